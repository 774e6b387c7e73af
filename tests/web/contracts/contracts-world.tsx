import { useEffect } from 'react';
import { render } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { ContractBody } from '#schema/lib/contract-body.ts';
import { ContractsPage } from '#web/features/contracts/contracts-page.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { NO_SOCKET } from '../calendar/world.tsx';
import { api, webServer } from '../web-server.ts';

// jsdom lays nothing out, and the editor asks where its selection is.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

type Variables = Record<string, unknown>;
type Reply = object | Response;
type Answer = (variables: Variables) => Reply | Promise<Reply>;

export const AT = '2026-11-23T18:05:00.000Z';

export const template = (id: string, part: object = {}) => ({
  __typename: 'ContractTemplate',
  id,
  name: `Plantilla ${id}`,
  description: `Para ${id}.`,
  category: 'CIVIL',
  complexity: 'BASIC',
  isPremium: false,
  isLocked: false,
  isOwn: false,
  usageCount: 0,
  createdAt: null,
  fields: [],
  ...part,
});

export const row = (id: string, part: object = {}) => ({
  __typename: 'Contract',
  id,
  title: `Contrato ${id}`,
  status: 'DRAFT',
  templateId: 'arrendamiento',
  templateName: 'Arrendamiento',
  jurisdiction: 'CDMX',
  case: null,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  latest: { __typename: 'ContractVersion', id: `ctv_${id}_1`, number: 1 },
  ...part,
});

const basis = {
  __typename: 'LegalBasis',
  lawKey: 'ccf',
  lawName: 'CCF',
  article: '2398',
  reason: 'Define el arrendamiento.',
  textDate: '2026-01-15',
  path: '/codigo-civil/ccf/2398',
};

export const clause = (id: string, heading: string, fields: string[], part: object = {}) => ({
  __typename: 'ContractClause',
  clauseId: id,
  number: 'PRIMERA',
  heading,
  fields,
  isDrafted: false,
  basis: [basis],
  ...part,
});

export const body = (words = 'La renta es de mil pesos.'): ContractBody => ({
  type: 'doc',
  content: [
    { type: 'title', content: [{ type: 'text', text: 'ARRENDAMIENTO' }] },
    { type: 'clauseHeading', attrs: { clauseId: 'renta' }, content: [{ type: 'text', text: 'PRIMERA. RENTA' }] },
    {
      type: 'paragraph',
      attrs: { align: 'JUSTIFY', clauseId: 'renta' },
      content: [{ type: 'text', text: words }],
    },
    {
      type: 'signatures',
      attrs: { parties: [{ role: 'EL ARRENDADOR', name: 'Ana Ejemplo', onBehalfOf: null, capacity: null }] },
    },
  ],
});

export const versionRow = (number: number, part: object = {}) => ({
  __typename: 'ContractVersion',
  id: `ctv_${number}`,
  number,
  sha256: String(number).repeat(64).slice(0, 64),
  authorName: 'Ana',
  note: '',
  generationMs: number === 1 ? 40 : null,
  createdAt: AT,
  ...part,
});

export const version = (number: number, words?: string) => ({
  ...versionRow(number),
  body: JSON.stringify(body(words)),
  clauses: [clause('renta', 'RENTA', ['renta'])],
  checks: [],
});

export const file = (part: object = {}, newest = 1) => ({
  ...row('ctr_1'),
  latest: version(newest),
  versions: Array.from({ length: newest }, (_, at) => versionRow(newest - at)),
  mails: [],
  ...part,
});

export const field = (name: string, label: string, part: object = {}) => ({
  __typename: 'ContractField',
  name,
  label,
  type: 'TEXT',
  format: 'PLAIN',
  required: false,
  options: [],
  columns: [],
  step: 'uno',
  help: null,
  example: null,
  defaultValue: null,
  min: null,
  max: null,
  maxLength: 500,
  showWhen: null,
  ...part,
});

const option = (value: string) => ({ __typename: 'ContractFieldOption', value, label: value });

/** A lease of two steps. */
export const lease = () => ({
  ...template('arrendamiento', { name: 'Arrendamiento' }),
  steps: [
    { __typename: 'ContractStep', stepId: 'uno', title: 'Partes' },
    { __typename: 'ContractStep', stepId: 'dos', title: 'Renta' },
  ],
  fields: [
    field('arrendador', 'Arrendador', { format: 'PARTIES', required: true, maxLength: 10 }),
    field('uso', 'Uso', { type: 'SELECT', options: [option('Habitacional'), option('Comercial')] }),
    field('giro', 'Giro', {
      example: 'papelería',
      showWhen: { __typename: 'ContractFieldCondition', field: 'uso', values: ['Comercial'] },
    }),
    field('renta', 'Renta mensual', { type: 'NUMBER', format: 'MONEY', required: true, step: 'dos' }),
    field('pagos', 'Pagos', {
      type: 'TEXTAREA',
      format: 'ROWS',
      step: 'dos',
      maxLength: 100,
      columns: [
        { __typename: 'ContractColumn', name: 'dia', label: 'Día', type: 'DATE', format: 'PLAIN', required: true },
        {
          __typename: 'ContractColumn',
          name: 'monto',
          label: 'Monto',
          type: 'NUMBER',
          format: 'MONEY',
          required: true,
        },
      ],
    }),
  ],
  formalities: ['Por escrito (CCF 2406).'],
});

export const check = (severity: string, message: string, part: object = {}) => ({
  __typename: 'ContractCheck',
  code: `lease.${severity.toLowerCase()}`,
  severity,
  message,
  remedy: null,
  field: null,
  basis: [],
  ...part,
});

export const preview = (part: object = {}) => ({
  contractPreview: {
    __typename: 'ContractPreview',
    body: JSON.stringify(body()),
    clauses: [clause('renta', 'RENTA', ['renta'])],
    checks: [],
    missing: [],
    ...part,
  },
});

export const stats = (part: object = {}) => ({
  contractStats: {
    __typename: 'ContractStats',
    availableTemplates: 14,
    userContracts: 0,
    aiConfidenceAvg: null,
    generationTimeAvg: null,
    popularTemplates: [],
    recentGenerations: [],
    ...part,
  },
});

export const page = (nodes: readonly object[], endCursor: string | null = null) => ({
  contracts: {
    __typename: 'ContractConnection',
    nodes,
    totalCount: nodes.length + (endCursor ? 1 : 0),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
});

export const done = (name: string, part: object) => ({
  [name]: { __typename: 'Payload', userErrors: [], checks: [], ...part },
});

const QUICK = [
  ['Servicios Profesionales', 'servicios_profesionales'],
  ['Arrendamiento', 'arrendamiento'],
  ['Compraventa', 'compraventa_muebles', 'compraventa_vehiculo', 'compraventa_casa'],
  ['Trabajo', 'contrato_trabajo'],
  ['Acuerdo de Confidencialidad', 'confidencialidad'],
  ['Sociedad', 'sociedad'],
].map(([label, templateId, ...alternativeIds]) => ({
  __typename: 'ContractQuickType',
  label,
  templateId,
  alternativeIds,
}));

const TEMPLATES = [
  template('arrendamiento', { name: 'Arrendamiento' }),
  template('compraventa_muebles', { name: 'Compraventa de bienes muebles' }),
  template('compraventa_vehiculo', { name: 'Compraventa de vehículo' }),
  template('pagare', { name: 'Pagaré', category: 'COMMERCIAL' }),
  template('contrato_trabajo', { name: 'Contrato de trabajo', category: 'LABOR', isPremium: true, isLocked: true }),
];

/** What the server of a test answers; a test replaces single operations. */
export function contractsWorld(given: Record<string, Answer> = {}) {
  const asked: [name: string, variables: Variables][] = [];
  const answers = new Map<string, Answer>(Object.entries(given));
  const replies: Record<string, Answer> = {
    ContractTemplates: () => ({ contractTemplates: TEMPLATES, contractQuickTypes: QUICK }),
    OwnTemplates: () => ({ contractTemplates: TEMPLATES }),
    Contracts: () => page([]),
    ContractStats: () => stats(),
    ContractForm: () => ({ contractTemplate: lease(), contractDraft: null }),
    ContractPreview: () => preview(),
    SaveContractDraft: () =>
      done('saveContractDraft', { draft: { __typename: 'ContractDraft', templateId: 'arrendamiento', savedAt: AT } }),
    DiscardContractDraft: () => done('discardContractDraft', {}),
    ContractFile: () => ({ contract: file() }),
    ContractToEdit: () => ({ contract: file() }),
    ContractMails: () => ({ contract: file() }),
    CaseChoices: () => ({ cases: { __typename: 'CaseConnection', nodes: [] } }),
  };
  webServer.use(
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

const shown = { address: '' };
/** The parameters of the address that the browser would show, without the section's own. */
export const place = (): Record<string, string> => {
  const { tab: _tab, ...rest } = Object.fromEntries(new URL(shown.address, 'https://foja.mx').searchParams);
  return rest;
};

const addressOf = (params: Record<string, string>) =>
  `/dashboard?${new URLSearchParams({ tab: 'contracts', ...params })}`;
const LINKS = {
  caseFile: (caseId: string) => `/cases/${caseId}`,
  review: (query: Record<string, string>) => `/dashboard?${new URLSearchParams({ tab: 'citations', ...query })}`,
};

function Section() {
  const { search } = useLocation();
  return <ContractsPage params={new URLSearchParams(search)} addressOf={addressOf} links={LINKS} />;
}

function Follow() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown.address = pathname + search;
  }, [pathname, search]);
  return null;
}

export const openContracts = (params: Record<string, string> = {}) =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[addressOf(params)]}>
      <GraphqlProvider socket={NO_SOCKET}>
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
