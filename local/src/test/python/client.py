"""Calls every operation through a generated client: client.py ADDRESS DESCRIPTION, beside openapi_client."""
import inspect
import json
import re
import sys

import openapi_client
from openapi_client.exceptions import NotFoundException

address, description = sys.argv[1:]
document = json.load(open(description, encoding="utf-8"))
client = openapi_client.ApiClient(openapi_client.Configuration(host=address))


def snake(name):
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def resolved(node):
    if "$ref" in node:
        return document["components"]["parameters"][node["$ref"].split("/")[-1]]
    return node


def operations():
    """Every method of every class of operations, by name."""
    for name, value in inspect.getmembers(openapi_client, inspect.isclass):
        if name.endswith("Api"):
            yield from inspect.getmembers(value(client), inspect.ismethod)


def arguments(item):
    """The examples of the required parameters; of several identifiers the first."""
    parameters = [resolved(it) for it in item["parameters"]]
    asked = [it for it in parameters if it.get("required") or it["name"] in ("doi", "q")]
    return {snake(it["name"]): it["example"] for it in asked}


def missing(sent, read, at):
    """The members that an answer has and the client lacks."""
    if isinstance(sent, dict) and isinstance(read, dict):
        for name, value in sent.items():
            if name not in read:
                yield f"{at}.{name}"
            else:
                yield from missing(value, read[name], f"{at}.{name}")
    elif isinstance(sent, list) and isinstance(read, list):
        for value, other in zip(sent, read, strict=True):
            yield from missing(value, other, at)


methods = dict(operations())
failures = []
for path, item in document["paths"].items():
    for method in ("get", "head"):
        name = item[method]["operationId"]
        try:
            answer = methods[snake(name) + "_with_http_info"](**arguments(item))
            if method == "head":
                lost = [] if answer.data is None else ["content"]
            elif isinstance(answer.data, (str, bytes, bytearray)):
                lost = [] if answer.data else ["content"]
            else:
                lost = list(missing(json.loads(answer.raw_data), json.loads(answer.data.to_json()), ""))
            if lost:
                failures.append(f"{name} lacks {lost}")
            print(name)
        except Exception as problem:  # each operation is reported
            failures.append(f"{name}: {type(problem).__name__}: {problem}")

try:
    openapi_client.PapersApi(client).get_paper("no-such-paper")
    failures.append("an unknown paper was found")
except NotFoundException as problem:
    if problem.data.code != "paper-not-found":
        failures.append(f"the problem is {problem.data}")

if failures:
    sys.exit("\n".join(failures))
