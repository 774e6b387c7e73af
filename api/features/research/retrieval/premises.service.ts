import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { articleId } from '#db/content/law-index.ts';
import { premisesText } from '#schema/text/premises.ts';
import type { Correction } from '#api/ports/llm.ts';
import { articleTextOf, type ArticleText } from '../articles.service.ts';
import { withoutInstructions } from './abstention.rules.ts';
import { namedClaimsIn, type NamedClaim } from './named-claims.rules.ts';
import { fractionFault } from './named-fractions.rules.ts';
import { statedInstead } from './named-quantities.rules.ts';
import { placeOfSubject } from './named-subjects.service.ts';
import { findPremises } from './premises.rules.ts';
import type { Retrieval } from './retrieve.service.ts';

const MAX_CORRECTIONS = 3;

const named = ({ statuteKey, number, statute }: ArticleText): Parameters<typeof premisesText.noFractions>[0] => ({
  statuteKey,
  number,
  shortName: statute.shortName,
  name: statute.name,
});

function fractionCorrection(article: ArticleText, fraction: string): string | null {
  // A synthesis need not tell every fraction.
  const fault = article.officialText === null ? null : fractionFault(article.officialText, fraction);
  switch (fault?.kind) {
    case 'NO_SUCH':
      return premisesText.noSuchFraction(named(article), fraction, fault.last);
    case 'NONE':
      return premisesText.noFractions(named(article), fraction);
    case 'REPEALED':
      return premisesText.repealedFraction(named(article), fraction);
    default:
      return null;
  }
}

async function correctionOf(em: SqlEntityManager, claim: NamedClaim, article: ArticleText): Promise<string | null> {
  if (claim.kind === 'FRACTION') return fractionCorrection(article, claim.fraction);
  if (claim.kind === 'QUANTITY') {
    const stated = statedInstead(articleTextOf(article), claim.quantity.values);
    return (
      stated && premisesText.otherQuantity(named(article), claim.quantity.words, stated, article.officialText !== null)
    );
  }
  const right = await placeOfSubject(em, claim.subject, article);
  return right && premisesText.otherSubject(named(article), article.title, named(right), right.title ?? '');
}

/** Checks the claims of a question about named articles against their texts. */
async function namedCorrections(em: SqlEntityManager, question: string, found: Retrieval): Promise<string[]> {
  const articles = new Map(found.articles.map((article) => [article.id, article]));
  const corrections: string[] = [];
  for (const claim of namedClaimsIn(question, found.naming)) {
    const article = articles.get(articleId(claim.article.statuteKey, claim.article.number));
    const correction = article && !article.isRepealed ? await correctionOf(em, claim, article) : null;
    if (correction) corrections.push(correction);
  }
  return corrections;
}

/**
 * Corrections of false premises, shown before the answer. Before an abstention only those of Foja's editors, because no
 * text was found to check the question against. `answered`: articles of the answer that is given; a premise that no frame
 * matched is corrected only beside an answer that rests on the same article.
 */
export async function correctionsFor(
  em: SqlEntityManager,
  asked: string,
  found: Retrieval,
  answered: readonly { key: string; number: string }[] | null,
): Promise<Correction[]> {
  // Mexican law does not correct statements about another country.
  if (found.abstention?.kind === 'FOREIGN') return [];
  const question = withoutInstructions(asked).text;
  const told = answered?.map(({ key, number }) => `{{${key}:${number}`);
  const isOfAnswer = (text: string): boolean => !told || articlesIn(text).some((article) => told.includes(article));
  const known = findPremises(question)
    .filter(({ isFramed, correction }) => isFramed || isOfAnswer(correction))
    .map(({ correction }) => correction);
  const ofNamed = found.abstention ? [] : await namedCorrections(em, question, found);
  // One that the editors wrote says more than what is read off the text.
  const others = known.length > 0 ? ofNamed.filter((text) => !isAbout(text, known)) : ofNamed;
  return [...new Set([...known, ...others])].slice(0, MAX_CORRECTIONS).map((text) => ({ text }));
}

const articlesIn = (text: string): string[] => text.match(/\{\{[^{}|]+/g) ?? [];
const isAbout = (text: string, known: readonly string[]): boolean =>
  articlesIn(text).some((article) => known.some((other) => articlesIn(other).includes(article)));
