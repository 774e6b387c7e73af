import type {
  DocumentAnalysisStatus,
  FindingDecision,
  FindingSeverity,
  LegalDocumentKind,
} from '#schema/generated/contract.ts';
import { documentTabText, findingDecisionText, severityText } from '#schema/text/document-file-screen.ts';
import { documentKindText, documentStatusText, documentsText } from '#schema/text/documents-screen.ts';

export type DocumentsRoom = keyof typeof documentsText.room;
export type DocumentTab = keyof typeof documentTabText;
export type DecisionFilter = 'ALL' | 'OPEN' | FindingDecision;

/** State of the section in the URL. */
export interface DocumentsUrlState {
  room: DocumentsRoom;
  documentId: string | null;
  tab: DocumentTab;
  findingId: string | null;
  /** A place of the text that is lit, when no finding is. */
  at: readonly [start: number, end: number] | null;
  severity: FindingSeverity | null;
  decision: DecisionFilter;
  tableId: string | null;
  /** The form of a table is open; of the table that is open, or of a new one. */
  isEditing: boolean;
  /** Documents that a new table begins with. */
  documentIds: readonly string[];
  compared: readonly [first: string, second: string] | null;
  /** Two documents as one text. */
  isRedline: boolean;
  search: string;
  type: LegalDocumentKind | null;
  status: DocumentAnalysisStatus | null;
  caseId: string | null;
}

export const START: DocumentsUrlState = {
  room: 'home',
  documentId: null,
  tab: 'findings',
  findingId: null,
  at: null,
  severity: null,
  decision: 'ALL',
  tableId: null,
  isEditing: false,
  documentIds: [],
  compared: null,
  isRedline: false,
  search: '',
  type: null,
  status: null,
  caseId: null,
};

const MAX_SEARCH = 200;
const MAX_ROWS = 200;
export const KINDS = Object.keys(documentKindText) as LegalDocumentKind[];
export const STATUSES = Object.keys(documentStatusText) as DocumentAnalysisStatus[];
export const SEVERITIES = Object.keys(severityText) as FindingSeverity[];
export const DECISIONS: readonly DecisionFilter[] = [
  'ALL',
  'OPEN',
  ...(Object.keys(findingDecisionText) as FindingDecision[]),
];
const TABS = Object.keys(documentTabText) as DocumentTab[];
const ROOMS = Object.keys(documentsText.room) as DocumentsRoom[];

const oneOf = <K extends string>(codes: readonly K[], written: string | null): K | null =>
  codes.find((code) => code.toLowerCase() === written?.toLowerCase()) ?? null;

const idsOf = (written: string | null): string[] =>
  (written ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
    .slice(0, MAX_ROWS);

function readPlace(written: string | null): DocumentsUrlState['at'] {
  const [, start, end] = /^(\d{1,9})-(\d{1,9})$/.exec(written ?? '') ?? [];
  return start && end && Number(start) < Number(end) ? [Number(start), Number(end)] : null;
}

export function readDocumentsUrl(params: URLSearchParams): DocumentsUrlState {
  const [first, second] = idsOf(params.get('compare'));
  return {
    room: oneOf(ROOMS, params.get('part')) ?? START.room,
    documentId: params.get('document')?.trim() || null,
    tab: oneOf(TABS, params.get('view')) ?? START.tab,
    findingId: params.get('finding')?.trim() || null,
    at: readPlace(params.get('at')),
    severity: oneOf(SEVERITIES, params.get('severity')),
    decision: oneOf(DECISIONS, params.get('decision')) ?? START.decision,
    tableId: params.get('table')?.trim() || null,
    isEditing: params.get('edit') === '1',
    documentIds: idsOf(params.get('documents')),
    compared: first && second && first !== second ? [first, second] : null,
    isRedline: params.get('layout') === 'redline',
    search: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    type: oneOf(KINDS, params.get('type')),
    status: oneOf(STATUSES, params.get('status')),
    caseId: params.get('case')?.trim() || null,
  };
}

/** Only values other than the default. */
export function writeDocumentsUrl(state: DocumentsUrlState): Record<string, string> {
  const entries: [string, string | null][] = [
    ['part', state.room === START.room ? null : state.room],
    ['document', state.documentId],
    ['view', state.tab === START.tab ? null : state.tab],
    ['finding', state.findingId],
    ['at', state.at?.join('-') ?? null],
    ['severity', state.severity?.toLowerCase() ?? null],
    ['decision', state.decision === START.decision ? null : state.decision.toLowerCase()],
    ['table', state.tableId],
    ['edit', state.isEditing ? '1' : null],
    ['documents', state.documentIds.join(',') || null],
    ['compare', state.compared?.join(',') ?? null],
    ['layout', state.isRedline ? 'redline' : null],
    ['q', state.search || null],
    ['type', state.type?.toLowerCase() ?? null],
    ['status', state.status?.toLowerCase() ?? null],
    ['case', state.caseId],
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}
