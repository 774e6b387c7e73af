/** Names that laws share or have only beside their subject: «Código Nacional», «código procesal», «su ley», «ley del impuesto». */
import { foldName } from '#db/content/law-names.rules.ts';
import type { LawAt } from './law-at.ts';
import { STATES } from './places.rules.ts';
import { matchAt } from './match-at.rules.ts';

interface Nickname {
  pattern: string;
  laws: readonly string[];
}

const NICKNAMES: readonly Nickname[] = [
  {
    pattern: '(?:nuevo )?c[oó]digo (?:procesal |adjetivo )?(?:nacional|[uú]nico)(?: nuevo| procesal| adjetivo)?',
    laws: ['cnpp', 'cnpcf'],
  },
  { pattern: 'c[oó]digo (?:procesal|adjetivo) (?:civil )?federal', laws: ['cfpc'] },
  {
    pattern:
      '(?:c[oó]digo|ley|legislaci[oó]n) (?:procesal|adjetiv[oa])(?: de la materia)?(?! (?:civil|penal|laboral|mercantil|federal|nacional|de|del)(?!\\p{L}))',
    laws: ['cnpcf', 'cnpp', 'cfpc', 'lfpca'],
  },
  {
    pattern: '(?:c[oó]digo|ley|legislaci[oó]n) sustantiv[oa](?! (?:civil|penal|laboral|mercantil)(?!\\p{L}))',
    laws: ['ccf', 'ccdf', 'cpf'],
  },
  {
    pattern:
      'c[oó]digo civil (?:local(?: aplicable en esta ciudad| de esta ciudad)?|(?:(?:vigente|aplicable) (?:en|para)|de|para|en) (?:esta|la) (?:ciudad|capital|entidad)(?! de))',
    laws: ['ccdf'],
  },
  {
    pattern: 'ley del? impuesto(?! (?:sobre|al|a|de|especial|general|empresarial)(?!\\p{L}))',
    laws: ['lisr', 'liva', 'lieps'],
  },
  { pattern: 'ley de transparencia(?! (?:y|para|en|del)(?!\\p{L}))', laws: ['lgtaip', 'ltosf'] },
  { pattern: 'ley general de acceso(?! (?:a|de)(?!\\p{L}))', laws: ['lgamvlv'] },
  {
    pattern: 'c[oó]digo federal(?! (?:de|penal|civil|fiscal|procesal|adjetivo|electoral)(?!\\p{L}))',
    laws: ['ccf', 'cpf', 'cfpc', 'cff'],
  },
  {
    pattern: 'ley org[aá]nica(?! (?:del?|para|municipal)(?!\\p{L}))',
    laws: ['lopdc', 'lotfja', 'lopjf', 'lota', 'loapf'],
  },
  { pattern: 'ley reglamentaria(?! (?:de|del)(?!\\p{L}))', laws: ['lamparo'] },
];
const ANY = new RegExp(
  NICKNAMES.map(({ pattern }, at) => `(?<n${String(at)}>${pattern.replaceAll(' ', '\\s')})`).join('|') + '(?![\\p{L}])',
  'iuy',
);
const SHORT: Record<string, readonly string[]> = {
  cc: ['ccdf', 'ccf'],
  la: ['lamparo', 'lagraria', 'ladua'],
  nacional: ['cnpp', 'cnpcf'],
  federal: ['ccf', 'cpf', 'cfpc', 'cff'],
  local: ['ccdf'],
};
/** Short names of a law that only its subject makes sure. */
const OF_CAPITAL = /(?<!\p{L})la\scapital(?!\p{L})|ciudad\sde\sm[eé]xico|cdmx|distrito\sfederal/iu;
/** Laws that a name means although nothing around speaks of them. */
const SURE = new Set(['cfpc']);
export const isSureNickname = (keys: readonly string[]): boolean => keys.length === 1 && SURE.has(keys[0] ?? '');

/** The nickname that stands at a place; which law it means is decided by what is around. */
export function nicknameAt(text: string, at: number): LawAt | null {
  const name = matchAt(ANY, text, at)?.[0];
  return name === undefined ? null : { law: null, name, end: at + name.length };
}

/** Keys of the laws that go by a nickname; `null` when it is none. */
export function nicknamed(name: string): readonly string[] | null {
  if (name.length > 60) return null;
  const match = matchAt(ANY, name, 0);
  if (match?.[0].length === name.length)
    return NICKNAMES.find((_, at) => match.groups?.[`n${String(at)}`] !== undefined)?.laws ?? null;
  return SHORT[foldName(name).replace(/ /g, '')] ?? null;
}

const ANY_STATE = new RegExp(`(?<!\\p{L})(?:${STATES})(?!\\p{L})`, 'iu');
/** One text is asked many times in a row. */
let last = { text: '', isNamed: false, isOther: false };

/** The civil code of the place is held when the place is the capital; that of «this city» also where no state is named. */
export function mayBeOfCapital(text: string, name: string): boolean {
  if (last.text !== text) last = { text, isNamed: OF_CAPITAL.test(text), isOther: ANY_STATE.test(text) };
  return last.isNamed || (!last.isOther && /ciudad|capital/iu.test(name));
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
  [/(?<!\p{L})IVA(?!\p{L})/u, 'liva'],
  [/(?<!\p{L})ISR(?!\p{L})/u, 'lisr'],
  [/(?<!\p{L})IEPS(?!\p{L})/u, 'lieps'],
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
