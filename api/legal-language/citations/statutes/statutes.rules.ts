import { matchAt } from '../laws/match-at.rules.ts';
/** Citations of articles of laws, in a text that was cleaned (`cleanText`). */
import { findLaw, hasArticle } from '#db/content/law-index.ts';
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
import type { Lawless, WeighedLaws } from '../context/law-scores.rules.ts';
import { lawBeside } from './law-beside.rules.ts';
import { correctLast, shareBack, takeFromNext } from './shared-laws.rules.ts';
import { findPointers, isFractionOf, type ArticlePointer } from './article-pointers.rules.ts';
import { isLearned, isSurelyNone, signsOf, weighNumber, type SeenNumber } from './bare-signs.rules.ts';
import { whyNoCitation, type Candidate, type NoArticle } from './statute-checks.rules.ts';
import { endsOf, joinThousands, settle } from './statute-numbers.rules.ts';
import type { LawSource, NearLaw, StatuteReference } from '../reference-types.ts';
import { headsOf, type Head } from './statute-heads.rules.ts';
import { DecreesBefore, findTransitories, type Transitory } from './transitories.rules.ts';

/** More groups of the same head: «…47 de la LFT y 123 constitucional; 8 de la Ley de Amparo». */
const ALSO =
  /(?:\s?[,;]\s?|\s)(?:(?:y|e|[oó]|u)\s)?(?:as[ií]\scomo\s|en\s(?:relaci[oó]n|concordancia|t[eé]rminos|armon[ií]a)\scon\s|con\srelaci[oó]n\sal?\s|en\sconexi[oó]n\scon\s|(?:vinculad|relacionad|adminiculad)[oa]s?\scon\s|su\scorrelativo\s)?(?:(?:en|de|por|a)\s)?(?:(?:el|los|del|al)\s)?(?=\d)/iuy;
const ON = /\s?;\s?(?:y,?\s)?(?:(?:el|los)\s)?(?=\d)/iuy;
/** What the title of a document with articles of its own says. */
const OWN_RULES =
  /^[\s#*]*(?:proyecto\sde\s)?(?:reglamento|contrato|convenio|estatutos|pol[ií]tica|bases|lineamientos|c[oó]digo\sde\s(?:[eé]tica|conducta)|protocolo|acta\sconstitutiva|iniciativa)(?!\p{L})/iu;
const SURELY_POINTED = /(?<!\p{L})(?:mism|propi|dich|citad|referid|invocad|mencionad|aludid|est)(?:o|a|e)(?!\p{L})/iu;
const DECREE_WORDS = 120;
const TITLE_REACH = 80;
const UNNUMBERED = { numbers: [], fraction: 0, isOwned: true, isRepeated: false, isCell: false };
const COUNTS_PARAGRAPHS = new Set(['lgsmime', 'lgipe']);
const AGAIN = /(?:citad|referid|mencionad|invocad|aludid|propi|mism|dich|transcrit)o\s$/iu;
const QUOTES =
  /^[^.;\n«“"]{0,40}(?::|(?<!\p{L})(?:dice|dispon|establec|se[nñ]al|prev|reza|ordena|transcrib)\p{L}*)[^.;\n«“"]{0,30}[«“"]/iu;

interface Known {
  law: LawAt | null;
  source: LawSource;
  /** Other laws that may be meant as well. */
  others: readonly LawAt[];
  nearLaw?: NearLaw;
}

/** A number that was looked at and is no article. */
export interface DismissedNumber {
  start: number;
  end: number;
  reason: NoArticle;
}

const CONSTITUTION: LawAt = { law: 'cpeum', name: 'constitucionales', end: 0 };

/** «los artículos 14 y 16» without a law are those of the Constitution. */
const isDueProcess = (items: readonly Item[]): boolean =>
  items.length > 1 &&
  items.every(({ printed }) => /^(?:1|14|16|17)(?:o\.?|[º°])?$/.test(printed)) &&
  items.some(({ printed }) => printed === '16');

/** «el código entra en vigor según su …», and not the decree. */
const OF_THE_LAW =
  /(?<!\p{L})(?:ley|c[oó]digo|constituci[oó]n|ordenamiento)(?!\p{L})(?:(?!decreto|\.\s)[^\n])*\ssus?\s$/iu;

class StatuteScanner {
  readonly found: StatuteReference[] = [];
  readonly dismissed: DismissedNumber[] = [];
  readonly numbers: SeenNumber[] = [];
  private readonly before: LawContext;
  private readonly decrees = new DecreesBefore();
  private floor = 0;
  /** End of a list of numbers that have no law. */
  private lawless = 0;

  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.before = new LawContext(text);
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
    takeFromNext(this.found);
    return this.found;
  }

  private readHead(head: Head): void {
    if (head.kind === 'BARE' && head.at < this.lawless && head.position !== 'OPEN' && head.position !== 'PART') return;
    const { items, end } = readItems(this.text, head.from, head);
    const first = items[0];
    if (!first || this.isOwnArticle(head, first)) return;
    if (/^\s?,?\s?transitorio/iu.test(this.text.slice(end, end + 16))) return;
    const reference = lawBeside(this.text, head, items, end);
    // No law stands behind it: whether it is an article, the rest of what is seen says.
    if (head.position === 'OPEN' && !reference.law && !reference.pointer && !reference.isOther) head.position = 'ANY';
    const lead = detailsBefore(this.text, head.at, this.floor);
    const known = this.known(items, reference, head, lead?.details.fraction ?? null);
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
    this.dropLooseFraction(head, first, reference);
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

  /** «Art. 3. La empresa proporciona…»: an article of the document itself, where that is a contract or a regulation. */
  private isOwnArticle({ kind, at }: Head, { end }: Item): boolean {
    if (kind !== 'WORD' || !OWN_RULES.test(this.text.slice(0, TITLE_REACH))) return false;
    const isHeading = /(?:^|\n)[\s#*•-]*$/u.test(this.text.slice(Math.max(0, at - 8), at));
    return isHeading && /^\s?(?:[.:)]|[-–—])[-–—]?\s?[\p{Lu}(«“"]|^\s\(de\seste/u.test(this.text.slice(end, end + 12));
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
      this.give(items, shared, this.known(items, shared, null));
      this.floor = end;
    }
  }

  /** «47, I, de la LFT» has a fraction; «artículo 5 C» and «47. V» of running prose have none. */
  private dropLooseFraction(head: Head, first: Item, reference: LawReference): void {
    if (!first.isShort || head.kind === 'LAW' || reference.law || reference.pointer) return;
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
      this.give(items, reference, this.known(items, reference, null));
      this.floor = reference.end;
    }
  }

  private known(
    items: readonly Item[],
    { law, pointer, isOther, isShared, end }: LawReference,
    head: Head | null,
    leading: string | null = null,
  ): Known {
    const at = items[0]?.start ?? 0;
    const numbers = items.flatMap(({ printed, loose }) => (loose ? [`${printed} ${loose}`] : endsOf(printed, null)));
    const fraction = highestFraction(items[0]?.isShort ? null : (items[0]?.fraction ?? leading));
    if (pointer) {
      const meant = this.before.pointed(at, pointer, law, { numbers, fraction });
      // «53 de su Reglamento», which nobody named: not that of the law of the next citation.
      const unnamed =
        meant === null && pointer.kind === 'reglamento' && pointer.manner === 'OWNED'
          ? { law: null, name: pointer.kind, end: at }
          : null;
      // «de esa misma ley» leaves no doubt; «de la ley», «de esa ley» may be another one that has the article.
      const isSure = SURELY_POINTED.test(this.text.slice(items.at(-1)?.end ?? at, end));
      const better = meant === null || isSure ? [] : this.before.fitting(meant, numbers, fraction);
      return {
        law: meant ?? unnamed,
        source: isShared && law ? 'NAMED' : pointer.manner === 'MATTER' ? 'NEAR' : 'POINTED',
        others: better,
      };
    }
    if (law) {
      const meant = this.before.reglamentary(law) ?? this.before.meant(law, at, numbers);
      const others = (law.keys ?? []).filter((key) => key !== meant.law).map((key) => ({ ...law, law: key }));
      return { law: meant, source: 'NAMED', others };
    }
    if (isOther) return { law: null, source: 'NEAR', others: [] };
    if (head?.kind === 'WORD' && isDueProcess(items) && !this.before.isInSentence(at))
      return { law: CONSTITUTION, source: 'NEAR', others: [] };
    const isOwned = head?.isOwned ?? false;
    const isRepeated = !isOwned && head?.kind === 'WORD' && items[0] !== undefined && this.repeats(items[0], at);
    if (numbers.every((number) => number.includes('.')))
      return this.ofParagraph({ at, numbers, fraction, isOwned, isRepeated: false, isCell: false });
    const isCell = this.before.isInTable(at);
    return {
      ...this.before.near({
        at,
        numbers,
        fraction,
        section: items[0]?.section ?? null,
        isOwned,
        isRepeated,
        isCell,
      }),
      source: 'NEAR',
    };
  }

  /** «numeral 4.16» without a law is of a standard or a contract, unless the law counts its paragraphs so. */
  private ofParagraph(lawless: Lawless): Known {
    const { law } = this.before.near({
      ...lawless,
      numbers: lawless.numbers.map((each) => each.split('.')[0] ?? each),
    });
    return { law: COUNTS_PARAGRAPHS.has(law?.law ?? '') ? law : null, source: 'NEAR', others: [] };
  }

  /** «El citado artículo 12», «Artículo 107. Las controversias…», or a number that its sentence gives no law. */
  private repeats(item: Item, at: number): boolean {
    if (AGAIN.test(this.text.slice(Math.max(0, at - 16), at))) return true;
    const isTranscribed = /^\s?\.\s?[-–—]?\s?["“«]?[\p{Lu}(]/u.test(this.text.slice(item.end, item.end + 6));
    return isTranscribed || !this.before.isInSentence(at);
  }

  private give(items: Item[], reference: LawReference, known: Known): void {
    joinThousands(items, known.law?.law ?? null, this.text);
    const last = items.at(-1);
    if (last) last.end = Math.max(last.end, reference.end);
    for (const item of items) this.add(item, known);
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

  /** The law of «el segundo transitorio», «el décimo transitorio de ese Código». */
  private lawOfTransitory(start: number, end: number): LawAt | null {
    const { pointer, law } = readLaw(this.text, end);
    if (pointer) return this.before.pointed(start, pointer, law, { numbers: [], fraction: 0 });
    // «El decreto… según su primero transitorio» is of the decree.
    const isOwned = /(?<!\p{L})sus?\s$/iu.test(this.text.slice(Math.max(0, start - 5), start));
    if (isOwned && !this.isOfTheLaw(start)) return null;
    return this.before.near({ ...UNNUMBERED, at: start, isOwned }).law;
  }

  /** «…del decreto que expidió el Código Nacional de la materia», «…del decreto de la Ley Nacional». */
  private lawOfDecree(start: number, end: number): LawAt | null {
    const words = this.text.slice(start, end + DECREE_WORDS);
    const law = /(?<=\s)(?:el|la|del)\s(?=(?:ley|c[oó]digo)(?!\p{L}))/iu.exec(words);
    if (!law || /\.\s\p{Lu}/u.test(words.slice(0, law.index))) return null;
    const { pointer, law: named } = readLaw(` de la ${words.slice(law.index + law[0].length)}`, 0);
    if (pointer) return this.before.pointed(start, pointer, named, { numbers: [], fraction: 0 });
    return named && this.before.meant(named, start, []);
  }

  private isOfTheLaw(start: number): boolean {
    return OF_THE_LAW.test(this.text.slice(Math.max(0, start - 160), start));
  }

  private addTransitory(transitory: Transitory): void {
    const { start, end, article, lawName, isPointed } = transitory;
    const { law, decree, isBefore } = this.decrees.resolve(transitory);
    const own =
      law !== null
        ? null
        : lawName === null
          ? this.lawOfTransitory(start, end)
          : decree
            ? this.lawOfDecree(start, end)
            : null;
    const near = law === null && (lawName === null || decree) ? this.before.near({ ...UNNUMBERED, at: start }) : null;
    const named = law || own?.law ? findLaw(law ?? own?.law ?? '') : null;
    if (named) this.before.cite({ law: named.key, name: lawName ?? own?.name ?? named.shortName, end }, start, end);
    this.found.push({
      kind: 'STATUTE',
      start,
      end,
      law: named?.key ?? null,
      lawName: lawName ?? own?.name ?? null,
      lawSource: isPointed || isBefore ? 'POINTED' : lawName === null ? 'NEAR' : 'NAMED',
      isInferred: isPointed || isBefore || own !== null,
      lawCandidates: named ? [] : [near?.law, ...(near?.others ?? [])].flatMap((each) => each?.law ?? []),
      nearLaw: null,
      article,
      rangeTo: null,
      isTransitory: true,
      ...(decree && { decree }),
      isPointer: false,
      ...NO_DETAILS,
      detail: null,
    });
    this.floor = end;
  }

  /** «la fracción II de dicho precepto». */
  private addPointer({ at, end, isFraction = false }: ArticlePointer): void {
    const meant = this.before.lastArticle();
    if (!meant || (isFraction && !isFractionOf(this.text, meant.at, at))) return;
    const lead = detailsBefore(this.text, at, this.floor);
    const after = readDetails(this.text, end);
    const details = mergeDetails(after.details, lead?.details ?? NO_DETAILS);
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
