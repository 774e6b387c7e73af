/** How likely a law is the one of an article that is cited without one. */
import { findLaw, lastArticle } from '#db/content/law-index.ts';
import { isAbout } from '#db/content/law-subjects.ts';
import type { LawAt } from '../laws/law-at.ts';
import type { Pointer } from '../laws/law-references.rules.ts';
import { identityOf } from '../laws/mentions.rules.ts';
import { lawOfOffice } from '../laws/nicknames.rules.ts';
import { isMeantBy } from './law-anaphora.rules.ts';
import type { NearLaw } from '../reference-types.ts';
import type { LawScope } from './law-scopes.rules.ts';
import type { NamedBefore } from './named-before.rules.ts';
import { isOneSentence } from './one-sentence.rules.ts';
import { existenceOf, existenceSigns, Tally, WEIGHT, type Sign, type WeighedLaws } from './law-signs.rules.ts';
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
  /** «apartado B». */
  section?: string | null;
  /** «su artículo 5». */
  isOwned: boolean;
  /** «el citado artículo 12», «Artículo 107. Las controversias…». */
  isRepeated: boolean;
  /** It stands in the cell of a table. */
  isCell: boolean;
  /** The text says that there is no such article: having it speaks for no law. */
  isDenied?: boolean;
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
  /** The words around, and those close by. */
  sentence: string;
  clause: string;
  /** The law that is named right behind, in the same sentence. */
  ahead: LawAt | null;
}

interface Scored {
  law: LawAt;
  /** What having the articles says. */
  existence: number;
  score: number;
  /** Without what the articles say against it. */
  least: number;
  signs: [Sign, number][];
}

const JOINT = 24;
/** Between two articles of one list. */
const LIST_JOINT = /^[\s,;)]*(?:(?:y|e|o|u|ni)\s)?(?:(?:en|del|de|al|el|los)\s){0,2}\(?$/iu;
/** Characters over which a law that was cited loses all that its nearness says. */
const FARTHEST = 4800;
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
/** Articles from which on a law is much used. */
const MOST_USES = 3.6;
/** Characters from the last word of a law. */
const LATELY = 200;
const CLAUSE = 70;
const MOST_BREAKS = 6;
/** Articles of the Constitution that have sections. */
const IN_SECTIONS = new Set(['2', '20', '26', '41', '102', '123']);

/** Less than this, and no law is meant. */
const LEAST = 1.6;
/** Less than this between two held laws decides nothing. */
const UNDECIDED = 0.15;
/** Laws so near to the best one may be meant as well. */
const OFFERED = 1.6;
/**
 * A law that leads all others so far, whatever articles these have, is meant: in the same paragraph, and over several. On
 * seven sets the right law was behind by 1.99 and 3.81 at most.
 */
const SURE = { near: 3.7, far: 5 };
const FAR_BEYOND = 2;
const LEAST_FAR = 150;
const NOTHING: LawChoice = { law: null, others: [], nearLaw: 'PLAIN' };

const THIS_LAW =
  /(?:(?<!\p{L})(?:est[ae]|es[ae]|dich[oa]|(?:la|el)\s(?:propi|mism|citad)[oa])\s(?<kind>ley|c[oó]digo|reglamento|constituci[oó]n)(?!\p{L})|(?<!\p{L})la\s(?<secondary>ley)\s(?:secundaria|reglamentaria)|(?<!\p{L})(?:en|seg[uú]n)\s(?:el|la)\s(?<own>ley|c[oó]digo|reglamento|constituci[oó]n)(?=[,\s]+(?:el|los)\s)|(?<!\p{L})(?:el|la)\s(?<subject>ley|c[oó]digo|constituci[oó]n)\s(?=(?:dice|dispone|establece|se[nñ]ala|manda|ordena|exige|prev[eé]|pide|permite|proh[ií]be|habla|regula|fija)(?!\p{L})))[^.;\n]*$/iu;

const officeBefore = (text: string, at: number): LawAt | null => {
  const key = lawOfOffice(text, at);
  return key === null ? null : { law: key, name: findLaw(key)?.shortName ?? key, end: at };
};

const saidBefore = (text: string, at: number): Pointer | null => {
  const groups = THIS_LAW.exec(text.slice(Math.max(0, at - SAID), at))?.groups;
  const kind = groups?.['kind'] ?? groups?.['own'] ?? groups?.['secondary'] ?? groups?.['subject'];
  return kind ? { kind: kind.toLowerCase(), adjective: null, isFirst: false, manner: 'MARKED' } : null;
};

export class LawScores {
  /** What was weighed, where something is learned from it. */
  seen: WeighedLaws[] | null = null;

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
    this.addSubject(scored, around);
    this.seen?.push({ at: lawless.at, laws: scored.map(({ law, signs }) => ({ law: law.law, signs })) });
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
        : this.isSure(best, rest, lawless)
          ? 'SURE'
          : 'PLAIN';
    return { law: best.law, others: others.map(({ law }) => law), nearLaw };
  }

  /** Whether the words around alone, without what the laws have, leave no other law that has the article. */
  private isSure(best: Scored, rest: readonly Scored[], { at, numbers }: Lawless): boolean {
    // Nobody invents a number that is far beyond the last one.
    const last = Number.parseInt((best.law.law && lastArticle(best.law.law)) ?? '', 10);
    if (numbers.some((number) => Number.parseInt(number, 10) > Math.max(FAR_BEYOND * last, LEAST_FAR))) return false;
    const own = this.before.get(best.law);
    const anchor = Math.max(own?.at ?? 0, own?.articleAt ?? 0);
    const isNear = own !== undefined && this.laws.breaksBetween(anchor, at) === 0;
    const around = ({ score, existence }: Scored): number => score - existence;
    const next = Math.max(0, ...rest.filter(({ existence }) => existence >= 0).map(around));
    return around(best) - next >= (isNear ? SURE.near : SURE.far);
  }

  /** Whether a heading, a column or the text itself says that numbers here are of a law. */
  private isGiven(law: LawAt, { scopes, cell }: Around): boolean {
    const given = [...scopes.map((each) => each.law), cell, this.laws.declared];
    return given.some((each) => each !== null && identityOf(each) === identityOf(law));
  }

  private scoreOf(law: LawAt, around: Around): Scored {
    const tally = this.score(law, around);
    const base = tally.score;
    const signs = around.isDenied ? [] : existenceSigns(law, around.numbers, around.fraction);
    for (const [sign, value] of signs) tally.add(sign, value);
    const existence = tally.score - base;
    return { law, existence, score: tally.score, least: base + Math.max(0, existence), signs: tally.signs };
  }

  /** Only where it can decide: the words are looked for once for each law. */
  private addSubject(scored: Scored[], { sentence, clause }: Around): void {
    const give = (each: Scored, sign: Sign): void => {
      each.score += WEIGHT[sign];
      each.least += WEIGHT[sign];
      if (this.seen) each.signs.push([sign, 1]);
    };
    const existing = scored.filter(({ existence }) => existence > 0);
    if (existing.length === 1 && existing[0]) give(existing[0], 'only');
    const top = Math.max(...scored.map(({ score }) => score));
    for (const each of scored) {
      const isClose = top - each.score <= WEIGHT.subject + OFFERED;
      if (!isClose || each.law.law === null || !isAbout(each.law.law, sentence)) continue;
      give(each, 'subject');
      if (isAbout(each.law.law, clause)) give(each, 'aboutClause');
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
      clause: text.slice(Math.max(0, at - CLAUSE), at + CLAUSE),
      ahead: this.laws.namedAhead(at),
    };
  }

  private candidates(around: Around): LawAt[] {
    const { at, same, row, cell, office, ahead } = around;
    const { declared, main, often } = this.laws;
    const isSection = around.section && IN_SECTIONS.has(around.numbers[0] ?? '');
    const constitutional = isSection ? { law: 'cpeum', name: 'constitucional', end: at } : null;
    const [title, subject] = [this.laws.titleBefore(at), this.laws.subjectBefore(at)];
    const found = new Map<string, LawAt>();
    const scopes = this.laws.scopesAt(at).map(({ law }) => law);
    const recent = this.before.recent().map(({ law }) => law);
    for (const law of [
      ...recent,
      ...scopes,
      declared,
      same,
      row,
      cell,
      main,
      title,
      subject,
      office,
      ahead,
      constitutional,
      ...often,
    ])
      if (law && !found.has(identityOf(law))) found.set(identityOf(law), law);
    return [...found.values()];
  }

  private score(law: LawAt, around: Around): Tally {
    const id = identityOf(law);
    const is = (other: LawAt | null): boolean => other !== null && identityOf(other) === id;
    const share = this.laws.shareOfId(id);
    const near = this.nearness(law, around);
    near.add('share', share / 2);
    const ofText = new Tally(this.seen !== null);
    ofText.add('share', 2 * share);
    if (is(this.laws.titleBefore(around.at))) ofText.add('title');
    const tally = near.score >= ofText.score ? near : ofText;
    if (is(this.laws.subjectBefore(around.at))) tally.add('opening');
    // What a line says for itself goes before headings and what the text says of all.
    const local = around.scopes.findLast(({ isLocal }) => isLocal);
    const scope = around.scopes.findLast((each) => identityOf(each.law) === id);
    if (local && is(local.law)) tally.add('localScope');
    else if (!local && scope) tally.add('scope');
    if (!local && is(this.laws.declared)) tally.add('declared');
    if (is(around.same)) tally.add(around.isRepeated ? 'repeated' : 'same');
    if (around.said && isMeantBy(law, around.said)) tally.add('said');
    if (is(around.joined)) tally.add('joined');
    if (is(around.office)) tally.add('office');
    if (is(around.row)) tally.add('row');
    if (is(around.cell)) tally.add('cell');
    if (is(around.ahead)) tally.add('ahead');
    if (law.law === 'cpeum' && around.section && IN_SECTIONS.has(around.numbers[0] ?? '')) tally.add('section');
    if (law.isPast) tally.add('past');
    if (share === 0 && !this.before.get(law)) tally.add('unnamed');
    if (this.hasNeighbour(law, around.numbers)) tally.add('neighbour');
    return tally;
  }

  /** What the places say in which a law was named. */
  private nearness(law: LawAt, { at, isOwned, scopes, said }: Around): Tally {
    const tally = new Tally(this.seen !== null);
    const own = this.before.get(law);
    if (!own || own.count === 0) return tally;
    const { last, latest, count } = this.before;
    // A heading ends what was said before it.
    const opened = Math.max(0, ...scopes.filter((each) => identityOf(each.law) !== own.id).map(({ from }) => from));
    if (last?.law && identityOf(last.law) === own.id && last.at > opened) tally.add('goesOn');
    let isInSentence = false;
    // «la propia ley lo corrigió en su artículo 1», whatever was named between.
    const isOther = said !== null && !isMeantBy(law, said);
    if (own === latest && !isOther) {
      if (isOwned) tally.add('owned');
      isInSentence = isOneSentence(this.laws.text, own.at, at);
      if (isInSentence) tally.add('sentence');
      else if (!isOwned && own.citedAt !== own.at) tally.add(count === 1 ? 'onlyNamed' : 'mentioned');
    }
    const anchor = Math.max(own.at, own.articleAt);
    if (at - anchor < LATELY) tally.add('lately');
    if (this.laws.breaksBetween(anchor, at) === 0) tally.add('sameParagraph');
    if (own.citedAt !== null) {
      tally.add('uses', Math.min(1, own.uses / MOST_USES));
      this.addCited(tally, law, Math.max(own.at, own.articleAt) < opened);
    } else if ((law.isPast === true || law.law === null) && !isInSentence) tally.add('passing');
    this.addDistance(tally, anchor, at);
    return tally;
  }

  private addCited(tally: Tally, law: LawAt, isEnded: boolean): void {
    const own = this.before.get(law);
    const isForeign = law.law === null && (own?.count ?? 0) < STEADY;
    if (!own || own !== this.before.cited || isEnded) {
      if (!isForeign) tally.add('cited');
      return;
    }
    const { mostUses, hasCited } = this.before;
    const isOnce = own.uses <= ONCE && mostUses > MUCH && mostUses > own.uses * 2;
    tally.add(isForeign ? 'lastForeign' : isOnce || (own.isAside && hasCited) ? 'lastAside' : 'lastCited');
  }

  /** What a citation loses for the text between. */
  private addDistance(tally: Tally, from: number, at: number): void {
    tally.add('paragraph', Math.min(MOST_BREAKS, this.laws.breaksBetween(from, Math.min(at, from + FARTHEST))));
    tally.add('far', Math.min(1, Math.max(0, at - from) / FARTHEST));
  }

  /** Whether a number near to this one was cited of the law. */
  hasNeighbour(law: LawAt, numbers: readonly string[], reach = NEIGHBOURS): boolean {
    const number = Number.parseInt(numbers[0] ?? '', 10);
    return this.before.get(law)?.numbers.some((each) => Math.abs(each - number) <= reach) ?? false;
  }
}
