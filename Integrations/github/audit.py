#!/usr/bin/env python3
"""Audits the screens of a checkout as a step of GitHub Actions.

Findings are annotations at their lines, a summary of the step, a SARIF file and, on a pull request,
one comment that is kept up to date. On a pull request only what it adds counts, unless
EARSHOT_COMPARE is "false" or the arguments name a baseline: the commit that it goes to is audited
first, as a baseline. With a baseline all that it does not hold fails, unless the arguments say what
does.

Reads what a runner sets (GITHUB_EVENT_PATH, GITHUB_STEP_SUMMARY, ...) and the inputs of action.yml
(EARSHOT_PATHS, EARSHOT_ARGUMENTS, EARSHOT_COMPARE, EARSHOT_COMMENT). The status is that of the audit.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

MARKER = "<!-- earshot -->"
# GitHub refuses longer comments; a summary may be longer, but nobody reads it.
LONGEST = 65_536
# The options that want a baseline, which the base itself has none of.
OF_A_BASELINE = ["--fail-on-new", "--fail-on-stale", "--ratchet"]
EMPTY_BASELINE = {"earshot-baseline": 1, "entries": []}


def is_on(name):
    return os.environ.get(name, "true").strip().lower() == "true"


def words(name):
    """The words of an input, as a shell takes them apart: one with a space is quoted."""
    try:
        return shlex.split(os.environ.get(name, ""))
    except ValueError as error:
        tell("error", f"the input {name.removeprefix('EARSHOT_').lower()} has no end: {error}")
        sys.exit(2)


def has(arguments, option):
    return any(word == option or word.startswith(option + "=") for word in arguments)


def event():
    path = os.environ.get("GITHUB_EVENT_PATH")
    if not path or not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def tell(level, message):
    """Shows a message of this step in the log of the run."""
    escaped = message.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    print(f"::{level} title=Earshot::{escaped}", flush=True)


def baseline_of(commit, paths, arguments, folder):
    """Audits a commit as a baseline; its path, or None when that is not possible."""
    arguments = [word for word in arguments if word not in OF_A_BASELINE]

    def git(*command):
        return subprocess.run(["git", *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                              text=True)

    if git("cat-file", "-e", commit + "^{commit}").returncode != 0:
        git("fetch", "--quiet", "--depth=1", "origin", commit)
    checkout = os.path.join(folder, "base")
    added = git("worktree", "add", "--quiet", "--detach", checkout, commit)
    if added.returncode != 0:
        tell("warning", f"the base of the pull request cannot be checked out, so all findings "
             f"count: {added.stderr.strip()}")
        return None
    try:
        # What the pull request adds is not there yet.
        there = [path for path in paths if os.path.exists(os.path.join(checkout, path))]
        written = os.path.join(checkout, ".earshot-base.json")
        if not there:
            with open(written, "w", encoding="utf-8") as file:
                json.dump(EMPTY_BASELINE, file)
        else:
            subprocess.run(["earshot", "audit", *there, *arguments, "--fail-on", "never", "--quiet",
                            "--write-baseline", written], cwd=checkout,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if not os.path.exists(written):
            tell("warning", "an input of the base cannot be read, so all findings count")
            return None
        # Entries name files as seen from the folder of the baseline.
        return shutil.copy(written, ".earshot-base.json")
    finally:
        git("worktree", "remove", "--force", checkout)


def audit(paths, arguments, baseline, folder):
    """Runs the audit; its status and the Markdown of what it found."""
    markdown = os.path.join(folder, "earshot.md")
    sarif = os.path.join(os.environ.get("RUNNER_TEMP", folder), "earshot.sarif")
    command = ["earshot", "audit", *paths, *arguments,
               "--format", "github", "--output", "-",
               "--format", "markdown", "--output", markdown,
               "--format", "sarif", "--output", sarif]
    if baseline:
        command += ["--baseline", baseline]
    # A warning that is added is as new as an error.
    if (baseline or has(arguments, "--baseline")) and not has(arguments, "--fail-on"):
        command += [] if "--fail-on-new" in arguments else ["--fail-on-new"]
    status = subprocess.run(command).returncode
    text = ""
    if os.path.exists(markdown):
        with open(markdown, encoding="utf-8") as file:
            text = file.read()
    return status, text, sarif if os.path.exists(sarif) else ""


def append(name, text):
    path = os.environ.get(name)
    if path:
        with open(path, "a", encoding="utf-8") as file:
            file.write(text)


def request(method, path, body=None):
    """Asks GitHub's API; the answer as JSON."""
    url = os.environ.get("GITHUB_API_URL", "https://api.github.com") + path
    asked = urllib.request.Request(url, method=method, data=body and json.dumps(body).encode())
    asked.add_header("Authorization", "Bearer " + os.environ["GITHUB_TOKEN"])
    asked.add_header("Accept", "application/vnd.github+json")
    asked.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(asked, timeout=30) as answer:
        return json.loads(answer.read() or b"null")


def own_comment(repository, number):
    """The comment of an earlier run; None when there is none."""
    for page in range(1, 31):
        path = f"/repos/{repository}/issues/{number}/comments?per_page=100&page={page}"
        comments = request("GET", path)
        for comment in comments:
            if comment["body"].startswith(MARKER):
                return comment
        if len(comments) < 100:
            return None
    return None


def shortened(text):
    """A text that GitHub accepts as a comment."""
    end = "\n\n*The rest stands in the summary of the run.*\n"
    if len(text) <= LONGEST:
        return text
    kept = text[: LONGEST - len(end)]
    return kept[: kept.rfind("\n")] + end


def comment(number, text, isClean):
    """Writes or updates the comment; one that would say nothing is not begun."""
    repository = os.environ["GITHUB_REPOSITORY"]
    body = {"body": shortened(f"{MARKER}\n{text}")}
    try:
        earlier = own_comment(repository, number)
        if earlier:
            request("PATCH", f"/repos/{repository}/issues/comments/{earlier['id']}", body)
        elif not isClean:
            request("POST", f"/repos/{repository}/issues/{number}/comments", body)
    except urllib.error.HTTPError as error:
        # The token of a pull request from a fork may only read.
        tell("notice", f"no comment, GitHub answers {error.code}: the job needs the permission "
             "'pull-requests: write', which pull requests from forks do not have")
    except (urllib.error.URLError, TimeoutError) as error:
        tell("warning", f"no comment, GitHub does not answer: {error}")


def main():
    paths = words("EARSHOT_PATHS") or ["."]
    arguments = words("EARSHOT_ARGUMENTS")
    pull = event().get("pull_request")
    baseline = None
    with tempfile.TemporaryDirectory() as folder:
        if pull and is_on("EARSHOT_COMPARE") and not has(arguments, "--baseline"):
            baseline = baseline_of(pull["base"]["sha"], paths, arguments, folder)
        try:
            status, text, sarif = audit(paths, arguments, baseline, folder)
        finally:
            if baseline:
                os.remove(baseline)
    title = "## Earshot: what this pull request adds" if baseline else "## Earshot"
    text = f"{title}\n\n{text}" if text else f"{title}\n\nNothing was audited; the log says why.\n"
    append("GITHUB_STEP_SUMMARY", shortened(text))
    append("GITHUB_OUTPUT", f"status={status}\nsarif={sarif}\n")
    if pull and is_on("EARSHOT_COMMENT") and os.environ.get("GITHUB_TOKEN"):
        comment(pull["number"], text, isClean=status == 0)
    sys.exit(status)


main()
