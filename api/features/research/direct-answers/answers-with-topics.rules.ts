import type { DirectAnswer } from '#db/content/direct-answers.ts';
import type { Topic } from '#db/content/legal-content.ts';
import { CITATION_MARK } from '#db/content/topic-citations.rules.ts';

const TOPIC = 'topic:';

/** Id of the topic that an answer was made of; `null` for a direct answer. */
export const topicOf = ({ id }: Pick<DirectAnswer, 'id'>): string | null =>
  id.startsWith(TOPIC) ? id.slice(TOPIC.length) : null;

/** A topic as an answer among the others: it is asked in ways of its own, and its answer comes first. */
function fromTopic({ id, title, question, asked, answer }: Topic): DirectAnswer[] {
  const [mark] = [...answer.matchAll(CITATION_MARK)];
  return [
    {
      id: `${TOPIC}${id}`,
      law: mark?.[1] ?? '',
      article: mark?.[2]?.trim() ?? '',
      intent: 'STEPS',
      roles: [],
      asked: [title, question, ...asked],
      answer,
      more: [],
      askBack: [],
      cdmx: {},
    },
  ];
}

export const answersWithTopics = (answers: readonly DirectAnswer[], topics: readonly Topic[]): DirectAnswer[] => [
  ...answers,
  ...topics.flatMap(fromTopic),
];
