/** Transitory articles: «artículo Cuarto Transitorio del Decreto…», «transitorios primero y segundo de la Ley…». */
import { lawsNamedIn } from '#db/content/law-index.ts';
import { withoutAccents } from '#schema/lib/fold-text.ts';
import { DATE, readDate } from '../dates.rules.ts';
import { lawAt } from '../laws/law-mentions.rules.ts';
import { ORDINAL_WORDS, printOrdinal, readOrdinal } from '../number-words.rules.ts';
import type { Details } from '../reference-types.ts';
import { NO_DETAILS, readDetails } from './article-details.rules.ts';

export interface Transitory {
  start: number;
  end: number;
  article: string;
  law: string | null;
  lawName: string | null;
  isPointed: boolean;
  /** The decree that it is said to be of. */
  decree: DecreeNamed | null;
  /** «Tercero Transitorio, fracción II, del Decreto»: the part that is named behind it. */
  details: Details;
}

/** A decree that a text names. */
interface DecreeNamed {
  /** `YYYY-MM-DD`; `null` when no day is said. */
  on: string | null;
}

const ONE = `(?:${ORDINAL_WORDS}|[uú]nico|\\d{1,2}(?:o(?![\\p{L}])\\.?|\\s?[º°]\\.?)?)(?:[\\s-](?:bis|ter|qu[aá]ter)(?![\\p{L}]))?`;
const LIST = `${ONE}(?:(?:\\s?,\\s?|\\s(?:y|a|al|e)\\s)${ONE}){0,8}`;
const HEAD = `(?:art[ií]culos?|arts?\\.|numeral(?:es)?)\\s`;
const TRANSITORY = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${HEAD})?(?<before>${LIST})\\s?,?\\s?(?:art[ií]culos?\\s)?(?:de\\slos\\s)?transitorios?(?!\\p{L})|(?:${HEAD})?transitorios?\\s(?<after>${LIST}))`,
  'giu',
);
const EACH = new RegExp(ONE, 'giu');
const OF =
  /\s?,?\s(?:de\slos?|del?(?:\sla)?|de\slas)\s(?<pointing>(?:(?:propi|citad|mism|referid|mencionad|dich|aludid|cit)(?:o|a)|es[ea]|est[ea])\s)?/iuy;
const DECREE = /(?:(?:decreto|acuerdo)(?!\p{L})|reformas?(?!\p{L})(?=[^.;\n]{0,80}(?:19|20)\d\d))[^.;\n«“"]{0,400}/iuy;
const NAME_END = /\s?,?\s(?:publicad|por\sel\sque|mediante|que\s(?:reform|adicion|expid)|se\s|[vf]igente)/iu;

/** The day of a decree, and the one that stands behind a law: «…de la LFT, publicada en el DOF el 1 de abril de 1970». */
const PUBLISHED_ON = new RegExp(
  `(?:publicad[oa]s?|D\\.?\\s?O\\.?\\s?F\\.?|Diario\\sOficial)(?:(?!publicad)[^;\\n«“"]){0,70}?(?<date>${DATE})`,
  'iu',
);
const FIRST_DATE = new RegExp(`(?<![\\d/-])(?<date>${DATE})`, 'iu');
const BEHIND_LAW = new RegExp(
  `^\\s?,?\\s?\\(?(?:(?:(?:seg[uú]n|conforme\\sa)\\s)?(?:la\\s)?(?:reforma|decreto)(?:\\sde(?:l|\\sfecha)?|\\spublicad[oa])?|publicad[oa]|de(?:l|\\sfecha)?|D\\.?\\s?O\\.?\\s?F\\.?)(?=[\\s:])(?:(?!(?:art[ií]culo|transitori))[^.;\\n«“"]){0,60}?(?<![\\d/-])(?<date>${DATE})`,
  'iu',
);
/** «En el decreto de 1 de mayo de 2019, su artículo tercero transitorio…». */
const BEFORE = new RegExp(
  `(?:decreto|reforma)(?!\\p{L})(?:(?!\\.\\s\\p{Lu})[^;\\n]){0,160}?(?<date>${DATE})(?:\\sen\\sel\\s(?:DOF|Diario\\sOficial(?:\\sde\\sla\\sFederaci[oó]n)?))?\\s?[),:–-]{0,2}\\s?(?:en\\s)?(?:(?:el|los|sus?|cuyos?)\\s)?$`,
  'iu',
);
const DECREE_REACH = 500;
const BEFORE_REACH = 320;

/** The words of a decree: to the end of its sentence, which «D.O.F.» and «1o.» do not end. */
function wordsFrom(text: string, at: number): string {
  const words = text.slice(at, at + DECREE_REACH);
  const end = /[;\n«“"]|(?<!D\.?\s?O\.?\s?F|\b[A-Z]|\b\d{1,2}[oº]|\bArt|\bfracc)\.\s+(?=\p{Lu})/u.exec(words);
  return end ? words.slice(0, end.index) : words;
}

function dayOfDecree(words: string): string | null {
  const date = (PUBLISHED_ON.exec(words) ?? FIRST_DATE.exec(words))?.groups?.['date'];
  return date ? readDate(date) : null;
}

const dateIn = (match: RegExpExecArray | null): string | null => {
  const date = match?.groups?.['date'];
  return date ? readDate(date) : null;
};

const tidy = (name: string): string => name.replace(/[\s,]+$/, '');

function lawOf(text: string, at: number): Omit<Transitory, 'start' | 'article' | 'details'> {
  const none = { law: null, lawName: null, end: at, isPointed: false, decree: null };
  OF.lastIndex = at;
  const of = OF.exec(text);
  if (!of) return none;
  const place = at + of[0].length;
  const isPointed = of.groups?.['pointing'] !== undefined;
  DECREE.lastIndex = place;
  const decree = DECREE.exec(text)?.[0];
  if (decree) {
    // «…por el que se reforman diversas disposiciones de la Ley de Amparo»: that law's, when it is the only one.
    const named = [...new Set(lawsNamedIn(decree).map(({ law }) => law.key))];
    const date = FIRST_DATE.exec(decree);
    const cut = NAME_END.exec(decree)?.index ?? (date ? date.index + date[0].length : decree.length);
    const name = tidy(decree.slice(0, Math.min(cut, /,|\)/.exec(decree)?.index ?? cut)));
    return {
      law: named.length === 1 ? (named[0] ?? null) : null,
      lawName: name,
      end: place + name.length,
      isPointed,
      decree: { on: dayOfDecree(wordsFrom(text, place)) },
    };
  }
  const law = lawAt(text, place, true);
  if (law) {
    const on = dateIn(BEHIND_LAW.exec(text.slice(law.end, law.end + 160)));
    return { law: law.law, lawName: law.name, end: law.end, isPointed, decree: on === null ? null : { on } };
  }
  const same = /^(?:ordenamiento|ley|c[oó]digo|reforma)(?!\p{L})/iu.exec(text.slice(place, place + 14));
  return { ...none, isPointed, end: same ? place + same[0].length : at };
}

const SUFFIX = /[\s-](?<latin>bis|ter|qu[aá]ter)$/iu;

const nameOf = (written: string): string | null => {
  const latin = SUFFIX.exec(written)?.groups?.['latin'];
  const own = latin ? ` ${withoutAccents(latin.charAt(0).toUpperCase() + latin.slice(1).toLowerCase())}` : '';
  const plain = written.replace(SUFFIX, '');
  if (/^[uú]nico$/iu.test(plain)) return `Único${own} Transitorio`;
  const number = /^\d/.test(plain) ? Number.parseInt(plain, 10) : readOrdinal(plain);
  return number ? `${printOrdinal(number)}${own} Transitorio` : null;
};

/** Every transitory article that a text names. */
export function findTransitories(text: string): Transitory[] {
  const found: Transitory[] = [];
  for (const match of text.matchAll(TRANSITORY)) {
    const list = match.groups?.['before'] ?? match.groups?.['after'] ?? '';
    const place = match.index + match[0].indexOf(list);
    const end = match.index + match[0].length;
    const behind = readDetails(text, end);
    const named = lawOf(text, behind.end);
    const before = named.decree?.on
      ? null
      : dateIn(BEFORE.exec(text.slice(Math.max(0, match.index - BEFORE_REACH), match.index)));
    const law = before === null ? named : { ...named, decree: { on: before } };
    const items = [...list.matchAll(EACH)];
    items.forEach((item, at) => {
      const article = nameOf(item[0]);
      if (!article) return;
      const start = at === 0 ? match.index : place + item.index;
      const isLast = at === items.length - 1;
      const own = isLast ? Math.max(end, law.end) : place + item.index + item[0].length;
      found.push({ ...law, start, end: own, article, details: isLast ? behind.details : NO_DETAILS });
    });
  }
  return found;
}

/** Characters after which another decree may be meant. */
const SAME_DECREE = 1500;

interface Resolved extends Pick<Transitory, 'law' | 'decree'> {
  /** The decree was named before. */
  isBefore: boolean;
}

/** «…el cuarto transitorio», «del citado decreto»: of the decree that was named before. */
export class DecreesBefore {
  private last: (Pick<Transitory, 'law' | 'decree'> & { end: number }) | null = null;

  resolve({ start, end, law, lawName, decree, isPointed }: Transitory): Resolved {
    const isOpen = decree === null ? lawName === null : decree.on === null && (isPointed || law === null);
    const isNear = this.last !== null && start - this.last.end <= SAME_DECREE;
    const isBefore = isOpen && isNear && this.last?.decree?.on != null;
    const meant = isBefore && this.last ? { law: law ?? this.last.law, decree: this.last.decree } : { law, decree };
    if (decree?.on || isBefore) this.last = { ...meant, end };
    else if (law !== null) this.last = null;
    return { ...meant, isBefore };
  }
}
