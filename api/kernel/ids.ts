import { randomFillSync } from 'node:crypto';
import { ulid } from 'ulid';

/** Id prefix of each kind of object. */
const ID_PREFIX = {
  user: 'usr',
  session: 'ses',
  refreshToken: 'rft',
  accountIdentity: 'idn',
  chatThread: 'cht',
  chatMessage: 'msg',
  request: 'req',
  planSubscription: 'sub',
  clientError: 'cle',
  searchRun: 'srn',
  savedSearch: 'svs',
  upload: 'upl',
  citationReview: 'crv',
  case: 'cas',
  caseParty: 'pty',
  caseLink: 'lnk',
  caseNote: 'nte',
  caseEvent: 'cev',
  caseInvitation: 'inv',
  caseMessage: 'cmg',
  caseDocument: 'cdo',
  courtOffice: 'crt',
  deadline: 'dl',
  deadlineChain: 'chn',
  deadlineAlert: 'dla',
  alertBatch: 'dlb',
  courtClosure: 'clo',
  calendarEvent: 'evt',
  calendarFeed: 'cfd',
  googleConnection: 'ggc',
  googleConflict: 'gcf',
  workTask: 'tsk',
  timer: 'tmr',
  timeEntry: 'tme',
  timeRate: 'rte',
  prebill: 'pfa',
  prebillPayment: 'ppy',
  prebillReceipt: 'prc',
  planSeat: 'sea',
  quoteRequest: 'qte',
  planCheckout: 'chk',
  paidSubscription: 'psb',
  subscriptionInvoice: 'sin',
  contract: 'ctr',
  contractVersion: 'ctv',
  contractMail: 'ctm',
  contractTemplate: 'ctt',
  apiKey: 'key',
  passkey: 'psk',
  legalDocument: 'doc',
  documentQuestion: 'dqn',
  documentTable: 'dtb',
  auditEntry: 'aud',
  privacyRequest: 'prq',
  accountExport: 'exp',
  modelCall: 'aic',
  integrationConnection: 'itg',
  webhookEndpoint: 'whe',
  webhookEvent: 'whv',
  webhookDelivery: 'whd',
  savedCalculation: 'clc',
  estimate: 'est',
  registeredOperation: 'opn',
  notification: 'ntf',
  pushDevice: 'psh',
  activityVisit: 'avi',
} as const;

export type IdKind = keyof typeof ID_PREFIX;

const POOL_BYTES = 4096;
const pool = new Uint8Array(POOL_BYTES);
let used = POOL_BYTES;

/** A random number from 0 to 1 in 256 steps. ulid needs sixteen for an id; random bytes are fetched in blocks. */
function randomFraction(): number {
  if (used === POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  return (pool[used++] ?? 0) / 256;
}

/** A new id: prefix and ULID (ordered by time, 80 random bits). The same text in tables, URLs, logs, REST and GraphQL. */
export const newId = (kind: IdKind): string => `${ID_PREFIX[kind]}_${ulid(undefined, randomFraction).toLowerCase()}`;

/** Whether a text of a request has the form of an id of that kind. Others are answered as not found. */
export const isId = (text: string, kind: IdKind): boolean =>
  text.length === ID_PREFIX[kind].length + 27 &&
  text.startsWith(`${ID_PREFIX[kind]}_`) &&
  /^[a-z]{2,3}_[0-9a-z]{26}$/.test(text);
