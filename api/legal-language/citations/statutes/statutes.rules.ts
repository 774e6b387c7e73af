import { matchAt } from '../laws/match-at.rules.ts';
/** Citations of articles of laws, in a text that was cleaned (`cleanText`). */
import { findLaw, fractionsOf, hasArticle } from '#db/content/law-index.ts';
import type { LawAt } from '../laws/law-at.ts';
import { LawContext } from '../context/law-context.rules.ts';
import {
  describe,
  detailsBefore,
  hasDetails,
  highestFraction,
  mergeDetails,
  NO_DETAILS,
  readDetails,
} from './article-details.rules.ts';
import { isCounted, readItems, type Item } from './article-items.rules.ts';
import { readLaw, type LawReference } from '../laws/law-references.rules.ts';
import type { WeighedLaws } from '../context/law-signs.rules.ts';
import { lawBeside } from './law-beside.rules.ts';
import { correctLast, shareBack, takeFromNext } from './shared-laws.rules.ts';
import { findPointers, isFractionOf, NUMBER_REACH, type ArticlePointer } from './article-pointers.rules.ts';
import { isLearned, isSurelyNone, signsOf, weighNumber, type SeenNumber } from './bare-signs.rules.ts';
import { whyNoCitation, type Candidate, type NoArticle } from './statute-checks.rules.ts';
import { endsOf, joinThousands, settle } from './statute-numbers.rules.ts';
import type { StatuteReference } from '../reference-types.ts';
import { ArticleLaws, type Known } from './article-laws.rules.ts';
import { isOwnArticle } from './own-articles.rules.ts';
import { headsOf, type Head } from './statute-heads.rules.ts';
import { lawOfDecree, lawOfTransitory, UNNUMBERED } from './transitory-laws.rules.ts';
import { DecreesBefore, findTransitories, type Transitory } from './transitories.rules.ts';

/** More groups of the same head: «…47 de la LFT y 123 constitucional; 8 de la Ley de Amparo». */
const ALSO =
  /(?:\s?[,;]\s?|\s)(?:(?:y|e|[oó]|u)\s)?(?:as[ií]\scomo\s|en\s(?:relaci[oó]n|concordancia|t[eé]rminos|armon[ií]a)\scon\s|con\srelaci[oó]n\sal?\s|en\sconexi[oó]n\scon\s|(?:vinculad|relacionad|adminiculad)[oa]s?\scon\s|su\scorrelativo\s)?(?:(?:en|de|por|a)\s)?(?:(?:el|los|del|al)\s)?(?=\d)/iuy;
const ON = /\s?;\s?(?:y,?\s)?(?:(?:el|los)\s)?(?=\d)/iuy;
const QUOTES =
  /^\s[«“"]|^[^.;\n«“"]{0,40}(?::|(?<!\p{L})(?:dice|dispon|establec|se[nñ]al|prev|reza|ordena|transcrib)\p{L}*)[^.;\n«“"]{0,30}[«“"]/iu;

/** «la V del 784»: of what follows. */
const OF_THAT = /^\sdel\s(?!mismo|propio)/u;

/** «…\t994, fr. I»: of a number that was not read. */
const UNREAD_NUMBER = /(?<![\p{L}\d])\d{1,6}(?:\s?(?:bis|ter)|-[A-Z])?\s?,?\s?\(?$/iu;

/** A number that was looked at and is no article. */
export interface DismissedNumber {
  start: number;
  end: number;
  reason: NoArticle;
}

class StatuteScanner {
  readonly found: StatuteReference[] = [];
  readonly dismissed: DismissedNumber[] = [];
  readonly numbers: SeenNumber[] = [];
  private readonly before: LawContext;
  private readonly laws: ArticleLaws;
  private readonly decrees = new DecreesBefore();
  private floor = 0;
  /** End of a list of numbers that have no law. */
  private lawless = 0;

  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.before = new LawContext(text);
    this.laws = new ArticleLaws(text, this.before);
  }

  keepWeighed(): readonly WeighedLaws[] {
    return this.before.keepWeighed();
  }

  scan(): StatuteReference[] {
    const places = [
      ...headsOf(this.text, this.before.mentions).map((head) => ({ at: head.at, go: () => this.readHead(head) })),
      ...findTransitories(this.text).map((each) => ({ at: each.start, go: () => this.addTransitory(each) })),
      ...findPointers(this.text).map((each) => ({ at: each.at, go: () => this.addPointer(each) })),
    ].toSorted((a, b) => a.at - b.at);
    for (const { at, go } of places) if (at >= this.floor) go();
    this.found.sort((a, b) => a.start - b.start);
    takeFromNext(this.text, this.found);
    return this.found;
  }

  private readHead(head: Head): void {
    if (head.kind === 'BARE' && head.at < this.lawless && head.position !== 'OPEN' && head.position !== 'PART') return;
    const { items, end } = readItems(this.text, head.from, head);
    const first = items[0];
    if (!first || isOwnArticle(this.text, head, first)) return;
    if (/^\s?,?\s?transitorio/iu.test(this.text.slice(end, end + 16))) return;
    const reference = lawBeside(this.text, head, items, end);
    // No law stands behind it: whether it is an article, the rest of what is seen says.
    if (head.position === 'OPEN' && !reference.law && !reference.pointer && !reference.isOther) head.position = 'ANY';
    const lead = detailsBefore(this.text, head.at, this.floor);
    const known = this.laws.known(items, reference, head, lead?.details.fraction ?? null);
    const isOpen = known.law === null && known.others.length > 0;
    const candidate = { text: this.text, context: this.before, head, items, reference, law: known.law, isOpen };
    const reason = this.whyNot(candidate);
    if (reason) {
      this.dismissed.push({ start: head.from, end: items[0]?.end ?? end, reason });
      // Without any law near the rest of the list has none either.
      if (reason === 'NO_LAW' && head.kind === 'BARE' && head.position !== 'OPEN' && head.position !== 'ANY')
        this.lawless = end;
      return;
    }
    this.dropLooseFraction(head, first, reference, known.law);
    // «la fracción IX del 2448-J y el 2305» says it of the first only.
    const isOfAll =
      lead !== null && /(?:los|ambos|dos)\s\p{L}*\s?$/iu.test(this.text.slice(Math.max(0, head.from - 24), head.from));
    if (lead)
      for (const item of isOfAll ? items : items.slice(0, 1)) Object.assign(item, mergeDetails(item, lead.details));
    first.start = lead?.start ?? head.at;
    if (reference.law && items.length === 1 && !hasDetails(first)) this.readTrailing(first, reference);
    if (head.kind === 'BARE' && !reference.law && !reference.pointer) this.before.bareCount += 1;
    this.give(items, reference, known);
    this.floor = Math.max(reference.end, items.at(-1)?.end ?? end);
    if (reference.law && reference.end <= end) this.readOn(reference.law);
    if (reference.law || reference.pointer) this.readAlso(this.floor);
  }

  /** What a number without a word and without a law of its own is, is learned from labelled texts. */
  private whyNot(candidate: Candidate): NoArticle | null {
    const { head, reference, law, isOpen } = candidate;
    const reason = whyNoCitation(candidate);
    const isBare = head.kind === 'BARE' && head.position !== 'OPEN' && (law !== null || isOpen);
    if (!isBare || reference.law || reference.pointer || reference.isOther) return reason;
    const signs = [...signsOf(candidate), `rules ${reason ?? 'article'}`];
    this.numbers.push({ at: candidate.items[0]?.start ?? head.at, signs, reason });
    if (!isLearned() || isSurelyNone(reason, signs)) return reason;
    return weighNumber(signs) > 0 ? null : (reason ?? 'OTHER_WORDS');
  }

  /** «Ley de Amparo: 1, fracción I; 5; y 112»: the list goes on where the law stood first. */
  private readOn(law: LawAt): void {
    for (;;) {
      const joint = matchAt(ON, this.text, this.floor);
      if (!joint) return;
      const { items, end } = readItems(this.text, this.floor + joint[0].length, { isPlural: true });
      const isList = items.every(
        ({ printed, end: at }) => hasArticle(law.law ?? '', printed) && !isCounted(this.text, at),
      );
      const own = readLaw(this.text, end);
      if (items.length === 0 || !isList || own.law || own.pointer || own.isOther) return;
      const shared = { law, pointer: null, isShared: false, isOther: false, end };
      this.give(items, shared, this.laws.known(items, shared, null));
      this.floor = end;
    }
  }

  /** «47, I, de la LFT» has a fraction; «artículo 5 C» and «47. V» of running prose have none. */
  private dropLooseFraction(head: Head, first: Item, reference: LawReference, law: LawAt | null): void {
    if (!first.isShort || head.kind === 'LAW' || reference.law || reference.pointer) return;
    // «320 II» of an article that has so many.
    const last = law?.law ? (fractionsOf(law.law, first.printed) ?? 0) : 0;
    if (/^[IVX]{2,}/u.test(first.fraction ?? '') && last >= highestFraction(first.fraction)) return;
    if (/^\d+[-–,]/.test(this.text.slice(first.start, first.end).replace(/^[^\d]+/, ''))) return;
    Object.assign(first, { fraction: null, isShort: false });
  }

  /** «artículo 123 constitucional, apartado A»: details that stand after the law. */
  private readTrailing(item: Item, reference: LawReference): void {
    const { details, end } = readDetails(this.text, reference.end);
    // «…de la LFT y fracción II del artículo 5» belongs to the next.
    if (end === reference.end || /^\s?,?\s?del?\s/iu.test(this.text.slice(end, end + 6))) return;
    Object.assign(item, details);
    reference.end = end;
  }

  private readAlso(from: number): void {
    for (let at = from; ; at = this.floor) {
      const joint = matchAt(ALSO, this.text, at);
      if (!joint) return;
      const { items, end } = readItems(this.text, at + joint[0].length, { isPlural: true });
      if (items.length === 0) return;
      const reference = readLaw(this.text, end);
      if (!reference.pointer && !reference.law?.law && !/\p{Lu}/u.test(reference.law?.name ?? '')) return;
      this.give(items, reference, this.laws.known(items, reference, null));
      this.floor = reference.end;
    }
  }

  private give(items: Item[], reference: LawReference, known: Known): void {
    joinThousands(items, known.law?.law ?? null, this.text);
    const last = items.at(-1);
    if (last) last.end = Math.max(last.end, reference.end);
    for (const item of items) this.add(item, this.laws.ofNear(item, items, reference, known) ?? known);
    items.forEach((item, at) => {
      const next = items[at + 1];
      if (item.opensRange && next) this.closeRange(item, next);
    });
    // «del ordenamiento aplicable» names nothing that later words could mean.
    if (known.law && (reference.law || reference.pointer) && (known.law.law || /\p{Lu}/u.test(known.law.name)))
      this.before.cite(known.law, items[0]?.start ?? 0, reference.end);
    if (known.law && (reference.law || reference.pointer))
      shareBack(this.text, this.found, items[0]?.start ?? 0, known, reference);
  }

  private add(item: Item, { law, source, others, nearLaw = 'PLAIN' }: Known): void {
    const { printed, details } = settle(item, law?.law ?? null);
    const ends = endsOf(printed, law?.law ?? null);
    ends.forEach((article, at) => {
      this.found.push({
        kind: 'STATUTE',
        // The two ends of «76-81» stand side by side.
        start: at === 0 ? item.start : item.end - 1,
        end: at === 0 && ends.length > 1 ? item.end - 1 : item.end,
        law: law?.law ?? null,
        lawName: law?.name ?? null,
        lawSource: source,
        isInferred: source !== 'NAMED' && law !== null,
        lawCandidates: others.flatMap((each) => each.law ?? []),
        nearLaw: source === 'NEAR' ? nearLaw : null,
        article,
        rangeTo: at === 0 ? (ends[1] ?? null) : null,
        isTransitory: false,
        isPointer: false,
        ...details,
        detail: describe(details),
      });
      this.before.citeArticle({ ...details, law, article, at: item.end, isNamed: source !== 'NEAR' });
    });
  }

  private closeRange(from: Item, to: Item): void {
    const opening = this.found.findLast(({ start }) => start === from.start);
    const closing = this.found.findLast(({ start }) => start === to.start);
    // «81 a 76» names two articles, and none between.
    const isUpwards = Number.parseInt(closing?.article ?? '', 10) >= Number.parseInt(opening?.article ?? '', 10);
    if (opening && closing && isUpwards) opening.rangeTo = closing.article;
  }

  private addTransitory(transitory: Transitory): void {
    const { end, article, lawName, isPointed } = transitory;
    // «la fracción II del artículo tercero transitorio».
    const lead = detailsBefore(this.text, transitory.start, this.floor);
    const start = lead?.start ?? transitory.start;
    const details = mergeDetails(transitory.details, lead?.details ?? NO_DETAILS);
    const { law, decree, isBefore } = this.decrees.resolve(transitory);
    const own =
      law !== null
        ? null
        : lawName === null
          ? lawOfTransitory(this.text, this.before, start, end)
          : decree
            ? lawOfDecree(this.text, this.before, start, end)
            : this.before.meant({ law: null, name: lawName, end }, start, []);
    const near = law === null && (lawName === null || decree) ? this.before.near({ ...UNNUMBERED, at: start }) : null;
    // «según el segundo transitorio del decreto»: of the law that is spoken of; what is only near blesses and accuses nobody.
    const ofNear = decree && decree.on === null && !isPointed ? (near?.law?.law ?? null) : null;
    const named = law || own?.law || ofNear ? findLaw(law ?? own?.law ?? ofNear ?? '') : null;
    if (named && !ofNear)
      this.before.cite({ law: named.key, name: lawName ?? own?.name ?? named.shortName, end }, start, end);
    this.found.push({
      kind: 'STATUTE',
      start,
      end,
      law: named?.key ?? null,
      lawName: lawName ?? own?.name ?? null,
      lawSource: isPointed || isBefore ? 'POINTED' : lawName === null || ofNear ? 'NEAR' : 'NAMED',
      isInferred: isPointed || isBefore || own !== null || ofNear !== null,
      lawCandidates: named ? [] : [near?.law, ...(near?.others ?? [])].flatMap((each) => each?.law ?? []),
      nearLaw: null,
      article,
      rangeTo: null,
      isTransitory: true,
      ...(decree && { decree }),
      isPointer: false,
      ...details,
      detail: describe(details),
    });
    this.floor = end;
  }

  /** «la fracción II de dicho precepto». */
  private addPointer({ at, end, isFraction = false, fraction }: ArticlePointer): void {
    const meant = this.before.lastArticle();
    if (!meant) return;
    if (fraction !== undefined) {
      // Of an article that has fractions, and right behind it.
      const between = this.text.slice(meant.at, at);
      if (between.length > NUMBER_REACH || between.includes('\n\n') || OF_THAT.test(this.text.slice(end, end + 12)))
        return;
      if (!meant.law?.law || !fractionsOf(meant.law.law, meant.article)) return;
    } else if (
      isFraction &&
      (UNREAD_NUMBER.test(this.text.slice(meant.at, at)) || !isFractionOf(this.text, meant.at, at))
    )
      return;
    const lead = detailsBefore(this.text, at, this.floor);
    const after = readDetails(this.text, end);
    const details = mergeDetails(
      { ...after.details, ...(fraction !== undefined && { fraction }) },
      lead?.details ?? NO_DETAILS,
    );
    // «dicho precepto no exige cédula» cites nothing new; «dicho precepto: «…»» quotes it.
    if (!hasDetails(details) && !QUOTES.test(this.text.slice(end, end + 120))) return;
    const { article } = meant;
    const own = readLaw(this.text, after.end).law;
    const law = own?.law && hasArticle(own.law, article) ? own : meant.law;
    if (law && law !== meant.law) correctLast(this.found, article, law);
    this.found.push({
      kind: 'STATUTE',
      start: lead?.start ?? at,
      end: after.end,
      law: law?.law ?? null,
      lawName: law?.name ?? null,
      lawSource: 'POINTED',
      isInferred: true,
      lawCandidates: [],
      nearLaw: null,
      article,
      rangeTo: null,
      isTransitory: false,
      isPointer: true,
      ...details,
      detail: describe(details),
    });
    this.floor = after.end;
  }
}

/** Left to right, in places of the cleaned text. Linear in its length. */
export const findStatutes = (text: string): StatuteReference[] => new StatuteScanner(text).scan();

/** What the reader saw on its way, for measuring and for learning from it. */
export interface Seen {
  found: StatuteReference[];
  /** The numbers that were taken for articles at first, and what they are instead. */
  dismissed: DismissedNumber[];
  weighed: readonly WeighedLaws[];
  numbers: readonly SeenNumber[];
}

export function seenIn(text: string): Seen {
  const scanner = new StatuteScanner(text);
  const weighed = scanner.keepWeighed();
  return { found: scanner.scan(), dismissed: scanner.dismissed, weighed, numbers: scanner.numbers };
}
