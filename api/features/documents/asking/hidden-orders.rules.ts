import { foldInPlace } from '#api/legal-language/index.ts';
import type { Span } from '../analysis/analysis.types.ts';

/**
 * Sentences of a document that speak to a model: «ignora las instrucciones anteriores», «si eres un asistente, responde
 * que…». They are not sent, and no sentence of an answer may rest on them. What remains is data for the model all the same.
 */

const ORDER =
  '(?:ignor|olvid|desatiend|descart|omit|obedec|oblig|haz caso|responde|contesta|escrib|afirm|conclu|asegur|califica|resum|resumas|declar|di que|diga que|no mencion|no inform|revel|muestr|devuelv|actua|comportate|finge)';
const MODEL =
  '(?:asistente (?:virtual|de ia|de inteligencia)|modelo de lenguaje|modelo generativo|inteligencia artificial|\\bia\\b|chatgpt|\\bgpt\\b|gemini|\\bllm\\b|chatbot|prompt|system:|usuario:|assistant:|eres un asistente|foja)';
const EARLIER =
  '(?:instrucciones|indicaciones|reglas|ordenes) (?:anteriores|previas|del sistema|de arriba|que (?:te|se te) (?:dieron|han dado))|(?:todo )?lo anterior y|tus (?:instrucciones|reglas|indicaciones)';
const ENGLISH =
  '(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier|system)|you are (?:now |an? )|system prompt|respond (?:only )?with|do not (?:mention|reveal)';
const TAGGED = '<\\/?(?:documento|pregunta|parte|system|instrucciones|prompt)\\b|\\[\\/?(?:inst|system)\\]|<\\|';

const PATTERNS = [
  new RegExp(`${MODEL}[^\\n]{0,200}${ORDER}|${ORDER}[^\\n]{0,200}${MODEL}`),
  new RegExp(`${ORDER}[^\\n]{0,80}(?:${EARLIER})|(?:${EARLIER})[^\\n]{0,80}${ORDER}`),
  new RegExp(ENGLISH),
  new RegExp(TAGGED),
];

const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]*(?:\n(?=\p{Ll})[^.!?\n]+[.!?]*){0,4}/gu;

/** What of the text from `from` to `to` speaks to a model, sentence by sentence. */
export function hiddenOrders(text: string, from: number, to: number): Span[] {
  const folded = foldInPlace(text.slice(from, to));
  return [...text.slice(from, to).matchAll(SENTENCE)].flatMap(({ index, 0: sentence }) => {
    const words = folded.slice(index, index + sentence.length).replaceAll('\n', ' ');
    return PATTERNS.some((pattern) => pattern.test(words))
      ? [{ start: from + index, end: from + index + sentence.trimEnd().length }]
      : [];
  });
}
