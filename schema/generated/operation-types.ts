/** Arguments of `acceptInvitation`. */
export type AcceptInvitationInput = {
  /** Token of the link in the e-mail; only the account with the invited address may use it (else FORBIDDEN). */
  token: string;
};

/** Where a copy of everything stands. */
export type AccountExportState =
  /** It could not be made; ask again. */
  | 'FAILED'
  /** It is being made. */
  | 'QUEUED'
  /** It can be fetched. */
  | 'READY';

/** Arguments of `activateTrial`. */
export type ActivateTrialInput = {
  /** Where the link of the trial is sent; it must contain an `@`. */
  email: string;
  /** Up to 200 characters. */
  name?: string | null | undefined;
};

/** Arguments of `addCaseDocument`. */
export type AddCaseDocumentInput = {
  /** The id of the case. */
  caseId: string;
  /** Folder to put it in, up to 80 characters; ignored with `replacesId`. */
  folder?: string | null | undefined;
  /** A document of the case: this is its next version. */
  replacesId?: string | null | undefined;
  /** An `Upload` of the caller's that has its bytes; it is used up. PDF, DOCX or TXT. */
  uploadId: string;
};

/** Arguments of `addCaseNote`. */
export type AddCaseNoteInput = {
  /** The id of the case. */
  caseId: string;
  /** Whether guests see it too. */
  isShared?: boolean | null | undefined;
  /** 1–10,000 characters. */
  text: string;
};

/** Arguments of `addClosure`. */
export type AddClosureInput = {
  /** Key of the calendar, as in `courtCalendars`. */
  calendar: string;
  /** First legal day, from 2000 to 2100. */
  from: string;
  /** What kind of closure it is. */
  kind?: ClosureKind;
  /** 1–200 characters. */
  reason: string;
  /** Where it was published, 1–500 characters. */
  source: string;
  /** Last legal day, not before `from`; at most 366 days. */
  to: string;
};

/** Arguments of `addParty`. */
export type AddPartyInput = {
  /** The id of the case. */
  caseId: string;
  /** The party to add; a case has at most 100. */
  party: PartyInput;
};

/** What `addPasskey` takes. */
export type AddPasskeyInput = {
  /** 1–60 characters. */
  name: string;
  /** JSON text of the `RegistrationResponseJSON` of the browser. */
  response: string;
  /** `PasskeyRequest.token`. */
  token: string;
};

/** Arguments of `addPushDevice`: what `PushSubscription` of a browser has. */
export type AddPushDeviceInput = {
  /** Secret of the browser, in base64url: 16 bytes. */
  auth: string;
  /** Address of the push service: https, a public name, at most 2,000 characters. */
  endpoint: string;
  /** Public key of the browser, in base64url: 65 bytes. */
  p256dh: string;
};

/** What the calculator «Aguinaldo» takes. Amounts are pesos as decimal text: `1234.50`. */
export type AguinaldoCalculationInput = {
  /** Days of aguinaldo a year; never below 15 (LFT 87). */
  aguinaldoDays?: string | null | undefined;
  /** Last day that counts: the last day of work, or 31 December. */
  cutDate: string;
  /** Wage a day, pesos. */
  dailySalary?: string | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** First day of work; 1 January of the year by default. */
  hireDate?: string | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
};

/** With what the figures are compared. */
export type AnalyticsComparison =
  /** With nothing. */
  | 'NONE'
  /** With as many days before the first one. */
  | 'PREVIOUS_PERIOD'
  /** With the same days a year before. */
  | 'PREVIOUS_YEAR';

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

/** Arguments of `analyzeDocument`; exactly one of `uploadId` and `caseDocumentId`. */
export type AnalyzeDocumentInput = {
  /** A document of a case that the caller works in. */
  caseDocumentId?: string | null | undefined;
  /** The case that it belongs to, with `uploadId`: the caller must work in it. */
  caseId?: string | null | undefined;
  /** An `Upload` of the caller's that has its bytes: PDF, DOC or DOCX; it is used up, also when the file is refused for what it is; with LIMIT_REACHED it stays. */
  uploadId?: string | null | undefined;
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

/** Who wrote an answer. */
export type AnswerEngine =
  /** A Gemini model of Google. */
  | 'GEMINI'
  /** The embedded engine: composes from topics, direct answers and articles, without a generative model (motor local). */
  | 'LOCAL'
  /** A model behind a server that speaks the OpenAI protocol. */
  | 'OPENAI_COMPATIBLE';

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
  id: string;
};

/** Arguments of `archiveCase`. */
export type ArchiveCaseInput = {
  /** The id of the case. */
  caseId: string;
  /** `true` archives it; `false` brings it back, which takes a place in the plan again. */
  isArchived: boolean;
};

/** Arguments of `askDocument`. */
export type AskDocumentInput = {
  /** Document of the caller. */
  documentId: string;
  /** 3 to 500 characters. */
  question: string;
};

/** Arguments of `askQuestion`. */
export type AskQuestionInput = {
  /** Search in this area first: topics of other areas are left out, laws of the area come first (materia). */
  area?: LegalArea | null | undefined;
  /** Chosen by the client, up to 100 characters: the same id with the same text is one question; with another text it is refused (CONFLICT). */
  clientId?: string | null | undefined;
  /** How to understand the question, chosen from the `reading` of an answer to the same question; at most one of a kind. */
  reading?: Array<ReadingChoiceInput> | null | undefined;
  /** In which words the answer is to be written. */
  style?: AnswerStyle | null | undefined;
  /** The question, 1–8,000 characters. */
  text: string;
  /** Conversation to continue; a new one is opened without it. */
  threadId?: string | null | undefined;
};

/** Something to attach to a message. */
export type AttachmentInput = {
  /** An article, a deadline of the same case, or for DOCUMENT an `Upload` of the caller's that has its bytes: it is used up, and the file stays with the message. */
  id: string;
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

/** Format of a file with the audit log. */
export type AuditFileFormat =
  /** A table, `text/csv`. */
  | 'CSV'
  /** `application/json`, with the hashes. */
  | 'JSON';

/** Which entries. */
export type AuditFilter = {
  /** Before this instant; absent: until now. */
  before?: Instant | null | undefined;
  /** Absent or empty: of all kinds. */
  kinds?: Array<AuditKind> | null | undefined;
  /** Not before this instant; absent: from the beginning. */
  since?: Instant | null | undefined;
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

/** What `beginGoogleProof` takes. */
export type BeginGoogleProofInput = {
  /** What the proof is for; it serves nothing else. */
  purpose: GoogleProofPurpose;
};

/** What `beginPasskeyLogin` takes. */
export type BeginPasskeyLoginInput = {
  /** `LoginChallenge.token`, for a passkey in place of a code; absent: the passkey says whose it is. */
  challenge?: string | null | undefined;
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

/** The values of one calculator: exactly one member is given (VALIDATION). */
export type CalculateInput = {
  /** Aguinaldo. */
  aguinaldo?: AguinaldoCalculationInput | null | undefined;
  /** Retenciones de honorarios. */
  feeWithholding?: FeeWithholdingCalculationInput | null | undefined;
  /** Salario diario integrado. */
  integratedWage?: IntegratedWageCalculationInput | null | undefined;
  /** Intereses. */
  interest?: InterestCalculationInput | null | undefined;
  /** Prescripción. */
  limitation?: LimitationCalculationInput | null | undefined;
  /** Maternidad y paternidad. */
  maternity?: MaternityCalculationInput | null | undefined;
  /** Horas extra. */
  overtime?: OvertimeCalculationInput | null | undefined;
  /** PTU. */
  profitSharing?: ProfitSharingCalculationInput | null | undefined;
  /** Día festivo. */
  publicHoliday?: PublicHolidayCalculationInput | null | undefined;
  /** ISR por separación. */
  separationTax?: SeparationTaxCalculationInput | null | undefined;
  /** Finiquito. */
  settlement?: SettlementCalculationInput | null | undefined;
  /** Liquidación. */
  severance?: SeveranceCalculationInput | null | undefined;
  /** Prima dominical. */
  sundayPremium?: SundayPremiumCalculationInput | null | undefined;
  /** Alimentos. */
  support?: SupportCalculationInput | null | undefined;
  /** Suspensión. */
  suspension?: SuspensionCalculationInput | null | undefined;
  /** Actualización. */
  updating?: UpdatingCalculationInput | null | undefined;
  /** Vacaciones. */
  vacations?: VacationsCalculationInput | null | undefined;
  /** Descuentos al salario. */
  wageDeductions?: WageDeductionsCalculationInput | null | undefined;
  /** Descanso semanal. */
  weeklyRest?: WeeklyRestCalculationInput | null | undefined;
  /** Riesgo de trabajo. */
  workRisk?: WorkRiskCalculationInput | null | undefined;
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

/** What happened to the calendar. */
export type CalendarChangeKind =
  /** It was deleted, or the caller may no longer see it. */
  | 'DELETED'
  /** Many at once, from Google or a file, or some may have been missed: read the view again. */
  | 'MANY'
  /** An event was created or changed. */
  | 'SAVED';

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

/** The feed that an operation concerns. */
export type CalendarFeedIdInput = {
  /** One of the caller's own; else NOT_FOUND. */
  feedId: string;
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
  caseId?: string | null | undefined;
  /** True: only those whose hours are billed; false: only the others. */
  isBillable?: boolean | null | undefined;
  /** True: only those of the caller's own calendar; false: only those of others. */
  isMine?: boolean | null | undefined;
  /** Words of title, description, place or client; each must be found, accents and capitals aside. */
  search?: string | null | undefined;
  /** Only these types; empty: all. */
  types?: Array<CalendarEventType> | null | undefined;
};

/** When the subscription ends. */
export type CancelSubscriptionInput = {
  /** Only true is accepted: a subscription ends with its period. */
  cancelAtPeriodEnd: boolean;
};

/** What a date of a case is. */
export type CaseDateKind =
  /** A deadline that is not completed. */
  | 'DEADLINE'
  /** An event of the calendar: a hearing, a meeting. */
  | 'EVENT';

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
  area?: LegalArea | null | undefined;
  /** Words of the client's name, in any order. */
  client?: string | null | undefined;
  /** `true`: archived cases instead of the others. */
  isArchived?: boolean | null | undefined;
  /** `true`: only cases that are forgotten (olvidados); `false`: only the others. See `CaseActivity.isForgotten`. */
  isForgotten?: boolean | null | undefined;
  /** Only urgent cases, or with `false` only the others. */
  isUrgent?: boolean | null | undefined;
  /** Words of title, client, file number, party or description, in any order; guests find by the first three. */
  search?: string | null | undefined;
  /** Only cases with this status. */
  status?: CaseStatus | null | undefined;
  /** Only cases with this tag; accents and capitals are ignored. Finds nothing in cases where the caller is a guest. */
  tag?: string | null | undefined;
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

/** Where a case stands (estado). «Urgente» is a mark beside it: see `isUrgent`. */
export type CaseStatus =
  /** Activo. */
  | 'ACTIVE'
  /** Completado, cerrado. */
  | 'COMPLETED'
  /** Pendiente: not begun. */
  | 'PENDING';

/** Arguments of `changeCaseStatus`. */
export type ChangeCaseStatusInput = {
  /** The id of the case. */
  caseId: string;
  /** How it ended; optional, and only with COMPLETED. */
  outcome?: CaseOutcome | null | undefined;
  /** The new status. COMPLETED sets the day of closing to today; another status removes that day and the outcome. */
  status: CaseStatus;
};

/** What `changePassword` takes. */
export type ChangePasswordInput = {
  /** Password of the account until now. */
  currentPassword: string;
  /** 6–256 characters; 12 or more are recommended. Common ones, the own name and the own e-mail are refused. */
  newPassword: string;
};

/** Arguments of `changeStatusOfCases`. */
export type ChangeStatusOfCasesInput = {
  /** 1 to 100 cases. */
  caseIds: Array<string>;
  /** The new status of all of them. */
  status: CaseStatus;
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

/** Arguments of `checkCitations`. */
export type CheckCitationsInput = {
  /** 1–1,000,000 characters; longer is refused (PAYLOAD_TOO_LARGE). */
  text: string;
  /** Legal day on which the text was written: reforms after it are noted; absent: nothing is said of reforms. */
  writtenOn?: string | null | undefined;
};

/** How a purchase is paid. */
export type CheckoutMethod =
  /** Card: a subscription that renews itself every month. */
  | 'CARD'
  /** Cash at OXXO: one month that is paid beforehand and does not renew itself. */
  | 'OXXO'
  /** Bank transfer (SPEI): one month that is paid beforehand and does not renew itself. */
  | 'SPEI';

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

/** What the reader of a report decided about a citation. */
export type CitationDecision =
  /** Right as it is, or already corrected. */
  | 'ACCEPTED'
  /** Left aside on purpose. */
  | 'IGNORED';

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

/** How well a sentence that claims law is supported (respaldo). */
export type ClaimSupport =
  /** It cites nothing. */
  | 'NONE'
  /** The passage that it cites says so. */
  | 'SUPPORTED'
  /** It cites a passage that was found but does not plainly say so. */
  | 'WEAK';

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
  id: string;
};

/** What `completeLogin` takes. */
export type CompleteLoginInput = {
  /** `LoginChallenge.token`. */
  challenge: string;
  /** Six digits of the authenticator app, or a recovery code; spaces, hyphens and capitals do not matter. */
  code: string;
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
  calendar?: string | null | undefined;
  /** Id of a `TermChain`. */
  chainId: string;
  /** Court of the directory; its calendar is used when `calendar` is not given. */
  courtId?: string | null | undefined;
  /** Kilometres to the seat of the court, 0 to 10,000. */
  distanceKm?: number | null | undefined;
  /** Key of the statute of the act, when that law says when the notice takes effect. */
  lawOfAct?: string | null | undefined;
  /** How it was notified; the first way of each rule when absent. */
  method?: NoticeMethod | null | undefined;
  /** Time of the notice, `HH:MM` in the zone of the court; required for hours. */
  noticeAt?: string | null | undefined;
  /** Day of the notice that starts the chain. */
  noticeOn: string;
};

/** What a term is counted from. Days are legal days, from 1950 to 2100; hours are those of the court, else of the account. */
export type ComputeDeadlineInput = {
  /** Day on which an electronic notice was sent or posted that nobody opened: the count takes the day on which the law treats it as made, instead of `noticeOn`. */
  adviceSentOn?: string | null | undefined;
  /** Court or authority whose calendar is used: key of `courtCalendars`. */
  calendar?: string | null | undefined;
  /** Court of the directory; its calendar is used when `calendar` is not given. */
  courtId?: string | null | undefined;
  /** Kilometres to the seat of the court, 0 to 10,000, where the law grants days for distance. */
  distanceKm?: number | null | undefined;
  /** Key of the statute of the act, when that law says when the notice takes effect. */
  lawOfAct?: string | null | undefined;
  /** How it was notified; the first way of the rule when absent. */
  method?: NoticeMethod | null | undefined;
  /** Time of the notice, `HH:MM` in the zone of the court; required for hours. */
  noticeAt?: string | null | undefined;
  /** Day of the notice or fact. */
  noticeOn: string;
  /** Calendar of the responsible authority, for the other reading in amparo directo: key of `courtCalendars`. */
  responsibleCalendar?: string | null | undefined;
  /** Id of a `TermRule`; give either this or `term`. */
  ruleId?: string | null | undefined;
  /** At most 50. */
  suspensions?: Array<SuspensionInput> | null | undefined;
  /** A term that is not in the list; give either this or `ruleId`. */
  term?: FreeTermInput | null | undefined;
};

/** A computed term to save. */
export type ComputedDeadlineInput = {
  /** 1–5 different values of 0–365 days; those of the account when absent. */
  alertDays?: Array<number> | null | undefined;
  /** What it is counted from; the server counts it. */
  computation: ComputeDeadlineInput;
  /** Up to 4,000 characters. */
  description?: string | null | undefined;
  /** Up to 200 characters; what is to be done by the rule when absent. */
  title?: string | null | undefined;
};

/** What `confirmPassword` takes. */
export type ConfirmPasswordInput = {
  /** Password of the account. */
  password: string;
};

/** What `confirmTwoFactor` takes. */
export type ConfirmTwoFactorInput = {
  /** Six digits that the app shows now. */
  code: string;
};

/** Arguments of `connectIntegration`. */
export type ConnectIntegrationInput = {
  /** ZOOM or DOCUSIGN. */
  kind: IntegrationKind;
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

/** How a stretch of a comparison changed. */
export type ContractChangeKind =
  /** Only in the later one. */
  | 'ADDED'
  /** Only in the earlier one. */
  | 'REMOVED'
  /** In both versions. */
  | 'SAME';

/** How much a check weighs (gravedad). */
export type ContractCheckSeverity =
  /** Nothing is generated until it is mended. */
  | 'BLOCKING'
  /** A fact that matters later: a form, a registration, a law that is not held. */
  | 'NOTE'
  /** The contract is made; the person should know. */
  | 'WARNING';

/** How much a template asks of the person who fills it in (complejidad). */
export type ContractComplexity =
  /** Avanzado. */
  | 'ADVANCED'
  /** Básico. */
  | 'BASIC'
  /** Intermedio. */
  | 'INTERMEDIATE';

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
  caseId?: string | null | undefined;
  /** Words of the title or the template, without accents; absent: all. */
  search?: string | null | undefined;
  /** State; absent: DRAFT. */
  status?: ContractStatus | null | undefined;
  /** Of one template; absent: all. */
  templateId?: string | null | undefined;
};

/** What `contractPreview` and `saveContractDraft` take. */
export type ContractFormInput = {
  /** Where it will be used. */
  jurisdiction?: ContractJurisdiction | null | undefined;
  /** Template of the form. */
  templateId: string;
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
  id: string;
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

/** A person or company of a contract. */
export type ContractPartyInput = {
  /** Postal address, up to 500 characters. */
  address?: string | null | undefined;
  /** Day of birth of a person. */
  birthDate?: string | null | undefined;
  /** CURP with its check digit. */
  curp?: string | null | undefined;
  /** Address of mail. */
  email?: string | null | undefined;
  /** Gender in the text. */
  gender?: ContractGender | null | undefined;
  /** Identity document and its number, up to 200 characters. */
  idDocument?: string | null | undefined;
  /** Deed of incorporation of a company, up to 500 characters. */
  incorporation?: string | null | undefined;
  /** Person or company. */
  kind: ContractPartyKind;
  /** Marital status of a person. */
  maritalStatus?: ContractMaritalStatus | null | undefined;
  /** Document of stay of a foreign national, up to 200 characters. */
  migratoryDocument?: string | null | undefined;
  /** Full name or company name, 1 to 200 characters. */
  name: string;
  /** Nationality, up to 60 characters. */
  nationality?: string | null | undefined;
  /** Occupation, up to 100 characters. */
  occupation?: string | null | undefined;
  /** Who acts for it, at most 5. */
  representatives?: Array<ContractRepresentativeInput> | null | undefined;
  /** Tax number with its check digit. */
  rfc?: string | null | undefined;
};

/** Whether a party is a person or a company. */
export type ContractPartyKind =
  /** Persona moral. */
  | 'COMPANY'
  /** Persona física. */
  | 'PERSON';

/** Who acts for a party. */
export type ContractRepresentativeInput = {
  /** In what quality, up to 200 characters. */
  capacity?: string | null | undefined;
  /** Gender in the text. */
  gender?: ContractGender | null | undefined;
  /** The instrument that gives the powers, up to 500 characters. */
  instrument?: string | null | undefined;
  /** Full name, 1 to 200 characters. */
  name: string;
};

/** A row of a field of ROWS. */
export type ContractRowInput = {
  /** Its cells in the order of the columns, each up to 500 characters; an empty text is an empty cell. */
  cells: Array<string>;
};

/** State of a contract. */
export type ContractStatus =
  /** Archivado: out of the list, kept whole. */
  | 'ARCHIVED'
  /** Borrador: it may be changed. REST spells it `draft`. */
  | 'DRAFT';

/** The value of one field. A field of PARTIES also takes `text`: the name of one person of whom no more is known. */
export type ContractValueInput = {
  /** Name of the field; an unknown one is VALIDATION. */
  field: string;
  /** The parties, at most 10. */
  parties?: Array<ContractPartyInput> | null | undefined;
  /** The rows, at most 100. */
  rows?: Array<ContractRowInput> | null | undefined;
  /** Text, number, day or choice, up to 10,000 characters. */
  text?: string | null | undefined;
};

/** Arguments of `correctDocumentCell`. */
export type CorrectDocumentCellInput = {
  /** The column. */
  columnId: string;
  /** The row. */
  documentId: string;
  /** The table. */
  tableId: string;
  /** What stands there, at most 1,000 characters; null: what was found. */
  value?: string | null | undefined;
};

/** What a correction changes. */
export type CorrectionKind =
  /** Only how it is written: accents, abbreviations, the key of a thesis. */
  | 'FORM'
  /** What is cited: another article, fraction or thesis. */
  | 'SUBSTANCE';

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

/** Arguments of `createApiKey`. */
export type CreateApiKeyInput = {
  /** At most 20 addresses or networks; absent or empty: any. */
  allowedAddresses?: Array<string> | null | undefined;
  /** A later instant, at most two years ahead; absent or null: it does not expire. */
  expiresAt?: Instant | null | undefined;
  /** Absent: 1,000. */
  hourlyLimit?: ApiKeyHourlyLimit | null | undefined;
  /**
   * `true`: a key of the sandbox, an account of its own with example data, in which nothing is charged and nothing reaches
   * other people. It stays what it was made as.
   */
  isSandbox?: boolean | null | undefined;
  /** 1 to 80 characters. */
  name: string;
  /** 1 to 60 scopes that `apiKeyScopes` has. */
  scopes: Array<string>;
};

/** What `createCalendarEvent` takes. */
export type CreateCalendarEventInput = {
  /** Up to 5, in minutes before the start, 0–40,320 (four weeks). Absent: those of the calendar's settings. */
  alarms?: Array<number> | null | undefined;
  /** Case that it belongs to: one that the caller works in, and that is not archived. */
  caseId?: string | null | undefined;
  /** Up to 200 characters; that of the case when absent. */
  client?: string | null | undefined;
  /** Up to 10,000 characters. */
  description?: string | null | undefined;
  /** In the same form, after the start and at most 31 days later; of whole days the last one. Absent: by the usual length of the type. */
  end?: string | null | undefined;
  /** Whether it takes whole days; `start` and `end` are then days. */
  isAllDay?: boolean | null | undefined;
  /** Absent: by its type. */
  isBillable?: boolean | null | undefined;
  /** Absent: true, but false for deadlines and whole days. */
  isBusy?: boolean | null | undefined;
  /** Whether guests of its case see it too. */
  isShared?: boolean | null | undefined;
  /** Up to 500 characters. */
  location?: string | null | undefined;
  /** How it repeats; absent: it happens once. */
  recurrence?: RecurrenceInput | null | undefined;
  /** Local time in `zone`, `2026-03-05T10:30`; `2026-03-05` for whole days. Years 1970–2100; a day or hour that does not exist is refused with VALIDATION. */
  start: string;
  /** 1–200 characters. */
  title: string;
  /** Kind of event; it decides what is left out below. */
  type?: CalendarEventType | null | undefined;
  /** IANA name; absent: that of the calendar's settings. */
  zone?: string | null | undefined;
};

/** What `createCalendarFeed` takes. */
export type CreateCalendarFeedInput = {
  /** Only what belongs to this case; absent: all that the caller sees. */
  caseId?: string | null | undefined;
  /** True: it tells only when its owner is busy, without any text. */
  isBusyOnly?: boolean | null | undefined;
  /** 1–100 characters; absent: a Spanish name by its scope. */
  name?: string | null | undefined;
};

/** Arguments of `createCase`. */
export type CreateCaseInput = {
  /** Whole centavos, 0 to 10^15. */
  amountClaimed?: number | null | undefined;
  /** Area of law. */
  area: LegalArea;
  /** 1–200 characters. */
  client: string;
  /** A court of the directory, or one that the account wrote; refused together with `courtName` (VALIDATION). */
  courtId?: string | null | undefined;
  /** A court that is not in the directory, up to 200 characters: kept for the account. */
  courtName?: string | null | undefined;
  /** Up to 10,000 characters. */
  description?: string | null | undefined;
  /** Number that the court gave it, up to 100 characters. */
  fileNumber?: string | null | undefined;
  /** Whether to mark it as urgent. */
  isUrgent?: boolean | null | undefined;
  /** Legal day from 1900 to today; today in Mexico City when absent. */
  openedOn?: string | null | undefined;
  /** Up to 100 parties. */
  parties?: Array<PartyInput> | null | undefined;
  /** Status to begin with; COMPLETED closes it today. */
  status?: CaseStatus | null | undefined;
  /** Up to 20 tags of up to 40 characters each. */
  tags?: Array<string> | null | undefined;
  /** 1–200 characters. */
  title: string;
  /** Kind of proceeding in free text, up to 120 characters. */
  type?: string | null | undefined;
};

/** Arguments of `createCitationReview`. */
export type CreateCitationReviewInput = {
  /** The text, 1–1,000,000 characters; refused together with `uploadId` (VALIDATION). */
  text?: string | null | undefined;
  /** 1–120 characters; without it, the name of the file or the first words. */
  title?: string | null | undefined;
  /** A file that was uploaded, instead of `text`: PDF with text, DOCX, DOC, HTML or TXT (see `createUpload`). Columns are read one after the other, tables by row with a tab between cells, notes after the paragraph of their mark; headers, page numbers, text boxes and what was deleted with changes tracked are left out. */
  uploadId?: string | null | undefined;
  /** Legal day on which the text was written: reforms after it are noted. */
  writtenOn?: string | null | undefined;
};

/** What `createContractTemplate` takes. */
export type CreateContractTemplateInput = {
  /** 1 to 100 characters; absent: the name of the file. */
  name?: string | null | undefined;
  /** A DOCX that was sent with `createUpload`. Fields stand in it as `{{nombre_del_campo}}`. */
  uploadId: string;
};

/** Arguments of `createDeadline`. */
export type CreateDeadlineInput = {
  /** 1–5 different values of 0–365 days; those of the account when absent. */
  alertDays?: Array<number> | null | undefined;
  /** Case that it belongs to; without one it is the caller's own. */
  caseId?: string | null | undefined;
  /** Up to 4,000 characters. */
  description?: string | null | undefined;
  /** The instant when it ends; give either this or `dueOn`. */
  dueAt?: Instant | null | undefined;
  /** Hour of `dueOn`, `HH:MM` in the zone of the court of the case, else of the account; absent: the whole day. */
  dueHour?: string | null | undefined;
  /** Last legal day, from 2000 to 2100; give either this or `dueAt`. */
  dueOn?: string | null | undefined;
  /** Whether guests of the case see it too; needs a case (else VALIDATION). */
  isShared?: boolean | null | undefined;
  /** Follows the urgency when absent. */
  priority?: DeadlineUrgency | null | undefined;
  /** 1–200 characters. */
  title: string;
  /** One of the types of the calendar's events, or free text up to 120 characters; `vencimiento` when absent. */
  type?: string | null | undefined;
};

/** What is estimated. */
export type CreateEstimateInput = {
  /** Whole centavos that are at stake, more than 0; for STRATEGY_OPTIMIZATION. Null: the amount claimed of the case. */
  amount?: number | null | undefined;
  /** A case that the caller works in; its court is used, and the estimate is compared when it is closed. */
  caseId?: string | null | undefined;
  /** Kind of case. */
  caseType: EstimateCaseType;
  /** 1 to 5,000 characters. */
  description: string;
  /** Quality of the evidence. */
  evidenceQuality: EvidenceQuality;
  /** Hours that the caller expects, more than 0; used when the own closed cases do not tell them. */
  expectedHours?: number | null | undefined;
  /** Whole centavos for an hour, more than 0. Null: the rate of the account. */
  hourlyRate?: number | null | undefined;
  /** Up to 2,000 characters. */
  judgeHistory?: string | null | undefined;
  /** Optional. */
  jurisdiction?: EstimateJurisdiction | null | undefined;
  /** What to estimate. */
  kind: EstimateKind;
  /** Offer on the table, whole centavos; for STRATEGY_OPTIMIZATION. */
  offer?: number | null | undefined;
  /** The estimate of the caller, 0 to 100. */
  ownEstimate?: number | null | undefined;
  /** Up to 2,000 characters. */
  similarCases?: string | null | undefined;
};

/** What `createEventFromCase` takes. */
export type CreateEventFromCaseInput = {
  /** Case that the event belongs to and takes title and client from. */
  caseId: string;
  /** Up to 10,000 characters. */
  description?: string | null | undefined;
  /** As in `CreateCalendarEventInput`; absent: by the usual length of the type. */
  end?: string | null | undefined;
  /** Up to 500 characters; absent: none. */
  location?: string | null | undefined;
  /** As in `CreateCalendarEventInput`. */
  start: string;
  /** Absent or empty: the type and the title of the case. */
  title?: string | null | undefined;
  /** Kind of event. */
  type: CalendarEventType;
  /** IANA name; absent: that of the calendar's settings. */
  zone?: string | null | undefined;
};

/** What is bought on the checkout page. */
export type CreatePaymentCheckoutInput = {
  /** Own origin only. */
  cancelUrl?: string | null | undefined;
  /** Default MX. */
  country?: BillingCountry | null | undefined;
  /** Where the claim link goes when the caller is not signed in. */
  email: string;
  /** CARD by default. */
  method?: CheckoutMethod | null | undefined;
  /** Name of the buyer. */
  name: string;
  /** BASIC, PROFESSIONAL or ENTERPRISE; CUSTOM is kept as a quote request. */
  plan: PlanCode;
  /** Own origin only; it grants nothing. */
  successUrl?: string | null | undefined;
};

/** What a visitor buys on the landing page. */
export type CreateSubscriptionCheckoutInput = {
  /** Where the claim link goes when the caller is not signed in. */
  email: string;
  /** Name of the buyer. */
  name: string;
  /** BASIC, PROFESSIONAL or ENTERPRISE; others are refused with VALIDATION. */
  plan: PlanCode;
};

/** What `createTimeEntry` takes. */
export type CreateTimeEntryInput = {
  /** Absent: by the type of the event, else OTHER. */
  activity?: WorkActivity | null | undefined;
  /** Absent: as the event; without one BILLABLE with a case, else NOT_BILLABLE. */
  billing?: BillingKind | null | undefined;
  /** Case that the work was for; absent: that of the event, else none. */
  caseId?: string | null | undefined;
  /** Chosen by the client for retries: a second call with the same one answers the entry of the first. 1–64 letters, digits and `_.:-`. */
  clientId?: string | null | undefined;
  /** Up to 2,000 characters; absent: the title of the event or the task. */
  description?: string | null | undefined;
  /** Event that is recorded: it gives what is left out here. CONFLICT when the caller recorded it already. */
  eventId?: string | null | undefined;
  /** Original start of the occurrence; needed when the event is a series. */
  occurrenceOf?: Instant | null | undefined;
  /** 1–86,400, and at most 24 hours a day in all. Absent: the length of the event; needed without one. */
  seconds?: number | null | undefined;
  /** `2026-03-05T10:30`, local time in the zone of the calendar's settings; not in the future. */
  start?: string | null | undefined;
  /** Task that the work was for. */
  taskId?: string | null | undefined;
  /** Today or before, from 1970; absent: the day of `start`, of the event, or today. */
  workedOn?: string | null | undefined;
};

/** What `createUpload` takes. */
export type CreateUploadInput = {
  /** Size in bytes, 1–26,214,400 (25 MiB); more is PAYLOAD_TOO_LARGE. */
  byteLength: number;
  /** 1–255 characters; folders before the name are cut off. */
  fileName: string;
};

/** Arguments of `createWebhookEndpoint`. */
export type CreateWebhookEndpointInput = {
  /** At most 120 characters. */
  description?: string | null | undefined;
  /** 1 to 20 names that `webhookEventTypes` has. */
  eventTypes: Array<string>;
  /** https, a public name, port 443 or 8443, at most 2,000 characters, without user or password. */
  url: string;
};

/** What `createWorkTask` takes. */
export type CreateWorkTaskInput = {
  /** Case that it belongs to: whoever works in the case sees it. Absent: only the caller does. */
  caseId?: string | null | undefined;
  /** Day by which it should be done. */
  dueOn?: string | null | undefined;
  /** Up to 4,000 characters. */
  notes?: string | null | undefined;
  /** 1–200 characters. */
  title: string;
};

/** Arguments of `createZoomMeeting`. */
export type CreateZoomMeetingInput = {
  /** An event with hours that the caller may change. */
  eventId: string;
  /** The version that was read; CONFLICT when it changed meanwhile. */
  version: number;
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

/** Which deadlines a list shows: those that meet every condition given. */
export type DeadlineFilter = {
  /** Only deadlines of this case. */
  caseId?: string | null | undefined;
  /** Only those that end on this legal day or later. */
  from?: string | null | undefined;
  /** `true`: only completed ones; `false`: only open ones (pending and scheduled); all when absent. */
  isCompleted?: boolean | null | undefined;
  /** Words of title, description, type or the title of the case, in any order. */
  search?: string | null | undefined;
  /** Only those that end on this legal day or earlier. */
  to?: string | null | undefined;
};

/** The notice that one deadline is to be counted from. */
export type DeadlineNoticeInput = {
  /** Day on which a notice that nobody opened was sent or posted. */
  adviceSentOn?: string | null | undefined;
  /** The id of the deadline. */
  deadlineId: string;
  /** `true`: there is no such notice, and the deadline is an estimate again; absent: it was made. */
  isEstimated?: boolean | null | undefined;
  /** How it was notified. */
  method?: NoticeMethod | null | undefined;
  /** Time of the notice, `HH:MM` in the zone of the court. */
  noticeAt?: string | null | undefined;
  /** Legal day of the notice or fact. */
  noticeOn: string;
};

/** Where the date of a deadline comes from. */
export type DeadlineOrigin =
  /** Computed by statute: snoozing does not move it. */
  | 'COMPUTED'
  /** Taken from an event of the calendar: snoozing does not move it. */
  | 'EVENT'
  /** Typed by hand. */
  | 'MANUAL';

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
  citation?: string | null | undefined;
  /** The decision; absent or null takes it back. */
  decision?: CitationDecision | null | undefined;
  /** `index` of the citation. */
  index: number;
  /** Up to 500 characters; absent or null removes the note. */
  note?: string | null | undefined;
  /** The id of the review. */
  reviewId: string;
};

/** Arguments of `decideFindings`. */
export type DecideFindingsInput = {
  /** The decision; null: none again. */
  decision?: FindingDecision | null | undefined;
  /** Document of the caller. */
  documentId: string;
  /** 1 to 500 findings. */
  findingIds: Array<string>;
  /** A note, at most 1,000 characters, for all of them; absent: the notes stay; null or empty: none. */
  note?: string | null | undefined;
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
  calculationId: string;
};

/** What `deleteCalendarEvent` takes. */
export type DeleteCalendarEventInput = {
  /** Event, or series, to delete. */
  eventId: string;
  /** Original start of the occurrence; needed for a series unless `scope` is ALL. */
  occurrenceOf?: Instant | null | undefined;
  /** Which events of a series are deleted. */
  scope?: SeriesScope | null | undefined;
};

/** Arguments of `deleteCaseDocument`. */
export type DeleteCaseDocumentInput = {
  /** The id of the document. */
  documentId: string;
};

/** What `deleteCaseMessage` takes. */
export type DeleteCaseMessageInput = {
  /** Message to delete; FORBIDDEN unless the caller wrote it. */
  messageId: string;
};

/** Arguments of `deleteCaseNote`. */
export type DeleteCaseNoteInput = {
  /** The id of the note. */
  noteId: string;
};

/** Arguments of `deleteCitationReview`. */
export type DeleteCitationReviewInput = {
  /** The id of the review. */
  reviewId: string;
};

/** What `deleteContractTemplate` takes. */
export type DeleteContractTemplateInput = {
  /** An own template. Contracts made of it stay. */
  id: string;
};

/** Arguments of `deleteDeadline`. */
export type DeleteDeadlineInput = {
  /** The id of the deadline. */
  id: string;
};

/** Arguments of `deleteDocumentTable`. */
export type DeleteDocumentTableInput = {
  /** The table. */
  tableId: string;
};

/** Which estimate. */
export type DeleteEstimateInput = {
  /** Its id. */
  id: string;
};

/** Arguments of `deleteOperation`. */
export type DeleteOperationInput = {
  /** The id of a registered operation. */
  operationId: string;
};

/** Arguments of `deleteSavedSearch`. */
export type DeleteSavedSearchInput = {
  /** The id of the saved search. */
  id: string;
};

/** Arguments of `deleteThread`. */
export type DeleteThreadInput = {
  /** The id of the conversation. */
  threadId: string;
};

/** How often the unread notifications are mailed together (resumen por correo). */
export type DigestFrequency =
  /** Each day. */
  | 'DAILY'
  /** Never. */
  | 'OFF'
  /** Once a week. */
  | 'WEEKLY';

/** What `discardContractDraft` takes. */
export type DiscardContractDraftInput = {
  /** Template of the form. */
  templateId: string;
};

/** What `disconnectGoogleCalendar` takes. */
export type DisconnectGoogleCalendarInput = {
  /** True: the events that came from Google stay here as the account's own. */
  keepEvents?: boolean | null | undefined;
};

/** Arguments of `disconnectIntegration`. */
export type DisconnectIntegrationInput = {
  /** ZOOM or DOCUSIGN. */
  kind: IntegrationKind;
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

/** A column as it is sent. */
export type DocumentColumnInput = {
  /** Identifier of a column that stays; absent: a new one. */
  id?: string | null | undefined;
  /** What it holds. */
  kind: DocumentColumnKind;
  /** Role that it is narrowed to. */
  role?: string | null | undefined;
  /** Heading, 1 to 60 characters. */
  title: string;
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

/** In which document words stand. */
export type DocumentDifferenceKind =
  /** Only in the first. */
  | 'ONLY_FIRST'
  /** Only in the second. */
  | 'ONLY_SECOND'
  /** In both. */
  | 'SAME';

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

/** File format of a document that the server writes. */
export type DocumentFormat =
  /** Word document (Office Open XML). */
  | 'DOCX'
  /** PDF, `application/pdf`. */
  | 'PDF';

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

/** Format of a report of a document. */
export type DocumentReportFormat =
  /** Findings and facts as rows, UTF-8 with BOM. */
  | 'CSV'
  /** Word. */
  | 'DOCX'
  /** PDF. */
  | 'PDF';

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

/** Format of a table of documents. */
export type DocumentTableFormat =
  /** UTF-8 with BOM. */
  | 'CSV'
  /** Excel. */
  | 'XLSX';

/** What `draftContractClause` takes. */
export type DraftContractClauseInput = {
  /** Contract of the caller that the clause is for. */
  contractId: string;
  /** What the clause should say, in plain words, 10 to 1,000 characters. */
  request: string;
};

/** Arguments of `editCaseDocument`. Absent fields stay as they are. */
export type EditCaseDocumentInput = {
  /** The id of the document. */
  documentId: string;
  /** New name, 1 to 255 characters; its extension stays. */
  fileName?: string | null | undefined;
  /** Folder to move it to, up to 80 characters; null or empty: none. */
  folder?: string | null | undefined;
};

/** What `editCaseMessage` takes. */
export type EditCaseMessageInput = {
  /** Message to edit; FORBIDDEN unless the caller wrote it. */
  messageId: string;
  /** 1–4,000 characters after trimming. */
  text: string;
};

/** Part of `PreferenceSettingsInput`. Absent fields stay. */
export type EmailNotificationSettingsInput = {
  /** Deadlines and cases. */
  caseUpdates?: boolean | null | undefined;
  /** News of Foja. None is sent for now. */
  marketing?: boolean | null | undefined;
  /** Payments and the plan. */
  paymentReminders?: boolean | null | undefined;
  /** Usage and the service. */
  systemAlerts?: boolean | null | undefined;
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

/** For whom an estimate is printed. */
export type EstimateAudience =
  /** One page in plain words. */
  | 'CLIENT'
  /** The report: inputs, every figure with its sources, method. */
  | 'LAWYER';

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
  border?: boolean | null | undefined;
  /** Fee or rent before VAT, pesos. */
  fee?: string | null | undefined;
  /** Instead: what is received in the end. */
  net?: string | null | undefined;
  /** A company by default. */
  payer?: FeePayer | null | undefined;
  /** General by default. */
  regime?: FeeRegime | null | undefined;
  /** Instead: with its VAT. */
  totalWithVat?: string | null | undefined;
  /** Fees by default. */
  type?: FeeType | null | undefined;
  /** Free of VAT. */
  vatExempt?: boolean | null | undefined;
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
  code?: string | null | undefined;
  /** The `error` of the return address: `access_denied` when the person refused. */
  error?: string | null | undefined;
  /** The `state` of the return address; NOT_FOUND when unknown, used or expired. */
  state: string;
};

/** A term that is not in the list of rules: how much of what, by which statute. */
export type FreeTermInput = {
  /** How many of `unit`: 1–1,000; of hours 1–10,000, of years 1–60, as a day of the month 1–31. */
  amount: number;
  /** Articles that set it, `lft:735`, at most 20; shown as its basis. */
  articles?: Array<string> | null | undefined;
  /** Whether the day of the fact counts as the first. */
  countsTriggerDay?: boolean | null | undefined;
  /** Key of the statute that governs the count: `statuteKey` of `countingRegimes`. */
  regime: string;
  /** Up to 200 characters, in the words of the account. */
  title?: string | null | undefined;
  /** What it is counted in. */
  unit: TermUnit;
};

/** What `generateContract` takes. */
export type GenerateContractInput = {
  /** Case that it belongs to; one that the caller may not write to is NOT_FOUND. */
  caseId?: string | null | undefined;
  /** Where it will be used. */
  jurisdiction?: ContractJurisdiction | null | undefined;
  /** A template that the caller may use: a locked one is PREMIUM_REQUIRED, an unknown one NOT_FOUND. */
  templateId: string;
  /** 1 to 200 characters; absent: the name of the template with that of the first party. */
  title?: string | null | undefined;
  /** Values for every required field. */
  values: Array<ContractValueInput>;
};

/** What Google sent back to the page. */
export type GoogleCodeInput = {
  /** Authorization code; it can be used once. */
  code: string;
  /** The state of the address that was opened. */
  state: string;
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
  accessToken?: string | null | undefined;
  /** ID token of Google (JWT) with the nonce of `beginGoogleSignIn`. */
  credential?: string | null | undefined;
  /** Not used: Google's own is. */
  email?: string | null | undefined;
  /** Not used: the `sub` of the token identifies. */
  id?: string | null | undefined;
  /** Not used: Google's own is. */
  name?: string | null | undefined;
  /** Not used. */
  picture?: string | null | undefined;
  /** `google`; absent means the same. */
  provider?: string | null | undefined;
  /** State of `beginGoogleSignIn`; needed with `accessToken`. */
  state?: string | null | undefined;
  /** Not used: Google's own is. */
  verified?: boolean | null | undefined;
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

/** Whether the server can do all of its work. */
export type HealthStatus =
  /** Something is missing: `reasons` says what. Most operations fail when the database is lost, writes when it takes none. */
  | 'DEGRADED'
  /** Nothing is missing. */
  | 'OK';

/** Which entries: those that meet all that is given, of the caller's own and of the cases that the caller owns. */
export type HoursFilter = {
  /** Only this kind of work. */
  activity?: WorkActivity | null | undefined;
  /** Only what is charged in this way. */
  billing?: BillingKind | null | undefined;
  /** Only work on this case. */
  caseId?: string | null | undefined;
  /** Only this client: the name as in the case, accents and capitals aside. */
  client?: string | null | undefined;
  /** First day of work. */
  from?: string | null | undefined;
  /** True: only what is in a pre-bill; false: only what is in none. */
  isBilled?: boolean | null | undefined;
  /** True: only billable ones without a rate; false: only the others. */
  isWithoutRate?: boolean | null | undefined;
  /** Only work of this person. */
  personId?: string | null | undefined;
  /** Only what is in this pre-bill. */
  prebillId?: string | null | undefined;
  /** Words of description or client; each must be found, accents and capitals aside. */
  search?: string | null | undefined;
  /** Last day of work, counted too. */
  to?: string | null | undefined;
};

/** What `importCalendar` takes. */
export type ImportCalendarInput = {
  /** Case that new events are put in; absent: none. */
  caseId?: string | null | undefined;
  /** Type of events whose category names none. */
  type?: CalendarEventType | null | undefined;
  /** An upload of the caller's with its bytes: an .ics file of up to 10 MB and 5,000 events. */
  uploadId: string;
  /** IANA name of the zone of times that name none; absent: that of the file, else of the calendar's settings. */
  zone?: string | null | undefined;
};

/** What the calculator «Salario diario integrado» takes. Amounts are pesos as decimal text: `1234.50`. */
export type IntegratedWageCalculationInput = {
  /** Days of aguinaldo a year; never below 15 (LFT 87). */
  aguinaldoDays?: string | null | undefined;
  /** Wage a day, pesos. */
  dailySalary?: string | null | undefined;
  /** Day of the wage. */
  date?: string | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** Instead of `serviceYear`, with `date`. */
  hireDate?: string | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** Other payments for the work (LFT 84). */
  otherPayments?: Array<OtherPaymentInput> | null | undefined;
  /** Profit shared: it is no part of the wage (LFT 129). */
  ptuReceived?: string | null | undefined;
  /** Indemnities by default. */
  purpose?: IntegrationPurpose | null | undefined;
  /** Running year of service: 1 in the first. */
  serviceYear?: number | null | undefined;
  /** Days of vacations that the contract gives; never below LFT 76. */
  vacationDays?: string | null | undefined;
  /** `0.25` or `25`; never below 25 % (LFT 80). */
  vacationPremium?: string | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
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
  annual?: string | null | undefined;
  /** Days of a year; 365 by default. */
  basis?: number | null | undefined;
  /** Whether the basis was agreed. */
  basisAgreed?: boolean | null | undefined;
  /** Whether a clause capitalises interest. */
  capitalization?: boolean | null | undefined;
  /** Day on which the debt was due. */
  due?: string | null | undefined;
  /** What it is due by. */
  kind: InterestKind;
  /** Instead: a month. */
  monthly?: string | null | undefined;
  /** Agreed rate of the delay, a year. */
  moratoryAnnual?: string | null | undefined;
  /** Instead: a month. */
  moratoryMonthly?: string | null | undefined;
  /** Day of the payment. */
  paid: string;
  /** Payments on account. */
  payments?: Array<InterestPaymentInput> | null | undefined;
  /** Capital, pesos. */
  principal: string;
  /** Month of the TIIE of 28 days: `2025-06`. */
  referenceMonth?: string | null | undefined;
  /** Points above the TIIE. */
  spread?: string | null | undefined;
  /** First day of ordinary interest. */
  start?: string | null | undefined;
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
  amount: string;
  /** Day of the payment. */
  date: string;
};

/** Who is invited to a seat. */
export type InviteSeatInput = {
  /** Only an account with this e-mail may take the seat. */
  email: string;
};

/** Arguments of `inviteToCase`. */
export type InviteToCaseInput = {
  /** The id of the case. */
  caseId: string;
  /** Address to invite, with or without an account. A member of that address gets the other role at once, without an invitation. */
  email: string;
  /** COLLABORATOR or GUEST. */
  role: CaseRole;
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

/** Which documents. */
export type LegalDocumentFilter = {
  /** Only of this case. */
  caseId?: string | null | undefined;
  /** Only of this status. */
  status?: DocumentAnalysisStatus | null | undefined;
  /** Words of the name, accents and case ignored. */
  text?: string | null | undefined;
  /** Only of this type. */
  type?: LegalDocumentKind | null | undefined;
};

/** Names a document. */
export type LegalDocumentIdInput = {
  /** Document of the caller. */
  documentId: string;
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
  acknowledgedOn?: string | null | undefined;
  /** What is claimed. */
  action: LimitationAction;
  /** A bill or note at sight; `startDate` is its own date. */
  atSight?: boolean | null | undefined;
  /** Labour: day of the certificate or filing. */
  certificate?: string | null | undefined;
  /** Labour: day of the request of conciliation. */
  conciliationRequest?: string | null | undefined;
  /** Day of filing, to be compared. */
  filedOn?: string | null | undefined;
  /** Day on which the notice of dismissal was received. */
  noticeDate?: string | null | undefined;
  /** Of a cheque; the same place by default. */
  place?: ChequePlace | null | undefined;
  /** Day of the fact from which the term runs. */
  startDate?: string | null | undefined;
};

/** Arguments of `linkCases`. */
export type LinkCasesInput = {
  /** The id of the case that the kind describes: the appeal, the amparo, the enforcement. */
  caseId: string;
  /** How the first case is connected with the other; a circle of one kind is refused (VALIDATION). */
  kind: CaseLinkKind;
  /** The id of the other case, which may be archived; the caller must work in both. */
  otherCaseId: string;
};

/** What `login` takes. */
export type LoginInput = {
  /** E-mail of the account; capitals do not matter. */
  email: string;
  /** Password of the account. */
  password: string;
  /** Code of the second step, when it is at hand: six digits of the authenticator app, or a recovery code. */
  totpCode?: string | null | undefined;
};

/** What `markMessages` takes. */
export type MarkMessagesInput = {
  /** Case whose chat it is. */
  caseId: string;
  /** True: read up to there; false: only delivered. */
  isRead: boolean;
  /** Last message that arrived or was read; one beyond the end counts as the end. */
  sequence: number;
};

/** Arguments of `markNotificationsRead`. */
export type MarkNotificationsReadInput = {
  /** 1 to 100 notifications of the caller. */
  ids: Array<string>;
};

/** What `markPrebillSent` takes. */
export type MarkPrebillSentInput = {
  /** Day by which it should be paid; absent: as it was, else 30 days from today. */
  dueOn?: string | null | undefined;
  /** One of the caller's own that is OPEN, SENT or OVERDUE; else NOT_FOUND or CONFLICT. */
  id: string;
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
  adoptionDate?: string | null | undefined;
  /** Day of birth. */
  birth?: string | null | undefined;
  /** Wage a day, pesos. */
  dailySalary?: string | null | undefined;
  /** Expected day of birth. */
  expectedBirth?: string | null | undefined;
  /** Days of extension at half pay, sixty at most. */
  extensionDays?: number | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** A child with a disability or in hospital: eight weeks. */
  needsCare?: boolean | null | undefined;
  /** Weekly day of rest; Sunday by default. */
  restDay?: Weekday | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Weeks moved after birth, four at most. */
  weeksTransferred?: number | null | undefined;
  /** The mother by default. */
  worker?: LeaveTaker | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
};

/** Arguments of `moveTrigger` and `previewMove`. */
export type MoveTriggerInput = {
  /** `chainId` of one of the deadlines. */
  chainId: string;
  /** Those to compute again; all that are not completed when absent. */
  deadlineIds?: Array<string> | null | undefined;
  /** How it was notified; as it was when absent. */
  method?: NoticeMethod | null | undefined;
  /** New time of the notice, `HH:MM` in the zone of the court; as it was when absent. */
  noticeAt?: string | null | undefined;
  /** New legal day of the notice. */
  noticeOn: string;
  /** Each of these deadlines is counted from a notice of its own, instead of `noticeOn` and `deadlineIds`: to undo a move, or when the notice of an estimate was made. */
  notices?: Array<DeadlineNoticeInput> | null | undefined;
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
  inApp?: boolean | null | undefined;
  /** The kind. */
  kind: NotificationKind;
  /** Whether it is pushed. */
  push?: boolean | null | undefined;
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

/** Where the billing portal leads back to. */
export type OpenBillingPortalInput = {
  /** Own origin only. */
  returnUrl?: string | null | undefined;
};

/** Another payment for the work, which integrates the wage (LFT 84). */
export type OtherPaymentInput = {
  /** Pesos of each period, as text: `1234.50`. */
  amount: string;
  /** What it is, 1–80 characters. */
  name: string;
  /** How often; each month by default. */
  period?: PaymentPeriod | null | undefined;
};

/** What the calculator «Horas extra» takes. Amounts are pesos as decimal text: `1234.50`. */
export type OvertimeCalculationInput = {
  /** Of the worker: below 18 all hours are triple. */
  age?: number | null | undefined;
  /** Wage a day, pesos. */
  dailySalary?: string | null | undefined;
  /** Hours of LFT 65: paid once. */
  emergency?: boolean | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** Extra hours of each day of one week. */
  overtimeByDay: Array<string>;
  /** Day by default. */
  shift?: WorkShift | null | undefined;
  /** Hours of the shift, when the contract has fewer. */
  shiftHours?: string | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** A day of that week. */
  weekOf?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
};

/** How a field of an own template is filled in. */
export type OwnTemplateFieldInput = {
  /** PLAIN, MONEY, PERCENTAGE, INTEGER, RFC, CURP, EMAIL or ADDRESS. */
  format?: ContractFieldFormat | null | undefined;
  /** What people read, 1 to 100 characters. */
  label: string;
  /** Name as it stands in the file. */
  name: string;
  /** Choices of a SELECT, at most 30. */
  options?: Array<string> | null | undefined;
  /** Whether nothing is generated without it. */
  required?: boolean | null | undefined;
  /** How it is filled in. */
  type: ContractFieldType;
};

/** A party to add to a case. */
export type PartyInput = {
  /** Whether it is on the side of the client. */
  isOurs?: boolean | null | undefined;
  /** Name of the person or company, 1 to 200 characters. */
  name: string;
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

/** What `loginWithPasskey` and `confirmWithPasskey` take. */
export type PasskeyAnswerInput = {
  /** JSON text of the `AuthenticationResponseJSON` of the browser. */
  response: string;
  /** `PasskeyRequest.token`. */
  token: string;
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
  isPinned: boolean;
  /** The id of the conversation. */
  threadId: string;
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

/** Money that was received before the bill. */
export type PrebillAdvanceInput = {
  /** Whole centavos, 1–100,000,000,000; all together at most the total. */
  centavos: number;
  /** Up to 200 characters. */
  note?: string | null | undefined;
  /** Today or before. */
  receivedOn: string;
};

/** A line of a pre-bill that is not recorded time. */
export type PrebillExtraInput = {
  /** Whole centavos before taxes, 1–100,000,000,000; of a DISBURSEMENT what the receipt says in all. */
  centavos: number;
  /** 1–500 characters. */
  description: string;
  /** FLAT_FEE, EXPENSE or DISBURSEMENT; others are refused with VALIDATION. */
  kind: PrebillLineKind;
  /**
   * An upload with the receipt: PDF, XML, JPG or PNG, in all 15 MB in one pre-bill. `createPrebill` needs one for each
   * DISBURSEMENT; a FLAT_FEE takes none.
   */
  receiptUploadId?: string | null | undefined;
};

/** The pre-bill that an operation concerns. */
export type PrebillIdInput = {
  /** One of the caller's own; else NOT_FOUND. */
  id: string;
};

/** What `createPrebill` and `prebillPreview` take. */
export type PrebillInput = {
  /** Advances, up to 20. */
  advances?: Array<PrebillAdvanceInput> | null | undefined;
  /** Cases that the caller owns, all of one client, 1–20; absent: all those of `client`. */
  caseIds?: Array<string> | null | undefined;
  /** Name to print; absent: that of the cases. Needed without `caseIds`. */
  client?: string | null | undefined;
  /** Whether the client is a person or a company; a company withholds taxes of an individual. */
  clientKind: TaxPersonKind;
  /** RFC of 12 characters for a company, 13 for an individual, or a generic one. */
  clientRfc?: string | null | undefined;
  /** Only these entries; absent: all BILLABLE and FLAT_FEE ones of these days that are in no pre-bill. At most 1,000. */
  entryIds?: Array<string> | null | undefined;
  /** Fees and expenses, up to 50. */
  extras?: Array<PrebillExtraInput> | null | undefined;
  /** First day of work. */
  from: string;
  /** Up to 2,000 characters. */
  notes?: string | null | undefined;
  /** Last day of work, counted too. */
  to: string;
  /** Rate of VAT; absent: that of the issuer. */
  vatRate?: VatRate | null | undefined;
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

/** The payment that an operation concerns. */
export type PrebillPaymentIdInput = {
  /** Identifier of the payment. */
  id: string;
};

/** Why money was received. */
export type PrebillPaymentKind =
  /** Anticipo: received before the bill. */
  | 'ADVANCE'
  /** Pago, of the whole or a part. */
  | 'PAYMENT';

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

/** Part of `UpdateSettingsInput`. Absent fields stay. */
export type PreferenceSettingsInput = {
  /** Whether forms keep what was typed by themselves. */
  autoSave?: boolean | null | undefined;
  /** `MXN`, `USD` or `EUR`. */
  currency?: string | null | undefined;
  /** Room that the dashboard takes. */
  dashboardLayout?: DashboardLayout | null | undefined;
  /** How days are written in figures. */
  dateFormat?: DateFormat | null | undefined;
  /** Mails. */
  emailNotifications?: EmailNotificationSettingsInput | null | undefined;
  /** Language that is wished for answers. */
  language?: AnswerLanguage | null | undefined;
  /** Colours. */
  theme?: ThemePreference | null | undefined;
  /** A zone of Mexico, as `setAlertDays` takes it. */
  timeZone?: string | null | undefined;
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

/** Part of `UpdateSettingsInput`. Absent fields stay; null or empty clears what may be empty. */
export type ProfileSettingsInput = {
  /** At most 300 characters. */
  address?: string | null | undefined;
  /** At most 40 characters. */
  barNumber?: string | null | undefined;
  /** At most 1,000 characters. */
  bio?: string | null | undefined;
  /** A new name to sign in with: asks for a recent password (CONFIRMATION_REQUIRED); the old address is told by mail. */
  email?: string | null | undefined;
  /** At most 200 characters. */
  lawFirm?: string | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** At most 40 characters. */
  phone?: string | null | undefined;
  /** At most 100 characters. */
  profession?: string | null | undefined;
  /** Each once. */
  specializations?: Array<LegalSpecialization> | null | undefined;
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
  computedShare?: string | null | undefined;
  /** Wage a day, pesos. */
  dailySalary?: string | null | undefined;
  /** Days worked in the year. */
  days?: string | null | undefined;
  /** Instead: what is shared. */
  distributable?: string | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** Limit for trusted staff, before the 20 % (LFT 127-II). */
  highestOrdinaryWages?: string | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** First year of the company (LFT 126-I). */
  newCompany?: boolean | null | undefined;
  /** Shares received in the last three years. */
  ptuLastThreeYears?: Array<string> | null | undefined;
  /** Ordinary by default. */
  role?: ProfitRole | null | undefined;
  /** Taxable income of the company; 10 % is shared. */
  taxableIncome?: string | null | undefined;
  /** Days of all workers. */
  totalDays?: string | null | undefined;
  /** Wages of all workers. */
  totalWages?: string | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Wages of the year. */
  wages?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** The employer lives of own work, rents or interest (LFT 127-III). */
  workOnlyEmployer?: boolean | null | undefined;
  /** Instead: each worker. */
  workers?: Array<ProfitWorkerInput> | null | undefined;
};

/** A worker among whom profits are shared. */
export type ProfitWorkerInput = {
  /** Days worked in the year. */
  days: string;
  /** Name or number, up to 80 characters. */
  name?: string | null | undefined;
  /** Kind of worker; ordinary by default. */
  role?: ProfitRole | null | undefined;
  /** Wages of the year, pesos. */
  wages: string;
};

/** What the calculator «Día festivo» takes. Amounts are pesos as decimal text: `1234.50`. */
export type PublicHolidayCalculationInput = {
  /** Wage a day, pesos. */
  dailySalary?: string | null | undefined;
  /** The day. */
  date: string;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** Weekly day of rest. */
  restDay?: Weekday | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Whether it was worked; true by default. */
  worked?: boolean | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
};

/** How a piece of a comparison relates to quoted words and to the text. */
export type QuotePieceKind =
  /** In the text, but left out or changed in the quoted words. */
  | 'ONLY_IN_TEXT'
  /** In the quoted words, but not in the text. */
  | 'ONLY_QUOTED'
  /** In both. */
  | 'SAME';

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
  comment?: string | null | undefined;
  /** The id of an answer that has ended; before that it is refused (CONFLICT). */
  messageId: string;
  /** What was wrong; refused with HELPFUL (VALIDATION). */
  reasons?: Array<FeedbackReason> | null | undefined;
  /** Whether it was useful. */
  verdict: FeedbackVerdict;
};

/** What a rate is for. Where several fit, CASE comes before CLIENT, and CLIENT before PERSON. */
export type RateScope =
  /** Work on one case. */
  | 'CASE'
  /** Work on all cases of one client. */
  | 'CLIENT'
  /** Work of one person. */
  | 'PERSON';

/** Arguments of `readNotice`. */
export type ReadNoticeInput = {
  /** 1–60,000 characters; longer is refused (PAYLOAD_TOO_LARGE). Give either this or `uploadId`. */
  text?: string | null | undefined;
  /** A file that was uploaded, instead of `text`: PDF with text, DOCX, DOC, HTML or TXT (see `createUpload`). */
  uploadId?: string | null | undefined;
};

/** A reading that the asker chose instead of the one that was understood. */
export type ReadingChoiceInput = {
  /** Which part of the question. */
  kind: ReadingKind;
  /** `value` of one of the options, up to 200 characters. */
  value: string;
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

/** What `recordPrebillPayment` takes. */
export type RecordPrebillPaymentInput = {
  /** Whole centavos, at least 1 and at most the balance. */
  centavos: number;
  /** One of the caller's own that is OPEN, SENT or OVERDUE; else NOT_FOUND or CONFLICT. */
  id: string;
  /** Absent: PAYMENT. */
  kind?: PrebillPaymentKind | null | undefined;
  /** Up to 200 characters. */
  note?: string | null | undefined;
  /** Today or before; absent: today. */
  receivedOn?: string | null | undefined;
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
  count?: number | null | undefined;
  /** Period that it repeats by. */
  frequency: RecurrenceFrequency;
  /** Every how many periods, 1–99. */
  interval?: number | null | undefined;
  /** Last day, not before the start and not after 2100. Not together with `count`. */
  until?: string | null | undefined;
  /** 1–4, or -1 for the last; only with MONTHLY. The start must fall on it. */
  weekOfMonth?: number | null | undefined;
  /** WEEKLY: the days; that of the start when none are given. MONTHLY with `weekOfMonth`: exactly one. The day of the start must be one of them. */
  weekdays?: Array<Weekday> | null | undefined;
};

/** What `register` takes. */
export type RegisterInput = {
  /** Name to sign in with, in any case; CONFLICT when it has an account. */
  email: string;
  /** 1–200 characters. */
  name: string;
  /** 6–256 characters; 12 or more are recommended. Common ones, the own name and the own e-mail are refused. */
  password: string;
  /** Up to 100 characters. */
  profession?: string | null | undefined;
};

/** Arguments of `registerOperation`. */
export type RegisterOperationInput = {
  /** 0 to 3,600 seconds. */
  maxAgeSeconds?: number | null | undefined;
  /** 1 to 80 characters. */
  name: string;
  /** One query, valid and within the limits of operations, 20,000 characters at most. It may have variables and fragments. */
  text: string;
};

/** Arguments of `removeClosure`. */
export type RemoveClosureInput = {
  /** The id of a closure that the caller wrote. */
  id: string;
};

/** Arguments of `removeMember`. */
export type RemoveMemberInput = {
  /** The id of the case. */
  caseId: string;
  /** The id of the member; the caller's own id leaves the case. The owner cannot be removed or leave (FORBIDDEN). */
  userId: string;
};

/** Arguments of `removeParty`. */
export type RemovePartyInput = {
  /** The id of the case. */
  caseId: string;
  /** The id of the party. */
  partyId: string;
};

/** Arguments of `removePushDevice`. */
export type RemovePushDeviceInput = {
  /** A device of the caller. */
  id: string;
};

/** What `renamePasskey` takes. */
export type RenamePasskeyInput = {
  /** A passkey of the caller's account; else NOT_FOUND. */
  id: string;
  /** 1–60 characters. */
  name: string;
};

/** Arguments of `renameThread`. */
export type RenameThreadInput = {
  /** The id of the conversation. */
  threadId: string;
  /** 1–120 characters. */
  title: string;
};

/** Arguments of `reopenDeadline`. */
export type ReopenDeadlineInput = {
  /** The id of the deadline. */
  id: string;
};

/** What `reportClientError` takes: 64 kB in all, of which 8 kB are kept. Secrets and personal data (RFC, CURP, e-mail, telephone, CLABE, cards, values of query strings) are removed. */
export type ReportClientErrorInput = {
  /** Components of the page around the error; the first five lines are kept. */
  componentTrace?: string | null | undefined;
  /** Message of the error. */
  error: string;
  /** More about it, as text. */
  errorInfo?: string | null | undefined;
  /** Its stack as the browser writes it. */
  stack?: string | null | undefined;
  /** When it happened, as the browser writes it; it is stored as text. */
  timestamp?: string | null | undefined;
  /** Address of the page. */
  url?: string | null | undefined;
  /** Browser and system. */
  userAgent?: string | null | undefined;
};

/** Arguments of `requestAccountDeletion`. Asks for a recent password (CONFIRMATION_REQUIRED). */
export type RequestAccountDeletionInput = {
  /** What becomes of shared cases. */
  sharedCases: SharedCasesFate;
};

/** What `requestPasswordReset` takes. */
export type RequestPasswordResetInput = {
  /** E-mail of the account; capitals do not matter. */
  email: string;
};

/** Arguments of `requestPrivacyRight`. */
export type RequestPrivacyRightInput = {
  /** RECTIFICATION or OPPOSITION; the others have mutations of their own. */
  right: PrivacyRight;
  /** What is asked for: 10 to 2,000 characters. */
  text: string;
};

/** Who asks for an offer of CUSTOM. */
export type RequestQuoteInput = {
  /** Where the answer goes. */
  email: string;
  /** What they need. */
  message?: string | null | undefined;
  /** Name of the person. */
  name: string;
  /** How many people would use it. */
  seats?: number | null | undefined;
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
  newPassword: string;
  /** From the link of the mail: 43 characters, good for 30 minutes and one use. */
  token: string;
};

/** What `resolveGoogleConflict` takes. */
export type ResolveGoogleConflictInput = {
  /** Conflict to decide. */
  conflictId: string;
  /** Side whose values shall hold; the side that holds already only marks the conflict as seen. */
  keep: SyncSide;
};

/** What `restoreCalendarEvent` takes. */
export type RestoreCalendarEventInput = {
  /** The `deletedEventId` of the deletion. */
  eventId: string;
  /** Token of the deletion; one of another event is refused with VALIDATION. */
  undoToken: string;
};

/** What `restoreContractVersion` takes. */
export type RestoreContractVersionInput = {
  /** Contract of the caller that is not archived. */
  contractId: string;
  /** Number of the version whose text becomes a new version. */
  number: number;
};

/** Arguments of `restoreDeadline`. */
export type RestoreDeadlineInput = {
  /** The id of the deleted deadline. */
  id: string;
};

/** Arguments of `revokeInvitation`. */
export type RevokeInvitationInput = {
  /** The id of the case. */
  caseId: string;
  /** The id of an invitation without an answer. */
  invitationId: string;
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

/** Arguments of `saveCalculation`. */
export type SaveCalculationInput = {
  /** A case in which the caller may work. */
  caseId?: string | null | undefined;
  /** A contract of the caller. */
  contractId?: string | null | undefined;
  /** A deadline of the caller. */
  deadlineId?: string | null | undefined;
  /** 1–200 characters. */
  title: string;
  /** The values; they must give a figure, a date or a reason. */
  values: CalculateInput;
};

/** What `saveContractVersion` takes. */
export type SaveContractVersionInput = {
  /** Number of the version that was edited; when there is a later one it is CONFLICT. */
  baseNumber: number;
  /** The document as JSON of the editor. One without text is VALIDATION: «No hay contrato para guardar». */
  body: string;
  /** Contract of the caller that is not archived. */
  contractId: string;
  /** What was changed, up to 300 characters. */
  note?: string | null | undefined;
};

/** Arguments of `saveDeadlines`. */
export type SaveDeadlinesInput = {
  /** Case that they belong to; without one they are the caller's own. */
  caseId?: string | null | undefined;
  /** Id of the `TermChain` whose steps they are; absent when they are of none. */
  chainId?: string | null | undefined;
  /** 1–30 terms, all of one notice. */
  deadlines: Array<ComputedDeadlineInput>;
  /** The side that the caller represents; absent: as the parties of the case say (`Case.representedSide`). */
  represents?: ProceduralSide | null | undefined;
};

/** Arguments of `saveDocumentTable`. */
export type SaveDocumentTableInput = {
  /** 1 to 30 columns. */
  columns: Array<DocumentColumnInput>;
  /** 1 to 200 documents of the caller, in order. */
  documentIds: Array<string>;
  /** Name, 1 to 120 characters. */
  name: string;
  /** The table; absent: a new one. */
  tableId?: string | null | undefined;
};

/** Arguments of `saveSearch`. */
export type SaveSearchInput = {
  /** Its filters; none when absent. */
  filters?: SearchFilters | null | undefined;
  /** Whether to report new results; `false` when absent. */
  hasAlert?: boolean | null | undefined;
  /** 1–80 characters; the beginning of the query when absent. */
  name?: string | null | undefined;
  /** The words to search, 1–1,000 characters. */
  query: string;
  /** Its order; RELEVANCE when absent. */
  sort?: SearchSort | null | undefined;
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

/** Filters of a search: a text passes when it meets every filter given; of `kinds`, one is enough. */
export type SearchFilters = {
  /** Only this area of law. */
  area?: LegalArea | null | undefined;
  /** Only this category; all documents when absent. */
  category?: ResearchCategory | null | undefined;
  /** Only texts of courts of this level. */
  court?: Court | null | undefined;
  /** Only texts dated within this time; undated texts do not pass. */
  dateRange?: SearchDateRange | null | undefined;
  /** Only texts that apply there. */
  jurisdiction?: Jurisdiction | null | undefined;
  /** Only these kinds of document; all when absent or empty. */
  kinds?: Array<DocumentKind> | null | undefined;
  /** Key of a law: only its articles. */
  statute?: string | null | undefined;
};

/** The order of the results. */
export type SearchSort =
  /** The texts most cited by others held here first. */
  | 'CITATIONS'
  /** The newest first; undated texts last. */
  | 'DATE'
  /** The best match first. */
  | 'RELEVANCE';

/** State of a seat. */
export type SeatStatus =
  /** Accepted. */
  | 'ACTIVE'
  /** Invited, not accepted yet. */
  | 'INVITED'
  /** Pays for the plan. */
  | 'OWNER';

/** How a login can go on after the right password. */
export type SecondStepMethod =
  /** A passkey (llave de acceso). */
  | 'PASSKEY'
  /** One of the ten printed codes (código de recuperación). */
  | 'RECOVERY_CODE'
  /** Six digits of an authenticator app (código de la aplicación). */
  | 'TOTP';

/** Part of `UpdateSettingsInput`. Absent fields stay. */
export type SecuritySettingsInput = {
  /** The password of the account: with it the call may do what else asks for a recent one (`confirmPassword`). A wrong one is VALIDATION. */
  currentPassword?: string | null | undefined;
  /** Whether each login from a new device is told by mail. */
  loginNotifications?: boolean | null | undefined;
  /** A new password, with `currentPassword`; as `changePassword`. */
  newPassword?: string | null | undefined;
  /** 15, 30, 60, 120 or 480. */
  sessionTimeoutMinutes?: number | null | undefined;
};

/** What `sendCaseMessage` takes. */
export type SendCaseMessageInput = {
  /** At most 5. Documents: PDF, DOCX or TXT; LIMIT_REACHED when those of the case would pass 500 MB. */
  attachments?: Array<AttachmentInput> | null | undefined;
  /** Case to write in; CONFLICT when it is archived. */
  caseId: string;
  /** Chosen by the client, 1–100 characters. Sent again with the same text it answers the first message; with another text it is a CONFLICT. */
  clientId: string;
  /** Message of the same case that it answers. */
  replyToId?: string | null | undefined;
  /** 1–4,000 characters after trimming. */
  text: string;
};

/** What `sendContract` takes. */
export type SendContractInput = {
  /** Format of the attached file. */
  format?: DocumentFormat | null | undefined;
  /** Contract of the caller. */
  id: string;
  /** Plain text above the standard one, up to 1,000 characters. */
  message?: string | null | undefined;
  /** Addresses, 1 to 5. */
  to: Array<string>;
};

/** What `sendPrebill` takes. */
export type SendPrebillInput = {
  /** Day by which it should be paid, today or later; absent: as it was, else 30 days from today. */
  dueOn?: string | null | undefined;
  /** One of the caller's own that is OPEN, SENT or OVERDUE; else NOT_FOUND or CONFLICT. */
  id: string;
  /** Plain text above the standard one, up to 1,000 characters. */
  message?: string | null | undefined;
  /** Address of the client. */
  to: string;
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
  ask?: SeparationQuestion | null | undefined;
  /** Day of the payment. */
  date: string;
  /** Instead: first day of work. */
  hireDate?: string | null | undefined;
  /** Last ordinary salary of a month. */
  lastMonthlySalary: string;
  /** All payments for the separation, pesos. */
  separationPayments: string;
  /** Days beside them. */
  serviceDays?: number | null | undefined;
  /** Months beside them. */
  serviceMonths?: number | null | undefined;
  /** Whole years of service. */
  serviceYears?: number | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
};

/** Which events of a series a change or a deletion concerns. */
export type SeriesScope =
  /** The whole series, or the event that happens once. */
  | 'ALL'
  /** Only the one of `occurrenceOf`. */
  | 'ONLY_THIS'
  /** The one of `occurrenceOf` and those after it. A change makes them a series of their own. */
  | 'THIS_AND_FOLLOWING';

/** Arguments of `setAlertDays`. */
export type SetAlertDaysInput = {
  /** 1–5 different values of 0–365 days. */
  alertDays: Array<number>;
  /** IANA name of a zone of Mexico: Mexico_City, Monterrey, Merida, Chihuahua, Bahia_Banderas, Cancun, Mazatlan, Hermosillo, Tijuana, Ciudad_Juarez, Ojinaga or Matamoros of `America/`. Absent: as it was; null: none. */
  timeZone?: string | null | undefined;
};

/** What `setCalendarSettings` takes. Absent fields stay. */
export type SetCalendarSettingsInput = {
  /** Up to 5, in minutes before the start, 0–40,320. */
  alarms?: Array<number> | null | undefined;
  /** Key of `courtCalendars`; null: none. */
  courtCalendar?: string | null | undefined;
  /** Whole hour, 0–23, before `dayEndsAt`. */
  dayBeginsAt?: number | null | undefined;
  /** Whole hour, 1–24, after `dayBeginsAt`. */
  dayEndsAt?: number | null | undefined;
  /** Day that weeks begin with. */
  weekStartsOn?: Weekday | null | undefined;
  /** IANA name; an unknown one is refused with VALIDATION. */
  zone?: string | null | undefined;
};

/** Arguments of `setDeadlineReminder`. */
export type SetDeadlineReminderInput = {
  /** The id of the deadline. */
  id: string;
  /** When to be reminded: from now to 30 days ahead; null or absent: no reminder besides the alert days. */
  remindAt?: Instant | null | undefined;
};

/** What `setHoursSettings` takes. Absent fields stay. */
export type SetHoursSettingsInput = {
  /** Whether the issuer is a person or a company. */
  issuerKind?: TaxPersonKind | null | undefined;
  /** Name printed on bills, 1–200 characters. */
  issuerName?: string | null | undefined;
  /** Income tax regime of an issuer who is an individual. */
  issuerRegime?: IssuerRegime | null | undefined;
  /** RFC of 12 characters (a company) or 13 (an individual), as `issuerKind` says; null: none. */
  issuerRfc?: string | null | undefined;
  /** Rate of VAT that new bills begin with. */
  issuerVatRate?: VatRate | null | undefined;
  /** Holds from now on for all entries that are in no pre-bill. */
  rounding?: TimeRounding | null | undefined;
};

/** What `setTimeRate` takes. */
export type SetTimeRateInput = {
  /** With CASE: one that the caller owns. */
  caseId?: string | null | undefined;
  /** Price of one hour in whole centavos, 1–100,000,000. */
  centavos: number;
  /** With CLIENT: the name as in its cases, accents and capitals aside. */
  client?: string | null | undefined;
  /** With PERSON: one of `HoursSettings.people`; absent: the caller. */
  personId?: string | null | undefined;
  /** What the rate is for; it decides which of the next three is read. */
  scope: RateScope;
  /** From 2000 to one year ahead; absent: today. Entries of that day and later that are in no pre-bill get the new price. */
  validFrom?: string | null | undefined;
};

/** What the calculator «Finiquito» takes. Amounts are pesos as decimal text: `1234.50`. */
export type SettlementCalculationInput = {
  /** Days of aguinaldo a year; never below 15 (LFT 87). */
  aguinaldoDays?: string | null | undefined;
  /** Resignation by default. */
  cause?: EndingCause | null | undefined;
  /** Indefinite by default. */
  contract?: WorkContract | null | undefined;
  /** Wage a day, pesos. */
  dailySalary?: string | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** First day of work. */
  hireDate: string;
  /** Last day of work. */
  lastDayWorked: string;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** Other payments for the work (LFT 84). */
  otherPayments?: Array<OtherPaymentInput> | null | undefined;
  /** Full by default. */
  shift?: WorkingDayLength | null | undefined;
  /** Days of wages not paid yet. */
  unpaidWageDays?: string | null | undefined;
  /** Days of vacations that the contract gives; never below LFT 76. */
  vacationDays?: string | null | undefined;
  /** Days of vacations of earlier years not taken. */
  vacationDaysPending?: string | null | undefined;
  /** `0.25` or `25`; never below 25 % (LFT 80). */
  vacationPremium?: string | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
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
  action?: SeveranceAction | null | undefined;
  /** Days of aguinaldo a year; never below 15 (LFT 87). */
  aguinaldoDays?: string | null | undefined;
  /** Dismissal without cause by default. */
  cause?: EndingCause | null | undefined;
  /** Indefinite by default. */
  contract?: WorkContract | null | undefined;
  /** Wage a day, pesos. */
  dailySalary?: string | null | undefined;
  /** The worker died: back pay ends. */
  deathDate?: string | null | undefined;
  /** Last day of work. */
  dismissalDate: string;
  /** Platforms: effective time in years. */
  effectiveServiceYears?: string | null | undefined;
  /** Section of LFT 49 by which the employer declines: `49-I`. */
  employerDeclinesUnder?: string | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** First day of work; needed but for platforms. */
  hireDate?: string | null | undefined;
  /** Platforms: six monthly incomes (LFT 291-N). */
  incomeLastSixMonths?: Array<string> | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** Which lines; all by default. */
  only?: SeveranceScope | null | undefined;
  /** Other payments for the work (LFT 84). */
  otherPayments?: Array<OtherPaymentInput> | null | undefined;
  /** Back pay runs to this day. */
  paymentDate?: string | null | undefined;
  /** General by default. */
  regime?: SeveranceRegime | null | undefined;
  /** Full by default. */
  shift?: WorkingDayLength | null | undefined;
  /** Days of wages not paid yet. */
  unpaidWageDays?: string | null | undefined;
  /** Days of vacations that the contract gives; never below LFT 76. */
  vacationDays?: string | null | undefined;
  /** Days of vacations of earlier years not taken. */
  vacationDaysPending?: string | null | undefined;
  /** `0.25` or `25`; never below 25 % (LFT 80). */
  vacationPremium?: string | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
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
  hours?: number;
  /** The id of the deadline. */
  id: string;
};

/** What `startTimer` takes. */
export type StartTimerInput = {
  /** Absent: by the type of the event, else OTHER. */
  activity?: WorkActivity | null | undefined;
  /** Absent: as the event; without one BILLABLE with a case, else NOT_BILLABLE. */
  billing?: BillingKind | null | undefined;
  /** Case that the time is for; absent: that of the event or the task. */
  caseId?: string | null | undefined;
  /** Up to 2,000 characters; empty: the title of the event or the task. */
  description?: string | null | undefined;
  /** Event that the time is for. */
  eventId?: string | null | undefined;
  /** True: a timer that exists is stopped and recorded first. False: it is a CONFLICT. */
  replaces?: boolean | null | undefined;
  /** Task that the time is for. */
  taskId?: string | null | undefined;
};

/** Arguments of `stopAnswer`. */
export type StopAnswerInput = {
  /** The id of the answer. */
  messageId: string;
};

/** What `stopTimer` takes. */
export type StopTimerInput = {
  /** Recorded instead of what the timer shows, 1–86,400; needed after more than 24 hours, or when its day has no room for it. */
  seconds?: number | null | undefined;
  /** The caller's own timer. */
  timerId: string;
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
  dailySalary?: string | null | undefined;
  /** Day, for the minimum wage. */
  date?: string | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** Weekly day of rest. */
  restDay?: Weekday | null | undefined;
  /** How many. */
  sundaysWorked: string;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
};

/** What the calculator «Alimentos» takes. Amounts are pesos as decimal text: `1234.50`. */
export type SupportCalculationInput = {
  /** Support that is paid now. */
  amount?: string | null | undefined;
  /** What is asked; the amount by default. */
  ask?: SupportQuestion | null | undefined;
  /** How many receive support. */
  creditors?: number | null | undefined;
  /** Day of the count. */
  date?: string | null | undefined;
  /** Days that the floor covers; 30 by default. */
  days?: string | null | undefined;
  /** Day on which it was fixed or last raised. */
  fromDate?: string | null | undefined;
  /** The federal code by default. */
  law?: SupportLaw | null | undefined;
  /** Income of the debtor. */
  monthlyIncome?: string | null | undefined;
  /** Percentage that was ordered. */
  percent?: string | null | undefined;
  /** Percentages to see side by side. */
  scenarioPercents?: Array<string> | null | undefined;
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

/** What the calculator «Suspensión» takes. Amounts are pesos as decimal text: `1234.50`. */
export type SuspensionCalculationInput = {
  /** Why. */
  cause: SuspensionCause;
  /** Wage a day, pesos. */
  dailySalary?: string | null | undefined;
  /** First day. */
  date?: string | null | undefined;
  /** Instead: how many days. */
  days?: string | null | undefined;
  /** Last day. */
  endDate?: string | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
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
  from: string;
  /** 1–200 characters. */
  reason: string;
  /** Last legal day of it, not before `from`. */
  to: string;
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

/** Whether a document has a clause of a template. */
export type TemplateClauseState =
  /** Nothing about it. */
  | 'ABSENT'
  /** A clause about the same. */
  | 'PRESENT'
  /** Something near; read it. */
  | 'UNCERTAIN';

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

/** Colours of the screens (tema). */
export type ThemePreference =
  /** As the system has it. */
  | 'AUTO'
  /** Oscuro. */
  | 'DARK'
  /** Claro. */
  | 'LIGHT';

/** The entry that an operation concerns. */
export type TimeEntryIdInput = {
  /** Identifier of the entry; CONFLICT while it is in a pre-bill. */
  id: string;
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

/** The rate that an operation concerns. */
export type TimeRateIdInput = {
  /** One of the caller's own; else NOT_FOUND. */
  id: string;
};

/** How recorded time is rounded when it is charged. */
export type TimeRounding =
  /** As recorded, to the second. */
  | 'OFF'
  /** Up to the next 6 minutes (a tenth of an hour), each entry by itself. */
  | 'SIX_MINUTES';

/** The timer that an operation concerns. */
export type TimerIdInput = {
  /** The caller's own timer; NOT_FOUND when it was stopped or discarded. */
  timerId: string;
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

/** What `setTyping` takes. */
export type TypingInput = {
  /** Case whose chat it is. */
  caseId: string;
  /** True: the caller types; send it again every few seconds. False: the caller stopped. */
  isTyping: boolean;
};

/** What kind of fact was read in a question. */
export type UnderstoodKind =
  /** An amount of money. */
  | 'AMOUNT'
  /** A day. */
  | 'DATE'
  /** A stretch of time: `tres años`. */
  | 'DURATION';

/** Arguments of `unlinkCases`. */
export type UnlinkCasesInput = {
  /** The id of one of the two cases. */
  caseId: string;
  /** The id of the link. */
  linkId: string;
};

/** Arguments of `updateApiKey`. Absent fields stay as they are. */
export type UpdateApiKeyInput = {
  /** At most 20 addresses or networks; empty: any. */
  allowedAddresses?: Array<string> | null | undefined;
  /** A later instant, at most two years ahead; null: it does not expire. */
  expiresAt?: Instant | null | undefined;
  /** Requests in an hour. */
  hourlyLimit?: ApiKeyHourlyLimit | null | undefined;
  /** A key of the caller that is not revoked. */
  id: string;
  /** 1 to 80 characters. */
  name?: string | null | undefined;
  /** 1 to 60 scopes. */
  scopes?: Array<string> | null | undefined;
};

/** Arguments of `updateCalculation`. */
export type UpdateCalculationInput = {
  /** The id of the kept calculation. */
  calculationId: string;
  /** Another case; null: none; absent: as it is. */
  caseId?: string | null | undefined;
  /** A new title, 1–200 characters; absent: as it is. */
  title?: string | null | undefined;
  /** New values, of the same calculator or another; absent: as they are. */
  values?: CalculateInput | null | undefined;
};

/** What `updateCalendarEvent` takes. Absent fields stay; null empties what may be empty. */
export type UpdateCalendarEventInput = {
  /** Up to 5, in minutes before the start, 0–40,320; they replace those of before. */
  alarms?: Array<number> | null | undefined;
  /** Case to move it to; null takes it out of its case. FORBIDDEN where its owner could not change it any more. */
  caseId?: string | null | undefined;
  /** Up to 200 characters; null or empty: that of the case is shown. */
  client?: string | null | undefined;
  /** Up to 10,000 characters. */
  description?: string | null | undefined;
  /** In the form of `CreateCalendarEventInput`. Absent while `start` is given: the length stays. */
  end?: string | null | undefined;
  /** Event, or series, to change. */
  eventId: string;
  /** Whether it takes whole days from now on. */
  isAllDay?: boolean | null | undefined;
  /** Whether its hours are billed. */
  isBillable?: boolean | null | undefined;
  /** Whether it takes up the time of its owner. */
  isBusy?: boolean | null | undefined;
  /** Whether guests of its case see it too. */
  isShared?: boolean | null | undefined;
  /** Up to 500 characters. */
  location?: string | null | undefined;
  /** Original start of the occurrence that was edited; needed for a series unless `scope` is ALL. */
  occurrenceOf?: Instant | null | undefined;
  /** Replaces the rule; null: it happens once from now on. Refused with ONLY_THIS in a series. */
  recurrence?: RecurrenceInput | null | undefined;
  /** Which events of a series are changed. */
  scope?: SeriesScope | null | undefined;
  /** In the form of `CreateCalendarEventInput`, for the occurrence of `occurrenceOf` when that is given. */
  start?: string | null | undefined;
  /** 1–200 characters; null is refused. */
  title?: string | null | undefined;
  /** Billing and `isBusy` follow it, unless somebody chose otherwise. */
  type?: CalendarEventType | null | undefined;
  /** The version that was read; CONFLICT when it changed meanwhile. */
  version: number;
  /** IANA name; `start` and `end` are read in it. */
  zone?: string | null | undefined;
};

/** Arguments of `updateCase`. Absent fields stay as they are; null empties a field that may be empty. Amounts are whole centavos. */
export type UpdateCaseInput = {
  /** Whole centavos, 0 to 10^15. */
  amountClaimed?: number | null | undefined;
  /** Whole centavos, 0 to 10^15. */
  amountObtained?: number | null | undefined;
  /** Area of law; null is refused (VALIDATION). */
  area?: LegalArea | null | undefined;
  /** The id of the case. */
  caseId: string;
  /** 1–200 characters; null is refused (VALIDATION). */
  client?: string | null | undefined;
  /** Legal day of closing, not before `openedOn` nor after today. Only completed cases have it, and they must keep one. */
  closedOn?: string | null | undefined;
  /** A court of the directory, or one that the account wrote; null removes the court. */
  courtId?: string | null | undefined;
  /** A court that is not in the directory, up to 200 characters; refused together with `courtId` (VALIDATION). */
  courtName?: string | null | undefined;
  /** Up to 10,000 characters. */
  description?: string | null | undefined;
  /** Number that the court gave it, up to 100 characters. */
  fileNumber?: string | null | undefined;
  /** Whether to mark it as urgent. */
  isUrgent?: boolean | null | undefined;
  /** Legal day from 1900 to today; null is refused (VALIDATION). */
  openedOn?: string | null | undefined;
  /** How it ended; refused unless the case is completed (VALIDATION). */
  outcome?: CaseOutcome | null | undefined;
  /** All tags, instead of those it has; up to 20 of up to 40 characters each. */
  tags?: Array<string> | null | undefined;
  /** 1–200 characters; null is refused (VALIDATION). */
  title?: string | null | undefined;
  /** Kind of proceeding in free text, up to 120 characters. */
  type?: string | null | undefined;
  /** The version that was edited: fields that others changed since then are compared. */
  version: number;
};

/** Arguments of `updateCitationReview`. What is absent stays as it is. */
export type UpdateCitationReviewInput = {
  /** The id of the review. */
  reviewId: string;
  /** A new text is checked again; decisions stay with citations that are written the same. */
  text?: string | null | undefined;
  /** 1–120 characters. */
  title?: string | null | undefined;
  /** Another day checks the text again; null removes the day. */
  writtenOn?: string | null | undefined;
};

/** What `updateClientFiscalProfile` takes. */
export type UpdateClientFiscalProfileInput = {
  /** One of `cfdiUses` that fits the regime; S01 with a generic RFC. */
  cfdiUse: string;
  /** Up to 300 characters, without «|». */
  legalName: string;
  /** 5 digits. */
  postalCode: string;
  /** A pre-bill of the caller: its client is meant, in all bills. */
  prebillId: string;
  /** One of `fiscalRegimes` that fits the kind of person; 616 with a generic RFC. */
  regime: string;
  /** As in `updateFiscalProfile`; also XAXX010101000 (general public) and XEXX010101000 (foreign residents). */
  rfc: string;
};

/** What `updateContract` takes; what is absent stays. */
export type UpdateContractInput = {
  /** Case that it belongs to; null: none. */
  caseId?: string | null | undefined;
  /** Contract of the caller. */
  id: string;
  /** 1 to 200 characters. */
  title?: string | null | undefined;
  /** Its `version` as it was read; an older one is CONFLICT. */
  version: number;
};

/** What `updateContractTemplate` takes; what is absent stays. */
export type UpdateContractTemplateInput = {
  /** All its fields; one that the file does not have is VALIDATION. */
  fields?: Array<OwnTemplateFieldInput> | null | undefined;
  /** An own template. */
  id: string;
  /** 1 to 100 characters. */
  name?: string | null | undefined;
};

/** Arguments of `updateDeadline`. What is absent stays as it is. */
export type UpdateDeadlineInput = {
  /** 1–5 different values of 0–365 days; null: those of the account. */
  alertDays?: Array<number> | null | undefined;
  /** Moves it to this case; null takes it out of its case. Only its owner may give it to another account or take it out (else FORBIDDEN). */
  caseId?: string | null | undefined;
  /** Up to 4,000 characters. */
  description?: string | null | undefined;
  /** The instant when it ends; only of deadlines typed by hand, and instead of `dueOn`. */
  dueAt?: Instant | null | undefined;
  /** Hour of `dueOn`, `HH:MM` in the zone of the deadline; absent: the whole day. */
  dueHour?: string | null | undefined;
  /** Last legal day, from 2000 to 2100; only of deadlines typed by hand, and instead of `dueAt`. */
  dueOn?: string | null | undefined;
  /** The id of the deadline. */
  id: string;
  /** Whether guests of the case see it too; needs a case (else VALIDATION). */
  isShared?: boolean | null | undefined;
  /** Null: it follows the urgency. */
  priority?: DeadlineUrgency | null | undefined;
  /** 1–200 characters. */
  title?: string | null | undefined;
  /** One of the types of the calendar's events, or free text up to 120 characters. */
  type?: string | null | undefined;
  /** The version that was edited: fields that others changed since then are compared. */
  version: number;
};

/** Arguments of `updateDocument`. Absent fields stay as they are. */
export type UpdateDocumentInput = {
  /** The case that it belongs to; null: none. */
  caseId?: string | null | undefined;
  /** Document of the caller. */
  documentId: string;
  /** New name, 1 to 255 characters; its extension stays. */
  fileName?: string | null | undefined;
  /** What it is. The findings are made anew for that type, decisions stay. Null: as it was recognised. */
  type?: LegalDocumentKind | null | undefined;
};

/** What `updateFiscalProfile` takes. */
export type UpdateFiscalProfileInput = {
  /** One of `cfdiUses` that fits the regime. */
  cfdiUse: string;
  /** Up to 300 characters, without «|». */
  legalName: string;
  /** 5 digits. */
  postalCode: string;
  /** One of `fiscalRegimes` that fits the kind of person. */
  regime: string;
  /** 12 characters for a legal person, 13 for a natural one; spaces and hyphens are left out. */
  rfc: string;
};

/** Arguments of `updateNotificationSettings`. Absent fields stay. Mails are chosen with `updateSettings`. */
export type UpdateNotificationSettingsInput = {
  /** How often the digest is mailed. */
  digest?: DigestFrequency | null | undefined;
  /** 0 to 23. */
  digestHour?: number | null | undefined;
  /** 1 (Monday) to 7 (Sunday). */
  digestWeekday?: number | null | undefined;
  /** Kinds that change, each once. */
  kinds?: Array<NotificationKindInput> | null | undefined;
};

/** Arguments of `updatePrivacyChoices`. Absent fields stay. */
export type UpdatePrivacyChoicesInput = {
  /** Whether personal aspects may be evaluated without a person. */
  automatedEvaluation?: boolean | null | undefined;
  /** Whether texts may be sent to an outside model. */
  modelUse?: boolean | null | undefined;
};

/** Arguments of `updateSavedSearch`. What is absent or null stays as it is. */
export type UpdateSavedSearchInput = {
  /** Whether to report new results. */
  hasAlert?: boolean | null | undefined;
  /** The id of the saved search. */
  id: string;
  /** 1–80 characters. */
  name?: string | null | undefined;
  /** `true` marks the new results as seen. */
  seen?: boolean | null | undefined;
};

/** Arguments of `updateSettings`. */
export type UpdateSettingsInput = {
  /** How the product behaves. */
  preferences?: PreferenceSettingsInput | null | undefined;
  /** Who it is. */
  profile?: ProfileSettingsInput | null | undefined;
  /** How it is protected. */
  security?: SecuritySettingsInput | null | undefined;
  /** Version that was changed; another one is CONFLICT. Absent: whatever it is. */
  version?: number | null | undefined;
};

/** What `updateTimeEntry` takes. Absent fields stay; null empties what may be empty. */
export type UpdateTimeEntryInput = {
  /** Kind of work. */
  activity?: WorkActivity | null | undefined;
  /** How it is charged. */
  billing?: BillingKind | null | undefined;
  /** Case that the work was for; null: none. */
  caseId?: string | null | undefined;
  /** Up to 2,000 characters. */
  description?: string | null | undefined;
  /** Entry to change; CONFLICT while it is in a pre-bill. */
  id: string;
  /** 1–86,400, and at most 24 hours a day in all. */
  seconds?: number | null | undefined;
  /** `2026-03-05T10:30`, local time in the zone of the calendar's settings; null: only the day is known. */
  start?: string | null | undefined;
  /** Task that the work was for; null: none. */
  taskId?: string | null | undefined;
  /** The version that was read; CONFLICT when it changed meanwhile. */
  version: number;
  /** Today or before; another day without `start` removes the hour of the start. */
  workedOn?: string | null | undefined;
};

/** What `updateTimer` takes. Absent fields stay; null empties what may be empty. */
export type UpdateTimerInput = {
  /** Kind of work. */
  activity?: WorkActivity | null | undefined;
  /** How the entry will be charged. */
  billing?: BillingKind | null | undefined;
  /** Case that the time is for; null: none. */
  caseId?: string | null | undefined;
  /** Up to 2,000 characters. */
  description?: string | null | undefined;
  /** Task that the time is for; null: none. */
  taskId?: string | null | undefined;
  /** The caller's own timer; NOT_FOUND when it was stopped or discarded. */
  timerId: string;
};

/** Arguments of `updateWebhookEndpoint`. Absent fields stay as they are. */
export type UpdateWebhookEndpointInput = {
  /** At most 120 characters. */
  description?: string | null | undefined;
  /** 1 to 20 names. */
  eventTypes?: Array<string> | null | undefined;
  /** An endpoint of the caller. */
  id: string;
  /** False pauses it: what happens meanwhile is not sent later. True activates it, also after it was switched off. */
  isActive?: boolean | null | undefined;
  /** As in `createWebhookEndpoint`. */
  url?: string | null | undefined;
};

/** What `updateWorkTask` takes. Absent fields stay; null empties what may be empty. */
export type UpdateWorkTaskInput = {
  /** Case that it belongs to; null: none. */
  caseId?: string | null | undefined;
  /** Day by which it should be done; null: none. */
  dueOn?: string | null | undefined;
  /** Task to change. */
  id: string;
  /** True marks it as done now; false opens it again. */
  isDone?: boolean | null | undefined;
  /** Up to 4,000 characters. */
  notes?: string | null | undefined;
  /** 1–200 characters; null is refused. */
  title?: string | null | undefined;
  /** The version that was read; CONFLICT when it changed meanwhile. */
  version: number;
};

/** What the calculator «Actualización» takes. Amounts are pesos as decimal text: `1234.50`. */
export type UpdatingCalculationInput = {
  /** Amount, pesos. */
  amount?: string | null | undefined;
  /** How many; one by default. */
  count?: string | null | undefined;
  /** Day of the UMA or minimum wage. */
  date?: string | null | undefined;
  /** Month in which it was due, or of the first index: `2024-03`. */
  dueMonth?: string | null | undefined;
  /** How. */
  kind: UpdatingKind;
  /** Month of the payment, or of the last index. */
  paidMonth?: string | null | undefined;
  /** Year of the UMA. */
  year?: number | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
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
  cancelUrl?: string | null | undefined;
  /** Of a first purchase; CARD by default. */
  method?: CheckoutMethod | null | undefined;
  /** BASIC, PROFESSIONAL or ENTERPRISE. */
  plan: PlanCode;
  /** Own origin only; it grants nothing. */
  successUrl?: string | null | undefined;
};

/** What the calculator «Vacaciones» takes. Amounts are pesos as decimal text: `1234.50`. */
export type VacationsCalculationInput = {
  /** Day of the count. */
  cutDate?: string | null | undefined;
  /** Wage a day, pesos. */
  dailySalary?: string | null | undefined;
  /** Whether the relation ended. */
  ended?: boolean | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** First day of work. */
  hireDate?: string | null | undefined;
  /** Day of the law, for the list. */
  lawAt?: string | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** Years of service to list, or one to be paid. */
  serviceYears?: Array<string> | null | undefined;
  /** Days of vacations that the contract gives. */
  vacationDays?: string | null | undefined;
  /** Days not taken. */
  vacationDaysPending?: string | null | undefined;
  /** `0.25` or `25`; never below 25 % (LFT 80). */
  vacationPremium?: string | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
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
  dailySalary?: string | null | undefined;
  /** Day, for the minimum wage. */
  date: string;
  /** What is owed. */
  debt?: string | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** Support: percentage that was ordered. */
  percent?: string | null | undefined;
  /** Days of the pay period; 30 by default. */
  periodDays?: string | null | undefined;
  /** A debt to the employer by default. */
  type?: DeductionType | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
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

/** Names a delivery. */
export type WebhookDeliveryIdInput = {
  /** A delivery of the caller. */
  id: string;
};

/** What became of a delivery. */
export type WebhookDeliveryStatus =
  /** The receiver answered 2xx. */
  | 'DELIVERED'
  /** Every attempt failed, or the endpoint was switched off or deleted. */
  | 'FAILED'
  /** It waits for its first attempt or for another one. */
  | 'PENDING';

/** Names an endpoint. */
export type WebhookEndpointIdInput = {
  /** An endpoint of the caller. */
  id: string;
};

/** Whether an endpoint is sent events. */
export type WebhookEndpointState =
  /** It is sent the events that it chose. */
  | 'ACTIVE'
  /** Every delivery failed for days: it was switched off, and its owner was told. Activate it again with `updateWebhookEndpoint`. */
  | 'DISABLED'
  /** Its owner paused it. */
  | 'PAUSED';

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
  dailySalary?: string | null | undefined;
  /** Day, for the minimum wage. */
  date?: string | null | undefined;
  /** Instead: days worked, for the share of the rest (LFT 72). */
  daysWorkedInWeek?: string | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** Pay of each of those days. */
  payPerDayWorked?: string | null | undefined;
  /** Weekly day of rest. */
  restDay?: Weekday | null | undefined;
  /** Days of rest that were worked. */
  restDaysWorked?: string | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
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
  dailySalary?: string | null | undefined;
  /** Day of the risk, or of the degree. */
  date: string;
  /** Partial: per cent of the table of LFT 514. */
  disabilityPercent?: string | null | undefined;
  /** Instead: fifteen days. */
  fortnightlySalary?: string | null | undefined;
  /** Inexcusable fault of the employer (LFT 490). */
  inexcusableFault?: boolean | null | undefined;
  /** Whether insured by the IMSS. */
  insured?: boolean | null | undefined;
  /** Instead: a month; divided by 30 (LFT 89). */
  monthlySalary?: string | null | undefined;
  /** What it caused. */
  result: RiskResult;
  /** Temporary: days. */
  temporaryDays?: string | null | undefined;
  /** Days worked that `variableEarnings` covers; 30 by default. */
  variableDays?: number | null | undefined;
  /** Instead: earned in `variableDays` (LFT 89). */
  variableEarnings?: string | null | undefined;
  /** Instead: a week; divided by 7 (LFT 89). */
  weeklySalary?: string | null | undefined;
  /** Areas of the work; the general one by default. Two: their average (LFT 486). */
  zone?: Array<WageZone> | null | undefined;
};

/** Time of the day that is worked (LFT 60, 61). */
export type WorkShift =
  /** Between six and twenty hours. */
  | 'DAY'
  /** Parts of both. */
  | 'MIXED'
  /** Between twenty and six hours. */
  | 'NIGHT';

/** Which tasks a list shows: those that meet all that is given. */
export type WorkTaskFilter = {
  /** Only tasks of this case. */
  caseId?: string | null | undefined;
  /** True: only those that are done; false: only open ones. */
  isDone?: boolean | null | undefined;
};

/** The task that an operation concerns. */
export type WorkTaskIdInput = {
  /** Identifier of the task. */
  id: string;
};

/** Whether the legal working day is worked whole. */
export type WorkingDayLength =
  /** The whole day. */
  | 'FULL'
  /** Fewer hours: the minimum wage is in proportion. */
  | 'REDUCED';
