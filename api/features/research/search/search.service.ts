import { dayInMexico } from '#schema/lib/zones.ts';
import { laws } from '#db/content/law-index.ts';
import { catalogueOf } from '#db/search/catalogue.ts';
import type { SearchSort, TextAccess } from '#schema/generated/contract.ts';
import { foundText } from '#schema/text/research.ts';
import { validationText } from '#schema/text/validation.ts';
import type { Connection } from '#api/kernel/paging/connection.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { turn } from '#api/kernel/jobs/turns.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { connectOffset, MAX_ROWS, offsetPage, type OffsetPage } from '#api/kernel/paging/offset-page.ts';
import { questionEmbedder, type EmbedQuestion } from '../embeddings/embeddings.service.ts';
import { textAccess } from '../reading/case-law.service.ts';
import { reasonOf } from '../retrieval/abstention-reason.rules.ts';
import { causeByWords } from '../retrieval/abstention.rules.ts';
import type { AbstentionCause } from '../retrieval/abstention-cause.rules.ts';
import { mainArea } from '../retrieval/area.rules.ts';
import { rankQuestion, type Ranking } from '../retrieval/rank.service.ts';
import { correctedText } from '../retrieval/spelling.rules.ts';
import { facetsOf, type Facets } from './facets.rules.ts';
import { readFound, type Beside, type FoundText } from './found-texts.service.ts';
import {
  bestOf,
  filterMatches,
  leastCoverageOf,
  relevanceOf,
  sortMatches,
  type Filters,
  type Match,
} from './matching.rules.ts';
import { passageQueryOf, passageOf, sharedWith, type PassageQuery, type PassageSpan } from './passage.rules.ts';
import { holdsPhrases } from './phrases.rules.ts';
import { readQuery, type ReadQuery } from './query.rules.ts';
import { matchesOf, topicMatch } from './ranked-matches.rules.ts';

const MAX_QUERY_LENGTH = 1000;
const PAGE = { usual: 10, largest: 50 };
/** Candidates that are read to see whether they hold an expression between quotation marks. */
const MAX_READ_FOR_PHRASES = 300;
const TOPICS_SHOWN = 2;
const TOPIC_FITS = 0.6;

export interface SearchRequest {
  query: string;
  filters: Filters;
  sort: SearchSort;
  first?: number | null;
  after?: string | null;
}

interface SearchHit {
  id: string;
  title: string;
  summary: string;
  passage: PassageSpan[];
  reason: Match['reason'];
  explanation: string;
  kind: FoundText['kind'];
  date: string | null;
  textAsOf: string | null;
  source: string;
  relevance: number;
  area: Match['area'];
  jurisdiction: FoundText['jurisdiction'];
  court: FoundText['court'];
  citations: number;
  access: TextAccess;
  citation: string;
  url: string;
  officialUrl: string | null;
}

export interface SearchOutcome extends Connection<SearchHit> {
  totalCount: number;
  topics: SearchHit[];
  facets: Facets;
  didYouMean: string | null;
  searchedInstead: string | null;
  notice: string | null;
}

/** The query as it is searched, or the refusal. */
export function checkQuery(query: string): string {
  const trimmed = query.replaceAll('\u0000', '').trim();
  if (trimmed === '') throw new Refusal('VALIDATION', foundText.emptyQuery, { field: 'query' });
  if (trimmed.length > MAX_QUERY_LENGTH) throw new Refusal('VALIDATION', validationText.tooLong(MAX_QUERY_LENGTH));
  return trimmed;
}

function toHit(match: Match, found: FoundText, { asked, best, access }: HitContext): SearchHit {
  const passage = passageOf(found.text, asked);
  const summary = passage.spans
    .map(({ text }) => text)
    .join('')
    .trim();
  return {
    id: match.id,
    title: found.title,
    summary,
    passage: passage.spans,
    reason: match.reason,
    explanation: foundText.explanation(match.reason, passage.direct, passage.translated, nearestAsked(found, asked)),
    kind: found.kind,
    date: found.datedOn,
    textAsOf: found.textAsOf,
    source: found.source,
    relevance: relevanceOf(match, best),
    area: match.area,
    jurisdiction: found.jurisdiction,
    court: found.court,
    citations: match.citations,
    access: match.id.startsWith('art_') || match.id.startsWith('top_') ? 'FULL' : access,
    citation: found.citation,
    url: found.url,
    officialUrl: found.officialUrl,
  };
}

interface HitContext {
  asked: PassageQuery;
  best: { score: number; coverage: number };
  access: TextAccess;
}

/** Of the ways in which people look for a text, the one that has most of this search. */
function nearestAsked({ asked: phrases }: FoundText, asked: PassageQuery): string | null {
  let nearest: string | null = null;
  let most = 1;
  for (const phrase of phrases) {
    const value = sharedWith(phrase, asked);
    if (value > most) [nearest, most] = [phrase, value];
  }
  return nearest;
}

/** Why it cannot be found here, when the words of the search say so. */
function causeOf({ naming, concepts, areas }: Ranking, { text }: ReadQuery): AbstentionCause | null {
  return causeByWords({ question: text, naming, area: mainArea(areas), conceptCount: concepts.length });
}

function noticeOf(
  cause: AbstentionCause | null,
  read: ReadQuery,
  isEmpty: boolean,
  isFiltered: boolean,
): string | null {
  if (read.unknownThesis) return foundText.unknownThesis(read.unknownThesis);
  if (cause && cause.kind !== 'NOT_UNDERSTOOD' && cause.kind !== 'WHICH_MATTER') return reasonOf(cause, laws().length);
  return isEmpty ? foundText.nothing(isFiltered) : null;
}

/** «Artículo 800 del Código Civil de Jalisco» names no article of the federal code. */
const isElsewhere = (cause: AbstentionCause | null): boolean => cause?.kind === 'LOCAL' || cause?.kind === 'FOREIGN';

interface Found {
  ranking: Ranking;
  read: ReadQuery;
  cause: AbstentionCause | null;
  passing: Match[];
  facets: ReturnType<typeof filterMatches>['facets'];
  /** Words that were read to find quoted expressions. */
  found: ReadonlyMap<string, FoundText>;
}

/** Ranks, filters and sorts: what a search finds, before its words are read. */
export async function findMatches(
  { em, clock }: Pick<Ctx, 'em' | 'clock'>,
  { query, filters, sort }: Pick<SearchRequest, 'query' | 'filters' | 'sort'>,
  meaning?: EmbedQuestion,
): Promise<Found> {
  const { theses } = await catalogueOf(em);
  const read = readQuery(query, theses);
  const ranking = await rankQuestion(em, read.text, {
    texts: MAX_ROWS,
    caseLaw: MAX_ROWS,
    leastCoverage: leastCoverageOf,
    meaningOf: meaning,
  });
  await turn();
  const cause = causeOf(ranking, read);
  const ranked = matchesOf(ranking, read);
  const all = isElsewhere(cause) ? ranked.filter(({ reason }) => reason !== 'CITED') : ranked;
  const quoting =
    read.phrases.length > 0
      ? await withPhrases(em, sortMatches(all, 'RELEVANCE'), ranking, read)
      : { matches: all, found: new Map<string, FoundText>() };
  const { passing, facets } = filterMatches(quoting.matches, filters, dayInMexico(clock.now()));
  return { ranking, read, cause, passing: sortMatches(passing, sort), facets, found: quoting.found };
}

async function withPhrases(
  em: Ctx['em'],
  matches: Match[],
  ranking: Ranking,
  { phrases }: ReadQuery,
): Promise<{ matches: Match[]; found: Map<string, FoundText> }> {
  const candidates = matches.slice(0, MAX_READ_FOR_PHRASES);
  const found = await readFound(em, candidates, { catalogue: ranking.catalogue, topicSource: foundText.topicSource });
  const holding = candidates.filter(({ id }) => {
    const text = found.get(id);
    return text !== undefined && holdsPhrases(`${text.title}\n${text.text}\n${text.synthesis ?? ''}`, phrases);
  });
  return { matches: holding, found };
}

const spelling = ({ corrections, meant }: Ranking): string | null => (corrections.length > 0 ? meant : null);

/**
 * Finds laws, theses, rulings and topics. Three statements at most: the terms of the index, the words of the page, and
 * with quoted expressions the words of the candidates.
 */
export async function search(
  ctx: Ctx,
  request: SearchRequest,
  record: (resultCount: number) => Beside | null = () => null,
): Promise<SearchOutcome> {
  const query = checkQuery(request.query);
  const page = offsetPage(request, PAGE);
  const matched = await findMatches(ctx, { ...request, query }, questionEmbedder(ctx));
  const { ranking, passing } = matched;
  const isCount = request.filters.category === 'STATISTICS';
  const shown = isCount ? [] : passing.slice(page.offset, page.offset + page.size);
  const topics = page.offset === 0 && !isCount ? fittingTopics(ranking, request.filters) : [];
  const found = await readFound(ctx.em, [...shown, ...topics], {
    catalogue: ranking.catalogue,
    topicSource: foundText.topicSource,
    known: matched.found,
    beside: record(Math.min(passing.length, MAX_ROWS)),
  });
  await turn();
  const hasCaseLaw = shown.some(({ id }) => !id.startsWith('art_') && !id.startsWith('top_'));
  const access = hasCaseLaw ? await textAccess(ctx) : 'FULL';
  const asked = passageQueryOf(ranking.concepts, ranking.meant);
  const hits = (matches: readonly Match[], best: HitContext['best']): SearchHit[] =>
    matches.flatMap((match) => {
      const text = found.get(match.id);
      return text ? [toHit(match, text, { asked, best, access })] : [];
    });
  const isFiltered = Object.values(request.filters)
    .flat()
    .some((value) => value !== null);
  const told = { ...matched, topics: hits(topics, bestOf(topics)), isFiltered };
  return outcome(hits(shown, bestOf(passing)), page, told);
}

function outcome(
  nodes: SearchHit[],
  page: OffsetPage,
  { ranking, read, cause, passing, facets, topics, isFiltered }: Found & { topics: SearchHit[]; isFiltered: boolean },
): SearchOutcome {
  return {
    ...connectOffset(nodes, page, Math.min(passing.length, MAX_ROWS)),
    topics,
    facets: facetsOf(facets),
    didYouMean: ranking.suggestions.length > 0 ? correctedText(read.text, ranking.suggestions) : null,
    searchedInstead: spelling(ranking),
    notice: noticeOf(cause, read, passing.length === 0, isFiltered),
  };
}

/** Topics are shown beside documents of every kind; a filter that a topic cannot have leaves none. */
function fittingTopics(ranking: Ranking, { category, area, kinds, court, dateRange, statute }: Filters): Match[] {
  if (category === 'DOCTRINE' || kinds.length > 0 || court || dateRange || statute) return [];
  return ranking.topics
    .filter(({ topic, coverage }) => coverage >= TOPIC_FITS && (area === null || topic.area === area))
    .slice(0, TOPICS_SHOWN)
    .map(topicMatch);
}
