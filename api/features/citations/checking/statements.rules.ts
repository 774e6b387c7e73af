import type { Reference } from '#api/legal-language/index.ts';
import { sentenceStretches, type Stretch } from '../sentences.rules.ts';
import { wrongDuty } from './duties-said.rules.ts';
import { wrongQuantity } from './quantities-said.rules.ts';

/** What a text states of a cited article, and whether the article says otherwise. */

export interface Statement {
  text: string;
  /** «El artículo 518 fija…»: the article is the subject; else the sentence only rests on it. */
  isOfArticle: boolean;
}

const LAW_SAYS =
  /^[\s,)»”"]*(?:(?:que|el\scual|la\scual|tambi[eé]n|s[oó]lo|expresamente|claramente|de\s(?:la|esa|dicha)\s(?:misma\s)?ley)[\s,]+){0,3}(?:no\s)?(?:dispone|establece|se[nñ]ala|prev[eé]|exige|dice|ordena|manda|fija|da|concede|otorga|reconoce|permite|proh[ií]be|garantiza|indica|menciona|requiere|impone|contempla|regula|prescribe|determina|obliga|faculta|autoriza|sanciona|castiga|limita|marca|pide|estatuye|precept[uú]a)n?(?!\p{L})/iu;
const RESTS_ON =
  /(?:\(|(?<!\p{L})(?:seg[uú]n|conforme\sa|conforme|de\sacuerdo\scon|de\sconformidad\scon|en\st[eé]rminos\sde(?:l)?|con\s(?:base|fundamento|apoyo)\sen|por\sdisposici[oó]n\sde(?:l)?|como\s(?:lo\s)?(?:dispone|establece|se[nñ]ala|ordena|prev[eé])|que\s(?:fija|da|se[nñ]ala|establece|prev[eé]|concede|otorga|marca)|previst[oa]s?\s(?:en|por)|v[eé]ase|cfr\.?))[\s,]*(?:(?:el|los|la|lo\sdispuesto\s(?:por|en)|a)\s?){0,2}$/iu;
/** Somebody did something: a fact of the case, not a rule. */
const FACT = /(?<!\p{L})(?:\p{L}{2,}(?:ó|aron|ieron|aba|aban)|hace|transcurri[oó])(?!\p{L})/u;
const QUOTED = /[«“"][^«»“”"]{0,2000}[»”"]/gu;
/** Words that must be shared with the sentence of the law. */
const LEAST_SHARED = { article: 1, sentence: 3 };
const LONGEST = 700;

const withoutQuotes = (text: string): string => text.replace(QUOTED, (quote) => ' '.repeat(quote.length));

/** The sentence of each place; the places ascend. */
export class Sentences {
  private readonly all: readonly Stretch[];
  private at = 0;

  constructor(text: string) {
    this.all = sentenceStretches(text);
  }

  around(place: number): Stretch | null {
    while (this.at < this.all.length && (this.all[this.at]?.end ?? 0) <= place) this.at++;
    const found = this.all[this.at];
    return found && found.start <= place ? found : null;
  }
}

/** What the sentence around a reference states of it, up to the references beside it. */
export function statementOf(
  text: string,
  sentence: Stretch,
  reference: Reference,
  before: Reference | undefined,
  next: Reference | undefined,
): Statement | null {
  const from = Math.max(sentence.start, before && before.end <= reference.start ? before.end : 0, reference.start - LONGEST);
  const to = Math.min(sentence.end, next?.start ?? text.length, reference.end + LONGEST);
  const [lead, rest] = [text.slice(from, reference.start), text.slice(reference.end, to)];
  if (LAW_SAYS.test(rest)) return { text: withoutQuotes(rest), isOfArticle: true };
  if (!RESTS_ON.test(lead)) return null;
  const said = withoutQuotes(lead);
  return FACT.test(said) ? null : { text: said, isOfArticle: false };
}

/** Sentences for what the article says otherwise. */
export function contradictionsOf({ text, isOfArticle }: Statement, passage: string): string[] {
  const least = isOfArticle ? LEAST_SHARED.article : LEAST_SHARED.sentence;
  return [wrongQuantity(text, passage, least), wrongDuty(text, passage)].filter((each) => each !== null);
}
