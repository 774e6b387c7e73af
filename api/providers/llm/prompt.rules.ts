import { modelText } from '#schema/text/answers.ts';
import { documentPrompts } from '#schema/text/document-model.ts';
import type { AnswerPassage, AnswerRequest, ClauseRequest, DocumentRequest } from '#api/ports/llm.ts';
import { notedTopics, passageId, topicsShown, type NotedTopic } from './sources.rules.ts';
import type { DraftSentence } from './sentence-check.rules.ts';

/** Prompts for generative models: the material is between tags, and its text cannot close them. */

const MAX_PASSAGE_LENGTH = 6000;
const MAX_TURN_LENGTH = 2000;
const MAX_SENTENCE_LENGTH = 600;
const TAGS =
  /<(?=\/?\s*(?:articulos?|contrato|clausulas|pedido|temas?|notas?|sugeridas|correcciones|conversacion|turno|pregunta|oracion(?:es)?|documento|parte)\b)/gi;

/** Text in which our tags are disabled. */
const escapeTags = (text: string): string => text.replace(TAGS, '‹').toWellFormed();

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed()} […]` : text;

const attribute = (text: string): string => escapeTags(text).replace(/["\n]/g, ' ');

function passageText(passage: AnswerPassage, index: number): string {
  const attributes = [
    `id="${passageId(index)}"`,
    `ley="${attribute(`${passage.statuteName} (${passage.statuteShortName})`)}"`,
    `numero="${attribute(passage.articleNumber)}"`,
    `fuente="${passage.source === 'OFFICIAL' ? 'oficial' : 'sintesis'}"`,
    `texto_al="${attribute(passage.textAsOf)}"`,
  ].join(' ');
  return `<articulo ${attributes}>\n${escapeTags(cut(passage.text, MAX_PASSAGE_LENGTH))}\n</articulo>`;
}

const withoutMarks = (text: string): string => text.replace(/\s*\{\{[^{}]*\}\}/g, '');

function topicText({ title, groups, questions }: NotedTopic): string {
  const notes = groups.flatMap(({ heading, notes: each }) => [
    ...(heading ? [escapeTags(heading)] : []),
    ...each.map(({ id, text }) => `<nota id="${id}">${escapeTags(text)}</nota>`),
  ]);
  return `<tema>\n${escapeTags(title)}\n${notes.join('\n')}\n${block('sugeridas', questions.map(escapeTags)).trim()}\n</tema>`;
}

const block = (tag: string, inside: readonly string[]): string =>
  inside.length > 0 ? `<${tag}>\n${inside.join('\n')}\n</${tag}>\n\n` : '';

const material = (request: AnswerRequest): string =>
  block('articulos', request.passages.map(passageText)) +
  block('temas', notedTopics(topicsShown(request)).map(topicText));

const question = (request: AnswerRequest): string => block('pregunta', [escapeTags(request.question)]);

export function promptOf(request: AnswerRequest): string {
  const turns = request.history.map(
    ({ role, text }) =>
      `<turno de="${role === 'USER' ? 'persona' : 'asistente'}">\n${escapeTags(cut(text, MAX_TURN_LENGTH))}\n</turno>`,
  );
  const corrections = [...request.corrections.map(({ text }) => text), ...(request.notices ?? [])].map((text) =>
    escapeTags(withoutMarks(text)),
  );
  return (
    material(request) +
    block('correcciones', corrections) +
    block('conversacion', turns) +
    question(request) +
    (request.style === 'PLAIN' ? `${modelText.plainStyle}\n\n` : '') +
    modelText.again
  );
}

/** The prompt for the repair of sentences that failed the check, with the reasons. */
export function repairPromptOf(
  request: AnswerRequest,
  faulty: readonly { draft: DraftSentence; reason: string }[],
): string {
  const sentences = faulty.map(
    ({ draft, reason }, index) =>
      `<oracion id="s${index + 1}" motivo="${attribute(reason)}">${escapeTags(cut(draft.text, MAX_SENTENCE_LENGTH))}</oracion>`,
  );
  return material(request) + question(request) + block('oraciones', sentences) + modelText.mend;
}

const MAX_CONTRACT_LENGTH = 12_000;

/** The prompt for a clause of a contract. */
export const clausePromptOf = ({ request, contract, headings, contractText, passages }: ClauseRequest): string =>
  block('articulos', passages.map(passageText)) +
  block('contrato', [escapeTags(contract), escapeTags(cut(contractText, MAX_CONTRACT_LENGTH))]) +
  block('clausulas', headings.map(escapeTags)) +
  block('pedido', [escapeTags(request)]) +
  modelText.clauseAgain;

/** The prompt for a question about a document, or its summary. */
export const documentPromptOf = ({ question: asked, parts }: DocumentRequest): string =>
  block(
    'documento',
    parts.map(({ heading, text }) => {
      const title = heading ? ` titulo="${attribute(heading)}"` : '';
      return `<parte${title}>\n${escapeTags(text)}\n</parte>`;
    }),
  ) +
  (asked === null ? '' : block('pregunta', [escapeTags(asked)])) +
  documentPrompts.again;
