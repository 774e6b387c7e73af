import { readFileSync } from 'node:fs';
import { Kind, parse, print, type FragmentDefinitionNode } from 'graphql/index.js';

/** What the pages send, as they send it: the texts of the safelist. */
const SENT = Object.values(
  JSON.parse(readFileSync('schema/generated/persisted-operations.json', 'utf8')) as Record<string, string>,
);

/** The day whose month is read; the seed lays its events around it. */
export const MONTH = { from: '2027-03-01', to: '2027-03-31' };
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

/** Fragments that those operations bring, each once. */
function fragmentsOf(...names: string[]): string {
  const found = new Map<string, FragmentDefinitionNode>();
  for (const { definitions } of names.map((name) => parse(sent(name))))
    for (const definition of definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) found.set(definition.name.value, definition);
  return [...found.values()].map((definition) => print(definition)).join('\n');
}

/** What `query Me` selects. */
const ME = /\{([\s\S]*)\}/.exec(sent('Me'))?.[1] ?? '';

/** All that the first page after signing in shows, in one operation as a partner would send it. */
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
