import { answersText } from '#schema/text/answers.ts';
import type { AnswerPassage, AnswerRequest, AnswerTopic } from '#api/ports/llm.ts';
import { splitSentences } from './sentence-text.rules.ts';

/** The sources of an answer's sentences: the passages `p1`, `p2`… and the notes `t1`, `t2`… of a request. */

/** A piece of the material, with the id under which the model sees it. */
export interface Source {
  id: string;
  /** Citation marks for sentences that use it: `{{lft:518}}`. A note may have several, or none. */
  marks: string[];
  /** The article of each mark: `lft:518`. */
  articles: string[];
  /** Text that can support a sentence. */
  text: string;
  /** Official text that may be quoted; `null`: none. */
  official: string | null;
}

/** Caches a function of a source's text for each source. */
export function cachedBySource<T>(read: (text: string) => T): (source: Source) => T {
  const known = new WeakMap<Source, { value: T }>();
  return (source) => {
    const held = known.get(source) ?? { value: read(source.text) };
    known.set(source, held);
    return held.value;
  };
}

/** A sentence, a point or a step of a topic. */
interface Note {
  text: string;
  marks: string[];
}

export interface NotedTopic {
  title: string;
  groups: { heading: string; notes: (Note & { id: string })[] }[];
  questions: string[];
}

const MAX_TITLE_LENGTH = 120;
const MARK = /\s*\{\{([a-z0-9]+):([^|{}]+)(?:\|[^{}]*)?\}\}/g;

const markOf = (passage: AnswerPassage): string => `{{${passage.statuteKey}:${passage.articleNumber}}}`;

const articleOf = (mark: string): string =>
  mark
    .replace(/^\{\{|\}\}$/g, '')
    .replace(/\|.*$/, '')
    .trim();

function noteOf(text: string): Note {
  const marks = [...text.matchAll(MARK)].map(([mark]) => mark.trim());
  return { text: text.replace(MARK, '').trim(), marks: [...new Set(marks)] };
}

/** Sentences that give instructions to the reader or to a model (prompt injection). They support nothing. */
const ADDRESSES_THE_READER =
  /\b(?:ignora|ignore|olvida|olvide|desatiende|disregard|forget)\b[^.]{0,80}\b(?:instrucci|instruction|regla|rule|anterior|previous|above|sistema|system)|\b(?:instrucciones|instructions|system prompt)\s+(?:del?\s+sistema|para\s+(?:el|la|ti)\b|nuevas|anteriores|previas)|\b(?:asistente|assistant|modelo de lenguaje|language model|chatbot|\bIA\b)\b[^.]{0,60}\b(?:responde|contesta|cita|di|debes|answer|reply|must)\b|\b(?:responde|contesta|responda|conteste)\s+(?:siempre\s+|solamente\s+|s[oó]lo\s+|[uú]nicamente\s+)?(?:que\b|[«"“])/iu;

export const addressesTheReader = (text: string): boolean => ADDRESSES_THE_READER.test(text);

const withoutInstructions = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => splitSentences(line))
    .filter((sentence) => !addressesTheReader(sentence))
    .join('\n');

export const passageId = (index: number): string => `p${index + 1}`;

function passageSource(passage: AnswerPassage, index: number): Source {
  const parts = [passage.title, passage.statuteName, passage.statuteShortName, passage.text, passage.synthesis];
  return {
    id: passageId(index),
    marks: [markOf(passage)],
    articles: [`${passage.statuteKey}:${passage.articleNumber}`],
    text: parts.flatMap((part) => (part ? [withoutInstructions(part)] : [])).join('\n'),
    official: passage.source === 'OFFICIAL' ? withoutInstructions(passage.text) : null,
  };
}

/** Splits topics into numbered notes, so that a sentence refers to a note, not to a whole topic. */
export function notedTopics(topics: readonly AnswerTopic[]): NotedTopic[] {
  let count = 0;
  const numbered = (texts: readonly string[]) =>
    texts.map((text) => ({ ...noteOf(text), id: `t${++count}` })).filter(({ text }) => text !== '');
  return topics.map(({ title, answer, sections, term, steps, askBack }) => ({
    title,
    groups: [
      { heading: '', notes: numbered(splitSentences(answer)) },
      ...sections.map(({ heading, points }) => ({ heading, notes: numbered(points) })),
      { heading: '', notes: numbered(term ? splitSentences(term) : []) },
      { heading: '', notes: numbered(steps) },
    ].filter(({ notes }) => notes.length > 0),
    questions: askBack,
  }));
}

/** The topics for the prompt, with the direct answer as the first one. */
export function topicsShown({ direct, topics, question }: AnswerRequest): AnswerTopic[] {
  if (!direct) return topics;
  const { answer, more, askBack } = direct;
  const first: AnswerTopic = {
    id: 'direct',
    area: topics[0]?.area ?? 'CIVIL',
    title: question.slice(0, MAX_TITLE_LENGTH),
    answer,
    sections: more.length > 0 ? [{ heading: answersText.alsoKnow, points: more }] : [],
    steps: [],
    askBack,
  };
  return [first, ...topics];
}

export function sourcesOf(request: AnswerRequest): Map<string, Source> {
  const notes = notedTopics(topicsShown(request)).flatMap(({ title, groups }) =>
    groups.flatMap((group) =>
      group.notes.map(({ id, text, marks }): Source => ({
        id,
        marks,
        articles: marks.map(articleOf),
        text: [title, group.heading, text].filter(Boolean).join('\n'),
        official: null,
      })),
    ),
  );
  return new Map([...request.passages.map(passageSource), ...notes].map((source) => [source.id, source]));
}
