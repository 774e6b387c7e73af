import { useEffect } from 'react';
import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { DocumentsPage } from '#web/features/documents/documents-page.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import type { LiveSocket } from '#web/shared/apollo/socket.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { NO_SOCKET } from '../calendar/world.tsx';
import { api, webServer } from '../web-server.ts';

type Variables = Record<string, unknown>;
type Reply = object | Response;
type Answer = (variables: Variables) => Reply | Promise<Reply>;

const AT = '2026-11-23T18:05:00.000Z';
export const NO_COUNTS = { __typename: 'FindingCounts', total: 0, high: 0, medium: 0, low: 0 };

export const row = (id: string, part: object = {}) => ({
  __typename: 'LegalDocument',
  id,
  fileName: `${id}.docx`,
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  byteLength: 20_480,
  url: `/api/files/${id}`,
  createdAt: AT,
  case: null,
  caseDocumentId: null,
  status: 'DONE',
  progress: 100,
  problem: null,
  type: 'CONTRACT',
  confidence: 97.2,
  openFindings: { ...NO_COUNTS, total: 2, high: 1, medium: 1 },
  ...part,
});

const WORDS = [
  'CONTRATO DE ARRENDAMIENTO',
  '',
  'PRIMERA. La renta es de $12,500.00 (DOCE MIL PESOS 00/100 M.N.).',
  'SEGUNDA. El plazo es de un año desde el 1 de diciembre de 2026.',
  'Firma Ana Ejemplo Luna, RFC EELA800101AB1.',
].join('\n');

/** The first place of these words. */
export const span = (words: string, part: object = {}) => {
  const start = WORDS.indexOf(words);
  return {
    __typename: 'DocumentSpan',
    start,
    end: start + words.length,
    quote: words,
    place: { __typename: 'FilePlace', label: 'párr. 3', page: null, pageRatio: null, boxes: [] },
    ...part,
  };
};

const basis = {
  __typename: 'LegalBasis',
  lawKey: 'ccf',
  lawName: 'CCF',
  article: '2398',
  reason: 'Define el arrendamiento.',
  textDate: '2026-01-15',
  path: '/codigo-civil/ccf/2398',
};

const finding = (id: string, severity: string, message: string, part: object = {}) => ({
  __typename: 'DocumentFinding',
  id,
  code: `test.${id}`,
  severity,
  message,
  why: 'Se discute cuál vale.',
  suggestion: null,
  at: null,
  related: [],
  basis: [],
  decision: null,
  note: null,
  ...part,
});

const FINDINGS = [
  finding('f1', 'HIGH', 'El monto en número y en letra no coinciden.', {
    at: span('$12,500.00 (DOCE MIL PESOS 00/100 M.N.)'),
    suggestion: '$12,500.00 (DOCE MIL QUINIENTOS PESOS 00/100 M.N.)',
    basis: [basis],
  }),
  finding('f2', 'MEDIUM', 'Falta el domicilio del arrendatario.'),
];

const fact = (id: string, kind: string, value: string, words: string, part: object = {}) => ({
  __typename: 'DocumentFact',
  id,
  kind,
  value,
  role: null,
  currency: null,
  isConsistent: null,
  spans: [span(words)],
  ...part,
});

export const analysis = (part: object = {}) => ({
  __typename: 'DocumentAnalysis',
  text: WORDS,
  isTruncated: false,
  pages: [],
  language: 'es',
  type: 'CONTRACT',
  isTypeCorrected: false,
  confidence: 97.2,
  typeFeatures: [
    {
      __typename: 'DocumentTypeFeature',
      label: 'título de contrato',
      weight: 3.5,
      at: span('CONTRATO DE ARRENDAMIENTO'),
    },
  ],
  sections: [{ __typename: 'DocumentSection', kind: 'HEADING', level: 1, title: 'CONTRATO', start: 0, end: 25 }],
  facts: [
    fact('d1', 'PARTY', 'Ana Ejemplo Luna', 'Ana Ejemplo Luna', { role: 'arrendadora' }),
    fact('d2', 'RFC', 'EELA800101AB1', 'EELA800101AB1', { isConsistent: false }),
    fact('d3', 'AMOUNT', '12500.00', '$12,500.00', { role: 'renta', currency: 'MXN', isConsistent: false }),
    fact('d4', 'DATE', '2026-12-01', '1 de diciembre de 2026', { role: 'inicio' }),
  ],
  findings: FINDINGS,
  requirements: [
    {
      __typename: 'DocumentRequirement',
      code: 'lease.rent',
      label: 'Renta determinada',
      state: 'MET',
      at: span('La renta es de'),
      basis: [basis],
    },
    {
      __typename: 'DocumentRequirement',
      code: 'lease.parties',
      label: 'Domicilios de las partes',
      state: 'MISSING',
      at: null,
      basis: [],
    },
  ],
  citations: { __typename: 'CitationCounts', total: 0 },
  grade: 'C',
  gradeReason: 'Cumple 1 de 2 requisitos',
  rulesTried: 42,
  seconds: 0.31,
  analyzedAt: AT,
  ...part,
});

export const file = (part: object = {}, inside: object = {}) => ({
  ...row('doc_1', { fileName: 'renta.docx' }),
  summary: null,
  questions: [],
  sameFileAs: null,
  analysis: analysis(inside),
  ...part,
});

export const page = (nodes: readonly object[], endCursor: string | null = null) => ({
  documents: {
    __typename: 'LegalDocumentConnection',
    nodes,
    totalCount: nodes.length + (endCursor ? 1 : 0),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
});

export const figures = (part: object = {}) => ({
  documentStats: {
    __typename: 'DocumentStats',
    analyzed: 0,
    averageConfidence: null,
    medianSeconds: null,
    rules: 120,
    findings: 0,
    accepted: 0,
    rejected: 0,
    grades: [],
    storedBytes: 1_048_576,
    storageLimitBytes: 209_715_200,
    ...part,
  },
});

const cell = (columnId: string, value: string, part: object = {}) => ({
  __typename: 'DocumentCell',
  columnId,
  value,
  isCorrected: false,
  found: value,
  at: value ? { __typename: 'DocumentSpan', start: 40, end: 50 } : null,
  ...part,
});

export const table = (rent: object = {}) => ({
  __typename: 'DocumentTable',
  id: 'dtb_1',
  name: 'Rentas',
  updatedAt: AT,
  columns: [
    { __typename: 'DocumentColumn', id: 'c1', title: 'Tipo', kind: 'TYPE', role: null },
    { __typename: 'DocumentColumn', id: 'c2', title: 'Renta', kind: 'AMOUNTS', role: 'renta' },
  ],
  rows: [
    {
      __typename: 'DocumentRow',
      document: row('doc_1', { fileName: 'renta.docx' }),
      cells: [cell('c1', 'Contrato'), cell('c2', '$12,500.00', rent)],
    },
  ],
});

export const done = (name: string, part: object) => ({
  [name]: { __typename: 'Payload', userErrors: [], ...part },
});

export const refused = (name: string, part: object, code: string, message: string) => ({
  [name]: {
    __typename: 'Payload',
    userErrors: [{ __typename: 'UserError', code, field: null, message }],
    ...part,
  },
});

/** What the server of a test answers; a test replaces single operations. */
export function documentsWorld(given: Record<string, Answer> = {}) {
  const asked: [name: string, variables: Variables][] = [];
  const answers = new Map<string, Answer>(Object.entries(given));
  const replies: Record<string, Answer> = {
    LegalDocuments: () => page([]),
    DocumentFigures: () => figures(),
    DocumentUsage: () => ({
      usage: {
        __typename: 'Usage',
        documentsAnalyzed: { __typename: 'UsageMeter', used: 3, limit: 10, percentage: 30, resetsAt: AT },
      },
    }),
    LegalDocumentFile: () => ({ document: file() }),
    AnnounceFile: () =>
      done('createUpload', { upload: { __typename: 'Upload', id: 'upl_1', url: '/api/uploads/upl_1' } }),
    AnalyzeDocument: () =>
      done('analyzeDocument', {
        document: row('doc_1', { status: 'QUEUED', progress: 0, type: null, confidence: null }),
      }),
    CaseChoices: () => ({ cases: { __typename: 'CaseConnection', nodes: [] } }),
    OneDocumentTable: () => ({ documentTable: table() }),
    DocumentTables: () => ({ documentTables: [] }),
  };
  webServer.use(
    http.put('*/api/uploads/:id', () => new HttpResponse(null, { status: 204 })),
    api.operation(async ({ operationName, variables }) => {
      const name = operationName ?? '';
      const sent = ((variables as Variables)['input'] ?? variables) as Variables;
      asked.push([name, sent]);
      const answer = answers.get(name) ?? replies[name];
      if (!answer) throw new Error(`the test world has no answer to ${name}`);
      const reply = await answer(sent);
      return (reply instanceof HttpResponse ? reply : HttpResponse.json({ data: reply })) as never;
    }),
  );
  return {
    asked: (name: string) => asked.filter(([known]) => known === name).map(([, variables]) => variables),
    answer: (name: string, answer: Answer) => void answers.set(name, answer),
  };
}

/** A socket of a test: what the server pushes. */
export function pushes() {
  const sinks = new Set<(data: unknown) => void>();
  const socket: LiveSocket = {
    ...NO_SOCKET,
    subscribe: (payload, sink) => {
      if (payload.operationName !== 'LegalDocumentChanges') return () => undefined;
      const take = (data: unknown) => sink.next(data as never);
      sinks.add(take);
      return () => void sinks.delete(take);
    },
  };
  return { socket, push: (documentChanged: object) => sinks.forEach((take) => take({ documentChanged })) };
}

const shown = { address: '' };
/** The parameters of the address that the browser would show, without the section's own. */
export const place = (): Record<string, string> => {
  const { tab: _tab, ...rest } = Object.fromEntries(new URL(shown.address, 'https://foja.mx').searchParams);
  return rest;
};
export const path = (): string => shown.address;

const addressOf = (params: Record<string, string>) =>
  `/dashboard?${new URLSearchParams({ tab: 'documents', ...params })}`;
const LINKS = {
  caseFile: (caseId: string) => `/cases/${caseId}`,
  review: (query: Record<string, string>) => `/dashboard?${new URLSearchParams({ tab: 'citations', ...query })}`,
  screen: (_screen: string, query: Record<string, string>) =>
    `/dashboard?${new URLSearchParams({ tab: 'deadline-alerts', ...query })}`,
};

function Section() {
  const { search } = useLocation();
  return <DocumentsPage params={new URLSearchParams(search)} addressOf={addressOf} links={LINKS} />;
}

function Follow() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown.address = pathname + search;
  }, [pathname, search]);
  return null;
}

export const openDocuments = (params: Record<string, string> = {}, socket: LiveSocket = NO_SOCKET) =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[addressOf(params)]}>
      <GraphqlProvider socket={socket}>
        <main id="main-content">
          <Routes>
            <Route path="/dashboard" element={<Section />} />
            <Route path="*" element={null} />
          </Routes>
        </main>
        <Follow />
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );
