/** Names that laws share or have only beside their subject: «Código Nacional», «código procesal», «su ley», «ley del impuesto». */
import { foldName } from '#db/content/law-names.rules.ts';

interface Nickname {
  pattern: RegExp;
  laws: readonly string[];
}

const NICKNAMES: readonly Nickname[] = [
  { pattern: /^(?:nuevo )?codigo (?:procesal |adjetivo )?(?:nacional|unico)(?: nuevo| procesal| adjetivo)?$|^nacional$/, laws: ['cnpp', 'cnpcf'] },
  { pattern: /^(?:codigo|ley|ordenamiento|legislacion) (?:procesal|adjetiv[oa])$/, laws: ['cnpcf', 'cnpp', 'cfpc', 'lfpca'] },
  { pattern: /^(?:codigo|ley|ordenamiento|legislacion) sustantiv[oa]$/, laws: ['ccf', 'ccdf', 'cpf'] },
  { pattern: /^codigo civil local$/, laws: ['ccdf'] },
  { pattern: /^ley del? impuesto$/, laws: ['lisr', 'liva', 'lieps'] },
  { pattern: /^ley general de acceso$/, laws: ['lgamvlv'] },
  { pattern: /^ley reglamentaria$/, laws: ['lamparo'] },
  { pattern: /^l a$/, laws: ['lamparo'] },
];

/** Keys of the laws that go by a nickname; `null` when it is none. */
export function nicknamed(name: string): readonly string[] | null {
  const folded = foldName(name);
  return folded.length > 40 ? null : (NICKNAMES.find(({ pattern }) => pattern.test(folded))?.laws ?? null);
}

/** Offices whose law bears their name: «PRODECON… artículo 5 de su ley». */
const OFFICES: [RegExp, string][] = [
  [/infonavit/iu, 'linfonavit'],
  [/issste/iu, 'lissste'],
  [/imss|seguro\ssocial/iu, 'lss'],
  [/prodecon/iu, 'lopdc'],
  [/profeco/iu, 'lfpc'],
  [/condusef/iu, 'lpdusf'],
  [/(?<!\p{L})SAT(?!\p{L})/u, 'lsat'],
  [/fiscal[ií]a\sgeneral|(?<!\p{L})FGR(?!\p{L})/iu, 'lfgr'],
];
const REACH = 140;

/** The law of the office that was named last before a place. */
export function lawOfOffice(text: string, at: number): string | null {
  const sentence = text.slice(Math.max(0, at - REACH), at);
  const found = OFFICES.flatMap(([pattern, key]) => {
    const index = sentence.search(pattern);
    return index < 0 ? [] : [{ index, key }];
  });
  return found.toSorted((a, b) => b.index - a.index)[0]?.key ?? null;
}
