/** What a text has named before a place, for numbers without a law and for words that point back: «dicho código». */
import { findLaw, fractionsOf, hasArticle, isRepealed, laws } from '#db/content/law-index.ts';
import { isAbout } from '#db/content/law-subjects.ts';
import type { LawAt } from '../laws/law-mentions.rules.ts';
import type { Pointer } from '../laws/law-references.rules.ts';
import { isOfCapital, lawOfOffice, nicknamed } from '../laws/nicknames.rules.ts';
import { firstFrom, foldedNameOf, identityOf, mentionsOf, type Mention } from '../laws/mentions.rules.ts';
import type { Details } from '../statutes/article-details.rules.ts';
import { answers } from './law-anaphora.rules.ts';
import { scopesOf, type LawScope, type Scopes } from './law-scopes.rules.ts';

/** What the text has around an article without a law. */
interface Around {
  before: readonly Named[];
  /** The citation before. */
  cited: Named | null;
  scopes: readonly LawAt[];
  /** The law with which the same number was cited. */
  same: LawAt | null;
  row: LawAt | null;
  /** The law of an office that was named in the sentence. */
  office: LawAt | null;
  /** «esta ley» before in the sentence. */
  said: Pointer | null;
  /** The words around. */
  sentence: string;
}

interface Named {
  law: LawAt;
  at: number;
  isCited: boolean;
  /** Cited in a bracket, beside what the text is about. */
  isAside?: boolean;
}

/** An article that was cited, to be pointed at. */
export interface CitedArticle extends Details {
  law: LawAt | null;
  article: string;
  at: number;
  /** Its law was named or pointed at there. */
  isNamed: boolean;
}

/** The law that is meant most likely, and others that may be meant as well. */
export interface LawChoice {
  law: LawAt | null;
  others: readonly LawAt[];
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

const REMEMBERED = 60;
const OPEN_SCOPES = 6;
const ASIDE = 120;
const OFTEN = 6;
/** A law that is only named once, and without an article, is not what a text before it means. */
const ENOUGH = 2;
/** A law that was cited so few times does not yet take over from one that was cited much. */
const ONCE = 2;
const MUCH = 2;
const USE = 0.25;
const THIS_LAW =
  /(?<!\p{L})(?:est[ae]|es[ae]|dich[oa]|(?:la|el)\s(?:propi|mism|citad)[oa])\s(?<kind>ley|c[oó]digo|reglamento|constituci[oó]n)(?!\p{L})[^.;\n]*$/iu;
/** A law that is not held is one of the text's own when it was named so often. */
const STEADY = 3;
/** Characters before and behind a number that say what it is about. */
const SUBJECT_BEFORE = 170;
const SUBJECT_BEHIND = 110;
const TITLE = 140;
const SENTENCE = 320;
/** Characters from a citation to a number that is still taken for one of the same law. */
const NEAR = 1600;
/** Characters within which a number that comes again is the same article. */
const SAME_NUMBER = 9000;
const ROW = 400;
/** Most laws end before. */
const RARE = 500;
/** Numbers so near to each other are likely of one law. */
const NEIGHBOURS = 12;

/** How much each sign says for a law. */
const WEIGHT = {
  sentence: 4,
  owned: 4,
  row: 5,
  lastCited: 2.4,
  lastForeign: 1.6,
  lastAside: 2,
  said: 3.5,
  uses: 0.9,
  goesOn: 1,
  cited: 0.6,
  mentioned: 1,
  onlyNamed: 1.5,
  scope: 3,
  declared: 3,
  share: 1.6,
  same: 2.5,
  repeated: 3,
  neighbour: 1.5,
  exists: 1,
  existsRare: 2.6,
  lacks: -2.5,
  fraction: 0.5,
  noFraction: -1.8,
  repealed: -0.8,
  passing: -2.5,
  past: -1,
  title: 1.5,
  subject: 1.8,
  office: 0.8,
  paragraph: -0.35,
  far: -2,
};
(globalThis as any).__W = WEIGHT;
/** Share of what a text names from which on a law is that of the text. */
const MAIN = 0.3;
const LEAST = 1.6;
/** Less than this between two laws decides nothing. */
const UNDECIDED = 0.15;
const OFFERED = 1.6;

const NOTHING: LawChoice = { law: null, others: [] };

const REGLAMENTARY: Record<string, string> = { '103': 'lamparo', '107': 'lamparo', '105': 'lrart105' };
/** What stands for a name that only its initials say. */
const INITIALS: Record<string, string> = {
  cc: 'codigo civil',
  cp: 'codigo penal',
  cpc: 'codigo de procedimientos civiles',
  cpp: 'codigo de procedimientos penales',
};

export class LawContext {
  private readonly mentions: readonly Mention[];
  private readonly scopes: Scopes;
  /** Share of each law in what the whole text names. */
  private readonly shares = new Map<string, number>();
  /** How many articles of each law were cited so far. */
  private readonly uses = new Map<string, number>();
  private mostUsed = 0;
  private readonly named: Named[] = [];
  private readonly articles: CitedArticle[] = [];
  private next = 0;
  private nextScope = 0;
  /** How many numbers without a word were taken for articles. */
  bareCount = 0;
  private first: LawAt | null = null;
  /** The law that the text names most, when it is most of what it names. */
  private readonly main: LawAt | null;
  /** The held laws that the whole text names most. */
  private readonly often: readonly LawAt[];
  /** The law that its first line names. */
  private readonly title: LawAt | null;

  constructor(private readonly text: string) {
    this.mentions = mentionsOf(text);
    // Which law a nickname means, the whole text decides first.
    for (const each of this.mentions) {
      const nick = each.law.law === null ? nicknamed(each.law.name) : null;
      if (nick) each.law = { ...each.law, law: this.bestOf(nick, each.at, []) };
    }
    this.scopes = scopesOf(text, this.mentions);
    let sum = 0;
    for (const { law, at } of this.mentions) {
      const isCited = /\d[^.;\n]{0,40}$/u.test(text.slice(Math.max(0, at - 50), at));
      const weight = law.isPast ? 0.2 : isCited ? 2 : 1;
      sum += weight;
      this.shares.set(identityOf(law), (this.shares.get(identityOf(law)) ?? 0) + weight);
    }
    const isNamedEnough = new Set([...this.shares].flatMap(([law, weight]) => (weight >= ENOUGH ? law : [])));
    for (const [law, weight] of this.shares) this.shares.set(law, weight / sum);
    const [most] = [...this.shares].filter(([law]) => isNamedEnough.has(law)).toSorted((a, b) => b[1] - a[1]);
    const isMain = most !== undefined && most[1] >= MAIN;
    const title = this.text.slice(0, TITLE);
    this.title = this.mentions.find(({ end, law }) => law.law !== null && end <= title.length && !/[.;]\s/u.test(title.slice(0, end)))?.law ?? null;
    this.often = [...this.shares]
      .filter(([law]) => isNamedEnough.has(law))
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, OFTEN)
      .flatMap(([id]) => this.mentions.find(({ law }) => law.law === id)?.law ?? []);
    this.main = isMain ? (this.mentions.find(({ law }) => identityOf(law) === most[0])?.law ?? null) : null;
  }

  get lawsNamed(): readonly Mention[] {
    return this.mentions;
  }

  /** A law that was cited with an article. */
  cite(law: LawAt, from: number, at: number): void {
    this.advance(from);
    this.add({ law, at, isCited: true, isAside: /^constitucional/iu.test(law.name) || /\([^()]*$/u.test(this.text.slice(Math.max(0, from - ASIDE), from)) });
    while ((this.mentions[this.next]?.end ?? Number.POSITIVE_INFINITY) <= at) this.next++;
  }

  citeArticle(article: CitedArticle): void {
    if (article.law) {
      const uses = (this.uses.get(identityOf(article.law)) ?? 0) + 1;
      this.uses.set(identityOf(article.law), uses);
      this.mostUsed = Math.max(this.mostUsed, uses);
    }
    this.articles.push(article);
    if (this.articles.length > REMEMBERED) this.articles.shift();
  }

  lastArticle(): CitedArticle | null {
    return this.articles.at(-1) ?? null;
  }

  /** The law that pointing words mean, where articles of these numbers are cited. */
  pointed(at: number, pointer: Pointer, own: LawAt | null, numbers: readonly string[], fraction = 0): LawChoice {
    this.advance(at);
    if (pointer.isFirst) return { law: this.first, others: [] };
    const office = pointer.manner === 'OWNED' ? lawOfOffice(this.text, at) : null;
    if (office) return { law: { law: office, name: 'su ley', end: at }, others: [] };
    // «dicho Código Civil» is one that is called so.
    const said = own && /\s/u.test(own.name) && pointer.manner !== 'MATTER' ? foldedNameOf(own) : null;
    const isSo = (law: LawAt): boolean =>
      answers(law, pointer) && (said === null || law.law === own?.law || foldedNameOf(law).startsWith(said));
    const sentence = this.text.slice(Math.max(0, at - SUBJECT_BEFORE), at + SUBJECT_BEHIND);
    const before = this.lastOfEach(at).filter(({ law }) => isSo(law));
    const scored = before.map((each, rank) => ({
      law: each.law,
      score: this.pointedScore(each, rank, pointer, { numbers, fraction }, sentence),
    }));
    const [best] = scored.toSorted((a, b) => b.score - a.score);
    const near = lawOfOffice(this.text, at);
    const isElsewhere = best?.law.law && numbers.every((number) => !hasArticle(best.law.law ?? '', number));
    if (isElsewhere && near && pointer.kind === 'ley' && numbers.every((number) => hasArticle(near, number)))
      return { law: { law: near, name: findLaw(near)?.shortName ?? near, end: at }, others: [] };
    if (best && (pointer.kind !== null || best.score > -4)) return { law: best.law, others: [] };
    // «dicho Código Civil» where none was named is the one that the words name.
    if (own && pointer.manner !== 'MATTER') return { law: own, others: [] };
    const from = firstFrom(this.mentions, at);
    const later = this.mentions.slice(from, from + 3).find(({ law }) => isSo(law) && !law.isPast)?.law ?? null;
    if (pointer.manner === 'MATTER') return { law: later ?? this.lawOfSubject(pointer, sentence) ?? own, others: [] };
    const nick = pointer.adjective === null ? null : nicknamed(`${pointer.kind ?? 'codigo'} ${pointer.adjective}`);
    if (nick) return { law: { law: this.bestOf(nick, at, numbers), name: `${pointer.kind ?? ''} ${pointer.adjective ?? ''}`, end: at }, others: [] };
    if (pointer.kind === null) return NOTHING;
    const other = pointer.adjective === null ? null : this.lastOfEach(at).find(({ law }) => answers(law, { ...pointer, adjective: null }));
    return { law: other?.law ?? (pointer.adjective === null ? later : null), others: [] };
  }

  private pointedScore(
    { law, isCited }: Named,
    rank: number,
    { kind, manner }: Pointer,
    { numbers, fraction }: { numbers: readonly string[]; fraction: number },
    sentence: string,
  ): number {
    const recency = manner === 'MATTER' ? 0.3 : manner === 'MARKED' ? 1.2 : 0.8;
    const time = manner === 'OLD' ? (law.isPast ? 4 : -2) : law.isPast ? (manner === 'NEW' ? -5 : -1.2) : 0;
    const weight = manner === 'MATTER' ? 3 : 1.2;
    return (
      -recency * (manner === 'FAR' ? Math.abs(rank - 1) : rank) +
      (isCited ? 0.8 : kind === null ? -3 : 0) +
      (law.law === null ? (manner === 'MARKED' ? 0 : -0.8) : this.existence(law, numbers, fraction) * 0.6) +
      (law.law !== null && isAbout(law.law, sentence) ? weight * 0.5 : 0) +
      weight * this.shareOf(law) +
      time
    );
  }

  /** «la ley de la materia» where the law itself is not named: the only one of that kind that the words are about. */
  private lawOfSubject({ kind }: Pointer, sentence: string): LawAt | null {
    const found = laws().filter(({ key, type }) => (kind === 'ley') === (type === 'ACT') && isAbout(key, sentence));
    const only = found.length === 1 ? found[0] : undefined;
    return only ? { law: only.key, name: only.shortName, end: 0 } : null;
  }

  /** «su Ley Reglamentaria» beside the articles of the Constitution that it regulates. */
  reglamentary(law: LawAt): LawAt | null {
    if (law.law !== null || !/^ley reglamentaria$/iu.test(law.name)) return null;
    const last = this.articles.findLast((each) => each.law?.law === 'cpeum');
    const key = last && REGLAMENTARY[last.article];
    return key ? { ...law, law: key } : null;
  }

  /** «Código Civil» after «Código Civil para el Estado de Jalisco» is that one, unless it was only mentioned. */
  meant(law: LawAt, at: number, numbers: readonly string[]): LawAt {
    const nick = law.law === null ? nicknamed(law.name) : null;
    if (nick) return { ...law, law: this.bestOf(nick, at, numbers) };
    const initials = law.law === null ? INITIALS[foldedNameOf(law).replace(/ /g, '')] : undefined;
    if (!law.isPartial && initials === undefined) return law;
    this.advance(at);
    const said = initials ?? foldedNameOf(law);
    const whole = this.named.filter(
      (each) => each.at < at && !each.law.isPast && foldedNameOf(each.law).startsWith(`${said} `),
    );
    const found = whole.findLast(({ isCited }) => isCited) ?? whole.at(-1);
    return found && found.law.law !== law.law ? { ...found.law, end: law.end } : law;
  }

  /** Of laws with the same nickname, the one that the text names, that has the articles and that it is about. */
  private bestOf(keys: readonly string[], at: number, numbers: readonly string[]): string | null {
    const around = this.text.slice(Math.max(0, at - NEAR), at + SUBJECT_BEHIND);
    const close = this.text.slice(Math.max(0, at - SUBJECT_BEFORE), at + SUBJECT_BEHIND);
    const scored = keys.map((law) => {
      const own = { law, name: law, end: at };
      const share = this.shareOf(own);
      const subject = (isAbout(law, around) ? 1 : 0) + (isAbout(law, close) ? 0.5 : 0);
      const isLikely = share > 0 || subject > 0 ? (law !== 'ccdf' || isOfCapital(this.text)) : false;
      const isLast = this.lastOfEach(at)[0]?.law.law === law;
      return { law, isLikely, score: (share > 0 ? 2 : 0) + (isLast ? 1 : 0) + share + subject + this.existence(own, numbers) };
    });
    const [best] = scored.filter(({ isLikely }) => isLikely).toSorted((a, b) => b.score - a.score);
    return best?.law ?? (keys.length > 1 && keys[0] !== 'ccf' ? (keys[0] ?? null) : null);
  }

  /** The law with which the same number was cited before: «… el artículo 52-A del CFF… El artículo 52-A …». */
  sameNumber(at: number, article: string): LawAt | null {
    const said = this.articles.findLast((each) => each.article === article && each.law !== null && each.isNamed);
    return said && at - said.at < SAME_NUMBER ? said.law : null;
  }

  /** Whether a law is before in the sentence of `at`. */
  isInSentence(at: number): boolean {
    this.advance(at);
    const last = this.named.findLast(({ at: place }) => place < at);
    return last !== undefined && this.isSentenceOf(last.at, at);
  }

  /** The law of an article that is cited without one. */
  near(lawless: Lawless): LawChoice {
    const { at } = lawless;
    this.advance(at);
    const around = this.around(lawless);
    const scored = this.candidates(around, at)
      .map((law) => {
        const [base, existence] = [this.score(law, lawless, around), this.existence(law, lawless.numbers, lawless.fraction)];
        return { law, score: base + existence, least: base + Math.max(0, existence) };
      })
      .toSorted((a, b) => b.score - a.score);
    const [best] = scored;
    if ((globalThis as any).__dbg === Number.parseInt(lawless.numbers[0] ?? '', 10)) console.log('   near', scored.map((x) => `${identityOf(x.law)} ${x.score.toFixed(2)} (${x.least.toFixed(2)})`).join(' | '), around.scopes.map((x) => x.law), lawless.isRepeated, lawless.isCell);
    if (!best || best.least < LEAST) return NOTHING;
    const others = scored.slice(1).filter(({ score, least }) => least >= LEAST && best.score - score < OFFERED);
    const isOpen = others[0]?.law.law && best.law.law && best.score - others[0].score < UNDECIDED;
    return isOpen
      ? { law: null, others: [best, ...others].map(({ law }) => law) }
      : { law: best.law, others: others.map(({ law }) => law) };
  }

  private around({ at, numbers, isCell }: Lawless): Around {
    const before = this.named.filter((each) => each.at <= at);
    return {
      before,
      cited: before.findLast((each) => each.isCited) ?? null,
      scopes: this.scopesAt(at).map(({ law }) => law),
      same: this.sameNumber(at, numbers[0] ?? ''),
      row: isCell ? this.rowLaw(at) : null,
      office: this.officeBefore(at),
      said: this.saidBefore(at),
      sentence: this.text.slice(Math.max(0, at - SUBJECT_BEFORE), at + SUBJECT_BEHIND),
    };
  }

  private saidBefore(at: number): Pointer | null {
    const kind = THIS_LAW.exec(this.text.slice(Math.max(0, at - ASIDE), at))?.groups?.['kind'];
    return kind ? { kind: kind.toLowerCase(), adjective: null, isFirst: false, manner: 'MARKED' } : null;
  }

  private officeBefore(at: number): LawAt | null {
    const key = lawOfOffice(this.text, at);
    return key === null ? null : { law: key, name: findLaw(key)?.shortName ?? key, end: at };
  }

  private candidates({ scopes, same, row, office }: Around, at: number): LawAt[] {
    const found = new Map<string, LawAt>();
    const laws = [...this.lastOfEach(at).map(({ law }) => law), ...scopes, this.scopes.declared, same, row, this.main, this.title, office, ...this.often];
    for (const law of laws) if (law && !found.has(identityOf(law))) found.set(identityOf(law), law);
    return [...found.values()];
  }

  private score(law: LawAt, lawless: Lawless, around: Around): number {
    const { at, numbers, isRepeated } = lawless;
    const { scopes, same, row, office, sentence } = around;
    const id = identityOf(law);
    const is = (other: LawAt | null): boolean => other !== null && identityOf(other) === id;
    const share = WEIGHT.share * this.shareOf(law);
    let score = Math.max(this.nearness(law, lawless, around) + share / 2, 2 * share + (is(this.title) ? WEIGHT.title : 0));
    if (scopes.some(is)) score += WEIGHT.scope;
    if (is(this.scopes.declared)) score += WEIGHT.declared;
    if (is(same)) score += isRepeated ? WEIGHT.repeated : WEIGHT.same;
    if (around.said && answers(law, around.said)) score += WEIGHT.said;
    if (is(office)) score += WEIGHT.office;
    if (is(row)) score += WEIGHT.row;
    if (law.isPast) score += WEIGHT.past;
    if (this.hasNeighbour(law, numbers)) score += WEIGHT.neighbour;
    if (law.law !== null && isAbout(law.law, sentence)) score += WEIGHT.subject;
    return score;
  }

  /** What the places say in which a law was named. */
  private nearness(law: LawAt, { at, isOwned }: Lawless, { before, cited }: Around): number {
    const id = identityOf(law);
    const own = before.filter((each) => identityOf(each.law) === id);
    const last = own.at(-1);
    if (!last) return 0;
    const ownCited = own.findLast((each) => each.isCited);
    const resolved = this.articles.at(-1)?.law;
    let score = resolved && identityOf(resolved) === id ? WEIGHT.goesOn : 0;
    if (last === before.at(-1)) {
      if (isOwned) score += WEIGHT.owned;
      if (this.isSentenceOf(last.at, at)) score += WEIGHT.sentence;
      else if (!isOwned && !last.isCited) score += before.length === 1 ? WEIGHT.onlyNamed : WEIGHT.mentioned;
    }
    const anchor = Math.max(last.at, this.articles.findLast((each) => each.law !== null && identityOf(each.law) === id)?.at ?? 0);
    const isForeign = law.law === null && own.length < STEADY;
    if (ownCited) {
      const isLast = ownCited === cited;
      const uses = this.uses.get(id) ?? 0;
      const isOnce = uses <= ONCE && this.mostUsed > MUCH && this.mostUsed > uses * 2;
      const isAside = isOnce || (ownCited.isAside && before.some((each) => each.isCited && !each.isAside));
      const lastWeight = isForeign ? WEIGHT.lastForeign : isAside ? WEIGHT.lastAside : WEIGHT.lastCited;
      const weight = isLast ? lastWeight : isForeign ? 0 : WEIGHT.cited;
      return score + weight + Math.min(WEIGHT.uses, USE * uses) + this.distance(Math.max(anchor, ownCited.at), at);
    }
    const isPassing = (law.isPast === true || law.law === null) && score < WEIGHT.sentence;
    return score + this.distance(anchor, at) + (isPassing ? WEIGHT.passing : 0);
  }

  private existence({ law }: LawAt, numbers: readonly string[], fraction = 0): number {
    if (law === null || numbers.length === 0) return 0;
    // «123-A» of the Constitution is a section of the article.
    const isHeld = (number: string): boolean => hasArticle(law, number) || (law === 'cpeum' && hasArticle(law, number.replace(/-[A-H]$/u, '')));
    const lacking = numbers.filter((number) => !isHeld(number)).length;
    if (lacking > 0) return (WEIGHT.lacks * lacking) / numbers.length;
    // Few laws have such numbers.
    const isRare = numbers.some((number) => /\p{L}/u.test(number) || Number.parseInt(number, 10) > RARE);
    const last = fraction > 0 ? (fractionsOf(law, numbers[0] ?? '') ?? 0) : 0;
    const parts = fraction === 0 ? 0 : last >= fraction ? WEIGHT.fraction : WEIGHT.noFraction;
    return (isRare ? WEIGHT.existsRare : WEIGHT.exists) + parts + (numbers.every((number) => isRepealed(law, number)) ? WEIGHT.repealed : 0);
  }

  /** What a citation loses for the text between. */
  private distance(from: number, at: number): number {
    const stretch = this.text.slice(from, Math.min(at, from + NEAR * 3));
    const breaks = Math.min(6, stretch.split('\n\n').length - 1);
    return WEIGHT.paragraph * breaks + WEIGHT.far * Math.min(1, stretch.length / (NEAR * 3));
  }

  /** Whether a number near to this one was cited of the law. */
  hasNeighbour(law: LawAt, numbers: readonly string[]): boolean {
    const number = Number.parseInt(numbers[0] ?? '', 10);
    return this.articles.some(
      (each) =>
        each.law !== null &&
        identityOf(each.law) === identityOf(law) &&
        Math.abs(Number.parseInt(each.article, 10) - number) <= NEIGHBOURS,
    );
  }

  private readonly shareOf = (law: LawAt): number => this.shares.get(identityOf(law)) ?? 0;

  private isSentenceOf(from: number, at: number): boolean {
    return at - from < SENTENCE && !/[.;]\s|\n/u.test(this.text.slice(from, at));
  }

  /** Those that began last: more than a few are never open at once. */
  private scopesAt(at: number): LawScope[] {
    const { scopes } = this.scopes;
    while ((scopes[this.nextScope]?.from ?? Number.POSITIVE_INFINITY) <= at) this.nextScope++;
    return scopes.slice(Math.max(0, this.nextScope - OPEN_SCOPES), this.nextScope).filter(({ from, to }) => from <= at && at < to);
  }

  /** Whether something says that numbers here are articles of a law: a heading, an opening, a row of a table. */
  isScoped(at: number): boolean {
    return this.scopesAt(at).length > 0 || this.scopes.declared !== null;
  }

  /** The law in the row of a table: the nearest one. */
  private rowLaw(at: number): LawAt | null {
    const before = this.text.slice(Math.max(0, at - ROW), at);
    const from = at - before.length + before.lastIndexOf('\n') + 1;
    const line = this.text.slice(at, at + ROW).split('\n', 1)[0] ?? '';
    const inRow = this.mentions.slice(firstFrom(this.mentions, from), firstFrom(this.mentions, at + line.length));
    return inRow.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]?.law ?? null;
  }

  /** The last place of each law that was named before, the latest first. */
  private lastOfEach(at: number): Named[] {
    const found = new Map<string, Named>();
    for (const each of this.named.toReversed()) {
      if (each.at >= at) continue;
      const known = found.get(identityOf(each.law));
      if (!known) found.set(identityOf(each.law), each);
      else if (each.isCited && !known.isCited) found.set(identityOf(each.law), { ...known, isCited: true });
    }
    return [...found.values()];
  }

  private add(named: Named): void {
    this.first ??= named.law;
    this.named.push(named);
    if (this.named.length > REMEMBERED) this.named.shift();
  }

  /** Laws that are only mentioned, up to `at`. */
  private advance(at: number): void {
    for (let each = this.mentions[this.next]; each && each.end <= at; each = this.mentions[this.next]) {
      this.add({ law: each.law, at: each.end, isCited: false });
      this.next++;
    }
  }
}
