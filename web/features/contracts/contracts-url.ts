import type { ContractCategory, ContractJurisdiction, ContractStatus } from '#schema/generated/contract.ts';
import { contractCategoryLabels, contractJurisdictionLabels } from '#schema/text/contract-labels.ts';
import { contractsText } from '#schema/text/contracts-screen.ts';

export type ContractsRoom = keyof typeof contractsText.room;

/** State of the section in the URL. */
export interface ContractsUrlState {
  room: ContractsRoom;
  /** The template whose form is open. */
  templateId: string | null;
  jurisdiction: ContractJurisdiction;
  /** The contract that is open; together with a template, the one that was just generated of it. */
  contractId: string | null;
  isEditing: boolean;
  /** Number of the version that is shown; `null`: the newest. */
  version: number | null;
  /** Numbers of the two versions that are compared. */
  compared: readonly [from: number, to: number] | null;
  search: string;
  category: ContractCategory | 'OWN' | null;
  status: ContractStatus;
}

export const START: ContractsUrlState = {
  room: 'home',
  templateId: null,
  jurisdiction: 'FEDERAL',
  contractId: null,
  isEditing: false,
  version: null,
  compared: null,
  search: '',
  category: null,
  status: 'DRAFT',
};

const ROOMS = Object.keys(contractsText.room) as ContractsRoom[];
export const JURISDICTIONS = Object.keys(contractJurisdictionLabels) as ContractJurisdiction[];
export const CATEGORIES = Object.keys(contractCategoryLabels) as ContractCategory[];
const MAX_SEARCH = 200;

const oneOf = <K extends string>(codes: readonly K[], written: string | null): K | null =>
  codes.find((code) => code.toLowerCase() === written?.toLowerCase()) ?? null;

function readNumber(written: string | undefined | null): number | null {
  return written && /^\d{1,4}$/.test(written) && Number(written) > 0 ? Number(written) : null;
}

function readCompared(written: string | null): ContractsUrlState['compared'] {
  const [from, to] = (written ?? '').split('-').map((each) => readNumber(each));
  return from && to && from < to ? [from, to] : null;
}

export function readContractsUrl(params: URLSearchParams): ContractsUrlState {
  return {
    room: oneOf(ROOMS, params.get('part')) ?? START.room,
    templateId: params.get('template')?.trim() || null,
    jurisdiction: oneOf(JURISDICTIONS, params.get('place')) ?? START.jurisdiction,
    contractId: params.get('contract')?.trim() || null,
    isEditing: params.get('edit') === '1',
    version: readNumber(params.get('version')),
    compared: readCompared(params.get('compare')),
    search: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    category: oneOf([...CATEGORIES, 'OWN' as const], params.get('category')),
    status: params.get('status') === 'archived' ? 'ARCHIVED' : 'DRAFT',
  };
}

/** Only values other than the default. */
export function writeContractsUrl(state: ContractsUrlState): Record<string, string> {
  const entries: [string, string | null][] = [
    ['part', state.room === START.room ? null : state.room],
    ['template', state.templateId],
    ['place', state.jurisdiction === START.jurisdiction ? null : state.jurisdiction.toLowerCase()],
    ['contract', state.contractId],
    ['edit', state.isEditing ? '1' : null],
    ['version', state.version?.toString() ?? null],
    ['compare', state.compared?.join('-') ?? null],
    ['q', state.search || null],
    ['category', state.category?.toLowerCase() ?? null],
    ['status', state.status === 'ARCHIVED' ? 'archived' : null],
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}
