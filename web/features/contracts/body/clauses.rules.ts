import type { BodyBlock, ContractBody } from '#schema/lib/contract-body.ts';
import type { ClauseFieldsFragment } from './body.generated.ts';

/** Blocks of the document that stand together: those of one clause, or what is between clauses. */
export interface BodyPart {
  /** The first block; identifies the part. */
  at: number;
  clauseId: string | null;
  blocks: BodyBlock[];
}

/** The document of JSON text; `null` when it is none. */
export function readBody(written: string): ContractBody | null {
  try {
    const body = JSON.parse(written) as Partial<ContractBody> | null;
    return body?.type === 'doc' && Array.isArray(body.content) ? (body as ContractBody) : null;
  } catch {
    return null;
  }
}

const ENDS_CLAUSE: readonly BodyBlock['type'][] = ['title', 'heading', 'signatures'];

/** Cuts a document into its clauses: a clause reaches from its heading to the next one, to a heading, or to the signatures. */
export function partsOf(body: ContractBody): BodyPart[] {
  const parts: BodyPart[] = [];
  let current: string | null = null;
  body.content.forEach((block, at) => {
    const own = block.type === 'clauseHeading' || block.type === 'paragraph' ? block.attrs.clauseId : undefined;
    const isHeading = block.type === 'clauseHeading';
    if (isHeading) current = block.attrs.clauseId;
    else if (ENDS_CLAUSE.includes(block.type)) current = null;
    else if (own) current = own;
    const last = parts.at(-1);
    if (last && !isHeading && last.clauseId === current) last.blocks.push(block);
    else parts.push({ at, clauseId: current, blocks: [block] });
  });
  return parts;
}

/** The clause whose text uses a field. */
export const clauseOfField = (
  clauses: readonly ClauseFieldsFragment[],
  field: string | null,
): ClauseFieldsFragment | undefined => (field ? clauses.find(({ fields }) => fields.includes(field)) : undefined);

/** Whether there is anything to read in it. */
export function hasText({ content }: ContractBody): boolean {
  const holds = (node: unknown): boolean => {
    const { type, text, content: inside } = node as { type: string; text?: string; content?: unknown[] };
    return type === 'signatures' || (text ?? '').trim() !== '' || (inside ?? []).some(holds);
  };
  return content.some(holds);
}
