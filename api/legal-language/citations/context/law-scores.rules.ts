/** How likely a law is the one of an article that is cited without one. */
import { findLaw, fractionsOf, hasArticle, isRepealed } from '#db/content/law-index.ts';
import { isAbout } from '#db/content/law-subjects.ts';
import type { LawAt } from '../laws/law-at.ts';
import type { Pointer } from '../laws/law-references.rules.ts';
import { identityOf } from '../laws/mentions.rules.ts';
import { lawOfOffice } from '../laws/nicknames.rules.ts';
import { isMeantBy } from './law-anaphora.rules.ts';
import type { NearLaw } from '../reference-types.ts';
import type { LawScope } from './law-scopes.rules.ts';
import type { NamedBefore } from './named-before.rules.ts';
import type { TextLaws } from './text-laws.rules.ts';

/** The law that is meant most likely, and others that may be meant as well. */
export interface LawChoice {
  law: LawAt | null;
  others: readonly LawAt[];
  nearLaw: NearLaw;
}

/** An article without a law. */
export interface Lawless {
  at: number;
  numbers: readonly string[];
  /** The highest fraction that is cited of the first of them; 0 without any. */
  fraction: number;
  /** «su artículo 5». */
  isOwned: boolean;
  /** «el citado artículo 12», «Artículo 107. Las controversias…». */
  isRepeated: boolean;
  /** It stands in the cell of a table. */
  isCell: boolean;
}

/** What the text has around an article without a law. */
interface Around extends Lawless {
  scopes: readonly LawScope[];
  /** Identities: the law with which the same number was cited, that of the row, that of an office in the sentence. */
  same: LawAt | null;
  row: LawAt | null;
  /** That of the cell, or of the column. */
  cell: LawAt | null;
  office: LawAt | null;
  /** That of the article right before in the list. */
  joined: LawAt | null;
  /** «esta ley» before in the sentence. */
  said: Pointer | null;
  /** The words around. */
  sentence: string;
}

interface Scored {
  law: LawAt;
  /** What having the articles says. */
  existence: number;
  score: number;
  /** Without what the articles say against it. */
  least: number;
}

const JOINT = 24;
/** Between two articles of one list. */
const LIST_JOINT = /^[\s,;)]*(?:(?:y|e|o|u|ni)\s)?(?:(?:en|del|de|al|el|los)\s){0,2}\(?$/iu;
const SENTENCE = 320;
/** Characters over which a law that was cited loses all that its nearness says. */
const FARTHEST = 4800;
/** Most laws end before. */
const RARE = 500;
/** Numbers so near to each other are likely of one law. */
const NEIGHBOURS = 12;
/** A law that is not held is one of the text's own when it was named so often. */
const STEADY = 3;
/** Characters before and behind a number that say what it is about. */
export const SUBJECT_BEFORE = 170;
export const SUBJECT_BEHIND = 110;
const SAID = 120;
/** A law that was cited so few times does not yet take over from one that was cited much. */
const ONCE = 2;
const MUCH = 2;
const USE = 0.25;
const MOST_BREAKS = 6;

/** How much each sign says for a law. Chosen on labelled texts. */
const WEIGHT = {
  sentence: 4.5,
  owned: 4,
  row: 5,
  cell: 6.5,
  lastCited: 2.9,
  lastForeign: 1.6,
  lastAside: 1.75,
  said: 5,
  uses: 0.9,
  goesOn: 1,
  cited: 0.75,
  mentioned: 1.3,
  onlyNamed: 3.1,
  scope: 3,
  localScope: 4.5,
  declared: 3,
  share: 1.35,
  same: 2.5,
  repeated: 3,
  neighbour: 1.5,
  exists: 1,
  existsRare: 2.6,
  lacks: -2,
  fraction: 0.8,
  noFraction: -1.8,
  repealed: -1.4,
  passing: -2.5,
  past: -1,
  title: 1.5,
  opening: 1.2,
  subject: 1.8,
  office: 0.8,
  joined: 2.5,
  paragraph: -0.35,
  far: -2,
} as const;
/** Less than this, and no law is meant. */
const LEAST = 1.6;
/** Less than this between two held laws decides nothing. */
const UNDECIDED = 0.15;
/** Laws so near to the best one may be meant as well. */
const OFFERED = 1.6;
const NOTHING: LawChoice = { law: null, others: [], nearLaw: 'PLAIN' };

const THIS_LAW =
  /(?:(?<!\p{L})(?:est[ae]|es[ae]|dich[oa]|(?:la|el)\s(?:propi|mism|citad)[oa])\s(?<kind>ley|c[oó]digo|reglamento|constituci[oó]n)(?!\p{L})|(?<!\p{L})la\s(?<secondary>ley)\s(?:secundaria|reglamentaria)|(?<!\p{L})(?:en|seg[uú]n)\s(?:el|la)\s(?<own>ley|c[oó]digo|reglamento|constituci[oó]n)(?=[,\s]+(?:el|los)\s))[^.;\n]*$/iu;

/** «304 A»: the letter may be of the number, or a section. */
const withoutLoose = (number: string): string => number.replace(/ \p{Lu}$/u, '');

/** What it says for a law that it has the articles, and the fraction of the first. */
export function existenceOf({ law }: LawAt, numbers: readonly string[], fraction = 0): number {
  if (law === null || numbers.length === 0) return 0;
  // «123-A» of the Constitution is a section of the article.
  const isHeld = (number: string): boolean =>
    hasArticle(law, number) ||
    (law === 'cpeum' && hasArticle(law, number.replace(/-[A-H]$/u, ''))) ||
    hasArticle(law, withoutLoose(number));
  const lacking = numbers.filter((number) => !isHeld(number)).length;
  if (lacking > 0) return (WEIGHT.lacks * lacking) / numbers.length;
  // Few laws have such numbers.
  const isRare = numbers.some(
    (number) => (/\p{L}/u.test(number) && hasArticle(law, number)) || Number.parseInt(number, 10) > RARE,
  );
  const last = fraction > 0 ? (fractionsOf(law, numbers[0] ?? '') ?? 0) : 0;
  const parts = fraction === 0 ? 0 : last >= fraction ? WEIGHT.fraction : WEIGHT.noFraction;
  const repealed = numbers.every((number) => isRepealed(law, number)) ? WEIGHT.repealed : 0;
  return (isRare ? WEIGHT.existsRare : WEIGHT.exists) + parts + repealed;
}

/** Whether two places are of one sentence. */
export const isOneSentence = (text: string, from: number, at: number): boolean =>
  at - from < SENTENCE && !/[.;]\s|\n/u.test(text.slice(from, at));

const officeBefore = (text: string, at: number): LawAt | null => {
  const key = lawOfOffice(text, at);
  return key === null ? null : { law: key, name: findLaw(key)?.shortName ?? key, end: at };
};

const saidBefore = (text: string, at: number): Pointer | null => {
  const groups = THIS_LAW.exec(text.slice(Math.max(0, at - SAID), at))?.groups;
  const kind = groups?.['kind'] ?? groups?.['own'] ?? groups?.['secondary'];
  return kind ? { kind: kind.toLowerCase(), adjective: null, isFirst: false, manner: 'MARKED' } : null;
};

export class LawScores {
  constructor(
    private readonly laws: TextLaws,
    private readonly before: NamedBefore,
  ) {}

  /** The law of an article that is cited without one. */
  best(lawless: Lawless): LawChoice {
    const around = this.around(lawless);
    const scored = this.candidates(around).map((law) => this.scoreOf(law, around));
    // None near has the article: any that the text names may be meant.
    if (lawless.numbers.length > 0 && scored.every(({ existence }) => existence < 0))
      for (const law of this.laws.held)
        if (existenceOf(law, lawless.numbers) > 0 && !scored.some((each) => each.law.law === law.law))
          scored.push(this.scoreOf(law, around));
    this.addSubject(scored, around.sentence);
    const [best, ...rest] = scored.toSorted((a, b) => b.score - a.score);
    if (!best || best.least < LEAST) return NOTHING;
    const others = rest.filter(({ score, least }) => least >= LEAST && best.score - score < OFFERED);
    const [second] = others;
    const isOpen = second?.law.law && best.law.law && best.score - second.score < UNDECIDED;
    if (isOpen) return { ...NOTHING, others: [best, ...others].map(({ law }) => law) };
    const isUnheldLikely = others.some(({ law }) => law.law === null);
    const nearLaw = isUnheldLikely
      ? 'UNHELD_LIKELY'
      : others.length === 0 && this.isGiven(best.law, around)
        ? 'SCOPED'
        : 'PLAIN';
    return { law: best.law, others: others.map(({ law }) => law), nearLaw };
  }

  /** Whether a heading, a column or the text itself says that numbers here are of a law. */
  private isGiven(law: LawAt, { scopes, cell }: Around): boolean {
    const given = [...scopes.map((each) => each.law), cell, this.laws.declared];
    return given.some((each) => each !== null && identityOf(each) === identityOf(law));
  }

  private scoreOf(law: LawAt, around: Around): Scored {
    const base = this.score(law, around);
    const existence = existenceOf(law, around.numbers, around.fraction);
    return { law, existence, score: base + existence, least: base + Math.max(0, existence) };
  }

  /** Only where it can decide: the words are looked for once for each law. */
  private addSubject(scored: Scored[], sentence: string): void {
    const top = Math.max(...scored.map(({ score }) => score));
    for (const each of scored) {
      const isClose = top - each.score <= WEIGHT.subject + OFFERED;
      if (!isClose || each.law.law === null || !isAbout(each.law.law, sentence)) continue;
      each.score += WEIGHT.subject;
      each.least += WEIGHT.subject;
    }
  }

  private around(lawless: Lawless): Around {
    const { at, numbers, isCell } = lawless;
    const { text } = this.laws;
    const { last } = this.before;
    return {
      ...lawless,
      scopes: this.laws.scopesAt(at),
      same: this.before.sameNumber(at, numbers[0] ?? ''),
      row: isCell ? this.laws.tables.rowLaw(at) : null,
      cell: isCell ? this.laws.tables.cellLaw(at) : null,
      joined: last && at - last.at < JOINT && LIST_JOINT.test(text.slice(last.at, at)) ? last.law : null,
      office: officeBefore(text, at),
      said: saidBefore(text, at),
      sentence: text.slice(Math.max(0, at - SUBJECT_BEFORE), at + SUBJECT_BEHIND),
    };
  }

  private candidates({ at, same, row, cell, office }: Around): LawAt[] {
    const { declared, main, often } = this.laws;
    const [title, subject] = [this.laws.titleBefore(at), this.laws.subjectBefore(at)];
    const found = new Map<string, LawAt>();
    const scopes = this.laws.scopesAt(at).map(({ law }) => law);
    const recent = this.before.recent().map(({ law }) => law);
    for (const law of [...recent, ...scopes, declared, same, row, cell, main, title, subject, office, ...often])
      if (law && !found.has(identityOf(law))) found.set(identityOf(law), law);
    return [...found.values()];
  }

  private score(law: LawAt, around: Around): number {
    const id = identityOf(law);
    const is = (other: LawAt | null): boolean => other !== null && identityOf(other) === id;
    const share = WEIGHT.share * this.laws.shareOfId(id);
    const ofText = 2 * share + (is(this.laws.titleBefore(around.at)) ? WEIGHT.title : 0);
    let score = Math.max(this.nearness(law, around) + share / 2, ofText);
    if (is(this.laws.subjectBefore(around.at))) score += WEIGHT.opening;
    const scope = around.scopes.find((each) => identityOf(each.law) === id);
    if (scope) score += scope.isLocal ? WEIGHT.localScope : WEIGHT.scope;
    if (is(this.laws.declared)) score += WEIGHT.declared;
    if (is(around.same)) score += around.isRepeated ? WEIGHT.repeated : WEIGHT.same;
    if (around.said && isMeantBy(law, around.said)) score += WEIGHT.said;
    if (is(around.joined)) score += WEIGHT.joined;
    if (is(around.office)) score += WEIGHT.office;
    if (is(around.row)) score += WEIGHT.row;
    if (is(around.cell)) score += WEIGHT.cell;
    if (law.isPast) score += WEIGHT.past;
    if (this.hasNeighbour(law, around.numbers)) score += WEIGHT.neighbour;
    return score;
  }

  /** What the places say in which a law was named. */
  private nearness(law: LawAt, { at, isOwned }: Around): number {
    const own = this.before.get(law);
    if (!own || own.count === 0) return 0;
    const { last, latest, count } = this.before;
    let score = last?.law && identityOf(last.law) === own.id ? WEIGHT.goesOn : 0;
    if (own === latest) {
      if (isOwned) score += WEIGHT.owned;
      if (isOneSentence(this.laws.text, own.at, at)) score += WEIGHT.sentence;
      else if (!isOwned && own.citedAt !== own.at) score += count === 1 ? WEIGHT.onlyNamed : WEIGHT.mentioned;
    }
    const anchor = Math.max(own.at, own.articleAt);
    if (own.citedAt !== null) {
      const uses = Math.min(WEIGHT.uses, USE * own.uses);
      return score + this.citedWeight(law) + uses + this.distance(anchor, at);
    }
    const isPassing = (law.isPast === true || law.law === null) && score < WEIGHT.sentence;
    return score + this.distance(anchor, at) + (isPassing ? WEIGHT.passing : 0);
  }

  private citedWeight(law: LawAt): number {
    const own = this.before.get(law);
    const isForeign = law.law === null && (own?.count ?? 0) < STEADY;
    if (!own || own !== this.before.cited) return isForeign ? 0 : WEIGHT.cited;
    if (isForeign) return WEIGHT.lastForeign;
    const { mostUses, hasCited } = this.before;
    const isOnce = own.uses <= ONCE && mostUses > MUCH && mostUses > own.uses * 2;
    return isOnce || (own.isAside && hasCited) ? WEIGHT.lastAside : WEIGHT.lastCited;
  }

  /** What a citation loses for the text between. */
  private distance(from: number, at: number): number {
    const breaks = Math.min(MOST_BREAKS, this.laws.breaksBetween(from, Math.min(at, from + FARTHEST)));
    return WEIGHT.paragraph * breaks + WEIGHT.far * Math.min(1, Math.max(0, at - from) / FARTHEST);
  }

  /** Whether a number near to this one was cited of the law. */
  hasNeighbour(law: LawAt, numbers: readonly string[], reach = NEIGHBOURS): boolean {
    const number = Number.parseInt(numbers[0] ?? '', 10);
    return this.before.get(law)?.numbers.some((each) => Math.abs(each - number) <= reach) ?? false;
  }
}
