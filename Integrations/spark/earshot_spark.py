"""Audits of captures by Apache Spark: a DataFrame of paths or bytes in, one of results out.

Each task runs `earshot worker`. The program has to be on every machine, or to be sent along with
`--files`; `earshot_worker.py` and this file with `--py-files`. `Documentation/Scale.md` has more.

    from earshot_spark import answers, findings, screens

    captures = spark.read.format("binaryFile").load("s3a://builds/1204/*.xml")
    result = answers(captures, path="path", content="content").cache()
    findings(result).write.parquet("findings.parquet")
    screens(result).write.parquet("screens.parquet")
"""

import json

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import types as t

from earshot_worker import Worker, results_of


def _fields(*names, of):
    return [t.StructField(name, of(), True) for name in names]


#: A row a job: the exit status, why it has no result, and the documents of JSON as text.
ANSWERS = t.StructType([
    t.StructField("path", t.StringType(), True),
    t.StructField("status", t.IntegerType(), False),
    *_fields("error", "help", of=t.StringType),
    *_fields("line", "column", of=t.IntegerType),
    t.StructField("messages", t.ArrayType(t.StringType(), False), False),
    t.StructField("results", t.ArrayType(t.StringType(), False), False),
])

#: A row a screen that was audited.
SCREENS = t.StructType([
    *_fields("path", "format", "title", of=t.StringType),
    *_fields("number", "stops", "findings", "suppressed", of=t.IntegerType),
    *_fields("width", "height", of=t.DoubleType),
])

#: A row a finding.
FINDINGS = t.StructType([
    *_fields("path", "format", "title", of=t.StringType),
    t.StructField("screen", t.IntegerType(), True),
    *_fields("rule", "severity", "outcome", "confidence", "impact", "fingerprint", "element",
             "shape", "suppression", "what", "why", "advice", of=t.StringType),
    *_fields("line", "column", of=t.IntegerType),
    *_fields("x", "y", "width", "height", of=t.DoubleType),
    t.StructField("heard", t.ArrayType(t.StringType(), True), True),
    t.StructField("heardAfter", t.ArrayType(t.StringType(), True), True),
])


def answers(frame: DataFrame, path="path", content=None, **worker) -> DataFrame:
    """The answer of the program to each row, as the schema ANSWERS has it.

    path: the column of the paths, which every machine must be able to open unless there is a content.
    content: the column of the bytes; then the path is only a name, and may be missing.
    worker: what `earshot_worker.Worker` takes, such as options=["--language", "en"].
    """
    spark = SparkSession.builder.getOrCreate()
    columns = [name for name in (path, content) if name is not None]

    def job(row):
        if content is None:
            return row[path]
        name = row[path] if path is not None else None
        return (name, row[content]) if name else row[content]

    def answered(rows):
        with Worker(**worker) as running:
            for answer in running.answers(map(job, rows)):
                error = answer["error"] or {}
                yield (answer["path"], answer["status"], error.get("message"), error.get("help"),
                       error.get("line"), error.get("column"), answer["messages"],
                       results_of(answer["line"]))

    rows = frame.select(*columns).rdd.mapPartitions(answered)
    return spark.createDataFrame(rows, ANSWERS)


def _files(row):
    for text in row.results:
        document = json.loads(text)
        if document.get("kind") == "file":
            yield document


def _number(value):
    return None if value is None else float(value)


def screens(answered: DataFrame) -> DataFrame:
    """A row for each screen of the answers to `audit`, as the schema SCREENS has it."""
    def rows(row):
        for file in _files(row):
            for screen in file["screens"]:
                width, height = screen["size"] or (None, None)
                found = screen["findings"]
                hidden = sum(1 for f in found if f["suppression"])
                yield (file["path"], file["format"], screen["title"], screen["number"],
                       screen["stops"], len(found) - hidden, hidden, _number(width),
                       _number(height))

    spark = SparkSession.builder.getOrCreate()
    return spark.createDataFrame(answered.rdd.flatMap(rows), SCREENS)


def findings(answered: DataFrame) -> DataFrame:
    """A row for each finding in the answers to `audit`, as the schema FINDINGS has it."""
    def rows(row):
        for file in _files(row):
            for screen in file["screens"]:
                for found in screen["findings"]:
                    line, column = found["location"] or (None, None)
                    frame = [_number(side) for side in found["frame"] or [None] * 4]
                    heard = found["heard"] or {}
                    yield (file["path"], file["format"], screen["title"], screen["number"],
                           found["rule"], found["severity"], found["outcome"],
                           found["confidence"], found["impact"], found["fingerprint"],
                           found["element"], found["shape"],
                           (found["suppression"] or {}).get("kind"), found["what"], found["why"],
                           found["advice"], line, column, *frame, heard.get("now"),
                           heard.get("after"))

    spark = SparkSession.builder.getOrCreate()
    return spark.createDataFrame(answered.rdd.flatMap(rows), FINDINGS)
