export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day without time or zone, `YYYY-MM-DD`: legal terms count days, not instants. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601 with milliseconds (`2026-11-20T18:00:00.000Z`). Other offsets are accepted as input. */
  DateTime: { input: Date; output: Date; }
};

/** Arguments of `acceptInvitation`. */
export type AcceptInvitationInput = {
  /** Token of the link in the e-mail; only the account with the invited address may use it (else FORBIDDEN). */
  token: Scalars['String']['input'];
};

/** Answer of `acceptInvitation`. */
export type AcceptInvitationPayload = {
  /** The case that the caller takes part in now; null when it was refused. */
  case: Maybe<Case>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** The seat that was taken. */
export type AcceptSeatPayload = {
  /** The subscription of the caller with the seat. */
  details: Maybe<SubscriptionDetails>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** An account that is about to be deleted. Until then it can be read and exported, and nothing is written. */
export type AccountDeletion = {
  /** When everything is deleted. */
  dueAt: Scalars['DateTime']['output'];
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** What becomes of shared cases. */
  sharedCases: SharedCasesFate;
};

/** A copy of everything that an account has: JSON and CSV of each kind, and the files. */
export type AccountExport = {
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it is deleted: seven days after it was ready; null: it is not ready. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Its ZIP files, about 64 MB each; empty until it is ready. */
  parts: Array<AccountExportPart>;
  /** When it was ready; null: it is not. */
  readyAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  state: AccountExportState;
};

/** A file of a copy. */
export type AccountExportPart = {
  /** Size in bytes. */
  byteLength: Scalars['Int']['output'];
  /** Name for a download: `foja-mis-datos-1-de-2.zip`. */
  fileName: Scalars['String']['output'];
  /** SHA-256 of the bytes, hex. */
  sha256: Scalars['String']['output'];
  /** Path: `GET` with a token of the same account. */
  url: Scalars['String']['output'];
};

/** Where a copy of everything stands. */
export type AccountExportState =
  /** It could not be made; ask again. */
  | 'FAILED'
  /** It is being made. */
  | 'QUEUED'
  /** It can be fetched. */
  | 'READY';

/** How somebody gets into the account (acceso a la cuenta). */
export type AccountSecurity = {
  /** Whether the account has a password. */
  hasPassword: Scalars['Boolean']['output'];
  /** Passkeys, newest first; at most 20. */
  passkeys: Array<Passkey>;
  /** Why this server has no passkeys, with the remedy; null: it has them. */
  passkeysProblem: Maybe<Scalars['String']['output']>;
  /** The second step. */
  twoFactor: TwoFactor;
};

/** Arguments of `activateTrial`. */
export type ActivateTrialInput = {
  /** Where the link of the trial is sent; it must contain an `@`. */
  email: Scalars['String']['input'];
  /** Up to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `activateTrial`. */
export type ActivateTrialPayload = {
  /** The trial, new or running; null when refused. */
  trial: Maybe<Trial>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `addCaseDocument`. */
export type AddCaseDocumentInput = {
  /** The id of the case. */
  caseId: Scalars['ID']['input'];
  /** Folder to put it in, up to 80 characters; ignored with `replacesId`. */
  folder?: InputMaybe<Scalars['String']['input']>;
  /** A document of the case: this is its next version. */
  replacesId?: InputMaybe<Scalars['ID']['input']>;
  /** An `Upload` of the caller's that has its bytes; it is used up. PDF, DOCX or TXT. */
  uploadId: Scalars['ID']['input'];
};

/** Answer of `addCaseDocument`. */
export type AddCaseDocumentPayload = {
  /** The new document; null when it was refused. */
  document: Maybe<CaseDocument>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `addCaseNote`. */
export type AddCaseNoteInput = {
  /** The id of the case. */
  caseId: Scalars['ID']['input'];
  /** Whether guests see it too. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1–10,000 characters. */
  text: Scalars['String']['input'];
};

/** Answer of `addCaseNote`. */
export type AddCaseNotePayload = {
  /** The case as it is stored; null when it was refused. */
  case: Maybe<Case>;
  /** The new note; null when it was refused. */
  note: Maybe<CaseNote>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `addClosure`. */
export type AddClosureInput = {
  /** Key of the calendar, as in `courtCalendars`. */
  calendar: Scalars['ID']['input'];
  /** First legal day, from 2000 to 2100. */
  from: Scalars['Date']['input'];
  /** What kind of closure it is. */
  kind?: ClosureKind;
  /** 1–200 characters. */
  reason: Scalars['String']['input'];
  /** Where it was published, 1–500 characters. */
  source: Scalars['String']['input'];
  /** Last legal day, not before `from`; at most 366 days. */
  to: Scalars['Date']['input'];
};

/** Answer of `addClosure`. */
export type AddClosurePayload = {
  /** Deadlines whose date moved, nearest first. */
  changed: Array<Deadline>;
  /** The new closure; null when it was refused. */
  closure: Maybe<CalendarClosure>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `addParty`. */
export type AddPartyInput = {
  /** The id of the case. */
  caseId: Scalars['ID']['input'];
  /** The party to add; a case has at most 100. */
  party: PartyInput;
};

/** Answer of `addParty`. */
export type AddPartyPayload = {
  /** The case as it is stored; null when it was refused. */
  case: Maybe<Case>;
  /** Other cases of the caller in which the name is found, most alike first, at most 20. */
  conflicts: Array<ConflictHit>;
  /** The new party; null when it was refused. */
  party: Maybe<CaseParty>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `addPasskey` takes. */
export type AddPasskeyInput = {
  /** 1–60 characters. */
  name: Scalars['String']['input'];
  /** JSON text of the `RegistrationResponseJSON` of the browser. */
  response: Scalars['String']['input'];
  /** `PasskeyRequest.token`. */
  token: Scalars['String']['input'];
};

/** Arguments of `addPushDevice`: what `PushSubscription` of a browser has. */
export type AddPushDeviceInput = {
  /** Secret of the browser, in base64url: 16 bytes. */
  auth: Scalars['String']['input'];
  /** Address of the push service: https, a public name, at most 2,000 characters. */
  endpoint: Scalars['String']['input'];
  /** Public key of the browser, in base64url: 65 bytes. */
  p256dh: Scalars['String']['input'];
};

/** What the calculator «Aguinaldo» takes. Amounts are pesos as decimal text: `1234.50`. */
export type AguinaldoCalculationInput = {
  /** Days of aguinaldo a year; never below 15 (LFT 87). */
  aguinaldoDays?: InputMaybe<Scalars['String']['input']>;
  /** Last day that counts: the last day of work, or 31 December. */
  cutDate: Scalars['Date']['input'];
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** First day of work; 1 January of the year by default. */
  hireDate?: InputMaybe<Scalars['Date']['input']>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** Another way to count it that courts follow (otra lectura). */
export type AlternativeReading = {
  /** Last legal day by that reading. */
  dueOn: Scalars['Date']['output'];
  /** In Spanish: what the other reading says, and who follows it. */
  note: Scalars['String']['output'];
  /** Where the other reading was found. */
  source: Scalars['String']['output'];
};

/** The figures of the caller over some days. Premium. */
export type Analytics = {
  /** What was asked of the engines. */
  aiUsage: AnalyticsAiUsage;
  /** The business of the firm. */
  businessMetrics: AnalyticsBusinessMetrics;
  /** When they were computed. */
  computedAt: Scalars['DateTime']['output'];
  /** The first day. */
  from: Scalars['Date']['output'];
  /** Whether nothing at all is stored of these days. */
  isEmpty: Scalars['Boolean']['output'];
  /** The first day of the comparison; null: there is none. */
  previousFrom: Maybe<Scalars['Date']['output']>;
  /** The last day of the comparison. */
  previousTo: Maybe<Scalars['Date']['output']>;
  /** Day by day, or month by month, without gaps. */
  series: Array<AnalyticsPoint>;
  /** How the server served it. */
  systemPerformance: AnalyticsSystemPerformance;
  /** The time zone that decides the days (IANA). */
  timeZone: Scalars['String']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
  /** What the account did. */
  userActivity: AnalyticsUserActivity;
};

/** What was asked of the engines. */
export type AnalyticsAiUsage = {
  /** Percent. */
  avgAiConfidence: AnalyticsFigure;
  /** Calls of an outside model; zero when none is configured or allowed. */
  geminiApiCalls: AnalyticsFigure;
  /** Queries by kind, most first: areas of law of the chat, documents, estimates. */
  popularQueryTypes: Array<AnalyticsShare>;
  /** Answers, documents and estimates. */
  totalQueries: AnalyticsFigure;
};

/** The business of the firm: the account, and who works in its cases. */
export type AnalyticsBusinessMetrics = {
  /** People. */
  activeUsers: AnalyticsFigure;
  /** Seconds. */
  billableTime: AnalyticsFigure;
  /** Centavos. */
  billedAmount: AnalyticsFigure;
  /** Percent. */
  conversionRate: AnalyticsFigure;
  /** People. */
  newRegistrations: AnalyticsFigure;
  /** Centavos. */
  pipelineAmount: AnalyticsFigure;
  /** What the firm received, in centavos. Never what Foja or anybody else received. */
  subscriptionRevenue: AnalyticsFigure;
  /** Centavos. */
  workedAmount: AnalyticsFigure;
  /** Seconds. */
  workedTime: AnalyticsFigure;
};

/** With what the figures are compared. */
export type AnalyticsComparison =
  /** With nothing. */
  | 'NONE'
  /** With as many days before the first one. */
  | 'PREVIOUS_PERIOD'
  /** With the same days a year before. */
  | 'PREVIOUS_YEAR';

/** A measured figure. */
export type AnalyticsFigure = {
  /** Which one. */
  metric: AnalyticsMetric;
  /** Of how many it was computed. `analyticsRows` returns them; operations and minutes of servers are summed by the hour there. */
  n: Scalars['Int']['output'];
  /** Its value in the days of comparison; null: none, or no comparison was asked for. */
  previous: Maybe<Scalars['Float']['output']>;
  /** Where it comes from and how it is computed, in Spanish. */
  source: Scalars['String']['output'];
  /** Of `value` and `previous`. */
  unit: AnalyticsUnit;
  /** Null: there is nothing in these days that it could be computed from. */
  value: Maybe<Scalars['Float']['output']>;
};

/** A figure of the analytics. */
export type AnalyticsMetric =
  /** People who worked in the cases of the account, itself included. */
  | 'ACTIVE_USERS'
  /** Average confidence of the recognition of documents. */
  | 'AVG_AI_CONFIDENCE'
  /** Average time of an operation on the server. */
  | 'AVG_RESPONSE_TIME'
  /** How long they took on average. */
  | 'AVG_SESSION_DURATION'
  /** Recorded time that can be charged. */
  | 'BILLABLE_TIME'
  /** Total of the pre-bills issued in these days that were not discarded. */
  | 'BILLED_AMOUNT'
  /** Share of the pre-bills issued in these days that are paid in full. */
  | 'CONVERSION_RATE'
  /** Share of operations that failed on the server. */
  | 'ERROR_RATE'
  /** What was sent to an outside model, whichever provider it is. */
  | 'GEMINI_API_CALLS'
  /** Where most changes were made. */
  | 'MOST_USED_FEATURE'
  /** People who joined a case of the account for the first time. */
  | 'NEW_REGISTRATIONS'
  /** What is still to be received: open pre-bills and time without pre-bill. It is of now, whatever the days. */
  | 'PIPELINE_AMOUNT'
  /** Payments that the account received for its pre-bills. */
  | 'SUBSCRIPTION_REVENUE'
  /** Changes that were made: mutations that succeeded. */
  | 'TOTAL_ACTIONS'
  /** Operations that were asked for, by the pages and by programs with a key. */
  | 'TOTAL_API_CALLS'
  /** Answers of the chat, analysed documents and estimates. */
  | 'TOTAL_QUERIES'
  /** Stretches of use without a pause of more than half an hour. */
  | 'TOTAL_SESSIONS'
  /** Share of minutes in which a server ran, of those since the first one that is known. */
  | 'UPTIME_PERCENTAGE'
  /** Amount of the recorded time at its rates. */
  | 'WORKED_AMOUNT'
  /** Recorded time. */
  | 'WORKED_TIME';

/** A day, or a month when there are more than 92 days. */
export type AnalyticsPoint = {
  /** Changes that were made. */
  actions: Scalars['Int']['output'];
  /** Operations that were asked for. */
  calls: Scalars['Int']['output'];
  /** Payments received. */
  collectedCentavos: Scalars['Float']['output'];
  /** Its first day. */
  day: Scalars['Date']['output'];
  /** Answers, documents and estimates. */
  queries: Scalars['Int']['output'];
  /** Recorded time. */
  workedSeconds: Scalars['Int']['output'];
};

/** A stretch of days of the account, in its own time zone; it ends at the end of its last day. */
export type AnalyticsPreset =
  /** From `from` to `to`. */
  | 'CUSTOM'
  /** Today and the six days before. */
  | 'LAST_7_DAYS'
  /** Today and the 29 days before. */
  | 'LAST_30_DAYS'
  /** Today and the 89 days before. */
  | 'LAST_90_DAYS'
  /** From the first day of this month to today. */
  | 'THIS_MONTH'
  /** From the first of January to today. */
  | 'THIS_YEAR';

/** A row that a figure was computed from. */
export type AnalyticsRow = {
  /** When it was; noon of its day where a day is stored. */
  at: Scalars['DateTime']['output'];
  /** More of it: a client, a case, a count. */
  detail: Maybe<Scalars['String']['output']>;
  /** Unique in its list. */
  id: Scalars['ID']['output'];
  /** What it is, in Spanish. */
  label: Scalars['String']['output'];
  /** Id of what it speaks of, such as a case or a document; null: it stands for itself. */
  subjectId: Maybe<Scalars['ID']['output']>;
  /** Of `value`. */
  unit: AnalyticsUnit;
  /** What it adds to the figure. */
  value: Maybe<Scalars['Float']['output']>;
};

/** Rows of a figure. */
export type AnalyticsRowConnection = {
  /** Newest first. */
  nodes: Array<AnalyticsRow>;
  /** How to go on. */
  pageInfo: PageInfo;
};

/** A share of a whole. */
export type AnalyticsShare = {
  /** Its code: `case`, `LABOR`, `DOCUMENT`. */
  code: Scalars['String']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
  /** Its name in Spanish. */
  label: Scalars['String']['output'];
};

/** How the server served the account. */
export type AnalyticsSystemPerformance = {
  /** Milliseconds. */
  avgResponseTime: AnalyticsFigure;
  /** Percent. */
  errorRate: AnalyticsFigure;
  /** The time that half of the operations took at most, in milliseconds, rounded up to the limit of its class; null: none were asked for, or more than 5,000. */
  medianResponseTime: Maybe<Scalars['Int']['output']>;
  /** The time that 95 of 100 operations took at most, likewise. */
  p95ResponseTime: Maybe<Scalars['Int']['output']>;
  /** Operations. */
  totalApiCalls: AnalyticsFigure;
  /** Percent. */
  uptimePercentage: AnalyticsFigure;
};

/** In what a figure is counted. */
export type AnalyticsUnit =
  /** Centavos of a Mexican peso. */
  | 'CENTAVOS'
  /** Things. */
  | 'COUNT'
  /** Milliseconds. */
  | 'MILLISECONDS'
  /** Percent, 0 to 100. */
  | 'PERCENT'
  /** Seconds. */
  | 'SECONDS';

/** What the account did. */
export type AnalyticsUserActivity = {
  /** Seconds. */
  avgSessionDuration: AnalyticsFigure;
  /** Changes by where they were made, most first. */
  features: Array<AnalyticsShare>;
  /** Where most changes were made; null: none were made. */
  mostUsedFeature: Maybe<AnalyticsShare>;
  /** Changes that were made. */
  totalActions: AnalyticsFigure;
  /** Stretches of use. */
  totalSessions: AnalyticsFigure;
};

/** Arguments of `analyzeDocument`; exactly one of `uploadId` and `caseDocumentId`. */
export type AnalyzeDocumentInput = {
  /** A document of a case that the caller works in. */
  caseDocumentId?: InputMaybe<Scalars['ID']['input']>;
  /** The case that it belongs to, with `uploadId`: the caller must work in it. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** An `Upload` of the caller's that has its bytes: PDF, DOC or DOCX; it is used up, also when the file is refused for what it is; with LIMIT_REACHED it stays. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

/** A tool of Foja to use with what was asked, filled in with what is known (acción). */
export type AnswerAction = {
  /** Amount to calculate with: the wage, the debt; null when the question does not say it. */
  amount: Maybe<Money>;
  /** Number of the article that sets the term; null when it is not known. */
  articleNumber: Maybe<Scalars['String']['output']>;
  /** Day from which to count, when the question says it; else null. */
  date: Maybe<Scalars['Date']['output']>;
  /** Time that was worked, ISO 8601; only for CALCULATE_SETTLEMENT. */
  duration: Maybe<Scalars['String']['output']>;
  /** Which tool. */
  kind: AnswerActionKind;
  /** In Spanish, ready to be shown: `Calcular mi fecha límite`. */
  label: Scalars['String']['output'];
  /** Key of the law of the term or of the amount: `lft`; null when it is not known. */
  statuteKey: Maybe<Scalars['ID']['output']>;
};

/** A tool of Foja that can be used with what was asked. */
export type AnswerActionKind =
  /** Calculate interest on an amount (calcular intereses). */
  | 'CALCULATE_INTEREST'
  /** Calculate what is owed at the end of an employment (calcular liquidación). */
  | 'CALCULATE_SETTLEMENT'
  /** Count the term that the answer speaks of (calcular plazo). */
  | 'COMPUTE_DEADLINE'
  /** Bring an amount up to date (actualizar una cantidad). */
  | 'UPDATE_AMOUNT';

/** What an answer calculated from the words of the conversation (cálculo). */
export type AnswerCalculation = {
  /** The calculation of these values; null while something is missing. */
  calculation: Maybe<Calculation>;
  /** Which calculator. */
  kind: CalculatorKind;
  /** Questions for what is missing, in Spanish; empty: nothing is. */
  missing: Array<Scalars['String']['output']>;
  /** What was taken for granted to fill the values, in Spanish. */
  taken: Array<Scalars['String']['output']>;
  /** The values that were read, as JSON of one member of `CalculateInput`: to open it in the calculators. Not complete while something is missing. */
  values: Scalars['String']['output'];
};

/** A sentence of an answer that claims law (afirmación). */
export type AnswerClaim = {
  /** Ordinals of its citations, the one that supports it first. */
  citations: Array<Scalars['Int']['output']>;
  /** Where it ends in `text`, the first code unit after it. */
  end: Scalars['Int']['output'];
  /** Why, in Spanish, when it is not SUPPORTED; else null. */
  reason: Maybe<Scalars['String']['output']>;
  /** Where it begins in `text`, in UTF-16 code units. */
  start: Scalars['Int']['output'];
  /** How well it is supported. */
  support: ClaimSupport;
};

/** Who wrote an answer. */
export type AnswerEngine =
  /** A Gemini model of Google. */
  | 'GEMINI'
  /** The embedded engine: composes from topics, direct answers and articles, without a generative model (motor local). */
  | 'LOCAL'
  /** A model behind a server that speaks the OpenAI protocol. */
  | 'OPENAI_COMPATIBLE';

/** What the asker thinks of an answer (opinión). */
export type AnswerFeedback = {
  /** In the asker's words, up to 1,000 characters; null: none. */
  comment: Maybe<Scalars['String']['output']>;
  /** When it was last given. */
  createdAt: Scalars['DateTime']['output'];
  /** What was wrong; empty when it was useful. */
  reasons: Array<FeedbackReason>;
  /** Whether it was useful. */
  verdict: FeedbackVerdict;
};

/** Language that an account wishes for answers (idioma de las respuestas). Answers are Spanish for now, and their `notice` says so to who wished for another. */
export type AnswerLanguage =
  /** English. */
  | 'EN'
  /** Español. */
  | 'ES'
  /** Português. */
  | 'PT';

/** What is being done for an answer. */
export type AnswerStage =
  /** The citations of the finished text are being checked. */
  | 'CHECKING'
  /** Sources are being searched. */
  | 'SEARCHING'
  /** The question is waiting or being read; shown until the first STATUS arrives. */
  | 'UNDERSTANDING'
  /** Text is arriving. */
  | 'WRITING';

/** In which words an answer is written. */
export type AnswerStyle =
  /** In everyday words, with the necessary terms of law explained (lenguaje claro). */
  | 'PLAIN'
  /** The usual words of law. */
  | 'STANDARD';

/** A key for programs of an account (llave de API). */
export type ApiKey = Node & {
  /** Addresses that it may come from: IPv4, IPv6, or a network (`203.0.113.0/24`); empty: any. */
  allowedAddresses: Array<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops being accepted; null: never. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Its first characters: `tk_9fQ2…`. The key itself was shown once and is not stored. */
  hint: Scalars['String']['output'];
  /** How many requests it may make in an hour. */
  hourlyLimit: ApiKeyHourlyLimit;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it is accepted now: neither revoked nor expired, and the plan includes the API. */
  isActive: Scalars['Boolean']['output'];
  /** Whether its end has passed. */
  isExpired: Scalars['Boolean']['output'];
  /** Whether it opens the sandbox of the account (datos de ejemplo) instead of the account itself. */
  isSandbox: Scalars['Boolean']['output'];
  /** Address that it was last used from; null: never. */
  lastUsedAddress: Maybe<Scalars['String']['output']>;
  /** When it was last used, to the minute; null: never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name that its owner gave it. */
  name: Scalars['String']['output'];
  /** When it was revoked; null: it was not. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** What it may do, in alphabetical order: names of `ApiKeyScope`. Every key also reads `me` and `health`. */
  scopes: Array<Scalars['String']['output']>;
  /** How many it has made in this hour. */
  usedThisHour: Scalars['Int']['output'];
};

/** How many requests a key may make in an hour. */
export type ApiKeyHourlyLimit =
  /** 100. */
  | 'H100'
  /** 500. */
  | 'H500'
  /** 1,000. */
  | 'H1000'
  /** 5,000; paid plans only. */
  | 'H5000';

/** Names a key. */
export type ApiKeyIdInput = {
  /** A key of the caller. */
  id: Scalars['ID']['input'];
};

/** Answer of operations with a key. */
export type ApiKeyPayload = {
  /** The key as it is stored; null when it was refused. */
  apiKey: Maybe<ApiKey>;
  /** The key itself, `tk_` and 43 characters: shown in this answer only. Null unless it was made or made anew. */
  secret: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Something that a key may be allowed to do (alcance). */
export type ApiKeyScope = {
  /** Group of the screen, in Spanish: «Casos». */
  group: Scalars['String']['output'];
  /** Whether it changes something or costs something. */
  isWrite: Scalars['Boolean']['output'];
  /** What it allows, in Spanish. */
  label: Scalars['String']['output'];
  /** Name, as `ApiKey.scopes` has it: `case:read`. */
  name: Scalars['String']['output'];
};

/** Arguments of `archiveCase`. */
export type ArchiveCaseInput = {
  /** The id of the case. */
  caseId: Scalars['ID']['input'];
  /** `true` archives it; `false` brings it back, which takes a place in the plan again. */
  isArchived: Scalars['Boolean']['input'];
};

/** Answer of `archiveCase`. */
export type ArchiveCasePayload = {
  /** The case as it is stored; null when it was refused. */
  case: Maybe<Case>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** An article of a statute (artículo). */
export type Article = Node & {
  /** How it is cited in Mexico: `LFT, artículo 48`. */
  citation: Scalars['String']['output'];
  /** Texts held here that name this article (quién lo cita): theses and rulings, then topics, then articles; in each group the most cited first. */
  citedBy: CitingTextConnection;
  /** Articles held here that this one names, in the order of its text (a quién cita). */
  cites: Array<Article>;
  /** `art_<statute>_<number>`, for example `art_lft_48`. */
  id: Scalars['ID']['output'];
  /** Whether it was repealed. */
  isRepealed: Scalars['Boolean']['output'];
  /** Day of the last reform of the article; null when it was never reformed or the day is not known. */
  lastReformOn: Maybe<Scalars['Date']['output']>;
  /** In Spanish: a reform that the text held here does not include; null when none is known. */
  laterReform: Maybe<Scalars['String']['output']>;
  /** Notes of reform, which are not part of the text (notas de reforma). */
  notes: Array<Scalars['String']['output']>;
  /** Number as cited: `48`, `39-A`, `1390 Bis 20`. */
  number: Scalars['String']['output'];
  /** Headings above it, from the widest to the narrowest. */
  path: Array<Scalars['String']['output']>;
  /** Whose words `text` is. */
  source: TextSource;
  /** The law that it belongs to. */
  statute: Statute;
  /** Foja's own synthesis (síntesis); null when there is none, and in versions that are not current. */
  synthesis: Maybe<Scalars['String']['output']>;
  /** Date of the text that the synthesis is based on: an article reformed later may say something else. Null without a synthesis. */
  synthesisAsOf: Maybe<Scalars['Date']['output']>;
  /** The official text where it is loaded, otherwise the synthesis. */
  text: Scalars['String']['output'];
  /** Date of the text that is shown: of the law, or of the version that was asked for. */
  textAsOf: Scalars['Date']['output'];
  /** Heading of the article, from the law or the synthesis; null: it has none. */
  title: Maybe<Scalars['String']['output']>;
  /** Path of its page in Foja: `/codigo-civil/ccf/1602`. */
  url: Scalars['String']['output'];
};


/** An article of a statute (artículo). */
export type ArticleCitedByArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Arguments of `askDocument`. */
export type AskDocumentInput = {
  /** Document of the caller. */
  documentId: Scalars['ID']['input'];
  /** 3 to 500 characters. */
  question: Scalars['String']['input'];
};

/** Arguments of `askQuestion`. */
export type AskQuestionInput = {
  /** Search in this area first: topics of other areas are left out, laws of the area come first (materia). */
  area?: InputMaybe<LegalArea>;
  /** Chosen by the client, up to 100 characters: the same id with the same text is one question; with another text it is refused (CONFLICT). */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** How to understand the question, chosen from the `reading` of an answer to the same question; at most one of a kind. */
  reading?: InputMaybe<Array<ReadingChoiceInput>>;
  /** In which words the answer is to be written. */
  style?: InputMaybe<AnswerStyle>;
  /** The question, 1–8,000 characters. */
  text: Scalars['String']['input'];
  /** Conversation to continue; a new one is opened without it. */
  threadId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `askQuestion`. */
export type AskQuestionPayload = {
  /** The answer, PENDING: follow it with `chatReply`. Null when the question was refused. */
  answer: Maybe<ChatMessage>;
  /** The finished answer, for clients that cannot subscribe: waits up to 120 seconds, then null. */
  finishedAnswer: Maybe<ChatMessage>;
  /** The question as a message; null when it was refused. */
  question: Maybe<ChatMessage>;
  /** The conversation, new or continued; null when it was refused. */
  thread: Maybe<ChatThread>;
  /** Questions that the plan counts and allows, after this one; null when it was refused. */
  usage: Maybe<UsageMeter>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Something to attach to a message. */
export type AttachmentInput = {
  /** An article, a deadline of the same case, or for DOCUMENT an `Upload` of the caller's that has its bytes: it is used up, and the file stays with the message. */
  id: Scalars['ID']['input'];
  /** What it is; it decides what `id` names. */
  kind: AttachmentKind;
};

/** What a card in a message refers to. */
export type AttachmentKind =
  /** An article of a law that is held. */
  | 'ARTICLE'
  /** A deadline of the same case. */
  | 'DEADLINE'
  /** A file that came with the message. */
  | 'DOCUMENT';

/** Whether what a card refers to is there for its viewer. */
export type AttachmentState =
  /** It is there, and its viewer may open it. */
  | 'AVAILABLE'
  /** It was deleted since. */
  | 'DELETED'
  /** It is not held any more, or its viewer may not see it. The label of a deadline then says only that. */
  | 'UNAVAILABLE';

/** What was done. */
export type AuditAction =
  /** The account was deleted. */
  | 'ACCOUNT_DELETED'
  /** The deletion was called off. */
  | 'ACCOUNT_DELETION_CANCELLED'
  /** The deletion of the account was asked for. */
  | 'ACCOUNT_DELETION_REQUESTED'
  /** The file with everything was fetched. */
  | 'ACCOUNT_EXPORT_DOWNLOADED'
  /** Everything that the account has was asked for. */
  | 'ACCOUNT_EXPORT_REQUESTED'
  /** An API key was changed. */
  | 'API_KEY_CHANGED'
  /** An API key was made. */
  | 'API_KEY_CREATED'
  /** An API key was revoked. */
  | 'API_KEY_REVOKED'
  /** An API key has a new secret. */
  | 'API_KEY_ROTATED'
  /** Somebody was taken out of a case, or left it. */
  | 'CASE_COLLABORATOR_REMOVED'
  /** A case was deleted. */
  | 'CASE_DELETED'
  /** Somebody joined a case. */
  | 'CASE_JOINED'
  /** Somebody was invited to a case. */
  | 'CASE_SHARED'
  /** A contract was deleted. */
  | 'CONTRACT_DELETED'
  /** A contract was mailed. */
  | 'CONTRACT_SENT'
  /** A file was made of data of the account. */
  | 'DATA_EXPORTED'
  /** An analysed document was deleted. */
  | 'DOCUMENT_DELETED'
  /** The e-mail was changed. */
  | 'EMAIL_CHANGED'
  /** The file of an own template was deleted. */
  | 'FILE_DELETED'
  /** A stored file was opened or downloaded. */
  | 'FILE_DOWNLOADED'
  /** A file was stored: a document, or the file of an own template. */
  | 'FILE_UPLOADED'
  /** An account of another service may sign in. */
  | 'IDENTITY_LINKED'
  /** It may not any more. */
  | 'IDENTITY_UNLINKED'
  /** Somebody signed in; FAILED: a wrong password, or a passkey that proves nothing. */
  | 'LOGIN'
  /** A session ended itself. */
  | 'LOGOUT'
  /** A passkey was added. */
  | 'PASSKEY_ADDED'
  /** A passkey was taken away. */
  | 'PASSKEY_REMOVED'
  /** The password was changed. */
  | 'PASSWORD_CHANGED'
  /** The password was changed with a link. */
  | 'PASSWORD_RESET'
  /** A link for a new password was asked for. */
  | 'PASSWORD_RESET_REQUESTED'
  /** What may be done with personal data was changed. */
  | 'PRIVACY_CHOICE_CHANGED'
  /** A request about personal data was made or answered. */
  | 'PRIVACY_REQUEST'
  /** New recovery codes were made. */
  | 'RECOVERY_CODES_MADE'
  /** A recovery code was used. */
  | 'RECOVERY_CODE_USED'
  /** An account was opened. */
  | 'REGISTERED'
  /** The second step of a login; FAILED: a wrong code. */
  | 'SECOND_FACTOR'
  /** The secret of the server was changed. */
  | 'SECRET_ROTATED'
  /** Another service was connected. */
  | 'SERVICE_CONNECTED'
  /** Another service was disconnected. */
  | 'SERVICE_DISCONNECTED'
  /** Another service did something for the account. */
  | 'SERVICE_USED'
  /** All sessions were ended. */
  | 'SESSIONS_ENDED'
  /** A session was ended by another one. */
  | 'SESSION_ENDED'
  /** Settings were changed; their names are in the details. */
  | 'SETTINGS_CHANGED'
  /** The keys that sign sessions were changed. */
  | 'SIGNING_KEYS_ROTATED'
  /** The plan was changed, cancelled or taken up again. */
  | 'SUBSCRIPTION_CHANGED'
  /** The second step was switched off. */
  | 'TOTP_DISABLED'
  /** The second step was switched on. */
  | 'TOTP_ENABLED'
  /** A webhook was changed, switched off or got a new secret. */
  | 'WEBHOOK_CHANGED'
  /** A webhook was made. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted. */
  | 'WEBHOOK_DELETED';

/** Who did it. */
export type AuditActorKind =
  /** A program with a key of the account. */
  | 'API_KEY'
  /** Whoever runs the server. */
  | 'OPERATOR'
  /** Somebody else, in something that is shared. */
  | 'OTHER'
  /** The person of the account. */
  | 'SELF'
  /** Foja itself. */
  | 'SERVICE'
  /** Nobody who is signed in. */
  | 'VISITOR';

/** One line of the audit log (registro de actividad). Entries are never changed. */
export type AuditEntry = {
  /** What was done. */
  action: AuditAction;
  /** Who did it. */
  actorKind: AuditActorKind;
  /** Network address; null: none. */
  address: Maybe<Scalars['String']['output']>;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** More of it in Spanish: names of fields, counts; never contents. Null: nothing more. */
  detail: Maybe<Scalars['String']['output']>;
  /** Browser or program as it calls itself; null: it did not. */
  device: Maybe<Scalars['String']['output']>;
  /** SHA-256 over the entry and the hash of the one before it. */
  hash: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: AuditKind;
  /** Whether it was done. */
  outcome: AuditOutcome;
  /** What it was done to; null: the account itself. */
  subjectId: Maybe<Scalars['ID']['output']>;
  /** What was done, in Spanish. */
  summary: Scalars['String']['output'];
};

/** A page of the audit log. */
export type AuditEntryConnection = {
  /** The rows of the page, each with its cursor. */
  edges: Array<AuditEntryEdge>;
  /** The rows of the page. */
  nodes: Array<AuditEntry>;
  /** Where the page ends and whether there are more. */
  pageInfo: PageInfo;
  /** All entries of the filter. */
  totalCount: Scalars['Int']['output'];
};

/** An entry with its cursor. */
export type AuditEntryEdge = {
  /** Place of the row in the list; send it as `after` for the rows behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AuditEntry;
};

/** Format of a file with the audit log. */
export type AuditFileFormat =
  /** A table, `text/csv`. */
  | 'CSV'
  /** `application/json`, with the hashes. */
  | 'JSON';

/** Which entries. */
export type AuditFilter = {
  /** Before this instant; absent: until now. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Absent or empty: of all kinds. */
  kinds?: InputMaybe<Array<AuditKind>>;
  /** Not before this instant; absent: from the beginning. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What entries of the audit log are about, for the filter. */
export type AuditKind =
  /** Logins, logouts and sessions. */
  | 'ACCESS'
  /** Password, e-mail, second factor and other ways to sign in. */
  | 'ACCOUNT'
  /** Plan and payments. */
  | 'BILLING'
  /** Webhooks and other services. */
  | 'CONNECTIONS'
  /** Files that were made of the data, and what was deleted. */
  | 'DATA'
  /** Keys for programs. */
  | 'KEYS'
  /** What whoever runs the server did. */
  | 'OPERATION'
  /** Personal data: requests, export and deletion of the account, choices. */
  | 'PRIVACY'
  /** Settings. */
  | 'SETTINGS'
  /** Who sees what: cases that are shared, contracts that are sent. */
  | 'SHARING';

/** Whether it was done. */
export type AuditOutcome =
  /** Done. */
  | 'DONE'
  /** Tried and refused. */
  | 'FAILED';

/** What `register`, `login` and `refresh` answer. The refresh token travels in an HttpOnly cookie, never in the body. */
export type AuthPayload = {
  /** With TWO_FACTOR_REQUIRED: how the login goes on; else null. */
  challenge: Maybe<LoginChallenge>;
  /** When the access token stops being accepted, in UTC; null when refused. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Access token (JWT, EdDSA), valid for at most 15 minutes; null when refused. */
  token: Maybe<Scalars['String']['output']>;
  /** Who is signed in; null when refused. */
  user: Maybe<User>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `beginGoogleSignIn` and `beginGoogleProof` answer. Valid once, for ten minutes, in the browser that asked. */
export type BeginGooglePayload = {
  /** Address of the page of Google (authorization code flow with PKCE); null when refused. */
  authUrl: Maybe<Scalars['String']['output']>;
  /** What the ID token of a one-tap prompt must carry; null when refused. */
  nonce: Maybe<Scalars['String']['output']>;
  /** What Google returns with the code; null when refused. */
  state: Maybe<Scalars['String']['output']>;
  /** Why nothing was begun; empty on success. */
  userErrors: Array<UserError>;
};

/** What `beginGoogleProof` takes. */
export type BeginGoogleProofInput = {
  /** What the proof is for; it serves nothing else. */
  purpose: GoogleProofPurpose;
};

/** What `beginPasskeyLogin` takes. */
export type BeginPasskeyLoginInput = {
  /** `LoginChallenge.token`, for a passkey in place of a code; absent: the passkey says whose it is. */
  challenge?: InputMaybe<Scalars['String']['input']>;
};

/** What `beginTwoFactor` answers. */
export type BeginTwoFactorPayload = {
  /** The secret; null when refused. */
  enrolment: Maybe<TwoFactorEnrolment>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Who sends the bills, as printed on them. */
export type BillIssuer = {
  /** Whether it is a person or a company. */
  kind: TaxPersonKind;
  /** Name of the person or company. */
  name: Scalars['String']['output'];
  /** Income tax regime; it matters only for an individual. */
  regime: IssuerRegime;
  /** Tax number (RFC), 12 or 13 characters; null: none was given. */
  rfc: Maybe<Scalars['String']['output']>;
  /** Rate of VAT that its bills begin with. */
  vatRate: VatRate;
};

/** A tax of a bill, with the article that it is based on. */
export type BillTax = {
  /** What it adds to the total; negative when the client withholds it. */
  amount: Money;
  /** In Spanish: «LISR, artículo 106, penúltimo párrafo…». It says so when the law is not held here. */
  basis: Scalars['String']['output'];
  /** In Spanish: «IVA 16 %», «IVA 8 %», «Retención de ISR 10 %». */
  label: Scalars['String']['output'];
};

/** Billable events of one case, or of no case. */
export type BillableOfCase = {
  /** Null: they belong to no case. */
  case: Maybe<Case>;
  /** How many events, each time of a series counted. */
  totalEvents: Scalars['Int']['output'];
  /** Hours with two decimals; whole days count as 0. */
  totalHours: Scalars['Float']['output'];
};

/** Somebody whose hours the account may charge: its owner, and who works or worked in its cases. */
export type BillablePerson = {
  /** Name of the person. */
  name: Scalars['String']['output'];
  /** Identifier of the person. */
  personId: Scalars['ID']['output'];
};

/**
 * Billable events (horas facturables de la agenda), with or without a case. Without days: all of them; of series those up
 * to now, and the first.
 */
export type BillableSummary = {
  /** By case, most hours first. */
  byCase: Array<BillableOfCase>;
  /** How many there are, each time of a series counted. */
  totalEvents: Scalars['Int']['output'];
  /** Hours of all of them, with two decimals; whole days count as 0. */
  totalHours: Scalars['Float']['output'];
  /** Past ones whose hours the caller has not recorded, latest first; at most 50. */
  unrecorded: Array<EventOccurrence>;
  /** How many such there are in all. */
  unrecordedCount: Scalars['Int']['output'];
};

/** Countries of the checkout form. */
export type BillingCountry =
  /** Argentina. */
  | 'AR'
  /** Chile. */
  | 'CL'
  /** Colombia. */
  | 'CO'
  /** Spain. */
  | 'ES'
  /** Mexico. */
  | 'MX'
  /** United States. */
  | 'US';

/** How recorded time is charged (cobro). */
export type BillingKind =
  /** Facturable: by the hour. */
  | 'BILLABLE'
  /** Tarifa fija: shown in detail, charged by an amount agreed upon. */
  | 'FLAT_FEE'
  /** Registrada, no facturable. */
  | 'NOT_BILLABLE';

/** The page of the provider where cards and invoices are managed. */
export type BillingPortalPayload = {
  /** Its address, for a short time and for this account only. */
  portalUrl: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** The values of one calculator: exactly one member is given (VALIDATION). */
export type CalculateInput = {
  /** Aguinaldo. */
  aguinaldo?: InputMaybe<AguinaldoCalculationInput>;
  /** Retenciones de honorarios. */
  feeWithholding?: InputMaybe<FeeWithholdingCalculationInput>;
  /** Salario diario integrado. */
  integratedWage?: InputMaybe<IntegratedWageCalculationInput>;
  /** Intereses. */
  interest?: InputMaybe<InterestCalculationInput>;
  /** Prescripción. */
  limitation?: InputMaybe<LimitationCalculationInput>;
  /** Maternidad y paternidad. */
  maternity?: InputMaybe<MaternityCalculationInput>;
  /** Horas extra. */
  overtime?: InputMaybe<OvertimeCalculationInput>;
  /** PTU. */
  profitSharing?: InputMaybe<ProfitSharingCalculationInput>;
  /** Día festivo. */
  publicHoliday?: InputMaybe<PublicHolidayCalculationInput>;
  /** ISR por separación. */
  separationTax?: InputMaybe<SeparationTaxCalculationInput>;
  /** Finiquito. */
  settlement?: InputMaybe<SettlementCalculationInput>;
  /** Liquidación. */
  severance?: InputMaybe<SeveranceCalculationInput>;
  /** Prima dominical. */
  sundayPremium?: InputMaybe<SundayPremiumCalculationInput>;
  /** Alimentos. */
  support?: InputMaybe<SupportCalculationInput>;
  /** Suspensión. */
  suspension?: InputMaybe<SuspensionCalculationInput>;
  /** Actualización. */
  updating?: InputMaybe<UpdatingCalculationInput>;
  /** Vacaciones. */
  vacations?: InputMaybe<VacationsCalculationInput>;
  /** Descuentos al salario. */
  wageDeductions?: InputMaybe<WageDeductionsCalculationInput>;
  /** Descanso semanal. */
  weeklyRest?: InputMaybe<WeeklyRestCalculationInput>;
  /** Riesgo de trabajo. */
  workRisk?: InputMaybe<WorkRiskCalculationInput>;
};

/** The answer of a calculator. */
export type Calculation = {
  /** Other readings of the law that give something else. */
  alternatives: Array<CalculationReading>;
  /** Every article that the calculation rests on. */
  articles: Array<LegalBasis>;
  /** What was taken for granted. */
  assumptions: Array<Scalars['String']['output']>;
  /** Values on the way. */
  bases: Array<CalculationBase>;
  /** What the careful one counts on: one of the above, or several together. */
  cautious: CalculationReading;
  /** For whom it is careful: «trabajador»; null: there is one reading only. */
  cautiousFor: Maybe<Scalars['String']['output']>;
  /** Whether figures can be given. */
  computable: Computability;
  /** It must be called an estimate. */
  isEstimate: Scalars['Boolean']['output'];
  /** Whether that is the main reading. */
  isMainCautious: Scalars['Boolean']['output'];
  /** Which one. */
  kind: CalculatorKind;
  /** The reading that is preferred. */
  main: CalculationReading;
  /** Its name in Spanish. */
  name: Scalars['String']['output'];
  /** What must be known with the figures, or why there are none. */
  statements: Array<Scalars['String']['output']>;
};

/** A value on the way to the result. */
export type CalculationBase = {
  /** Stable name: `integrated_daily_exact`. */
  key: Scalars['String']['output'];
  /** In Spanish. */
  label: Scalars['String']['output'];
  /** Decimal, whole number, or fraction: `53830/73`. */
  value: Scalars['String']['output'];
};

/** A day, or a number of days, that a calculation ends in. */
export type CalculationDate = {
  /** Stable name: `due`, `nominal_end`, `first_day`, `start`, `end`. */
  key: Scalars['String']['output'];
  /** In Spanish. */
  label: Scalars['String']['output'];
  /** `YYYY-MM-DD`, a whole number, or a short rule. */
  value: Scalars['String']['output'];
};

/** A line of a calculation (renglón). */
export type CalculationLine = {
  /** Pesos with two decimals, half up; null: it cannot be computed. */
  amount: Maybe<Scalars['String']['output']>;
  /** Articles that it rests on. */
  articles: Array<LegalBasis>;
  /** What it is: «prima de antigüedad». */
  concept: Scalars['String']['output'];
  /** How it comes about: «15 × 203/365 = 8.3425 días». */
  explanation: Scalars['String']['output'];
};

/** What one reading of the law gives (lectura). */
export type CalculationReading = {
  /** Days that result. */
  dates: Array<CalculationDate>;
  /** `main`, or a letter. */
  id: Scalars['String']['output'];
  /** The reading in a sentence; empty for the main one. */
  label: Scalars['String']['output'];
  /** Empty when only dates result, or nothing can be computed. */
  lines: Array<CalculationLine>;
  /** Pesos with two decimals: the sum of the rounded lines; null: not computable, or lines that are not added. */
  total: Maybe<Scalars['String']['output']>;
};

/** One of the values that a field may have. */
export type CalculatorChoice = {
  /** Code of the contract. */
  code: Scalars['String']['output'];
  /** In Spanish. */
  label: Scalars['String']['output'];
};

/** A field of a calculator. */
export type CalculatorField = {
  /** Empty but for CHOICE. */
  choices: Array<CalculatorChoice>;
  /** Whether it must be given. Others may be needed too: then the answer says so. */
  isRequired: Scalars['Boolean']['output'];
  /** In Spanish. */
  label: Scalars['String']['output'];
  /** Its name in the input: `hireDate`. */
  name: Scalars['String']['output'];
  /** How it is entered. */
  type: CalculatorFieldType;
};

/** How a field of a calculator is entered. */
export type CalculatorFieldType =
  /** One of `choices`. */
  | 'CHOICE'
  /** A day. */
  | 'DAY'
  /** Pesos with decimals. */
  | 'MONEY'
  /** A month: `2025-10`. */
  | 'MONTH'
  /** A number with decimals. */
  | 'NUMBER'
  /** Several numbers. */
  | 'NUMBERS'
  /** Rows of `InterestPaymentInput`. */
  | 'PAYMENTS'
  /** Rows of `OtherPaymentInput`. */
  | 'PAYMENTS_OF_WORK'
  /** Short text. */
  | 'TEXT'
  /** A whole number. */
  | 'WHOLE'
  /** Rows of `ProfitWorkerInput`. */
  | 'WORKERS'
  /** Yes or no. */
  | 'YES';

/** A calculator with its fields. */
export type CalculatorForm = {
  /** In the order of the form. */
  fields: Array<CalculatorField>;
  /** Which one. */
  kind: CalculatorKind;
  /** Member of `CalculateInput`: `settlement`. */
  member: Scalars['String']['output'];
  /** In Spanish. */
  name: Scalars['String']['output'];
  /** What it is for, in one sentence. */
  summary: Scalars['String']['output'];
};

/** The calculators (calculadoras). */
export type CalculatorKind =
  /** Aguinaldo of a year. */
  | 'AGUINALDO'
  /** Retenciones de honorarios. */
  | 'FEE_WITHHOLDING'
  /** Salario diario integrado. */
  | 'INTEGRATED_WAGE'
  /** Intereses. */
  | 'INTEREST'
  /** Prescripción. */
  | 'LIMITATION'
  /** Maternidad y paternidad. */
  | 'MATERNITY'
  /** Horas extra. */
  | 'OVERTIME'
  /** PTU. */
  | 'PROFIT_SHARING'
  /** Día festivo. */
  | 'PUBLIC_HOLIDAY'
  /** ISR por separación. */
  | 'SEPARATION_TAX'
  /** Finiquito. */
  | 'SETTLEMENT'
  /** Liquidación. */
  | 'SEVERANCE'
  /** Prima dominical. */
  | 'SUNDAY_PREMIUM'
  /** Alimentos. */
  | 'SUPPORT'
  /** Suspensión. */
  | 'SUSPENSION'
  /** Actualización. */
  | 'UPDATING'
  /** Vacaciones. */
  | 'VACATIONS'
  /** Descuentos al salario. */
  | 'WAGE_DEDUCTIONS'
  /** Descanso semanal. */
  | 'WEEKLY_REST'
  /** Riesgo de trabajo. */
  | 'WORK_RISK';

/** A change of the calendar, as a subscription tells it. */
export type CalendarChange = {
  /** The event as it is now; null unless `kind` is SAVED. */
  event: Maybe<CalendarEvent>;
  /** Event that it concerns; null with MANY. */
  eventId: Maybe<Scalars['ID']['output']>;
  /** What happened. */
  kind: CalendarChangeKind;
};

/** What happened to the calendar. */
export type CalendarChangeKind =
  /** It was deleted, or the caller may no longer see it. */
  | 'DELETED'
  /** Many at once, from Google or a file, or some may have been missed: read the view again. */
  | 'MANY'
  /** An event was created or changed. */
  | 'SAVED';

/** Days on which a court does not work (días inhábiles). */
export type CalendarClosure = {
  /** First legal day. */
  from: Scalars['Date']['output'];
  /** Opaque identifier of a closure that the caller wrote; null for published ones. */
  id: Maybe<Scalars['ID']['output']>;
  /** Whether the caller wrote it. */
  isOwn: Scalars['Boolean']['output'];
  /** What kind of closure it is. */
  kind: ClosureKind;
  /** In Spanish: why the court does not work. */
  reason: Scalars['String']['output'];
  /** Where it was published; for a closure of the caller, as the caller wrote it. */
  source: Maybe<Scalars['String']['output']>;
  /** Last legal day. */
  to: Scalars['Date']['output'];
};

/** How well a calendar is confirmed. */
export type CalendarConfidence =
  /** Worked out from the law, without a published agreement. */
  | 'DERIVED'
  /** Not published, or not held here. */
  | 'NOT_PUBLISHED'
  /** Read in the publication of the court or authority. */
  | 'OFFICIAL'
  /** Taken from the press; confirm it. */
  | 'PRESS'
  /** Copied by somebody else from the official publication. */
  | 'TRANSCRIBED';

/** An event of the calendar (evento), or a series of them. */
export type CalendarEvent = Node & {
  /** Minutes before its start at which calendar programs ring, largest first. */
  alarms: Array<Scalars['Int']['output']>;
  /** Null: it belongs to no case, or to one that the caller may no longer see. */
  case: Maybe<Case>;
  /** Client as written for the event, else that of the case; empty when there is none. */
  client: Scalars['String']['output'];
  /** When it was created here, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Plain text, up to 10,000 characters; empty when there is none. */
  description: Scalars['String']['output'];
  /** First 100 characters of the description, with «…» when there is more. */
  descriptionPreview: Scalars['String']['output'];
  /** When it ends. Whole days: midnight in `zone` after the last one. */
  endAt: Scalars['DateTime']['output'];
  /** Local time of its end in `zone`, `HH:MM`; null for whole days. */
  endTime: Maybe<Scalars['String']['output']>;
  /** Last day, in `zone`; it is part of the event. */
  endsOn: Scalars['Date']['output'];
  /** State against the Google calendar of its owner; null when that is not connected, or the event is somebody else's. */
  googleState: Maybe<GoogleEventState>;
  /** Its page in Google Calendar; null when it has none, or the event is somebody else's. */
  htmlLink: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it takes whole days, without hours. */
  isAllDay: Scalars['Boolean']['output'];
  /** Whether its hours are billed: by its type, unless somebody chose otherwise. */
  isBillable: Scalars['Boolean']['output'];
  /** Whether it takes up the time of its owner; two such events that overlap are a conflict. */
  isBusy: Scalars['Boolean']['output'];
  /** Whether it belongs to the calendar of the caller. */
  isMine: Scalars['Boolean']['output'];
  /** Whether guests of its case see it too. */
  isShared: Scalars['Boolean']['output'];
  /** Place; empty when there is none. */
  location: Scalars['String']['output'];
  /** Name of the person whose calendar it belongs to. */
  ownerName: Scalars['String']['output'];
  /** How it repeats; null: it happens once. */
  recurrence: Maybe<Recurrence>;
  /** Where it was made. */
  source: CalendarEventSource;
  /** When it begins. A series: its first event. A whole day: midnight in `zone`. */
  startAt: Scalars['DateTime']['output'];
  /** Local time of its start in `zone`, `HH:MM`; null for whole days. */
  startTime: Maybe<Scalars['String']['output']>;
  /** First day, in `zone`. */
  startsOn: Scalars['Date']['output'];
  /** Title, 1–200 characters. */
  title: Scalars['String']['output'];
  /** Kind of event. */
  type: CalendarEventType;
  /** When it was last changed, in UTC. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each change; send it back to update. */
  version: Scalars['Int']['output'];
  /** Whether the caller may delete it. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the caller may change it: never in an archived case, and not as a guest. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** IANA name: `America/Mexico_City`. */
  zone: Scalars['String']['output'];
};

/** A page of events. */
export type CalendarEventConnection = {
  /** The rows of the page, each with its cursor. */
  edges: Array<CalendarEventEdge>;
  /** The rows of the page. */
  nodes: Array<CalendarEvent>;
  /** Where the page ends and whether there are more. */
  pageInfo: PageInfo;
};

/** An event with its cursor. */
export type CalendarEventEdge = {
  /** Place of the row in the list; send it as `after` for the rows behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CalendarEvent;
};

/** Where an event was made. */
export type CalendarEventSource =
  /** Read from an .ics file. */
  | 'FILE'
  /** Created in Foja. */
  | 'FOJA'
  /** Came from the Google calendar of its owner. */
  | 'GOOGLE';

/** What an event of the calendar is (tipo de evento): it decides the usual length and whether its hours are billed. */
export type CalendarEventType =
  /** Vencimiento: 30 min, leaves the time free; creates its deadline. */
  | 'DEADLINE'
  /** Audiencia: 2 h, billable. */
  | 'HEARING'
  /** Mediación: 3 h. */
  | 'MEDIATION'
  /** Reunión: 1 h, billable. */
  | 'MEETING'
  /** Otros: 1 h. */
  | 'OTHER'
  /** Preparación: 1 h 30 min. */
  | 'PREPARATION'
  /** Citatorio: 1 h 30 min. */
  | 'SUMMONS';

/** A private address that calendar programs read (suscripción ICS). */
export type CalendarFeed = Node & {
  /** Its one case; null with USER, or when the owner may no longer see the case: the address then answers nothing. */
  case: Maybe<Case>;
  /** When it was created, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it tells only when its owner is busy: no title, place, description, client or deadline. */
  isBusyOnly: Scalars['Boolean']['output'];
  /** Last four characters of its key, to tell addresses apart. */
  keyEnding: Scalars['String']['output'];
  /** When a program last read it, noted at most every ten minutes; null: never yet. */
  lastReadAt: Maybe<Scalars['DateTime']['output']>;
  /** Name that calendar programs show. */
  name: Scalars['String']['output'];
  /** What it holds. */
  scope: CalendarFeedScope;
};

/** A calendar as text, for whoever holds the key of its feed. */
export type CalendarFeedContent = {
  /** Changes with the content. */
  etag: Scalars['String']['output'];
  /** Name for a download: `agenda.ics`. */
  fileName: Scalars['String']['output'];
  /** The calendar as RFC 5545 (iCalendar). */
  text: Scalars['String']['output'];
};

/** The feed that an operation concerns. */
export type CalendarFeedIdInput = {
  /** One of the caller's own; else NOT_FOUND. */
  feedId: Scalars['ID']['input'];
};

/** What a private feed holds. */
export type CalendarFeedScope =
  /** The events and open deadlines of one case. */
  | 'CASE'
  /** All events and open deadlines that its owner sees. */
  | 'USER';

/** Which events a list or a view shows: those that meet all that is given. */
export type CalendarFilter = {
  /** Only events of this case. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** True: only those whose hours are billed; false: only the others. */
  isBillable?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only those of the caller's own calendar; false: only those of others. */
  isMine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of title, description, place or client; each must be found, accents and capitals aside. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only these types; empty: all. */
  types?: InputMaybe<Array<CalendarEventType>>;
};

/** What a view shows between two days. */
export type CalendarRange = {
  /** First day, as asked. */
  from: Scalars['Date']['output'];
  /** Whether there was too much to show and the rest is left out; ask for fewer days. */
  isTruncated: Scalars['Boolean']['output'];
  /** Every non-working day of the range, weekends too, earliest first. */
  nonWorkingDays: Array<NonWorkingDay>;
  /** In Spanish, when the calendar of the court is not held or not complete; else null. */
  nonWorkingDaysNote: Maybe<Scalars['String']['output']>;
  /** By start, earliest first; at most 2,000. */
  occurrences: Array<EventOccurrence>;
  /** Last day, as asked; it is part of the range. */
  to: Scalars['Date']['output'];
  /** IANA name of the zone in which days and hours are told. */
  zone: Scalars['String']['output'];
};

/** What an account chose for its calendar. */
export type CalendarSettings = {
  /** Alarms of new events, in minutes before the start; 30 at first. */
  alarms: Array<Scalars['Int']['output']>;
  /** Court whose days off the views show, a key of `courtCalendars`; null: only those of the law. */
  courtCalendar: Maybe<Scalars['ID']['output']>;
  /** First hour that day and week views show without scrolling, 0–23; 7 at first. */
  dayBeginsAt: Scalars['Int']['output'];
  /** Hour at which that view ends, 1–24; 21 at first. */
  dayEndsAt: Scalars['Int']['output'];
  /** Zones of Mexico that a form may offer first; any IANA name is accepted. */
  offeredZones: Array<CalendarZone>;
  /** Day that weeks begin with; Monday at first. */
  weekStartsOn: Weekday;
  /** IANA name of the zone of days and hours, which is that of the account (`User.timeZone`); `America/Mexico_City` at first. */
  zone: Scalars['String']['output'];
};

/** A year of a calendar, without its days. */
export type CalendarYearSummary = {
  /** How well it is confirmed. */
  confidence: CalendarConfidence;
  /** Whether all closed days of that year are known; `false`: some may be missing. */
  isComplete: Scalars['Boolean']['output'];
  /** The year. */
  year: Scalars['Int']['output'];
};

/** A time zone that the form offers (zona horaria). */
export type CalendarZone = {
  /** In Spanish: «Centro (Ciudad de México)». */
  label: Scalars['String']['output'];
  /** IANA name: `America/Tijuana`. */
  name: Scalars['String']['output'];
};

/** When the subscription ends. */
export type CancelSubscriptionInput = {
  /** Only true is accepted: a subscription ends with its period. */
  cancelAtPeriodEnd: Scalars['Boolean']['input'];
};

/** A case of the office (asunto, caso). */
export type Case = Node & {
  /** How long nothing has happened in it. */
  activity: CaseActivity;
  /** Null when none was written, and for guests. */
  amountClaimed: Maybe<Money>;
  /** Null when none was written, and for guests. */
  amountObtained: Maybe<Money>;
  /** When it was archived; null: it is not. An archived case is read-only. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** Area of law. */
  area: LegalArea;
  /** Name of the client, 1 to 200 characters. */
  client: Scalars['String']['output'];
  /** Legal day on which it was closed; null unless it is completed. */
  closedOn: Maybe<Scalars['Date']['output']>;
  /** Court or authority that handles it; null: none was chosen. */
  court: Maybe<CourtOffice>;
  /** When it was registered in Foja. */
  createdAt: Scalars['DateTime']['output'];
  /** Open ones first, then completed ones, each by their end; guests see those that are shared. */
  deadlines: DeadlineConnection;
  /** Up to 10,000 characters; empty for guests. */
  description: Scalars['String']['output'];
  /** Documents of the chat and of the file in their latest version, newest first; empty for guests. */
  documents: CaseDocumentConnection;
  /** Events still to come, earliest first; a series by its first event. Guests see those that are shared. */
  events: CalendarEventConnection;
  /** Number that the court gave it, up to 100 characters (número de expediente); null: none was written. */
  fileNumber: Maybe<Scalars['String']['output']>;
  /** In Spanish, when the number does not look like those of that court; it is kept all the same. Null: nothing to ask, or a guest asks. */
  fileNumberWarning: Maybe<Scalars['String']['output']>;
  /** Sums of its recorded time that the caller may see: all of it for the owner, one's own for others. */
  hours: HoursTotal;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Invitations without an answer, newest first; only the owner sees them. */
  invitations: Array<CaseInvitation>;
  /** Whether it is the example that Foja made (`createSampleCase`); it does not count in the plan. */
  isSample: Scalars['Boolean']['output'];
  /** Whether it is marked as urgent. */
  isUrgent: Scalars['Boolean']['output'];
  /** The last message of its chat that was not deleted; null when there is none, and for guests. */
  lastMessage: Maybe<CaseMessage>;
  /** Links to other cases that the caller works in, oldest first; empty for guests. */
  links: Array<CaseLink>;
  /** How many people take part, with the owner and the guests. */
  memberCount: Scalars['Int']['output'];
  /** Owner first, then by the day they joined. */
  members: Array<CaseMember>;
  /** What the caller may do in it. */
  myRole: CaseRole;
  /** The first open deadline, overdue ones included, or event that is not over; guests: of those shared with them. Series are left out. Null: none. */
  nextDate: Maybe<CaseDate>;
  /** The next open deadline, else the oldest overdue one, without estimates; null when none is open. Guests see those that are shared. */
  nextDeadline: Maybe<Deadline>;
  /** Newest first; guests see those that are shared. */
  notes: CaseNoteConnection;
  /** Open deadlines and events that are not over, earliest first, at most 20; without series. */
  openDates: Array<CaseDate>;
  /** Legal day on which it was opened. */
  openedOn: Scalars['Date']['output'];
  /** How it ended; null unless it is completed, and until somebody says it. */
  outcome: Maybe<CaseOutcome>;
  /** Those on the side of the client first, then in the order in which they were added; empty for guests. */
  parties: Array<CaseParty>;
  /** The side that the case represents, as its parties say: those that are ours, those that are not, or the client by name. Null: they do not say it; null for guests. */
  representedSide: Maybe<ProceduralSide>;
  /** Where the case stands. */
  status: CaseStatus;
  /** Up to 20 tags of 1 to 40 characters; empty for guests. */
  tags: Array<Scalars['String']['output']>;
  /** Who did what, newest first; empty for guests. */
  timeline: CaseEventConnection;
  /** Title, 1 to 200 characters. */
  title: Scalars['String']['output'];
  /** Kind of proceeding in free text, up to 120 characters: `Juicio ejecutivo mercantil` (tipo). */
  type: Scalars['String']['output'];
  /** Messages of others in its chat that the caller has not read; 0 for guests. */
  unreadMessageCount: Scalars['Int']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each change; send it back to update. */
  version: Scalars['Int']['output'];
  /** Whether the caller may archive it or bring it back: the owner. */
  viewerCanArchive: Scalars['Boolean']['output'];
  /** Whether the caller may change its status: the owner and collaborators, unless it is archived. */
  viewerCanChangeStatus: Scalars['Boolean']['output'];
  /** Whether the caller may read its chat: the owner and collaborators. */
  viewerCanChat: Scalars['Boolean']['output'];
  /** Whether the caller may edit it: the owner and collaborators, unless it is archived. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the caller may invite people: the owner, unless it is archived. */
  viewerCanInvite: Scalars['Boolean']['output'];
  /** Whether the caller may write in its chat: the owner and collaborators, unless it is archived. */
  viewerCanWriteInChat: Scalars['Boolean']['output'];
};


/** A case of the office (asunto, caso). */
export type CaseDeadlinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A case of the office (asunto, caso). */
export type CaseDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A case of the office (asunto, caso). */
export type CaseEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A case of the office (asunto, caso). */
export type CaseNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A case of the office (asunto, caso). */
export type CaseTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A case that the caller no longer takes part in. */
export type CaseAccessEndedEvent = {
  /** The id of the case. */
  caseId: Scalars['ID']['output'];
};

/** How long nothing has happened in a case. */
export type CaseActivity = {
  /** Legal days of Mexico City since then. */
  daysSince: Scalars['Int']['output'];
  /** Whether it is open, nothing happened for 30 days, and no deadline, event or dated task lies ahead. Always `false` for guests. */
  isForgotten: Scalars['Boolean']['output'];
  /** When something was last done in the case. */
  lastActivityAt: Scalars['DateTime']['output'];
  /** The rule that applies to a case in which nobody acts. Null for guests, for closed or archived cases, and when no rule of the area is known. */
  watch: Maybe<ExpiryWatch>;
};

/** A page of cases. */
export type CaseConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<CaseEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<Case>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** How many rows there are in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A date of a case: an open deadline, or an event that is not over. */
export type CaseDate = {
  /** The instant: the end of a term, the beginning of an event. */
  at: Scalars['DateTime']['output'];
  /** Calendar days from today to `on`, in its zone; negative when it has passed. */
  daysLeft: Scalars['Int']['output'];
  /** Whether it has an hour; without one it is of the whole day. */
  hasHour: Scalars['Boolean']['output'];
  /** The hour in its zone, as `10:00`; null without one. */
  hour: Maybe<Scalars['String']['output']>;
  /** The id of the deadline or of the event. */
  id: Scalars['ID']['output'];
  /** Whether it is a deadline that has passed. */
  isOverdue: Scalars['Boolean']['output'];
  /** What it is. */
  kind: CaseDateKind;
  /** In Spanish: «¡VENCIDO!», «¡HOY!», «¡MAÑANA!», «5 días». */
  label: Scalars['String']['output'];
  /** Its legal day, in its zone. */
  on: Scalars['Date']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** What a date of a case is. */
export type CaseDateKind =
  /** A deadline that is not completed. */
  | 'DEADLINE'
  /** An event of the calendar: a hearing, a meeting. */
  | 'EVENT';

/** A document of a case (documento): sent in its chat, or added to its file. */
export type CaseDocument = {
  /** The caller's own analysis of this version, the newest; null: none. */
  analyzed: Maybe<LegalDocument>;
  /** Name of who added it; `Cuenta eliminada` when the account was deleted. */
  authorName: Scalars['String']['output'];
  /** Size in bytes. */
  byteLength: Scalars['Int']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Versions that it replaced, newest first. */
  earlierVersions: Array<CaseDocumentVersion>;
  /** Name of the file, with its extension. */
  fileName: Scalars['String']['output'];
  /** Folder that it stands in, 1 to 80 characters; null: none. */
  folder: Maybe<Scalars['String']['output']>;
  /** Opaque identifier of this version. */
  id: Scalars['ID']['output'];
  /** Whether it came with a message of the chat. */
  isFromChat: Scalars['Boolean']['output'];
  /** `application/pdf`, a DOCX or `text/plain`. */
  mediaType: Scalars['String']['output'];
  /** Path of the bytes: `GET` with the same bearer token. */
  url: Scalars['String']['output'];
  /** 1 for the first, and one more for each that replaced it. */
  version: Scalars['Int']['output'];
  /** Whether the caller may delete it: who added it and the owner. What came with a message is deleted with the message. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the caller may rename, move or replace it: the owner and collaborators, unless the case is archived. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** A part of a document. */
export type CaseDocumentBlock = {
  /** What it is. */
  kind: CaseDocumentBlockKind;
  /** Of a heading 1 to 6; of an item 1 for the outermost list; else 0. */
  level: Scalars['Int']['output'];
  /** Place of an item in a numbered list, from 1; null for others. The file may write it in another way: «II.», «b)». */
  number: Maybe<Scalars['Int']['output']>;
  /** Rows of a table; empty for others. */
  rows: Array<CaseDocumentTableRow>;
  /** Its text; empty for a table. */
  runs: Array<CaseDocumentRun>;
};

/** What a part of a document is, as far as its format says. */
export type CaseDocumentBlockKind =
  /** A title. */
  | 'HEADING'
  /** An item of a list. */
  | 'LIST_ITEM'
  /** A paragraph. */
  | 'PARAGRAPH'
  /** A table. */
  | 'TABLE';

/** A page of documents. */
export type CaseDocumentConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<CaseDocumentEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<CaseDocument>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** A document with its place in the list. */
export type CaseDocumentEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CaseDocument;
};

/** A page of a document. */
export type CaseDocumentPage = {
  /** Its parts from top to bottom; empty when the page is a picture or blank. */
  blocks: Array<CaseDocumentBlock>;
  /** Number of the page in a PDF; null where the format has no pages: one page then holds all. */
  number: Maybe<Scalars['Int']['output']>;
};

/** A stretch of text in one face. */
export type CaseDocumentRun = {
  /** Whether it is bold. */
  isBold: Scalars['Boolean']['output'];
  /** Whether it is italic; false in a PDF. */
  isItalic: Scalars['Boolean']['output'];
  /** Plain text, never HTML. */
  text: Scalars['String']['output'];
};

/** A row of a table of a document. */
export type CaseDocumentTableRow = {
  /** Plain text of its cells. */
  cells: Array<Scalars['String']['output']>;
  /** Whether it heads the columns. */
  isHeader: Scalars['Boolean']['output'];
};

/** The text of a document, for a preview. */
export type CaseDocumentText = {
  /** Whether the document is longer. */
  isTruncated: Scalars['Boolean']['output'];
  /** The same with its pages, headings, lists, tables and bold, as far as the format gives them; a PDF gives no lists and no tables. */
  pages: Array<CaseDocumentPage>;
  /** In Spanish, why there is no text: a scan, a password. Null when there is some. */
  problem: Maybe<Scalars['String']['output']>;
  /** Plain text, never HTML, up to 200,000 characters; empty when none can be read. */
  text: Scalars['String']['output'];
};

/** A version of a document that a newer one replaced. */
export type CaseDocumentVersion = {
  /** Name of who added it. */
  authorName: Scalars['String']['output'];
  /** Size in bytes. */
  byteLength: Scalars['Int']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Path of the bytes. */
  url: Scalars['String']['output'];
  /** 1 for the first. */
  version: Scalars['Int']['output'];
};

/** A case with its place in the list. */
export type CaseEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Case;
};

/** An entry of the timeline of a case (bitácora). */
export type CaseEvent = {
  /** Name of who did it; `Cuenta eliminada` when the account was deleted. */
  actorName: Scalars['String']['output'];
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** The case that it was done in; null when the caller may no longer see it. */
  case: Maybe<Case>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What was done. */
  kind: CaseEventKind;
  /** For a change of status, the new one; null for others. */
  newStatus: Maybe<CaseStatus>;
  /** For a change of status, the status before: send it to `changeCaseStatus` to undo it. Null for others. */
  previousStatus: Maybe<CaseStatus>;
  /** In Spanish: «cambió el estado de Pendiente a Activo». */
  text: Scalars['String']['output'];
};

/** A page of the timeline. */
export type CaseEventConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<CaseEventEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<CaseEvent>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** An entry of the timeline with its place in the list. */
export type CaseEventEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CaseEvent;
};

/** What was done in a case. */
export type CaseEventKind =
  /** The case was archived. */
  | 'ARCHIVED'
  /** Data of the case were edited, or a note was deleted. */
  | 'CHANGED'
  /** One or more deadlines were added. */
  | 'DEADLINE_ADDED'
  /** A deadline was edited, or a date typed by hand was postponed. */
  | 'DEADLINE_CHANGED'
  /** A deadline was completed. */
  | 'DEADLINE_COMPLETED'
  /** A deadline was deleted, or went to another case. */
  | 'DEADLINE_DELETED'
  /** The date was computed again: a closure or another notice moved it. */
  | 'DEADLINE_MOVED'
  /** A completed deadline was opened again. */
  | 'DEADLINE_REOPENED'
  /** A deleted deadline was brought back. */
  | 'DEADLINE_RESTORED'
  /** A document was added, in the chat or in the file. */
  | 'DOCUMENT_ADDED'
  /** A document was deleted. */
  | 'DOCUMENT_DELETED'
  /** A document got a new version. */
  | 'DOCUMENT_REPLACED'
  /** An event of the calendar was added. */
  | 'EVENT_ADDED'
  /** An event of the calendar was edited. */
  | 'EVENT_CHANGED'
  /** An event of the calendar was deleted, or went to another case. */
  | 'EVENT_DELETED'
  /** Hours were recorded. */
  | 'HOURS_RECORDED'
  /** The case was linked to another one. */
  | 'LINKED'
  /** Somebody was invited. */
  | 'MEMBER_INVITED'
  /** Somebody accepted an invitation. */
  | 'MEMBER_JOINED'
  /** A member was removed or left. */
  | 'MEMBER_REMOVED'
  /** A note was added. */
  | 'NOTE_ADDED'
  /** The case was opened. */
  | 'OPENED'
  /** A party was added. */
  | 'PARTY_ADDED'
  /** A party was removed. */
  | 'PARTY_REMOVED'
  /** A pre-bill was sent, paid or cancelled. */
  | 'PREBILL_CHANGED'
  /** A pre-bill of its hours was made. */
  | 'PREBILL_CREATED'
  /** The case was brought back from the archive. */
  | 'RESTORED'
  /** A member got another role. */
  | 'ROLE_CHANGED'
  /** The status changed. */
  | 'STATUS_CHANGED'
  /** A link to another case was removed. */
  | 'UNLINKED';

/** Which cases a list shows: those that meet every condition given. */
export type CaseFilter = {
  /** Only cases of this area of law. */
  area?: InputMaybe<LegalArea>;
  /** Words of the client's name, in any order. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** `true`: archived cases instead of the others. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** `true`: only cases that are forgotten (olvidados); `false`: only the others. See `CaseActivity.isForgotten`. */
  isForgotten?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only urgent cases, or with `false` only the others. */
  isUrgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of title, client, file number, party or description, in any order; guests find by the first three. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only cases with this status. */
  status?: InputMaybe<CaseStatus>;
  /** Only cases with this tag; accents and capitals are ignored. Finds nothing in cases where the caller is a guest. */
  tag?: InputMaybe<Scalars['String']['input']>;
};

/** An invitation to a case that waits for an answer (invitación). */
export type CaseInvitation = {
  /** Address that was invited. */
  email: Scalars['String']['output'];
  /** Until when it can be accepted: 7 days after it was sent. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Role that the person will have: COLLABORATOR or GUEST. */
  role: CaseRole;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
};

/** A link to another case, as one of the two cases shows it. */
export type CaseLink = {
  /** The other case. Links to cases that the caller does not work in are not listed. */
  case: Case;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** `true`: the kind describes the other case: for APPEAL_OF, the other appeals against this one. */
  isIncoming: Scalars['Boolean']['output'];
  /** How the two cases are connected. */
  kind: CaseLinkKind;
};

/** How one case is connected with another. */
export type CaseLinkKind =
  /** This one is an amparo against the other (amparo contra). */
  | 'AMPARO_AGAINST'
  /** This one appeals against the other (apelación de). */
  | 'APPEAL_OF'
  /** This one carries out the other (ejecución de). */
  | 'ENFORCEMENT_OF'
  /** Relacionado. */
  | 'RELATED';

/** Somebody who takes part in a case (integrante). */
export type CaseMember = {
  /** Number of the last message of the chat that reached them; 0 for guests who ask. */
  deliveredSequence: Scalars['Int']['output'];
  /** Only for those who work in the case; null for guests, and when its owner has not registered. */
  email: Maybe<Scalars['String']['output']>;
  /** Name of the account. */
  name: Scalars['String']['output'];
  /** Number of the last message of the chat that they read; 0 for guests who ask. */
  readSequence: Scalars['Int']['output'];
  /** What they may do in the case. */
  role: CaseRole;
  /** When they joined the case. */
  since: Scalars['DateTime']['output'];
  /** The id of the account. */
  userId: Scalars['ID']['output'];
};

/** A message in the chat of a case (mensaje del caso). */
export type CaseMessage = Node & {
  /** Cards in the order in which they were attached, at most 5; empty when it was deleted. */
  attachments: Array<MessageAttachment>;
  /** E-mail of the author, as it is now; empty when the author has not registered. */
  authorEmail: Scalars['String']['output'];
  /** User who wrote it. */
  authorId: Scalars['ID']['output'];
  /** Name of the author, as it is now. */
  authorName: Scalars['String']['output'];
  /** Case that it was written in. */
  caseId: Scalars['ID']['output'];
  /** Chosen by the client of its author: the same one sent twice is one message. */
  clientId: Maybe<Scalars['ID']['output']>;
  /** When it was sent, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was deleted, in UTC; null: it was not. Its place stays. */
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  /** When its text was last changed, in UTC; null: never. */
  editedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Identifiers of the members that it names with `@` and their name. */
  mentions: Array<Scalars['ID']['output']>;
  /** Message that it answers; null: none. */
  replyTo: Maybe<CaseMessage>;
  /** Place in the conversation, from 1, without gaps. */
  sequence: Scalars['Int']['output'];
  /** Plain text, never HTML; empty when the message was deleted. */
  text: Scalars['String']['output'];
  /** Earlier texts, oldest first; empty when it was deleted. */
  versions: Array<MessageVersion>;
  /** Whether the caller may delete it: its author, while the case is not archived. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the caller may edit it: its author, for 15 minutes, while the case is not archived. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** A page of messages. */
export type CaseMessageConnection = {
  /** The rows of the page, each with its cursor. */
  edges: Array<CaseMessageEdge>;
  /** The rows of the page. */
  nodes: Array<CaseMessage>;
  /** Where the page ends and whether there are more. */
  pageInfo: PageInfo;
};

/** A message with its cursor. */
export type CaseMessageEdge = {
  /** Place of the row in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CaseMessage;
};

/** A note in a case (nota). */
export type CaseNote = Node & {
  /** Name of the author; `Cuenta eliminada` when the account was deleted. */
  authorName: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Always null for now: a note is added or deleted, not edited. */
  editedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether guests see it too. */
  isShared: Scalars['Boolean']['output'];
  /** The note, 1 to 10,000 characters, with its line breaks. */
  text: Scalars['String']['output'];
  /** Whether the caller may delete it: its author or the owner of the case. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** A page of notes. */
export type CaseNoteConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<CaseNoteEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<CaseNote>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** A note with its place in the list. */
export type CaseNoteEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CaseNote;
};

/** How a case ended (resultado). */
export type CaseOutcome =
  /** Perdido. */
  | 'LOST'
  /** Otro: withdrawn, dismissed, archived by the court. */
  | 'OTHER'
  /** Convenio. */
  | 'SETTLED'
  /** Ganado. */
  | 'WON';

/** Somebody named in a case (parte). */
export type CaseParty = {
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it is on the side of the client. */
  isOurs: Scalars['Boolean']['output'];
  /** Name of the person or company, 1 to 200 characters. */
  name: Scalars['String']['output'];
  /** The role in the case. */
  role: PartyRole;
};

/** What somebody may do in a case (papel). */
export type CaseRole =
  /** Works in it: reads and edits everything, writes in its chat (colaborador). */
  | 'COLLABORATOR'
  /** A client: reads only what is marked for guests (invitado). */
  | 'GUEST'
  /** Opened it; may do everything (titular). */
  | 'OWNER';

/** What a list of cases is ordered by. */
export type CaseSort =
  /** By name of the client, A to Z. */
  | 'CLIENT'
  /** Cases with the oldest last activity first. */
  | 'LAST_ACTIVITY'
  /** Opened last first. */
  | 'OPENED'
  /** Active, then pending, then completed. */
  | 'STATUS'
  /** By title, A to Z. */
  | 'TITLE'
  /** Changed last first. */
  | 'UPDATED';

/** Figures of the cases that the caller works in, each counted from what is stored. */
export type CaseStats = {
  /** Active cases that are not archived. */
  activeCases: Scalars['Int']['output'];
  /** Archived cases. */
  archivedCases: Scalars['Int']['output'];
  /** Mean time from opening to closing of completed cases, in months of 30.44 days, archived ones included; null without any. */
  averageDurationMonths: Maybe<Scalars['Float']['output']>;
  /** How many completed cases the mean is taken from. */
  averageDurationOf: Scalars['Int']['output'];
  /** Completed cases that are not archived. */
  completedCases: Scalars['Int']['output'];
  /** Cases that are forgotten: see `CaseActivity.isForgotten`. */
  forgottenCases: Scalars['Int']['output'];
  /** Pending cases that are not archived. */
  pendingCases: Scalars['Int']['output'];
  /** The five changed last, without archived ones. */
  recentCases: Array<Case>;
  /** How many completed cases with an outcome the rate is taken from. */
  successOf: Scalars['Int']['output'];
  /** Percentage (0–100) of the completed cases with an outcome that were won, archived ones included; null without any. */
  successRate: Maybe<Scalars['Float']['output']>;
  /** Cases that are not archived. */
  totalCases: Scalars['Int']['output'];
  /** Urgent cases that are neither completed nor archived. */
  urgentCases: Scalars['Int']['output'];
};

/** Where a case stands (estado). «Urgente» is a mark beside it: see `isUrgent`. */
export type CaseStatus =
  /** Activo. */
  | 'ACTIVE'
  /** Completado, cerrado. */
  | 'COMPLETED'
  /** Pendiente: not begun. */
  | 'PENDING';

/** A change of status, as the subscription tells it. */
export type CaseStatusEvent = {
  /** The case as it is now; null when the caller may no longer see it. */
  case: Maybe<Case>;
  /** The id of the case. */
  caseId: Scalars['ID']['output'];
  /** The new status. */
  status: CaseStatus;
  /** When it was changed. */
  timestamp: Scalars['DateTime']['output'];
  /** The id of the account that changed it. */
  userId: Scalars['ID']['output'];
};

/** A form of payment of the catalogue c_FormaPago of the SAT, without 99. */
export type CfdiPaymentForm = {
  /** Two digits. */
  code: Scalars['String']['output'];
  /** In Spanish, as in the catalogue. */
  name: Scalars['String']['output'];
};

/** A use of the catalogue c_UsoCFDI of the SAT, without those of payrolls and payment receipts. */
export type CfdiUse = {
  /** A letter and two digits. */
  code: Scalars['String']['output'];
  /** In Spanish, as in the catalogue. */
  name: Scalars['String']['output'];
  /** Codes of the regimes with which it is allowed. */
  regimes: Array<Scalars['String']['output']>;
};

/** Arguments of `changeCaseStatus`. */
export type ChangeCaseStatusInput = {
  /** The id of the case. */
  caseId: Scalars['ID']['input'];
  /** How it ended; optional, and only with COMPLETED. */
  outcome?: InputMaybe<CaseOutcome>;
  /** The new status. COMPLETED sets the day of closing to today; another status removes that day and the outcome. */
  status: CaseStatus;
};

/** Answer of `changeCaseStatus`. */
export type ChangeCaseStatusPayload = {
  /** The case as it is stored; null when it was refused. */
  case: Maybe<Case>;
  /** The status before: send it back to undo the change; null when it was refused. */
  previousStatus: Maybe<CaseStatus>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `changePassword` takes. */
export type ChangePasswordInput = {
  /** Password of the account until now. */
  currentPassword: Scalars['String']['input'];
  /** 6–256 characters; 12 or more are recommended. Common ones, the own name and the own e-mail are refused. */
  newPassword: Scalars['String']['input'];
};

/** What `changePassword` answers. */
export type ChangePasswordPayload = {
  /** How many other sessions of the account were ended; null when refused. */
  endedCount: Maybe<Scalars['Int']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `changeStatusOfCases`. */
export type ChangeStatusOfCasesInput = {
  /** 1 to 100 cases. */
  caseIds: Array<Scalars['ID']['input']>;
  /** The new status of all of them. */
  status: CaseStatus;
};

/** Answer of `changeStatusOfCases`. */
export type ChangeStatusOfCasesPayload = {
  /** The cases in the order of the ids given; empty when it was refused. */
  cases: Array<Case>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A question or an answer (mensaje). */
export type ChatMessage = Node & {
  /** What can be counted or calculated from here; only on answers. */
  actions: Array<AnswerAction>;
  /** Area that the question was limited to; null: all. */
  area: Maybe<LegalArea>;
  /** What was calculated from the words of the conversation; null on questions and where no quantity is asked. */
  calculation: Maybe<AnswerCalculation>;
  /** Every citation of the text, checked; empty until the text is finished. */
  citations: Array<Citation>;
  /** Every sentence that claims law, in the order of the text, with its support; empty for answers that abstain and for courtesies. */
  claims: Array<AnswerClaim>;
  /** When it was finished, stopped or failed; null before. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was created; an answer one millisecond after its question. */
  createdAt: Scalars['DateTime']['output'];
  /** Who wrote the answer; null on questions and until the answer is finished. */
  engine: Maybe<AnswerEngine>;
  /** Why it failed, in Spanish; null unless `status` is FAILED. */
  error: Maybe<Scalars['String']['output']>;
  /** What the asker thinks of the answer; null: nothing was said. */
  feedback: Maybe<AnswerFeedback>;
  /** Questions that could be asked next, in Spanish (siguientes preguntas). */
  followUps: Array<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether the question is outside of what is held and the answer says so (abstención). */
  isAbstention: Scalars['Boolean']['output'];
  /** Name of the generative model; null when none wrote it. */
  model: Maybe<Scalars['String']['output']>;
  /** Null when no generative model was called. */
  modelUsage: Maybe<ModelUsage>;
  /** In Spanish: what the reader must know about how it was written; null when there is nothing to say. */
  notice: Maybe<Scalars['String']['output']>;
  /** How the question was understood; only on its answer, and empty where there was nothing to choose. */
  reading: Array<QuestionReading>;
  /** Who wrote it. */
  role: ChatRole;
  /** Where it stands. */
  status: ChatMessageStatus;
  /** In which words the answer is written, as the question asked. */
  style: AnswerStyle;
  /** Markdown. Citations are written as `[1]` and listed in `citations`. Grows while the status is STREAMING. */
  text: Scalars['String']['output'];
  /** The id of the conversation. */
  threadId: Scalars['ID']['output'];
  /** Days, amounts and durations of a question, in its order, at most 12; on an answer, those of its question. */
  understood: Array<UnderstoodFact>;
};

/** A page of messages. */
export type ChatMessageConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<ChatMessageEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<ChatMessage>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** A message with its place in the list. */
export type ChatMessageEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ChatMessage;
};

/** Where a message stands; a question is always COMPLETE. */
export type ChatMessageStatus =
  /** Finished; its citations were checked. */
  | 'COMPLETE'
  /** No answer could be given; it does not count in the plan. */
  | 'FAILED'
  /** Accepted, not begun. */
  | 'PENDING'
  /** Stopped by the user; the text is what had arrived (incompleta). */
  | 'STOPPED'
  /** Being written. */
  | 'STREAMING';

/** One step of an answer that is being written. */
export type ChatReplyEvent = {
  /** The checked citations; null unless `kind` is SOURCES. */
  citations: Maybe<Array<Citation>>;
  /** What the event brings. */
  kind: ChatReplyKind;
  /** The final answer; null unless `kind` is DONE. */
  message: Maybe<ChatMessage>;
  /** The id of the answer. */
  messageId: Scalars['ID']['output'];
  /** Position of `text` in the answer, in UTF-16 code units; null unless `kind` is DELTA. */
  offset: Maybe<Scalars['Int']['output']>;
  /** What is being done; null unless `kind` is STATUS. */
  stage: Maybe<AnswerStage>;
  /** The new piece of text; null unless `kind` is DELTA. */
  text: Maybe<Scalars['String']['output']>;
};

/** What an event of `chatReply` brings. */
export type ChatReplyKind =
  /** `text` belongs at `offset` of the answer, instead of what stands from there on. */
  | 'DELTA'
  /** The answer has ended; `message` is final. */
  | 'DONE'
  /** `citations` of the finished text. */
  | 'SOURCES'
  /** `stage` says what is being done. */
  | 'STATUS';

/** Who wrote a message. */
export type ChatRole =
  /** Foja. */
  | 'ASSISTANT'
  /** The person who asks. */
  | 'USER';

/** What the assistant holds, to be shown before and after a question. */
export type ChatStock = {
  /** Articles that are known to exist, by law and number. */
  articleCount: Scalars['Int']['output'];
  /** Which engine would answer now. */
  engine: AnswerEngine;
  /** Questions to begin with, in Spanish. */
  examples: Array<Scalars['String']['output']>;
  /** Name of the generative model that would answer; null with the local engine. */
  model: Maybe<Scalars['String']['output']>;
  /** How many articles belong to laws whose official text is loaded here. */
  officialTextCount: Scalars['Int']['output'];
  /** Laws that are held. */
  statuteCount: Scalars['Int']['output'];
  /** How many articles have a synthesis of Foja's own. */
  synthesisCount: Scalars['Int']['output'];
  /** Most recent date of a text that is held; null when none is. */
  textAsOf: Maybe<Scalars['Date']['output']>;
  /** Topics of Foja's editors that are held. */
  topicCount: Scalars['Int']['output'];
};

/** A conversation with the assistant (conversación). */
export type ChatThread = Node & {
  /** When its first question was asked. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When its last message was created. */
  lastMessageAt: Scalars['DateTime']['output'];
  /** Questions and answers together. */
  messageCount: Scalars['Int']['output'];
  /** Oldest first; with `last`, the page is taken from the end and stays oldest first. */
  messages: ChatMessageConnection;
  /** Since when it is pinned above the others; null: it is not pinned. */
  pinnedAt: Maybe<Scalars['DateTime']['output']>;
  /** First words of the first question, until it is renamed. */
  title: Scalars['String']['output'];
};


/** A conversation with the assistant (conversación). */
export type ChatThreadMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of conversations. */
export type ChatThreadConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<ChatThreadEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<ChatThread>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** How many rows there are in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A conversation with its place in the list. */
export type ChatThreadEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ChatThread;
};

/** Arguments of `checkCitations`. */
export type CheckCitationsInput = {
  /** 1–1,000,000 characters; longer is refused (PAYLOAD_TOO_LARGE). */
  text: Scalars['String']['input'];
  /** Legal day on which the text was written: reforms after it are noted; absent: nothing is said of reforms. */
  writtenOn?: InputMaybe<Scalars['Date']['input']>;
};

/** A citation of a text, checked (cita revisada). */
export type CheckedCitation = {
  /** Other articles that may be meant, at most 4; empty unless the law is not known for sure. */
  alternatives: Array<CitationAlternative>;
  /** As it is written in the text. */
  citation: Scalars['String']['output'];
  /** In Spanish: what the sentence beside the citation says otherwise than the text that it cites (a quantity, a duty, who has it). A citation with one waits for a decision, also when it is VERIFIED. */
  contradictions: Array<Scalars['String']['output']>;
  /** The citation that would be right, in the form of the text: what to write instead of `citation`; null when it is not known, or nothing is to be corrected. */
  correction: Maybe<Scalars['String']['output']>;
  /** What `correction` changes; null without one. */
  correctionKind: Maybe<CorrectionKind>;
  /** What the reader decided; null: nothing, or the report is not of a kept review. */
  decision: Maybe<CitationDecision>;
  /** The quoted words compared with the nearest ones of the text, in order; empty when there is nothing to compare. */
  difference: Array<QuotePiece>;
  /** Where it ends in the text that was checked: the first code unit after it. */
  end: Scalars['Int']['output'];
  /** The part of `passage` that is cited, or the part nearest to words that are not found; else null. */
  highlight: Maybe<TextSpan>;
  /** Place in the report, beginning with 0. */
  index: Scalars['Int']['output'];
  /** Whether the law was not named here but taken from what stands before. */
  isInferred: Scalars['Boolean']['output'];
  /** What kind of thing is cited. */
  kind: CitedKind;
  /** How it is written properly: `LFT, artículo 48, fracción II`. */
  normalized: Scalars['String']['output'];
  /** What the reader wrote beside the decision; null: nothing, or the report is not of a kept review. */
  note: Maybe<Scalars['String']['output']>;
  /** What else the reader should know, in Spanish, at most 8: reformed since the day of the text, criterion no longer followed, law taken from the context. */
  notes: Array<Scalars['String']['output']>;
  /** The text of what is cited; of a long one about 2,400 characters around the relevant part. Null when none is held, and in very long reports for verified citations. */
  passage: Maybe<Scalars['String']['output']>;
  /** Where it stands in the file that the text was read from; null without a file, and where the text was written anew. */
  place: Maybe<FilePlace>;
  /** Why it has that state, in Spanish. */
  reason: Scalars['String']['output'];
  /** Whose words the passage is; null without a passage. */
  source: Maybe<TextSource>;
  /** Where it begins in the text that was checked, in UTF-16 code units. */
  start: Scalars['Int']['output'];
  /** The result of the check. */
  state: CitationState;
  /** What it points at. */
  target: CitationTarget;
  /** Date of the text that it was checked against (texto al); null when nothing was compared. */
  textAsOf: Maybe<Scalars['Date']['output']>;
  /** What was found, in a few Spanish words that say what was checked: «Existe y está vigente», «Existe y dice lo citado», «Se reformó después de su fecha». */
  verdict: Scalars['String']['output'];
};

/** Words in quotation marks of the text that was checked. */
export type CheckedQuote = {
  /** `index` of the citation whose words they are said to be; null when UNATTRIBUTED. */
  citation: Maybe<Scalars['Int']['output']>;
  /** Where it ends in the text that was checked, before its quotation mark; UTF-16 code units. */
  end: Scalars['Int']['output'];
  /** Where they are in that citation's `passage`; null unless FOUND, and when the passage shown does not reach them. */
  place: Maybe<TextSpan>;
  /** Where it begins in the text that was checked, after its quotation mark; UTF-16 code units. */
  start: Scalars['Int']['output'];
  /** The result of looking for them. */
  state: QuoteState;
};

/** A purchase that was begun (checkout). */
export type Checkout = {
  /** Page of the provider on which to pay; null when it is over. */
  checkoutUrl: Maybe<Scalars['String']['output']>;
  /** When it was begun, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it can be paid, in UTC. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The plan that is bought. */
  plan: PlanCode;
  /** Who charges. */
  provider: PaymentProvider;
  /** What the provider has confirmed so far. */
  status: CheckoutStatus;
};

/** How a purchase is paid. */
export type CheckoutMethod =
  /** Card: a subscription that renews itself every month. */
  | 'CARD'
  /** Cash at OXXO: one month that is paid beforehand and does not renew itself. */
  | 'OXXO'
  /** Bank transfer (SPEI): one month that is paid beforehand and does not renew itself. */
  | 'SPEI';

/** The purchase that was begun, or the open one. */
export type CheckoutPayload = {
  /** The purchase; null when it was refused. */
  checkout: Maybe<Checkout>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** State of a checkout. */
export type CheckoutStatus =
  /** The provider confirmed it; the plan is in force. */
  | 'COMPLETED'
  /** Not paid in time, or given up. */
  | 'EXPIRED'
  /** The payment was refused. */
  | 'FAILED'
  /** Open: nobody has paid yet. */
  | 'OPEN'
  /** A delayed method (OXXO, SPEI) was chosen and the money is on its way. */
  | 'PENDING';

/** Where a cheque is paid (LGTOC 181). */
export type ChequePlace =
  /** From or to another country. */
  | 'ABROAD'
  /** Elsewhere in Mexico. */
  | 'OTHER_PLACE'
  /** Where it was drawn. */
  | 'SAME_PLACE';

/** A citation of an answer, checked (cita). */
export type Citation = {
  /** The article; null when no text of it is held. */
  article: Maybe<Article>;
  /** Number of the article as cited: `518`. */
  articleNumber: Maybe<Scalars['String']['output']>;
  /** Fraction, paragraph or section that was cited, as written; null: the whole article. */
  detail: Maybe<Scalars['String']['output']>;
  /** The part of `passage` that supports the statement, when it could be found; else null. */
  highlight: Maybe<TextSpan>;
  /** How it is cited: `LFT, artículo 518, párrafo segundo`. */
  label: Scalars['String']['output'];
  /** In Spanish: a reform that the text it was checked against does not include; null when none is known. */
  laterReform: Maybe<Scalars['String']['output']>;
  /** Page of the authority that publishes the text; null when none is known. */
  officialUrl: Maybe<Scalars['String']['output']>;
  /** Number that the answer shows: `[1]`; begins with 1. */
  ordinal: Scalars['Int']['output'];
  /** The text of the article that it was checked against; null when none is held. */
  passage: Maybe<Scalars['String']['output']>;
  /** Why it has that state, in Spanish. */
  reason: Scalars['String']['output'];
  /** Whose words the passage is; null without a passage. */
  source: Maybe<TextSource>;
  /** The result of the check. */
  state: CitationState;
  /** Key of the law: `lft`; null when the law is not held or was not named. */
  statuteKey: Maybe<Scalars['ID']['output']>;
  /** Date of the text that it was checked against (texto al); null when the law is not held. */
  textAsOf: Maybe<Scalars['Date']['output']>;
};

/** Another article that a citation may mean, when the text does not say which law it is of. */
export type CitationAlternative = {
  /** What to write instead of `citation`. */
  correction: Scalars['String']['output'];
  /** How it is cited: `LFT, artículo 48`. */
  label: Scalars['String']['output'];
};

/** How many citations of a text have each state. */
export type CitationCounts = {
  /** Citations that are MISMATCH. */
  mismatch: Scalars['Int']['output'];
  /** Citations that are NOT_HELD. */
  notHeld: Scalars['Int']['output'];
  /** Citations that are QUOTE_NOT_FOUND. */
  quoteNotFound: Scalars['Int']['output'];
  /** All citations. */
  total: Scalars['Int']['output'];
  /** Citations that are VERIFIED. */
  verified: Scalars['Int']['output'];
};

/** What the reader of a report decided about a citation. */
export type CitationDecision =
  /** Right as it is, or already corrected. */
  | 'ACCEPTED'
  /** Left aside on purpose. */
  | 'IGNORED';

/** Every citation of a text, checked (revisión de citas). */
export type CitationReport = {
  /** In the order of the text. */
  citations: Array<CheckedCitation>;
  /** How many citations have each state. */
  counts: CitationCounts;
  /** Length of the text in UTF-16 code units. */
  length: Scalars['Int']['output'];
  /** All words in quotation marks, in the order of the text. */
  quotes: Array<CheckedQuote>;
  /** Laws that the text cites and that are not held, those with most citations first. */
  unheldLaws: Array<UnheldLaw>;
};

/** A text whose citations were checked, kept with the decisions of its reader (revisión guardada). */
export type CitationReview = Node & {
  /** How many citations have each state. */
  counts: CitationCounts;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the file that the text was read from; null when it was sent as text. */
  fileName: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The pages of the file, in their order; empty without a file, and where the file has no pages of its own. */
  pages: Array<FilePage>;
  /** How many citations that are not verified, or whose sentence says otherwise than the law, have no decision yet. */
  pendingCount: Scalars['Int']['output'];
  /** The result of the last check of the text, with the decisions. */
  report: CitationReport;
  /** The text that was checked. */
  text: Scalars['String']['output'];
  /** Title, 1 to 120 characters. */
  title: Scalars['String']['output'];
  /** In Spanish: why `citationReviewTrackedChanges` has no file for it; null: it has one. */
  trackedChangesProblem: Maybe<Scalars['String']['output']>;
  /** When the review or a decision was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Legal day on which the text was written; null when it was not said. */
  writtenOn: Maybe<Scalars['Date']['output']>;
};

/** A page of reviews. */
export type CitationReviewConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<CitationReviewEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<CitationReview>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** How many rows there are in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A review with its place in the list. */
export type CitationReviewEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CitationReview;
};

/** The result of checking a citation against the text. */
export type CitationState =
  /** What is cited does not exist in the law, is repealed, or its data contradict each other (no existe como se cita). */
  | 'MISMATCH'
  /** What is cited is not held here; nothing is said about whether it is true (fuera de nuestra base). */
  | 'NOT_HELD'
  /** It exists, but the quoted words are not in its text (existe, pero la cita textual no coincide). */
  | 'QUOTE_NOT_FOUND'
  /** The law and the article, or the thesis, exist, and quoted words are found there (verificada). */
  | 'VERIFIED';

/** What a citation points at, as far as it is known; what does not apply is null. */
export type CitationTarget = {
  /** The article; null when no text of it is held. */
  article: Maybe<Article>;
  /** Number of the article: `48`. */
  articleNumber: Maybe<Scalars['String']['output']>;
  /** Number of a court file: `123/2024`. */
  caseFileNumber: Maybe<Scalars['String']['output']>;
  /** As cited, in Roman numbers: `III`, `I, II y XV` (fracción). */
  fraction: Maybe<Scalars['String']['output']>;
  /** Day of the gazette; null when the day that is cited does not exist. */
  gazetteDate: Maybe<Scalars['Date']['output']>;
  /** As cited: `a)` (inciso). */
  letter: Maybe<Scalars['String']['output']>;
  /** Where the official text is published. */
  officialUrl: Maybe<Scalars['String']['output']>;
  /** As cited: `párrafo segundo`. */
  paragraph: Maybe<Scalars['String']['output']>;
  /** As cited: `A` (apartado). */
  section: Maybe<Scalars['String']['output']>;
  /** Key of the law: `lft`. */
  statuteKey: Maybe<Scalars['ID']['output']>;
  /** The thesis; null when it is not held. */
  thesis: Maybe<Thesis>;
  /** Key of a thesis (clave): `1a./J. 22/2016 (10a.)`. */
  thesisKey: Maybe<Scalars['String']['output']>;
  /** Digital registry of a thesis (registro digital). */
  thesisRegistry: Maybe<Scalars['String']['output']>;
  /** The transitory article (artículo transitorio); null when it is none, or not held. */
  transitory: Maybe<TransitoryArticle>;
};

/** What kind of thing a text cites. */
export type CitedKind =
  /** The number of a court file (expediente, toca, juicio). */
  | 'CASE_FILE'
  /** A day of the official gazette (DOF). */
  | 'GAZETTE'
  /** An article of a law (artículo). */
  | 'STATUTE'
  /** A criterion of the federal courts (tesis, jurisprudencia, contradicción de criterios). */
  | 'THESIS';

/** A text that names an article. */
export type CitingText = {
  /** Id of the article, thesis, ruling or topic. */
  id: Scalars['ID']['output'];
  /** Kind of document; null: a topic of the editors. */
  kind: Maybe<DocumentKind>;
  /** The words around the citation, about 240 characters; of a topic its question. */
  passage: Scalars['String']['output'];
  /** Title of the text; of an article its citation. */
  title: Scalars['String']['output'];
  /** Path of its page in Foja. */
  url: Scalars['String']['output'];
};

/** A page of citing texts. */
export type CitingTextConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<CitingTextEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<CitingText>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** How many rows there are in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A citing text with its place in the list. */
export type CitingTextEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CitingText;
};

/** How well a sentence that claims law is supported (respaldo). */
export type ClaimSupport =
  /** It cites nothing. */
  | 'NONE'
  /** The passage that it cites says so. */
  | 'SUPPORTED'
  /** It cites a passage that was found but does not plainly say so. */
  | 'WEAK';

/** Answer of `clearRecentSearches`. */
export type ClearRecentSearchesPayload = {
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Fiscal data of a client of the account, found by the name of the client on the bills. */
export type ClientFiscalProfile = {
  /** Code of c_UsoCFDI; S01 with a generic RFC. */
  cfdiUse: Scalars['String']['output'];
  /** Name of the client as on the bills. */
  client: Scalars['String']['output'];
  /** Name as in the Constancia de Situación Fiscal, upper case, without the kind of company. */
  legalName: Scalars['String']['output'];
  /** Postal code of the fiscal domicile, 5 digits; with a generic RFC that of the issuer takes its place. */
  postalCode: Scalars['String']['output'];
  /** Code of c_RegimenFiscal; 616 with a generic RFC. */
  regime: Scalars['String']['output'];
  /** RFC with its check digit verified, upper case; a generic one is accepted. */
  rfc: Scalars['String']['output'];
  /** When it was last written, in UTC. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Why a court does not work. */
export type ClosureKind =
  /** Suspensión de labores. */
  | 'CLOSURE'
  /** Holiday (día inhábil). */
  | 'HOLIDAY'
  /** Vacation or recess (vacaciones, periodo de receso). */
  | 'RECESS';

/** Arguments of `completeDeadline`. */
export type CompleteDeadlineInput = {
  /** The id of the deadline. */
  id: Scalars['ID']['input'];
};

/** Answer of `completeDeadline`. */
export type CompleteDeadlinePayload = {
  /** The deadline as it is stored; null when it was refused. */
  deadline: Maybe<Deadline>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `completeLogin` takes. */
export type CompleteLoginInput = {
  /** `LoginChallenge.token`. */
  challenge: Scalars['String']['input'];
  /** Six digits of the authenticator app, or a recovery code; spaces, hyphens and capitals do not matter. */
  code: Scalars['String']['input'];
};

/** Whether figures can be given (calculable). */
export type Computability =
  /** None; `statements` says why. */
  | 'NO'
  /** Some; `statements` says why the others are missing. */
  | 'PARTIAL'
  /** All of them. */
  | 'YES';

/** Arguments of `computeChain`; fields mean the same as in `ComputeDeadlineInput`. */
export type ComputeChainInput = {
  /** Court or authority whose calendar is used: key of `courtCalendars`. */
  calendar?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a `TermChain`. */
  chainId: Scalars['ID']['input'];
  /** Court of the directory; its calendar is used when `calendar` is not given. */
  courtId?: InputMaybe<Scalars['ID']['input']>;
  /** Kilometres to the seat of the court, 0 to 10,000. */
  distanceKm?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the statute of the act, when that law says when the notice takes effect. */
  lawOfAct?: InputMaybe<Scalars['ID']['input']>;
  /** How it was notified; the first way of each rule when absent. */
  method?: InputMaybe<NoticeMethod>;
  /** Time of the notice, `HH:MM` in the zone of the court; required for hours. */
  noticeAt?: InputMaybe<Scalars['String']['input']>;
  /** Day of the notice that starts the chain. */
  noticeOn: Scalars['Date']['input'];
};

/** Answer of `computeChain`. */
export type ComputeChainPayload = {
  /** In the order of the chain; empty when it was refused. */
  steps: Array<ComputedStep>;
  /** Why nothing was counted; empty on success. */
  userErrors: Array<UserError>;
};

/** What a term is counted from. Days are legal days, from 1950 to 2100; hours are those of the court, else of the account. */
export type ComputeDeadlineInput = {
  /** Day on which an electronic notice was sent or posted that nobody opened: the count takes the day on which the law treats it as made, instead of `noticeOn`. */
  adviceSentOn?: InputMaybe<Scalars['Date']['input']>;
  /** Court or authority whose calendar is used: key of `courtCalendars`. */
  calendar?: InputMaybe<Scalars['ID']['input']>;
  /** Court of the directory; its calendar is used when `calendar` is not given. */
  courtId?: InputMaybe<Scalars['ID']['input']>;
  /** Kilometres to the seat of the court, 0 to 10,000, where the law grants days for distance. */
  distanceKm?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the statute of the act, when that law says when the notice takes effect. */
  lawOfAct?: InputMaybe<Scalars['ID']['input']>;
  /** How it was notified; the first way of the rule when absent. */
  method?: InputMaybe<NoticeMethod>;
  /** Time of the notice, `HH:MM` in the zone of the court; required for hours. */
  noticeAt?: InputMaybe<Scalars['String']['input']>;
  /** Day of the notice or fact. */
  noticeOn: Scalars['Date']['input'];
  /** Calendar of the responsible authority, for the other reading in amparo directo: key of `courtCalendars`. */
  responsibleCalendar?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a `TermRule`; give either this or `term`. */
  ruleId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50. */
  suspensions?: InputMaybe<Array<SuspensionInput>>;
  /** A term that is not in the list; give either this or `ruleId`. */
  term?: InputMaybe<FreeTermInput>;
};

/** Answer of `computeDeadline`. */
export type ComputeDeadlinePayload = {
  /** The count; null when it was refused. */
  computation: Maybe<DeadlineComputation>;
  /** Why nothing was counted; empty on success. */
  userErrors: Array<UserError>;
};

/** A computed term to save. */
export type ComputedDeadlineInput = {
  /** 1–5 different values of 0–365 days; those of the account when absent. */
  alertDays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** What it is counted from; the server counts it. */
  computation: ComputeDeadlineInput;
  /** Up to 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Up to 200 characters; what is to be done by the rule when absent. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A step of a chain, counted. */
export type ComputedStep = {
  /** The count of the step. */
  computation: DeadlineComputation;
  /** Whether it is proposed to be saved; never of an estimate. */
  isChecked: Scalars['Boolean']['output'];
  /** Whether it waits for a notice that does not exist yet: its date is an estimate. */
  isEstimated: Scalars['Boolean']['output'];
  /** In Spanish: when the step applies; null: nothing to say. */
  note: Maybe<Scalars['String']['output']>;
  /** Id of the rule of the step. */
  ruleId: Scalars['ID']['output'];
};

/** What `confirmPassword` takes. */
export type ConfirmPasswordInput = {
  /** Password of the account. */
  password: Scalars['String']['input'];
};

/** What `confirmPassword` answers. */
export type ConfirmPasswordPayload = {
  /** Until when sensitive acts are allowed in this session; null when refused. */
  confirmedUntil: Maybe<Scalars['DateTime']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `confirmTwoFactor` takes. */
export type ConfirmTwoFactorInput = {
  /** Six digits that the app shows now. */
  code: Scalars['String']['input'];
};

/** What `confirmTwoFactor` answers. */
export type ConfirmTwoFactorPayload = {
  /** How many other sessions were ended; null when refused. */
  endedCount: Maybe<Scalars['Int']['output']>;
  /** Ten codes, told this once; null when refused. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `confirmWithGoogle` answers. */
export type ConfirmWithGooglePayload = {
  /** Until when sensitive acts are allowed in this session; null when refused. */
  confirmedUntil: Maybe<Scalars['DateTime']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A name in another case that is like the one given: a possible conflict of interest. */
export type ConflictHit = {
  /** The other case, one that the caller works in. */
  case: Case;
  /** Whether it is on the side of the client of the other case. */
  isOurs: Scalars['Boolean']['output'];
  /** From 0.8 to 1: 1 is the same name, apart from accents, capitals and the order of words. */
  likeness: Scalars['Float']['output'];
  /** The name as it is written there. */
  name: Scalars['String']['output'];
  /** The role in the other case; CLIENT when it is its client. */
  role: PartyRole;
};

/** What `connectGoogleCalendar` answers. */
export type ConnectGoogleCalendarPayload = {
  /** Address of Google's consent page: open it in a window, in the browser that asked. Valid once, for ten minutes. */
  authUrl: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `connectIntegration`. */
export type ConnectIntegrationInput = {
  /** ZOOM or DOCUSIGN. */
  kind: IntegrationKind;
};

/** Answer of `connectIntegration`. */
export type ConnectIntegrationPayload = {
  /** Address of the consent page of the service; null when it was refused. */
  authUrl: Maybe<Scalars['String']['output']>;
  /** Why it did not begin; empty on success. */
  userErrors: Array<UserError>;
};

/** A contract of the account (contrato). */
export type Contract = Node & {
  /** Case that it belongs to; null: of none, or of one that the caller may no longer see. */
  case: Maybe<Case>;
  /** When it was generated, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier, `ctr_…`. */
  id: Scalars['ID']['output'];
  /** Where it is used. */
  jurisdiction: ContractJurisdiction;
  /** Its newest version. */
  latest: ContractVersion;
  /** Mails with it, newest first, at most 20. */
  mails: Array<ContractMail>;
  /** State of it. */
  status: ContractStatus;
  /** Identifier of its template; null: that template was deleted. */
  templateId: Maybe<Scalars['ID']['output']>;
  /** Name of its template when it was generated. */
  templateName: Scalars['String']['output'];
  /** Title, 1 to 200 characters. */
  title: Scalars['String']['output'];
  /** When it was last changed, in UTC. */
  updatedAt: Scalars['DateTime']['output'];
  /** The values that it was generated with. */
  values: Array<ContractValue>;
  /** Grows with each change of title, case or state; send it back to update. */
  version: Scalars['Int']['output'];
  /** All versions, newest first, at most 200. */
  versions: Array<ContractVersion>;
};

/** Field of law of a contract template (categoría). */
export type ContractCategory =
  /** Civil. */
  | 'CIVIL'
  /** Mercantil. */
  | 'COMMERCIAL'
  /** Corporativo. */
  | 'CORPORATE'
  /** Laboral. */
  | 'LABOR';

/** A stretch of text of a comparison. */
export type ContractChange = {
  /** How it changed. */
  kind: ContractChangeKind;
  /** Its words. */
  text: Scalars['String']['output'];
};

/** How a stretch of a comparison changed. */
export type ContractChangeKind =
  /** Only in the later one. */
  | 'ADDED'
  /** Only in the earlier one. */
  | 'REMOVED'
  /** In both versions. */
  | 'SAME';

/** What the law says about the values that were given (revisión). */
export type ContractCheck = {
  /** The articles that it rests on; empty where it is no law but practice. */
  basis: Array<LegalBasis>;
  /** Stable code: `employment.trial_period_too_long`. */
  code: Scalars['String']['output'];
  /** Field that it is about; null: several or none. */
  field: Maybe<Scalars['String']['output']>;
  /** What is wrong or to be known, in Spanish. */
  message: Scalars['String']['output'];
  /** What to do; null: nothing. */
  remedy: Maybe<Scalars['String']['output']>;
  /** How much it weighs. */
  severity: ContractCheckSeverity;
};

/** How much a check weighs (gravedad). */
export type ContractCheckSeverity =
  /** Nothing is generated until it is mended. */
  | 'BLOCKING'
  /** A fact that matters later: a form, a registration, a law that is not held. */
  | 'NOTE'
  /** The contract is made; the person should know. */
  | 'WARNING';

/** A clause of a contract and what it rests on. */
export type ContractClause = {
  /** The articles behind it; empty for one that was written by hand. */
  basis: Array<LegalBasis>;
  /** Fields that its text uses. */
  fields: Array<Scalars['String']['output']>;
  /** Heading: «PENA CONVENCIONAL». */
  heading: Scalars['String']['output'];
  /** Identifier in the template: `pena_convencional`; of a clause that was added by hand or drafted, `extra_…`. */
  id: Scalars['String']['output'];
  /** Whether a model drafted it on request. */
  isDrafted: Scalars['Boolean']['output'];
  /** Number in words: «DÉCIMA SEGUNDA»; empty in a document without numbered clauses. */
  number: Scalars['String']['output'];
};

/** A column of a field of ROWS. */
export type ContractColumn = {
  /** What a value must be like: PLAIN, MONEY, PERCENTAGE or INTEGER. */
  format: ContractFieldFormat;
  /** What people read. */
  label: Scalars['String']['output'];
  /** Name in the data, `snake_case`. */
  name: Scalars['String']['output'];
  /** Whether every row needs it. */
  required: Scalars['Boolean']['output'];
  /** How it is filled in. */
  type: ContractFieldType;
};

/** Two versions of a contract word by word (control de cambios). */
export type ContractComparison = {
  /** Words that were added. */
  addedWords: Scalars['Int']['output'];
  /** The earlier version. */
  from: ContractVersion;
  /** All paragraphs, those without a change too. */
  paragraphs: Array<ContractComparisonParagraph>;
  /** Words that were removed. */
  removedWords: Scalars['Int']['output'];
  /** The later version. */
  to: ContractVersion;
};

/** A paragraph of a comparison. */
export type ContractComparisonParagraph = {
  /** Its stretches in their order. */
  changes: Array<ContractChange>;
};

/** How much a template asks of the person who fills it in (complejidad). */
export type ContractComplexity =
  /** Avanzado. */
  | 'ADVANCED'
  /** Básico. */
  | 'BASIC'
  /** Intermedio. */
  | 'INTERMEDIATE';

/** A page of contracts. */
export type ContractConnection = {
  /** The rows of the page, each with its cursor. */
  edges: Array<ContractEdge>;
  /** The rows of the page. */
  nodes: Array<Contract>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** Number of contracts that the filter leaves. */
  totalCount: Scalars['Int']['output'];
};

/** Values of a form that is not finished (borrador del formulario). */
export type ContractDraft = {
  /** Where it will be used. */
  jurisdiction: ContractJurisdiction;
  /** When it was last kept, in UTC. */
  savedAt: Scalars['DateTime']['output'];
  /** Template of the form. */
  templateId: Scalars['ID']['output'];
  /** The values so far. */
  values: Array<ContractValue>;
};

/** What `saveContractDraft` answers. */
export type ContractDraftPayload = {
  /** The draft as it is now; null when refused or discarded. */
  draft: Maybe<ContractDraft>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A contract with its place in the list. */
export type ContractEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Contract;
};

/** A variable of a template (campo). */
export type ContractField = {
  /** The columns of ROWS; else empty. */
  columns: Array<ContractColumn>;
  /** What it has at the beginning; null: nothing. */
  defaultValue: Maybe<Scalars['String']['output']>;
  /** An example that is shown in the empty field, marked as one; null: none. */
  example: Maybe<Scalars['String']['output']>;
  /** What its value must be like. */
  format: ContractFieldFormat;
  /** One sentence below the field; null: none. */
  help: Maybe<Scalars['String']['output']>;
  /** What people read, also in «Por favor completa todos los campos requeridos: …». */
  label: Scalars['String']['output'];
  /** Largest number or last day; null: no limit. */
  max: Maybe<Scalars['String']['output']>;
  /** Longest text in characters; for PARTIES and ROWS the most entries. */
  maxLength: Scalars['Int']['output'];
  /** Smallest number or first day; null: no limit. */
  min: Maybe<Scalars['String']['output']>;
  /** Name in the data, `snake_case`: `renta_mensual`. */
  name: Scalars['String']['output'];
  /** The choices of a SELECT; else empty. */
  options: Array<ContractFieldOption>;
  /** Whether nothing is generated without it. A field that is hidden by `showWhen` is never required. */
  required: Scalars['Boolean']['output'];
  /** It is shown only where another field has one of these values; null: always. */
  showWhen: Maybe<ContractFieldCondition>;
  /** Identifier of the step in which it is asked for. */
  step: Scalars['String']['output'];
  /** How it is filled in. */
  type: ContractFieldType;
};

/** The values of another field that show a field. */
export type ContractFieldCondition = {
  /** Name of the other field. */
  field: Scalars['String']['output'];
  /** It has one of these values. */
  values: Array<Scalars['String']['output']>;
};

/** What a value must be like, besides its type. */
export type ContractFieldFormat =
  /** A postal address. */
  | 'ADDRESS'
  /** CURP with its check digit. */
  | 'CURP'
  /** An address of mail. */
  | 'EMAIL'
  /** A whole number. */
  | 'INTEGER'
  /** Pesos with at most two decimals, more than 0. */
  | 'MONEY'
  /** One person or company, or several, with their particulars. */
  | 'PARTIES'
  /** A percentage, 0 to 100 unless the field says otherwise. */
  | 'PERCENTAGE'
  /** Free text. */
  | 'PLAIN'
  /** RFC with its check digit. */
  | 'RFC'
  /** Rows with the columns of the field: goods, partners, instalments. */
  | 'ROWS';

/** A choice of a SELECT. */
export type ContractFieldOption = {
  /** What people read. */
  label: Scalars['String']['output'];
  /** What is sent. */
  value: Scalars['String']['output'];
};

/** How a field of a template is filled in. REST spells it in lower case. */
export type ContractFieldType =
  /** A day, `YYYY-MM-DD`. */
  | 'DATE'
  /** A number: see `format`. */
  | 'NUMBER'
  /** One of `options`. */
  | 'SELECT'
  /** One line. */
  | 'TEXT'
  /** Several lines. */
  | 'TEXTAREA';

/** Which contracts a list shows. */
export type ContractFilter = {
  /** Of one case; absent: all. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Words of the title or the template, without accents; absent: all. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** State; absent: DRAFT. */
  status?: InputMaybe<ContractStatus>;
  /** Of one template; absent: all. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `contractPreview` and `saveContractDraft` take. */
export type ContractFormInput = {
  /** Where it will be used. */
  jurisdiction?: InputMaybe<ContractJurisdiction>;
  /** Template of the form. */
  templateId: Scalars['ID']['input'];
  /** The values so far. */
  values: Array<ContractValueInput>;
};

/** Grammatical gender of a person in the text. */
export type ContractGender =
  /** Femenino. */
  | 'FEMALE'
  /** Masculino. */
  | 'MALE';

/** What a SHA-256 was taken of. */
export type ContractHashKind =
  /** The DOCX that was written. */
  | 'DOCX'
  /** The PDF that was written. */
  | 'PDF'
  /** The plain text in UTF-8. */
  | 'TEXT';

/** What mutations of a whole contract take. */
export type ContractIdInput = {
  /** Contract of the caller. */
  id: Scalars['ID']['input'];
};

/** Which law of a state is applied besides the federal one (jurisdicción). */
export type ContractJurisdiction =
  /** Ciudad de México. */
  | 'CDMX'
  /** México federal. */
  | 'FEDERAL'
  /** Jalisco. Its civil code is not in the stock: what only it fixes is said to be unknown. */
  | 'JALISCO'
  /** Nuevo León. Its civil code is not in the stock: what only it fixes is said to be unknown. */
  | 'NUEVO_LEON';

/** A mail with a contract. */
export type ContractMail = {
  /** When the state was reached, in UTC. */
  at: Scalars['DateTime']['output'];
  /** Format of the file that was attached. */
  format: DocumentFormat;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What became of it. */
  state: ContractMailState;
  /** Address that it goes to. */
  to: Scalars['String']['output'];
  /** Number of the version that was sent. */
  versionNumber: Scalars['Int']['output'];
};

/** What became of a mail. */
export type ContractMailState =
  /** The mail server accepted it. */
  | 'ACCEPTED'
  /** The mail server refused the address, or could not be reached. */
  | 'FAILED'
  /** This server sends no mail: the message was written to its outbox and did not leave it. */
  | 'OUTBOX'
  /** It waits for the mail server. */
  | 'QUEUED';

/** Marital status, where property depends on it (estado civil). */
export type ContractMaritalStatus =
  /** Casada o casado, sociedad conyugal. */
  | 'MARRIED_COMMUNITY'
  /** Casada o casado, separación de bienes. */
  | 'MARRIED_SEPARATE'
  /** Soltera o soltero. */
  | 'SINGLE';

/** A person or company of a contract with its particulars. */
export type ContractParty = {
  /** Postal address; null: not said. */
  address: Maybe<Scalars['String']['output']>;
  /** Day of birth of a person; null: not said. */
  birthDate: Maybe<Scalars['Date']['output']>;
  /** CURP of a person; null: not said. */
  curp: Maybe<Scalars['String']['output']>;
  /** Address of mail; null: not said. */
  email: Maybe<Scalars['String']['output']>;
  /** Gender in the text; null: not said, or a company. */
  gender: Maybe<ContractGender>;
  /** Identity document and its number; null: not said. */
  idDocument: Maybe<Scalars['String']['output']>;
  /** Deed of incorporation of a company: number, date, notary, registration; null: not said. */
  incorporation: Maybe<Scalars['String']['output']>;
  /** Person or company. */
  kind: ContractPartyKind;
  /** Marital status of a person; null: not said. */
  maritalStatus: Maybe<ContractMaritalStatus>;
  /** Document of stay of a foreign national; null: none. */
  migratoryDocument: Maybe<Scalars['String']['output']>;
  /** Full name or company name. */
  name: Scalars['String']['output'];
  /** Nationality: «mexicana»; null: not said. */
  nationality: Maybe<Scalars['String']['output']>;
  /** Occupation; null: not said. */
  occupation: Maybe<Scalars['String']['output']>;
  /** Who acts for it; empty: in its own name. */
  representatives: Array<ContractRepresentative>;
  /** Tax number; null: not said. */
  rfc: Maybe<Scalars['String']['output']>;
};

/** A person or company of a contract. */
export type ContractPartyInput = {
  /** Postal address, up to 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Day of birth of a person. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** CURP with its check digit. */
  curp?: InputMaybe<Scalars['String']['input']>;
  /** Address of mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Gender in the text. */
  gender?: InputMaybe<ContractGender>;
  /** Identity document and its number, up to 200 characters. */
  idDocument?: InputMaybe<Scalars['String']['input']>;
  /** Deed of incorporation of a company, up to 500 characters. */
  incorporation?: InputMaybe<Scalars['String']['input']>;
  /** Person or company. */
  kind: ContractPartyKind;
  /** Marital status of a person. */
  maritalStatus?: InputMaybe<ContractMaritalStatus>;
  /** Document of stay of a foreign national, up to 200 characters. */
  migratoryDocument?: InputMaybe<Scalars['String']['input']>;
  /** Full name or company name, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Nationality, up to 60 characters. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Occupation, up to 100 characters. */
  occupation?: InputMaybe<Scalars['String']['input']>;
  /** Who acts for it, at most 5. */
  representatives?: InputMaybe<Array<ContractRepresentativeInput>>;
  /** Tax number with its check digit. */
  rfc?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a party is a person or a company. */
export type ContractPartyKind =
  /** Persona moral. */
  | 'COMPANY'
  /** Persona física. */
  | 'PERSON';

/** What a mutation of a contract answers. */
export type ContractPayload = {
  /** What the law says about the values, when that is why it was refused; else empty. */
  checks: Array<ContractCheck>;
  /** The contract as it is now; null when refused. */
  contract: Maybe<Contract>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A contract as it would be with the values so far. */
export type ContractPreview = {
  /** The document as JSON (see `ContractVersion.body`); what is missing stands as «__________». */
  body: Scalars['String']['output'];
  /** What the law says about the values. */
  checks: Array<ContractCheck>;
  /** Its clauses in their order. */
  clauses: Array<ContractClause>;
  /** Labels of required fields that are missing. */
  missing: Array<Scalars['String']['output']>;
};

/** A type of the quick generator, which leads to a template. */
export type ContractQuickType = {
  /** Other templates that fit, to choose from; may be empty. */
  alternativeIds: Array<Scalars['ID']['output']>;
  /** What people read: «Arrendamiento». */
  label: Scalars['String']['output'];
  /** The template that it opens first. */
  templateId: Scalars['ID']['output'];
};

/** Who acts for a party (representante). */
export type ContractRepresentative = {
  /** In what quality: «administrador único», «apoderada». */
  capacity: Maybe<Scalars['String']['output']>;
  /** Gender in the text; null: not said. */
  gender: Maybe<ContractGender>;
  /** The instrument that gives the powers: deed, date, notary, registration. */
  instrument: Maybe<Scalars['String']['output']>;
  /** Full name. */
  name: Scalars['String']['output'];
};

/** Who acts for a party. */
export type ContractRepresentativeInput = {
  /** In what quality, up to 200 characters. */
  capacity?: InputMaybe<Scalars['String']['input']>;
  /** Gender in the text. */
  gender?: InputMaybe<ContractGender>;
  /** The instrument that gives the powers, up to 500 characters. */
  instrument?: InputMaybe<Scalars['String']['input']>;
  /** Full name, 1 to 200 characters. */
  name: Scalars['String']['input'];
};

/** A row of a field of ROWS. */
export type ContractRow = {
  /** Its cells in the order of the columns; an empty text is an empty cell. */
  cells: Array<Scalars['String']['output']>;
};

/** A row of a field of ROWS. */
export type ContractRowInput = {
  /** Its cells in the order of the columns, each up to 500 characters; an empty text is an empty cell. */
  cells: Array<Scalars['String']['input']>;
};

/** Figures of the caller's contracts, counted when they are asked for. */
export type ContractStats = {
  /**
   * Share of the citations in clauses drafted by a model that the checker found verified, 0 to 100; null: no clause was
   * drafted. Templates are no output of a model and are not counted.
   */
  aiConfidenceAvg: Maybe<Scalars['Float']['output']>;
  /** Templates that the caller may use, with the own ones. */
  availableTemplates: Scalars['Int']['output'];
  /** Mean seconds that the server took to generate the caller's contracts; null: none was generated. */
  generationTimeAvg: Maybe<Scalars['Float']['output']>;
  /** Templates that the caller used, most used first, at most 5. */
  popularTemplates: Array<ContractTemplateUse>;
  /** The contracts generated last, at most 5. */
  recentGenerations: Array<Contract>;
  /** Contracts of the account, archived ones included. */
  userContracts: Scalars['Int']['output'];
};

/** State of a contract. */
export type ContractStatus =
  /** Archivado: out of the list, kept whole. */
  | 'ARCHIVED'
  /** Borrador: it may be changed. REST spells it `draft`. */
  | 'DRAFT';

/** A group of fields that is asked for together (paso). */
export type ContractStep = {
  /** Identifier, unique in the template. */
  id: Scalars['String']['output'];
  /** Its heading. */
  title: Scalars['String']['output'];
};

/** A form that becomes a contract (plantilla). */
export type ContractTemplate = {
  /** What it rests on, for all clauses together. */
  basis: Array<LegalBasis>;
  /** Field of law; null for an own template. */
  category: Maybe<ContractCategory>;
  /** How much it asks; null for an own template. */
  complexity: Maybe<ContractComplexity>;
  /** When an own template was brought; null for the others. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** What it is for, in one or two sentences. */
  description: Scalars['String']['output'];
  /** Its fields, in the order in which they are asked for. */
  fields: Array<ContractField>;
  /** What the law asks for besides the signed paper (deed, registration, ratification); empty: nothing. */
  formalities: Array<Scalars['String']['output']>;
  /** Identifier: `arrendamiento`; of an own template `ctt_…`. */
  id: Scalars['ID']['output'];
  /** Whether the caller may not use it: it is premium, and the plan is trial or free. */
  isLocked: Scalars['Boolean']['output'];
  /** Whether the caller brought it as a DOCX. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether it belongs to the paid plans (PREMIUM). */
  isPremium: Scalars['Boolean']['output'];
  /** Its Spanish name. */
  name: Scalars['String']['output'];
  /** Groups of its fields, in their order. */
  steps: Array<ContractStep>;
  /** How many contracts the caller made of it. */
  usageCount: Scalars['Int']['output'];
};

/** What a mutation of an own template answers. */
export type ContractTemplatePayload = {
  /** The template as it is now; null when refused or deleted. */
  template: Maybe<ContractTemplate>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A template with the number of contracts made of it. */
export type ContractTemplateUse = {
  /** Its name. */
  name: Scalars['String']['output'];
  /** Identifier of the template. */
  templateId: Scalars['ID']['output'];
  /** Contracts that the caller made of it. */
  usageCount: Scalars['Int']['output'];
};

/** The value of one field. */
export type ContractValue = {
  /** Name of the field. */
  field: Scalars['String']['output'];
  /** The parties, in their order; empty for other fields. */
  parties: Array<ContractParty>;
  /** The rows, in their order; empty for other fields. */
  rows: Array<ContractRow>;
  /** Text, number, day or choice; null for PARTIES and ROWS. */
  text: Maybe<Scalars['String']['output']>;
};

/** The value of one field. A field of PARTIES also takes `text`: the name of one person of whom no more is known. */
export type ContractValueInput = {
  /** Name of the field; an unknown one is VALIDATION. */
  field: Scalars['String']['input'];
  /** The parties, at most 10. */
  parties?: InputMaybe<Array<ContractPartyInput>>;
  /** The rows, at most 100. */
  rows?: InputMaybe<Array<ContractRowInput>>;
  /** Text, number, day or choice, up to 10,000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What anybody may know of a contract whose text or file they hold (verificación). */
export type ContractVerification = {
  /** Whether that contract has a later version; null: unknown. */
  hasLaterVersion: Maybe<Scalars['Boolean']['output']>;
  /** Whether a version, or a file made of one, has it. */
  isKnown: Scalars['Boolean']['output'];
  /** What has it: «texto», «PDF», «DOCX»; null: unknown. */
  kind: Maybe<ContractHashKind>;
  /** When the version was saved, by the clock of this server, in UTC; null: unknown. It is no constancia of NOM-151. */
  savedAt: Maybe<Scalars['DateTime']['output']>;
  /** SHA-256 that was asked for, hexadecimal. */
  sha256: Scalars['String']['output'];
  /** Number of the version; null: unknown. */
  versionNumber: Maybe<Scalars['Int']['output']>;
};

/** A state of the text of a contract that is kept for good (versión). */
export type ContractVersion = {
  /** Name of who saved it. */
  authorName: Scalars['String']['output'];
  /**
   * The document as JSON of the editor: `{"type":"doc","content":[…]}` with the nodes title, heading, clauseHeading,
   * paragraph, bulletList, orderedList, listItem, table, tableRow, tableHeader, tableCell, signatures, text and hardBreak,
   * and the marks bold, italic and underline. Up to 1,000,000 characters.
   */
  body: Scalars['String']['output'];
  /** What the law said about the values when it was generated; of a text that was changed by hand the values may differ. */
  checks: Array<ContractCheck>;
  /** Its clauses in their order. */
  clauses: Array<ContractClause>;
  /** When it was saved, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Milliseconds that the server took to generate it; null for one that was saved by hand. */
  generationMs: Maybe<Scalars['Int']['output']>;
  /** Opaque identifier, `ctv_…`. */
  id: Scalars['ID']['output'];
  /** What was changed, as its author says; may be empty. */
  note: Scalars['String']['output'];
  /** 1 for what was generated, and one more each time it is saved. */
  number: Scalars['Int']['output'];
  /** SHA-256 of the plain text in UTF-8, hexadecimal. */
  sha256: Scalars['String']['output'];
  /** The same as plain text. */
  text: Scalars['String']['output'];
};

/** Arguments of `correctDocumentCell`. */
export type CorrectDocumentCellInput = {
  /** The column. */
  columnId: Scalars['ID']['input'];
  /** The row. */
  documentId: Scalars['ID']['input'];
  /** The table. */
  tableId: Scalars['ID']['input'];
  /** What stands there, at most 1,000 characters; null: what was found. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What a correction changes. */
export type CorrectionKind =
  /** Only how it is written: accents, abbreviations, the key of a thesis. */
  | 'FORM'
  /** What is cited: another article, fraction or thesis. */
  | 'SUBSTANCE';

/** One day of the table of a count. */
export type CountedDay = {
  /** The article that says so; null: none is named. */
  basis: Maybe<TermBasis>;
  /** Whether it counts. */
  counts: Scalars['Boolean']['output'];
  /** The legal day. */
  date: Scalars['Date']['output'];
  /** 1 for the first day that counts; null when it does not count. */
  number: Maybe<Scalars['Int']['output']>;
  /** In Spanish: why it does not count, or what happens on it; null: nothing to say. */
  reason: Maybe<Scalars['String']['output']>;
};

/** What a deadline was counted from, in the form of `ComputeDeadlineInput`; what was not given is null. */
export type CountedFrom = {
  /** Day on which a notice that nobody opened was sent or posted. */
  adviceSentOn: Maybe<Scalars['Date']['output']>;
  /** Key of the calendar that was used, given or found from the court. */
  calendar: Maybe<Scalars['ID']['output']>;
  /** The id of the court of the directory. */
  courtId: Maybe<Scalars['ID']['output']>;
  /** Kilometres to the seat of the court. */
  distanceKm: Maybe<Scalars['Int']['output']>;
  /** Key of the statute of the act. */
  lawOfAct: Maybe<Scalars['ID']['output']>;
  /** How it was notified. */
  method: Maybe<NoticeMethod>;
  /** Time of the notice, `HH:MM` in the zone of the court. */
  noticeAt: Maybe<Scalars['String']['output']>;
  /** Legal day of the notice or fact. */
  noticeOn: Scalars['Date']['output'];
  /** Key of the calendar of the responsible authority. */
  responsibleCalendar: Maybe<Scalars['ID']['output']>;
  /** Id of the `TermRule`; null for a free term. */
  ruleId: Maybe<Scalars['ID']['output']>;
  /** Days that did not count for a reason of the case. */
  suspensions: Array<Suspension>;
  /** The free term; null when there is a rule. */
  term: Maybe<FreeTerm>;
};

/** A statute that says how terms are counted, or when notices take effect. */
export type CountingRegime = {
  /** Articles that say so. */
  basis: Array<TermBasis>;
  /** Key of the law: send it as `FreeTermInput.regime`. */
  statuteKey: Scalars['ID']['output'];
  /** Full name of the law. */
  statuteName: Scalars['String']['output'];
  /** In Spanish: which days do not count, and whether the last day moves. */
  summary: Scalars['String']['output'];
};

/** Courts by level, which says how binding they are (órgano jurisdiccional). */
export type Court =
  /** Tribunales Colegiados de Circuito. */
  | 'COLLEGIATE_CIRCUIT_COURTS'
  /** Juzgados de Distrito. */
  | 'DISTRICT_COURTS'
  /** Tribunal Federal de Justicia Administrativa. */
  | 'FEDERAL_ADMINISTRATIVE_COURT'
  /** Tribunales Laborales Federales. */
  | 'FEDERAL_LABOR_COURTS'
  /** Plenos Regionales. */
  | 'REGIONAL_PLENARIES'
  /** Tribunales Superiores de Justicia estatales. */
  | 'STATE_SUPERIOR_COURTS'
  /** Suprema Corte de Justicia de la Nación. */
  | 'SUPREME_COURT';

/** A calendar of a court or authority in one year. */
export type CourtCalendar = {
  /** How well it is confirmed. */
  confidence: CalendarConfidence;
  /** Closed days by their first day, with the closures that the caller wrote. */
  days: Array<CalendarClosure>;
  /** Whether all closed days of that year are known; `false`: some may be missing. */
  isComplete: Scalars['Boolean']['output'];
  /** Key of the calendar. */
  key: Scalars['ID']['output'];
  /** Name of the court or authority. */
  name: Scalars['String']['output'];
  /** In Spanish: what to know about this year; null: nothing to say. */
  note: Maybe<Scalars['String']['output']>;
  /** Legal day on which the source was read; null when that year is not held. */
  readOn: Maybe<Scalars['Date']['output']>;
  /** In Spanish: where it was published, or that nothing was found. */
  source: Scalars['String']['output'];
  /** The year. */
  year: Scalars['Int']['output'];
};

/** A calendar of a court or authority, without its days. */
export type CourtCalendarSummary = {
  /** Key of the calendar: `pjf`. */
  key: Scalars['ID']['output'];
  /** Name of the court or authority. */
  name: Scalars['String']['output'];
  /** Years that are held, oldest first. */
  years: Array<CalendarYearSummary>;
};

/** How well the name of a court is confirmed. */
export type CourtConfidence =
  /** Read in a statute or an official list. */
  | 'OFFICIAL'
  /** Written by the account itself. */
  | 'OWN'
  /** From another public source. */
  | 'SECONDARY'
  /** Generally known, not confirmed. */
  | 'UNCONFIRMED';

/** A court or authority (órgano). Confirm its name and address with the court before serving papers. */
export type CourtOffice = Node & {
  /** How well its name is confirmed. */
  confidence: CourtConfidence;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Full name in Spanish. */
  name: Scalars['String']['output'];
  /** State or region that it belongs to; null when none is known, as for courts that an account wrote. */
  place: Maybe<Scalars['String']['output']>;
  /** Where the name was read; null for courts that an account wrote. */
  source: Maybe<Scalars['String']['output']>;
};

/** A page of courts. */
export type CourtOfficeConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<CourtOfficeEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<CourtOffice>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** A court with its place in the list. */
export type CourtOfficeEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CourtOffice;
};

/** Arguments of `createApiKey`. */
export type CreateApiKeyInput = {
  /** At most 20 addresses or networks; absent or empty: any. */
  allowedAddresses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A later instant, at most two years ahead; absent or null: it does not expire. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Absent: 1,000. */
  hourlyLimit?: InputMaybe<ApiKeyHourlyLimit>;
  /**
   * `true`: a key of the sandbox, an account of its own with example data, in which nothing is charged and nothing reaches
   * other people. It stays what it was made as.
   */
  isSandbox?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** 1 to 60 scopes that `apiKeyScopes` has. */
  scopes: Array<Scalars['String']['input']>;
};

/** What `createCalendarEvent` takes. */
export type CreateCalendarEventInput = {
  /** Up to 5, in minutes before the start, 0–40,320 (four weeks). Absent: those of the calendar's settings. */
  alarms?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Case that it belongs to: one that the caller works in, and that is not archived. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 200 characters; that of the case when absent. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** Up to 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** In the same form, after the start and at most 31 days later; of whole days the last one. Absent: by the usual length of the type. */
  end?: InputMaybe<Scalars['String']['input']>;
  /** Whether it takes whole days; `start` and `end` are then days. */
  isAllDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Absent: by its type. */
  isBillable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Absent: true, but false for deadlines and whole days. */
  isBusy?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether guests of its case see it too. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Up to 500 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** How it repeats; absent: it happens once. */
  recurrence?: InputMaybe<RecurrenceInput>;
  /** Local time in `zone`, `2026-03-05T10:30`; `2026-03-05` for whole days. Years 1970–2100; a day or hour that does not exist is refused with VALIDATION. */
  start: Scalars['String']['input'];
  /** 1–200 characters. */
  title: Scalars['String']['input'];
  /** Kind of event; it decides what is left out below. */
  type?: InputMaybe<CalendarEventType>;
  /** IANA name; absent: that of the calendar's settings. */
  zone?: InputMaybe<Scalars['String']['input']>;
};

/** What `createCalendarEvent` and `createEventFromCase` answer. */
export type CreateCalendarEventPayload = {
  /** Whether it belongs to a case. */
  caseLinked: Scalars['Boolean']['output'];
  /** Occurrences that it overlaps with, at most 20; it is saved all the same. */
  conflicts: Array<EventOccurrence>;
  /** The new event; null when it was refused. */
  event: Maybe<CalendarEvent>;
  /** Hints in Spanish: it falls on a non-working day, on an hour that happens twice that day, on other events. */
  notices: Array<Scalars['String']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `createCalendarFeed` takes. */
export type CreateCalendarFeedInput = {
  /** Only what belongs to this case; absent: all that the caller sees. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** True: it tells only when its owner is busy, without any text. */
  isBusyOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1–100 characters; absent: a Spanish name by its scope. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** What `createCalendarFeed` answers. */
export type CreateCalendarFeedPayload = {
  /** The new feed; null when refused. */
  feed: Maybe<CalendarFeed>;
  /** Whole address with its key: it cannot be read again later. */
  url: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
  /** The same address as calendar programs take it: `webcal://…`. */
  webcalUrl: Maybe<Scalars['String']['output']>;
};

/** Arguments of `createCase`. */
export type CreateCaseInput = {
  /** Whole centavos, 0 to 10^15. */
  amountClaimed?: InputMaybe<Scalars['Float']['input']>;
  /** Area of law. */
  area: LegalArea;
  /** 1–200 characters. */
  client: Scalars['String']['input'];
  /** A court of the directory, or one that the account wrote; refused together with `courtName` (VALIDATION). */
  courtId?: InputMaybe<Scalars['ID']['input']>;
  /** A court that is not in the directory, up to 200 characters: kept for the account. */
  courtName?: InputMaybe<Scalars['String']['input']>;
  /** Up to 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Number that the court gave it, up to 100 characters. */
  fileNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether to mark it as urgent. */
  isUrgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Legal day from 1900 to today; today in Mexico City when absent. */
  openedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Up to 100 parties. */
  parties?: InputMaybe<Array<PartyInput>>;
  /** Status to begin with; COMPLETED closes it today. */
  status?: InputMaybe<CaseStatus>;
  /** Up to 20 tags of up to 40 characters each. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1–200 characters. */
  title: Scalars['String']['input'];
  /** Kind of proceeding in free text, up to 120 characters. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `createCase`. */
export type CreateCasePayload = {
  /** The new case; null when it was refused. */
  case: Maybe<Case>;
  /** Other cases of the caller in which a name given is found, most alike first, at most 20. They never prevent the creation. */
  conflicts: Array<ConflictHit>;
  /** How many cases the plan counts and allows, after this one; null when it was refused. */
  usage: Maybe<UsageMeter>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `createCitationReview`. */
export type CreateCitationReviewInput = {
  /** The text, 1–1,000,000 characters; refused together with `uploadId` (VALIDATION). */
  text?: InputMaybe<Scalars['String']['input']>;
  /** 1–120 characters; without it, the name of the file or the first words. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** A file that was uploaded, instead of `text`: PDF with text, DOCX, DOC, HTML or TXT (see `createUpload`). Columns are read one after the other, tables by row with a tab between cells, notes after the paragraph of their mark; headers, page numbers, text boxes and what was deleted with changes tracked are left out. */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
  /** Legal day on which the text was written: reforms after it are noted. */
  writtenOn?: InputMaybe<Scalars['Date']['input']>;
};

/** Answer of `createCitationReview`. */
export type CreateCitationReviewPayload = {
  /** The new review; null when it was refused. */
  review: Maybe<CitationReview>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `createContractTemplate` takes. */
export type CreateContractTemplateInput = {
  /** 1 to 100 characters; absent: the name of the file. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A DOCX that was sent with `createUpload`. Fields stand in it as `{{nombre_del_campo}}`. */
  uploadId: Scalars['ID']['input'];
};

/** Arguments of `createDeadline`. */
export type CreateDeadlineInput = {
  /** 1–5 different values of 0–365 days; those of the account when absent. */
  alertDays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Case that it belongs to; without one it is the caller's own. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The instant when it ends; give either this or `dueOn`. */
  dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Hour of `dueOn`, `HH:MM` in the zone of the court of the case, else of the account; absent: the whole day. */
  dueHour?: InputMaybe<Scalars['String']['input']>;
  /** Last legal day, from 2000 to 2100; give either this or `dueAt`. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Whether guests of the case see it too; needs a case (else VALIDATION). */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Follows the urgency when absent. */
  priority?: InputMaybe<DeadlineUrgency>;
  /** 1–200 characters. */
  title: Scalars['String']['input'];
  /** One of the types of the calendar's events, or free text up to 120 characters; `vencimiento` when absent. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `createDeadline`. */
export type CreateDeadlinePayload = {
  /** The new deadline; null when it was refused. */
  deadline: Maybe<Deadline>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What is estimated. */
export type CreateEstimateInput = {
  /** Whole centavos that are at stake, more than 0; for STRATEGY_OPTIMIZATION. Null: the amount claimed of the case. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** A case that the caller works in; its court is used, and the estimate is compared when it is closed. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of case. */
  caseType: EstimateCaseType;
  /** 1 to 5,000 characters. */
  description: Scalars['String']['input'];
  /** Quality of the evidence. */
  evidenceQuality: EvidenceQuality;
  /** Hours that the caller expects, more than 0; used when the own closed cases do not tell them. */
  expectedHours?: InputMaybe<Scalars['Float']['input']>;
  /** Whole centavos for an hour, more than 0. Null: the rate of the account. */
  hourlyRate?: InputMaybe<Scalars['Float']['input']>;
  /** Up to 2,000 characters. */
  judgeHistory?: InputMaybe<Scalars['String']['input']>;
  /** Optional. */
  jurisdiction?: InputMaybe<EstimateJurisdiction>;
  /** What to estimate. */
  kind: EstimateKind;
  /** Offer on the table, whole centavos; for STRATEGY_OPTIMIZATION. */
  offer?: InputMaybe<Scalars['Float']['input']>;
  /** The estimate of the caller, 0 to 100. */
  ownEstimate?: InputMaybe<Scalars['Int']['input']>;
  /** Up to 2,000 characters. */
  similarCases?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `createEstimate`. */
export type CreateEstimatePayload = {
  /** Null when it was refused. */
  estimate: Maybe<Estimate>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `createEventFromCase` takes. */
export type CreateEventFromCaseInput = {
  /** Case that the event belongs to and takes title and client from. */
  caseId: Scalars['ID']['input'];
  /** Up to 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** As in `CreateCalendarEventInput`; absent: by the usual length of the type. */
  end?: InputMaybe<Scalars['String']['input']>;
  /** Up to 500 characters; absent: none. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** As in `CreateCalendarEventInput`. */
  start: Scalars['String']['input'];
  /** Absent or empty: the type and the title of the case. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Kind of event. */
  type: CalendarEventType;
  /** IANA name; absent: that of the calendar's settings. */
  zone?: InputMaybe<Scalars['String']['input']>;
};

/** What is bought on the checkout page. */
export type CreatePaymentCheckoutInput = {
  /** Own origin only. */
  cancelUrl?: InputMaybe<Scalars['String']['input']>;
  /** Default MX. */
  country?: InputMaybe<BillingCountry>;
  /** Where the claim link goes when the caller is not signed in. */
  email: Scalars['String']['input'];
  /** CARD by default. */
  method?: InputMaybe<CheckoutMethod>;
  /** Name of the buyer. */
  name: Scalars['String']['input'];
  /** BASIC, PROFESSIONAL or ENTERPRISE; CUSTOM is kept as a quote request. */
  plan: PlanCode;
  /** Own origin only; it grants nothing. */
  successUrl?: InputMaybe<Scalars['String']['input']>;
};

/** What `createPrebill` answers. */
export type CreatePrebillPayload = {
  /** The new pre-bill; null when refused. */
  prebill: Maybe<Prebill>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Answer of `createSampleCase`. */
export type CreateSampleCasePayload = {
  /** The sample; the one that was there already when the account has one. Null when it was refused. */
  case: Maybe<Case>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What a visitor buys on the landing page. */
export type CreateSubscriptionCheckoutInput = {
  /** Where the claim link goes when the caller is not signed in. */
  email: Scalars['String']['input'];
  /** Name of the buyer. */
  name: Scalars['String']['input'];
  /** BASIC, PROFESSIONAL or ENTERPRISE; others are refused with VALIDATION. */
  plan: PlanCode;
};

/** What `createTimeEntry` takes. */
export type CreateTimeEntryInput = {
  /** Absent: by the type of the event, else OTHER. */
  activity?: InputMaybe<WorkActivity>;
  /** Absent: as the event; without one BILLABLE with a case, else NOT_BILLABLE. */
  billing?: InputMaybe<BillingKind>;
  /** Case that the work was for; absent: that of the event, else none. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Chosen by the client for retries: a second call with the same one answers the entry of the first. 1–64 letters, digits and `_.:-`. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** Up to 2,000 characters; absent: the title of the event or the task. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Event that is recorded: it gives what is left out here. CONFLICT when the caller recorded it already. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Original start of the occurrence; needed when the event is a series. */
  occurrenceOf?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1–86,400, and at most 24 hours a day in all. Absent: the length of the event; needed without one. */
  seconds?: InputMaybe<Scalars['Int']['input']>;
  /** `2026-03-05T10:30`, local time in the zone of the calendar's settings; not in the future. */
  start?: InputMaybe<Scalars['String']['input']>;
  /** Task that the work was for. */
  taskId?: InputMaybe<Scalars['ID']['input']>;
  /** Today or before, from 1970; absent: the day of `start`, of the event, or today. */
  workedOn?: InputMaybe<Scalars['Date']['input']>;
};

/** What `createTimeEntry` answers. */
export type CreateTimeEntryPayload = {
  /** The recorded time; null when refused. */
  entry: Maybe<TimeEntry>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `createUpload` takes. */
export type CreateUploadInput = {
  /** Size in bytes, 1–26,214,400 (25 MiB); more is PAYLOAD_TOO_LARGE. */
  byteLength: Scalars['Int']['input'];
  /** 1–255 characters; folders before the name are cut off. */
  fileName: Scalars['String']['input'];
};

/** What `createUpload` answers. */
export type CreateUploadPayload = {
  /** Where to send the bytes; null when refused. */
  upload: Maybe<Upload>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `createWebhookEndpoint`. */
export type CreateWebhookEndpointInput = {
  /** At most 120 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 20 names that `webhookEventTypes` has. */
  eventTypes: Array<Scalars['String']['input']>;
  /** https, a public name, port 443 or 8443, at most 2,000 characters, without user or password. */
  url: Scalars['String']['input'];
};

/** What `createWorkTask` takes. */
export type CreateWorkTaskInput = {
  /** Case that it belongs to: whoever works in the case sees it. Absent: only the caller does. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Day by which it should be done. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Up to 4,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** 1–200 characters. */
  title: Scalars['String']['input'];
};

/** Arguments of `createZoomMeeting`. */
export type CreateZoomMeetingInput = {
  /** An event with hours that the caller may change. */
  eventId: Scalars['ID']['input'];
  /** The version that was read; CONFLICT when it changed meanwhile. */
  version: Scalars['Int']['input'];
};

/** Answer of `createZoomMeeting`. */
export type CreateZoomMeetingPayload = {
  /** The event, with the address as its place, or as the first line of its description when it has a place; null when it was refused. */
  event: Maybe<CalendarEvent>;
  /** Address by which people join; null when it was refused. */
  joinUrl: Maybe<Scalars['String']['output']>;
  /** Why there is no meeting; empty on success. */
  userErrors: Array<UserError>;
};

/** ISO 4217 code of a currency. */
export type Currency =
  /** Mexican peso. */
  | 'MXN';

/** How much room the dashboard takes (distribución). */
export type DashboardLayout =
  /** Compacta: less space between things. */
  | 'COMPACT'
  /** Predeterminada. */
  | 'DEFAULT'
  /** Amplia: larger text and more space. */
  | 'EXPANDED';

/** How days are written in figures (formato de fecha). */
export type DateFormat =
  /** `DD/MM/YYYY`. */
  | 'DAY_MONTH_YEAR'
  /** `MM/DD/YYYY`. */
  | 'MONTH_DAY_YEAR'
  /** `YYYY-MM-DD`. */
  | 'YEAR_MONTH_DAY';

/** A deadline (plazo, vencimiento). */
export type Deadline = Node & {
  /** How many days before its end people are alerted, nearest first: its own, else those of its owner's account. */
  alertDays: Array<Scalars['Int']['output']>;
  /** The case that it belongs to; null: it is the caller's own. */
  case: Maybe<Case>;
  /** Shared by the deadlines of one notice: send it to `moveTrigger`. Null unless it was computed. */
  chainId: Maybe<Scalars['ID']['output']>;
  /** In Spanish, when a closure or a moved notice changed the date: from which day to which, and why. Null: it was not changed so. */
  changeNote: Maybe<Scalars['String']['output']>;
  /** When it was completed; null: it is open. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of who completed it; null when it is open or the account was deleted. */
  completedBy: Maybe<Scalars['String']['output']>;
  /** The table as it was counted last; null when it was not computed. */
  computation: Maybe<DeadlineComputation>;
  /** What it was counted from; null when it was not computed. */
  countedFrom: Maybe<CountedFrom>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Calendar days left in its zone: 0 on its day, negative afterwards. */
  daysLeft: Scalars['Int']['output'];
  /** Up to 4,000 characters; empty when nothing was written. */
  description: Scalars['String']['output'];
  /** The instant when it ends: the last second of the day in its zone unless `hasHour`. */
  dueAt: Scalars['DateTime']['output'];
  /** Last legal day, in its zone. */
  dueOn: Scalars['Date']['output'];
  /** The event of the calendar that sets its date; null when it was computed or typed by hand. */
  eventId: Maybe<Scalars['ID']['output']>;
  /** `true`: it ends at an hour; `false`: with the day. */
  hasHour: Scalars['Boolean']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether no notice of it exists yet: it was counted from the day on which another step would end. It is never overdue in the panel. */
  isEstimated: Scalars['Boolean']['output'];
  /** Whether its hour or its day has passed. */
  isOverdue: Scalars['Boolean']['output'];
  /** Whether a calendar that the count needs is missing or incomplete: the date may change. */
  isProvisional: Scalars['Boolean']['output'];
  /** Whether guests of the case see it too. */
  isShared: Scalars['Boolean']['output'];
  /** Whether it was postponed since its date was last set. */
  isSnoozed: Scalars['Boolean']['output'];
  /** Whether it is the act of the other side (de la contraparte). */
  isTheirs: Scalars['Boolean']['output'];
  /** In Spanish: «¡HOY!», «¡MAÑANA!», «5 días», «¡VENCIDO!». */
  label: Scalars['String']['output'];
  /** Where its date comes from. */
  origin: DeadlineOrigin;
  /** In Spanish, since when it is overdue: «venció ayer», «venció hace 3 días»; null while it runs. */
  overdueSince: Maybe<Scalars['String']['output']>;
  /** The priority that was chosen, else the urgency. */
  priority: DeadlineUrgency;
  /** When the caller is reminded next: the snoozed reminder, else the next alert day at 08:00 in the zone of the caller; null when it is completed or none is left before its end. */
  remindAt: Maybe<Scalars['DateTime']['output']>;
  /** Id of the `TermRule` that it was computed by; null for a free term and when it was not computed. */
  ruleId: Maybe<Scalars['ID']['output']>;
  /** Where it stands. */
  status: DeadlineStatus;
  /** Title, 1 to 200 characters. */
  title: Scalars['String']['output'];
  /** One of the types of the calendar's events, or free text. */
  type: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** How pressing it is by the days left. */
  urgency: DeadlineUrgency;
  /** Grows with each change; send it back to update. */
  version: Scalars['Int']['output'];
  /** Whether the caller may complete it: the same people as may edit it. */
  viewerCanComplete: Scalars['Boolean']['output'];
  /** Whether the caller may edit it: its owner, or in a case those who work in it, unless the case is archived. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** IANA name of the zone in which its days are counted: that of its court or event, else of its owner's account. */
  zone: Scalars['String']['output'];
  /** In Spanish, the hours of its zone, where the caller's clock shows another: «hora de Tijuana». Null: the same hour. */
  zoneNote: Maybe<Scalars['String']['output']>;
};

/** An alert about a deadline, as it was sent to the caller. */
export type DeadlineAlert = {
  /** Calendar days left when it was sent; negative: its day had passed. */
  daysLeft: Scalars['Int']['output'];
  /** The deadline as it is now. */
  deadline: Deadline;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Why it was sent. */
  kind: DeadlineAlertKind;
  /** In Spanish, ready to be shown. */
  message: Scalars['String']['output'];
  /** When it was sent. */
  timestamp: Scalars['DateTime']['output'];
};

/** Why an alert was sent. */
export type DeadlineAlertKind =
  /** Its date was computed again. */
  | 'CHANGED'
  /** It has ended without being completed. */
  | 'OVERDUE'
  /** A snoozed reminder has come. */
  | 'REMINDER'
  /** One of its alert days has come. */
  | 'STAGE';

/** A term, counted (cómputo). */
export type DeadlineComputation = {
  /** Other ways to count it, with their dates. */
  alternatives: Array<AlternativeReading>;
  /** In Spanish: what the count takes for granted. */
  assumptions: Array<Scalars['String']['output']>;
  /** Articles that the count rests on. */
  basis: Array<TermBasis>;
  /** Years of calendars that were used. */
  calendars: Array<UsedCalendar>;
  /** In Spanish: what is lost when it passes; null when nothing is said. */
  consequence: Maybe<Scalars['String']['output']>;
  /** How many days of the table count. */
  countedDays: Scalars['Int']['output'];
  /** The table, day by day; empty when the law sets no term. */
  days: Array<CountedDay>;
  /** Days of the table that would have counted as weekdays and did not: holidays, recesses, closures, suspensions. */
  daysLeftOut: Array<CountedDay>;
  /** The instant when it ends: the last second of the day in `zone`, or the hour that was counted. Null when the law sets no term. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Last legal day; null when the law sets no term. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** In Spanish: why it takes effect on that day, with the article; null when nothing was notified. */
  effectNote: Maybe<Scalars['String']['output']>;
  /** Legal day on which the notice takes effect; null when nothing was notified. */
  effectOn: Maybe<Scalars['Date']['output']>;
  /** First legal day that counts; null when the law sets no term. */
  firstDay: Maybe<Scalars['Date']['output']>;
  /** In Spanish: until what hour of the last day; null when the law sets no term. */
  hourNote: Maybe<Scalars['String']['output']>;
  /** Whether a calendar that it needs was not named, is not held or is incomplete: the date may change. */
  isProvisional: Scalars['Boolean']['output'];
  /** In Spanish, for each law: a reform later than the text held here that may change the count. */
  laterReforms: Array<Scalars['String']['output']>;
  /** How it was notified. */
  method: NoticeMethod;
  /** Day of the notice or fact that was counted from; with `adviceSentOn`, the day on which the law treats the notice as made. */
  noticeOn: Scalars['Date']['output'];
  /** Id of the `TermRule`; null for a free term. */
  ruleId: Maybe<Scalars['ID']['output']>;
  /** In Spanish: «15 días hábiles». */
  term: Scalars['String']['output'];
  /** What is to be done, in Spanish. */
  title: Scalars['String']['output'];
  /** In Spanish: what to look out for. */
  warnings: Array<Scalars['String']['output']>;
  /** IANA name of the zone in which its days are counted: that of the court, else of the account. */
  zone: Scalars['String']['output'];
};

/** A page of deadlines. */
export type DeadlineConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<DeadlineEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<Deadline>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** How many rows there are in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A deadline with its place in the list. */
export type DeadlineEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Deadline;
};

/** Which deadlines a list shows: those that meet every condition given. */
export type DeadlineFilter = {
  /** Only deadlines of this case. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that end on this legal day or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** `true`: only completed ones; `false`: only open ones (pending and scheduled); all when absent. */
  isCompleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of title, description, type or the title of the case, in any order. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those that end on this legal day or earlier. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The notice that one deadline is to be counted from. */
export type DeadlineNoticeInput = {
  /** Day on which a notice that nobody opened was sent or posted. */
  adviceSentOn?: InputMaybe<Scalars['Date']['input']>;
  /** The id of the deadline. */
  deadlineId: Scalars['ID']['input'];
  /** `true`: there is no such notice, and the deadline is an estimate again; absent: it was made. */
  isEstimated?: InputMaybe<Scalars['Boolean']['input']>;
  /** How it was notified. */
  method?: InputMaybe<NoticeMethod>;
  /** Time of the notice, `HH:MM` in the zone of the court. */
  noticeAt?: InputMaybe<Scalars['String']['input']>;
  /** Legal day of the notice or fact. */
  noticeOn: Scalars['Date']['input'];
};

/** Where the date of a deadline comes from. */
export type DeadlineOrigin =
  /** Computed by statute: snoozing does not move it. */
  | 'COMPUTED'
  /** Taken from an event of the calendar: snoozing does not move it. */
  | 'EVENT'
  /** Typed by hand. */
  | 'MANUAL';

/** What the panel «Vencimientos y Alertas» shows. */
export type DeadlinePanel = {
  /** Open deadlines by their end, overdue ones first, and then those that are estimated; without those of archived cases. */
  active: DeadlineConnection;
  /** Alert days of the account, nearest first; `1, 7, 30` until others are chosen. */
  alertDays: Array<Scalars['Int']['output']>;
  /** How many open deadlines have passed; without those that are estimated, and those of archived cases. */
  overdueCount: Scalars['Int']['output'];
  /** The last ones completed, at most 6, last first; without those of archived cases. */
  recentlyCompleted: Array<Deadline>;
  /** IANA name of the zone of the account (`User.timeZone`), in which it is alerted at 08:00; null: none was chosen, and `America/Mexico_City` is used. */
  timeZone: Maybe<Scalars['String']['output']>;
};


/** What the panel «Vencimientos y Alertas» shows. */
export type DeadlinePanelActiveArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Where a deadline stands (estado). */
export type DeadlineStatus =
  /** Completado. */
  | 'COMPLETED'
  /** The days left are no more than its largest alert day (pendiente). */
  | 'PENDING'
  /** It is further away than its largest alert day (programado). */
  | 'SCHEDULED';

/** How pressing it is (urgencia). */
export type DeadlineUrgency =
  /** Today, tomorrow, and overdue. */
  | 'CRITICAL'
  /** 2 or 3 days left. */
  | 'HIGH'
  /** 8 days left or more. */
  | 'LOW'
  /** 4 to 7 days left. */
  | 'MEDIUM';

/** Arguments of `decideCitation`. */
export type DecideCitationInput = {
  /** The citation as it is written there: when another one has that index by now, nothing is decided (CONFLICT). */
  citation?: InputMaybe<Scalars['String']['input']>;
  /** The decision; absent or null takes it back. */
  decision?: InputMaybe<CitationDecision>;
  /** `index` of the citation. */
  index: Scalars['Int']['input'];
  /** Up to 500 characters; absent or null removes the note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The id of the review. */
  reviewId: Scalars['ID']['input'];
};

/** Answer of `decideCitation`. */
export type DecideCitationPayload = {
  /** The review as it is stored; null when it was refused. */
  review: Maybe<CitationReview>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `decideFindings`. */
export type DecideFindingsInput = {
  /** The decision; null: none again. */
  decision?: InputMaybe<FindingDecision>;
  /** Document of the caller. */
  documentId: Scalars['ID']['input'];
  /** 1 to 500 findings. */
  findingIds: Array<Scalars['ID']['input']>;
  /** A note, at most 1,000 characters, for all of them; absent: the notes stay; null or empty: none. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What is taken off a wage (LFT 97, 110). */
export type DeductionType =
  /** A credit of Fonacot. */
  | 'CONSUMER_CREDIT'
  /** A debt to the employer. */
  | 'DEBT_TO_EMPLOYER'
  /** A loan of Infonavit. */
  | 'HOUSING_FUND_LOAN'
  /** A rent of Infonavit. */
  | 'HOUSING_FUND_RENT'
  /** Rent of a dwelling of the employer. */
  | 'RENT'
  /** Savings funds and cooperatives. */
  | 'SAVINGS'
  /** Support that was ordered. */
  | 'SUPPORT_PAYMENT';

/** Arguments of `deleteCalculation`. */
export type DeleteCalculationInput = {
  /** The id of the kept calculation. */
  calculationId: Scalars['ID']['input'];
};

/** Answer of `deleteCalculation`. */
export type DeleteCalculationPayload = {
  /** The id of what was deleted; null when refused. */
  deletedCalculationId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `deleteCalendarEvent` takes. */
export type DeleteCalendarEventInput = {
  /** Event, or series, to delete. */
  eventId: Scalars['ID']['input'];
  /** Original start of the occurrence; needed for a series unless `scope` is ALL. */
  occurrenceOf?: InputMaybe<Scalars['DateTime']['input']>;
  /** Which events of a series are deleted. */
  scope?: InputMaybe<SeriesScope>;
};

/** What `deleteCalendarEvent` answers. */
export type DeleteCalendarEventPayload = {
  /** Event to name when undoing: the deleted one, or the series that lost a part. Null when refused. */
  deletedEventId: Maybe<Scalars['ID']['output']>;
  /** Send it back with `restoreCalendarEvent` to undo; valid until the event is changed again. */
  undoToken: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `deleteCaseDocument`. */
export type DeleteCaseDocumentInput = {
  /** The id of the document. */
  documentId: Scalars['ID']['input'];
};

/** Answer of `deleteCaseDocument`. */
export type DeleteCaseDocumentPayload = {
  /** The id of the deleted document; null when it was refused. */
  deletedDocumentId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `deleteCaseMessage` takes. */
export type DeleteCaseMessageInput = {
  /** Message to delete; FORBIDDEN unless the caller wrote it. */
  messageId: Scalars['ID']['input'];
};

/** What `deleteCaseMessage` answers. */
export type DeleteCaseMessagePayload = {
  /** The message without its content; null when refused. */
  message: Maybe<CaseMessage>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `deleteCaseNote`. */
export type DeleteCaseNoteInput = {
  /** The id of the note. */
  noteId: Scalars['ID']['input'];
};

/** Answer of `deleteCaseNote`. */
export type DeleteCaseNotePayload = {
  /** The id of the deleted note; null when it was refused. */
  deletedNoteId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `deleteCitationReview`. */
export type DeleteCitationReviewInput = {
  /** The id of the review. */
  reviewId: Scalars['ID']['input'];
};

/** Answer of `deleteCitationReview`. */
export type DeleteCitationReviewPayload = {
  /** The id of the deleted review; null when it was refused. */
  deletedReviewId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `deleteContract` answers. */
export type DeleteContractPayload = {
  /** Identifier of what was deleted; null when refused. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `deleteContractTemplate` takes. */
export type DeleteContractTemplateInput = {
  /** An own template. Contracts made of it stay. */
  id: Scalars['ID']['input'];
};

/** Arguments of `deleteDeadline`. */
export type DeleteDeadlineInput = {
  /** The id of the deadline. */
  id: Scalars['ID']['input'];
};

/** Answer of `deleteDeadline`. */
export type DeleteDeadlinePayload = {
  /** The id of the deleted deadline; null when it was refused. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `deleteDocumentTable`. */
export type DeleteDocumentTableInput = {
  /** The table. */
  tableId: Scalars['ID']['input'];
};

/** Answer of `deleteDocumentTable`. */
export type DeleteDocumentTablePayload = {
  /** The deleted table; null when it was refused. */
  deletedTableId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Which estimate. */
export type DeleteEstimateInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** Answer of `deleteEstimate`. */
export type DeleteEstimatePayload = {
  /** Null when it was refused. */
  deletedEstimateId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `deleteOperation`. */
export type DeleteOperationInput = {
  /** The id of a registered operation. */
  operationId: Scalars['ID']['input'];
};

/** Answer of `deleteOperation`. */
export type DeleteOperationPayload = {
  /** The id of what was deleted; null when it was refused. */
  deletedOperationId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `deletePasskey` answers. */
export type DeletePasskeyPayload = {
  /** The passkey that is gone; null when refused. */
  deletedPasskeyId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `deleteSavedSearch`. */
export type DeleteSavedSearchInput = {
  /** The id of the saved search. */
  id: Scalars['ID']['input'];
};

/** Answer of `deleteSavedSearch`. */
export type DeleteSavedSearchPayload = {
  /** The id of the deleted search; null when it was refused. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `deleteThread`. */
export type DeleteThreadInput = {
  /** The id of the conversation. */
  threadId: Scalars['ID']['input'];
};

/** Answer of `deleteThread`. */
export type DeleteThreadPayload = {
  /** The id of the deleted conversation; null when it was refused. */
  deletedThreadId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `deleteTimeEntry` answers. */
export type DeleteTimeEntryPayload = {
  /** The entry that was deleted; null when refused. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Answer of `deleteWebhookEndpoint`. */
export type DeleteWebhookEndpointPayload = {
  /** Id of the endpoint that was deleted; null when it was refused. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `deleteWorkTask` answers. */
export type DeleteWorkTaskPayload = {
  /** The task that was deleted; null when refused. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A short session of the demo, with the meters of the demo. */
export type DemoSession = {
  /** When it stops being accepted, in UTC; it is not renewed. */
  expiresAt: Scalars['DateTime']['output'];
  /** Token for the header `Authorization`, as of an account. */
  token: Scalars['String']['output'];
  /** The meters: those of all demos of the last day at the same network address. */
  usage: Usage;
};

/** How often the unread notifications are mailed together (resumen por correo). */
export type DigestFrequency =
  /** Each day. */
  | 'DAILY'
  /** Never. */
  | 'OFF'
  /** Once a week. */
  | 'WEEKLY';

/** What `disableTwoFactor` answers. */
export type DisableTwoFactorPayload = {
  /** How many other sessions were ended; null when refused. */
  endedCount: Maybe<Scalars['Int']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `discardContractDraft` takes. */
export type DiscardContractDraftInput = {
  /** Template of the form. */
  templateId: Scalars['ID']['input'];
};

/** What `discardTimer` answers. */
export type DiscardTimerPayload = {
  /** The timer that is gone; null when refused. */
  discardedTimerId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `disconnectGoogleCalendar` takes. */
export type DisconnectGoogleCalendarInput = {
  /** True: the events that came from Google stay here as the account's own. */
  keepEvents?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What `disconnectGoogleCalendar` answers. */
export type DisconnectGoogleCalendarPayload = {
  /** The connection as it is now; null when refused. */
  connection: Maybe<GoogleCalendarConnection>;
  /** How many events that came from Google were removed here; they stay in Google. */
  removedCount: Scalars['Int']['output'];
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `disconnectIntegration`. */
export type DisconnectIntegrationInput = {
  /** ZOOM or DOCUSIGN. */
  kind: IntegrationKind;
};

/** Answer of `disconnectIntegration`. */
export type DisconnectIntegrationPayload = {
  /** The integration afterwards; null when it was refused. */
  integration: Maybe<Integration>;
  /** Why it was not disconnected; empty on success. */
  userErrors: Array<UserError>;
};

/** What a document says and what is wrong with it (análisis). */
export type DocumentAnalysis = {
  /** When it was made. */
  analyzedAt: Scalars['DateTime']['output'];
  /** How many citations of law have each state; check them one by one with a review of citations. */
  citations: CitationCounts;
  /** How sure the type is, in percent: of documents with this figure that share has the type (see `api/features/documents/README.md`). Of a corrected type 100. */
  confidence: Scalars['Float']['output'];
  /** What it says, in order of the first place. */
  facts: Array<DocumentFact>;
  /** What a careful reader would mark, heaviest first. */
  findings: Array<DocumentFinding>;
  /** A to D by a fixed rule (requirements met and open findings); null for UNKNOWN and for a scan. */
  grade: Maybe<Scalars['String']['output']>;
  /** How the grade came about, in Spanish; null without one. */
  gradeReason: Maybe<Scalars['String']['output']>;
  /** Whether the file has more text than that. */
  isTruncated: Scalars['Boolean']['output'];
  /** Whether the owner said the type. */
  isTypeCorrected: Scalars['Boolean']['output'];
  /** Language: `es`, `en`, `und`. */
  language: Scalars['String']['output'];
  /** Pages of the file; empty where it has none of its own (Word). */
  pages: Array<FilePage>;
  /** Requirements of its type; empty for UNKNOWN. */
  requirements: Array<DocumentRequirement>;
  /** Rules that were tried. */
  rulesTried: Scalars['Int']['output'];
  /** How long reading and analysis took, in seconds. */
  seconds: Scalars['Float']['output'];
  /** Its parts, in order. */
  sections: Array<DocumentSection>;
  /** The text that was read, at most 2,000,000 characters; every offset is of this text. */
  text: Scalars['String']['output'];
  /** What it is. */
  type: LegalDocumentKind;
  /** What spoke for the type, heaviest first, at most 8. */
  typeFeatures: Array<DocumentTypeFeature>;
};

/** Where the analysis of a document stands. */
export type DocumentAnalysisStatus =
  /** Its owner stopped it. It cost nothing. */
  | 'CANCELLED'
  /** It has its result. */
  | 'DONE'
  /** It could not be read; `problem` says why. It cost nothing. */
  | 'FAILED'
  /** It waits for its turn. */
  | 'QUEUED'
  /** It is being read. */
  | 'RUNNING';

/** A sentence about a document with the words that carry it. */
export type DocumentAnswerPoint = {
  /** Words of the document that carry it; never empty. */
  spans: Array<DocumentSpan>;
  /** The sentence, in Spanish. */
  text: Scalars['String']['output'];
};

/** A cell of a table of documents. */
export type DocumentCell = {
  /** Where it was found first; null: nowhere. */
  at: Maybe<DocumentSpan>;
  /** The column. */
  columnId: Scalars['ID']['output'];
  /** What was found in the document, where the owner wrote something else; else the value. */
  found: Scalars['String']['output'];
  /** Whether the owner wrote it. */
  isCorrected: Scalars['Boolean']['output'];
  /** What stands there; empty: nothing was found. */
  value: Scalars['String']['output'];
};

/** A column of a table of documents. */
export type DocumentColumn = {
  /** Identifier, unique in the table. */
  id: Scalars['ID']['output'];
  /** What it holds. */
  kind: DocumentColumnKind;
  /** Role that it is narrowed to; null: none. */
  role: Maybe<Scalars['String']['output']>;
  /** Heading. */
  title: Scalars['String']['output'];
};

/** A column as it is sent. */
export type DocumentColumnInput = {
  /** Identifier of a column that stays; absent: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What it holds. */
  kind: DocumentColumnKind;
  /** Role that it is narrowed to. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** Heading, 1 to 60 characters. */
  title: Scalars['String']['input'];
};

/** What a column of a table of documents holds. */
export type DocumentColumnKind =
  /** Amounts; `role` narrows it. */
  | 'AMOUNTS'
  /** Population numbers. */
  | 'CURP'
  /** All dates; `role` narrows it. */
  | 'DATES'
  /** Open findings. */
  | 'FINDINGS'
  /** Courts or law that were chosen. */
  | 'JURISDICTION'
  /** Largest amount. */
  | 'LARGEST_AMOUNT'
  /** Written by hand only. */
  | 'OWN'
  /** Names of the parties, with their roles; `role` narrows it. */
  | 'PARTIES'
  /** Penalties and interest. */
  | 'PENALTY'
  /** Tax numbers. */
  | 'RFC'
  /** Day of signing or of the document. */
  | 'SIGNED_ON'
  /** Term. */
  | 'TERM'
  /** Type of the document. */
  | 'TYPE';

/** Two documents side by side (comparación). */
export type DocumentComparison = {
  /** Stretches in order; long equal ones are shortened in the middle. */
  differences: Array<DocumentDifference>;
  /** Facts that differ. */
  facts: Array<DocumentFactDifference>;
  /** The first. */
  first: LegalDocument;
  /** The second. */
  second: LegalDocument;
  /** Share of words in both, in percent. */
  similarity: Scalars['Float']['output'];
};

/** A stretch of two documents that were compared. */
export type DocumentDifference = {
  /** Where it begins in the first document; null: it is not there. */
  firstStart: Maybe<Scalars['Int']['output']>;
  /** In which of the two it stands. */
  kind: DocumentDifferenceKind;
  /** Where it begins in the second document; null: it is not there. */
  secondStart: Maybe<Scalars['Int']['output']>;
  /** The words. */
  text: Scalars['String']['output'];
};

/** In which document words stand. */
export type DocumentDifferenceKind =
  /** Only in the first. */
  | 'ONLY_FIRST'
  /** Only in the second. */
  | 'ONLY_SECOND'
  /** In both. */
  | 'SAME';

/** Something that a document says (dato). */
export type DocumentFact = {
  /** Code of the currency of an amount: `MXN`, `USD`, `UDI`; null for others. */
  currency: Maybe<Scalars['String']['output']>;
  /** Identifier, unique in the analysis. */
  id: Scalars['ID']['output'];
  /** Of RFC and CURP: whether the check digit is right; of an amount: whether its words say the same; null: nothing to compare. */
  isConsistent: Maybe<Scalars['Boolean']['output']>;
  /** What it is. */
  kind: DocumentFactKind;
  /** Role of a party («arrendador»), what an amount or day is for («renta mensual»); null: not said. */
  role: Maybe<Scalars['String']['output']>;
  /** Every place where it stands, in order. */
  spans: Array<DocumentSpan>;
  /** In one form: RFC and CURP without blanks, an amount as `12500.00`, a day as `YYYY-MM-DD`, else the words. */
  value: Scalars['String']['output'];
};

/** A fact that two documents say differently. */
export type DocumentFactDifference = {
  /** Values of the first; empty: none. */
  first: Array<Scalars['String']['output']>;
  /** What it is. */
  kind: DocumentFactKind;
  /** Its role, as far as one is known. */
  role: Maybe<Scalars['String']['output']>;
  /** Values of the second; empty: none. */
  second: Array<Scalars['String']['output']>;
};

/** What a fact of a document is (dato). */
export type DocumentFactKind =
  /** An amount of money (monto). */
  | 'AMOUNT'
  /** Population number. */
  | 'CURP'
  /** A full date (fecha). */
  | 'DATE'
  /** Courts or law that were chosen (jurisdicción). */
  | 'JURISDICTION'
  /** A duty that somebody takes (obligación). */
  | 'OBLIGATION'
  /** Somebody who is bound or appears, or who acts for somebody (parte). */
  | 'PARTY'
  /** A conventional penalty, default interest or other sanction (pena). */
  | 'PENALTY'
  /** Tax number. */
  | 'RFC'
  /** A line for a signature with its name (firma). */
  | 'SIGNATURE'
  /** A period: term of the contract, notice, cure (plazo). */
  | 'TERM';

/** Something that a careful reader would mark (hallazgo). */
export type DocumentFinding = {
  /** The words that it is about; null: something is missing in the whole document. */
  at: Maybe<DocumentSpan>;
  /** What it rests on; empty: practice, not law. */
  basis: Array<LegalBasis>;
  /** Stable code: `amount.words_mismatch`. */
  code: Scalars['String']['output'];
  /** What the reader decided; null: nothing yet. */
  decision: Maybe<FindingDecision>;
  /** Identifier, unique in the analysis; the same after a new analysis of the same text. */
  id: Scalars['ID']['output'];
  /** What is wrong or missing, in one Spanish sentence. */
  message: Scalars['String']['output'];
  /** What the reader wrote beside it; null: nothing. */
  note: Maybe<Scalars['String']['output']>;
  /** Other words that it is about: the earlier amount, the other date. */
  related: Array<DocumentSpan>;
  /** How much it weighs. */
  severity: FindingSeverity;
  /** Text that could stand there; null: none. */
  suggestion: Maybe<Scalars['String']['output']>;
  /** Why it matters. */
  why: Scalars['String']['output'];
};

/** File format of a document that the server writes. */
export type DocumentFormat =
  /** Word document (Office Open XML). */
  | 'DOCX'
  /** PDF, `application/pdf`. */
  | 'PDF';

/** How many analyses have a grade. */
export type DocumentGradeCount = {
  /** Analyses with it. */
  count: Scalars['Int']['output'];
  /** `A` to `D`. */
  grade: Scalars['String']['output'];
};

/** Kinds of document that lawyers look for (tipo de documento). */
export type DocumentKind =
  /** Ley; the Constitution too. */
  | 'ACT'
  /** Código. */
  | 'CODE'
  /** Decreto. */
  | 'DECREE'
  /** Acuerdo general. */
  | 'GENERAL_AGREEMENT'
  /** Tesis aislada. */
  | 'ISOLATED_THESIS'
  /** Jurisprudencia. */
  | 'JURISPRUDENCE'
  /** Norma Oficial Mexicana. */
  | 'OFFICIAL_STANDARD'
  /** Reglamento. */
  | 'REGULATION'
  /** Sentencia. */
  | 'RULING'
  /** Tratado internacional. */
  | 'TREATY';

/** A question about a document with its answer. */
export type DocumentQuestion = {
  /** The answer, sentence by sentence; empty: the document does not say it. */
  answer: Array<DocumentAnswerPoint>;
  /** When it was asked. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The question. */
  question: Scalars['String']['output'];
};

/** Format of a report of a document. */
export type DocumentReportFormat =
  /** Findings and facts as rows, UTF-8 with BOM. */
  | 'CSV'
  /** Word. */
  | 'DOCX'
  /** PDF. */
  | 'PDF';

/** A requirement of law for a document of this type (requisito). */
export type DocumentRequirement = {
  /** Where it is met; null: nowhere, or not told. */
  at: Maybe<DocumentSpan>;
  /** The articles that ask for it. */
  basis: Array<LegalBasis>;
  /** Stable code: `promissory_note.unconditional_promise`. */
  code: Scalars['String']['output'];
  /** What is asked for, in Spanish. */
  label: Scalars['String']['output'];
  /** Whether the document meets it. */
  state: RequirementState;
};

/** A row of a table of documents. */
export type DocumentRow = {
  /** Its cells in the order of the columns; those of a document that is not DONE are empty. */
  cells: Array<DocumentCell>;
  /** The document. */
  document: LegalDocument;
};

/** A part of a document (sección). */
export type DocumentSection = {
  /** Where it ends in the text. */
  end: Scalars['Int']['output'];
  /** What it is. */
  kind: DocumentSectionKind;
  /** 1 for the outermost. */
  level: Scalars['Int']['output'];
  /** Where it begins in the text. */
  start: Scalars['Int']['output'];
  /** Its heading or number: «PRIMERA. OBJETO»; empty: none. */
  title: Scalars['String']['output'];
};

/** What a part of a document is. */
export type DocumentSectionKind =
  /** A numbered clause, declaration, fact or petition. */
  | 'CLAUSE'
  /** A title or heading. */
  | 'HEADING'
  /** A block of signatures. */
  | 'SIGNATURES'
  /** A table. */
  | 'TABLE';

/** A stretch of the text of a document, with its place in the file (lugar). */
export type DocumentSpan = {
  /** The first code unit after it. */
  end: Scalars['Int']['output'];
  /** Where it stands in the file; null where the format keeps no places. */
  place: Maybe<FilePlace>;
  /** The words there, at most 1,000 characters. */
  quote: Scalars['String']['output'];
  /** Where it begins in `DocumentAnalysis.text`, in UTF-16 code units. */
  start: Scalars['Int']['output'];
};

/** Figures of the caller's own analyses (métricas propias). */
export type DocumentStats = {
  /** Findings that were accepted. */
  accepted: Scalars['Int']['output'];
  /** Analyses that are DONE. */
  analyzed: Scalars['Int']['output'];
  /** Mean confidence in percent; null without analyses. */
  averageConfidence: Maybe<Scalars['Float']['output']>;
  /** How many findings they had, of all weights. */
  findings: Scalars['Int']['output'];
  /** How many analyses have each grade, best first; without those that have none. */
  grades: Array<DocumentGradeCount>;
  /** Median of the measured seconds; null without analyses. */
  medianSeconds: Maybe<Scalars['Float']['output']>;
  /** Findings that were rejected. */
  rejected: Scalars['Int']['output'];
  /** Rules that are tried at most, of all types. */
  rules: Scalars['Int']['output'];
  /** Bytes that the plan allows. */
  storageLimitBytes: Scalars['Float']['output'];
  /** Bytes that the caller's documents take. */
  storedBytes: Scalars['Float']['output'];
};

/** A summary of a document by the model (resumen). */
export type DocumentSummary = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Points, each with its places in the document. */
  points: Array<DocumentAnswerPoint>;
};

/** Several documents as a table (tabla de documentos). */
export type DocumentTable = Node & {
  /** Its columns, at most 30. */
  columns: Array<DocumentColumn>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Name, 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** Its rows, at most 200, in the order in which they were added. */
  rows: Array<DocumentRow>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Format of a table of documents. */
export type DocumentTableFormat =
  /** UTF-8 with BOM. */
  | 'CSV'
  /** Excel. */
  | 'XLSX';

/** Answer of operations with a table. */
export type DocumentTablePayload = {
  /** The table as it is stored; null when it was refused. */
  table: Maybe<DocumentTable>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A document beside one of our templates. */
export type DocumentTemplateComparison = {
  /** Its clauses in order. */
  clauses: Array<TemplateClauseMatch>;
  /** Identifier of the template. */
  templateId: Scalars['ID']['output'];
  /** Its name. */
  templateName: Scalars['String']['output'];
};

/** Something measurable that spoke for a type or against it. */
export type DocumentTypeFeature = {
  /** Where it was seen first; null: it is about the whole document. */
  at: Maybe<DocumentSpan>;
  /** What was seen, in Spanish: «promesa incondicional de pago». */
  label: Scalars['String']['output'];
  /** How much it weighed: positive for the type, negative against it. */
  weight: Scalars['Float']['output'];
};

/** What `draftContractClause` takes. */
export type DraftContractClauseInput = {
  /** Contract of the caller that the clause is for. */
  contractId: Scalars['ID']['input'];
  /** What the clause should say, in plain words, 10 to 1,000 characters. */
  request: Scalars['String']['input'];
};

/** What `draftContractClause` answers. */
export type DraftContractClausePayload = {
  /** The clause; null when refused. Without a model: NOT_CONFIGURED. */
  clause: Maybe<DraftedClause>;
  /** Why nothing was drafted; empty on success. */
  userErrors: Array<UserError>;
};

/** A clause that a model drafted; it is no part of the contract until it is saved in a version. */
export type DraftedClause = {
  /** Citations that it makes, checked. */
  citations: Array<DraftedClauseCitation>;
  /** Heading in capitals. */
  heading: Scalars['String']['output'];
  /** Identifier, `extra_…`: the clause of the body that takes it is known as drafted by a model. */
  id: Scalars['ID']['output'];
  /** Its text, paragraphs separated by empty lines. */
  text: Scalars['String']['output'];
};

/** A citation in a drafted clause, with the verdict of the citation checker. */
export type DraftedClauseCitation = {
  /** The verdict. */
  state: CitationState;
  /** What the checker says about it. */
  statement: Scalars['String']['output'];
  /** Its words in the clause. */
  text: Scalars['String']['output'];
};

/** Arguments of `editCaseDocument`. Absent fields stay as they are. */
export type EditCaseDocumentInput = {
  /** The id of the document. */
  documentId: Scalars['ID']['input'];
  /** New name, 1 to 255 characters; its extension stays. */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** Folder to move it to, up to 80 characters; null or empty: none. */
  folder?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `editCaseDocument`. */
export type EditCaseDocumentPayload = {
  /** The document as it is stored; null when it was refused. */
  document: Maybe<CaseDocument>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `editCaseMessage` takes. */
export type EditCaseMessageInput = {
  /** Message to edit; FORBIDDEN unless the caller wrote it. */
  messageId: Scalars['ID']['input'];
  /** 1–4,000 characters after trimming. */
  text: Scalars['String']['input'];
};

/** What `editCaseMessage` answers. */
export type EditCaseMessagePayload = {
  /** The message as it is now; null when refused. */
  message: Maybe<CaseMessage>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Which mails an account wants; those of law and security are always sent. */
export type EmailNotificationSettings = {
  /** Deadlines and cases. */
  caseUpdates: Scalars['Boolean']['output'];
  /** News of Foja. None is sent for now. */
  marketing: Scalars['Boolean']['output'];
  /** Payments and the plan. */
  paymentReminders: Scalars['Boolean']['output'];
  /** Usage and the service. */
  systemAlerts: Scalars['Boolean']['output'];
};

/** Part of `PreferenceSettingsInput`. Absent fields stay. */
export type EmailNotificationSettingsInput = {
  /** Deadlines and cases. */
  caseUpdates?: InputMaybe<Scalars['Boolean']['input']>;
  /** News of Foja. None is sent for now. */
  marketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Payments and the plan. */
  paymentReminders?: InputMaybe<Scalars['Boolean']['input']>;
  /** Usage and the service. */
  systemAlerts?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What `endSession` answers. */
export type EndSessionPayload = {
  /** The session that is over; null when refused. */
  endedSessionId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Why a relation of work ended. */
export type EndingCause =
  /** The work ended for all (LFT 434, 436). */
  | 'CLOSURE'
  /** The worker died (LFT 53-II). */
  | 'DEATH'
  /** Disability not caused by the work (LFT 53-IV, 54). */
  | 'DISABILITY'
  /** The employer may decline to take the worker back (LFT 49). */
  | 'EMPLOYER_DECLINES'
  /** The term or the work ended (LFT 53-III). */
  | 'END_OF_TERM'
  /** Dismissed with cause (LFT 47). */
  | 'JUSTIFIED_DISMISSAL'
  /** Both agreed (LFT 53-I). */
  | 'MUTUAL_CONSENT'
  /** Machines or new procedures took the place (LFT 439). */
  | 'NEW_TECHNOLOGY'
  /** The employer refuses the judgment (LFT 947). */
  | 'REFUSED_JUDGMENT'
  /** The worker resigned (renuncia). */
  | 'RESIGNATION'
  /** The worker retired (jubilación). */
  | 'RETIREMENT'
  /** Dismissed without cause (LFT 48). */
  | 'UNJUSTIFIED_DISMISSAL'
  /** The worker left for a fault of the employer (LFT 51, 52). */
  | 'WORKER_RESCISSION';

/**
 * Why an operation was refused before it ran (in `errors[].extensions.code`) or ran and said no (in `userErrors[].code`).
 * The list is closed; each code has one HTTP status and one Spanish text.
 */
export type ErrorCode =
  /** The operation is not valid GraphQL for this schema, or too large. HTTP 400. */
  | 'BAD_REQUEST'
  /** The password must be given again first (`confirmPassword`): the act is sensitive, and it was not given in the last ten minutes. HTTP 403. */
  | 'CONFIRMATION_REQUIRED'
  /** It clashes with what is there: changed meanwhile, being changed just now, existing already, closed or archived. HTTP 409. */
  | 'CONFLICT'
  /** The session may not do this. HTTP 403. */
  | 'FORBIDDEN'
  /** A defect of the server; quote the `requestId`. HTTP 500. */
  | 'INTERNAL'
  /** E-mail and password do not belong together. HTTP 401. */
  | 'INVALID_CREDENTIALS'
  /** A quota of the plan is spent (`used`, `limit`, `resetsAt` say how far), or an account holds as many as it may. HTTP 403. */
  | 'LIMIT_REACHED'
  /** The server lacks the key or setting that this needs. HTTP 503. */
  | 'NOT_CONFIGURED'
  /** It does not exist, or it is somebody else's. HTTP 404. */
  | 'NOT_FOUND'
  /** The body is larger than allowed. HTTP 413. */
  | 'PAYLOAD_TOO_LARGE'
  /** The plan does not include the feature; `requiredPlan` says which does. HTTP 403. */
  | 'PREMIUM_REQUIRED'
  /** Too many tries; `retryAfter` seconds to wait. HTTP 429. */
  | 'RATE_LIMITED'
  /** The password is right, and the account has a second step (`LoginChallenge`). HTTP 401. */
  | 'TWO_FACTOR_REQUIRED'
  /** No session, or the session has ended. HTTP 401. */
  | 'UNAUTHENTICATED'
  /**
   * The database is not reachable, or takes nothing for now: no space, read-only, too busy, a statement that took too long.
   * Nothing was changed; `retryAfter` seconds to wait. HTTP 503.
   */
  | 'UNAVAILABLE'
  /** The body is of a type that is not accepted. HTTP 415. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** A service that Foja depends on failed or did not answer. HTTP 502. */
  | 'UPSTREAM'
  /** A value is missing, malformed or out of its limits. HTTP 400. */
  | 'VALIDATION';

/** An estimate of a case (análisis). */
export type Estimate = Node & {
  /** The case that it is of; null: of none, or the caller no longer sees it. */
  case: Maybe<Case>;
  /** Kind of case. */
  caseType: EstimateCaseType;
  /** 100 less the width of the range of the first figure in points; null: it is no percentage, or there is no value. */
  confidence: Maybe<Scalars['Int']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What the caller wrote of it. */
  description: Scalars['String']['output'];
  /** Quality of the evidence. */
  evidenceQuality: EvidenceQuality;
  /** What moved it. */
  factors: Array<EstimateFactor>;
  /** The first one is the answer to `kind`. */
  figures: Array<EstimateFigure>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What the caller wrote of the court; it is kept, not counted. */
  judgeHistory: Maybe<Scalars['String']['output']>;
  /** Null: not said. */
  jurisdiction: Maybe<EstimateJurisdiction>;
  /** What was estimated. */
  kind: EstimateKind;
  /** Version of the method. */
  method: Scalars['String']['output'];
  /** The estimate of the caller before the answer, in percent; null: not given. */
  ownEstimate: Maybe<Scalars['Int']['output']>;
  /** The estimate in plain words, for the client (lenguaje claro): what the page of CLIENT prints. */
  plain: Array<EstimatePlainPart>;
  /** What to do next, in Spanish. */
  recommendations: Array<Scalars['String']['output']>;
  /** What may make it worse, in Spanish. */
  risks: Array<Scalars['String']['output']>;
  /** What the caller wrote of similar cases; it is kept, not counted. */
  similarCases: Maybe<Scalars['String']['output']>;
  /** Only of STRATEGY_OPTIMIZATION, with enough data. */
  strategy: Maybe<EstimateStrategy>;
  /** What would make the range narrower, in Spanish. */
  wouldChange: Array<Scalars['String']['output']>;
};

/** For whom an estimate is printed. */
export type EstimateAudience =
  /** One page in plain words. */
  | 'CLIENT'
  /** The report: inputs, every figure with its sources, method. */
  | 'LAWYER';

/** How past estimates of the account came true (calibración). */
export type EstimateCalibration = {
  /** Five bands of 20 points; those without any are left out. */
  bands: Array<EstimateCalibrationBand>;
  /** Mean squared error of the probabilities, 0 to 1; null without any. */
  brier: Maybe<Scalars['Float']['output']>;
  /** Estimates of success of cases that were closed afterwards; the last one before the closing of each case. */
  n: Scalars['Int']['output'];
  /** The same of the own estimates of the caller, for the cases that have both; null without any. */
  ownBrier: Maybe<Scalars['Float']['output']>;
  /** How many cases have both. */
  ownN: Scalars['Int']['output'];
};

/** Past estimates of one band beside what happened. */
export type EstimateCalibrationBand = {
  /** Mean of the estimates, in percent. */
  estimated: Scalars['Float']['output'];
  /** Lower end of the band, in percent. */
  from: Scalars['Int']['output'];
  /** How many estimates of closed cases. */
  n: Scalars['Int']['output'];
  /** Share that came true, in percent. */
  observed: Scalars['Float']['output'];
  /** Upper end, in percent. */
  to: Scalars['Int']['output'];
};

/** The twelve kinds of case of the form, each with its area of law. */
export type EstimateCaseType =
  /** Administrativo - Amparo. */
  | 'ADMINISTRATIVE_AMPARO'
  /** Civil - Contractual. */
  | 'CIVIL_CONTRACT'
  /** Civil - Familia. */
  | 'CIVIL_FAMILY'
  /** Civil - Extracontractual. */
  | 'CIVIL_TORT'
  /** Mercantil - Incumplimiento. */
  | 'COMMERCIAL_BREACH'
  /** Mercantil - Sociedades. */
  | 'COMMERCIAL_COMPANY'
  /** Constitucional - Derechos Humanos. */
  | 'CONSTITUTIONAL_RIGHTS'
  /** Penal - Delitos Menores. */
  | 'CRIMINAL_MINOR'
  /** Penal - Delitos Graves. */
  | 'CRIMINAL_SERIOUS'
  /** Laboral - Despido. */
  | 'LABOR_DISMISSAL'
  /** Laboral - Demanda Salarial. */
  | 'LABOR_WAGES'
  /** Fiscal - Controversia. */
  | 'TAX_DISPUTE';

/** A page of estimates. */
export type EstimateConnection = {
  /** Estimates, newest first. */
  nodes: Array<Estimate>;
  /** How to go on. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** Something that moved the estimate, or would. */
export type EstimateFactor = {
  /** Percentage points that it moves the success figure by; null: it is not measured. */
  points: Maybe<Scalars['Float']['output']>;
  /** In Spanish. */
  text: Scalars['String']['output'];
};

/** A figure with its range, or why there is none. */
export type EstimateFigure = {
  /** Upper end; null: there is not enough data, or the cases that are still open do not tell it. */
  high: Maybe<Scalars['Float']['output']>;
  /** What it says. */
  kind: EstimateFigureKind;
  /** Lower end of the range that holds 80 % of what is likely; null like `value`. */
  low: Maybe<Scalars['Float']['output']>;
  /** What is missing, in Spanish; null: there is a value. */
  missing: Maybe<Scalars['String']['output']>;
  /** How many closed cases of the account it rests on. */
  n: Scalars['Int']['output'];
  /** Published and own figures, the used ones first. */
  sources: Array<EstimateSource>;
  /** Its unit. */
  unit: EstimateUnit;
  /** The middle; null: there is not enough data. */
  value: Maybe<Scalars['Float']['output']>;
};

/** What a figure of an estimate says. */
export type EstimateFigureKind =
  /** Fees and expenses in pesos. */
  | 'COST'
  /** Share of cases with a favourable decision, in percent. */
  | 'FAVORABLE'
  /** Hours of work on the case. */
  | 'HOURS'
  /** Months until the case is closed. */
  | 'MONTHS'
  /** What was obtained of what was claimed, in percent, in cases that were won or settled. */
  | 'RECOVERED'
  /** Share of cases that end by a settlement, in percent. */
  | 'SETTLEMENT'
  /** Settlement or favourable decision, in percent. */
  | 'SUCCESS'
  /** Share of cases with an unfavourable decision, in percent. */
  | 'UNFAVORABLE'
  /** Share of cases that end without a decision: withdrawn, lapsed, dismissed; in percent. */
  | 'WITHOUT_DECISION';

/** The six jurisdictions of the form. */
export type EstimateJurisdiction =
  /** Ciudad de México. */
  | 'CDMX'
  /** Estado de México. */
  | 'EDOMEX'
  /** Federal. */
  | 'FEDERAL'
  /** Jalisco. */
  | 'JALISCO'
  /** Nuevo León. */
  | 'NUEVO_LEON'
  /** Puebla. */
  | 'PUEBLA';

/** What is estimated (análisis predictivo). */
export type EstimateKind =
  /** Months from opening to closing; premium. */
  | 'CASE_DURATION'
  /** How it may end: settlement, favourable or unfavourable decision, no decision. */
  | 'CASE_OUTCOME'
  /** Fees and expenses of the client; premium. */
  | 'COST_ANALYSIS'
  /** Whether it ends by a settlement. */
  | 'SETTLEMENT_PROBABILITY'
  /** Settling now beside litigating, as a simulated decision tree; premium. */
  | 'STRATEGY_OPTIMIZATION';

/** A branch of the decision tree. */
export type EstimateOption = {
  /** Share of the simulations in which it leaves more than every other branch, in percent. */
  bestShare: Scalars['Float']['output'];
  /** 90th percentile. */
  high: Scalars['Float']['output'];
  /** 10th percentile. */
  low: Scalars['Float']['output'];
  /** Mean of what the client is left with, in pesos of today. */
  mean: Scalars['Float']['output'];
  /** 50th percentile. */
  middle: Scalars['Float']['output'];
  /** In Spanish: `Convenio ahora`, `Litigar`. */
  name: Scalars['String']['output'];
};

/** A part of an estimate in plain words, in Spanish. */
export type EstimatePlainPart = {
  /** Short sentences. */
  text: Scalars['String']['output'];
  /** A question or a heading. */
  title: Scalars['String']['output'];
};

/** Where a figure comes from. */
export type EstimateSource = {
  /** What to mind, in Spanish; null: nothing. */
  caveat: Maybe<Scalars['String']['output']>;
  /** What was counted, with its figure, in Spanish. */
  counts: Scalars['String']['output'];
  /** Whether the figure was computed from it; otherwise it is shown for comparison only. */
  isUsed: Scalars['Boolean']['output'];
  /** How many cases it counts; null: not published. */
  n: Maybe<Scalars['Int']['output']>;
  /** Who published it and when, or the closed cases of the account, in Spanish. */
  name: Scalars['String']['output'];
  /** Year that it is of; null: of the own cases. */
  year: Maybe<Scalars['Int']['output']>;
};

/** The branches of a decision, simulated (estrategia). */
export type EstimateStrategy = {
  /** What was assumed, in Spanish. */
  assumptions: Array<Scalars['String']['output']>;
  /** Best mean first. */
  options: Array<EstimateOption>;
  /** How many simulations. */
  runs: Scalars['Int']['output'];
  /** The same seed gives the same figures. */
  seed: Scalars['Int']['output'];
};

/** Unit of a figure of an estimate. */
export type EstimateUnit =
  /** Hours. */
  | 'HOURS'
  /** Months of 30.44 days. */
  | 'MONTHS'
  /** 0 to 100. */
  | 'PERCENT'
  /** Mexican pesos. */
  | 'PESOS';

/** Two occurrences of the same calendar that overlap. */
export type EventConflict = {
  /** The one that begins first. */
  first: EventOccurrence;
  /** Minutes that both take. */
  overlapMinutes: Scalars['Int']['output'];
  /** The one that begins later, or at the same time. */
  second: EventOccurrence;
};

/** One time that an event happens (what a view draws). */
export type EventOccurrence = {
  /** Keys of occurrences of the same person that overlap it, within the list; at most 20. */
  conflictKeys: Array<Scalars['ID']['output']>;
  /** When this one ends, in UTC. */
  endAt: Scalars['DateTime']['output'];
  /** Local time of its end in that zone, `HH:MM`; null for whole days. */
  endTime: Maybe<Scalars['String']['output']>;
  /** Last day on which it still is, in the same zone. */
  endsOn: Scalars['Date']['output'];
  /** The event, or the series, that it is one time of. */
  event: CalendarEvent;
  /** Whether it was changed apart from its series. */
  isMoved: Scalars['Boolean']['output'];
  /** Made of the id of the event and its original start; unique in a list, and the same in each reading. */
  key: Scalars['ID']['output'];
  /** Place of the event, or the one that this occurrence was given; empty when there is none. */
  location: Scalars['String']['output'];
  /** Original start within its series: send it back to change only this one. Null when the event happens once. */
  occurrenceOf: Maybe<Scalars['DateTime']['output']>;
  /** When this one begins, in UTC. */
  startAt: Scalars['DateTime']['output'];
  /** Local time of its start in that zone, `HH:MM`; null for whole days. */
  startTime: Maybe<Scalars['String']['output']>;
  /** First day, in the zone that the range was asked for; of whole days, in the zone of the event. */
  startsOn: Scalars['Date']['output'];
  /** Hours that the caller recorded of it; null: none. */
  timeEntryId: Maybe<Scalars['ID']['output']>;
  /** Title of the event, or the one that this occurrence was given. */
  title: Scalars['String']['output'];
};

/** How good the evidence is, in the judgement of the caller. */
export type EvidenceQuality =
  /** 50 to 69 %. */
  | 'AVERAGE'
  /** 90 to 100 %. */
  | 'EXCELLENT'
  /** 70 to 89 %. */
  | 'GOOD'
  /** 30 to 49 %. */
  | 'POOR'
  /** 0 to 29 %. */
  | 'VERY_POOR';

/** What the law says of a suit in which nobody acts for some time (caducidad de la instancia). */
export type ExpiryWatch = {
  /** Number of the article: `1076`. */
  articleNumber: Scalars['String']['output'];
  /** Days from today in Mexico City to `expectedOn`; negative when it has passed; null with it. */
  daysLeft: Maybe<Scalars['Int']['output']>;
  /** Day on which it would happen if nothing moves; a guide, not a computed term. Null when the law counts working days, or counts from a summons. */
  expectedOn: Maybe<Scalars['Date']['output']>;
  /** In Spanish: what happens, and from when the time is counted. */
  rule: Scalars['String']['output'];
  /** Key of the law: `ccom`. */
  statuteKey: Scalars['ID']['output'];
  /** Date of the text of the law in which the rule was read. */
  textAsOf: Scalars['Date']['output'];
};

/** A whole file that the server wrote. */
export type ExportedFile = {
  /** Size of the decoded file in bytes. */
  byteLength: Scalars['Int']['output'];
  /** The bytes in base64. */
  content: Scalars['String']['output'];
  /** Name for a download: `revision-de-citas.pdf`. */
  fileName: Scalars['String']['output'];
  /** Media type: `application/pdf`, `text/csv`, `text/calendar`… */
  mediaType: Scalars['String']['output'];
};

/** How many results have a value when the other filters stay as they are. */
export type FacetBucket = {
  /** How many results have it. */
  count: Scalars['Int']['output'];
  /** In Spanish, ready to be shown. */
  label: Scalars['String']['output'];
  /** Code of the value: an enum value, the key of a law, a year. */
  value: Scalars['String']['output'];
};

/** Who pays fees or rent. */
export type FeePayer =
  /** A legal person: it withholds. */
  | 'COMPANY'
  /** A natural person: nothing is withheld. */
  | 'NATURAL_PERSON';

/** Tax regime of who is paid. */
export type FeeRegime =
  /** General rules. */
  | 'GENERAL'
  /** Régimen simplificado de confianza (LISR 113-J). */
  | 'SIMPLIFIED';

/** What is paid. */
export type FeeType =
  /** Professional fees. */
  | 'FEES'
  /** Rent of real estate. */
  | 'RENT';

/** What the calculator «Retenciones de honorarios» takes. Amounts are pesos as decimal text: `1234.50`. */
export type FeeWithholdingCalculationInput = {
  /** In the border region. */
  border?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fee or rent before VAT, pesos. */
  fee?: InputMaybe<Scalars['String']['input']>;
  /** Instead: what is received in the end. */
  net?: InputMaybe<Scalars['String']['input']>;
  /** A company by default. */
  payer?: InputMaybe<FeePayer>;
  /** General by default. */
  regime?: InputMaybe<FeeRegime>;
  /** Instead: with its VAT. */
  totalWithVat?: InputMaybe<Scalars['String']['input']>;
  /** Fees by default. */
  type?: InputMaybe<FeeType>;
  /** Free of VAT. */
  vatExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What was wrong with an answer. */
export type FeedbackReason =
  /** No responde. */
  | 'NOT_ANSWERED'
  /** Otra cosa. */
  | 'OTHER'
  /** Ley derogada. */
  | 'REPEALED_LAW'
  /** Cita incorrecta. */
  | 'WRONG_CITATION'
  /** Jurisdicción equivocada. */
  | 'WRONG_JURISDICTION';

/** Whether an answer was useful. */
export type FeedbackVerdict =
  /** It was useful. */
  | 'HELPFUL'
  /** It was not useful. */
  | 'NOT_HELPFUL';

/** A field that somebody else changed in the meantime, with both values as a person reads them. */
export type FieldConflict = {
  /** Name of the input field. */
  field: Scalars['String']['output'];
  /** The value that is stored now, in Spanish. */
  theirs: Scalars['String']['output'];
  /** The value that was sent, in Spanish. */
  yours: Scalars['String']['output'];
};

/** A page of a file that a text was read from (página). */
export type FilePage = {
  /** Whether it is a picture without text, which was not read (página escaneada). */
  isScanned: Scalars['Boolean']['output'];
  /** Beginning with 1. */
  number: Scalars['Int']['output'];
  /** Where its first words begin in `text`, in UTF-16 code units; null: nothing of it is there. */
  start: Maybe<Scalars['Int']['output']>;
};

/** Where a part of a text stands in the file that it was read from (lugar en el archivo). */
export type FilePlace = {
  /** The printed lines that it takes, one rectangle for each; empty without pages. */
  boxes: Array<PageBox>;
  /** As it is said, in Spanish: `p. 4`, `pp. 4 y 5`, `párr. 12`, `p. 4, nota 3`. */
  label: Scalars['String']['output'];
  /** Mark of the footnote or endnote in which it begins; null in the text itself. */
  note: Maybe<Scalars['String']['output']>;
  /** Page on which it begins; null where the file has no pages of its own (Word, HTML). */
  page: Maybe<Scalars['Int']['output']>;
  /** Width of that page divided by its height; null without pages. */
  pageRatio: Maybe<Scalars['Float']['output']>;
  /** Paragraph in which it begins, counted from the first of the file; null where the file has pages. */
  paragraph: Maybe<Scalars['Int']['output']>;
};

/** Findings without a decision. */
export type FindingCounts = {
  /** HIGH. */
  high: Scalars['Int']['output'];
  /** LOW. */
  low: Scalars['Int']['output'];
  /** MEDIUM. */
  medium: Scalars['Int']['output'];
  /** All. */
  total: Scalars['Int']['output'];
};

/** What the reader decided about a finding. */
export type FindingDecision =
  /** It is right: to be mended. */
  | 'ACCEPTED'
  /** It is no problem here. */
  | 'REJECTED';

/** How much a finding weighs (gravedad). */
export type FindingSeverity =
  /** It may void the document or cost a right (alta). */
  | 'HIGH'
  /** Worth a look (baja). */
  | 'LOW'
  /** It should be mended before signing or filing (media). */
  | 'MEDIUM';

/** What Google's consent page returned with. */
export type FinishGoogleConnectionInput = {
  /** The `code` of the return address; absent when the person refused. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The `error` of the return address: `access_denied` when the person refused. */
  error?: InputMaybe<Scalars['String']['input']>;
  /** The `state` of the return address; NOT_FOUND when unknown, used or expired. */
  state: Scalars['String']['input'];
};

/** What `finishGoogleConnection` answers. */
export type FinishGoogleConnectionPayload = {
  /** Whether the calendar is connected now. */
  connected: Scalars['Boolean']['output'];
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What a new account has done already (primeros pasos). */
export type FirstSteps = {
  /** Whether the caller asked the legal chat a question. */
  hasAsked: Scalars['Boolean']['output'];
  /** Whether the caller saved a computed term; those of the sample do not count. */
  hasComputedTerm: Scalars['Boolean']['output'];
  /** Whether the caller works in a case; the sample does not count. */
  hasOpenedCase: Scalars['Boolean']['output'];
  /** The sample of the account (caso de ejemplo); null: there is none. */
  sampleCase: Maybe<Case>;
};

/** Fiscal data of the account: who issues its CFDI, and who receives those of its subscription. */
export type FiscalProfile = {
  /** Code of c_UsoCFDI used when the account receives, e.g. G03. */
  cfdiUse: Scalars['String']['output'];
  /** Name as in the Constancia de Situación Fiscal, upper case, without the kind of company. */
  legalName: Scalars['String']['output'];
  /** Postal code of the fiscal domicile, 5 digits; whether it exists is not checked. */
  postalCode: Scalars['String']['output'];
  /** Code of c_RegimenFiscal, e.g. 612. */
  regime: Scalars['String']['output'];
  /** RFC with its check digit verified, upper case; no generic one. */
  rfc: Scalars['String']['output'];
  /** When it was last written, in UTC. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A tax regime of the catalogue c_RegimenFiscal of the SAT. */
export type FiscalRegime = {
  /** Three digits. */
  code: Scalars['String']['output'];
  /** Whether legal persons (RFC of 12 characters) may have it. */
  forLegalPersons: Scalars['Boolean']['output'];
  /** Whether natural persons (RFC of 13 characters) may have it. */
  forNaturalPersons: Scalars['Boolean']['output'];
  /** In Spanish, as in the catalogue. */
  name: Scalars['String']['output'];
};

/** A free term, in the form of `FreeTermInput`. */
export type FreeTerm = {
  /** How many of `unit`. */
  amount: Scalars['Int']['output'];
  /** Articles that set it: `lft:735`. */
  articles: Array<Scalars['String']['output']>;
  /** Whether the day of the fact counts as the first. */
  countsTriggerDay: Scalars['Boolean']['output'];
  /** Key of the statute that governs the count. */
  regime: Scalars['ID']['output'];
  /** In the words of the account; null: none was given. */
  title: Maybe<Scalars['String']['output']>;
  /** What it is counted in. */
  unit: TermUnit;
};

/** A term that is not in the list of rules: how much of what, by which statute. */
export type FreeTermInput = {
  /** How many of `unit`: 1–1,000; of hours 1–10,000, of years 1–60, as a day of the month 1–31. */
  amount: Scalars['Int']['input'];
  /** Articles that set it, `lft:735`, at most 20; shown as its basis. */
  articles?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the day of the fact counts as the first. */
  countsTriggerDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of the statute that governs the count: `statuteKey` of `countingRegimes`. */
  regime: Scalars['ID']['input'];
  /** Up to 200 characters, in the words of the account. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What it is counted in. */
  unit: TermUnit;
};

/** What `generateContract` takes. */
export type GenerateContractInput = {
  /** Case that it belongs to; one that the caller may not write to is NOT_FOUND. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it will be used. */
  jurisdiction?: InputMaybe<ContractJurisdiction>;
  /** A template that the caller may use: a locked one is PREMIUM_REQUIRED, an unknown one NOT_FOUND. */
  templateId: Scalars['ID']['input'];
  /** 1 to 200 characters; absent: the name of the template with that of the first party. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Values for every required field. */
  values: Array<ContractValueInput>;
};

/** How the signed-in account uses Google. */
export type GoogleAccess = {
  /** Address of the linked Google account when it was last used; null: none is linked. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether the account can also sign in with a password. */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether this server can ask Google. */
  isConfigured: Scalars['Boolean']['output'];
  /** Whether nobody could sign in without Google: it cannot be unlinked. */
  isOnlyWayIn: Scalars['Boolean']['output'];
  /** When it was last used to sign in or to confirm, in UTC; null: never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was linked, in UTC; null: none is. */
  linkedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What `linkGoogle` and `unlinkGoogle` answer. */
export type GoogleAccessPayload = {
  /** How the account uses Google now; null when refused. */
  access: Maybe<GoogleAccess>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** The Google calendar of the account (conexión con Google Calendar). */
export type GoogleCalendarConnection = {
  /** Name of the calendar at Google, usually the e-mail address; null while none is connected. */
  calendarName: Maybe<Scalars['String']['output']>;
  /** How many conflicts nobody looked at yet. */
  conflictCount: Scalars['Int']['output'];
  /** Conflicts with Google, those already looked at too, newest first. */
  conflicts: GoogleConflictConnection;
  /** `true` only when the state is CONNECTED. */
  connected: Scalars['Boolean']['output'];
  /** When the permission was last given; null while none is connected. */
  connectedAt: Maybe<Scalars['DateTime']['output']>;
  /** How many events came from Google. */
  importedCount: Scalars['Int']['output'];
  /** Last time that both sides were read to the end; null: never yet. */
  lastSyncedAt: Maybe<Scalars['DateTime']['output']>;
  /** How many changes made here wait to be sent. */
  pendingCount: Scalars['Int']['output'];
  /** In Spanish, what is wrong and how to fix it; null when nothing is. */
  problem: Maybe<Scalars['String']['output']>;
  /** State of the connection, checked with Google when it was not asked lately. */
  state: GoogleConnectionState;
  /** State of the synchronisation. */
  syncState: GoogleSyncState;
};


/** The Google calendar of the account (conexión con Google Calendar). */
export type GoogleCalendarConnectionConflictsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What Google sent back to the page. */
export type GoogleCodeInput = {
  /** Authorization code; it can be used once. */
  code: Scalars['String']['input'];
  /** The state of the address that was opened. */
  state: Scalars['String']['input'];
};

/** What a page needs before it offers Google. */
export type GoogleConfig = {
  /** OAuth client id of this server; null: signing in with Google is not configured. */
  clientId: Maybe<Scalars['String']['output']>;
};

/**
 * An event that was edited on both sides between two syncs. Rule: fields that only one side changed are merged; of a field
 * that both changed the later edit holds; an edit holds against a deletion. What lost is kept here and may be chosen.
 */
export type GoogleConflict = Node & {
  /** When the synchronisation found it, in UTC. */
  detectedAt: Scalars['DateTime']['output'];
  /** The event as it is now; null when it was deleted, or the caller may no longer see it. */
  event: Maybe<CalendarEvent>;
  /** In Spanish: what happened, and by which rule it was resolved. */
  explanation: Scalars['String']['output'];
  /** Fields in conflict; empty when one side deleted what the other edited. */
  fields: Array<GoogleConflictField>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Side whose values hold now. */
  kept: SyncSide;
  /** When somebody looked at it; null: nobody yet. */
  seenAt: Maybe<Scalars['DateTime']['output']>;
  /** Title of the event when the conflict was found. */
  title: Scalars['String']['output'];
};

/** A page of conflicts with Google. */
export type GoogleConflictConnection = {
  /** The rows of the page, each with its cursor. */
  edges: Array<GoogleConflictEdge>;
  /** The rows of the page. */
  nodes: Array<GoogleConflict>;
  /** Where the page ends and whether there are more. */
  pageInfo: PageInfo;
};

/** A conflict with its cursor. */
export type GoogleConflictEdge = {
  /** Place of the row in the list; send it as `after` for the rows behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: GoogleConflict;
};

/** A field that both sides changed, with both values. */
export type GoogleConflictField = {
  /** Name of the field in the contract: `title`, `start`, `recurrence`… */
  field: Scalars['String']['output'];
  /** Value in Foja as Spanish text. */
  foja: Scalars['String']['output'];
  /** Value in Google as Spanish text. */
  google: Scalars['String']['output'];
  /** Name of the field in Spanish, ready to be shown. */
  label: Scalars['String']['output'];
};

/** State of the connection with Google. */
export type GoogleConnectionState =
  /** Changes are read and sent by themselves. */
  | 'CONNECTED'
  /** The account has connected no Google calendar. */
  | 'DISCONNECTED'
  /** This server has no keys for Google; everything else works. */
  | 'NOT_CONFIGURED'
  /** Google no longer accepts our permission: connect again. */
  | 'REVOKED';

/** How an event stands against the Google calendar. */
export type GoogleEventState =
  /** Both sides have the same. */
  | 'IN_SYNC'
  /** A change made here is not sent yet. */
  | 'PENDING'
  /** Google refused the change; it stays here. */
  | 'REFUSED';

/** What `googleLogin` takes. Only `credential`, or `accessToken` with its `state`, proves anything: the rest of the profile is what a page says. */
export type GoogleLoginInput = {
  /** Access token of Google for this client, with the scopes `openid` and `email`. */
  accessToken?: InputMaybe<Scalars['String']['input']>;
  /** ID token of Google (JWT) with the nonce of `beginGoogleSignIn`. */
  credential?: InputMaybe<Scalars['String']['input']>;
  /** Not used: Google's own is. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Not used: the `sub` of the token identifies. */
  id?: InputMaybe<Scalars['String']['input']>;
  /** Not used: Google's own is. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Not used. */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** `google`; absent means the same. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /** State of `beginGoogleSignIn`; needed with `accessToken`. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Not used: Google's own is. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What `googleLogin` and `googleCodeLogin` answer. The refresh token travels in an HttpOnly cookie, never in the body. */
export type GoogleLoginPayload = {
  /** With TWO_FACTOR_REQUIRED: how the login goes on; else null. */
  challenge: Maybe<LoginChallenge>;
  /** When the access token stops being accepted, in UTC; null when refused. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** What changed in the account, for the page to show; null: nothing but the session. */
  notice: Maybe<Scalars['String']['output']>;
  /** Access token (JWT, EdDSA), valid for at most 15 minutes; null when refused. */
  token: Maybe<Scalars['String']['output']>;
  /** Who is signed in; null when refused. */
  user: Maybe<User>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Why Google is asked about a signed-in account. */
export type GoogleProofPurpose =
  /** To prove who is at the keyboard before a sensitive act. */
  | 'CONFIRM'
  /** To link a Google account. */
  | 'LINK';

/** State of the synchronisation. */
export type GoogleSyncState =
  /** Nothing to do at the moment. */
  | 'IDLE'
  /** Reading or sending changes. */
  | 'RUNNING'
  /** The last try failed; it is tried again by itself. */
  | 'WAITING';

/** State of the server. */
export type Health = {
  /** Whether the database answered within three seconds. */
  database: Scalars['Boolean']['output'];
  /** Number of REST routes mounted under /api. */
  endpointsAvailable: Scalars['Int']['output'];
  /** Everything that is not as it should be, in the order of the list; empty when the status is OK. */
  reasons: Maybe<Array<HealthReason>>;
  /** OK when everything that the server needs answers. */
  status: HealthStatus;
  /** Version of the server: `0.1.0`. */
  version: Scalars['String']['output'];
};

/** What is not as it should be. Each is told in the log of the server with its remedy. */
export type HealthReason =
  /** The newest backup that this server made by itself is older than two days, or none could be made. */
  | 'BACKUP_LATE'
  /** The database does not answer. */
  | 'DATABASE_LOST'
  /** The database takes no writes: it is a copy, or was set so. */
  | 'DATABASE_READ_ONLY'
  /** A write was refused in the last minute, because there is no space. */
  | 'DISK_FULL'
  /** Less than 200 MB of space are left in the data folder. */
  | 'DISK_LOW'
  /** No background work is done: answers, mails and synchronisation wait. */
  | 'QUEUE_STOPPED'
  /** The database has no tables of Foja. */
  | 'SCHEMA_EMPTY'
  /** The tables were changed by a later release. */
  | 'SCHEMA_NEWER'
  /** The tables are of an earlier release. */
  | 'SCHEMA_OLDER';

/** Whether the server can do all of its work. */
export type HealthStatus =
  /** Something is missing: `reasons` says what. Most operations fail when the database is lost, writes when it takes none. */
  | 'DEGRADED'
  /** Nothing is missing. */
  | 'OK';

/** Which entries: those that meet all that is given, of the caller's own and of the cases that the caller owns. */
export type HoursFilter = {
  /** Only this kind of work. */
  activity?: InputMaybe<WorkActivity>;
  /** Only what is charged in this way. */
  billing?: InputMaybe<BillingKind>;
  /** Only work on this case. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this client: the name as in the case, accents and capitals aside. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** First day of work. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** True: only what is in a pre-bill; false: only what is in none. */
  isBilled?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only billable ones without a rate; false: only the others. */
  isWithoutRate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only work of this person. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what is in this pre-bill. */
  prebillId?: InputMaybe<Scalars['ID']['input']>;
  /** Words of description or client; each must be found, accents and capitals aside. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Last day of work, counted too. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The hours of one kind of work. */
export type HoursOfActivity = {
  /** Kind of work. */
  activity: WorkActivity;
  /** Sums of these entries. */
  total: HoursTotal;
};

/** The hours of one case; those of no case that the caller may see are summed by client. */
export type HoursOfCase = {
  /** Null: of none, or of one that the caller may no longer see. */
  case: Maybe<Case>;
  /** Client, as the case names it now; empty without a case. */
  client: Scalars['String']['output'];
  /** Sums of these entries. */
  total: HoursTotal;
};

/** The hours of one day. */
export type HoursOfDay = {
  /** Day of the work. */
  date: Scalars['Date']['output'];
  /** Sums of these entries. */
  total: HoursTotal;
};

/** The hours of one person. */
export type HoursOfPerson = {
  /** Who did the work. */
  personId: Scalars['ID']['output'];
  /** Name of who did the work. */
  personName: Scalars['String']['output'];
  /** Sums of these entries. */
  total: HoursTotal;
};

/** How an account charges: rounding, rates, and who sends the bills. */
export type HoursSettings = {
  /** Who sends the bills. */
  issuer: BillIssuer;
  /** The account itself first, then by name; at most 200. */
  people: Array<BillablePerson>;
  /** By scope (CASE, CLIENT, PERSON), in each the one that begins last first. */
  rates: Array<TimeRate>;
  /** Rounding of entries that are in no pre-bill; OFF at first. */
  rounding: TimeRounding;
};

/** The hours of a filter, summed in four ways that agree. */
export type HoursSummary = {
  /** Sums of the BILLABLE ones. */
  billable: HoursTotal;
  /** By kind of work, largest amount first. */
  byActivity: Array<HoursOfActivity>;
  /** By case, largest amount first. */
  byCase: Array<HoursOfCase>;
  /** By day, earliest first; days without entries are left out. */
  byDay: Array<HoursOfDay>;
  /** By person, largest amount first. */
  byPerson: Array<HoursOfPerson>;
  /** Sums of the FLAT_FEE ones. */
  flatFee: HoursTotal;
  /** Sums of the NOT_BILLABLE ones. */
  notBillable: HoursTotal;
  /** Sums of all entries. */
  total: HoursTotal;
  /** Sums of the BILLABLE ones that are in no pre-bill. */
  unbilled: HoursTotal;
};

/** Sums of entries. The amount is the sum of the amounts of the entries, to the centavo. */
export type HoursTotal = {
  /** Before taxes; entries without a rate and flat fees are not in it. */
  amount: Money;
  /** Seconds as charged. */
  billedSeconds: Scalars['Int']['output'];
  /** How many entries are summed. */
  entryCount: Scalars['Int']['output'];
  /** Seconds as recorded. */
  seconds: Scalars['Int']['output'];
  /** How many billable entries have no rate: they are not in `amount`. */
  withoutRateCount: Scalars['Int']['output'];
};

/** What `importCalendar` takes. */
export type ImportCalendarInput = {
  /** Case that new events are put in; absent: none. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Type of events whose category names none. */
  type?: InputMaybe<CalendarEventType>;
  /** An upload of the caller's with its bytes: an .ics file of up to 10 MB and 5,000 events. */
  uploadId: Scalars['ID']['input'];
  /** IANA name of the zone of times that name none; absent: that of the file, else of the calendar's settings. */
  zone?: InputMaybe<Scalars['String']['input']>;
};

/** What `importCalendar` answers. */
export type ImportCalendarPayload = {
  /** How many were deleted because the file cancels them. */
  cancelledCount: Scalars['Int']['output'];
  /** How many events are new. */
  createdCount: Scalars['Int']['output'];
  /** The first 20 that are new. */
  events: Array<CalendarEvent>;
  /** In Spanish, at most 20: zones that were recognised by their rules, parts that were left out. */
  notices: Array<Scalars['String']['output']>;
  /** How many were not taken in all. */
  problemCount: Scalars['Int']['output'];
  /** The first 50 events that were not taken, by line of the file. */
  problems: Array<ImportProblem>;
  /** How many were known already and stay as they are. */
  unchangedCount: Scalars['Int']['output'];
  /** How many were known by their UID from an earlier import and changed since. */
  updatedCount: Scalars['Int']['output'];
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** An event of a file that was not taken. */
export type ImportProblem = {
  /** Line of the file on which it begins. */
  line: Scalars['Int']['output'];
  /** In Spanish, why it was not taken. */
  reason: Scalars['String']['output'];
  /** Title of the event in the file. */
  title: Scalars['String']['output'];
};

/** What the calculator «Salario diario integrado» takes. Amounts are pesos as decimal text: `1234.50`. */
export type IntegratedWageCalculationInput = {
  /** Days of aguinaldo a year; never below 15 (LFT 87). */
  aguinaldoDays?: InputMaybe<Scalars['String']['input']>;
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** Day of the wage. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Instead of `serviceYear`, with `date`. */
  hireDate?: InputMaybe<Scalars['Date']['input']>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Other payments for the work (LFT 84). */
  otherPayments?: InputMaybe<Array<OtherPaymentInput>>;
  /** Profit shared: it is no part of the wage (LFT 129). */
  ptuReceived?: InputMaybe<Scalars['String']['input']>;
  /** Indemnities by default. */
  purpose?: InputMaybe<IntegrationPurpose>;
  /** Running year of service: 1 in the first. */
  serviceYear?: InputMaybe<Scalars['Int']['input']>;
  /** Days of vacations that the contract gives; never below LFT 76. */
  vacationDays?: InputMaybe<Scalars['String']['input']>;
  /** `0.25` or `25`; never below 25 % (LFT 80). */
  vacationPremium?: InputMaybe<Scalars['String']['input']>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** An integration as the account of the caller has it. */
export type Integration = {
  /** Name of the account at the service; null: not connected, or not known. */
  accountName: Maybe<Scalars['String']['output']>;
  /** Whether `connectIntegration` would begin now. */
  canConnect: Scalars['Boolean']['output'];
  /** Whether `disconnectIntegration` would end it. */
  canDisconnect: Scalars['Boolean']['output'];
  /** When it was connected; null: it is not. */
  connectedAt: Maybe<Scalars['DateTime']['output']>;
  /** In Spanish: what it does, or what is missing. */
  detail: Scalars['String']['output'];
  /** Whether the plan does not include it («Requiere Premium»). */
  isLocked: Scalars['Boolean']['output'];
  /** Which. */
  kind: IntegrationKind;
  /** State. */
  state: IntegrationState;
};

/** A service of others that works with Foja. */
export type IntegrationKind =
  /** DocuSign: signatures. */
  | 'DOCUSIGN'
  /** Google Calendar. It is connected in the section of the calendar. */
  | 'GOOGLE_CALENDAR'
  /** Stripe: payments of the subscription. It belongs to the server, not to the account. */
  | 'STRIPE'
  /** Zoom: video meetings. */
  | 'ZOOM';

/** What an integrated wage is for. */
export type IntegrationPurpose =
  /** Social security (LSS 27, 28). */
  | 'CONTRIBUTIONS'
  /** Indemnities (LFT 84, 89). */
  | 'INDEMNITY';

/** State of an integration. */
export type IntegrationState =
  /** It works. */
  | 'CONNECTED'
  /** The permission was revoked there: connect it again. */
  | 'LOST'
  /** This server has no credentials for it; `detail` says what its operator can do. */
  | 'NOT_CONFIGURED'
  /** The account has not connected it. */
  | 'NOT_CONNECTED';

/** What the calculator «Intereses» takes. Amounts are pesos as decimal text: `1234.50`. */
export type InterestCalculationInput = {
  /** Agreed rate a year: `0.15` or `15`. */
  annual?: InputMaybe<Scalars['String']['input']>;
  /** Days of a year; 365 by default. */
  basis?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the basis was agreed. */
  basisAgreed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a clause capitalises interest. */
  capitalization?: InputMaybe<Scalars['Boolean']['input']>;
  /** Day on which the debt was due. */
  due?: InputMaybe<Scalars['Date']['input']>;
  /** What it is due by. */
  kind: InterestKind;
  /** Instead: a month. */
  monthly?: InputMaybe<Scalars['String']['input']>;
  /** Agreed rate of the delay, a year. */
  moratoryAnnual?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a month. */
  moratoryMonthly?: InputMaybe<Scalars['String']['input']>;
  /** Day of the payment. */
  paid: Scalars['Date']['input'];
  /** Payments on account. */
  payments?: InputMaybe<Array<InterestPaymentInput>>;
  /** Capital, pesos. */
  principal: Scalars['String']['input'];
  /** Month of the TIIE of 28 days: `2025-06`. */
  referenceMonth?: InputMaybe<Scalars['String']['input']>;
  /** Points above the TIIE. */
  spread?: InputMaybe<Scalars['String']['input']>;
  /** First day of ordinary interest. */
  start?: InputMaybe<Scalars['Date']['input']>;
};

/** What interest is due by. */
export type InterestKind =
  /** A bill of exchange (LGTOC 152). */
  | 'BILL_OF_EXCHANGE'
  /** Legal civil interest, 9 % (CCF 2395). */
  | 'CIVIL_LEGAL'
  /** A civil loan with its rates. */
  | 'CIVIL_LOAN'
  /** Legal commercial interest, 6 % (CCom 362). */
  | 'COMMERCIAL_LEGAL'
  /** A commercial loan with its rates. */
  | 'COMMERCIAL_LOAN'
  /** A promissory note (LGTOC 174). */
  | 'PROMISSORY_NOTE';

/** A payment on account of a debt with interest. */
export type InterestPaymentInput = {
  /** Pesos. */
  amount: Scalars['String']['input'];
  /** Day of the payment. */
  date: Scalars['Date']['input'];
};

/** What a person sees of a case before accepting an invitation. */
export type InvitationPreview = {
  /** Title of the case. */
  caseTitle: Scalars['String']['output'];
  /** Until when it can be accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** Name of who invites. */
  inviterName: Scalars['String']['output'];
  /** Role that the person will have: COLLABORATOR or GUEST. */
  role: CaseRole;
};

/** Who is invited to a seat. */
export type InviteSeatInput = {
  /** Only an account with this e-mail may take the seat. */
  email: Scalars['String']['input'];
};

/** The seat that was offered. */
export type InviteSeatPayload = {
  /** The open invitation. */
  seat: Maybe<Seat>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `inviteToCase`. */
export type InviteToCaseInput = {
  /** The id of the case. */
  caseId: Scalars['ID']['input'];
  /** Address to invite, with or without an account. A member of that address gets the other role at once, without an invitation. */
  email: Scalars['String']['input'];
  /** COLLABORATOR or GUEST. */
  role: CaseRole;
};

/** Answer of `inviteToCase`. */
export type InviteToCasePayload = {
  /** The case as it is stored; null when it was refused. */
  case: Maybe<Case>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Under which rules the issuer pays income tax: it decides what a company withholds. */
export type IssuerRegime =
  /** Actividades profesionales: 10 % (LISR 106). */
  | 'PROFESSIONAL'
  /** Régimen simplificado de confianza: 1.25 % (LISR 113-J). */
  | 'RESICO';

/** Where a text applies (jurisdicción). */
export type Jurisdiction =
  /** Chihuahua. */
  | 'CHIHUAHUA'
  /** Ciudad de México. */
  | 'CIUDAD_DE_MEXICO'
  /** Estado de México. */
  | 'ESTADO_DE_MEXICO'
  /** The whole country. */
  | 'FEDERAL'
  /** Guanajuato. */
  | 'GUANAJUATO'
  /** Jalisco. */
  | 'JALISCO'
  /** Nuevo León. */
  | 'NUEVO_LEON'
  /** Puebla. */
  | 'PUEBLA'
  /** Querétaro. */
  | 'QUERETARO'
  /** Veracruz. */
  | 'VERACRUZ';

/** What `keepSession` answers. */
export type KeepSessionPayload = {
  /** After how many minutes without use the session ends: the setting of the account. */
  timeoutMinutes: Maybe<Scalars['Int']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Who takes the leave. */
export type LeaveTaker =
  /** The father (LFT 132-XXVII Bis). */
  | 'FATHER'
  /** The mother (LFT 170). */
  | 'MOTHER';

/** The twelve areas of law (materias). */
export type LegalArea =
  /** Administrativo. */
  | 'ADMINISTRATIVE'
  /** Agrario. */
  | 'AGRARIAN'
  /** Civil. */
  | 'CIVIL'
  /** Mercantil. */
  | 'COMMERCIAL'
  /** Constitucional. */
  | 'CONSTITUTIONAL'
  /** Corporativo. */
  | 'CORPORATE'
  /** Penal. */
  | 'CRIMINAL'
  /** Ambiental. */
  | 'ENVIRONMENTAL'
  /** Familiar. */
  | 'FAMILY'
  /** Internacional. */
  | 'INTERNATIONAL'
  /** Laboral. */
  | 'LABOR'
  /** Fiscal. */
  | 'TAX';

/** An article that something rests on: a clause of a contract, a check, a finding of a document (fundamento). */
export type LegalBasis = {
  /** Number of the article as the law writes it: `2248`, `39-A`. */
  article: Scalars['String']['output'];
  /** Key of the law in the stock: `ccf`. */
  lawKey: Scalars['String']['output'];
  /** Short name of the law: `CCF`. */
  lawName: Scalars['String']['output'];
  /** Address of the article in Foja: `/leyes/ccf/2248`. */
  path: Scalars['String']['output'];
  /** Why it matters here, in one sentence. */
  reason: Scalars['String']['output'];
  /** Day of the text that is held; null: the text itself is not held, only a synthesis. */
  textDate: Maybe<Scalars['Date']['output']>;
};

/** A document that was brought for analysis (documento). */
export type LegalDocument = Node & {
  /** The result; null unless DONE. */
  analysis: Maybe<DocumentAnalysis>;
  /** Size in bytes. */
  byteLength: Scalars['Int']['output'];
  /** The case that it belongs to; null: none, or the caller is no longer a member. */
  case: Maybe<Case>;
  /** The document of the case that it was made from; null: brought by itself. */
  caseDocumentId: Maybe<Scalars['ID']['output']>;
  /** Confidence in percent, as in the analysis; null unless DONE. */
  confidence: Maybe<Scalars['Float']['output']>;
  /** When it was brought. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** `application/pdf`, `application/msword` or a DOCX. */
  mediaType: Scalars['String']['output'];
  /** Findings without a decision, by weight; zeros unless DONE. */
  openFindings: FindingCounts;
  /** Why it failed, in Spanish; null unless FAILED. */
  problem: Maybe<Scalars['String']['output']>;
  /** How far it is, 0 to 100. */
  progress: Scalars['Int']['output'];
  /** Questions that were asked about it, newest first, at most 50. */
  questions: Array<DocumentQuestion>;
  /** Another document of the caller with the same bytes, the oldest; null: none. */
  sameFileAs: Maybe<LegalDocument>;
  /** SHA-256 of the file. */
  sha256: Scalars['String']['output'];
  /** Where the analysis stands. */
  status: DocumentAnalysisStatus;
  /** What the model wrote; null: nothing yet. */
  summary: Maybe<DocumentSummary>;
  /** Type, as in the analysis; null unless DONE. For lists: nothing else of the analysis is loaded. */
  type: Maybe<LegalDocumentKind>;
  /** Path of the bytes: `GET` with the same bearer token. */
  url: Scalars['String']['output'];
};

/** A page of documents. */
export type LegalDocumentConnection = {
  /** The rows of the page, each with its cursor. */
  edges: Array<LegalDocumentEdge>;
  /** The rows of the page. */
  nodes: Array<LegalDocument>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** Number of documents that the filter leaves. */
  totalCount: Scalars['Int']['output'];
};

/** A document with its place in the list. */
export type LegalDocumentEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: LegalDocument;
};

/** Which documents. */
export type LegalDocumentFilter = {
  /** Only of this case. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Only of this status. */
  status?: InputMaybe<DocumentAnalysisStatus>;
  /** Words of the name, accents and case ignored. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Only of this type. */
  type?: InputMaybe<LegalDocumentKind>;
};

/** Names a document. */
export type LegalDocumentIdInput = {
  /** Document of the caller. */
  documentId: Scalars['ID']['input'];
};

/** What a document is (tipo de documento). */
export type LegalDocumentKind =
  /** Demanda. */
  | 'CLAIM'
  /** Contrato o convenio. */
  | 'CONTRACT'
  /** Escritura: public deed or its certified copy, of anything but a power or a will. */
  | 'DEED'
  /** Poder: mandate, power of attorney, carta poder. */
  | 'POWER_OF_ATTORNEY'
  /** Pagaré. */
  | 'PROMISSORY_NOTE'
  /** None of these, or not enough to tell; REST says `otro`. */
  | 'UNKNOWN'
  /** Testamento. */
  | 'WILL';

/** Answer of operations with a document. */
export type LegalDocumentPayload = {
  /** The document as it is stored; null when it was refused. */
  document: Maybe<LegalDocument>;
  /** The document once its analysis is over: the answer waits for it, two minutes at most. Null: it takes longer, or it was refused. Do not ask for it when you subscribe. */
  finishedDocument: Maybe<LegalDocument>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A field of law that somebody practises (especialidad). */
export type LegalSpecialization =
  /** Derecho Administrativo. */
  | 'ADMINISTRATIVE'
  /** Derecho Agrario. */
  | 'AGRARIAN'
  /** Derecho Civil. */
  | 'CIVIL'
  /** Derecho Mercantil. */
  | 'COMMERCIAL'
  /** Derecho Constitucional y Amparo. */
  | 'CONSTITUTIONAL'
  /** Derecho Corporativo. */
  | 'CORPORATE'
  /** Derecho Penal. */
  | 'CRIMINAL'
  /** Derecho Ambiental. */
  | 'ENVIRONMENTAL'
  /** Derecho Familiar. */
  | 'FAMILY'
  /** Propiedad Intelectual. */
  | 'INTELLECTUAL_PROPERTY'
  /** Derecho Internacional. */
  | 'INTERNATIONAL'
  /** Derecho Laboral. */
  | 'LABOR'
  /** Derecho Fiscal. */
  | 'TAX';

/** What is claimed; each has its own term (prescripción). */
export type LimitationAction =
  /** To give accounts (CCF 1164). */
  | 'ACCOUNTS'
  /** Direct action of a bill or promissory note (LGTOC 165). */
  | 'BILL_DIRECT'
  /** Recourse of the last holder (LGTOC 160-V). */
  | 'BILL_RECOURSE'
  /** Actions of a cheque (LGTOC 192). */
  | 'CHEQUE'
  /** Fees and wages of services (CCF 1161-I). */
  | 'CIVIL_FEES'
  /** Damages (CCF 1161-V, 1934). */
  | 'CIVIL_LIABILITY'
  /** Ordinary civil (CCF 1159). */
  | 'CIVIL_ORDINARY'
  /** Sales and lodging (CCF 1161-II and III). */
  | 'CIVIL_SALES'
  /** Ordinary commercial (CCom 1047). */
  | 'COMMERCIAL_ORDINARY'
  /** Retail sales on credit (CCom 1043-I). */
  | 'COMMERCIAL_RETAIL'
  /** Between a company and its partners (CCom 1045). */
  | 'COMPANY'
  /** To discipline (LFT 517-I). */
  | 'DISCIPLINE_BY_EMPLOYER'
  /** To dismiss (LFT 517-I). */
  | 'DISMISSAL_BY_EMPLOYER'
  /** An insurance contract (LSCS 81-II). */
  | 'INSURANCE'
  /** To execute a judgment or agreement (LFT 519-III). */
  | 'LABOUR_EXECUTION'
  /** Other labour claims (LFT 516). */
  | 'LABOUR_GENERAL'
  /** Death in a life insurance (LSCS 81-I). */
  | 'LIFE_INSURANCE'
  /** Rents and pensions due (CCF 1162). */
  | 'PERIODIC_PAYMENTS'
  /** The right to support, which never ends (CCF 1160). */
  | 'RIGHT_TO_SUPPORT'
  /** Of a worker who was dismissed (LFT 518). */
  | 'SEPARATED_FROM_WORK'
  /** Powers of the tax authority (CFF 67). */
  | 'TAX_ASSESSMENT'
  /** A tax credit (CFF 146). */
  | 'TAX_CREDIT'
  /** To take off the wage (LFT 517-I). */
  | 'WAGE_DEDUCTIONS'
  /** To leave for a fault of the employer (LFT 517-II). */
  | 'WORKER_RESCISSION'
  /** Indemnity of a work risk (LFT 519-I). */
  | 'WORK_RISK'
  /** Of beneficiaries of a work risk (LFT 519-II). */
  | 'WORK_RISK_DEATH';

/** What the calculator «Prescripción» takes. Amounts are pesos as decimal text: `1234.50`. */
export type LimitationCalculationInput = {
  /** Day of an acknowledgement of the debt. */
  acknowledgedOn?: InputMaybe<Scalars['Date']['input']>;
  /** What is claimed. */
  action: LimitationAction;
  /** A bill or note at sight; `startDate` is its own date. */
  atSight?: InputMaybe<Scalars['Boolean']['input']>;
  /** Labour: day of the certificate or filing. */
  certificate?: InputMaybe<Scalars['Date']['input']>;
  /** Labour: day of the request of conciliation. */
  conciliationRequest?: InputMaybe<Scalars['Date']['input']>;
  /** Day of filing, to be compared. */
  filedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Day on which the notice of dismissal was received. */
  noticeDate?: InputMaybe<Scalars['Date']['input']>;
  /** Of a cheque; the same place by default. */
  place?: InputMaybe<ChequePlace>;
  /** Day of the fact from which the term runs. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

/** Arguments of `linkCases`. */
export type LinkCasesInput = {
  /** The id of the case that the kind describes: the appeal, the amparo, the enforcement. */
  caseId: Scalars['ID']['input'];
  /** How the first case is connected with the other; a circle of one kind is refused (VALIDATION). */
  kind: CaseLinkKind;
  /** The id of the other case, which may be archived; the caller must work in both. */
  otherCaseId: Scalars['ID']['input'];
};

/** Answer of `linkCases`. */
export type LinkCasesPayload = {
  /** The first case as it is stored; null when it was refused. */
  case: Maybe<Case>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A login whose password is right and that waits for its second step. */
export type LoginChallenge = {
  /** When the token ends, in UTC. */
  expiresAt: Scalars['DateTime']['output'];
  /** What the account can answer with. */
  methods: Array<SecondStepMethod>;
  /** For `completeLogin` and `beginPasskeyLogin`; good for ten minutes and one login. */
  token: Scalars['String']['output'];
};

/** What `login` takes. */
export type LoginInput = {
  /** E-mail of the account; capitals do not matter. */
  email: Scalars['String']['input'];
  /** Password of the account. */
  password: Scalars['String']['input'];
  /** Code of the second step, when it is at hand: six digits of the authenticator app, or a recovery code. */
  totpCode?: InputMaybe<Scalars['String']['input']>;
};

/** What `logoutEverywhere` answers. */
export type LogoutEverywherePayload = {
  /** How many sessions this call ended, that of the caller included; null when refused. */
  endedCount: Maybe<Scalars['Int']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `logout` answers. */
export type LogoutPayload = {
  /** Whether this call ended a session; false without one. */
  ended: Scalars['Boolean']['output'];
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `markMessages` takes. */
export type MarkMessagesInput = {
  /** Case whose chat it is. */
  caseId: Scalars['ID']['input'];
  /** True: read up to there; false: only delivered. */
  isRead: Scalars['Boolean']['input'];
  /** Last message that arrived or was read; one beyond the end counts as the end. */
  sequence: Scalars['Int']['input'];
};

/** What `markMessages` answers. */
export type MarkMessagesPayload = {
  /** The caller as a member of the case, with the new marks; null when refused. */
  member: Maybe<CaseMember>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `markNotificationsRead`. */
export type MarkNotificationsReadInput = {
  /** 1 to 100 notifications of the caller. */
  ids: Array<Scalars['ID']['input']>;
};

/** Answer of operations that mark notifications. */
export type MarkNotificationsReadPayload = {
  /** Those that were named, as they are stored; empty after `markAllNotificationsRead`, null when it was refused. */
  notifications: Maybe<Array<Notification>>;
  /** How many are unread now; null when it was refused. */
  unreadCount: Maybe<Scalars['Int']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `markPrebillSent` takes. */
export type MarkPrebillSentInput = {
  /** Day by which it should be paid; absent: as it was, else 30 days from today. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** One of the caller's own that is OPEN, SENT or OVERDUE; else NOT_FOUND or CONFLICT. */
  id: Scalars['ID']['input'];
};

/** Why a text is among the results. */
export type MatchReason =
  /** The search names it: its citation, clave or registro digital. */
  | 'CITED'
  /** Its meaning is near, by the embedding model. */
  | 'MEANING'
  /** Its words match. */
  | 'TEXT'
  /** A topic of the editors about this question cites it. */
  | 'TOPIC';

/** What the calculator «Maternidad y paternidad» takes. Amounts are pesos as decimal text: `1234.50`. */
export type MaternityCalculationInput = {
  /** Day on which an adopted child is received. */
  adoptionDate?: InputMaybe<Scalars['Date']['input']>;
  /** Day of birth. */
  birth?: InputMaybe<Scalars['Date']['input']>;
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** Expected day of birth. */
  expectedBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Days of extension at half pay, sixty at most. */
  extensionDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** A child with a disability or in hospital: eight weeks. */
  needsCare?: InputMaybe<Scalars['Boolean']['input']>;
  /** Weekly day of rest; Sunday by default. */
  restDay?: InputMaybe<Weekday>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Weeks moved after birth, four at most. */
  weeksTransferred?: InputMaybe<Scalars['Int']['input']>;
  /** The mother by default. */
  worker?: InputMaybe<LeaveTaker>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** A card in a message. It shows what is attached as it is now, as far as its viewer may see it. */
export type MessageAttachment = {
  /** Size of a document in bytes; null for articles and deadlines. */
  byteLength: Maybe<Scalars['Int']['output']>;
  /** In Spanish: heading of an article, format and size of a file, day of a deadline and days left. Null unless it is available. */
  detail: Maybe<Scalars['String']['output']>;
  /** Identifier of the article, the deadline or the file. */
  id: Scalars['ID']['output'];
  /** What it refers to. */
  kind: AttachmentKind;
  /** In Spanish: law and number of an article, name of a file, title of a deadline. */
  label: Scalars['String']['output'];
  /** Media type of a document, `application/pdf`; null for articles and deadlines. */
  mediaType: Maybe<Scalars['String']['output']>;
  /** Whether it is there for the viewer. */
  state: AttachmentState;
  /** Path of the bytes of a document: `GET` with the same bearer token. Null for articles and deadlines. */
  url: Maybe<Scalars['String']['output']>;
};

/** An earlier wording of a message. */
export type MessageVersion = {
  /** Text that the message had. */
  text: Scalars['String']['output'];
  /** When that text was replaced, in UTC. */
  until: Scalars['DateTime']['output'];
};

/** Something that was sent to an outside model (proveedor de inteligencia artificial). */
export type ModelCall = {
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Characters of the person's text that were sent, after personal data were replaced. */
  characters: Scalars['Int']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Name of the model. */
  model: Scalars['String']['output'];
  /** What for, in Spanish. */
  purpose: Scalars['String']['output'];
  /** How many pieces of personal data were replaced. */
  replaced: Scalars['Int']['output'];
  /** What it was about; null: it is gone, or was nothing that is kept. */
  subjectId: Maybe<Scalars['ID']['output']>;
};

/** A page of calls. */
export type ModelCallConnection = {
  /** The rows of the page, each with its cursor. */
  edges: Array<ModelCallEdge>;
  /** The rows of the page. */
  nodes: Array<ModelCall>;
  /** Where the page ends and whether there are more. */
  pageInfo: PageInfo;
};

/** A call with its cursor. */
export type ModelCallEdge = {
  /** Place of the row in the list; send it as `after` for the rows behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ModelCall;
};

/** What the work of a generative model took (consumo del modelo). */
export type ModelUsage = {
  /** Calls of the model. */
  calls: Scalars['Int']['output'];
  /** Sentences that were left out because no passage supported them. */
  droppedSentences: Scalars['Int']['output'];
  /** Tokens that were sent to it. */
  inputTokens: Scalars['Int']['output'];
  /** Tokens that it wrote. */
  outputTokens: Scalars['Int']['output'];
  /** Sentences that were sent back once because no passage supported them. */
  repairedSentences: Scalars['Int']['output'];
};

/** An amount in whole centavos, so that sums are exact. */
export type Money = {
  /** Whole centavos, up to 9,007,199,254,740,991 (which a 32-bit `Int` could not hold). */
  centavos: Scalars['Float']['output'];
  /** Currency of the amount; always MXN. */
  currency: Currency;
};

/** Arguments of `moveTrigger` and `previewMove`. */
export type MoveTriggerInput = {
  /** `chainId` of one of the deadlines. */
  chainId: Scalars['ID']['input'];
  /** Those to compute again; all that are not completed when absent. */
  deadlineIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How it was notified; as it was when absent. */
  method?: InputMaybe<NoticeMethod>;
  /** New time of the notice, `HH:MM` in the zone of the court; as it was when absent. */
  noticeAt?: InputMaybe<Scalars['String']['input']>;
  /** New legal day of the notice. */
  noticeOn: Scalars['Date']['input'];
  /** Each of these deadlines is counted from a notice of its own, instead of `noticeOn` and `deadlineIds`: to undo a move, or when the notice of an estimate was made. */
  notices?: InputMaybe<Array<DeadlineNoticeInput>>;
};

/** Answer of `moveTrigger`. */
export type MoveTriggerPayload = {
  /** Deadlines of the chain that the caller may change, by date before the move; empty when it was refused. */
  deadlines: Array<Deadline>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A deadline of a chain with the day on which it would end. */
export type MovedDeadline = {
  /** The deadline as it is now. */
  deadline: Deadline;
  /** Last legal day after the move; null when it stays as it is (completed or not chosen) or cannot be computed. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** In Spanish: why it cannot be computed again; else null. */
  problem: Maybe<Scalars['String']['output']>;
};

/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type Mutation = {
  /** Accepts an invitation, once. Refused with CONFLICT when it was used, withdrawn or has expired. */
  acceptInvitation: AcceptInvitationPayload;
  /** Takes the seat of an invitation link. */
  acceptSeat: AcceptSeatPayload;
  /** Begins a trial without registration, once for each e-mail, and mails its link. An unexpired trial of that e-mail is answered again; an expired one refuses with 'Tu periodo de prueba ya fue utilizado'. */
  activateTrial: ActivateTrialPayload;
  /** Adds a document to a case. LIMIT_REACHED when those of the case would pass 500 MB. */
  addCaseDocument: AddCaseDocumentPayload;
  /** Adds a note to a case. */
  addCaseNote: AddCaseNotePayload;
  /** Writes that a court was closed, and counts the caller's open deadlines on that calendar again. At most 500 closures (LIMIT_REACHED); one that is covered already is refused (CONFLICT). */
  addClosure: AddClosurePayload;
  /** Adds a party to a case, and says in which other cases the name is found. */
  addParty: AddPartyPayload;
  /** Adds the passkey that the browser made. It must have verified its person. */
  addPasskey: PasskeyPayload;
  /** Pushes notifications to a browser of the caller from now on; at most ten (LIMIT_REACHED). A browser that another account added leaves that one. */
  addPushDevice: PushDevicePayload;
  /**
   * Keeps a file and analyses it in the background: follow it with `documentChanged`. Counts as one analysed document of the
   * plan once it is DONE; one that is FAILED or CANCELLED counts nothing. LIMIT_REACHED without analyses or room left.
   */
  analyzeDocument: LegalDocumentPayload;
  /** Archives a case or brings it back; only its owner (else FORBIDDEN). An archived case does not count in the plan. */
  archiveCase: ArchiveCasePayload;
  /** Out of the list; nothing is lost. */
  archiveContract: ContractPayload;
  /** Asks the model about a document, personal data replaced before it is sent. NOT_CONFIGURED without a model. Counts as a question of the chat. */
  askDocument: LegalDocumentPayload;
  /** Asks a question, at most 60 a minute. The answer is written in the background and continues when the caller leaves. A spent quota is refused (LIMIT_REACHED). */
  askQuestion: AskQuestionPayload;
  /** Begins to link or to confirm with Google. NOT_CONFIGURED without an OAuth client. */
  beginGoogleProof: BeginGooglePayload;
  /** Begins a sign-in with Google. NOT_CONFIGURED without an OAuth client; RATE_LIMITED above 300 in ten minutes from one address. */
  beginGoogleSignIn: BeginGooglePayload;
  /** Begins to confirm a sensitive act with a passkey instead of the password. */
  beginPasskeyConfirmation: PasskeyRequestPayload;
  /** Begins to sign in with a passkey. */
  beginPasskeyLogin: PasskeyRequestPayload;
  /** Begins to add a passkey; asks for a recent password. NOT_CONFIGURED where the public address is none that browsers give passkeys to. */
  beginPasskeyRegistration: PasskeyRequestPayload;
  /** A new secret for an authenticator app; asks for a recent password (CONFIRMATION_REQUIRED). CONFLICT when the second step is set up already. */
  beginTwoFactor: BeginTwoFactorPayload;
  /** Calls the deletion off. Keys and feeds stay revoked. */
  cancelAccountDeletion: PrivacyPayload;
  /** Stops an analysis that is QUEUED or RUNNING; another is CONFLICT. */
  cancelDocumentAnalysis: LegalDocumentPayload;
  /** Ends the subscription with its current period. */
  cancelSubscription: SubscriptionDetailsPayload;
  /** Changes the status of a case, and with it the day of closing and the outcome. */
  changeCaseStatus: ChangeCaseStatusPayload;
  /** Changes the password and ends every other session of the account. Wrong ones are counted like those of `login`. */
  changePassword: ChangePasswordPayload;
  /** Changes the status of several cases, all or none; archived cases are not found (NOT_FOUND). */
  changeStatusOfCases: ChangeStatusOfCasesPayload;
  /** Binds a purchase that was paid without an account to the caller (link in the mail). */
  claimPurchase: SubscriptionDetailsPayload;
  /** Empties the list of recent searches of the caller; the figures still count them. */
  clearRecentSearches: ClearRecentSearchesPayload;
  /** Completes a deadline; one that is completed already stays as it is. */
  completeDeadline: CompleteDeadlinePayload;
  /** The second step of a login. A wrong code, or one that was used: INVALID_CREDENTIALS. RATE_LIMITED for 15 minutes after ten wrong codes of an account; its other ways in stay open. A code of the app is good once, in its step of thirty seconds and one before and after. */
  completeLogin: AuthPayload;
  /** Gives the password again: this session may do sensitive acts for ten minutes, as after a login. Wrong ones are counted like those of `login`. */
  confirmPassword: ConfirmPasswordPayload;
  /** Turns the second step on, with a code of the new secret, and ends every other session; asks for a recent password. */
  confirmTwoFactor: ConfirmTwoFactorPayload;
  /** Confirms with the linked Google account: this session may do sensitive acts for ten minutes, as after `confirmPassword`. */
  confirmWithGoogle: ConfirmWithGooglePayload;
  /** As `confirmPassword`, with a passkey of the account. */
  confirmWithPasskey: ConfirmPasswordPayload;
  /** Begins a connection with Google; NOT_CONFIGURED when this server has no keys for it. */
  connectGoogleCalendar: ConnectGoogleCalendarPayload;
  /** Begins an OAuth consent (authorization code with PKCE) that is valid once, for ten minutes, in this browser. NOT_CONFIGURED without credentials, PREMIUM_REQUIRED without a paid plan. */
  connectIntegration: ConnectIntegrationPayload;
  /** Writes a cell by hand, or takes back what was written. */
  correctDocumentCell: DocumentTablePayload;
  /** Makes a key. Any plan may; calls with it are accepted for professional, enterprise and custom. At most 20 keys that are not revoked: LIMIT_REACHED. */
  createApiKey: ApiKeyPayload;
  /** Puts an event, or a series, into the caller's calendar. LIMIT_REACHED with 50,000 events. */
  createCalendarEvent: CreateCalendarEventPayload;
  /** Creates a private address for calendar programs. LIMIT_REACHED with 20. */
  createCalendarFeed: CreateCalendarFeedPayload;
  /** Opens a case; the caller is its owner. Refused when the plan has no place left (LIMIT_REACHED). */
  createCase: CreateCasePayload;
  /** Checks a text and keeps it with its findings; a DOCX is kept too, as far as the files of an account take 200 MB. An account keeps at most 100 reviews (LIMIT_REACHED). */
  createCitationReview: CreateCitationReviewPayload;
  /** Makes a template of a DOCX; its fields are found in it. At most 50 own templates. */
  createContractTemplate: ContractTemplatePayload;
  /** Creates a deadline whose date is typed by hand. */
  createDeadline: CreateDeadlinePayload;
  /** Estimates from published rates and the closed cases of the account; the same input over the same cases gives the same figures. Premium kinds count in the meter of quantum analyses. */
  createEstimate: CreateEstimatePayload;
  /** Creates an event of a case: client, and title where none is given, come from the case. */
  createEventFromCase: CreateCalendarEventPayload;
  /** Public. Begins a purchase from the checkout page. CUSTOM: a quote request and `userErrors`. */
  createPaymentCheckout: CheckoutPayload;
  /** Creates a pre-bill and fixes its entries. VALIDATION when nothing would be charged or an entry has no rate, LIMIT_REACHED above 1,000 entries. */
  createPrebill: CreatePrebillPayload;
  /** Makes one sample: a case with parties, a note, a computed term and a hearing, all of them real records. It does not count in the plan, and sends no mail. */
  createSampleCase: CreateSampleCasePayload;
  /** Public. Begins a purchase from the landing page. */
  createSubscriptionCheckout: CheckoutPayload;
  /** Records time by hand, of an event or on a task. */
  createTimeEntry: CreateTimeEntryPayload;
  /** Announces a file. LIMIT_REACHED with 20 unused ones, RATE_LIMITED above 60 an hour. */
  createUpload: CreateUploadPayload;
  /** Makes an endpoint. Plans with API only (PREMIUM_REQUIRED), at most ten (LIMIT_REACHED). Asks for a recent password. */
  createWebhookEndpoint: WebhookEndpointPayload;
  /** Creates a task, of a case or of the caller alone. */
  createWorkTask: WorkTaskPayload;
  /** Creates a meeting in the Zoom account of the caller and writes its link into an event; a series has one meeting for all of its events. CONFLICT when the event has one, when Zoom is not connected, and when its permission was taken away; NOT_CONFIGURED without credentials of the server. */
  createZoomMeeting: CreateZoomMeetingPayload;
  /** Keeps what the reader decides about a citation; it replaces the decision before. */
  decideCitation: DecideCitationPayload;
  /** Keeps what the reader decided about findings. */
  decideFindings: LegalDocumentPayload;
  /** Deletes a kept calculation, for good. */
  deleteCalculation: DeleteCalculationPayload;
  /** Deletes an event, one of a series, or a part of it; it can be undone until the event changes. */
  deleteCalendarEvent: DeleteCalendarEventPayload;
  /** Deletes a document with its versions; FORBIDDEN unless the caller added it or owns the case, CONFLICT when it came with a message. */
  deleteCaseDocument: DeleteCaseDocumentPayload;
  /** Deletes text, earlier texts and attachments, by its author; its place stays, marked as deleted. */
  deleteCaseMessage: DeleteCaseMessagePayload;
  /** Deletes a note; only its author or the owner of the case (else FORBIDDEN). */
  deleteCaseNote: DeleteCaseNotePayload;
  /** Deletes a review with its text and its file, for good. */
  deleteCitationReview: DeleteCitationReviewPayload;
  /** Deletes an archived contract with its versions; another is CONFLICT. The hashes of its versions are forgotten. */
  deleteContract: DeleteContractPayload;
  /** Deletes an own template. */
  deleteContractTemplate: ContractTemplatePayload;
  /** Deletes a deadline; `restoreDeadline` brings it back. One of an event is refused (CONFLICT). */
  deleteDeadline: DeleteDeadlinePayload;
  /** Deletes a document with its analysis; it can be restored for 24 hours, then its bytes are gone. */
  deleteDocument: LegalDocumentPayload;
  /** Deletes a table; its documents stay. */
  deleteDocumentTable: DeleteDocumentTablePayload;
  /** Deletes an estimate of the caller. */
  deleteEstimate: DeleteEstimatePayload;
  /** Deletes a registered operation, for good: its address is not found from then on. */
  deleteOperation: DeleteOperationPayload;
  /** Deletes a passkey; asks for a recent password. CONFLICT when it is the only way into the account. */
  deletePasskey: DeletePasskeyPayload;
  /** Deletes a saved search. */
  deleteSavedSearch: DeleteSavedSearchPayload;
  /** Deletes a conversation with its messages, for good. */
  deleteThread: DeleteThreadPayload;
  /** Deletes an entry that is in no pre-bill; `restoreTimeEntry` undoes it. */
  deleteTimeEntry: DeleteTimeEntryPayload;
  /** Deletes an endpoint with its log. What is on its way may still arrive once. */
  deleteWebhookEndpoint: DeleteWebhookEndpointPayload;
  /** Deletes a task for good; time recorded on it stays. */
  deleteWorkTask: DeleteWorkTaskPayload;
  /** Turns the second step off and ends every other session; asks for a recent password. */
  disableTwoFactor: DisableTwoFactorPayload;
  /** Forgets the values of a form. */
  discardContractDraft: ContractDraftPayload;
  /** Discards a pre-bill that is OPEN, SENT or OVERDUE and has no payment; its entries may be charged again, at the rates of now. Else CONFLICT. */
  discardPrebill: PrebillPayload;
  /** Ends the timer without recording its time. */
  discardTimer: DiscardTimerPayload;
  /** Ends the connection. Events from Google that got a case, a type or hours here stay. */
  disconnectGoogleCalendar: DisconnectGoogleCalendarPayload;
  /** Deletes the permission here, and revokes it at the service where it offers that. */
  disconnectIntegration: DisconnectIntegrationPayload;
  /** A clause drafted by the model, its citations checked. Counts as a question of the chat. */
  draftContractClause: DraftContractClausePayload;
  /** A new contract with the text and values of the newest version. */
  duplicateContract: ContractPayload;
  /** Renames a document, or moves it to another folder. */
  editCaseDocument: EditCaseDocumentPayload;
  /** Changes the text, by its author, within 15 minutes, at most 50 times; earlier texts are kept. */
  editCaseMessage: EditCaseMessagePayload;
  /** Ends another session of the same account. */
  endSession: EndSessionPayload;
  /** Takes the answer of Google's consent page, only in the browser that asked for it; needs no session. */
  finishGoogleConnection: FinishGoogleConnectionPayload;
  /** Generates a contract and keeps it as version 1. Missing fields: «Por favor completa todos los campos requeridos: …»; a blocking check is VALIDATION with `checks`. */
  generateContract: ContractPayload;
  /** The same with the code of the page of Google, which the server exchanges. */
  googleCodeLogin: GoogleLoginPayload;
  /** Opens a session for whom a token of Google names, verified against Google's keys; opens the account when there is none. A profile without a token signs nobody in (INVALID_CREDENTIALS). An e-mail leads to an existing account only when Google has verified it; that account is told by mail, and a password that was set before is dropped. When the account has a second step: TWO_FACTOR_REQUIRED with a `challenge` for `completeLogin`. */
  googleLogin: GoogleLoginPayload;
  /** Reads an .ics file into the calendar; the same file again changes only what changed in it. */
  importCalendar: ImportCalendarPayload;
  /** Offers a seat by mail; LIMIT_REACHED when all are taken. */
  inviteSeat: InviteSeatPayload;
  /** Invites an address by e-mail; only the owner (else FORBIDDEN). At most 50 guests and 50 open invitations a case (LIMIT_REACHED). */
  inviteToCase: InviteToCasePayload;
  /** Says that the person uses the page now: the session goes on for as long as the settings say. From the first call on only these calls count as use; of a client that never calls it, each `refresh` and each REST call does. UNAUTHENTICATED when the session is over. */
  keepSession: KeepSessionPayload;
  /** Links two cases that the caller works in; the same link twice is refused (CONFLICT). */
  linkCases: LinkCasesPayload;
  /** Links a Google account to the caller's. Asks for a recent confirmation (CONFIRMATION_REQUIRED); CONFLICT when either is linked already. */
  linkGoogle: GoogleAccessPayload;
  /** Opens a session. An unknown e-mail and a wrong password answer the same, in the same time. When the account has a second step: TWO_FACTOR_REQUIRED with a `challenge` for `completeLogin`. */
  login: AuthPayload;
  /** Opens a session for whoever the passkey belongs to; no second step follows. INVALID_CREDENTIALS when it is unknown, of another account than the password, or its answer is not valid; each challenge is good for one answer. */
  loginWithPasskey: AuthPayload;
  /** Ends the session of the refresh cookie on every server, its open sockets included, also when the access token has expired. The session of the access token ends too when it is of the same account, or without a cookie of a session that lives. The cookie is deleted in any case. */
  logout: LogoutPayload;
  /** Ends every session of the caller's account, this one included. */
  logoutEverywhere: LogoutEverywherePayload;
  /** Marks every notification of the caller as read. */
  markAllNotificationsRead: MarkNotificationsReadPayload;
  /** Tells how far the caller received or read the chat; marks only move forward. */
  markMessages: MarkMessagesPayload;
  /** Marks notifications of the caller as read. NOT_FOUND when none of them is the caller's. */
  markNotificationsRead: MarkNotificationsReadPayload;
  /** Marks a pre-bill that is OPEN, SENT or OVERDUE as PAID: its balance was received today; else CONFLICT. */
  markPrebillPaid: PrebillPayload;
  /** Marks a pre-bill as SENT that the caller handed over. */
  markPrebillSent: PrebillPayload;
  /** Moves the notice of a chain and counts its open deadlines again, all or none. */
  moveTrigger: MoveTriggerPayload;
  /** Opens the provider's page of cards and invoices. */
  openBillingPortal: BillingPortalPayload;
  /** Stops counting until it is resumed; a paused timer stays as it is. */
  pauseTimer: TimerPayload;
  /** Pins a conversation above the others, or takes the pin away. */
  pinThread: PinThreadPayload;
  /** Keeps what the asker thinks of an answer; given again, it replaces what was said. */
  rateAnswer: RateAnswerPayload;
  /** Takes back a cancellation before the period ends. */
  reactivateSubscription: SubscriptionDetailsPayload;
  /** Reads a court order or a line of a bulletin, and keeps nothing of it. At most 60 a minute. */
  readNotice: ReadNoticePayload;
  /** Records money received for a pre-bill; with nothing left to be paid it is PAID. */
  recordPrebillPayment: PrebillPayload;
  /** Exchanges the refresh token of the cookie for a new one and issues an access token. UNAUTHENTICATED when it is missing, expired or was exchanged earlier, and when nobody used the session for as long as the settings of the account say. */
  refresh: AuthPayload;
  /** Ten new recovery codes in place of all others; asks for a recent password. */
  regenerateRecoveryCodes: RegenerateRecoveryCodesPayload;
  /** Opens an account with a trial of three days, and a session. RATE_LIMITED above 300 an hour from one address. */
  register: AuthPayload;
  /**
   * Keeps a query of the contract. The same text again gives the operation that is there, with the new name and time. An
   * account keeps at most 200 (LIMIT_REACHED).
   */
  registerOperation: RegisterOperationPayload;
  /** Removes a closure that the caller wrote, and counts the deadlines on that calendar again. */
  removeClosure: RemoveClosurePayload;
  /** Removes a member, or leaves a case. The open invitations of that address end too. */
  removeMember: RemoveMemberPayload;
  /** Removes a party from a case. */
  removeParty: RemovePartyPayload;
  /** Takes back a payment that was recorded by mistake; a PAID pre-bill is SENT or OPEN again. */
  removePrebillPayment: PrebillPayload;
  /** Pushes no more to a device. */
  removePushDevice: PushDevicePayload;
  /** Deletes the sample with its deadlines, events, notes and messages, what was added to it included. Recorded hours and conversations stay, without the case. */
  removeSampleCase: RemoveSampleCasePayload;
  /** Takes a seat or an invitation away, at once. */
  removeSeat: RemoveSeatPayload;
  /** Removes a rate; entries in no pre-bill get the price of the rate that is left. */
  removeTimeRate: RemoveTimeRatePayload;
  /** Names a passkey. */
  renamePasskey: PasskeyPayload;
  /** Gives a conversation another title. */
  renameThread: RenameThreadPayload;
  /** Gives a feed a new key, so that its old address stops working. */
  renewCalendarFeed: RenewCalendarFeedPayload;
  /** Opens a completed deadline again; a computed one is counted again. */
  reopenDeadline: ReopenDeadlinePayload;
  /** Sends an event of the log again, with the same id, to an endpoint that is active. */
  replayWebhookDelivery: WebhookDeliveryPayload;
  /** Stores an error that a browser met; needs no session. Equal ones of a day are counted. RATE_LIMITED above 60 a minute from one address, PAYLOAD_TOO_LARGE above 64 kB. */
  reportClientError: ReportClientErrorPayload;
  /** Asks for the deletion of the account in thirty days. Its sessions end, its API keys and calendar feeds are revoked. CONFLICT while a subscription renews itself. */
  requestAccountDeletion: PrivacyPayload;
  /** Asks for a copy of everything; a mail says when it is ready. One at a time (CONFLICT), three a day (RATE_LIMITED). Asks for a recent password (CONFIRMATION_REQUIRED). */
  requestAccountExport: PrivacyPayload;
  /** Sends a mail with a link that sets a new password, when an account has the e-mail. The answer and its time are the same when none has. RATE_LIMITED above 5 an hour for one e-mail from one address, and 30 an hour from one address. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Asks for a correction that the settings do not allow, or for the end of some use. */
  requestPrivacyRight: PrivacyPayload;
  /** Public. Asks for an offer of CUSTOM. */
  requestQuote: RequestQuotePayload;
  /** Sets a new password with the token of a mail and ends every session of the account; the account is told by mail. A second step that the account has set up stays. RATE_LIMITED above 30 in 15 minutes from one address. */
  resetPassword: ResetPasswordPayload;
  /**
   * Empties the sandbox and fills it with example data again: by a key of the sandbox, or by its owner. Other keys are
   * refused (FORBIDDEN). Ids of what was there are not found any more; keys go on working.
   */
  resetSandbox: ResetSandboxPayload;
  /** Chooses the side that holds in a conflict, and marks it as seen. */
  resolveGoogleConflict: ResolveGoogleConflictPayload;
  /** Undoes a deletion; CONFLICT when the event was changed since. */
  restoreCalendarEvent: RestoreCalendarEventPayload;
  /** Takes the text of an earlier version as a new one. */
  restoreContractVersion: ContractPayload;
  /** Brings a deleted deadline back; a computed one is counted again. */
  restoreDeadline: RestoreDeadlinePayload;
  /** Takes back `deleteDocument`. */
  restoreDocument: LegalDocumentPayload;
  /** Undoes a deletion; refused when its day is full, or its event was recorded again. */
  restoreTimeEntry: RestoreTimeEntryPayload;
  /** Goes on counting after a pause; a running timer stays as it is. */
  resumeTimer: TimerPayload;
  /** Analyses a document again that is FAILED, CANCELLED or DONE; of a DONE one it counts nothing. */
  retryDocumentAnalysis: LegalDocumentPayload;
  /** Ends a key within five seconds on every server; its open sockets are closed. */
  revokeApiKey: ApiKeyPayload;
  /** Ends a feed for good. */
  revokeCalendarFeed: RevokeCalendarFeedPayload;
  /** Withdraws an invitation: its link no longer works. Only the owner (else FORBIDDEN). */
  revokeInvitation: RevokeInvitationPayload;
  /** Gives a key a new secret; the old one is not accepted from then on. */
  rotateApiKey: ApiKeyPayload;
  /** Gives an endpoint a new secret. The old one signs too for 24 hours, so that the receiver can change over. Asks for a recent password. */
  rotateWebhookSecret: WebhookEndpointPayload;
  /** Keeps the values of a calculation. An account keeps at most 500 (LIMIT_REACHED). */
  saveCalculation: SaveCalculationPayload;
  /** Keeps the values of a form, checked for their shape only; one draft for each template. */
  saveContractDraft: ContractDraftPayload;
  /** Keeps a document as a new version; the same document as the newest version is no new one. At most 200 versions: LIMIT_REACHED. */
  saveContractVersion: ContractPayload;
  /** Counts terms and saves them to a case; those of one call share a `chainId`. All or none. */
  saveDeadlines: SaveDeadlinesPayload;
  /** Makes a table of documents, or changes its name, columns or rows. */
  saveDocumentTable: DocumentTablePayload;
  /** Keeps a search and runs it once. When ten are kept already it is refused (LIMIT_REACHED). */
  saveSearch: SaveSearchPayload;
  /** Writes in the chat of a case. FORBIDDEN for guests and non-members; RATE_LIMITED above 600 a minute. */
  sendCaseMessage: SendCaseMessagePayload;
  /** Mails the newest version as a file. At most 30 mails an hour: RATE_LIMITED. */
  sendContract: ContractPayload;
  /** Mails a pre-bill with its PDF and its receipts. It is SENT when the mail server accepted it; a server without mail says so in `mail`. */
  sendPrebill: PrebillPayload;
  /** Chooses the alert days of the account, and its zone (`User.timeZone`). */
  setAlertDays: SetAlertDaysPayload;
  /** Changes the caller's calendar settings. */
  setCalendarSettings: SetCalendarSettingsPayload;
  /** Sets or removes the reminder of an open deadline; its date never moves. A completed one is refused (CONFLICT). */
  setDeadlineReminder: SetDeadlineReminderPayload;
  /** Changes rounding and issuer of the caller. */
  setHoursSettings: SetHoursSettingsPayload;
  /** Sets the price of an hour from a day on; one that begins the same day is replaced. LIMIT_REACHED with 1,000 rates. */
  setTimeRate: SetTimeRatePayload;
  /** Tells the other members that the caller types; nothing is stored. RATE_LIMITED above 60 a minute in a case. */
  setTyping: TypingPayload;
  /** Postpones a deadline typed by hand; of others only the reminder moves. A completed one is refused (CONFLICT). */
  snoozeDeadline: SnoozeDeadlinePayload;
  /** Begins a session of the demo. RATE_LIMITED above 30 an hour from one address. */
  startDemoSession: StartDemoSessionPayload;
  /** Starts the caller's timer; there is one at most. */
  startTimer: StartTimerPayload;
  /** Stops an answer that is being written. What had arrived stays, marked as incomplete; without text it does not count in the plan. */
  stopAnswer: StopAnswerPayload;
  /** Ends the timer and records its time as an entry. */
  stopTimer: StopTimerPayload;
  /** A summary by the model, personal data replaced before it is sent. NOT_CONFIGURED without a model. Counts as a question of the chat. */
  summarizeDocument: LegalDocumentPayload;
  /** Begins a synchronisation now, in the background. CONFLICT when no calendar is connected. */
  syncGoogleCalendar: SyncGoogleCalendarPayload;
  /** Posts an event `webhook.test` now and answers with what really happened. It is tried once. */
  testWebhookEndpoint: WebhookDeliveryPayload;
  /** Back in the list. */
  unarchiveContract: ContractPayload;
  /** Removes a link between two cases that the caller works in. */
  unlinkCases: UnlinkCasesPayload;
  /** Removes the link. Asks for a recent confirmation; CONFLICT when it is the only way into the account. */
  unlinkGoogle: GoogleAccessPayload;
  /** Changes name, scopes, addresses, limit or end of a key, at once on every server. */
  updateApiKey: ApiKeyPayload;
  /** Changes a kept calculation. */
  updateCalculation: UpdateCalculationPayload;
  /** Changes an event, one of a series, or a part of it. */
  updateCalendarEvent: UpdateCalendarEventPayload;
  /** Edits a case. What others changed in other fields stays; in the same fields nothing is written (CONFLICT). */
  updateCase: UpdateCasePayload;
  /** Changes the title, the text or its day; a new text or day is checked again. */
  updateCitationReview: UpdateCitationReviewPayload;
  /** Writes the fiscal data of the client of a pre-bill. */
  updateClientFiscalProfile: UpdateClientFiscalProfilePayload;
  /** Changes title or case. */
  updateContract: ContractPayload;
  /** Changes name or fields of an own template. */
  updateContractTemplate: ContractTemplatePayload;
  /** Edits a deadline. What others changed in other fields stays; in the same fields nothing is written (CONFLICT). */
  updateDeadline: UpdateDeadlinePayload;
  /** Changes name, case or type. */
  updateDocument: LegalDocumentPayload;
  /** Writes the fiscal data of the account. */
  updateFiscalProfile: UpdateFiscalProfilePayload;
  /** Changes where and when the caller is told. */
  updateNotificationSettings: UpdateNotificationSettingsPayload;
  /** Changes what may be done with the data. */
  updatePrivacyChoices: PrivacyPayload;
  /** Changes the name or the alert of a saved search, or marks its new results as seen. */
  updateSavedSearch: UpdateSavedSearchPayload;
  /** Changes settings; all of them or none. */
  updateSettings: UpdateSettingsPayload;
  /** Changes an entry that is in no pre-bill; its price is computed again. */
  updateTimeEntry: UpdateTimeEntryPayload;
  /** Changes what the timer is for; it goes on. */
  updateTimer: TimerPayload;
  /** Changes an endpoint. Asks for a recent password. */
  updateWebhookEndpoint: WebhookEndpointPayload;
  /** Changes a task, or marks it as done. */
  updateWorkTask: WorkTaskPayload;
  /** Changes the plan: at once when it costs more, with the next period when it costs less; without a subscription, a checkout. */
  upgradeSubscription: UpgradeSubscriptionPayload;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationAcceptSeatArgs = {
  token: Scalars['String']['input'];
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationActivateTrialArgs = {
  input: ActivateTrialInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationAddCaseDocumentArgs = {
  input: AddCaseDocumentInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationAddCaseNoteArgs = {
  input: AddCaseNoteInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationAddClosureArgs = {
  input: AddClosureInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationAddPartyArgs = {
  input: AddPartyInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationAddPushDeviceArgs = {
  input: AddPushDeviceInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationAnalyzeDocumentArgs = {
  input: AnalyzeDocumentInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationArchiveCaseArgs = {
  input: ArchiveCaseInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationArchiveContractArgs = {
  input: ContractIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationAskDocumentArgs = {
  input: AskDocumentInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationAskQuestionArgs = {
  input: AskQuestionInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationBeginGoogleProofArgs = {
  input: BeginGoogleProofInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationBeginPasskeyLoginArgs = {
  input: BeginPasskeyLoginInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCancelDocumentAnalysisArgs = {
  input: LegalDocumentIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCancelSubscriptionArgs = {
  input: CancelSubscriptionInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationChangeCaseStatusArgs = {
  input: ChangeCaseStatusInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationChangeStatusOfCasesArgs = {
  input: ChangeStatusOfCasesInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationClaimPurchaseArgs = {
  token: Scalars['String']['input'];
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCompleteDeadlineArgs = {
  input: CompleteDeadlineInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCompleteLoginArgs = {
  input: CompleteLoginInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationConfirmPasswordArgs = {
  input: ConfirmPasswordInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationConfirmTwoFactorArgs = {
  input: ConfirmTwoFactorInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationConfirmWithGoogleArgs = {
  input: GoogleCodeInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationConfirmWithPasskeyArgs = {
  input: PasskeyAnswerInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationConnectIntegrationArgs = {
  input: ConnectIntegrationInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCorrectDocumentCellArgs = {
  input: CorrectDocumentCellInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateCalendarEventArgs = {
  input: CreateCalendarEventInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateCalendarFeedArgs = {
  input: CreateCalendarFeedInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateCaseArgs = {
  input: CreateCaseInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateCitationReviewArgs = {
  input: CreateCitationReviewInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateContractTemplateArgs = {
  input: CreateContractTemplateInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateDeadlineArgs = {
  input: CreateDeadlineInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateEstimateArgs = {
  input: CreateEstimateInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateEventFromCaseArgs = {
  input: CreateEventFromCaseInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreatePaymentCheckoutArgs = {
  input: CreatePaymentCheckoutInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreatePrebillArgs = {
  input: PrebillInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateSubscriptionCheckoutArgs = {
  input: CreateSubscriptionCheckoutInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateTimeEntryArgs = {
  input: CreateTimeEntryInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateUploadArgs = {
  input: CreateUploadInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateWorkTaskArgs = {
  input: CreateWorkTaskInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationCreateZoomMeetingArgs = {
  input: CreateZoomMeetingInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDecideCitationArgs = {
  input: DecideCitationInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDecideFindingsArgs = {
  input: DecideFindingsInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteCalculationArgs = {
  input: DeleteCalculationInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteCalendarEventArgs = {
  input: DeleteCalendarEventInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteCaseDocumentArgs = {
  input: DeleteCaseDocumentInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteCaseMessageArgs = {
  input: DeleteCaseMessageInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteCaseNoteArgs = {
  input: DeleteCaseNoteInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteCitationReviewArgs = {
  input: DeleteCitationReviewInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteContractArgs = {
  input: ContractIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteContractTemplateArgs = {
  input: DeleteContractTemplateInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteDeadlineArgs = {
  input: DeleteDeadlineInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteDocumentArgs = {
  input: LegalDocumentIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteDocumentTableArgs = {
  input: DeleteDocumentTableInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteEstimateArgs = {
  input: DeleteEstimateInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteOperationArgs = {
  input: DeleteOperationInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeletePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteSavedSearchArgs = {
  input: DeleteSavedSearchInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteThreadArgs = {
  input: DeleteThreadInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteTimeEntryArgs = {
  input: TimeEntryIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteWebhookEndpointArgs = {
  input: WebhookEndpointIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDeleteWorkTaskArgs = {
  input: WorkTaskIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDiscardContractDraftArgs = {
  input: DiscardContractDraftInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDiscardPrebillArgs = {
  input: PrebillIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDiscardTimerArgs = {
  input: TimerIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDisconnectGoogleCalendarArgs = {
  input?: InputMaybe<DisconnectGoogleCalendarInput>;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDisconnectIntegrationArgs = {
  input: DisconnectIntegrationInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDraftContractClauseArgs = {
  input: DraftContractClauseInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationDuplicateContractArgs = {
  input: ContractIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationEditCaseDocumentArgs = {
  input: EditCaseDocumentInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationEditCaseMessageArgs = {
  input: EditCaseMessageInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationFinishGoogleConnectionArgs = {
  input: FinishGoogleConnectionInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationGenerateContractArgs = {
  input: GenerateContractInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationGoogleCodeLoginArgs = {
  input: GoogleCodeInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationGoogleLoginArgs = {
  input: GoogleLoginInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationImportCalendarArgs = {
  input: ImportCalendarInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationInviteSeatArgs = {
  input: InviteSeatInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationInviteToCaseArgs = {
  input: InviteToCaseInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationLinkCasesArgs = {
  input: LinkCasesInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationLinkGoogleArgs = {
  input: GoogleCodeInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationLoginWithPasskeyArgs = {
  input: PasskeyAnswerInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationMarkMessagesArgs = {
  input: MarkMessagesInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationMarkNotificationsReadArgs = {
  input: MarkNotificationsReadInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationMarkPrebillPaidArgs = {
  input: PrebillIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationMarkPrebillSentArgs = {
  input: MarkPrebillSentInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationMoveTriggerArgs = {
  input: MoveTriggerInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationOpenBillingPortalArgs = {
  input: OpenBillingPortalInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationPauseTimerArgs = {
  input: TimerIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationPinThreadArgs = {
  input: PinThreadInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRateAnswerArgs = {
  input: RateAnswerInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationReadNoticeArgs = {
  input: ReadNoticeInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRecordPrebillPaymentArgs = {
  input: RecordPrebillPaymentInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRegisterOperationArgs = {
  input: RegisterOperationInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRemoveClosureArgs = {
  input: RemoveClosureInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRemovePartyArgs = {
  input: RemovePartyInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRemovePrebillPaymentArgs = {
  input: PrebillPaymentIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRemovePushDeviceArgs = {
  input: RemovePushDeviceInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRemoveSeatArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRemoveTimeRateArgs = {
  input: TimeRateIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRenameThreadArgs = {
  input: RenameThreadInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRenewCalendarFeedArgs = {
  input: CalendarFeedIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationReopenDeadlineArgs = {
  input: ReopenDeadlineInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationReplayWebhookDeliveryArgs = {
  input: WebhookDeliveryIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationReportClientErrorArgs = {
  input: ReportClientErrorInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRequestAccountDeletionArgs = {
  input: RequestAccountDeletionInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRequestPrivacyRightArgs = {
  input: RequestPrivacyRightInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRequestQuoteArgs = {
  input: RequestQuoteInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationResolveGoogleConflictArgs = {
  input: ResolveGoogleConflictInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRestoreCalendarEventArgs = {
  input: RestoreCalendarEventInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRestoreContractVersionArgs = {
  input: RestoreContractVersionInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRestoreDeadlineArgs = {
  input: RestoreDeadlineInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRestoreDocumentArgs = {
  input: LegalDocumentIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRestoreTimeEntryArgs = {
  input: TimeEntryIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationResumeTimerArgs = {
  input: TimerIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRetryDocumentAnalysisArgs = {
  input: LegalDocumentIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRevokeApiKeyArgs = {
  input: ApiKeyIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRevokeCalendarFeedArgs = {
  input: CalendarFeedIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRevokeInvitationArgs = {
  input: RevokeInvitationInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRotateApiKeyArgs = {
  input: ApiKeyIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationRotateWebhookSecretArgs = {
  input: WebhookEndpointIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSaveCalculationArgs = {
  input: SaveCalculationInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSaveContractDraftArgs = {
  input: ContractFormInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSaveContractVersionArgs = {
  input: SaveContractVersionInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSaveDeadlinesArgs = {
  input: SaveDeadlinesInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSaveDocumentTableArgs = {
  input: SaveDocumentTableInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSaveSearchArgs = {
  input: SaveSearchInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSendCaseMessageArgs = {
  input: SendCaseMessageInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSendContractArgs = {
  input: SendContractInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSendPrebillArgs = {
  input: SendPrebillInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSetAlertDaysArgs = {
  input: SetAlertDaysInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSetCalendarSettingsArgs = {
  input: SetCalendarSettingsInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSetDeadlineReminderArgs = {
  input: SetDeadlineReminderInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSetHoursSettingsArgs = {
  input: SetHoursSettingsInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSetTimeRateArgs = {
  input: SetTimeRateInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSetTypingArgs = {
  input: TypingInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSnoozeDeadlineArgs = {
  input: SnoozeDeadlineInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationStartTimerArgs = {
  input: StartTimerInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationStopAnswerArgs = {
  input: StopAnswerInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationStopTimerArgs = {
  input: StopTimerInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationSummarizeDocumentArgs = {
  input: LegalDocumentIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationTestWebhookEndpointArgs = {
  input: WebhookEndpointIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUnarchiveContractArgs = {
  input: ContractIdInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUnlinkCasesArgs = {
  input: UnlinkCasesInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateApiKeyArgs = {
  input: UpdateApiKeyInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateCalculationArgs = {
  input: UpdateCalculationInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateCalendarEventArgs = {
  input: UpdateCalendarEventInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateCaseArgs = {
  input: UpdateCaseInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateCitationReviewArgs = {
  input: UpdateCitationReviewInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateClientFiscalProfileArgs = {
  input: UpdateClientFiscalProfileInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateContractArgs = {
  input: UpdateContractInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateContractTemplateArgs = {
  input: UpdateContractTemplateInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateDeadlineArgs = {
  input: UpdateDeadlineInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateDocumentArgs = {
  input: UpdateDocumentInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateFiscalProfileArgs = {
  input: UpdateFiscalProfileInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateNotificationSettingsArgs = {
  input: UpdateNotificationSettingsInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdatePrivacyChoicesArgs = {
  input: UpdatePrivacyChoicesInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateSavedSearchArgs = {
  input: UpdateSavedSearchInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateTimeEntryArgs = {
  input: UpdateTimeEntryInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateTimerArgs = {
  input: UpdateTimerInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateWebhookEndpointArgs = {
  input: UpdateWebhookEndpointInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpdateWorkTaskArgs = {
  input: UpdateWorkTaskInput;
};


/** Everything that changes data. Each field is one transaction; nothing is written when its `userErrors` are not empty. */
export type MutationUpgradeSubscriptionArgs = {
  input: UpgradeSubscriptionInput;
};

/** Anything with a global identifier. */
export type Node = {
  /** Opaque identifier with a prefix (`cht_…`, `msg_…`), the same in GraphQL and REST; later ones sort after earlier ones. */
  id: Scalars['ID']['output'];
};

/** A day on which nobody works, with its reason (día inhábil o no laborable). */
export type NonWorkingDay = {
  /** In Spanish: law and article, or who published it; null for weekends. */
  basis: Maybe<Scalars['String']['output']>;
  /** The day. */
  date: Scalars['Date']['output'];
  /** Which reason it is; a holiday of the law comes before a court closure, and that before a weekend. */
  kind: NonWorkingDayKind;
  /** In Spanish: «domingo», «tercer lunes de noviembre, en conmemoración del 20 de noviembre». */
  reason: Scalars['String']['output'];
};

/** Why nobody works on a day. */
export type NonWorkingDayKind =
  /** Días inhábiles, vacaciones o suspensión de labores of the court whose calendar is shown. */
  | 'COURT_CLOSURE'
  /** Día de descanso obligatorio (LFT 74). */
  | 'HOLIDAY'
  /** Saturday or Sunday. */
  | 'WEEKEND';

/** How somebody came to know of an act (forma de notificación). */
export type NoticeMethod =
  /** Boletín judicial, boletín jurisdiccional. */
  | 'BULLETIN'
  /** Por cédula o instructivo. */
  | 'CEDULA'
  /** Correo certificado con acuse. */
  | 'CERTIFIED_MAIL'
  /** Por edictos. */
  | 'EDICT'
  /** Electrónica. */
  | 'ELECTRONIC'
  /** Nobody was notified: the term runs from a fact. */
  | 'EVENT'
  /** En audiencia. */
  | 'HEARING'
  /** Conocimiento del acto. */
  | 'KNOWLEDGE'
  /** Lista, estrados. */
  | 'LIST'
  /** Oficio. */
  | 'OFFICIAL_LETTER'
  /** Personal. */
  | 'PERSONAL'
  /** Buzón tributario. */
  | 'TAX_MAILBOX';

/** A court order or a line of a bulletin, read (lectura de acuerdo). */
export type NoticeReading = {
  /** What was decided, in Spanish: «emplazamiento», «auto que desecha»; null when it was not recognised. */
  act: Maybe<ReadValue>;
  /** Key of the calendar by which the proposed terms are counted; null when none is known. */
  calendar: Maybe<Scalars['ID']['output']>;
  /** The caller's cases that it may belong to, best first, at most 5. */
  cases: Array<Case>;
  /** A chain that starts with the act; null when there is none. */
  chain: Maybe<TermChain>;
  /** Name of the court as written; null when it was not found. */
  court: Maybe<ReadValue>;
  /** The court in the directory, or among those that the caller wrote; null when it was not found there. */
  courtOffice: Maybe<CourtOffice>;
  /** Number of the court file; null when it was not found. */
  fileNumber: Maybe<ReadValue>;
  /** A term that the text itself sets, proposed beside the rules; null when it sets none. */
  freeTerm: Maybe<ReadTerm>;
  /** Whether the method is only ordered («notifíquese por boletín»): that it was done is not said. */
  isMethodOrdered: Scalars['Boolean']['output'];
  /** How it was notified, or how the order says that it shall be; null when the text does not say it. */
  method: Maybe<NoticeMethod>;
  /** Where the method was read; null with it. */
  methodPassage: Maybe<ReadPassage>;
  /** In Spanish: what was not found, or must be confirmed. */
  missing: Array<Scalars['String']['output']>;
  /** Date from which the count would start; null when the text has none. */
  noticeOn: Maybe<ReadDate>;
  /** Other days that the text names. */
  otherDates: Array<ReadDate>;
  /** Names of the parties. */
  parties: Array<ReadValue>;
  /** Key of the calendar of the court that decided, when another court hears the remedy (amparo against a local judgment); else null. */
  responsibleCalendar: Maybe<Scalars['ID']['output']>;
  /** Rules that follow from the act, best first. */
  rules: Array<TermRule>;
  /** The text that was read, tidied; of a page of a bulletin, the entry that was chosen. Places count in it. */
  text: Scalars['String']['output'];
};

/** Something that happened and that an account is told (notificación). Kept for 90 days. */
export type Notification = Node & {
  /** The same in a sentence, with names. */
  body: Scalars['String']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: NotificationKind;
  /** Path of the page that shows more, from `/`; null: there is none. */
  path: Maybe<Scalars['String']['output']>;
  /** When it was read; null: it was not. */
  readAt: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in a few Spanish words without names. */
  title: Scalars['String']['output'];
};

/** A page of notifications, newest first. */
export type NotificationConnection = {
  /** The rows of the page, each with its cursor. */
  edges: Array<NotificationEdge>;
  /** The rows of the page. */
  nodes: Array<Notification>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** How many are unread, of all. */
  unreadCount: Scalars['Int']['output'];
};

/** A notification with its place in the list. */
export type NotificationEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notification;
};

/** What a notification is about. */
export type NotificationKind =
  /** Somebody else changed a case in which the account works. */
  | 'CASE_CHANGED'
  /** Somebody invited the account to a case. */
  | 'CASE_INVITATION'
  /** Somebody accepted an invitation to a case of the account. */
  | 'CASE_JOINED'
  /** A message of a case mentions the account. */
  | 'CASE_MENTION'
  /** There are messages in the chat of a case. */
  | 'CASE_MESSAGE'
  /** A contract was mailed, or its mail failed. */
  | 'CONTRACT_MAIL'
  /** A deadline comes near, is today, is over, or its date changed. */
  | 'DEADLINE_ALERT'
  /** The analysis of a document ended. */
  | 'DOCUMENT_ANALYZED'
  /** A login from a device that the account had not signed in from. */
  | 'LOGIN'
  /** Most of what the plan allows in a period is used. */
  | 'METER_LOW'
  /** A purchase, a charge or the end of a plan. */
  | 'PAYMENT'
  /** The access to the account changed: password, second step, passkeys, keys, Google, e-mail. */
  | 'SECURITY'
  /** A webhook was switched off, because it failed for days. */
  | 'WEBHOOK_DISABLED';

/** Part of `UpdateNotificationSettingsInput`. Absent fields stay. */
export type NotificationKindInput = {
  /** Whether it is in the list. False is VALIDATION where `isInAppFixed`. */
  inApp?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kind. */
  kind: NotificationKind;
  /** Whether it is pushed. */
  push?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Where an account is told of one kind. */
export type NotificationKindSetting = {
  /** When it happens, in Spanish. */
  description: Scalars['String']['output'];
  /** Whether it is in the list. */
  inApp: Scalars['Boolean']['output'];
  /** Whether `inApp` can be changed: what concerns the access to the account is always in the list. */
  isInAppFixed: Scalars['Boolean']['output'];
  /** Whether it is mailed when it happens, by that. */
  isMailed: Scalars['Boolean']['output'];
  /** The kind. */
  kind: NotificationKind;
  /** What decides about its mail. */
  mail: NotificationMail;
  /** Whether it is pushed to the devices of the account that asked for it. */
  push: Scalars['Boolean']['output'];
  /** Its name in Spanish. */
  title: Scalars['String']['output'];
};

/** What decides whether a kind of notification is also mailed when it happens. */
export type NotificationMail =
  /** It is always mailed. */
  | 'ALWAYS'
  /** `EmailNotificationSettings.caseUpdates` of the settings. */
  | 'CASE_UPDATES'
  /** It is in the digest only. */
  | 'DIGEST_ONLY'
  /** `SecuritySettings.loginNotifications`. */
  | 'LOGIN_NOTIFICATIONS'
  /** `EmailNotificationSettings.paymentReminders`, for reminders; what was paid, owed or lost is always mailed. */
  | 'PAYMENT_REMINDERS'
  /** `EmailNotificationSettings.systemAlerts`. */
  | 'SYSTEM_ALERTS';

/** Where and when an account is told (avisos). */
export type NotificationSettings = {
  /** How often the unread ones are mailed together. */
  digest: DigestFrequency;
  /** Hour of the digest in `timeZone`: 0 to 23. */
  digestHour: Scalars['Int']['output'];
  /** Day of a weekly digest: 1 is Monday, 7 is Sunday. */
  digestWeekday: Scalars['Int']['output'];
  /** Every kind, in the order of the screen. */
  kinds: Array<NotificationKindSetting>;
  /** IANA name of the zone of the account. */
  timeZone: Scalars['String']['output'];
};

/** Where the billing portal leads back to. */
export type OpenBillingPortalInput = {
  /** Own origin only. */
  returnUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Another payment for the work, which integrates the wage (LFT 84). */
export type OtherPaymentInput = {
  /** Pesos of each period, as text: `1234.50`. */
  amount: Scalars['String']['input'];
  /** What it is, 1–80 characters. */
  name: Scalars['String']['input'];
  /** How often; each month by default. */
  period?: InputMaybe<PaymentPeriod>;
};

/** What the calculator «Horas extra» takes. Amounts are pesos as decimal text: `1234.50`. */
export type OvertimeCalculationInput = {
  /** Of the worker: below 18 all hours are triple. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** Hours of LFT 65: paid once. */
  emergency?: InputMaybe<Scalars['Boolean']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Extra hours of each day of one week. */
  overtimeByDay: Array<Scalars['String']['input']>;
  /** Day by default. */
  shift?: InputMaybe<WorkShift>;
  /** Hours of the shift, when the contract has fewer. */
  shiftHours?: InputMaybe<Scalars['String']['input']>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** A day of that week. */
  weekOf?: InputMaybe<Scalars['Date']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** How a field of an own template is filled in. */
export type OwnTemplateFieldInput = {
  /** PLAIN, MONEY, PERCENTAGE, INTEGER, RFC, CURP, EMAIL or ADDRESS. */
  format?: InputMaybe<ContractFieldFormat>;
  /** What people read, 1 to 100 characters. */
  label: Scalars['String']['input'];
  /** Name as it stands in the file. */
  name: Scalars['String']['input'];
  /** Choices of a SELECT, at most 30. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether nothing is generated without it. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** How it is filled in. */
  type: ContractFieldType;
};

/** A rectangle on a page of a file, in shares of the page from its upper left corner: 0 to 1. */
export type PageBox = {
  /** Lower edge. */
  bottom: Scalars['Float']['output'];
  /** Left edge. */
  left: Scalars['Float']['output'];
  /** Number of the page, beginning with 1. */
  page: Scalars['Int']['output'];
  /** Right edge. */
  right: Scalars['Float']['output'];
  /** Upper edge. */
  top: Scalars['Float']['output'];
};

/** Where a page stands in its list. */
export type PageInfo = {
  /** Cursor of the last row of the page, for `after`; null when the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there are rows after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are rows before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row of the page; null when the page is empty. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** A party to add to a case. */
export type PartyInput = {
  /** Whether it is on the side of the client. */
  isOurs?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the person or company, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** The role in the case. */
  role: PartyRole;
};

/** The role that somebody has in a case (carácter). */
export type PartyRole =
  /** Autoridad. */
  | 'AUTHORITY'
  /** Who is represented (cliente). */
  | 'CLIENT'
  /** Demandado. */
  | 'DEFENDANT'
  /** Abogado de la contraparte. */
  | 'OPPOSING_COUNSEL'
  /** Otro. */
  | 'OTHER'
  /** Actor, demandante, quejoso. */
  | 'PLAINTIFF'
  /** Tercero interesado. */
  | 'THIRD_PARTY'
  /** Testigo. */
  | 'WITNESS';

/** A piece of a passage; all pieces joined are the passage. */
export type PassageSpan = {
  /** Whether these words match the search. */
  isMatch: Scalars['Boolean']['output'];
  /** The words. */
  text: Scalars['String']['output'];
};

/** A passkey of the account (llave de acceso). */
export type Passkey = {
  /** When it was added, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether the device keeps copies of it elsewhere (a synced passkey). */
  isBackedUp: Scalars['Boolean']['output'];
  /** When it was last used, in UTC; null: never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** As its owner named it, 1–60 characters. */
  name: Scalars['String']['output'];
};

/** What `loginWithPasskey` and `confirmWithPasskey` take. */
export type PasskeyAnswerInput = {
  /** JSON text of the `AuthenticationResponseJSON` of the browser. */
  response: Scalars['String']['input'];
  /** `PasskeyRequest.token`. */
  token: Scalars['String']['input'];
};

/** What `addPasskey` and `renamePasskey` answer. */
export type PasskeyPayload = {
  /** The passkey as it is stored; null when refused. */
  passkey: Maybe<Passkey>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What a browser is to ask a passkey. */
export type PasskeyRequest = {
  /** When the token ends, in UTC. */
  expiresAt: Scalars['DateTime']['output'];
  /** JSON text of the options of WebAuthn Level 3: `PublicKeyCredentialCreationOptionsJSON` of a new passkey, else `PublicKeyCredentialRequestOptionsJSON`. */
  options: Scalars['String']['output'];
  /** To be sent back with the answer; good for five minutes and one answer. */
  token: Scalars['String']['output'];
};

/** What `beginPasskeyRegistration`, `beginPasskeyLogin` and `beginPasskeyConfirmation` answer. */
export type PasskeyRequestPayload = {
  /** What to ask; null when refused. */
  request: Maybe<PasskeyRequest>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** How often something is paid. */
export type PaymentPeriod =
  /** Each day. */
  | 'DAY'
  /** Each month. */
  | 'MONTH'
  /** Each year. */
  | 'YEAR';

/** Where the money of a subscription comes from. */
export type PaymentProvider =
  /** Test mode of this server: nothing is charged. */
  | 'SANDBOX'
  /** Cards, OXXO and SPEI through Stripe. */
  | 'STRIPE';

/** Arguments of `pinThread`. */
export type PinThreadInput = {
  /** `true` pins it above the others; `false` takes the pin away. */
  isPinned: Scalars['Boolean']['input'];
  /** The id of the conversation. */
  threadId: Scalars['ID']['input'];
};

/** Answer of `pinThread`. */
export type PinThreadPayload = {
  /** The conversation as it is stored; null when it was refused. */
  thread: Maybe<ChatThread>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What a change of plan costs today. */
export type PlanChangePreview = {
  /** What is not used of the current plan and is taken off. */
  credit: Money;
  /** Charged today: the difference for the rest of the period; 0 for a downgrade. */
  dueNow: Money;
  /** When it begins, in UTC. */
  effectiveAt: Scalars['DateTime']['output'];
  /** Whether it begins at once (upgrade) or with the next period (downgrade). */
  isImmediate: Scalars['Boolean']['output'];
  /** Charged at the next renewal. */
  nextCharge: Money;
  /** When that is, in UTC. */
  nextChargeAt: Scalars['DateTime']['output'];
  /** The plan asked about. */
  plan: PlanCode;
};

/** The plans of Foja (planes). */
export type PlanCode =
  /** Smallest paid plan. */
  | 'BASIC'
  /** Agreed upon one by one, without limits. */
  | 'CUSTOM'
  /** A few uses to show the product. */
  | 'DEMO'
  /** Paid plan without limits. */
  | 'ENTERPRISE'
  /** Without payment, with small quotas. */
  | 'FREE'
  /** Paid plan with larger quotas. */
  | 'PROFESSIONAL'
  /** Three days for a new account; FREE follows by itself. */
  | 'TRIAL';

/** A plan of the catalogue, with what the server enforces. */
export type PlanOffer = {
  /** Cases owned at the same time; -1: without limit. */
  cases: Scalars['Int']['output'];
  /** Questions to the legal chat in a period; -1: without limit. */
  chatMessages: Scalars['Int']['output'];
  /** Which plan. */
  code: PlanCode;
  /** Documents analysed in a period; -1: without limit. */
  documentAnalyses: Scalars['Int']['output'];
  /** Whether API keys are accepted. */
  includesApi: Scalars['Boolean']['output'];
  /** Whether its premium sections are open. */
  isPremium: Scalars['Boolean']['output'];
  /** Whether it can be bought online (BASIC, PROFESSIONAL, ENTERPRISE). */
  isSoldOnline: Scalars['Boolean']['output'];
  /** Accounts that may share the plan, the owner included; -1: as agreed. */
  maxUsers: Scalars['Int']['output'];
  /** Price of a month; 0 for plans without payment. Of CUSTOM a reference: it is agreed by quote. */
  monthlyPrice: Money;
  /** Quantum analyses in a period; -1: without limit. */
  quantumAnalyses: Scalars['Int']['output'];
  /** Days of trial that a first checkout of this plan has; 0: none. */
  trialDays: Scalars['Int']['output'];
};

/** The plan that an account holds (suscripción). */
export type PlanSubscription = {
  /** When the current month of the meters ends, in UTC; of a trial, when the trial ends; of `subscriptionDetails`, when what is paid ends. */
  currentPeriodEnd: Scalars['DateTime']['output'];
  /** Plan in force. */
  plan: PlanCode;
  /** State of the plan in force. */
  status: PlanSubscriptionStatus;
  /** Whole days of the trial that are left, rounded up; 0 when there is no trial. */
  trialDaysLeft: Scalars['Int']['output'];
};

/** State of the plan that an account holds. */
export type PlanSubscriptionStatus =
  /** In force. */
  | 'ACTIVE'
  /** Ended. Not answered: such an account holds FREE, ACTIVE. */
  | 'CANCELED'
  /** Never paid. Not answered: such an account holds FREE, ACTIVE. */
  | 'INCOMPLETE'
  /** A payment is late; the plan is still in force. */
  | 'PAST_DUE'
  /** In force as a trial. */
  | 'TRIALING';

/** Counts of the whole platform, for whoever runs it: no names, no content. */
export type PlatformAnalytics = {
  /** The counts. */
  figures: Array<PlatformFigure>;
  /** The first day, in central Mexico. */
  from: Scalars['Date']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
};

/** A count of the whole platform. */
export type PlatformFigure = {
  /** Its code, such as `accounts`. */
  code: Scalars['String']['output'];
  /** Its name in Spanish. */
  label: Scalars['String']['output'];
  /** Of `value`. */
  unit: AnalyticsUnit;
  /** How many, in `unit`. */
  value: Maybe<Scalars['Float']['output']>;
};

/** A statement of fees before the tax invoice (prefactura). It is no CFDI. */
export type Prebill = Node & {
  /** The total in words: «nueve mil quinientos treinta y tres pesos 33/100 M.N.» */
  amountInWords: Scalars['String']['output'];
  /** Total less what was received. */
  balance: Money;
  /** Seconds of its entries as charged. */
  billedSeconds: Scalars['Int']['output'];
  /** Its cases, without those that the caller may no longer see. */
  cases: Array<Case>;
  /** Name of the client, as printed. */
  client: Scalars['String']['output'];
  /** Whether the client is a person or a company; a company withholds taxes. */
  clientKind: TaxPersonKind;
  /** Tax number (RFC) of the client; null: none was given. */
  clientRfc: Maybe<Scalars['String']['output']>;
  /** When it was created, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Sum of the disbursements: no tax is computed on them. */
  disbursements: Money;
  /** Day by which it should be paid; null until it is sent. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** First day of work that it covers. */
  from: Scalars['Date']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Day on which it was created, in the zone of the calendar settings. */
  issuedOn: Scalars['Date']['output'];
  /** Who sends it, as of the day it was issued. */
  issuer: BillIssuer;
  /** Entries by day, then fees and expenses as given. */
  lines: Array<PrebillLine>;
  /** The last mail with it; null: it was not mailed. */
  mail: Maybe<PrebillMail>;
  /** Text printed at the end, up to 2,000 characters; may be empty. */
  notes: Scalars['String']['output'];
  /** `PF-0001`, counted in each account. */
  number: Scalars['String']['output'];
  /** Advances and payments, earliest first. */
  payments: Array<PrebillPayment>;
  /** Sum of the payments. */
  received: Money;
  /** When the client got it, in UTC; null: not sent yet. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** State of it. */
  status: PrebillStatus;
  /** Sum of the lines before taxes, without disbursements. */
  subtotal: Money;
  /** Taxes that are added or withheld, each rounded to the centavo. */
  taxes: Array<BillTax>;
  /** Last day of work that it covers. */
  to: Scalars['Date']['output'];
  /** Subtotal plus added taxes, less withheld ones, plus disbursements. */
  total: Money;
  /** Seconds of its entries as recorded. */
  totalSeconds: Scalars['Int']['output'];
  /** Rate of VAT. */
  vatRate: VatRate;
  /** Whether the caller may discard it: not when it is PAID or DISCARDED, nor while a payment is recorded. */
  viewerCanDiscard: Scalars['Boolean']['output'];
};

/** Money that was received before the bill. */
export type PrebillAdvanceInput = {
  /** Whole centavos, 1–100,000,000,000; all together at most the total. */
  centavos: Scalars['Float']['input'];
  /** Up to 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Today or before. */
  receivedOn: Scalars['Date']['input'];
};

/** What the CFDI of a pre-bill says, and what it lacks. */
export type PrebillCfdiDraft = {
  /** Who issues it: the fiscal data of the account; null: not written yet. */
  issuer: Maybe<FiscalProfile>;
  /** Why there is no file yet; empty: `prebillCfdi` gives it. */
  missing: Array<UserError>;
  /** What the issuer should know before it is stamped, in Spanish. */
  notes: Array<Scalars['String']['output']>;
  /** c_FormaPago: 99 with PPD; null: it must be chosen. */
  paymentForm: Maybe<Scalars['String']['output']>;
  /** c_MetodoPago: PUE when the bill is paid in full, else PPD. */
  paymentMethod: Scalars['String']['output'];
  /** The pre-bill. */
  prebillId: Scalars['ID']['output'];
  /** c_ClaveProdServ that is used, by the area of the cases unless one is given. */
  productKey: Scalars['String']['output'];
  /** Who receives it; null: not written yet. */
  receiver: Maybe<ClientFiscalProfile>;
  /** Sum of the lines, without disbursements. */
  subtotal: Money;
  /** Taxes added and withheld, as they follow from issuer, receiver and rate. */
  taxes: Array<BillTax>;
  /** Subtotal with taxes. Disbursements are no income of the issuer and are in no CFDI of theirs. */
  total: Money;
};

/** A page of pre-bills. */
export type PrebillConnection = {
  /** The rows of the page, each with its cursor. */
  edges: Array<PrebillEdge>;
  /** The rows of the page. */
  nodes: Array<Prebill>;
  /** Where the page ends and whether there are more. */
  pageInfo: PageInfo;
};

/** A pre-bill with its cursor. */
export type PrebillEdge = {
  /** Place of the row in the list; send it as `after` for the rows behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Prebill;
};

/** A line of a pre-bill that is not recorded time. */
export type PrebillExtraInput = {
  /** Whole centavos before taxes, 1–100,000,000,000; of a DISBURSEMENT what the receipt says in all. */
  centavos: Scalars['Float']['input'];
  /** 1–500 characters. */
  description: Scalars['String']['input'];
  /** FLAT_FEE, EXPENSE or DISBURSEMENT; others are refused with VALIDATION. */
  kind: PrebillLineKind;
  /**
   * An upload with the receipt: PDF, XML, JPG or PNG, in all 15 MB in one pre-bill. `createPrebill` needs one for each
   * DISBURSEMENT; a FLAT_FEE takes none.
   */
  receiptUploadId?: InputMaybe<Scalars['ID']['input']>;
};

/** The pre-bill that an operation concerns. */
export type PrebillIdInput = {
  /** One of the caller's own; else NOT_FOUND. */
  id: Scalars['ID']['input'];
};

/** What `createPrebill` and `prebillPreview` take. */
export type PrebillInput = {
  /** Advances, up to 20. */
  advances?: InputMaybe<Array<PrebillAdvanceInput>>;
  /** Cases that the caller owns, all of one client, 1–20; absent: all those of `client`. */
  caseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Name to print; absent: that of the cases. Needed without `caseIds`. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** Whether the client is a person or a company; a company withholds taxes of an individual. */
  clientKind: TaxPersonKind;
  /** RFC of 12 characters for a company, 13 for an individual, or a generic one. */
  clientRfc?: InputMaybe<Scalars['String']['input']>;
  /** Only these entries; absent: all BILLABLE and FLAT_FEE ones of these days that are in no pre-bill. At most 1,000. */
  entryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Fees and expenses, up to 50. */
  extras?: InputMaybe<Array<PrebillExtraInput>>;
  /** First day of work. */
  from: Scalars['Date']['input'];
  /** Up to 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Last day of work, counted too. */
  to: Scalars['Date']['input'];
  /** Rate of VAT; absent: that of the issuer. */
  vatRate?: InputMaybe<VatRate>;
};

/** A line of a pre-bill: an entry, a flat fee, an expense or a disbursement. */
export type PrebillLine = {
  /** Kind of work; null for fees and expenses. */
  activity: Maybe<WorkActivity>;
  /** Amount of the line, before taxes. */
  amount: Money;
  /** Seconds as charged; null for fees and expenses. */
  billedSeconds: Maybe<Scalars['Int']['output']>;
  /** Day of the work; null for fees and expenses. */
  date: Maybe<Scalars['Date']['output']>;
  /** Text of the entry, the fee or the expense; may be empty. */
  description: Scalars['String']['output'];
  /** What the line charges. */
  kind: PrebillLineKind;
  /** Who did the work; null for fees and expenses. */
  personName: Maybe<Scalars['String']['output']>;
  /** Price of one hour; null unless `kind` is TIME. */
  rate: Maybe<Money>;
  /** Receipt of an expense or a disbursement; null: none is attached. */
  receipt: Maybe<PrebillReceipt>;
  /** The entry that it charges; null for fees and expenses. */
  timeEntryId: Maybe<Scalars['ID']['output']>;
};

/** What a line of a pre-bill charges. */
export type PrebillLineKind =
  /** Gasto por cuenta del cliente: no VAT and no withholding; its receipt is in the name of the client. */
  | 'DISBURSEMENT'
  /** Gasto propio: with VAT and withholdings, as a part of the price (LIVA 18). */
  | 'EXPENSE'
  /** An amount that was agreed upon (tarifa fija). */
  | 'FLAT_FEE'
  /** An entry under a flat fee: its amount is 0. */
  | 'FLAT_FEE_DETAIL'
  /** An entry charged by the hour. */
  | 'TIME';

/** The last mail with a pre-bill. */
export type PrebillMail = {
  /** When the state was reached, in UTC. */
  at: Scalars['DateTime']['output'];
  /** What became of it. */
  state: PrebillMailState;
  /** Address that it goes to. */
  to: Scalars['String']['output'];
};

/** What became of the mail with a pre-bill. */
export type PrebillMailState =
  /** The mail server accepted it. */
  | 'ACCEPTED'
  /** The mail server refused the address, or could not be reached. */
  | 'FAILED'
  /** This server sends no mail: the message was written to its outbox and did not leave it. */
  | 'OUTBOX'
  /** It waits for the mail server. */
  | 'QUEUED';

/** What the operations on one pre-bill answer. */
export type PrebillPayload = {
  /** The pre-bill as it is now; null when refused. */
  prebill: Maybe<Prebill>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Money received for a pre-bill. */
export type PrebillPayment = {
  /** What was received. */
  amount: Money;
  /** When it was recorded, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Advance or payment. */
  kind: PrebillPaymentKind;
  /** Up to 200 characters: how it was paid; may be empty. */
  note: Scalars['String']['output'];
  /** Day on which it was received. */
  receivedOn: Scalars['Date']['output'];
};

/** The payment that an operation concerns. */
export type PrebillPaymentIdInput = {
  /** Identifier of the payment. */
  id: Scalars['ID']['input'];
};

/** Why money was received. */
export type PrebillPaymentKind =
  /** Anticipo: received before the bill. */
  | 'ADVANCE'
  /** Pago, of the whole or a part. */
  | 'PAYMENT';

/** What a pre-bill would say; nothing is saved. */
export type PrebillPreview = {
  /** The total in words, in Spanish. */
  amountInWords: Scalars['String']['output'];
  /** Total less the advances. */
  balance: Money;
  /** Seconds of its entries as charged. */
  billedSeconds: Scalars['Int']['output'];
  /** Sum of the disbursements: no tax is computed on them. */
  disbursements: Money;
  /** Entries by day, then fees and expenses as given. */
  lines: Array<PrebillLine>;
  /** Sum of the advances. */
  received: Money;
  /** Sum of the lines before taxes, without disbursements. */
  subtotal: Money;
  /** Taxes that are added or withheld, each rounded to the centavo. */
  taxes: Array<BillTax>;
  /** Subtotal plus added taxes, less withheld ones, plus disbursements. */
  total: Money;
  /** Seconds of its entries as recorded. */
  totalSeconds: Scalars['Int']['output'];
  /** Past billable events of the caller in these cases and days whose hours are not recorded, latest first; at most 50. */
  unrecorded: Array<EventOccurrence>;
  /** How many such there are in all. */
  unrecordedCount: Scalars['Int']['output'];
  /** Rate of VAT. */
  vatRate: VatRate;
  /** How many billable entries have no rate; `createPrebill` refuses them. */
  withoutRateCount: Scalars['Int']['output'];
};

/** A receipt (comprobante) that is attached to a line of a pre-bill. */
export type PrebillReceipt = {
  /** Its length in bytes. */
  byteLength: Scalars['Int']['output'];
  /** Name of the file as it was uploaded. */
  fileName: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Media type by its content. */
  mediaType: Scalars['String']['output'];
  /** `GET` with the bearer token. */
  url: Scalars['String']['output'];
};

/** State of a pre-bill. */
export type PrebillStatus =
  /** Its entries may be charged and changed again. */
  | 'DISCARDED'
  /** Not sent yet. Its entries cannot be changed; it may still be sent, paid or discarded. */
  | 'OPEN'
  /** Vencida: it was sent, its due day has passed, and something is still to be paid. */
  | 'OVERDUE'
  /** Cobrada: nothing is left to be paid. */
  | 'PAID'
  /** Enviada: the client has it. */
  | 'SENT';

/** How the product behaves for the account. */
export type PreferenceSettings = {
  /** Whether forms keep what was typed by themselves. */
  autoSave: Scalars['Boolean']['output'];
  /** Currency that is wished: `MXN`, `USD` or `EUR`. Everything is in MXN for now; no amount is converted. */
  currency: Scalars['String']['output'];
  /** Room that the dashboard takes. */
  dashboardLayout: DashboardLayout;
  /** How days are written in figures. */
  dateFormat: DateFormat;
  /** Mails. */
  emailNotifications: EmailNotificationSettings;
  /** Language that is wished for answers. */
  language: AnswerLanguage;
  /** Colours. */
  theme: ThemePreference;
  /** IANA name of the zone of the account; the same as `User.timeZone`. */
  timeZone: Scalars['String']['output'];
};

/** Part of `UpdateSettingsInput`. Absent fields stay. */
export type PreferenceSettingsInput = {
  /** Whether forms keep what was typed by themselves. */
  autoSave?: InputMaybe<Scalars['Boolean']['input']>;
  /** `MXN`, `USD` or `EUR`. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Room that the dashboard takes. */
  dashboardLayout?: InputMaybe<DashboardLayout>;
  /** How days are written in figures. */
  dateFormat?: InputMaybe<DateFormat>;
  /** Mails. */
  emailNotifications?: InputMaybe<EmailNotificationSettingsInput>;
  /** Language that is wished for answers. */
  language?: InputMaybe<AnswerLanguage>;
  /** Colours. */
  theme?: InputMaybe<ThemePreference>;
  /** A zone of Mexico, as `setAlertDays` takes it. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a member has the chat open, and how far they have read. */
export type PresenceEvent = {
  /** Case whose chat it is. */
  caseId: Scalars['ID']['output'];
  /** Last message that reached the member; 0: none. */
  deliveredSequence: Scalars['Int']['output'];
  /** Whether the member has the chat open now. */
  isPresent: Scalars['Boolean']['output'];
  /** Name of the member. */
  name: Scalars['String']['output'];
  /** Last message that the member read; 0: none. */
  readSequence: Scalars['Int']['output'];
  /** The member. */
  userId: Scalars['ID']['output'];
};

/** Answer of `previewMove`. */
export type PreviewMovePayload = {
  /** How it was notified, as it is now; null when it was not said. */
  method: Maybe<NoticeMethod>;
  /** Deadlines of the chain that the caller sees, by date. */
  moves: Array<MovedDeadline>;
  /** Time of the notice as it is now, `HH:MM` in the zone of the court; null when none was given. */
  noticeAt: Maybe<Scalars['String']['output']>;
  /** Legal day of the notice as it is now; null when it was refused. */
  noticeOn: Maybe<Scalars['Date']['output']>;
  /** Why nothing was computed; empty on success. */
  userErrors: Array<UserError>;
};

/** Everything of the section «Privacidad y datos». */
export type Privacy = {
  /** What may be done with the data. */
  choices: PrivacyChoices;
  /** The deletion that is under way; null: none. */
  deletion: Maybe<AccountDeletion>;
  /** The newest copy of everything; null: none in the last seven days. */
  export: Maybe<AccountExport>;
  /** Name of the outside model of this server; null: it has none, and nothing is sent. */
  outsideModel: Maybe<Scalars['String']['output']>;
  /** Requests, newest first; at most 50. */
  requests: Array<PrivacyRequest>;
  /** Cases of the account that collaborators work in. */
  sharedCaseCount: Scalars['Int']['output'];
};

/** What may be done with personal data beyond the service itself. */
export type PrivacyChoices = {
  /** Whether personal aspects may be evaluated without a person (LFPDPPP article 26-II). False: estimates and scores are not made of the account's data. */
  automatedEvaluation: Scalars['Boolean']['output'];
  /** Whether texts may be sent to an outside language model, without personal data that are recognised. False until the person says yes. */
  modelUse: Scalars['Boolean']['output'];
};

/** Answer of the mutations of this section. */
export type PrivacyPayload = {
  /** The section as it is now; null when nothing was changed. */
  privacy: Maybe<Privacy>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A request about personal data, with its clock (LFPDPPP article 31): twenty working days to answer, fifteen more to do it. */
export type PrivacyRequest = {
  /** The answer, in Spanish; null: none yet. */
  answer: Maybe<Scalars['String']['output']>;
  /** Last day for the answer: the twentieth working day. */
  answerBy: Scalars['Date']['output'];
  /** When it was answered; null: it was not. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was done; null: it was not. */
  doneAt: Maybe<Scalars['DateTime']['output']>;
  /** Last day to do it: the fifteenth working day after the answer; null: it is not answered yet. */
  effectBy: Maybe<Scalars['Date']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When it arrived. */
  receivedAt: Scalars['DateTime']['output'];
  /** Which right. */
  right: PrivacyRight;
  /** Where it stands. */
  state: PrivacyRequestState;
  /** What was asked for, in the words of the person; null: the right says it all. */
  text: Maybe<Scalars['String']['output']>;
  /** Working days that are left for what comes next; 0: today is the last; negative: late; null: nothing is waited for. */
  workingDaysLeft: Maybe<Scalars['Int']['output']>;
};

/** Where a request stands. */
export type PrivacyRequestState =
  /** Answered; what it asks for is being done. */
  | 'ANSWERED'
  /** Done. */
  | 'DONE'
  /** Waits for its answer. */
  | 'OPEN'
  /** Refused, with the reason. */
  | 'REFUSED'
  /** Called off by the person. */
  | 'WITHDRAWN';

/** A right over personal data (derecho ARCO), LFPDPPP articles 22 to 26. */
export type PrivacyRight =
  /** To have a copy of everything (acceso). */
  | 'ACCESS'
  /** To have it deleted (cancelación). */
  | 'CANCELLATION'
  /** To have some use of it stopped (oposición). */
  | 'OPPOSITION'
  /** To have it corrected (rectificación). */
  | 'RECTIFICATION';

/** The sides of a suit. */
export type ProceduralSide =
  /** Demandado. */
  | 'DEFENDANT'
  /** Actor, demandante, quejoso. */
  | 'PLAINTIFF';

/** Who somebody is (perfil). */
export type ProfileSettings = {
  /** Address; null: none. */
  address: Maybe<Scalars['String']['output']>;
  /** Number of the professional licence (cédula); null: none. */
  barNumber: Maybe<Scalars['String']['output']>;
  /** A few words about the person; null: none. */
  bio: Maybe<Scalars['String']['output']>;
  /** Name to sign in with. */
  email: Scalars['String']['output'];
  /** Firm; null: none. */
  lawFirm: Maybe<Scalars['String']['output']>;
  /** 1 to 200 characters. */
  name: Scalars['String']['output'];
  /** Telephone; null: none. */
  phone: Maybe<Scalars['String']['output']>;
  /** Profession; null: none was given. */
  profession: Maybe<Scalars['String']['output']>;
  /** Fields of law. */
  specializations: Array<LegalSpecialization>;
};

/** Part of `UpdateSettingsInput`. Absent fields stay; null or empty clears what may be empty. */
export type ProfileSettingsInput = {
  /** At most 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** At most 40 characters. */
  barNumber?: InputMaybe<Scalars['String']['input']>;
  /** At most 1,000 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** A new name to sign in with: asks for a recent password (CONFIRMATION_REQUIRED); the old address is told by mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  lawFirm?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  profession?: InputMaybe<Scalars['String']['input']>;
  /** Each once. */
  specializations?: InputMaybe<Array<LegalSpecialization>>;
};

/** Kind of worker in the sharing of profits (LFT 127). */
export type ProfitRole =
  /** Casual: a share from sixty days on. */
  | 'CASUAL'
  /** Directors and general managers: no share. */
  | 'EXECUTIVE'
  /** Domestic work: no share. */
  | 'HOUSEHOLD'
  /** Everybody else. */
  | 'ORDINARY'
  /** Trusted staff (confianza), up to a limit. */
  | 'TRUSTED';

/** What the calculator «PTU» takes. Amounts are pesos as decimal text: `1234.50`. */
export type ProfitSharingCalculationInput = {
  /** Share before the limit. */
  computedShare?: InputMaybe<Scalars['String']['input']>;
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** Days worked in the year. */
  days?: InputMaybe<Scalars['String']['input']>;
  /** Instead: what is shared. */
  distributable?: InputMaybe<Scalars['String']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Limit for trusted staff, before the 20 % (LFT 127-II). */
  highestOrdinaryWages?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** First year of the company (LFT 126-I). */
  newCompany?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shares received in the last three years. */
  ptuLastThreeYears?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ordinary by default. */
  role?: InputMaybe<ProfitRole>;
  /** Taxable income of the company; 10 % is shared. */
  taxableIncome?: InputMaybe<Scalars['String']['input']>;
  /** Days of all workers. */
  totalDays?: InputMaybe<Scalars['String']['input']>;
  /** Wages of all workers. */
  totalWages?: InputMaybe<Scalars['String']['input']>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Wages of the year. */
  wages?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** The employer lives of own work, rents or interest (LFT 127-III). */
  workOnlyEmployer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Instead: each worker. */
  workers?: InputMaybe<Array<ProfitWorkerInput>>;
};

/** A worker among whom profits are shared. */
export type ProfitWorkerInput = {
  /** Days worked in the year. */
  days: Scalars['String']['input'];
  /** Name or number, up to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Kind of worker; ordinary by default. */
  role?: InputMaybe<ProfitRole>;
  /** Wages of the year, pesos. */
  wages: Scalars['String']['input'];
};

/** What the calculator «Día festivo» takes. Amounts are pesos as decimal text: `1234.50`. */
export type PublicHolidayCalculationInput = {
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** The day. */
  date: Scalars['Date']['input'];
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Weekly day of rest. */
  restDay?: InputMaybe<Weekday>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Whether it was worked; true by default. */
  worked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** A device of the account to which notifications are pushed. */
export type PushDevice = {
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Browser and system, as they named themselves when it was added; empty: they did not. */
  name: Scalars['String']['output'];
};

/** Answer of operations with devices. */
export type PushDevicePayload = {
  /** The device that was added, or removed; null when it was refused. */
  device: Maybe<PushDevice>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Whether and where notifications are pushed (avisos en dispositivos). */
export type PushSetup = {
  /** The devices of the caller, newest first; at most ten. */
  devices: Array<PushDevice>;
  /** Why nothing can be pushed, in Spanish, with the remedy; null: everything is there. */
  problem: Maybe<Scalars['String']['output']>;
  /** The key with which a browser subscribes (VAPID), in base64url; null when there is a problem. */
  publicKey: Maybe<Scalars['String']['output']>;
};

/** Everything that reads. */
export type Query = {
  /** How the caller gets into the account. */
  accountSecurity: AccountSecurity;
  /** The figures of the caller. VALIDATION for days that are none, in the wrong order, in the future or more than 1,100. */
  analytics: Analytics;
  /** The rows that a figure was computed from, newest first. */
  analyticsRows: AnalyticsRowConnection;
  /** Everything that a key may be allowed to do. */
  apiKeyScopes: Array<ApiKeyScope>;
  /** The keys of the caller, newest first; revoked ones for 30 days. */
  apiKeys: Array<ApiKey>;
  /** One article, as it reads now or as it read on a day. Null when the law, the number or that version is not held. */
  article: Maybe<Article>;
  /** The audit log of the caller, newest first. Kept for two years. */
  auditEntries: AuditEntryConnection;
  /** The audit log of the caller as a file: at most the newest 10,000 entries. It is an entry itself. */
  auditFile: ExportedFile;
  /** Hours of the billable events of the caller's calendar, recorded or not. */
  billableSummary: BillableSummary;
  /** Calculates, and keeps nothing. Values that cannot be calculated with give no figure, and the reason. */
  calculate: Calculation;
  /** A calculation as a document. */
  calculationDocument: ExportedFile;
  /** The lines of a calculation and of its other readings as CSV. */
  calculationTable: ExportedFile;
  /** Every calculator with its fields. */
  calculators: Array<CalculatorForm>;
  /** The connection of the caller with Google Calendar. */
  calendarConnection: GoogleCalendarConnection;
  /** Null: no such event, or the caller may not see it. */
  calendarEvent: Maybe<CalendarEvent>;
  /** An event, or a whole series, as an .ics file. */
  calendarEventFile: ExportedFile;
  /** Events and series as they are stored, latest start first. */
  calendarEvents: CalendarEventConnection;
  /** For calendar programs: the key is the permission. Null: unknown, revoked, or the case is no longer open to the owner. */
  calendarFeedContent: Maybe<CalendarFeedContent>;
  /** The caller's private addresses that are not revoked, newest first; at most 20. */
  calendarFeeds: Array<CalendarFeed>;
  /** What happens between two days, with every time of each series: the caller's own events and those of the caller's cases. */
  calendarRange: CalendarRange;
  /** What the caller chose for the calendar, or the settings that everybody begins with. */
  calendarSettings: CalendarSettings;
  /** A case that the caller takes part in. Null: there is no such case, or it is not the caller's. */
  case: Maybe<Case>;
  /** The conversation as a document, its last 5,000 messages; their SHA-256 stands at its end. */
  caseChatDocument: ExportedFile;
  /** The text of a document of a case, read in a process of its own. Null: there is none, or the caller may not read it. */
  caseDocumentText: Maybe<CaseDocumentText>;
  /** Who did what in all cases that the caller works in and that are not archived, newest first. */
  caseEvents: CaseEventConnection;
  /** Messages of a case, oldest first in each page. With `last` the newest ones, with `before` the older ones. FORBIDDEN for guests and non-members. */
  caseMessages: CaseMessageConnection;
  /** Figures of the cases that the caller works in. */
  caseStats: CaseStats;
  /** Cases that the caller takes part in. */
  cases: CaseConnection;
  /** The catalogue c_FormaPago, by code; public. */
  cfdiPaymentForms: Array<CfdiPaymentForm>;
  /** The catalogue c_UsoCFDI, in its order; public. */
  cfdiUses: Array<CfdiUse>;
  /** A message of the caller. Null: there is none of that id, or it is somebody else's. */
  chatMessage: Maybe<ChatMessage>;
  /** What the assistant holds; needs no session. */
  chatStock: ChatStock;
  /** A conversation of the caller. Null: there is none of that id, or it is somebody else's. */
  chatThread: Maybe<ChatThread>;
  /** A conversation of the caller as a document. Refused when there is none of that id (NOT_FOUND). */
  chatThreadDocument: ExportedFile;
  /** Conversations of the caller: pinned ones first, then by the last message, newest first. */
  chatThreads: ChatThreadConnection;
  /** Finds and checks every citation of a text, and keeps nothing. At most 30 checks a minute; more than 10,000 citations are refused (PAYLOAD_TOO_LARGE). */
  checkCitations: CitationReport;
  /** Other cases of the caller in which a name like this is found, most alike first, at most 20. */
  checkConflicts: Array<ConflictHit>;
  /** A warning in Spanish, when a number does not look like those of that court; the same as `Case.fileNumberWarning`, before it is saved. Null: nothing to ask. */
  checkFileNumber: Maybe<Scalars['String']['output']>;
  /** A checkout of the caller, or by its unguessable id; the return page asks it. */
  checkout: Maybe<Checkout>;
  /** A review of the caller. Null: there is none of that id, or it is somebody else's. */
  citationReview: Maybe<CitationReview>;
  /** The findings of a review of the caller as a document. Refused when there is none of that id (NOT_FOUND). */
  citationReviewDocument: ExportedFile;
  /** The DOCX that a review of the caller was read from, with what was changed in its text since as tracked changes. Refused when there is none of that id, or its file is not kept (NOT_FOUND). */
  citationReviewTrackedChanges: TrackedChangesFile;
  /** Reviews of the caller, the last changed first. */
  citationReviews: CitationReviewConnection;
  /** The table of a count as a document, without saving it. What cannot be counted is refused (VALIDATION). */
  computationDocument: ExportedFile;
  /** Counts every step of a chain without saving it; one step that cannot be counted refuses all. */
  computeChain: ComputeChainPayload;
  /** Counts a term without saving it; with its whole table it costs about 60 points. */
  computeDeadline: ComputeDeadlinePayload;
  /** A contract; null when it does not exist or is somebody else's. */
  contract: Maybe<Contract>;
  /** Two versions word by word. */
  contractComparison: ContractComparison;
  /** A version as a file. */
  contractDocument: ExportedFile;
  /** The form of a template that was not finished; null: none is kept. */
  contractDraft: Maybe<ContractDraft>;
  /**
   * A ZIP with the files of a version, their SHA-256, the history of versions and mails, and a page that says what it proves
   * and what it does not: the server adds no constancia of NOM-151.
   */
  contractEvidence: ExportedFile;
  /** A contract as it would be with the values so far; nothing is stored. */
  contractPreview: ContractPreview;
  /** The six types of the quick generator. */
  contractQuickTypes: Array<ContractQuickType>;
  /** Figures of the caller's contracts. */
  contractStats: ContractStats;
  /** A template; null when it does not exist or is somebody else's. */
  contractTemplate: Maybe<ContractTemplate>;
  /** All templates, those of the product first; a locked one is among them. */
  contractTemplates: Array<ContractTemplate>;
  /** A version as plain text, UTF-8. */
  contractText: ExportedFile;
  /** What is known of a text or file by its SHA-256; public, and nothing of the content is told. */
  contractVerification: ContractVerification;
  /** The contracts of the caller, changed last first. */
  contracts: ContractConnection;
  /** All statutes by which a free term can be counted. */
  countingRegimes: Array<CountingRegime>;
  /** A year of a calendar, with the closures that the caller wrote. Null: there is no such calendar. */
  courtCalendar: Maybe<CourtCalendar>;
  /** All calendars of courts and authorities: federal ones first, then those of the states, then others. */
  courtCalendars: Array<CourtCalendarSummary>;
  /** Courts of the directory and those that the caller wrote, which come first; then by name. */
  courtOffices: CourtOfficeConnection;
  /** A deadline that the caller may see. Null: there is none of that id, or it is not visible to the caller. */
  deadline: Maybe<Deadline>;
  /** A deadline as a document, with its table when it was computed. Refused when the caller does not see it (NOT_FOUND). */
  deadlineDocument: ExportedFile;
  /** What the caller's panel of deadlines shows. */
  deadlinePanel: DeadlinePanel;
  /** Deadlines of the caller and of the cases that the caller takes part in, by their end; guests see those that are shared. */
  deadlines: DeadlineConnection;
  /** A document of the caller; null: there is none. */
  document: Maybe<LegalDocument>;
  /** Two documents of the caller word by word and fact by fact; null: one is missing. CONFLICT unless both are DONE. */
  documentComparison: Maybe<DocumentComparison>;
  /** The report of a document: type, requirements, findings with decisions, facts. NOT_FOUND, or CONFLICT unless DONE. */
  documentReport: ExportedFile;
  /** Figures of the caller's own analyses. */
  documentStats: DocumentStats;
  /** A table of the caller; null: there is none. */
  documentTable: Maybe<DocumentTable>;
  /** A table as a file. */
  documentTableFile: ExportedFile;
  /** The caller's tables, the one changed last first, at most 100. */
  documentTables: Array<DocumentTable>;
  /** Which clauses of one of our templates a document has; null: one is missing. CONFLICT unless DONE. */
  documentTemplateComparison: Maybe<DocumentTemplateComparison>;
  /** The caller's documents, newest first. */
  documents: LegalDocumentConnection;
  /** One estimate of the caller; null: there is none with this id. */
  estimate: Maybe<Estimate>;
  /** How the estimates of the caller came true. */
  estimateCalibration: EstimateCalibration;
  /** An estimate of the caller as a document. Refused when there is none with this id (NOT_FOUND). */
  estimateDocument: ExportedFile;
  /** Estimates of the caller, newest first. */
  estimates: EstimateConnection;
  /** Up to 20 events of the caller's calendar that an event at that time would overlap with, for a form. */
  eventConflicts: Array<EventOccurrence>;
  /** The figures, the kinds and the days as CSV. */
  exportAnalytics: ExportedFile;
  /** What the caller has done already of what a new account begins with. */
  firstSteps: FirstSteps;
  /** Fiscal data of the account; null: not written yet. */
  fiscalProfile: Maybe<FiscalProfile>;
  /** The catalogue c_RegimenFiscal, by code; public. */
  fiscalRegimes: Array<FiscalRegime>;
  /** How the caller's account uses Google. */
  googleAccess: GoogleAccess;
  /** Whether people can sign in with Google here. */
  googleConfig: GoogleConfig;
  /** State of the server and of what it depends on. */
  health: Health;
  /** How the caller charges: rounding, rates, issuer of bills. */
  hoursSettings: HoursSettings;
  /** Sums of recorded time by case, day, person and kind of work. */
  hoursSummary: HoursSummary;
  /** The four integrations, with their true state. */
  integrations: Array<Integration>;
  /** What an invitation is to, before it is accepted; needs no session. Null: used, expired or unknown. */
  invitation: Maybe<InvitationPreview>;
  /** The signed-in user. */
  me: User;
  /** What was sent to an outside model for the caller, newest first. Kept for a year. */
  modelCalls: ModelCallConnection;
  /** The articles that a few words name, as `LFT 48` or `artículo 123 constitucional`: at most five, none for words that name none. Nothing is searched nor recorded. */
  namedArticles: Array<Article>;
  /** The object with that identifier; null when it does not exist or the caller may not see it. */
  node: Maybe<Node>;
  /** The objects with those identifiers, in the same order; null where there is none for the caller. */
  nodes: Array<Maybe<Node>>;
  /** Where and when the caller is told. */
  notificationSettings: NotificationSettings;
  /** What the caller was told in the last 90 days, newest first. */
  notifications: NotificationConnection;
  /** Who charges on this server; null: it takes no payments. Public. */
  paymentProvider: Maybe<PaymentProvider>;
  /** What a change to this plan would cost; null: it is bought by checkout or by quote. */
  planChangePreview: Maybe<PlanChangePreview>;
  /** The catalogue, cheapest first; public. */
  planOffers: Array<PlanOffer>;
  /** Counts of the platform. NOT_FOUND for everybody but the operators that the server was started with. */
  platformAnalytics: PlatformAnalytics;
  /** Null: no such pre-bill, or somebody else's. */
  prebill: Maybe<Prebill>;
  /**
   * CFDI 4.0 of a pre-bill, as XML without seal, certificate and stamp: no fiscal voucher yet. VALIDATION with all that is
   * missing, each sentence of `prebillCfdiDraft.missing`.
   */
  prebillCfdi: ExportedFile;
  /** What the CFDI of a pre-bill says and lacks. NOT_FOUND for one of another account. */
  prebillCfdiDraft: PrebillCfdiDraft;
  /** The lines of a pre-bill as CSV; NOT_FOUND when it is not the caller's. */
  prebillCsv: ExportedFile;
  /** A pre-bill as a document to send; NOT_FOUND when it is not the caller's. */
  prebillDocument: ExportedFile;
  /** What a pre-bill would say, without creating it. Refused input is an error with its code, because there is no payload. */
  prebillPreview: PrebillPreview;
  /** The caller's pre-bills, newest first. */
  prebills: PrebillConnection;
  /** What `moveTrigger` would change, without changing it. */
  previewMove: PreviewMovePayload;
  /** Personal data of the caller: requests, copy, deletion, choices. */
  privacy: Privacy;
  /** Whether and where notifications are pushed to devices of the caller. */
  pushSetup: PushSetup;
  /** The last five different searches of the caller, newest first. */
  recentSearches: Array<RecentSearch>;
  /** Operations that the account registered, the newest first. */
  registeredOperations: RegisteredOperationConnection;
  /** A ruling by its id. Null when it is not held. */
  ruling: Maybe<Ruling>;
  /** The caller's timer, running or paused; null: there is none. */
  runningTimer: Maybe<RunningTimer>;
  /** A kept calculation of the caller. Null: there is none of that id, or it is somebody else's. */
  savedCalculation: Maybe<SavedCalculation>;
  /** Kept calculations of the caller, the last changed first. */
  savedCalculations: SavedCalculationConnection;
  /** The caller's saved searches, newest first, at most 10. */
  savedSearches: Array<SavedSearch>;
  /** Finds laws, theses, rulings and topics. Needs no session; full texts of theses and rulings depend on the plan. */
  search: SearchResultConnection;
  /** What is held and what the caller has searched; needs no session. */
  searchStatistics: SearchStatistics;
  /** The sessions that are open on this account, newest first; at most 50. */
  sessions: Array<Session>;
  /** The settings of the caller. */
  settings: UserSettings;
  /** A law by its key. Null when it is not held. */
  statute: Maybe<Statute>;
  /** An article with its neighbours, as in a book. Null when the law, the number or that version is not held. */
  statuteSection: Maybe<StatuteSection>;
  /** The laws that are held (acervo): the Constitution, then codes, then acts, each by name. No session is needed to read law. */
  statutes: Array<Statute>;
  /** The own subscription. */
  subscriptionDetails: SubscriptionDetails;
  /**
   * CFDI 4.0 of a paid charge of the own subscription, as XML without seal, certificate and stamp. NOT_CONFIGURED while
   * this server lacks the fiscal data of its operator, VALIDATION without those of the account.
   */
  subscriptionInvoiceCfdi: ExportedFile;
  /** Charges of the own subscription, newest first. */
  subscriptionInvoices: SubscriptionInvoiceConnection;
  /** All chains of terms. */
  termChains: Array<TermChain>;
  /** A rule for counting a term. Null: there is none of that id. */
  termRule: Maybe<TermRule>;
  /** Rules for counting terms: the best match first with `search`; with `article`, those whose amount it sets first; else in the order of the laws. */
  termRules: TermRuleConnection;
  /** A thesis. Null when it is not held. */
  thesis: Maybe<Thesis>;
  /** Recorded time, latest day first. */
  timeEntries: TimeEntryConnection;
  /** The entries of a filter as CSV. LIMIT_REACHED with more than 10,000. */
  timeEntriesCsv: ExportedFile;
  /** Null: no such entry, or the caller may not see it. */
  timeEntry: Maybe<TimeEntry>;
  /** Events, deadlines, conflicts and unbilled hours of the caller, for the start page. */
  today: Today;
  /** A topic by its slug. Null when there is none. */
  topic: Maybe<Topic>;
  /** A decree with its transitory articles, by its id. Null when it is not held. */
  transitoryDecree: Maybe<TransitoryDecree>;
  /** A trial by its id; needs no session. Null: there is none of that id, or somebody registered with it. */
  trial: Maybe<Trial>;
  /** What the account has consumed and may still consume. */
  usage: Usage;
  /** What was sent to an endpoint of the caller in the last 30 days, newest first. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** The endpoints of the caller, oldest first; at most ten. */
  webhookEndpoints: Array<WebhookEndpoint>;
  /** Every kind of event, with its schema and an example. */
  webhookEventTypes: Array<WebhookEventType>;
  /** Tasks of the caller and of the cases that the caller works in, earliest due day first; those without a day last. */
  workTasks: WorkTaskConnection;
};


/** Everything that reads. */
export type QueryAnalyticsArgs = {
  compareWith?: InputMaybe<AnalyticsComparison>;
  from?: InputMaybe<Scalars['Date']['input']>;
  range?: InputMaybe<AnalyticsPreset>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that reads. */
export type QueryAnalyticsRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  metric: AnalyticsMetric;
  range?: InputMaybe<AnalyticsPreset>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that reads. */
export type QueryArticleArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  number: Scalars['String']['input'];
  statute: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryAuditFileArgs = {
  filter?: InputMaybe<AuditFilter>;
  format: AuditFileFormat;
};


/** Everything that reads. */
export type QueryBillableSummaryArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that reads. */
export type QueryCalculateArgs = {
  values: CalculateInput;
};


/** Everything that reads. */
export type QueryCalculationDocumentArgs = {
  format: DocumentFormat;
  values: CalculateInput;
};


/** Everything that reads. */
export type QueryCalculationTableArgs = {
  values: CalculateInput;
};


/** Everything that reads. */
export type QueryCalendarEventArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryCalendarEventFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryCalendarEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CalendarFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that reads. */
export type QueryCalendarFeedContentArgs = {
  feedId: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};


/** Everything that reads. */
export type QueryCalendarRangeArgs = {
  calendar?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<CalendarFilter>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  zone?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that reads. */
export type QueryCaseArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryCaseChatDocumentArgs = {
  caseId: Scalars['ID']['input'];
  format: DocumentFormat;
};


/** Everything that reads. */
export type QueryCaseDocumentTextArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryCaseEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryCaseMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  caseId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that reads. */
export type QueryCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CaseSort>;
};


/** Everything that reads. */
export type QueryChatMessageArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryChatThreadArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryChatThreadDocumentArgs = {
  format: DocumentFormat;
  id: Scalars['ID']['input'];
  withSources?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that reads. */
export type QueryChatThreadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that reads. */
export type QueryCheckCitationsArgs = {
  input: CheckCitationsInput;
};


/** Everything that reads. */
export type QueryCheckConflictsArgs = {
  exceptCaseId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that reads. */
export type QueryCheckFileNumberArgs = {
  courtId?: InputMaybe<Scalars['ID']['input']>;
  courtName?: InputMaybe<Scalars['String']['input']>;
  fileNumber: Scalars['String']['input'];
};


/** Everything that reads. */
export type QueryCheckoutArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryCitationReviewArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryCitationReviewDocumentArgs = {
  format: DocumentFormat;
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryCitationReviewTrackedChangesArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryCitationReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryComputationDocumentArgs = {
  format: DocumentFormat;
  input: ComputeDeadlineInput;
};


/** Everything that reads. */
export type QueryComputeChainArgs = {
  input: ComputeChainInput;
};


/** Everything that reads. */
export type QueryComputeDeadlineArgs = {
  input: ComputeDeadlineInput;
};


/** Everything that reads. */
export type QueryContractArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryContractComparisonArgs = {
  contractId: Scalars['ID']['input'];
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};


/** Everything that reads. */
export type QueryContractDocumentArgs = {
  fillLines?: InputMaybe<Scalars['Boolean']['input']>;
  format: DocumentFormat;
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryContractDraftArgs = {
  templateId: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryContractEvidenceArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryContractPreviewArgs = {
  input: ContractFormInput;
};


/** Everything that reads. */
export type QueryContractTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryContractTextArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryContractVerificationArgs = {
  sha256: Scalars['String']['input'];
};


/** Everything that reads. */
export type QueryContractsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ContractFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryCourtCalendarArgs = {
  key: Scalars['ID']['input'];
  year: Scalars['Int']['input'];
};


/** Everything that reads. */
export type QueryCourtOfficesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that reads. */
export type QueryDeadlineArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryDeadlineDocumentArgs = {
  format: DocumentFormat;
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryDeadlinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeadlineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryDocumentComparisonArgs = {
  firstId: Scalars['ID']['input'];
  secondId: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryDocumentReportArgs = {
  format: DocumentReportFormat;
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryDocumentTableArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryDocumentTableFileArgs = {
  format: DocumentTableFormat;
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryDocumentTemplateComparisonArgs = {
  id: Scalars['ID']['input'];
  templateId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that reads. */
export type QueryDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LegalDocumentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryEstimateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryEstimateDocumentArgs = {
  audience: EstimateAudience;
  format: DocumentFormat;
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryEstimatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryEventConflictsArgs = {
  end: Scalars['String']['input'];
  exceptEventId?: InputMaybe<Scalars['ID']['input']>;
  start: Scalars['String']['input'];
  zone?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that reads. */
export type QueryExportAnalyticsArgs = {
  compareWith?: InputMaybe<AnalyticsComparison>;
  from?: InputMaybe<Scalars['Date']['input']>;
  range?: InputMaybe<AnalyticsPreset>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that reads. */
export type QueryHoursSummaryArgs = {
  filter?: InputMaybe<HoursFilter>;
};


/** Everything that reads. */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Everything that reads. */
export type QueryModelCallsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryNamedArticlesArgs = {
  text: Scalars['String']['input'];
};


/** Everything that reads. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that reads. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  unreadOnly?: Scalars['Boolean']['input'];
};


/** Everything that reads. */
export type QueryPlanChangePreviewArgs = {
  plan: PlanCode;
};


/** Everything that reads. */
export type QueryPlatformAnalyticsArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  range?: InputMaybe<AnalyticsPreset>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that reads. */
export type QueryPrebillArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryPrebillCfdiArgs = {
  id: Scalars['ID']['input'];
  paymentForm?: InputMaybe<Scalars['String']['input']>;
  productKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that reads. */
export type QueryPrebillCfdiDraftArgs = {
  id: Scalars['ID']['input'];
  paymentForm?: InputMaybe<Scalars['String']['input']>;
  productKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that reads. */
export type QueryPrebillCsvArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryPrebillDocumentArgs = {
  format: DocumentFormat;
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryPrebillPreviewArgs = {
  input: PrebillInput;
};


/** Everything that reads. */
export type QueryPrebillsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryPreviewMoveArgs = {
  input: MoveTriggerInput;
};


/** Everything that reads. */
export type QueryRecentSearchesArgs = {
  inResearch?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that reads. */
export type QueryRegisteredOperationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryRulingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QuerySavedCalculationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QuerySavedCalculationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  caseId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<SearchFilters>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
  sort?: InputMaybe<SearchSort>;
};


/** Everything that reads. */
export type QueryStatuteArgs = {
  key: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryStatuteSectionArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
  statute: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QuerySubscriptionInvoiceCfdiArgs = {
  id: Scalars['ID']['input'];
  paymentForm?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that reads. */
export type QuerySubscriptionInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryTermRuleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryTermRulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<LegalArea>;
  article?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  statute?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that reads. */
export type QueryThesisArgs = {
  registry: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryTimeEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HoursFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that reads. */
export type QueryTimeEntriesCsvArgs = {
  filter?: InputMaybe<HoursFilter>;
};


/** Everything that reads. */
export type QueryTimeEntryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryTopicArgs = {
  slug: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryTransitoryDecreeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryTrialArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that reads. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  endpointId: Scalars['ID']['input'];
  first?: Scalars['Int']['input'];
  status?: InputMaybe<WebhookDeliveryStatus>;
};


/** Everything that reads. */
export type QueryWorkTasksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkTaskFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One part of how a question was understood (lo entendido). */
export type QuestionReading = {
  /** Which part of the question. */
  kind: ReadingKind;
  /** In Spanish, ready to be shown. */
  label: Scalars['String']['output'];
  /** What it can be changed to; empty: it cannot be changed. */
  options: Array<ReadingOption>;
  /** How it was understood, in the form of `ReadingChoiceInput.value`. */
  value: Scalars['String']['output'];
};

/** A piece of the comparison between quoted words and the text. */
export type QuotePiece = {
  /** In which of the two it is. */
  kind: QuotePieceKind;
  /** The words. */
  text: Scalars['String']['output'];
};

/** How a piece of a comparison relates to quoted words and to the text. */
export type QuotePieceKind =
  /** In the text, but left out or changed in the quoted words. */
  | 'ONLY_IN_TEXT'
  /** In the quoted words, but not in the text. */
  | 'ONLY_QUOTED'
  /** In both. */
  | 'SAME';

/** A request for an offer (cotización). */
export type QuoteRequest = {
  /** When it was sent, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
};

/** The result of looking for words in quotation marks. */
export type QuoteState =
  /** The words are in the text of what is cited. */
  | 'FOUND'
  /** Nothing can be said: what is cited is not held, or there are no words to compare. */
  | 'NOT_COMPARABLE'
  /** The words are not in the text of what is cited. */
  | 'NOT_FOUND'
  /** The text does not say whose words they are. */
  | 'UNATTRIBUTED';

/** Arguments of `rateAnswer`. */
export type RateAnswerInput = {
  /** In the asker's words, up to 1,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The id of an answer that has ended; before that it is refused (CONFLICT). */
  messageId: Scalars['ID']['input'];
  /** What was wrong; refused with HELPFUL (VALIDATION). */
  reasons?: InputMaybe<Array<FeedbackReason>>;
  /** Whether it was useful. */
  verdict: FeedbackVerdict;
};

/** Answer of `rateAnswer`. */
export type RateAnswerPayload = {
  /** The answer with the opinion; null when it was refused. */
  message: Maybe<ChatMessage>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What a rate is for. Where several fit, CASE comes before CLIENT, and CLIENT before PERSON. */
export type RateScope =
  /** Work on one case. */
  | 'CASE'
  /** Work on all cases of one client. */
  | 'CLIENT'
  /** Work of one person. */
  | 'PERSON';

/** A day that a text names, and what it is the day of. */
export type ReadDate = {
  /** The legal day. */
  date: Scalars['Date']['output'];
  /** In Spanish: «fecha del acuerdo», «publicación en el boletín». */
  meaning: Scalars['String']['output'];
  /** Where it was read. */
  passage: ReadPassage;
};

/** Arguments of `readNotice`. */
export type ReadNoticeInput = {
  /** 1–60,000 characters; longer is refused (PAYLOAD_TOO_LARGE). Give either this or `uploadId`. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** A file that was uploaded, instead of `text`: PDF with text, DOCX, DOC, HTML or TXT (see `createUpload`). */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `readNotice`. */
export type ReadNoticePayload = {
  /** What was read; null when it was refused. */
  reading: Maybe<NoticeReading>;
  /** Why nothing was read; empty on success. */
  userErrors: Array<UserError>;
};

/** A passage of a text from which something was read. */
export type ReadPassage = {
  /** Where it ends in `NoticeReading.text`: the first code unit after it. */
  end: Scalars['Int']['output'];
  /** Where it begins in `NoticeReading.text`, in UTF-16 code units. */
  start: Scalars['Int']['output'];
  /** Its words. */
  text: Scalars['String']['output'];
};

/** A term that a text sets itself: «dentro del término de tres días». */
export type ReadTerm = {
  /** How many of `unit`, at most 1,000. */
  amount: Scalars['Int']['output'];
  /** Articles that the text names beside it: `lamparo:114`. */
  articles: Array<Scalars['String']['output']>;
  /** Where it was read. */
  passage: ReadPassage;
  /** Key of the statute that governs the count; null when neither the text nor the court tells. */
  regime: Maybe<Scalars['ID']['output']>;
  /** The rule among `rules` that sets this very term by the same statute, and is counted instead; null: none does. */
  ruleId: Maybe<Scalars['ID']['output']>;
  /** In Spanish: «3 días hábiles». */
  term: Scalars['String']['output'];
  /** In Spanish: what is to be done by it, as the best rule says it: «Desahogar la prevención». */
  title: Scalars['String']['output'];
  /** What it is counted in; days that are not qualified are working days. */
  unit: TermUnit;
};

/** Something that was read in a text, with its passage. */
export type ReadValue = {
  /** Where it was read. */
  passage: ReadPassage;
  /** What was read. */
  value: Scalars['String']['output'];
};

/** A reading that the asker chose instead of the one that was understood. */
export type ReadingChoiceInput = {
  /** Which part of the question. */
  kind: ReadingKind;
  /** `value` of one of the options, up to 200 characters. */
  value: Scalars['String']['input'];
};

/** Which part of a question a reading is about. */
export type ReadingKind =
  /** What is wanted: a term, an amount, a permission… */
  | 'INTENT'
  /** State or town that is named. */
  | 'PLACE'
  /** Who asks. */
  | 'ROLE'
  /** What the question is about, as a question. */
  | 'SUBJECT';

/** A reading that can be chosen instead. */
export type ReadingOption = {
  /** In Spanish, ready to be shown. */
  label: Scalars['String']['output'];
  /** Send it in `ReadingChoiceInput.value`. */
  value: Scalars['String']['output'];
};

/** A search that was made (búsqueda reciente). */
export type RecentSearch = {
  /** Its filters. */
  filters: SavedFilters;
  /** The words that were searched. */
  query: Scalars['String']['output'];
  /** How many results it had then. */
  resultCount: Scalars['Int']['output'];
  /** When it was made. */
  searchedAt: Scalars['DateTime']['output'];
  /** Its order. */
  sort: SearchSort;
};

/** What `recordPrebillPayment` takes. */
export type RecordPrebillPaymentInput = {
  /** Whole centavos, at least 1 and at most the balance. */
  centavos: Scalars['Float']['input'];
  /** One of the caller's own that is OPEN, SENT or OVERDUE; else NOT_FOUND or CONFLICT. */
  id: Scalars['ID']['input'];
  /** Absent: PAYMENT. */
  kind?: InputMaybe<PrebillPaymentKind>;
  /** Up to 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Today or before; absent: today. */
  receivedOn?: InputMaybe<Scalars['Date']['input']>;
};

/** How an event repeats (recurrencia). */
export type Recurrence = {
  /** How many times it happens in all; null: no number is set. */
  count: Maybe<Scalars['Int']['output']>;
  /** Period that it repeats by. */
  frequency: RecurrenceFrequency;
  /** Every how many periods: 2 with WEEKLY is every second week. */
  interval: Scalars['Int']['output'];
  /** Rule of RFC 5545: `FREQ=WEEKLY;BYDAY=MO,WE`. The rule of an imported event may say more than the fields below. */
  rule: Scalars['String']['output'];
  /** In Spanish: «cada semana, lunes y miércoles, hasta el 3 de marzo de 2027». */
  text: Scalars['String']['output'];
  /** Last day, in the zone of the event; null: no last day is set. */
  until: Maybe<Scalars['Date']['output']>;
  /** Monthly on the first (1) to fourth (4) or last (-1) of its one weekday; null: by the day of the month. */
  weekOfMonth: Maybe<Scalars['Int']['output']>;
  /** Days that the rule names; empty when it names none. */
  weekdays: Array<Weekday>;
};

/** How often a series repeats. */
export type RecurrenceFrequency =
  /** Every day, or every `interval` days. */
  | 'DAILY'
  /** Every month, on the same day of the month or by `weekOfMonth`. */
  | 'MONTHLY'
  /** Every week, on the days of `weekdays`. */
  | 'WEEKLY'
  /** Every year, on the same day. */
  | 'YEARLY';

/** How an event repeats, as a form says it. */
export type RecurrenceInput = {
  /** How many times in all, 1–999. Not together with `until`. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** Period that it repeats by. */
  frequency: RecurrenceFrequency;
  /** Every how many periods, 1–99. */
  interval?: InputMaybe<Scalars['Int']['input']>;
  /** Last day, not before the start and not after 2100. Not together with `count`. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** 1–4, or -1 for the last; only with MONTHLY. The start must fall on it. */
  weekOfMonth?: InputMaybe<Scalars['Int']['input']>;
  /** WEEKLY: the days; that of the start when none are given. MONTHLY with `weekOfMonth`: exactly one. The day of the start must be one of them. */
  weekdays?: InputMaybe<Array<Weekday>>;
};

/** What `regenerateRecoveryCodes` answers. */
export type RegenerateRecoveryCodesPayload = {
  /** Ten codes, told this once; those before them are void. Null when refused. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `register` takes. */
export type RegisterInput = {
  /** Name to sign in with, in any case; CONFLICT when it has an account. */
  email: Scalars['String']['input'];
  /** 1–200 characters. */
  name: Scalars['String']['input'];
  /** 6–256 characters; 12 or more are recommended. Common ones, the own name and the own e-mail are refused. */
  password: Scalars['String']['input'];
  /** Up to 100 characters. */
  profession?: InputMaybe<Scalars['String']['input']>;
};

/** Arguments of `registerOperation`. */
export type RegisterOperationInput = {
  /** 0 to 3,600 seconds. */
  maxAgeSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** One query, valid and within the limits of operations, 20,000 characters at most. It may have variables and fragments. */
  text: Scalars['String']['input'];
};

/** Answer of `registerOperation`. */
export type RegisterOperationPayload = {
  /** The operation as it is kept; null when it was refused. */
  registeredOperation: Maybe<RegisteredOperation>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A query of the contract that an account keeps, to run it by its id with GET (operación registrada). */
export type RegisteredOperation = {
  /** When it was registered first, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** For how many seconds a client may use an answer again without asking; 0: it asks each time, with the ETag. */
  maxAgeSeconds: Scalars['Int']['output'];
  /** Name that its owner gave it. */
  name: Scalars['String']['output'];
  /** Where it runs: `GET /api/operations/opn_…`, with `variables` as JSON in the address. The key of the call says what it may read. */
  path: Scalars['String']['output'];
  /** SHA-256 of the text, 64 characters of lower-case hex. It can be used in the place of the id. */
  sha256: Scalars['String']['output'];
  /** The text as it was registered. */
  text: Scalars['String']['output'];
};

/** A page of registered operations. */
export type RegisteredOperationConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<RegisteredOperationEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<RegisteredOperation>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** How many rows there are in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A registered operation with its place in the list. */
export type RegisteredOperationEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: RegisteredOperation;
};

/** Arguments of `removeClosure`. */
export type RemoveClosureInput = {
  /** The id of a closure that the caller wrote. */
  id: Scalars['ID']['input'];
};

/** Answer of `removeClosure`. */
export type RemoveClosurePayload = {
  /** Deadlines whose date moved, nearest first. */
  changed: Array<Deadline>;
  /** The id of the removed closure; null when it was refused. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `removeMember`. */
export type RemoveMemberInput = {
  /** The id of the case. */
  caseId: Scalars['ID']['input'];
  /** The id of the member; the caller's own id leaves the case. The owner cannot be removed or leave (FORBIDDEN). */
  userId: Scalars['ID']['input'];
};

/** Answer of `removeMember`. */
export type RemoveMemberPayload = {
  /** The case as it is stored; null when the caller left it, or when it was refused. */
  case: Maybe<Case>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `removeParty`. */
export type RemovePartyInput = {
  /** The id of the case. */
  caseId: Scalars['ID']['input'];
  /** The id of the party. */
  partyId: Scalars['ID']['input'];
};

/** Answer of `removeParty`. */
export type RemovePartyPayload = {
  /** The case as it is stored; null when it was refused. */
  case: Maybe<Case>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `removePushDevice`. */
export type RemovePushDeviceInput = {
  /** A device of the caller. */
  id: Scalars['ID']['input'];
};

/** Answer of `removeSampleCase`. */
export type RemoveSampleCasePayload = {
  /** The id of the sample that was removed; null: there was none, or it was refused. */
  removedCaseId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** The seat that was taken away. */
export type RemoveSeatPayload = {
  /** Its identifier. */
  removedSeatId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `removeTimeRate` answers. */
export type RemoveTimeRatePayload = {
  /** How many entries got another price. */
  changedCount: Scalars['Int']['output'];
  /** The rate that is gone; null when refused. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `renamePasskey` takes. */
export type RenamePasskeyInput = {
  /** A passkey of the caller's account; else NOT_FOUND. */
  id: Scalars['ID']['input'];
  /** 1–60 characters. */
  name: Scalars['String']['input'];
};

/** Arguments of `renameThread`. */
export type RenameThreadInput = {
  /** The id of the conversation. */
  threadId: Scalars['ID']['input'];
  /** 1–120 characters. */
  title: Scalars['String']['input'];
};

/** Answer of `renameThread`. */
export type RenameThreadPayload = {
  /** The conversation as it is stored; null when it was refused. */
  thread: Maybe<ChatThread>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `renewCalendarFeed` answers. */
export type RenewCalendarFeedPayload = {
  /** The feed with its new key; null when refused. */
  feed: Maybe<CalendarFeed>;
  /** Whole address with the new key, told only now; the old address answers nothing any more. */
  url: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
  /** The same address as `webcal://…`. */
  webcalUrl: Maybe<Scalars['String']['output']>;
};

/** Arguments of `reopenDeadline`. */
export type ReopenDeadlineInput = {
  /** The id of the deadline. */
  id: Scalars['ID']['input'];
};

/** Answer of `reopenDeadline`. */
export type ReopenDeadlinePayload = {
  /** The deadline as it is stored; null when it was refused. */
  deadline: Maybe<Deadline>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `reportClientError` takes: 64 kB in all, of which 8 kB are kept. Secrets and personal data (RFC, CURP, e-mail, telephone, CLABE, cards, values of query strings) are removed. */
export type ReportClientErrorInput = {
  /** Components of the page around the error; the first five lines are kept. */
  componentTrace?: InputMaybe<Scalars['String']['input']>;
  /** Message of the error. */
  error: Scalars['String']['input'];
  /** More about it, as text. */
  errorInfo?: InputMaybe<Scalars['String']['input']>;
  /** Its stack as the browser writes it. */
  stack?: InputMaybe<Scalars['String']['input']>;
  /** When it happened, as the browser writes it; it is stored as text. */
  timestamp?: InputMaybe<Scalars['String']['input']>;
  /** Address of the page. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Browser and system. */
  userAgent?: InputMaybe<Scalars['String']['input']>;
};

/** What `reportClientError` answers. */
export type ReportClientErrorPayload = {
  /** Whether it was stored, or counted with an equal one of the same day; false when there is no room for another one of any address. */
  recorded: Scalars['Boolean']['output'];
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `requestAccountDeletion`. Asks for a recent password (CONFIRMATION_REQUIRED). */
export type RequestAccountDeletionInput = {
  /** What becomes of shared cases. */
  sharedCases: SharedCasesFate;
};

/** What `requestPasswordReset` takes. */
export type RequestPasswordResetInput = {
  /** E-mail of the account; capitals do not matter. */
  email: Scalars['String']['input'];
};

/** What `requestPasswordReset` answers. */
export type RequestPasswordResetPayload = {
  /** Whether the request was taken. True also when no account has the e-mail: nobody learns who has one. Null when refused. */
  isTaken: Maybe<Scalars['Boolean']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `requestPrivacyRight`. */
export type RequestPrivacyRightInput = {
  /** RECTIFICATION or OPPOSITION; the others have mutations of their own. */
  right: PrivacyRight;
  /** What is asked for: 10 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Who asks for an offer of CUSTOM. */
export type RequestQuoteInput = {
  /** Where the answer goes. */
  email: Scalars['String']['input'];
  /** What they need. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person. */
  name: Scalars['String']['input'];
  /** How many people would use it. */
  seats?: InputMaybe<Scalars['Int']['input']>;
};

/** The request that was stored. */
export type RequestQuotePayload = {
  /** The request; null when it was refused. */
  quoteRequest: Maybe<QuoteRequest>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Whether a document meets a requirement. */
export type RequirementState =
  /** It is there. */
  | 'MET'
  /** It is not there. */
  | 'MISSING'
  /** It could not be told. */
  | 'UNCERTAIN';

/** What is searched for (categoría de investigación). */
export type ResearchCategory =
  /** Codes and acts. */
  | 'CODES'
  /** Topics by Foja's editors. */
  | 'DOCTRINE'
  /** Theses, jurisprudencia and rulings. */
  | 'JURISPRUDENCE'
  /** How many texts speak of it, by kind, area, court and year; the list itself is empty. */
  | 'STATISTICS';

/** What `resetPassword` takes. */
export type ResetPasswordInput = {
  /** 6–256 characters; 12 or more are recommended. Common ones, the own name and the own e-mail are refused. */
  newPassword: Scalars['String']['input'];
  /** From the link of the mail: 43 characters, good for 30 minutes and one use. */
  token: Scalars['String']['input'];
};

/** What `resetPassword` answers. */
export type ResetPasswordPayload = {
  /** Whether the account has the new password; null when refused. */
  isReset: Maybe<Scalars['Boolean']['output']>;
  /** Why nothing was changed; empty on success. A token that is unknown, used or expired: VALIDATION with the field `token`. */
  userErrors: Array<UserError>;
};

/** Answer of `resetSandbox`. */
export type ResetSandboxPayload = {
  /** The example case that the sandbox begins with again; null when it was refused. */
  caseId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `resolveGoogleConflict` takes. */
export type ResolveGoogleConflictInput = {
  /** Conflict to decide. */
  conflictId: Scalars['ID']['input'];
  /** Side whose values shall hold; the side that holds already only marks the conflict as seen. */
  keep: SyncSide;
};

/** What `resolveGoogleConflict` answers. */
export type ResolveGoogleConflictPayload = {
  /** The conflict as it is now; null when refused. */
  conflict: Maybe<GoogleConflict>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `restoreCalendarEvent` takes. */
export type RestoreCalendarEventInput = {
  /** The `deletedEventId` of the deletion. */
  eventId: Scalars['ID']['input'];
  /** Token of the deletion; one of another event is refused with VALIDATION. */
  undoToken: Scalars['String']['input'];
};

/** What `restoreCalendarEvent` answers. */
export type RestoreCalendarEventPayload = {
  /** The event, or the series, as it is again; null when refused. */
  event: Maybe<CalendarEvent>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `restoreContractVersion` takes. */
export type RestoreContractVersionInput = {
  /** Contract of the caller that is not archived. */
  contractId: Scalars['ID']['input'];
  /** Number of the version whose text becomes a new version. */
  number: Scalars['Int']['input'];
};

/** Arguments of `restoreDeadline`. */
export type RestoreDeadlineInput = {
  /** The id of the deleted deadline. */
  id: Scalars['ID']['input'];
};

/** Answer of `restoreDeadline`. */
export type RestoreDeadlinePayload = {
  /** The deadline as it is stored; null when it was refused. */
  deadline: Maybe<Deadline>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `restoreTimeEntry` answers. */
export type RestoreTimeEntryPayload = {
  /** The entry as it is again; null when refused. */
  entry: Maybe<TimeEntry>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `revokeCalendarFeed` answers. */
export type RevokeCalendarFeedPayload = {
  /** The feed that answers nothing any more; null when refused. */
  revokedFeedId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `revokeInvitation`. */
export type RevokeInvitationInput = {
  /** The id of the case. */
  caseId: Scalars['ID']['input'];
  /** The id of an invitation without an answer. */
  invitationId: Scalars['ID']['input'];
};

/** Answer of `revokeInvitation`. */
export type RevokeInvitationPayload = {
  /** The case as it is stored; null when it was refused. */
  case: Maybe<Case>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What a work risk caused (LFT 477). */
export type RiskResult =
  /** Death. */
  | 'DEATH'
  /** Permanent partial incapacity. */
  | 'PERMANENT_PARTIAL'
  /** Permanent total incapacity. */
  | 'PERMANENT_TOTAL'
  /** Temporary incapacity. */
  | 'TEMPORARY';

/** A judgment of a court (sentencia). */
export type Ruling = Node & {
  /** Whether the plan of the caller includes the full text. */
  access: TextAccess;
  /** Main area of law. */
  area: LegalArea;
  /** How lawyers cite it, in Spanish. */
  citation: Scalars['String']['output'];
  /** Articles held here that it names, in the order of its text. */
  cites: Array<Article>;
  /** Level of that court; null when it is not in the list. */
  court: Maybe<Court>;
  /** Court that decided, as published. */
  courtName: Scalars['String']['output'];
  /** Legal day on which it was decided; null when it is not known. */
  decidedOn: Maybe<Scalars['Date']['output']>;
  /** First words of the text, up to about 420 characters; open to all. */
  excerpt: Scalars['String']['output'];
  /** `sen_<id of the source>`. */
  id: Scalars['ID']['output'];
  /** Where the court publishes it; null when it is not known. */
  officialUrl: Maybe<Scalars['String']['output']>;
  /** Full text; null when `access` is UPGRADE_REQUIRED. */
  text: Maybe<Scalars['String']['output']>;
  /** Title as published. */
  title: Scalars['String']['output'];
  /** Path of its page in Foja. */
  url: Scalars['String']['output'];
};

/** The stopwatch of the account: at most one (cronómetro). */
export type RunningTimer = {
  /** Seconds counted before `runningSince`; show this plus the time since then. */
  accumulatedSeconds: Scalars['Int']['output'];
  /** Kind of work that the entry will have. */
  activity: WorkActivity;
  /** How the entry will be charged. */
  billing: BillingKind;
  /** Case that the time is for; null: of none, or of one that the caller may no longer see. */
  case: Maybe<Case>;
  /** Description that the entry will have; may be empty. */
  description: Scalars['String']['output'];
  /** Event that the time is for; null: of none, or of one that the caller may not see. */
  event: Maybe<CalendarEvent>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it has counted more than 24 hours; `stopTimer` then needs `seconds`. */
  isTooLong: Scalars['Boolean']['output'];
  /** When it was last started or resumed; null while it is paused. */
  runningSince: Maybe<Scalars['DateTime']['output']>;
  /** Time of the server at this answer: count from it, because the clock of the client may be wrong. */
  serverTime: Scalars['DateTime']['output'];
  /** When it was first started, in UTC. */
  startedAt: Scalars['DateTime']['output'];
  /** Task that the time is for; null: of none, or of one that was deleted or the caller may not see. */
  task: Maybe<WorkTask>;
};

/** Arguments of `saveCalculation`. */
export type SaveCalculationInput = {
  /** A case in which the caller may work. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** A contract of the caller. */
  contractId?: InputMaybe<Scalars['ID']['input']>;
  /** A deadline of the caller. */
  deadlineId?: InputMaybe<Scalars['ID']['input']>;
  /** 1–200 characters. */
  title: Scalars['String']['input'];
  /** The values; they must give a figure, a date or a reason. */
  values: CalculateInput;
};

/** Answer of `saveCalculation`. */
export type SaveCalculationPayload = {
  /** As it is kept; null when refused. */
  savedCalculation: Maybe<SavedCalculation>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `saveContractVersion` takes. */
export type SaveContractVersionInput = {
  /** Number of the version that was edited; when there is a later one it is CONFLICT. */
  baseNumber: Scalars['Int']['input'];
  /** The document as JSON of the editor. One without text is VALIDATION: «No hay contrato para guardar». */
  body: Scalars['String']['input'];
  /** Contract of the caller that is not archived. */
  contractId: Scalars['ID']['input'];
  /** What was changed, up to 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Arguments of `saveDeadlines`. */
export type SaveDeadlinesInput = {
  /** Case that they belong to; without one they are the caller's own. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the `TermChain` whose steps they are; absent when they are of none. */
  chainId?: InputMaybe<Scalars['ID']['input']>;
  /** 1–30 terms, all of one notice. */
  deadlines: Array<ComputedDeadlineInput>;
  /** The side that the caller represents; absent: as the parties of the case say (`Case.representedSide`). */
  represents?: InputMaybe<ProceduralSide>;
};

/** Answer of `saveDeadlines`. */
export type SaveDeadlinesPayload = {
  /** The new deadlines in the order given; empty when it was refused. */
  deadlines: Array<Deadline>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `saveDocumentTable`. */
export type SaveDocumentTableInput = {
  /** 1 to 30 columns. */
  columns: Array<DocumentColumnInput>;
  /** 1 to 200 documents of the caller, in order. */
  documentIds: Array<Scalars['ID']['input']>;
  /** Name, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** The table; absent: a new one. */
  tableId?: InputMaybe<Scalars['ID']['input']>;
};

/** Arguments of `saveSearch`. */
export type SaveSearchInput = {
  /** Its filters; none when absent. */
  filters?: InputMaybe<SearchFilters>;
  /** Whether to report new results; `false` when absent. */
  hasAlert?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1–80 characters; the beginning of the query when absent. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The words to search, 1–1,000 characters. */
  query: Scalars['String']['input'];
  /** Its order; RELEVANCE when absent. */
  sort?: InputMaybe<SearchSort>;
};

/** Answer of `saveSearch`. */
export type SaveSearchPayload = {
  /** The saved search; null when it was refused. */
  savedSearch: Maybe<SavedSearch>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A calculation that was kept (cálculo guardado). Its values are kept, and it is calculated anew when it is read. */
export type SavedCalculation = {
  /** What it gives today. */
  calculation: Calculation;
  /** The case that it belongs to; null: none. */
  caseId: Maybe<Scalars['ID']['output']>;
  /** The contract that it belongs to; null: none. */
  contractId: Maybe<Scalars['ID']['output']>;
  /** When it was kept, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** The deadline that it belongs to; null: none. */
  deadlineId: Maybe<Scalars['ID']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Which calculator. */
  kind: CalculatorKind;
  /** Title given by the account. */
  title: Scalars['String']['output'];
  /** When it was last changed, in UTC. */
  updatedAt: Scalars['DateTime']['output'];
  /** The values as JSON of one member of `CalculateInput`. */
  values: Scalars['String']['output'];
};

/** A page of kept calculations. */
export type SavedCalculationConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<SavedCalculationEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<SavedCalculation>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** How many rows there are in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A kept calculation with its place in the list. */
export type SavedCalculationEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: SavedCalculation;
};

/** Filters of a search that is kept; what was not chosen is null. */
export type SavedFilters = {
  /** Only this area of law. */
  area: Maybe<LegalArea>;
  /** Only this category. */
  category: Maybe<ResearchCategory>;
  /** Only texts of courts of this level. */
  court: Maybe<Court>;
  /** Only texts dated within this time, counted from the day of the search. */
  dateRange: Maybe<SearchDateRange>;
  /** Only texts that apply there. */
  jurisdiction: Maybe<Jurisdiction>;
  /** Only these kinds of document; empty: all. */
  kinds: Array<DocumentKind>;
  /** Key of a law: only its articles. */
  statute: Maybe<Scalars['ID']['output']>;
};

/** A search that is kept to be run again (búsqueda guardada). An account keeps at most 10. */
export type SavedSearch = Node & {
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Its filters. */
  filters: SavedFilters;
  /** Whether Foja runs it when the texts held here change, and at least once a day, and reports new results. */
  hasAlert: Scalars['Boolean']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When it was last run. */
  lastRunAt: Scalars['DateTime']['output'];
  /** Name, 1 to 80 characters. */
  name: Scalars['String']['output'];
  /** Results that came since they were last marked as seen, at most 50. */
  newResultCount: Scalars['Int']['output'];
  /** The words that are searched. */
  query: Scalars['String']['output'];
  /** How many results it had when it was last run. */
  resultCount: Scalars['Int']['output'];
  /** Its order. */
  sort: SearchSort;
};

/** How far back a text may date, counted from today in Mexico City. */
export type SearchDateRange =
  /** Three months. */
  | 'LAST_3_MONTHS'
  /** Five years. */
  | 'LAST_5_YEARS'
  /** One month. */
  | 'LAST_MONTH'
  /** Twelve months. */
  | 'LAST_YEAR';

/** Counts by which a search can be narrowed (facetas), the largest first. */
export type SearchFacets = {
  /** By area of law: values of `LegalArea`. */
  areas: Array<FacetBucket>;
  /** By level of the court: values of `Court`. */
  courts: Array<FacetBucket>;
  /** By jurisdiction: values of `Jurisdiction`. */
  jurisdictions: Array<FacetBucket>;
  /** By kind of document: values of `DocumentKind`. */
  kinds: Array<FacetBucket>;
  /** By law: its key; the 20 largest. */
  statutes: Array<FacetBucket>;
  /** By year of the date, newest first. */
  years: Array<FacetBucket>;
};

/** Filters of a search: a text passes when it meets every filter given; of `kinds`, one is enough. */
export type SearchFilters = {
  /** Only this area of law. */
  area?: InputMaybe<LegalArea>;
  /** Only this category; all documents when absent. */
  category?: InputMaybe<ResearchCategory>;
  /** Only texts of courts of this level. */
  court?: InputMaybe<Court>;
  /** Only texts dated within this time; undated texts do not pass. */
  dateRange?: InputMaybe<SearchDateRange>;
  /** Only texts that apply there. */
  jurisdiction?: InputMaybe<Jurisdiction>;
  /** Only these kinds of document; all when absent or empty. */
  kinds?: InputMaybe<Array<DocumentKind>>;
  /** Key of a law: only its articles. */
  statute?: InputMaybe<Scalars['ID']['input']>;
};

/** A text that a search found (resultado). */
export type SearchResult = {
  /** Whether the plan of the caller includes the full text. */
  access: TextAccess;
  /** Area of law. */
  area: LegalArea;
  /** How it is cited in Mexico. */
  citation: Scalars['String']['output'];
  /** How many texts held here cite it. */
  citations: Scalars['Int']['output'];
  /** Level of the court; null for laws and topics, and when it is not in the list. */
  court: Maybe<Court>;
  /** Last reform of an article (its publication when it was never reformed), publication of a thesis, day of a ruling; null when it is not known, and for topics. */
  date: Maybe<Scalars['Date']['output']>;
  /** Why it is among the results, in one Spanish sentence («por qué este resultado»). */
  explanation: Scalars['String']['output'];
  /** Id of the Article, Thesis, Ruling or Topic. */
  id: Scalars['ID']['output'];
  /** Where it applies; null: a state that is not in the list. */
  jurisdiction: Maybe<Jurisdiction>;
  /** Kind of document; null for topics. */
  kind: Maybe<DocumentKind>;
  /** Page of the authority that publishes it; null when it is not known, and for topics. */
  officialUrl: Maybe<Scalars['String']['output']>;
  /** The same passage in pieces, so that what matches can be marked. */
  passage: Array<PassageSpan>;
  /** Why it was found. */
  reason: MatchReason;
  /**
   * 0–100. 100: the search names it. Otherwise the share of what the search asks for that the best result holds (rare
   * words weigh more), scaled by how this result scores against the best.
   */
  relevance: Scalars['Int']['output'];
  /** Court, or the law it belongs to. */
  source: Scalars['String']['output'];
  /** The passage that answers best, as plain text. */
  summary: Scalars['String']['output'];
  /** Until which day the text of a law is as held here (texto al); null for case law and topics. */
  textAsOf: Maybe<Scalars['Date']['output']>;
  /** Title in Spanish; of an article its citation and heading. */
  title: Scalars['String']['output'];
  /** Path of its page in Foja. */
  url: Scalars['String']['output'];
};

/** A page of results. */
export type SearchResultConnection = {
  /** The search as it was probably meant (quizá quisiste decir); the results are of the search as typed. Null: nothing to propose. */
  didYouMean: Maybe<Scalars['String']['output']>;
  /** Rows of the page, each with its cursor. */
  edges: Array<SearchResultEdge>;
  /** Counts by which the search can be narrowed. */
  facets: SearchFacets;
  /** Rows of the page, without their cursors. */
  nodes: Array<SearchResult>;
  /** In one Spanish sentence: why nothing is found, or why it cannot be found here (foreign law, an article that does not exist); null when there is nothing to say. */
  notice: Maybe<Scalars['String']['output']>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** The search with its spelling corrected, when the results are of that one; null: they are of what was typed. */
  searchedInstead: Maybe<Scalars['String']['output']>;
  /** Topics of the editors that fit the search, at most two; only with the first page. */
  topics: Array<SearchResult>;
  /** How many results there are in all pages, at most 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** A result with its place in the list. */
export type SearchResultEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: SearchResult;
};

/** The order of the results. */
export type SearchSort =
  /** The texts most cited by others held here first. */
  | 'CITATIONS'
  /** The newest first; undated texts last. */
  | 'DATE'
  /** The best match first. */
  | 'RELEVANCE';

/** What is held and what was searched, counted at each request. */
export type SearchStatistics = {
  /** Articles that are known to exist in those laws. */
  articleCount: Scalars['Int']['output'];
  /** Laws, theses, rulings and topics together. */
  availableSources: Scalars['Int']['output'];
  /** Theses and jurisprudencia that are held. */
  jurisprudenceCount: Scalars['Int']['output'];
  /** Laws that are held. */
  legalCodesCount: Scalars['Int']['output'];
  /** What at least three accounts searched in the last 90 days, the most searched first, at most four. */
  popularQueries: Array<Scalars['String']['output']>;
  /** The last five different searches of the caller, newest first; empty without a session. */
  recentSearches: Array<RecentSearch>;
  /** Rulings that are held. */
  rulingCount: Scalars['Int']['output'];
  /** Percentage (0–100) of those that found something; null when none was made. */
  successRate: Maybe<Scalars['Float']['output']>;
  /** Latest date of a text that is held; null when none is. */
  textAsOf: Maybe<Scalars['Date']['output']>;
  /** Topics of Foja's editors. */
  topicCount: Scalars['Int']['output'];
  /** Searches that the caller has made in the last year; 0 without a session. */
  totalSearches: Scalars['Int']['output'];
};


/** What is held and what was searched, counted at each request. */
export type SearchStatisticsRecentSearchesArgs = {
  inResearch?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A seat (lugar). */
export type Seat = {
  /** E-mail that was invited. */
  email: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When it was invited, in UTC. */
  invitedAt: Scalars['DateTime']['output'];
  /** Name of the account; null until it is accepted. */
  name: Maybe<Scalars['String']['output']>;
  /** Whether it was accepted. */
  status: SeatStatus;
};

/** State of a seat. */
export type SeatStatus =
  /** Accepted. */
  | 'ACTIVE'
  /** Invited, not accepted yet. */
  | 'INVITED'
  /** Pays for the plan. */
  | 'OWNER';

/** Seats of an enterprise plan. */
export type SeatSummary = {
  /** Who holds a seat, the owner first; at most `total`. */
  members: Array<Seat>;
  /** Seats of the plan, the owner's included. */
  total: Scalars['Int']['output'];
  /** Taken: owner, members, open invitations. */
  used: Scalars['Int']['output'];
};

/** How a login can go on after the right password. */
export type SecondStepMethod =
  /** A passkey (llave de acceso). */
  | 'PASSKEY'
  /** One of the ten printed codes (código de recuperación). */
  | 'RECOVERY_CODE'
  /** Six digits of an authenticator app (código de la aplicación). */
  | 'TOTP';

/** How the account is protected. */
export type SecuritySettings = {
  /** Whether each login from a new device is told by mail. */
  loginNotifications: Scalars['Boolean']['output'];
  /** After how many minutes without use a session ends: 15, 30, 60, 120 or 480. */
  sessionTimeoutMinutes: Scalars['Int']['output'];
  /** Whether the login has a second step; set with `confirmTwoFactor` and `disableTwoFactor`. */
  twoFactorEnabled: Scalars['Boolean']['output'];
};

/** Part of `UpdateSettingsInput`. Absent fields stay. */
export type SecuritySettingsInput = {
  /** The password of the account: with it the call may do what else asks for a recent one (`confirmPassword`). A wrong one is VALIDATION. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Whether each login from a new device is told by mail. */
  loginNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  /** A new password, with `currentPassword`; as `changePassword`. */
  newPassword?: InputMaybe<Scalars['String']['input']>;
  /** 15, 30, 60, 120 or 480. */
  sessionTimeoutMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** What `sendCaseMessage` takes. */
export type SendCaseMessageInput = {
  /** At most 5. Documents: PDF, DOCX or TXT; LIMIT_REACHED when those of the case would pass 500 MB. */
  attachments?: InputMaybe<Array<AttachmentInput>>;
  /** Case to write in; CONFLICT when it is archived. */
  caseId: Scalars['ID']['input'];
  /** Chosen by the client, 1–100 characters. Sent again with the same text it answers the first message; with another text it is a CONFLICT. */
  clientId: Scalars['ID']['input'];
  /** Message of the same case that it answers. */
  replyToId?: InputMaybe<Scalars['ID']['input']>;
  /** 1–4,000 characters after trimming. */
  text: Scalars['String']['input'];
};

/** What `sendCaseMessage` answers. */
export type SendCaseMessagePayload = {
  /** The message as it was saved; null when refused. */
  message: Maybe<CaseMessage>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `sendContract` takes. */
export type SendContractInput = {
  /** Format of the attached file. */
  format?: InputMaybe<DocumentFormat>;
  /** Contract of the caller. */
  id: Scalars['ID']['input'];
  /** Plain text above the standard one, up to 1,000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Addresses, 1 to 5. */
  to: Array<Scalars['String']['input']>;
};

/** What `sendPrebill` takes. */
export type SendPrebillInput = {
  /** Day by which it should be paid, today or later; absent: as it was, else 30 days from today. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** One of the caller's own that is OPEN, SENT or OVERDUE; else NOT_FOUND or CONFLICT. */
  id: Scalars['ID']['input'];
  /** Plain text above the standard one, up to 1,000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Address of the client. */
  to: Scalars['String']['input'];
};

/** What is asked about the tax on separation. */
export type SeparationQuestion =
  /** The tax of the year (LISR 95): not computable here. */
  | 'ANNUAL'
  /** What the employer withholds (LISR 96). */
  | 'WITHHOLDING';

/** What the calculator «ISR por separación» takes. Amounts are pesos as decimal text: `1234.50`. */
export type SeparationTaxCalculationInput = {
  /** The withholding by default. */
  ask?: InputMaybe<SeparationQuestion>;
  /** Day of the payment. */
  date: Scalars['Date']['input'];
  /** Instead: first day of work. */
  hireDate?: InputMaybe<Scalars['Date']['input']>;
  /** Last ordinary salary of a month. */
  lastMonthlySalary: Scalars['String']['input'];
  /** All payments for the separation, pesos. */
  separationPayments: Scalars['String']['input'];
  /** Days beside them. */
  serviceDays?: InputMaybe<Scalars['Int']['input']>;
  /** Months beside them. */
  serviceMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Whole years of service. */
  serviceYears?: InputMaybe<Scalars['Int']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** Which events of a series a change or a deletion concerns. */
export type SeriesScope =
  /** The whole series, or the event that happens once. */
  | 'ALL'
  /** Only the one of `occurrenceOf`. */
  | 'ONLY_THIS'
  /** The one of `occurrenceOf` and those after it. A change makes them a series of their own. */
  | 'THIS_AND_FOLLOWING';

/** A device or program that is signed in (sesión). */
export type Session = Node & {
  /** Network address from which somebody signed in. */
  address: Scalars['String']['output'];
  /** When somebody signed in, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When its access token was last issued or renewed, or a REST call was last made with it, in UTC. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** Browser and system as they presented themselves; null: they did not. */
  userAgent: Maybe<Scalars['String']['output']>;
};

/** The session of this socket is over. */
export type SessionEndedEvent = {
  /** The session that ended. */
  sessionId: Scalars['ID']['output'];
};

/** Arguments of `setAlertDays`. */
export type SetAlertDaysInput = {
  /** 1–5 different values of 0–365 days. */
  alertDays: Array<Scalars['Int']['input']>;
  /** IANA name of a zone of Mexico: Mexico_City, Monterrey, Merida, Chihuahua, Bahia_Banderas, Cancun, Mazatlan, Hermosillo, Tijuana, Ciudad_Juarez, Ojinaga or Matamoros of `America/`. Absent: as it was; null: none. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `setAlertDays`. */
export type SetAlertDaysPayload = {
  /** The alert days of the account, nearest first; null when it was refused. */
  alertDays: Maybe<Array<Scalars['Int']['output']>>;
  /** The zone that was chosen; null: none was chosen, or it was refused. */
  timeZone: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `setCalendarSettings` takes. Absent fields stay. */
export type SetCalendarSettingsInput = {
  /** Up to 5, in minutes before the start, 0–40,320. */
  alarms?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Key of `courtCalendars`; null: none. */
  courtCalendar?: InputMaybe<Scalars['ID']['input']>;
  /** Whole hour, 0–23, before `dayEndsAt`. */
  dayBeginsAt?: InputMaybe<Scalars['Int']['input']>;
  /** Whole hour, 1–24, after `dayBeginsAt`. */
  dayEndsAt?: InputMaybe<Scalars['Int']['input']>;
  /** Day that weeks begin with. */
  weekStartsOn?: InputMaybe<Weekday>;
  /** IANA name; an unknown one is refused with VALIDATION. */
  zone?: InputMaybe<Scalars['String']['input']>;
};

/** What `setCalendarSettings` answers. */
export type SetCalendarSettingsPayload = {
  /** The settings as they are now; null when refused. */
  settings: Maybe<CalendarSettings>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `setDeadlineReminder`. */
export type SetDeadlineReminderInput = {
  /** The id of the deadline. */
  id: Scalars['ID']['input'];
  /** When to be reminded: from now to 30 days ahead; null or absent: no reminder besides the alert days. */
  remindAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Answer of `setDeadlineReminder`. */
export type SetDeadlineReminderPayload = {
  /** The deadline as it is stored; null when it was refused. */
  deadline: Maybe<Deadline>;
  /** In Spanish: when it comes back, and that the date stays; null when it was refused. */
  message: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `setHoursSettings` takes. Absent fields stay. */
export type SetHoursSettingsInput = {
  /** Whether the issuer is a person or a company. */
  issuerKind?: InputMaybe<TaxPersonKind>;
  /** Name printed on bills, 1–200 characters. */
  issuerName?: InputMaybe<Scalars['String']['input']>;
  /** Income tax regime of an issuer who is an individual. */
  issuerRegime?: InputMaybe<IssuerRegime>;
  /** RFC of 12 characters (a company) or 13 (an individual), as `issuerKind` says; null: none. */
  issuerRfc?: InputMaybe<Scalars['String']['input']>;
  /** Rate of VAT that new bills begin with. */
  issuerVatRate?: InputMaybe<VatRate>;
  /** Holds from now on for all entries that are in no pre-bill. */
  rounding?: InputMaybe<TimeRounding>;
};

/** What `setHoursSettings` answers. */
export type SetHoursSettingsPayload = {
  /** The settings as they are now; null when refused. */
  settings: Maybe<HoursSettings>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `setTimeRate` takes. */
export type SetTimeRateInput = {
  /** With CASE: one that the caller owns. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Price of one hour in whole centavos, 1–100,000,000. */
  centavos: Scalars['Float']['input'];
  /** With CLIENT: the name as in its cases, accents and capitals aside. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** With PERSON: one of `HoursSettings.people`; absent: the caller. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** What the rate is for; it decides which of the next three is read. */
  scope: RateScope;
  /** From 2000 to one year ahead; absent: today. Entries of that day and later that are in no pre-bill get the new price. */
  validFrom?: InputMaybe<Scalars['Date']['input']>;
};

/** What `setTimeRate` answers. */
export type SetTimeRatePayload = {
  /** How many entries got another price. */
  changedCount: Scalars['Int']['output'];
  /** The rate as set; null when refused. */
  rate: Maybe<TimeRate>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What the calculator «Finiquito» takes. Amounts are pesos as decimal text: `1234.50`. */
export type SettlementCalculationInput = {
  /** Days of aguinaldo a year; never below 15 (LFT 87). */
  aguinaldoDays?: InputMaybe<Scalars['String']['input']>;
  /** Resignation by default. */
  cause?: InputMaybe<EndingCause>;
  /** Indefinite by default. */
  contract?: InputMaybe<WorkContract>;
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** First day of work. */
  hireDate: Scalars['Date']['input'];
  /** Last day of work. */
  lastDayWorked: Scalars['Date']['input'];
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Other payments for the work (LFT 84). */
  otherPayments?: InputMaybe<Array<OtherPaymentInput>>;
  /** Full by default. */
  shift?: InputMaybe<WorkingDayLength>;
  /** Days of wages not paid yet. */
  unpaidWageDays?: InputMaybe<Scalars['String']['input']>;
  /** Days of vacations that the contract gives; never below LFT 76. */
  vacationDays?: InputMaybe<Scalars['String']['input']>;
  /** Days of vacations of earlier years not taken. */
  vacationDaysPending?: InputMaybe<Scalars['String']['input']>;
  /** `0.25` or `25`; never below 25 % (LFT 80). */
  vacationPremium?: InputMaybe<Scalars['String']['input']>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** What the dismissed worker claims (LFT 48). */
export type SeveranceAction =
  /** Three months of wages. */
  | 'COMPENSATION'
  /** The work back. */
  | 'REINSTATEMENT';

/** What the calculator «Liquidación» takes. Amounts are pesos as decimal text: `1234.50`. */
export type SeveranceCalculationInput = {
  /** Compensation by default. */
  action?: InputMaybe<SeveranceAction>;
  /** Days of aguinaldo a year; never below 15 (LFT 87). */
  aguinaldoDays?: InputMaybe<Scalars['String']['input']>;
  /** Dismissal without cause by default. */
  cause?: InputMaybe<EndingCause>;
  /** Indefinite by default. */
  contract?: InputMaybe<WorkContract>;
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** The worker died: back pay ends. */
  deathDate?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of work. */
  dismissalDate: Scalars['Date']['input'];
  /** Platforms: effective time in years. */
  effectiveServiceYears?: InputMaybe<Scalars['String']['input']>;
  /** Section of LFT 49 by which the employer declines: `49-I`. */
  employerDeclinesUnder?: InputMaybe<Scalars['String']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** First day of work; needed but for platforms. */
  hireDate?: InputMaybe<Scalars['Date']['input']>;
  /** Platforms: six monthly incomes (LFT 291-N). */
  incomeLastSixMonths?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Which lines; all by default. */
  only?: InputMaybe<SeveranceScope>;
  /** Other payments for the work (LFT 84). */
  otherPayments?: InputMaybe<Array<OtherPaymentInput>>;
  /** Back pay runs to this day. */
  paymentDate?: InputMaybe<Scalars['Date']['input']>;
  /** General by default. */
  regime?: InputMaybe<SeveranceRegime>;
  /** Full by default. */
  shift?: InputMaybe<WorkingDayLength>;
  /** Days of wages not paid yet. */
  unpaidWageDays?: InputMaybe<Scalars['String']['input']>;
  /** Days of vacations that the contract gives; never below LFT 76. */
  vacationDays?: InputMaybe<Scalars['String']['input']>;
  /** Days of vacations of earlier years not taken. */
  vacationDaysPending?: InputMaybe<Scalars['String']['input']>;
  /** `0.25` or `25`; never below 25 % (LFT 80). */
  vacationPremium?: InputMaybe<Scalars['String']['input']>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** Which chapter of the LFT rules the work. */
export type SeveranceRegime =
  /** The general one. */
  | 'GENERAL'
  /** Digital platforms (LFT 291-A to 291-U). */
  | 'PLATFORM';

/** Which lines of a severance are given. */
export type SeveranceScope =
  /** Indemnities, back pay and seniority premium, without what every ending owes. */
  | 'INDEMNITIES';

/** What becomes of cases that are shared with collaborators when their owner leaves. */
export type SharedCasesFate =
  /** They are deleted for everybody. */
  | 'DELETE'
  /** The collaborator who joined first owns them from then on. */
  | 'HAND_OVER';

/** Arguments of `snoozeDeadline`. */
export type SnoozeDeadlineInput = {
  /** 1–720 hours. */
  hours?: Scalars['Int']['input'];
  /** The id of the deadline. */
  id: Scalars['ID']['input'];
};

/** Answer of `snoozeDeadline`. */
export type SnoozeDeadlinePayload = {
  /** The deadline as it is stored; null when it was refused. */
  deadline: Maybe<Deadline>;
  /** In Spanish: what moved, the deadline (from when to when) or only its reminder; null when it was refused. */
  message: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Answer of `startDemoSession`. */
export type StartDemoSessionPayload = {
  /** The new session; null when refused. */
  demoSession: Maybe<DemoSession>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `startTimer` takes. */
export type StartTimerInput = {
  /** Absent: by the type of the event, else OTHER. */
  activity?: InputMaybe<WorkActivity>;
  /** Absent: as the event; without one BILLABLE with a case, else NOT_BILLABLE. */
  billing?: InputMaybe<BillingKind>;
  /** Case that the time is for; absent: that of the event or the task. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 2,000 characters; empty: the title of the event or the task. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Event that the time is for. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** True: a timer that exists is stopped and recorded first. False: it is a CONFLICT. */
  replaces?: InputMaybe<Scalars['Boolean']['input']>;
  /** Task that the time is for. */
  taskId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `startTimer` answers. */
export type StartTimerPayload = {
  /** Entry of the timer that was replaced; null: none was. */
  stoppedEntry: Maybe<TimeEntry>;
  /** The new timer; on CONFLICT the one that exists already. */
  timer: Maybe<RunningTimer>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A constitution, code or act (ley). */
export type Statute = {
  /** Main area of law (materia). */
  area: LegalArea;
  /** How many articles it has, as far as is known. */
  articleCount: Scalars['Int']['output'];
  /** Whether the official text is loaded on this server. */
  hasOfficialText: Scalars['Boolean']['output'];
  /** Where it applies; null: a state that is not in the list. */
  jurisdiction: Maybe<Jurisdiction>;
  /** Short stable key: `lft`, `ccf`. */
  key: Scalars['ID']['output'];
  /** Kind of document; the Constitution is an ACT. */
  kind: DocumentKind;
  /** Number of its last article. */
  lastArticle: Scalars['String']['output'];
  /** Day of the last reform in the text; null when it was never reformed or the day is not known. */
  lastReformOn: Maybe<Scalars['Date']['output']>;
  /** In Spanish: a reform that the text held here does not include; null when none is known. */
  laterReform: Maybe<Scalars['String']['output']>;
  /** Full name in Spanish. */
  name: Scalars['String']['output'];
  /** Page of the authority that publishes it; null when none is known. */
  officialUrl: Maybe<Scalars['String']['output']>;
  /** Its headings from beginning to end (índice); empty when no official text is loaded. */
  outline: Array<StatuteHeading>;
  /** Day of its first publication (publicación); null when it is not known. */
  publishedOn: Maybe<Scalars['Date']['output']>;
  /** Usual abbreviation or short name: `LFT`. */
  shortName: Scalars['String']['output'];
  /** Date of the text that is held, to be shown beside every citation (texto al). */
  textAsOf: Scalars['Date']['output'];
  /** Its transitory articles by the decree that they are of (transitorios): those of the law itself first, then those of its reforms as far as they are held. */
  transitoryDecrees: Array<TransitoryDecree>;
  /** Official texts of this law that are held, the current one first; empty when none is loaded. */
  versions: Array<StatuteVersion>;
};

/** A heading of a law (libro, título, capítulo, sección) with the articles below it. */
export type StatuteHeading = {
  /** How many articles are below it, at any depth. */
  articleCount: Scalars['Int']['output'];
  /** Level; 0 is the widest. */
  depth: Scalars['Int']['output'];
  /** Number of the first article below it, at any depth. */
  firstArticle: Scalars['String']['output'];
  /** Number of the last article below it, at any depth. */
  lastArticle: Scalars['String']['output'];
  /** Its words: `CAPITULO IV Rescisión de las relaciones de trabajo`. */
  title: Scalars['String']['output'];
};

/** An article with the others under the same narrowest heading, to be read together. */
export type StatuteSection = {
  /** In the order of the law, at most 60; a longer section is shown in parts. */
  articles: Array<Article>;
  /** Number of the article after the last of these; null at the end of the law. */
  nextArticle: Maybe<Scalars['String']['output']>;
  /** Headings above, from the widest to the narrowest. */
  path: Array<Scalars['String']['output']>;
  /** Number of the article before the first of these; null at the beginning of the law. */
  previousArticle: Maybe<Scalars['String']['output']>;
  /** The law. */
  statute: Statute;
  /** Date of the text that is shown. */
  textAsOf: Scalars['Date']['output'];
};

/** A text of a law as it was on a day (texto vigente al). */
export type StatuteVersion = {
  /** How many articles it has. */
  articleCount: Scalars['Int']['output'];
  /** Whether it is the text in force, as far as is held. */
  isCurrent: Scalars['Boolean']['output'];
  /** Day of the last reform in it; null when it is not known. */
  lastReformOn: Maybe<Scalars['Date']['output']>;
  /** Where that text came from; null when it is not known. */
  officialUrl: Maybe<Scalars['String']['output']>;
  /** Date of the text. */
  textAsOf: Scalars['Date']['output'];
};

/** Arguments of `stopAnswer`. */
export type StopAnswerInput = {
  /** The id of the answer. */
  messageId: Scalars['ID']['input'];
};

/** Answer of `stopAnswer`. */
export type StopAnswerPayload = {
  /** The answer as it is stored; null when it was refused. */
  message: Maybe<ChatMessage>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `stopTimer` takes. */
export type StopTimerInput = {
  /** Recorded instead of what the timer shows, 1–86,400; needed after more than 24 hours, or when its day has no room for it. */
  seconds?: InputMaybe<Scalars['Int']['input']>;
  /** The caller's own timer. */
  timerId: Scalars['ID']['input'];
};

/** What `stopTimer` answers. A second stop of the same timer answers the same entry. The entry has no case when the caller left the case meanwhile. */
export type StopTimerPayload = {
  /** The recorded time; null when refused. */
  entry: Maybe<TimeEntry>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What the server sends by itself over a WebSocket (protocol of graphql-ws). */
export type Subscription = {
  /** Changes of events that the caller sees. */
  calendarChanged: CalendarChange;
  /** The caller was removed from a case, or left it. */
  caseAccessEnded: CaseAccessEndedEvent;
  /**
   * Every message after `afterSequence`, in order, each once; messages that were edited or deleted come again. After a
   * lost connection, subscribe again with the last sequence that arrived, and with the newest instant of what is held
   * (`createdAt`, `editedAt`, `deletedAt`) as `changedSince`: what was edited or deleted since then comes again, seven
   * days back at most. Without it, the last fifteen minutes.
   */
  caseMessageAdded: CaseMessage;
  /** Each change of status of the cases that the caller works in (`case_status_updated` of the specification). */
  caseStatusUpdated: CaseStatusEvent;
  /** Each change of the cases that the caller works in. A guest receives changes of what is shared with guests, and of their own role. */
  caseUpdated: Case;
  /** Follows an answer from `fromOffset` of its text. After a lost connection, subscribe again with the length of what you have. */
  chatReply: ChatReplyEvent;
  /** Alerts of the caller's own deadlines and of those of cases that the caller works in. */
  deadlineAlert: DeadlineAlert;
  /** Each change of status or progress of the caller's documents; with an id only of that one, its state first. */
  documentChanged: LegalDocument;
  /** The state of the server: at once, then each time it changes. The same as `health`, and as `GET /api/health`. */
  healthChanged: Health;
  /** Every message that is added from now on to any case in which the caller may chat, each once; edits and deletions are not told. */
  myCaseMessages: CaseMessage;
  /** Each notification of the caller when it is written. */
  notificationArrived: Notification;
  /** Who has the chat open: the state of every member at first, then every change. Subscribing means being present. */
  presence: PresenceEvent;
  /** A saved search of the caller found something new. */
  savedSearchAlert: SavedSearch;
  /** Tells an open socket that its session has ended, for whatever reason; the socket is then closed. */
  sessionEnded: SessionEndedEvent;
  /** Whenever plan, status or checkout of the caller change. */
  subscriptionChanged: SubscriptionDetails;
  /** Changes of the caller's timer, made in any tab or device. */
  timerChanged: TimerChange;
  /** Notices for the caller: somebody named them in the chat of a case, or accepted an invitation of theirs. */
  toast: ToastEvent;
  /** Other members who begin and stop typing, never the caller. */
  typing: TypingEvent;
};


/** What the server sends by itself over a WebSocket (protocol of graphql-ws). */
export type SubscriptionCaseMessageAddedArgs = {
  afterSequence: Scalars['Int']['input'];
  caseId: Scalars['ID']['input'];
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What the server sends by itself over a WebSocket (protocol of graphql-ws). */
export type SubscriptionCaseUpdatedArgs = {
  caseId?: InputMaybe<Scalars['ID']['input']>;
};


/** What the server sends by itself over a WebSocket (protocol of graphql-ws). */
export type SubscriptionChatReplyArgs = {
  fromOffset?: InputMaybe<Scalars['Int']['input']>;
  messageId: Scalars['ID']['input'];
};


/** What the server sends by itself over a WebSocket (protocol of graphql-ws). */
export type SubscriptionDocumentChangedArgs = {
  documentId?: InputMaybe<Scalars['ID']['input']>;
};


/** What the server sends by itself over a WebSocket (protocol of graphql-ws). */
export type SubscriptionPresenceArgs = {
  caseId: Scalars['ID']['input'];
};


/** What the server sends by itself over a WebSocket (protocol of graphql-ws). */
export type SubscriptionTypingArgs = {
  caseId: Scalars['ID']['input'];
};

/** The own subscription with everything that its page shows. */
export type SubscriptionDetails = {
  /** Whether it ends with the current period. */
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  /** While a payment is late: until when the plan stays in force, in UTC; otherwise null. */
  graceEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is one month that was paid beforehand (OXXO, SPEI): it ends by itself, and cannot be changed or renewed. */
  isPrepaid: Scalars['Boolean']['output'];
  /** The purchase on its way, if any. */
  openCheckout: Maybe<Checkout>;
  /** The caller's seat in somebody else's plan, for `removeSeat`; null: none. */
  ownSeatId: Maybe<Scalars['ID']['output']>;
  /** Who charges; null: nobody. */
  provider: Maybe<PaymentProvider>;
  /** A change to a cheaper plan that begins with the next period; null: none. */
  scheduledPlan: Maybe<PlanCode>;
  /** Seats of the plan; null for plans of one person, and for whoever only has a seat of somebody else's. */
  seats: Maybe<SeatSummary>;
  /** Name of the account in whose plan the caller has a seat; null: the plan is the caller's own. */
  sharedBy: Maybe<Scalars['String']['output']>;
  /** Plan, status, trial, period. */
  subscription: PlanSubscription;
  /** The meters of the period. */
  usage: Usage;
};

/** The changed subscription. */
export type SubscriptionDetailsPayload = {
  /** As it is now; null when it was refused. */
  details: Maybe<SubscriptionDetails>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A charge of the own subscription (recibo). */
export type SubscriptionInvoice = {
  /** The provider's page of it; null in test mode. */
  hostedUrl: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When it was issued, in UTC. */
  issuedAt: Scalars['DateTime']['output'];
  /** Number that the provider gave it. */
  number: Scalars['String']['output'];
  /** When it was paid, in UTC; null: not yet. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** End of what it pays. */
  periodEnd: Scalars['DateTime']['output'];
  /** First day of what it pays. */
  periodStart: Scalars['DateTime']['output'];
  /** What was given back so far. */
  refunded: Money;
  /** State as the provider confirmed it. */
  status: SubscriptionInvoiceStatus;
  /** Total with VAT. */
  total: Money;
};

/** A page of charges. */
export type SubscriptionInvoiceConnection = {
  /** The rows of the page. */
  edges: Array<SubscriptionInvoiceEdge>;
  /** Whether there is more. */
  pageInfo: PageInfo;
};

/** A charge in a page. */
export type SubscriptionInvoiceEdge = {
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The charge. */
  node: SubscriptionInvoice;
};

/** State of an invoice of the own subscription. */
export type SubscriptionInvoiceStatus =
  /** Not paid yet. */
  | 'OPEN'
  /** Paid. */
  | 'PAID'
  /** Given back, whole or in part. */
  | 'REFUNDED'
  /** The money will not come. */
  | 'UNCOLLECTIBLE'
  /** Given up: nothing is owed. */
  | 'VOID';

/** What the calculator «Prima dominical» takes. Amounts are pesos as decimal text: `1234.50`. */
export type SundayPremiumCalculationInput = {
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** Day, for the minimum wage. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Weekly day of rest. */
  restDay?: InputMaybe<Weekday>;
  /** How many. */
  sundaysWorked: Scalars['String']['input'];
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** What the calculator «Alimentos» takes. Amounts are pesos as decimal text: `1234.50`. */
export type SupportCalculationInput = {
  /** Support that is paid now. */
  amount?: InputMaybe<Scalars['String']['input']>;
  /** What is asked; the amount by default. */
  ask?: InputMaybe<SupportQuestion>;
  /** How many receive support. */
  creditors?: InputMaybe<Scalars['Int']['input']>;
  /** Day of the count. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Days that the floor covers; 30 by default. */
  days?: InputMaybe<Scalars['String']['input']>;
  /** Day on which it was fixed or last raised. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** The federal code by default. */
  law?: InputMaybe<SupportLaw>;
  /** Income of the debtor. */
  monthlyIncome?: InputMaybe<Scalars['String']['input']>;
  /** Percentage that was ordered. */
  percent?: InputMaybe<Scalars['String']['input']>;
  /** Percentages to see side by side. */
  scenarioPercents?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which civil code rules support. */
export type SupportLaw =
  /** Civil Code of Mexico City. */
  | 'CCDF'
  /** Federal Civil Code. */
  | 'CCF';

/** What is asked about support (alimentos). */
export type SupportQuestion =
  /** How much: the statute fixes no percentage; scenarios only. */
  | 'AMOUNT'
  /** The least of Mexico City, with unknown income. */
  | 'FLOOR'
  /** A percentage that a judgment or agreement fixed. */
  | 'ORDERED_SHARE'
  /** The automatic rise (311). */
  | 'RAISE';

/** Days that do not count for a reason of the case. */
export type Suspension = {
  /** First legal day. */
  from: Scalars['Date']['output'];
  /** Why the days do not count, as it was written. */
  reason: Scalars['String']['output'];
  /** Last legal day. */
  to: Scalars['Date']['output'];
};

/** What the calculator «Suspensión» takes. Amounts are pesos as decimal text: `1234.50`. */
export type SuspensionCalculationInput = {
  /** Why. */
  cause: SuspensionCause;
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** First day. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Instead: how many days. */
  days?: InputMaybe<Scalars['String']['input']>;
  /** Last day. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** Why a relation of work is suspended. */
export type SuspensionCause =
  /** Other collective causes (LFT 427). */
  | 'COLLECTIVE'
  /** As a sanction (LFT 423-X). */
  | 'DISCIPLINE'
  /** Declared by the health authority (LFT 427-VII). */
  | 'HEALTH_EMERGENCY'
  /** Of one worker (LFT 42). */
  | 'INDIVIDUAL'
  /** In prison for defending the employer (LFT 42-III). */
  | 'PRISON_DEFENDING_EMPLOYER';

/** Days that do not count for a reason of the case: a suspension, the conciliation of article 518 LFT. */
export type SuspensionInput = {
  /** First legal day of it. */
  from: Scalars['Date']['input'];
  /** 1–200 characters. */
  reason: Scalars['String']['input'];
  /** Last legal day of it, not before `from`. */
  to: Scalars['Date']['input'];
};

/** What `syncGoogleCalendar` answers. */
export type SyncGoogleCalendarPayload = {
  /** The connection as it is now; null when refused. */
  connection: Maybe<GoogleCalendarConnection>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A side of the synchronisation. */
export type SyncSide =
  /** What was edited in Foja. */
  | 'FOJA'
  /** What was edited in Google Calendar. */
  | 'GOOGLE';

/** Whether a party of a bill is a person or a company, as tax law tells them apart. */
export type TaxPersonKind =
  /** Persona moral. */
  | 'COMPANY'
  /** Persona física. */
  | 'INDIVIDUAL';

/** A clause of one of our templates, looked for in a document. */
export type TemplateClauseMatch = {
  /** The part of the document that is nearest; null when ABSENT. */
  at: Maybe<DocumentSpan>;
  /** What the clause rests on. */
  basis: Array<LegalBasis>;
  /** Heading of the clause in the template. */
  heading: Scalars['String']['output'];
  /** Whether the document has it. */
  state: TemplateClauseState;
};

/** Whether a document has a clause of a template. */
export type TemplateClauseState =
  /** Nothing about it. */
  | 'ABSENT'
  /** A clause about the same. */
  | 'PRESENT'
  /** Something near; read it. */
  | 'UNCERTAIN';

/** An article that a count rests on. */
export type TermBasis = {
  /** Number of the article: `735`. */
  articleNumber: Scalars['String']['output'];
  /** Fraction or paragraph, in Spanish; null: the whole article. */
  place: Maybe<Scalars['String']['output']>;
  /** Key of the law: `lft`. */
  statuteKey: Scalars['ID']['output'];
  /** Full name of the law. */
  statuteName: Scalars['String']['output'];
  /** Date of the text of the law in which the rule was read. */
  textAsOf: Scalars['Date']['output'];
};

/** Terms that follow from one notice (cadena). */
export type TermChain = {
  /** Lasting key: send it as `ComputeChainInput.chainId`. */
  id: Scalars['ID']['output'];
  /** In the order in which they follow. */
  steps: Array<TermChainStep>;
  /** In Spanish: what the terms follow from. */
  title: Scalars['String']['output'];
  /** In Spanish: the date of the notice, as the label of a field. */
  trigger: Scalars['String']['output'];
};

/** A term of a chain. */
export type TermChainStep = {
  /** Id of the rule whose last day starts this one; null: the notice starts it. */
  afterRuleId: Maybe<Scalars['ID']['output']>;
  /** Whether it is proposed to be saved; never of an estimate. */
  isChecked: Scalars['Boolean']['output'];
  /** Whether it waits for a notice that does not exist yet: its date is an estimate. */
  isEstimated: Scalars['Boolean']['output'];
  /** In Spanish: when the step applies; null: nothing to say. */
  note: Maybe<Scalars['String']['output']>;
  /** The rule that is counted. */
  rule: TermRule;
};

/** Whose term it is, or what its end means. */
export type TermKind =
  /** An authority or court must act. */
  | 'AUTHORITY'
  /** How long something lasts at most. */
  | 'DURATION'
  /** The suit ends because nobody acts (caducidad de la instancia). */
  | 'LAPSE'
  /** The right itself is lost (prescripción). */
  | 'LIMITATION'
  /** A party must act, or loses a right of the proceeding. */
  | 'PARTY';

/** A term of practice that the law sets (término). */
export type TermRule = {
  /** How many of `unit`; null when the law sets no term. */
  amount: Maybe<Scalars['Int']['output']>;
  /** Area of law. */
  area: LegalArea;
  /** Whether `lawOfAct` must be asked: the law of the act says when the notice takes effect. */
  asksLawOfAct: Scalars['Boolean']['output'];
  /** Articles that set it; the first sets the amount. */
  basis: Array<TermBasis>;
  /** In Spanish: what is lost when it passes; null when nothing is said. */
  consequence: Maybe<Scalars['String']['output']>;
  /** In Spanish, when the law allows more; else null. */
  extension: Maybe<Scalars['String']['output']>;
  /** Lasting key: `lamparo-17-demanda`. */
  id: Scalars['ID']['output'];
  /** Whether it is counted backwards: so many days before the date given. */
  isBackward: Scalars['Boolean']['output'];
  /** Whose term it is, or what its end means. */
  kind: TermKind;
  /** Key of the law of the act to propose; null when it is asked or not needed. */
  lawOfAct: Maybe<Scalars['ID']['output']>;
  /** Ways in which that date comes about; propose the first. */
  methods: Array<NoticeMethod>;
  /** In Spanish: exceptions and what to check. */
  notes: Array<Scalars['String']['output']>;
  /** The side that must act by it; null: either side may, or an authority must. */
  side: Maybe<ProceduralSide>;
  /** In Spanish: «15 días hábiles»; says so when the law sets none. */
  term: Scalars['String']['output'];
  /** What is to be done, in Spanish. */
  title: Scalars['String']['output'];
  /** In Spanish: the date that the count starts from, as the label of a field. */
  trigger: Scalars['String']['output'];
  /** What it is counted in; null when the law sets no term. */
  unit: Maybe<TermUnit>;
};

/** A page of rules. */
export type TermRuleConnection = {
  /** Rows of the page, each with its cursor. */
  edges: Array<TermRuleEdge>;
  /** Rows of the page, without their cursors. */
  nodes: Array<TermRule>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** How many rows there are in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A rule with its place in the list. */
export type TermRuleEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: TermRule;
};

/** What a term is counted in. */
export type TermUnit =
  /** Días naturales. */
  | 'CALENDAR_DAYS'
  /** The amount is a day of the month: no later than that day in the month of the date given. */
  | 'DAY_OF_MONTH'
  /** Hours from moment to moment. */
  | 'HOURS'
  /** Months, measured as the statute says. */
  | 'MONTHS'
  /** Días hábiles, by the statute and the calendar of the court. */
  | 'WORKING_DAYS'
  /** Years, measured as the statute says. */
  | 'YEARS';

/** Whether a full text is shown. */
export type TextAccess =
  /** The text is open, or the plan of the caller includes it. */
  | 'FULL'
  /** The full text needs a paid plan; the excerpt and the official link are open. */
  | 'UPGRADE_REQUIRED';

/** Whose words a text is. */
export type TextSource =
  /** Official text as imported, with its date (texto oficial). */
  | 'OFFICIAL'
  /** Written by Foja's editors (síntesis). */
  | 'SYNTHESIS';

/** A part of a text, in UTF-16 code units. */
export type TextSpan = {
  /** Where it ends: the first code unit after it. */
  end: Scalars['Int']['output'];
  /** Where it begins. */
  start: Scalars['Int']['output'];
};

/** Colours of the screens (tema). */
export type ThemePreference =
  /** As the system has it. */
  | 'AUTO'
  /** Oscuro. */
  | 'DARK'
  /** Claro. */
  | 'LIGHT';

/** A criterion of the federal courts as published in the Semanario Judicial (tesis). */
export type Thesis = Node & {
  /** Whether the plan of the caller includes the full text. */
  access: TextAccess;
  /** Main area of law. */
  area: LegalArea;
  /** Day from which it binds (obligatoria desde); null when it is not known. */
  bindingFrom: Maybe<Scalars['Date']['output']>;
  /** Court that issued it, as published (órgano); null when it is not known. */
  body: Maybe<Scalars['String']['output']>;
  /** How lawyers cite it, in Spanish. */
  citation: Scalars['String']['output'];
  /** Articles held here that it names, in the order of its text. */
  cites: Array<Article>;
  /** Level of that court; null when it is not in the list. */
  court: Maybe<Court>;
  /** Época: `Undécima Época`; null when it is not known. */
  epoch: Maybe<Scalars['String']['output']>;
  /** First words of the text, up to about 420 characters; open to all. */
  excerpt: Scalars['String']['output'];
  /** `tes_<registro digital>`. */
  id: Scalars['ID']['output'];
  /** Instancia, as published; null when it is not known. */
  instance: Maybe<Scalars['String']['output']>;
  /** Clave: `1a./J. 42/2006`; null when none was published. */
  key: Maybe<Scalars['String']['output']>;
  /** JURISPRUDENCE or ISOLATED_THESIS. */
  kind: DocumentKind;
  /** Where it was published in the Semanario (localización); null when it is not known. */
  location: Maybe<Scalars['String']['output']>;
  /** Its page in the Semanario; null when it is not known. */
  officialUrl: Maybe<Scalars['String']['output']>;
  /** Precedentes; null when `access` is UPGRADE_REQUIRED or none were published. */
  precedents: Maybe<Scalars['String']['output']>;
  /** Day of publication; null when only the month is known: see `publishedText`. */
  publishedOn: Maybe<Scalars['Date']['output']>;
  /** Day or month of publication, as published: `2018-06` or `2026-10-02`; null when it is not known. */
  publishedText: Maybe<Scalars['String']['output']>;
  /** Number under which it is published (registro digital). */
  registry: Scalars['String']['output'];
  /** Areas as published (materias). */
  subjects: Array<Scalars['String']['output']>;
  /** Full text; null when `access` is UPGRADE_REQUIRED. */
  text: Maybe<Scalars['String']['output']>;
  /** Heading (rubro). */
  title: Scalars['String']['output'];
  /** Path of its page in Foja. */
  url: Scalars['String']['output'];
  /** In Spanish: whether it was checked against the official source. */
  verification: Scalars['String']['output'];
};

/** Recorded time (registro de horas). */
export type TimeEntry = Node & {
  /** Kind of work. */
  activity: WorkActivity;
  /** `billedSeconds` at `rate`, to the centavo; null when there is no rate. */
  amount: Maybe<Money>;
  /** Seconds as charged: rounded by the settings of who charges; 0 when it is NOT_BILLABLE. */
  billedSeconds: Scalars['Int']['output'];
  /** How it is charged. */
  billing: BillingKind;
  /** Null: of no case, or of one that the caller may no longer see. */
  case: Maybe<Case>;
  /** Client of the case; empty without a case. In a pre-bill the name stays as it was. */
  client: Scalars['String']['output'];
  /** When it was recorded, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** What was done, up to 2,000 characters; may be empty. */
  description: Scalars['String']['output'];
  /** `startedAt` plus `seconds`; null when that is null. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Event that was recorded; null: of none, or of one that the caller may not see. */
  event: Maybe<CalendarEvent>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Who did the work. */
  personId: Scalars['ID']['output'];
  /** Name of who did the work. */
  personName: Scalars['String']['output'];
  /** Pre-bill that it is in; null: in none, or the caller is not who charges it. */
  prebill: Maybe<Prebill>;
  /** Price of one hour; null: no rate is set, or it is not charged by the hour. */
  rate: Maybe<Money>;
  /** Which kind of rate holds; null without a rate. */
  rateScope: Maybe<RateScope>;
  /** Seconds as recorded. */
  seconds: Scalars['Int']['output'];
  /** How it came to be recorded. */
  source: TimeEntrySource;
  /** Null: only the day and the length are known. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
  /** Task that it was recorded on; null: of none, or of one that was deleted or the caller may not see. */
  task: Maybe<WorkTask>;
  /** When it was last changed, in UTC. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each change; send it back to update. */
  version: Scalars['Int']['output'];
  /** Whether the caller may change and delete it: never while it is in a pre-bill. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Day of the work, in the zone of the person's calendar settings. */
  workedOn: Scalars['Date']['output'];
};

/** A page of recorded time. */
export type TimeEntryConnection = {
  /** The rows of the page, each with its cursor. */
  edges: Array<TimeEntryEdge>;
  /** The rows of the page. */
  nodes: Array<TimeEntry>;
  /** Where the page ends and whether there are more. */
  pageInfo: PageInfo;
  /** How many rows there are in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An entry with its cursor. */
export type TimeEntryEdge = {
  /** Place of the row in the list; send it as `after` for the rows behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: TimeEntry;
};

/** The entry that an operation concerns. */
export type TimeEntryIdInput = {
  /** Identifier of the entry; CONFLICT while it is in a pre-bill. */
  id: Scalars['ID']['input'];
};

/** How time came to be recorded. */
export type TimeEntrySource =
  /** From an event of the calendar. */
  | 'EVENT'
  /** By hand. */
  | 'MANUAL'
  /** By hand, on a task. */
  | 'TASK'
  /** By the stopwatch. */
  | 'TIMER';

/** Price of an hour (tarifa). */
export type TimeRate = Node & {
  /** Its case; null unless `scope` is CASE. */
  case: Maybe<Case>;
  /** Its client; null unless `scope` is CLIENT. */
  client: Maybe<Scalars['String']['output']>;
  /** When it was set, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Its person; null unless `scope` is PERSON. */
  personId: Maybe<Scalars['ID']['output']>;
  /** Name of that person; null unless `scope` is PERSON. */
  personName: Maybe<Scalars['String']['output']>;
  /** Price of one hour, before taxes. */
  rate: Money;
  /** What it is for. */
  scope: RateScope;
  /** First day of work that it holds for, until the next one of the same case, client or person begins. */
  validFrom: Scalars['Date']['output'];
};

/** The rate that an operation concerns. */
export type TimeRateIdInput = {
  /** One of the caller's own; else NOT_FOUND. */
  id: Scalars['ID']['input'];
};

/** How recorded time is rounded when it is charged. */
export type TimeRounding =
  /** As recorded, to the second. */
  | 'OFF'
  /** Up to the next 6 minutes (a tenth of an hour), each entry by itself. */
  | 'SIX_MINUTES';

/** A change of the caller's timer, for other tabs and devices. */
export type TimerChange = {
  /** Entry that was recorded when a timer was stopped; else null. */
  entry: Maybe<TimeEntry>;
  /** The timer as it is now; null: there is none any more. */
  timer: Maybe<RunningTimer>;
};

/** The timer that an operation concerns. */
export type TimerIdInput = {
  /** The caller's own timer; NOT_FOUND when it was stopped or discarded. */
  timerId: Scalars['ID']['input'];
};

/** What `updateTimer`, `pauseTimer` and `resumeTimer` answer. */
export type TimerPayload = {
  /** The timer as it is now; null when refused. */
  timer: Maybe<RunningTimer>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A notice of the server that is shown for a moment (aviso breve); it is not stored. */
export type ToastEvent = {
  /** How it is to be shown. */
  kind: ToastKind;
  /** In Spanish, ready to be shown. */
  message: Scalars['String']['output'];
  /** Page of the dashboard to open from it, `/cases/{id}`; null: none. */
  path: Maybe<Scalars['String']['output']>;
};

/** How a notice is to be shown. */
export type ToastKind =
  /** Something failed. */
  | 'ERROR'
  /** News that needs no action. */
  | 'INFO'
  /** Something that the reader waited for was done. */
  | 'SUCCESS'
  /** Something may need the attention of the reader. */
  | 'WARNING';

/** Today at a glance (hoy). */
export type Today = {
  /** Events of today that overlap. */
  conflicts: Array<EventConflict>;
  /** Today, in `zone`. */
  date: Scalars['Date']['output'];
  /** How many such deadlines there are in all. */
  deadlineCount: Scalars['Int']['output'];
  /** Open deadlines that are overdue or due within 7 days, nearest first: at most 20. */
  deadlines: Array<Deadline>;
  /** The other events of today but for those of type DEADLINE, earliest first. */
  events: Array<EventOccurrence>;
  /** Events from Monday to Sunday of this week, in the settings' zone. */
  eventsThisWeek: Scalars['Int']['output'];
  /** How many conflicts with Google nobody looked at. */
  googleConflictCount: Scalars['Int']['output'];
  /** State of the connection with Google, as last known. */
  googleState: GoogleConnectionState;
  /** Hearings of today, earliest first. */
  hearings: Array<EventOccurrence>;
  /** First event that begins after today, within 30 days; null: none. */
  next: Maybe<EventOccurrence>;
  /** First hearing that begins after today, within 90 days; null: none. */
  nextHearing: Maybe<EventOccurrence>;
  /** Why today is not a working day; null: it is one. */
  nonWorkingDay: Maybe<NonWorkingDay>;
  /** What these seconds amount to; those without a rate count as 0. */
  unbilledAmount: Money;
  /** Seconds recorded that are billable and in no pre-bill yet. */
  unbilledSeconds: Scalars['Int']['output'];
  /** How many of the caller's billable events of the last 30 days have no recorded hours. */
  unrecordedCount: Scalars['Int']['output'];
  /** IANA name of the zone of the calendar's settings. */
  zone: Scalars['String']['output'];
};

/** A question that people have, answered by Foja's editors with citations (tema). */
export type Topic = Node & {
  /** The short answer; numbers in brackets point into `articles`: `[1]` is the first. */
  answer: Scalars['String']['output'];
  /** Main area of law. */
  area: LegalArea;
  /** Articles that it cites, in the order of their numbers in brackets. */
  articles: Array<Article>;
  /** `top_<slug>`. */
  id: Scalars['ID']['output'];
  /** The question that it answers. */
  question: Scalars['String']['output'];
  /** The full answer, part by part. */
  sections: Array<TopicSection>;
  /** What to do now, step by step, with numbers in brackets. */
  steps: Array<Scalars['String']['output']>;
  /** The term that runs (plazo), with numbers in brackets; null when there is none. */
  term: Maybe<Scalars['String']['output']>;
  /** Title in Spanish. */
  title: Scalars['String']['output'];
  /** Path of its page in Foja. */
  url: Scalars['String']['output'];
};

/** A part of a topic. */
export type TopicSection = {
  /** Heading of the part. */
  heading: Scalars['String']['output'];
  /** Its sentences, each with its numbers in brackets. */
  points: Array<Scalars['String']['output']>;
};

/** A Word file with the changes of its text as tracked changes (control de cambios). */
export type TrackedChangesFile = {
  /** How many changes it has; 0: the text is as it was read. */
  changeCount: Scalars['Int']['output'];
  /** The file that was sent, with its formatting; the author of the changes is «Foja». */
  file: ExportedFile;
  /** Changes that have no place in the file, such as the edge of two cells: to be made by hand. */
  unplaced: Array<UnplacedChange>;
};

/** A transitory article (artículo transitorio). */
export type TransitoryArticle = {
  /** `tra_<statute>_<day>_<position>`. */
  id: Scalars['ID']['output'];
  /** Its ordinal: `Segundo`, `Único`. */
  label: Scalars['String']['output'];
  /** The official text, without its ordinal. */
  text: Scalars['String']['output'];
  /** Path of its place on the page of the law. */
  url: Scalars['String']['output'];
};

/** A decree with its transitory articles, as printed with a law (decreto). */
export type TransitoryDecree = {
  /** How many of its transitory articles are held. */
  articleCount: Scalars['Int']['output'];
  /** Its transitory articles, in their order. */
  articles: Array<TransitoryArticle>;
  /** `trd_<statute>_<day>`, with `_2` for the second of a day. */
  id: Scalars['ID']['output'];
  /** Whether the imported text ends inside of it: articles may be missing. */
  isCut: Scalars['Boolean']['output'];
  /** Whether it is the law itself. */
  isOriginal: Scalars['Boolean']['output'];
  /** Its name: `DECRETO por el que se reforman…`; null for the law itself, and where none is printed. */
  name: Maybe<Scalars['String']['output']>;
  /** Day of its publication in the official gazette. */
  publishedOn: Scalars['Date']['output'];
  /** Key of the law that it is printed with: `lft`. */
  statuteKey: Scalars['ID']['output'];
};

/** A trial without registration (periodo de prueba): an account of three days that is known by its unguessable id. */
export type Trial = {
  /** Whole days left, rounded up. */
  daysLeft: Scalars['Int']['output'];
  /** E-mail that it was activated with, in lower case; it is not verified. */
  email: Scalars['String']['output'];
  /** When it ends, in UTC. From then on the plan is FREE: what was written can be read, and nothing more is asked or written until somebody registers with it. */
  expiresAt: Scalars['DateTime']['output'];
  /** UUID; whoever knows it acts as this trial (`X-Trial-Id`). */
  id: Scalars['ID']['output'];
  /** Whether it is over. */
  isExpired: Scalars['Boolean']['output'];
  /** Name as given at the activation; without one, the part of the e-mail before the `@`. */
  name: Scalars['String']['output'];
  /** When it was activated, in UTC. */
  startedAt: Scalars['DateTime']['output'];
  /** The meters of the trial; of FREE when it is over. */
  usage: Usage;
};

/** The second step of the login (verificación en dos pasos). */
export type TwoFactor = {
  /** When it was set up, in UTC; null: the password is enough. */
  enabledAt: Maybe<Scalars['DateTime']['output']>;
  /** Recovery codes that were not used yet, of ten. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** A secret for an authenticator app. It counts when `confirmTwoFactor` was given a code of it. */
export type TwoFactorEnrolment = {
  /** `otpauth://totp/…`, to be shown as a QR code. */
  address: Scalars['String']['output'];
  /** Base32, to be typed; told this once. */
  secret: Scalars['String']['output'];
};

/** Another member began or stopped typing; it ends by itself after five seconds. */
export type TypingEvent = {
  /** Case whose chat it is. */
  caseId: Scalars['ID']['output'];
  /** True: began; false: stopped. */
  isTyping: Scalars['Boolean']['output'];
  /** Name of who types. */
  name: Scalars['String']['output'];
  /** Who types. */
  userId: Scalars['ID']['output'];
};

/** What `setTyping` takes. */
export type TypingInput = {
  /** Case whose chat it is. */
  caseId: Scalars['ID']['input'];
  /** True: the caller types; send it again every few seconds. False: the caller stopped. */
  isTyping: Scalars['Boolean']['input'];
};

/** What `setTyping` answers. */
export type TypingPayload = {
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A fact of the question that can be used to count or calculate (dato entendido). */
export type UnderstoodFact = {
  /** Null unless `kind` is AMOUNT. */
  amount: Maybe<Money>;
  /** The day that is meant, reckoned from the day of the question in Mexico City; null unless `kind` is DATE. */
  date: Maybe<Scalars['Date']['output']>;
  /** ISO 8601: `P3Y`, `P15D`, `PT48H`; null unless `kind` is DURATION. */
  duration: Maybe<Scalars['String']['output']>;
  /** Where it ends in the question, the first code unit after it. */
  end: Scalars['Int']['output'];
  /** Which of `date`, `amount` and `duration` is filled. */
  kind: UnderstoodKind;
  /** Where it begins in the question, in UTF-16 code units. */
  start: Scalars['Int']['output'];
  /** As it is written in the question. */
  text: Scalars['String']['output'];
};

/** What kind of fact was read in a question. */
export type UnderstoodKind =
  /** An amount of money. */
  | 'AMOUNT'
  /** A day. */
  | 'DATE'
  /** A stretch of time: `tres años`. */
  | 'DURATION';

/** A law that a text cites and that is not held. */
export type UnheldLaw = {
  /** `index` of each citation of it, in the order of the text. */
  citations: Array<Scalars['Int']['output']>;
  /** Its name, as the text writes it first. */
  name: Scalars['String']['output'];
};

/** Arguments of `unlinkCases`. */
export type UnlinkCasesInput = {
  /** The id of one of the two cases. */
  caseId: Scalars['ID']['input'];
  /** The id of the link. */
  linkId: Scalars['ID']['input'];
};

/** Answer of `unlinkCases`. */
export type UnlinkCasesPayload = {
  /** The case of `caseId` as it is stored; null when it was refused. */
  case: Maybe<Case>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A change of the text that has no place in the file. */
export type UnplacedChange = {
  /** What stands there now; empty where words were only taken out. */
  after: Scalars['String']['output'];
  /** What stood there; empty where words were only put in. */
  before: Scalars['String']['output'];
  /** The line that it is in, as it was read from the file; the first 300 characters. */
  line: Scalars['String']['output'];
};

/** Arguments of `updateApiKey`. Absent fields stay as they are. */
export type UpdateApiKeyInput = {
  /** At most 20 addresses or networks; empty: any. */
  allowedAddresses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A later instant, at most two years ahead; null: it does not expire. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Requests in an hour. */
  hourlyLimit?: InputMaybe<ApiKeyHourlyLimit>;
  /** A key of the caller that is not revoked. */
  id: Scalars['ID']['input'];
  /** 1 to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 scopes. */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Arguments of `updateCalculation`. */
export type UpdateCalculationInput = {
  /** The id of the kept calculation. */
  calculationId: Scalars['ID']['input'];
  /** Another case; null: none; absent: as it is. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** A new title, 1–200 characters; absent: as it is. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** New values, of the same calculator or another; absent: as they are. */
  values?: InputMaybe<CalculateInput>;
};

/** Answer of `updateCalculation`. */
export type UpdateCalculationPayload = {
  /** As it is kept; null when refused. */
  savedCalculation: Maybe<SavedCalculation>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `updateCalendarEvent` takes. Absent fields stay; null empties what may be empty. */
export type UpdateCalendarEventInput = {
  /** Up to 5, in minutes before the start, 0–40,320; they replace those of before. */
  alarms?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Case to move it to; null takes it out of its case. FORBIDDEN where its owner could not change it any more. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 200 characters; null or empty: that of the case is shown. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** Up to 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** In the form of `CreateCalendarEventInput`. Absent while `start` is given: the length stays. */
  end?: InputMaybe<Scalars['String']['input']>;
  /** Event, or series, to change. */
  eventId: Scalars['ID']['input'];
  /** Whether it takes whole days from now on. */
  isAllDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether its hours are billed. */
  isBillable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it takes up the time of its owner. */
  isBusy?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether guests of its case see it too. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Up to 500 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Original start of the occurrence that was edited; needed for a series unless `scope` is ALL. */
  occurrenceOf?: InputMaybe<Scalars['DateTime']['input']>;
  /** Replaces the rule; null: it happens once from now on. Refused with ONLY_THIS in a series. */
  recurrence?: InputMaybe<RecurrenceInput>;
  /** Which events of a series are changed. */
  scope?: InputMaybe<SeriesScope>;
  /** In the form of `CreateCalendarEventInput`, for the occurrence of `occurrenceOf` when that is given. */
  start?: InputMaybe<Scalars['String']['input']>;
  /** 1–200 characters; null is refused. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Billing and `isBusy` follow it, unless somebody chose otherwise. */
  type?: InputMaybe<CalendarEventType>;
  /** The version that was read; CONFLICT when it changed meanwhile. */
  version: Scalars['Int']['input'];
  /** IANA name; `start` and `end` are read in it. */
  zone?: InputMaybe<Scalars['String']['input']>;
};

/** What `updateCalendarEvent` answers. */
export type UpdateCalendarEventPayload = {
  /** Occurrences that it overlaps with, at most 20; it is saved all the same. */
  conflicts: Array<EventOccurrence>;
  /** The event as changed: with ONLY_THIS the one that was taken out of its series, with THIS_AND_FOLLOWING the new series. Null when refused. */
  event: Maybe<CalendarEvent>;
  /** Hints in Spanish, as of `createCalendarEvent`. */
  notices: Array<Scalars['String']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `updateCase`. Absent fields stay as they are; null empties a field that may be empty. Amounts are whole centavos. */
export type UpdateCaseInput = {
  /** Whole centavos, 0 to 10^15. */
  amountClaimed?: InputMaybe<Scalars['Float']['input']>;
  /** Whole centavos, 0 to 10^15. */
  amountObtained?: InputMaybe<Scalars['Float']['input']>;
  /** Area of law; null is refused (VALIDATION). */
  area?: InputMaybe<LegalArea>;
  /** The id of the case. */
  caseId: Scalars['ID']['input'];
  /** 1–200 characters; null is refused (VALIDATION). */
  client?: InputMaybe<Scalars['String']['input']>;
  /** Legal day of closing, not before `openedOn` nor after today. Only completed cases have it, and they must keep one. */
  closedOn?: InputMaybe<Scalars['Date']['input']>;
  /** A court of the directory, or one that the account wrote; null removes the court. */
  courtId?: InputMaybe<Scalars['ID']['input']>;
  /** A court that is not in the directory, up to 200 characters; refused together with `courtId` (VALIDATION). */
  courtName?: InputMaybe<Scalars['String']['input']>;
  /** Up to 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Number that the court gave it, up to 100 characters. */
  fileNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether to mark it as urgent. */
  isUrgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Legal day from 1900 to today; null is refused (VALIDATION). */
  openedOn?: InputMaybe<Scalars['Date']['input']>;
  /** How it ended; refused unless the case is completed (VALIDATION). */
  outcome?: InputMaybe<CaseOutcome>;
  /** All tags, instead of those it has; up to 20 of up to 40 characters each. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1–200 characters; null is refused (VALIDATION). */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Kind of proceeding in free text, up to 120 characters. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited: fields that others changed since then are compared. */
  version: Scalars['Int']['input'];
};

/** Answer of `updateCase`. */
export type UpdateCasePayload = {
  /** The case as it is stored; with a conflict, unchanged; null when it was refused for another reason. */
  case: Maybe<Case>;
  /** Not empty when somebody else changed the same fields since `version`: then nothing was written (CONFLICT). */
  fieldConflicts: Array<FieldConflict>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `updateCitationReview`. What is absent stays as it is. */
export type UpdateCitationReviewInput = {
  /** The id of the review. */
  reviewId: Scalars['ID']['input'];
  /** A new text is checked again; decisions stay with citations that are written the same. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** 1–120 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Another day checks the text again; null removes the day. */
  writtenOn?: InputMaybe<Scalars['Date']['input']>;
};

/** Answer of `updateCitationReview`. */
export type UpdateCitationReviewPayload = {
  /** The review as it is stored; null when it was refused. */
  review: Maybe<CitationReview>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `updateClientFiscalProfile` takes. */
export type UpdateClientFiscalProfileInput = {
  /** One of `cfdiUses` that fits the regime; S01 with a generic RFC. */
  cfdiUse: Scalars['String']['input'];
  /** Up to 300 characters, without «|». */
  legalName: Scalars['String']['input'];
  /** 5 digits. */
  postalCode: Scalars['String']['input'];
  /** A pre-bill of the caller: its client is meant, in all bills. */
  prebillId: Scalars['ID']['input'];
  /** One of `fiscalRegimes` that fits the kind of person; 616 with a generic RFC. */
  regime: Scalars['String']['input'];
  /** As in `updateFiscalProfile`; also XAXX010101000 (general public) and XEXX010101000 (foreign residents). */
  rfc: Scalars['String']['input'];
};

/** What `updateClientFiscalProfile` answers. */
export type UpdateClientFiscalProfilePayload = {
  /** As it is stored; null when refused. */
  clientFiscalProfile: Maybe<ClientFiscalProfile>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `updateContract` takes; what is absent stays. */
export type UpdateContractInput = {
  /** Case that it belongs to; null: none. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Contract of the caller. */
  id: Scalars['ID']['input'];
  /** 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Its `version` as it was read; an older one is CONFLICT. */
  version: Scalars['Int']['input'];
};

/** What `updateContractTemplate` takes; what is absent stays. */
export type UpdateContractTemplateInput = {
  /** All its fields; one that the file does not have is VALIDATION. */
  fields?: InputMaybe<Array<OwnTemplateFieldInput>>;
  /** An own template. */
  id: Scalars['ID']['input'];
  /** 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Arguments of `updateDeadline`. What is absent stays as it is. */
export type UpdateDeadlineInput = {
  /** 1–5 different values of 0–365 days; null: those of the account. */
  alertDays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Moves it to this case; null takes it out of its case. Only its owner may give it to another account or take it out (else FORBIDDEN). */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The instant when it ends; only of deadlines typed by hand, and instead of `dueOn`. */
  dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Hour of `dueOn`, `HH:MM` in the zone of the deadline; absent: the whole day. */
  dueHour?: InputMaybe<Scalars['String']['input']>;
  /** Last legal day, from 2000 to 2100; only of deadlines typed by hand, and instead of `dueAt`. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** The id of the deadline. */
  id: Scalars['ID']['input'];
  /** Whether guests of the case see it too; needs a case (else VALIDATION). */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Null: it follows the urgency. */
  priority?: InputMaybe<DeadlineUrgency>;
  /** 1–200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** One of the types of the calendar's events, or free text up to 120 characters. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited: fields that others changed since then are compared. */
  version: Scalars['Int']['input'];
};

/** Answer of `updateDeadline`. */
export type UpdateDeadlinePayload = {
  /** The deadline as it is stored; with a conflict, unchanged; null when it was refused for another reason. */
  deadline: Maybe<Deadline>;
  /** Not empty when somebody else changed the same fields since `version`: then nothing was written (CONFLICT). */
  fieldConflicts: Array<FieldConflict>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `updateDocument`. Absent fields stay as they are. */
export type UpdateDocumentInput = {
  /** The case that it belongs to; null: none. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Document of the caller. */
  documentId: Scalars['ID']['input'];
  /** New name, 1 to 255 characters; its extension stays. */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** What it is. The findings are made anew for that type, decisions stay. Null: as it was recognised. */
  type?: InputMaybe<LegalDocumentKind>;
};

/** What `updateFiscalProfile` takes. */
export type UpdateFiscalProfileInput = {
  /** One of `cfdiUses` that fits the regime. */
  cfdiUse: Scalars['String']['input'];
  /** Up to 300 characters, without «|». */
  legalName: Scalars['String']['input'];
  /** 5 digits. */
  postalCode: Scalars['String']['input'];
  /** One of `fiscalRegimes` that fits the kind of person. */
  regime: Scalars['String']['input'];
  /** 12 characters for a legal person, 13 for a natural one; spaces and hyphens are left out. */
  rfc: Scalars['String']['input'];
};

/** What `updateFiscalProfile` answers. */
export type UpdateFiscalProfilePayload = {
  /** As it is stored; null when refused. */
  fiscalProfile: Maybe<FiscalProfile>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `updateNotificationSettings`. Absent fields stay. Mails are chosen with `updateSettings`. */
export type UpdateNotificationSettingsInput = {
  /** How often the digest is mailed. */
  digest?: InputMaybe<DigestFrequency>;
  /** 0 to 23. */
  digestHour?: InputMaybe<Scalars['Int']['input']>;
  /** 1 (Monday) to 7 (Sunday). */
  digestWeekday?: InputMaybe<Scalars['Int']['input']>;
  /** Kinds that change, each once. */
  kinds?: InputMaybe<Array<NotificationKindInput>>;
};

/** Answer of `updateNotificationSettings`. */
export type UpdateNotificationSettingsPayload = {
  /** The settings as they are stored; null when they were refused. */
  settings: Maybe<NotificationSettings>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `updatePrivacyChoices`. Absent fields stay. */
export type UpdatePrivacyChoicesInput = {
  /** Whether personal aspects may be evaluated without a person. */
  automatedEvaluation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether texts may be sent to an outside model. */
  modelUse?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Arguments of `updateSavedSearch`. What is absent or null stays as it is. */
export type UpdateSavedSearchInput = {
  /** Whether to report new results. */
  hasAlert?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the saved search. */
  id: Scalars['ID']['input'];
  /** 1–80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** `true` marks the new results as seen. */
  seen?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of `updateSavedSearch`. */
export type UpdateSavedSearchPayload = {
  /** The saved search as it is stored; null when it was refused. */
  savedSearch: Maybe<SavedSearch>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Arguments of `updateSettings`. */
export type UpdateSettingsInput = {
  /** How the product behaves. */
  preferences?: InputMaybe<PreferenceSettingsInput>;
  /** Who it is. */
  profile?: InputMaybe<ProfileSettingsInput>;
  /** How it is protected. */
  security?: InputMaybe<SecuritySettingsInput>;
  /** Version that was changed; another one is CONFLICT. Absent: whatever it is. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `updateSettings`. */
export type UpdateSettingsPayload = {
  /** The settings as they are stored; null when they were refused. */
  settings: Maybe<UserSettings>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `updateTimeEntry` takes. Absent fields stay; null empties what may be empty. */
export type UpdateTimeEntryInput = {
  /** Kind of work. */
  activity?: InputMaybe<WorkActivity>;
  /** How it is charged. */
  billing?: InputMaybe<BillingKind>;
  /** Case that the work was for; null: none. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Entry to change; CONFLICT while it is in a pre-bill. */
  id: Scalars['ID']['input'];
  /** 1–86,400, and at most 24 hours a day in all. */
  seconds?: InputMaybe<Scalars['Int']['input']>;
  /** `2026-03-05T10:30`, local time in the zone of the calendar's settings; null: only the day is known. */
  start?: InputMaybe<Scalars['String']['input']>;
  /** Task that the work was for; null: none. */
  taskId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was read; CONFLICT when it changed meanwhile. */
  version: Scalars['Int']['input'];
  /** Today or before; another day without `start` removes the hour of the start. */
  workedOn?: InputMaybe<Scalars['Date']['input']>;
};

/** What `updateTimeEntry` answers. */
export type UpdateTimeEntryPayload = {
  /** The entry as it is now; null when refused. */
  entry: Maybe<TimeEntry>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** What `updateTimer` takes. Absent fields stay; null empties what may be empty. */
export type UpdateTimerInput = {
  /** Kind of work. */
  activity?: InputMaybe<WorkActivity>;
  /** How the entry will be charged. */
  billing?: InputMaybe<BillingKind>;
  /** Case that the time is for; null: none. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Task that the time is for; null: none. */
  taskId?: InputMaybe<Scalars['ID']['input']>;
  /** The caller's own timer; NOT_FOUND when it was stopped or discarded. */
  timerId: Scalars['ID']['input'];
};

/** Arguments of `updateWebhookEndpoint`. Absent fields stay as they are. */
export type UpdateWebhookEndpointInput = {
  /** At most 120 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 20 names. */
  eventTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** An endpoint of the caller. */
  id: Scalars['ID']['input'];
  /** False pauses it: what happens meanwhile is not sent later. True activates it, also after it was switched off. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** As in `createWebhookEndpoint`. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** What `updateWorkTask` takes. Absent fields stay; null empties what may be empty. */
export type UpdateWorkTaskInput = {
  /** Case that it belongs to; null: none. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Day by which it should be done; null: none. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Task to change. */
  id: Scalars['ID']['input'];
  /** True marks it as done now; false opens it again. */
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
  /** Up to 4,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** 1–200 characters; null is refused. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT when it changed meanwhile. */
  version: Scalars['Int']['input'];
};

/** What the calculator «Actualización» takes. Amounts are pesos as decimal text: `1234.50`. */
export type UpdatingCalculationInput = {
  /** Amount, pesos. */
  amount?: InputMaybe<Scalars['String']['input']>;
  /** How many; one by default. */
  count?: InputMaybe<Scalars['String']['input']>;
  /** Day of the UMA or minimum wage. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Month in which it was due, or of the first index: `2024-03`. */
  dueMonth?: InputMaybe<Scalars['String']['input']>;
  /** How. */
  kind: UpdatingKind;
  /** Month of the payment, or of the last index. */
  paidMonth?: InputMaybe<Scalars['String']['input']>;
  /** Year of the UMA. */
  year?: InputMaybe<Scalars['Int']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** How an amount is brought up to date. */
export type UpdatingKind =
  /** So many minimum wages of a day. */
  | 'MINIMUM_WAGE'
  /** By prices, as agreed. */
  | 'PRICES'
  /** By prices under CFF 17-A. */
  | 'TAX'
  /** So many UMA of a day. */
  | 'UMA_AMOUNT'
  /** Monthly and annual UMA of a year. */
  | 'UMA_OF_YEAR';

/** A change to another plan. */
export type UpgradeSubscriptionInput = {
  /** Own origin only. */
  cancelUrl?: InputMaybe<Scalars['String']['input']>;
  /** Of a first purchase; CARD by default. */
  method?: InputMaybe<CheckoutMethod>;
  /** BASIC, PROFESSIONAL or ENTERPRISE. */
  plan: PlanCode;
  /** Own origin only; it grants nothing. */
  successUrl?: InputMaybe<Scalars['String']['input']>;
};

/** `upgradeSubscription`: a checkout to pay, or, with a running subscription, the changed subscription. */
export type UpgradeSubscriptionPayload = {
  /** What is to be paid; null when a running subscription was changed. */
  checkout: Maybe<Checkout>;
  /** The changed subscription; null when there is a checkout to pay. */
  details: Maybe<SubscriptionDetails>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A file to send in (carga): created here, filled with PUT, then used once by the operation that it is for. */
export type Upload = {
  /** Size that was announced; a PUT with another number of bytes is refused. */
  byteLength: Scalars['Int']['output'];
  /** It is deleted when it is not used by then; 24 hours after its creation. */
  expiresAt: Scalars['DateTime']['output'];
  /** Name as given, without folders. */
  fileName: Scalars['String']['output'];
  /** Opaque identifier; operations take it as `uploadId`, attachments as `id`. */
  id: Scalars['ID']['output'];
  /** Path that takes the bytes: `PUT` with the same bearer token, once. */
  url: Scalars['String']['output'];
};

/** The meters of the account in the current period. */
export type Usage = {
  /** Questions to the legal chat that count; an answer that failed is given back. */
  chatMessages: UsageMeter;
  /** Documents analysed; no operation counts them yet. */
  documentsAnalyzed: UsageMeter;
  /** Quantum analyses; no operation counts them yet. */
  quantumAnalyses: UsageMeter;
};

/** A meter of the plan (medidor). */
export type UsageMeter = {
  /** How much the plan allows in a period; -1: without limit. */
  limit: Scalars['Int']['output'];
  /** Percent of the limit, 0–100, with one decimal; 0 when there is no limit. */
  percentage: Scalars['Float']['output'];
  /** When it begins at 0 again, in UTC. */
  resetsAt: Scalars['DateTime']['output'];
  /** How much the account has consumed in the current period. */
  used: Scalars['Int']['output'];
};

/** A year of a calendar that a count rests on. */
export type UsedCalendar = {
  /** How well it is confirmed. */
  confidence: CalendarConfidence;
  /** Whether all closed days of that year are known; `false`: some may be missing. */
  isComplete: Scalars['Boolean']['output'];
  /** Key of the calendar. */
  key: Scalars['ID']['output'];
  /** Name of the court or authority. */
  name: Scalars['String']['output'];
  /** In Spanish: where it was published. */
  source: Scalars['String']['output'];
  /** The year of the calendar. */
  year: Scalars['Int']['output'];
};

/** A person with an account (usuaria o usuario). */
export type User = Node & {
  /** When the account was opened, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Shown only to its owner; null to everybody else. */
  email: Maybe<Scalars['String']['output']>;
  /** Features granted one by one besides those of the plan, in snake_case. */
  features: Array<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether a paid plan is in force. */
  isPremium: Scalars['Boolean']['output'];
  /** What the plan allows; -1: without limit. */
  limits: UserLimits;
  /** Full name, 1–200 characters. */
  name: Scalars['String']['output'];
  /** Plan in force now (plan). */
  plan: PlanCode;
  /** Profession as written at registration; null: none was given. */
  profession: Maybe<Scalars['String']['output']>;
  /** State of that plan, its trial and its period. */
  subscription: PlanSubscription;
  /** IANA name of the zone in which the account lives: its days, its hours, and its deadlines that no court dates. Shown only to its owner; `America/Mexico_City` until another is chosen, and to everybody else. */
  timeZone: Scalars['String']['output'];
  /** What was consumed (consumo). */
  usage: UserUsage;
};

/** Why an operation ran and changed nothing. */
export type UserError = {
  /** Kind of refusal. */
  code: ErrorCode;
  /** Path of the input field that is wrong, `extras.0`; null when it is the whole input. */
  field: Maybe<Scalars['String']['output']>;
  /** In Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

/** What the plan of an account allows; -1: without limit. */
export type UserLimits = {
  /** Cases owned at the same time, without archived ones. */
  cases: Scalars['Int']['output'];
  /** Questions to the legal chat in a period. */
  chatMessages: Scalars['Int']['output'];
  /** Documents analysed in a period. */
  documentAnalysis: Scalars['Int']['output'];
};

/** The settings of an account (configuración). */
export type UserSettings = {
  /** How the product behaves. */
  preferences: PreferenceSettings;
  /** Who it is. */
  profile: ProfileSettings;
  /** How it is protected. */
  security: SecuritySettings;
  /** Rises with each change; send it with `updateSettings`. */
  version: Scalars['Int']['output'];
};

/** What an account has consumed. */
export type UserUsage = {
  /** Cases that the account owns and that are not archived, now. */
  cases: Scalars['Int']['output'];
  /** Questions to the legal chat that count, in the current period. */
  chat: Scalars['Int']['output'];
  /** Documents analysed in the current period. */
  documents: Scalars['Int']['output'];
};

/** What the calculator «Vacaciones» takes. Amounts are pesos as decimal text: `1234.50`. */
export type VacationsCalculationInput = {
  /** Day of the count. */
  cutDate?: InputMaybe<Scalars['Date']['input']>;
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** Whether the relation ended. */
  ended?: InputMaybe<Scalars['Boolean']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** First day of work. */
  hireDate?: InputMaybe<Scalars['Date']['input']>;
  /** Day of the law, for the list. */
  lawAt?: InputMaybe<Scalars['Date']['input']>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Years of service to list, or one to be paid. */
  serviceYears?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Days of vacations that the contract gives. */
  vacationDays?: InputMaybe<Scalars['String']['input']>;
  /** Days not taken. */
  vacationDaysPending?: InputMaybe<Scalars['String']['input']>;
  /** `0.25` or `25`; never below 25 % (LFT 80). */
  vacationPremium?: InputMaybe<Scalars['String']['input']>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** Rate of value added tax (IVA) that the issuer passes on. */
export type VatRate =
  /** Estímulo de la región fronteriza: 8 %; its decree is not held here. */
  | 'BORDER_REGION'
  /** Tasa general: 16 % (LIVA 1). */
  | 'GENERAL';

/** What the calculator «Descuentos al salario» takes. Amounts are pesos as decimal text: `1234.50`. */
export type WageDeductionsCalculationInput = {
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** Day, for the minimum wage. */
  date: Scalars['Date']['input'];
  /** What is owed. */
  debt?: InputMaybe<Scalars['String']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Support: percentage that was ordered. */
  percent?: InputMaybe<Scalars['String']['input']>;
  /** Days of the pay period; 30 by default. */
  periodDays?: InputMaybe<Scalars['String']['input']>;
  /** A debt to the employer by default. */
  type?: InputMaybe<DeductionType>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** Area whose minimum wage holds (zona de salario mínimo). */
export type WageZone =
  /** Everywhere but the northern border. */
  | 'GENERAL'
  /** The lowest area, until 2015. */
  | 'LOWEST_ZONE'
  /** Zona Libre de la Frontera Norte, since 2019. */
  | 'NORTHERN_BORDER'
  /** Area A, until 2015. */
  | 'ZONE_A';

/** One attempt to deliver. */
export type WebhookAttempt = {
  /** How long it took, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Why it failed; null: it did not. */
  failure: Maybe<WebhookFailure>;
  /** The same in Spanish, for people. */
  message: Scalars['String']['output'];
  /** The first 500 characters of the answer. */
  responseStart: Scalars['String']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** HTTP status of the answer; null: there was none. */
  statusCode: Maybe<Scalars['Int']['output']>;
};

/** An event on its way to an endpoint. */
export type WebhookDelivery = Node & {
  /** Attempts so far, first to last; at most sixteen. */
  attempts: Array<WebhookAttempt>;
  /** The body that is sent. */
  body: Scalars['String']['output'];
  /** When it was queued. */
  createdAt: Scalars['DateTime']['output'];
  /** Value of the header `webhook-id`: the same in every attempt and replay, so that a receiver can leave out what it has. */
  eventId: Scalars['ID']['output'];
  /** Name of the event. */
  eventType: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether somebody asked for it again. */
  isReplay: Scalars['Boolean']['output'];
  /** When it is tried next; null: not any more. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  status: WebhookDeliveryStatus;
};

/** A page of deliveries, newest first. */
export type WebhookDeliveryConnection = {
  /** The rows of the page, each with its cursor. */
  edges: Array<WebhookDeliveryEdge>;
  /** The rows of the page. */
  nodes: Array<WebhookDelivery>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** A delivery with its place in the list. */
export type WebhookDeliveryEdge = {
  /** Place of the row: send it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** Names a delivery. */
export type WebhookDeliveryIdInput = {
  /** A delivery of the caller. */
  id: Scalars['ID']['input'];
};

/** Answer of operations with a delivery. */
export type WebhookDeliveryPayload = {
  /** The delivery as it is stored; null when it was refused. */
  delivery: Maybe<WebhookDelivery>;
  /** Why nothing was sent; empty on success. */
  userErrors: Array<UserError>;
};

/** What became of a delivery. */
export type WebhookDeliveryStatus =
  /** The receiver answered 2xx. */
  | 'DELIVERED'
  /** Every attempt failed, or the endpoint was switched off or deleted. */
  | 'FAILED'
  /** It waits for its first attempt or for another one. */
  | 'PENDING';

/** An address of the account to which events are posted (webhook). Bodies are signed by Standard Webhooks. */
export type WebhookEndpoint = Node & {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What its owner wrote about it; empty: nothing. */
  description: Scalars['String']['output'];
  /** Names of the events that it is sent: `name` of `WebhookEventType`. */
  eventTypes: Array<Scalars['String']['output']>;
  /** Since when every attempt has failed; null: the last one did not. */
  failingSince: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Until when the secret before this one signs too; null: one secret signs. */
  previousSecretUntil: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is sent events. */
  state: WebhookEndpointState;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Where events are posted: https, a public name, port 443 or 8443. */
  url: Scalars['String']['output'];
};

/** Names an endpoint. */
export type WebhookEndpointIdInput = {
  /** An endpoint of the caller. */
  id: Scalars['ID']['input'];
};

/** Answer of operations with an endpoint. */
export type WebhookEndpointPayload = {
  /** The endpoint as it is stored; null when it was refused. */
  endpoint: Maybe<WebhookEndpoint>;
  /** The secret that signs, `whsec_…`: shown in this answer only. Null unless it was made or made anew. */
  secret: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Whether an endpoint is sent events. */
export type WebhookEndpointState =
  /** It is sent the events that it chose. */
  | 'ACTIVE'
  /** Every delivery failed for days: it was switched off, and its owner was told. Activate it again with `updateWebhookEndpoint`. */
  | 'DISABLED'
  /** Its owner paused it. */
  | 'PAUSED';

/** A kind of event that webhooks deliver. */
export type WebhookEventType = {
  /** When it happens, in Spanish. */
  description: Scalars['String']['output'];
  /** When it happens, in English. */
  descriptionEn: Scalars['String']['output'];
  /** A whole body, as JSON text. */
  example: Scalars['String']['output'];
  /** Group of the screen, in Spanish. */
  group: Scalars['String']['output'];
  /** JSON Schema (draft 2020-12) of `data`, as JSON text. */
  jsonSchema: Scalars['String']['output'];
  /** Name, as bodies have it in `type`: `case.created`. */
  name: Scalars['String']['output'];
  /** Title in Spanish. */
  title: Scalars['String']['output'];
  /** Version of its data. A version only gains fields. */
  version: Scalars['Int']['output'];
};

/** Why an attempt failed. */
export type WebhookFailure =
  /** The name leads to an address that is not public. */
  | 'ADDRESS_REFUSED'
  /** The certificate of the receiver is not valid for its name. */
  | 'CERTIFICATE'
  /** The name of the address has no IP address. */
  | 'NAME_NOT_FOUND'
  /** There was no connection. */
  | 'NO_CONNECTION'
  /** The receiver answered with a redirect, which is not followed. */
  | 'REDIRECT'
  /** The receiver answered with another status than 2xx. */
  | 'STATUS'
  /** There was no whole answer within five seconds. */
  | 'TIMEOUT'
  /** The answer was larger than 64 kB. */
  | 'TOO_LARGE';

/** A day of the week. */
export type Weekday =
  /** Viernes. */
  | 'FRIDAY'
  /** Lunes. */
  | 'MONDAY'
  /** Sábado. */
  | 'SATURDAY'
  /** Domingo. */
  | 'SUNDAY'
  /** Jueves. */
  | 'THURSDAY'
  /** Martes. */
  | 'TUESDAY'
  /** Miércoles. */
  | 'WEDNESDAY';

/** What the calculator «Descanso semanal» takes. Amounts are pesos as decimal text: `1234.50`. */
export type WeeklyRestCalculationInput = {
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** Day, for the minimum wage. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Instead: days worked, for the share of the rest (LFT 72). */
  daysWorkedInWeek?: InputMaybe<Scalars['String']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Pay of each of those days. */
  payPerDayWorked?: InputMaybe<Scalars['String']['input']>;
  /** Weekly day of rest. */
  restDay?: InputMaybe<Weekday>;
  /** Days of rest that were worked. */
  restDaysWorked?: InputMaybe<Scalars['String']['input']>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** Kind of work that time was spent on (actividad). */
export type WorkActivity =
  /** Trámites y administración. */
  | 'ADMINISTRATION'
  /** Llamada. */
  | 'CALL'
  /** Visita al juzgado, revisión del expediente. */
  | 'COURT_VISIT'
  /** Redacción de escritos. */
  | 'DRAFTING'
  /** Audiencia. */
  | 'HEARING'
  /** Reunión con el cliente o con otros. */
  | 'MEETING'
  /** Negociación, mediación. */
  | 'NEGOTIATION'
  /** Otra. */
  | 'OTHER'
  /** Estudio e investigación. */
  | 'RESEARCH'
  /** Revisión de documentos. */
  | 'REVIEW'
  /** Traslado. */
  | 'TRAVEL';

/** How long a relation of work was to last. */
export type WorkContract =
  /** Casual work (eventual). */
  | 'CASUAL'
  /** For a fixed time or work. */
  | 'FIXED_TERM'
  /** For an indefinite time. */
  | 'INDEFINITE';

/** What the calculator «Riesgo de trabajo» takes. Amounts are pesos as decimal text: `1234.50`. */
export type WorkRiskCalculationInput = {
  /** Wage a day, pesos. */
  dailySalary?: InputMaybe<Scalars['String']['input']>;
  /** Day of the risk, or of the degree. */
  date: Scalars['Date']['input'];
  /** Partial: per cent of the table of LFT 514. */
  disabilityPercent?: InputMaybe<Scalars['String']['input']>;
  /** Instead: fifteen days. */
  fortnightlySalary?: InputMaybe<Scalars['String']['input']>;
  /** Inexcusable fault of the employer (LFT 490). */
  inexcusableFault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether insured by the IMSS. */
  insured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: InputMaybe<Scalars['String']['input']>;
  /** What it caused. */
  result: RiskResult;
  /** Temporary: days. */
  temporaryDays?: InputMaybe<Scalars['String']['input']>;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: InputMaybe<Scalars['Int']['input']>;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: InputMaybe<Scalars['String']['input']>;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: InputMaybe<Scalars['String']['input']>;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: InputMaybe<Array<WageZone>>;
};

/** Time of the day that is worked (LFT 60, 61). */
export type WorkShift =
  /** Between six and twenty hours. */
  | 'DAY'
  /** Parts of both. */
  | 'MIXED'
  /** Between twenty and six hours. */
  | 'NIGHT';

/** A task that time may be recorded on (tarea). */
export type WorkTask = Node & {
  /** Case that it belongs to; null: it is only the caller's own. */
  case: Maybe<Case>;
  /** When it was created, in UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was marked as done, in UTC; null while it is open. */
  doneAt: Maybe<Scalars['DateTime']['output']>;
  /** Day by which it should be done; null: none is set. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it is done. */
  isDone: Scalars['Boolean']['output'];
  /** Plain text, up to 4,000 characters; empty when there are none. */
  notes: Scalars['String']['output'];
  /** Seconds that the caller recorded on it. */
  recordedSeconds: Scalars['Int']['output'];
  /** 1–200 characters. */
  title: Scalars['String']['output'];
  /** Grows with each change; send it back to update. */
  version: Scalars['Int']['output'];
};

/** A page of tasks. */
export type WorkTaskConnection = {
  /** The rows of the page, each with its cursor. */
  edges: Array<WorkTaskEdge>;
  /** The rows of the page. */
  nodes: Array<WorkTask>;
  /** Where the page ends and whether there are more. */
  pageInfo: PageInfo;
};

/** A task with its cursor. */
export type WorkTaskEdge = {
  /** Place of the row in the list; send it as `after` for the rows behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: WorkTask;
};

/** Which tasks a list shows: those that meet all that is given. */
export type WorkTaskFilter = {
  /** Only tasks of this case. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** True: only those that are done; false: only open ones. */
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The task that an operation concerns. */
export type WorkTaskIdInput = {
  /** Identifier of the task. */
  id: Scalars['ID']['input'];
};

/** What `createWorkTask` and `updateWorkTask` answer. */
export type WorkTaskPayload = {
  /** The task as it is now; null when refused. */
  task: Maybe<WorkTask>;
  /** Why nothing was changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Whether the legal working day is worked whole. */
export type WorkingDayLength =
  /** The whole day. */
  | 'FULL'
  /** Fewer hours: the minimum wage is in proportion. */
  | 'REDUCED';
