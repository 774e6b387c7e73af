import { modelText } from '#schema/text/answers.ts';
import type { AnswerPassage, AnswerRequest, AnswerTopic } from '../../ports/llm.ts';

/** What a generative model is shown: material between tags that nothing inside can close. */

const LONGEST_PASSAGE = 6000;
const LONGEST_TURN = 2000;
const TAGS = /<(?=\/?\s*(?:articulos?|temas?|correcciones|conversacion|turno|pregunta)\b)/gi;

/** Text that cannot pretend to be one of our tags. */
const inert = (text: string): string => text.replace(TAGS, '‹').toWellFormed();

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed()} […]` : text;

const attribute = (text: string): string => inert(text).replace(/["\n]/g, ' ');

function passageText(passage: AnswerPassage): string {
  const isOfficial = passage.source === 'OFFICIAL';
  const head = `<articulo marca="{{${passage.statuteKey}:${passage.articleNumber}}}" ley="${attribute(passage.statuteName)}" fuente="${isOfficial ? 'oficial' : 'sintesis'}" texto_al="${passage.textAsOf}">`;
  return `${head}\n${inert(cut(passage.text, LONGEST_PASSAGE))}\n</articulo>`;
}

function topicText(topic: AnswerTopic): string {
  const sections = topic.sections.map(
    ({ heading, points }) => `${heading}\n${points.map((point) => `- ${point}`).join('\n')}`,
  );
  const parts = [
    topic.title,
    topic.answer,
    ...sections,
    topic.term ?? '',
    topic.steps.join('\n'),
    topic.askBack.join('\n'),
  ];
  return `<tema>\n${inert(parts.filter(Boolean).join('\n'))}\n</tema>`;
}

const block = (tag: string, inside: readonly string[]): string =>
  inside.length > 0 ? `<${tag}>\n${inside.join('\n')}\n</${tag}>\n\n` : '';

export function promptOf(request: AnswerRequest): string {
  const turns = request.history.map(
    ({ role, text }) =>
      `<turno de="${role === 'USER' ? 'persona' : 'asistente'}">\n${inert(cut(text, LONGEST_TURN))}\n</turno>`,
  );
  return (
    block('articulos', request.passages.map(passageText)) +
    block('temas', request.topics.map(topicText)) +
    block(
      'correcciones',
      request.corrections.map(({ text }) => inert(text)),
    ) +
    block('conversacion', turns) +
    block('pregunta', [inert(request.question)]) +
    modelText.again
  );
}
