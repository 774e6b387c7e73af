import { COMMON_NAMES } from '#db/content/common-names.ts';
import { foldInPlace } from '#api/legal-language/index.ts';
import { TakenPlaces, type Prose } from '../prose.rules.ts';
import {
  ALSO_SURNAMES,
  BEFORE_COMPANY,
  BODY_HEADS,
  CONNECTORS,
  FORM,
  FORM_REST,
  NEVER_COMPANY,
  NO_NAME,
  PARTICLES,
  STATE,
  TITLES,
  isCommonWord,
} from './name-words.rules.ts';

/** Names of people and organisations in running text, told by capitals, forms of companies and words that are no names. */

export interface NameAt {
  /** Places in the prose. */
  start: number;
  end: number;
  kind: 'PERSON' | 'COMPANY' | 'BODY';
  /** Words that are names of many people. */
  known: number;
  /** Words that tell. */
  words: number;
}

interface Token {
  text: string;
  folded: string;
  start: number;
  end: number;
  kind: 'title' | 'upper' | 'lower' | 'other';
}

const TOKEN = /\p{L}[\p{L}\p{M}'’´]*(?:-\p{L}[\p{L}\p{M}]*)*|\d+|\S|\n|\t/gu;

function tokensOf({ text, folded }: Prose): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }): Token => {
    const isWord = /^\p{L}/u.test(word);
    const isCapital = /^\p{Lu}/u.test(word);
    const kind = !isWord
      ? 'other'
      : !isCapital
        ? 'lower'
        : word.length > 1 && word === word.toUpperCase()
          ? 'upper'
          : 'title';
    return {
      text: word,
      folded: folded.slice(index, index + word.length).replace(/[àèìòùâêîôûç]/g, ''),
      start: index,
      end: index + word.length,
      kind,
    };
  });
}

const isCapital = (token: Token | undefined): boolean => token?.kind === 'title' || token?.kind === 'upper';
const ABBREVIATED = /^(?:ma|fco|fca|gpe|jr|sta|sto|sn|[a-z])$/;
const MAX_NAME_TOKENS = 14;

/** What stands between two tokens: nothing, one blank, the point of an abbreviation. */
const isBeside = (before: Token, next: Token | undefined): boolean =>
  next !== undefined && next.start === before.end + 1;

const TRADE =
  /(?:[Nn]egocio|[Nn]egociaci[oó]n|[Tt]aller|[Ee]stablecimiento|[Ee]mpresa|[Ss]ociedad|[Aa]sociaci[oó]n|[Rr]estaurante)(?:\s(?:mercantil|denominad[oa]|llamad[oa]|se\s(?:denomina(?:r[aá])?|llama(?:r[aá])?)))*:?\s["«“]?(\p{Lu}[\p{L}’]+(?:\s(?:(?:y|e|de|del|la|las|los|el|Y|E|DE|DEL|LA|LAS|LOS|EL)\s){0,2}\p{Lu}[\p{L}’]+){1,6})/gu;

class Names {
  readonly found: NameAt[] = [];
  private readonly tokens: Token[];

  constructor(private readonly prose: Prose) {
    this.tokens = tokensOf(prose);
  }

  /** Whether a word may be a part of the name of a person. */
  private isName(token: Token, isFirst: boolean): boolean {
    const { folded, kind } = token;
    if (!isFirst && ALSO_SURNAMES.has(folded)) return true;
    if (COMMON_NAMES.has(folded)) return !NO_NAME.has(folded) || ALSO_SURNAMES.has(folded);
    if (NO_NAME.has(folded) || TITLES.has(folded) || BODY_HEADS.has(folded)) return false;
    if (PARTICLES.has(folded) || CONNECTORS.has(folded)) return false;
    if (folded.length === 1) return !isFirst || !/^[aeoy]$/.test(folded);
    return !((isFirst || kind === 'upper') && isCommonWord(folded));
  }

  /** «comparece JUAN CASTAÑO BUENO, mexicano»: a common word that ends a name in capitals. */
  private endsUpperName(at: number): boolean {
    const [token, next] = [this.tokens[at], this.tokens[at + 1]];
    if (token?.kind !== 'upper' || token.text.length < 4 || next?.kind === 'upper') return false;
    return isCommonWord(token.folded) && !NO_NAME.has(token.folded) && !TITLES.has(token.folded);
  }

  /** Index behind the particles from here on, when a capital follows them. */
  private behindParticles(at: number): number {
    let next = at;
    while (next < at + 3 && PARTICLES.has(this.tokens[next]?.folded ?? '') && this.joined(next)) next++;
    return next;
  }

  private joined(at: number): boolean {
    const [token, next] = [this.tokens[at], this.tokens[at + 1]];
    return token !== undefined && isBeside(token, next) && this.prose.text[token.end] === ' ';
  }

  /** A person from a token on; the index behind. */
  private person(from: number): number {
    let at = from;
    let last = from;
    let [words, known, whole] = [0, 0, 0];
    const first = this.tokens[from];
    if (!first || !isCapital(first)) return from;
    const isUpper = first.kind === 'upper';
    let end = first.start;
    while (at < from + MAX_NAME_TOKENS) {
      const token = this.tokens[at];
      if (!token || !isCapital(token)) break;
      if (!this.isName(token, at === from) && !(words >= 2 && this.endsUpperName(at))) break;
      // «EL SEÑOR Ponciano Urías Y POR LA OTRA»: the way of writing changes where the name ends.
      if (
        at > from &&
        token.folded.length > 1 &&
        (token.kind === 'upper') !== isUpper &&
        !ABBREVIATED.test(first.folded)
      )
        break;
      words++;
      if (token.folded.length > 1 && !ABBREVIATED.test(token.folded)) whole++;
      if (COMMON_NAMES.has(token.folded) || ABBREVIATED.test(token.folded)) known++;
      end = token.end;
      last = at + 1;
      const dot = this.tokens[at + 1];
      const isShort = dot?.text === '.' && dot.start === token.end && ABBREVIATED.test(token.folded);
      if (isShort) {
        end = dot.end;
        last = at + 2;
      }
      const here = last - 1;
      if (!this.joined(here)) break;
      at = this.behindParticles(last);
    }
    if (whole >= 2) this.found.push({ start: first.start, end, kind: 'PERSON', known, words });
    return last;
  }

  /** Companies are found from their form backwards. */
  private companies(): void {
    const { folded } = this.prose;
    for (let at = 0; at < this.tokens.length; at++) {
      const token = this.tokens[at];
      if (!token || !isCapital(token)) continue;
      const form = FORM.exec(folded.slice(token.end, token.end + 60))?.[0];
      if (!form || !this.isFormWritten(token.end, form)) continue;
      const start = this.companyStart(at);
      if (start === null) continue;
      const end = this.formEnd(token.end + form.length);
      this.found.push({ start, end, kind: 'COMPANY', known: 0, words: 3 });
      while ((this.tokens[at + 1]?.end ?? Infinity) <= end) at++;
    }
  }

  /** «a sa» is no form: its letters are capitals, or it is written out. */
  private isFormWritten(from: number, form: string): boolean {
    const written = this.prose.text.slice(from, from + form.length).replace(/^,? ?/, '');
    return /^\p{Lu}/u.test(written) || /^(?:sociedad|asociacion|institucion)/.test(foldInPlace(written));
  }

  private formEnd(from: number): number {
    let end = from;
    for (let more = 0; more < 4; more++) {
      const rest = FORM_REST.exec(this.prose.folded.slice(end, end + 80))?.[0];
      if (!rest || rest.trim() === '') break;
      end += rest.length;
    }
    // The point of «S.A.» is of the name, that of a sentence too when both are one.
    return this.prose.text[end] === '.' && /\p{Lu}$/u.test(this.prose.text.slice(0, end).slice(-1)) ? end + 1 : end;
  }

  private companyStart(last: number): number | null {
    let first = last;
    for (let at = last - 1; at >= 0 && last - at < MAX_NAME_TOKENS + 4; at--) {
      const [token, next] = [this.tokens[at], this.tokens[at + 1]];
      if (!token || !next || next.start - token.end > 1 || this.prose.text.slice(token.end, next.start).includes('\n'))
        break;
      const isLink = CONNECTORS.has(token.folded) || token.text === '&';
      const isQuote = /^["“”«»,]$/.test(token.text);
      if (isQuote) break;
      if (!isCapital(token) && !isLink && !/^\d+$/.test(token.text) && token.text !== '.') break;
      if (token.text === '.' && !ABBREVIATED.test(this.tokens[at - 1]?.folded ?? '')) break;
      if (isCapital(token) && !isLink) {
        if (NEVER_COMPANY.test(token.folded)) break;
        if (
          BEFORE_COMPANY.has(token.folded) &&
          !(token.kind === 'title' && token.folded.length > 5 && this.isHeadOfCompany(at))
        )
          break;
        if (TITLES.has(token.folded) && this.tokens[at - 1]?.folded !== 'nuestra') break;
        if (this.isOtherWriting(token, last)) break;
        first = at;
      }
    }
    first = this.withoutPersonBefore(first, last);
    const start = this.tokens[first];
    return start && first <= last ? start.start : null;
  }

  private isOtherWriting(token: Token, last: number): boolean {
    const end = this.tokens[last];
    return (
      end !== undefined &&
      end.folded.length > 3 &&
      token.folded.length > 3 &&
      (token.kind === 'upper') !== (end.kind === 'upper') &&
      token.kind === 'upper'
    );
  }

  /** «Arrendadora y Factor Acueducto», «Proveedora del Norte»: a role that begins a name. */
  private isHeadOfCompany(at: number): boolean {
    const next = this.tokens[at + 1];
    return (
      next !== undefined &&
      (isCapital(next) || CONNECTORS.has(next.folded)) &&
      next.start === (this.tokens[at]?.end ?? 0) + 1
    );
  }

  /** «Juan Pérez Ruiz y Herrajes Peña, S.A.»: two names. */
  private withoutPersonBefore(first: number, last: number): number {
    for (let at = last - 1; at > first; at--) {
      const link = this.tokens[at]?.folded ?? '';
      if (!/^(?:y|e|al?|por|con|en)$/.test(link)) continue;
      const before = this.tokens.slice(first, at).filter(isCapital);
      const known = before.filter((token) => COMMON_NAMES.has(token.folded)).length;
      const isPerson = known * 2 >= before.length || COMMON_NAMES.has(before[0]?.folded ?? '');
      if (before.length >= 3 && (link === 'por' || isPerson)) return at + 1;
    }
    return first;
  }

  /** «Comité de Agua Potable de Santa Rita Tlahuapan»: a head and the capitals behind it. */
  private bodies(): void {
    for (let at = 0; at < this.tokens.length; at++) {
      const head = this.tokens[at];
      if (!head || !isCapital(head) || !BODY_HEADS.has(head.folded)) continue;
      let [last, words] = [at, 1];
      for (let next = at + 1; next < at + 20 && this.joined(next - 1); next++) {
        const token = this.tokens[next];
        if (!token) break;
        const isLink = CONNECTORS.has(token.folded) || /^(?:poblado|nucleo)$/.test(token.folded);
        if (isCapital(token) && !isLink) {
          if (head.kind === 'title' && token.kind === 'upper' && token.text.length > 3) break;
          last = next;
          words++;
        } else if (!isLink || (/^(?:con|en|por|para)$/.test(token.folded) && !isCapital(this.tokens[next + 1]))) break;
      }
      const end = this.tokens[last];
      // «su presidente municipal» is an office, not its name.
      if (
        words === 2 &&
        /^(?:president[ea]|director[a]?|tesorer[oa]|titular|jefe|secretaria|delegad[oa])$/.test(head.folded)
      )
        continue;
      // «ADMINISTRADOR ÚNICO ÉDGAR COBIÁN»: an office before the name of a person.
      const isOffice =
        /^(?:administrador|director[a]?|president[ea]|jefe|tesorer[oa]|secretario|titular|delegad[oa]|coordinador|oficial)$/.test(
          head.folded,
        );
      if (isOffice && !this.tokens.slice(at, last).some(({ folded }) => /^(?:de|del)$/.test(folded))) continue;
      if (words >= 2 && end)
        this.found.push({ start: head.start, end: this.withState(head, end.end), kind: 'BODY', known: 0, words });
      at = last;
    }
  }

  /** «Municipio de Tlacotalpan, Veracruz». */
  private withState({ folded }: Token, end: number): number {
    if (!/^(?:municipio|ayuntamiento)$/.test(folded)) return end;
    const state = /^, (?:de |del estado de )?([a-z]+)/.exec(this.prose.folded.slice(end, end + 40));
    return state && NO_NAME.has(state[1] ?? '') && STATE.test(state[1] ?? '') ? end + state[0].length : end;
  }

  /** «el negocio Tacos y Cecinas Don Chava», «la sociedad se denomina Naranjeros Unidos de Axtla»: a name without a form. */
  private trades(): NameAt[] {
    return [...this.prose.text.matchAll(TRADE)].flatMap(({ 0: all, 1: name = '', index }): NameAt[] => {
      const start = index + all.length - name.length;
      const first = foldInPlace(/^\p{L}+/u.exec(name)?.[0] ?? '');
      return NO_NAME.has(first) || BODY_HEADS.has(first) || COMMON_NAMES.has(first)
        ? []
        : [{ start, end: start + name.length, kind: 'COMPANY', known: 0, words: 3 }];
    });
  }

  all(): NameAt[] {
    this.companies();
    const companies = this.found.splice(0);
    const named = new TakenPlaces(this.prose.text.length);
    for (const company of companies) named.take(company);
    for (const trade of this.trades()) if (!named.has(trade)) this.found.push(trade);
    for (const { start, end } of this.found) named.take({ start, end });
    const trades = this.found.splice(0);
    this.bodies();
    const bodies = this.found.splice(0).filter((body) => !named.has(body));
    for (const each of [...companies, ...trades, ...bodies]) this.found.push(each);
    const taken = this.found.toSorted((a, b) => a.start - b.start);
    let place = 0;
    for (let at = 0; at < this.tokens.length;) {
      const token = this.tokens[at];
      if (!token) break;
      while ((taken[place]?.end ?? Infinity) <= token.start) place++;
      const inside = taken[place];
      if (inside && inside.start <= token.start) {
        at++;
        continue;
      }
      const next = isCapital(token) ? this.person(at) : at;
      at = Math.max(next, at + 1);
    }
    return this.found.toSorted((a, b) => a.start - b.start);
  }
}

/** Names of a document in order; none overlaps another. */
export const findNames = (prose: Prose): NameAt[] => new Names(prose).all();
