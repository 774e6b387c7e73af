import { separateWords } from '#db/content/separate-words.ts';
import { isIrregular, stemOf } from '#db/search/terms.rules.ts';

/**
 * Whether a word of a text is a form of a word that was asked. The index compares stems, which cut more than the ending
 * of a form: «probidad» has the stem of «prueba», «partida» that of «parte». Words are folded.
 */

const pluralsOf = (word: string): string[] => [
  `${word}s`,
  `${word}es`,
  ...(word.endsWith('z') ? [`${word.slice(0, -1)}ces`] : []),
];

/** Each word of a group, in singular and plural, with the group. */
const groupOf = new Map(
  separateWords.flatMap((group) => group.flatMap((word) => [word, ...pluralsOf(word)].map((form) => [form, group]))),
);

const isPlural = (one: string, many: string): boolean => pluralsOf(one).includes(many);

const singularOf = (word: string): string => word.replace(/ces$/, 'z').replace(/(?<=or|[lnd])es$|s$/, '');

/** Adjectives, participles and persons; in other nouns the last vowel makes another word («carga», «cargo»). */
const WITH_GENDER = /^.{2,}(?:[ai]d|ari|tori|iv|os|ic|im|ern|an|er|vist|crit|uelt)[oa]$/;

const withoutGender = (singular: string): string =>
  singular.length > 4 && singular.endsWith('ora')
    ? singular.slice(0, -1)
    : WITH_GENDER.test(singular)
      ? singular.slice(0, -1)
      : singular;

/** Nouns and adjectives that are made of a verb or a noun and have a meaning of their own. */
const DERIVED = /(?:[dts]ora?|dad|tori[oa]|[ai]tiv[oa]|ari[oa]|[ae]ncia|[aie]nte|ble|ista|ismo|mente)$/;
const ENCLITIC = '(?:[mts]e|nos)?(?:l[aeo]s?)?';
/** Endings that only verbs have, and the nouns of their action («prescripción» of «prescriben»). */
const VERBAL = new RegExp(
  [
    `(?:[aei]r|ando|[iy]endo)${ENCLITIC}$`,
    '(?:[ai]d[oa]s?|[cs]ion|miento)$',
    '(?:aron|[iy]eron|abas?|aban|abamos|ara[ns]?|are[ns]?|[iy]era[ns]?|[iy]ere[ns]?|ase[ns]?|[iy]ese[ns]?)$',
    '(?:era[ns]?|ira[ns]?|[aei]ran|ian|[aei]mos|[ae]n)$',
  ].join('|'),
);
/** Endings that verbs and nouns have. */
const EITHER = /[aeo]$/;

function kindOf(word: string): 'DERIVED' | 'VERBAL' | 'EITHER' {
  const singular = singularOf(word);
  if (DERIVED.test(singular)) return 'DERIVED';
  if (VERBAL.test(word) || VERBAL.test(singular)) return 'VERBAL';
  return EITHER.test(singular) ? 'EITHER' : 'DERIVED';
}

const endsIn = (word: string, vowel: string): boolean => singularOf(word).endsWith(vowel);

/** Both are forms of one verb. «Carga» and «cargo» may be two nouns; «corresponde» and «corresponda» are not. */
function isOfOneVerb(asked: string, found: string): boolean {
  if (stemOf(asked) !== stemOf(found)) return false;
  const kinds = [kindOf(asked), kindOf(found)];
  if (kinds.includes('DERIVED')) return false;
  if (kinds.includes('VERBAL') || (isIrregular(asked) && isIrregular(found))) return true;
  return !(endsIn(asked, 'o') && endsIn(found, 'a')) && !(endsIn(asked, 'a') && endsIn(found, 'o'));
}

export function isFormOf(asked: string, found: string): boolean {
  if (asked === found || isPlural(asked, found) || isPlural(found, asked)) return true;
  const groups = [groupOf.get(asked), groupOf.get(found)];
  if (groups[0] || groups[1]) return groups[0] === groups[1];
  return withoutGender(singularOf(asked)) === withoutGender(singularOf(found)) || isOfOneVerb(asked, found);
}
