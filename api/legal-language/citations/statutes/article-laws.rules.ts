/** The law of the articles of one head: the one that stands beside them, is pointed at, or is taken from what is around. */
import { hasArticle } from '#db/content/law-index.ts';
import type { LawContext } from '../context/law-context.rules.ts';
import type { Lawless } from '../context/law-scores.rules.ts';
import type { LawAt } from '../laws/law-at.ts';
import type { LawReference } from '../laws/law-references.rules.ts';
import type { LawSource, NearLaw } from '../reference-types.ts';
import { highestFraction } from './article-details.rules.ts';
import type { Item } from './article-items.rules.ts';
import { isDeniedBehind } from './denied-articles.rules.ts';
import type { Head } from './statute-heads.rules.ts';
import { endsOf } from './statute-numbers.rules.ts';

const COUNTS_PARAGRAPHS = new Set(['lgsmime', 'lgipe']);
const AGAIN = /(?:citad|referid|mencionad|invocad|aludid|propi|mism|dich|transcrit)o\s$/iu;
const SURELY_POINTED = /(?<!\p{L})(?:mism|propi|dich|citad|referid|invocad|mencionad|aludid|est)(?:o|a|e)(?!\p{L})/iu;

export interface Known {
  law: LawAt | null;
  source: LawSource;
  /** Other laws that may be meant as well. */
  others: readonly LawAt[];
  nearLaw?: NearLaw;
}

const CONSTITUTION: LawAt = { law: 'cpeum', name: 'constitucionales', end: 0 };

/** «los artículos 14 y 16» without a law are those of the Constitution. */
const isDueProcess = (items: readonly Item[]): boolean =>
  items.length > 1 &&
  items.every(({ printed }) => /^(?:1|14|16|17)(?:o\.?|[º°])?$/.test(printed)) &&
  items.some(({ printed }) => printed === '16');

export class ArticleLaws {
  constructor(
    private readonly text: string,
    private readonly context: LawContext,
  ) {}

  known(
    items: readonly Item[],
    { law, pointer, isOther, isShared, end }: LawReference,
    head: Head | null,
    leading: string | null = null,
  ): Known {
    const at = items[0]?.start ?? 0;
    const numbers = items.flatMap(({ printed, loose }) => (loose ? [`${printed} ${loose}`] : endsOf(printed, null)));
    const fraction = highestFraction(items[0]?.isShort ? null : (items[0]?.fraction ?? leading));
    if (pointer) {
      const meant = this.context.pointed(at, pointer, law, { numbers, fraction });
      // «53 de su Reglamento», which nobody named: not that of the law of the next citation.
      const unnamed =
        meant === null && pointer.kind === 'reglamento' && pointer.manner === 'OWNED'
          ? { law: null, name: pointer.kind, end: at }
          : null;
      // «de esa misma ley» leaves no doubt; «de la ley», «de esa ley» may be another one that has the article.
      const isSure = SURELY_POINTED.test(this.text.slice(items.at(-1)?.end ?? at, end));
      const better = meant === null || isSure ? [] : this.context.fitting(meant, numbers, fraction);
      return {
        law: meant ?? unnamed,
        source: isShared && law ? 'NAMED' : pointer.manner === 'MATTER' ? 'NEAR' : 'POINTED',
        others: better,
      };
    }
    if (law) {
      const meant =
        this.context.reglamentary(law) ?? this.context.meant(law, at, isDeniedBehind(this.text, end) ? [] : numbers);
      const others = (law.keys ?? []).filter((key) => key !== meant.law).map((key) => ({ ...law, law: key }));
      return { law: meant, source: 'NAMED', others };
    }
    if (isOther) return { law: null, source: 'NEAR', others: [] };
    if (head?.kind === 'WORD' && isDueProcess(items) && !this.context.isInSentence(at))
      return { law: CONSTITUTION, source: 'NEAR', others: [] };
    const isOwned = head?.isOwned ?? false;
    const isRepeated = !isOwned && head?.kind === 'WORD' && items[0] !== undefined && this.repeats(items[0], at);
    if (numbers.every((number) => number.includes('.')))
      return this.ofParagraph({ at, numbers, fraction, isOwned, isRepeated: false, isCell: false });
    const isCell = this.context.isInTable(at);
    return {
      ...this.context.near({
        at,
        numbers,
        fraction,
        section: items[0]?.section ?? null,
        isOwned,
        isRepeated,
        isCell,
        isDenied: isDeniedBehind(this.text, items.at(-1)?.end ?? at),
      }),
      source: 'NEAR',
    };
  }

  /** «33 Bis y 32-B Ter del CFF»: one that the named law lacks, in a list of numbers without a word, is of the law that is near. */
  ofNear(item: Item, items: readonly Item[], reference: LawReference, known: Known): Known | null {
    const key = reference.law?.law;
    const isLast = item === items.at(-1);
    if (!key || isLast || !/^\d/u.test(this.text.slice(items[0]?.start)) || hasArticle(key, item.printed)) return null;
    if (!items.every((each) => each === item || hasArticle(key, each.printed))) return null;
    const near = this.context.near({
      at: item.start,
      numbers: [item.printed],
      fraction: 0,
      isOwned: false,
      isRepeated: false,
      isCell: false,
    });
    return near.law?.law && near.law.law !== key && hasArticle(near.law.law, item.printed)
      ? { ...near, others: [...near.others, ...(known.law ? [known.law] : [])], source: 'NEAR' }
      : null;
  }

  /** «numeral 4.16» without a law is of a standard or a contract, unless the law counts its paragraphs so. */
  private ofParagraph(lawless: Lawless): Known {
    const { law } = this.context.near({
      ...lawless,
      numbers: lawless.numbers.map((each) => each.split('.')[0] ?? each),
    });
    return { law: COUNTS_PARAGRAPHS.has(law?.law ?? '') ? law : null, source: 'NEAR', others: [] };
  }

  /** «El citado artículo 12», «Artículo 107. Las controversias…», or a number that its sentence gives no law. */
  private repeats(item: Item, at: number): boolean {
    if (AGAIN.test(this.text.slice(Math.max(0, at - 16), at))) return true;
    const isTranscribed = /^\s?\.\s?[-–—]?\s?["“«]?[\p{Lu}(]/u.test(this.text.slice(item.end, item.end + 6));
    return isTranscribed || !this.context.isInSentence(at);
  }
}
