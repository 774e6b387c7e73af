export type AcceptInvitationInput = {
  /** From the link of the e-mail. */
  token: string;
};

export type AddCaseNoteInput = {
  caseId: string;
  isShared?: boolean | null | undefined;
  /** 1–10,000 characters. */
  text: string;
};

export type AddClosureInput = {
  calendar: string;
  from: string;
  kind?: ClosureKind;
  /** 1–200 characters. */
  reason: string;
  /** Where it was published, 1–500 characters. */
  source: string;
  to: string;
};

export type AddPartyInput = {
  caseId: string;
  party: PartyInput;
};

/** What can be done with what was asked. */
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
  | 'GEMINI'
  /** The embedded engine: composed from topics and articles, no generative model (motor local). */
  | 'LOCAL'
  | 'OPENAI_COMPATIBLE';

export type AnswerStage =
  | 'CHECKING'
  | 'SEARCHING'
  | 'UNDERSTANDING'
  | 'WRITING';

/** How an answer is told. */
export type AnswerStyle =
  /** In everyday words, with the terms of law that it needs explained (lenguaje claro). */
  | 'PLAIN'
  | 'STANDARD';

export type ArchiveCaseInput = {
  caseId: string;
  /** `false` brings it back. */
  isArchived: boolean;
};

export type AskQuestionInput = {
  /** Look in this area first: topics of other areas are left out, laws of the area come first (materia). */
  area?: LegalArea | null | undefined;
  /** Chosen by the client: the same id asked twice is one question. */
  clientId?: string | null | undefined;
  /** What to understand, chosen from the `reading` of an answer to the same question; at most one of a kind. */
  reading?: Array<ReadingChoiceInput> | null | undefined;
  style?: AnswerStyle | null | undefined;
  /** The question, 1–8,000 characters. */
  text: string;
  /** Conversation to go on with; a new one is opened without it. */
  threadId?: string | null | undefined;
};

export type AttachmentInput = {
  /** Of an article, or of a deadline of the same matter; for a document, of an `Upload` of the caller's that has its bytes: it is used once, and is kept with the message. */
  id: string;
  kind: AttachmentKind;
};

/** What a card in a message points at. */
export type AttachmentKind =
  | 'ARTICLE'
  | 'DEADLINE'
  | 'DOCUMENT';

/** Whether what a card points at is there for its viewer. */
export type AttachmentState =
  | 'AVAILABLE'
  /** It was deleted since. */
  | 'DELETED'
  /** Not held any more, or not for its viewer, who is not told of it: a deadline has no title then. */
  | 'UNAVAILABLE';

/** How recorded time is charged (cobro). */
export type BillingKind =
  /** Facturable: by the hour. */
  | 'BILLABLE'
  /** Tarifa fija: shown in detail, charged by an amount agreed upon. */
  | 'FLAT_FEE'
  /** Registrada, no facturable. */
  | 'NOT_BILLABLE';

/** What happened to the calendar. */
export type CalendarChangeKind =
  | 'DELETED'
  /** Many at once, from Google or a file: read the view anew. */
  | 'MANY'
  | 'SAVED';

/** How sure a calendar is. */
export type CalendarConfidence =
  | 'DERIVED'
  | 'NOT_PUBLISHED'
  | 'OFFICIAL'
  | 'PRESS'
  | 'TRANSCRIBED';

/** Where an event was made. */
export type CalendarEventSource =
  /** Read from an .ics file. */
  | 'FILE'
  | 'FOJA'
  /** Came from the Google calendar: shown with a «G». */
  | 'GOOGLE';

/** What an event of the calendar is (tipo de evento). Usual length and whether its hours are billed stand in `schema/event-types.ts`. */
export type CalendarEventType =
  /** Vencimiento: 30 min; creates its deadline. */
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

export type CalendarFeedIdInput = {
  feedId: string;
};

/** What a private feed holds. */
export type CalendarFeedScope =
  /** One case. */
  | 'CASE'
  /** All that its owner sees. */
  | 'USER';

/** Which events a list or a view shows: those that meet all that is given. */
export type CalendarFilter = {
  caseId?: string | null | undefined;
  isBillable?: boolean | null | undefined;
  /** Only those of the caller's own calendar. */
  isMine?: boolean | null | undefined;
  /** Words of title, description, place or client. */
  search?: string | null | undefined;
  types?: Array<CalendarEventType> | null | undefined;
};

/** What was done in a matter. */
export type CaseEventKind =
  | 'ARCHIVED'
  | 'CHANGED'
  | 'DEADLINE_ADDED'
  | 'DEADLINE_CHANGED'
  | 'DEADLINE_COMPLETED'
  | 'DEADLINE_DELETED'
  /** Computed anew: a closure or another notice moved it. */
  | 'DEADLINE_MOVED'
  | 'DEADLINE_REOPENED'
  | 'DEADLINE_RESTORED'
  | 'LINKED'
  | 'MEMBER_INVITED'
  | 'MEMBER_JOINED'
  | 'MEMBER_REMOVED'
  | 'NOTE_ADDED'
  | 'OPENED'
  | 'PARTY_ADDED'
  | 'PARTY_REMOVED'
  | 'RESTORED'
  | 'ROLE_CHANGED'
  | 'STATUS_CHANGED'
  | 'UNLINKED';

/** Which matters a list shows: those that meet all that is given. */
export type CaseFilter = {
  area?: LegalArea | null | undefined;
  client?: string | null | undefined;
  /** Archived ones instead of the others. */
  isArchived?: boolean | null | undefined;
  /** Only those with nothing ahead (olvidados). */
  isForgotten?: boolean | null | undefined;
  isUrgent?: boolean | null | undefined;
  /** Words of title, client, file number, party or description. */
  search?: string | null | undefined;
  status?: CaseStatus | null | undefined;
  tag?: string | null | undefined;
};

/** How one matter hangs together with another. */
export type CaseLinkKind =
  /** This one is an amparo against the other (amparo contra). */
  | 'AMPARO_AGAINST'
  /** This one appeals against the other (apelación de). */
  | 'APPEAL_OF'
  /** This one carries out the other (ejecución de). */
  | 'ENFORCEMENT_OF'
  /** Relacionado. */
  | 'RELATED';

/** How a matter ended (resultado). */
export type CaseOutcome =
  /** Perdido. */
  | 'LOST'
  /** Otro: withdrawn, dismissed, archived by the court. */
  | 'OTHER'
  /** Convenio. */
  | 'SETTLED'
  /** Ganado. */
  | 'WON';

/** What somebody may do in a matter (papel). */
export type CaseRole =
  /** Works in it: reads and edits all, writes in its chat (colaborador). */
  | 'COLLABORATOR'
  /** A client: reads only what is marked for guests (invitado). */
  | 'GUEST'
  /** Opened it; may do everything (titular). */
  | 'OWNER';

/** What a list of matters is ordered by. */
export type CaseSort =
  | 'CLIENT'
  /** Those that have waited longest first. */
  | 'LAST_ACTIVITY'
  /** Opened last first. */
  | 'OPENED'
  /** Active, pending, completed. */
  | 'STATUS'
  | 'TITLE'
  /** Changed last first. */
  | 'UPDATED';

/** Where a matter stands (estado). «Urgente» is a mark beside it: see `isUrgent`. */
export type CaseStatus =
  /** Activo. */
  | 'ACTIVE'
  /** Completado, cerrado. */
  | 'COMPLETED'
  /** Pendiente: not begun. */
  | 'PENDING';

export type ChangeCaseStatusInput = {
  caseId: string;
  /** Asked for when a matter is completed; may come later. */
  outcome?: CaseOutcome | null | undefined;
  status: CaseStatus;
};

export type ChangeStatusOfCasesInput = {
  /** At most 100. */
  caseIds: Array<string>;
  status: CaseStatus;
};

export type ChatMessageStatus =
  | 'COMPLETE'
  /** No answer could be given; the quota was given back. */
  | 'FAILED'
  /** Accepted, not begun. */
  | 'PENDING'
  /** Stopped by the user; the text is what had arrived (incompleta). */
  | 'STOPPED'
  /** Being written. */
  | 'STREAMING';

export type ChatReplyKind =
  /** `text` goes at `offset` of the answer. */
  | 'DELTA'
  /** The answer has ended; `message` is final. */
  | 'DONE'
  /** `citations` known so far. */
  | 'SOURCES'
  /** `stage` says what is being done. */
  | 'STATUS';

export type ChatRole =
  | 'ASSISTANT'
  | 'USER';

export type CheckCitationsInput = {
  /** 1–1,000,000 characters. */
  text: string;
  /** Day on which the text was written: what was reformed after it is said (default: nothing is said). */
  writtenOn?: string | null | undefined;
};

/** What the reader of a report decided about a citation. */
export type CitationDecision =
  /** Right as it is, or already mended. */
  | 'ACCEPTED'
  /** Left aside on purpose. */
  | 'IGNORED';

/** What checking a citation against the text found. */
export type CitationState =
  /** No such article in this law, or it is repealed (dato no coincide). */
  | 'MISMATCH'
  /** The law or thesis is not held here; nothing is said of its truth (no está en el acervo). */
  | 'NOT_HELD'
  /** The article exists, the quoted words do not stand there (existe, no dice lo citado). */
  | 'QUOTE_NOT_FOUND'
  /** Law and article exist, and quoted words stand there (verificada). */
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

/** How far a sentence that claims law is backed (respaldo). */
export type ClaimSupport =
  /** It cites nothing. */
  | 'NONE'
  /** The passage that it cites says so. */
  | 'SUPPORTED'
  /** It cites a passage that was found and does not plainly say so. */
  | 'WEAK';

/** Why a court does not work. */
export type ClosureKind =
  /** Suspensión de labores. */
  | 'CLOSURE'
  | 'HOLIDAY'
  /** Vacaciones, periodo de receso. */
  | 'RECESS';

export type CompleteDeadlineInput = {
  id: string;
};

export type ComputeChainInput = {
  calendar?: string | null | undefined;
  chainId: string;
  courtId?: string | null | undefined;
  distanceKm?: number | null | undefined;
  lawOfAct?: string | null | undefined;
  method?: NoticeMethod | null | undefined;
  noticeAt?: string | null | undefined;
  noticeOn: string;
};

export type ComputeDeadlineInput = {
  /** Day on which an electronic notice was sent or posted that nobody opened: the day on which the law takes it as given is counted instead of `noticeOn`. */
  adviceSentOn?: string | null | undefined;
  /** Court or authority whose calendar counts: key of `courtCalendars`. */
  calendar?: string | null | undefined;
  /** Court of the directory; its calendar is used when `calendar` is not given. */
  courtId?: string | null | undefined;
  /** Kilometres to the seat, where the law grants days for distance. */
  distanceKm?: number | null | undefined;
  /** Statute of the act, when the law leaves the effect to it. */
  lawOfAct?: string | null | undefined;
  method?: NoticeMethod | null | undefined;
  /** `HH:MM` in Mexico City; needed for hours. */
  noticeAt?: string | null | undefined;
  /** Day of the notice or fact. */
  noticeOn: string;
  /** Authority responsible, for the other reading of the amparo directo. */
  responsibleCalendar?: string | null | undefined;
  /** Either `ruleId` or `term`. */
  ruleId?: string | null | undefined;
  suspensions?: Array<SuspensionInput> | null | undefined;
  term?: FreeTermInput | null | undefined;
};

export type ComputedDeadlineInput = {
  alertDays?: Array<number> | null | undefined;
  computation: ComputeDeadlineInput;
  description?: string | null | undefined;
  title?: string | null | undefined;
};

/** Courts by the level that matters for how binding they are (órgano jurisdiccional). */
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

/** How sure the name of a court is. */
export type CourtConfidence =
  /** Read in a statute or an official list. */
  | 'OFFICIAL'
  /** Written by the account itself. */
  | 'OWN'
  /** From another public source. */
  | 'SECONDARY'
  /** Generally known, not confirmed. */
  | 'UNCONFIRMED';

export type CreateCalendarEventInput = {
  /** Up to 5, minutes before it, 0–40,320 (four weeks). */
  alarms?: Array<number> | null | undefined;
  caseId?: string | null | undefined;
  /** Up to 200 characters; that of the case when absent. */
  client?: string | null | undefined;
  /** Up to 10,000 characters. */
  description?: string | null | undefined;
  /** The same form, after the start and at most 31 days later; of whole days the last one. Absent: by the type's usual length. */
  end?: string | null | undefined;
  isAllDay?: boolean | null | undefined;
  /** Absent: by its type. */
  isBillable?: boolean | null | undefined;
  /** Absent: yes, but for deadlines and whole days. */
  isBusy?: boolean | null | undefined;
  isShared?: boolean | null | undefined;
  /** Up to 500 characters. */
  location?: string | null | undefined;
  recurrence?: RecurrenceInput | null | undefined;
  /** `2026-03-05T10:30` on the wall clock of `zone`; `2026-03-05` for whole days. A day or hour that does not exist is said. */
  start: string;
  /** 1–200 characters. */
  title: string;
  type?: CalendarEventType | null | undefined;
  /** IANA name; absent: that of the calendar's settings. */
  zone?: string | null | undefined;
};

export type CreateCalendarFeedInput = {
  /** Absent: all that the caller sees. */
  caseId?: string | null | undefined;
  isBusyOnly?: boolean | null | undefined;
  /** 1–100 characters; absent: after its scope. */
  name?: string | null | undefined;
};

export type CreateCaseInput = {
  amountClaimed?: number | null | undefined;
  area: LegalArea;
  /** 1–200 characters. */
  client: string;
  courtId?: string | null | undefined;
  /** A court that is not in the directory: kept for the account. */
  courtName?: string | null | undefined;
  /** Up to 10,000 characters. */
  description?: string | null | undefined;
  fileNumber?: string | null | undefined;
  isUrgent?: boolean | null | undefined;
  openedOn?: string | null | undefined;
  parties?: Array<PartyInput> | null | undefined;
  status?: CaseStatus | null | undefined;
  tags?: Array<string> | null | undefined;
  /** 1–200 characters. */
  title: string;
  type?: string | null | undefined;
};

export type CreateCitationReviewInput = {
  /** The text, 1–1,000,000 characters; or `uploadId`. */
  text?: string | null | undefined;
  /** 1–120 characters; the name of the file or the first words without it. */
  title?: string | null | undefined;
  /** A file that was uploaded: PDF with text, DOCX, DOC, HTML or TXT (see `createUpload`). */
  uploadId?: string | null | undefined;
  writtenOn?: string | null | undefined;
};

export type CreateDeadlineInput = {
  /** 1–5 values of 0–365. */
  alertDays?: Array<number> | null | undefined;
  caseId?: string | null | undefined;
  /** Up to 4,000 characters. */
  description?: string | null | undefined;
  dueAt?: string | null | undefined;
  /** Either a day (its end) or an instant. */
  dueOn?: string | null | undefined;
  isShared?: boolean | null | undefined;
  priority?: DeadlineUrgency | null | undefined;
  /** 1–200 characters. */
  title: string;
  type?: string | null | undefined;
};

export type CreateEventFromCaseInput = {
  caseId: string;
  description?: string | null | undefined;
  end?: string | null | undefined;
  location?: string | null | undefined;
  /** As in `CreateCalendarEventInput`. */
  start: string;
  /** Absent: the type and the title of the case. */
  title?: string | null | undefined;
  type: CalendarEventType;
  zone?: string | null | undefined;
};

export type CreateTimeEntryInput = {
  activity?: WorkActivity | null | undefined;
  /** Absent: as the event, else billable with a case and not without. */
  billing?: BillingKind | null | undefined;
  caseId?: string | null | undefined;
  /** Given anew with the same one, the entry of before is answered: for clients that try again. Up to 64 characters. */
  clientId?: string | null | undefined;
  /** Up to 2,000 characters. */
  description?: string | null | undefined;
  /** With its event, title, case and length are taken from it where they are not given. */
  eventId?: string | null | undefined;
  /** Of a series, which of its events. */
  occurrenceOf?: string | null | undefined;
  /** 1–86,400; absent: the length of the event. */
  seconds?: number | null | undefined;
  /** `2026-03-05T10:30` on the wall clock of the calendar's settings. */
  start?: string | null | undefined;
  taskId?: string | null | undefined;
  /** Today or before; absent: that of `start`, of the event, or today. */
  workedOn?: string | null | undefined;
};

export type CreateUploadInput = {
  /** 1–20,971,520 (20 MiB). */
  byteLength: number;
  /** 1–255 characters. */
  fileName: string;
};

export type CreateWorkTaskInput = {
  caseId?: string | null | undefined;
  dueOn?: string | null | undefined;
  /** Up to 4,000 characters. */
  notes?: string | null | undefined;
  /** 1–200 characters. */
  title: string;
};

/** ISO 4217. */
export type Currency =
  | 'MXN';

/** A warning that a deadline draws near, or that its date changed. */
export type DeadlineAlertKind =
  /** Its date was computed anew. */
  | 'CHANGED'
  | 'OVERDUE'
  /** A snoozed reminder came back. */
  | 'REMINDER'
  /** One of its alert days. */
  | 'STAGE';

/** Which deadlines a list shows: those that meet all that is given. */
export type DeadlineFilter = {
  caseId?: string | null | undefined;
  from?: string | null | undefined;
  /** Active (pending and scheduled) or completed ones; all when absent. */
  isCompleted?: boolean | null | undefined;
  search?: string | null | undefined;
  to?: string | null | undefined;
};

/** The notice that one deadline is counted from. */
export type DeadlineNoticeInput = {
  adviceSentOn?: string | null | undefined;
  deadlineId: string;
  method?: NoticeMethod | null | undefined;
  noticeAt?: string | null | undefined;
  noticeOn: string;
};

/** Where the date of a deadline comes from. */
export type DeadlineOrigin =
  /** Computed by statute: never moves with a snooze. */
  | 'COMPUTED'
  /** From an event of the calendar. */
  | 'EVENT'
  /** Typed in by hand. */
  | 'MANUAL';

/** Where a deadline stands (estado). */
export type DeadlineStatus =
  /** Completado. */
  | 'COMPLETED'
  /** Within the largest of its alert days (pendiente). */
  | 'PENDING'
  /** Further away than that (programado). */
  | 'SCHEDULED';

/** How pressing it is by the days left: ≤ 1, ≤ 3, ≤ 7, more (urgencia). */
export type DeadlineUrgency =
  | 'CRITICAL'
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type DecideCitationInput = {
  /** As it is written there: when another one stands at that index by now, nothing is decided (`CONFLICT`). */
  citation?: string | null | undefined;
  /** Absent takes the decision back. */
  decision?: CitationDecision | null | undefined;
  /** `index` of the citation. */
  index: number;
  /** Up to 500 characters. */
  note?: string | null | undefined;
  reviewId: string;
};

export type DeleteCalendarEventInput = {
  eventId: string;
  occurrenceOf?: string | null | undefined;
  scope?: SeriesScope | null | undefined;
};

export type DeleteCaseMessageInput = {
  messageId: string;
};

export type DeleteCaseNoteInput = {
  noteId: string;
};

export type DeleteCitationReviewInput = {
  reviewId: string;
};

export type DeleteDeadlineInput = {
  id: string;
};

export type DeleteSavedSearchInput = {
  id: string;
};

export type DeleteThreadInput = {
  threadId: string;
};

export type DisconnectGoogleCalendarInput = {
  /** Keep the events that came from Google as events of one's own. */
  keepEvents?: boolean | null | undefined;
};

/** A document that is written for the reader. */
export type DocumentFormat =
  | 'DOCX'
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

export type EditCaseMessageInput = {
  messageId: string;
  text: string;
};

/**
 * Why an operation was refused before it ran (in `errors[].extensions.code`) or ran and said no (in `userErrors[].code`).
 * The list is closed; each code has one HTTP status and one Spanish text.
 */
export type ErrorCode =
  /** The operation is not valid GraphQL for this schema, or too large. HTTP 400. */
  | 'BAD_REQUEST'
  /** Something of that identity exists already. HTTP 409. */
  | 'CONFLICT'
  /** The session may not do this. HTTP 403. */
  | 'FORBIDDEN'
  /** A defect of ours; quote the `requestId`. HTTP 500. */
  | 'INTERNAL'
  /** E-mail and password do not belong together. HTTP 401. */
  | 'INVALID_CREDENTIALS'
  /** The plan's quota is spent; `used`, `limit`, `resetsAt` say how far. HTTP 403. */
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
  /** No session, or the session has ended. HTTP 401. */
  | 'UNAUTHENTICATED'
  /** The database or the queue is not reachable; nothing was changed. HTTP 503. */
  | 'UNAVAILABLE'
  /** The body is of a type that is not accepted. HTTP 415. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** A service that Foja depends on failed or did not answer. HTTP 502. */
  | 'UPSTREAM'
  /** A field is missing or malformed. HTTP 400. */
  | 'VALIDATION';

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

/** Whether an answer was of use. */
export type FeedbackVerdict =
  | 'HELPFUL'
  | 'NOT_HELPFUL';

/** What Google's page came back with. */
export type FinishGoogleConnectionInput = {
  code?: string | null | undefined;
  /** `access_denied` when the person said no. */
  error?: string | null | undefined;
  state: string;
};

/** A term that is not in the list: how much, by which statute. */
export type FreeTermInput = {
  /** 1–1,000 (hours 1–10,000). */
  amount: number;
  /** Articles that set it, `lft:735`; shown as its basis. */
  articles?: Array<string> | null | undefined;
  /** The day of the fact counts as the first. */
  countsTriggerDay?: boolean | null | undefined;
  /** Statute that governs the count. */
  regime: string;
  title?: string | null | undefined;
  unit: TermUnit;
};

/** How the connection with Google stands. */
export type GoogleConnectionState =
  | 'CONNECTED'
  | 'DISCONNECTED'
  /** This server has no keys for Google; everything else works. */
  | 'NOT_CONFIGURED'
  /** Google no longer accepts our permission: connect again. */
  | 'REVOKED';

/** How an event stands against the Google calendar. */
export type GoogleEventState =
  /** Both sides have the same. */
  | 'IN_SYNC'
  /** A change waits to be sent. */
  | 'PENDING'
  /** Google said no to it; the change stays here. */
  | 'REFUSED';

/** What the sync is doing. */
export type GoogleSyncState =
  | 'IDLE'
  /** Reading or sending changes. */
  | 'RUNNING'
  /** The last try failed; it is tried again by itself. */
  | 'WAITING';

export type HealthStatus =
  | 'DEGRADED'
  | 'OK';

/** Which entries: those that meet all that is given. One's own, and those of the cases that one owns. */
export type HoursFilter = {
  activity?: WorkActivity | null | undefined;
  billing?: BillingKind | null | undefined;
  caseId?: string | null | undefined;
  /** As written in the case; accents and capitals aside. */
  client?: string | null | undefined;
  from?: string | null | undefined;
  /** In a pre-bill or not. */
  isBilled?: boolean | null | undefined;
  /** Billable ones without a rate. */
  isWithoutRate?: boolean | null | undefined;
  personId?: string | null | undefined;
  prebillId?: string | null | undefined;
  /** Words of the description. */
  search?: string | null | undefined;
  to?: string | null | undefined;
};

export type ImportCalendarInput = {
  /** Case that the events are put in. */
  caseId?: string | null | undefined;
  /** Type of those that come in. */
  type?: CalendarEventType | null | undefined;
  /** An upload of up to 10 MB, .ics. */
  uploadId: string;
  /** Zone of times that name none. */
  zone?: string | null | undefined;
};

export type InviteToCaseInput = {
  caseId: string;
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

/** Where a text rules (jurisdicción). */
export type Jurisdiction =
  | 'CHIHUAHUA'
  | 'CIUDAD_DE_MEXICO'
  | 'ESTADO_DE_MEXICO'
  | 'FEDERAL'
  | 'GUANAJUATO'
  | 'JALISCO'
  | 'NUEVO_LEON'
  | 'PUEBLA'
  | 'QUERETARO'
  | 'VERACRUZ';

/** The twelve areas of law (materias). */
export type LegalArea =
  | 'ADMINISTRATIVE'
  | 'AGRARIAN'
  | 'CIVIL'
  | 'COMMERCIAL'
  | 'CONSTITUTIONAL'
  | 'CORPORATE'
  | 'CRIMINAL'
  | 'ENVIRONMENTAL'
  | 'FAMILY'
  | 'INTERNATIONAL'
  | 'LABOR'
  | 'TAX';

export type LinkCasesInput = {
  caseId: string;
  kind: CaseLinkKind;
  otherCaseId: string;
};

export type LoginInput = {
  email: string;
  password: string;
};

export type MarkMessagesInput = {
  caseId: string;
  /** `false`: they only arrived. */
  isRead: boolean;
  /** Up to which one. */
  sequence: number;
};

/** Why a text is among the results. */
export type MatchReason =
  /** The search names it: a citation, a clave, a registro digital. */
  | 'CITED'
  /** Its meaning, by the embedding model. */
  | 'MEANING'
  /** Its words. */
  | 'TEXT'
  /** A topic of the editors about this question cites it. */
  | 'TOPIC';

/** Moves the notice of a chain; completed deadlines stay as they are. */
export type MoveTriggerInput = {
  chainId: string;
  /** Those to compute anew; all that are not completed when absent. */
  deadlineIds?: Array<string> | null | undefined;
  method?: NoticeMethod | null | undefined;
  noticeAt?: string | null | undefined;
  noticeOn: string;
  /** Takes a move back: each of these is counted from a notice of its own, instead of `noticeOn` and `deadlineIds`. */
  notices?: Array<DeadlineNoticeInput> | null | undefined;
};

/** Why nobody works on a day. */
export type NonWorkingDayKind =
  /** Días inhábiles, vacaciones o suspensión de labores of the court that was asked for. */
  | 'COURT_CLOSURE'
  /** Día de descanso obligatorio (LFT 74). */
  | 'HOLIDAY'
  | 'WEEKEND';

/** How somebody came to know of an act (forma de notificación). */
export type NoticeMethod =
  /** Boletín judicial, boletín jurisdiccional. */
  | 'BULLETIN'
  | 'CEDULA'
  | 'CERTIFIED_MAIL'
  | 'EDICT'
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
  | 'PERSONAL'
  /** Buzón tributario. */
  | 'TAX_MAILBOX';

export type PartyInput = {
  isOurs?: boolean | null | undefined;
  name: string;
  role: PartyRole;
};

/** Part that somebody plays in a matter (carácter). */
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

export type PinThreadInput = {
  isPinned: boolean;
  threadId: string;
};

/** The plans of Foja (planes). */
export type PlanCode =
  | 'BASIC'
  | 'CUSTOM'
  | 'DEMO'
  | 'ENTERPRISE'
  | 'FREE'
  | 'PROFESSIONAL'
  | 'TRIAL';

export type PlanSubscriptionStatus =
  | 'ACTIVE'
  | 'CANCELED'
  | 'INCOMPLETE'
  | 'PAST_DUE'
  | 'TRIALING';

/** A line of a pre-bill that is no recorded time. */
export type PrebillExtraInput = {
  /** Whole centavos, from 1. */
  centavos: number;
  /** 1–500 characters. */
  description: string;
  /** FLAT_FEE or EXPENSE. */
  kind: PrebillLineKind;
};

export type PrebillIdInput = {
  id: string;
};

export type PrebillInput = {
  /** Cases that the caller owns, of one client, 1–20; absent: those of `client`. */
  caseIds?: Array<string> | null | undefined;
  /** Absent: that of the cases. */
  client?: string | null | undefined;
  clientKind: TaxPersonKind;
  /** Of 12 signs for a company, 13 for an individual. */
  clientRfc?: string | null | undefined;
  /** Only these; absent: all billable and flat-fee ones of the days that are in no pre-bill. */
  entryIds?: Array<string> | null | undefined;
  /** Up to 50. */
  extras?: Array<PrebillExtraInput> | null | undefined;
  from: string;
  /** Up to 2,000 characters. */
  notes?: string | null | undefined;
  to: string;
};

/** What a line of a pre-bill charges. */
export type PrebillLineKind =
  /** Gastos. */
  | 'EXPENSE'
  | 'FLAT_FEE'
  /** An entry under a flat fee: its amount is 0. */
  | 'FLAT_FEE_DETAIL'
  | 'TIME';

/** Where a pre-bill stands. */
export type PrebillStatus =
  /** Discarded: its entries are free again. */
  | 'DISCARDED'
  /** Its entries are held; it may still be discarded. */
  | 'OPEN'
  /** Cobrada. */
  | 'PAID';

/** A stretch of a comparison between quoted words and the text. */
export type QuotePieceKind =
  /** In the text, left out or changed by the quote. */
  | 'ONLY_IN_TEXT'
  /** Quoted, but not in the text. */
  | 'ONLY_QUOTED'
  /** In both. */
  | 'SAME';

/** What became of words in quotation marks. */
export type QuoteState =
  /** The words stand in the text of what is cited. */
  | 'FOUND'
  /** What is cited is not held, so that nothing can be said. */
  | 'NOT_COMPARABLE'
  /** They do not stand there. */
  | 'NOT_FOUND'
  /** The text does not say whose words they are. */
  | 'UNATTRIBUTED';

export type RateAnswerInput = {
  /** Up to 1,000 characters. */
  comment?: string | null | undefined;
  messageId: string;
  /** Only with `NOT_HELPFUL`. */
  reasons?: Array<FeedbackReason> | null | undefined;
  verdict: FeedbackVerdict;
};

/** What a rate is for; the first of these that there is holds: case, client, person. */
export type RateScope =
  | 'CASE'
  | 'CLIENT'
  | 'PERSON';

export type ReadNoticeInput = {
  /** 1–60,000 characters; else an upload. */
  text?: string | null | undefined;
  uploadId?: string | null | undefined;
};

/** A reading that the asker chose in the place of the one that was understood. */
export type ReadingChoiceInput = {
  kind: ReadingKind;
  /** `value` of one of the options. */
  value: string;
};

/** What a part of the reading of a question says. */
export type ReadingKind =
  /** What is wanted: a term, an amount, a permission… */
  | 'INTENT'
  /** State or town that is named. */
  | 'PLACE'
  /** Who asks. */
  | 'ROLE'
  /** What it is about, as a question. */
  | 'SUBJECT';

/** How often a series comes round. */
export type RecurrenceFrequency =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY'
  | 'YEARLY';

/** How an event repeats, as a form says it. */
export type RecurrenceInput = {
  /** 1–999. Not together with `until`. */
  count?: number | null | undefined;
  frequency: RecurrenceFrequency;
  /** 1–99. */
  interval?: number | null | undefined;
  until?: string | null | undefined;
  /** 1–4, or -1 for the last. */
  weekOfMonth?: number | null | undefined;
  /** Weekly: the days; that of the start when there are none. Monthly with `weekOfMonth`: the one day. */
  weekdays?: Array<Weekday> | null | undefined;
};

export type RegisterInput = {
  email: string;
  name: string;
  /** At least 6 characters; 12 or more are recommended. */
  password: string;
  profession?: string | null | undefined;
};

export type RemoveClosureInput = {
  id: string;
};

export type RemoveMemberInput = {
  caseId: string;
  /** Oneself: leaves the matter. */
  userId: string;
};

export type RemovePartyInput = {
  caseId: string;
  partyId: string;
};

export type RenameThreadInput = {
  threadId: string;
  /** 1–120 characters. */
  title: string;
};

export type ReopenDeadlineInput = {
  id: string;
};

export type ReportClientErrorInput = {
  /** The first five lines of the stack. */
  componentTrace?: string | null | undefined;
  error: string;
  errorInfo?: string | null | undefined;
  stack?: string | null | undefined;
  timestamp?: string | null | undefined;
  url?: string | null | undefined;
  userAgent?: string | null | undefined;
};

/** What somebody is looking for in research (categoría de investigación). */
export type ResearchCategory =
  /** Codes and acts. */
  | 'CODES'
  /** Topics by Foja's editors. */
  | 'DOCTRINE'
  /** Theses, jurisprudencia and rulings. */
  | 'JURISPRUDENCE'
  /** How many texts speak of it, by kind, area, court and year: no texts. */
  | 'STATISTICS';

export type ResolveGoogleConflictInput = {
  conflictId: string;
  /** Side that shall hold; the one that holds already marks it as seen. */
  keep: SyncSide;
};

export type RestoreCalendarEventInput = {
  eventId: string;
  undoToken: string;
};

export type RestoreDeadlineInput = {
  id: string;
};

export type RevokeInvitationInput = {
  caseId: string;
  invitationId: string;
};

/** Saves computed terms to a matter; those of one call form a chain. */
export type SaveDeadlinesInput = {
  caseId?: string | null | undefined;
  chainId?: string | null | undefined;
  /** 1–30. */
  deadlines: Array<ComputedDeadlineInput>;
};

export type SaveSearchInput = {
  filters?: SearchFilters | null | undefined;
  hasAlert?: boolean | null | undefined;
  /** 1–80 characters; the query when absent. */
  name?: string | null | undefined;
  query: string;
  sort?: SearchSort | null | undefined;
};

/** How far back from today a text may date. */
export type SearchDateRange =
  | 'LAST_3_MONTHS'
  | 'LAST_5_YEARS'
  | 'LAST_MONTH'
  | 'LAST_YEAR';

/** Filters join with AND; the kinds of one list join with OR. */
export type SearchFilters = {
  area?: LegalArea | null | undefined;
  category?: ResearchCategory | null | undefined;
  court?: Court | null | undefined;
  dateRange?: SearchDateRange | null | undefined;
  jurisdiction?: Jurisdiction | null | undefined;
  kinds?: Array<DocumentKind> | null | undefined;
  /** Only this law. */
  statute?: string | null | undefined;
};

/** In which order results come. */
export type SearchSort =
  /** The most cited in the stock first. */
  | 'CITATIONS'
  /** The newest first; undated texts last. */
  | 'DATE'
  /** The best first. */
  | 'RELEVANCE';

export type SendCaseMessageInput = {
  /** At most 5. Documents: PDF, DOCX or TXT. */
  attachments?: Array<AttachmentInput> | null | undefined;
  caseId: string;
  /** Sent twice with the same id, it is one message. */
  clientId: string;
  replyToId?: string | null | undefined;
  /** 1–4,000 characters after trimming. */
  text: string;
};

/** Which events of a series an act concerns. */
export type SeriesScope =
  | 'ALL'
  /** The one of `occurrenceOf`. */
  | 'ONLY_THIS'
  /** It and those after it: they become a series of their own. */
  | 'THIS_AND_FOLLOWING';

export type SetAlertDaysInput = {
  /** 1–5 different values of 0–365. */
  alertDays: Array<number>;
  /** IANA name of a zone of Mexico: Mexico_City, Monterrey, Merida, Chihuahua, Bahia_Banderas, Cancun, Mazatlan, Hermosillo, Tijuana, Ciudad_Juarez, Ojinaga or Matamoros of `America/`. Absent: as it was; null: none. */
  timeZone?: string | null | undefined;
};

export type SetCalendarSettingsInput = {
  alarms?: Array<number> | null | undefined;
  /** Null: none. */
  courtCalendar?: string | null | undefined;
  dayBeginsAt?: number | null | undefined;
  dayEndsAt?: number | null | undefined;
  weekStartsOn?: Weekday | null | undefined;
  zone?: string | null | undefined;
};

export type SetHoursSettingsInput = {
  issuerKind?: TaxPersonKind | null | undefined;
  /** 1–200 characters. */
  issuerName?: string | null | undefined;
  issuerRegime?: IssuerRegime | null | undefined;
  /** RFC of 12 signs (a company) or 13 (an individual), as `issuerKind` says; null: none. */
  issuerRfc?: string | null | undefined;
  /** Entries that are in no pre-bill are charged by it from now on. */
  rounding?: TimeRounding | null | undefined;
};

export type SetTimeRateInput = {
  /** Of CASE; one that the caller owns. */
  caseId?: string | null | undefined;
  /** Whole centavos an hour, 1–100,000,000. */
  centavos: number;
  /** Of CLIENT: as written in its cases. */
  client?: string | null | undefined;
  /** Of PERSON; absent: the caller. */
  personId?: string | null | undefined;
  scope: RateScope;
  /** Absent: today. Entries since then that are in no pre-bill are charged by it. */
  validFrom?: string | null | undefined;
};

export type SnoozeDeadlineInput = {
  /** 1–720. */
  hours?: number;
  id: string;
};

export type StartTimerInput = {
  activity?: WorkActivity | null | undefined;
  billing?: BillingKind | null | undefined;
  caseId?: string | null | undefined;
  /** Up to 2,000 characters. */
  description?: string | null | undefined;
  eventId?: string | null | undefined;
  /** Another one that runs is stopped and recorded first; otherwise it is a conflict. */
  replaces?: boolean | null | undefined;
  taskId?: string | null | undefined;
};

export type StopAnswerInput = {
  messageId: string;
};

export type StopTimerInput = {
  /** Instead of what it shows, 1–86,400; needed when it ran for more than 24 hours, or its day has no room for it. */
  seconds?: number | null | undefined;
  timerId: string;
};

/** Days that do not count for a reason of the case: a suspension, the conciliation of article 518 LFT. */
export type SuspensionInput = {
  from: string;
  /** 1–200 characters. */
  reason: string;
  to: string;
};

/** Which side a conflict was resolved for. */
export type SyncSide =
  | 'FOJA'
  | 'GOOGLE';

/** Whether a party of a bill is a person or a company, as tax law tells them apart. */
export type TaxPersonKind =
  /** Persona moral. */
  | 'COMPANY'
  /** Persona física. */
  | 'INDIVIDUAL';

/** Whose term it is, and what it ends. */
export type TermKind =
  | 'AUTHORITY'
  | 'DURATION'
  /** The suit ends because nobody moves (caducidad). */
  | 'LAPSE'
  /** The right itself is lost (prescripción). */
  | 'LIMITATION'
  | 'PARTY';

/** What a term is counted in. */
export type TermUnit =
  | 'CALENDAR_DAYS'
  /** No later than that day of the month of the date given. */
  | 'DAY_OF_MONTH'
  | 'HOURS'
  | 'MONTHS'
  | 'WORKING_DAYS'
  | 'YEARS';

/** Why a full text is or is not shown. */
export type TextAccess =
  /** The text is open, or the plan reaches it. */
  | 'FULL'
  /** The full text needs a paid plan; the headnote and the official link are open. */
  | 'UPGRADE_REQUIRED';

/** Whose words a text is. */
export type TextSource =
  /** Official text as imported, with its date (texto oficial). */
  | 'OFFICIAL'
  /** Written by Foja's editors (síntesis). */
  | 'SYNTHESIS';

export type TimeEntryIdInput = {
  id: string;
};

/** How time came to be recorded. */
export type TimeEntrySource =
  | 'EVENT'
  | 'MANUAL'
  | 'TASK'
  | 'TIMER';

export type TimeRateIdInput = {
  id: string;
};

/** How recorded time is rounded when it is charged. */
export type TimeRounding =
  /** As recorded, to the second. */
  | 'OFF'
  /** Up to the next 6 minutes (a tenth of an hour), each entry by itself. */
  | 'SIX_MINUTES';

export type TimerIdInput = {
  timerId: string;
};

/** How a notice looks. */
export type ToastKind =
  | 'ERROR'
  | 'INFO'
  | 'SUCCESS'
  | 'WARNING';

export type TypingInput = {
  caseId: string;
  isTyping: boolean;
};

/** What a fact of a question is. */
export type UnderstoodKind =
  /** An amount of money. */
  | 'AMOUNT'
  | 'DATE'
  /** A stretch of time: `tres años`. */
  | 'DURATION';

export type UnlinkCasesInput = {
  caseId: string;
  linkId: string;
};

/** Absent fields stay; null empties what may be empty. */
export type UpdateCalendarEventInput = {
  alarms?: Array<number> | null | undefined;
  caseId?: string | null | undefined;
  client?: string | null | undefined;
  description?: string | null | undefined;
  /** Absent while `start` is given: the length stays. */
  end?: string | null | undefined;
  eventId: string;
  isAllDay?: boolean | null | undefined;
  isBillable?: boolean | null | undefined;
  isBusy?: boolean | null | undefined;
  isShared?: boolean | null | undefined;
  location?: string | null | undefined;
  /** Original start of the occurrence; needed unless `scope` is ALL. */
  occurrenceOf?: string | null | undefined;
  /** Null: it happens once from now on. Not with ONLY_THIS. */
  recurrence?: RecurrenceInput | null | undefined;
  /** Of a series: which of its events. */
  scope?: SeriesScope | null | undefined;
  start?: string | null | undefined;
  title?: string | null | undefined;
  type?: CalendarEventType | null | undefined;
  /** The version that was edited. */
  version: number;
  zone?: string | null | undefined;
};

/** Absent fields stay; null empties what may be empty. Amounts are whole centavos. */
export type UpdateCaseInput = {
  amountClaimed?: number | null | undefined;
  amountObtained?: number | null | undefined;
  area?: LegalArea | null | undefined;
  caseId: string;
  client?: string | null | undefined;
  /** A completed matter keeps one: null is refused there. */
  closedOn?: string | null | undefined;
  courtId?: string | null | undefined;
  courtName?: string | null | undefined;
  description?: string | null | undefined;
  fileNumber?: string | null | undefined;
  isUrgent?: boolean | null | undefined;
  openedOn?: string | null | undefined;
  outcome?: CaseOutcome | null | undefined;
  tags?: Array<string> | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
  /** The version that was edited. */
  version: number;
};

export type UpdateCitationReviewInput = {
  reviewId: string;
  /** A new text is checked anew; decisions about citations that are still written the same are kept. */
  text?: string | null | undefined;
  title?: string | null | undefined;
  writtenOn?: string | null | undefined;
};

export type UpdateDeadlineInput = {
  alertDays?: Array<number> | null | undefined;
  caseId?: string | null | undefined;
  description?: string | null | undefined;
  dueAt?: string | null | undefined;
  /** Only of those typed by hand. */
  dueOn?: string | null | undefined;
  id: string;
  isShared?: boolean | null | undefined;
  priority?: DeadlineUrgency | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
  version: number;
};

export type UpdateSavedSearchInput = {
  hasAlert?: boolean | null | undefined;
  id: string;
  name?: string | null | undefined;
  /** Says that the new results were seen. */
  seen?: boolean | null | undefined;
};

/** Absent fields stay; null empties what may be empty. */
export type UpdateTimeEntryInput = {
  activity?: WorkActivity | null | undefined;
  billing?: BillingKind | null | undefined;
  caseId?: string | null | undefined;
  description?: string | null | undefined;
  id: string;
  seconds?: number | null | undefined;
  start?: string | null | undefined;
  taskId?: string | null | undefined;
  version: number;
  workedOn?: string | null | undefined;
};

export type UpdateTimerInput = {
  activity?: WorkActivity | null | undefined;
  billing?: BillingKind | null | undefined;
  caseId?: string | null | undefined;
  description?: string | null | undefined;
  taskId?: string | null | undefined;
  timerId: string;
};

export type UpdateWorkTaskInput = {
  caseId?: string | null | undefined;
  dueOn?: string | null | undefined;
  id: string;
  isDone?: boolean | null | undefined;
  notes?: string | null | undefined;
  title?: string | null | undefined;
  version: number;
};

/** A day of the week. */
export type Weekday =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';

/** What time went into (actividad). */
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

/** Which tasks a list shows: those that meet all that is given. */
export type WorkTaskFilter = {
  caseId?: string | null | undefined;
  isDone?: boolean | null | undefined;
};

export type WorkTaskIdInput = {
  id: string;
};
