import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findLaw, hasArticle, isRepealed, lastArticle, type LawFacts } from '#db/content/law-index.ts';
import type { Catalogue } from '#db/search/catalogue.ts';
import type { StoredReport } from '#db/entities/citation-review.entity.ts';
import { findParts } from './cited-parts.rules.ts';
import { completeCorrection } from './corrections.rules.ts';
import { changesOfThesis } from './criteria.rules.ts';
import type { Draft } from './finding.rules.ts';
import { isGenericName } from './generic-names.rules.ts';
import { isDeniedBefore } from './omissions.rules.ts';
import { judgeCaseFile, judgeGazette, lawsBeside } from './other-judgement.rules.ts';
import { buildReport } from './report.rules.ts';
import { insideQuotes, isOfAnyArticle, isOwnLaw, isPartOfBefore, namesOtherLaw, sameFile } from './lists.rules.ts';
import {
  lawOfOffice,
  plainQuote,
  type GazetteReference,
  type Quoted,
  type Reference,
  type StatuteReference,
} from '#api/legal-language/index.ts';
import { pauses } from '#api/kernel/jobs/pauses.ts';
import { judgeStatute } from './statute-judgement.rules.ts';
import {
  type ArticleCache,
  isHeadingOf,
  isAmbiguous,
  ownKey,
  readRulingTitles,
  readTheses,
  criterionChangesOf,
  thesisIds,
} from './stock.service.ts';
import { statedFactsOf } from './thesis-facts.rules.ts';
import { judgeThesis } from './thesis-judgement.rules.ts';
import { TransitoryStock } from './transitories.service.ts';
import { judgeTransitory } from './transitory-judgement.rules.ts';

/** Characters after a citation in which «abrogada», «en su texto anterior» are looked for. */
const AFTER = 120;
const BESIDE = 160;
const AROUND_THESIS = 700;
/** Citations of one law in a row after which the next one is of it too. */
const RUN = 3;
/** Characters. */
const SETTLED_WITHIN = 1200;
const SAME_BREATH = 300;
const SAME_NUMBER = 4;

const isGeneric = ({ law, lawName }: StatuteReference): boolean => {
  const facts = law === null ? null : findLaw(law);
  return facts !== null && isGenericName(lawName, facts);
};

const FAR_BEYOND = 1.2;

/** Whether few laws have the cited article and part: that one of the text does is no chance. */
function isDistinctive({ law, article, fraction, letter }: StatuteReference): boolean {
  const last = Number.parseInt((law && lastArticle(law)) ?? '', 10);
  return (
    fraction !== null || letter !== null || /[a-z]/i.test(article) || Number.parseInt(article, 10) > last * FAR_BEYOND
  );
}

/** The check of one text: its citations, their drafts and quotes, until they become a report. */
export class Checking {
  readonly drafts: Draft[] = [];
  readonly quotesOf = new Map<number, number[]>();
  /** Indexes of quotes that were detached from the reference beside them. */
  readonly loose = new Set<number>();
  /** Those of them that somebody whom the text reports says to be of a reference. */
  readonly reported: { place: number; index: number }[] = [];
  /** Keys of the laws that the text names. */
  readonly laws: ReadonlySet<string>;
  /** Keys of all laws that its citations may be of, named or not. */
  readonly meant: ReadonlySet<string>;
  /** Those of them that the text names at least once by a name that no state law shares. */
  private readonly namedUnambiguously: ReadonlySet<string>;
  private readonly transitories: TransitoryStock;
  /** Starts of the references inside of quotes. */
  private readonly quoted: ReadonlySet<number>;

  constructor(
    readonly em: SqlEntityManager,
    readonly text: string,
    readonly references: readonly Reference[],
    readonly quotes: readonly Quoted[],
    readonly writtenOn: string | null,
    readonly articleCache: ArticleCache,
  ) {
    this.transitories = new TransitoryStock(em);
    const marked = quotes.filter(({ isUnmarked }) => !isUnmarked);
    this.quoted = new Set(insideQuotes(references, marked));
    const named = this.statutes.filter(({ lawSource, lawName }) => lawSource === 'NAMED' && lawName !== null);
    this.meant = new Set(
      this.statutes.flatMap(({ law, lawCandidates }) => [law, ...lawCandidates].flatMap((key) => key ?? [])),
    );
    this.laws = new Set(named.flatMap(({ law }) => law ?? []));
    this.namedUnambiguously = new Set(named.flatMap((each) => (each.law && !isGeneric(each) ? each.law : [])));
    quotes.forEach(({ reference }, at) => {
      if (reference !== null) this.quotesOf.set(reference, [...(this.quotesOf.get(reference) ?? []), at]);
    });
  }

  wordsAt(quote: number): string {
    return plainQuote(this.text.slice(this.quotes[quote]?.start, this.quotes[quote]?.end));
  }

  wordsOf(index: number): string[] {
    return (this.quotesOf.get(index) ?? []).map((at) => this.wordsAt(at));
  }

  /** The quotes of a reference before which the text itself says «no», «prohíbe», «sin». */
  private deniedOf(index: number): Set<string> {
    const places = (this.quotesOf.get(index) ?? []).filter((at) => {
      const start = this.quotes[at]?.start ?? 0;
      return isDeniedBefore(this.text.slice(Math.max(0, start - BESIDE), start));
    });
    return new Set(places.map((at) => this.wordsAt(at)));
  }

  private get statutes(): StatuteReference[] {
    return this.references.filter((each) => each.kind === 'STATUTE');
  }

  async readArticles(): Promise<void> {
    await this.transitories.fetch(this.references);
    await this.articleCache.fetch(
      this.statutes.flatMap(({ law, article, isTransitory }) =>
        law === null || isTransitory ? [] : [{ law, article }],
      ),
    );
  }

  judgeStatuteAt(index: number, reference: StatuteReference): Draft {
    if (reference.isTransitory) {
      const decrees = this.transitories.decreesOf(reference);
      return judgeTransitory({ reference, decrees, quotes: this.wordsOf(index), denied: this.deniedOf(index) });
    }
    const held = this.articleCache.get(reference.law, reference.article);
    return judgeStatute({
      reference,
      held,
      passage: held?.passage ?? null,
      quotes: this.wordsOf(index),
      denied: this.deniedOf(index),
      writtenOn: this.writtenOn,
      after: this.text.slice(reference.end, reference.end + AFTER),
      others: this.othersOf(index, reference),
      isQuoted: this.quoted.has(reference.start) || isOwnLaw(this.text, reference),
      isUnsure: isPartOfBefore(this.text, reference) || isOfAnyArticle(this.text, reference),
      isGeneric: reference.law !== null && !this.namedUnambiguously.has(reference.law) && isGeneric(reference),
    });
  }

  /**
   * Whether the law of an article that is only taken from near is beyond doubt: the citations right before are of the
   * same law, named or one after the other, and no other law is named since.
   */
  private isSettled(index: number, { law, start }: StatuteReference): boolean {
    let run = 0;
    for (let at = index - 1; at >= 0 && run < RUN; at--) {
      const before = this.references[at];
      if (before?.kind !== 'STATUTE') continue;
      if (before.law !== law || law === null || start - before.end > SETTLED_WITHIN) return false;
      if (namesOtherLaw(this.text.slice(before.end, start), law)) return false;
      run = before.lawSource === 'NAMED' && start - before.end <= SAME_BREATH ? RUN : run + 1;
    }
    return run >= RUN;
  }

  /** «El 38… la fracción VII del 38»: the same number again, right behind, is of the same law. */
  private isSameBefore(index: number, { law, article, fraction, start }: StatuteReference): boolean {
    if (law === null || fraction === null) return false;
    return this.references
      .slice(Math.max(0, index - SAME_NUMBER), index)
      .some(
        (before) =>
          before.kind === 'STATUTE' &&
          before.law === law &&
          before.article === article &&
          start - before.end <= SAME_BREATH,
      );
  }

  /** Of a settled law only another one is left that has just what is cited: its fraction, its letter, so high a number. */
  private othersOf(index: number, reference: StatuteReference): (LawFacts | null)[] {
    if (reference.nearLaw === 'SCOPED' || reference.nearLaw === 'SURE') return [];
    const others = this.othersWith(reference);
    if (this.isSameBefore(index, reference)) return [];
    if (!this.isSettled(index, reference)) return others;
    const held = others.filter((each) => each !== null);
    return isDistinctive(reference) ? held : held.filter(({ key }) => reference.lawCandidates.includes(key));
  }

  /** Other laws of the text that a reference may mean; `null`: a law named nearby that is not stored. */
  private othersWith(reference: StatuteReference): (LawFacts | null)[] {
    const unheld = reference.nearLaw === 'UNHELD_LIKELY' ? [null] : [];
    // A law that is named or pointed at is doubted for those only that its words may mean as well.
    const office = lawOfOffice(this.text, reference.start);
    const near = reference.lawSource === 'NEAR' && office !== null ? [office] : [];
    const laws =
      reference.lawSource === 'NEAR'
        ? [...new Set([...this.laws, ...near, ...reference.lawCandidates])]
        : reference.lawCandidates;
    const held = laws.flatMap((key) => {
      if (key === reference.law || !hasArticle(key, reference.article) || isRepealed(key, reference.article)) return [];
      const passage = this.articleCache.get(key, reference.article)?.passage;
      const isLacking = passage && findParts(passage.text, reference).missing !== null;
      return isLacking ? [] : (findLaw(key) ?? []);
    });
    return [...unheld, ...held];
  }

  async judgeStatutes(): Promise<void> {
    const pause = pauses();
    for (const [index, reference] of this.references.entries()) {
      if (reference.kind !== 'STATUTE') continue;
      await pause();
      this.drafts[index] = this.judgeStatuteAt(index, reference);
    }
  }

  /** The heading quoted with a thesis, or written in capitals. */
  private headingOf(reference: Reference, index: number): string | null {
    if (reference.kind !== 'THESIS') return null;
    return reference.title ?? this.wordsOf(index).find((words) => words === words.toUpperCase()) ?? null;
  }

  /** What the text says of a thesis, between the citations before and after it. */
  private statedFactsAt(index: number) {
    const [before, own, next] = [this.references[index - 1], this.references[index], this.references[index + 1]];
    const { start = 0, end = 0 } = own ?? {};
    const after = this.text.slice(end, Math.min(next?.start ?? this.text.length, end + AROUND_THESIS));
    // «…, pero luego cita como jurisprudencia la 1a./J. 3/2020»: what leads to the next thesis is said of that one.
    const isNext = next?.kind === 'THESIS' && next.start - end < AROUND_THESIS;
    return statedFactsOf(
      this.text.slice(Math.max(before?.end ?? 0, start - AROUND_THESIS), start),
      this.text.slice(start, end),
      isNext ? after.replace(/[,;.:(][^,;.:(]*$/u, '') : after,
    );
  }

  async judgeTheses(catalogue: Catalogue): Promise<void> {
    const ids = thesisIds(catalogue, this.references);
    if (ids.size === 0) return;
    const headings = this.references.map((reference, index) => this.headingOf(reference, index));
    const unsure = headings.filter((_, index) => isAmbiguous(ids.get(this.references[index] as Reference)));
    const theses = await readTheses(
      this.em,
      ids,
      unsure.filter((heading) => heading !== null),
    );
    const sayings = theses.size > 0 ? await criterionChangesOf(this.em, catalogue) : [];
    const get = (id: string | null | undefined) => (id ? (theses.get(id) ?? null) : null);
    const pause = pauses();
    for (const [index, reference] of this.references.entries()) {
      if (reference.kind !== 'THESIS') continue;
      await pause();
      const own = ids.get(reference);
      const [byRegistry, byKey] = [get(own?.byRegistry), ownKey(get(own?.byKey), reference.key)];
      const thesis = byRegistry ?? byKey;
      const heading = headings[index];
      this.drafts[index] = judgeThesis({
        reference,
        byRegistry,
        byKey,
        nearest: get(own?.nearest),
        byTitle: heading ? ([...theses.values()].find(({ title }) => isHeadingOf(heading, title)) ?? null) : null,
        quotes: this.wordsOf(index),
        changes: thesis ? changesOfThesis(thesis, sayings) : [],
        said: thesis ? this.statedFactsAt(index) : undefined,
      });
    }
  }

  async judgeOthers(): Promise<void> {
    const numbers = this.references.flatMap((each) => (each.kind === 'CASE_FILE' ? [each.number] : []));
    const titles = await readRulingTitles(this.em, [...new Set(numbers)].slice(0, 50));
    this.references.forEach((reference, index) => {
      if (reference.kind === 'CASE_FILE') {
        const written = this.text.slice(reference.start, reference.end);
        const title = titles.find((each) => sameFile(each, written, reference.number)) ?? null;
        this.drafts[index] = judgeCaseFile(reference, this.wordsOf(index), written, title);
      } else if (reference.kind === 'GAZETTE') this.drafts[index] = this.judgeGazetteAt(reference, index);
    });
  }

  private judgeGazetteAt(reference: GazetteReference, index: number): Draft {
    const around = this.text.slice(Math.max(0, reference.start - BESIDE), reference.end + BESIDE);
    const reformed = reference.date === null ? new Set<string>() : this.transitories.reformedOn(reference.date);
    return judgeGazette(reference, this.wordsOf(index), lawsBeside(around), {
      articles: this.articleCache.all(),
      reformed,
    });
  }

  report(): StoredReport {
    this.references.forEach((reference, index) => {
      const draft = this.drafts[index];
      if (draft) completeCorrection(draft, this.text.slice(reference.start, reference.end), reference);
    });
    const report = buildReport({
      text: this.text,
      references: this.references,
      quotes: this.quotes.map((quote, at) => (this.loose.has(at) ? { ...quote, reference: null } : quote)),
      drafts: this.drafts,
      quotesOf: this.quotesOf,
    });
    // Words without quotation marks that no law has are not a quote.
    const isQuoted = (at: number): boolean => !(this.quotes[at]?.isUnmarked && this.loose.has(at));
    return { ...report, quotes: report.quotes.filter((_, at) => isQuoted(at)) };
  }

  get judged() {
    return this.references.map((reference, index) => ({ reference, draft: this.drafts[index] as Draft }));
  }
}
