/** What a text has named before a place, for numbers without a law and for words that point back: «dicho código». */
import { findLaw, hasArticle, laws } from '#db/content/law-index.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import { isAbout } from '#db/content/law-subjects.ts';
import type { LawAt } from '../laws/law-at.ts';
import type { Pointer } from '../laws/law-references.rules.ts';
import { firstFrom, foldedNameOf, type Mention } from '../laws/mentions.rules.ts';
import { lawOfOffice, nicknamed } from '../laws/nicknames.rules.ts';
import { isMeantBy } from './law-anaphora.rules.ts';
import { LawScores, SUBJECT_BEFORE, SUBJECT_BEHIND, type LawChoice, type Lawless } from './law-scores.rules.ts';
import { isOneSentence } from './one-sentence.rules.ts';
import { existenceOf, type WeighedLaws } from './law-signs.rules.ts';
import { NamedBefore, type CitedArticle, type NamedLaw } from './named-before.rules.ts';
import { bestOfNicknamed } from './nicknamed-laws.rules.ts';
import { TextLaws } from './text-laws.rules.ts';

/** Articles that a pointing word is said of. */
interface Pointed {
  numbers: readonly string[];
  /** The highest fraction of the first; 0 without any. */
  fraction: number;
}

const ASIDE = 120;
/** A law that is named so soon behind pointing words may be what they mean. */
const LATER = 3;
/** «…, ni el 545 de la LGIPE»: what is said not to apply is beside what the text is about. */
const DENIED = /(?<!\p{L})(?:ni|no|jam[aá]s|tampoco)\s(?:\p{L}+\s){0,2}$/iu;
const LEAST_POINTED = -4;
/** Characters from the last law within which an office that is named since is meant by «esa ley». */
const FAR_BEHIND = 1200;
/** «Este tribunal es competente conforme al…», «como si rigiera el…»: what the text is about lies elsewhere. */
const BESIDE =
  /(?:competen(?:te|cia)(?!\p{L})[^.;\n]*|(?<!\p{L})(?:como\ssi\s\p{L}+|a\sdiferencia\sde(?:l|\sla)?)\s(?:\p{L}+\s){0,2})$/iu;

const REGLAMENTARY: Record<string, string> = { '103': 'lamparo', '107': 'lamparo', '105': 'lrart105' };
/** What stands for a name that only its initials say. */
const INITIALS: Record<string, string> = {
  cc: 'codigo civil',
  cp: 'codigo penal',
  cpc: 'codigo de procedimientos civiles',
  cpp: 'codigo de procedimientos penales',
};

const isCalled = (law: LawAt, said: string): boolean =>
  foldedNameOf(law).startsWith(said) || foldName(findLaw(law.law ?? '')?.name ?? '').startsWith(said);

export class LawContext {
  /** How many numbers without a word were taken for articles. */
  bareCount = 0;
  private readonly laws: TextLaws;
  private readonly before = new NamedBefore();
  private readonly scores: LawScores;
  private next = 0;

  constructor(private readonly text: string) {
    this.laws = new TextLaws(text);
    this.scores = new LawScores(this.laws, this.before);
  }

  /** Keeps what is weighed from now on. */
  keepWeighed(): WeighedLaws[] {
    this.scores.seen ??= [];
    return this.scores.seen;
  }

  get mentions(): readonly Mention[] {
    return this.laws.mentions;
  }

  /** A law that was cited with an article. */
  cite(law: LawAt, from: number, at: number): void {
    this.advance(from);
    const lead = this.text.slice(Math.max(0, from - ASIDE), from);
    this.before.cite(
      law,
      at,
      /^constitucional/iu.test(law.name) || /\([^()]*$/u.test(lead) || DENIED.test(lead) || BESIDE.test(lead),
    );
    while ((this.mentions[this.next]?.end ?? Number.POSITIVE_INFINITY) <= at) this.next++;
  }

  citeArticle(article: CitedArticle): void {
    this.before.citeArticle(article);
  }

  lastArticle(): CitedArticle | null {
    return this.before.last;
  }

  isScoped(at: number): boolean {
    return this.laws.isScoped(at) || this.laws.tables.cellLaw(at) !== null;
  }

  columnOf(at: number): 'COUNTS' | 'CITES' | null {
    return this.laws.tables.columnOf(at);
  }

  isInTable(at: number): boolean {
    return this.laws.tables.isRow(at);
  }

  hasNeighbour(law: LawAt, numbers: readonly string[], reach?: number): boolean {
    return this.scores.hasNeighbour(law, numbers, reach);
  }

  sameNumber(at: number, article: string): LawAt | null {
    return this.before.sameNumber(at, article);
  }

  /** Other laws of the text that have what a law lacks. */
  fitting(law: LawAt, numbers: readonly string[], fraction: number): LawAt[] {
    if (law.law === null || existenceOf(law, numbers, fraction) > 0) return [];
    return this.laws.held.filter((other) => other.law !== law.law && existenceOf(other, numbers, fraction) > 0);
  }

  /** The law of an article that is cited without one. */
  near(lawless: Lawless): LawChoice {
    this.advance(lawless.at);
    return this.scores.best(lawless);
  }

  /** Whether a law is before in the sentence of `at`. */
  isInSentence(at: number): boolean {
    this.advance(at);
    const { latest } = this.before;
    return latest !== null && isOneSentence(this.text, latest.at, at);
  }

  /** The law that pointing words mean. */
  pointed(at: number, pointer: Pointer, own: LawAt | null, articles: Pointed): LawAt | null {
    this.advance(at);
    if (pointer.isFirst) return this.before.firstOf((law) => isMeantBy(law, pointer)) ?? this.before.first;
    const { defined } = this.laws;
    if (defined && pointer.isDefined && isMeantBy(defined, pointer)) return defined;
    const last = pointer.isLast ? this.before.latest?.law : undefined;
    if (last && isMeantBy(last, pointer)) return last;
    const office =
      lawOfOffice(this.text, at) ??
      (pointer.manner === 'OWNED' && pointer.kind === 'ley' ? (this.subjectOf(pointer)?.law ?? null) : null);
    const ofOffice = office === null ? null : { law: office, name: findLaw(office)?.shortName ?? office, end: at };
    if (ofOffice && (pointer.manner === 'OWNED' || this.isLatestOffice(at, pointer, ofOffice))) return ofOffice;
    // «dicho Código Civil» is one that is called so.
    const said = own && /\s/u.test(own.name) && pointer.manner !== 'MATTER' ? foldedNameOf(own) : null;
    const isSo = (law: LawAt): boolean =>
      isMeantBy(law, pointer) && (said === null || law.law === own?.law || foldedNameOf(law).startsWith(said));
    const sentence = this.text.slice(Math.max(0, at - SUBJECT_BEFORE), at + SUBJECT_BEHIND);
    const [best] = this.before
      .recent()
      .filter(({ law }) => isSo(law))
      .map((each, rank) => ({ law: each.law, score: this.pointedScore(each, rank, pointer, articles, sentence) }))
      .toSorted((a, b) => b.score - a.score);
    const clause =
      this.text
        .slice(Math.max(0, at - SUBJECT_BEFORE), at)
        .split(/[.;\n]\s?/u)
        .at(-1) ?? '';
    const meant =
      pointer.manner === 'MATTER' ? this.ofMatter(pointer, clause, best?.law ?? null, ofOffice, articles) : null;
    if (meant) return meant;
    const has = (law: LawAt): boolean => articles.numbers.every((number) => hasArticle(law.law ?? '', number));
    if (pointer.manner === 'OLD' && best && !best.law.isPast)
      return { law: null, name: `${pointer.kind ?? 'ley'} anterior`, end: at, isPast: true };
    if (best?.law.law && ofOffice && pointer.kind === 'ley' && !has(best.law) && has(ofOffice)) return ofOffice;
    if (best && (pointer.kind !== null || best.score > LEAST_POINTED)) return best.law;
    return this.pointedAhead(at, pointer, own, articles, { isSo, sentence });
  }

  /** «la ley de ustedes» in what is addressed to an office. */
  private subjectOf(pointer: Pointer): LawAt | null {
    const { subject } = this.laws;
    return subject && pointer.adjective === null && isMeantBy(subject, pointer) ? subject : null;
  }

  /** «¿Pago IEPS? 2, fracción I, de esa ley»: an office or a tax was named since the last law. */
  private isLatestOffice(at: number, { kind, adjective, isThat }: Pointer, office: LawAt): boolean {
    if (kind !== 'ley' || adjective !== null || !isThat) return false;
    const { latest } = this.before;
    const since = Math.max(latest?.at ?? 0, latest?.articleAt ?? 0);
    return at - since < FAR_BEHIND && lawOfOffice(this.text.slice(since, at), at - since) === office.law;
  }

  /** Where nothing that was named before is meant. */
  private pointedAhead(
    at: number,
    pointer: Pointer,
    own: LawAt | null,
    { numbers }: Pointed,
    { isSo, sentence }: { isSo: (law: LawAt) => boolean; sentence: string },
  ): LawAt | null {
    const { kind, adjective, manner } = pointer;
    // «dicho Código Civil» where none was named is the one that the words name.
    if (own && manner !== 'MATTER') return own;
    const from = firstFrom(this.mentions, at);
    const ahead = this.mentions.slice(from, from + LATER).find(({ law }) => isSo(law) && !law.isPast)?.law ?? null;
    if (manner === 'MATTER') return ahead ?? this.lawOfSubject(pointer, sentence) ?? own;
    const name = `${kind ?? 'codigo'} ${adjective ?? ''}`.trim();
    const nick = adjective === null ? null : nicknamed(name);
    if (nick) return { law: this.bestOf(nick, name, at, numbers), name, end: at };
    if (kind === null) return null;
    if (adjective === null) return ahead;
    return this.before.recent().find(({ law }) => isMeantBy(law, { ...pointer, adjective: null }))?.law ?? null;
  }

  private pointedScore(
    { law, citedAt, uses }: NamedLaw,
    rank: number,
    { kind, manner }: Pointer,
    { numbers, fraction }: Pointed,
    sentence: string,
  ): number {
    const recency = manner === 'MATTER' ? 0.3 : manner === 'MARKED' ? 1.2 : 0.8;
    const time = manner === 'OLD' ? (law.isPast ? 4 : -2) : law.isPast ? (manner === 'NEW' ? -5 : -1.2) : 0;
    const weight = manner === 'MATTER' ? 3 : manner === null ? 2.4 : 1.2;
    return (
      -recency * (manner === 'FAR' ? Math.abs(rank - 1) : rank) +
      (citedAt !== null ? 0.8 : kind === null ? (uses > 0 ? 0.4 : -3) : manner === null ? -1 : 0) +
      (manner === null && law.law !== null && law.law === this.laws.declared?.law ? 2 : 0) +
      (law.law === null
        ? manner === 'MARKED'
          ? 0
          : -0.8
        : existenceOf(law, numbers, fraction) * (manner === 'MARKED' ? 0.35 : 0.6)) +
      (law.law !== null && isAbout(law.law, sentence) ? weight * 0.5 : 0) +
      weight * this.laws.shareOf(law) +
      time
    );
  }

  /** «la ley respectiva»: that of the words around, where the one that was named before is about something else. */
  private ofMatter(
    pointer: Pointer,
    sentence: string,
    best: LawAt | null,
    ofOffice: LawAt | null,
    { numbers, fraction }: Pointed,
  ): LawAt | null {
    if (best?.law && isAbout(best.law, sentence)) return null;
    const { main } = this.laws;
    if (main && isMeantBy(main, pointer) && existenceOf(main, numbers, fraction) > 0) return main;
    return this.lawOfSubject(pointer, sentence) ?? (pointer.kind === 'ley' ? ofOffice : null);
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
    const key = REGLAMENTARY[this.before.lastOf('cpeum')?.article ?? ''];
    return key ? { ...law, law: key } : null;
  }

  /** «Código Civil» after «Código Civil para el Estado de Jalisco» is that one, unless it was only mentioned. */
  meant(law: LawAt, at: number, numbers: readonly string[]): LawAt {
    const nick = law.law === null ? (law.keys ?? nicknamed(law.name)) : null;
    const initials = law.law === null ? INITIALS[foldedNameOf(law).replace(/ /g, '')] : undefined;
    if (law.isPartial || initials !== undefined) {
      this.advance(at);
      const said = `${initials ?? foldedNameOf(law)} `;
      const whole = this.before.recent().filter((each) => !each.law.isPast && isCalled(each.law, said));
      const found = whole.find(({ citedAt }) => citedAt !== null) ?? whole[0];
      if (found && found.law.law !== law.law) return { ...found.law, end: law.end };
    }
    return nick ? { ...law, law: this.bestOf(nick, law.name, at, numbers, law.keys !== undefined) } : law;
  }

  private bestOf(
    keys: readonly string[],
    name: string,
    at: number,
    numbers: readonly string[],
    isDescribed = false,
  ): string | null {
    const { text } = this;
    return bestOfNicknamed(keys, {
      text,
      at,
      numbers,
      shareOf: this.laws.shareOf,
      last: this.before.latest?.law.law ?? null,
      name,
      isDescribed,
    });
  }

  /** Laws that are only mentioned, up to `at`. */
  private advance(at: number): void {
    for (let each = this.mentions[this.next]; each && each.end <= at; each = this.mentions[this.next]) {
      this.before.name(each.law, each.end);
      this.next++;
    }
  }
}
