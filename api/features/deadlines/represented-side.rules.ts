import type { PartyRole, ProceduralSide } from '#schema/generated/contract.ts';
import { sideOfTerm } from '#db/content/deadlines/terms.ts';

/** Which side of a suit a case represents, as its parties say. */

export interface SidedParty {
  name: string;
  role: PartyRole;
  isOurs: boolean;
}

const sideOf = (role: PartyRole): ProceduralSide | null => (role === 'PLAINTIFF' || role === 'DEFENDANT' ? role : null);

const otherSide = (side: ProceduralSide): ProceduralSide => (side === 'PLAINTIFF' ? 'DEFENDANT' : 'PLAINTIFF');

/** The one side that they all are on; null: none, or both. */
const only = (sides: readonly (ProceduralSide | null)[]): ProceduralSide | null => {
  const found = new Set(sides.filter((side) => side !== null));
  return found.size === 1 ? ([...found][0] ?? null) : null;
};

/** Ours first, then the client by name, then the opposite of theirs. `isClient`: whether a name is the client's. */
export function representedSide(
  parties: readonly SidedParty[],
  isClient: (name: string) => boolean,
): ProceduralSide | null {
  const ours = parties.filter(({ isOurs }) => isOurs);
  const own =
    only(ours.map(({ role }) => sideOf(role))) ??
    only(parties.filter(({ name }) => isClient(name)).map(({ role }) => sideOf(role)));
  if (own) return own;
  const theirs = only(parties.filter(({ isOurs, name }) => !isOurs && !isClient(name)).map(({ role }) => sideOf(role)));
  return theirs && otherSide(theirs);
}

/** Whether the act of a term is that of the other side. */
export function isOfOtherSide(ruleId: string | null, represented: ProceduralSide | null): boolean {
  const side = sideOfTerm(ruleId);
  return side !== null && represented !== null && side !== represented;
}
