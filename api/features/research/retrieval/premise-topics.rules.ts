import type { Premise } from '#db/content/premises.ts';
import { findNumbers } from '#api/legal-language/index.ts';
import { isSameQuantity, parseRight, type Measured } from './premise-quantities.rules.ts';
import { lazyPattern, PatternIndex, type LazyPattern } from './premise-patterns.rules.ts';
import { ARTICLE, plainly, type ReadingFor } from './premise-reading.rules.ts';

/**
 * Premises by their topic: the words of an entry stand in a question in any order, in one sentence or in two that follow
 * each other, and the question says of the law a quantity that is not the law's, or takes for granted what it says.
 */

/** Words for facts of the person's own life. */
const LIVED =
  'hace|hacia|llev[oae]\\w*|trabaj(?:e|o|ando|aba|amos|ado)|labor(?:e|o|ando|ado)|cumpl(?:i|io|imos|iendo)|despues de|tras|durante|pas[oe]|pasaron|(?:me|nos|le|les|se) (?:dieron|dio|dan|da|pagaron|pagan|paga|pago|deben|debe|descuentan|descontaron|cobran|cobraron|cobra|quedan|faltan|falta|pusieron|piden|pidieron|ofrec\\w+|quitan|quitaron|quieren|quiere|retienen|entregaron|tardaron|fueron|hizo|hicieron|tardo)|gan[oe]|ganaba|debo|debemos|debia|casad[oa]s?|dur(?:e|o|amos)|rent[oe]|rentando|firm(?:e|amos|o)|viv[io]\\w*|salario de|sueldo de|hijos? de|nin[oa]s? de|edad|contrato (?:es |dice )?(?:de|por)|juicio (?:\\w+ ){0,2}(?:dura|dure|tarda|tarde)|compr\\w+|vend[io]|prest[eo]|gaste|recibi';
const OWN = new RegExp(`\\b(?:${LIVED})(?: \\w+){0,3}$`);
/** «la ley me da», «como el artículo 48 fija»: whatever else is there. */
const LAW_SAYS =
  /\b(?:ley(?: \w+){0,3}|codigo(?: \w+){0,2}|constitucion|lft|lgsm|lisr|cff|legal(?:es|mente)?|por ley)(?: (?:me|te|le|les|nos|se|ya|solo))?(?: (?:da|dan|dice|marca|fija|exige|pide|obliga|establece|otorga|concede|permite|ordena|senala|impone|tiene|habla|contempla|preve|es|son))?(?: (?:a|de|que|son|es|un|una|al|el|la|los|las|dar|tener|pagar|por|hasta|como|minimo|maximo)){0,4}$/;
const BEHIND_OF_LAW =
  /^ (?:\w+ ){0,3}(?:para (?:\w+(?:ar|er|ir)(?:lo|la|me|se|te|le|nos|los|las)?|el|la|los|las|que)\b|que (?:(?:me |te |le |les |nos |se )?(?:marca|da|fija|exige|pide|dice|ordena|establece|senala|otorga|concede|permite|tiene|tienen|hay|piden|impone|obliga|corresponde)|(?:la )?ley)|de ley|legal|por ley|segun|obligatori|como (?:minimo|maximo|(?:lo )?(?:marca|dice|pide|exige|ordena|manda|establece)))/;
const OF_LAW =
  /\b(?:los|las|del?|el|la|lo|son|es|era|sea|tiene|tienen|tenga|tengo|tenemos|dura|duran|dure|durar|fija|marca|da|dan|exige|pide|a|en|al|unos|ultim[oa]s|hasta|maximo|minimo|menos|cada|hay|prescriben?|vencen?|necesit\w+|requiere|requieren|piden|mas|por|tope|bastan|sus|esos|esas|primeros|primeras|caduca|caducan|paga|pagan|cumplir|tener|son de|dentro|a mas)$/;
/** A quantity with this behind it measures a life, not a rule. */
const BEHIND_LIVED =
  /^ (?:\w+ )?(?:de antiguedad|de embarazo|de gestacion|trabajando|trabajados|laborando|atras|despues|antes|de edad|de casad|de retraso|sin (?:pagar|cobrar|que|ver|trabajar)|viviendo|y (?:no|ya|todavia|aun))/;

/** «me quedan cinco de los cuarenta y cinco días», «en el día doce de los quince». */
const PART_OF = /\b(?:quedan?|faltan?|van|llevo|pasaron|dia) \w+(?: dias)? de (?:los|las|esos|esas)$/;

function isSaidOfLaw(folded: string, start: number, end: number): boolean {
  const before = folded.slice(0, start).trimEnd();
  const behind = folded.slice(end);
  if (LAW_SAYS.test(before) || PART_OF.test(before)) return true;
  if (BEHIND_LIVED.test(behind) || OWN.test(before)) return false;
  return OF_LAW.test(before) || BEHIND_OF_LAW.test(behind) || before === '';
}

/** What makes a sentence no premise. What the asker lived says so only of the sentence that tells it. */
export interface Exception {
  pattern: LazyPattern;
  isLived: boolean;
}

const OF_LIFE = /hace|\\bllev|dieron|pagaron|trabaje|firme/;

export const exceptionsOf = ({ unless }: Premise): Exception[] =>
  (unless ?? []).map((source) => ({
    pattern: lazyPattern(source, () => new RegExp(source)),
    isLived: OF_LIFE.test(source),
  }));

/** `around`: the sentences beside it. */
export const isExcepted = (exceptions: readonly Exception[], sentence: string, around: string): boolean =>
  exceptions.some(({ pattern, isLived }) => pattern.test(sentence) || (!isLived && pattern.test(around)));

interface Topic {
  premise: Premise;
  /** Every one is in the question. */
  about: LazyPattern[];
  /** Among them, what counts things: «# socios». */
  counted: LazyPattern | null;
  unless: Exception[];
}

const COUNTED = '(?:q(?<which>\\d{1,3})q|(?<one>una?))';
const QUANTITY_WORD = /\bq(\d{1,3})q\b/g;

const wordStart = (source: string): LazyPattern =>
  lazyPattern(source, () => new RegExp(`\\b(?:${source.replace('#', COUNTED)})`));

export interface Topics {
  all: readonly Topic[];
  /** By what is first in `about`. */
  index: PatternIndex;
}

/** The topics among the entries. */
export function topicsOf(premises: readonly Premise[]): Topics {
  const all = premises.flatMap((premise): Topic[] => {
    if (!premise.about) return [];
    const counted = premise.about.find((source) => source.includes('#'));
    return [
      {
        premise,
        about: premise.about.filter((source) => source !== counted).map(wordStart),
        counted: counted === undefined ? null : wordStart(counted),
        unless: exceptionsOf(premise),
      },
    ];
  });
  return { all, index: new PatternIndex(all.map(({ about }) => about.slice(0, 1))) };
}

/** A number without its unit, said of the law: «el límite es de cinco», «los quince que da el código». */
const BEFORE_BARE =
  /(?:\b(?:limite|maximo|minimo|plazo|tope|termino|edad) (?:legal )?(?:es|son|de|es de|son de)|\b(?:piden|pide|exigen?|marca|fija)|\bson|\bes de|\bes a los|\bdesde los|\ba los|\bque son|\bde (?:los|las)|\bhasta (?:los|las))$/;
const BEHIND_BARE =
  /^(?:$| (?:que (?:da|dan|marca|fija|exige|pide|piden|establece|dice|concede|otorga|ordena)|desde|para|como|segun|cuando|quien|cual|cuanto|donde|entonces|lo|verdad|al|por ley|de ley)\b)/;

/** From here on a number names a year. */
const FIRST_YEAR = 1900;

function bareIn(folded: string, right: readonly string[]): Asserted[] {
  const units = right.map((one) => parseRight(one, 'count')?.unit ?? 'count');
  return findNumbers(folded).flatMap(({ value, start, end }): Asserted[] => {
    const before = folded.slice(0, start).trimEnd();
    const isOfLaw =
      value < FIRST_YEAR &&
      !ARTICLE.test(folded.slice(start, end)) &&
      BEHIND_BARE.test(folded.slice(end)) &&
      (BEFORE_BARE.test(before) || LAW_SAYS.test(before));
    return isOfLaw ? [{ values: units.map((unit) => ({ value, unit })), isOfLaw }] : [];
  });
}

interface Asserted {
  values: Measured[];
  isOfLaw: boolean;
}

function assertedIn(readingFor: ReadingFor, { premise, counted }: Topic): Asserted[] {
  if (!premise.quantity) return [];
  const { folded, spans } = readingFor(premise.quantity.kind);
  if (counted) {
    const match = counted.exec(folded);
    if (!match) return [];
    const { which, one } = match.groups ?? {};
    const values: Measured[] = one === undefined ? (spans[Number(which)]?.values ?? []) : [{ value: 1, unit: 'count' }];
    return [{ values, isOfLaw: true }];
  }
  const whole = [...folded.matchAll(QUANTITY_WORD)].map((match) => ({
    values: spans[Number(match[1])]?.values ?? [],
    isOfLaw: isSaidOfLaw(folded, match.index, match.index + match[0].length),
  }));
  return premise.quantity.kind === 'TIME' ? [...whole, ...bareIn(folded, premise.quantity.right)] : whole;
}

/** The index of the sentence that states a wrong quantity as the law's, or -1. */
function placeOfQuantity(readers: readonly ReadingFor[], topic: Topic): number {
  const asserted = readers.map((readingFor) => assertedIn(readingFor, topic));
  const right = topic.premise.quantity?.right ?? [];
  if (asserted.flat().some(({ values, isOfLaw }) => isOfLaw && values.some((value) => isSameQuantity(value, right))))
    return -1;
  return asserted.findIndex((here) => here.some(({ values, isOfLaw }) => isOfLaw && values.length > 0));
}

/** «cómo», «cuándo»: what is asked so is taken for granted; «¿es…?», «¿puedo…?» is not. */
const ASKS_FURTHER =
  /(?:^|[,.;:?¿!]) ?(?:(?:y|e|o|entonces|pues|oye|a|al|de|en|con|por|para|ante|desde|hasta|sobre|contra|mi duda es) ){0,3}(?:como|que|cuant[oa]s?|cuando|donde|cual(?:es)?|quien(?:es)?)\b/;
const ACCENTED = /(?<!\p{L})(?:cómo|qué|cuánt[oa]s?|cuándo|dónde|cuál(?:es)?|quién(?:es)?)(?!\p{L})/iu;
/** «ya que», «, ¿verdad?», «por eso». */
const GRANTED =
  /\b(?:ya que|dado que|puesto que|(?<=^|[.;?!¿,] ?)como (?!que\b)[^,]{6,120},|porque|por eso|por lo que|asi que|o sea que|por lo tanto|entonces|entiendo que|se que|lei que|me dijeron que|dicen que|sigue[n]? vigente|que (?:exige|marca|ordena|establece|pide|manda|fija|permite) la ley|la ley (?:me |te |nos |les |le )?(?:dice|faculta|permite|exige|ordena|manda|obliga|deja|da|prohibe)|(?:por|de|segun la) ley|si (?:la|el) (?:ley|codigo|constitucion))|[,.?] (?:verdad|cierto|no)\s*\?/;

/** Whether a question presupposes a statement instead of asking whether it is true. */
function buildsOn(question: string): boolean {
  const plain = plainly(question);
  return GRANTED.test(plain) || ACCENTED.test(question.normalize('NFC')) || ASKS_FURTHER.test(plain);
}

/** A sentence and its neighbours: what is said in one is asked in the next. */
const windowAt = (folded: readonly string[], at: number): string =>
  [folded[at - 1], folded[at], folded[at + 1]].filter((text) => text !== undefined).join(' ');

/** The entry whose topic a question treats and gets wrong; of several the one that says most of it. */
export function topicIn(topics: Topics, question: string, readers: readonly ReadingFor[]): Premise | null {
  const folded = readers.map((readingFor) => readingFor(null).folded);
  const whole = folded.join(' ');
  const isBuiltOn = buildsOn(question);
  const stands = ({ about, unless }: Topic, at: number): boolean => {
    const around = windowAt(folded, at);
    return about.every((part) => part.test(around)) && !isExcepted(unless, folded[at] ?? '', around);
  };
  const likely = topics.index.inAny([whole]).flatMap((at) => topics.all[at] ?? []);
  const meant = likely.filter((topic) => {
    const { premise, about } = topic;
    if (!about.every((part) => part.test(whole))) return false;
    if (premise.quantity) {
      const place = placeOfQuantity(readers, topic);
      return place >= 0 && stands(topic, place);
    }
    return (isBuiltOn || premise.byMention === true) && folded.some((_, at) => stands(topic, at));
  });
  const [best] = meant.toSorted((a, b) => b.about.length - a.about.length);
  return best?.premise ?? null;
}
