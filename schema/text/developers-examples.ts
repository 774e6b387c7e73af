/** Programs of the guide. A test runs each of them against a server, so they are whole. */
export const developerExamples = {
  curl: `curl -sS "$FOJA_URL/graphql" \\
  -H "Authorization: Bearer $FOJA_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ me { id name plan } }"}'`,
  curlCases: `curl -sS "$FOJA_URL/graphql" \\
  -H "Authorization: Bearer $FOJA_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"query Cases($first: Int) { cases(first: $first) { nodes { id title status } } }","variables":{"first":10}}'`,
  typescript: `import { GraphQLClient } from 'graphql-request';
import { CasesDocument, type CasesQuery } from './operations.generated.ts';

const client = new GraphQLClient(\`\${process.env['FOJA_URL']}/graphql\`, {
  headers: { authorization: \`Bearer \${process.env['FOJA_KEY']}\` },
});

let after: string | null = null;
do {
  const { cases }: CasesQuery = await client.request(CasesDocument, { after });
  for (const { title, status } of cases.nodes) console.log(status, title);
  after = cases.pageInfo.hasNextPage ? (cases.pageInfo.endCursor ?? null) : null;
} while (after);`,
  operations: `query Cases($after: String) {
  cases(first: 50, after: $after) {
    nodes { id title status }
    pageInfo { hasNextPage endCursor }
  }
}`,
  python: `import json
import os
import urllib.request

QUERY = """
query Cases($after: String) {
  cases(first: 50, after: $after) {
    nodes { id title status }
    pageInfo { hasNextPage endCursor }
  }
}
"""


def ask(query, variables):
    request = urllib.request.Request(
        os.environ["FOJA_URL"] + "/graphql",
        data=json.dumps({"query": query, "variables": variables}).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["FOJA_KEY"],
            "Content-Type": "application/json",
        },
    )
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
    if answer.get("errors"):
        raise RuntimeError(answer["errors"][0]["message"])
    return answer["data"]


after = None
while True:
    page = ask(QUERY, {"after": after})["cases"]
    for case in page["nodes"]:
        print(case["status"], case["title"])
    if not page["pageInfo"]["hasNextPage"]:
        break
    after = page["pageInfo"]["endCursor"]`,
} as const;
