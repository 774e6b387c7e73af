import type { CreateCaseInput } from '#schema/generated/contract.ts';
import {
  CaseHistoryDocument,
  CasesDocument,
  CreateCaseDocument,
  OneCaseDocument,
  type CasesQueryVariables,
} from '#tests/support/cases.generated.ts';
import type { Caller } from '../../support/world.ts';

export type Given = Partial<CreateCaseInput>;

/** What the operation answered, with what it said no to. */
export const tries = async (caller: Caller, given: Given = {}) =>
  (
    await caller.does(CreateCaseDocument, {
      input: { title: 'Amparo indirecto', client: 'Constructora del Norte', area: 'CONSTITUTIONAL', ...given },
    })
  ).createCase;

export async function opens(caller: Caller, given: Given = {}) {
  const { case: legalCase, userErrors } = await tries(caller, given);
  if (!legalCase) throw new Error(userErrors[0]?.message);
  return legalCase;
}

export const sees = async (caller: Caller, id: string) => (await caller.does(OneCaseDocument, { id })).case;
export const history = async (caller: Caller, id: string) =>
  (await caller.does(CaseHistoryDocument, { id, first: 50 })).case;
export const sentences = async (caller: Caller, id: string) =>
  ((await history(caller, id))?.timeline.nodes ?? []).map(({ text }) => text);
type ListVariables = { filter?: Record<string, unknown>; sort?: string; first?: number; after?: string | null };
export const listOf = async (caller: Caller, variables: ListVariables) =>
  (await caller.does(CasesDocument, variables as CasesQueryVariables)).cases;
export const titles = async (caller: Caller, variables: ListVariables = {}) =>
  (await listOf(caller, variables)).nodes.map(({ title }) => title);
