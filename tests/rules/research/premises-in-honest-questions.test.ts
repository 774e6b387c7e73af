import { expect, it } from 'vitest';
import { readTopics } from '#db/content/direct-answers.ts';
import { findPremises } from '#api/features/research/retrieval/premises.rules.ts';
import { readAsked } from './legal-content.ts';

it('known false premises are hardly ever found in the ways in which people honestly ask', () => {
  const expressions = Object.values(readAsked()).flatMap((law) => Object.values(law).flat());
  const honest = [
    ...readTopics('db/content').flatMap((topic) => topic.asked),
    ...expressions.filter((_, at) => at % 20 === 0),
  ];
  const fired = honest.filter((question) => findPremises(question).length > 0);
  expect(fired.length / honest.length, fired.join('\n')).toBeLessThan(0.005);
});
