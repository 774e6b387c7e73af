import { readFileSync } from 'node:fs';
import { Kind, parse, print, type FragmentDefinitionNode } from 'graphql/index.js';

/** The operations of the web pages, from the safelist. */
const SENT = Object.values(
  JSON.parse(readFileSync('schema/generated/persisted-operations.json', 'utf8')) as Record<string, string>,
);

/** The month that is read; the seed creates its events. */
const MONTH = { from: '2027-03-01', to: '2027-03-31' };
const CARDS_OF_PANEL = 25;

export interface Operation {
  name: string;
  query: string;
  variables: (account: { caseId: string }) => Record<string, unknown>;
}

function sent(name: string): string {
  const text = SENT.find((each) => new RegExp(`^query ${name}\\b`).test(each));
  if (!text) throw new Error(`The pages send no «${name}».`);
  return text;
}

/** The fragments of the given operations, each once. */
function fragmentsOf(...names: string[]): string {
  const found = new Map<string, FragmentDefinitionNode>();
  for (const { definitions } of names.map((name) => parse(sent(name))))
    for (const definition of definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) found.set(definition.name.value, definition);
  return [...found.values()].map((definition) => print(definition)).join('\n');
}

/** The selection of `query Me`. */
const ME = /\{([\s\S]*)\}/.exec(sent('Me'))?.[1] ?? '';

/** All data of the first page after login, in one operation, as a partner might send it. */
const HOME = `query Home {
  ${ME}
  usage {
    chatMessages { used limit percentage resetsAt __typename }
    documentsAnalyzed { used limit percentage resetsAt __typename }
    quantumAnalyses { used limit percentage resetsAt __typename }
    __typename
  }
  cases(first: 20) {
    nodes { ...CaseRowFields }
    pageInfo { hasNextPage endCursor __typename }
    totalCount
    __typename
  }
  deadlines(filter: { isCompleted: false }, first: 50) {
    nodes { ...DeadlineCardFields }
    pageInfo { hasNextPage endCursor __typename }
    totalCount
    __typename
  }
  chatThreads(first: 20) {
    nodes { ...ChatThreadFields }
    pageInfo { hasNextPage endCursor __typename }
    totalCount
    __typename
  }
}
${fragmentsOf('CaseList', 'DeadlineList', 'ChatThreads')}`;

export const OPERATIONS: Operation[] = [
  { name: 'home', query: HOME, variables: () => ({}) },
  { name: 'case page', query: sent('CaseFile'), variables: ({ caseId }) => ({ id: caseId }) },
  { name: 'month', query: sent('CalendarRange'), variables: () => MONTH },
  { name: 'deadline panel', query: sent('DeadlinePanel'), variables: () => ({ first: CARDS_OF_PANEL }) },
];
