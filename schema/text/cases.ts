import { formatPesos } from '../lib/pesos.ts';
import { writtenDay } from './days.ts';
import { durationWords } from './durations.ts';
import type {
  CaseEventKind,
  CaseLinkKind,
  CaseOutcome,
  CaseRole,
  CaseStatus,
  PartyRole,
} from '../generated/contract.ts';
import { areaLabels } from './research.ts';
import { listed, withCommas } from './words.ts';

/** Labels of cases shared by server and screens. */

/** The same on every screen, in REST and in the timeline. */
export const caseStatusText = {
  PENDING: 'Pendiente',
  ACTIVE: 'Activo',
  COMPLETED: 'Cerrado',
} satisfies Record<CaseStatus, string>;

export const caseOutcomeLabels = {
  WON: 'Ganado',
  LOST: 'Perdido',
  SETTLED: 'Convenio',
  OTHER: 'Otro',
} satisfies Record<CaseOutcome, string>;

const caseRoleLabels = {
  OWNER: 'titular',
  COLLABORATOR: 'colaborador',
  GUEST: 'invitado',
} satisfies Record<CaseRole, string>;

const partyRoleLabels = {
  CLIENT: 'Cliente',
  PLAINTIFF: 'Actor, demandante o quejoso',
  DEFENDANT: 'Demandado',
  THIRD_PARTY: 'Tercero interesado',
  AUTHORITY: 'Autoridad',
  OPPOSING_COUNSEL: 'Abogado de la contraparte',
  WITNESS: 'Testigo',
  OTHER: 'Otro',
} satisfies Record<PartyRole, string>;

const caseLinkLabels = {
  APPEAL_OF: 'apelación de',
  AMPARO_AGAINST: 'amparo contra',
  ENFORCEMENT_OF: 'ejecución de',
  RELATED: 'relacionado con',
} satisfies Record<CaseLinkKind, string>;

/** Values of the specification's REST routes. */
export const restCaseStatus = { PENDING: 'pending', ACTIVE: 'active', COMPLETED: 'completed' } satisfies Record<
  CaseStatus,
  string
>;
export const restUrgent = 'urgent';
export const caseUrgentText = 'Urgente';

/** Validation messages. */
export const casesText = {
  required: (field: keyof typeof caseFieldLabels) => `Falta un dato: ${caseFieldLabels[field].toLowerCase()}.`,
  tooLong: (field: keyof typeof caseFieldLabels, limit: number) =>
    `${caseFieldLabels[field]}: escribe hasta ${withCommas(limit)} caracteres.`,
  tooManyTags: (limit: number) => `Un asunto puede tener hasta ${limit} etiquetas.`,
  tagInvalid: (limit: number) => `Cada etiqueta puede tener hasta ${limit} caracteres.`,
  tooManyParties: (limit: number) => `Un asunto puede tener hasta ${limit} partes.`,
  amountInvalid: 'El importe debe ser cero o más, en centavos enteros.',
  openedInFuture: 'La fecha de apertura no puede ser posterior a hoy.',
  closedInFuture: 'La fecha de cierre no puede ser posterior a hoy.',
  tooLongAgo: 'La fecha debe ser posterior al año 1900.',
  closedBeforeOpened: 'La fecha de cierre no puede ser anterior a la de apertura.',
  onlyWhenCompleted: 'El cierre y el resultado se registran cuando el asunto está completado.',
  courtUnknown: 'Ese órgano no está en el directorio.',
  courtTwice: 'Elige un órgano del directorio o escribe su nombre, no ambos.',
  versionUnknown: 'Esa versión del asunto no existe. Vuelve a abrirlo.',
  versionMissing: 'Envía en «version» la versión del asunto que editaste.',
  changedMeanwhile: 'Otra persona cambió los mismos datos mientras editabas. Revisa ambos valores.',
  completedIsClosed: 'Un asunto completado lleva su fecha de cierre. Corrígela, o reabre el asunto para quitarla.',
  archived: 'El asunto está archivado. Recupéralo para cambiarlo.',
  tooManyAtOnce: (limit: number) => `Elige entre 1 y ${limit} asuntos a la vez.`,
  someNotFound: 'No encontramos alguno de los asuntos, o no puedes cambiarlo. No se cambió ninguno.',
  linkToItself: 'Un asunto no se relaciona consigo mismo.',
  linkedAlready: 'Esos asuntos ya están relacionados así.',
  linkInCircle: {
    APPEAL_OF:
      'Esos asuntos ya están en la cadena de apelaciones en el sentido contrario: ninguno puede apelar a su propia apelación.',
    AMPARO_AGAINST: 'Esos asuntos ya están en la cadena de amparos en el sentido contrario.',
    ENFORCEMENT_OF: 'Esos asuntos ya están en la cadena de ejecuciones en el sentido contrario.',
    RELATED: '',
  } satisfies Record<CaseLinkKind, string>,
  statusInvalid: 'El estado debe ser pending, active o completed.',
  ofSomebodyElse: 'Sólo puedes consultar tus propios asuntos.',
  valueUnknown: (field: string, values: readonly string[] = []) =>
    values.length === 0
      ? `El valor de «${field}» no es válido.`
      : `El valor de «${field}» no es de la lista: ${values.join(', ')}.`,
} as const;

/** Toasts sent by the server. */
export const caseToastText = {
  mentioned: (name: string, title: string) => `${name} te mencionó en el chat de «${title}».`,
  joined: (name: string, title: string) => `${name} aceptó tu invitación a «${title}».`,
} as const;

/** Names of the editable fields, in messages and in the timeline. */
export const caseFieldLabels = {
  title: 'Título',
  client: 'Cliente',
  description: 'Descripción',
  area: 'Materia',
  type: 'Tipo',
  status: 'Estado',
  isUrgent: 'Urgencia',
  fileNumber: 'Número de expediente',
  courtId: 'Órgano',
  courtName: 'Nombre del órgano',
  openedOn: 'Fecha de apertura',
  closedOn: 'Fecha de cierre',
  outcome: 'Resultado',
  amountClaimed: 'Importe reclamado',
  amountObtained: 'Importe obtenido',
  tags: 'Etiquetas',
  name: 'Nombre de la parte',
  text: 'Nota',
} as const;

export type CaseField = keyof typeof caseFieldLabels;

const EMPTY = '(vacío)';

/** The value of a field, formatted for people. */
export function showCaseValue(field: CaseField, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : EMPTY;
  if (typeof value === 'boolean') return value ? 'Urgente' : 'No urgente';
  if (typeof value === 'number') return formatPesos(value);
  const text = typeof value === 'string' ? value : EMPTY;
  if (field === 'area') return areaLabels[text as keyof typeof areaLabels] ?? text;
  if (field === 'outcome') return caseOutcomeLabels[text as CaseOutcome] ?? text;
  if (field === 'status') return caseStatusText[text as CaseStatus] ?? text;
  return field === 'openedOn' || field === 'closedOn' ? writtenDay(text) : text;
}

const FIELD_IN_SENTENCE: Partial<Record<string, string>> = {
  title: 'el título',
  client: 'el cliente',
  description: 'la descripción',
  area: 'la materia',
  type: 'el tipo',
  isUrgent: 'la urgencia',
  fileNumber: 'el número de expediente',
  courtId: 'el órgano',
  openedOn: 'la fecha de apertura',
  closedOn: 'la fecha de cierre',
  outcome: 'el resultado',
  amountClaimed: 'el importe reclamado',
  amountObtained: 'el importe obtenido',
  tags: 'las etiquetas',
};

export type CaseEventFacts = Record<string, string | string[] | undefined>;

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value.join(', ') : (value ?? ''));
const statusOf = (value: string | string[] | undefined): string =>
  caseStatusText[one(value) as CaseStatus] ?? one(value);
const roleOf = (value: string | string[] | undefined): string =>
  value === undefined ? '' : ` como ${caseRoleLabels[one(value) as CaseRole] ?? one(value)}`;
const partyOf = (facts: CaseEventFacts): string => {
  const role = partyRoleLabels[one(facts['role']) as PartyRole];
  return `«${one(facts['name'])}»${role ? ` (${role.toLowerCase()})` : ''}`;
};
/** «el vencimiento «Contestación» (12 de marzo de 2026)», or the number of several. */
function termsOf(facts: CaseEventFacts): string {
  const count = Number(one(facts['count']) || '1');
  if (count > 1) return `${withCommas(count)} vencimientos`;
  const dueOn = one(facts['dueOn']);
  return `el vencimiento «${one(facts['title'])}»${dueOn ? ` (${writtenDay(dueOn)})` : ''}`;
}

/** «la cita «Audiencia» (12 de marzo de 2026, 10:00)». */
function appointmentOf(facts: CaseEventFacts): string {
  const when = [one(facts['on']) && writtenDay(one(facts['on'])), one(facts['hour'])].filter(Boolean).join(', ');
  return `«${one(facts['title'])}»${when ? ` (${when})` : ''}`;
}

/** «1 h 30 min: revisión del expediente»; without facts, for those who may not see them, «horas». */
function workedOf(facts: CaseEventFacts): string {
  const minutes = Math.round(Number(one(facts['seconds'])) / 60);
  if (!minutes) return 'horas';
  return [durationWords(minutes * 60), one(facts['what'])].filter(Boolean).join(': ');
}

const prebillActs: Partial<Record<string, string>> = {
  SENT: 'marcó como enviada',
  PAID: 'marcó como cobrada',
  DISCARDED: 'descartó',
};
const prebillActOf = (facts: CaseEventFacts): string =>
  facts['isMailed'] === 'true' ? 'envió por correo' : (prebillActs[one(facts['status'])] ?? 'cambió');

function changed(facts: CaseEventFacts): string {
  const fields = Array.isArray(facts['fields']) ? facts['fields'] : [];
  if (fields.includes('notes')) return 'eliminó una nota';
  return `cambió ${listed(fields.map((field) => FIELD_IN_SENTENCE[field] ?? field)) || 'el asunto'}`;
}

const others: Record<Exclude<CaseEventKind, 'LINKED' | 'UNLINKED'>, (facts: CaseEventFacts) => string> = {
  OPENED: () => 'abrió el asunto',
  CHANGED: changed,
  STATUS_CHANGED: (facts) =>
    `cambió el estado de ${statusOf(facts['from'])} a ${statusOf(facts['to'])}${
      facts['outcome'] ? ` (resultado: ${showCaseValue('outcome', facts['outcome']).toLowerCase()})` : ''
    }`,
  ARCHIVED: () => 'archivó el asunto',
  RESTORED: () => 'recuperó el asunto del archivo',
  PARTY_ADDED: (facts) => `agregó a ${partyOf(facts)}`,
  PARTY_REMOVED: (facts) => `quitó a ${partyOf(facts)}`,
  NOTE_ADDED: (facts) => (facts['isShared'] === 'true' ? 'agregó una nota que ven los invitados' : 'agregó una nota'),
  MEMBER_INVITED: (facts) => `invitó a ${one(facts['email'] ?? facts['name']) || 'alguien'}${roleOf(facts['role'])}`,
  MEMBER_JOINED: (facts) => `se integró al asunto${roleOf(facts['role'])}`,
  MEMBER_REMOVED: (facts) => (facts['name'] ? `retiró a ${one(facts['name'])}` : 'dejó el asunto'),
  DEADLINE_ADDED: (facts) => `agregó ${termsOf(facts)}`,
  DEADLINE_CHANGED: (facts) => `cambió ${termsOf(facts)}`,
  DEADLINE_MOVED: (facts) => `recalculó ${termsOf(facts)}`,
  DEADLINE_COMPLETED: (facts) => `completó ${termsOf(facts)}`,
  DEADLINE_REOPENED: (facts) => `reabrió ${termsOf(facts)}`,
  DEADLINE_DELETED: (facts) => `${facts['isElsewhere'] === 'true' ? 'sacó del asunto' : 'eliminó'} ${termsOf(facts)}`,
  DEADLINE_RESTORED: (facts) => `recuperó ${termsOf(facts)}`,
  EVENT_ADDED: (facts) => `agendó ${appointmentOf(facts)}`,
  EVENT_CHANGED: (facts) => `cambió ${appointmentOf(facts)}`,
  EVENT_DELETED: (facts) =>
    `${facts['isElsewhere'] === 'true' ? 'sacó del asunto' : 'eliminó'} ${appointmentOf(facts)}`,
  DOCUMENT_ADDED: (facts) =>
    facts['isFromChat'] === 'true'
      ? `envió «${one(facts['name'])}» en el chat`
      : `agregó el documento «${one(facts['name'])}»`,
  DOCUMENT_REPLACED: (facts) => `subió la versión ${one(facts['number'])} de «${one(facts['name'])}»`,
  DOCUMENT_DELETED: (facts) => `eliminó el documento «${one(facts['name'])}»`,
  HOURS_RECORDED: (facts) => `registró ${workedOf(facts)}`,
  PREBILL_CREATED: (facts) => `preparó la prefactura ${one(facts['number'])}`,
  PREBILL_CHANGED: (facts) => `${prebillActOf(facts)} la prefactura ${one(facts['number'])}`,
  ROLE_CHANGED: (facts) => `cambió el papel de ${one(facts['name'])}${roleOf(facts['role'])}`,
};

/** The sentence of a timeline entry. `otherTitle`: the title of a linked case, if the reader may see it. */
export function caseEventText(kind: CaseEventKind, facts: CaseEventFacts, otherTitle: string | null): string {
  if (kind !== 'LINKED' && kind !== 'UNLINKED') return others[kind](facts);
  const label = caseLinkLabels[one(facts['kind']) as CaseLinkKind] ?? caseLinkLabels.RELATED;
  const verb = kind === 'LINKED' ? 'relacionó' : 'separó';
  const other = otherTitle === null ? 'otro asunto' : `«${otherTitle}»`;
  return facts['isIncoming'] === 'true'
    ? `${verb} este asunto y ${other}: aquel es ${label} este`
    : `${verb} este asunto y ${other}: este es ${label} aquel`;
}

/** Shown instead of a deleted account. */
export const deletedAccount = 'Cuenta eliminada';
