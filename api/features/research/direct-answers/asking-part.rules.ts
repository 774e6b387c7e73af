import { foldText } from '#db/search/terms.rules.ts';

/** Finds in a story the part that asks; the rest tells what happened. */

const PIECE = /[^.!?;\n]+[.!?;\n]*/g;
const ASKS =
  /\?|\b(?:que (?:hago|hacer|procede|pasa|puedo|debo|sigue|plazo|recurso|me toca|derechos?)|como (?:le hago|hago|puedo|se|le|lo|pido)|cuant[oa]s?|cuando|donde|quien(?:es)?|cual(?:es)?|a poco|acaso|puedo|puede[ns]?|podemos|podria|debo|deben?|tengo que|tiene que|tenemos que|hay (?:modo|manera|forma|algun|algo|que)|se (?:vale|puede|debe)|es (?:legal|cierto|verdad|valido|obligatorio|delito|correcto)|esta bien|estan? en su derecho|tengo derecho|tiene derecho|me toca|nos toca|procede|plazo|termino para|requisitos|ante quien|sirve|cuenta como|hasta cuando)\b/;
const FEWEST_WORDS = 5;
const LAST_WORDS = 24;

const wordsIn = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** The part of a question that asks, as it stands; the end of it when no part plainly does. */
export function askingPart(question: string): string {
  const pieces = (question.match(PIECE) ?? []).filter((piece) => /[\p{L}\d]/u.test(piece));
  const asking = pieces.filter((piece) => ASKS.test(foldText(piece)));
  const marked = asking.filter((piece) => piece.includes('?'));
  const chosen = (marked.length > 0 ? marked : asking).slice(-2).join(' ').trim();
  const whole = wordsIn(question);
  if (chosen && wordsIn(chosen).length >= FEWEST_WORDS) {
    const words = wordsIn(chosen);
    // Dictated without stops: the whole is one piece, and it asks at its end.
    return words.length > 2 * LAST_WORDS ? words.slice(-LAST_WORDS).join(' ') : chosen;
  }
  return whole.slice(-LAST_WORDS).join(' ');
}
