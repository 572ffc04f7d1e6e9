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

  /// The results of an answer are read when they are asked for, also in another process.
  @Test func anAnswerIsAMappingWhoseResultsAreReadLate() throws {
    let scratch = try Scratch([
      "jobs.py": """
      import json, pickle, sys
      from earshot_worker import Answer, Worker, results_of

      menu = "Fixtures/Captures/page-source/menu-before.xml"
      with Worker(program=sys.argv[1], options=["--quiet"]) as worker:
          answer, gone = worker.answers([{"id": "a,\\"results\\":[", "path": menu}, "gone.xml"])
      sent = pickle.loads(pickle.dumps(answer))
      whole = json.loads(answer["line"])
      print(sent == answer, dict(answer) == {**whole, "line": answer["line"]}, list(sent) == list(whole) + ["line"])
      print([json.loads(text) for text in results_of(answer["line"])] == sent["results"] != [])
      print(answer["id"], gone["status"], len(gone["results"]), gone["error"]["message"], gone.get("none"))
      """
    ])
    defer { scratch.remove() }
    let heard = try Program.shell(
      """
      PYTHONPATH=Integrations/python PYTHONDONTWRITEBYTECODE=1 \
        timeout 100 python3 '\(scratch.path("jobs.py"))' "$(command -v earshot)"
      """)
    #expect(
      heard == """
        True True True
        True
        a,"results":[ 3 1 there is no such file or folder None

        """)
  }
}
