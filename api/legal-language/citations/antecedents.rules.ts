/** What was named before a place of a text, for words that point back: «dicho código», «el citado numeral», «ibídem». */
import { findLaw, laws } from '#db/content/law-index.ts';
import { lawAt, LAW_WORD, type LawAt } from './laws/law-mentions.rules.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import type { Details } from './statutes/article-details.rules.ts';
import type { Pointer } from './laws/law-references.rules.ts';

interface Named {
  law: LawAt;
  at: number;
  isCited: boolean;
}

/** An article that was cited, to be pointed at. */
export interface CitedArticle extends Details {
  law: LawAt | null;
  article: string;
  at: number;
  /** Its law was named or pointed at there. */
  isNamed: boolean;
}

const SCANNED = 900;
const REMEMBERED = 60;
/** Characters from a citation to a bare «artículo 50» that is still taken for one of the same law. */
const NEAR = 1600;
const SENTENCE = 320;
/** Characters within which a number that comes again is the same article. */
const SAME_NUMBER = 9000;

const KEPT_CAPITALS = laws()
  .map(({ shortName }) => shortName)
  .filter((name) => /^\p{Lu}{3,9}$/u.test(name));
const MENTION = new RegExp(
  `(?<![\\p{L}\\d])(?:${LAW_WORD}|carta\\smagna|pacto\\sfederal|${KEPT_CAPITALS.join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/** What «código adjetivo» and its like have in their names. */
const MEANT: [RegExp, RegExp][] = [
  [/adjetiv|procesal/u, /procedimientos|procesal/u],
  [/sustantiv/u, /^codigo (?:civil|penal|de comercio)|^ley/u],
  [/punitiv/u, /penal/u],
  [/tributari/u, /fiscal/u],
  [/obrer|laboral/u, /trabajo/u],
  [/mercantil/u, /comercio/u],
  [/burocratic/u, /trabajadores al servicio/u],
  [/federal|nacional|general/u, /federa|nacional|general|republica|mexican/u],
];

const nameOf = ({ law, name }: LawAt): string => foldName(law === null ? name : (findLaw(law)?.name ?? name));

function answers(law: LawAt, { kind, adjective }: Pointer): boolean {
  const name = nameOf(law);
  if (
    kind &&
    !name.startsWith(foldName(kind)) &&
    !(kind === 'tratado' && /^(?:convencion|pacto|convenio|protocolo|declaracion)/.test(name))
  )
    return false;
  if (!adjective) return true;
  return foldName(adjective)
    .split(' ')
    .every((word) => name.includes(word) || MEANT.some(([said, meant]) => said.test(word) && meant.test(name)));
}

const REGLAMENTARY: Record<string, string> = { '103': 'lamparo', '107': 'lamparo', '105': 'lrart105' };

export class Antecedents {
  private readonly named: Named[] = [];
  private readonly articles: CitedArticle[] = [];
  private scannedTo = 0;
  private first: LawAt | null = null;

  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** A law that was cited with an article. */
  cite(law: LawAt, from: number, at: number): void {
    this.scan(from);
    this.add({ law, at, isCited: true });
    this.scannedTo = Math.max(this.scannedTo, at);
  }

  citeArticle(article: CitedArticle): void {
    this.articles.push(article);
    if (this.articles.length > REMEMBERED) this.articles.shift();
  }

  lastArticle(): CitedArticle | null {
    return this.articles.at(-1) ?? null;
  }

  /** The law that pointing words mean. */
  pointed(at: number, pointer: Pointer, own: LawAt | null): LawAt | null {
    this.scan(at);
    if (pointer.isFirst) return this.first;
    const cited = this.named.filter(({ at: place }) => place < at);
    const found = cited.findLast((each) => answers(each.law, pointer) && (each.isCited || pointer.kind !== null));
    // «dicho Código Civil» where none was named is the one that the words name.
    return (
      found?.law ??
      own ??
      (pointer.kind === null || pointer.adjective
        ? null
        : (cited.findLast((each) => answers(each.law, { ...pointer, adjective: null }))?.law ?? null))
    );
  }

  /** «su Ley Reglamentaria» beside the articles of the Constitution that it regulates. */
  reglamentary(law: LawAt): LawAt | null {
    if (law.law !== null || !/^ley reglamentaria$/iu.test(law.name)) return null;
    const last = this.articles.findLast((each) => each.law?.law === 'cpeum');
    const key = last && REGLAMENTARY[last.article];
    return key ? { ...law, law: key } : null;
  }

  /** «Código Civil» after «Código Civil para el Estado de Jalisco» is that one. */
  meant(law: LawAt, at: number): LawAt {
    if (!law.isPartial) return law;
    this.scan(at);
    const said = foldName(law.name);
    const whole = this.named.findLast(
      (each) => each.at < at && !each.law.isPast && foldName(each.law.name).startsWith(`${said} `),
    );
    return whole && whole.law.law !== law.law ? { ...whole.law, end: law.end } : law;
  }

  /** The law with which the same number was cited before: «… el artículo 52-A del CFF… El artículo 52-A …». */
  sameNumber(at: number, article: string): LawAt | null {
    const said = this.articles.findLast((each) => each.article === article && each.law !== null && each.isNamed);
    return said && at - said.at < SAME_NUMBER ? said.law : null;
  }

  /** Whether a law is before in the sentence of `at`. */
  isInSentence(at: number): boolean {
    this.scan(at);
    const last = this.named.findLast(({ at: place }) => place < at);
    return last !== undefined && at - last.at < SENTENCE && !/[.;]\s|\n/u.test(this.text.slice(last.at, at));
  }

  /** The law of «el artículo 50» alone: that of its sentence, or the one cited last. */
  near(at: number, isOwned: boolean): LawAt | null {
    this.scan(at);
    const before = this.named.filter(({ at: place }) => place < at);
    const last = before.at(-1);
    if (!last || at - last.at > NEAR) return null;
    const sentence = this.text.slice(Math.max(last.at, at - SENTENCE), at);
    const isSame = at - last.at < SENTENCE && !/[.;]\s|\n/u.test(sentence);
    if (isSame || isOwned) return last.law;
    const cited = before.findLast(({ isCited }) => isCited);
    const found = cited && at - cited.at <= NEAR ? cited : last;
    const breaks = this.text.slice(found.at, at).split('\n\n').length - 1;
    return breaks > 1 ? null : found.law;
  }

  private add(named: Named): void {
    this.first ??= named.law;
    this.named.push(named);
    if (this.named.length > REMEMBERED) this.named.shift();
  }

  /** Laws that are only mentioned, from where the last look ended. */
  private scan(at: number): void {
    const from = Math.max(this.scannedTo, at - SCANNED);
    if (from >= at) return;
    let end = 0;
    for (const match of this.text.slice(from, at).matchAll(MENTION)) {
      const place = from + match.index;
      if (place < end) continue;
      const law = lawAt(this.text, place, false);
      if (!law || law.end > at || (law.law === null && !/^\p{Lu}/u.test(law.name))) continue;
      end = law.end;
      this.add({ law, at: law.end, isCited: false });
    }
    this.scannedTo = at;
  }
}
