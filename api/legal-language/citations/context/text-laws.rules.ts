/** What a whole text says of the laws that it names: how much, in its first line, under which headings, in which row. */
import { findLaw, laws } from '#db/content/law-index.ts';
import { isAbout } from '#db/content/law-subjects.ts';
import type { LawAt } from '../laws/law-at.ts';
import { lawOfOffice, nicknamed } from '../laws/nicknames.rules.ts';
import { firstFrom, foldedNameOf, identityOf, isByPlace, mentionsOf, type Mention } from '../laws/mentions.rules.ts';
import { bestOfNicknamed } from './nicknamed-laws.rules.ts';
import { TableLaws } from './table-laws.rules.ts';
import { scopesOf, type LawScope, type Scopes } from './law-scopes.rules.ts';

const OPEN_SCOPES = 6;
const TITLE = 140;
const OPENING = 120;
const OFTEN = 6;
const AHEAD = 240;
const MOST = 40;
/** A law that is only named once, and without an article, is not what a text before it means. */
const ENOUGH = 2;
/** Share of what a text names from which on a law is that of the text. */
const MAIN = 0.3;
const PAST = 0.2;
/** Where only the code of the capital is named. */
const BY_PLACE: Record<string, string> = { federal: 'ccf', local: 'ccdf' };
const CODES = ['codigo civil', 'codigo penal', 'codigo de procedimientos civiles', 'ley de amparo'];

/** «Código Civil» behind «Código Civil para el Distrito Federal» is that one. */
function completePartial(mentions: readonly Mention[]): void {
  const whole = new Map<string, LawAt>();
  for (const each of mentions) {
    const name = foldedNameOf(each.law);
    const found = each.law.isPartial ? whole.get(name) : undefined;
    if (found) each.law = { ...found, end: each.end };
    else if (!each.law.isPast) for (const said of CODES) if (name.startsWith(`${said} `)) whole.set(said, each.law);
  }
}

export class TextLaws {
  readonly mentions: readonly Mention[];
  /** The law that the text names most, when it is much of what it names. */
  readonly main: LawAt | null;
  /** The law that its first line names. */
  private readonly title: Mention | null;
  /** «Apuntes de amparo», «Tribunal Laboral»: the only law of whose subject the opening words are. */
  readonly subject: LawAt | null;
  /** The held laws that the whole text names most. */
  readonly often: readonly LawAt[];
  readonly tables: TableLaws;
  private readonly scopes: Scopes;
  private readonly shares = new Map<string, number>();
  private readonly breaks: readonly number[];
  private readonly named = new Set<string>();
  private nextScope = 0;
  /** The last heading before the place that was asked last. */
  private heading: LawScope | null = null;

  constructor(readonly text: string) {
    const mentions = mentionsOf(text);
    for (const { law } of mentions) if (law.law) this.named.add(law.law);
    // Which law a nickname means, the whole text decides first.
    for (const each of mentions) {
      const nick = each.law.law === null ? (each.law.keys ?? nicknamed(each.law.name)) : null;
      if (nick)
        each.law = {
          ...each.law,
          law: bestOfNicknamed(nick, {
            text,
            name: each.law.name,
            at: each.at,
            numbers: [],
            shareOf: this.countedSoFar,
            isDescribed: each.law.keys !== undefined,
          }),
        };
    }
    // «el federal», «el local» are codes only where one of the two is named.
    const named = new Set(mentions.filter(({ law }) => !isByPlace(law)).map(({ law }) => law.law));
    for (const each of mentions)
      if (isByPlace(each.law) && !named.has(each.law.law))
        each.law = { ...each.law, law: named.has('ccdf') ? (BY_PLACE[each.law.name.toLowerCase()] ?? null) : null };
    this.mentions = mentions.filter(({ law }) => !isByPlace(law) || law.law !== null);
    completePartial(this.mentions);
    this.scopes = scopesOf(text, this.mentions);
    this.tables = new TableLaws(text, this.mentions);
    this.breaks = [...text.matchAll(/\n\n/gu)].map(({ index }) => index);
    const often = this.weigh();
    const first = new Map<string, LawAt>();
    for (const { law } of this.mentions) if (!first.has(identityOf(law))) first.set(identityOf(law), law);
    const [most] = often;
    this.main = most !== undefined && this.shareOfId(most) >= MAIN ? (first.get(most) ?? null) : null;
    this.often = often
      .flatMap((id) => first.get(id) ?? [])
      .filter(({ law }) => law !== null)
      .slice(0, OFTEN);
    this.held = [...first.values()].filter(({ law }) => law !== null).slice(0, MOST);
    const title = text.slice(0, TITLE);
    const inTitle = this.mentions
      .slice(0, firstFrom(this.mentions, TITLE))
      .find(({ end, law }) => law.law !== null && end <= title.length && !/[.;]\s/u.test(title.slice(0, end)));
    this.title = inTitle ?? null;
    this.subject = this.lawOfSubject(text.slice(0, OPENING)) ?? this.lawOfAddressee(text.slice(0, OPENING));
  }

  /** Which laws the text names by their own names. */
  private readonly countedSoFar = ({ law }: LawAt): number => (this.named.has(law ?? '') ? 0.5 : 0);

  private lawOfSubject(opening: string): LawAt | null {
    const found = laws().filter(({ key }) => isAbout(key, opening));
    const only = found.length === 1 ? found[0] : undefined;
    return only ? { law: only.key, name: only.shortName, end: 0 } : null;
  }

  /** «Señores de Profeco: …»: that of the office, in a text that names no law. */
  private lawOfAddressee(opening: string): LawAt | null {
    const key = this.mentions.some(({ law }) => law.law !== null) ? null : lawOfOffice(opening, opening.length);
    return key === null ? null : { law: key, name: findLaw(key)?.shortName ?? key, end: 0 };
  }

  /** The first law that is named behind a place in its sentence. */
  namedAhead(at: number): LawAt | null {
    const next = this.mentions[firstFrom(this.mentions, at)];
    return next && next.at - at < AHEAD && !/[.;]\s|\n/u.test(this.text.slice(at, next.at)) ? next.law : null;
  }

  titleBefore(at: number): LawAt | null {
    return this.title && this.title.end <= at ? this.title.law : null;
  }

  subjectBefore(at: number): LawAt | null {
    return at >= OPENING ? this.subject : null;
  }

  /** Every held law that the text names. */
  readonly held: readonly LawAt[];

  /** Identities of the laws that are named enough, the most named first. */
  private weigh(): string[] {
    let sum = 0;
    for (const { law, at } of this.mentions) {
      const isCited = /\d[^.;\n]{0,40}$/u.test(this.text.slice(Math.max(0, at - 50), at));
      const weight = law.isPast ? PAST : isCited ? 2 : 1;
      sum += weight;
      this.shares.set(identityOf(law), this.shareOfId(identityOf(law)) + weight);
    }
    const often = [...this.shares].filter(([, weight]) => weight >= ENOUGH).toSorted((a, b) => b[1] - a[1]);
    for (const [id, weight] of this.shares) this.shares.set(id, weight / sum);
    return often.map(([id]) => id);
  }

  shareOfId(id: string): number {
    return this.shares.get(id) ?? 0;
  }

  readonly shareOf = (law: LawAt): number => this.shareOfId(identityOf(law));

  /** The law of all articles without one, when the text says so. */
  get declared(): LawAt | null {
    return this.scopes.declared;
  }

  /** What «la Ley» means where the text defines it. */
  get defined(): LawAt | null {
    return this.scopes.defined;
  }

  /** Headings and openings that reach to a place. Places are asked in their order. */
  scopesAt(at: number): LawScope[] {
    const { scopes } = this.scopes;
    for (let each = scopes[this.nextScope]; each && each.from <= at; each = scopes[this.nextScope]) {
      if (!each.isLocal) this.heading = each;
      this.nextScope++;
    }
    // Those that began last: more than a few are never open at once.
    const last = scopes.slice(Math.max(0, this.nextScope - OPEN_SCOPES), this.nextScope);
    const open = this.heading && !last.includes(this.heading) ? [this.heading, ...last] : last;
    return open.filter(({ from, to }) => from <= at && at < to);
  }

  /** Whether a heading, an opening or the text itself says that numbers here are articles of a law. */
  isScoped(at: number): boolean {
    return this.scopesAt(at).length > 0 || this.declared !== null;
  }

  /** How many paragraphs end between two places. */
  breaksBetween(from: number, to: number): number {
    return this.firstBreak(to) - this.firstBreak(from);
  }

  private firstBreak(at: number): number {
    let [low, high] = [0, this.breaks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.breaks[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
