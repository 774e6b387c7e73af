import { foldText } from '#schema/lib/fold-text.ts';

/**
 * Employers use the same words about their workers as workers about themselves, so the role model takes employers for
 * workers. These patterns correct it. Matched against folded text.
 */
const STAFF =
  '(?:emplead[oa]s?|trabajador(?:a|es|as)?|chalan(?:es)?|ayudantes?|obrer[oa]s?|meser[oa]s?|vendedor(?:a|es|as)?|chofer(?:es)?|cociner[oa]s?|cajer[oa]s?|velador(?:es)?|recepcionistas?|secretarias?|muchach[oa]s?|gerentes?|personal)';
const EMPLOYER = new RegExp(
  `\\b(?:(?:mi|mis|nuestr[oa]s?|un[oa] de (?:mis|nuestr[oa]s)) ${STAFF}|contrat(?:e|amos|aremos) (?:a |un |una )|(?:voy|vamos|quiero|queremos) a? ?(?:despedir|contratar)|soy (?:el |la )?(?:patron|patrona|duen[oa]|empleador|empleadora|empresari[oa])|(?:tengo|tenemos) (?:un |una |\\d+ |dos |tres |cuatro |cinco |seis |varios |varias )${STAFF})\\b`,
);
const SHIFTED = 0.75;

/** How likely each role is, with what speaks for an employer taken from the worker. */
export function withEmployer<T extends Record<string, number>>(roles: T, asked: string): T {
  if (!EMPLOYER.test(foldText(asked))) return roles;
  const moved = SHIFTED * (roles.trabajador ?? 0);
  return { ...roles, trabajador: (roles.trabajador ?? 0) - moved, patrón: (roles.patrón ?? 0) + moved };
}
