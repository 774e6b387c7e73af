import { useEffect } from 'react';
import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { CitationsPage } from '#web/features/citations/citations-page.tsx';
import { isOpen } from '#web/features/citations/review-url.ts';
import type { Finding, Quote, Review } from '#web/features/citations/review.ts';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import type { LiveSocket } from '#web/shared/apollo/socket.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { api, webServer } from '../web-server.ts';

type Wire<T> = T & { __typename: string };

export const BRIEF = [
  'Procede la acción porque el artículo 48 de la LFT dice: «El trabajador podrá solicitar».',
  '',
  'También el artículo 9999 de la LFT y el artículo 5 del Código Civil de Jalisco.',
  'Por último, el artículo 123 constitucional: «todo es gratis».',
].join('\n');

const QUOTED_PASSAGE = 'El trabajador podrá solicitar ante la Autoridad Conciliadora que se le reinstale.';

/** A citation at the place where its words stand in the brief. */
export function finding(index: number, citation: string, part: Partial<Finding> = {}): Wire<Finding> {
  const start = BRIEF.indexOf(citation);
  return {
    __typename: 'CheckedCitation',
    index,
    kind: 'STATUTE',
    citation,
    normalized: citation,
    start,
    end: start + citation.length,
    place: null,
    state: 'VERIFIED',
    verdict: 'Existe y está vigente',
    reason: 'Existe y está vigente.',
    contradictions: [],
    notes: [],
    isInferred: false,
    target: {
      __typename: 'CitationTarget',
      statuteKey: 'lft',
      articleNumber: '48',
      thesisRegistry: null,
      officialUrl: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFT.pdf',
      transitory: null,
    } as never,
    correction: null,
    correctionKind: part.correction ? 'SUBSTANCE' : null,
    alternatives: [],
    textAsOf: '2026-01-15',
    source: 'OFFICIAL',
    passage: QUOTED_PASSAGE,
    highlight: null,
    difference: [],
    decision: null,
    note: null,
    ...part,
  };
}

const FINDINGS = () => [
  finding(0, 'artículo 48 de la LFT', { normalized: 'LFT, artículo 48' }),
  finding(1, 'artículo 9999 de la LFT', {
    normalized: 'LFT, artículo 9999',
    state: 'MISMATCH',
    verdict: 'No existe ese artículo',
    reason: 'No hay artículo 9999 en LFT.',
    correction: 'artículo 999 de la LFT',
    source: null,
    passage: null,
  }),
  finding(2, 'artículo 5 del Código Civil de Jalisco', {
    normalized: 'Código Civil de Jalisco, artículo 5',
    state: 'NOT_HELD',
    verdict: 'La ley no está en el acervo',
    reason: 'No está en el acervo.',
    source: null,
    passage: null,
  }),
  finding(3, 'artículo 123 constitucional', {
    normalized: 'CPEUM, artículo 123',
    state: 'QUOTE_NOT_FOUND',
    verdict: 'Existe, no dice lo citado',
    reason: 'El artículo existe, pero no dice lo que se cita.',
    notes: ['Este artículo se reformó después de la fecha del texto.'],
    passage: 'Toda persona tiene derecho al trabajo digno.',
    highlight: { __typename: 'TextSpan', start: 0, end: 12 } as never,
    difference: [
      { __typename: 'QuotePiece', kind: 'SAME', text: 'tod' },
      { __typename: 'QuotePiece', kind: 'ONLY_QUOTED', text: 'o es gratis' },
      { __typename: 'QuotePiece', kind: 'ONLY_IN_TEXT', text: 'a persona' },
    ] as never,
  }),
];

const quote = (words: string, state: Quote['state'], citation: number | null): Wire<Quote> => {
  const start = BRIEF.indexOf(words);
  return { __typename: 'CheckedQuote', start, end: start + words.length, state, citation };
};

const countsOf = (findings: readonly Finding[]): Wire<Review['counts']> => ({
  __typename: 'CitationCounts',
  total: findings.length,
  verified: findings.filter(({ state }) => state === 'VERIFIED').length,
  quoteNotFound: findings.filter(({ state }) => state === 'QUOTE_NOT_FOUND').length,
  notHeld: findings.filter(({ state }) => state === 'NOT_HELD').length,
  mismatch: findings.filter(({ state }) => state === 'MISMATCH').length,
});

export function review(part: Partial<Review> = {}, findings: Finding[] = FINDINGS()): Wire<Review> {
  return {
    __typename: 'CitationReview',
    id: 'crv_1',
    title: 'Demanda de ejemplo',
    fileName: null,
    writtenOn: null,
    createdAt: '2026-11-20T18:00:00.000Z',
    updatedAt: '2026-11-20T18:00:00.000Z',
    pendingCount: findings.filter((each) => isOpen(each) && !each.decision).length,
    counts: countsOf(findings),
    text: BRIEF,
    trackedChangesProblem: 'Esta revisión no viene de Word.',
    pages: [],
    report: {
      __typename: 'CitationReport',
      length: BRIEF.length,
      citations: findings,
      quotes: [quote('El trabajador podrá solicitar', 'FOUND', 0), quote('todo es gratis', 'NOT_FOUND', 3)],
      unheldLaws: [{ __typename: 'UnheldLaw', name: 'Código Civil de Jalisco', citations: [2] }],
    } as never,
    ...part,
  };
}

const refusal = (message: string, field: string | null = null) => ({
  __typename: 'UserError',
  code: 'VALIDATION',
  field,
  message,
});
const broken = () =>
  HttpResponse.json({
    data: null,
    errors: [{ message: 'El servicio no está disponible.', extensions: { code: 'UNAVAILABLE', requestId: 'req_9' } }],
  });

interface Answers {
  reviews?: Review[];
  /** What one review is; `null`: there is none. */
  held?: Review | null;
  /** What a text that is checked anew becomes. */
  rechecked?: (text: string) => Review;
  /** What the next operations do instead of working, by name. */
  broken?: string[];
  refuses?: { message: string; field: string | null };
  pages?: Review[][];
  /** What the Word file with tracked changes is. */
  tracked?: { changeCount?: number; unplaced?: object[] };
  uploadReply?: () => HttpResponse<object>;
}

const TRACKED = {
  changeCount: 2,
  file: {
    __typename: 'ExportedFile',
    fileName: 'demanda (control de cambios).docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content: btoa('PK'),
  },
  unplaced: [],
};

/** The API of reviews, and what it was asked. */
export function reviewAnswers(answers: Answers = {}) {
  const asked: [string, Record<string, unknown>][] = [];
  const sent: { url: string; authorization: string | null; length: number }[] = [];
  const state = { broken: new Set(answers.broken), held: answers.held === undefined ? review() : answers.held };
  const pages = answers.pages ?? [answers.reviews ?? []];
  const on = (name: string, variables: unknown): boolean => {
    asked.push([name, (variables as { input?: Record<string, unknown> }).input ?? (variables as never)]);
    return state.broken.has(name);
  };
  const errors = () => (answers.refuses ? [refusal(answers.refuses.message, answers.refuses.field)] : []);
  webServer.use(
    api.query('CitationReviews', ({ variables }) => {
      if (on('CitationReviews', variables)) return broken() as never;
      const at = Number(variables['after'] ?? 0);
      return HttpResponse.json({
        data: {
          citationReviews: {
            __typename: 'CitationReviewConnection',
            nodes: pages[at] ?? [],
            pageInfo: {
              __typename: 'PageInfo',
              hasNextPage: at < pages.length - 1,
              endCursor: at < pages.length - 1 ? String(at + 1) : null,
            },
            totalCount: pages.flat().length,
          },
        },
      }) as never;
    }),
    api.query('CitationReview', ({ variables }) =>
      on('CitationReview', variables)
        ? (broken() as never)
        : (HttpResponse.json({ data: { citationReview: state.held } }) as never),
    ),
    api.query('ExportCitationReview', ({ variables }) =>
      on('ExportCitationReview', variables)
        ? (broken() as never)
        : (HttpResponse.json({
            data: {
              citationReviewDocument: {
                __typename: 'ExportedFile',
                fileName: 'revision-de-citas.pdf',
                mediaType: 'application/pdf',
                content: btoa('%PDF-1.7'),
              },
            },
          }) as never),
    ),
    api.query('ExportTrackedChanges', ({ variables }) =>
      on('ExportTrackedChanges', variables)
        ? (broken() as never)
        : (HttpResponse.json({
            data: {
              citationReviewTrackedChanges: { __typename: 'TrackedChangesFile', ...TRACKED, ...answers.tracked },
            },
          }) as never),
    ),
    api.mutation('AnnounceFile', ({ variables }) => {
      on('AnnounceFile', variables);
      const upload = { __typename: 'Upload', id: 'upl_1', url: '/api/uploads/upl_1' };
      return HttpResponse.json({ data: { createUpload: { __typename: 'P', upload, userErrors: [] } } });
    }),
    http.put('*/api/uploads/:id', async ({ request }) => {
      const bytes = await request.arrayBuffer();
      const { headers, url } = request;
      sent.push({ url, authorization: headers.get('authorization'), length: bytes.byteLength });
      return (answers.uploadReply ?? (() => HttpResponse.json({ success: true })))();
    }),
    api.mutation('CreateCitationReview', ({ variables }) => {
      if (on('CreateCitationReview', variables)) return broken() as never;
      const made = answers.refuses ? null : { __typename: 'CitationReview', id: 'crv_1' };
      return HttpResponse.json({
        data: { createCitationReview: { __typename: 'P', review: made, userErrors: errors() } },
      }) as never;
    }),
    api.mutation('RecheckCitationReview', ({ variables }) => {
      if (on('RecheckCitationReview', variables)) return broken() as never;
      const { text } = variables['input'] as { text: string };
      state.held = (answers.rechecked ?? ((words) => review({ text: words })))(text);
      return HttpResponse.json({
        data: { updateCitationReview: { __typename: 'P', review: state.held, userErrors: [] } },
      }) as never;
    }),
    api.mutation('RenameCitationReview', ({ variables }) => {
      on('RenameCitationReview', variables);
      const { title } = variables['input'] as { title: string };
      const named = { __typename: 'CitationReview', id: 'crv_1', title, updatedAt: '2026-11-21T18:00:00.000Z' };
      return HttpResponse.json({ data: { updateCitationReview: { __typename: 'P', review: named, userErrors: [] } } });
    }),
    api.mutation('DecideCitation', ({ variables }) => {
      if (on('DecideCitation', variables)) return broken() as never;
      const { index, decision, note } = variables['input'] as { index: number } & Pick<Finding, 'decision' | 'note'>;
      return HttpResponse.json({
        data: {
          decideCitation: {
            __typename: 'P',
            review: {
              __typename: 'CitationReview',
              id: 'crv_1',
              updatedAt: '2026-11-21T18:00:00.000Z',
              pendingCount: 2,
              report: {
                __typename: 'CitationReport',
                citations: [{ __typename: 'CheckedCitation', index, decision: decision ?? null, note: note ?? null }],
              },
            },
            userErrors: [],
          },
        },
      }) as never;
    }),
    api.mutation('DeleteCitationReview', ({ variables }) => {
      on('DeleteCitationReview', variables);
      const { reviewId } = variables['input'] as { reviewId: string };
      pages[0] = (pages[0] ?? []).filter(({ id }) => id !== reviewId);
      return HttpResponse.json({
        data: { deleteCitationReview: { __typename: 'P', deletedReviewId: reviewId, userErrors: [] } },
      });
    }),
  );
  return {
    asked: (name: string) => asked.filter(([known]) => known === name).map(([, variables]) => variables),
    sent,
    mend: () => state.broken.clear(),
  };
}

const NO_SOCKET: LiveSocket = {
  subscribe: () => () => undefined,
  subscribeState: () => () => undefined,
  state: () => 'connected',
};

const shown = { address: '' };
/** The parameters of the address that the browser would show, without the section's own. */
export const place = (): Record<string, string> => {
  const { tab: _tab, ...rest } = Object.fromEntries(new URL(shown.address, 'https://foja.mx').searchParams);
  return rest;
};

function Page() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown.address = pathname + search;
  }, [pathname, search]);
  return (
    <main id="main-content">
      <CitationsPage
        params={new URLSearchParams(search)}
        addressOf={(params) => `/dashboard?${new URLSearchParams({ tab: 'citations', ...params })}`}
      />
    </main>
  );
}

export const open = (params: Record<string, string> = {}) =>
  render(
    <MemoryRouter
      useTransitions={false}
      initialEntries={[`/dashboard?${new URLSearchParams({ tab: 'citations', ...params })}`]}
    >
      <GraphqlProvider socket={NO_SOCKET}>
        <Page />
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );

/** A screen without room for two columns. */
export function onPhone(): () => void {
  const before = window.matchMedia;
  window.matchMedia = (query: string) =>
    ({
      matches: !query.includes('min-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
  return () => {
    window.matchMedia = before;
  };
}
