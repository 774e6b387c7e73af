import { RestCheckCitationsDocument, type RestCheckCitationsQuery } from './citations.rest.generated.ts';
import { optionalText, restRoute, textOf, type RestRoute } from '#api/kernel/http/rest-route.ts';

type Checked = RestCheckCitationsQuery['checkCitations']['citations'][number];

/** Bytes: room for the longest text with its accents and escapes. */
const MAX_TEXT = 4 * 1024 * 1024;

const targetOf = ({ target }: Checked) => ({
  statute_key: target.statuteKey,
  article_number: target.articleNumber,
  fraction: target.fraction,
  letter: target.letter,
  section: target.section,
  paragraph: target.paragraph,
  thesis_registry: target.thesisRegistry,
  thesis_key: target.thesisKey,
  gazette_date: target.gazetteDate,
  case_file_number: target.caseFileNumber,
  official_url: target.officialUrl,
});

const citationOf = (checked: Checked) => ({
  citation: checked.citation,
  normalized: checked.normalized,
  start: checked.start,
  end: checked.end,
  kind: checked.kind.toLowerCase(),
  state: checked.state.toLowerCase(),
  verdict: checked.verdict,
  reason: checked.reason,
  contradictions: checked.contradictions,
  notes: checked.notes,
  is_inferred: checked.isInferred,
  correction: checked.correction,
  correction_kind: checked.correctionKind?.toLowerCase() ?? null,
  alternatives: checked.alternatives.map(({ label, correction }) => ({ label, correction })),
  target: targetOf(checked),
  text_as_of: checked.textAsOf,
  source: checked.source?.toLowerCase() ?? null,
  passage: checked.passage,
  highlight: checked.highlight && { start: checked.highlight.start, end: checked.highlight.end },
  difference: checked.difference.map(({ kind, text }) => ({ kind: kind.toLowerCase(), text })),
});

export const citationsRest: RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/api/citations/check',
    document: RestCheckCitationsDocument,
    maxBytes: MAX_TEXT,
    variables: ({ body }) => ({
      input: { text: textOf(body['text']), writtenOn: optionalText(body['written_on']) },
    }),
    reply: ({ checkCitations: { length, counts, citations, quotes, unheldLaws } }) => ({
      body: {
        length,
        counts: {
          total: counts.total,
          verified: counts.verified,
          quote_not_found: counts.quoteNotFound,
          not_held: counts.notHeld,
          mismatch: counts.mismatch,
        },
        citations: citations.map(citationOf),
        quotes: quotes.map(({ start, end, state, citation, place }) => ({
          start,
          end,
          state: state.toLowerCase(),
          citation,
          place: place && { start: place.start, end: place.end },
        })),
        unheld_laws: unheldLaws.map(({ name, citations: indexes }) => ({ name, citations: indexes })),
      },
    }),
  }),
];
