/** The laws and articles that a text has named up to a place. */
import type { LawAt } from '../laws/law-at.ts';
import { identityOf } from '../laws/mentions.rules.ts';
import type { Details } from '../reference-types.ts';

/** An article that was cited, to be pointed at. */
export interface CitedArticle extends Details {
  law: LawAt | null;
  article: string;
  at: number;
  /** Its law was named or pointed at there. */
  isNamed: boolean;
}

/** What is known of one law. */
export interface NamedLaw {
  readonly id: string;
  law: LawAt;
  /** Where it was named first, and where last, with an article or without. */
  firstAt: number;
  at: number;
  count: number;
  /** Where it was cited last with an article. */
  citedAt: number | null;
  /** It was cited there in a bracket or as an adjective, beside what the text is about. */
  isAside: boolean;
  /** How many of its articles were cited, and where the last one was. */
  uses: number;
  articleAt: number;
  /** Numbers of the last ones. */
  numbers: number[];
}

const NEW = { count: 0, citedAt: null, isAside: false, uses: 0, articleAt: 0 };
const LAWS = 14;
const ARTICLES = 60;
const NUMBERS = 24;
/** Characters within which a number that comes again is the same article. */
const SAME_NUMBER = 9000;

export class NamedBefore {
  private readonly laws = new Map<string, NamedLaw>();
  private readonly byNumber = new Map<string, CitedArticle>();
  first: LawAt | null = null;
  /** How often any law was named. */
  count = 0;
  /** The one that was named last, and the one that was cited last. */
  latest: NamedLaw | null = null;
  cited: NamedLaw | null = null;
  last: CitedArticle | null = null;
  mostUses = 0;
  /** Something was cited that is no aside. */
  hasCited = false;

  name(law: LawAt, at: number): NamedLaw {
    const id = identityOf(law);
    const known = this.laws.get(id) ?? { ...NEW, id, law, at, firstAt: at, numbers: [] };
    Object.assign(known, { law, at, count: known.count + 1 });
    // The order of the map is that of the last naming.
    this.laws.delete(id);
    this.laws.set(id, known);
    this.first ??= law;
    this.count += 1;
    this.latest = known;
    return known;
  }

  cite(law: LawAt, at: number, isAside: boolean): void {
    const known = this.name(law, at);
    Object.assign(known, { citedAt: at, isAside });
    this.cited = known;
    if (!isAside) this.hasCited = true;
  }

  citeArticle(article: CitedArticle): void {
    this.last = article;
    if (article.isNamed && article.law) {
      this.byNumber.delete(article.article);
      this.byNumber.set(article.article, article);
      const [oldest] = this.byNumber.keys();
      if (this.byNumber.size > ARTICLES && oldest !== undefined) this.byNumber.delete(oldest);
    }
    if (!article.law) return;
    const id = identityOf(article.law);
    const known = this.laws.get(id) ?? {
      ...NEW,
      id,
      law: article.law,
      at: article.at,
      firstAt: article.at,
      numbers: [],
    };
    this.laws.set(id, known);
    known.uses += 1;
    known.articleAt = article.at;
    known.numbers.push(Number.parseInt(article.article, 10));
    if (known.numbers.length > NUMBERS) known.numbers.shift();
    this.mostUses = Math.max(this.mostUses, known.uses);
  }

  get(law: LawAt): NamedLaw | undefined {
    return this.laws.get(identityOf(law));
  }

  /** The one that was named first of those that are meant. */
  firstOf(isMeant: (law: LawAt) => boolean): LawAt | null {
    let found: NamedLaw | null = null;
    for (const each of this.laws.values())
      if (each.count > 0 && isMeant(each.law) && each.firstAt < (found?.firstAt ?? Number.POSITIVE_INFINITY))
        found = each;
    return found?.law ?? null;
  }

  /** The laws that were named last, the latest first. */
  recent(): NamedLaw[] {
    return [...this.laws.values()]
      .filter(({ count }) => count > 0)
      .slice(-LAWS)
      .toReversed();
  }

  /** The law with which the same number was cited before: «… el artículo 52-A del CFF… El artículo 52-A …». */
  sameNumber(at: number, article: string): LawAt | null {
    const said = this.byNumber.get(article);
    return said && at - said.at < SAME_NUMBER ? said.law : null;
  }

  /** The last article of the Constitution, for «su Ley Reglamentaria». */
  lastOf(key: string): CitedArticle | null {
    return [...this.byNumber.values()].findLast(({ law }) => law?.law === key) ?? null;
  }
}
