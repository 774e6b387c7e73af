import { markSentence, type MarkedSentence, type MentionedArticle, type SaidQuantity } from './named-sentence.rules.ts';
import type { Naming } from './named-articles.rules.ts';
import { sentencesOf } from './premise-reading.rules.ts';

/** What a question says about the articles that it names. What the person lived through is no claim about them. */
export type NamedClaim =
  | { kind: 'QUANTITY'; article: MentionedArticle; quantity: SaidQuantity }
  | { kind: 'SUBJECT'; article: MentionedArticle; subject: string }
  | { kind: 'FRACTION'; article: MentionedArticle; fraction: string };

/** What a law does. */
const SAYS =
  '(?:da|dan|otorga|concede|establece|dice|dispone|fija|senala|marca|preve|exige|pide|contempla|indica|menciona|ordena|reconoce|permite|habla de|manda|garantiza|pone|impone|castiga con|sanciona con|obliga a pagar|obliga a dar|requiere)';
const TREATS =
  '(?:regula|habla de|habla del|habla sobre|trata|trata de|trata del|trata sobre|se refiere a|se refiere al|establece|contempla|preve|reconoce|define|tipifica|castiga|sanciona|protege|da derecho a|da derecho al|otorga)';
/** Conditions, facts of the person, questions and negations: behind them a quantity is not what the article says. */
const NOT_OF_LAW =
  'no|ni|si|cuando|cuant[oa]s?|cual(?:es)?|llev[oa]\\w*|hace|hacen|hacia|pas[oae]\\w*|tengo|tiene|tenia|tenemos|dieron|dio|diera|pagaron|pago|pagan|pagaba|gan[oa]\\w*|cobr[oae]\\w*|deb[oe]n?|edad|antiguedad|cumpl\\w+|despues|antes|sin|ya|mi|mis|sali\\w*|entre|trabaj\\w+|labor\\w+|condenaron|sentenciaron|multaron|pusieron|firm\\w+|demand\\w+|perdi\\w*|renunci\\w*|pide que|con|corri\\w+|despid\\w+|falt\\w+';
const WORD = `(?!(?:${NOT_OF_LAW}) )[a-z0-9]+(?<![aql]\\d{1,2}[aql])`;
const CLITIC = '(?:(?:me|te|le|nos|les|se|que|tambien|solo|claramente|expresamente|lo|el cual|la cual) ){0,3}';
const ACCORDING =
  '(?:segun|conforme a|conforme al|de acuerdo con|de acuerdo al|con base en|en terminos del?|con fundamento en)(?: (?:lo que (?:dice|establece|marca|senala|dispone)|lo dispuesto (?:en|por)))?(?: el)?';
const PLACED = '(?:previst|establecid|senalad|fijad|contemplad|marcad|dispuest|regulad)[oa]s? (?:en|por)(?: el)?';

/** The article before the quantity. */
const FORWARD = [
  `a(?<article>\\d{1,2})a ${CLITIC}${SAYS} (?:${WORD} ){0,6}q(?<quantity>\\d{1,2})q`,
  `\\b${ACCORDING} a(?<article>\\d{1,2})a (?:${WORD} ){0,8}q(?<quantity>\\d{1,2})q`,
  `\\b${ACCORDING} a(?<article>\\d{1,2})a (?:${WORD} ){0,4}(?:tengo|tienes|tiene|tenemos|tienen|hay) (?:${WORD} ){0,2}q(?<quantity>\\d{1,2})q para `,
].map((source) => new RegExp(source, 'g'));
/** The quantity before the article: what says whose it is, and what merely is beside it. */
const BACKWARD = [
  `(?<before>(?:[a-z0-9]+ ){0,2})q(?<quantity>\\d{1,2})q (?:${WORD} ){0,4}(?:que ${CLITIC}${SAYS}(?: el)?|${PLACED}) a(?<article>\\d{1,2})a`,
  `(?<before>(?:[a-z0-9]+ ){0,5})q(?<quantity>\\d{1,2})q (?:${WORD} ){0,4}(?:del|de el|(?:segun|conforme a|conforme al|de acuerdo con)(?: el)?) a(?<article>\\d{1,2})a`,
].map((source) => new RegExp(source, 'g'));
const FACT_BEFORE = new RegExp(`\\b(?:${NOT_OF_LAW}) `);
const FACT_BEHIND =
  /^ (?:(?:de|que) )?(?:antiguedad|trabajando|trabajados|laborando|laborados|atras|despues|antes|de edad|casad\w+|retraso|sin|que (?:tengo|llevo|pasaron)|y medio)/;

interface Bound {
  article: MentionedArticle;
  quantity: SaidQuantity;
}

function boundIn(marked: MarkedSentence, match: RegExpExecArray): Bound[] {
  const { text, quantities, articles } = marked;
  const article = articles[Number(match.groups?.article)];
  const quantity = quantities[Number(match.groups?.quantity)];
  if (!article || !quantity || article.isListed || quantity.isAge) return [];
  const behind = text.slice(
    text.indexOf(`q${match.groups?.quantity ?? ''}q`) + `q${match.groups?.quantity ?? ''}q`.length,
  );
  return FACT_BEHIND.test(behind) ? [] : [{ article, quantity }];
}

function quantityClaims(marked: MarkedSentence): Bound[] {
  const forward = FORWARD.flatMap((pattern) =>
    [...marked.text.matchAll(pattern)].flatMap((match) => boundIn(marked, match)),
  );
  const backward = BACKWARD.flatMap((pattern) =>
    [...marked.text.matchAll(pattern)].flatMap((match) =>
      FACT_BEFORE.test(match.groups?.before ?? '') ? [] : boundIn(marked, match),
    ),
  );
  return [...forward, ...backward];
}

const SUBJECT_WORD =
  '(?!(?:que|cuando|donde|cual|si|y|o|para|pero|cuant[oa]s?|dice|a|en|me|te|se|como|por|con|segun|ante|del?) )[a-z]+(?<![aql]\\d{1,2}[aql])';
const SUBJECT = `(?:(?:el|la|los|las|un|una|al|derecho|derechos|delito|delitos|pago|de|del|a) ){0,4}(?<subject>${SUBJECT_WORD}(?: (?:de |del |por |de la |de los )?${SUBJECT_WORD}){0,2}) `;
const SUBJECTS = [
  `a(?<article>\\d{1,2})a (?:que|el cual|donde se) (?:(?:me|te|le|nos|se) )?${TREATS} ${SUBJECT}`,
  `a(?<article>\\d{1,2})a (?:que es |es )?(?:el que|donde|en donde|el de) (?:(?:se|me|te|le|nos) )?(?:${TREATS}|viene|vienen|esta|estan|aparecen?|encuentra|encuentran) ${SUBJECT}`,
  `\\b(?:el|la|los|las) (?<subject>${SUBJECT_WORD}(?: (?:de |del |por |de la )?${SUBJECT_WORD}){0,2}) (?:que ${TREATS}|${PLACED})(?: el)? a(?<article>\\d{1,2})a`,
].map((source) => new RegExp(source, 'g'));

function subjectClaims({ text, articles }: MarkedSentence): NamedClaim[] {
  return SUBJECTS.flatMap((pattern) =>
    [...`${text} `.matchAll(pattern)].flatMap((match): NamedClaim[] => {
      const article = articles[Number(match.groups?.article)];
      const subject = match.groups?.subject?.trim();
      return article && subject && !article.isListed ? [{ kind: 'SUBJECT', article, subject }] : [];
    }),
  );
}

const fractionClaims = ({ articles }: MarkedSentence): NamedClaim[] =>
  articles.flatMap((article): NamedClaim[] =>
    article?.fraction ? [{ kind: 'FRACTION', article, fraction: article.fraction }] : [],
  );

/** The claims of a question about the articles that it names and that exist, in its order. */
export function namedClaimsIn(question: string, naming: Naming): NamedClaim[] {
  if (!naming.articles.some(({ exists }) => exists)) return [];
  const keys = new Set(naming.laws.map(({ statuteKey }) => statuteKey));
  const [first = null] = keys;
  return sentencesOf(question).flatMap((sentence) => {
    const marked = markSentence(sentence, keys.size === 1 ? first : null);
    return [
      ...fractionClaims(marked),
      ...quantityClaims(marked).map((bound): NamedClaim => ({ kind: 'QUANTITY', ...bound })),
      ...subjectClaims(marked),
    ];
  });
}
