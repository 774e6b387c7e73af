/** Every law that a text names, with an article or without, left to right. */
import { knownInitials, laws } from '#db/content/law-index.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import { ABBREVIATION, lawOfAbbreviation } from './abbreviations.rules.ts';
import { nicknameAt, nicknamed } from './nicknames.rules.ts';
import { betterDescribed } from './described-laws.rules.ts';
import { lawWithoutNoun } from './nounless-laws.rules.ts';
import { lawAt, LAW_WORD } from './law-mentions.rules.ts';
import type { LawAt } from './law-at.ts';
import { matchAt } from './match-at.rules.ts';
import { STATES } from './places.rules.ts';
import { stateCodeAt } from './state-codes.rules.ts';

export interface Mention {
  law: LawAt;
  at: number;
  end: number;
}

const KEPT_CAPITALS = laws()
  .map(({ shortName }) => shortName)
  .filter((name) => /^\p{Lu}{3,9}$/u.test(name))
  .concat(knownInitials());
/** Names in English, as translations have them. */
const ENGLISH = laws()
  .flatMap(({ aliases }) => aliases)
  .filter((alias) => /\b(?:law|code|act|constitution)\b/u.test(alias))
  .toSorted((a, b) => b.length - a.length)
  .map((alias) => alias.replaceAll(' ', '\\s'));
const MENTION = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<abbreviation>${ABBREVIATION})|${LAW_WORD}|LA(?=[\\s.,;:)])|c[oó]d\\.?(?=\\s)|[lc]\\.(?=\\s?\\p{L}{2})|const\\.|${ENGLISH.join('|')}|(?<=(?:bases?|marco|fundamentos?|preceptos?|normas|disposiciones)\\s)constitucional(?:es)?(?=[ \\t]*(?:\\n|:))|carta\\smagna|pacto\\sfederal|norma\\s(?:suprema|fundamental)|NOM-|la\\sdel?\\s(?=(?:(?:los|las|la)\\s)?\\p{L}{4,})|(?:el|la)(?=\\sde\\s[^,.\\n]{4,24},\\s(?:en\\ssu|cuy))|el\\s(?:federal|local|nacional)(?=\\s?[,;:(]|\\s(?:\\d|el\\s|es\\s|son\\s|no\\s|s[ií]\\s|se\\s|lo\\s|la\\s|pide|dice|exige|prev[eé]|fija|dispone|establece|en\\ssu|cuy))|C\\.?C\\.?(?=\\s)|${KEPT_CAPITALS.join('|')}|l[a-z]{2,7}(?=,?[ \\t](?:arts?\\.?[ \\t])?\\d))(?![\\p{L}\\d])`,
  'giu',
);
/** «LMV 13»: a law of which only the initials are known. */
const UNKNOWN_INITIALS =
  /^(?!(?:LOS|LAS|LES|LEY|LEYES|LIC|LUZ|LUN|LADO|LIBRO|LISTA|LIBRE|LAUDO|LOTE|LEGAL|LAB|LTDA|LUGAR|LUNES)(?!\p{L}))L\p{Lu}{2,7}(?=,?[ \t](?:[Aa]rts?\.?[ \t])?\d)/u;
const AMPARO = /^LA(?![\p{L}\d])(?!\s\p{Lu})/u;
const BESIDE_NUMBER = /(?:\d|(?<!\p{L})la)[\s,]{1,2}$/u;
/** What stands behind a law that is cited. */
const BESIDE_ARTICLE = /^,?\s(?:en\ssus?\s|sus?\s|art[ií]culos?\s|arts?\.\s?|el\s|los\s)*\d/iu;
const ANNOUNCED = /(?<!\p{L})(?:del?|la|el|al|los)\s$/iu;

/** «la de aguas nacionales dice…», «la de los derechos de niñas, arts. 46»: a law without its noun. */
function withoutNoun(text: string, at: number): LawAt | null {
  const named = lawWithoutNoun(text, at + 3);
  if (!named) return null;
  const isLong = (named.law ?? '') !== '' && text.slice(at, named.end).split(' ').length > 3;
  return isLong || BESIDE_ARTICLE.test(text.slice(named.end, named.end + 24)) ? named : null;
}

/** «en tanto que el de Jalisco, en su artículo 1312,…»: the law of that kind of somewhere else. */
const OF_PLACE = new RegExp(
  `(?:el|la)\\sde\\s(?:el\\sestado\\sde\\s)?(?:${STATES}|la\\sciudad\\sde\\sm[eé]xico)(?=,\\s(?:en\\ssu|cuy))`,
  'iuy',
);

/** «en el federal es el 2447»: one of two codes that were named before. */
const BY_PLACE = /^el\s(federal|local|nacional)(?!\p{L})/iu;

/** Whether a mention says only where its law rules. */
export const isByPlace = ({ name }: LawAt): boolean => /^(?:federal|local|nacional)$/iu.test(name);

function mentionAt(text: string, at: number, abbreviation: string | undefined): LawAt | null {
  const ofPlace = matchAt(OF_PLACE, text, at)?.[0];
  if (ofPlace) return { law: null, name: ofPlace, end: at + ofPlace.length, keys: [] };
  const local = BY_PLACE.exec(text.slice(at, at + 12))?.[1];
  if (local) return { law: null, name: local, end: at + 3 + local.length };
  if (/^la\sdel?\s/iu.test(text.slice(at, at + 7))) return withoutNoun(text, at);
  const unknown = UNKNOWN_INITIALS.exec(text.slice(at, at + 12))?.[0];
  if (unknown && lawAt(text, at, true)?.law == null) return { law: null, name: unknown, end: at + unknown.length };
  const isAnnounced = /^\p{Ll}/u.test(text[at] ?? '') && ANNOUNCED.test(text.slice(Math.max(0, at - 6), at));
  if (/^la(?!\p{L})/iu.test(text.slice(at, at + 3)) && !AMPARO.test(text.slice(at, at + 8))) return null;
  // «LA» is the Ley de Amparo beside a number, where not all is in capitals.
  if (AMPARO.test(text.slice(at, at + 8)))
    return BESIDE_NUMBER.test(text.slice(Math.max(0, at - 12), at)) || /^LA,?\s\d/u.test(text.slice(at, at + 5))
      ? { law: null, name: 'LA', end: at + 2 }
      : null;
  const nickname = nicknameAt(text, at);
  const law = lawAt(text, at, isAnnounced);
  const described = betterDescribed(text, at, law);
  if (described && described.end > (nickname?.end ?? 0)) return described;
  if (
    nickname &&
    (law === null || law.law === null || nickname.end > law.end || (law.isPartial && nickname.end >= law.end))
  )
    return nickname;
  if (law) return law;
  // «C. Com.» alone, as it is printed: other spellings are words.
  const own = abbreviation === undefined ? null : lawOfAbbreviation(abbreviation);
  return own === null || abbreviation === undefined
    ? null
    : { law: own, name: abbreviation, end: at + abbreviation.length };
}

/** Linear in the length of the text. */
export function mentionsOf(text: string): Mention[] {
  const found: Mention[] = [];
  let end = 0;
  for (const match of text.matchAll(MENTION)) {
    if (match.index < end) continue;
    const law = mentionAt(text, match.index, match.groups?.['abbreviation']);
    if (
      !law ||
      (law.law === null &&
        !/^\p{Lu}|^c\.?\s?[cp]/u.test(law.name) &&
        law.keys === undefined &&
        !nicknamed(law.name) &&
        !stateCodeAt(law.name, 0))
    )
      continue;
    end = law.end;
    found.push({ law, at: match.index, end });
  }
  return found;
}

const folded = new WeakMap<LawAt, string>();

/** The folded name as written; kept, because names are compared often. */
export function foldedNameOf(law: LawAt): string {
  const known = folded.get(law);
  if (known !== undefined) return known;
  const name = foldName(law.name);
  folded.set(law, name);
  return name;
}

/** What makes two mentions the same law. */
export const identityOf = (law: LawAt): string => law.law ?? foldedNameOf(law);

/** Index of the first of `mentions` that begins at `at` or after it. */
export function firstFrom(mentions: readonly Mention[], at: number): number {
  let [low, high] = [0, mentions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
