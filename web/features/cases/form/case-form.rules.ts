import type {
  CaseOutcome,
  CaseStatus,
  CreateCaseInput,
  LegalArea,
  PartyRole,
  UpdateCaseInput,
} from '#schema/generated/contract.ts';
import { caseFormText } from '#schema/text/case-form-screen.ts';
import { parsePesos, writePesos } from '#web/shared/format/pesos.rules.ts';

/** The values of the form of a case, as typed. */
export interface CaseValues {
  title: string;
  client: string;
  area: LegalArea | '';
  type: string;
  description: string;
  status: CaseStatus;
  isUrgent: boolean;
  /** Without `id`: a name that is not in the directory. */
  court: { id: string | null; name: string; detail?: string | null } | null;
  fileNumber: string;
  openedOn: string;
  closedOn: string;
  outcome: CaseOutcome | '';
  amountClaimed: string;
  amountObtained: string;
  tags: string;
  parties: { name: string; role: PartyRole; isOurs: boolean }[];
}

/** The part of a case that can be edited. */
export interface EditableCase {
  title: string;
  client: string;
  description: string;
  area: LegalArea;
  type: string;
  status: CaseStatus;
  isUrgent: boolean;
  fileNumber?: string | null;
  court?: { id: string; name: string; place?: string | null } | null;
  openedOn: string;
  closedOn?: string | null;
  outcome?: CaseOutcome | null;
  amountClaimed?: { centavos: number } | null;
  amountObtained?: { centavos: number } | null;
  tags: readonly string[];
}

export const NAME_MAX = 200;
const DESCRIPTION_MAX = 10_000;
const TAGS_MAX = 20;

export const EMPTY: CaseValues = {
  title: '',
  client: '',
  area: '',
  type: '',
  description: '',
  status: 'PENDING',
  isUrgent: false,
  court: null,
  fileNumber: '',
  openedOn: '',
  closedOn: '',
  outcome: '',
  amountClaimed: '',
  amountObtained: '',
  tags: '',
  parties: [],
};

export const valuesOf = (saved: EditableCase): CaseValues => ({
  title: saved.title,
  client: saved.client,
  area: saved.area,
  type: saved.type,
  description: saved.description,
  status: saved.status,
  isUrgent: saved.isUrgent,
  court: saved.court ? { id: saved.court.id, name: saved.court.name, detail: saved.court.place ?? null } : null,
  fileNumber: saved.fileNumber ?? '',
  openedOn: saved.openedOn,
  closedOn: saved.closedOn ?? '',
  outcome: saved.outcome ?? '',
  amountClaimed: writePesos(saved.amountClaimed?.centavos),
  amountObtained: writePesos(saved.amountObtained?.centavos),
  tags: saved.tags.join(', '),
  parties: [],
});

export const tagsOf = (written: string): string[] => [
  ...new Set(
    written
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const centavosOf = (written: string): number | null => {
  const read = parsePesos(written);
  return 'centavos' in read ? read.centavos : null;
};

const text = caseFormText.check;
type Problems = [path: string, message: string][];

const amountProblem = (path: string, written: string): Problems => {
  const read = parsePesos(written);
  if ('centavos' in read) return [];
  return [[path, read.problem === 'LARGE' ? text.amountLarge : text.amount]];
};

/** Errors to correct before sending, in the order of the form. */
export function problemsOf(values: CaseValues): Problems {
  const when = (isWrong: boolean, path: string, message: string): Problems => (isWrong ? [[path, message]] : []);
  const tooLong = (written: string, most = NAME_MAX): boolean => [...written.trim()].length > most;
  return [
    ...when(!values.title.trim(), 'title', text.title),
    ...when(tooLong(values.title), 'title', text.titleLong),
    ...when(!values.client.trim(), 'client', text.client),
    ...when(tooLong(values.client), 'client', text.clientLong),
    ...when(!values.area, 'area', text.area),
    ...when(tooLong(values.type), 'type', text.typeLong),
    ...when(tooLong(values.description, DESCRIPTION_MAX), 'description', text.descriptionLong),
    ...values.parties.flatMap(({ name }, position) => [
      ...when(!name.trim(), `parties.${position}.name`, text.partyName),
      ...when(tooLong(name), `parties.${position}.name`, text.partyLong),
    ]),
    ...amountProblem('amountClaimed', values.amountClaimed),
    ...when(tagsOf(values.tags).length > TAGS_MAX, 'tags', text.tagsMany),
    ...when(
      values.closedOn !== '' && values.openedOn !== '' && values.closedOn < values.openedOn,
      'closedOn',
      text.closedBefore,
    ),
    ...amountProblem('amountObtained', values.amountObtained),
  ];
}

const courtInput = (court: CaseValues['court']): Pick<CreateCaseInput, 'courtId' | 'courtName'> =>
  court ? (court.id ? { courtId: court.id } : { courtName: court.name.trim() }) : {};

export const createInputOf = (values: CaseValues): CreateCaseInput => ({
  title: values.title.trim(),
  client: values.client.trim(),
  description: values.description.trim(),
  area: values.area as LegalArea,
  type: values.type.trim(),
  status: values.status,
  isUrgent: values.isUrgent,
  fileNumber: values.fileNumber.trim() || null,
  ...courtInput(values.court),
  openedOn: values.openedOn || null,
  amountClaimed: centavosOf(values.amountClaimed),
  tags: tagsOf(values.tags),
  parties: values.parties.map(({ name, ...party }) => ({ ...party, name: name.trim() })),
});

/** Only the fields that differ from the initial values. */
export function changesOf(values: CaseValues, before: CaseValues): Omit<UpdateCaseInput, 'caseId' | 'version'> {
  const now = createInputOf(values);
  const then = createInputOf(before);
  const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
  const changes: Omit<UpdateCaseInput, 'caseId' | 'version'> = {};
  const plain = ['title', 'client', 'description', 'area', 'type', 'isUrgent', 'fileNumber', 'amountClaimed', 'tags'];
  for (const field of plain as (keyof typeof now & keyof typeof changes)[]) {
    if (!isSame(now[field], then[field])) Object.assign(changes, { [field]: now[field] });
  }
  // The opening day is required: an empty field keeps the saved day.
  if (values.openedOn && values.openedOn !== before.openedOn) changes.openedOn = values.openedOn;
  if (!isSame(courtInput(values.court), courtInput(before.court)))
    Object.assign(changes, values.court ? courtInput(values.court) : { courtId: null });
  if (values.closedOn !== before.closedOn) changes.closedOn = values.closedOn || null;
  if (values.outcome !== before.outcome) changes.outcome = values.outcome || null;
  if (values.amountObtained !== before.amountObtained) changes.amountObtained = centavosOf(values.amountObtained);
  return changes;
}

/** The form field for a field of the input. */
export const formField = (field: string): string =>
  field === 'courtId' || field === 'courtName' ? 'court' : field.replace(/\[(\d+)\]/g, '.$1');

/**
 * Applies the user's changes to a newer saved version. Fields that the user did not change, and those in `theirs`, keep
 * the saved value.
 */
export function rebase(mine: CaseValues, before: CaseValues, saved: CaseValues, theirs: readonly string[]): CaseValues {
  const given = new Set(theirs.map(formField));
  const isTouched = (field: keyof CaseValues): boolean => JSON.stringify(mine[field]) !== JSON.stringify(before[field]);
  const kept = (Object.keys(mine) as (keyof CaseValues)[]).filter((field) => isTouched(field) && !given.has(field));
  return { ...saved, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
