import type { StoredClause } from '#db/entities/contract.entity.ts';
import type { BodyClauseHeading, ContractBody } from '#schema/lib/contract-body.ts';

/** The clauses of a text that was edited: what was known of each is kept by its id. */

/** «DÉCIMA SEGUNDA. PENA CONVENCIONAL.» → number and heading. */
function headingOf(text: string): { number: string; heading: string } {
  const [, number = '', heading = ''] = /^\s*([^.]{1,60})\.[\s-]*(.*)$/su.exec(text) ?? [];
  const isNumber = number !== '' && number === number.toUpperCase();
  return isNumber
    ? { number: number.trim(), heading: heading.replace(/[.\s-]+$/, '').trim() }
    : { number: '', heading: text.replace(/[.\s-]+$/, '').trim() };
}

const textOf = ({ content = [] }: BodyClauseHeading): string =>
  content.map((node) => (node.type === 'text' ? node.text : ' ')).join('');

/**
 * @param drafted Ids of clauses that a model drafted for this contract.
 */
export function clausesOfEdited(
  body: ContractBody,
  known: readonly StoredClause[],
  drafted: ReadonlySet<string>,
): StoredClause[] {
  const byId = new Map(known.map((clause) => [clause.id, clause]));
  const seen = new Set<string>();
  const headings = body.content.filter((block) => block.type === 'clauseHeading');
  return headings.map((block, at) => {
    const { clauseId } = block.attrs;
    // A heading that was copied has the id of its original: it is a clause of its own.
    const id = clauseId && !seen.has(clauseId) ? clauseId : `extra_${at + 1}`;
    seen.add(id);
    const before = byId.get(id);
    return {
      id,
      ...headingOf(textOf(block)),
      basis: before?.basis ?? [],
      fields: before?.fields ?? [],
      isDrafted: (before?.isDrafted ?? false) || drafted.has(id),
    };
  });
}
