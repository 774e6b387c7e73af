import { foldText } from '#schema/lib/fold-text.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { LegalArea } from '#db/content/legal-content.ts';
import { catalogueOf, type Catalogue } from '#db/search/catalogue.ts';
import type { SearchScope } from '#db/search/documents.ts';
import { inverseDocumentFrequency } from '#db/search/postings.rules.ts';
import { turn } from '#api/kernel/jobs/turns.ts';
import { textArray } from '../articles.service.ts';
import { withoutInstructions } from './abstention.rules.ts';
import { areaShares } from './area.rules.ts';
import { readConcepts, termsOfConcepts, type Concept } from './concepts.rules.ts';
import { fuse, type FittingTopic, type FusedArticle, type TextMatch } from './fusion.rules.ts';
import { NOTHING_NEAR, type EmbedQuestion, type Nearness } from '../embeddings/embeddings.service.ts';
import { foreignJudgmentIn, isMexicoCity, placesIn, placesOf, withoutPlaces } from './jurisdiction.rules.ts';
import { readNaming, type Naming } from './named-articles.rules.ts';
import { likenessToAsked } from './likeness.rules.ts';
import { withoutOwnFacts } from './own-facts.rules.ts';
import { rankDocuments, type RankingLimits, type Scored, type TermRow } from './ranking.rules.ts';
import { correctedText, correctionsOf, suggestionsOf, type SpellingCorrection } from './spelling.rules.ts';

const TOPICS_RANKED = 4;
/** Ranked before those of other areas are left out. */
const TOPICS_OF_ALL_AREAS = 40;
const BEFORE_WEIGHT = 0.7;
/** Weight of the legal term for a judgment from abroad, beside the words of the question. */
const FOREIGN_JUDGMENT_WEIGHT = 0.8;
const MAX_QUESTION_LENGTH = 4000;

export type IndexRow = TermRow & { scope: SearchScope | 'ASKED'; generation: string };

interface Index {
  concepts: readonly Concept[];
  rows: readonly IndexRow[];
  catalogue: Catalogue;
}

/** The rows of the terms in every index. */
const readRows = (em: SqlEntityManager, concepts: readonly Concept[]): Promise<IndexRow[]> =>
  concepts.length === 0
    ? Promise.resolve([])
    : em.execute<IndexRow[]>(
        `select t.scope, t.term, t.df, t.docs, t.impacts, g.generation
         from search_term t cross join search_generation g where t.term = any(?::text[])`,
        [textArray(termsOfConcepts(concepts))],
      );

function rankScope(scope: SearchScope, { concepts, rows, catalogue }: Index, limits: RankingLimits): Scored[] {
  const own = rows.filter((row) => row.scope === scope);
  const documents = catalogue.documents[scope];
  // A document that was written between two readings has no facts yet.
  return rankDocuments(concepts, own, documents.length, limits).filter(({ doc }) => documents[doc] !== undefined);
}

function textsOf(ranked: readonly Scored[], { concepts, rows, catalogue }: Index): TextMatch[] {
  const documents = catalogue.documents.ARTICLE;
  const counts = new Map(rows.flatMap(({ scope, term, df }) => (scope === 'ARTICLE' ? [[term, df] as const] : [])));
  const asked = rows.filter(({ scope }) => scope === 'ASKED');
  const rarityOf = (term: string): number => inverseDocumentFrequency(documents.length, counts.get(term) ?? 0);
  const likeness = likenessToAsked(concepts, asked, catalogue.askedOf, rarityOf, documents.length);
  return ranked.flatMap(({ doc, score, coverage }) => {
    const facts = documents[doc];
    return facts ? [{ id: facts.id, score, coverage, likeness: likeness(doc) }] : [];
  });
}

const topicsOf = (ranked: readonly Scored[], catalogue: Catalogue): FittingTopic[] =>
  ranked.flatMap(({ doc, score, coverage }) => {
    const topic = catalogue.topics.get(catalogue.documents.TOPIC[doc]?.id ?? '');
    return topic ? [{ topic, score, coverage }] : [];
  });

export interface Ranking {
  catalogue: Catalogue;
  concepts: Concept[];
  rows: IndexRow[];
  naming: Naming;
  areas: ReadonlyMap<LegalArea, number>;
  corrections: SpellingCorrection[];
  /** Words that may have been meant; the question was searched as it is written. */
  suggestions: SpellingCorrection[];
  /** The question as it was probably meant; the same when nothing was mistyped. */
  meant: string;
  /** Articles that mention it, by their words alone. */
  texts: TextMatch[];
  topics: FittingTopic[];
  /** Articles, named ones first. */
  fused: FusedArticle[];
  /** Theses and pieces of rulings. */
  caseLaw: Scored[];
  /** Articles, topics and theses that are near in meaning; nothing where no provider of embeddings is configured. */
  nearness: Nearness;
}

export interface RankingOptions {
  /** How many texts are ranked; all of them for a search with pages. */
  texts: number;
  caseLaw: number;
  /** Share of so many things asked that a text must mention; see `leastCoverageOf`. */
  leastCoverage?: ((conceptCount: number) => number) | undefined;
  /** Words of the question before, for a follow-up that hardly has any of its own. */
  before?: string | undefined;
  /** Area to look in: topics of other areas are left out, laws of the area come first. */
  area?: LegalArea | null | undefined;
  /** How meanings are read; absent: words alone. */
  meaningOf?: EmbedQuestion | undefined;
}

/**
 * Reads a question and ranks the whole stock for it: one statement, and the catalogue when the index was rewritten.
 * Every way of finding (chat, search, research, landing) uses this one.
 */
export async function rankQuestion(em: SqlEntityManager, question: string, options: RankingOptions): Promise<Ranking> {
  const { before, meaningOf, area } = options;
  const { text: typed } = withoutInstructions(question.slice(0, MAX_QUESTION_LENGTH));
  let catalogue = await catalogueOf(em);
  await turn();
  const corrections = correctionsOf(typed, catalogue.vocabulary);
  const suggestions = suggestionsOf(typed, catalogue.vocabulary);
  const meant = corrections.length > 0 ? correctedText(typed, corrections) : typed;
  const naming = readNaming(meant);
  // «¿Y en Coahuila?»: another place for the same question, which counts whole.
  const beforeWeight = placesIn(meant).length > 0 ? 1 : BEFORE_WEIGHT;
  const concepts = [
    ...readConcepts(withoutPlaces(naming.articles.length > 0 ? naming.rest : readNaming(withoutOwnFacts(meant)).rest)),
    ...readConcepts(foreignJudgmentIn(meant) ?? '', FOREIGN_JUDGMENT_WEIGHT),
    ...(before ? readConcepts(withoutPlaces(readNaming(before).rest), beforeWeight) : []),
  ];
  // Read by the provider while the index is read here.
  const meaning = concepts.length > 0 ? meaningOf?.(before ? `${before}\n${meant}` : meant) : undefined;
  const rows = await readRows(em, concepts);
  const generation = Number(rows[0]?.generation ?? catalogue.generation);
  // Rewritten meanwhile: the numbers of its documents are of another catalogue.
  if (generation !== catalogue.generation) catalogue = await catalogueOf(em, generation);
  const index = { concepts, rows, catalogue };
  await turn();
  const leastCoverage = options.leastCoverage?.(concepts.length) ?? 0;
  const texts = textsOf(rankScope('ARTICLE', index, { limit: options.texts, leastCoverage }), index);
  await turn();
  const topicLimit = area ? TOPICS_OF_ALL_AREAS : TOPICS_RANKED;
  const topics = topicsOf(rankScope('TOPIC', index, { limit: topicLimit }), catalogue)
    .filter(({ topic }) => !area || topic.area === area)
    .slice(0, TOPICS_RANKED);
  const areas = areaShares(before ? `${meant} ${before}` : meant);
  const nearness = meaning ? await meaning.nearIn(catalogue) : NOTHING_NEAR;
  const evidence = {
    naming,
    areas,
    chosenArea: area ?? null,
    foldedQuestion: foldText(meant),
    isOfMexicoCity: isMexicoCity(placesOf({ question: meant, before })),
    texts,
    topics,
    nearness,
  };
  const fused = fuse(evidence, Number.POSITIVE_INFINITY);
  await turn();
  const caseLaw = options.caseLaw > 0 ? rankScope('CASE_LAW', index, { limit: options.caseLaw, leastCoverage }) : [];
  return {
    catalogue,
    concepts,
    rows,
    naming,
    areas,
    corrections,
    suggestions,
    meant,
    texts,
    topics,
    fused,
    caseLaw,
    nearness,
  };
}
