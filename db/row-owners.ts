/**
 * Whose the rows of each table are. Every table of the schema `public` has an entry (`tests/architecture/row-owners.test.ts`).
 * It drives the policies of the database (row-level security), and the export and the deletion of an account.
 */
export type RowOwner = Whose & {
  /** PostgreSQL itself shows a request no rows of others (`migrations/wall.ts`). */
  isWalled?: boolean;
};

type Whose =
  /**
   * Rows of accounts. `accounts`: the columns that name them; the first one is the account whose data the row is, and a
   * row where it is null is nobody's. `caseColumn`: the members of that case see the row too.
   */
  | { kind: 'ACCOUNT'; accounts: readonly [string, ...string[]]; caseColumn?: string }
  /** Rows of a case: of the account that owns it, and seen by its members. `author`: the account that wrote the row. */
  | { kind: 'CASE'; column: string; author?: string }
  /** Parts of a row of another table, whose key is `key` (`id` when absent). */
  | { kind: 'PART'; parent: string; column: string; key?: string }
  /** The same for everybody: law, calendars of courts, lists. */
  | { kind: 'SHARED' }
  /**
   * What servers keep for themselves: proofs of identity, queues, counters, notices of providers. `account`: the column
   * that names the account that a row speaks of, which may read it.
   */
  | { kind: 'SYSTEM'; account?: string };

const of = (...accounts: readonly [string, ...string[]]): RowOwner => ({ kind: 'ACCOUNT', accounts });
const inCase = (caseColumn: string, ...accounts: readonly [string, ...string[]]): RowOwner => ({
  kind: 'ACCOUNT',
  accounts,
  caseColumn,
});
const ofCase = (author?: string): RowOwner => ({ kind: 'CASE', column: 'case_id', ...(author ? { author } : {}) });
const partOf = (parent: string, column: string, key = 'id'): RowOwner => ({ kind: 'PART', parent, column, key });
const shared: RowOwner = { kind: 'SHARED' };
const system: RowOwner = { kind: 'SYSTEM' };

/** Opt-in, because each read and write of others by right needs its `asSystem` first. */
const walled = (owner: RowOwner): RowOwner => ({ ...owner, isWalled: true });

export const ROW_OWNERS: Readonly<Record<string, RowOwner>> = {
  // Accounts and what proves who calls.
  user_account: of('id'),
  session: { kind: 'SYSTEM', account: 'user_id' },
  refresh_token: partOf('session', 'session_id'),
  account_identity: walled({ kind: 'SYSTEM', account: 'user_id' }),
  google_attempt: walled({ kind: 'SYSTEM', account: 'user_id' }),
  signing_key: system,
  totp_factor: walled({ kind: 'SYSTEM', account: 'user_id' }),
  recovery_code: walled({ kind: 'SYSTEM', account: 'user_id' }),
  passkey: walled({ kind: 'SYSTEM', account: 'user_id' }),
  security_ticket: walled({ kind: 'SYSTEM', account: 'user_id' }),
  registered_operation: walled(of('user_id')),
  api_key: walled(of('user_id')),
  account_settings: walled(of('user_id')),
  notification: walled(of('user_id')),
  notification_preference: walled(of('user_id')),
  notification_digest: walled(of('user_id')),
  push_device: walled(of('user_id')),
  push_key: system,
  trial: of('user_id'),
  used_trial: system,
  // Written by functions of the owner only.
  audit_entry: of('account_id'),
  audit_chain: system,
  privacy_request: walled(of('user_id')),
  account_export: walled(of('user_id')),
  account_deletion: walled(of('user_id')),
  privacy_choice: walled(of('user_id')),
  model_call: walled(of('user_id')),
  activity_hour: walled(of('user_id')),
  activity_visit: walled(of('user_id')),
  idempotent_request: walled(of('user_id')),
  upload: walled(of('user_id')),

  // Plans and payments.
  plan_subscription: of('user_id'),
  usage_counter: of('user_id'),
  plan_seat: of('owner_id', 'member_id'),
  quote_request: of('user_id'),
  payment_customer: of('user_id'),
  plan_checkout: of('user_id'),
  paid_subscription: of('user_id'),
  subscription_invoice: partOf('paid_subscription', 'subscription_id'),
  payment_event: system,
  sandbox_object: system,
  fiscal_profile: walled(of('account_id')),
  client_fiscal_profile: walled(of('account_id')),

  // Questions and searches.
  chat_thread: walled(of('user_id')),
  chat_message: walled(of('user_id')),
  citation_review: walled(of('user_id')),
  saved_calculation: walled(of('user_id')),
  estimate: walled(of('user_id')),
  citation_review_file: walled(partOf('citation_review', 'review_id')),
  search_run: walled(of('user_id')),
  saved_search: walled(of('user_id')),

  // Cases.
  legal_case: walled(inCase('id', 'owner_id')),
  case_member: walled(inCase('case_id', 'user_id')),
  case_party: walled(inCase('case_id', 'owner_id')),
  case_link: walled({ kind: 'CASE', column: 'from_case_id' }),
  case_note: walled(ofCase('author_id')),
  case_event: walled(ofCase('actor_id')),
  case_invitation: walled(ofCase('inviter_id')),
  case_message: walled(ofCase('author_id')),
  case_document: walled(ofCase('author_id')),

  // Dates and hours.
  deadline: walled(inCase('case_id', 'owner_id')),
  deadline_alert: walled(of('recipient_id')),
  deadline_preference: of('user_id'),
  court_closure: walled(of('owner_id')),
  calendar_event: walled(inCase('case_id', 'owner_id')),
  calendar_preference: walled(of('user_id')),
  calendar_feed: walled(of('owner_id')),
  google_connection: walled(of('user_id')),
  google_consent: walled(of('user_id')),
  google_link: walled(partOf('google_connection', 'connection_id')),
  google_conflict: walled(of('user_id')),
  work_task: walled(inCase('case_id', 'owner_id')),
  running_timer: walled(of('person_id')),
  time_entry: walled(of('account_id', 'person_id')),
  time_rate: walled(of('account_id', 'person_id')),
  hours_preference: walled(of('account_id')),
  prebill: walled(of('account_id')),
  prebill_payment: walled(partOf('prebill', 'prebill_id')),
  prebill_receipt: walled(partOf('prebill', 'prebill_id')),

  // Contracts and documents.
  contract: walled(of('owner_id')),
  contract_version: walled(partOf('contract', 'contract_id')),
  contract_version_file: walled(partOf('contract_version', 'version_id')),
  contract_hash: walled(partOf('contract_version', 'version_id')),
  contract_mail: walled(partOf('contract', 'contract_id')),
  contract_drafted_clause: walled(partOf('contract', 'contract_id')),
  contract_draft: walled(of('owner_id')),
  contract_template_file: walled(of('owner_id')),
  legal_document: walled(of('owner_id')),
  document_analysis: walled(partOf('legal_document', 'document_id')),
  document_question: walled(partOf('legal_document', 'document_id')),
  document_table: walled(of('owner_id')),

  // Law and what is made of it. A court that an account wrote names it in `owner_id`; the others have none.
  court_office: walled(of('owner_id')),
  statute: shared,
  statute_version: shared,
  article: shared,
  article_version: shared,
  article_asked: shared,
  transitory_decree: shared,
  transitory_article: shared,
  thesis: shared,
  ruling: shared,
  topic: shared,
  citation_link: shared,
  content_stamp: shared,
  document_search: shared,
  document_vector: shared,
  search_generation: shared,
  search_term: shared,
  word_search: shared,

  integration_connection: walled(of('user_id')),
  integration_consent: walled(of('user_id')),

  // Webhooks. What happens in a case is told to endpoints of others too: that step runs as the server itself.
  webhook_endpoint: walled({ kind: 'SYSTEM', account: 'user_id' }),
  webhook_event: walled({ kind: 'SYSTEM', account: 'user_id' }),
  webhook_delivery: walled(partOf('webhook_endpoint', 'endpoint_id')),

  // What servers need among themselves.
  outbox_event: system,
  throttle: system,
  client_error: system,
  server_hour: system,
  mikro_orm_migrations: system,
  caller_key: system,
};
