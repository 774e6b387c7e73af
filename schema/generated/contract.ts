export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A legal day without time or zone, `YYYY-MM-DD`: statutes count days, not instants. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601 with milliseconds (`2026-11-20T18:00:00.000Z`). */
  DateTime: { input: Date; output: Date; }
};

export type AcceptInvitationInput = {
  /** From the link of the e-mail. */
  token: Scalars['String']['input'];
};

export type AcceptInvitationPayload = {
  case: Maybe<Case>;
  userErrors: Array<UserError>;
};

export type AddCaseNoteInput = {
  caseId: Scalars['ID']['input'];
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1–10,000 characters. */
  text: Scalars['String']['input'];
};

export type AddCaseNotePayload = {
  case: Maybe<Case>;
  note: Maybe<CaseNote>;
  userErrors: Array<UserError>;
};

export type AddClosureInput = {
  calendar: Scalars['ID']['input'];
  from: Scalars['Date']['input'];
  kind?: ClosureKind;
  /** 1–200 characters. */
  reason: Scalars['String']['input'];
  /** Where it was published, 1–500 characters. */
  source: Scalars['String']['input'];
  to: Scalars['Date']['input'];
};

export type AddClosurePayload = {
  /** Deadlines whose date moved. */
  changed: Array<Deadline>;
  closure: Maybe<CalendarClosure>;
  userErrors: Array<UserError>;
};

export type AddPartyInput = {
  caseId: Scalars['ID']['input'];
  party: PartyInput;
};

export type AddPartyPayload = {
  case: Maybe<Case>;
  conflicts: Array<ConflictHit>;
  party: Maybe<CaseParty>;
  userErrors: Array<UserError>;
};

/** Another way to count it that courts follow (otra lectura). */
export type AlternativeReading = {
  dueOn: Scalars['Date']['output'];
  /** In Spanish: what the other reading says, and who. */
  note: Scalars['String']['output'];
  source: Scalars['String']['output'];
};

/** Something to do with what was asked, filled in with what is known (acción). */
export type AnswerAction = {
  amount: Maybe<Money>;
  articleNumber: Maybe<Scalars['String']['output']>;
  /** Day that it begins to count from, when the question says it. */
  date: Maybe<Scalars['Date']['output']>;
  duration: Maybe<Scalars['String']['output']>;
  kind: AnswerActionKind;
  /** In Spanish: `Calcular mi fecha límite`. */
  label: Scalars['String']['output'];
  /** The law of the term or of the amount: `lft`. */
  statuteKey: Maybe<Scalars['ID']['output']>;
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

/** A sentence of an answer that claims law (afirmación). */
export type AnswerClaim = {
  /** Ordinals of its citations, the one that backs it first. */
  citations: Array<Scalars['Int']['output']>;
  end: Scalars['Int']['output'];
  /** Why, in Spanish, when it is not supported. */
  reason: Maybe<Scalars['String']['output']>;
  /** Place in `text`, in UTF-16 code units. */
  start: Scalars['Int']['output'];
  support: ClaimSupport;
};

/** Who wrote an answer. */
export type AnswerEngine =
  | 'GEMINI'
  /** The embedded engine: composed from topics and articles, no generative model (motor local). */
  | 'LOCAL'
  | 'OPENAI_COMPATIBLE';

/** What the asker thought of an answer (opinión). */
export type AnswerFeedback = {
  comment: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  reasons: Array<FeedbackReason>;
  verdict: FeedbackVerdict;
};

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
  caseId: Scalars['ID']['input'];
  /** `false` brings it back. */
  isArchived: Scalars['Boolean']['input'];
};

export type ArchiveCasePayload = {
  case: Maybe<Case>;
  userErrors: Array<UserError>;
};

/** An article of a statute (artículo). */
export type Article = Node & {
  /** How it is cited in Mexico: `LFT, artículo 48`. */
  citation: Scalars['String']['output'];
  /** Texts of the stock that name this article (quién lo cita), the most cited first. */
  citedBy: CitingTextConnection;
  /** Articles of the stock that this one names (a quién cita). */
  cites: Array<Article>;
  /** `art_<statute>_<number>`, for example `art_lft_48`. */
  id: Scalars['ID']['output'];
  isRepealed: Scalars['Boolean']['output'];
  lastReformOn: Maybe<Scalars['Date']['output']>;
  /** A reform that the held text does not have, in Spanish; null when none is known. */
  laterReform: Maybe<Scalars['String']['output']>;
  /** Notes of reform, apart from the text (notas de reforma). */
  notes: Array<Scalars['String']['output']>;
  /** Number as cited: `48`, `39-A`, `1390 Bis 20`. */
  number: Scalars['String']['output'];
  /** Headings above it, from the widest to the narrowest. */
  path: Array<Scalars['String']['output']>;
  source: TextSource;
  statute: Statute;
  /** Foja's own synthesis, when it has one (síntesis). */
  synthesis: Maybe<Scalars['String']['output']>;
  /** Date of the text that the synthesis tells: an article that was reformed later may say something else. */
  synthesisAsOf: Maybe<Scalars['Date']['output']>;
  /** The official text where it is loaded, otherwise the synthesis. */
  text: Scalars['String']['output'];
  /** Date of the text that is shown: of the law, or of the version that was asked for. */
  textAsOf: Scalars['Date']['output'];
  /** Own heading of the synthesis or of the law, when there is one. */
  title: Maybe<Scalars['String']['output']>;
  /** Its place in Foja: `/codigo-civil/ccf/1602`. */
  url: Scalars['String']['output'];
};


/** An article of a statute (artículo). */
export type ArticleCitedByArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type AskQuestionInput = {
  /** Look in this area first: topics of other areas are left out, laws of the area come first (materia). */
  area?: InputMaybe<LegalArea>;
  /** Chosen by the client: the same id asked twice is one question. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** What to understand, chosen from the `reading` of an answer to the same question; at most one of a kind. */
  reading?: InputMaybe<Array<ReadingChoiceInput>>;
  style?: InputMaybe<AnswerStyle>;
  /** The question, 1–8,000 characters. */
  text: Scalars['String']['input'];
  /** Conversation to go on with; a new one is opened without it. */
  threadId?: InputMaybe<Scalars['ID']['input']>;
};

export type AskQuestionPayload = {
  /** The answer, `PENDING`: follow it with `chatReply`. */
  answer: Maybe<ChatMessage>;
  /** The finished answer, for clients that cannot subscribe: waits up to 120 s. */
  finishedAnswer: Maybe<ChatMessage>;
  question: Maybe<ChatMessage>;
  thread: Maybe<ChatThread>;
  usage: Maybe<UsageMeter>;
  userErrors: Array<UserError>;
};

export type AttachmentInput = {
  /** Of an article, or of a deadline of the same matter; for a document, of an `Upload` of the caller's that has its bytes: it is used once, and is kept with the message. */
  id: Scalars['ID']['input'];
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

/** A session was opened. The refresh token travels in an HttpOnly cookie, never in the body. */
export type AuthPayload = {
  /** When the access token stops being accepted. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Access token (JWT, EdDSA), valid for at most 15 minutes. */
  token: Maybe<Scalars['String']['output']>;
  user: Maybe<User>;
  userErrors: Array<UserError>;
};

/** Who sends the bills, as printed on them. */
export type BillIssuer = {
  kind: TaxPersonKind;
  name: Scalars['String']['output'];
  regime: IssuerRegime;
  rfc: Maybe<Scalars['String']['output']>;
};

/** A tax of a bill, with the article that it rests on. */
export type BillTax = {
  /** Negative when it is withheld. */
  amount: Money;
  /** In Spanish: «LISR, artículo 106, penúltimo párrafo…»; what the held law does not say is said. */
  basis: Scalars['String']['output'];
  /** In Spanish: «IVA 16 %», «Retención de ISR 10 %». */
  label: Scalars['String']['output'];
};

/** Billable events of one case. */
export type BillableOfCase = {
  /** Null: of none. */
  case: Maybe<Case>;
  totalEvents: Scalars['Int']['output'];
  totalHours: Scalars['Float']['output'];
};

/** Somebody whose hours the account may charge: its owner, and who works in its cases. */
export type BillablePerson = {
  name: Scalars['String']['output'];
  personId: Scalars['ID']['output'];
};

/**
 * Billable events (horas facturables de la agenda), with or without a case. Without days: all of them; of series those up
 * to now, and the first.
 */
export type BillableSummary = {
  byCase: Array<BillableOfCase>;
  totalEvents: Scalars['Int']['output'];
  totalHours: Scalars['Float']['output'];
  /** Past ones whose hours the caller has not recorded, latest first, at most 50. */
  unrecorded: Array<EventOccurrence>;
  unrecordedCount: Scalars['Int']['output'];
};

/** How recorded time is charged (cobro). */
export type BillingKind =
  /** Facturable: by the hour. */
  | 'BILLABLE'
  /** Tarifa fija: shown in detail, charged by an amount agreed upon. */
  | 'FLAT_FEE'
  /** Registrada, no facturable. */
  | 'NOT_BILLABLE';

/** A change of the calendar, as the socket tells it. */
export type CalendarChange = {
  /** Null when it was deleted or the caller may not see it. */
  event: Maybe<CalendarEvent>;
  eventId: Maybe<Scalars['ID']['output']>;
  kind: CalendarChangeKind;
};

/** What happened to the calendar. */
export type CalendarChangeKind =
  | 'DELETED'
  /** Many at once, from Google or a file: read the view anew. */
  | 'MANY'
  | 'SAVED';

/** Days on which a court does not work (días inhábiles). */
export type CalendarClosure = {
  from: Scalars['Date']['output'];
  /** Only of those that the account wrote. */
  id: Maybe<Scalars['ID']['output']>;
  isOwn: Scalars['Boolean']['output'];
  kind: ClosureKind;
  reason: Scalars['String']['output'];
  /** Where it was published; those of the account name their own. */
  source: Maybe<Scalars['String']['output']>;
  to: Scalars['Date']['output'];
};

/** How sure a calendar is. */
export type CalendarConfidence =
  | 'DERIVED'
  | 'NOT_PUBLISHED'
  | 'OFFICIAL'
  | 'PRESS'
  | 'TRANSCRIBED';

/** An event of the calendar (evento), or a series of them. */
export type CalendarEvent = Node & {
  /** Minutes before it at which calendar programs ring, most first. */
  alarms: Array<Scalars['Int']['output']>;
  /** Null as well when the caller may no longer see it. */
  case: Maybe<Case>;
  /** As written, or that of the case. */
  client: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  /** Its first 100 characters, with «…» when there is more. */
  descriptionPreview: Scalars['String']['output'];
  /** Of whole days, the midnight after the last one. */
  endAt: Scalars['DateTime']['output'];
  endTime: Maybe<Scalars['String']['output']>;
  endsOn: Scalars['Date']['output'];
  /** State against the Google calendar of its owner; null when that is not connected, or the event is somebody else's. */
  googleState: Maybe<GoogleEventState>;
  /** Its page in Google Calendar. */
  htmlLink: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isAllDay: Scalars['Boolean']['output'];
  /** Hours of it are billed: by its type, unless somebody chose. */
  isBillable: Scalars['Boolean']['output'];
  /** It takes up the time of whoever goes: events that do overlap are a conflict. */
  isBusy: Scalars['Boolean']['output'];
  /** It belongs to the calendar of the caller. */
  isMine: Scalars['Boolean']['output'];
  /** Guests of the case see it too. */
  isShared: Scalars['Boolean']['output'];
  location: Scalars['String']['output'];
  ownerName: Scalars['String']['output'];
  /** Null: it happens once. */
  recurrence: Maybe<Recurrence>;
  source: CalendarEventSource;
  /** Of a series, its first event. Of a whole day, its midnight in `zone`. */
  startAt: Scalars['DateTime']['output'];
  /** Wall clock in `zone`, `HH:MM`; null for whole days. */
  startTime: Maybe<Scalars['String']['output']>;
  /** First and last day in `zone`, both counted. */
  startsOn: Scalars['Date']['output'];
  title: Scalars['String']['output'];
  type: CalendarEventType;
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with every change; sent back with an update. */
  version: Scalars['Int']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
  /** IANA name: `America/Mexico_City`. */
  zone: Scalars['String']['output'];
};

export type CalendarEventConnection = {
  edges: Array<CalendarEventEdge>;
  nodes: Array<CalendarEvent>;
  pageInfo: PageInfo;
};

export type CalendarEventEdge = {
  cursor: Scalars['String']['output'];
  node: CalendarEvent;
};

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

/** A private address that calendar programs read (suscripción ICS). */
export type CalendarFeed = Node & {
  /** Null too when the owner may no longer see it: the address answers nothing then. */
  case: Maybe<Case>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Only when events are, without title, place, description or client. */
  isBusyOnly: Scalars['Boolean']['output'];
  /** Last characters of its key, to tell addresses apart. */
  keyEnding: Scalars['String']['output'];
  lastReadAt: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  scope: CalendarFeedScope;
};

/** A calendar as text, for whoever holds the key of its feed. */
export type CalendarFeedContent = {
  /** Changes with the content. */
  etag: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  /** RFC 5545. */
  text: Scalars['String']['output'];
};

export type CalendarFeedIdInput = {
  feedId: Scalars['ID']['input'];
};

/** What a private feed holds. */
export type CalendarFeedScope =
  /** One case. */
  | 'CASE'
  /** All that its owner sees. */
  | 'USER';

/** Which events a list or a view shows: those that meet all that is given. */
export type CalendarFilter = {
  caseId?: InputMaybe<Scalars['ID']['input']>;
  isBillable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of the caller's own calendar. */
  isMine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of title, description, place or client. */
  search?: InputMaybe<Scalars['String']['input']>;
  types?: InputMaybe<Array<CalendarEventType>>;
};

/** What a view shows between two days. */
export type CalendarRange = {
  from: Scalars['Date']['output'];
  /** More than 2,000: the rest is left out. Ask for fewer days. */
  isTruncated: Scalars['Boolean']['output'];
  /** Every one of the range, weekends too. */
  nonWorkingDays: Array<NonWorkingDay>;
  /** In Spanish, when the calendar of the court asked for is not held or not complete. */
  nonWorkingDaysNote: Maybe<Scalars['String']['output']>;
  /** By start, earliest first. */
  occurrences: Array<EventOccurrence>;
  to: Scalars['Date']['output'];
  zone: Scalars['String']['output'];
};

/** What an account chose for its calendar. */
export type CalendarSettings = {
  /** Alarms that a new event begins with. */
  alarms: Array<Scalars['Int']['output']>;
  /** Court whose days off the views show, key of `courtCalendars`; null: those of the law alone. */
  courtCalendar: Maybe<Scalars['ID']['output']>;
  /** First and last hour that day and week views show at once, 0–24. */
  dayBeginsAt: Scalars['Int']['output'];
  dayEndsAt: Scalars['Int']['output'];
  /** Zones that the form offers first; any IANA name is taken. */
  offeredZones: Array<CalendarZone>;
  /** Day that weeks begin with. */
  weekStartsOn: Weekday;
  /** `America/Mexico_City` at first. */
  zone: Scalars['String']['output'];
};

/** A year of a calendar, without its days. */
export type CalendarYearSummary = {
  confidence: CalendarConfidence;
  isComplete: Scalars['Boolean']['output'];
  year: Scalars['Int']['output'];
};

/** A time zone that the form offers (zona horaria). */
export type CalendarZone = {
  /** In Spanish: «Centro (Ciudad de México)». */
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A matter of the office (asunto, caso). */
export type Case = Node & {
  activity: CaseActivity;
  amountClaimed: Maybe<Money>;
  amountObtained: Maybe<Money>;
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  area: LegalArea;
  client: Scalars['String']['output'];
  closedOn: Maybe<Scalars['Date']['output']>;
  court: Maybe<CourtOffice>;
  createdAt: Scalars['DateTime']['output'];
  /** Those that are not completed first, by date. */
  deadlines: DeadlineConnection;
  description: Scalars['String']['output'];
  /** Those to come, earliest first; series by their first event. Guests see those that are shared. */
  events: CalendarEventConnection;
  /** Number that the court gave it (número de expediente). */
  fileNumber: Maybe<Scalars['String']['output']>;
  /** In Spanish, when the number does not look like those of that court; it is kept all the same. */
  fileNumberWarning: Maybe<Scalars['String']['output']>;
  /** Of those that the caller may see. */
  hours: HoursTotal;
  id: Scalars['ID']['output'];
  invitations: Array<CaseInvitation>;
  isUrgent: Scalars['Boolean']['output'];
  links: Array<CaseLink>;
  memberCount: Scalars['Int']['output'];
  /** Owner first, then by the day they joined. */
  members: Array<CaseMember>;
  myRole: CaseRole;
  nextDeadline: Maybe<Deadline>;
  notes: CaseNoteConnection;
  openedOn: Scalars['Date']['output'];
  outcome: Maybe<CaseOutcome>;
  parties: Array<CaseParty>;
  status: CaseStatus;
  tags: Array<Scalars['String']['output']>;
  timeline: CaseEventConnection;
  title: Scalars['String']['output'];
  /** What kind of proceeding it is: `Juicio ejecutivo mercantil` (tipo). */
  type: Scalars['String']['output'];
  unreadMessageCount: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with every change; sent back with an update, so that two people do not overwrite each other. */
  version: Scalars['Int']['output'];
  viewerCanArchive: Scalars['Boolean']['output'];
  viewerCanChangeStatus: Scalars['Boolean']['output'];
  /** May read the chat. */
  viewerCanChat: Scalars['Boolean']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
  viewerCanInvite: Scalars['Boolean']['output'];
  /** May write in it: not in an archived matter. */
  viewerCanWriteInChat: Scalars['Boolean']['output'];
};


/** A matter of the office (asunto, caso). */
export type CaseDeadlinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A matter of the office (asunto, caso). */
export type CaseEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A matter of the office (asunto, caso). */
export type CaseNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A matter of the office (asunto, caso). */
export type CaseTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A matter that the caller does not take part in any more. */
export type CaseAccessEndedEvent = {
  caseId: Scalars['ID']['output'];
};

/** How long nothing has moved in a matter. */
export type CaseActivity = {
  daysSince: Scalars['Int']['output'];
  /** No deadline, event or task lies ahead. */
  isForgotten: Scalars['Boolean']['output'];
  lastActivityAt: Scalars['DateTime']['output'];
  /** Null when no rule of the matter's area is known here. */
  watch: Maybe<ExpiryWatch>;
};

export type CaseConnection = {
  edges: Array<CaseEdge>;
  nodes: Array<Case>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CaseEdge = {
  cursor: Scalars['String']['output'];
  node: Case;
};

/** An entry of the timeline of a matter (bitácora). */
export type CaseEvent = {
  actorName: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: CaseEventKind;
  /** In Spanish: «cambió el estado de Pendiente a Activo». */
  text: Scalars['String']['output'];
};

export type CaseEventConnection = {
  edges: Array<CaseEventEdge>;
  nodes: Array<CaseEvent>;
  pageInfo: PageInfo;
};

export type CaseEventEdge = {
  cursor: Scalars['String']['output'];
  node: CaseEvent;
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
  area?: InputMaybe<LegalArea>;
  client?: InputMaybe<Scalars['String']['input']>;
  /** Archived ones instead of the others. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those with nothing ahead (olvidados). */
  isForgotten?: InputMaybe<Scalars['Boolean']['input']>;
  isUrgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of title, client, file number, party or description. */
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CaseStatus>;
  tag?: InputMaybe<Scalars['String']['input']>;
};

/** An invitation to a matter that waits for its answer (invitación). */
export type CaseInvitation = {
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  role: CaseRole;
  sentAt: Scalars['DateTime']['output'];
};

/** A matter seen from another. */
export type CaseLink = {
  case: Case;
  id: Scalars['ID']['output'];
  /** `true`: the kind is said of the other matter: it appeals against this one. */
  isIncoming: Scalars['Boolean']['output'];
  kind: CaseLinkKind;
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

/** Somebody who takes part in the work on a matter (integrante). */
export type CaseMember = {
  /** Last message of the chat that reached them, and that they read. */
  deliveredSequence: Scalars['Int']['output'];
  /** Only for those who work in the matter; null for guests. */
  email: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  readSequence: Scalars['Int']['output'];
  role: CaseRole;
  since: Scalars['DateTime']['output'];
  userId: Scalars['ID']['output'];
};

/** A message in the chat of a matter (mensaje del caso). */
export type CaseMessage = Node & {
  attachments: Array<MessageAttachment>;
  authorEmail: Scalars['String']['output'];
  authorId: Scalars['ID']['output'];
  authorName: Scalars['String']['output'];
  caseId: Scalars['ID']['output'];
  /** Chosen by the sender's client: the same one sent twice is one message. */
  clientId: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  editedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Members it names with `@`. */
  mentions: Array<Scalars['ID']['output']>;
  replyTo: Maybe<CaseMessage>;
  /** Place in the conversation, from 1, without gaps. */
  sequence: Scalars['Int']['output'];
  /** Text, never HTML; empty when it was deleted. */
  text: Scalars['String']['output'];
  /** Earlier wordings, oldest first; empty when it was deleted. */
  versions: Array<MessageVersion>;
  viewerCanDelete: Scalars['Boolean']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
};

export type CaseMessageConnection = {
  edges: Array<CaseMessageEdge>;
  nodes: Array<CaseMessage>;
  pageInfo: PageInfo;
};

export type CaseMessageEdge = {
  cursor: Scalars['String']['output'];
  node: CaseMessage;
};

/** A note in a matter (nota). */
export type CaseNote = Node & {
  authorName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  editedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Guests see it too. */
  isShared: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
};

export type CaseNoteConnection = {
  edges: Array<CaseNoteEdge>;
  nodes: Array<CaseNote>;
  pageInfo: PageInfo;
};

export type CaseNoteEdge = {
  cursor: Scalars['String']['output'];
  node: CaseNote;
};

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

/** Somebody named in a matter (parte). */
export type CaseParty = {
  id: Scalars['ID']['output'];
  /** On the side of the client. */
  isOurs: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  role: PartyRole;
};

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

/** Figures over the matters that the caller works in, none of them guessed. */
export type CaseStats = {
  activeCases: Scalars['Int']['output'];
  archivedCases: Scalars['Int']['output'];
  /** Mean from opening to closing of completed matters, in months of 30.44 days; null without any. */
  averageDurationMonths: Maybe<Scalars['Float']['output']>;
  averageDurationOf: Scalars['Int']['output'];
  completedCases: Scalars['Int']['output'];
  forgottenCases: Scalars['Int']['output'];
  pendingCases: Scalars['Int']['output'];
  /** The five changed last. */
  recentCases: Array<Case>;
  /** How many completed matters with an outcome the rate rests on. */
  successOf: Scalars['Int']['output'];
  /** Percentage of completed matters with an outcome that were won, 0–100; null without any. */
  successRate: Maybe<Scalars['Float']['output']>;
  totalCases: Scalars['Int']['output'];
  urgentCases: Scalars['Int']['output'];
};

/** Where a matter stands (estado). «Urgente» is a mark beside it: see `isUrgent`. */
export type CaseStatus =
  /** Activo. */
  | 'ACTIVE'
  /** Completado, cerrado. */
  | 'COMPLETED'
  /** Pendiente: not begun. */
  | 'PENDING';

/** A matter changed, as the socket tells it. */
export type CaseStatusEvent = {
  /** Null when the caller may no longer see it. */
  case: Maybe<Case>;
  caseId: Scalars['ID']['output'];
  status: CaseStatus;
  timestamp: Scalars['DateTime']['output'];
  /** Who changed it. */
  userId: Scalars['ID']['output'];
};

export type ChangeCaseStatusInput = {
  caseId: Scalars['ID']['input'];
  /** Asked for when a matter is completed; may come later. */
  outcome?: InputMaybe<CaseOutcome>;
  status: CaseStatus;
};

export type ChangeCaseStatusPayload = {
  case: Maybe<Case>;
  /** What to send back to undo it. */
  previousStatus: Maybe<CaseStatus>;
  userErrors: Array<UserError>;
};

export type ChangeStatusOfCasesInput = {
  /** At most 100. */
  caseIds: Array<Scalars['ID']['input']>;
  status: CaseStatus;
};

export type ChangeStatusOfCasesPayload = {
  cases: Array<Case>;
  userErrors: Array<UserError>;
};

/** A question or an answer (mensaje). */
export type ChatMessage = Node & {
  /** What can be counted or calculated from here. */
  actions: Array<AnswerAction>;
  /** Area that the question was limited to. */
  area: Maybe<LegalArea>;
  /** Every citation of the text, checked. */
  citations: Array<Citation>;
  /** Every sentence of an answer that claims law, in order, with what backs it. */
  claims: Array<AnswerClaim>;
  completedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  engine: Maybe<AnswerEngine>;
  /** Why it failed, in Spanish, when `status` is `FAILED`. */
  error: Maybe<Scalars['String']['output']>;
  feedback: Maybe<AnswerFeedback>;
  /** Questions to ask next (siguientes preguntas). */
  followUps: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** `true` when the question is outside of what is held and the answer says so (abstención). */
  isAbstention: Scalars['Boolean']['output'];
  /** Name of the generative model, when one wrote it. */
  model: Maybe<Scalars['String']['output']>;
  /** Null when no generative model was called. */
  modelUsage: Maybe<ModelUsage>;
  /** What the reader must know about how it was written, in Spanish. */
  notice: Maybe<Scalars['String']['output']>;
  /** How the question was understood, on its answer; empty where nothing needed choosing. */
  reading: Array<QuestionReading>;
  role: ChatRole;
  status: ChatMessageStatus;
  style: AnswerStyle;
  /** Markdown. Citations stand as `[1]` and are listed in `citations`. */
  text: Scalars['String']['output'];
  threadId: Scalars['ID']['output'];
  /** Dates, amounts and stretches of time of a question; on an answer, those of its question. */
  understood: Array<UnderstoodFact>;
};

export type ChatMessageConnection = {
  edges: Array<ChatMessageEdge>;
  nodes: Array<ChatMessage>;
  pageInfo: PageInfo;
};

export type ChatMessageEdge = {
  cursor: Scalars['String']['output'];
  node: ChatMessage;
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

/** One step of an answer that is being written. */
export type ChatReplyEvent = {
  citations: Maybe<Array<Citation>>;
  kind: ChatReplyKind;
  message: Maybe<ChatMessage>;
  messageId: Scalars['ID']['output'];
  /** Position of `text` in the answer, in UTF-16 code units. */
  offset: Maybe<Scalars['Int']['output']>;
  stage: Maybe<AnswerStage>;
  text: Maybe<Scalars['String']['output']>;
};

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

/** What the assistant holds, to be said before and after a question. */
export type ChatStock = {
  /** Articles that are known to exist, by law and number. */
  articleCount: Scalars['Int']['output'];
  engine: AnswerEngine;
  /** Questions to begin with. */
  examples: Array<Scalars['String']['output']>;
  model: Maybe<Scalars['String']['output']>;
  /** How many of those articles have their official text loaded here. */
  officialTextCount: Scalars['Int']['output'];
  statuteCount: Scalars['Int']['output'];
  /** How many of those articles have a synthesis of Foja's own. */
  synthesisCount: Scalars['Int']['output'];
  /** Most recent date of a text that is held. */
  textAsOf: Maybe<Scalars['Date']['output']>;
  topicCount: Scalars['Int']['output'];
};

/** A conversation with the assistant (conversación). */
export type ChatThread = Node & {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastMessageAt: Scalars['DateTime']['output'];
  messageCount: Scalars['Int']['output'];
  /** Oldest first. */
  messages: ChatMessageConnection;
  /** Kept above the others since then. */
  pinnedAt: Maybe<Scalars['DateTime']['output']>;
  /** First words of the first question until it is renamed. */
  title: Scalars['String']['output'];
};


/** A conversation with the assistant (conversación). */
export type ChatThreadMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type ChatThreadConnection = {
  edges: Array<ChatThreadEdge>;
  nodes: Array<ChatThread>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ChatThreadEdge = {
  cursor: Scalars['String']['output'];
  node: ChatThread;
};

export type CheckCitationsInput = {
  /** 1–1,000,000 characters. */
  text: Scalars['String']['input'];
  /** Day on which the text was written: what was reformed after it is said (default: nothing is said). */
  writtenOn?: InputMaybe<Scalars['Date']['input']>;
};

/** A citation of a text, checked (cita revisada). */
export type CheckedCitation = {
  /** As it is written in the text. */
  citation: Scalars['String']['output'];
  /** The citation that would be right, when it is known: what to write instead of `citation`. */
  correction: Maybe<Scalars['String']['output']>;
  /** Only in a kept review. */
  decision: Maybe<CitationDecision>;
  /** The quoted words beside the nearest ones of the text; empty when there is nothing to compare. */
  difference: Array<QuotePiece>;
  end: Scalars['Int']['output'];
  /** The stretch of `passage` that is cited, or the nearest one to words that do not stand there. */
  highlight: Maybe<TextSpan>;
  /** Place in the report, from 0. */
  index: Scalars['Int']['output'];
  /** The law was not named here but taken from what stands before. */
  isInferred: Scalars['Boolean']['output'];
  kind: CitedKind;
  /** How it is written properly: `LFT, artículo 48, fracción II`. */
  normalized: Scalars['String']['output'];
  /** Only in a kept review: what the reader wrote beside the decision. */
  note: Maybe<Scalars['String']['output']>;
  /** What else the reader should know: reformed since the text's date, criterion left behind, law taken from the context; in Spanish. */
  notes: Array<Scalars['String']['output']>;
  /** The text of what is cited: around what matters when it is long. */
  passage: Maybe<Scalars['String']['output']>;
  /** Why it has that state, in Spanish. */
  reason: Scalars['String']['output'];
  source: Maybe<TextSource>;
  /** Place in the text that was checked, in UTF-16 code units. */
  start: Scalars['Int']['output'];
  state: CitationState;
  target: CitationTarget;
  /** Date of the text that it was checked against (texto al). */
  textAsOf: Maybe<Scalars['Date']['output']>;
};

/** Words in quotation marks of the text that was checked. */
export type CheckedQuote = {
  /** `index` of the citation that they are given as the words of. */
  citation: Maybe<Scalars['Int']['output']>;
  end: Scalars['Int']['output'];
  /** Where they stand in that citation's `passage`, when they were found. */
  place: Maybe<TextSpan>;
  /** Place in the text that was checked, without its quotation marks; UTF-16 code units. */
  start: Scalars['Int']['output'];
  state: QuoteState;
};

/** A citation of an answer, checked (cita). */
export type Citation = {
  /** The article, when it is held. */
  article: Maybe<Article>;
  articleNumber: Maybe<Scalars['String']['output']>;
  /** Fraction, paragraph or section that was cited. */
  detail: Maybe<Scalars['String']['output']>;
  /** The stretch of `passage` that supports the statement, when it could be located. */
  highlight: Maybe<TextSpan>;
  /** How it is cited: `LFT, artículo 518, párrafo segundo`. */
  label: Scalars['String']['output'];
  /** A reform that the text it was checked against does not have, in Spanish; null when none is known. */
  laterReform: Maybe<Scalars['String']['output']>;
  officialUrl: Maybe<Scalars['String']['output']>;
  /** Number that the answer shows: `[1]`. */
  ordinal: Scalars['Int']['output'];
  /** The text of the article that it was checked against. */
  passage: Maybe<Scalars['String']['output']>;
  /** Why it has that state, in Spanish. */
  reason: Scalars['String']['output'];
  /** Whose words the passage is. */
  source: Maybe<TextSource>;
  state: CitationState;
  statuteKey: Maybe<Scalars['ID']['output']>;
  /** Date of the text that it was checked against (texto al). */
  textAsOf: Maybe<Scalars['Date']['output']>;
};

/** How many citations of a text have each state. */
export type CitationCounts = {
  mismatch: Scalars['Int']['output'];
  notHeld: Scalars['Int']['output'];
  quoteNotFound: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  verified: Scalars['Int']['output'];
};

/** What the reader of a report decided about a citation. */
export type CitationDecision =
  /** Right as it is, or already mended. */
  | 'ACCEPTED'
  /** Left aside on purpose. */
  | 'IGNORED';

/** Every citation of a text, checked (revisión de citas). */
export type CitationReport = {
  /** In the order of the text. */
  citations: Array<CheckedCitation>;
  counts: CitationCounts;
  /** Length of the text in UTF-16 code units. */
  length: Scalars['Int']['output'];
  /** Every stretch in quotation marks, in the order of the text: each is located or marked. */
  quotes: Array<CheckedQuote>;
};

/** A text whose citations were checked and are kept with what their reader decided (revisión guardada). */
export type CitationReview = Node & {
  counts: CitationCounts;
  createdAt: Scalars['DateTime']['output'];
  /** Name of the file that the text was read from. */
  fileName: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** How many citations that are not verified wait for a decision. */
  pendingCount: Scalars['Int']['output'];
  /** As they were when the text was checked last. */
  report: CitationReport;
  /** The text that was checked. */
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  writtenOn: Maybe<Scalars['Date']['output']>;
};

export type CitationReviewConnection = {
  edges: Array<CitationReviewEdge>;
  nodes: Array<CitationReview>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CitationReviewEdge = {
  cursor: Scalars['String']['output'];
  node: CitationReview;
};

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

/** What a citation points at, as far as it is known. */
export type CitationTarget = {
  /** The article, when it is held. */
  article: Maybe<Article>;
  articleNumber: Maybe<Scalars['String']['output']>;
  /** Number of a court file: `123/2024`. */
  caseFileNumber: Maybe<Scalars['String']['output']>;
  /** As cited, Roman: `III`, `I, II y XV` (fracción). */
  fraction: Maybe<Scalars['String']['output']>;
  /** Day of the gazette; null when the day that is cited does not exist. */
  gazetteDate: Maybe<Scalars['Date']['output']>;
  /** `a)` (inciso). */
  letter: Maybe<Scalars['String']['output']>;
  /** Where the official text is published. */
  officialUrl: Maybe<Scalars['String']['output']>;
  /** As cited: `párrafo segundo`. */
  paragraph: Maybe<Scalars['String']['output']>;
  /** `A` (apartado). */
  section: Maybe<Scalars['String']['output']>;
  statuteKey: Maybe<Scalars['ID']['output']>;
  /** The thesis, when it is held. */
  thesis: Maybe<Thesis>;
  /** Key of a thesis (clave): `1a./J. 22/2016 (10a.)`. */
  thesisKey: Maybe<Scalars['String']['output']>;
  /** Digital registry of a thesis (registro digital). */
  thesisRegistry: Maybe<Scalars['String']['output']>;
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
  /** Id of the article, thesis or ruling. */
  id: Scalars['ID']['output'];
  /** `null`: a topic of the editors. */
  kind: Maybe<DocumentKind>;
  /** The words around the citation. */
  passage: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Its place in Foja. */
  url: Scalars['String']['output'];
};

export type CitingTextConnection = {
  edges: Array<CitingTextEdge>;
  nodes: Array<CitingText>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CitingTextEdge = {
  cursor: Scalars['String']['output'];
  node: CitingText;
};

/** How far a sentence that claims law is backed (respaldo). */
export type ClaimSupport =
  /** It cites nothing. */
  | 'NONE'
  /** The passage that it cites says so. */
  | 'SUPPORTED'
  /** It cites a passage that was found and does not plainly say so. */
  | 'WEAK';

export type ClearRecentSearchesPayload = {
  userErrors: Array<UserError>;
};

/** Why a court does not work. */
export type ClosureKind =
  /** Suspensión de labores. */
  | 'CLOSURE'
  | 'HOLIDAY'
  /** Vacaciones, periodo de receso. */
  | 'RECESS';

export type CompleteDeadlineInput = {
  id: Scalars['ID']['input'];
};

export type CompleteDeadlinePayload = {
  deadline: Maybe<Deadline>;
  userErrors: Array<UserError>;
};

export type ComputeChainInput = {
  calendar?: InputMaybe<Scalars['ID']['input']>;
  chainId: Scalars['ID']['input'];
  courtId?: InputMaybe<Scalars['ID']['input']>;
  distanceKm?: InputMaybe<Scalars['Int']['input']>;
  lawOfAct?: InputMaybe<Scalars['ID']['input']>;
  method?: InputMaybe<NoticeMethod>;
  noticeAt?: InputMaybe<Scalars['String']['input']>;
  noticeOn: Scalars['Date']['input'];
};

export type ComputeChainPayload = {
  steps: Array<ComputedStep>;
  userErrors: Array<UserError>;
};

export type ComputeDeadlineInput = {
  /** Day on which an electronic notice was sent or posted that nobody opened: the day on which the law takes it as given is counted instead of `noticeOn`. */
  adviceSentOn?: InputMaybe<Scalars['Date']['input']>;
  /** Court or authority whose calendar counts: key of `courtCalendars`. */
  calendar?: InputMaybe<Scalars['ID']['input']>;
  /** Court of the directory; its calendar is used when `calendar` is not given. */
  courtId?: InputMaybe<Scalars['ID']['input']>;
  /** Kilometres to the seat, where the law grants days for distance. */
  distanceKm?: InputMaybe<Scalars['Int']['input']>;
  /** Statute of the act, when the law leaves the effect to it. */
  lawOfAct?: InputMaybe<Scalars['ID']['input']>;
  method?: InputMaybe<NoticeMethod>;
  /** `HH:MM` in Mexico City; needed for hours. */
  noticeAt?: InputMaybe<Scalars['String']['input']>;
  /** Day of the notice or fact. */
  noticeOn: Scalars['Date']['input'];
  /** Authority responsible, for the other reading of the amparo directo. */
  responsibleCalendar?: InputMaybe<Scalars['ID']['input']>;
  /** Either `ruleId` or `term`. */
  ruleId?: InputMaybe<Scalars['ID']['input']>;
  suspensions?: InputMaybe<Array<SuspensionInput>>;
  term?: InputMaybe<FreeTermInput>;
};

export type ComputeDeadlinePayload = {
  computation: Maybe<DeadlineComputation>;
  userErrors: Array<UserError>;
};

export type ComputedDeadlineInput = {
  alertDays?: InputMaybe<Array<Scalars['Int']['input']>>;
  computation: ComputeDeadlineInput;
  description?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A step of a chain, counted. */
export type ComputedStep = {
  computation: DeadlineComputation;
  isChecked: Scalars['Boolean']['output'];
  note: Maybe<Scalars['String']['output']>;
  ruleId: Scalars['ID']['output'];
};

/** A name of another matter that is like one given: a possible conflict of interest. */
export type ConflictHit = {
  case: Case;
  isOurs: Scalars['Boolean']['output'];
  /** 0–1: 1 is the same name but for accents, capitals and order. */
  likeness: Scalars['Float']['output'];
  /** The name as it stands there. */
  name: Scalars['String']['output'];
  role: PartyRole;
};

export type ConnectGoogleCalendarPayload = {
  /** Address of Google's page of permission: opened in a window of 500 × 600, from the browser that asked. Valid for ten minutes, once. */
  authUrl: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** One day of the table. */
export type CountedDay = {
  basis: Maybe<TermBasis>;
  counts: Scalars['Boolean']['output'];
  date: Scalars['Date']['output'];
  /** 1 for the first day that counts; null when it does not. */
  number: Maybe<Scalars['Int']['output']>;
  /** In Spanish: why it does not count, or what happens on it. */
  reason: Maybe<Scalars['String']['output']>;
};

/** What a deadline was counted from, as `ComputeDeadlineInput` takes it. */
export type CountedFrom = {
  adviceSentOn: Maybe<Scalars['Date']['output']>;
  calendar: Maybe<Scalars['ID']['output']>;
  courtId: Maybe<Scalars['ID']['output']>;
  distanceKm: Maybe<Scalars['Int']['output']>;
  lawOfAct: Maybe<Scalars['ID']['output']>;
  method: Maybe<NoticeMethod>;
  noticeAt: Maybe<Scalars['String']['output']>;
  noticeOn: Scalars['Date']['output'];
  responsibleCalendar: Maybe<Scalars['ID']['output']>;
  ruleId: Maybe<Scalars['ID']['output']>;
  suspensions: Array<Suspension>;
  term: Maybe<FreeTerm>;
};

/** A statute that says how terms are counted, or when notices take effect. */
export type CountingRegime = {
  basis: Array<TermBasis>;
  statuteKey: Scalars['ID']['output'];
  statuteName: Scalars['String']['output'];
  /** In Spanish: which days do not count, whether the last day moves. */
  summary: Scalars['String']['output'];
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

/** A calendar of a court or authority in one year. */
export type CourtCalendar = {
  confidence: CalendarConfidence;
  days: Array<CalendarClosure>;
  isComplete: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  note: Maybe<Scalars['String']['output']>;
  readOn: Maybe<Scalars['Date']['output']>;
  source: Scalars['String']['output'];
  year: Scalars['Int']['output'];
};

/** A calendar of a court or authority, without its days. */
export type CourtCalendarSummary = {
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Years held, with their confidence. */
  years: Array<CalendarYearSummary>;
};

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

/** A court or authority (órgano). Confirm its name and address with the court before serving papers. */
export type CourtOffice = Node & {
  confidence: CourtConfidence;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** State or region that it belongs to. */
  place: Maybe<Scalars['String']['output']>;
  /** Where the name was read. */
  source: Maybe<Scalars['String']['output']>;
};

export type CourtOfficeConnection = {
  edges: Array<CourtOfficeEdge>;
  nodes: Array<CourtOffice>;
  pageInfo: PageInfo;
};

export type CourtOfficeEdge = {
  cursor: Scalars['String']['output'];
  node: CourtOffice;
};

export type CreateCalendarEventInput = {
  /** Up to 5, minutes before it, 0–40,320 (four weeks). */
  alarms?: InputMaybe<Array<Scalars['Int']['input']>>;
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 200 characters; that of the case when absent. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** Up to 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The same form, after the start and at most 31 days later; of whole days the last one. Absent: by the type's usual length. */
  end?: InputMaybe<Scalars['String']['input']>;
  isAllDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Absent: by its type. */
  isBillable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Absent: yes, but for deadlines and whole days. */
  isBusy?: InputMaybe<Scalars['Boolean']['input']>;
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Up to 500 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  recurrence?: InputMaybe<RecurrenceInput>;
  /** `2026-03-05T10:30` on the wall clock of `zone`; `2026-03-05` for whole days. A day or hour that does not exist is said. */
  start: Scalars['String']['input'];
  /** 1–200 characters. */
  title: Scalars['String']['input'];
  type?: InputMaybe<CalendarEventType>;
  /** IANA name; absent: that of the calendar's settings. */
  zone?: InputMaybe<Scalars['String']['input']>;
};

export type CreateCalendarEventPayload = {
  /** It belongs to a case. */
  caseLinked: Scalars['Boolean']['output'];
  /** What it overlaps with, never a bar. */
  conflicts: Array<EventOccurrence>;
  event: Maybe<CalendarEvent>;
  /** In Spanish: it falls on a non-working day, an hour that happens twice that day… */
  notices: Array<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type CreateCalendarFeedInput = {
  /** Absent: all that the caller sees. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  isBusyOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1–100 characters; absent: after its scope. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type CreateCalendarFeedPayload = {
  feed: Maybe<CalendarFeed>;
  /** Whole address with its key: told only now. */
  url: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
  /** The same, as calendar programs take it: `webcal://…`. */
  webcalUrl: Maybe<Scalars['String']['output']>;
};

export type CreateCaseInput = {
  amountClaimed?: InputMaybe<Scalars['Float']['input']>;
  area: LegalArea;
  /** 1–200 characters. */
  client: Scalars['String']['input'];
  courtId?: InputMaybe<Scalars['ID']['input']>;
  /** A court that is not in the directory: kept for the account. */
  courtName?: InputMaybe<Scalars['String']['input']>;
  /** Up to 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  fileNumber?: InputMaybe<Scalars['String']['input']>;
  isUrgent?: InputMaybe<Scalars['Boolean']['input']>;
  openedOn?: InputMaybe<Scalars['Date']['input']>;
  parties?: InputMaybe<Array<PartyInput>>;
  status?: InputMaybe<CaseStatus>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1–200 characters. */
  title: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
};

export type CreateCasePayload = {
  case: Maybe<Case>;
  /** Where the names given stand in other matters of the account. */
  conflicts: Array<ConflictHit>;
  usage: Maybe<UsageMeter>;
  userErrors: Array<UserError>;
};

export type CreateCitationReviewInput = {
  /** The text, 1–1,000,000 characters; or `uploadId`. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** 1–120 characters; the name of the file or the first words without it. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** A file that was uploaded: PDF with text, DOCX, DOC, HTML or TXT (see `createUpload`). */
  uploadId?: InputMaybe<Scalars['ID']['input']>;
  writtenOn?: InputMaybe<Scalars['Date']['input']>;
};

export type CreateCitationReviewPayload = {
  review: Maybe<CitationReview>;
  userErrors: Array<UserError>;
};

export type CreateDeadlineInput = {
  /** 1–5 values of 0–365. */
  alertDays?: InputMaybe<Array<Scalars['Int']['input']>>;
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Either a day (its end) or an instant. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  priority?: InputMaybe<DeadlineUrgency>;
  /** 1–200 characters. */
  title: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
};

export type CreateDeadlinePayload = {
  deadline: Maybe<Deadline>;
  userErrors: Array<UserError>;
};

export type CreateEventFromCaseInput = {
  caseId: Scalars['ID']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  end?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  /** As in `CreateCalendarEventInput`. */
  start: Scalars['String']['input'];
  /** Absent: the type and the title of the case. */
  title?: InputMaybe<Scalars['String']['input']>;
  type: CalendarEventType;
  zone?: InputMaybe<Scalars['String']['input']>;
};

export type CreatePrebillPayload = {
  prebill: Maybe<Prebill>;
  userErrors: Array<UserError>;
};

export type CreateTimeEntryInput = {
  activity?: InputMaybe<WorkActivity>;
  /** Absent: as the event, else billable with a case and not without. */
  billing?: InputMaybe<BillingKind>;
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Given anew with the same one, the entry of before is answered: for clients that try again. Up to 64 characters. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** Up to 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** With its event, title, case and length are taken from it where they are not given. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a series, which of its events. */
  occurrenceOf?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1–86,400; absent: the length of the event. */
  seconds?: InputMaybe<Scalars['Int']['input']>;
  /** `2026-03-05T10:30` on the wall clock of the calendar's settings. */
  start?: InputMaybe<Scalars['String']['input']>;
  taskId?: InputMaybe<Scalars['ID']['input']>;
  /** Today or before; absent: that of `start`, of the event, or today. */
  workedOn?: InputMaybe<Scalars['Date']['input']>;
};

export type CreateTimeEntryPayload = {
  entry: Maybe<TimeEntry>;
  userErrors: Array<UserError>;
};

export type CreateUploadInput = {
  /** 1–20,971,520 (20 MiB). */
  byteLength: Scalars['Int']['input'];
  /** 1–255 characters. */
  fileName: Scalars['String']['input'];
};

export type CreateUploadPayload = {
  upload: Maybe<Upload>;
  userErrors: Array<UserError>;
};

export type CreateWorkTaskInput = {
  caseId?: InputMaybe<Scalars['ID']['input']>;
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Up to 4,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** 1–200 characters. */
  title: Scalars['String']['input'];
};

/** ISO 4217. */
export type Currency =
  | 'MXN';

/** A deadline (plazo, vencimiento). */
export type Deadline = Node & {
  alertDays: Array<Scalars['Int']['output']>;
  case: Maybe<Case>;
  /** Deadlines of one notice share it. */
  chainId: Maybe<Scalars['ID']['output']>;
  /** In Spanish, when a closure or a moved trigger changed the date: from which to which, and why. */
  changeNote: Maybe<Scalars['String']['output']>;
  completedAt: Maybe<Scalars['DateTime']['output']>;
  completedBy: Maybe<Scalars['String']['output']>;
  computation: Maybe<DeadlineComputation>;
  /** What it was counted from; null when it was typed in. */
  countedFrom: Maybe<CountedFrom>;
  createdAt: Scalars['DateTime']['output'];
  /** Periods of 24 hours left, rounded up; 0 or less: it has passed. */
  daysLeft: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  /** End of the term. */
  dueAt: Scalars['DateTime']['output'];
  dueOn: Scalars['Date']['output'];
  /** The event of the calendar that dates it; null when it was counted or typed in. */
  eventId: Maybe<Scalars['ID']['output']>;
  /** `true`: an hour matters; else the whole day. */
  hasHour: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isProvisional: Scalars['Boolean']['output'];
  /** Guests of the matter see it too. */
  isShared: Scalars['Boolean']['output'];
  isSnoozed: Scalars['Boolean']['output'];
  /** In Spanish: «¡VENCIDO!», «¡MAÑANA!», «5 días». */
  label: Scalars['String']['output'];
  origin: DeadlineOrigin;
  priority: DeadlineUrgency;
  /** Next reminder. */
  remindAt: Maybe<Scalars['DateTime']['output']>;
  ruleId: Maybe<Scalars['ID']['output']>;
  status: DeadlineStatus;
  title: Scalars['String']['output'];
  /** One of the types of the calendar's events, or free text. */
  type: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  urgency: DeadlineUrgency;
  version: Scalars['Int']['output'];
  viewerCanComplete: Scalars['Boolean']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** What was told to the caller of a deadline. */
export type DeadlineAlert = {
  daysLeft: Scalars['Int']['output'];
  deadline: Deadline;
  id: Scalars['ID']['output'];
  kind: DeadlineAlertKind;
  /** In Spanish, ready to be shown. */
  message: Scalars['String']['output'];
  timestamp: Scalars['DateTime']['output'];
};

/** A warning that a deadline draws near, or that its date changed. */
export type DeadlineAlertKind =
  /** Its date was computed anew. */
  | 'CHANGED'
  | 'OVERDUE'
  /** A snoozed reminder came back. */
  | 'REMINDER'
  /** One of its alert days. */
  | 'STAGE';

/** A term, counted (cómputo). */
export type DeadlineComputation = {
  alternatives: Array<AlternativeReading>;
  assumptions: Array<Scalars['String']['output']>;
  basis: Array<TermBasis>;
  calendars: Array<UsedCalendar>;
  consequence: Maybe<Scalars['String']['output']>;
  countedDays: Scalars['Int']['output'];
  days: Array<CountedDay>;
  /** Days that would have counted by the week and did not: holidays, recesses, closures, suspensions. */
  daysLeftOut: Array<CountedDay>;
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Null when the law sets no term. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** In Spanish, with its article. */
  effectNote: Maybe<Scalars['String']['output']>;
  /** Null when nothing was notified. */
  effectOn: Maybe<Scalars['Date']['output']>;
  firstDay: Maybe<Scalars['Date']['output']>;
  /** Until what hour, in Spanish. */
  hourNote: Maybe<Scalars['String']['output']>;
  /** A calendar that it needs is not published here. */
  isProvisional: Scalars['Boolean']['output'];
  /** In Spanish: «hay una reforma posterior al texto del acervo», by law. */
  laterReforms: Array<Scalars['String']['output']>;
  method: NoticeMethod;
  noticeOn: Scalars['Date']['output'];
  ruleId: Maybe<Scalars['ID']['output']>;
  /** In Spanish: «15 días hábiles». */
  term: Scalars['String']['output'];
  title: Scalars['String']['output'];
  warnings: Array<Scalars['String']['output']>;
};

export type DeadlineConnection = {
  edges: Array<DeadlineEdge>;
  nodes: Array<Deadline>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type DeadlineEdge = {
  cursor: Scalars['String']['output'];
  node: Deadline;
};

/** Which deadlines a list shows: those that meet all that is given. */
export type DeadlineFilter = {
  caseId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Active (pending and scheduled) or completed ones; all when absent. */
  isCompleted?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The notice that one deadline is counted from. */
export type DeadlineNoticeInput = {
  adviceSentOn?: InputMaybe<Scalars['Date']['input']>;
  deadlineId: Scalars['ID']['input'];
  method?: InputMaybe<NoticeMethod>;
  noticeAt?: InputMaybe<Scalars['String']['input']>;
  noticeOn: Scalars['Date']['input'];
};

/** Where the date of a deadline comes from. */
export type DeadlineOrigin =
  /** Computed by statute: never moves with a snooze. */
  | 'COMPUTED'
  /** From an event of the calendar. */
  | 'EVENT'
  /** Typed in by hand. */
  | 'MANUAL';

/** What the panel «Vencimientos y Alertas» shows. */
export type DeadlinePanel = {
  /** By days left, least first. */
  active: DeadlineConnection;
  /** Alert days of the account, `1, 7, 30` at first. */
  alertDays: Array<Scalars['Int']['output']>;
  overdueCount: Scalars['Int']['output'];
  /** Up to 6, last first. */
  recentlyCompleted: Array<Deadline>;
  /** IANA name of the zone at whose 08:00 alert days are told to the account; null: none was chosen, it is `America/Mexico_City`. */
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
  citation?: InputMaybe<Scalars['String']['input']>;
  /** Absent takes the decision back. */
  decision?: InputMaybe<CitationDecision>;
  /** `index` of the citation. */
  index: Scalars['Int']['input'];
  /** Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  reviewId: Scalars['ID']['input'];
};

export type DecideCitationPayload = {
  review: Maybe<CitationReview>;
  userErrors: Array<UserError>;
};

export type DeleteCalendarEventInput = {
  eventId: Scalars['ID']['input'];
  occurrenceOf?: InputMaybe<Scalars['DateTime']['input']>;
  scope?: InputMaybe<SeriesScope>;
};

export type DeleteCalendarEventPayload = {
  deletedEventId: Maybe<Scalars['ID']['output']>;
  /** Sent back with `restoreCalendarEvent` to undo it. */
  undoToken: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteCaseMessageInput = {
  messageId: Scalars['ID']['input'];
};

export type DeleteCaseMessagePayload = {
  message: Maybe<CaseMessage>;
  userErrors: Array<UserError>;
};

export type DeleteCaseNoteInput = {
  noteId: Scalars['ID']['input'];
};

export type DeleteCaseNotePayload = {
  deletedNoteId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteCitationReviewInput = {
  reviewId: Scalars['ID']['input'];
};

export type DeleteCitationReviewPayload = {
  deletedReviewId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteDeadlineInput = {
  id: Scalars['ID']['input'];
};

export type DeleteDeadlinePayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteSavedSearchInput = {
  id: Scalars['ID']['input'];
};

export type DeleteSavedSearchPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteThreadInput = {
  threadId: Scalars['ID']['input'];
};

export type DeleteThreadPayload = {
  deletedThreadId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteTimeEntryPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteWorkTaskPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DiscardTimerPayload = {
  discardedTimerId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DisconnectGoogleCalendarInput = {
  /** Keep the events that came from Google as events of one's own. */
  keepEvents?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DisconnectGoogleCalendarPayload = {
  connection: Maybe<GoogleCalendarConnection>;
  /** How many events that came from Google were taken away here; they stay in Google. */
  removedCount: Scalars['Int']['output'];
  userErrors: Array<UserError>;
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
  messageId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type EditCaseMessagePayload = {
  message: Maybe<CaseMessage>;
  userErrors: Array<UserError>;
};

export type EndSessionPayload = {
  endedSessionId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
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

/** Two occurrences of one person at the same time. */
export type EventConflict = {
  first: EventOccurrence;
  /** Minutes that both take. */
  overlapMinutes: Scalars['Int']['output'];
  second: EventOccurrence;
};

/** One time that an event happens (what a view draws). */
export type EventOccurrence = {
  /** Keys of occurrences of the same person that overlap it, within the range. */
  conflictKeys: Array<Scalars['ID']['output']>;
  endAt: Scalars['DateTime']['output'];
  endTime: Maybe<Scalars['String']['output']>;
  /** Last day on which it is, in that zone. */
  endsOn: Scalars['Date']['output'];
  event: CalendarEvent;
  /** It was changed apart from its series. */
  isMoved: Scalars['Boolean']['output'];
  /** Of the event and its original start: stable for lists. */
  key: Scalars['ID']['output'];
  location: Scalars['String']['output'];
  /** Original start within its series: sent back to change only this one. Null when it happens once. */
  occurrenceOf: Maybe<Scalars['DateTime']['output']>;
  startAt: Scalars['DateTime']['output'];
  /** `HH:MM` in that zone; null for whole days. */
  startTime: Maybe<Scalars['String']['output']>;
  /** In the zone that the range was asked for. */
  startsOn: Scalars['Date']['output'];
  /** Null: its hours were not recorded by the caller. */
  timeEntryId: Maybe<Scalars['ID']['output']>;
  /** As the event's, or as this one was changed. */
  title: Scalars['String']['output'];
};

/** What the law makes of a matter in which nobody moves (caducidad de la instancia). */
export type ExpiryWatch = {
  articleNumber: Scalars['String']['output'];
  daysLeft: Maybe<Scalars['Int']['output']>;
  /** Day on which it would happen when nothing moves; a guide, not a computed term. Null when the law counts working days that are not published here. */
  expectedOn: Maybe<Scalars['Date']['output']>;
  /** In Spanish: what happens, and since when it is counted. */
  rule: Scalars['String']['output'];
  statuteKey: Scalars['ID']['output'];
  /** Date of the text that the rule was read in. */
  textAsOf: Scalars['Date']['output'];
};

/** A file that the server wrote, whole. */
export type ExportedFile = {
  byteLength: Scalars['Int']['output'];
  /** The bytes in base64. */
  content: Scalars['String']['output'];
  /** `revision-de-citas.pdf`. */
  fileName: Scalars['String']['output'];
  mediaType: Scalars['String']['output'];
};

/** How many results have a value, with the other filters as they are. */
export type FacetBucket = {
  count: Scalars['Int']['output'];
  /** Spanish label. */
  label: Scalars['String']['output'];
  /** Code of the value. */
  value: Scalars['String']['output'];
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

/** Whether an answer was of use. */
export type FeedbackVerdict =
  | 'HELPFUL'
  | 'NOT_HELPFUL';

/** A field that somebody else changed meanwhile: both values, as they are shown. */
export type FieldConflict = {
  field: Scalars['String']['output'];
  theirs: Scalars['String']['output'];
  yours: Scalars['String']['output'];
};

/** What Google's page came back with. */
export type FinishGoogleConnectionInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  /** `access_denied` when the person said no. */
  error?: InputMaybe<Scalars['String']['input']>;
  state: Scalars['String']['input'];
};

export type FinishGoogleConnectionPayload = {
  connected: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

/** A free term, as `FreeTermInput` takes it. */
export type FreeTerm = {
  amount: Scalars['Int']['output'];
  articles: Array<Scalars['String']['output']>;
  countsTriggerDay: Scalars['Boolean']['output'];
  regime: Scalars['ID']['output'];
  title: Maybe<Scalars['String']['output']>;
  unit: TermUnit;
};

/** A term that is not in the list: how much, by which statute. */
export type FreeTermInput = {
  /** 1–1,000 (hours 1–10,000). */
  amount: Scalars['Int']['input'];
  /** Articles that set it, `lft:735`; shown as its basis. */
  articles?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The day of the fact counts as the first. */
  countsTriggerDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Statute that governs the count. */
  regime: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  unit: TermUnit;
};

/** The Google calendar of the account (conexión con Google Calendar). */
export type GoogleCalendarConnection = {
  /** As Google calls it: usually the e-mail address. */
  calendarName: Maybe<Scalars['String']['output']>;
  /** Conflicts that nobody looked at yet. */
  conflictCount: Scalars['Int']['output'];
  conflicts: GoogleConflictConnection;
  /** `true` only when the state is CONNECTED. */
  connected: Scalars['Boolean']['output'];
  connectedAt: Maybe<Scalars['DateTime']['output']>;
  /** Events that came from Google. */
  importedCount: Scalars['Int']['output'];
  /** Last time that both sides were read to the end. */
  lastSyncedAt: Maybe<Scalars['DateTime']['output']>;
  /** Changes of here that wait to be sent. */
  pendingCount: Scalars['Int']['output'];
  /** In Spanish, what is wrong and how to mend it; null when nothing is. */
  problem: Maybe<Scalars['String']['output']>;
  state: GoogleConnectionState;
  syncState: GoogleSyncState;
};


/** The Google calendar of the account (conexión con Google Calendar). */
export type GoogleCalendarConnectionConflictsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * An event that was edited on both sides between two syncs. Rule: fields that only one side changed are merged; of a field
 * that both changed the later edit holds; an edit holds against a deletion. What lost is kept here and may be chosen.
 */
export type GoogleConflict = Node & {
  detectedAt: Scalars['DateTime']['output'];
  event: Maybe<CalendarEvent>;
  /** In Spanish: what happened, and by which rule it was resolved. */
  explanation: Scalars['String']['output'];
  /** Empty when one side deleted what the other edited. */
  fields: Array<GoogleConflictField>;
  id: Scalars['ID']['output'];
  /** Side that holds now. */
  kept: SyncSide;
  /** Somebody looked at it. */
  seenAt: Maybe<Scalars['DateTime']['output']>;
  title: Scalars['String']['output'];
};

export type GoogleConflictConnection = {
  edges: Array<GoogleConflictEdge>;
  nodes: Array<GoogleConflict>;
  pageInfo: PageInfo;
};

export type GoogleConflictEdge = {
  cursor: Scalars['String']['output'];
  node: GoogleConflict;
};

/** A field that both sides changed, as both write it. */
export type GoogleConflictField = {
  /** Name of the field in the contract: `title`, `start`… */
  field: Scalars['String']['output'];
  foja: Scalars['String']['output'];
  google: Scalars['String']['output'];
  /** In Spanish. */
  label: Scalars['String']['output'];
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

export type Health = {
  /** The database answers. */
  database: Scalars['Boolean']['output'];
  /** Number of REST routes mounted under /api. */
  endpointsAvailable: Scalars['Int']['output'];
  status: HealthStatus;
  version: Scalars['String']['output'];
};

export type HealthStatus =
  | 'DEGRADED'
  | 'OK';

/** Which entries: those that meet all that is given. One's own, and those of the cases that one owns. */
export type HoursFilter = {
  activity?: InputMaybe<WorkActivity>;
  billing?: InputMaybe<BillingKind>;
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** As written in the case; accents and capitals aside. */
  client?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  /** In a pre-bill or not. */
  isBilled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Billable ones without a rate. */
  isWithoutRate?: InputMaybe<Scalars['Boolean']['input']>;
  personId?: InputMaybe<Scalars['ID']['input']>;
  prebillId?: InputMaybe<Scalars['ID']['input']>;
  /** Words of the description. */
  search?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The hours of one kind of work. */
export type HoursOfActivity = {
  activity: WorkActivity;
  total: HoursTotal;
};

/** The hours of one case, or of a client that the caller no longer works for. */
export type HoursOfCase = {
  /** Null: of none, or of one that the caller may no longer see. */
  case: Maybe<Case>;
  client: Scalars['String']['output'];
  total: HoursTotal;
};

/** The hours of one day. */
export type HoursOfDay = {
  date: Scalars['Date']['output'];
  total: HoursTotal;
};

/** The hours of one person. */
export type HoursOfPerson = {
  personId: Scalars['ID']['output'];
  personName: Scalars['String']['output'];
  total: HoursTotal;
};

/** How an account charges: rounding, rates, and who sends the bills. */
export type HoursSettings = {
  /** Who sends the bills. */
  issuer: BillIssuer;
  people: Array<BillablePerson>;
  /** By scope, then newest first. */
  rates: Array<TimeRate>;
  rounding: TimeRounding;
};

/** The hours of a filter, summed in four ways that agree. */
export type HoursSummary = {
  billable: HoursTotal;
  byActivity: Array<HoursOfActivity>;
  byCase: Array<HoursOfCase>;
  byDay: Array<HoursOfDay>;
  byPerson: Array<HoursOfPerson>;
  flatFee: HoursTotal;
  notBillable: HoursTotal;
  total: HoursTotal;
  /** Billable and in no pre-bill. */
  unbilled: HoursTotal;
};

/** Sums of entries; each amount is the sum of the amounts of the entries, to the centavo. */
export type HoursTotal = {
  amount: Money;
  billedSeconds: Scalars['Int']['output'];
  entryCount: Scalars['Int']['output'];
  seconds: Scalars['Int']['output'];
  /** Billable ones that no rate covers: not in `amount`. */
  withoutRateCount: Scalars['Int']['output'];
};

export type ImportCalendarInput = {
  /** Case that the events are put in. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Type of those that come in. */
  type?: InputMaybe<CalendarEventType>;
  /** An upload of up to 10 MB, .ics. */
  uploadId: Scalars['ID']['input'];
  /** Zone of times that name none. */
  zone?: InputMaybe<Scalars['String']['input']>;
};

export type ImportCalendarPayload = {
  /** Taken away, because the file cancels them. */
  cancelledCount: Scalars['Int']['output'];
  createdCount: Scalars['Int']['output'];
  /** The first 20 that came in. */
  events: Array<CalendarEvent>;
  /** In Spanish: zones that were read by their likeness, parts that were left out. */
  notices: Array<Scalars['String']['output']>;
  problemCount: Scalars['Int']['output'];
  /** The first 50 that were not taken. */
  problems: Array<ImportProblem>;
  unchangedCount: Scalars['Int']['output'];
  /** Known by their UID from an earlier import, and changed since. */
  updatedCount: Scalars['Int']['output'];
  userErrors: Array<UserError>;
};

/** An event of a file that was not taken. */
export type ImportProblem = {
  /** Line of the file on which it begins. */
  line: Scalars['Int']['output'];
  /** In Spanish. */
  reason: Scalars['String']['output'];
  /** As the file calls it. */
  title: Scalars['String']['output'];
};

/** What somebody sees of a matter before accepting an invitation. */
export type InvitationPreview = {
  caseTitle: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  inviterName: Scalars['String']['output'];
  role: CaseRole;
};

export type InviteToCaseInput = {
  caseId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  /** COLLABORATOR or GUEST. */
  role: CaseRole;
};

export type InviteToCasePayload = {
  case: Maybe<Case>;
  userErrors: Array<UserError>;
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
  caseId: Scalars['ID']['input'];
  kind: CaseLinkKind;
  otherCaseId: Scalars['ID']['input'];
};

export type LinkCasesPayload = {
  case: Maybe<Case>;
  userErrors: Array<UserError>;
};

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type LogoutPayload = {
  /** Whether a session was ended by this call. */
  ended: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type MarkMessagesInput = {
  caseId: Scalars['ID']['input'];
  /** `false`: they only arrived. */
  isRead: Scalars['Boolean']['input'];
  /** Up to which one. */
  sequence: Scalars['Int']['input'];
};

export type MarkMessagesPayload = {
  member: Maybe<CaseMember>;
  userErrors: Array<UserError>;
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

/** A card in a message: what is attached is read anew as its viewer may see it. */
export type MessageAttachment = {
  byteLength: Maybe<Scalars['Int']['output']>;
  /** In Spanish: what it is, of a deadline its day and the days left; null unless it is available. */
  detail: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: AttachmentKind;
  label: Scalars['String']['output'];
  /** `application/pdf`. */
  mediaType: Maybe<Scalars['String']['output']>;
  state: AttachmentState;
  /** Where the bytes of a document are: `GET` with the same bearer token. Null for what is no file. */
  url: Maybe<Scalars['String']['output']>;
};

/** An earlier wording of a message. */
export type MessageVersion = {
  text: Scalars['String']['output'];
  until: Scalars['DateTime']['output'];
};

/** What a generative model cost (consumo del modelo). */
export type ModelUsage = {
  calls: Scalars['Int']['output'];
  /** Sentences left out because nothing backed them. */
  droppedSentences: Scalars['Int']['output'];
  inputTokens: Scalars['Int']['output'];
  outputTokens: Scalars['Int']['output'];
  /** Sentences sent back once because nothing backed them. */
  repairedSentences: Scalars['Int']['output'];
};

/** An amount in whole centavos: sums are exact. */
export type Money = {
  /** Whole centavos, up to 9,007,199,254,740,991 (which a 32-bit `Int` could not hold). */
  centavos: Scalars['Float']['output'];
  currency: Currency;
};

/** Moves the notice of a chain; completed deadlines stay as they are. */
export type MoveTriggerInput = {
  chainId: Scalars['ID']['input'];
  /** Those to compute anew; all that are not completed when absent. */
  deadlineIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  method?: InputMaybe<NoticeMethod>;
  noticeAt?: InputMaybe<Scalars['String']['input']>;
  noticeOn: Scalars['Date']['input'];
  /** Takes a move back: each of these is counted from a notice of its own, instead of `noticeOn` and `deadlineIds`. */
  notices?: InputMaybe<Array<DeadlineNoticeInput>>;
};

export type MoveTriggerPayload = {
  deadlines: Array<Deadline>;
  userErrors: Array<UserError>;
};

/** A deadline of a chain, and the day it would fall on. */
export type MovedDeadline = {
  deadline: Deadline;
  /** Null when it stays as it is: completed, or not chosen. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** In Spanish, when it cannot be computed anew. */
  problem: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  acceptInvitation: AcceptInvitationPayload;
  addCaseNote: AddCaseNotePayload;
  addClosure: AddClosurePayload;
  addParty: AddPartyPayload;
  archiveCase: ArchiveCasePayload;
  /** Puts a question. The answer is written in the background and goes on when the caller leaves. */
  askQuestion: AskQuestionPayload;
  changeCaseStatus: ChangeCaseStatusPayload;
  /** All or none. */
  changeStatusOfCases: ChangeStatusOfCasesPayload;
  clearRecentSearches: ClearRecentSearchesPayload;
  completeDeadline: CompleteDeadlinePayload;
  connectGoogleCalendar: ConnectGoogleCalendarPayload;
  createCalendarEvent: CreateCalendarEventPayload;
  createCalendarFeed: CreateCalendarFeedPayload;
  createCase: CreateCasePayload;
  /** Checks a text and keeps it with its findings. At most 100 are kept by an account. */
  createCitationReview: CreateCitationReviewPayload;
  createDeadline: CreateDeadlinePayload;
  /** With title, client, type and place after the case. */
  createEventFromCase: CreateCalendarEventPayload;
  createPrebill: CreatePrebillPayload;
  createTimeEntry: CreateTimeEntryPayload;
  createUpload: CreateUploadPayload;
  createWorkTask: WorkTaskPayload;
  decideCitation: DecideCitationPayload;
  deleteCalendarEvent: DeleteCalendarEventPayload;
  /** By its author; a mark stays. */
  deleteCaseMessage: DeleteCaseMessagePayload;
  deleteCaseNote: DeleteCaseNotePayload;
  deleteCitationReview: DeleteCitationReviewPayload;
  deleteDeadline: DeleteDeadlinePayload;
  deleteSavedSearch: DeleteSavedSearchPayload;
  deleteThread: DeleteThreadPayload;
  deleteTimeEntry: DeleteTimeEntryPayload;
  deleteWorkTask: DeleteWorkTaskPayload;
  /** Its entries are free again. */
  discardPrebill: PrebillPayload;
  discardTimer: DiscardTimerPayload;
  disconnectGoogleCalendar: DisconnectGoogleCalendarPayload;
  /** Within 15 minutes, by its author; earlier wordings are kept. */
  editCaseMessage: EditCaseMessagePayload;
  /** Ends another session of the same account. */
  endSession: EndSessionPayload;
  /** For the page that Google comes back to: the state is the key, in the browser that asked for it. */
  finishGoogleConnection: FinishGoogleConnectionPayload;
  importCalendar: ImportCalendarPayload;
  inviteToCase: InviteToCasePayload;
  linkCases: LinkCasesPayload;
  /** Opens a session. The same answer and the same time for an unknown e-mail and a wrong password. */
  login: AuthPayload;
  /** Ends this session everywhere, its open sockets included. */
  logout: LogoutPayload;
  markMessages: MarkMessagesPayload;
  markPrebillPaid: PrebillPayload;
  moveTrigger: MoveTriggerPayload;
  pauseTimer: TimerPayload;
  pinThread: PinThreadPayload;
  /** What the asker thinks of an answer; said again, it replaces what was said. */
  rateAnswer: RateAnswerPayload;
  /** Reads a court order or a line of a bulletin; keeps nothing. */
  readNotice: ReadNoticePayload;
  /** Changes the refresh token of the cookie for a new one and hands out a new access token. */
  refresh: AuthPayload;
  /** Opens an account with a trial of three days, and a session. */
  register: AuthPayload;
  removeClosure: RemoveClosurePayload;
  removeMember: RemoveMemberPayload;
  removeParty: RemovePartyPayload;
  removeTimeRate: RemoveTimeRatePayload;
  renameThread: RenameThreadPayload;
  renewCalendarFeed: RenewCalendarFeedPayload;
  reopenDeadline: ReopenDeadlinePayload;
  /** Takes note of an error that a browser met. Never answers with a failure of its own. */
  reportClientError: ReportClientErrorPayload;
  resolveGoogleConflict: ResolveGoogleConflictPayload;
  restoreCalendarEvent: RestoreCalendarEventPayload;
  restoreDeadline: RestoreDeadlinePayload;
  /** Undoes a deletion. */
  restoreTimeEntry: RestoreTimeEntryPayload;
  resumeTimer: TimerPayload;
  revokeCalendarFeed: RevokeCalendarFeedPayload;
  revokeInvitation: RevokeInvitationPayload;
  saveDeadlines: SaveDeadlinesPayload;
  /** Keeps a search. With ten kept already it says so and keeps none. */
  saveSearch: SaveSearchPayload;
  sendCaseMessage: SendCaseMessagePayload;
  setAlertDays: SetAlertDaysPayload;
  setCalendarSettings: SetCalendarSettingsPayload;
  setHoursSettings: SetHoursSettingsPayload;
  setTimeRate: SetTimeRatePayload;
  setTyping: TypingPayload;
  snoozeDeadline: SnoozeDeadlinePayload;
  startTimer: StartTimerPayload;
  /** Stops an answer that is being written; what had arrived stays, marked as incomplete. */
  stopAnswer: StopAnswerPayload;
  stopTimer: StopTimerPayload;
  /** Begins a sync now. */
  syncGoogleCalendar: SyncGoogleCalendarPayload;
  unlinkCases: UnlinkCasesPayload;
  updateCalendarEvent: UpdateCalendarEventPayload;
  updateCase: UpdateCasePayload;
  updateCitationReview: UpdateCitationReviewPayload;
  updateDeadline: UpdateDeadlinePayload;
  updateSavedSearch: UpdateSavedSearchPayload;
  updateTimeEntry: UpdateTimeEntryPayload;
  updateTimer: TimerPayload;
  updateWorkTask: WorkTaskPayload;
};


export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


export type MutationAddCaseNoteArgs = {
  input: AddCaseNoteInput;
};


export type MutationAddClosureArgs = {
  input: AddClosureInput;
};


export type MutationAddPartyArgs = {
  input: AddPartyInput;
};


export type MutationArchiveCaseArgs = {
  input: ArchiveCaseInput;
};


export type MutationAskQuestionArgs = {
  input: AskQuestionInput;
};


export type MutationChangeCaseStatusArgs = {
  input: ChangeCaseStatusInput;
};


export type MutationChangeStatusOfCasesArgs = {
  input: ChangeStatusOfCasesInput;
};


export type MutationCompleteDeadlineArgs = {
  input: CompleteDeadlineInput;
};


export type MutationCreateCalendarEventArgs = {
  input: CreateCalendarEventInput;
};


export type MutationCreateCalendarFeedArgs = {
  input: CreateCalendarFeedInput;
};


export type MutationCreateCaseArgs = {
  input: CreateCaseInput;
};


export type MutationCreateCitationReviewArgs = {
  input: CreateCitationReviewInput;
};


export type MutationCreateDeadlineArgs = {
  input: CreateDeadlineInput;
};


export type MutationCreateEventFromCaseArgs = {
  input: CreateEventFromCaseInput;
};


export type MutationCreatePrebillArgs = {
  input: PrebillInput;
};


export type MutationCreateTimeEntryArgs = {
  input: CreateTimeEntryInput;
};


export type MutationCreateUploadArgs = {
  input: CreateUploadInput;
};


export type MutationCreateWorkTaskArgs = {
  input: CreateWorkTaskInput;
};


export type MutationDecideCitationArgs = {
  input: DecideCitationInput;
};


export type MutationDeleteCalendarEventArgs = {
  input: DeleteCalendarEventInput;
};


export type MutationDeleteCaseMessageArgs = {
  input: DeleteCaseMessageInput;
};


export type MutationDeleteCaseNoteArgs = {
  input: DeleteCaseNoteInput;
};


export type MutationDeleteCitationReviewArgs = {
  input: DeleteCitationReviewInput;
};


export type MutationDeleteDeadlineArgs = {
  input: DeleteDeadlineInput;
};


export type MutationDeleteSavedSearchArgs = {
  input: DeleteSavedSearchInput;
};


export type MutationDeleteThreadArgs = {
  input: DeleteThreadInput;
};


export type MutationDeleteTimeEntryArgs = {
  input: TimeEntryIdInput;
};


export type MutationDeleteWorkTaskArgs = {
  input: WorkTaskIdInput;
};


export type MutationDiscardPrebillArgs = {
  input: PrebillIdInput;
};


export type MutationDiscardTimerArgs = {
  input: TimerIdInput;
};


export type MutationDisconnectGoogleCalendarArgs = {
  input?: InputMaybe<DisconnectGoogleCalendarInput>;
};


export type MutationEditCaseMessageArgs = {
  input: EditCaseMessageInput;
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFinishGoogleConnectionArgs = {
  input: FinishGoogleConnectionInput;
};


export type MutationImportCalendarArgs = {
  input: ImportCalendarInput;
};


export type MutationInviteToCaseArgs = {
  input: InviteToCaseInput;
};


export type MutationLinkCasesArgs = {
  input: LinkCasesInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationMarkMessagesArgs = {
  input: MarkMessagesInput;
};


export type MutationMarkPrebillPaidArgs = {
  input: PrebillIdInput;
};


export type MutationMoveTriggerArgs = {
  input: MoveTriggerInput;
};


export type MutationPauseTimerArgs = {
  input: TimerIdInput;
};


export type MutationPinThreadArgs = {
  input: PinThreadInput;
};


export type MutationRateAnswerArgs = {
  input: RateAnswerInput;
};


export type MutationReadNoticeArgs = {
  input: ReadNoticeInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveClosureArgs = {
  input: RemoveClosureInput;
};


export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


export type MutationRemovePartyArgs = {
  input: RemovePartyInput;
};


export type MutationRemoveTimeRateArgs = {
  input: TimeRateIdInput;
};


export type MutationRenameThreadArgs = {
  input: RenameThreadInput;
};


export type MutationRenewCalendarFeedArgs = {
  input: CalendarFeedIdInput;
};


export type MutationReopenDeadlineArgs = {
  input: ReopenDeadlineInput;
};


export type MutationReportClientErrorArgs = {
  input: ReportClientErrorInput;
};


export type MutationResolveGoogleConflictArgs = {
  input: ResolveGoogleConflictInput;
};


export type MutationRestoreCalendarEventArgs = {
  input: RestoreCalendarEventInput;
};


export type MutationRestoreDeadlineArgs = {
  input: RestoreDeadlineInput;
};


export type MutationRestoreTimeEntryArgs = {
  input: TimeEntryIdInput;
};


export type MutationResumeTimerArgs = {
  input: TimerIdInput;
};


export type MutationRevokeCalendarFeedArgs = {
  input: CalendarFeedIdInput;
};


export type MutationRevokeInvitationArgs = {
  input: RevokeInvitationInput;
};


export type MutationSaveDeadlinesArgs = {
  input: SaveDeadlinesInput;
};


export type MutationSaveSearchArgs = {
  input: SaveSearchInput;
};


export type MutationSendCaseMessageArgs = {
  input: SendCaseMessageInput;
};


export type MutationSetAlertDaysArgs = {
  input: SetAlertDaysInput;
};


export type MutationSetCalendarSettingsArgs = {
  input: SetCalendarSettingsInput;
};


export type MutationSetHoursSettingsArgs = {
  input: SetHoursSettingsInput;
};


export type MutationSetTimeRateArgs = {
  input: SetTimeRateInput;
};


export type MutationSetTypingArgs = {
  input: TypingInput;
};


export type MutationSnoozeDeadlineArgs = {
  input: SnoozeDeadlineInput;
};


export type MutationStartTimerArgs = {
  input: StartTimerInput;
};


export type MutationStopAnswerArgs = {
  input: StopAnswerInput;
};


export type MutationStopTimerArgs = {
  input: StopTimerInput;
};


export type MutationUnlinkCasesArgs = {
  input: UnlinkCasesInput;
};


export type MutationUpdateCalendarEventArgs = {
  input: UpdateCalendarEventInput;
};


export type MutationUpdateCaseArgs = {
  input: UpdateCaseInput;
};


export type MutationUpdateCitationReviewArgs = {
  input: UpdateCitationReviewInput;
};


export type MutationUpdateDeadlineArgs = {
  input: UpdateDeadlineInput;
};


export type MutationUpdateSavedSearchArgs = {
  input: UpdateSavedSearchInput;
};


export type MutationUpdateTimeEntryArgs = {
  input: UpdateTimeEntryInput;
};


export type MutationUpdateTimerArgs = {
  input: UpdateTimerInput;
};


export type MutationUpdateWorkTaskArgs = {
  input: UpdateWorkTaskInput;
};

/** Anything with a global id. */
export type Node = {
  /** Prefixed, time-ordered text (`cht_…`, `msg_…`), the same in every interface of Foja. */
  id: Scalars['ID']['output'];
};

/** A day on which nobody works, with its reason (día inhábil o no laborable). */
export type NonWorkingDay = {
  /** In Spanish: law and article, or who published it; null for weekends. */
  basis: Maybe<Scalars['String']['output']>;
  date: Scalars['Date']['output'];
  kind: NonWorkingDayKind;
  /** In Spanish: «domingo», «tercer lunes de noviembre, en conmemoración del 20 de noviembre». */
  reason: Scalars['String']['output'];
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

/** A court order or a line of a bulletin, read (lectura de acuerdo). */
export type NoticeReading = {
  /** What was decided: «emplazamiento», «auto que desecha». */
  act: Maybe<ReadValue>;
  /** Calendar that the proposed terms are counted by. */
  calendar: Maybe<Scalars['ID']['output']>;
  /** Own matters that it seems to belong to, best first. */
  cases: Array<Case>;
  chain: Maybe<TermChain>;
  court: Maybe<ReadValue>;
  courtOffice: Maybe<CourtOffice>;
  fileNumber: Maybe<ReadValue>;
  /** Proposed beside the rules: the text's own term. */
  freeTerm: Maybe<ReadTerm>;
  method: Maybe<NoticeMethod>;
  methodPassage: Maybe<ReadPassage>;
  /** In Spanish: what was not found. */
  missing: Array<Scalars['String']['output']>;
  /** Date that the count would start from; null when the text has none. */
  noticeOn: Maybe<ReadDate>;
  otherDates: Array<ReadDate>;
  parties: Array<ReadValue>;
  /** That of the court that decided, when the remedy is heard by another: amparo against a local judgment. */
  responsibleCalendar: Maybe<Scalars['ID']['output']>;
  /** Rules that the act brings, best first. */
  rules: Array<TermRule>;
  text: Scalars['String']['output'];
};

/** Where a page of a connection stands. */
export type PageInfo = {
  endCursor: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor: Maybe<Scalars['String']['output']>;
};

export type PartyInput = {
  isOurs?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
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

/** A piece of a passage. */
export type PassageSpan = {
  /** Whether these words match the search. */
  isMatch: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

export type PinThreadInput = {
  isPinned: Scalars['Boolean']['input'];
  threadId: Scalars['ID']['input'];
};

export type PinThreadPayload = {
  thread: Maybe<ChatThread>;
  userErrors: Array<UserError>;
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

/** The plan that an account holds (suscripción). */
export type PlanSubscription = {
  /** When the current period of the meters ends. */
  currentPeriodEnd: Scalars['DateTime']['output'];
  plan: PlanCode;
  status: PlanSubscriptionStatus;
  /** Whole days of the trial that are left, rounded up; 0 when there is no trial. */
  trialDaysLeft: Scalars['Int']['output'];
};

export type PlanSubscriptionStatus =
  | 'ACTIVE'
  | 'CANCELED'
  | 'INCOMPLETE'
  | 'PAST_DUE'
  | 'TRIALING';

/** A statement of fees before the tax invoice (prefactura). It is no CFDI. */
export type Prebill = Node & {
  /** «nueve mil quinientos treinta y tres pesos 33/100 M.N.» */
  amountInWords: Scalars['String']['output'];
  billedSeconds: Scalars['Int']['output'];
  cases: Array<Case>;
  client: Scalars['String']['output'];
  clientKind: TaxPersonKind;
  clientRfc: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  from: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  issuedOn: Scalars['Date']['output'];
  issuer: BillIssuer;
  lines: Array<PrebillLine>;
  notes: Scalars['String']['output'];
  /** `PF-0001`, by account. */
  number: Scalars['String']['output'];
  status: PrebillStatus;
  /** Before taxes. */
  subtotal: Money;
  taxes: Array<BillTax>;
  to: Scalars['Date']['output'];
  total: Money;
  totalSeconds: Scalars['Int']['output'];
  viewerCanDiscard: Scalars['Boolean']['output'];
};

export type PrebillConnection = {
  edges: Array<PrebillEdge>;
  nodes: Array<Prebill>;
  pageInfo: PageInfo;
};

export type PrebillEdge = {
  cursor: Scalars['String']['output'];
  node: Prebill;
};

/** A line of a pre-bill that is no recorded time. */
export type PrebillExtraInput = {
  /** Whole centavos, from 1. */
  centavos: Scalars['Float']['input'];
  /** 1–500 characters. */
  description: Scalars['String']['input'];
  /** FLAT_FEE or EXPENSE. */
  kind: PrebillLineKind;
};

export type PrebillIdInput = {
  id: Scalars['ID']['input'];
};

export type PrebillInput = {
  /** Cases that the caller owns, of one client, 1–20; absent: those of `client`. */
  caseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Absent: that of the cases. */
  client?: InputMaybe<Scalars['String']['input']>;
  clientKind: TaxPersonKind;
  /** Of 12 signs for a company, 13 for an individual. */
  clientRfc?: InputMaybe<Scalars['String']['input']>;
  /** Only these; absent: all billable and flat-fee ones of the days that are in no pre-bill. */
  entryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Up to 50. */
  extras?: InputMaybe<Array<PrebillExtraInput>>;
  from: Scalars['Date']['input'];
  /** Up to 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
};

/** A line of a pre-bill: an entry, a flat fee or an expense. */
export type PrebillLine = {
  activity: Maybe<WorkActivity>;
  amount: Money;
  billedSeconds: Maybe<Scalars['Int']['output']>;
  date: Maybe<Scalars['Date']['output']>;
  description: Scalars['String']['output'];
  kind: PrebillLineKind;
  personName: Maybe<Scalars['String']['output']>;
  rate: Maybe<Money>;
  /** Of entries. */
  timeEntryId: Maybe<Scalars['ID']['output']>;
};

/** What a line of a pre-bill charges. */
export type PrebillLineKind =
  /** Gastos. */
  | 'EXPENSE'
  | 'FLAT_FEE'
  /** An entry under a flat fee: its amount is 0. */
  | 'FLAT_FEE_DETAIL'
  | 'TIME';

export type PrebillPayload = {
  prebill: Maybe<Prebill>;
  userErrors: Array<UserError>;
};

/** What a pre-bill would say; nothing is kept. */
export type PrebillPreview = {
  amountInWords: Scalars['String']['output'];
  billedSeconds: Scalars['Int']['output'];
  lines: Array<PrebillLine>;
  subtotal: Money;
  taxes: Array<BillTax>;
  total: Money;
  totalSeconds: Scalars['Int']['output'];
  /** Billable entries without a rate: a pre-bill with them is refused. */
  withoutRateCount: Scalars['Int']['output'];
};

/** Where a pre-bill stands. */
export type PrebillStatus =
  /** Discarded: its entries are free again. */
  | 'DISCARDED'
  /** Its entries are held; it may still be discarded. */
  | 'OPEN'
  /** Cobrada. */
  | 'PAID';

/** Whether a member has the chat open, and how far they have read. */
export type PresenceEvent = {
  caseId: Scalars['ID']['output'];
  deliveredSequence: Scalars['Int']['output'];
  /** Has the chat open now. */
  isPresent: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  readSequence: Scalars['Int']['output'];
  userId: Scalars['ID']['output'];
};

export type PreviewMovePayload = {
  method: Maybe<NoticeMethod>;
  /** All deadlines of the chain, by date. */
  moves: Array<MovedDeadline>;
  noticeAt: Maybe<Scalars['String']['output']>;
  /** The notice as it is now, to move back to. */
  noticeOn: Maybe<Scalars['Date']['output']>;
  userErrors: Array<UserError>;
};

export type Query = {
  /** One article, as it reads now or as it read on a day. `null` when the law, the number or that version is not held. */
  article: Maybe<Article>;
  billableSummary: BillableSummary;
  calendarConnection: GoogleCalendarConnection;
  /** Null: no such event, or not the caller's. */
  calendarEvent: Maybe<CalendarEvent>;
  /** An event as .ics. */
  calendarEventFile: ExportedFile;
  /** Events and series as they are kept, latest start first. */
  calendarEvents: CalendarEventConnection;
  /** For calendar programs: the key is the permission. Null: unknown, revoked, or the case is no longer open to its owner. */
  calendarFeedContent: Maybe<CalendarFeedContent>;
  calendarFeeds: Array<CalendarFeed>;
  /** What happens between two days (both counted, at most 100), with series spread out. */
  calendarRange: CalendarRange;
  calendarSettings: CalendarSettings;
  /** Null: no such matter, or not the caller's. */
  case: Maybe<Case>;
  /** The conversation as a document; its SHA-256 stands at its end. */
  caseChatDocument: ExportedFile;
  /** The latest page first when asked with `last`; older ones with `before`. */
  caseMessages: CaseMessageConnection;
  caseStats: CaseStats;
  cases: CaseConnection;
  chatMessage: Maybe<ChatMessage>;
  chatStock: ChatStock;
  chatThread: Maybe<ChatThread>;
  /** A conversation as a document, with the sources of its answers or without. */
  chatThreadDocument: ExportedFile;
  /** Conversations of the signed-in user: pinned ones first, then the latest. */
  chatThreads: ChatThreadConnection;
  /** Finds and checks every citation of a text. Nothing is kept. */
  checkCitations: CitationReport;
  /** Where names like this stand in other matters of the account. */
  checkConflicts: Array<ConflictHit>;
  /** In Spanish, when a number does not look like those of that court; the same as `Case.fileNumberWarning`, before it is saved. */
  checkFileNumber: Maybe<Scalars['String']['output']>;
  citationReview: Maybe<CitationReview>;
  /** The findings of a review as a document. */
  citationReviewDocument: ExportedFile;
  /** Reviews of the signed-in user, the latest first. */
  citationReviews: CitationReviewConnection;
  /** Its table as a document. */
  computationDocument: ExportedFile;
  computeChain: ComputeChainPayload;
  /** Counts a term without saving it; some 60 points with its whole table. */
  computeDeadline: ComputeDeadlinePayload;
  countingRegimes: Array<CountingRegime>;
  /** With the closures that the account wrote. */
  courtCalendar: Maybe<CourtCalendar>;
  courtCalendars: Array<CourtCalendarSummary>;
  courtOffices: CourtOfficeConnection;
  deadline: Maybe<Deadline>;
  deadlineDocument: ExportedFile;
  deadlinePanel: DeadlinePanel;
  deadlines: DeadlineConnection;
  /** What an event at that time would overlap with, for the form. */
  eventConflicts: Array<EventOccurrence>;
  /** State of the server and of what it depends on. */
  health: Health;
  hoursSettings: HoursSettings;
  hoursSummary: HoursSummary;
  /** What an invitation is to, before it is accepted. Null: used, expired or unknown. */
  invitation: Maybe<InvitationPreview>;
  /** The signed-in user. */
  me: User;
  /** The object of that id, when it exists and the caller may see it. */
  node: Maybe<Node>;
  /** The objects of those ids, in the same order; `null` where there is none for the caller. At most 50. */
  nodes: Array<Maybe<Node>>;
  prebill: Maybe<Prebill>;
  prebillCsv: ExportedFile;
  prebillDocument: ExportedFile;
  prebillPreview: PrebillPreview;
  prebills: PrebillConnection;
  /** What `moveTrigger` would change, without changing it. */
  previewMove: PreviewMovePayload;
  /** The caller's last five searches, the newest first. */
  recentSearches: Array<RecentSearch>;
  /** A ruling by its id. `null` when it is not held. */
  ruling: Maybe<Ruling>;
  /** Null: none runs. */
  runningTimer: Maybe<RunningTimer>;
  /** The caller's saved searches, the newest first. */
  savedSearches: Array<SavedSearch>;
  /** Finds laws, theses, rulings and topics. Open to all; full texts of theses and rulings follow the plan. `query` up to 1,000 characters. */
  search: SearchResultConnection;
  /** What is held and what the caller has searched. */
  searchStatistics: SearchStatistics;
  /** The sessions that are open on this account, newest first. */
  sessions: Array<Session>;
  /** A law by its key. `null` when it is not held. */
  statute: Maybe<Statute>;
  /** An article with its neighbours, as in a book. `null` when the law, the number or that version is not held. */
  statuteSection: Maybe<StatuteSection>;
  /** The laws that are held (acervo). */
  statutes: Array<Statute>;
  termChains: Array<TermChain>;
  termRule: Maybe<TermRule>;
  /** `article` (with `statute`): rules that rest on that article, those that it sets the amount of first. */
  termRules: TermRuleConnection;
  /** A thesis by its registro digital or its clave. `null` when it is not held. */
  thesis: Maybe<Thesis>;
  /** Latest day first. */
  timeEntries: TimeEntryConnection;
  /** The entries of a filter as CSV, at most 10,000. */
  timeEntriesCsv: ExportedFile;
  timeEntry: Maybe<TimeEntry>;
  today: Today;
  /** A topic by its slug. `null` when there is none. */
  topic: Maybe<Topic>;
  /** What the account has consumed and may still consume. */
  usage: Usage;
  /** Those without a day last. */
  workTasks: WorkTaskConnection;
};


export type QueryArticleArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  number: Scalars['String']['input'];
  statute: Scalars['ID']['input'];
};


export type QueryBillableSummaryArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryCalendarEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCalendarEventFileArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCalendarEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CalendarFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryCalendarFeedContentArgs = {
  feedId: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};


export type QueryCalendarRangeArgs = {
  calendar?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<CalendarFilter>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  zone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCaseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCaseChatDocumentArgs = {
  caseId: Scalars['ID']['input'];
  format: DocumentFormat;
};


export type QueryCaseMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  caseId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CaseSort>;
};


export type QueryChatMessageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChatThreadArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChatThreadDocumentArgs = {
  format: DocumentFormat;
  id: Scalars['ID']['input'];
  withSources?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryChatThreadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCheckCitationsArgs = {
  input: CheckCitationsInput;
};


export type QueryCheckConflictsArgs = {
  exceptCaseId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};


export type QueryCheckFileNumberArgs = {
  courtId?: InputMaybe<Scalars['ID']['input']>;
  courtName?: InputMaybe<Scalars['String']['input']>;
  fileNumber: Scalars['String']['input'];
};


export type QueryCitationReviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCitationReviewDocumentArgs = {
  format: DocumentFormat;
  id: Scalars['ID']['input'];
};


export type QueryCitationReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryComputationDocumentArgs = {
  format: DocumentFormat;
  input: ComputeDeadlineInput;
};


export type QueryComputeChainArgs = {
  input: ComputeChainInput;
};


export type QueryComputeDeadlineArgs = {
  input: ComputeDeadlineInput;
};


export type QueryCourtCalendarArgs = {
  key: Scalars['ID']['input'];
  year: Scalars['Int']['input'];
};


export type QueryCourtOfficesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDeadlineArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDeadlineDocumentArgs = {
  format: DocumentFormat;
  id: Scalars['ID']['input'];
};


export type QueryDeadlinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeadlineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEventConflictsArgs = {
  end: Scalars['String']['input'];
  exceptEventId?: InputMaybe<Scalars['ID']['input']>;
  start: Scalars['String']['input'];
  zone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryHoursSummaryArgs = {
  filter?: InputMaybe<HoursFilter>;
};


export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryPrebillArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPrebillCsvArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPrebillDocumentArgs = {
  format: DocumentFormat;
  id: Scalars['ID']['input'];
};


export type QueryPrebillPreviewArgs = {
  input: PrebillInput;
};


export type QueryPrebillsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPreviewMoveArgs = {
  input: MoveTriggerInput;
};


export type QueryRulingArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<SearchFilters>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
  sort?: InputMaybe<SearchSort>;
};


export type QueryStatuteArgs = {
  key: Scalars['ID']['input'];
};


export type QueryStatuteSectionArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
  statute: Scalars['ID']['input'];
};


export type QueryTermRuleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTermRulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<LegalArea>;
  article?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  statute?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryThesisArgs = {
  registry: Scalars['ID']['input'];
};


export type QueryTimeEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HoursFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTimeEntriesCsvArgs = {
  filter?: InputMaybe<HoursFilter>;
};


export type QueryTimeEntryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTopicArgs = {
  slug: Scalars['ID']['input'];
};


export type QueryWorkTasksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkTaskFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One part of how a question was understood (lo entendido). */
export type QuestionReading = {
  kind: ReadingKind;
  /** In Spanish. */
  label: Scalars['String']['output'];
  /** What it can be changed to; empty: it cannot be changed here. */
  options: Array<ReadingOption>;
  value: Scalars['String']['output'];
};

/** A stretch of a comparison. */
export type QuotePiece = {
  kind: QuotePieceKind;
  text: Scalars['String']['output'];
};

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
  comment?: InputMaybe<Scalars['String']['input']>;
  messageId: Scalars['ID']['input'];
  /** Only with `NOT_HELPFUL`. */
  reasons?: InputMaybe<Array<FeedbackReason>>;
  verdict: FeedbackVerdict;
};

export type RateAnswerPayload = {
  message: Maybe<ChatMessage>;
  userErrors: Array<UserError>;
};

/** What a rate is for; the first of these that there is holds: case, client, person. */
export type RateScope =
  | 'CASE'
  | 'CLIENT'
  | 'PERSON';

/** A day that a text names, and what it is the day of. */
export type ReadDate = {
  date: Scalars['Date']['output'];
  /** In Spanish: «fecha del acuerdo», «publicación en el boletín». */
  meaning: Scalars['String']['output'];
  passage: ReadPassage;
};

export type ReadNoticeInput = {
  /** 1–60,000 characters; else an upload. */
  text?: InputMaybe<Scalars['String']['input']>;
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};

export type ReadNoticePayload = {
  reading: Maybe<NoticeReading>;
  userErrors: Array<UserError>;
};

/** A passage of a text that something was read in. */
export type ReadPassage = {
  end: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

/** A term that a text sets itself: «dentro del término de tres días». */
export type ReadTerm = {
  amount: Scalars['Int']['output'];
  /** Articles that the text names with it, `lamparo:114`. */
  articles: Array<Scalars['String']['output']>;
  passage: ReadPassage;
  /** Statute that governs its count; null when neither text nor court tell. */
  regime: Maybe<Scalars['ID']['output']>;
  /** In Spanish: «3 días hábiles». */
  term: Scalars['String']['output'];
  /** Days without a word to them are working days. */
  unit: TermUnit;
};

/** Words of a text, with where they stand. */
export type ReadValue = {
  passage: ReadPassage;
  value: Scalars['String']['output'];
};

/** A reading that the asker chose in the place of the one that was understood. */
export type ReadingChoiceInput = {
  kind: ReadingKind;
  /** `value` of one of the options. */
  value: Scalars['String']['input'];
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

/** A reading that can be chosen instead. */
export type ReadingOption = {
  /** In Spanish. */
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A search that was made (búsqueda reciente). */
export type RecentSearch = {
  filters: SavedFilters;
  query: Scalars['String']['output'];
  resultCount: Scalars['Int']['output'];
  searchedAt: Scalars['DateTime']['output'];
  sort: SearchSort;
};

/** How an event repeats (recurrencia). */
export type Recurrence = {
  /** How many times in all. */
  count: Maybe<Scalars['Int']['output']>;
  frequency: RecurrenceFrequency;
  interval: Scalars['Int']['output'];
  /** RFC 5545: `FREQ=WEEKLY;BYDAY=MO,WE`. Of an imported event it may say more than the fields below. */
  rule: Scalars['String']['output'];
  /** In Spanish: «cada semana, lunes y miércoles, hasta el 3 de marzo de 2027». */
  text: Scalars['String']['output'];
  /** Last day. */
  until: Maybe<Scalars['Date']['output']>;
  /** Monthly on the first (1) … fourth (4) or last (-1) of its one weekday; null: on the day of the month. */
  weekOfMonth: Maybe<Scalars['Int']['output']>;
  weekdays: Array<Weekday>;
};

/** How often a series comes round. */
export type RecurrenceFrequency =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY'
  | 'YEARLY';

/** How an event repeats, as a form says it. */
export type RecurrenceInput = {
  /** 1–999. Not together with `until`. */
  count?: InputMaybe<Scalars['Int']['input']>;
  frequency: RecurrenceFrequency;
  /** 1–99. */
  interval?: InputMaybe<Scalars['Int']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
  /** 1–4, or -1 for the last. */
  weekOfMonth?: InputMaybe<Scalars['Int']['input']>;
  /** Weekly: the days; that of the start when there are none. Monthly with `weekOfMonth`: the one day. */
  weekdays?: InputMaybe<Array<Weekday>>;
};

export type RegisterInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** At least 6 characters; 12 or more are recommended. */
  password: Scalars['String']['input'];
  profession?: InputMaybe<Scalars['String']['input']>;
};

export type RemoveClosureInput = {
  id: Scalars['ID']['input'];
};

export type RemoveClosurePayload = {
  changed: Array<Deadline>;
  removedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type RemoveMemberInput = {
  caseId: Scalars['ID']['input'];
  /** Oneself: leaves the matter. */
  userId: Scalars['ID']['input'];
};

export type RemoveMemberPayload = {
  /** Null when one left it oneself. */
  case: Maybe<Case>;
  userErrors: Array<UserError>;
};

export type RemovePartyInput = {
  caseId: Scalars['ID']['input'];
  partyId: Scalars['ID']['input'];
};

export type RemovePartyPayload = {
  case: Maybe<Case>;
  userErrors: Array<UserError>;
};

export type RemoveTimeRatePayload = {
  changedCount: Scalars['Int']['output'];
  removedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type RenameThreadInput = {
  threadId: Scalars['ID']['input'];
  /** 1–120 characters. */
  title: Scalars['String']['input'];
};

export type RenameThreadPayload = {
  thread: Maybe<ChatThread>;
  userErrors: Array<UserError>;
};

export type RenewCalendarFeedPayload = {
  feed: Maybe<CalendarFeed>;
  /** A new key; the address of before answers nothing from now on. */
  url: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
  webcalUrl: Maybe<Scalars['String']['output']>;
};

export type ReopenDeadlineInput = {
  id: Scalars['ID']['input'];
};

export type ReopenDeadlinePayload = {
  deadline: Maybe<Deadline>;
  userErrors: Array<UserError>;
};

export type ReportClientErrorInput = {
  /** The first five lines of the stack. */
  componentTrace?: InputMaybe<Scalars['String']['input']>;
  error: Scalars['String']['input'];
  errorInfo?: InputMaybe<Scalars['String']['input']>;
  stack?: InputMaybe<Scalars['String']['input']>;
  timestamp?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
  userAgent?: InputMaybe<Scalars['String']['input']>;
};

export type ReportClientErrorPayload = {
  recorded: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
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
  conflictId: Scalars['ID']['input'];
  /** Side that shall hold; the one that holds already marks it as seen. */
  keep: SyncSide;
};

export type ResolveGoogleConflictPayload = {
  conflict: Maybe<GoogleConflict>;
  userErrors: Array<UserError>;
};

export type RestoreCalendarEventInput = {
  eventId: Scalars['ID']['input'];
  undoToken: Scalars['String']['input'];
};

export type RestoreCalendarEventPayload = {
  event: Maybe<CalendarEvent>;
  userErrors: Array<UserError>;
};

export type RestoreDeadlineInput = {
  id: Scalars['ID']['input'];
};

export type RestoreDeadlinePayload = {
  deadline: Maybe<Deadline>;
  userErrors: Array<UserError>;
};

export type RestoreTimeEntryPayload = {
  entry: Maybe<TimeEntry>;
  userErrors: Array<UserError>;
};

export type RevokeCalendarFeedPayload = {
  revokedFeedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type RevokeInvitationInput = {
  caseId: Scalars['ID']['input'];
  invitationId: Scalars['ID']['input'];
};

export type RevokeInvitationPayload = {
  case: Maybe<Case>;
  userErrors: Array<UserError>;
};

/** A judgment of a court (sentencia). */
export type Ruling = Node & {
  access: TextAccess;
  area: LegalArea;
  citation: Scalars['String']['output'];
  cites: Array<Article>;
  court: Maybe<Court>;
  /** Court that decided. */
  courtName: Scalars['String']['output'];
  decidedOn: Maybe<Scalars['Date']['output']>;
  excerpt: Scalars['String']['output'];
  /** `sen_<id of the source>`. */
  id: Scalars['ID']['output'];
  officialUrl: Maybe<Scalars['String']['output']>;
  /** Full text; `null` when `access` is UPGRADE_REQUIRED. */
  text: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** The stopwatch of the account: at most one (cronómetro). */
export type RunningTimer = {
  /** Before `runningSince`; what it shows is this plus the time since then. */
  accumulatedSeconds: Scalars['Int']['output'];
  activity: WorkActivity;
  billing: BillingKind;
  case: Maybe<Case>;
  description: Scalars['String']['output'];
  event: Maybe<CalendarEvent>;
  id: Scalars['ID']['output'];
  /** It has run for more than 24 hours: to stop it, `seconds` has to be said. */
  isTooLong: Scalars['Boolean']['output'];
  /** Null while it is paused. */
  runningSince: Maybe<Scalars['DateTime']['output']>;
  /** The server's time, to reckon with instead of a clock of one's own that may be wrong. */
  serverTime: Scalars['DateTime']['output'];
  /** When it was first started. */
  startedAt: Scalars['DateTime']['output'];
  task: Maybe<WorkTask>;
};

/** Saves computed terms to a matter; those of one call form a chain. */
export type SaveDeadlinesInput = {
  caseId?: InputMaybe<Scalars['ID']['input']>;
  chainId?: InputMaybe<Scalars['ID']['input']>;
  /** 1–30. */
  deadlines: Array<ComputedDeadlineInput>;
};

export type SaveDeadlinesPayload = {
  deadlines: Array<Deadline>;
  userErrors: Array<UserError>;
};

export type SaveSearchInput = {
  filters?: InputMaybe<SearchFilters>;
  hasAlert?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1–80 characters; the query when absent. */
  name?: InputMaybe<Scalars['String']['input']>;
  query: Scalars['String']['input'];
  sort?: InputMaybe<SearchSort>;
};

export type SaveSearchPayload = {
  savedSearch: Maybe<SavedSearch>;
  userErrors: Array<UserError>;
};

/** Filters of a search that is kept. */
export type SavedFilters = {
  area: Maybe<LegalArea>;
  category: Maybe<ResearchCategory>;
  court: Maybe<Court>;
  dateRange: Maybe<SearchDateRange>;
  jurisdiction: Maybe<Jurisdiction>;
  kinds: Array<DocumentKind>;
  statute: Maybe<Scalars['ID']['output']>;
};

/** A search that is kept to be run again (búsqueda guardada). An account keeps 10. */
export type SavedSearch = Node & {
  createdAt: Scalars['DateTime']['output'];
  filters: SavedFilters;
  /** Whether Foja runs it when the stock changes and says what is new. */
  hasAlert: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  lastRunAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  /** Results that came since they were last seen. */
  newResultCount: Scalars['Int']['output'];
  query: Scalars['String']['output'];
  /** When it was last run. */
  resultCount: Scalars['Int']['output'];
  sort: SearchSort;
};

/** How far back from today a text may date. */
export type SearchDateRange =
  | 'LAST_3_MONTHS'
  | 'LAST_5_YEARS'
  | 'LAST_MONTH'
  | 'LAST_YEAR';

/** Counts by which a search is narrowed (facetas). */
export type SearchFacets = {
  areas: Array<FacetBucket>;
  courts: Array<FacetBucket>;
  jurisdictions: Array<FacetBucket>;
  kinds: Array<FacetBucket>;
  statutes: Array<FacetBucket>;
  years: Array<FacetBucket>;
};

/** Filters join with AND; the kinds of one list join with OR. */
export type SearchFilters = {
  area?: InputMaybe<LegalArea>;
  category?: InputMaybe<ResearchCategory>;
  court?: InputMaybe<Court>;
  dateRange?: InputMaybe<SearchDateRange>;
  jurisdiction?: InputMaybe<Jurisdiction>;
  kinds?: InputMaybe<Array<DocumentKind>>;
  /** Only this law. */
  statute?: InputMaybe<Scalars['ID']['input']>;
};

/** A text that a search found (resultado). */
export type SearchResult = {
  /** Whether the full text may be read with the caller's plan. */
  access: TextAccess;
  area: LegalArea;
  /** As it is cited in Mexico. */
  citation: Scalars['String']['output'];
  /** Texts of the stock that cite it. */
  citations: Scalars['Int']['output'];
  court: Maybe<Court>;
  /** Last reform of an article (its publication when it was never reformed), publication of a thesis, day of a ruling. */
  date: Maybe<Scalars['Date']['output']>;
  /** `por qué este resultado`, in one Spanish sentence. */
  explanation: Scalars['String']['output'];
  /** Id of the Article, Thesis, Ruling or Topic. */
  id: Scalars['ID']['output'];
  jurisdiction: Maybe<Jurisdiction>;
  /** `null` for topics. */
  kind: Maybe<DocumentKind>;
  officialUrl: Maybe<Scalars['String']['output']>;
  /** The same passage with what matches. */
  passage: Array<PassageSpan>;
  reason: MatchReason;
  /**
   * 0–100. 100: the search names it. Otherwise the share of what the search asks for that the best result holds (rare
   * words weigh more), scaled by how this result scores against the best.
   */
  relevance: Scalars['Int']['output'];
  /** Court, or the law it belongs to. */
  source: Scalars['String']['output'];
  /** The passage that answers best, without marks. */
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Its place in Foja. */
  url: Scalars['String']['output'];
};

export type SearchResultConnection = {
  /** The search as it was probably meant (quizá quisiste decir); the results are of the search as typed unless it finds nothing. */
  didYouMean: Maybe<Scalars['String']['output']>;
  edges: Array<SearchResultEdge>;
  facets: SearchFacets;
  nodes: Array<SearchResult>;
  /** Why this cannot be found here, in one Spanish sentence, when that is known: foreign law, an article that does not exist. */
  notice: Maybe<Scalars['String']['output']>;
  pageInfo: PageInfo;
  /** The search whose results these are, when it is not the one that was typed. */
  searchedInstead: Maybe<Scalars['String']['output']>;
  /** Topics of the editors that fit the search, at most two; with the first page only. */
  topics: Array<SearchResult>;
  /** Texts that match, all pages together; at most 10,000 can be paged through. */
  totalCount: Scalars['Int']['output'];
};

export type SearchResultEdge = {
  cursor: Scalars['String']['output'];
  node: SearchResult;
};

/** In which order results come. */
export type SearchSort =
  /** The most cited in the stock first. */
  | 'CITATIONS'
  /** The newest first; undated texts last. */
  | 'DATE'
  /** The best first. */
  | 'RELEVANCE';

/** Counted on the server, never estimated. */
export type SearchStatistics = {
  articleCount: Scalars['Int']['output'];
  /** Laws, theses, rulings and topics together. */
  availableSources: Scalars['Int']['output'];
  /** Theses and jurisprudencia that are held. */
  jurisprudenceCount: Scalars['Int']['output'];
  /** Codes and acts that are held. */
  legalCodesCount: Scalars['Int']['output'];
  /** What at least three accounts asked in the last 90 days, the most asked first. */
  popularQueries: Array<Scalars['String']['output']>;
  /** The caller's last five. */
  recentSearches: Array<RecentSearch>;
  rulingCount: Scalars['Int']['output'];
  /** Percentage of those that found something; `null` when none was made. */
  successRate: Maybe<Scalars['Float']['output']>;
  /** Latest date of a text that is held. */
  textAsOf: Maybe<Scalars['Date']['output']>;
  topicCount: Scalars['Int']['output'];
  /** Searches that the caller has made. */
  totalSearches: Scalars['Int']['output'];
};

export type SendCaseMessageInput = {
  /** At most 5. Documents: PDF, DOCX or TXT. */
  attachments?: InputMaybe<Array<AttachmentInput>>;
  caseId: Scalars['ID']['input'];
  /** Sent twice with the same id, it is one message. */
  clientId: Scalars['ID']['input'];
  replyToId?: InputMaybe<Scalars['ID']['input']>;
  /** 1–4,000 characters after trimming. */
  text: Scalars['String']['input'];
};

export type SendCaseMessagePayload = {
  message: Maybe<CaseMessage>;
  userErrors: Array<UserError>;
};

/** Which events of a series an act concerns. */
export type SeriesScope =
  | 'ALL'
  /** The one of `occurrenceOf`. */
  | 'ONLY_THIS'
  /** It and those after it: they become a series of their own. */
  | 'THIS_AND_FOLLOWING';

/** A device or program that is signed in (sesión). */
export type Session = Node & {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether it is the session of this very request. */
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  /** Browser and system as it presented itself. */
  userAgent: Maybe<Scalars['String']['output']>;
};

export type SessionEndedEvent = {
  sessionId: Scalars['ID']['output'];
};

export type SetAlertDaysInput = {
  /** 1–5 different values of 0–365. */
  alertDays: Array<Scalars['Int']['input']>;
  /** IANA name of a zone of Mexico: Mexico_City, Monterrey, Merida, Chihuahua, Bahia_Banderas, Cancun, Mazatlan, Hermosillo, Tijuana, Ciudad_Juarez, Ojinaga or Matamoros of `America/`. Absent: as it was; null: none. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type SetAlertDaysPayload = {
  alertDays: Maybe<Array<Scalars['Int']['output']>>;
  /** Null: none was chosen. */
  timeZone: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type SetCalendarSettingsInput = {
  alarms?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Null: none. */
  courtCalendar?: InputMaybe<Scalars['ID']['input']>;
  dayBeginsAt?: InputMaybe<Scalars['Int']['input']>;
  dayEndsAt?: InputMaybe<Scalars['Int']['input']>;
  weekStartsOn?: InputMaybe<Weekday>;
  zone?: InputMaybe<Scalars['String']['input']>;
};

export type SetCalendarSettingsPayload = {
  settings: Maybe<CalendarSettings>;
  userErrors: Array<UserError>;
};

export type SetHoursSettingsInput = {
  issuerKind?: InputMaybe<TaxPersonKind>;
  /** 1–200 characters. */
  issuerName?: InputMaybe<Scalars['String']['input']>;
  issuerRegime?: InputMaybe<IssuerRegime>;
  /** RFC of 12 signs (a company) or 13 (an individual), as `issuerKind` says; null: none. */
  issuerRfc?: InputMaybe<Scalars['String']['input']>;
  /** Entries that are in no pre-bill are charged by it from now on. */
  rounding?: InputMaybe<TimeRounding>;
};

export type SetHoursSettingsPayload = {
  settings: Maybe<HoursSettings>;
  userErrors: Array<UserError>;
};

export type SetTimeRateInput = {
  /** Of CASE; one that the caller owns. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Whole centavos an hour, 1–100,000,000. */
  centavos: Scalars['Float']['input'];
  /** Of CLIENT: as written in its cases. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** Of PERSON; absent: the caller. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  scope: RateScope;
  /** Absent: today. Entries since then that are in no pre-bill are charged by it. */
  validFrom?: InputMaybe<Scalars['Date']['input']>;
};

export type SetTimeRatePayload = {
  /** Entries whose amount changed. */
  changedCount: Scalars['Int']['output'];
  rate: Maybe<TimeRate>;
  userErrors: Array<UserError>;
};

export type SnoozeDeadlineInput = {
  /** 1–720. */
  hours?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};

export type SnoozeDeadlinePayload = {
  deadline: Maybe<Deadline>;
  /** In Spanish: what moved, the deadline or only its reminder. */
  message: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type StartTimerInput = {
  activity?: InputMaybe<WorkActivity>;
  billing?: InputMaybe<BillingKind>;
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Another one that runs is stopped and recorded first; otherwise it is a conflict. */
  replaces?: InputMaybe<Scalars['Boolean']['input']>;
  taskId?: InputMaybe<Scalars['ID']['input']>;
};

export type StartTimerPayload = {
  /** Of the timer that was replaced. */
  stoppedEntry: Maybe<TimeEntry>;
  timer: Maybe<RunningTimer>;
  userErrors: Array<UserError>;
};

/** A constitution, code or act (ley). */
export type Statute = {
  /** Area of law that it belongs to first (materia). */
  area: LegalArea;
  articleCount: Scalars['Int']['output'];
  /** Whether the official text is loaded on this server. */
  hasOfficialText: Scalars['Boolean']['output'];
  /** `null`: of a state that is not in the list. */
  jurisdiction: Maybe<Jurisdiction>;
  /** Short stable key: `lft`, `ccf`. */
  key: Scalars['ID']['output'];
  kind: DocumentKind;
  /** Number of its last article. */
  lastArticle: Scalars['String']['output'];
  lastReformOn: Maybe<Scalars['Date']['output']>;
  /** A reform that the held text does not have, in Spanish; null when none is known. */
  laterReform: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Page of the authority that publishes it. */
  officialUrl: Maybe<Scalars['String']['output']>;
  /** Its headings from beginning to end (índice). Empty when no official text is loaded. */
  outline: Array<StatuteHeading>;
  /** When it was first published (publicación). */
  publishedOn: Maybe<Scalars['Date']['output']>;
  shortName: Scalars['String']['output'];
  /** Date of the text that is held, to be shown beside every citation (texto al). */
  textAsOf: Scalars['Date']['output'];
  /** Texts of this law that are held, the current one first. */
  versions: Array<StatuteVersion>;
};

/** A heading of a law (libro, título, capítulo, sección) with the articles right below it. */
export type StatuteHeading = {
  /** Articles below it, however deep. */
  articleCount: Scalars['Int']['output'];
  /** 0 for the widest. */
  depth: Scalars['Int']['output'];
  /** First article below it, however deep. */
  firstArticle: Scalars['String']['output'];
  lastArticle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** The articles under one narrowest heading, as they are read together. */
export type StatuteSection = {
  /** At most 60; a longer section is cut around the article that was asked for. */
  articles: Array<Article>;
  /** Number of the article after the last of these, when there is one. */
  nextArticle: Maybe<Scalars['String']['output']>;
  /** Headings above, from the widest to the narrowest. */
  path: Array<Scalars['String']['output']>;
  /** Number of the article before the first of these, when there is one. */
  previousArticle: Maybe<Scalars['String']['output']>;
  statute: Statute;
  /** Date of the text that is shown. */
  textAsOf: Scalars['Date']['output'];
};

/** A text of a law as it was on a day (texto vigente al). */
export type StatuteVersion = {
  articleCount: Scalars['Int']['output'];
  isCurrent: Scalars['Boolean']['output'];
  lastReformOn: Maybe<Scalars['Date']['output']>;
  /** Where that text came from. */
  officialUrl: Maybe<Scalars['String']['output']>;
  textAsOf: Scalars['Date']['output'];
};

export type StopAnswerInput = {
  messageId: Scalars['ID']['input'];
};

export type StopAnswerPayload = {
  message: Maybe<ChatMessage>;
  userErrors: Array<UserError>;
};

export type StopTimerInput = {
  /** Instead of what it shows, 1–86,400; needed when it ran for more than 24 hours, or its day has no room for it. */
  seconds?: InputMaybe<Scalars['Int']['input']>;
  timerId: Scalars['ID']['input'];
};

/** Stopping one twice, from two tabs, answers with the same entry. Of whoever left its case meanwhile it is an entry of no case. */
export type StopTimerPayload = {
  entry: Maybe<TimeEntry>;
  userErrors: Array<UserError>;
};

export type Subscription = {
  /** Changes of events that the caller sees. */
  calendarChanged: CalendarChange;
  /** The caller was removed from a matter, or left it. */
  caseAccessEnded: CaseAccessEndedEvent;
  /**
   * Every message after `afterSequence`, in order, each once; messages that were edited or deleted come again. After a
   * lost connection, subscribe again with the last sequence that arrived, and with the newest instant of what is held
   * (`createdAt`, `editedAt`, `deletedAt`) as `changedSince`: what was edited or deleted since then comes again, seven
   * days back at most. Without it, the last fifteen minutes.
   */
  caseMessageAdded: CaseMessage;
  /** `case_status_updated` of the specification, for those who work in the matter. */
  caseStatusUpdated: CaseStatusEvent;
  /**
   * Every change of the matters that the caller works in; of one with `caseId`, which ends when its member is removed. A
   * guest hears of what is marked for guests, and of their own part.
   */
  caseUpdated: Case;
  /** Follows an answer from `fromOffset` of its text; after a lost connection, subscribe again with what you have. */
  chatReply: ChatReplyEvent;
  /** Of the caller's own deadlines and those of matters that the caller works in. */
  deadlineAlert: DeadlineAlert;
  /** The state of the server: now, and each time it changes. The same as `health`, and as `GET /api/health`. */
  healthChanged: Health;
  /** Every message that is added from now on to any matter in which the caller may chat, each once. */
  myCaseMessages: CaseMessage;
  /** Who has the chat open: the state of every member at first, then every change. Subscribing is being there. */
  presence: PresenceEvent;
  /** A saved search of the caller found something new. */
  savedSearchAlert: SavedSearch;
  /** Tells an open socket that its session has ended, for whatever reason; the socket is closed after it. */
  sessionEnded: SessionEndedEvent;
  timerChanged: TimerChange;
  /** Somebody named the caller in the chat of a matter, or accepted an invitation of theirs. */
  toast: ToastEvent;
  typing: TypingEvent;
};


export type SubscriptionCaseMessageAddedArgs = {
  afterSequence: Scalars['Int']['input'];
  caseId: Scalars['ID']['input'];
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


export type SubscriptionCaseUpdatedArgs = {
  caseId?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionChatReplyArgs = {
  fromOffset?: InputMaybe<Scalars['Int']['input']>;
  messageId: Scalars['ID']['input'];
};


export type SubscriptionPresenceArgs = {
  caseId: Scalars['ID']['input'];
};


export type SubscriptionTypingArgs = {
  caseId: Scalars['ID']['input'];
};

/** Days that do not count for a reason of the case. */
export type Suspension = {
  from: Scalars['Date']['output'];
  reason: Scalars['String']['output'];
  to: Scalars['Date']['output'];
};

/** Days that do not count for a reason of the case: a suspension, the conciliation of article 518 LFT. */
export type SuspensionInput = {
  from: Scalars['Date']['input'];
  /** 1–200 characters. */
  reason: Scalars['String']['input'];
  to: Scalars['Date']['input'];
};

export type SyncGoogleCalendarPayload = {
  connection: Maybe<GoogleCalendarConnection>;
  userErrors: Array<UserError>;
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

/** An article that a count rests on. */
export type TermBasis = {
  articleNumber: Scalars['String']['output'];
  /** Fraction or paragraph. */
  place: Maybe<Scalars['String']['output']>;
  statuteKey: Scalars['ID']['output'];
  statuteName: Scalars['String']['output'];
  /** Date of the text that the rule was read in. */
  textAsOf: Scalars['Date']['output'];
};

/** Terms that follow from one notice (cadena). */
export type TermChain = {
  id: Scalars['ID']['output'];
  steps: Array<TermChainStep>;
  title: Scalars['String']['output'];
  trigger: Scalars['String']['output'];
};

/** A term of a chain. */
export type TermChainStep = {
  /** Rule of the step whose date starts this one; null: the notice. */
  afterRuleId: Maybe<Scalars['ID']['output']>;
  isChecked: Scalars['Boolean']['output'];
  note: Maybe<Scalars['String']['output']>;
  rule: TermRule;
};

/** Whose term it is, and what it ends. */
export type TermKind =
  | 'AUTHORITY'
  | 'DURATION'
  /** The suit ends because nobody moves (caducidad). */
  | 'LAPSE'
  /** The right itself is lost (prescripción). */
  | 'LIMITATION'
  | 'PARTY';

/** A term of practice that the law sets (término). */
export type TermRule = {
  /** Null when the law sets none. */
  amount: Maybe<Scalars['Int']['output']>;
  area: LegalArea;
  /** When the notice takes effect is for the law of the act to say: `lawOfAct` is asked. */
  asksLawOfAct: Scalars['Boolean']['output'];
  basis: Array<TermBasis>;
  consequence: Maybe<Scalars['String']['output']>;
  /** In Spanish, when the law allows more. */
  extension: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** That of the days before the date given. */
  isBackward: Scalars['Boolean']['output'];
  kind: TermKind;
  /** Law of the act to propose, when the rule is for the acts of one law. */
  lawOfAct: Maybe<Scalars['ID']['output']>;
  methods: Array<NoticeMethod>;
  notes: Array<Scalars['String']['output']>;
  /** In Spanish: «15 días hábiles». */
  term: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Label of the date that it asks for. */
  trigger: Scalars['String']['output'];
  unit: Maybe<TermUnit>;
};

export type TermRuleConnection = {
  edges: Array<TermRuleEdge>;
  nodes: Array<TermRule>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TermRuleEdge = {
  cursor: Scalars['String']['output'];
  node: TermRule;
};

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

/** A stretch of a text, in UTF-16 code units. */
export type TextSpan = {
  end: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
};

/** A criterion of the federal courts as published in the Semanario Judicial (tesis). */
export type Thesis = Node & {
  access: TextAccess;
  area: LegalArea;
  /** Since when it binds (obligatoria desde). */
  bindingFrom: Maybe<Scalars['Date']['output']>;
  /** Órgano that issued it. */
  body: Maybe<Scalars['String']['output']>;
  citation: Scalars['String']['output'];
  /** Articles of the stock that it names. */
  cites: Array<Article>;
  court: Maybe<Court>;
  /** Época. */
  epoch: Maybe<Scalars['String']['output']>;
  /** First words of the text, open to all. */
  excerpt: Scalars['String']['output'];
  /** `tes_<registro digital>`. */
  id: Scalars['ID']['output'];
  /** Instancia. */
  instance: Maybe<Scalars['String']['output']>;
  /** Clave: `1a./J. 42/2006`. */
  key: Maybe<Scalars['String']['output']>;
  /** JURISPRUDENCE or ISOLATED_THESIS. */
  kind: DocumentKind;
  /** Localización in the Semanario. */
  location: Maybe<Scalars['String']['output']>;
  officialUrl: Maybe<Scalars['String']['output']>;
  /** Precedentes; `null` when `access` is UPGRADE_REQUIRED or they are not published. */
  precedents: Maybe<Scalars['String']['output']>;
  /** Day of publication; `null` when only the month is known, see `publishedText`. */
  publishedOn: Maybe<Scalars['Date']['output']>;
  /** As published: `2018-06` or `2026-10-02`. */
  publishedText: Maybe<Scalars['String']['output']>;
  /** Registro digital. */
  registry: Scalars['String']['output'];
  /** Materias as published. */
  subjects: Array<Scalars['String']['output']>;
  /** Full text; `null` when `access` is UPGRADE_REQUIRED. */
  text: Maybe<Scalars['String']['output']>;
  /** Rubro. */
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** How far it was checked against the official source, in words. */
  verification: Scalars['String']['output'];
};

/** Recorded time (registro de horas). */
export type TimeEntry = Node & {
  activity: WorkActivity;
  /** `billedSeconds` at `rate`, to the centavo; null when there is no rate. */
  amount: Maybe<Money>;
  /** As charged: rounded, 0 when it is not billable. */
  billedSeconds: Scalars['Int']['output'];
  billing: BillingKind;
  /** Null as well when the caller may no longer see it. */
  case: Maybe<Case>;
  client: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  endedAt: Maybe<Scalars['DateTime']['output']>;
  event: Maybe<CalendarEvent>;
  id: Scalars['ID']['output'];
  personId: Scalars['ID']['output'];
  personName: Scalars['String']['output'];
  /** Null: in none yet. */
  prebill: Maybe<Prebill>;
  /** An hour of it; null: no rate is set, or it is not billable. */
  rate: Maybe<Money>;
  /** Which rate holds. */
  rateScope: Maybe<RateScope>;
  /** As recorded. */
  seconds: Scalars['Int']['output'];
  source: TimeEntrySource;
  /** Null: only the day and the length are known. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
  task: Maybe<WorkTask>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Day of the work, in the zone of the person. */
  workedOn: Scalars['Date']['output'];
};

export type TimeEntryConnection = {
  edges: Array<TimeEntryEdge>;
  nodes: Array<TimeEntry>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TimeEntryEdge = {
  cursor: Scalars['String']['output'];
  node: TimeEntry;
};

export type TimeEntryIdInput = {
  id: Scalars['ID']['input'];
};

/** How time came to be recorded. */
export type TimeEntrySource =
  | 'EVENT'
  | 'MANUAL'
  | 'TASK'
  | 'TIMER';

/** Price of an hour (tarifa). */
export type TimeRate = Node & {
  case: Maybe<Case>;
  client: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Only of PERSON. */
  personId: Maybe<Scalars['ID']['output']>;
  personName: Maybe<Scalars['String']['output']>;
  /** An hour. */
  rate: Money;
  scope: RateScope;
  /** First day on which it holds; until the next of the same kind begins. */
  validFrom: Scalars['Date']['output'];
};

export type TimeRateIdInput = {
  id: Scalars['ID']['input'];
};

/** How recorded time is rounded when it is charged. */
export type TimeRounding =
  /** As recorded, to the second. */
  | 'OFF'
  /** Up to the next 6 minutes (a tenth of an hour), each entry by itself. */
  | 'SIX_MINUTES';

/** The timer of the account, as the socket tells it to its other tabs. */
export type TimerChange = {
  /** Made by stopping one. */
  entry: Maybe<TimeEntry>;
  /** Null: none runs any more. */
  timer: Maybe<RunningTimer>;
};

export type TimerIdInput = {
  timerId: Scalars['ID']['input'];
};

export type TimerPayload = {
  timer: Maybe<RunningTimer>;
  userErrors: Array<UserError>;
};

/** A notice of the server's, shown for a moment (aviso breve). */
export type ToastEvent = {
  kind: ToastKind;
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
  /** Page of the dashboard that it is about; null: none. */
  path: Maybe<Scalars['String']['output']>;
};

/** How a notice looks. */
export type ToastKind =
  | 'ERROR'
  | 'INFO'
  | 'SUCCESS'
  | 'WARNING';

/** What today asks for (hoy). */
export type Today = {
  conflicts: Array<EventConflict>;
  date: Scalars['Date']['output'];
  /** How many there are in all. */
  deadlineCount: Scalars['Int']['output'];
  /** Open deadlines that are overdue or due within 7 days, nearest first: at most 20. */
  deadlines: Array<Deadline>;
  /** The other events of today. */
  events: Array<EventOccurrence>;
  /** Events from Monday to Sunday of this week, in the settings' zone. */
  eventsThisWeek: Scalars['Int']['output'];
  /** Conflicts with Google that nobody looked at. */
  googleConflictCount: Scalars['Int']['output'];
  googleState: GoogleConnectionState;
  /** Hearings of today, earliest first. */
  hearings: Array<EventOccurrence>;
  /** Next event after today, within 30 days. */
  next: Maybe<EventOccurrence>;
  /** Null: one works. */
  nonWorkingDay: Maybe<NonWorkingDay>;
  unbilledAmount: Money;
  /** Recorded, billable, in no bill yet. */
  unbilledSeconds: Scalars['Int']['output'];
  /** Past billable events of the last 30 days whose hours nobody recorded. */
  unrecordedCount: Scalars['Int']['output'];
  zone: Scalars['String']['output'];
};

/** A question answered by Foja's editors with its citations (tema). */
export type Topic = Node & {
  /** The short answer, with numbers in brackets that point into `articles`. */
  answer: Scalars['String']['output'];
  area: LegalArea;
  /** Articles that it cites, in the order of their numbers. */
  articles: Array<Article>;
  /** `top_<slug>`. */
  id: Scalars['ID']['output'];
  question: Scalars['String']['output'];
  sections: Array<TopicSection>;
  /** What to do now. */
  steps: Array<Scalars['String']['output']>;
  /** The term that runs, when there is one (plazo). */
  term: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A part of a topic. */
export type TopicSection = {
  heading: Scalars['String']['output'];
  /** Each with its numbers in brackets. */
  points: Array<Scalars['String']['output']>;
};

/** Somebody began or stopped typing; it ends by itself after five seconds. */
export type TypingEvent = {
  caseId: Scalars['ID']['output'];
  isTyping: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  userId: Scalars['ID']['output'];
};

export type TypingInput = {
  caseId: Scalars['ID']['input'];
  isTyping: Scalars['Boolean']['input'];
};

export type TypingPayload = {
  userErrors: Array<UserError>;
};

/** A fact of the question that can be counted with (dato entendido). */
export type UnderstoodFact = {
  amount: Maybe<Money>;
  date: Maybe<Scalars['Date']['output']>;
  /** ISO 8601: `P3Y`, `P15D`, `PT48H`. */
  duration: Maybe<Scalars['String']['output']>;
  end: Scalars['Int']['output'];
  kind: UnderstoodKind;
  /** Place in the question, in UTF-16 code units. */
  start: Scalars['Int']['output'];
  /** As it is written in the question. */
  text: Scalars['String']['output'];
};

/** What a fact of a question is. */
export type UnderstoodKind =
  /** An amount of money. */
  | 'AMOUNT'
  | 'DATE'
  /** A stretch of time: `tres años`. */
  | 'DURATION';

export type UnlinkCasesInput = {
  caseId: Scalars['ID']['input'];
  linkId: Scalars['ID']['input'];
};

export type UnlinkCasesPayload = {
  case: Maybe<Case>;
  userErrors: Array<UserError>;
};

/** Absent fields stay; null empties what may be empty. */
export type UpdateCalendarEventInput = {
  alarms?: InputMaybe<Array<Scalars['Int']['input']>>;
  caseId?: InputMaybe<Scalars['ID']['input']>;
  client?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Absent while `start` is given: the length stays. */
  end?: InputMaybe<Scalars['String']['input']>;
  eventId: Scalars['ID']['input'];
  isAllDay?: InputMaybe<Scalars['Boolean']['input']>;
  isBillable?: InputMaybe<Scalars['Boolean']['input']>;
  isBusy?: InputMaybe<Scalars['Boolean']['input']>;
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  /** Original start of the occurrence; needed unless `scope` is ALL. */
  occurrenceOf?: InputMaybe<Scalars['DateTime']['input']>;
  /** Null: it happens once from now on. Not with ONLY_THIS. */
  recurrence?: InputMaybe<RecurrenceInput>;
  /** Of a series: which of its events. */
  scope?: InputMaybe<SeriesScope>;
  start?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<CalendarEventType>;
  /** The version that was edited. */
  version: Scalars['Int']['input'];
  zone?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateCalendarEventPayload = {
  conflicts: Array<EventOccurrence>;
  /** With ONLY_THIS the one that was parted from its series; with THIS_AND_FOLLOWING the new series. */
  event: Maybe<CalendarEvent>;
  notices: Array<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** Absent fields stay; null empties what may be empty. Amounts are whole centavos. */
export type UpdateCaseInput = {
  amountClaimed?: InputMaybe<Scalars['Float']['input']>;
  amountObtained?: InputMaybe<Scalars['Float']['input']>;
  area?: InputMaybe<LegalArea>;
  caseId: Scalars['ID']['input'];
  client?: InputMaybe<Scalars['String']['input']>;
  /** A completed matter keeps one: null is refused there. */
  closedOn?: InputMaybe<Scalars['Date']['input']>;
  courtId?: InputMaybe<Scalars['ID']['input']>;
  courtName?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  fileNumber?: InputMaybe<Scalars['String']['input']>;
  isUrgent?: InputMaybe<Scalars['Boolean']['input']>;
  openedOn?: InputMaybe<Scalars['Date']['input']>;
  outcome?: InputMaybe<CaseOutcome>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  title?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. */
  version: Scalars['Int']['input'];
};

export type UpdateCasePayload = {
  case: Maybe<Case>;
  /** Not empty when somebody else changed the same fields since `version`; nothing was written then. */
  fieldConflicts: Array<FieldConflict>;
  userErrors: Array<UserError>;
};

export type UpdateCitationReviewInput = {
  reviewId: Scalars['ID']['input'];
  /** A new text is checked anew; decisions about citations that are still written the same are kept. */
  text?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  writtenOn?: InputMaybe<Scalars['Date']['input']>;
};

export type UpdateCitationReviewPayload = {
  review: Maybe<CitationReview>;
  userErrors: Array<UserError>;
};

export type UpdateDeadlineInput = {
  alertDays?: InputMaybe<Array<Scalars['Int']['input']>>;
  caseId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of those typed by hand. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  priority?: InputMaybe<DeadlineUrgency>;
  title?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

export type UpdateDeadlinePayload = {
  deadline: Maybe<Deadline>;
  /** Not empty when somebody else changed the same fields since `version`; nothing was written then. */
  fieldConflicts: Array<FieldConflict>;
  userErrors: Array<UserError>;
};

export type UpdateSavedSearchInput = {
  hasAlert?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  /** Says that the new results were seen. */
  seen?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateSavedSearchPayload = {
  savedSearch: Maybe<SavedSearch>;
  userErrors: Array<UserError>;
};

/** Absent fields stay; null empties what may be empty. */
export type UpdateTimeEntryInput = {
  activity?: InputMaybe<WorkActivity>;
  billing?: InputMaybe<BillingKind>;
  caseId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  seconds?: InputMaybe<Scalars['Int']['input']>;
  start?: InputMaybe<Scalars['String']['input']>;
  taskId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
  workedOn?: InputMaybe<Scalars['Date']['input']>;
};

export type UpdateTimeEntryPayload = {
  entry: Maybe<TimeEntry>;
  userErrors: Array<UserError>;
};

export type UpdateTimerInput = {
  activity?: InputMaybe<WorkActivity>;
  billing?: InputMaybe<BillingKind>;
  caseId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  taskId?: InputMaybe<Scalars['ID']['input']>;
  timerId: Scalars['ID']['input'];
};

export type UpdateWorkTaskInput = {
  caseId?: InputMaybe<Scalars['ID']['input']>;
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

/** A file on its way in: created, filled with PUT, used once by the operation that it is for (carga). */
export type Upload = {
  byteLength: Scalars['Int']['output'];
  /** Unused after this, it is deleted. */
  expiresAt: Scalars['DateTime']['output'];
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Where its bytes go: `PUT` with the same bearer token, once. */
  url: Scalars['String']['output'];
};

/** The meters of the account in the current period. */
export type Usage = {
  chatMessages: UsageMeter;
  documentsAnalyzed: UsageMeter;
  quantumAnalyses: UsageMeter;
};

/** A meter of the plan (medidor). */
export type UsageMeter = {
  /** -1 means without limit. */
  limit: Scalars['Int']['output'];
  /** 0–100; 0 when there is no limit. */
  percentage: Scalars['Float']['output'];
  resetsAt: Scalars['DateTime']['output'];
  used: Scalars['Int']['output'];
};

/** A year of a calendar that a count rests on. */
export type UsedCalendar = {
  confidence: CalendarConfidence;
  isComplete: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  source: Scalars['String']['output'];
  year: Scalars['Int']['output'];
};

/** A person with an account (usuaria o usuario). */
export type User = Node & {
  createdAt: Scalars['DateTime']['output'];
  /** Shown to its owner only; `null` to everybody else. */
  email: Maybe<Scalars['String']['output']>;
  /** Sections granted one by one besides the plan's, in snake_case. */
  features: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether a paid plan is in force. */
  isPremium: Scalars['Boolean']['output'];
  /** What the plan allows; -1 means without limit. */
  limits: UserLimits;
  name: Scalars['String']['output'];
  /** The plan in force now (plan). */
  plan: PlanCode;
  profession: Maybe<Scalars['String']['output']>;
  subscription: PlanSubscription;
  /** What was consumed in the current period (consumo). */
  usage: UserUsage;
};

/** The operation ran and said no: nothing was written. */
export type UserError = {
  code: ErrorCode;
  /** Path of the input field that it concerns, `null` when it concerns the whole. */
  field: Maybe<Scalars['String']['output']>;
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

export type UserLimits = {
  cases: Scalars['Int']['output'];
  chatMessages: Scalars['Int']['output'];
  documentAnalysis: Scalars['Int']['output'];
};

export type UserUsage = {
  cases: Scalars['Int']['output'];
  chat: Scalars['Int']['output'];
  documents: Scalars['Int']['output'];
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

/** A task that time may be recorded on (tarea). */
export type WorkTask = Node & {
  case: Maybe<Case>;
  createdAt: Scalars['DateTime']['output'];
  doneAt: Maybe<Scalars['DateTime']['output']>;
  dueOn: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  isDone: Scalars['Boolean']['output'];
  notes: Scalars['String']['output'];
  /** Recorded on it by the caller. */
  recordedSeconds: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type WorkTaskConnection = {
  edges: Array<WorkTaskEdge>;
  nodes: Array<WorkTask>;
  pageInfo: PageInfo;
};

export type WorkTaskEdge = {
  cursor: Scalars['String']['output'];
  node: WorkTask;
};

/** Which tasks a list shows: those that meet all that is given. */
export type WorkTaskFilter = {
  caseId?: InputMaybe<Scalars['ID']['input']>;
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
};

export type WorkTaskIdInput = {
  id: Scalars['ID']['input'];
};

export type WorkTaskPayload = {
  task: Maybe<WorkTask>;
  userErrors: Array<UserError>;
};
