import type { StoredFact } from '#db/entities/document.entity.ts';
import { placeholderNames } from '#schema/text/document-model.ts';
import { foldInPlace } from '#api/legal-language/index.ts';
import { maskPersonalData } from '#api/kernel/security/personal-data.rules.ts';
import { findNames } from '../analysis/facts/names.rules.ts';
import { proseOf } from '../analysis/prose.rules.ts';
import type { Span } from '../analysis/analysis.types.ts';

/** Where personal data stands in a text that is sent to a model: names, numbers of identity, addresses, ways to reach somebody. */

export type DataKind = keyof typeof placeholderNames;

export interface PersonalData extends Span {
  kind: DataKind;
  /** The same for every mention of the same person, number or address. */
  key: string;
}

const COMPANY =
  /\b(?:s\.? ?a\.?(?: ?p\.? ?i\.?)?|s\. ?de ?r\.? ?l\.?|s\.? ?c\.?|a\.? ?c\.?|sociedad|asociacion|sofom|grupo|banco|compania|comercializadora)\b/;
const PARTICLES = /^(?:de|del|la|las|los|el|y|e|van|von|da|san|santa|s|a|c|v|r|l|sa|cv|sc|ac|rl)$/;

interface KnownName {
  key: string;
  kind: 'PERSON' | 'COMPANY';
  words: ReadonlySet<string>;
}

const wordsOf = (folded: string): string[] => (folded.match(/\p{L}+/gu) ?? []).filter((word) => !PARTICLES.test(word));

/** Names of parties and of whoever else the text names. */
export class Names {
  private readonly byWord = new Map<string, KnownName[]>();
  private readonly known = new Map<string, KnownName>();

  constructor(facts: readonly Pick<StoredFact, 'kind' | 'value'>[], texts: readonly string[]) {
    for (const { kind, value } of facts) if (kind === 'PARTY' || kind === 'SIGNATURE') this.add(value);
    for (const text of texts) {
      const prose = proseOf(text);
      for (const { start, end, kind } of findNames(prose)) if (kind !== 'BODY') this.add(prose.text.slice(start, end));
    }
  }

  private add(name: string): void {
    const folded = foldInPlace(name);
    const words = wordsOf(folded);
    const key = words.join(' ');
    if (words.length === 0 || words.length > 14 || this.known.has(key)) return;
    const kind = COMPANY.test(folded) ? 'COMPANY' : 'PERSON';
    const found: KnownName = { key: this.wholeOf(words, kind) ?? key, kind, words: new Set(words) };
    this.known.set(key, found);
    for (const word of words) this.byWord.set(word, [...(this.byWord.get(word) ?? []), found]);
  }

  /** «Ejemplo Ríos» is part of «Ana Ejemplo Ríos» when only one name has it. */
  private wholeOf(words: readonly string[], kind: KnownName['kind']): string | null {
    const wholes = [...this.known.values()].filter(
      (each) => each.kind === kind && words.every((word) => each.words.has(word)),
    );
    return wholes.length === 1 ? (wholes[0]?.key ?? null) : null;
  }

  /** Mentions of names and of their parts: a person also by one word, a company by two. */
  mentions(text: string): PersonalData[] {
    const folded = foldInPlace(text);
    const tokens = [...folded.matchAll(/\p{L}+/gu)].map(({ index, 0: word }) => ({
      word,
      start: index,
      end: index + word.length,
    }));
    const found: PersonalData[] = [];
    for (let at = 0; at < tokens.length;) {
      const run = this.runAt(text, tokens, at);
      if (run) found.push(run.data);
      at = run ? run.next : at + 1;
    }
    return found;
  }

  private runAt(text: string, tokens: readonly { word: string; start: number; end: number }[], at: number) {
    const first = tokens[at];
    if (!first || !/\p{Lu}/u.test(text[first.start] ?? '')) return null;
    let best: { name: KnownName; last: number; words: number } | null = null;
    for (const name of this.byWord.get(first.word) ?? []) {
      const run = runOf(text, tokens, at, name.words);
      if (!best || run.words > best.words) best = { name, ...run };
    }
    const last = best && tokens[best.last];
    if (!best || !last) return null;
    const isEnough =
      best.name.kind === 'PERSON'
        ? best.words > 1 || first.word.length > 3
        : best.words > 1 || best.name.words.size === 1;
    const data: PersonalData = { kind: best.name.kind, key: best.name.key, start: first.start, end: last.end };
    return isEnough ? { data, next: best.last + 1 } : null;
  }
}

/** How far words of a name go on, with particles between them. */
function runOf(
  text: string,
  tokens: readonly { word: string; start: number; end: number }[],
  from: number,
  words: ReadonlySet<string>,
): { last: number; words: number } {
  let [last, count] = [from, 1];
  for (let at = from + 1; at < tokens.length && at - last <= 3; at++) {
    const [token, before] = [tokens[at], tokens[at - 1]];
    if (!token || !before || !/^[\s.,&"“”'-]{0,4}$/.test(text.slice(before.end, token.start))) break;
    if (words.has(token.word)) [last, count] = [at, count + 1];
    else if (!PARTICLES.test(token.word)) break;
  }
  return { last, words: count };
}

const STREET =
  /(?<!\p{L})(?:calle|avenida|av\.|calzada|calz\.|bulevar|boulevard|blvd\.?|privada|priv\.|andador|prolongacion|carretera|circuito|cerrada|callejon|camino|eje|retorno|paseo|lote|manzana|mza?\.|colonia|col\.|fraccionamiento|unidad habitacional|domicilio(?: \p{L}+){0,2}(?: en|:))[ \n]/gu;
/** A name or a number, so that «la calle es ancha» is no address. */
const NAMED =
  /^(?:de (?:la |los |las |el )?|del |el |la |los |las |n[uú]m(?:ero|\.)? ?|no\. ?|en )?(?:\p{Lu}|\d|calle|avenida|s\/n)/u;
/** Where an address is over. */
const ADDRESS_END =
  /;|\$| \| |\.(?=\s+[\p{Lu}—–(«“]|\s*$)|\n|,? (?:a quien|represent|design|sin \p{Ll}|quien|en lo sucesivo|en adelante|con (?!esquina)\p{Ll}|que (?:se|el|la|su|en)|se (?:da|destina|obliga|encuentra)|mism[oa] que|(?:el|la|lo) cual|para (?:el|la|los|o[ií]r|que)|al corriente|y (?!calle|avenida|n[uú]mero|colonia)\p{Ll}|donde|cuy[oa]|propiedad|inscrit|manifiesta|declara|por (?:un|el|la)|el d[ií]a)/u;
/** A point behind these ends no sentence. */
const SHORT_FORMS =
  /(?<!\p{L})(?:av|col|calz|blvd|priv|n[uú]m|no|int|ext|mz|mza|lt|edif|dpto|depto|c\.p|fracc|sta|sto|gral|lic|dr|ing|prol|km)\.(?=\s)/giu;
const LONGEST_ADDRESS = 240;
/** «el número 1180 de la» before the street. */
const NUMBER_BEFORE =
  /(?<!\p{L})numero [\p{L}\d-]{1,12}(?: \p{L}{2,12}){0,6}(?:,? interior [\p{L}\d-]{1,8},?)? (?:de la|del|de) $/u;

/** From the word for a street or a home to the end of what belongs to the address. */
function addressesIn(text: string, folded: string): PersonalData[] {
  return [...folded.matchAll(STREET)].flatMap(({ index, 0: word }) => {
    const behind = text
      .slice(index + word.length, index + word.length + LONGEST_ADDRESS)
      .replace(/\n(?!\n|\(|\p{Lu}[\p{L} ]{0,30}:|\p{Lu}{3})/gu, ' ');
    if (!NAMED.test(behind)) return [];
    const stop = ADDRESS_END.exec(behind.replace(SHORT_FORMS, (form) => `${form.slice(0, -1)} `));
    const end = index + word.length + (stop?.index ?? behind.length);
    const start =
      index - (NUMBER_BEFORE.exec(folded.slice(Math.max(0, index - 90), index).replaceAll('\n', ' '))?.[0].length ?? 0);
    const words = text.slice(start, end).trimEnd();
    return [
      {
        kind: 'ADDRESS' as const,
        key: foldInPlace(words).replace(/\s+/g, ' '),
        start,
        end: start + words.length,
      },
    ];
  });
}

const POSTCODE = /(?<![\p{L}\d])c\.? ?p\.? ?:? ?\d{5}(?!\d)|codigo postal (?:numero )?\d{5}(?!\d)/gu;
const VOTER = /(?<![\p{L}\d])[a-zñ]{6}\d{8}[hm]\d{3}(?![\p{L}\d])|(?<![\p{L}\d])idmex\d{8,13}/gu;

const matchesIn = (folded: string, pattern: RegExp, kind: DataKind): PersonalData[] =>
  [...folded.matchAll(pattern)].map(({ index, 0: words }) => ({
    kind,
    key: words,
    start: index,
    end: index + words.length,
  }));

const MASKS: Readonly<Record<string, DataKind>> = {
  correo: 'EMAIL',
  rfc: 'RFC',
  curp: 'CURP',
  clabe: 'ACCOUNT',
  tarjeta: 'ACCOUNT',
  teléfono: 'TELEPHONE',
  oculto: 'OTHER',
};

/** What the masks of the log hide, with its place: the words between the masks stand in the text in order. */
function maskedIn(text: string): PersonalData[] {
  const masked = maskPersonalData(text);
  if (masked === text) return [];
  const pieces = masked.split(/(\[(?:correo|rfc|curp|clabe|tarjeta|teléfono|oculto)\])/);
  const found: PersonalData[] = [];
  let at = 0;
  let open: { kind: DataKind; start: number } | null = null;
  const close = (end: number): void => {
    if (open && end > open.start)
      found.push({
        kind: open.kind,
        key: foldInPlace(text.slice(open.start, end)).replace(/[^\p{L}\d@.]/gu, ''),
        start: open.start,
        end,
      });
    open = null;
  };
  pieces.forEach((piece, index) => {
    if (index % 2 === 1) {
      open ??= { kind: MASKS[piece.slice(1, -1)] ?? 'OTHER', start: at };
      return;
    }
    if (piece === '') {
      if (index === pieces.length - 1) close(text.length);
      return;
    }
    const next = index === pieces.length - 1 && open ? text.length - piece.length : text.indexOf(piece, at);
    close(next);
    at = next + piece.length;
  });
  return found;
}

/** Personal data in a text, in order and without overlaps; a longer stretch goes before a shorter one in it. */
export function personalDataIn(text: string, names: Names): PersonalData[] {
  const folded = foldInPlace(text);
  const all = [
    ...maskedIn(text),
    ...addressesIn(text, folded),
    ...matchesIn(folded, POSTCODE, 'ADDRESS'),
    ...matchesIn(folded, VOTER, 'IDENTIFICATION'),
    ...names.mentions(text),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const found: PersonalData[] = [];
  for (const data of all) {
    const last = found.at(-1);
    if (!last || data.start >= last.end) found.push(data);
    // The rest of what overlaps is hidden too.
    else if (data.end > last.end) found.push({ ...data, start: last.end });
  }
  return found;
}
