import type { GenerateContractInput } from '#schema/generated/contract.ts';
import { contractTemplates } from '#db/content/contracts/index.ts';
import { ContractDocument, GenerateContractDocument } from './contracts.generated.ts';
import { formOf } from './contract-samples.ts';
import type { Caller } from './world.ts';

/** Contracts that are made of the first samples of their templates. */

type Input = Parameters<typeof inputOf>[1];

export function sampleForm(templateId: string) {
  const sample = contractTemplates.find(({ id }) => id === templateId)?.samples[0];
  if (!sample) throw new Error(`no sample of ${templateId}`);
  const { jurisdiction, values } = formOf(sample);
  return {
    jurisdiction,
    values: values.map(({ field, text, parties, rows }) => ({
      field,
      text: text ?? null,
      parties: parties ? [...parties] : null,
      rows: rows ? rows.map(({ cells }) => ({ cells: [...cells] })) : null,
    })),
  };
}

function inputOf(templateId: string, rest: Partial<GenerateContractInput> = {}) {
  return { templateId, ...sampleForm(templateId), ...rest };
}

/** The payload of a generation. */
export const generates = async (caller: Caller, templateId = 'arrendamiento', rest: Input = {}) =>
  (await caller.does(GenerateContractDocument, { input: inputOf(templateId, rest) })).generateContract;

/** A contract of the caller. */
export async function hasContract(caller: Caller, templateId = 'arrendamiento', rest: Input = {}) {
  const { contract, userErrors } = await generates(caller, templateId, rest);
  if (!contract) throw new Error(userErrors[0]?.message ?? 'not generated');
  return contract;
}

/** The contract with its versions; it must be there. */
export async function readsContract(caller: Caller, id: string) {
  const { contract } = await caller.does(ContractDocument, { id });
  if (!contract) throw new Error('no such contract');
  return contract;
}

/** The JSON of a body with a paragraph more at its end. */
export function bodyWith(body: string, text: string): string {
  const parsed = JSON.parse(body) as { type: 'doc'; content: unknown[] };
  const paragraph = {
    type: 'paragraph',
    attrs: { align: 'JUSTIFY', clauseId: null },
    content: [{ type: 'text', text }],
  };
  return JSON.stringify({ ...parsed, content: [...parsed.content, paragraph] });
}
