import { foldText } from '#schema/lib/fold-text.ts';

/** Finds the part of a long message that asks; the rest is a story. */

const PIECE = /[^.!?;\n]+[.!?;\n]*/g;
const ASKS =
  /\?|\b(?:que (?:hago|hacer|procede|pasa|puedo|debo|sigue|plazo|recurso|me toca|derechos?)|como (?:le hago|hago|puedo|se|le|lo|pido)|cuant[oa]s?|cuando|donde|quien(?:es)?|cual(?:es)?|a poco|acaso|puedo|puede[ns]?|podemos|podria|debo|deben?|tengo que|tiene que|tenemos que|hay (?:modo|manera|forma|algun|algo|que)|se (?:vale|puede|debe)|es (?:legal|cierto|verdad|valido|obligatorio|delito|correcto)|esta bien|estan? en su derecho|tengo derecho|tiene derecho|me toca|nos toca|procede|plazo|termino para|requisitos|ante quien|sirve|cuenta como|hasta cuando)\b/;
const MIN_WORDS = 5;
const LAST_WORDS = 24;

const wordsIn = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

const piecesOf = (text: string): string[] =>
  (text.match(PIECE) ?? []).filter((piece) => /[\p{L}\d]/u.test(piece)).map((piece) => piece.trim());

/** Whether a message asks something; «me están haciendo una visita» only tells. */
export const asksSomething = (message: string): boolean => ASKS.test(foldText(message));

/** The part of a message that asks, unchanged; its end when no part clearly does. */
export function askingPart(question: string): string {
  const asking = piecesOf(question).filter((piece) => ASKS.test(foldText(piece)));
  const marked = asking.filter((piece) => piece.includes('?'));
  const chosen = (marked.length > 0 ? marked : asking).slice(-2).join(' ');
  const whole = wordsIn(question);
  if (chosen && wordsIn(chosen).length >= MIN_WORDS) {
    const words = wordsIn(chosen);
    // Dictated text without punctuation is one piece, with the question at its end.
    return words.length > 2 * LAST_WORDS ? words.slice(-LAST_WORDS).join(' ') : chosen;
  }
  return whole.slice(-LAST_WORDS).join(' ');
}

const ASKING_WORD =
  '(?:(?:a|ante|con|contra|de|desde|en|hasta|para|por) )?(?:que|cuant[oa]s?|como|donde|quien(?:es)?|cual(?:es)?|cuando)\\b(?! (?:(?:se|me|le|lo|la|nos|no) )?(?:dice|dicen|dijo|dijeron|diga|quiera|sea|fue)\\b)';
const ASKING_VERB =
  '(?:no )?(?:(?:me|le|lo|la|nos|se) )?(?:pued[oe]n?|podemos|debo|debe[ns]?|procede|tengo (?:que|derecho)|hay (?:plazo|multa|sancion|modo|forma|manera)|toca)\\b';
/** «…y ante quién», «, cuánto…», «o puedo…»: another thing is asked from here on. */
const ANOTHER = new RegExp(`(?:,?\\s(?:y|e|o|tambien)\\s+|,\\s*)(?=¿?(?:${ASKING_WORD}|${ASKING_VERB}))`, 'g');
const MIN_OF_CLAUSE = 2;
/** A longer one tells what happened. */
const MAX_OF_CLAUSE = 20;
const MAX_CLAUSES = 3;

/** The things that a message asks, in its order; one when it asks one thing. */
export function askingClauses(question: string): string[] {
  const asking = piecesOf(question).filter((piece) => ASKS.test(foldText(piece)));
  const marked = asking.filter((piece) => piece.includes('?'));
  // «…? en cuanto tiempo»: what asks behind a question mark asks too.
  const from = marked[0] ? asking.indexOf(marked[0]) : 0;
  const clauses = asking.slice(from).flatMap((piece) => {
    const cuts = [...foldText(piece).matchAll(ANOTHER)].map(
      ({ index, 0: cut }) => [index, index + cut.length] as const,
    );
    const parts: string[] = [];
    let start = 0;
    for (const [end, next] of cuts) {
      parts.push(piece.slice(start, end));
      start = next;
    }
    // «¿Término y ante quién?»: what is before «y ante quién» is asked too.
    return [...parts.map((text) => ({ text, asks: true })), { text: piece.slice(start), asks: false }];
  });
  return clauses
    .map(({ text, asks }) => ({ text: text.trim(), asks }))
    .filter(({ text, asks }) => {
      const { length } = wordsIn(text);
      return length >= (asks ? 1 : MIN_OF_CLAUSE) && length <= MAX_OF_CLAUSE && (asks || ASKS.test(foldText(text)));
    })
    .map(({ text }) => text)
    .slice(-MAX_CLAUSES);
}

const ASKING_START = 4;
const ASKS_FOR = /\b(?:que|cuant[oa]s?|como|donde|quien(?:es)?|cual(?:es)?|cuando)\b/;
const NEGATED = /\b(?:no|ni|nada|ningun[oa]?|nunca|ya perdi|sin derecho)\b/;

/** Whether the question can be answered with «sí» or «no», and is not negated. */
export function takesYesOrNo(question: string): boolean {
  const clauses = askingClauses(question).map(foldText);
  if (clauses.length === 0) return true;
  const [first] = clauses.filter((clause) => !ASKS_FOR.test(clause.split(/\s+/).slice(0, ASKING_START).join(' ')));
  return first !== undefined && !NEGATED.test(first);
}
