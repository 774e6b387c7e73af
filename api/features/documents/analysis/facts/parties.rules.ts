import { wordsOfName } from '#api/legal-language/index.ts';
import type { Fact, Span } from '../analysis.types.ts';
import { spanOf, type Prose } from '../prose.rules.ts';
import { findNames, type NameAt } from './names.rules.ts';
import {
  BEFORE,
  BEFORE_IN_WILL,
  BEHIND,
  CONSENTS,
  NOT_BEFORE,
  OFFICE_BEFORE,
  OFFICE_BEHIND,
  type Cue,
} from './party-cues.rules.ts';
import { findSignatures, type SignatureAt } from './signatures.rules.ts';

/** Who is bound by a document or appears in it, told by the words around every mention of a name. */

const BEFORE_LENGTH = 150;
const BEHIND_LENGTH = 130;
/** From this weight of words on a name is a party's. */
const ENOUGH = 3;
const ENOUGH_OF_BODY = 3.5;
/** Where things are filed and registered: a party only when something is asked of it. */
const OFFICE =
  /^(?:servicio administracion|registro|instituto (?:mexicano|nacional|fondo)|procuraduria|secretaria|comision|tribunal|junta|ayuntamiento|municipio)/;
const ENOUGH_OF_OFFICE = 4;
const SIGNS = 3;
/** Words of an office outweigh signing and appearing. */
const OUTWEIGHS_OFFICE = 3.5;

interface Mention {
  name: NameAt;
  weight: number;
  role: string | null;
  /** Said to be a notary, a witness, a relative, a place. */
  isOther: boolean;
}

/** Whoever is named so often is a protagonist, if no office explains it. */
const PLACE = /^(?:san|santa|santo|villa|puerto|ciudad|paseo|rio|bahia|parque|plaza|boulevard|nuevo|nueva)$/;
const NAMED_OFTEN = { PERSON: 3, COMPANY: 2 };

interface Person {
  words: string[];
  mentions: Mention[];
  kind: NameAt['kind'];
}

const PARAGRAPH = /(?:^|\n\n|\n)[\s"“«=-]*(?:[a-z. ]{0,40}(?:lic|licenciad[oa]|c|sr|sra|ing)\.? )?$/;
const APPEARS =
  /^[^\n]{0,500}?\b(?:ante usted|comparezco|comparecemos|vengo a|venimos a|pido el amparo|expongo|demando|pagare|prometo|instituyo|otorgo|declaro|manifiesto|promuevo|solicito|ocurro)\b/;
const VERSUS = /^[\s,.]{0,6}(?:vs\.?|versus|contra)\s/;
/** «A, B y C»: what is said of the first is said of all. */
const LISTED =
  /^\)?[,;]?\s{0,2}(?:[a-z\d]{1,2}[).]-?\s{0,2})?(?:[,;]|y|e|o|[,;]? (?:y|e|asi como|a|y a|y de|y por|o a|o al|tambien|ambos|y otorga))?\s{0,2}(?:(?:el|la|los|las|a|al|de|del|su|mi|tambien|don|dona|senor[a]?|senores|senora|c\.|cc\.|lic\.|licenciad[oa]|conyuge|hij[oa]|espos[oa])\s){0,4}$/;

const SAID_OF_ALL =
  /^,? ?\(?(?:a |en )?(?:quienes|los que|las que|ambos|ambas|todos|por (?:sus|nuestro)|mexican[oa]s|mayores|como)\b/;
const LATER = /[,;) ] ?y (?:(?:el|la|los|las|a|al|de|del|por|con|senor[a]?|don|dona|lic\.|licenciad[oa]|c\.) ?){0,3}$/;
const ENDED = /[.:] ["“«]?[a-z]{4}|\n\n|notari|testig|\bante\b|padre|madre|\bhij[oa]s? de\b|calle|domicilio/;

interface Context {
  before: string;
  behind: string;
}

function contextOf({ folded }: Prose, name: NameAt, previous: NameAt | undefined): Context {
  const low = Math.max(0, name.start - BEFORE_LENGTH, previous?.end ?? 0);
  const whole = folded.slice(low, name.start);
  const apart = whole.lastIndexOf('\n\n');
  return {
    before: (apart < 0 ? whole : whole.slice(apart)).replaceAll('\t', ' '),
    behind:
      folded
        .slice(name.end, name.end + BEHIND_LENGTH)
        .split('\n\n')[0]
        ?.replaceAll('\t', ' ') ?? '',
  };
}

const WILL_OPENING = 900;
const isWill = ({ folded }: Prose): boolean => /\btestament(?:o|aria)\b/.test(folded.slice(0, WILL_OPENING));
const GONE = /^[^.;]{0,40}(?:fallecid|finad|difunt|ya muri|que muri)/;

function best(cues: readonly Cue[], words: string): { weight: number; role: string | null } | null {
  let found: { weight: number; role: string | null } | null = null;
  for (const { pattern, weight, role } of cues) {
    if (found && found.weight >= weight) continue;
    const match = pattern.exec(words);
    if (match) found = { weight, role: role ?? match[1] ?? null };
  }
  return found;
}

function mentionOf(prose: Prose, name: NameAt, previous: NameAt | undefined): Mention {
  const { before, behind } = contextOf(prose, name, previous);
  const isOther =
    OFFICE_BEFORE.some((pattern) => pattern.test(before)) || OFFICE_BEHIND.some((pattern) => pattern.test(behind));
  const inWill = isWill(prose) && !GONE.test(behind) ? best(BEFORE_IN_WILL, before) : null;
  const consent = best(CONSENTS, before);
  if (isOther || (!inWill && !consent && NOT_BEFORE.some((pattern) => pattern.test(before))))
    return { name, weight: 0, role: null, isOther };
  const cues = [best(BEFORE, before), best(BEHIND, behind), inWill, consent].filter((cue) => cue !== null);
  const low = Math.max(0, name.start - 60);
  const isFirst = PARAGRAPH.test(prose.folded.slice(low, name.start));
  if (isFirst && APPEARS.test(prose.folded.slice(name.end, name.end + 520)))
    cues.push({ weight: 3.5, role: 'compareciente' });
  if (VERSUS.test(prose.folded.slice(name.end, name.end + 12))) cues.push({ weight: 4, role: 'actor' });
  const [first] = cues.toSorted((a, b) => b.weight - a.weight);
  const role =
    cues.toSorted((a, b) => Number(b.role !== null) - Number(a.role !== null) || b.weight - a.weight)[0]?.role ?? null;
  return { name, weight: (first?.weight ?? 0) + (cues.length > 1 ? 0.5 : 0), role, isOther };
}

function mentionsOf(prose: Prose, names: readonly NameAt[]): Mention[] {
  const mentions: Mention[] = [];
  for (const [at, name] of names.entries()) {
    const previous = names[at - 1];
    const mention = mentionOf(prose, name, previous);
    const last = mentions.at(-1);
    const between = previous ? prose.folded.slice(previous.end, name.start) : '';
    const isListed =
      last !== undefined &&
      between.length <= 40 &&
      between.length > 0 &&
      LISTED.test(between) &&
      !between.includes('\n\n');
    if (isListed && !mention.isOther && last.weight > mention.weight) {
      mention.weight = last.weight;
      mention.role ??= last.role;
    }
    // «X, con una parte social de $1,000.00, y Thijs van Oorschot».
    const goesOn =
      last !== undefined && !last.isOther && between.length <= 220 && LATER.test(between) && !ENDED.test(between);
    if (
      goesOn &&
      !isListed &&
      !mention.isOther &&
      mention.weight < ENOUGH &&
      last.weight >= ENOUGH &&
      !/representante/.test(last.role ?? '')
    ) {
      mention.weight = last.weight;
      mention.role ??= last.role;
    }
    if (isListed && last.isOther && mention.weight < ENOUGH) mention.isOther = true;
    // «A y B, a quienes en lo sucesivo…»: what is said behind the last is said of all.
    if (
      isListed &&
      last.weight < ENOUGH &&
      !last.isOther &&
      mention.weight >= ENOUGH &&
      SAID_OF_ALL.test(prose.folded.slice(name.end, name.end + 40))
    ) {
      last.weight = mention.weight;
      last.role ??= mention.role;
    }
    mentions.push(mention);
  }
  return mentions;
}

/** The words of one are all in the other, in their order. */
function isPartOf(few: readonly string[], many: readonly string[]): boolean {
  let at = 0;
  for (const word of many) if (word === few[at]) at++;
  return at === few.length;
}

/** Nobody shares a word of the name with more people in one document. */
const MAX_ALIKE = 60;

/** Mentions of the same person or company are put together: «el señor Canto Rosado» is Eleuterio Canto Rosado. */
function personsOf(prose: Prose, mentions: readonly Mention[]): Person[] {
  const byKey = new Map<string, Person>();
  for (const mention of mentions) {
    const words = wordsOfName(prose.text.slice(mention.name.start, mention.name.end));
    const key = words.join('');
    const person = byKey.get(key);
    if (person) person.mentions.push(mention);
    else byKey.set(key, { words, mentions: [mention], kind: mention.name.kind });
  }
  const persons = [...byKey.values()].toSorted((a, b) => b.words.length - a.words.length);
  const whole: Person[] = [];
  const byWord = new Map<string, Person[]>();
  for (const person of persons) {
    const candidates = (byWord.get(person.words[0] ?? '') ?? []).slice(0, MAX_ALIKE);
    const same = candidates.filter(
      (each) => each.words.length > person.words.length && isPartOf(person.words, each.words),
    );
    const [only] = same;
    if (only && same.length === 1 && person.words.length >= 2) {
      only.mentions.push(...person.mentions);
      continue;
    }
    whole.push(person);
    for (const word of new Set(person.words)) {
      const own = byWord.get(word);
      if (own) own.push(person);
      else byWord.set(word, [person]);
    }
  }
  return whole;
}

interface Judged {
  isParty: boolean;
  role: string | null;
}

function judged(person: Person, signatures: ReadonlyMap<NameAt, SignatureAt>): Judged {
  const signs = person.mentions.map(({ name }) => signatures.get(name)).filter((each) => each !== undefined);
  const isOfficial = signs.some(({ isOther }) => isOther);
  const others = person.mentions.filter(({ isOther }) => isOther).length + (isOfficial ? 1 : 0);
  const cued = person.mentions.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  const strongest = cued[0]?.weight ?? 0;
  const signed = signs.length > 0 && !isOfficial ? SIGNS + (signs.some(({ label }) => label !== null) ? 1 : 0) : 0;
  const named =
    person.kind === 'BODY' || PLACE.test(person.words[0] ?? '')
      ? 0
      : person.mentions.length >= NAMED_OFTEN[person.kind]
        ? ENOUGH
        : 0;
  const weight =
    Math.max(strongest, signed, named) + (strongest > 0 && signed > 0 ? 0.5 : 0) + (cued.length > 1 ? 0.3 : 0);
  const role =
    cued.find((mention) => mention.role !== null)?.role ?? signs.find(({ label }) => label !== null)?.label ?? null;
  const enough =
    person.kind !== 'BODY' ? ENOUGH : OFFICE.test(person.words.join(' ')) ? ENOUGH_OF_OFFICE : ENOUGH_OF_BODY;
  const isParty = others > 0 ? strongest >= OUTWEIGHS_OFFICE && cued.length >= others && !isOfficial : weight >= enough;
  return { isParty, role };
}

/** A whole name as it is written most often, without line breaks. */
function valueOf(prose: Prose, { words, mentions }: Person): string {
  const counts = new Map<string, number>();
  for (const { name } of mentions) {
    const value = prose.text.slice(name.start, name.end).replace(/\s+/g, ' ');
    if (wordsOfName(value).join('') === words.join('')) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return (
    [...counts].toSorted((a, b) => b[1] - a[1] || Number(a[0].includes('-')) - Number(b[0].includes('-')))[0]?.[0] ?? ''
  );
}

const fact = (kind: 'PARTY' | 'SIGNATURE', value: string, role: string | null, spans: Span[]): Fact => ({
  kind,
  value,
  role,
  currency: null,
  isConsistent: null,
  spans,
});

interface People {
  facts: Fact[];
  /** Where in the prose the block of signatures begins; its length when there is none. */
  signedFrom: number;
}

/** Names far from the end are signed under something else. */
const SIGNED_WITHIN = 0.5;

/** Parties of a document, and its signatures. */
export function findParties(prose: Prose): People {
  const names = findNames(prose);
  const signatures = findSignatures(prose, names);
  const bySigner = new Map(signatures.map((each) => [each.name, each]));
  const persons = personsOf(prose, mentionsOf(prose, names));
  const parties = persons.flatMap((person): Fact[] => {
    const { isParty, role } = judged(person, bySigner);
    if (!isParty) return [];
    const spans = person.mentions
      .map(({ name }) => spanOf(prose, name.start, name.end))
      .toSorted((a, b) => a.start - b.start);
    return [fact('PARTY', valueOf(prose, person), role, spans)];
  });
  const signed = signatures.map(({ name, label }) =>
    fact('SIGNATURE', prose.text.slice(name.start, name.end).replace(/\s+/g, ' '), label, [
      spanOf(prose, name.start, name.end),
    ]),
  );
  const inBlock = signatures.filter(({ name }) => name.start >= prose.text.length * SIGNED_WITHIN);
  const first =
    inBlock.length > 0
      ? inBlock.reduce((least, { from }) => Math.min(least, from), prose.text.length)
      : prose.text.length;
  return { facts: [...parties, ...signed], signedFrom: first };
}
