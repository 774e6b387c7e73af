import type { Reference } from '#api/legal-language/index.ts';
import { sentenceStretches, type Stretch } from '../sentences.rules.ts';
import { statementText as say } from '#schema/text/citation-statements.ts';
import type { ComparedText } from './finding.rules.ts';
import { isAltered, type DifferencePiece, type Nearest } from './likeness.rules.ts';
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
/** What follows is the writer's conclusion, or another clause. */
const CONCLUDES =
  /;|,?\s(?:luego|por\slo\sque|por\slo\stanto|por\stanto|as[ií]\sque|de\smodo\sque|de\smanera\sque|pero|mas|aunque|sin\sembargo|mientras\sque|y\saqu[ií]|y\sen\sel\scaso|y\sla\sactora|y\sel\sactor)(?=[\s,])/iu;

/** «dispone que»: no words of the law. */
const LEAD_OF_LAW = /^[\s,]*(?:que\s)?\p{L}+\sque\s/u;

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
  const from = Math.max(
    sentence.start,
    before && before.end <= reference.start ? before.end : 0,
    reference.start - LONGEST,
  );
  const to = Math.min(sentence.end, next?.start ?? text.length, reference.end + LONGEST);
  const [lead, rest] = [text.slice(from, reference.start), text.slice(reference.end, to)];
  if (LAW_SAYS.test(rest)) return { text: withoutQuotes(rest).split(CONCLUDES, 1)[0] ?? '', isOfArticle: true };
  if (!RESTS_ON.test(lead)) return null;
  const said = withoutQuotes(lead).split(CONCLUDES).at(-1) ?? '';
  return FACT.test(said) ? null : { text: said, isOfArticle: false };
}

const NEGATION = /(?<!\p{L})(?:no|ni|nunca|jam[aá]s|tampoco)(?!\p{L})/iu;
const NUMBER =
  /\d|(?<!\p{L})(?:uno|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|noventa|cien|ciento|mil|mitad|tercio)(?!\p{L})/iu;
/** A longer piece is left out or put in as a whole: that is how one paraphrases. */
const FEW_WORDS = 3;
const isFew = ({ text }: DifferencePiece): boolean => text.split(/\s+/).length <= FEW_WORDS;

/** Of a statement that is nearly the text: a negation that only one of them has, or another number. */
function wrongWord(nearest: Nearest | null): string | null {
  const pieces = nearest?.difference ?? [];
  if (!isAltered(pieces)) return null;
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'SAME' || !isFew(piece)) continue;
    const other = [pieces[at - 1], pieces[at + 1]].find(
      (each) => each && each.kind !== 'SAME' && each.kind !== piece.kind,
    );
    const [there, here] = piece.kind === 'ONLY_IN_TEXT' ? [piece, other] : [other, piece];
    if (NEGATION.test(piece.text) && !NEGATION.test(other?.text ?? ''))
      return piece.kind === 'ONLY_IN_TEXT' ? say.negationOfLaw(piece.text) : say.negationOfText(piece.text);
    if (there && here && isFew(there) && isFew(here) && NUMBER.test(there.text) && NUMBER.test(here.text))
      return say.quantity(there.text, here.text);
  }
  return null;
}

/** Sentences for what the article says otherwise. */
export function contradictionsOf({ text, isOfArticle }: Statement, passage: ComparedText): string[] {
  const least = isOfArticle ? LEAST_SHARED.article : LEAST_SHARED.sentence;
  const found = wrongQuantity(text, passage.text, least) ?? wrongDuty(text, passage.text);
  const wrong = found ?? wrongWord(passage.nearest(text.replace(LEAD_OF_LAW, '').trim()));
  return wrong === null ? [] : [wrong];
}
