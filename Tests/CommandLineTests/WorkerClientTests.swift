import Foundation
import TestSupport
import Testing

/// `Integrations/python/earshot_worker.py`, the client of `earshot worker`.
@Suite(.enabled(if: NativeProgram.isExpected("python3"), "needs the package python3"))
struct WorkerClientTests {
  /// A line that is too long is answered without the number of its job: the others keep theirs.
  @Test func aJobThatIsTooLongIsAnErrorAndNoOtherIs() throws {
    let scratch = try Scratch([
      "worker": "#!/bin/sh\nexec earshot \"$@\" --line-limit 1\n",
      "jobs.py": """
      import sys
      from earshot_worker import Worker

      menu = "Fixtures/Captures/page-source/menu-before.xml"
      large = {"id": "large", "path": "large.xml", "text": "x" * 2_000_000}
      with Worker(program=sys.argv[1], options=["--quiet"]) as worker:
          for answer in worker.answers([menu, large, menu]):
              print(answer["id"], answer["error"] is None, '"id":"large"' in answer["line"])
      """,
    ])
    defer { scratch.remove() }
    let heard = try Program.shell(
      """
      chmod +x '\(scratch.path("worker"))'
      PYTHONPATH=Integrations/python PYTHONDONTWRITEBYTECODE=1 \
        timeout 100 python3 '\(scratch.path("jobs.py"))' '\(scratch.path("worker"))'
      """)
    #expect(heard == "None True False\nlarge False True\nNone True False\n")
  }
}
