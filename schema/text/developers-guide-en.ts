import type { GuidePage } from './developers-guide.ts';

/** The guide of partners in English. The same pages as in Spanish, in the same order; a test compares. */

const FENCE = '```';

export const guidePagesEn: readonly GuidePage[] = [
  {
    slug: '',
    title: 'Foja for developers',
    description: 'Connect your system with the cases, deadlines, hours, contracts and legal research of Foja.',
    body: `
One GraphQL address, \`{{address}}/graphql\`, opens everything you see in Foja. There are REST routes for what is asked most, a WebSocket for what happens live, and webhooks when Foja is to call your system.

## Start in three steps

1. **Make a key.** In [Settings](/dashboard?tab=settings&part=integrations), «Llaves de API», choose its scopes. It is shown once.
2. **Ask who you are.** If the key works, this answers with your name:

${FENCE}sh
{{example:curl}}
${FENCE}

3. **Explore.** The [explorer](/developers/explorer) completes operations as you write them, and shows the reply, its cost and what is left of your hour.

## What next

- [Authentication and scopes](/developers/en/authentication): what a key opens.
- [Operations](/developers/en/operations): pages, errors, repeating without doubling, kept operations.
- [Limits and costs](/developers/en/limits): how much you may ask for, and how to know before.
- [Reference](/developers/en/reference): {{count.queries}} queries, {{count.mutations}} mutations and {{count.subscriptions}} subscriptions, with every field.

The whole contract is at [/schema.graphql](/schema.graphql), for your code generator.
`,
  },
  {
    slug: 'authentication',
    title: 'Authentication and scopes',
    description: 'How an API key travels, what it opens, and what it can never do.',
    body: `
A key begins with \`tk_\` and travels in the \`Authorization\` header of each request, over GraphQL, REST and when the WebSocket is opened:

${FENCE}http
Authorization: Bearer tk_…
${FENCE}

- Foja keeps its hash (SHA-256) only. If it is lost, make another or rotate it.
- It may have an end, addresses that it may come from, and a number of requests in an hour.
- Once revoked it stops within five seconds, and its WebSockets are closed.
- Keys are part of the plans Professional, Enterprise and Custom; elsewhere the answer is \`PREMIUM_REQUIRED\`.

Never put a key on a web page or into an app: whoever reads it acts as you.

## Scopes

A key does what its scopes say and nothing else. Without the scope the answer is \`FORBIDDEN\`, and \`requiredPermission\` says which one is missing. Every key reads \`me\` and \`health\`.

{{scopes}}

A key never changes passwords, sessions, payments or other keys.
`,
  },
  {
    slug: 'operations',
    title: 'Operations',
    description: 'GraphQL over HTTP and WebSocket: pages, errors, repeating without doubling, kept operations.',
    body: `
Send \`POST {{address}}/graphql\` with \`Content-Type: application/json\` and a body \`{ "query", "variables", "operationName" }\`. Subscriptions use a WebSocket at the same address with the protocol \`graphql-transport-ws\`; the key travels in \`connection_init\` as \`{ "authorization": "Bearer tk_…" }\`.

## Pages

Every list that can grow is a connection. Ask for \`first\` (20 when absent, 100 at most) and go on with \`after\`:

${FENCE}graphql
query Cases($after: String) {
  cases(first: 50, after: $after) {
    nodes { id title status }
    pageInfo { hasNextPage endCursor }
  }
}
${FENCE}

## When something is not done

- **It did not run** (no session, no scope, no quota, an invalid operation): in \`errors\`, with \`extensions.code\` and \`extensions.requestId\`.
- **It ran and said no** (a value is not valid, the case is archived): in \`userErrors\` of the mutation, with \`code\`, \`field\` and a message in Spanish that may be shown. Nothing was stored.

The codes are in [Errors](/developers/en/errors).

## Repeating without doubling

Send \`Idempotency-Key\` with a value of yours (1 to 128 visible ASCII characters) with each mutation and each REST route that writes. A request that is repeated within 24 hours with the same key does not run again: the first answer comes with \`Idempotent-Replayed: true\`. The same key with other data is refused with \`CONFLICT\`.

## Kept operations

To send a hash instead of the text (*automatic persisted queries*, known by Apollo Client, urql and Relay):

1. Send \`"extensions": { "persistedQuery": { "version": 1, "sha256Hash": "…" } }\` alone.
2. When the answer is \`PersistedQueryNotFound\`, send \`query\` with it once. It is kept when it is valid and within the limits.
3. From then on the hash is enough.

A kept operation holds no data and no rights: everybody gets their own. The server may forget it; step 2 keeps it again.

## Registered operations

For an address that stays, register the query once with [\`registerOperation\`](/developers/en/reference/Mutation.registerOperation) (scope \`operation:write\`) and run it with GET, by its id or by the SHA-256 of its text:

${FENCE}sh
curl -sS -G -H "Authorization: Bearer $FOJA_KEY" "$FOJA_URL/api/operations/opn_…" --data-urlencode 'variables={"first":10}'
${FENCE}

- The answer is \`{ "success": true, "data": … }\` in the names of your query; a failure is that of REST, with its status.
- It has an \`ETag\`: send it in \`If-None-Match\` and get 304 while nothing changes. With \`maxAgeSeconds\` (3600 at most) your client may use it again without asking. Shared caches never keep it.
- It reads what the scopes of the calling key allow, costs what it costs on \`/graphql\`, and counts in the hour of the key.
- Queries only: 200 for an account, 20,000 characters each. [\`registeredOperations\`](/developers/en/reference/Query.registeredOperations) lists them, [\`deleteOperation\`](/developers/en/reference/Mutation.deleteOperation) deletes them. The same text again gives the same operation.

## Ids, days and instants

Ids are text with a prefix (\`case_…\`, \`dl_…\`), the same in GraphQL, REST and addresses. \`DateTime\` is an instant in UTC; \`Date\` is a legal day without an hour. Money is whole centavos with a currency.

## The contract for your tools

- [/schema.graphql](/schema.graphql) is the contract that this server serves, with its day, its SHA-256 and an \`ETag\`.
- Introspection answers API keys. It costs {{limits.introspectionCost}} points.
`,
  },
  {
    slug: 'errors',
    title: 'Errors',
    description: 'Every code, its HTTP status and what to do.',
    body: `
The code is the same over GraphQL (\`extensions.code\` and \`userErrors.code\`) and REST (\`code\`, beside \`error\` with the message). The message is in Spanish and may be shown. Quote \`requestId\` (\`request_id\` over REST) when you write to us.

{{errors}}

With \`Accept: application/json\` a refused GraphQL operation answers 200 with \`errors\`; with \`application/graphql-response+json\` the status of the table. \`RATE_LIMITED\` and \`UNAVAILABLE\` always have theirs, and \`Retry-After\` in seconds.
`,
  },
  {
    slug: 'limits',
    title: 'Limits and costs',
    description: 'What an operation costs, what may be spent in a minute, and what is left.',
    body: `
## What is left, in each reply

Each reply to a key says in \`extensions\` what it cost and what is left:

${FENCE}json
{
  "data": { "me": { "id": "usr_…" } },
  "extensions": {
    "cost": 1,
    "rateLimit": {
      "requests": { "limit": 1000, "remaining": 994, "resetSeconds": 2710 },
      "points": { "limit": {{points.user}}, "remaining": 19876, "resetSeconds": 41 }
    }
  }
}
${FENCE}

- **requests**: of the key in the hour, also in the headers \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`. The limits are {{hourly}}.
- **points**: {{points.user}} in a minute for the whole account.

Beyond them the answer is \`RATE_LIMITED\` (429) with \`Retry-After\`.

## How it is counted

An object costs 1 point, a plain field nothing, and a list costs 1 plus what each row costs for the rows that \`first\` asks for. So \`first: 10\` costs a tenth of \`first: 100\`. Fields with another cost say so in the [reference](/developers/en/reference).

## Limits of an operation

{{limits}}

What is beyond them is refused with \`BAD_REQUEST\` before it runs.
`,
  },
  {
    slug: 'export',
    title: 'Bulk export',
    description: 'All your cases, deadlines, hours and contracts, one row a line.',
    body: `
Four routes give everything of the account as NDJSON (one JSON object a line), a hundred at a time:

{{exports}}

Each page has the address of the next in \`Link: <…>; rel="next"\`; the last one has none. You may stop and go on later with the same address.

${FENCE}sh
next="/api/export/cases"
while [ -n "$next" ]; do
  curl -sS -D headers.txt -H "Authorization: Bearer $FOJA_KEY" "$FOJA_URL$next" >> cases.ndjson
  next=$(sed -n 's/^[Ll]ink: <\\([^>]*\\)>; rel="next".*/\\1/p' headers.txt)
done
${FENCE}

A page counts as one request of the key, and needs the scope that reads what it exports.
`,
  },
  {
    slug: 'sandbox',
    title: 'Sandbox',
    description: 'An account of example data for your programs: nothing is charged, nothing reaches other people.',
    body: `
A **sandbox key** opens an account of its own that belongs to yours and begins with an example case: its note, its computed deadline and its hearing. It is the product itself on example data, so it answers as your account does.

## Make the key

In Settings, tick «Llave de pruebas» when you make a key. Over the API, with your session:

${FENCE}graphql
mutation Key($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    secret
    userErrors { code field message }
  }
}
${FENCE}

${FENCE}json
{ "input": { "name": "Sandbox", "scopes": ["case:read", "case:write"], "isSandbox": true } }
${FENCE}

## What differs

- **Nothing is charged**: what is used does not count in your plan.
- **Nothing reaches anybody**: no invitations, no mails, no published calendars, even with the scope. Such operations answer \`FORBIDDEN\`.
- **It does not see your account**: your cases do not exist for it, nor its cases for you.

## Begin anew

${FENCE}graphql
mutation { resetSandbox { caseId userErrors { code message } } }
${FENCE}

It deletes everything of the sandbox and fills it again. Keys go on working; earlier ids do not exist any more.
`,
  },
  {
    slug: 'webhooks',
    title: 'Webhooks',
    description: 'Foja calls your system when something changes: events, signature and retries.',
    body: `
Make endpoints in Settings, «Integraciones», and choose their events. Foja sends a \`POST\` with a body \`{ "id", "type", "version", "timestamp", "data" }\`. Answer with a status 2xx within five seconds; otherwise it is tried again, with longer and longer pauses. An event may arrive more than once: its \`id\` is always the same.

## Check the signature

Each request has \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`, as [Standard Webhooks](https://www.standardwebhooks.com) says. Use its library for your language with the secret that you saw when you made the endpoint, over the body as it came, and refuse what does not match.

## Events

{{webhooks}}
`,
  },
  {
    slug: 'examples',
    title: 'Examples',
    description: 'The same program in curl, TypeScript and Python. The tests of Foja run them.',
    body: `
All three read the address from \`FOJA_URL\` and the key from \`FOJA_KEY\`, and list your cases.

## curl

${FENCE}sh
{{example:curlCases}}
${FENCE}

## TypeScript

With the package \`graphql-request\` and the types that your generator makes of [/schema.graphql](/schema.graphql).

${FENCE}ts
{{example:typescript}}
${FENCE}

## Python

Nothing to install: the standard library only.

${FENCE}python
{{example:python}}
${FENCE}
`,
  },
  {
    slug: 'changes',
    title: 'Changes and deprecations',
    description: 'What changed in the contract, what will go, and how long before you are told.',
    body: `
## How something goes

Nothing goes from one day to the next. What will go:

1. Is marked with \`@deprecated\` in the contract, with its replacement and the day on which it goes, at least six months later.
2. From that day on, each reply to an operation that uses it says so in \`extensions.deprecations\` and in the headers \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594).
3. Goes on the day that was announced, and is noted here.

New fields, types and enum values break nothing: your program has to accept values that it does not know.

{{deprecations}}

## What changed

{{changelog}}
`,
  },
];
