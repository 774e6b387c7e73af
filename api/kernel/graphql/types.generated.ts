import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { enumOf } from './enum-of.ts';
import { Node } from './node.ts';
import { DateScalar } from './scalars.ts';
export const AccountExportStateEnum = enumOf<C.AccountExportState>('AccountExportState', ["FAILED","QUEUED","READY"]);

export const AnalyticsComparisonEnum = enumOf<C.AnalyticsComparison>('AnalyticsComparison', ["NONE","PREVIOUS_PERIOD","PREVIOUS_YEAR"]);

export const AnalyticsMetricEnum = enumOf<C.AnalyticsMetric>('AnalyticsMetric', ["ACTIVE_USERS","AVG_AI_CONFIDENCE","AVG_RESPONSE_TIME","AVG_SESSION_DURATION","BILLABLE_TIME","BILLED_AMOUNT","CONVERSION_RATE","ERROR_RATE","GEMINI_API_CALLS","MOST_USED_FEATURE","NEW_REGISTRATIONS","PIPELINE_AMOUNT","SUBSCRIPTION_REVENUE","TOTAL_ACTIONS","TOTAL_API_CALLS","TOTAL_QUERIES","TOTAL_SESSIONS","UPTIME_PERCENTAGE","WORKED_AMOUNT","WORKED_TIME"]);

export const AnalyticsPresetEnum = enumOf<C.AnalyticsPreset>('AnalyticsPreset', ["CUSTOM","LAST_7_DAYS","LAST_30_DAYS","LAST_90_DAYS","THIS_MONTH","THIS_YEAR"]);

export const AnalyticsUnitEnum = enumOf<C.AnalyticsUnit>('AnalyticsUnit', ["CENTAVOS","COUNT","MILLISECONDS","PERCENT","SECONDS"]);

export const AnswerActionKindEnum = enumOf<C.AnswerActionKind>('AnswerActionKind', ["CALCULATE_INTEREST","CALCULATE_SETTLEMENT","COMPUTE_DEADLINE","UPDATE_AMOUNT"]);

export const AnswerEngineEnum = enumOf<C.AnswerEngine>('AnswerEngine', ["GEMINI","LOCAL","OPENAI_COMPATIBLE"]);

export const AnswerLanguageEnum = enumOf<C.AnswerLanguage>('AnswerLanguage', ["EN","ES","PT"]);

export const AnswerStageEnum = enumOf<C.AnswerStage>('AnswerStage', ["CHECKING","SEARCHING","UNDERSTANDING","WRITING"]);

export const AnswerStyleEnum = enumOf<C.AnswerStyle>('AnswerStyle', ["PLAIN","STANDARD"]);

export const ApiKeyHourlyLimitEnum = enumOf<C.ApiKeyHourlyLimit>('ApiKeyHourlyLimit', ["H100","H500","H1000","H5000"]);

export const AttachmentKindEnum = enumOf<C.AttachmentKind>('AttachmentKind', ["ARTICLE","DEADLINE","DOCUMENT"]);

export const AttachmentStateEnum = enumOf<C.AttachmentState>('AttachmentState', ["AVAILABLE","DELETED","UNAVAILABLE"]);

export const AuditActionEnum = enumOf<C.AuditAction>('AuditAction', ["ACCOUNT_DELETED","ACCOUNT_DELETION_CANCELLED","ACCOUNT_DELETION_REQUESTED","ACCOUNT_EXPORT_DOWNLOADED","ACCOUNT_EXPORT_REQUESTED","API_KEY_CHANGED","API_KEY_CREATED","API_KEY_REVOKED","API_KEY_ROTATED","CASE_COLLABORATOR_REMOVED","CASE_DELETED","CASE_JOINED","CASE_SHARED","CONTRACT_DELETED","CONTRACT_SENT","DATA_EXPORTED","DOCUMENT_DELETED","EMAIL_CHANGED","FILE_DELETED","FILE_DOWNLOADED","FILE_UPLOADED","IDENTITY_LINKED","IDENTITY_UNLINKED","LOGIN","LOGOUT","PASSKEY_ADDED","PASSKEY_REMOVED","PASSWORD_CHANGED","PASSWORD_RESET","PASSWORD_RESET_REQUESTED","PRIVACY_CHOICE_CHANGED","PRIVACY_REQUEST","RECOVERY_CODES_MADE","RECOVERY_CODE_USED","REGISTERED","SECOND_FACTOR","SECRET_ROTATED","SERVICE_CONNECTED","SERVICE_DISCONNECTED","SERVICE_USED","SESSIONS_ENDED","SESSION_ENDED","SETTINGS_CHANGED","SIGNING_KEYS_ROTATED","SUBSCRIPTION_CHANGED","TOTP_DISABLED","TOTP_ENABLED","WEBHOOK_CHANGED","WEBHOOK_CREATED","WEBHOOK_DELETED"]);

export const AuditActorKindEnum = enumOf<C.AuditActorKind>('AuditActorKind', ["API_KEY","OPERATOR","OTHER","SELF","SERVICE","VISITOR"]);

export const AuditFileFormatEnum = enumOf<C.AuditFileFormat>('AuditFileFormat', ["CSV","JSON"]);

export const AuditKindEnum = enumOf<C.AuditKind>('AuditKind', ["ACCESS","ACCOUNT","BILLING","CONNECTIONS","DATA","KEYS","OPERATION","PRIVACY","SETTINGS","SHARING"]);

export const AuditOutcomeEnum = enumOf<C.AuditOutcome>('AuditOutcome', ["DONE","FAILED"]);

export const BillingCountryEnum = enumOf<C.BillingCountry>('BillingCountry', ["AR","CL","CO","ES","MX","US"]);

export const BillingKindEnum = enumOf<C.BillingKind>('BillingKind', ["BILLABLE","FLAT_FEE","NOT_BILLABLE"]);

export const CalculatorFieldTypeEnum = enumOf<C.CalculatorFieldType>('CalculatorFieldType', ["CHOICE","DAY","MONEY","MONTH","NUMBER","NUMBERS","PAYMENTS","PAYMENTS_OF_WORK","TEXT","WHOLE","WORKERS","YES"]);

export const CalculatorKindEnum = enumOf<C.CalculatorKind>('CalculatorKind', ["AGUINALDO","FEE_WITHHOLDING","INTEGRATED_WAGE","INTEREST","LIMITATION","MATERNITY","OVERTIME","PROFIT_SHARING","PUBLIC_HOLIDAY","SEPARATION_TAX","SETTLEMENT","SEVERANCE","SUNDAY_PREMIUM","SUPPORT","SUSPENSION","UPDATING","VACATIONS","WAGE_DEDUCTIONS","WEEKLY_REST","WORK_RISK"]);

export const CalendarChangeKindEnum = enumOf<C.CalendarChangeKind>('CalendarChangeKind', ["DELETED","MANY","SAVED"]);

export const CalendarConfidenceEnum = enumOf<C.CalendarConfidence>('CalendarConfidence', ["DERIVED","NOT_PUBLISHED","OFFICIAL","PRESS","TRANSCRIBED"]);

export const CalendarEventSourceEnum = enumOf<C.CalendarEventSource>('CalendarEventSource', ["FILE","FOJA","GOOGLE"]);

export const CalendarEventTypeEnum = enumOf<C.CalendarEventType>('CalendarEventType', ["DEADLINE","HEARING","MEDIATION","MEETING","OTHER","PREPARATION","SUMMONS"]);

export const CalendarFeedScopeEnum = enumOf<C.CalendarFeedScope>('CalendarFeedScope', ["CASE","USER"]);

export const CaseDateKindEnum = enumOf<C.CaseDateKind>('CaseDateKind', ["DEADLINE","EVENT"]);

export const CaseDocumentBlockKindEnum = enumOf<C.CaseDocumentBlockKind>('CaseDocumentBlockKind', ["HEADING","LIST_ITEM","PARAGRAPH","TABLE"]);

export const CaseEventKindEnum = enumOf<C.CaseEventKind>('CaseEventKind', ["ARCHIVED","CHANGED","DEADLINE_ADDED","DEADLINE_CHANGED","DEADLINE_COMPLETED","DEADLINE_DELETED","DEADLINE_MOVED","DEADLINE_REOPENED","DEADLINE_RESTORED","DOCUMENT_ADDED","DOCUMENT_DELETED","DOCUMENT_REPLACED","EVENT_ADDED","EVENT_CHANGED","EVENT_DELETED","HOURS_RECORDED","LINKED","MEMBER_INVITED","MEMBER_JOINED","MEMBER_REMOVED","NOTE_ADDED","OPENED","PARTY_ADDED","PARTY_REMOVED","PREBILL_CHANGED","PREBILL_CREATED","RESTORED","ROLE_CHANGED","STATUS_CHANGED","UNLINKED"]);

export const CaseLinkKindEnum = enumOf<C.CaseLinkKind>('CaseLinkKind', ["AMPARO_AGAINST","APPEAL_OF","ENFORCEMENT_OF","RELATED"]);

export const CaseOutcomeEnum = enumOf<C.CaseOutcome>('CaseOutcome', ["LOST","OTHER","SETTLED","WON"]);

export const CaseRoleEnum = enumOf<C.CaseRole>('CaseRole', ["COLLABORATOR","GUEST","OWNER"]);

export const CaseSortEnum = enumOf<C.CaseSort>('CaseSort', ["CLIENT","LAST_ACTIVITY","OPENED","STATUS","TITLE","UPDATED"]);

export const CaseStatusEnum = enumOf<C.CaseStatus>('CaseStatus', ["ACTIVE","COMPLETED","PENDING"]);

export const ChatMessageStatusEnum = enumOf<C.ChatMessageStatus>('ChatMessageStatus', ["COMPLETE","FAILED","PENDING","STOPPED","STREAMING"]);

export const ChatReplyKindEnum = enumOf<C.ChatReplyKind>('ChatReplyKind', ["DELTA","DONE","SOURCES","STATUS"]);

export const ChatRoleEnum = enumOf<C.ChatRole>('ChatRole', ["ASSISTANT","USER"]);

export const CheckoutMethodEnum = enumOf<C.CheckoutMethod>('CheckoutMethod', ["CARD","OXXO","SPEI"]);

export const CheckoutStatusEnum = enumOf<C.CheckoutStatus>('CheckoutStatus', ["COMPLETED","EXPIRED","FAILED","OPEN","PENDING"]);

export const ChequePlaceEnum = enumOf<C.ChequePlace>('ChequePlace', ["ABROAD","OTHER_PLACE","SAME_PLACE"]);

export const CitationDecisionEnum = enumOf<C.CitationDecision>('CitationDecision', ["ACCEPTED","IGNORED"]);

export const CitationStateEnum = enumOf<C.CitationState>('CitationState', ["MISMATCH","NOT_HELD","QUOTE_NOT_FOUND","VERIFIED"]);

export const CitedKindEnum = enumOf<C.CitedKind>('CitedKind', ["CASE_FILE","GAZETTE","STATUTE","THESIS"]);

export const ClaimSupportEnum = enumOf<C.ClaimSupport>('ClaimSupport', ["NONE","SUPPORTED","WEAK"]);

export const ClosureKindEnum = enumOf<C.ClosureKind>('ClosureKind', ["CLOSURE","HOLIDAY","RECESS"]);

export const ComputabilityEnum = enumOf<C.Computability>('Computability', ["NO","PARTIAL","YES"]);

export const ContractCategoryEnum = enumOf<C.ContractCategory>('ContractCategory', ["CIVIL","COMMERCIAL","CORPORATE","LABOR"]);

export const ContractChangeKindEnum = enumOf<C.ContractChangeKind>('ContractChangeKind', ["ADDED","REMOVED","SAME"]);

export const ContractCheckSeverityEnum = enumOf<C.ContractCheckSeverity>('ContractCheckSeverity', ["BLOCKING","NOTE","WARNING"]);

export const ContractComplexityEnum = enumOf<C.ContractComplexity>('ContractComplexity', ["ADVANCED","BASIC","INTERMEDIATE"]);

export const ContractFieldFormatEnum = enumOf<C.ContractFieldFormat>('ContractFieldFormat', ["ADDRESS","CURP","EMAIL","INTEGER","MONEY","PARTIES","PERCENTAGE","PLAIN","RFC","ROWS"]);

export const ContractFieldTypeEnum = enumOf<C.ContractFieldType>('ContractFieldType', ["DATE","NUMBER","SELECT","TEXT","TEXTAREA"]);

export const ContractGenderEnum = enumOf<C.ContractGender>('ContractGender', ["FEMALE","MALE"]);

export const ContractHashKindEnum = enumOf<C.ContractHashKind>('ContractHashKind', ["DOCX","PDF","TEXT"]);

export const ContractJurisdictionEnum = enumOf<C.ContractJurisdiction>('ContractJurisdiction', ["CDMX","FEDERAL","JALISCO","NUEVO_LEON"]);

export const ContractMailStateEnum = enumOf<C.ContractMailState>('ContractMailState', ["ACCEPTED","FAILED","OUTBOX","QUEUED"]);

export const ContractMaritalStatusEnum = enumOf<C.ContractMaritalStatus>('ContractMaritalStatus', ["MARRIED_COMMUNITY","MARRIED_SEPARATE","SINGLE"]);

export const ContractPartyKindEnum = enumOf<C.ContractPartyKind>('ContractPartyKind', ["COMPANY","PERSON"]);

export const ContractStatusEnum = enumOf<C.ContractStatus>('ContractStatus', ["ARCHIVED","DRAFT"]);

export const CorrectionKindEnum = enumOf<C.CorrectionKind>('CorrectionKind', ["FORM","SUBSTANCE"]);

export const CourtEnum = enumOf<C.Court>('Court', ["COLLEGIATE_CIRCUIT_COURTS","DISTRICT_COURTS","FEDERAL_ADMINISTRATIVE_COURT","FEDERAL_LABOR_COURTS","REGIONAL_PLENARIES","STATE_SUPERIOR_COURTS","SUPREME_COURT"]);

export const CourtConfidenceEnum = enumOf<C.CourtConfidence>('CourtConfidence', ["OFFICIAL","OWN","SECONDARY","UNCONFIRMED"]);

export const CurrencyEnum = enumOf<C.Currency>('Currency', ["MXN"]);

export const DashboardLayoutEnum = enumOf<C.DashboardLayout>('DashboardLayout', ["COMPACT","DEFAULT","EXPANDED"]);

export const DateFormatEnum = enumOf<C.DateFormat>('DateFormat', ["DAY_MONTH_YEAR","MONTH_DAY_YEAR","YEAR_MONTH_DAY"]);

export const DeadlineAlertKindEnum = enumOf<C.DeadlineAlertKind>('DeadlineAlertKind', ["CHANGED","OVERDUE","REMINDER","STAGE"]);

export const DeadlineOriginEnum = enumOf<C.DeadlineOrigin>('DeadlineOrigin', ["COMPUTED","EVENT","MANUAL"]);

export const DeadlineStatusEnum = enumOf<C.DeadlineStatus>('DeadlineStatus', ["COMPLETED","PENDING","SCHEDULED"]);

export const DeadlineUrgencyEnum = enumOf<C.DeadlineUrgency>('DeadlineUrgency', ["CRITICAL","HIGH","LOW","MEDIUM"]);

export const DeductionTypeEnum = enumOf<C.DeductionType>('DeductionType', ["CONSUMER_CREDIT","DEBT_TO_EMPLOYER","HOUSING_FUND_LOAN","HOUSING_FUND_RENT","RENT","SAVINGS","SUPPORT_PAYMENT"]);

export const DigestFrequencyEnum = enumOf<C.DigestFrequency>('DigestFrequency', ["DAILY","OFF","WEEKLY"]);

export const DocumentAnalysisStatusEnum = enumOf<C.DocumentAnalysisStatus>('DocumentAnalysisStatus', ["CANCELLED","DONE","FAILED","QUEUED","RUNNING"]);

export const DocumentColumnKindEnum = enumOf<C.DocumentColumnKind>('DocumentColumnKind', ["AMOUNTS","CURP","DATES","FINDINGS","JURISDICTION","LARGEST_AMOUNT","OWN","PARTIES","PENALTY","RFC","SIGNED_ON","TERM","TYPE"]);

export const DocumentDifferenceKindEnum = enumOf<C.DocumentDifferenceKind>('DocumentDifferenceKind', ["ONLY_FIRST","ONLY_SECOND","SAME"]);

export const DocumentFactKindEnum = enumOf<C.DocumentFactKind>('DocumentFactKind', ["AMOUNT","CURP","DATE","JURISDICTION","OBLIGATION","PARTY","PENALTY","RFC","SIGNATURE","TERM"]);

export const DocumentFormatEnum = enumOf<C.DocumentFormat>('DocumentFormat', ["DOCX","PDF"]);

export const DocumentKindEnum = enumOf<C.DocumentKind>('DocumentKind', ["ACT","CODE","DECREE","GENERAL_AGREEMENT","ISOLATED_THESIS","JURISPRUDENCE","OFFICIAL_STANDARD","REGULATION","RULING","TREATY"]);

export const DocumentReportFormatEnum = enumOf<C.DocumentReportFormat>('DocumentReportFormat', ["CSV","DOCX","PDF"]);

export const DocumentSectionKindEnum = enumOf<C.DocumentSectionKind>('DocumentSectionKind', ["CLAUSE","HEADING","SIGNATURES","TABLE"]);

export const DocumentTableFormatEnum = enumOf<C.DocumentTableFormat>('DocumentTableFormat', ["CSV","XLSX"]);

export const EndingCauseEnum = enumOf<C.EndingCause>('EndingCause', ["CLOSURE","DEATH","DISABILITY","EMPLOYER_DECLINES","END_OF_TERM","JUSTIFIED_DISMISSAL","MUTUAL_CONSENT","NEW_TECHNOLOGY","REFUSED_JUDGMENT","RESIGNATION","RETIREMENT","UNJUSTIFIED_DISMISSAL","WORKER_RESCISSION"]);

export const ErrorCodeEnum = enumOf<C.ErrorCode>('ErrorCode', ["BAD_REQUEST","CONFIRMATION_REQUIRED","CONFLICT","FORBIDDEN","INTERNAL","INVALID_CREDENTIALS","LIMIT_REACHED","NOT_CONFIGURED","NOT_FOUND","PAYLOAD_TOO_LARGE","PREMIUM_REQUIRED","RATE_LIMITED","TWO_FACTOR_REQUIRED","UNAUTHENTICATED","UNAVAILABLE","UNSUPPORTED_MEDIA_TYPE","UPSTREAM","VALIDATION"]);

export const EstimateAudienceEnum = enumOf<C.EstimateAudience>('EstimateAudience', ["CLIENT","LAWYER"]);

export const EstimateCaseTypeEnum = enumOf<C.EstimateCaseType>('EstimateCaseType', ["ADMINISTRATIVE_AMPARO","CIVIL_CONTRACT","CIVIL_FAMILY","CIVIL_TORT","COMMERCIAL_BREACH","COMMERCIAL_COMPANY","CONSTITUTIONAL_RIGHTS","CRIMINAL_MINOR","CRIMINAL_SERIOUS","LABOR_DISMISSAL","LABOR_WAGES","TAX_DISPUTE"]);

export const EstimateFigureKindEnum = enumOf<C.EstimateFigureKind>('EstimateFigureKind', ["COST","FAVORABLE","HOURS","MONTHS","RECOVERED","SETTLEMENT","SUCCESS","UNFAVORABLE","WITHOUT_DECISION"]);

export const EstimateJurisdictionEnum = enumOf<C.EstimateJurisdiction>('EstimateJurisdiction', ["CDMX","EDOMEX","FEDERAL","JALISCO","NUEVO_LEON","PUEBLA"]);

export const EstimateKindEnum = enumOf<C.EstimateKind>('EstimateKind', ["CASE_DURATION","CASE_OUTCOME","COST_ANALYSIS","SETTLEMENT_PROBABILITY","STRATEGY_OPTIMIZATION"]);

export const EstimateUnitEnum = enumOf<C.EstimateUnit>('EstimateUnit', ["HOURS","MONTHS","PERCENT","PESOS"]);

export const EvidenceQualityEnum = enumOf<C.EvidenceQuality>('EvidenceQuality', ["AVERAGE","EXCELLENT","GOOD","POOR","VERY_POOR"]);

export const FeePayerEnum = enumOf<C.FeePayer>('FeePayer', ["COMPANY","NATURAL_PERSON"]);

export const FeeRegimeEnum = enumOf<C.FeeRegime>('FeeRegime', ["GENERAL","SIMPLIFIED"]);

export const FeeTypeEnum = enumOf<C.FeeType>('FeeType', ["FEES","RENT"]);

export const FeedbackReasonEnum = enumOf<C.FeedbackReason>('FeedbackReason', ["NOT_ANSWERED","OTHER","REPEALED_LAW","WRONG_CITATION","WRONG_JURISDICTION"]);

export const FeedbackVerdictEnum = enumOf<C.FeedbackVerdict>('FeedbackVerdict', ["HELPFUL","NOT_HELPFUL"]);

export const FindingDecisionEnum = enumOf<C.FindingDecision>('FindingDecision', ["ACCEPTED","REJECTED"]);

export const FindingSeverityEnum = enumOf<C.FindingSeverity>('FindingSeverity', ["HIGH","LOW","MEDIUM"]);

export const GoogleConnectionStateEnum = enumOf<C.GoogleConnectionState>('GoogleConnectionState', ["CONNECTED","DISCONNECTED","NOT_CONFIGURED","REVOKED"]);

export const GoogleEventStateEnum = enumOf<C.GoogleEventState>('GoogleEventState', ["IN_SYNC","PENDING","REFUSED"]);

export const GoogleProofPurposeEnum = enumOf<C.GoogleProofPurpose>('GoogleProofPurpose', ["CONFIRM","LINK"]);

export const GoogleSyncStateEnum = enumOf<C.GoogleSyncState>('GoogleSyncState', ["IDLE","RUNNING","WAITING"]);

export const HealthReasonEnum = enumOf<C.HealthReason>('HealthReason', ["BACKUP_LATE","DATABASE_LOST","DATABASE_READ_ONLY","DISK_FULL","DISK_LOW","QUEUE_STOPPED","SCHEMA_EMPTY","SCHEMA_NEWER","SCHEMA_OLDER"]);

export const HealthStatusEnum = enumOf<C.HealthStatus>('HealthStatus', ["DEGRADED","OK"]);

export const IntegrationKindEnum = enumOf<C.IntegrationKind>('IntegrationKind', ["DOCUSIGN","GOOGLE_CALENDAR","STRIPE","ZOOM"]);

export const IntegrationPurposeEnum = enumOf<C.IntegrationPurpose>('IntegrationPurpose', ["CONTRIBUTIONS","INDEMNITY"]);

export const IntegrationStateEnum = enumOf<C.IntegrationState>('IntegrationState', ["CONNECTED","LOST","NOT_CONFIGURED","NOT_CONNECTED"]);

export const InterestKindEnum = enumOf<C.InterestKind>('InterestKind', ["BILL_OF_EXCHANGE","CIVIL_LEGAL","CIVIL_LOAN","COMMERCIAL_LEGAL","COMMERCIAL_LOAN","PROMISSORY_NOTE"]);

export const IssuerRegimeEnum = enumOf<C.IssuerRegime>('IssuerRegime', ["PROFESSIONAL","RESICO"]);

export const JurisdictionEnum = enumOf<C.Jurisdiction>('Jurisdiction', ["CHIHUAHUA","CIUDAD_DE_MEXICO","ESTADO_DE_MEXICO","FEDERAL","GUANAJUATO","JALISCO","NUEVO_LEON","PUEBLA","QUERETARO","VERACRUZ"]);

export const LeaveTakerEnum = enumOf<C.LeaveTaker>('LeaveTaker', ["FATHER","MOTHER"]);

export const LegalAreaEnum = enumOf<C.LegalArea>('LegalArea', ["ADMINISTRATIVE","AGRARIAN","CIVIL","COMMERCIAL","CONSTITUTIONAL","CORPORATE","CRIMINAL","ENVIRONMENTAL","FAMILY","INTERNATIONAL","LABOR","TAX"]);

export const LegalDocumentKindEnum = enumOf<C.LegalDocumentKind>('LegalDocumentKind', ["CLAIM","CONTRACT","DEED","POWER_OF_ATTORNEY","PROMISSORY_NOTE","UNKNOWN","WILL"]);

export const LegalSpecializationEnum = enumOf<C.LegalSpecialization>('LegalSpecialization', ["ADMINISTRATIVE","AGRARIAN","CIVIL","COMMERCIAL","CONSTITUTIONAL","CORPORATE","CRIMINAL","ENVIRONMENTAL","FAMILY","INTELLECTUAL_PROPERTY","INTERNATIONAL","LABOR","TAX"]);

export const LimitationActionEnum = enumOf<C.LimitationAction>('LimitationAction', ["ACCOUNTS","BILL_DIRECT","BILL_RECOURSE","CHEQUE","CIVIL_FEES","CIVIL_LIABILITY","CIVIL_ORDINARY","CIVIL_SALES","COMMERCIAL_ORDINARY","COMMERCIAL_RETAIL","COMPANY","DISCIPLINE_BY_EMPLOYER","DISMISSAL_BY_EMPLOYER","INSURANCE","LABOUR_EXECUTION","LABOUR_GENERAL","LIFE_INSURANCE","PERIODIC_PAYMENTS","RIGHT_TO_SUPPORT","SEPARATED_FROM_WORK","TAX_ASSESSMENT","TAX_CREDIT","WAGE_DEDUCTIONS","WORKER_RESCISSION","WORK_RISK","WORK_RISK_DEATH"]);

export const MatchReasonEnum = enumOf<C.MatchReason>('MatchReason', ["CITED","MEANING","TEXT","TOPIC"]);

export const NonWorkingDayKindEnum = enumOf<C.NonWorkingDayKind>('NonWorkingDayKind', ["COURT_CLOSURE","HOLIDAY","WEEKEND"]);

export const NoticeMethodEnum = enumOf<C.NoticeMethod>('NoticeMethod', ["BULLETIN","CEDULA","CERTIFIED_MAIL","EDICT","ELECTRONIC","EVENT","HEARING","KNOWLEDGE","LIST","OFFICIAL_LETTER","PERSONAL","TAX_MAILBOX"]);

export const NotificationKindEnum = enumOf<C.NotificationKind>('NotificationKind', ["CASE_CHANGED","CASE_INVITATION","CASE_JOINED","CASE_MENTION","CASE_MESSAGE","CONTRACT_MAIL","DEADLINE_ALERT","DOCUMENT_ANALYZED","LOGIN","METER_LOW","PAYMENT","SECURITY","WEBHOOK_DISABLED"]);

export const NotificationMailEnum = enumOf<C.NotificationMail>('NotificationMail', ["ALWAYS","CASE_UPDATES","DIGEST_ONLY","LOGIN_NOTIFICATIONS","PAYMENT_REMINDERS","SYSTEM_ALERTS"]);

export const PartyRoleEnum = enumOf<C.PartyRole>('PartyRole', ["AUTHORITY","CLIENT","DEFENDANT","OPPOSING_COUNSEL","OTHER","PLAINTIFF","THIRD_PARTY","WITNESS"]);

export const PaymentPeriodEnum = enumOf<C.PaymentPeriod>('PaymentPeriod', ["DAY","MONTH","YEAR"]);

export const PaymentProviderEnum = enumOf<C.PaymentProvider>('PaymentProvider', ["SANDBOX","STRIPE"]);

export const PlanCodeEnum = enumOf<C.PlanCode>('PlanCode', ["BASIC","CUSTOM","DEMO","ENTERPRISE","FREE","PROFESSIONAL","TRIAL"]);

export const PlanSubscriptionStatusEnum = enumOf<C.PlanSubscriptionStatus>('PlanSubscriptionStatus', ["ACTIVE","CANCELED","INCOMPLETE","PAST_DUE","TRIALING"]);

export const PrebillLineKindEnum = enumOf<C.PrebillLineKind>('PrebillLineKind', ["DISBURSEMENT","EXPENSE","FLAT_FEE","FLAT_FEE_DETAIL","TIME"]);

export const PrebillMailStateEnum = enumOf<C.PrebillMailState>('PrebillMailState', ["ACCEPTED","FAILED","OUTBOX","QUEUED"]);

export const PrebillPaymentKindEnum = enumOf<C.PrebillPaymentKind>('PrebillPaymentKind', ["ADVANCE","PAYMENT"]);

export const PrebillStatusEnum = enumOf<C.PrebillStatus>('PrebillStatus', ["DISCARDED","OPEN","OVERDUE","PAID","SENT"]);

export const PrivacyRequestStateEnum = enumOf<C.PrivacyRequestState>('PrivacyRequestState', ["ANSWERED","DONE","OPEN","REFUSED","WITHDRAWN"]);

export const PrivacyRightEnum = enumOf<C.PrivacyRight>('PrivacyRight', ["ACCESS","CANCELLATION","OPPOSITION","RECTIFICATION"]);

export const ProceduralSideEnum = enumOf<C.ProceduralSide>('ProceduralSide', ["DEFENDANT","PLAINTIFF"]);

export const ProfitRoleEnum = enumOf<C.ProfitRole>('ProfitRole', ["CASUAL","EXECUTIVE","HOUSEHOLD","ORDINARY","TRUSTED"]);

export const QuotePieceKindEnum = enumOf<C.QuotePieceKind>('QuotePieceKind', ["ONLY_IN_TEXT","ONLY_QUOTED","SAME"]);

export const QuoteStateEnum = enumOf<C.QuoteState>('QuoteState', ["FOUND","NOT_COMPARABLE","NOT_FOUND","UNATTRIBUTED"]);

export const RateScopeEnum = enumOf<C.RateScope>('RateScope', ["CASE","CLIENT","PERSON"]);

export const ReadingKindEnum = enumOf<C.ReadingKind>('ReadingKind', ["INTENT","PLACE","ROLE","SUBJECT"]);

export const RecurrenceFrequencyEnum = enumOf<C.RecurrenceFrequency>('RecurrenceFrequency', ["DAILY","MONTHLY","WEEKLY","YEARLY"]);

export const RequirementStateEnum = enumOf<C.RequirementState>('RequirementState', ["MET","MISSING","UNCERTAIN"]);

export const ResearchCategoryEnum = enumOf<C.ResearchCategory>('ResearchCategory', ["CODES","DOCTRINE","JURISPRUDENCE","STATISTICS"]);

export const RiskResultEnum = enumOf<C.RiskResult>('RiskResult', ["DEATH","PERMANENT_PARTIAL","PERMANENT_TOTAL","TEMPORARY"]);

export const SearchDateRangeEnum = enumOf<C.SearchDateRange>('SearchDateRange', ["LAST_3_MONTHS","LAST_5_YEARS","LAST_MONTH","LAST_YEAR"]);

export const SearchSortEnum = enumOf<C.SearchSort>('SearchSort', ["CITATIONS","DATE","RELEVANCE"]);

export const SeatStatusEnum = enumOf<C.SeatStatus>('SeatStatus', ["ACTIVE","INVITED","OWNER"]);

export const SecondStepMethodEnum = enumOf<C.SecondStepMethod>('SecondStepMethod', ["PASSKEY","RECOVERY_CODE","TOTP"]);

export const SeparationQuestionEnum = enumOf<C.SeparationQuestion>('SeparationQuestion', ["ANNUAL","WITHHOLDING"]);

export const SeriesScopeEnum = enumOf<C.SeriesScope>('SeriesScope', ["ALL","ONLY_THIS","THIS_AND_FOLLOWING"]);

export const SeveranceActionEnum = enumOf<C.SeveranceAction>('SeveranceAction', ["COMPENSATION","REINSTATEMENT"]);

export const SeveranceRegimeEnum = enumOf<C.SeveranceRegime>('SeveranceRegime', ["GENERAL","PLATFORM"]);

export const SeveranceScopeEnum = enumOf<C.SeveranceScope>('SeveranceScope', ["INDEMNITIES"]);

export const SharedCasesFateEnum = enumOf<C.SharedCasesFate>('SharedCasesFate', ["DELETE","HAND_OVER"]);

export const SubscriptionInvoiceStatusEnum = enumOf<C.SubscriptionInvoiceStatus>('SubscriptionInvoiceStatus', ["OPEN","PAID","REFUNDED","UNCOLLECTIBLE","VOID"]);

export const SupportLawEnum = enumOf<C.SupportLaw>('SupportLaw', ["CCDF","CCF"]);

export const SupportQuestionEnum = enumOf<C.SupportQuestion>('SupportQuestion', ["AMOUNT","FLOOR","ORDERED_SHARE","RAISE"]);

export const SuspensionCauseEnum = enumOf<C.SuspensionCause>('SuspensionCause', ["COLLECTIVE","DISCIPLINE","HEALTH_EMERGENCY","INDIVIDUAL","PRISON_DEFENDING_EMPLOYER"]);

export const SyncSideEnum = enumOf<C.SyncSide>('SyncSide', ["FOJA","GOOGLE"]);

export const TaxPersonKindEnum = enumOf<C.TaxPersonKind>('TaxPersonKind', ["COMPANY","INDIVIDUAL"]);

export const TemplateClauseStateEnum = enumOf<C.TemplateClauseState>('TemplateClauseState', ["ABSENT","PRESENT","UNCERTAIN"]);

export const TermKindEnum = enumOf<C.TermKind>('TermKind', ["AUTHORITY","DURATION","LAPSE","LIMITATION","PARTY"]);

export const TermUnitEnum = enumOf<C.TermUnit>('TermUnit', ["CALENDAR_DAYS","DAY_OF_MONTH","HOURS","MONTHS","WORKING_DAYS","YEARS"]);

export const TextAccessEnum = enumOf<C.TextAccess>('TextAccess', ["FULL","UPGRADE_REQUIRED"]);

export const TextSourceEnum = enumOf<C.TextSource>('TextSource', ["OFFICIAL","SYNTHESIS"]);

export const ThemePreferenceEnum = enumOf<C.ThemePreference>('ThemePreference', ["AUTO","DARK","LIGHT"]);

export const TimeEntrySourceEnum = enumOf<C.TimeEntrySource>('TimeEntrySource', ["EVENT","MANUAL","TASK","TIMER"]);

export const TimeRoundingEnum = enumOf<C.TimeRounding>('TimeRounding', ["OFF","SIX_MINUTES"]);

export const ToastKindEnum = enumOf<C.ToastKind>('ToastKind', ["ERROR","INFO","SUCCESS","WARNING"]);

export const UnderstoodKindEnum = enumOf<C.UnderstoodKind>('UnderstoodKind', ["AMOUNT","DATE","DURATION"]);

export const UpdatingKindEnum = enumOf<C.UpdatingKind>('UpdatingKind', ["MINIMUM_WAGE","PRICES","TAX","UMA_AMOUNT","UMA_OF_YEAR"]);

export const VatRateEnum = enumOf<C.VatRate>('VatRate', ["BORDER_REGION","GENERAL"]);

export const WageZoneEnum = enumOf<C.WageZone>('WageZone', ["GENERAL","LOWEST_ZONE","NORTHERN_BORDER","ZONE_A"]);

export const WebhookDeliveryStatusEnum = enumOf<C.WebhookDeliveryStatus>('WebhookDeliveryStatus', ["DELIVERED","FAILED","PENDING"]);

export const WebhookEndpointStateEnum = enumOf<C.WebhookEndpointState>('WebhookEndpointState', ["ACTIVE","DISABLED","PAUSED"]);

export const WebhookFailureEnum = enumOf<C.WebhookFailure>('WebhookFailure', ["ADDRESS_REFUSED","CERTIFICATE","NAME_NOT_FOUND","NO_CONNECTION","REDIRECT","STATUS","TIMEOUT","TOO_LARGE"]);

export const WeekdayEnum = enumOf<C.Weekday>('Weekday', ["FRIDAY","MONDAY","SATURDAY","SUNDAY","THURSDAY","TUESDAY","WEDNESDAY"]);

export const WorkActivityEnum = enumOf<C.WorkActivity>('WorkActivity', ["ADMINISTRATION","CALL","COURT_VISIT","DRAFTING","HEARING","MEETING","NEGOTIATION","OTHER","RESEARCH","REVIEW","TRAVEL"]);

export const WorkContractEnum = enumOf<C.WorkContract>('WorkContract', ["CASUAL","FIXED_TERM","INDEFINITE"]);

export const WorkShiftEnum = enumOf<C.WorkShift>('WorkShift', ["DAY","MIXED","NIGHT"]);

export const WorkingDayLengthEnum = enumOf<C.WorkingDayLength>('WorkingDayLength', ["FULL","REDUCED"]);

@InputType('AcceptInvitationInput')
export class AcceptInvitationInput {
  @Field(() => String) token!: string;
}

@InputType('ActivateTrialInput')
export class ActivateTrialInput {
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) name?: string | null;
}

@InputType('AddCaseDocumentInput')
export class AddCaseDocumentInput {
  @Field(() => ID) caseId!: string;
  @Field(() => String, { nullable: true }) folder?: string | null;
  @Field(() => ID, { nullable: true }) replacesId?: string | null;
  @Field(() => ID) uploadId!: string;
}

@InputType('AddCaseNoteInput')
export class AddCaseNoteInput {
  @Field(() => ID) caseId!: string;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isShared?: boolean | null;
  @Field(() => String) text!: string;
}

@InputType('AddClosureInput')
export class AddClosureInput {
  @Field(() => ID) calendar!: string;
  @Field(() => DateScalar) from!: string;
  @Field(() => ClosureKindEnum, { defaultValue: "CLOSURE" }) kind!: C.ClosureKind;
  @Field(() => String) reason!: string;
  @Field(() => String) source!: string;
  @Field(() => DateScalar) to!: string;
}

@InputType('AddPartyInput')
export class AddPartyInput {
  @Field(() => ID) caseId!: string;
  @Field(() => PartyInput) party!: PartyInput;
}

@InputType('AddPasskeyInput')
export class AddPasskeyInput {
  @Field(() => String) name!: string;
  @Field(() => String) response!: string;
  @Field(() => String) token!: string;
}

@InputType('AddPushDeviceInput')
export class AddPushDeviceInput {
  @Field(() => String) auth!: string;
  @Field(() => String) endpoint!: string;
  @Field(() => String) p256dh!: string;
}

@InputType('AguinaldoCalculationInput')
export class AguinaldoCalculationInput {
  @Field(() => String, { nullable: true }) aguinaldoDays?: string | null;
  @Field(() => DateScalar) cutDate!: string;
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => DateScalar, { nullable: true }) hireDate?: string | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('AnalyzeDocumentInput')
export class AnalyzeDocumentInput {
  @Field(() => ID, { nullable: true }) caseDocumentId?: string | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => ID, { nullable: true }) uploadId?: string | null;
}

@InputType('ApiKeyIdInput')
export class ApiKeyIdInput {
  @Field(() => ID) id!: string;
}

@InputType('ArchiveCaseInput')
export class ArchiveCaseInput {
  @Field(() => ID) caseId!: string;
  @Field(() => Boolean) isArchived!: boolean;
}

@InputType('AskDocumentInput')
export class AskDocumentInput {
  @Field(() => ID) documentId!: string;
  @Field(() => String) question!: string;
}

@InputType('AskQuestionInput')
export class AskQuestionInput {
  @Field(() => LegalAreaEnum, { nullable: true }) area?: C.LegalArea | null;
  @Field(() => ID, { nullable: true }) clientId?: string | null;
  @Field(() => [ReadingChoiceInput], { nullable: true }) reading?: ReadingChoiceInput[] | null;
  @Field(() => AnswerStyleEnum, { nullable: true, defaultValue: "STANDARD" }) style?: C.AnswerStyle | null;
  @Field(() => String) text!: string;
  @Field(() => ID, { nullable: true }) threadId?: string | null;
}

@InputType('AttachmentInput')
export class AttachmentInput {
  @Field(() => ID) id!: string;
  @Field(() => AttachmentKindEnum) kind!: C.AttachmentKind;
}

@InputType('AuditFilter')
export class AuditFilter {
  @Field(() => Date, { nullable: true }) before?: Date | null;
  @Field(() => [AuditKindEnum], { nullable: true }) kinds?: C.AuditKind[] | null;
  @Field(() => Date, { nullable: true }) since?: Date | null;
}

@InputType('BeginGoogleProofInput')
export class BeginGoogleProofInput {
  @Field(() => GoogleProofPurposeEnum) purpose!: C.GoogleProofPurpose;
}

@InputType('BeginPasskeyLoginInput')
export class BeginPasskeyLoginInput {
  @Field(() => String, { nullable: true }) challenge?: string | null;
}

@InputType('CalculateInput')
export class CalculateInput {
  @Field(() => AguinaldoCalculationInput, { nullable: true }) aguinaldo?: AguinaldoCalculationInput | null;
  @Field(() => FeeWithholdingCalculationInput, { nullable: true }) feeWithholding?: FeeWithholdingCalculationInput | null;
  @Field(() => IntegratedWageCalculationInput, { nullable: true }) integratedWage?: IntegratedWageCalculationInput | null;
  @Field(() => InterestCalculationInput, { nullable: true }) interest?: InterestCalculationInput | null;
  @Field(() => LimitationCalculationInput, { nullable: true }) limitation?: LimitationCalculationInput | null;
  @Field(() => MaternityCalculationInput, { nullable: true }) maternity?: MaternityCalculationInput | null;
  @Field(() => OvertimeCalculationInput, { nullable: true }) overtime?: OvertimeCalculationInput | null;
  @Field(() => ProfitSharingCalculationInput, { nullable: true }) profitSharing?: ProfitSharingCalculationInput | null;
  @Field(() => PublicHolidayCalculationInput, { nullable: true }) publicHoliday?: PublicHolidayCalculationInput | null;
  @Field(() => SeparationTaxCalculationInput, { nullable: true }) separationTax?: SeparationTaxCalculationInput | null;
  @Field(() => SettlementCalculationInput, { nullable: true }) settlement?: SettlementCalculationInput | null;
  @Field(() => SeveranceCalculationInput, { nullable: true }) severance?: SeveranceCalculationInput | null;
  @Field(() => SundayPremiumCalculationInput, { nullable: true }) sundayPremium?: SundayPremiumCalculationInput | null;
  @Field(() => SupportCalculationInput, { nullable: true }) support?: SupportCalculationInput | null;
  @Field(() => SuspensionCalculationInput, { nullable: true }) suspension?: SuspensionCalculationInput | null;
  @Field(() => UpdatingCalculationInput, { nullable: true }) updating?: UpdatingCalculationInput | null;
  @Field(() => VacationsCalculationInput, { nullable: true }) vacations?: VacationsCalculationInput | null;
  @Field(() => WageDeductionsCalculationInput, { nullable: true }) wageDeductions?: WageDeductionsCalculationInput | null;
  @Field(() => WeeklyRestCalculationInput, { nullable: true }) weeklyRest?: WeeklyRestCalculationInput | null;
  @Field(() => WorkRiskCalculationInput, { nullable: true }) workRisk?: WorkRiskCalculationInput | null;
}

@InputType('CalendarFeedIdInput')
export class CalendarFeedIdInput {
  @Field(() => ID) feedId!: string;
}

@InputType('CalendarFilter')
export class CalendarFilter {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => Boolean, { nullable: true }) isBillable?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isMine?: boolean | null;
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => [CalendarEventTypeEnum], { nullable: true }) types?: C.CalendarEventType[] | null;
}

@InputType('CancelSubscriptionInput')
export class CancelSubscriptionInput {
  @Field(() => Boolean) cancelAtPeriodEnd!: boolean;
}

@InputType('CaseFilter')
export class CaseFilter {
  @Field(() => LegalAreaEnum, { nullable: true }) area?: C.LegalArea | null;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isArchived?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isForgotten?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isUrgent?: boolean | null;
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => CaseStatusEnum, { nullable: true }) status?: C.CaseStatus | null;
  @Field(() => String, { nullable: true }) tag?: string | null;
}

@InputType('ChangeCaseStatusInput')
export class ChangeCaseStatusInput {
  @Field(() => ID) caseId!: string;
  @Field(() => CaseOutcomeEnum, { nullable: true }) outcome?: C.CaseOutcome | null;
  @Field(() => CaseStatusEnum) status!: C.CaseStatus;
}

@InputType('ChangePasswordInput')
export class ChangePasswordInput {
  @Field(() => String) currentPassword!: string;
  @Field(() => String) newPassword!: string;
}

@InputType('ChangeStatusOfCasesInput')
export class ChangeStatusOfCasesInput {
  @Field(() => [ID]) caseIds!: string[];
  @Field(() => CaseStatusEnum) status!: C.CaseStatus;
}

@InputType('CheckCitationsInput')
export class CheckCitationsInput {
  @Field(() => String) text!: string;
  @Field(() => DateScalar, { nullable: true }) writtenOn?: string | null;
}

@InputType('CompleteDeadlineInput')
export class CompleteDeadlineInput {
  @Field(() => ID) id!: string;
}

@InputType('CompleteLoginInput')
export class CompleteLoginInput {
  @Field(() => String) challenge!: string;
  @Field(() => String) code!: string;
}

@InputType('ComputeChainInput')
export class ComputeChainInput {
  @Field(() => ID, { nullable: true }) calendar?: string | null;
  @Field(() => ID) chainId!: string;
  @Field(() => ID, { nullable: true }) courtId?: string | null;
  @Field(() => Int, { nullable: true }) distanceKm?: number | null;
  @Field(() => ID, { nullable: true }) lawOfAct?: string | null;
  @Field(() => NoticeMethodEnum, { nullable: true }) method?: C.NoticeMethod | null;
  @Field(() => String, { nullable: true }) noticeAt?: string | null;
  @Field(() => DateScalar) noticeOn!: string;
}

@InputType('ComputeDeadlineInput')
export class ComputeDeadlineInput {
  @Field(() => DateScalar, { nullable: true }) adviceSentOn?: string | null;
  @Field(() => ID, { nullable: true }) calendar?: string | null;
  @Field(() => ID, { nullable: true }) courtId?: string | null;
  @Field(() => Int, { nullable: true }) distanceKm?: number | null;
  @Field(() => ID, { nullable: true }) lawOfAct?: string | null;
  @Field(() => NoticeMethodEnum, { nullable: true }) method?: C.NoticeMethod | null;
  @Field(() => String, { nullable: true }) noticeAt?: string | null;
  @Field(() => DateScalar) noticeOn!: string;
  @Field(() => ID, { nullable: true }) responsibleCalendar?: string | null;
  @Field(() => ID, { nullable: true }) ruleId?: string | null;
  @Field(() => [SuspensionInput], { nullable: true }) suspensions?: SuspensionInput[] | null;
  @Field(() => FreeTermInput, { nullable: true }) term?: FreeTermInput | null;
}

@InputType('ComputedDeadlineInput')
export class ComputedDeadlineInput {
  @Field(() => [Int], { nullable: true }) alertDays?: number[] | null;
  @Field(() => ComputeDeadlineInput) computation!: ComputeDeadlineInput;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => String, { nullable: true }) title?: string | null;
}

@InputType('ConfirmPasswordInput')
export class ConfirmPasswordInput {
  @Field(() => String) password!: string;
}

@InputType('ConfirmTwoFactorInput')
export class ConfirmTwoFactorInput {
  @Field(() => String) code!: string;
}

@InputType('ConnectIntegrationInput')
export class ConnectIntegrationInput {
  @Field(() => IntegrationKindEnum) kind!: C.IntegrationKind;
}

@InputType('ContractFilter')
export class ContractFilter {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => ContractStatusEnum, { nullable: true }) status?: C.ContractStatus | null;
  @Field(() => ID, { nullable: true }) templateId?: string | null;
}

@InputType('ContractFormInput')
export class ContractFormInput {
  @Field(() => ContractJurisdictionEnum, { nullable: true, defaultValue: "FEDERAL" }) jurisdiction?: C.ContractJurisdiction | null;
  @Field(() => ID) templateId!: string;
  @Field(() => [ContractValueInput]) values!: ContractValueInput[];
}

@InputType('ContractIdInput')
export class ContractIdInput {
  @Field(() => ID) id!: string;
}

@InputType('ContractPartyInput')
export class ContractPartyInput {
  @Field(() => String, { nullable: true }) address?: string | null;
  @Field(() => DateScalar, { nullable: true }) birthDate?: string | null;
  @Field(() => String, { nullable: true }) curp?: string | null;
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => ContractGenderEnum, { nullable: true }) gender?: C.ContractGender | null;
  @Field(() => String, { nullable: true }) idDocument?: string | null;
  @Field(() => String, { nullable: true }) incorporation?: string | null;
  @Field(() => ContractPartyKindEnum) kind!: C.ContractPartyKind;
  @Field(() => ContractMaritalStatusEnum, { nullable: true }) maritalStatus?: C.ContractMaritalStatus | null;
  @Field(() => String, { nullable: true }) migratoryDocument?: string | null;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) nationality?: string | null;
  @Field(() => String, { nullable: true }) occupation?: string | null;
  @Field(() => [ContractRepresentativeInput], { nullable: true, defaultValue: [] }) representatives?: ContractRepresentativeInput[] | null;
  @Field(() => String, { nullable: true }) rfc?: string | null;
}

@InputType('ContractRepresentativeInput')
export class ContractRepresentativeInput {
  @Field(() => String, { nullable: true }) capacity?: string | null;
  @Field(() => ContractGenderEnum, { nullable: true }) gender?: C.ContractGender | null;
  @Field(() => String, { nullable: true }) instrument?: string | null;
  @Field(() => String) name!: string;
}

@InputType('ContractRowInput')
export class ContractRowInput {
  @Field(() => [String]) cells!: string[];
}

@InputType('ContractValueInput')
export class ContractValueInput {
  @Field(() => String) field!: string;
  @Field(() => [ContractPartyInput], { nullable: true }) parties?: ContractPartyInput[] | null;
  @Field(() => [ContractRowInput], { nullable: true }) rows?: ContractRowInput[] | null;
  @Field(() => String, { nullable: true }) text?: string | null;
}

@InputType('CorrectDocumentCellInput')
export class CorrectDocumentCellInput {
  @Field(() => ID) columnId!: string;
  @Field(() => ID) documentId!: string;
  @Field(() => ID) tableId!: string;
  @Field(() => String, { nullable: true }) value?: string | null;
}

@InputType('CreateApiKeyInput')
export class CreateApiKeyInput {
  @Field(() => [String], { nullable: true }) allowedAddresses?: string[] | null;
  @Field(() => Date, { nullable: true }) expiresAt?: Date | null;
  @Field(() => ApiKeyHourlyLimitEnum, { nullable: true }) hourlyLimit?: C.ApiKeyHourlyLimit | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isSandbox?: boolean | null;
  @Field(() => String) name!: string;
  @Field(() => [String]) scopes!: string[];
}

@InputType('CreateCalendarEventInput')
export class CreateCalendarEventInput {
  @Field(() => [Int], { nullable: true }) alarms?: number[] | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => String, { nullable: true, defaultValue: "" }) description?: string | null;
  @Field(() => String, { nullable: true }) end?: string | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isAllDay?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isBillable?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isBusy?: boolean | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isShared?: boolean | null;
  @Field(() => String, { nullable: true, defaultValue: "" }) location?: string | null;
  @Field(() => RecurrenceInput, { nullable: true }) recurrence?: RecurrenceInput | null;
  @Field(() => String) start!: string;
  @Field(() => String) title!: string;
  @Field(() => CalendarEventTypeEnum, { nullable: true, defaultValue: "OTHER" }) type?: C.CalendarEventType | null;
  @Field(() => String, { nullable: true }) zone?: string | null;
}

@InputType('CreateCalendarFeedInput')
export class CreateCalendarFeedInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isBusyOnly?: boolean | null;
  @Field(() => String, { nullable: true }) name?: string | null;
}

@InputType('CreateCaseInput')
export class CreateCaseInput {
  @Field(() => Float, { nullable: true }) amountClaimed?: number | null;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => String) client!: string;
  @Field(() => ID, { nullable: true }) courtId?: string | null;
  @Field(() => String, { nullable: true }) courtName?: string | null;
  @Field(() => String, { nullable: true, defaultValue: "" }) description?: string | null;
  @Field(() => String, { nullable: true }) fileNumber?: string | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isUrgent?: boolean | null;
  @Field(() => DateScalar, { nullable: true }) openedOn?: string | null;
  @Field(() => [PartyInput], { nullable: true }) parties?: PartyInput[] | null;
  @Field(() => CaseStatusEnum, { nullable: true, defaultValue: "PENDING" }) status?: C.CaseStatus | null;
  @Field(() => [String], { nullable: true }) tags?: string[] | null;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true, defaultValue: "" }) type?: string | null;
}

@InputType('CreateCitationReviewInput')
export class CreateCitationReviewInput {
  @Field(() => String, { nullable: true }) text?: string | null;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => ID, { nullable: true }) uploadId?: string | null;
  @Field(() => DateScalar, { nullable: true }) writtenOn?: string | null;
}

@InputType('CreateContractTemplateInput')
export class CreateContractTemplateInput {
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => ID) uploadId!: string;
}

@InputType('CreateDeadlineInput')
export class CreateDeadlineInput {
  @Field(() => [Int], { nullable: true }) alertDays?: number[] | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => Date, { nullable: true }) dueAt?: Date | null;
  @Field(() => String, { nullable: true }) dueHour?: string | null;
  @Field(() => DateScalar, { nullable: true }) dueOn?: string | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isShared?: boolean | null;
  @Field(() => DeadlineUrgencyEnum, { nullable: true }) priority?: C.DeadlineUrgency | null;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) type?: string | null;
}

@InputType('CreateEstimateInput')
export class CreateEstimateInput {
  @Field(() => Float, { nullable: true }) amount?: number | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => EstimateCaseTypeEnum) caseType!: C.EstimateCaseType;
  @Field(() => String) description!: string;
  @Field(() => EvidenceQualityEnum) evidenceQuality!: C.EvidenceQuality;
  @Field(() => Float, { nullable: true }) expectedHours?: number | null;
  @Field(() => Float, { nullable: true }) hourlyRate?: number | null;
  @Field(() => String, { nullable: true }) judgeHistory?: string | null;
  @Field(() => EstimateJurisdictionEnum, { nullable: true }) jurisdiction?: C.EstimateJurisdiction | null;
  @Field(() => EstimateKindEnum) kind!: C.EstimateKind;
  @Field(() => Float, { nullable: true }) offer?: number | null;
  @Field(() => Int, { nullable: true }) ownEstimate?: number | null;
  @Field(() => String, { nullable: true }) similarCases?: string | null;
}

@InputType('CreateEventFromCaseInput')
export class CreateEventFromCaseInput {
  @Field(() => ID) caseId!: string;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => String, { nullable: true }) end?: string | null;
  @Field(() => String, { nullable: true }) location?: string | null;
  @Field(() => String) start!: string;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => CalendarEventTypeEnum) type!: C.CalendarEventType;
  @Field(() => String, { nullable: true }) zone?: string | null;
}

@InputType('CreatePaymentCheckoutInput')
export class CreatePaymentCheckoutInput {
  @Field(() => String, { nullable: true }) cancelUrl?: string | null;
  @Field(() => BillingCountryEnum, { nullable: true }) country?: C.BillingCountry | null;
  @Field(() => String) email!: string;
  @Field(() => CheckoutMethodEnum, { nullable: true }) method?: C.CheckoutMethod | null;
  @Field(() => String) name!: string;
  @Field(() => PlanCodeEnum) plan!: C.PlanCode;
  @Field(() => String, { nullable: true }) successUrl?: string | null;
}

@InputType('CreateSubscriptionCheckoutInput')
export class CreateSubscriptionCheckoutInput {
  @Field(() => String) email!: string;
  @Field(() => String) name!: string;
  @Field(() => PlanCodeEnum) plan!: C.PlanCode;
}

@InputType('CreateTimeEntryInput')
export class CreateTimeEntryInput {
  @Field(() => WorkActivityEnum, { nullable: true }) activity?: C.WorkActivity | null;
  @Field(() => BillingKindEnum, { nullable: true }) billing?: C.BillingKind | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true }) clientId?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => ID, { nullable: true }) eventId?: string | null;
  @Field(() => Date, { nullable: true }) occurrenceOf?: Date | null;
  @Field(() => Int, { nullable: true }) seconds?: number | null;
  @Field(() => String, { nullable: true }) start?: string | null;
  @Field(() => ID, { nullable: true }) taskId?: string | null;
  @Field(() => DateScalar, { nullable: true }) workedOn?: string | null;
}

@InputType('CreateUploadInput')
export class CreateUploadInput {
  @Field(() => Int) byteLength!: number;
  @Field(() => String) fileName!: string;
}

@InputType('CreateWebhookEndpointInput')
export class CreateWebhookEndpointInput {
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => [String]) eventTypes!: string[];
  @Field(() => String) url!: string;
}

@InputType('CreateWorkTaskInput')
export class CreateWorkTaskInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => DateScalar, { nullable: true }) dueOn?: string | null;
  @Field(() => String, { nullable: true, defaultValue: "" }) notes?: string | null;
  @Field(() => String) title!: string;
}

@InputType('CreateZoomMeetingInput')
export class CreateZoomMeetingInput {
  @Field(() => ID) eventId!: string;
  @Field(() => Int) version!: number;
}

@InputType('DeadlineFilter')
export class DeadlineFilter {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => DateScalar, { nullable: true }) from?: string | null;
  @Field(() => Boolean, { nullable: true }) isCompleted?: boolean | null;
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => DateScalar, { nullable: true }) to?: string | null;
}

@InputType('DeadlineNoticeInput')
export class DeadlineNoticeInput {
  @Field(() => DateScalar, { nullable: true }) adviceSentOn?: string | null;
  @Field(() => ID) deadlineId!: string;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isEstimated?: boolean | null;
  @Field(() => NoticeMethodEnum, { nullable: true }) method?: C.NoticeMethod | null;
  @Field(() => String, { nullable: true }) noticeAt?: string | null;
  @Field(() => DateScalar) noticeOn!: string;
}

@InputType('DecideCitationInput')
export class DecideCitationInput {
  @Field(() => String, { nullable: true }) citation?: string | null;
  @Field(() => CitationDecisionEnum, { nullable: true }) decision?: C.CitationDecision | null;
  @Field(() => Int) index!: number;
  @Field(() => String, { nullable: true }) note?: string | null;
  @Field(() => ID) reviewId!: string;
}

@InputType('DecideFindingsInput')
export class DecideFindingsInput {
  @Field(() => FindingDecisionEnum, { nullable: true }) decision?: C.FindingDecision | null;
  @Field(() => ID) documentId!: string;
  @Field(() => [ID]) findingIds!: string[];
  @Field(() => String, { nullable: true }) note?: string | null;
}

@InputType('DeleteCalculationInput')
export class DeleteCalculationInput {
  @Field(() => ID) calculationId!: string;
}

@InputType('DeleteCalendarEventInput')
export class DeleteCalendarEventInput {
  @Field(() => ID) eventId!: string;
  @Field(() => Date, { nullable: true }) occurrenceOf?: Date | null;
  @Field(() => SeriesScopeEnum, { nullable: true, defaultValue: "ALL" }) scope?: C.SeriesScope | null;
}

@InputType('DeleteCaseDocumentInput')
export class DeleteCaseDocumentInput {
  @Field(() => ID) documentId!: string;
}

@InputType('DeleteCaseMessageInput')
export class DeleteCaseMessageInput {
  @Field(() => ID) messageId!: string;
}

@InputType('DeleteCaseNoteInput')
export class DeleteCaseNoteInput {
  @Field(() => ID) noteId!: string;
}

@InputType('DeleteCitationReviewInput')
export class DeleteCitationReviewInput {
  @Field(() => ID) reviewId!: string;
}

@InputType('DeleteContractTemplateInput')
export class DeleteContractTemplateInput {
  @Field(() => ID) id!: string;
}

@InputType('DeleteDeadlineInput')
export class DeleteDeadlineInput {
  @Field(() => ID) id!: string;
}

@InputType('DeleteDocumentTableInput')
export class DeleteDocumentTableInput {
  @Field(() => ID) tableId!: string;
}

@InputType('DeleteEstimateInput')
export class DeleteEstimateInput {
  @Field(() => ID) id!: string;
}

@InputType('DeleteOperationInput')
export class DeleteOperationInput {
  @Field(() => ID) operationId!: string;
}

@InputType('DeleteSavedSearchInput')
export class DeleteSavedSearchInput {
  @Field(() => ID) id!: string;
}

@InputType('DeleteThreadInput')
export class DeleteThreadInput {
  @Field(() => ID) threadId!: string;
}

@InputType('DiscardContractDraftInput')
export class DiscardContractDraftInput {
  @Field(() => ID) templateId!: string;
}

@InputType('DisconnectGoogleCalendarInput')
export class DisconnectGoogleCalendarInput {
  @Field(() => Boolean, { nullable: true, defaultValue: false }) keepEvents?: boolean | null;
}

@InputType('DisconnectIntegrationInput')
export class DisconnectIntegrationInput {
  @Field(() => IntegrationKindEnum) kind!: C.IntegrationKind;
}

@InputType('DocumentColumnInput')
export class DocumentColumnInput {
  @Field(() => ID, { nullable: true }) id?: string | null;
  @Field(() => DocumentColumnKindEnum) kind!: C.DocumentColumnKind;
  @Field(() => String, { nullable: true }) role?: string | null;
  @Field(() => String) title!: string;
}

@InputType('DraftContractClauseInput')
export class DraftContractClauseInput {
  @Field(() => ID) contractId!: string;
  @Field(() => String) request!: string;
}

@InputType('EditCaseDocumentInput')
export class EditCaseDocumentInput {
  @Field(() => ID) documentId!: string;
  @Field(() => String, { nullable: true }) fileName?: string | null;
  @Field(() => String, { nullable: true }) folder?: string | null;
}

@InputType('EditCaseMessageInput')
export class EditCaseMessageInput {
  @Field(() => ID) messageId!: string;
  @Field(() => String) text!: string;
}

@InputType('EmailNotificationSettingsInput')
export class EmailNotificationSettingsInput {
  @Field(() => Boolean, { nullable: true }) caseUpdates?: boolean | null;
  @Field(() => Boolean, { nullable: true }) marketing?: boolean | null;
  @Field(() => Boolean, { nullable: true }) paymentReminders?: boolean | null;
  @Field(() => Boolean, { nullable: true }) systemAlerts?: boolean | null;
}

@InputType('FeeWithholdingCalculationInput')
export class FeeWithholdingCalculationInput {
  @Field(() => Boolean, { nullable: true }) border?: boolean | null;
  @Field(() => String, { nullable: true }) fee?: string | null;
  @Field(() => String, { nullable: true }) net?: string | null;
  @Field(() => FeePayerEnum, { nullable: true }) payer?: C.FeePayer | null;
  @Field(() => FeeRegimeEnum, { nullable: true }) regime?: C.FeeRegime | null;
  @Field(() => String, { nullable: true }) totalWithVat?: string | null;
  @Field(() => FeeTypeEnum, { nullable: true }) type?: C.FeeType | null;
  @Field(() => Boolean, { nullable: true }) vatExempt?: boolean | null;
}

@InputType('FinishGoogleConnectionInput')
export class FinishGoogleConnectionInput {
  @Field(() => String, { nullable: true }) code?: string | null;
  @Field(() => String, { nullable: true }) error?: string | null;
  @Field(() => String) state!: string;
}

@InputType('FreeTermInput')
export class FreeTermInput {
  @Field(() => Int) amount!: number;
  @Field(() => [String], { nullable: true }) articles?: string[] | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) countsTriggerDay?: boolean | null;
  @Field(() => ID) regime!: string;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => TermUnitEnum) unit!: C.TermUnit;
}

@InputType('GenerateContractInput')
export class GenerateContractInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => ContractJurisdictionEnum, { nullable: true, defaultValue: "FEDERAL" }) jurisdiction?: C.ContractJurisdiction | null;
  @Field(() => ID) templateId!: string;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => [ContractValueInput]) values!: ContractValueInput[];
}

@InputType('GoogleCodeInput')
export class GoogleCodeInput {
  @Field(() => String) code!: string;
  @Field(() => String) state!: string;
}

@InputType('GoogleLoginInput')
export class GoogleLoginInput {
  @Field(() => String, { nullable: true }) accessToken?: string | null;
  @Field(() => String, { nullable: true }) credential?: string | null;
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => String, { nullable: true }) id?: string | null;
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String, { nullable: true }) picture?: string | null;
  @Field(() => String, { nullable: true }) provider?: string | null;
  @Field(() => String, { nullable: true }) state?: string | null;
  @Field(() => Boolean, { nullable: true }) verified?: boolean | null;
}

@InputType('HoursFilter')
export class HoursFilter {
  @Field(() => WorkActivityEnum, { nullable: true }) activity?: C.WorkActivity | null;
  @Field(() => BillingKindEnum, { nullable: true }) billing?: C.BillingKind | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => DateScalar, { nullable: true }) from?: string | null;
  @Field(() => Boolean, { nullable: true }) isBilled?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isWithoutRate?: boolean | null;
  @Field(() => ID, { nullable: true }) personId?: string | null;
  @Field(() => ID, { nullable: true }) prebillId?: string | null;
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => DateScalar, { nullable: true }) to?: string | null;
}

@InputType('ImportCalendarInput')
export class ImportCalendarInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => CalendarEventTypeEnum, { nullable: true, defaultValue: "OTHER" }) type?: C.CalendarEventType | null;
  @Field(() => ID) uploadId!: string;
  @Field(() => String, { nullable: true }) zone?: string | null;
}

@InputType('IntegratedWageCalculationInput')
export class IntegratedWageCalculationInput {
  @Field(() => String, { nullable: true }) aguinaldoDays?: string | null;
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => DateScalar, { nullable: true }) date?: string | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => DateScalar, { nullable: true }) hireDate?: string | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => [OtherPaymentInput], { nullable: true }) otherPayments?: OtherPaymentInput[] | null;
  @Field(() => String, { nullable: true }) ptuReceived?: string | null;
  @Field(() => IntegrationPurposeEnum, { nullable: true }) purpose?: C.IntegrationPurpose | null;
  @Field(() => Int, { nullable: true }) serviceYear?: number | null;
  @Field(() => String, { nullable: true }) vacationDays?: string | null;
  @Field(() => String, { nullable: true }) vacationPremium?: string | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('InterestCalculationInput')
export class InterestCalculationInput {
  @Field(() => String, { nullable: true }) annual?: string | null;
  @Field(() => Int, { nullable: true }) basis?: number | null;
  @Field(() => Boolean, { nullable: true }) basisAgreed?: boolean | null;
  @Field(() => Boolean, { nullable: true }) capitalization?: boolean | null;
  @Field(() => DateScalar, { nullable: true }) due?: string | null;
  @Field(() => InterestKindEnum) kind!: C.InterestKind;
  @Field(() => String, { nullable: true }) monthly?: string | null;
  @Field(() => String, { nullable: true }) moratoryAnnual?: string | null;
  @Field(() => String, { nullable: true }) moratoryMonthly?: string | null;
  @Field(() => DateScalar) paid!: string;
  @Field(() => [InterestPaymentInput], { nullable: true }) payments?: InterestPaymentInput[] | null;
  @Field(() => String) principal!: string;
  @Field(() => String, { nullable: true }) referenceMonth?: string | null;
  @Field(() => String, { nullable: true }) spread?: string | null;
  @Field(() => DateScalar, { nullable: true }) start?: string | null;
}

@InputType('InterestPaymentInput')
export class InterestPaymentInput {
  @Field(() => String) amount!: string;
  @Field(() => DateScalar) date!: string;
}

@InputType('InviteSeatInput')
export class InviteSeatInput {
  @Field(() => String) email!: string;
}

@InputType('InviteToCaseInput')
export class InviteToCaseInput {
  @Field(() => ID) caseId!: string;
  @Field(() => String) email!: string;
  @Field(() => CaseRoleEnum) role!: C.CaseRole;
}

@InputType('LegalDocumentFilter')
export class LegalDocumentFilter {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => DocumentAnalysisStatusEnum, { nullable: true }) status?: C.DocumentAnalysisStatus | null;
  @Field(() => String, { nullable: true }) text?: string | null;
  @Field(() => LegalDocumentKindEnum, { nullable: true }) type?: C.LegalDocumentKind | null;
}

@InputType('LegalDocumentIdInput')
export class LegalDocumentIdInput {
  @Field(() => ID) documentId!: string;
}

@InputType('LimitationCalculationInput')
export class LimitationCalculationInput {
  @Field(() => DateScalar, { nullable: true }) acknowledgedOn?: string | null;
  @Field(() => LimitationActionEnum) action!: C.LimitationAction;
  @Field(() => Boolean, { nullable: true }) atSight?: boolean | null;
  @Field(() => DateScalar, { nullable: true }) certificate?: string | null;
  @Field(() => DateScalar, { nullable: true }) conciliationRequest?: string | null;
  @Field(() => DateScalar, { nullable: true }) filedOn?: string | null;
  @Field(() => DateScalar, { nullable: true }) noticeDate?: string | null;
  @Field(() => ChequePlaceEnum, { nullable: true }) place?: C.ChequePlace | null;
  @Field(() => DateScalar, { nullable: true }) startDate?: string | null;
}

@InputType('LinkCasesInput')
export class LinkCasesInput {
  @Field(() => ID) caseId!: string;
  @Field(() => CaseLinkKindEnum) kind!: C.CaseLinkKind;
  @Field(() => ID) otherCaseId!: string;
}

@InputType('LoginInput')
export class LoginInput {
  @Field(() => String) email!: string;
  @Field(() => String) password!: string;
  @Field(() => String, { nullable: true }) totpCode?: string | null;
}

@InputType('MarkMessagesInput')
export class MarkMessagesInput {
  @Field(() => ID) caseId!: string;
  @Field(() => Boolean) isRead!: boolean;
  @Field(() => Int) sequence!: number;
}

@InputType('MarkNotificationsReadInput')
export class MarkNotificationsReadInput {
  @Field(() => [ID]) ids!: string[];
}

@InputType('MarkPrebillSentInput')
export class MarkPrebillSentInput {
  @Field(() => DateScalar, { nullable: true }) dueOn?: string | null;
  @Field(() => ID) id!: string;
}

@InputType('MaternityCalculationInput')
export class MaternityCalculationInput {
  @Field(() => DateScalar, { nullable: true }) adoptionDate?: string | null;
  @Field(() => DateScalar, { nullable: true }) birth?: string | null;
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => DateScalar, { nullable: true }) expectedBirth?: string | null;
  @Field(() => Int, { nullable: true }) extensionDays?: number | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => Boolean, { nullable: true }) needsCare?: boolean | null;
  @Field(() => WeekdayEnum, { nullable: true }) restDay?: C.Weekday | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => Int, { nullable: true }) weeksTransferred?: number | null;
  @Field(() => LeaveTakerEnum, { nullable: true }) worker?: C.LeaveTaker | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('MoveTriggerInput')
export class MoveTriggerInput {
  @Field(() => ID) chainId!: string;
  @Field(() => [ID], { nullable: true }) deadlineIds?: string[] | null;
  @Field(() => NoticeMethodEnum, { nullable: true }) method?: C.NoticeMethod | null;
  @Field(() => String, { nullable: true }) noticeAt?: string | null;
  @Field(() => DateScalar) noticeOn!: string;
  @Field(() => [DeadlineNoticeInput], { nullable: true }) notices?: DeadlineNoticeInput[] | null;
}

@InputType('NotificationKindInput')
export class NotificationKindInput {
  @Field(() => Boolean, { nullable: true }) inApp?: boolean | null;
  @Field(() => NotificationKindEnum) kind!: C.NotificationKind;
  @Field(() => Boolean, { nullable: true }) push?: boolean | null;
}

@InputType('OpenBillingPortalInput')
export class OpenBillingPortalInput {
  @Field(() => String, { nullable: true }) returnUrl?: string | null;
}

@InputType('OtherPaymentInput')
export class OtherPaymentInput {
  @Field(() => String) amount!: string;
  @Field(() => String) name!: string;
  @Field(() => PaymentPeriodEnum, { nullable: true }) period?: C.PaymentPeriod | null;
}

@InputType('OvertimeCalculationInput')
export class OvertimeCalculationInput {
  @Field(() => Int, { nullable: true }) age?: number | null;
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => Boolean, { nullable: true }) emergency?: boolean | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => [String]) overtimeByDay!: string[];
  @Field(() => WorkShiftEnum, { nullable: true }) shift?: C.WorkShift | null;
  @Field(() => String, { nullable: true }) shiftHours?: string | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => DateScalar, { nullable: true }) weekOf?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('OwnTemplateFieldInput')
export class OwnTemplateFieldInput {
  @Field(() => ContractFieldFormatEnum, { nullable: true, defaultValue: "PLAIN" }) format?: C.ContractFieldFormat | null;
  @Field(() => String) label!: string;
  @Field(() => String) name!: string;
  @Field(() => [String], { nullable: true, defaultValue: [] }) options?: string[] | null;
  @Field(() => Boolean, { nullable: true, defaultValue: true }) required?: boolean | null;
  @Field(() => ContractFieldTypeEnum) type!: C.ContractFieldType;
}

@InputType('PartyInput')
export class PartyInput {
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isOurs?: boolean | null;
  @Field(() => String) name!: string;
  @Field(() => PartyRoleEnum) role!: C.PartyRole;
}

@InputType('PasskeyAnswerInput')
export class PasskeyAnswerInput {
  @Field(() => String) response!: string;
  @Field(() => String) token!: string;
}

@InputType('PinThreadInput')
export class PinThreadInput {
  @Field(() => Boolean) isPinned!: boolean;
  @Field(() => ID) threadId!: string;
}

@InputType('PrebillAdvanceInput')
export class PrebillAdvanceInput {
  @Field(() => Float) centavos!: number;
  @Field(() => String, { nullable: true, defaultValue: "" }) note?: string | null;
  @Field(() => DateScalar) receivedOn!: string;
}

@InputType('PrebillExtraInput')
export class PrebillExtraInput {
  @Field(() => Float) centavos!: number;
  @Field(() => String) description!: string;
  @Field(() => PrebillLineKindEnum) kind!: C.PrebillLineKind;
  @Field(() => ID, { nullable: true }) receiptUploadId?: string | null;
}

@InputType('PrebillIdInput')
export class PrebillIdInput {
  @Field(() => ID) id!: string;
}

@InputType('PrebillInput')
export class PrebillInput {
  @Field(() => [PrebillAdvanceInput], { nullable: true }) advances?: PrebillAdvanceInput[] | null;
  @Field(() => [ID], { nullable: true }) caseIds?: string[] | null;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => TaxPersonKindEnum) clientKind!: C.TaxPersonKind;
  @Field(() => String, { nullable: true }) clientRfc?: string | null;
  @Field(() => [ID], { nullable: true }) entryIds?: string[] | null;
  @Field(() => [PrebillExtraInput], { nullable: true }) extras?: PrebillExtraInput[] | null;
  @Field(() => DateScalar) from!: string;
  @Field(() => String, { nullable: true, defaultValue: "" }) notes?: string | null;
  @Field(() => DateScalar) to!: string;
  @Field(() => VatRateEnum, { nullable: true }) vatRate?: C.VatRate | null;
}

@InputType('PrebillPaymentIdInput')
export class PrebillPaymentIdInput {
  @Field(() => ID) id!: string;
}

@InputType('PreferenceSettingsInput')
export class PreferenceSettingsInput {
  @Field(() => Boolean, { nullable: true }) autoSave?: boolean | null;
  @Field(() => String, { nullable: true }) currency?: string | null;
  @Field(() => DashboardLayoutEnum, { nullable: true }) dashboardLayout?: C.DashboardLayout | null;
  @Field(() => DateFormatEnum, { nullable: true }) dateFormat?: C.DateFormat | null;
  @Field(() => EmailNotificationSettingsInput, { nullable: true }) emailNotifications?: EmailNotificationSettingsInput | null;
  @Field(() => AnswerLanguageEnum, { nullable: true }) language?: C.AnswerLanguage | null;
  @Field(() => ThemePreferenceEnum, { nullable: true }) theme?: C.ThemePreference | null;
  @Field(() => String, { nullable: true }) timeZone?: string | null;
}

@InputType('ProfileSettingsInput')
export class ProfileSettingsInput {
  @Field(() => String, { nullable: true }) address?: string | null;
  @Field(() => String, { nullable: true }) barNumber?: string | null;
  @Field(() => String, { nullable: true }) bio?: string | null;
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => String, { nullable: true }) lawFirm?: string | null;
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String, { nullable: true }) phone?: string | null;
  @Field(() => String, { nullable: true }) profession?: string | null;
  @Field(() => [LegalSpecializationEnum], { nullable: true }) specializations?: C.LegalSpecialization[] | null;
}

@InputType('ProfitSharingCalculationInput')
export class ProfitSharingCalculationInput {
  @Field(() => String, { nullable: true }) computedShare?: string | null;
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => String, { nullable: true }) days?: string | null;
  @Field(() => String, { nullable: true }) distributable?: string | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => String, { nullable: true }) highestOrdinaryWages?: string | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => Boolean, { nullable: true }) newCompany?: boolean | null;
  @Field(() => [String], { nullable: true }) ptuLastThreeYears?: string[] | null;
  @Field(() => ProfitRoleEnum, { nullable: true }) role?: C.ProfitRole | null;
  @Field(() => String, { nullable: true }) taxableIncome?: string | null;
  @Field(() => String, { nullable: true }) totalDays?: string | null;
  @Field(() => String, { nullable: true }) totalWages?: string | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) wages?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => Boolean, { nullable: true }) workOnlyEmployer?: boolean | null;
  @Field(() => [ProfitWorkerInput], { nullable: true }) workers?: ProfitWorkerInput[] | null;
}

@InputType('ProfitWorkerInput')
export class ProfitWorkerInput {
  @Field(() => String) days!: string;
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => ProfitRoleEnum, { nullable: true }) role?: C.ProfitRole | null;
  @Field(() => String) wages!: string;
}

@InputType('PublicHolidayCalculationInput')
export class PublicHolidayCalculationInput {
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => DateScalar) date!: string;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => WeekdayEnum, { nullable: true }) restDay?: C.Weekday | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => Boolean, { nullable: true }) worked?: boolean | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('RateAnswerInput')
export class RateAnswerInput {
  @Field(() => String, { nullable: true }) comment?: string | null;
  @Field(() => ID) messageId!: string;
  @Field(() => [FeedbackReasonEnum], { nullable: true }) reasons?: C.FeedbackReason[] | null;
  @Field(() => FeedbackVerdictEnum) verdict!: C.FeedbackVerdict;
}

@InputType('ReadNoticeInput')
export class ReadNoticeInput {
  @Field(() => String, { nullable: true }) text?: string | null;
  @Field(() => ID, { nullable: true }) uploadId?: string | null;
}

@InputType('ReadingChoiceInput')
export class ReadingChoiceInput {
  @Field(() => ReadingKindEnum) kind!: C.ReadingKind;
  @Field(() => String) value!: string;
}

@InputType('RecordPrebillPaymentInput')
export class RecordPrebillPaymentInput {
  @Field(() => Float) centavos!: number;
  @Field(() => ID) id!: string;
  @Field(() => PrebillPaymentKindEnum, { nullable: true, defaultValue: "PAYMENT" }) kind?: C.PrebillPaymentKind | null;
  @Field(() => String, { nullable: true, defaultValue: "" }) note?: string | null;
  @Field(() => DateScalar, { nullable: true }) receivedOn?: string | null;
}

@InputType('RecurrenceInput')
export class RecurrenceInput {
  @Field(() => Int, { nullable: true }) count?: number | null;
  @Field(() => RecurrenceFrequencyEnum) frequency!: C.RecurrenceFrequency;
  @Field(() => Int, { nullable: true, defaultValue: 1 }) interval?: number | null;
  @Field(() => DateScalar, { nullable: true }) until?: string | null;
  @Field(() => Int, { nullable: true }) weekOfMonth?: number | null;
  @Field(() => [WeekdayEnum], { nullable: true }) weekdays?: C.Weekday[] | null;
}

@InputType('RegisterInput')
export class RegisterInput {
  @Field(() => String) email!: string;
  @Field(() => String) name!: string;
  @Field(() => String) password!: string;
  @Field(() => String, { nullable: true }) profession?: string | null;
}

@InputType('RegisterOperationInput')
export class RegisterOperationInput {
  @Field(() => Int, { nullable: true, defaultValue: 0 }) maxAgeSeconds?: number | null;
  @Field(() => String) name!: string;
  @Field(() => String) text!: string;
}

@InputType('RemoveClosureInput')
export class RemoveClosureInput {
  @Field(() => ID) id!: string;
}

@InputType('RemoveMemberInput')
export class RemoveMemberInput {
  @Field(() => ID) caseId!: string;
  @Field(() => ID) userId!: string;
}

@InputType('RemovePartyInput')
export class RemovePartyInput {
  @Field(() => ID) caseId!: string;
  @Field(() => ID) partyId!: string;
}

@InputType('RemovePushDeviceInput')
export class RemovePushDeviceInput {
  @Field(() => ID) id!: string;
}

@InputType('RenamePasskeyInput')
export class RenamePasskeyInput {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
}

@InputType('RenameThreadInput')
export class RenameThreadInput {
  @Field(() => ID) threadId!: string;
  @Field(() => String) title!: string;
}

@InputType('ReopenDeadlineInput')
export class ReopenDeadlineInput {
  @Field(() => ID) id!: string;
}

@InputType('ReportClientErrorInput')
export class ReportClientErrorInput {
  @Field(() => String, { nullable: true }) componentTrace?: string | null;
  @Field(() => String) error!: string;
  @Field(() => String, { nullable: true }) errorInfo?: string | null;
  @Field(() => String, { nullable: true }) stack?: string | null;
  @Field(() => String, { nullable: true }) timestamp?: string | null;
  @Field(() => String, { nullable: true }) url?: string | null;
  @Field(() => String, { nullable: true }) userAgent?: string | null;
}

@InputType('RequestAccountDeletionInput')
export class RequestAccountDeletionInput {
  @Field(() => SharedCasesFateEnum) sharedCases!: C.SharedCasesFate;
}

@InputType('RequestPasswordResetInput')
export class RequestPasswordResetInput {
  @Field(() => String) email!: string;
}

@InputType('RequestPrivacyRightInput')
export class RequestPrivacyRightInput {
  @Field(() => PrivacyRightEnum) right!: C.PrivacyRight;
  @Field(() => String) text!: string;
}

@InputType('RequestQuoteInput')
export class RequestQuoteInput {
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) message?: string | null;
  @Field(() => String) name!: string;
  @Field(() => Int, { nullable: true }) seats?: number | null;
}

@InputType('ResetPasswordInput')
export class ResetPasswordInput {
  @Field(() => String) newPassword!: string;
  @Field(() => String) token!: string;
}

@InputType('ResolveGoogleConflictInput')
export class ResolveGoogleConflictInput {
  @Field(() => ID) conflictId!: string;
  @Field(() => SyncSideEnum) keep!: C.SyncSide;
}

@InputType('RestoreCalendarEventInput')
export class RestoreCalendarEventInput {
  @Field(() => ID) eventId!: string;
  @Field(() => String) undoToken!: string;
}

@InputType('RestoreContractVersionInput')
export class RestoreContractVersionInput {
  @Field(() => ID) contractId!: string;
  @Field(() => Int) number!: number;
}

@InputType('RestoreDeadlineInput')
export class RestoreDeadlineInput {
  @Field(() => ID) id!: string;
}

@InputType('RevokeInvitationInput')
export class RevokeInvitationInput {
  @Field(() => ID) caseId!: string;
  @Field(() => ID) invitationId!: string;
}

@InputType('SaveCalculationInput')
export class SaveCalculationInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => ID, { nullable: true }) contractId?: string | null;
  @Field(() => ID, { nullable: true }) deadlineId?: string | null;
  @Field(() => String) title!: string;
  @Field(() => CalculateInput) values!: CalculateInput;
}

@InputType('SaveContractVersionInput')
export class SaveContractVersionInput {
  @Field(() => Int) baseNumber!: number;
  @Field(() => String) body!: string;
  @Field(() => ID) contractId!: string;
  @Field(() => String, { nullable: true, defaultValue: "" }) note?: string | null;
}

@InputType('SaveDeadlinesInput')
export class SaveDeadlinesInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => ID, { nullable: true }) chainId?: string | null;
  @Field(() => [ComputedDeadlineInput]) deadlines!: ComputedDeadlineInput[];
  @Field(() => ProceduralSideEnum, { nullable: true }) represents?: C.ProceduralSide | null;
}

@InputType('SaveDocumentTableInput')
export class SaveDocumentTableInput {
  @Field(() => [DocumentColumnInput]) columns!: DocumentColumnInput[];
  @Field(() => [ID]) documentIds!: string[];
  @Field(() => String) name!: string;
  @Field(() => ID, { nullable: true }) tableId?: string | null;
}

@InputType('SaveSearchInput')
export class SaveSearchInput {
  @Field(() => SearchFilters, { nullable: true }) filters?: SearchFilters | null;
  @Field(() => Boolean, { nullable: true }) hasAlert?: boolean | null;
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String) query!: string;
  @Field(() => SearchSortEnum, { nullable: true }) sort?: C.SearchSort | null;
}

@InputType('SearchFilters')
export class SearchFilters {
  @Field(() => LegalAreaEnum, { nullable: true }) area?: C.LegalArea | null;
  @Field(() => ResearchCategoryEnum, { nullable: true }) category?: C.ResearchCategory | null;
  @Field(() => CourtEnum, { nullable: true }) court?: C.Court | null;
  @Field(() => SearchDateRangeEnum, { nullable: true }) dateRange?: C.SearchDateRange | null;
  @Field(() => JurisdictionEnum, { nullable: true }) jurisdiction?: C.Jurisdiction | null;
  @Field(() => [DocumentKindEnum], { nullable: true }) kinds?: C.DocumentKind[] | null;
  @Field(() => ID, { nullable: true }) statute?: string | null;
}

@InputType('SecuritySettingsInput')
export class SecuritySettingsInput {
  @Field(() => String, { nullable: true }) currentPassword?: string | null;
  @Field(() => Boolean, { nullable: true }) loginNotifications?: boolean | null;
  @Field(() => String, { nullable: true }) newPassword?: string | null;
  @Field(() => Int, { nullable: true }) sessionTimeoutMinutes?: number | null;
}

@InputType('SendCaseMessageInput')
export class SendCaseMessageInput {
  @Field(() => [AttachmentInput], { nullable: true }) attachments?: AttachmentInput[] | null;
  @Field(() => ID) caseId!: string;
  @Field(() => ID) clientId!: string;
  @Field(() => ID, { nullable: true }) replyToId?: string | null;
  @Field(() => String) text!: string;
}

@InputType('SendContractInput')
export class SendContractInput {
  @Field(() => DocumentFormatEnum, { nullable: true, defaultValue: "PDF" }) format?: C.DocumentFormat | null;
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true, defaultValue: "" }) message?: string | null;
  @Field(() => [String]) to!: string[];
}

@InputType('SendPrebillInput')
export class SendPrebillInput {
  @Field(() => DateScalar, { nullable: true }) dueOn?: string | null;
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true, defaultValue: "" }) message?: string | null;
  @Field(() => String) to!: string;
}

@InputType('SeparationTaxCalculationInput')
export class SeparationTaxCalculationInput {
  @Field(() => SeparationQuestionEnum, { nullable: true }) ask?: C.SeparationQuestion | null;
  @Field(() => DateScalar) date!: string;
  @Field(() => DateScalar, { nullable: true }) hireDate?: string | null;
  @Field(() => String) lastMonthlySalary!: string;
  @Field(() => String) separationPayments!: string;
  @Field(() => Int, { nullable: true }) serviceDays?: number | null;
  @Field(() => Int, { nullable: true }) serviceMonths?: number | null;
  @Field(() => Int, { nullable: true }) serviceYears?: number | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('SetAlertDaysInput')
export class SetAlertDaysInput {
  @Field(() => [Int]) alertDays!: number[];
  @Field(() => String, { nullable: true }) timeZone?: string | null;
}

@InputType('SetCalendarSettingsInput')
export class SetCalendarSettingsInput {
  @Field(() => [Int], { nullable: true }) alarms?: number[] | null;
  @Field(() => ID, { nullable: true }) courtCalendar?: string | null;
  @Field(() => Int, { nullable: true }) dayBeginsAt?: number | null;
  @Field(() => Int, { nullable: true }) dayEndsAt?: number | null;
  @Field(() => WeekdayEnum, { nullable: true }) weekStartsOn?: C.Weekday | null;
  @Field(() => String, { nullable: true }) zone?: string | null;
}

@InputType('SetDeadlineReminderInput')
export class SetDeadlineReminderInput {
  @Field(() => ID) id!: string;
  @Field(() => Date, { nullable: true }) remindAt?: Date | null;
}

@InputType('SetHoursSettingsInput')
export class SetHoursSettingsInput {
  @Field(() => TaxPersonKindEnum, { nullable: true }) issuerKind?: C.TaxPersonKind | null;
  @Field(() => String, { nullable: true }) issuerName?: string | null;
  @Field(() => IssuerRegimeEnum, { nullable: true }) issuerRegime?: C.IssuerRegime | null;
  @Field(() => String, { nullable: true }) issuerRfc?: string | null;
  @Field(() => VatRateEnum, { nullable: true }) issuerVatRate?: C.VatRate | null;
  @Field(() => TimeRoundingEnum, { nullable: true }) rounding?: C.TimeRounding | null;
}

@InputType('SetTimeRateInput')
export class SetTimeRateInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => Float) centavos!: number;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => ID, { nullable: true }) personId?: string | null;
  @Field(() => RateScopeEnum) scope!: C.RateScope;
  @Field(() => DateScalar, { nullable: true }) validFrom?: string | null;
}

@InputType('SettlementCalculationInput')
export class SettlementCalculationInput {
  @Field(() => String, { nullable: true }) aguinaldoDays?: string | null;
  @Field(() => EndingCauseEnum, { nullable: true }) cause?: C.EndingCause | null;
  @Field(() => WorkContractEnum, { nullable: true }) contract?: C.WorkContract | null;
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => DateScalar) hireDate!: string;
  @Field(() => DateScalar) lastDayWorked!: string;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => [OtherPaymentInput], { nullable: true }) otherPayments?: OtherPaymentInput[] | null;
  @Field(() => WorkingDayLengthEnum, { nullable: true }) shift?: C.WorkingDayLength | null;
  @Field(() => String, { nullable: true }) unpaidWageDays?: string | null;
  @Field(() => String, { nullable: true }) vacationDays?: string | null;
  @Field(() => String, { nullable: true }) vacationDaysPending?: string | null;
  @Field(() => String, { nullable: true }) vacationPremium?: string | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('SeveranceCalculationInput')
export class SeveranceCalculationInput {
  @Field(() => SeveranceActionEnum, { nullable: true }) action?: C.SeveranceAction | null;
  @Field(() => String, { nullable: true }) aguinaldoDays?: string | null;
  @Field(() => EndingCauseEnum, { nullable: true }) cause?: C.EndingCause | null;
  @Field(() => WorkContractEnum, { nullable: true }) contract?: C.WorkContract | null;
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => DateScalar, { nullable: true }) deathDate?: string | null;
  @Field(() => DateScalar) dismissalDate!: string;
  @Field(() => String, { nullable: true }) effectiveServiceYears?: string | null;
  @Field(() => String, { nullable: true }) employerDeclinesUnder?: string | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => DateScalar, { nullable: true }) hireDate?: string | null;
  @Field(() => [String], { nullable: true }) incomeLastSixMonths?: string[] | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => SeveranceScopeEnum, { nullable: true }) only?: C.SeveranceScope | null;
  @Field(() => [OtherPaymentInput], { nullable: true }) otherPayments?: OtherPaymentInput[] | null;
  @Field(() => DateScalar, { nullable: true }) paymentDate?: string | null;
  @Field(() => SeveranceRegimeEnum, { nullable: true }) regime?: C.SeveranceRegime | null;
  @Field(() => WorkingDayLengthEnum, { nullable: true }) shift?: C.WorkingDayLength | null;
  @Field(() => String, { nullable: true }) unpaidWageDays?: string | null;
  @Field(() => String, { nullable: true }) vacationDays?: string | null;
  @Field(() => String, { nullable: true }) vacationDaysPending?: string | null;
  @Field(() => String, { nullable: true }) vacationPremium?: string | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('SnoozeDeadlineInput')
export class SnoozeDeadlineInput {
  @Field(() => Int, { defaultValue: 24 }) hours!: number;
  @Field(() => ID) id!: string;
}

@InputType('StartTimerInput')
export class StartTimerInput {
  @Field(() => WorkActivityEnum, { nullable: true }) activity?: C.WorkActivity | null;
  @Field(() => BillingKindEnum, { nullable: true }) billing?: C.BillingKind | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true, defaultValue: "" }) description?: string | null;
  @Field(() => ID, { nullable: true }) eventId?: string | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) replaces?: boolean | null;
  @Field(() => ID, { nullable: true }) taskId?: string | null;
}

@InputType('StopAnswerInput')
export class StopAnswerInput {
  @Field(() => ID) messageId!: string;
}

@InputType('StopTimerInput')
export class StopTimerInput {
  @Field(() => Int, { nullable: true }) seconds?: number | null;
  @Field(() => ID) timerId!: string;
}

@InputType('SundayPremiumCalculationInput')
export class SundayPremiumCalculationInput {
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => DateScalar, { nullable: true }) date?: string | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => WeekdayEnum, { nullable: true }) restDay?: C.Weekday | null;
  @Field(() => String) sundaysWorked!: string;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('SupportCalculationInput')
export class SupportCalculationInput {
  @Field(() => String, { nullable: true }) amount?: string | null;
  @Field(() => SupportQuestionEnum, { nullable: true }) ask?: C.SupportQuestion | null;
  @Field(() => Int, { nullable: true }) creditors?: number | null;
  @Field(() => DateScalar, { nullable: true }) date?: string | null;
  @Field(() => String, { nullable: true }) days?: string | null;
  @Field(() => DateScalar, { nullable: true }) fromDate?: string | null;
  @Field(() => SupportLawEnum, { nullable: true }) law?: C.SupportLaw | null;
  @Field(() => String, { nullable: true }) monthlyIncome?: string | null;
  @Field(() => String, { nullable: true }) percent?: string | null;
  @Field(() => [String], { nullable: true }) scenarioPercents?: string[] | null;
}

@InputType('SuspensionCalculationInput')
export class SuspensionCalculationInput {
  @Field(() => SuspensionCauseEnum) cause!: C.SuspensionCause;
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => DateScalar, { nullable: true }) date?: string | null;
  @Field(() => String, { nullable: true }) days?: string | null;
  @Field(() => DateScalar, { nullable: true }) endDate?: string | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('SuspensionInput')
export class SuspensionInput {
  @Field(() => DateScalar) from!: string;
  @Field(() => String) reason!: string;
  @Field(() => DateScalar) to!: string;
}

@InputType('TimeEntryIdInput')
export class TimeEntryIdInput {
  @Field(() => ID) id!: string;
}

@InputType('TimeRateIdInput')
export class TimeRateIdInput {
  @Field(() => ID) id!: string;
}

@InputType('TimerIdInput')
export class TimerIdInput {
  @Field(() => ID) timerId!: string;
}

@InputType('TypingInput')
export class TypingInput {
  @Field(() => ID) caseId!: string;
  @Field(() => Boolean) isTyping!: boolean;
}

@InputType('UnlinkCasesInput')
export class UnlinkCasesInput {
  @Field(() => ID) caseId!: string;
  @Field(() => ID) linkId!: string;
}

@InputType('UpdateApiKeyInput')
export class UpdateApiKeyInput {
  @Field(() => [String], { nullable: true }) allowedAddresses?: string[] | null;
  @Field(() => Date, { nullable: true }) expiresAt?: Date | null;
  @Field(() => ApiKeyHourlyLimitEnum, { nullable: true }) hourlyLimit?: C.ApiKeyHourlyLimit | null;
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => [String], { nullable: true }) scopes?: string[] | null;
}

@InputType('UpdateCalculationInput')
export class UpdateCalculationInput {
  @Field(() => ID) calculationId!: string;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => CalculateInput, { nullable: true }) values?: CalculateInput | null;
}

@InputType('UpdateCalendarEventInput')
export class UpdateCalendarEventInput {
  @Field(() => [Int], { nullable: true }) alarms?: number[] | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => String, { nullable: true }) end?: string | null;
  @Field(() => ID) eventId!: string;
  @Field(() => Boolean, { nullable: true }) isAllDay?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isBillable?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isBusy?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isShared?: boolean | null;
  @Field(() => String, { nullable: true }) location?: string | null;
  @Field(() => Date, { nullable: true }) occurrenceOf?: Date | null;
  @Field(() => RecurrenceInput, { nullable: true }) recurrence?: RecurrenceInput | null;
  @Field(() => SeriesScopeEnum, { nullable: true, defaultValue: "ALL" }) scope?: C.SeriesScope | null;
  @Field(() => String, { nullable: true }) start?: string | null;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => CalendarEventTypeEnum, { nullable: true }) type?: C.CalendarEventType | null;
  @Field(() => Int) version!: number;
  @Field(() => String, { nullable: true }) zone?: string | null;
}

@InputType('UpdateCaseInput')
export class UpdateCaseInput {
  @Field(() => Float, { nullable: true }) amountClaimed?: number | null;
  @Field(() => Float, { nullable: true }) amountObtained?: number | null;
  @Field(() => LegalAreaEnum, { nullable: true }) area?: C.LegalArea | null;
  @Field(() => ID) caseId!: string;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => DateScalar, { nullable: true }) closedOn?: string | null;
  @Field(() => ID, { nullable: true }) courtId?: string | null;
  @Field(() => String, { nullable: true }) courtName?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => String, { nullable: true }) fileNumber?: string | null;
  @Field(() => Boolean, { nullable: true }) isUrgent?: boolean | null;
  @Field(() => DateScalar, { nullable: true }) openedOn?: string | null;
  @Field(() => CaseOutcomeEnum, { nullable: true }) outcome?: C.CaseOutcome | null;
  @Field(() => [String], { nullable: true }) tags?: string[] | null;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => String, { nullable: true }) type?: string | null;
  @Field(() => Int) version!: number;
}

@InputType('UpdateCitationReviewInput')
export class UpdateCitationReviewInput {
  @Field(() => ID) reviewId!: string;
  @Field(() => String, { nullable: true }) text?: string | null;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => DateScalar, { nullable: true }) writtenOn?: string | null;
}

@InputType('UpdateClientFiscalProfileInput')
export class UpdateClientFiscalProfileInput {
  @Field(() => String) cfdiUse!: string;
  @Field(() => String) legalName!: string;
  @Field(() => String) postalCode!: string;
  @Field(() => ID) prebillId!: string;
  @Field(() => String) regime!: string;
  @Field(() => String) rfc!: string;
}

@InputType('UpdateContractInput')
export class UpdateContractInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => Int) version!: number;
}

@InputType('UpdateContractTemplateInput')
export class UpdateContractTemplateInput {
  @Field(() => [OwnTemplateFieldInput], { nullable: true }) fields?: OwnTemplateFieldInput[] | null;
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) name?: string | null;
}

@InputType('UpdateDeadlineInput')
export class UpdateDeadlineInput {
  @Field(() => [Int], { nullable: true }) alertDays?: number[] | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => Date, { nullable: true }) dueAt?: Date | null;
  @Field(() => String, { nullable: true }) dueHour?: string | null;
  @Field(() => DateScalar, { nullable: true }) dueOn?: string | null;
  @Field(() => ID) id!: string;
  @Field(() => Boolean, { nullable: true }) isShared?: boolean | null;
  @Field(() => DeadlineUrgencyEnum, { nullable: true }) priority?: C.DeadlineUrgency | null;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => String, { nullable: true }) type?: string | null;
  @Field(() => Int) version!: number;
}

@InputType('UpdateDocumentInput')
export class UpdateDocumentInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => ID) documentId!: string;
  @Field(() => String, { nullable: true }) fileName?: string | null;
  @Field(() => LegalDocumentKindEnum, { nullable: true }) type?: C.LegalDocumentKind | null;
}

@InputType('UpdateFiscalProfileInput')
export class UpdateFiscalProfileInput {
  @Field(() => String) cfdiUse!: string;
  @Field(() => String) legalName!: string;
  @Field(() => String) postalCode!: string;
  @Field(() => String) regime!: string;
  @Field(() => String) rfc!: string;
}

@InputType('UpdateNotificationSettingsInput')
export class UpdateNotificationSettingsInput {
  @Field(() => DigestFrequencyEnum, { nullable: true }) digest?: C.DigestFrequency | null;
  @Field(() => Int, { nullable: true }) digestHour?: number | null;
  @Field(() => Int, { nullable: true }) digestWeekday?: number | null;
  @Field(() => [NotificationKindInput], { nullable: true }) kinds?: NotificationKindInput[] | null;
}

@InputType('UpdatePrivacyChoicesInput')
export class UpdatePrivacyChoicesInput {
  @Field(() => Boolean, { nullable: true }) automatedEvaluation?: boolean | null;
  @Field(() => Boolean, { nullable: true }) modelUse?: boolean | null;
}

@InputType('UpdateSavedSearchInput')
export class UpdateSavedSearchInput {
  @Field(() => Boolean, { nullable: true }) hasAlert?: boolean | null;
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => Boolean, { nullable: true }) seen?: boolean | null;
}

@InputType('UpdateSettingsInput')
export class UpdateSettingsInput {
  @Field(() => PreferenceSettingsInput, { nullable: true }) preferences?: PreferenceSettingsInput | null;
  @Field(() => ProfileSettingsInput, { nullable: true }) profile?: ProfileSettingsInput | null;
  @Field(() => SecuritySettingsInput, { nullable: true }) security?: SecuritySettingsInput | null;
  @Field(() => Int, { nullable: true }) version?: number | null;
}

@InputType('UpdateTimeEntryInput')
export class UpdateTimeEntryInput {
  @Field(() => WorkActivityEnum, { nullable: true }) activity?: C.WorkActivity | null;
  @Field(() => BillingKindEnum, { nullable: true }) billing?: C.BillingKind | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true }) seconds?: number | null;
  @Field(() => String, { nullable: true }) start?: string | null;
  @Field(() => ID, { nullable: true }) taskId?: string | null;
  @Field(() => Int) version!: number;
  @Field(() => DateScalar, { nullable: true }) workedOn?: string | null;
}

@InputType('UpdateTimerInput')
export class UpdateTimerInput {
  @Field(() => WorkActivityEnum, { nullable: true }) activity?: C.WorkActivity | null;
  @Field(() => BillingKindEnum, { nullable: true }) billing?: C.BillingKind | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => ID, { nullable: true }) taskId?: string | null;
  @Field(() => ID) timerId!: string;
}

@InputType('UpdateWebhookEndpointInput')
export class UpdateWebhookEndpointInput {
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => [String], { nullable: true }) eventTypes?: string[] | null;
  @Field(() => ID) id!: string;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => String, { nullable: true }) url?: string | null;
}

@InputType('UpdateWorkTaskInput')
export class UpdateWorkTaskInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => DateScalar, { nullable: true }) dueOn?: string | null;
  @Field(() => ID) id!: string;
  @Field(() => Boolean, { nullable: true }) isDone?: boolean | null;
  @Field(() => String, { nullable: true }) notes?: string | null;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => Int) version!: number;
}

@InputType('UpdatingCalculationInput')
export class UpdatingCalculationInput {
  @Field(() => String, { nullable: true }) amount?: string | null;
  @Field(() => String, { nullable: true }) count?: string | null;
  @Field(() => DateScalar, { nullable: true }) date?: string | null;
  @Field(() => String, { nullable: true }) dueMonth?: string | null;
  @Field(() => UpdatingKindEnum) kind!: C.UpdatingKind;
  @Field(() => String, { nullable: true }) paidMonth?: string | null;
  @Field(() => Int, { nullable: true }) year?: number | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('UpgradeSubscriptionInput')
export class UpgradeSubscriptionInput {
  @Field(() => String, { nullable: true }) cancelUrl?: string | null;
  @Field(() => CheckoutMethodEnum, { nullable: true }) method?: C.CheckoutMethod | null;
  @Field(() => PlanCodeEnum) plan!: C.PlanCode;
  @Field(() => String, { nullable: true }) successUrl?: string | null;
}

@InputType('VacationsCalculationInput')
export class VacationsCalculationInput {
  @Field(() => DateScalar, { nullable: true }) cutDate?: string | null;
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => Boolean, { nullable: true }) ended?: boolean | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => DateScalar, { nullable: true }) hireDate?: string | null;
  @Field(() => DateScalar, { nullable: true }) lawAt?: string | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => [String], { nullable: true }) serviceYears?: string[] | null;
  @Field(() => String, { nullable: true }) vacationDays?: string | null;
  @Field(() => String, { nullable: true }) vacationDaysPending?: string | null;
  @Field(() => String, { nullable: true }) vacationPremium?: string | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('WageDeductionsCalculationInput')
export class WageDeductionsCalculationInput {
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => DateScalar) date!: string;
  @Field(() => String, { nullable: true }) debt?: string | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => String, { nullable: true }) percent?: string | null;
  @Field(() => String, { nullable: true }) periodDays?: string | null;
  @Field(() => DeductionTypeEnum, { nullable: true }) type?: C.DeductionType | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('WebhookDeliveryIdInput')
export class WebhookDeliveryIdInput {
  @Field(() => ID) id!: string;
}

@InputType('WebhookEndpointIdInput')
export class WebhookEndpointIdInput {
  @Field(() => ID) id!: string;
}

@InputType('WeeklyRestCalculationInput')
export class WeeklyRestCalculationInput {
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => DateScalar, { nullable: true }) date?: string | null;
  @Field(() => String, { nullable: true }) daysWorkedInWeek?: string | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => String, { nullable: true }) payPerDayWorked?: string | null;
  @Field(() => WeekdayEnum, { nullable: true }) restDay?: C.Weekday | null;
  @Field(() => String, { nullable: true }) restDaysWorked?: string | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('WorkRiskCalculationInput')
export class WorkRiskCalculationInput {
  @Field(() => String, { nullable: true }) dailySalary?: string | null;
  @Field(() => DateScalar) date!: string;
  @Field(() => String, { nullable: true }) disabilityPercent?: string | null;
  @Field(() => String, { nullable: true }) fortnightlySalary?: string | null;
  @Field(() => Boolean, { nullable: true }) inexcusableFault?: boolean | null;
  @Field(() => Boolean, { nullable: true }) insured?: boolean | null;
  @Field(() => String, { nullable: true }) monthlySalary?: string | null;
  @Field(() => RiskResultEnum) result!: C.RiskResult;
  @Field(() => String, { nullable: true }) temporaryDays?: string | null;
  @Field(() => Int, { nullable: true }) variableDays?: number | null;
  @Field(() => String, { nullable: true }) variableEarnings?: string | null;
  @Field(() => String, { nullable: true }) weeklySalary?: string | null;
  @Field(() => [WageZoneEnum], { nullable: true }) zone?: C.WageZone[] | null;
}

@InputType('WorkTaskFilter')
export class WorkTaskFilter {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => Boolean, { nullable: true }) isDone?: boolean | null;
}

@InputType('WorkTaskIdInput')
export class WorkTaskIdInput {
  @Field(() => ID) id!: string;
}

@ObjectType('AcceptInvitationPayload')
export class AcceptInvitationPayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('AcceptSeatPayload')
export class AcceptSeatPayload {
  @Field(() => SubscriptionDetailsType, { nullable: true }) details!: SubscriptionDetailsType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('AccountDeletion')
export class AccountDeletionType {
  @Field(() => Date) dueAt!: Date;
  @Field(() => Date) requestedAt!: Date;
  @Field(() => SharedCasesFateEnum) sharedCases!: C.SharedCasesFate;
}

@ObjectType('AccountExport')
export class AccountExportType {
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true }) expiresAt!: Date | null;
  @Field(() => ID) id!: string;
  @Field(() => [AccountExportPartType]) parts!: AccountExportPartType[];
  @Field(() => Date, { nullable: true }) readyAt!: Date | null;
  @Field(() => AccountExportStateEnum) state!: C.AccountExportState;
}

@ObjectType('AccountExportPart')
export class AccountExportPartType {
  @Field(() => Int) byteLength!: number;
  @Field(() => String) fileName!: string;
  @Field(() => String) sha256!: string;
  @Field(() => String) url!: string;
}

@ObjectType('AccountSecurity')
export class AccountSecurityType {
  @Field(() => Boolean) hasPassword!: boolean;
  @Field(() => [PasskeyType]) passkeys!: PasskeyType[];
  @Field(() => String, { nullable: true }) passkeysProblem!: string | null;
  @Field(() => TwoFactorType) twoFactor!: TwoFactorType;
}

@ObjectType('ActivateTrialPayload')
export class ActivateTrialPayload {
  @Field(() => TrialType, { nullable: true }) trial!: TrialType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('AddCaseDocumentPayload')
export class AddCaseDocumentPayload {
  @Field(() => CaseDocumentType, { nullable: true }) document!: CaseDocumentType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('AddCaseNotePayload')
export class AddCaseNotePayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => CaseNoteType, { nullable: true }) note!: CaseNoteType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('AddClosurePayload')
export class AddClosurePayload {
  @Field(() => [DeadlineType]) changed!: DeadlineType[];
  @Field(() => CalendarClosureType, { nullable: true }) closure!: CalendarClosureType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('AddPartyPayload')
export class AddPartyPayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [ConflictHitType]) conflicts!: ConflictHitType[];
  @Field(() => CasePartyType, { nullable: true }) party!: CasePartyType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('AlternativeReading')
export class AlternativeReadingType {
  @Field(() => DateScalar) dueOn!: string;
  @Field(() => String) note!: string;
  @Field(() => String) source!: string;
}

@ObjectType('Analytics')
export class AnalyticsType {
  @Field(() => AnalyticsAiUsageType) aiUsage!: AnalyticsAiUsageType;
  @Field(() => AnalyticsBusinessMetricsType) businessMetrics!: AnalyticsBusinessMetricsType;
  @Field(() => Date) computedAt!: Date;
  @Field(() => DateScalar) from!: string;
  @Field(() => Boolean) isEmpty!: boolean;
  @Field(() => DateScalar, { nullable: true }) previousFrom!: string | null;
  @Field(() => DateScalar, { nullable: true }) previousTo!: string | null;
  @Field(() => [AnalyticsPointType]) series!: AnalyticsPointType[];
  @Field(() => AnalyticsSystemPerformanceType) systemPerformance!: AnalyticsSystemPerformanceType;
  @Field(() => String) timeZone!: string;
  @Field(() => DateScalar) to!: string;
  @Field(() => AnalyticsUserActivityType) userActivity!: AnalyticsUserActivityType;
}

@ObjectType('AnalyticsAiUsage')
export class AnalyticsAiUsageType {
  @Field(() => AnalyticsFigureType) avgAiConfidence!: AnalyticsFigureType;
  @Field(() => AnalyticsFigureType) geminiApiCalls!: AnalyticsFigureType;
  @Field(() => [AnalyticsShareType]) popularQueryTypes!: AnalyticsShareType[];
  @Field(() => AnalyticsFigureType) totalQueries!: AnalyticsFigureType;
}

@ObjectType('AnalyticsBusinessMetrics')
export class AnalyticsBusinessMetricsType {
  @Field(() => AnalyticsFigureType) activeUsers!: AnalyticsFigureType;
  @Field(() => AnalyticsFigureType) billableTime!: AnalyticsFigureType;
  @Field(() => AnalyticsFigureType) billedAmount!: AnalyticsFigureType;
  @Field(() => AnalyticsFigureType) conversionRate!: AnalyticsFigureType;
  @Field(() => AnalyticsFigureType) newRegistrations!: AnalyticsFigureType;
  @Field(() => AnalyticsFigureType) pipelineAmount!: AnalyticsFigureType;
  @Field(() => AnalyticsFigureType) subscriptionRevenue!: AnalyticsFigureType;
  @Field(() => AnalyticsFigureType) workedAmount!: AnalyticsFigureType;
  @Field(() => AnalyticsFigureType) workedTime!: AnalyticsFigureType;
}

@ObjectType('AnalyticsFigure')
export class AnalyticsFigureType {
  @Field(() => AnalyticsMetricEnum) metric!: C.AnalyticsMetric;
  @Field(() => Int) n!: number;
  @Field(() => Float, { nullable: true }) previous!: number | null;
  @Field(() => String) source!: string;
  @Field(() => AnalyticsUnitEnum) unit!: C.AnalyticsUnit;
  @Field(() => Float, { nullable: true }) value!: number | null;
}

@ObjectType('AnalyticsPoint')
export class AnalyticsPointType {
  @Field(() => Int) actions!: number;
  @Field(() => Int) calls!: number;
  @Field(() => Float) collectedCentavos!: number;
  @Field(() => DateScalar) day!: string;
  @Field(() => Int) queries!: number;
  @Field(() => Int) workedSeconds!: number;
}

@ObjectType('AnalyticsRow')
export class AnalyticsRowType {
  @Field(() => Date) at!: Date;
  @Field(() => String, { nullable: true }) detail!: string | null;
  @Field(() => ID) id!: string;
  @Field(() => String) label!: string;
  @Field(() => ID, { nullable: true }) subjectId!: string | null;
  @Field(() => AnalyticsUnitEnum) unit!: C.AnalyticsUnit;
  @Field(() => Float, { nullable: true }) value!: number | null;
}

@ObjectType('AnalyticsRowConnection')
export class AnalyticsRowConnection {
  @Field(() => [AnalyticsRowType]) nodes!: AnalyticsRowType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('AnalyticsShare')
export class AnalyticsShareType {
  @Field(() => String) code!: string;
  @Field(() => Int) count!: number;
  @Field(() => String) label!: string;
}

@ObjectType('AnalyticsSystemPerformance')
export class AnalyticsSystemPerformanceType {
  @Field(() => AnalyticsFigureType) avgResponseTime!: AnalyticsFigureType;
  @Field(() => AnalyticsFigureType) errorRate!: AnalyticsFigureType;
  @Field(() => Int, { nullable: true }) medianResponseTime!: number | null;
  @Field(() => Int, { nullable: true }) p95ResponseTime!: number | null;
  @Field(() => AnalyticsFigureType) totalApiCalls!: AnalyticsFigureType;
  @Field(() => AnalyticsFigureType) uptimePercentage!: AnalyticsFigureType;
}

@ObjectType('AnalyticsUserActivity')
export class AnalyticsUserActivityType {
  @Field(() => AnalyticsFigureType) avgSessionDuration!: AnalyticsFigureType;
  @Field(() => [AnalyticsShareType]) features!: AnalyticsShareType[];
  @Field(() => AnalyticsShareType, { nullable: true }) mostUsedFeature!: AnalyticsShareType | null;
  @Field(() => AnalyticsFigureType) totalActions!: AnalyticsFigureType;
  @Field(() => AnalyticsFigureType) totalSessions!: AnalyticsFigureType;
}

@ObjectType('AnswerAction')
export class AnswerActionType {
  @Field(() => MoneyType, { nullable: true }) amount!: MoneyType | null;
  @Field(() => String, { nullable: true }) articleNumber!: string | null;
  @Field(() => DateScalar, { nullable: true }) date!: string | null;
  @Field(() => String, { nullable: true }) duration!: string | null;
  @Field(() => AnswerActionKindEnum) kind!: C.AnswerActionKind;
  @Field(() => String) label!: string;
  @Field(() => ID, { nullable: true }) statuteKey!: string | null;
}

@ObjectType('AnswerCalculation')
export class AnswerCalculationType {
  @Field(() => CalculationType, { nullable: true }) calculation!: CalculationType | null;
  @Field(() => CalculatorKindEnum) kind!: C.CalculatorKind;
  @Field(() => [String]) missing!: string[];
  @Field(() => [String]) taken!: string[];
  @Field(() => String) values!: string;
}

@ObjectType('AnswerClaim')
export class AnswerClaimType {
  @Field(() => [Int]) citations!: number[];
  @Field(() => Int) end!: number;
  @Field(() => String, { nullable: true }) reason!: string | null;
  @Field(() => Int) start!: number;
  @Field(() => ClaimSupportEnum) support!: C.ClaimSupport;
}

@ObjectType('AnswerFeedback')
export class AnswerFeedbackType {
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => [FeedbackReasonEnum]) reasons!: C.FeedbackReason[];
  @Field(() => FeedbackVerdictEnum) verdict!: C.FeedbackVerdict;
}

@ObjectType('ApiKey', { implements: Node })
export class ApiKeyType extends Node {
  @Field(() => [String]) allowedAddresses!: string[];
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true }) expiresAt!: Date | null;
  @Field(() => String) hint!: string;
  @Field(() => ApiKeyHourlyLimitEnum) hourlyLimit!: C.ApiKeyHourlyLimit;
  @Field(() => Boolean) isActive!: boolean;
  @Field(() => Boolean) isExpired!: boolean;
  @Field(() => Boolean) isSandbox!: boolean;
  @Field(() => String, { nullable: true }) lastUsedAddress!: string | null;
  @Field(() => Date, { nullable: true }) lastUsedAt!: Date | null;
  @Field(() => String) name!: string;
  @Field(() => Date, { nullable: true }) revokedAt!: Date | null;
  @Field(() => [String]) scopes!: string[];
  @Field(() => Int) usedThisHour!: number;
}

@ObjectType('ApiKeyPayload')
export class ApiKeyPayload {
  @Field(() => ApiKeyType, { nullable: true }) apiKey!: ApiKeyType | null;
  @Field(() => String, { nullable: true }) secret!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ApiKeyScope')
export class ApiKeyScopeType {
  @Field(() => String) group!: string;
  @Field(() => Boolean) isWrite!: boolean;
  @Field(() => String) label!: string;
  @Field(() => String) name!: string;
}

@ObjectType('ArchiveCasePayload')
export class ArchiveCasePayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('Article', { implements: Node })
export class ArticleType extends Node {
  @Field(() => String) citation!: string;
  @Field(() => CitingTextConnection) citedBy!: CitingTextConnection;
  @Field(() => [ArticleType]) cites!: ArticleType[];
  @Field(() => Boolean) isRepealed!: boolean;
  @Field(() => DateScalar, { nullable: true }) lastReformOn!: string | null;
  @Field(() => String, { nullable: true }) laterReform!: string | null;
  @Field(() => [String]) notes!: string[];
  @Field(() => String) number!: string;
  @Field(() => [String]) path!: string[];
  @Field(() => TextSourceEnum) source!: C.TextSource;
  @Field(() => StatuteType) statute!: StatuteType;
  @Field(() => String, { nullable: true }) synthesis!: string | null;
  @Field(() => DateScalar, { nullable: true }) synthesisAsOf!: string | null;
  @Field(() => String) text!: string;
  @Field(() => DateScalar) textAsOf!: string;
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => String) url!: string;
}

@ObjectType('AskQuestionPayload')
export class AskQuestionPayload {
  @Field(() => ChatMessageType, { nullable: true }) answer!: ChatMessageType | null;
  @Field(() => ChatMessageType, { nullable: true }) finishedAnswer!: ChatMessageType | null;
  @Field(() => ChatMessageType, { nullable: true }) question!: ChatMessageType | null;
  @Field(() => ChatThreadType, { nullable: true }) thread!: ChatThreadType | null;
  @Field(() => UsageMeterType, { nullable: true }) usage!: UsageMeterType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('AuditEntry')
export class AuditEntryType {
  @Field(() => AuditActionEnum) action!: C.AuditAction;
  @Field(() => AuditActorKindEnum) actorKind!: C.AuditActorKind;
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => Date) at!: Date;
  @Field(() => String, { nullable: true }) detail!: string | null;
  @Field(() => String, { nullable: true }) device!: string | null;
  @Field(() => String) hash!: string;
  @Field(() => ID) id!: string;
  @Field(() => AuditKindEnum) kind!: C.AuditKind;
  @Field(() => AuditOutcomeEnum) outcome!: C.AuditOutcome;
  @Field(() => ID, { nullable: true }) subjectId!: string | null;
  @Field(() => String) summary!: string;
}

@ObjectType('AuditEntryConnection')
export class AuditEntryConnection {
  @Field(() => [AuditEntryEdgeType]) edges!: AuditEntryEdgeType[];
  @Field(() => [AuditEntryType]) nodes!: AuditEntryType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('AuditEntryEdge')
export class AuditEntryEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => AuditEntryType) node!: AuditEntryType;
}

@ObjectType('AuthPayload')
export class AuthPayload {
  @Field(() => LoginChallengeType, { nullable: true }) challenge!: LoginChallengeType | null;
  @Field(() => Date, { nullable: true }) expiresAt!: Date | null;
  @Field(() => String, { nullable: true }) token!: string | null;
  @Field(() => UserType, { nullable: true }) user!: UserType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('BeginGooglePayload')
export class BeginGooglePayload {
  @Field(() => String, { nullable: true }) authUrl!: string | null;
  @Field(() => String, { nullable: true }) nonce!: string | null;
  @Field(() => String, { nullable: true }) state!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('BeginTwoFactorPayload')
export class BeginTwoFactorPayload {
  @Field(() => TwoFactorEnrolmentType, { nullable: true }) enrolment!: TwoFactorEnrolmentType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('BillIssuer')
export class BillIssuerType {
  @Field(() => TaxPersonKindEnum) kind!: C.TaxPersonKind;
  @Field(() => String) name!: string;
  @Field(() => IssuerRegimeEnum) regime!: C.IssuerRegime;
  @Field(() => String, { nullable: true }) rfc!: string | null;
  @Field(() => VatRateEnum) vatRate!: C.VatRate;
}

@ObjectType('BillTax')
export class BillTaxType {
  @Field(() => MoneyType) amount!: MoneyType;
  @Field(() => String) basis!: string;
  @Field(() => String) label!: string;
}

@ObjectType('BillableOfCase')
export class BillableOfCaseType {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => Int) totalEvents!: number;
  @Field(() => Float) totalHours!: number;
}

@ObjectType('BillablePerson')
export class BillablePersonType {
  @Field(() => String) name!: string;
  @Field(() => ID) personId!: string;
}

@ObjectType('BillableSummary')
export class BillableSummaryType {
  @Field(() => [BillableOfCaseType]) byCase!: BillableOfCaseType[];
  @Field(() => Int) totalEvents!: number;
  @Field(() => Float) totalHours!: number;
  @Field(() => [EventOccurrenceType]) unrecorded!: EventOccurrenceType[];
  @Field(() => Int) unrecordedCount!: number;
}

@ObjectType('BillingPortalPayload')
export class BillingPortalPayload {
  @Field(() => String, { nullable: true }) portalUrl!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('Calculation')
export class CalculationType {
  @Field(() => [CalculationReadingType]) alternatives!: CalculationReadingType[];
  @Field(() => [LegalBasisType]) articles!: LegalBasisType[];
  @Field(() => [String]) assumptions!: string[];
  @Field(() => [CalculationBaseType]) bases!: CalculationBaseType[];
  @Field(() => CalculationReadingType) cautious!: CalculationReadingType;
  @Field(() => String, { nullable: true }) cautiousFor!: string | null;
  @Field(() => ComputabilityEnum) computable!: C.Computability;
  @Field(() => Boolean) isEstimate!: boolean;
  @Field(() => Boolean) isMainCautious!: boolean;
  @Field(() => CalculatorKindEnum) kind!: C.CalculatorKind;
  @Field(() => CalculationReadingType) main!: CalculationReadingType;
  @Field(() => String) name!: string;
  @Field(() => [String]) statements!: string[];
}

@ObjectType('CalculationBase')
export class CalculationBaseType {
  @Field(() => String) key!: string;
  @Field(() => String) label!: string;
  @Field(() => String) value!: string;
}

@ObjectType('CalculationDate')
export class CalculationDateType {
  @Field(() => String) key!: string;
  @Field(() => String) label!: string;
  @Field(() => String) value!: string;
}

@ObjectType('CalculationLine')
export class CalculationLineType {
  @Field(() => String, { nullable: true }) amount!: string | null;
  @Field(() => [LegalBasisType]) articles!: LegalBasisType[];
  @Field(() => String) concept!: string;
  @Field(() => String) explanation!: string;
}

@ObjectType('CalculationReading')
export class CalculationReadingType {
  @Field(() => [CalculationDateType]) dates!: CalculationDateType[];
  @Field(() => String) id!: string;
  @Field(() => String) label!: string;
  @Field(() => [CalculationLineType]) lines!: CalculationLineType[];
  @Field(() => String, { nullable: true }) total!: string | null;
}

@ObjectType('CalculatorChoice')
export class CalculatorChoiceType {
  @Field(() => String) code!: string;
  @Field(() => String) label!: string;
}

@ObjectType('CalculatorField')
export class CalculatorFieldType {
  @Field(() => [CalculatorChoiceType]) choices!: CalculatorChoiceType[];
  @Field(() => Boolean) isRequired!: boolean;
  @Field(() => String) label!: string;
  @Field(() => String) name!: string;
  @Field(() => CalculatorFieldTypeEnum) type!: C.CalculatorFieldType;
}

@ObjectType('CalculatorForm')
export class CalculatorFormType {
  @Field(() => [CalculatorFieldType]) fields!: CalculatorFieldType[];
  @Field(() => CalculatorKindEnum) kind!: C.CalculatorKind;
  @Field(() => String) member!: string;
  @Field(() => String) name!: string;
  @Field(() => String) summary!: string;
}

@ObjectType('CalendarChange')
export class CalendarChangeType {
  @Field(() => CalendarEventType, { nullable: true }) event!: CalendarEventType | null;
  @Field(() => ID, { nullable: true }) eventId!: string | null;
  @Field(() => CalendarChangeKindEnum) kind!: C.CalendarChangeKind;
}

@ObjectType('CalendarClosure')
export class CalendarClosureType {
  @Field(() => DateScalar) from!: string;
  @Field(() => ID, { nullable: true }) id!: string | null;
  @Field(() => Boolean) isOwn!: boolean;
  @Field(() => ClosureKindEnum) kind!: C.ClosureKind;
  @Field(() => String) reason!: string;
  @Field(() => String, { nullable: true }) source!: string | null;
  @Field(() => DateScalar) to!: string;
}

@ObjectType('CalendarEvent', { implements: Node })
export class CalendarEventType extends Node {
  @Field(() => [Int]) alarms!: number[];
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => String) client!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String) description!: string;
  @Field(() => String) descriptionPreview!: string;
  @Field(() => Date) endAt!: Date;
  @Field(() => String, { nullable: true }) endTime!: string | null;
  @Field(() => DateScalar) endsOn!: string;
  @Field(() => GoogleEventStateEnum, { nullable: true }) googleState!: C.GoogleEventState | null;
  @Field(() => String, { nullable: true }) htmlLink!: string | null;
  @Field(() => Boolean) isAllDay!: boolean;
  @Field(() => Boolean) isBillable!: boolean;
  @Field(() => Boolean) isBusy!: boolean;
  @Field(() => Boolean) isMine!: boolean;
  @Field(() => Boolean) isShared!: boolean;
  @Field(() => String) location!: string;
  @Field(() => String) ownerName!: string;
  @Field(() => RecurrenceType, { nullable: true }) recurrence!: RecurrenceType | null;
  @Field(() => CalendarEventSourceEnum) source!: C.CalendarEventSource;
  @Field(() => Date) startAt!: Date;
  @Field(() => String, { nullable: true }) startTime!: string | null;
  @Field(() => DateScalar) startsOn!: string;
  @Field(() => String) title!: string;
  @Field(() => CalendarEventTypeEnum) type!: C.CalendarEventType;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => Int) version!: number;
  @Field(() => Boolean) viewerCanDelete!: boolean;
  @Field(() => Boolean) viewerCanEdit!: boolean;
  @Field(() => String) zone!: string;
}

@ObjectType('CalendarEventConnection')
export class CalendarEventConnection {
  @Field(() => [CalendarEventEdgeType]) edges!: CalendarEventEdgeType[];
  @Field(() => [CalendarEventType]) nodes!: CalendarEventType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('CalendarEventEdge')
export class CalendarEventEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => CalendarEventType) node!: CalendarEventType;
}

@ObjectType('CalendarFeed', { implements: Node })
export class CalendarFeedType extends Node {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Boolean) isBusyOnly!: boolean;
  @Field(() => String) keyEnding!: string;
  @Field(() => Date, { nullable: true }) lastReadAt!: Date | null;
  @Field(() => String) name!: string;
  @Field(() => CalendarFeedScopeEnum) scope!: C.CalendarFeedScope;
}

@ObjectType('CalendarFeedContent')
export class CalendarFeedContentType {
  @Field(() => String) etag!: string;
  @Field(() => String) fileName!: string;
  @Field(() => String) text!: string;
}

@ObjectType('CalendarRange')
export class CalendarRangeType {
  @Field(() => DateScalar) from!: string;
  @Field(() => Boolean) isTruncated!: boolean;
  @Field(() => [NonWorkingDayType]) nonWorkingDays!: NonWorkingDayType[];
  @Field(() => String, { nullable: true }) nonWorkingDaysNote!: string | null;
  @Field(() => [EventOccurrenceType]) occurrences!: EventOccurrenceType[];
  @Field(() => DateScalar) to!: string;
  @Field(() => String) zone!: string;
}

@ObjectType('CalendarSettings')
export class CalendarSettingsType {
  @Field(() => [Int]) alarms!: number[];
  @Field(() => ID, { nullable: true }) courtCalendar!: string | null;
  @Field(() => Int) dayBeginsAt!: number;
  @Field(() => Int) dayEndsAt!: number;
  @Field(() => [CalendarZoneType]) offeredZones!: CalendarZoneType[];
  @Field(() => WeekdayEnum) weekStartsOn!: C.Weekday;
  @Field(() => String) zone!: string;
}

@ObjectType('CalendarYearSummary')
export class CalendarYearSummaryType {
  @Field(() => CalendarConfidenceEnum) confidence!: C.CalendarConfidence;
  @Field(() => Boolean) isComplete!: boolean;
  @Field(() => Int) year!: number;
}

@ObjectType('CalendarZone')
export class CalendarZoneType {
  @Field(() => String) label!: string;
  @Field(() => String) name!: string;
}

@ObjectType('Case', { implements: Node })
export class CaseType extends Node {
  @Field(() => CaseActivityType) activity!: CaseActivityType;
  @Field(() => MoneyType, { nullable: true }) amountClaimed!: MoneyType | null;
  @Field(() => MoneyType, { nullable: true }) amountObtained!: MoneyType | null;
  @Field(() => Date, { nullable: true }) archivedAt!: Date | null;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => String) client!: string;
  @Field(() => DateScalar, { nullable: true }) closedOn!: string | null;
  @Field(() => CourtOfficeType, { nullable: true }) court!: CourtOfficeType | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => DeadlineConnection) deadlines!: DeadlineConnection;
  @Field(() => String) description!: string;
  @Field(() => CaseDocumentConnection) documents!: CaseDocumentConnection;
  @Field(() => CalendarEventConnection) events!: CalendarEventConnection;
  @Field(() => String, { nullable: true }) fileNumber!: string | null;
  @Field(() => String, { nullable: true }) fileNumberWarning!: string | null;
  @Field(() => HoursTotalType) hours!: HoursTotalType;
  @Field(() => [CaseInvitationType]) invitations!: CaseInvitationType[];
  @Field(() => Boolean) isSample!: boolean;
  @Field(() => Boolean) isUrgent!: boolean;
  @Field(() => CaseMessageType, { nullable: true }) lastMessage!: CaseMessageType | null;
  @Field(() => [CaseLinkType]) links!: CaseLinkType[];
  @Field(() => Int) memberCount!: number;
  @Field(() => [CaseMemberType]) members!: CaseMemberType[];
  @Field(() => CaseRoleEnum) myRole!: C.CaseRole;
  @Field(() => CaseDateType, { nullable: true }) nextDate!: CaseDateType | null;
  @Field(() => DeadlineType, { nullable: true }) nextDeadline!: DeadlineType | null;
  @Field(() => CaseNoteConnection) notes!: CaseNoteConnection;
  @Field(() => [CaseDateType]) openDates!: CaseDateType[];
  @Field(() => DateScalar) openedOn!: string;
  @Field(() => CaseOutcomeEnum, { nullable: true }) outcome!: C.CaseOutcome | null;
  @Field(() => [CasePartyType]) parties!: CasePartyType[];
  @Field(() => ProceduralSideEnum, { nullable: true }) representedSide!: C.ProceduralSide | null;
  @Field(() => CaseStatusEnum) status!: C.CaseStatus;
  @Field(() => [String]) tags!: string[];
  @Field(() => CaseEventConnection) timeline!: CaseEventConnection;
  @Field(() => String) title!: string;
  @Field(() => String) type!: string;
  @Field(() => Int) unreadMessageCount!: number;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => Int) version!: number;
  @Field(() => Boolean) viewerCanArchive!: boolean;
  @Field(() => Boolean) viewerCanChangeStatus!: boolean;
  @Field(() => Boolean) viewerCanChat!: boolean;
  @Field(() => Boolean) viewerCanEdit!: boolean;
  @Field(() => Boolean) viewerCanInvite!: boolean;
  @Field(() => Boolean) viewerCanWriteInChat!: boolean;
}

@ObjectType('CaseAccessEndedEvent')
export class CaseAccessEndedEventType {
  @Field(() => ID) caseId!: string;
}

@ObjectType('CaseActivity')
export class CaseActivityType {
  @Field(() => Int) daysSince!: number;
  @Field(() => Boolean) isForgotten!: boolean;
  @Field(() => Date) lastActivityAt!: Date;
  @Field(() => ExpiryWatchType, { nullable: true }) watch!: ExpiryWatchType | null;
}

@ObjectType('CaseConnection')
export class CaseConnection {
  @Field(() => [CaseEdgeType]) edges!: CaseEdgeType[];
  @Field(() => [CaseType]) nodes!: CaseType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('CaseDate')
export class CaseDateType {
  @Field(() => Date) at!: Date;
  @Field(() => Int) daysLeft!: number;
  @Field(() => Boolean) hasHour!: boolean;
  @Field(() => String, { nullable: true }) hour!: string | null;
  @Field(() => ID) id!: string;
  @Field(() => Boolean) isOverdue!: boolean;
  @Field(() => CaseDateKindEnum) kind!: C.CaseDateKind;
  @Field(() => String) label!: string;
  @Field(() => DateScalar) on!: string;
  @Field(() => String) title!: string;
}

@ObjectType('CaseDocument')
export class CaseDocumentType {
  @Field(() => LegalDocumentType, { nullable: true }) analyzed!: LegalDocumentType | null;
  @Field(() => String) authorName!: string;
  @Field(() => Int) byteLength!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => [CaseDocumentVersionType]) earlierVersions!: CaseDocumentVersionType[];
  @Field(() => String) fileName!: string;
  @Field(() => String, { nullable: true }) folder!: string | null;
  @Field(() => ID) id!: string;
  @Field(() => Boolean) isFromChat!: boolean;
  @Field(() => String) mediaType!: string;
  @Field(() => String) url!: string;
  @Field(() => Int) version!: number;
  @Field(() => Boolean) viewerCanDelete!: boolean;
  @Field(() => Boolean) viewerCanEdit!: boolean;
}

@ObjectType('CaseDocumentBlock')
export class CaseDocumentBlockType {
  @Field(() => CaseDocumentBlockKindEnum) kind!: C.CaseDocumentBlockKind;
  @Field(() => Int) level!: number;
  @Field(() => Int, { nullable: true }) number!: number | null;
  @Field(() => [CaseDocumentTableRowType]) rows!: CaseDocumentTableRowType[];
  @Field(() => [CaseDocumentRunType]) runs!: CaseDocumentRunType[];
}

@ObjectType('CaseDocumentConnection')
export class CaseDocumentConnection {
  @Field(() => [CaseDocumentEdgeType]) edges!: CaseDocumentEdgeType[];
  @Field(() => [CaseDocumentType]) nodes!: CaseDocumentType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('CaseDocumentEdge')
export class CaseDocumentEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => CaseDocumentType) node!: CaseDocumentType;
}

@ObjectType('CaseDocumentPage')
export class CaseDocumentPageType {
  @Field(() => [CaseDocumentBlockType]) blocks!: CaseDocumentBlockType[];
  @Field(() => Int, { nullable: true }) number!: number | null;
}

@ObjectType('CaseDocumentRun')
export class CaseDocumentRunType {
  @Field(() => Boolean) isBold!: boolean;
  @Field(() => Boolean) isItalic!: boolean;
  @Field(() => String) text!: string;
}

@ObjectType('CaseDocumentTableRow')
export class CaseDocumentTableRowType {
  @Field(() => [String]) cells!: string[];
  @Field(() => Boolean) isHeader!: boolean;
}

@ObjectType('CaseDocumentText')
export class CaseDocumentTextType {
  @Field(() => Boolean) isTruncated!: boolean;
  @Field(() => [CaseDocumentPageType]) pages!: CaseDocumentPageType[];
  @Field(() => String, { nullable: true }) problem!: string | null;
  @Field(() => String) text!: string;
}

@ObjectType('CaseDocumentVersion')
export class CaseDocumentVersionType {
  @Field(() => String) authorName!: string;
  @Field(() => Int) byteLength!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String) fileName!: string;
  @Field(() => ID) id!: string;
  @Field(() => String) url!: string;
  @Field(() => Int) version!: number;
}

@ObjectType('CaseEdge')
export class CaseEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => CaseType) node!: CaseType;
}

@ObjectType('CaseEvent')
export class CaseEventType {
  @Field(() => String) actorName!: string;
  @Field(() => Date) at!: Date;
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => ID) id!: string;
  @Field(() => CaseEventKindEnum) kind!: C.CaseEventKind;
  @Field(() => CaseStatusEnum, { nullable: true }) newStatus!: C.CaseStatus | null;
  @Field(() => CaseStatusEnum, { nullable: true }) previousStatus!: C.CaseStatus | null;
  @Field(() => String) text!: string;
}

@ObjectType('CaseEventConnection')
export class CaseEventConnection {
  @Field(() => [CaseEventEdgeType]) edges!: CaseEventEdgeType[];
  @Field(() => [CaseEventType]) nodes!: CaseEventType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('CaseEventEdge')
export class CaseEventEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => CaseEventType) node!: CaseEventType;
}

@ObjectType('CaseInvitation')
export class CaseInvitationType {
  @Field(() => String) email!: string;
  @Field(() => Date) expiresAt!: Date;
  @Field(() => ID) id!: string;
  @Field(() => CaseRoleEnum) role!: C.CaseRole;
  @Field(() => Date) sentAt!: Date;
}

@ObjectType('CaseLink')
export class CaseLinkType {
  @Field(() => CaseType) case!: CaseType;
  @Field(() => ID) id!: string;
  @Field(() => Boolean) isIncoming!: boolean;
  @Field(() => CaseLinkKindEnum) kind!: C.CaseLinkKind;
}

@ObjectType('CaseMember')
export class CaseMemberType {
  @Field(() => Int) deliveredSequence!: number;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String) name!: string;
  @Field(() => Int) readSequence!: number;
  @Field(() => CaseRoleEnum) role!: C.CaseRole;
  @Field(() => Date) since!: Date;
  @Field(() => ID) userId!: string;
}

@ObjectType('CaseMessage', { implements: Node })
export class CaseMessageType extends Node {
  @Field(() => [MessageAttachmentType]) attachments!: MessageAttachmentType[];
  @Field(() => String) authorEmail!: string;
  @Field(() => ID) authorId!: string;
  @Field(() => String) authorName!: string;
  @Field(() => ID) caseId!: string;
  @Field(() => ID, { nullable: true }) clientId!: string | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true }) deletedAt!: Date | null;
  @Field(() => Date, { nullable: true }) editedAt!: Date | null;
  @Field(() => [ID]) mentions!: string[];
  @Field(() => CaseMessageType, { nullable: true }) replyTo!: CaseMessageType | null;
  @Field(() => Int) sequence!: number;
  @Field(() => String) text!: string;
  @Field(() => [MessageVersionType]) versions!: MessageVersionType[];
  @Field(() => Boolean) viewerCanDelete!: boolean;
  @Field(() => Boolean) viewerCanEdit!: boolean;
}

@ObjectType('CaseMessageConnection')
export class CaseMessageConnection {
  @Field(() => [CaseMessageEdgeType]) edges!: CaseMessageEdgeType[];
  @Field(() => [CaseMessageType]) nodes!: CaseMessageType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('CaseMessageEdge')
export class CaseMessageEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => CaseMessageType) node!: CaseMessageType;
}

@ObjectType('CaseNote', { implements: Node })
export class CaseNoteType extends Node {
  @Field(() => String) authorName!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true }) editedAt!: Date | null;
  @Field(() => Boolean) isShared!: boolean;
  @Field(() => String) text!: string;
  @Field(() => Boolean) viewerCanEdit!: boolean;
}

@ObjectType('CaseNoteConnection')
export class CaseNoteConnection {
  @Field(() => [CaseNoteEdgeType]) edges!: CaseNoteEdgeType[];
  @Field(() => [CaseNoteType]) nodes!: CaseNoteType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('CaseNoteEdge')
export class CaseNoteEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => CaseNoteType) node!: CaseNoteType;
}

@ObjectType('CaseParty')
export class CasePartyType {
  @Field(() => ID) id!: string;
  @Field(() => Boolean) isOurs!: boolean;
  @Field(() => String) name!: string;
  @Field(() => PartyRoleEnum) role!: C.PartyRole;
}

@ObjectType('CaseStats')
export class CaseStatsType {
  @Field(() => Int) activeCases!: number;
  @Field(() => Int) archivedCases!: number;
  @Field(() => Float, { nullable: true }) averageDurationMonths!: number | null;
  @Field(() => Int) averageDurationOf!: number;
  @Field(() => Int) completedCases!: number;
  @Field(() => Int) forgottenCases!: number;
  @Field(() => Int) pendingCases!: number;
  @Field(() => [CaseType]) recentCases!: CaseType[];
  @Field(() => Int) successOf!: number;
  @Field(() => Float, { nullable: true }) successRate!: number | null;
  @Field(() => Int) totalCases!: number;
  @Field(() => Int) urgentCases!: number;
}

@ObjectType('CaseStatusEvent')
export class CaseStatusEventType {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => ID) caseId!: string;
  @Field(() => CaseStatusEnum) status!: C.CaseStatus;
  @Field(() => Date) timestamp!: Date;
  @Field(() => ID) userId!: string;
}

@ObjectType('CfdiPaymentForm')
export class CfdiPaymentFormType {
  @Field(() => String) code!: string;
  @Field(() => String) name!: string;
}

@ObjectType('CfdiUse')
export class CfdiUseType {
  @Field(() => String) code!: string;
  @Field(() => String) name!: string;
  @Field(() => [String]) regimes!: string[];
}

@ObjectType('ChangeCaseStatusPayload')
export class ChangeCaseStatusPayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => CaseStatusEnum, { nullable: true }) previousStatus!: C.CaseStatus | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ChangePasswordPayload')
export class ChangePasswordPayload {
  @Field(() => Int, { nullable: true }) endedCount!: number | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ChangeStatusOfCasesPayload')
export class ChangeStatusOfCasesPayload {
  @Field(() => [CaseType]) cases!: CaseType[];
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ChatMessage', { implements: Node })
export class ChatMessageType extends Node {
  @Field(() => [AnswerActionType]) actions!: AnswerActionType[];
  @Field(() => LegalAreaEnum, { nullable: true }) area!: C.LegalArea | null;
  @Field(() => AnswerCalculationType, { nullable: true }) calculation!: AnswerCalculationType | null;
  @Field(() => [CitationType]) citations!: CitationType[];
  @Field(() => [AnswerClaimType]) claims!: AnswerClaimType[];
  @Field(() => Date, { nullable: true }) completedAt!: Date | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => AnswerEngineEnum, { nullable: true }) engine!: C.AnswerEngine | null;
  @Field(() => String, { nullable: true }) error!: string | null;
  @Field(() => AnswerFeedbackType, { nullable: true }) feedback!: AnswerFeedbackType | null;
  @Field(() => [String]) followUps!: string[];
  @Field(() => Boolean) isAbstention!: boolean;
  @Field(() => String, { nullable: true }) model!: string | null;
  @Field(() => ModelUsageType, { nullable: true }) modelUsage!: ModelUsageType | null;
  @Field(() => String, { nullable: true }) notice!: string | null;
  @Field(() => [QuestionReadingType]) reading!: QuestionReadingType[];
  @Field(() => ChatRoleEnum) role!: C.ChatRole;
  @Field(() => ChatMessageStatusEnum) status!: C.ChatMessageStatus;
  @Field(() => AnswerStyleEnum) style!: C.AnswerStyle;
  @Field(() => String) text!: string;
  @Field(() => ID) threadId!: string;
  @Field(() => [UnderstoodFactType]) understood!: UnderstoodFactType[];
}

@ObjectType('ChatMessageConnection')
export class ChatMessageConnection {
  @Field(() => [ChatMessageEdgeType]) edges!: ChatMessageEdgeType[];
  @Field(() => [ChatMessageType]) nodes!: ChatMessageType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('ChatMessageEdge')
export class ChatMessageEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => ChatMessageType) node!: ChatMessageType;
}

@ObjectType('ChatReplyEvent')
export class ChatReplyEventType {
  @Field(() => [CitationType], { nullable: true }) citations!: CitationType[] | null;
  @Field(() => ChatReplyKindEnum) kind!: C.ChatReplyKind;
  @Field(() => ChatMessageType, { nullable: true }) message!: ChatMessageType | null;
  @Field(() => ID) messageId!: string;
  @Field(() => Int, { nullable: true }) offset!: number | null;
  @Field(() => AnswerStageEnum, { nullable: true }) stage!: C.AnswerStage | null;
  @Field(() => String, { nullable: true }) text!: string | null;
}

@ObjectType('ChatStock')
export class ChatStockType {
  @Field(() => Int) articleCount!: number;
  @Field(() => AnswerEngineEnum) engine!: C.AnswerEngine;
  @Field(() => [String]) examples!: string[];
  @Field(() => String, { nullable: true }) model!: string | null;
  @Field(() => Int) officialTextCount!: number;
  @Field(() => Int) statuteCount!: number;
  @Field(() => Int) synthesisCount!: number;
  @Field(() => DateScalar, { nullable: true }) textAsOf!: string | null;
  @Field(() => Int) topicCount!: number;
}

@ObjectType('ChatThread', { implements: Node })
export class ChatThreadType extends Node {
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) lastMessageAt!: Date;
  @Field(() => Int) messageCount!: number;
  @Field(() => ChatMessageConnection) messages!: ChatMessageConnection;
  @Field(() => Date, { nullable: true }) pinnedAt!: Date | null;
  @Field(() => String) title!: string;
}

@ObjectType('ChatThreadConnection')
export class ChatThreadConnection {
  @Field(() => [ChatThreadEdgeType]) edges!: ChatThreadEdgeType[];
  @Field(() => [ChatThreadType]) nodes!: ChatThreadType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('ChatThreadEdge')
export class ChatThreadEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => ChatThreadType) node!: ChatThreadType;
}

@ObjectType('CheckedCitation')
export class CheckedCitationType {
  @Field(() => [CitationAlternativeType]) alternatives!: CitationAlternativeType[];
  @Field(() => String) citation!: string;
  @Field(() => [String]) contradictions!: string[];
  @Field(() => String, { nullable: true }) correction!: string | null;
  @Field(() => CorrectionKindEnum, { nullable: true }) correctionKind!: C.CorrectionKind | null;
  @Field(() => CitationDecisionEnum, { nullable: true }) decision!: C.CitationDecision | null;
  @Field(() => [QuotePieceType]) difference!: QuotePieceType[];
  @Field(() => Int) end!: number;
  @Field(() => TextSpanType, { nullable: true }) highlight!: TextSpanType | null;
  @Field(() => Int) index!: number;
  @Field(() => Boolean) isInferred!: boolean;
  @Field(() => CitedKindEnum) kind!: C.CitedKind;
  @Field(() => String) normalized!: string;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => [String]) notes!: string[];
  @Field(() => String, { nullable: true }) passage!: string | null;
  @Field(() => FilePlaceType, { nullable: true }) place!: FilePlaceType | null;
  @Field(() => String) reason!: string;
  @Field(() => TextSourceEnum, { nullable: true }) source!: C.TextSource | null;
  @Field(() => Int) start!: number;
  @Field(() => CitationStateEnum) state!: C.CitationState;
  @Field(() => CitationTargetType) target!: CitationTargetType;
  @Field(() => DateScalar, { nullable: true }) textAsOf!: string | null;
  @Field(() => String) verdict!: string;
}

@ObjectType('CheckedQuote')
export class CheckedQuoteType {
  @Field(() => Int, { nullable: true }) citation!: number | null;
  @Field(() => Int) end!: number;
  @Field(() => TextSpanType, { nullable: true }) place!: TextSpanType | null;
  @Field(() => Int) start!: number;
  @Field(() => QuoteStateEnum) state!: C.QuoteState;
}

@ObjectType('Checkout')
export class CheckoutType {
  @Field(() => String, { nullable: true }) checkoutUrl!: string | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) expiresAt!: Date;
  @Field(() => ID) id!: string;
  @Field(() => PlanCodeEnum) plan!: C.PlanCode;
  @Field(() => PaymentProviderEnum) provider!: C.PaymentProvider;
  @Field(() => CheckoutStatusEnum) status!: C.CheckoutStatus;
}

@ObjectType('CheckoutPayload')
export class CheckoutPayload {
  @Field(() => CheckoutType, { nullable: true }) checkout!: CheckoutType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('Citation')
export class CitationType {
  @Field(() => ArticleType, { nullable: true }) article!: ArticleType | null;
  @Field(() => String, { nullable: true }) articleNumber!: string | null;
  @Field(() => String, { nullable: true }) detail!: string | null;
  @Field(() => TextSpanType, { nullable: true }) highlight!: TextSpanType | null;
  @Field(() => String) label!: string;
  @Field(() => String, { nullable: true }) laterReform!: string | null;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
  @Field(() => Int) ordinal!: number;
  @Field(() => String, { nullable: true }) passage!: string | null;
  @Field(() => String) reason!: string;
  @Field(() => TextSourceEnum, { nullable: true }) source!: C.TextSource | null;
  @Field(() => CitationStateEnum) state!: C.CitationState;
  @Field(() => ID, { nullable: true }) statuteKey!: string | null;
  @Field(() => DateScalar, { nullable: true }) textAsOf!: string | null;
}

@ObjectType('CitationAlternative')
export class CitationAlternativeType {
  @Field(() => String) correction!: string;
  @Field(() => String) label!: string;
}

@ObjectType('CitationCounts')
export class CitationCountsType {
  @Field(() => Int) mismatch!: number;
  @Field(() => Int) notHeld!: number;
  @Field(() => Int) quoteNotFound!: number;
  @Field(() => Int) total!: number;
  @Field(() => Int) verified!: number;
}

@ObjectType('CitationReport')
export class CitationReportType {
  @Field(() => [CheckedCitationType]) citations!: CheckedCitationType[];
  @Field(() => CitationCountsType) counts!: CitationCountsType;
  @Field(() => Int) length!: number;
  @Field(() => [CheckedQuoteType]) quotes!: CheckedQuoteType[];
  @Field(() => [UnheldLawType]) unheldLaws!: UnheldLawType[];
}

@ObjectType('CitationReview', { implements: Node })
export class CitationReviewType extends Node {
  @Field(() => CitationCountsType) counts!: CitationCountsType;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String, { nullable: true }) fileName!: string | null;
  @Field(() => [FilePageType]) pages!: FilePageType[];
  @Field(() => Int) pendingCount!: number;
  @Field(() => CitationReportType) report!: CitationReportType;
  @Field(() => String) text!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) trackedChangesProblem!: string | null;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => DateScalar, { nullable: true }) writtenOn!: string | null;
}

@ObjectType('CitationReviewConnection')
export class CitationReviewConnection {
  @Field(() => [CitationReviewEdgeType]) edges!: CitationReviewEdgeType[];
  @Field(() => [CitationReviewType]) nodes!: CitationReviewType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('CitationReviewEdge')
export class CitationReviewEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => CitationReviewType) node!: CitationReviewType;
}

@ObjectType('CitationTarget')
export class CitationTargetType {
  @Field(() => ArticleType, { nullable: true }) article!: ArticleType | null;
  @Field(() => String, { nullable: true }) articleNumber!: string | null;
  @Field(() => String, { nullable: true }) caseFileNumber!: string | null;
  @Field(() => String, { nullable: true }) fraction!: string | null;
  @Field(() => DateScalar, { nullable: true }) gazetteDate!: string | null;
  @Field(() => String, { nullable: true }) letter!: string | null;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
  @Field(() => String, { nullable: true }) paragraph!: string | null;
  @Field(() => String, { nullable: true }) section!: string | null;
  @Field(() => ID, { nullable: true }) statuteKey!: string | null;
  @Field(() => ThesisType, { nullable: true }) thesis!: ThesisType | null;
  @Field(() => String, { nullable: true }) thesisKey!: string | null;
  @Field(() => String, { nullable: true }) thesisRegistry!: string | null;
  @Field(() => TransitoryArticleType, { nullable: true }) transitory!: TransitoryArticleType | null;
}

@ObjectType('CitingText')
export class CitingTextType {
  @Field(() => ID) id!: string;
  @Field(() => DocumentKindEnum, { nullable: true }) kind!: C.DocumentKind | null;
  @Field(() => String) passage!: string;
  @Field(() => String) title!: string;
  @Field(() => String) url!: string;
}

@ObjectType('CitingTextConnection')
export class CitingTextConnection {
  @Field(() => [CitingTextEdgeType]) edges!: CitingTextEdgeType[];
  @Field(() => [CitingTextType]) nodes!: CitingTextType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('CitingTextEdge')
export class CitingTextEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => CitingTextType) node!: CitingTextType;
}

@ObjectType('ClearRecentSearchesPayload')
export class ClearRecentSearchesPayload {
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ClientFiscalProfile')
export class ClientFiscalProfileType {
  @Field(() => String) cfdiUse!: string;
  @Field(() => String) client!: string;
  @Field(() => String) legalName!: string;
  @Field(() => String) postalCode!: string;
  @Field(() => String) regime!: string;
  @Field(() => String) rfc!: string;
  @Field(() => Date) updatedAt!: Date;
}

@ObjectType('CompleteDeadlinePayload')
export class CompleteDeadlinePayload {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ComputeChainPayload')
export class ComputeChainPayload {
  @Field(() => [ComputedStepType]) steps!: ComputedStepType[];
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ComputeDeadlinePayload')
export class ComputeDeadlinePayload {
  @Field(() => DeadlineComputationType, { nullable: true }) computation!: DeadlineComputationType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ComputedStep')
export class ComputedStepType {
  @Field(() => DeadlineComputationType) computation!: DeadlineComputationType;
  @Field(() => Boolean) isChecked!: boolean;
  @Field(() => Boolean) isEstimated!: boolean;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => ID) ruleId!: string;
}

@ObjectType('ConfirmPasswordPayload')
export class ConfirmPasswordPayload {
  @Field(() => Date, { nullable: true }) confirmedUntil!: Date | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ConfirmTwoFactorPayload')
export class ConfirmTwoFactorPayload {
  @Field(() => Int, { nullable: true }) endedCount!: number | null;
  @Field(() => [String], { nullable: true }) recoveryCodes!: string[] | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ConfirmWithGooglePayload')
export class ConfirmWithGooglePayload {
  @Field(() => Date, { nullable: true }) confirmedUntil!: Date | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ConflictHit')
export class ConflictHitType {
  @Field(() => CaseType) case!: CaseType;
  @Field(() => Boolean) isOurs!: boolean;
  @Field(() => Float) likeness!: number;
  @Field(() => String) name!: string;
  @Field(() => PartyRoleEnum) role!: C.PartyRole;
}

@ObjectType('ConnectGoogleCalendarPayload')
export class ConnectGoogleCalendarPayload {
  @Field(() => String, { nullable: true }) authUrl!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ConnectIntegrationPayload')
export class ConnectIntegrationPayload {
  @Field(() => String, { nullable: true }) authUrl!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('Contract', { implements: Node })
export class ContractType extends Node {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => ContractJurisdictionEnum) jurisdiction!: C.ContractJurisdiction;
  @Field(() => ContractVersionType) latest!: ContractVersionType;
  @Field(() => [ContractMailType]) mails!: ContractMailType[];
  @Field(() => ContractStatusEnum) status!: C.ContractStatus;
  @Field(() => ID, { nullable: true }) templateId!: string | null;
  @Field(() => String) templateName!: string;
  @Field(() => String) title!: string;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => [ContractValueType]) values!: ContractValueType[];
  @Field(() => Int) version!: number;
  @Field(() => [ContractVersionType]) versions!: ContractVersionType[];
}

@ObjectType('ContractChange')
export class ContractChangeType {
  @Field(() => ContractChangeKindEnum) kind!: C.ContractChangeKind;
  @Field(() => String) text!: string;
}

@ObjectType('ContractCheck')
export class ContractCheckType {
  @Field(() => [LegalBasisType]) basis!: LegalBasisType[];
  @Field(() => String) code!: string;
  @Field(() => String, { nullable: true }) field!: string | null;
  @Field(() => String) message!: string;
  @Field(() => String, { nullable: true }) remedy!: string | null;
  @Field(() => ContractCheckSeverityEnum) severity!: C.ContractCheckSeverity;
}

@ObjectType('ContractClause')
export class ContractClauseType {
  @Field(() => [LegalBasisType]) basis!: LegalBasisType[];
  @Field(() => [String]) fields!: string[];
  @Field(() => String) heading!: string;
  @Field(() => String) id!: string;
  @Field(() => Boolean) isDrafted!: boolean;
  @Field(() => String) number!: string;
}

@ObjectType('ContractColumn')
export class ContractColumnType {
  @Field(() => ContractFieldFormatEnum) format!: C.ContractFieldFormat;
  @Field(() => String) label!: string;
  @Field(() => String) name!: string;
  @Field(() => Boolean) required!: boolean;
  @Field(() => ContractFieldTypeEnum) type!: C.ContractFieldType;
}

@ObjectType('ContractComparison')
export class ContractComparisonType {
  @Field(() => Int) addedWords!: number;
  @Field(() => ContractVersionType) from!: ContractVersionType;
  @Field(() => [ContractComparisonParagraphType]) paragraphs!: ContractComparisonParagraphType[];
  @Field(() => Int) removedWords!: number;
  @Field(() => ContractVersionType) to!: ContractVersionType;
}

@ObjectType('ContractComparisonParagraph')
export class ContractComparisonParagraphType {
  @Field(() => [ContractChangeType]) changes!: ContractChangeType[];
}

@ObjectType('ContractConnection')
export class ContractConnection {
  @Field(() => [ContractEdgeType]) edges!: ContractEdgeType[];
  @Field(() => [ContractType]) nodes!: ContractType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('ContractDraft')
export class ContractDraftType {
  @Field(() => ContractJurisdictionEnum) jurisdiction!: C.ContractJurisdiction;
  @Field(() => Date) savedAt!: Date;
  @Field(() => ID) templateId!: string;
  @Field(() => [ContractValueType]) values!: ContractValueType[];
}

@ObjectType('ContractDraftPayload')
export class ContractDraftPayload {
  @Field(() => ContractDraftType, { nullable: true }) draft!: ContractDraftType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ContractEdge')
export class ContractEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => ContractType) node!: ContractType;
}

@ObjectType('ContractField')
export class ContractFieldType {
  @Field(() => [ContractColumnType]) columns!: ContractColumnType[];
  @Field(() => String, { nullable: true }) defaultValue!: string | null;
  @Field(() => String, { nullable: true }) example!: string | null;
  @Field(() => ContractFieldFormatEnum) format!: C.ContractFieldFormat;
  @Field(() => String, { nullable: true }) help!: string | null;
  @Field(() => String) label!: string;
  @Field(() => String, { nullable: true }) max!: string | null;
  @Field(() => Int) maxLength!: number;
  @Field(() => String, { nullable: true }) min!: string | null;
  @Field(() => String) name!: string;
  @Field(() => [ContractFieldOptionType]) options!: ContractFieldOptionType[];
  @Field(() => Boolean) required!: boolean;
  @Field(() => ContractFieldConditionType, { nullable: true }) showWhen!: ContractFieldConditionType | null;
  @Field(() => String) step!: string;
  @Field(() => ContractFieldTypeEnum) type!: C.ContractFieldType;
}

@ObjectType('ContractFieldCondition')
export class ContractFieldConditionType {
  @Field(() => String) field!: string;
  @Field(() => [String]) values!: string[];
}

@ObjectType('ContractFieldOption')
export class ContractFieldOptionType {
  @Field(() => String) label!: string;
  @Field(() => String) value!: string;
}

@ObjectType('ContractMail')
export class ContractMailType {
  @Field(() => Date) at!: Date;
  @Field(() => DocumentFormatEnum) format!: C.DocumentFormat;
  @Field(() => ID) id!: string;
  @Field(() => ContractMailStateEnum) state!: C.ContractMailState;
  @Field(() => String) to!: string;
  @Field(() => Int) versionNumber!: number;
}

@ObjectType('ContractParty')
export class ContractPartyType {
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => DateScalar, { nullable: true }) birthDate!: string | null;
  @Field(() => String, { nullable: true }) curp!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => ContractGenderEnum, { nullable: true }) gender!: C.ContractGender | null;
  @Field(() => String, { nullable: true }) idDocument!: string | null;
  @Field(() => String, { nullable: true }) incorporation!: string | null;
  @Field(() => ContractPartyKindEnum) kind!: C.ContractPartyKind;
  @Field(() => ContractMaritalStatusEnum, { nullable: true }) maritalStatus!: C.ContractMaritalStatus | null;
  @Field(() => String, { nullable: true }) migratoryDocument!: string | null;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) nationality!: string | null;
  @Field(() => String, { nullable: true }) occupation!: string | null;
  @Field(() => [ContractRepresentativeType]) representatives!: ContractRepresentativeType[];
  @Field(() => String, { nullable: true }) rfc!: string | null;
}

@ObjectType('ContractPayload')
export class ContractPayload {
  @Field(() => [ContractCheckType]) checks!: ContractCheckType[];
  @Field(() => ContractType, { nullable: true }) contract!: ContractType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ContractPreview')
export class ContractPreviewType {
  @Field(() => String) body!: string;
  @Field(() => [ContractCheckType]) checks!: ContractCheckType[];
  @Field(() => [ContractClauseType]) clauses!: ContractClauseType[];
  @Field(() => [String]) missing!: string[];
}

@ObjectType('ContractQuickType')
export class ContractQuickTypeType {
  @Field(() => [ID]) alternativeIds!: string[];
  @Field(() => String) label!: string;
  @Field(() => ID) templateId!: string;
}

@ObjectType('ContractRepresentative')
export class ContractRepresentativeType {
  @Field(() => String, { nullable: true }) capacity!: string | null;
  @Field(() => ContractGenderEnum, { nullable: true }) gender!: C.ContractGender | null;
  @Field(() => String, { nullable: true }) instrument!: string | null;
  @Field(() => String) name!: string;
}

@ObjectType('ContractRow')
export class ContractRowType {
  @Field(() => [String]) cells!: string[];
}

@ObjectType('ContractStats')
export class ContractStatsType {
  @Field(() => Float, { nullable: true }) aiConfidenceAvg!: number | null;
  @Field(() => Int) availableTemplates!: number;
  @Field(() => Float, { nullable: true }) generationTimeAvg!: number | null;
  @Field(() => [ContractTemplateUseType]) popularTemplates!: ContractTemplateUseType[];
  @Field(() => [ContractType]) recentGenerations!: ContractType[];
  @Field(() => Int) userContracts!: number;
}

@ObjectType('ContractStep')
export class ContractStepType {
  @Field(() => String) id!: string;
  @Field(() => String) title!: string;
}

@ObjectType('ContractTemplate')
export class ContractTemplateType {
  @Field(() => [LegalBasisType]) basis!: LegalBasisType[];
  @Field(() => ContractCategoryEnum, { nullable: true }) category!: C.ContractCategory | null;
  @Field(() => ContractComplexityEnum, { nullable: true }) complexity!: C.ContractComplexity | null;
  @Field(() => Date, { nullable: true }) createdAt!: Date | null;
  @Field(() => String) description!: string;
  @Field(() => [ContractFieldType]) fields!: ContractFieldType[];
  @Field(() => [String]) formalities!: string[];
  @Field(() => ID) id!: string;
  @Field(() => Boolean) isLocked!: boolean;
  @Field(() => Boolean) isOwn!: boolean;
  @Field(() => Boolean) isPremium!: boolean;
  @Field(() => String) name!: string;
  @Field(() => [ContractStepType]) steps!: ContractStepType[];
  @Field(() => Int) usageCount!: number;
}

@ObjectType('ContractTemplatePayload')
export class ContractTemplatePayload {
  @Field(() => ContractTemplateType, { nullable: true }) template!: ContractTemplateType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ContractTemplateUse')
export class ContractTemplateUseType {
  @Field(() => String) name!: string;
  @Field(() => ID) templateId!: string;
  @Field(() => Int) usageCount!: number;
}

@ObjectType('ContractValue')
export class ContractValueType {
  @Field(() => String) field!: string;
  @Field(() => [ContractPartyType]) parties!: ContractPartyType[];
  @Field(() => [ContractRowType]) rows!: ContractRowType[];
  @Field(() => String, { nullable: true }) text!: string | null;
}

@ObjectType('ContractVerification')
export class ContractVerificationType {
  @Field(() => Boolean, { nullable: true }) hasLaterVersion!: boolean | null;
  @Field(() => Boolean) isKnown!: boolean;
  @Field(() => ContractHashKindEnum, { nullable: true }) kind!: C.ContractHashKind | null;
  @Field(() => Date, { nullable: true }) savedAt!: Date | null;
  @Field(() => String) sha256!: string;
  @Field(() => Int, { nullable: true }) versionNumber!: number | null;
}

@ObjectType('ContractVersion')
export class ContractVersionType {
  @Field(() => String) authorName!: string;
  @Field(() => String) body!: string;
  @Field(() => [ContractCheckType]) checks!: ContractCheckType[];
  @Field(() => [ContractClauseType]) clauses!: ContractClauseType[];
  @Field(() => Date) createdAt!: Date;
  @Field(() => Int, { nullable: true }) generationMs!: number | null;
  @Field(() => ID) id!: string;
  @Field(() => String) note!: string;
  @Field(() => Int) number!: number;
  @Field(() => String) sha256!: string;
  @Field(() => String) text!: string;
}

@ObjectType('CountedDay')
export class CountedDayType {
  @Field(() => TermBasisType, { nullable: true }) basis!: TermBasisType | null;
  @Field(() => Boolean) counts!: boolean;
  @Field(() => DateScalar) date!: string;
  @Field(() => Int, { nullable: true }) number!: number | null;
  @Field(() => String, { nullable: true }) reason!: string | null;
}

@ObjectType('CountedFrom')
export class CountedFromType {
  @Field(() => DateScalar, { nullable: true }) adviceSentOn!: string | null;
  @Field(() => ID, { nullable: true }) calendar!: string | null;
  @Field(() => ID, { nullable: true }) courtId!: string | null;
  @Field(() => Int, { nullable: true }) distanceKm!: number | null;
  @Field(() => ID, { nullable: true }) lawOfAct!: string | null;
  @Field(() => NoticeMethodEnum, { nullable: true }) method!: C.NoticeMethod | null;
  @Field(() => String, { nullable: true }) noticeAt!: string | null;
  @Field(() => DateScalar) noticeOn!: string;
  @Field(() => ID, { nullable: true }) responsibleCalendar!: string | null;
  @Field(() => ID, { nullable: true }) ruleId!: string | null;
  @Field(() => [SuspensionType]) suspensions!: SuspensionType[];
  @Field(() => FreeTermType, { nullable: true }) term!: FreeTermType | null;
}

@ObjectType('CountingRegime')
export class CountingRegimeType {
  @Field(() => [TermBasisType]) basis!: TermBasisType[];
  @Field(() => ID) statuteKey!: string;
  @Field(() => String) statuteName!: string;
  @Field(() => String) summary!: string;
}

@ObjectType('CourtCalendar')
export class CourtCalendarType {
  @Field(() => CalendarConfidenceEnum) confidence!: C.CalendarConfidence;
  @Field(() => [CalendarClosureType]) days!: CalendarClosureType[];
  @Field(() => Boolean) isComplete!: boolean;
  @Field(() => ID) key!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => DateScalar, { nullable: true }) readOn!: string | null;
  @Field(() => String) source!: string;
  @Field(() => Int) year!: number;
}

@ObjectType('CourtCalendarSummary')
export class CourtCalendarSummaryType {
  @Field(() => ID) key!: string;
  @Field(() => String) name!: string;
  @Field(() => [CalendarYearSummaryType]) years!: CalendarYearSummaryType[];
}

@ObjectType('CourtOffice', { implements: Node })
export class CourtOfficeType extends Node {
  @Field(() => CourtConfidenceEnum) confidence!: C.CourtConfidence;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) place!: string | null;
  @Field(() => String, { nullable: true }) source!: string | null;
}

@ObjectType('CourtOfficeConnection')
export class CourtOfficeConnection {
  @Field(() => [CourtOfficeEdgeType]) edges!: CourtOfficeEdgeType[];
  @Field(() => [CourtOfficeType]) nodes!: CourtOfficeType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('CourtOfficeEdge')
export class CourtOfficeEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => CourtOfficeType) node!: CourtOfficeType;
}

@ObjectType('CreateCalendarEventPayload')
export class CreateCalendarEventPayload {
  @Field(() => Boolean) caseLinked!: boolean;
  @Field(() => [EventOccurrenceType]) conflicts!: EventOccurrenceType[];
  @Field(() => CalendarEventType, { nullable: true }) event!: CalendarEventType | null;
  @Field(() => [String]) notices!: string[];
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('CreateCalendarFeedPayload')
export class CreateCalendarFeedPayload {
  @Field(() => CalendarFeedType, { nullable: true }) feed!: CalendarFeedType | null;
  @Field(() => String, { nullable: true }) url!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
  @Field(() => String, { nullable: true }) webcalUrl!: string | null;
}

@ObjectType('CreateCasePayload')
export class CreateCasePayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [ConflictHitType]) conflicts!: ConflictHitType[];
  @Field(() => UsageMeterType, { nullable: true }) usage!: UsageMeterType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('CreateCitationReviewPayload')
export class CreateCitationReviewPayload {
  @Field(() => CitationReviewType, { nullable: true }) review!: CitationReviewType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('CreateDeadlinePayload')
export class CreateDeadlinePayload {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('CreateEstimatePayload')
export class CreateEstimatePayload {
  @Field(() => EstimateType, { nullable: true }) estimate!: EstimateType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('CreatePrebillPayload')
export class CreatePrebillPayload {
  @Field(() => PrebillType, { nullable: true }) prebill!: PrebillType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('CreateSampleCasePayload')
export class CreateSampleCasePayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('CreateTimeEntryPayload')
export class CreateTimeEntryPayload {
  @Field(() => TimeEntryType, { nullable: true }) entry!: TimeEntryType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('CreateUploadPayload')
export class CreateUploadPayload {
  @Field(() => UploadType, { nullable: true }) upload!: UploadType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('CreateZoomMeetingPayload')
export class CreateZoomMeetingPayload {
  @Field(() => CalendarEventType, { nullable: true }) event!: CalendarEventType | null;
  @Field(() => String, { nullable: true }) joinUrl!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('Deadline', { implements: Node })
export class DeadlineType extends Node {
  @Field(() => [Int]) alertDays!: number[];
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => ID, { nullable: true }) chainId!: string | null;
  @Field(() => String, { nullable: true }) changeNote!: string | null;
  @Field(() => Date, { nullable: true }) completedAt!: Date | null;
  @Field(() => String, { nullable: true }) completedBy!: string | null;
  @Field(() => DeadlineComputationType, { nullable: true }) computation!: DeadlineComputationType | null;
  @Field(() => CountedFromType, { nullable: true }) countedFrom!: CountedFromType | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Int) daysLeft!: number;
  @Field(() => String) description!: string;
  @Field(() => Date) dueAt!: Date;
  @Field(() => DateScalar) dueOn!: string;
  @Field(() => ID, { nullable: true }) eventId!: string | null;
  @Field(() => Boolean) hasHour!: boolean;
  @Field(() => Boolean) isEstimated!: boolean;
  @Field(() => Boolean) isOverdue!: boolean;
  @Field(() => Boolean) isProvisional!: boolean;
  @Field(() => Boolean) isShared!: boolean;
  @Field(() => Boolean) isSnoozed!: boolean;
  @Field(() => Boolean) isTheirs!: boolean;
  @Field(() => String) label!: string;
  @Field(() => DeadlineOriginEnum) origin!: C.DeadlineOrigin;
  @Field(() => String, { nullable: true }) overdueSince!: string | null;
  @Field(() => DeadlineUrgencyEnum) priority!: C.DeadlineUrgency;
  @Field(() => Date, { nullable: true }) remindAt!: Date | null;
  @Field(() => ID, { nullable: true }) ruleId!: string | null;
  @Field(() => DeadlineStatusEnum) status!: C.DeadlineStatus;
  @Field(() => String) title!: string;
  @Field(() => String) type!: string;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => DeadlineUrgencyEnum) urgency!: C.DeadlineUrgency;
  @Field(() => Int) version!: number;
  @Field(() => Boolean) viewerCanComplete!: boolean;
  @Field(() => Boolean) viewerCanEdit!: boolean;
  @Field(() => String) zone!: string;
  @Field(() => String, { nullable: true }) zoneNote!: string | null;
}

@ObjectType('DeadlineAlert')
export class DeadlineAlertType {
  @Field(() => Int) daysLeft!: number;
  @Field(() => DeadlineType) deadline!: DeadlineType;
  @Field(() => ID) id!: string;
  @Field(() => DeadlineAlertKindEnum) kind!: C.DeadlineAlertKind;
  @Field(() => String) message!: string;
  @Field(() => Date) timestamp!: Date;
}

@ObjectType('DeadlineComputation')
export class DeadlineComputationType {
  @Field(() => [AlternativeReadingType]) alternatives!: AlternativeReadingType[];
  @Field(() => [String]) assumptions!: string[];
  @Field(() => [TermBasisType]) basis!: TermBasisType[];
  @Field(() => [UsedCalendarType]) calendars!: UsedCalendarType[];
  @Field(() => String, { nullable: true }) consequence!: string | null;
  @Field(() => Int) countedDays!: number;
  @Field(() => [CountedDayType]) days!: CountedDayType[];
  @Field(() => [CountedDayType]) daysLeftOut!: CountedDayType[];
  @Field(() => Date, { nullable: true }) dueAt!: Date | null;
  @Field(() => DateScalar, { nullable: true }) dueOn!: string | null;
  @Field(() => String, { nullable: true }) effectNote!: string | null;
  @Field(() => DateScalar, { nullable: true }) effectOn!: string | null;
  @Field(() => DateScalar, { nullable: true }) firstDay!: string | null;
  @Field(() => String, { nullable: true }) hourNote!: string | null;
  @Field(() => Boolean) isProvisional!: boolean;
  @Field(() => [String]) laterReforms!: string[];
  @Field(() => NoticeMethodEnum) method!: C.NoticeMethod;
  @Field(() => DateScalar) noticeOn!: string;
  @Field(() => ID, { nullable: true }) ruleId!: string | null;
  @Field(() => String) term!: string;
  @Field(() => String) title!: string;
  @Field(() => [String]) warnings!: string[];
  @Field(() => String) zone!: string;
}

@ObjectType('DeadlineConnection')
export class DeadlineConnection {
  @Field(() => [DeadlineEdgeType]) edges!: DeadlineEdgeType[];
  @Field(() => [DeadlineType]) nodes!: DeadlineType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('DeadlineEdge')
export class DeadlineEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => DeadlineType) node!: DeadlineType;
}

@ObjectType('DeadlinePanel')
export class DeadlinePanelType {
  @Field(() => DeadlineConnection) active!: DeadlineConnection;
  @Field(() => [Int]) alertDays!: number[];
  @Field(() => Int) overdueCount!: number;
  @Field(() => [DeadlineType]) recentlyCompleted!: DeadlineType[];
  @Field(() => String, { nullable: true }) timeZone!: string | null;
}

@ObjectType('DecideCitationPayload')
export class DecideCitationPayload {
  @Field(() => CitationReviewType, { nullable: true }) review!: CitationReviewType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteCalculationPayload')
export class DeleteCalculationPayload {
  @Field(() => ID, { nullable: true }) deletedCalculationId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteCalendarEventPayload')
export class DeleteCalendarEventPayload {
  @Field(() => ID, { nullable: true }) deletedEventId!: string | null;
  @Field(() => String, { nullable: true }) undoToken!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteCaseDocumentPayload')
export class DeleteCaseDocumentPayload {
  @Field(() => ID, { nullable: true }) deletedDocumentId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteCaseMessagePayload')
export class DeleteCaseMessagePayload {
  @Field(() => CaseMessageType, { nullable: true }) message!: CaseMessageType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteCaseNotePayload')
export class DeleteCaseNotePayload {
  @Field(() => ID, { nullable: true }) deletedNoteId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteCitationReviewPayload')
export class DeleteCitationReviewPayload {
  @Field(() => ID, { nullable: true }) deletedReviewId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteContractPayload')
export class DeleteContractPayload {
  @Field(() => ID, { nullable: true }) deletedId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteDeadlinePayload')
export class DeleteDeadlinePayload {
  @Field(() => ID, { nullable: true }) deletedId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteDocumentTablePayload')
export class DeleteDocumentTablePayload {
  @Field(() => ID, { nullable: true }) deletedTableId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteEstimatePayload')
export class DeleteEstimatePayload {
  @Field(() => ID, { nullable: true }) deletedEstimateId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteOperationPayload')
export class DeleteOperationPayload {
  @Field(() => ID, { nullable: true }) deletedOperationId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeletePasskeyPayload')
export class DeletePasskeyPayload {
  @Field(() => ID, { nullable: true }) deletedPasskeyId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteSavedSearchPayload')
export class DeleteSavedSearchPayload {
  @Field(() => ID, { nullable: true }) deletedId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteThreadPayload')
export class DeleteThreadPayload {
  @Field(() => ID, { nullable: true }) deletedThreadId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteTimeEntryPayload')
export class DeleteTimeEntryPayload {
  @Field(() => ID, { nullable: true }) deletedId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteWebhookEndpointPayload')
export class DeleteWebhookEndpointPayload {
  @Field(() => ID, { nullable: true }) deletedId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DeleteWorkTaskPayload')
export class DeleteWorkTaskPayload {
  @Field(() => ID, { nullable: true }) deletedId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DemoSession')
export class DemoSessionType {
  @Field(() => Date) expiresAt!: Date;
  @Field(() => String) token!: string;
  @Field(() => UsageType) usage!: UsageType;
}

@ObjectType('DisableTwoFactorPayload')
export class DisableTwoFactorPayload {
  @Field(() => Int, { nullable: true }) endedCount!: number | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DiscardTimerPayload')
export class DiscardTimerPayload {
  @Field(() => ID, { nullable: true }) discardedTimerId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DisconnectGoogleCalendarPayload')
export class DisconnectGoogleCalendarPayload {
  @Field(() => GoogleCalendarConnection, { nullable: true }) connection!: GoogleCalendarConnection | null;
  @Field(() => Int) removedCount!: number;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DisconnectIntegrationPayload')
export class DisconnectIntegrationPayload {
  @Field(() => IntegrationType, { nullable: true }) integration!: IntegrationType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DocumentAnalysis')
export class DocumentAnalysisType {
  @Field(() => Date) analyzedAt!: Date;
  @Field(() => CitationCountsType) citations!: CitationCountsType;
  @Field(() => Float) confidence!: number;
  @Field(() => [DocumentFactType]) facts!: DocumentFactType[];
  @Field(() => [DocumentFindingType]) findings!: DocumentFindingType[];
  @Field(() => String, { nullable: true }) grade!: string | null;
  @Field(() => String, { nullable: true }) gradeReason!: string | null;
  @Field(() => Boolean) isTruncated!: boolean;
  @Field(() => Boolean) isTypeCorrected!: boolean;
  @Field(() => String) language!: string;
  @Field(() => [FilePageType]) pages!: FilePageType[];
  @Field(() => [DocumentRequirementType]) requirements!: DocumentRequirementType[];
  @Field(() => Int) rulesTried!: number;
  @Field(() => Float) seconds!: number;
  @Field(() => [DocumentSectionType]) sections!: DocumentSectionType[];
  @Field(() => String) text!: string;
  @Field(() => LegalDocumentKindEnum) type!: C.LegalDocumentKind;
  @Field(() => [DocumentTypeFeatureType]) typeFeatures!: DocumentTypeFeatureType[];
}

@ObjectType('DocumentAnswerPoint')
export class DocumentAnswerPointType {
  @Field(() => [DocumentSpanType]) spans!: DocumentSpanType[];
  @Field(() => String) text!: string;
}

@ObjectType('DocumentCell')
export class DocumentCellType {
  @Field(() => DocumentSpanType, { nullable: true }) at!: DocumentSpanType | null;
  @Field(() => ID) columnId!: string;
  @Field(() => String) found!: string;
  @Field(() => Boolean) isCorrected!: boolean;
  @Field(() => String) value!: string;
}

@ObjectType('DocumentColumn')
export class DocumentColumnType {
  @Field(() => ID) id!: string;
  @Field(() => DocumentColumnKindEnum) kind!: C.DocumentColumnKind;
  @Field(() => String, { nullable: true }) role!: string | null;
  @Field(() => String) title!: string;
}

@ObjectType('DocumentComparison')
export class DocumentComparisonType {
  @Field(() => [DocumentDifferenceType]) differences!: DocumentDifferenceType[];
  @Field(() => [DocumentFactDifferenceType]) facts!: DocumentFactDifferenceType[];
  @Field(() => LegalDocumentType) first!: LegalDocumentType;
  @Field(() => LegalDocumentType) second!: LegalDocumentType;
  @Field(() => Float) similarity!: number;
}

@ObjectType('DocumentDifference')
export class DocumentDifferenceType {
  @Field(() => Int, { nullable: true }) firstStart!: number | null;
  @Field(() => DocumentDifferenceKindEnum) kind!: C.DocumentDifferenceKind;
  @Field(() => Int, { nullable: true }) secondStart!: number | null;
  @Field(() => String) text!: string;
}

@ObjectType('DocumentFact')
export class DocumentFactType {
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => ID) id!: string;
  @Field(() => Boolean, { nullable: true }) isConsistent!: boolean | null;
  @Field(() => DocumentFactKindEnum) kind!: C.DocumentFactKind;
  @Field(() => String, { nullable: true }) role!: string | null;
  @Field(() => [DocumentSpanType]) spans!: DocumentSpanType[];
  @Field(() => String) value!: string;
}

@ObjectType('DocumentFactDifference')
export class DocumentFactDifferenceType {
  @Field(() => [String]) first!: string[];
  @Field(() => DocumentFactKindEnum) kind!: C.DocumentFactKind;
  @Field(() => String, { nullable: true }) role!: string | null;
  @Field(() => [String]) second!: string[];
}

@ObjectType('DocumentFinding')
export class DocumentFindingType {
  @Field(() => DocumentSpanType, { nullable: true }) at!: DocumentSpanType | null;
  @Field(() => [LegalBasisType]) basis!: LegalBasisType[];
  @Field(() => String) code!: string;
  @Field(() => FindingDecisionEnum, { nullable: true }) decision!: C.FindingDecision | null;
  @Field(() => ID) id!: string;
  @Field(() => String) message!: string;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => [DocumentSpanType]) related!: DocumentSpanType[];
  @Field(() => FindingSeverityEnum) severity!: C.FindingSeverity;
  @Field(() => String, { nullable: true }) suggestion!: string | null;
  @Field(() => String) why!: string;
}

@ObjectType('DocumentGradeCount')
export class DocumentGradeCountType {
  @Field(() => Int) count!: number;
  @Field(() => String) grade!: string;
}

@ObjectType('DocumentQuestion')
export class DocumentQuestionType {
  @Field(() => [DocumentAnswerPointType]) answer!: DocumentAnswerPointType[];
  @Field(() => Date) createdAt!: Date;
  @Field(() => ID) id!: string;
  @Field(() => String) question!: string;
}

@ObjectType('DocumentRequirement')
export class DocumentRequirementType {
  @Field(() => DocumentSpanType, { nullable: true }) at!: DocumentSpanType | null;
  @Field(() => [LegalBasisType]) basis!: LegalBasisType[];
  @Field(() => String) code!: string;
  @Field(() => String) label!: string;
  @Field(() => RequirementStateEnum) state!: C.RequirementState;
}

@ObjectType('DocumentRow')
export class DocumentRowType {
  @Field(() => [DocumentCellType]) cells!: DocumentCellType[];
  @Field(() => LegalDocumentType) document!: LegalDocumentType;
}

@ObjectType('DocumentSection')
export class DocumentSectionType {
  @Field(() => Int) end!: number;
  @Field(() => DocumentSectionKindEnum) kind!: C.DocumentSectionKind;
  @Field(() => Int) level!: number;
  @Field(() => Int) start!: number;
  @Field(() => String) title!: string;
}

@ObjectType('DocumentSpan')
export class DocumentSpanType {
  @Field(() => Int) end!: number;
  @Field(() => FilePlaceType, { nullable: true }) place!: FilePlaceType | null;
  @Field(() => String) quote!: string;
  @Field(() => Int) start!: number;
}

@ObjectType('DocumentStats')
export class DocumentStatsType {
  @Field(() => Int) accepted!: number;
  @Field(() => Int) analyzed!: number;
  @Field(() => Float, { nullable: true }) averageConfidence!: number | null;
  @Field(() => Int) findings!: number;
  @Field(() => [DocumentGradeCountType]) grades!: DocumentGradeCountType[];
  @Field(() => Float, { nullable: true }) medianSeconds!: number | null;
  @Field(() => Int) rejected!: number;
  @Field(() => Int) rules!: number;
  @Field(() => Float) storageLimitBytes!: number;
  @Field(() => Float) storedBytes!: number;
}

@ObjectType('DocumentSummary')
export class DocumentSummaryType {
  @Field(() => Date) createdAt!: Date;
  @Field(() => [DocumentAnswerPointType]) points!: DocumentAnswerPointType[];
}

@ObjectType('DocumentTable', { implements: Node })
export class DocumentTableType extends Node {
  @Field(() => [DocumentColumnType]) columns!: DocumentColumnType[];
  @Field(() => Date) createdAt!: Date;
  @Field(() => String) name!: string;
  @Field(() => [DocumentRowType]) rows!: DocumentRowType[];
  @Field(() => Date) updatedAt!: Date;
}

@ObjectType('DocumentTablePayload')
export class DocumentTablePayload {
  @Field(() => DocumentTableType, { nullable: true }) table!: DocumentTableType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DocumentTemplateComparison')
export class DocumentTemplateComparisonType {
  @Field(() => [TemplateClauseMatchType]) clauses!: TemplateClauseMatchType[];
  @Field(() => ID) templateId!: string;
  @Field(() => String) templateName!: string;
}

@ObjectType('DocumentTypeFeature')
export class DocumentTypeFeatureType {
  @Field(() => DocumentSpanType, { nullable: true }) at!: DocumentSpanType | null;
  @Field(() => String) label!: string;
  @Field(() => Float) weight!: number;
}

@ObjectType('DraftContractClausePayload')
export class DraftContractClausePayload {
  @Field(() => DraftedClauseType, { nullable: true }) clause!: DraftedClauseType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('DraftedClause')
export class DraftedClauseType {
  @Field(() => [DraftedClauseCitationType]) citations!: DraftedClauseCitationType[];
  @Field(() => String) heading!: string;
  @Field(() => ID) id!: string;
  @Field(() => String) text!: string;
}

@ObjectType('DraftedClauseCitation')
export class DraftedClauseCitationType {
  @Field(() => CitationStateEnum) state!: C.CitationState;
  @Field(() => String) statement!: string;
  @Field(() => String) text!: string;
}

@ObjectType('EditCaseDocumentPayload')
export class EditCaseDocumentPayload {
  @Field(() => CaseDocumentType, { nullable: true }) document!: CaseDocumentType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('EditCaseMessagePayload')
export class EditCaseMessagePayload {
  @Field(() => CaseMessageType, { nullable: true }) message!: CaseMessageType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('EmailNotificationSettings')
export class EmailNotificationSettingsType {
  @Field(() => Boolean) caseUpdates!: boolean;
  @Field(() => Boolean) marketing!: boolean;
  @Field(() => Boolean) paymentReminders!: boolean;
  @Field(() => Boolean) systemAlerts!: boolean;
}

@ObjectType('EndSessionPayload')
export class EndSessionPayload {
  @Field(() => ID, { nullable: true }) endedSessionId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('Estimate', { implements: Node })
export class EstimateType extends Node {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => EstimateCaseTypeEnum) caseType!: C.EstimateCaseType;
  @Field(() => Int, { nullable: true }) confidence!: number | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String) description!: string;
  @Field(() => EvidenceQualityEnum) evidenceQuality!: C.EvidenceQuality;
  @Field(() => [EstimateFactorType]) factors!: EstimateFactorType[];
  @Field(() => [EstimateFigureType]) figures!: EstimateFigureType[];
  @Field(() => String, { nullable: true }) judgeHistory!: string | null;
  @Field(() => EstimateJurisdictionEnum, { nullable: true }) jurisdiction!: C.EstimateJurisdiction | null;
  @Field(() => EstimateKindEnum) kind!: C.EstimateKind;
  @Field(() => String) method!: string;
  @Field(() => Int, { nullable: true }) ownEstimate!: number | null;
  @Field(() => [EstimatePlainPartType]) plain!: EstimatePlainPartType[];
  @Field(() => [String]) recommendations!: string[];
  @Field(() => [String]) risks!: string[];
  @Field(() => String, { nullable: true }) similarCases!: string | null;
  @Field(() => EstimateStrategyType, { nullable: true }) strategy!: EstimateStrategyType | null;
  @Field(() => [String]) wouldChange!: string[];
}

@ObjectType('EstimateCalibration')
export class EstimateCalibrationType {
  @Field(() => [EstimateCalibrationBandType]) bands!: EstimateCalibrationBandType[];
  @Field(() => Float, { nullable: true }) brier!: number | null;
  @Field(() => Int) n!: number;
  @Field(() => Float, { nullable: true }) ownBrier!: number | null;
  @Field(() => Int) ownN!: number;
}

@ObjectType('EstimateCalibrationBand')
export class EstimateCalibrationBandType {
  @Field(() => Float) estimated!: number;
  @Field(() => Int) from!: number;
  @Field(() => Int) n!: number;
  @Field(() => Float) observed!: number;
  @Field(() => Int) to!: number;
}

@ObjectType('EstimateConnection')
export class EstimateConnection {
  @Field(() => [EstimateType]) nodes!: EstimateType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('EstimateFactor')
export class EstimateFactorType {
  @Field(() => Float, { nullable: true }) points!: number | null;
  @Field(() => String) text!: string;
}

@ObjectType('EstimateFigure')
export class EstimateFigureType {
  @Field(() => Float, { nullable: true }) high!: number | null;
  @Field(() => EstimateFigureKindEnum) kind!: C.EstimateFigureKind;
  @Field(() => Float, { nullable: true }) low!: number | null;
  @Field(() => String, { nullable: true }) missing!: string | null;
  @Field(() => Int) n!: number;
  @Field(() => [EstimateSourceType]) sources!: EstimateSourceType[];
  @Field(() => EstimateUnitEnum) unit!: C.EstimateUnit;
  @Field(() => Float, { nullable: true }) value!: number | null;
}

@ObjectType('EstimateOption')
export class EstimateOptionType {
  @Field(() => Float) bestShare!: number;
  @Field(() => Float) high!: number;
  @Field(() => Float) low!: number;
  @Field(() => Float) mean!: number;
  @Field(() => Float) middle!: number;
  @Field(() => String) name!: string;
}

@ObjectType('EstimatePlainPart')
export class EstimatePlainPartType {
  @Field(() => String) text!: string;
  @Field(() => String) title!: string;
}

@ObjectType('EstimateSource')
export class EstimateSourceType {
  @Field(() => String, { nullable: true }) caveat!: string | null;
  @Field(() => String) counts!: string;
  @Field(() => Boolean) isUsed!: boolean;
  @Field(() => Int, { nullable: true }) n!: number | null;
  @Field(() => String) name!: string;
  @Field(() => Int, { nullable: true }) year!: number | null;
}

@ObjectType('EstimateStrategy')
export class EstimateStrategyType {
  @Field(() => [String]) assumptions!: string[];
  @Field(() => [EstimateOptionType]) options!: EstimateOptionType[];
  @Field(() => Int) runs!: number;
  @Field(() => Int) seed!: number;
}

@ObjectType('EventConflict')
export class EventConflictType {
  @Field(() => EventOccurrenceType) first!: EventOccurrenceType;
  @Field(() => Int) overlapMinutes!: number;
  @Field(() => EventOccurrenceType) second!: EventOccurrenceType;
}

@ObjectType('EventOccurrence')
export class EventOccurrenceType {
  @Field(() => [ID]) conflictKeys!: string[];
  @Field(() => Date) endAt!: Date;
  @Field(() => String, { nullable: true }) endTime!: string | null;
  @Field(() => DateScalar) endsOn!: string;
  @Field(() => CalendarEventType) event!: CalendarEventType;
  @Field(() => Boolean) isMoved!: boolean;
  @Field(() => ID) key!: string;
  @Field(() => String) location!: string;
  @Field(() => Date, { nullable: true }) occurrenceOf!: Date | null;
  @Field(() => Date) startAt!: Date;
  @Field(() => String, { nullable: true }) startTime!: string | null;
  @Field(() => DateScalar) startsOn!: string;
  @Field(() => ID, { nullable: true }) timeEntryId!: string | null;
  @Field(() => String) title!: string;
}

@ObjectType('ExpiryWatch')
export class ExpiryWatchType {
  @Field(() => String) articleNumber!: string;
  @Field(() => Int, { nullable: true }) daysLeft!: number | null;
  @Field(() => DateScalar, { nullable: true }) expectedOn!: string | null;
  @Field(() => String) rule!: string;
  @Field(() => ID) statuteKey!: string;
  @Field(() => DateScalar) textAsOf!: string;
}

@ObjectType('ExportedFile')
export class ExportedFileType {
  @Field(() => Int) byteLength!: number;
  @Field(() => String) content!: string;
  @Field(() => String) fileName!: string;
  @Field(() => String) mediaType!: string;
}

@ObjectType('FacetBucket')
export class FacetBucketType {
  @Field(() => Int) count!: number;
  @Field(() => String) label!: string;
  @Field(() => String) value!: string;
}

@ObjectType('FieldConflict')
export class FieldConflictType {
  @Field(() => String) field!: string;
  @Field(() => String) theirs!: string;
  @Field(() => String) yours!: string;
}

@ObjectType('FilePage')
export class FilePageType {
  @Field(() => Boolean) isScanned!: boolean;
  @Field(() => Int) number!: number;
  @Field(() => Int, { nullable: true }) start!: number | null;
}

@ObjectType('FilePlace')
export class FilePlaceType {
  @Field(() => [PageBoxType]) boxes!: PageBoxType[];
  @Field(() => String) label!: string;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => Int, { nullable: true }) page!: number | null;
  @Field(() => Float, { nullable: true }) pageRatio!: number | null;
  @Field(() => Int, { nullable: true }) paragraph!: number | null;
}

@ObjectType('FindingCounts')
export class FindingCountsType {
  @Field(() => Int) high!: number;
  @Field(() => Int) low!: number;
  @Field(() => Int) medium!: number;
  @Field(() => Int) total!: number;
}

@ObjectType('FinishGoogleConnectionPayload')
export class FinishGoogleConnectionPayload {
  @Field(() => Boolean) connected!: boolean;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('FirstSteps')
export class FirstStepsType {
  @Field(() => Boolean) hasAsked!: boolean;
  @Field(() => Boolean) hasComputedTerm!: boolean;
  @Field(() => Boolean) hasOpenedCase!: boolean;
  @Field(() => CaseType, { nullable: true }) sampleCase!: CaseType | null;
}

@ObjectType('FiscalProfile')
export class FiscalProfileType {
  @Field(() => String) cfdiUse!: string;
  @Field(() => String) legalName!: string;
  @Field(() => String) postalCode!: string;
  @Field(() => String) regime!: string;
  @Field(() => String) rfc!: string;
  @Field(() => Date) updatedAt!: Date;
}

@ObjectType('FiscalRegime')
export class FiscalRegimeType {
  @Field(() => String) code!: string;
  @Field(() => Boolean) forLegalPersons!: boolean;
  @Field(() => Boolean) forNaturalPersons!: boolean;
  @Field(() => String) name!: string;
}

@ObjectType('FreeTerm')
export class FreeTermType {
  @Field(() => Int) amount!: number;
  @Field(() => [String]) articles!: string[];
  @Field(() => Boolean) countsTriggerDay!: boolean;
  @Field(() => ID) regime!: string;
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => TermUnitEnum) unit!: C.TermUnit;
}

@ObjectType('GoogleAccess')
export class GoogleAccessType {
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => Boolean) hasPassword!: boolean;
  @Field(() => Boolean) isConfigured!: boolean;
  @Field(() => Boolean) isOnlyWayIn!: boolean;
  @Field(() => Date, { nullable: true }) lastUsedAt!: Date | null;
  @Field(() => Date, { nullable: true }) linkedAt!: Date | null;
}

@ObjectType('GoogleAccessPayload')
export class GoogleAccessPayload {
  @Field(() => GoogleAccessType, { nullable: true }) access!: GoogleAccessType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('GoogleCalendarConnection')
export class GoogleCalendarConnection {
  @Field(() => String, { nullable: true }) calendarName!: string | null;
  @Field(() => Int) conflictCount!: number;
  @Field(() => GoogleConflictConnection) conflicts!: GoogleConflictConnection;
  @Field(() => Boolean) connected!: boolean;
  @Field(() => Date, { nullable: true }) connectedAt!: Date | null;
  @Field(() => Int) importedCount!: number;
  @Field(() => Date, { nullable: true }) lastSyncedAt!: Date | null;
  @Field(() => Int) pendingCount!: number;
  @Field(() => String, { nullable: true }) problem!: string | null;
  @Field(() => GoogleConnectionStateEnum) state!: C.GoogleConnectionState;
  @Field(() => GoogleSyncStateEnum) syncState!: C.GoogleSyncState;
}

@ObjectType('GoogleConfig')
export class GoogleConfigType {
  @Field(() => String, { nullable: true }) clientId!: string | null;
}

@ObjectType('GoogleConflict', { implements: Node })
export class GoogleConflictType extends Node {
  @Field(() => Date) detectedAt!: Date;
  @Field(() => CalendarEventType, { nullable: true }) event!: CalendarEventType | null;
  @Field(() => String) explanation!: string;
  @Field(() => [GoogleConflictFieldType]) fields!: GoogleConflictFieldType[];
  @Field(() => SyncSideEnum) kept!: C.SyncSide;
  @Field(() => Date, { nullable: true }) seenAt!: Date | null;
  @Field(() => String) title!: string;
}

@ObjectType('GoogleConflictConnection')
export class GoogleConflictConnection {
  @Field(() => [GoogleConflictEdgeType]) edges!: GoogleConflictEdgeType[];
  @Field(() => [GoogleConflictType]) nodes!: GoogleConflictType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('GoogleConflictEdge')
export class GoogleConflictEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => GoogleConflictType) node!: GoogleConflictType;
}

@ObjectType('GoogleConflictField')
export class GoogleConflictFieldType {
  @Field(() => String) field!: string;
  @Field(() => String) foja!: string;
  @Field(() => String) google!: string;
  @Field(() => String) label!: string;
}

@ObjectType('GoogleLoginPayload')
export class GoogleLoginPayload {
  @Field(() => LoginChallengeType, { nullable: true }) challenge!: LoginChallengeType | null;
  @Field(() => Date, { nullable: true }) expiresAt!: Date | null;
  @Field(() => String, { nullable: true }) notice!: string | null;
  @Field(() => String, { nullable: true }) token!: string | null;
  @Field(() => UserType, { nullable: true }) user!: UserType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('Health')
export class HealthType {
  @Field(() => Boolean) database!: boolean;
  @Field(() => Int) endpointsAvailable!: number;
  @Field(() => [HealthReasonEnum], { nullable: true }) reasons!: C.HealthReason[] | null;
  @Field(() => HealthStatusEnum) status!: C.HealthStatus;
  @Field(() => String) version!: string;
}

@ObjectType('HoursOfActivity')
export class HoursOfActivityType {
  @Field(() => WorkActivityEnum) activity!: C.WorkActivity;
  @Field(() => HoursTotalType) total!: HoursTotalType;
}

@ObjectType('HoursOfCase')
export class HoursOfCaseType {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => String) client!: string;
  @Field(() => HoursTotalType) total!: HoursTotalType;
}

@ObjectType('HoursOfDay')
export class HoursOfDayType {
  @Field(() => DateScalar) date!: string;
  @Field(() => HoursTotalType) total!: HoursTotalType;
}

@ObjectType('HoursOfPerson')
export class HoursOfPersonType {
  @Field(() => ID) personId!: string;
  @Field(() => String) personName!: string;
  @Field(() => HoursTotalType) total!: HoursTotalType;
}

@ObjectType('HoursSettings')
export class HoursSettingsType {
  @Field(() => BillIssuerType) issuer!: BillIssuerType;
  @Field(() => [BillablePersonType]) people!: BillablePersonType[];
  @Field(() => [TimeRateType]) rates!: TimeRateType[];
  @Field(() => TimeRoundingEnum) rounding!: C.TimeRounding;
}

@ObjectType('HoursSummary')
export class HoursSummaryType {
  @Field(() => HoursTotalType) billable!: HoursTotalType;
  @Field(() => [HoursOfActivityType]) byActivity!: HoursOfActivityType[];
  @Field(() => [HoursOfCaseType]) byCase!: HoursOfCaseType[];
  @Field(() => [HoursOfDayType]) byDay!: HoursOfDayType[];
  @Field(() => [HoursOfPersonType]) byPerson!: HoursOfPersonType[];
  @Field(() => HoursTotalType) flatFee!: HoursTotalType;
  @Field(() => HoursTotalType) notBillable!: HoursTotalType;
  @Field(() => HoursTotalType) total!: HoursTotalType;
  @Field(() => HoursTotalType) unbilled!: HoursTotalType;
}

@ObjectType('HoursTotal')
export class HoursTotalType {
  @Field(() => MoneyType) amount!: MoneyType;
  @Field(() => Int) billedSeconds!: number;
  @Field(() => Int) entryCount!: number;
  @Field(() => Int) seconds!: number;
  @Field(() => Int) withoutRateCount!: number;
}

@ObjectType('ImportCalendarPayload')
export class ImportCalendarPayload {
  @Field(() => Int) cancelledCount!: number;
  @Field(() => Int) createdCount!: number;
  @Field(() => [CalendarEventType]) events!: CalendarEventType[];
  @Field(() => [String]) notices!: string[];
  @Field(() => Int) problemCount!: number;
  @Field(() => [ImportProblemType]) problems!: ImportProblemType[];
  @Field(() => Int) unchangedCount!: number;
  @Field(() => Int) updatedCount!: number;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ImportProblem')
export class ImportProblemType {
  @Field(() => Int) line!: number;
  @Field(() => String) reason!: string;
  @Field(() => String) title!: string;
}

@ObjectType('Integration')
export class IntegrationType {
  @Field(() => String, { nullable: true }) accountName!: string | null;
  @Field(() => Boolean) canConnect!: boolean;
  @Field(() => Boolean) canDisconnect!: boolean;
  @Field(() => Date, { nullable: true }) connectedAt!: Date | null;
  @Field(() => String) detail!: string;
  @Field(() => Boolean) isLocked!: boolean;
  @Field(() => IntegrationKindEnum) kind!: C.IntegrationKind;
  @Field(() => IntegrationStateEnum) state!: C.IntegrationState;
}

@ObjectType('InvitationPreview')
export class InvitationPreviewType {
  @Field(() => String) caseTitle!: string;
  @Field(() => Date) expiresAt!: Date;
  @Field(() => String) inviterName!: string;
  @Field(() => CaseRoleEnum) role!: C.CaseRole;
}

@ObjectType('InviteSeatPayload')
export class InviteSeatPayload {
  @Field(() => SeatType, { nullable: true }) seat!: SeatType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('InviteToCasePayload')
export class InviteToCasePayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('KeepSessionPayload')
export class KeepSessionPayload {
  @Field(() => Int, { nullable: true }) timeoutMinutes!: number | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('LegalBasis')
export class LegalBasisType {
  @Field(() => String) article!: string;
  @Field(() => String) lawKey!: string;
  @Field(() => String) lawName!: string;
  @Field(() => String) path!: string;
  @Field(() => String) reason!: string;
  @Field(() => DateScalar, { nullable: true }) textDate!: string | null;
}

@ObjectType('LegalDocument', { implements: Node })
export class LegalDocumentType extends Node {
  @Field(() => DocumentAnalysisType, { nullable: true }) analysis!: DocumentAnalysisType | null;
  @Field(() => Int) byteLength!: number;
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => ID, { nullable: true }) caseDocumentId!: string | null;
  @Field(() => Float, { nullable: true }) confidence!: number | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String) fileName!: string;
  @Field(() => String) mediaType!: string;
  @Field(() => FindingCountsType) openFindings!: FindingCountsType;
  @Field(() => String, { nullable: true }) problem!: string | null;
  @Field(() => Int) progress!: number;
  @Field(() => [DocumentQuestionType]) questions!: DocumentQuestionType[];
  @Field(() => LegalDocumentType, { nullable: true }) sameFileAs!: LegalDocumentType | null;
  @Field(() => String) sha256!: string;
  @Field(() => DocumentAnalysisStatusEnum) status!: C.DocumentAnalysisStatus;
  @Field(() => DocumentSummaryType, { nullable: true }) summary!: DocumentSummaryType | null;
  @Field(() => LegalDocumentKindEnum, { nullable: true }) type!: C.LegalDocumentKind | null;
  @Field(() => String) url!: string;
}

@ObjectType('LegalDocumentConnection')
export class LegalDocumentConnection {
  @Field(() => [LegalDocumentEdgeType]) edges!: LegalDocumentEdgeType[];
  @Field(() => [LegalDocumentType]) nodes!: LegalDocumentType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('LegalDocumentEdge')
export class LegalDocumentEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => LegalDocumentType) node!: LegalDocumentType;
}

@ObjectType('LegalDocumentPayload')
export class LegalDocumentPayload {
  @Field(() => LegalDocumentType, { nullable: true }) document!: LegalDocumentType | null;
  @Field(() => LegalDocumentType, { nullable: true }) finishedDocument!: LegalDocumentType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('LinkCasesPayload')
export class LinkCasesPayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('LoginChallenge')
export class LoginChallengeType {
  @Field(() => Date) expiresAt!: Date;
  @Field(() => [SecondStepMethodEnum]) methods!: C.SecondStepMethod[];
  @Field(() => String) token!: string;
}

@ObjectType('LogoutEverywherePayload')
export class LogoutEverywherePayload {
  @Field(() => Int, { nullable: true }) endedCount!: number | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('LogoutPayload')
export class LogoutPayload {
  @Field(() => Boolean) ended!: boolean;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('MarkMessagesPayload')
export class MarkMessagesPayload {
  @Field(() => CaseMemberType, { nullable: true }) member!: CaseMemberType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('MarkNotificationsReadPayload')
export class MarkNotificationsReadPayload {
  @Field(() => [NotificationType], { nullable: true }) notifications!: NotificationType[] | null;
  @Field(() => Int, { nullable: true }) unreadCount!: number | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('MessageAttachment')
export class MessageAttachmentType {
  @Field(() => Int, { nullable: true }) byteLength!: number | null;
  @Field(() => String, { nullable: true }) detail!: string | null;
  @Field(() => ID) id!: string;
  @Field(() => AttachmentKindEnum) kind!: C.AttachmentKind;
  @Field(() => String) label!: string;
  @Field(() => String, { nullable: true }) mediaType!: string | null;
  @Field(() => AttachmentStateEnum) state!: C.AttachmentState;
  @Field(() => String, { nullable: true }) url!: string | null;
}

@ObjectType('MessageVersion')
export class MessageVersionType {
  @Field(() => String) text!: string;
  @Field(() => Date) until!: Date;
}

@ObjectType('ModelCall')
export class ModelCallType {
  @Field(() => Date) at!: Date;
  @Field(() => Int) characters!: number;
  @Field(() => ID) id!: string;
  @Field(() => String) model!: string;
  @Field(() => String) purpose!: string;
  @Field(() => Int) replaced!: number;
  @Field(() => ID, { nullable: true }) subjectId!: string | null;
}

@ObjectType('ModelCallConnection')
export class ModelCallConnection {
  @Field(() => [ModelCallEdgeType]) edges!: ModelCallEdgeType[];
  @Field(() => [ModelCallType]) nodes!: ModelCallType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('ModelCallEdge')
export class ModelCallEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => ModelCallType) node!: ModelCallType;
}

@ObjectType('ModelUsage')
export class ModelUsageType {
  @Field(() => Int) calls!: number;
  @Field(() => Int) droppedSentences!: number;
  @Field(() => Int) inputTokens!: number;
  @Field(() => Int) outputTokens!: number;
  @Field(() => Int) repairedSentences!: number;
}

@ObjectType('Money')
export class MoneyType {
  @Field(() => Float) centavos!: number;
  @Field(() => CurrencyEnum) currency!: C.Currency;
}

@ObjectType('MoveTriggerPayload')
export class MoveTriggerPayload {
  @Field(() => [DeadlineType]) deadlines!: DeadlineType[];
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('MovedDeadline')
export class MovedDeadlineType {
  @Field(() => DeadlineType) deadline!: DeadlineType;
  @Field(() => DateScalar, { nullable: true }) dueOn!: string | null;
  @Field(() => String, { nullable: true }) problem!: string | null;
}

@ObjectType('NonWorkingDay')
export class NonWorkingDayType {
  @Field(() => String, { nullable: true }) basis!: string | null;
  @Field(() => DateScalar) date!: string;
  @Field(() => NonWorkingDayKindEnum) kind!: C.NonWorkingDayKind;
  @Field(() => String) reason!: string;
}

@ObjectType('NoticeReading')
export class NoticeReadingType {
  @Field(() => ReadValueType, { nullable: true }) act!: ReadValueType | null;
  @Field(() => ID, { nullable: true }) calendar!: string | null;
  @Field(() => [CaseType]) cases!: CaseType[];
  @Field(() => TermChainType, { nullable: true }) chain!: TermChainType | null;
  @Field(() => ReadValueType, { nullable: true }) court!: ReadValueType | null;
  @Field(() => CourtOfficeType, { nullable: true }) courtOffice!: CourtOfficeType | null;
  @Field(() => ReadValueType, { nullable: true }) fileNumber!: ReadValueType | null;
  @Field(() => ReadTermType, { nullable: true }) freeTerm!: ReadTermType | null;
  @Field(() => Boolean) isMethodOrdered!: boolean;
  @Field(() => NoticeMethodEnum, { nullable: true }) method!: C.NoticeMethod | null;
  @Field(() => ReadPassageType, { nullable: true }) methodPassage!: ReadPassageType | null;
  @Field(() => [String]) missing!: string[];
  @Field(() => ReadDateType, { nullable: true }) noticeOn!: ReadDateType | null;
  @Field(() => [ReadDateType]) otherDates!: ReadDateType[];
  @Field(() => [ReadValueType]) parties!: ReadValueType[];
  @Field(() => ID, { nullable: true }) responsibleCalendar!: string | null;
  @Field(() => [TermRuleType]) rules!: TermRuleType[];
  @Field(() => String) text!: string;
}

@ObjectType('Notification', { implements: Node })
export class NotificationType extends Node {
  @Field(() => String) body!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => NotificationKindEnum) kind!: C.NotificationKind;
  @Field(() => String, { nullable: true }) path!: string | null;
  @Field(() => Date, { nullable: true }) readAt!: Date | null;
  @Field(() => String) title!: string;
}

@ObjectType('NotificationConnection')
export class NotificationConnection {
  @Field(() => [NotificationEdgeType]) edges!: NotificationEdgeType[];
  @Field(() => [NotificationType]) nodes!: NotificationType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) unreadCount!: number;
}

@ObjectType('NotificationEdge')
export class NotificationEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => NotificationType) node!: NotificationType;
}

@ObjectType('NotificationKindSetting')
export class NotificationKindSettingType {
  @Field(() => String) description!: string;
  @Field(() => Boolean) inApp!: boolean;
  @Field(() => Boolean) isInAppFixed!: boolean;
  @Field(() => Boolean) isMailed!: boolean;
  @Field(() => NotificationKindEnum) kind!: C.NotificationKind;
  @Field(() => NotificationMailEnum) mail!: C.NotificationMail;
  @Field(() => Boolean) push!: boolean;
  @Field(() => String) title!: string;
}

@ObjectType('NotificationSettings')
export class NotificationSettingsType {
  @Field(() => DigestFrequencyEnum) digest!: C.DigestFrequency;
  @Field(() => Int) digestHour!: number;
  @Field(() => Int) digestWeekday!: number;
  @Field(() => [NotificationKindSettingType]) kinds!: NotificationKindSettingType[];
  @Field(() => String) timeZone!: string;
}

@ObjectType('PageBox')
export class PageBoxType {
  @Field(() => Float) bottom!: number;
  @Field(() => Float) left!: number;
  @Field(() => Int) page!: number;
  @Field(() => Float) right!: number;
  @Field(() => Float) top!: number;
}

@ObjectType('PageInfo')
export class PageInfoType {
  @Field(() => String, { nullable: true }) endCursor!: string | null;
  @Field(() => Boolean) hasNextPage!: boolean;
  @Field(() => Boolean) hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true }) startCursor!: string | null;
}

@ObjectType('PassageSpan')
export class PassageSpanType {
  @Field(() => Boolean) isMatch!: boolean;
  @Field(() => String) text!: string;
}

@ObjectType('Passkey')
export class PasskeyType {
  @Field(() => Date) createdAt!: Date;
  @Field(() => ID) id!: string;
  @Field(() => Boolean) isBackedUp!: boolean;
  @Field(() => Date, { nullable: true }) lastUsedAt!: Date | null;
  @Field(() => String) name!: string;
}

@ObjectType('PasskeyPayload')
export class PasskeyPayload {
  @Field(() => PasskeyType, { nullable: true }) passkey!: PasskeyType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('PasskeyRequest')
export class PasskeyRequestType {
  @Field(() => Date) expiresAt!: Date;
  @Field(() => String) options!: string;
  @Field(() => String) token!: string;
}

@ObjectType('PasskeyRequestPayload')
export class PasskeyRequestPayload {
  @Field(() => PasskeyRequestType, { nullable: true }) request!: PasskeyRequestType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('PinThreadPayload')
export class PinThreadPayload {
  @Field(() => ChatThreadType, { nullable: true }) thread!: ChatThreadType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('PlanChangePreview')
export class PlanChangePreviewType {
  @Field(() => MoneyType) credit!: MoneyType;
  @Field(() => MoneyType) dueNow!: MoneyType;
  @Field(() => Date) effectiveAt!: Date;
  @Field(() => Boolean) isImmediate!: boolean;
  @Field(() => MoneyType) nextCharge!: MoneyType;
  @Field(() => Date) nextChargeAt!: Date;
  @Field(() => PlanCodeEnum) plan!: C.PlanCode;
}

@ObjectType('PlanOffer')
export class PlanOfferType {
  @Field(() => Int) cases!: number;
  @Field(() => Int) chatMessages!: number;
  @Field(() => PlanCodeEnum) code!: C.PlanCode;
  @Field(() => Int) documentAnalyses!: number;
  @Field(() => Boolean) includesApi!: boolean;
  @Field(() => Boolean) isPremium!: boolean;
  @Field(() => Boolean) isSoldOnline!: boolean;
  @Field(() => Int) maxUsers!: number;
  @Field(() => MoneyType) monthlyPrice!: MoneyType;
  @Field(() => Int) quantumAnalyses!: number;
  @Field(() => Int) trialDays!: number;
}

@ObjectType('PlanSubscription')
export class PlanSubscriptionType {
  @Field(() => Date) currentPeriodEnd!: Date;
  @Field(() => PlanCodeEnum) plan!: C.PlanCode;
  @Field(() => PlanSubscriptionStatusEnum) status!: C.PlanSubscriptionStatus;
  @Field(() => Int) trialDaysLeft!: number;
}

@ObjectType('PlatformAnalytics')
export class PlatformAnalyticsType {
  @Field(() => [PlatformFigureType]) figures!: PlatformFigureType[];
  @Field(() => DateScalar) from!: string;
  @Field(() => DateScalar) to!: string;
}

@ObjectType('PlatformFigure')
export class PlatformFigureType {
  @Field(() => String) code!: string;
  @Field(() => String) label!: string;
  @Field(() => AnalyticsUnitEnum) unit!: C.AnalyticsUnit;
  @Field(() => Float, { nullable: true }) value!: number | null;
}

@ObjectType('Prebill', { implements: Node })
export class PrebillType extends Node {
  @Field(() => String) amountInWords!: string;
  @Field(() => MoneyType) balance!: MoneyType;
  @Field(() => Int) billedSeconds!: number;
  @Field(() => [CaseType]) cases!: CaseType[];
  @Field(() => String) client!: string;
  @Field(() => TaxPersonKindEnum) clientKind!: C.TaxPersonKind;
  @Field(() => String, { nullable: true }) clientRfc!: string | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => MoneyType) disbursements!: MoneyType;
  @Field(() => DateScalar, { nullable: true }) dueOn!: string | null;
  @Field(() => DateScalar) from!: string;
  @Field(() => DateScalar) issuedOn!: string;
  @Field(() => BillIssuerType) issuer!: BillIssuerType;
  @Field(() => [PrebillLineType]) lines!: PrebillLineType[];
  @Field(() => PrebillMailType, { nullable: true }) mail!: PrebillMailType | null;
  @Field(() => String) notes!: string;
  @Field(() => String) number!: string;
  @Field(() => [PrebillPaymentType]) payments!: PrebillPaymentType[];
  @Field(() => MoneyType) received!: MoneyType;
  @Field(() => Date, { nullable: true }) sentAt!: Date | null;
  @Field(() => PrebillStatusEnum) status!: C.PrebillStatus;
  @Field(() => MoneyType) subtotal!: MoneyType;
  @Field(() => [BillTaxType]) taxes!: BillTaxType[];
  @Field(() => DateScalar) to!: string;
  @Field(() => MoneyType) total!: MoneyType;
  @Field(() => Int) totalSeconds!: number;
  @Field(() => VatRateEnum) vatRate!: C.VatRate;
  @Field(() => Boolean) viewerCanDiscard!: boolean;
}

@ObjectType('PrebillCfdiDraft')
export class PrebillCfdiDraftType {
  @Field(() => FiscalProfileType, { nullable: true }) issuer!: FiscalProfileType | null;
  @Field(() => [UserErrorType]) missing!: UserErrorType[];
  @Field(() => [String]) notes!: string[];
  @Field(() => String, { nullable: true }) paymentForm!: string | null;
  @Field(() => String) paymentMethod!: string;
  @Field(() => ID) prebillId!: string;
  @Field(() => String) productKey!: string;
  @Field(() => ClientFiscalProfileType, { nullable: true }) receiver!: ClientFiscalProfileType | null;
  @Field(() => MoneyType) subtotal!: MoneyType;
  @Field(() => [BillTaxType]) taxes!: BillTaxType[];
  @Field(() => MoneyType) total!: MoneyType;
}

@ObjectType('PrebillConnection')
export class PrebillConnection {
  @Field(() => [PrebillEdgeType]) edges!: PrebillEdgeType[];
  @Field(() => [PrebillType]) nodes!: PrebillType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('PrebillEdge')
export class PrebillEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => PrebillType) node!: PrebillType;
}

@ObjectType('PrebillLine')
export class PrebillLineType {
  @Field(() => WorkActivityEnum, { nullable: true }) activity!: C.WorkActivity | null;
  @Field(() => MoneyType) amount!: MoneyType;
  @Field(() => Int, { nullable: true }) billedSeconds!: number | null;
  @Field(() => DateScalar, { nullable: true }) date!: string | null;
  @Field(() => String) description!: string;
  @Field(() => PrebillLineKindEnum) kind!: C.PrebillLineKind;
  @Field(() => String, { nullable: true }) personName!: string | null;
  @Field(() => MoneyType, { nullable: true }) rate!: MoneyType | null;
  @Field(() => PrebillReceiptType, { nullable: true }) receipt!: PrebillReceiptType | null;
  @Field(() => ID, { nullable: true }) timeEntryId!: string | null;
}

@ObjectType('PrebillMail')
export class PrebillMailType {
  @Field(() => Date) at!: Date;
  @Field(() => PrebillMailStateEnum) state!: C.PrebillMailState;
  @Field(() => String) to!: string;
}

@ObjectType('PrebillPayload')
export class PrebillPayload {
  @Field(() => PrebillType, { nullable: true }) prebill!: PrebillType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('PrebillPayment')
export class PrebillPaymentType {
  @Field(() => MoneyType) amount!: MoneyType;
  @Field(() => Date) createdAt!: Date;
  @Field(() => ID) id!: string;
  @Field(() => PrebillPaymentKindEnum) kind!: C.PrebillPaymentKind;
  @Field(() => String) note!: string;
  @Field(() => DateScalar) receivedOn!: string;
}

@ObjectType('PrebillPreview')
export class PrebillPreviewType {
  @Field(() => String) amountInWords!: string;
  @Field(() => MoneyType) balance!: MoneyType;
  @Field(() => Int) billedSeconds!: number;
  @Field(() => MoneyType) disbursements!: MoneyType;
  @Field(() => [PrebillLineType]) lines!: PrebillLineType[];
  @Field(() => MoneyType) received!: MoneyType;
  @Field(() => MoneyType) subtotal!: MoneyType;
  @Field(() => [BillTaxType]) taxes!: BillTaxType[];
  @Field(() => MoneyType) total!: MoneyType;
  @Field(() => Int) totalSeconds!: number;
  @Field(() => [EventOccurrenceType]) unrecorded!: EventOccurrenceType[];
  @Field(() => Int) unrecordedCount!: number;
  @Field(() => VatRateEnum) vatRate!: C.VatRate;
  @Field(() => Int) withoutRateCount!: number;
}

@ObjectType('PrebillReceipt')
export class PrebillReceiptType {
  @Field(() => Int) byteLength!: number;
  @Field(() => String) fileName!: string;
  @Field(() => ID) id!: string;
  @Field(() => String) mediaType!: string;
  @Field(() => String) url!: string;
}

@ObjectType('PreferenceSettings')
export class PreferenceSettingsType {
  @Field(() => Boolean) autoSave!: boolean;
  @Field(() => String) currency!: string;
  @Field(() => DashboardLayoutEnum) dashboardLayout!: C.DashboardLayout;
  @Field(() => DateFormatEnum) dateFormat!: C.DateFormat;
  @Field(() => EmailNotificationSettingsType) emailNotifications!: EmailNotificationSettingsType;
  @Field(() => AnswerLanguageEnum) language!: C.AnswerLanguage;
  @Field(() => ThemePreferenceEnum) theme!: C.ThemePreference;
  @Field(() => String) timeZone!: string;
}

@ObjectType('PresenceEvent')
export class PresenceEventType {
  @Field(() => ID) caseId!: string;
  @Field(() => Int) deliveredSequence!: number;
  @Field(() => Boolean) isPresent!: boolean;
  @Field(() => String) name!: string;
  @Field(() => Int) readSequence!: number;
  @Field(() => ID) userId!: string;
}

@ObjectType('PreviewMovePayload')
export class PreviewMovePayload {
  @Field(() => NoticeMethodEnum, { nullable: true }) method!: C.NoticeMethod | null;
  @Field(() => [MovedDeadlineType]) moves!: MovedDeadlineType[];
  @Field(() => String, { nullable: true }) noticeAt!: string | null;
  @Field(() => DateScalar, { nullable: true }) noticeOn!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('Privacy')
export class PrivacyType {
  @Field(() => PrivacyChoicesType) choices!: PrivacyChoicesType;
  @Field(() => AccountDeletionType, { nullable: true }) deletion!: AccountDeletionType | null;
  @Field(() => AccountExportType, { nullable: true }) export!: AccountExportType | null;
  @Field(() => String, { nullable: true }) outsideModel!: string | null;
  @Field(() => [PrivacyRequestType]) requests!: PrivacyRequestType[];
  @Field(() => Int) sharedCaseCount!: number;
}

@ObjectType('PrivacyChoices')
export class PrivacyChoicesType {
  @Field(() => Boolean) automatedEvaluation!: boolean;
  @Field(() => Boolean) modelUse!: boolean;
}

@ObjectType('PrivacyPayload')
export class PrivacyPayload {
  @Field(() => PrivacyType, { nullable: true }) privacy!: PrivacyType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('PrivacyRequest')
export class PrivacyRequestType {
  @Field(() => String, { nullable: true }) answer!: string | null;
  @Field(() => DateScalar) answerBy!: string;
  @Field(() => Date, { nullable: true }) answeredAt!: Date | null;
  @Field(() => Date, { nullable: true }) doneAt!: Date | null;
  @Field(() => DateScalar, { nullable: true }) effectBy!: string | null;
  @Field(() => ID) id!: string;
  @Field(() => Date) receivedAt!: Date;
  @Field(() => PrivacyRightEnum) right!: C.PrivacyRight;
  @Field(() => PrivacyRequestStateEnum) state!: C.PrivacyRequestState;
  @Field(() => String, { nullable: true }) text!: string | null;
  @Field(() => Int, { nullable: true }) workingDaysLeft!: number | null;
}

@ObjectType('ProfileSettings')
export class ProfileSettingsType {
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => String, { nullable: true }) barNumber!: string | null;
  @Field(() => String, { nullable: true }) bio!: string | null;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) lawFirm!: string | null;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true }) profession!: string | null;
  @Field(() => [LegalSpecializationEnum]) specializations!: C.LegalSpecialization[];
}

@ObjectType('PushDevice')
export class PushDeviceType {
  @Field(() => Date) createdAt!: Date;
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
}

@ObjectType('PushDevicePayload')
export class PushDevicePayload {
  @Field(() => PushDeviceType, { nullable: true }) device!: PushDeviceType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('PushSetup')
export class PushSetupType {
  @Field(() => [PushDeviceType]) devices!: PushDeviceType[];
  @Field(() => String, { nullable: true }) problem!: string | null;
  @Field(() => String, { nullable: true }) publicKey!: string | null;
}

@ObjectType('QuestionReading')
export class QuestionReadingType {
  @Field(() => ReadingKindEnum) kind!: C.ReadingKind;
  @Field(() => String) label!: string;
  @Field(() => [ReadingOptionType]) options!: ReadingOptionType[];
  @Field(() => String) value!: string;
}

@ObjectType('QuotePiece')
export class QuotePieceType {
  @Field(() => QuotePieceKindEnum) kind!: C.QuotePieceKind;
  @Field(() => String) text!: string;
}

@ObjectType('QuoteRequest')
export class QuoteRequestType {
  @Field(() => Date) createdAt!: Date;
  @Field(() => ID) id!: string;
}

@ObjectType('RateAnswerPayload')
export class RateAnswerPayload {
  @Field(() => ChatMessageType, { nullable: true }) message!: ChatMessageType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ReadDate')
export class ReadDateType {
  @Field(() => DateScalar) date!: string;
  @Field(() => String) meaning!: string;
  @Field(() => ReadPassageType) passage!: ReadPassageType;
}

@ObjectType('ReadNoticePayload')
export class ReadNoticePayload {
  @Field(() => NoticeReadingType, { nullable: true }) reading!: NoticeReadingType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ReadPassage')
export class ReadPassageType {
  @Field(() => Int) end!: number;
  @Field(() => Int) start!: number;
  @Field(() => String) text!: string;
}

@ObjectType('ReadTerm')
export class ReadTermType {
  @Field(() => Int) amount!: number;
  @Field(() => [String]) articles!: string[];
  @Field(() => ReadPassageType) passage!: ReadPassageType;
  @Field(() => ID, { nullable: true }) regime!: string | null;
  @Field(() => ID, { nullable: true }) ruleId!: string | null;
  @Field(() => String) term!: string;
  @Field(() => String) title!: string;
  @Field(() => TermUnitEnum) unit!: C.TermUnit;
}

@ObjectType('ReadValue')
export class ReadValueType {
  @Field(() => ReadPassageType) passage!: ReadPassageType;
  @Field(() => String) value!: string;
}

@ObjectType('ReadingOption')
export class ReadingOptionType {
  @Field(() => String) label!: string;
  @Field(() => String) value!: string;
}

@ObjectType('RecentSearch')
export class RecentSearchType {
  @Field(() => SavedFiltersType) filters!: SavedFiltersType;
  @Field(() => String) query!: string;
  @Field(() => Int) resultCount!: number;
  @Field(() => Date) searchedAt!: Date;
  @Field(() => SearchSortEnum) sort!: C.SearchSort;
}

@ObjectType('Recurrence')
export class RecurrenceType {
  @Field(() => Int, { nullable: true }) count!: number | null;
  @Field(() => RecurrenceFrequencyEnum) frequency!: C.RecurrenceFrequency;
  @Field(() => Int) interval!: number;
  @Field(() => String) rule!: string;
  @Field(() => String) text!: string;
  @Field(() => DateScalar, { nullable: true }) until!: string | null;
  @Field(() => Int, { nullable: true }) weekOfMonth!: number | null;
  @Field(() => [WeekdayEnum]) weekdays!: C.Weekday[];
}

@ObjectType('RegenerateRecoveryCodesPayload')
export class RegenerateRecoveryCodesPayload {
  @Field(() => [String], { nullable: true }) recoveryCodes!: string[] | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RegisterOperationPayload')
export class RegisterOperationPayload {
  @Field(() => RegisteredOperationType, { nullable: true }) registeredOperation!: RegisteredOperationType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RegisteredOperation')
export class RegisteredOperationType {
  @Field(() => Date) createdAt!: Date;
  @Field(() => ID) id!: string;
  @Field(() => Int) maxAgeSeconds!: number;
  @Field(() => String) name!: string;
  @Field(() => String) path!: string;
  @Field(() => String) sha256!: string;
  @Field(() => String) text!: string;
}

@ObjectType('RegisteredOperationConnection')
export class RegisteredOperationConnection {
  @Field(() => [RegisteredOperationEdgeType]) edges!: RegisteredOperationEdgeType[];
  @Field(() => [RegisteredOperationType]) nodes!: RegisteredOperationType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('RegisteredOperationEdge')
export class RegisteredOperationEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => RegisteredOperationType) node!: RegisteredOperationType;
}

@ObjectType('RemoveClosurePayload')
export class RemoveClosurePayload {
  @Field(() => [DeadlineType]) changed!: DeadlineType[];
  @Field(() => ID, { nullable: true }) removedId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RemoveMemberPayload')
export class RemoveMemberPayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RemovePartyPayload')
export class RemovePartyPayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RemoveSampleCasePayload')
export class RemoveSampleCasePayload {
  @Field(() => ID, { nullable: true }) removedCaseId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RemoveSeatPayload')
export class RemoveSeatPayload {
  @Field(() => ID, { nullable: true }) removedSeatId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RemoveTimeRatePayload')
export class RemoveTimeRatePayload {
  @Field(() => Int) changedCount!: number;
  @Field(() => ID, { nullable: true }) removedId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RenameThreadPayload')
export class RenameThreadPayload {
  @Field(() => ChatThreadType, { nullable: true }) thread!: ChatThreadType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RenewCalendarFeedPayload')
export class RenewCalendarFeedPayload {
  @Field(() => CalendarFeedType, { nullable: true }) feed!: CalendarFeedType | null;
  @Field(() => String, { nullable: true }) url!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
  @Field(() => String, { nullable: true }) webcalUrl!: string | null;
}

@ObjectType('ReopenDeadlinePayload')
export class ReopenDeadlinePayload {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ReportClientErrorPayload')
export class ReportClientErrorPayload {
  @Field(() => Boolean) recorded!: boolean;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RequestPasswordResetPayload')
export class RequestPasswordResetPayload {
  @Field(() => Boolean, { nullable: true }) isTaken!: boolean | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RequestQuotePayload')
export class RequestQuotePayload {
  @Field(() => QuoteRequestType, { nullable: true }) quoteRequest!: QuoteRequestType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ResetPasswordPayload')
export class ResetPasswordPayload {
  @Field(() => Boolean, { nullable: true }) isReset!: boolean | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ResetSandboxPayload')
export class ResetSandboxPayload {
  @Field(() => ID, { nullable: true }) caseId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ResolveGoogleConflictPayload')
export class ResolveGoogleConflictPayload {
  @Field(() => GoogleConflictType, { nullable: true }) conflict!: GoogleConflictType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RestoreCalendarEventPayload')
export class RestoreCalendarEventPayload {
  @Field(() => CalendarEventType, { nullable: true }) event!: CalendarEventType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RestoreDeadlinePayload')
export class RestoreDeadlinePayload {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RestoreTimeEntryPayload')
export class RestoreTimeEntryPayload {
  @Field(() => TimeEntryType, { nullable: true }) entry!: TimeEntryType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RevokeCalendarFeedPayload')
export class RevokeCalendarFeedPayload {
  @Field(() => ID, { nullable: true }) revokedFeedId!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('RevokeInvitationPayload')
export class RevokeInvitationPayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('Ruling', { implements: Node })
export class RulingType extends Node {
  @Field(() => TextAccessEnum) access!: C.TextAccess;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => String) citation!: string;
  @Field(() => [ArticleType]) cites!: ArticleType[];
  @Field(() => CourtEnum, { nullable: true }) court!: C.Court | null;
  @Field(() => String) courtName!: string;
  @Field(() => DateScalar, { nullable: true }) decidedOn!: string | null;
  @Field(() => String) excerpt!: string;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
  @Field(() => String, { nullable: true }) text!: string | null;
  @Field(() => String) title!: string;
  @Field(() => String) url!: string;
}

@ObjectType('RunningTimer')
export class RunningTimerType {
  @Field(() => Int) accumulatedSeconds!: number;
  @Field(() => WorkActivityEnum) activity!: C.WorkActivity;
  @Field(() => BillingKindEnum) billing!: C.BillingKind;
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => String) description!: string;
  @Field(() => CalendarEventType, { nullable: true }) event!: CalendarEventType | null;
  @Field(() => ID) id!: string;
  @Field(() => Boolean) isTooLong!: boolean;
  @Field(() => Date, { nullable: true }) runningSince!: Date | null;
  @Field(() => Date) serverTime!: Date;
  @Field(() => Date) startedAt!: Date;
  @Field(() => WorkTaskType, { nullable: true }) task!: WorkTaskType | null;
}

@ObjectType('SaveCalculationPayload')
export class SaveCalculationPayload {
  @Field(() => SavedCalculationType, { nullable: true }) savedCalculation!: SavedCalculationType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('SaveDeadlinesPayload')
export class SaveDeadlinesPayload {
  @Field(() => [DeadlineType]) deadlines!: DeadlineType[];
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('SaveSearchPayload')
export class SaveSearchPayload {
  @Field(() => SavedSearchType, { nullable: true }) savedSearch!: SavedSearchType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('SavedCalculation')
export class SavedCalculationType {
  @Field(() => CalculationType) calculation!: CalculationType;
  @Field(() => ID, { nullable: true }) caseId!: string | null;
  @Field(() => ID, { nullable: true }) contractId!: string | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => ID, { nullable: true }) deadlineId!: string | null;
  @Field(() => ID) id!: string;
  @Field(() => CalculatorKindEnum) kind!: C.CalculatorKind;
  @Field(() => String) title!: string;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => String) values!: string;
}

@ObjectType('SavedCalculationConnection')
export class SavedCalculationConnection {
  @Field(() => [SavedCalculationEdgeType]) edges!: SavedCalculationEdgeType[];
  @Field(() => [SavedCalculationType]) nodes!: SavedCalculationType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('SavedCalculationEdge')
export class SavedCalculationEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => SavedCalculationType) node!: SavedCalculationType;
}

@ObjectType('SavedFilters')
export class SavedFiltersType {
  @Field(() => LegalAreaEnum, { nullable: true }) area!: C.LegalArea | null;
  @Field(() => ResearchCategoryEnum, { nullable: true }) category!: C.ResearchCategory | null;
  @Field(() => CourtEnum, { nullable: true }) court!: C.Court | null;
  @Field(() => SearchDateRangeEnum, { nullable: true }) dateRange!: C.SearchDateRange | null;
  @Field(() => JurisdictionEnum, { nullable: true }) jurisdiction!: C.Jurisdiction | null;
  @Field(() => [DocumentKindEnum]) kinds!: C.DocumentKind[];
  @Field(() => ID, { nullable: true }) statute!: string | null;
}

@ObjectType('SavedSearch', { implements: Node })
export class SavedSearchType extends Node {
  @Field(() => Date) createdAt!: Date;
  @Field(() => SavedFiltersType) filters!: SavedFiltersType;
  @Field(() => Boolean) hasAlert!: boolean;
  @Field(() => Date) lastRunAt!: Date;
  @Field(() => String) name!: string;
  @Field(() => Int) newResultCount!: number;
  @Field(() => String) query!: string;
  @Field(() => Int) resultCount!: number;
  @Field(() => SearchSortEnum) sort!: C.SearchSort;
}

@ObjectType('SearchFacets')
export class SearchFacetsType {
  @Field(() => [FacetBucketType]) areas!: FacetBucketType[];
  @Field(() => [FacetBucketType]) courts!: FacetBucketType[];
  @Field(() => [FacetBucketType]) jurisdictions!: FacetBucketType[];
  @Field(() => [FacetBucketType]) kinds!: FacetBucketType[];
  @Field(() => [FacetBucketType]) statutes!: FacetBucketType[];
  @Field(() => [FacetBucketType]) years!: FacetBucketType[];
}

@ObjectType('SearchResult')
export class SearchResultType {
  @Field(() => TextAccessEnum) access!: C.TextAccess;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => String) citation!: string;
  @Field(() => Int) citations!: number;
  @Field(() => CourtEnum, { nullable: true }) court!: C.Court | null;
  @Field(() => DateScalar, { nullable: true }) date!: string | null;
  @Field(() => String) explanation!: string;
  @Field(() => ID) id!: string;
  @Field(() => JurisdictionEnum, { nullable: true }) jurisdiction!: C.Jurisdiction | null;
  @Field(() => DocumentKindEnum, { nullable: true }) kind!: C.DocumentKind | null;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
  @Field(() => [PassageSpanType]) passage!: PassageSpanType[];
  @Field(() => MatchReasonEnum) reason!: C.MatchReason;
  @Field(() => Int) relevance!: number;
  @Field(() => String) source!: string;
  @Field(() => String) summary!: string;
  @Field(() => DateScalar, { nullable: true }) textAsOf!: string | null;
  @Field(() => String) title!: string;
  @Field(() => String) url!: string;
}

@ObjectType('SearchResultConnection')
export class SearchResultConnection {
  @Field(() => String, { nullable: true }) didYouMean!: string | null;
  @Field(() => [SearchResultEdgeType]) edges!: SearchResultEdgeType[];
  @Field(() => SearchFacetsType) facets!: SearchFacetsType;
  @Field(() => [SearchResultType]) nodes!: SearchResultType[];
  @Field(() => String, { nullable: true }) notice!: string | null;
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => String, { nullable: true }) searchedInstead!: string | null;
  @Field(() => [SearchResultType]) topics!: SearchResultType[];
  @Field(() => Int) totalCount!: number;
}

@ObjectType('SearchResultEdge')
export class SearchResultEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => SearchResultType) node!: SearchResultType;
}

@ObjectType('SearchStatistics')
export class SearchStatisticsType {
  @Field(() => Int) articleCount!: number;
  @Field(() => Int) availableSources!: number;
  @Field(() => Int) jurisprudenceCount!: number;
  @Field(() => Int) legalCodesCount!: number;
  @Field(() => [String]) popularQueries!: string[];
  @Field(() => [RecentSearchType]) recentSearches!: RecentSearchType[];
  @Field(() => Int) rulingCount!: number;
  @Field(() => Float, { nullable: true }) successRate!: number | null;
  @Field(() => DateScalar, { nullable: true }) textAsOf!: string | null;
  @Field(() => Int) topicCount!: number;
  @Field(() => Int) totalSearches!: number;
}

@ObjectType('Seat')
export class SeatType {
  @Field(() => String) email!: string;
  @Field(() => ID) id!: string;
  @Field(() => Date) invitedAt!: Date;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => SeatStatusEnum) status!: C.SeatStatus;
}

@ObjectType('SeatSummary')
export class SeatSummaryType {
  @Field(() => [SeatType]) members!: SeatType[];
  @Field(() => Int) total!: number;
  @Field(() => Int) used!: number;
}

@ObjectType('SecuritySettings')
export class SecuritySettingsType {
  @Field(() => Boolean) loginNotifications!: boolean;
  @Field(() => Int) sessionTimeoutMinutes!: number;
  @Field(() => Boolean) twoFactorEnabled!: boolean;
}

@ObjectType('SendCaseMessagePayload')
export class SendCaseMessagePayload {
  @Field(() => CaseMessageType, { nullable: true }) message!: CaseMessageType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('Session', { implements: Node })
export class SessionType extends Node {
  @Field(() => String) address!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Boolean) isCurrent!: boolean;
  @Field(() => Date) lastSeenAt!: Date;
  @Field(() => String, { nullable: true }) userAgent!: string | null;
}

@ObjectType('SessionEndedEvent')
export class SessionEndedEventType {
  @Field(() => ID) sessionId!: string;
}

@ObjectType('SetAlertDaysPayload')
export class SetAlertDaysPayload {
  @Field(() => [Int], { nullable: true }) alertDays!: number[] | null;
  @Field(() => String, { nullable: true }) timeZone!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('SetCalendarSettingsPayload')
export class SetCalendarSettingsPayload {
  @Field(() => CalendarSettingsType, { nullable: true }) settings!: CalendarSettingsType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('SetDeadlineReminderPayload')
export class SetDeadlineReminderPayload {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
  @Field(() => String, { nullable: true }) message!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('SetHoursSettingsPayload')
export class SetHoursSettingsPayload {
  @Field(() => HoursSettingsType, { nullable: true }) settings!: HoursSettingsType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('SetTimeRatePayload')
export class SetTimeRatePayload {
  @Field(() => Int) changedCount!: number;
  @Field(() => TimeRateType, { nullable: true }) rate!: TimeRateType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('SnoozeDeadlinePayload')
export class SnoozeDeadlinePayload {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
  @Field(() => String, { nullable: true }) message!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('StartDemoSessionPayload')
export class StartDemoSessionPayload {
  @Field(() => DemoSessionType, { nullable: true }) demoSession!: DemoSessionType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('StartTimerPayload')
export class StartTimerPayload {
  @Field(() => TimeEntryType, { nullable: true }) stoppedEntry!: TimeEntryType | null;
  @Field(() => RunningTimerType, { nullable: true }) timer!: RunningTimerType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('Statute')
export class StatuteType {
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => Int) articleCount!: number;
  @Field(() => Boolean) hasOfficialText!: boolean;
  @Field(() => JurisdictionEnum, { nullable: true }) jurisdiction!: C.Jurisdiction | null;
  @Field(() => ID) key!: string;
  @Field(() => DocumentKindEnum) kind!: C.DocumentKind;
  @Field(() => String) lastArticle!: string;
  @Field(() => DateScalar, { nullable: true }) lastReformOn!: string | null;
  @Field(() => String, { nullable: true }) laterReform!: string | null;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
  @Field(() => [StatuteHeadingType]) outline!: StatuteHeadingType[];
  @Field(() => DateScalar, { nullable: true }) publishedOn!: string | null;
  @Field(() => String) shortName!: string;
  @Field(() => DateScalar) textAsOf!: string;
  @Field(() => [TransitoryDecreeType]) transitoryDecrees!: TransitoryDecreeType[];
  @Field(() => [StatuteVersionType]) versions!: StatuteVersionType[];
}

@ObjectType('StatuteHeading')
export class StatuteHeadingType {
  @Field(() => Int) articleCount!: number;
  @Field(() => Int) depth!: number;
  @Field(() => String) firstArticle!: string;
  @Field(() => String) lastArticle!: string;
  @Field(() => String) title!: string;
}

@ObjectType('StatuteSection')
export class StatuteSectionType {
  @Field(() => [ArticleType]) articles!: ArticleType[];
  @Field(() => String, { nullable: true }) nextArticle!: string | null;
  @Field(() => [String]) path!: string[];
  @Field(() => String, { nullable: true }) previousArticle!: string | null;
  @Field(() => StatuteType) statute!: StatuteType;
  @Field(() => DateScalar) textAsOf!: string;
}

@ObjectType('StatuteVersion')
export class StatuteVersionType {
  @Field(() => Int) articleCount!: number;
  @Field(() => Boolean) isCurrent!: boolean;
  @Field(() => DateScalar, { nullable: true }) lastReformOn!: string | null;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
  @Field(() => DateScalar) textAsOf!: string;
}

@ObjectType('StopAnswerPayload')
export class StopAnswerPayload {
  @Field(() => ChatMessageType, { nullable: true }) message!: ChatMessageType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('StopTimerPayload')
export class StopTimerPayload {
  @Field(() => TimeEntryType, { nullable: true }) entry!: TimeEntryType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('SubscriptionDetails')
export class SubscriptionDetailsType {
  @Field(() => Boolean) cancelAtPeriodEnd!: boolean;
  @Field(() => Date, { nullable: true }) graceEndsAt!: Date | null;
  @Field(() => Boolean) isPrepaid!: boolean;
  @Field(() => CheckoutType, { nullable: true }) openCheckout!: CheckoutType | null;
  @Field(() => ID, { nullable: true }) ownSeatId!: string | null;
  @Field(() => PaymentProviderEnum, { nullable: true }) provider!: C.PaymentProvider | null;
  @Field(() => PlanCodeEnum, { nullable: true }) scheduledPlan!: C.PlanCode | null;
  @Field(() => SeatSummaryType, { nullable: true }) seats!: SeatSummaryType | null;
  @Field(() => String, { nullable: true }) sharedBy!: string | null;
  @Field(() => PlanSubscriptionType) subscription!: PlanSubscriptionType;
  @Field(() => UsageType) usage!: UsageType;
}

@ObjectType('SubscriptionDetailsPayload')
export class SubscriptionDetailsPayload {
  @Field(() => SubscriptionDetailsType, { nullable: true }) details!: SubscriptionDetailsType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('SubscriptionInvoice')
export class SubscriptionInvoiceType {
  @Field(() => String, { nullable: true }) hostedUrl!: string | null;
  @Field(() => ID) id!: string;
  @Field(() => Date) issuedAt!: Date;
  @Field(() => String) number!: string;
  @Field(() => Date, { nullable: true }) paidAt!: Date | null;
  @Field(() => Date) periodEnd!: Date;
  @Field(() => Date) periodStart!: Date;
  @Field(() => MoneyType) refunded!: MoneyType;
  @Field(() => SubscriptionInvoiceStatusEnum) status!: C.SubscriptionInvoiceStatus;
  @Field(() => MoneyType) total!: MoneyType;
}

@ObjectType('SubscriptionInvoiceConnection')
export class SubscriptionInvoiceConnection {
  @Field(() => [SubscriptionInvoiceEdgeType]) edges!: SubscriptionInvoiceEdgeType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('SubscriptionInvoiceEdge')
export class SubscriptionInvoiceEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => SubscriptionInvoiceType) node!: SubscriptionInvoiceType;
}

@ObjectType('Suspension')
export class SuspensionType {
  @Field(() => DateScalar) from!: string;
  @Field(() => String) reason!: string;
  @Field(() => DateScalar) to!: string;
}

@ObjectType('SyncGoogleCalendarPayload')
export class SyncGoogleCalendarPayload {
  @Field(() => GoogleCalendarConnection, { nullable: true }) connection!: GoogleCalendarConnection | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('TemplateClauseMatch')
export class TemplateClauseMatchType {
  @Field(() => DocumentSpanType, { nullable: true }) at!: DocumentSpanType | null;
  @Field(() => [LegalBasisType]) basis!: LegalBasisType[];
  @Field(() => String) heading!: string;
  @Field(() => TemplateClauseStateEnum) state!: C.TemplateClauseState;
}

@ObjectType('TermBasis')
export class TermBasisType {
  @Field(() => String) articleNumber!: string;
  @Field(() => String, { nullable: true }) place!: string | null;
  @Field(() => ID) statuteKey!: string;
  @Field(() => String) statuteName!: string;
  @Field(() => DateScalar) textAsOf!: string;
}

@ObjectType('TermChain')
export class TermChainType {
  @Field(() => ID) id!: string;
  @Field(() => [TermChainStepType]) steps!: TermChainStepType[];
  @Field(() => String) title!: string;
  @Field(() => String) trigger!: string;
}

@ObjectType('TermChainStep')
export class TermChainStepType {
  @Field(() => ID, { nullable: true }) afterRuleId!: string | null;
  @Field(() => Boolean) isChecked!: boolean;
  @Field(() => Boolean) isEstimated!: boolean;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => TermRuleType) rule!: TermRuleType;
}

@ObjectType('TermRule')
export class TermRuleType {
  @Field(() => Int, { nullable: true }) amount!: number | null;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => Boolean) asksLawOfAct!: boolean;
  @Field(() => [TermBasisType]) basis!: TermBasisType[];
  @Field(() => String, { nullable: true }) consequence!: string | null;
  @Field(() => String, { nullable: true }) extension!: string | null;
  @Field(() => ID) id!: string;
  @Field(() => Boolean) isBackward!: boolean;
  @Field(() => TermKindEnum) kind!: C.TermKind;
  @Field(() => ID, { nullable: true }) lawOfAct!: string | null;
  @Field(() => [NoticeMethodEnum]) methods!: C.NoticeMethod[];
  @Field(() => [String]) notes!: string[];
  @Field(() => ProceduralSideEnum, { nullable: true }) side!: C.ProceduralSide | null;
  @Field(() => String) term!: string;
  @Field(() => String) title!: string;
  @Field(() => String) trigger!: string;
  @Field(() => TermUnitEnum, { nullable: true }) unit!: C.TermUnit | null;
}

@ObjectType('TermRuleConnection')
export class TermRuleConnection {
  @Field(() => [TermRuleEdgeType]) edges!: TermRuleEdgeType[];
  @Field(() => [TermRuleType]) nodes!: TermRuleType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('TermRuleEdge')
export class TermRuleEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => TermRuleType) node!: TermRuleType;
}

@ObjectType('TextSpan')
export class TextSpanType {
  @Field(() => Int) end!: number;
  @Field(() => Int) start!: number;
}

@ObjectType('Thesis', { implements: Node })
export class ThesisType extends Node {
  @Field(() => TextAccessEnum) access!: C.TextAccess;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => DateScalar, { nullable: true }) bindingFrom!: string | null;
  @Field(() => String, { nullable: true }) body!: string | null;
  @Field(() => String) citation!: string;
  @Field(() => [ArticleType]) cites!: ArticleType[];
  @Field(() => CourtEnum, { nullable: true }) court!: C.Court | null;
  @Field(() => String, { nullable: true }) epoch!: string | null;
  @Field(() => String) excerpt!: string;
  @Field(() => String, { nullable: true }) instance!: string | null;
  @Field(() => String, { nullable: true }) key!: string | null;
  @Field(() => DocumentKindEnum) kind!: C.DocumentKind;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
  @Field(() => String, { nullable: true }) precedents!: string | null;
  @Field(() => DateScalar, { nullable: true }) publishedOn!: string | null;
  @Field(() => String, { nullable: true }) publishedText!: string | null;
  @Field(() => String) registry!: string;
  @Field(() => [String]) subjects!: string[];
  @Field(() => String, { nullable: true }) text!: string | null;
  @Field(() => String) title!: string;
  @Field(() => String) url!: string;
  @Field(() => String) verification!: string;
}

@ObjectType('TimeEntry', { implements: Node })
export class TimeEntryType extends Node {
  @Field(() => WorkActivityEnum) activity!: C.WorkActivity;
  @Field(() => MoneyType, { nullable: true }) amount!: MoneyType | null;
  @Field(() => Int) billedSeconds!: number;
  @Field(() => BillingKindEnum) billing!: C.BillingKind;
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => String) client!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String) description!: string;
  @Field(() => Date, { nullable: true }) endedAt!: Date | null;
  @Field(() => CalendarEventType, { nullable: true }) event!: CalendarEventType | null;
  @Field(() => ID) personId!: string;
  @Field(() => String) personName!: string;
  @Field(() => PrebillType, { nullable: true }) prebill!: PrebillType | null;
  @Field(() => MoneyType, { nullable: true }) rate!: MoneyType | null;
  @Field(() => RateScopeEnum, { nullable: true }) rateScope!: C.RateScope | null;
  @Field(() => Int) seconds!: number;
  @Field(() => TimeEntrySourceEnum) source!: C.TimeEntrySource;
  @Field(() => Date, { nullable: true }) startedAt!: Date | null;
  @Field(() => WorkTaskType, { nullable: true }) task!: WorkTaskType | null;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => Int) version!: number;
  @Field(() => Boolean) viewerCanEdit!: boolean;
  @Field(() => DateScalar) workedOn!: string;
}

@ObjectType('TimeEntryConnection')
export class TimeEntryConnection {
  @Field(() => [TimeEntryEdgeType]) edges!: TimeEntryEdgeType[];
  @Field(() => [TimeEntryType]) nodes!: TimeEntryType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('TimeEntryEdge')
export class TimeEntryEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => TimeEntryType) node!: TimeEntryType;
}

@ObjectType('TimeRate', { implements: Node })
export class TimeRateType extends Node {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => String, { nullable: true }) client!: string | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => ID, { nullable: true }) personId!: string | null;
  @Field(() => String, { nullable: true }) personName!: string | null;
  @Field(() => MoneyType) rate!: MoneyType;
  @Field(() => RateScopeEnum) scope!: C.RateScope;
  @Field(() => DateScalar) validFrom!: string;
}

@ObjectType('TimerChange')
export class TimerChangeType {
  @Field(() => TimeEntryType, { nullable: true }) entry!: TimeEntryType | null;
  @Field(() => RunningTimerType, { nullable: true }) timer!: RunningTimerType | null;
}

@ObjectType('TimerPayload')
export class TimerPayload {
  @Field(() => RunningTimerType, { nullable: true }) timer!: RunningTimerType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('ToastEvent')
export class ToastEventType {
  @Field(() => ToastKindEnum) kind!: C.ToastKind;
  @Field(() => String) message!: string;
  @Field(() => String, { nullable: true }) path!: string | null;
}

@ObjectType('Today')
export class TodayType {
  @Field(() => [EventConflictType]) conflicts!: EventConflictType[];
  @Field(() => DateScalar) date!: string;
  @Field(() => Int) deadlineCount!: number;
  @Field(() => [DeadlineType]) deadlines!: DeadlineType[];
  @Field(() => [EventOccurrenceType]) events!: EventOccurrenceType[];
  @Field(() => Int) eventsThisWeek!: number;
  @Field(() => Int) googleConflictCount!: number;
  @Field(() => GoogleConnectionStateEnum) googleState!: C.GoogleConnectionState;
  @Field(() => [EventOccurrenceType]) hearings!: EventOccurrenceType[];
  @Field(() => EventOccurrenceType, { nullable: true }) next!: EventOccurrenceType | null;
  @Field(() => EventOccurrenceType, { nullable: true }) nextHearing!: EventOccurrenceType | null;
  @Field(() => NonWorkingDayType, { nullable: true }) nonWorkingDay!: NonWorkingDayType | null;
  @Field(() => MoneyType) unbilledAmount!: MoneyType;
  @Field(() => Int) unbilledSeconds!: number;
  @Field(() => Int) unrecordedCount!: number;
  @Field(() => String) zone!: string;
}

@ObjectType('Topic', { implements: Node })
export class TopicType extends Node {
  @Field(() => String) answer!: string;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => [ArticleType]) articles!: ArticleType[];
  @Field(() => String) question!: string;
  @Field(() => [TopicSectionType]) sections!: TopicSectionType[];
  @Field(() => [String]) steps!: string[];
  @Field(() => String, { nullable: true }) term!: string | null;
  @Field(() => String) title!: string;
  @Field(() => String) url!: string;
}

@ObjectType('TopicSection')
export class TopicSectionType {
  @Field(() => String) heading!: string;
  @Field(() => [String]) points!: string[];
}

@ObjectType('TrackedChangesFile')
export class TrackedChangesFileType {
  @Field(() => Int) changeCount!: number;
  @Field(() => ExportedFileType) file!: ExportedFileType;
  @Field(() => [UnplacedChangeType]) unplaced!: UnplacedChangeType[];
}

@ObjectType('TransitoryArticle')
export class TransitoryArticleType {
  @Field(() => ID) id!: string;
  @Field(() => String) label!: string;
  @Field(() => String) text!: string;
  @Field(() => String) url!: string;
}

@ObjectType('TransitoryDecree')
export class TransitoryDecreeType {
  @Field(() => Int) articleCount!: number;
  @Field(() => [TransitoryArticleType]) articles!: TransitoryArticleType[];
  @Field(() => ID) id!: string;
  @Field(() => Boolean) isCut!: boolean;
  @Field(() => Boolean) isOriginal!: boolean;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => DateScalar) publishedOn!: string;
  @Field(() => ID) statuteKey!: string;
}

@ObjectType('Trial')
export class TrialType {
  @Field(() => Int) daysLeft!: number;
  @Field(() => String) email!: string;
  @Field(() => Date) expiresAt!: Date;
  @Field(() => ID) id!: string;
  @Field(() => Boolean) isExpired!: boolean;
  @Field(() => String) name!: string;
  @Field(() => Date) startedAt!: Date;
  @Field(() => UsageType) usage!: UsageType;
}

@ObjectType('TwoFactor')
export class TwoFactorType {
  @Field(() => Date, { nullable: true }) enabledAt!: Date | null;
  @Field(() => Int) recoveryCodesLeft!: number;
}

@ObjectType('TwoFactorEnrolment')
export class TwoFactorEnrolmentType {
  @Field(() => String) address!: string;
  @Field(() => String) secret!: string;
}

@ObjectType('TypingEvent')
export class TypingEventType {
  @Field(() => ID) caseId!: string;
  @Field(() => Boolean) isTyping!: boolean;
  @Field(() => String) name!: string;
  @Field(() => ID) userId!: string;
}

@ObjectType('TypingPayload')
export class TypingPayload {
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UnderstoodFact')
export class UnderstoodFactType {
  @Field(() => MoneyType, { nullable: true }) amount!: MoneyType | null;
  @Field(() => DateScalar, { nullable: true }) date!: string | null;
  @Field(() => String, { nullable: true }) duration!: string | null;
  @Field(() => Int) end!: number;
  @Field(() => UnderstoodKindEnum) kind!: C.UnderstoodKind;
  @Field(() => Int) start!: number;
  @Field(() => String) text!: string;
}

@ObjectType('UnheldLaw')
export class UnheldLawType {
  @Field(() => [Int]) citations!: number[];
  @Field(() => String) name!: string;
}

@ObjectType('UnlinkCasesPayload')
export class UnlinkCasesPayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UnplacedChange')
export class UnplacedChangeType {
  @Field(() => String) after!: string;
  @Field(() => String) before!: string;
  @Field(() => String) line!: string;
}

@ObjectType('UpdateCalculationPayload')
export class UpdateCalculationPayload {
  @Field(() => SavedCalculationType, { nullable: true }) savedCalculation!: SavedCalculationType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UpdateCalendarEventPayload')
export class UpdateCalendarEventPayload {
  @Field(() => [EventOccurrenceType]) conflicts!: EventOccurrenceType[];
  @Field(() => CalendarEventType, { nullable: true }) event!: CalendarEventType | null;
  @Field(() => [String]) notices!: string[];
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UpdateCasePayload')
export class UpdateCasePayload {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [FieldConflictType]) fieldConflicts!: FieldConflictType[];
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UpdateCitationReviewPayload')
export class UpdateCitationReviewPayload {
  @Field(() => CitationReviewType, { nullable: true }) review!: CitationReviewType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UpdateClientFiscalProfilePayload')
export class UpdateClientFiscalProfilePayload {
  @Field(() => ClientFiscalProfileType, { nullable: true }) clientFiscalProfile!: ClientFiscalProfileType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UpdateDeadlinePayload')
export class UpdateDeadlinePayload {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
  @Field(() => [FieldConflictType]) fieldConflicts!: FieldConflictType[];
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UpdateFiscalProfilePayload')
export class UpdateFiscalProfilePayload {
  @Field(() => FiscalProfileType, { nullable: true }) fiscalProfile!: FiscalProfileType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UpdateNotificationSettingsPayload')
export class UpdateNotificationSettingsPayload {
  @Field(() => NotificationSettingsType, { nullable: true }) settings!: NotificationSettingsType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UpdateSavedSearchPayload')
export class UpdateSavedSearchPayload {
  @Field(() => SavedSearchType, { nullable: true }) savedSearch!: SavedSearchType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UpdateSettingsPayload')
export class UpdateSettingsPayload {
  @Field(() => UserSettingsType, { nullable: true }) settings!: UserSettingsType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UpdateTimeEntryPayload')
export class UpdateTimeEntryPayload {
  @Field(() => TimeEntryType, { nullable: true }) entry!: TimeEntryType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('UpgradeSubscriptionPayload')
export class UpgradeSubscriptionPayload {
  @Field(() => CheckoutType, { nullable: true }) checkout!: CheckoutType | null;
  @Field(() => SubscriptionDetailsType, { nullable: true }) details!: SubscriptionDetailsType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('Upload')
export class UploadType {
  @Field(() => Int) byteLength!: number;
  @Field(() => Date) expiresAt!: Date;
  @Field(() => String) fileName!: string;
  @Field(() => ID) id!: string;
  @Field(() => String) url!: string;
}

@ObjectType('Usage')
export class UsageType {
  @Field(() => UsageMeterType) chatMessages!: UsageMeterType;
  @Field(() => UsageMeterType) documentsAnalyzed!: UsageMeterType;
  @Field(() => UsageMeterType) quantumAnalyses!: UsageMeterType;
}

@ObjectType('UsageMeter')
export class UsageMeterType {
  @Field(() => Int) limit!: number;
  @Field(() => Float) percentage!: number;
  @Field(() => Date) resetsAt!: Date;
  @Field(() => Int) used!: number;
}

@ObjectType('UsedCalendar')
export class UsedCalendarType {
  @Field(() => CalendarConfidenceEnum) confidence!: C.CalendarConfidence;
  @Field(() => Boolean) isComplete!: boolean;
  @Field(() => ID) key!: string;
  @Field(() => String) name!: string;
  @Field(() => String) source!: string;
  @Field(() => Int) year!: number;
}

@ObjectType('User', { implements: Node })
export class UserType extends Node {
  @Field(() => Date) createdAt!: Date;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => [String]) features!: string[];
  @Field(() => Boolean) isPremium!: boolean;
  @Field(() => UserLimitsType) limits!: UserLimitsType;
  @Field(() => String) name!: string;
  @Field(() => PlanCodeEnum) plan!: C.PlanCode;
  @Field(() => String, { nullable: true }) profession!: string | null;
  @Field(() => PlanSubscriptionType) subscription!: PlanSubscriptionType;
  @Field(() => String) timeZone!: string;
  @Field(() => UserUsageType) usage!: UserUsageType;
}

@ObjectType('UserError')
export class UserErrorType {
  @Field(() => ErrorCodeEnum) code!: C.ErrorCode;
  @Field(() => String, { nullable: true }) field!: string | null;
  @Field(() => String) message!: string;
}

@ObjectType('UserLimits')
export class UserLimitsType {
  @Field(() => Int) cases!: number;
  @Field(() => Int) chatMessages!: number;
  @Field(() => Int) documentAnalysis!: number;
}

@ObjectType('UserSettings')
export class UserSettingsType {
  @Field(() => PreferenceSettingsType) preferences!: PreferenceSettingsType;
  @Field(() => ProfileSettingsType) profile!: ProfileSettingsType;
  @Field(() => SecuritySettingsType) security!: SecuritySettingsType;
  @Field(() => Int) version!: number;
}

@ObjectType('UserUsage')
export class UserUsageType {
  @Field(() => Int) cases!: number;
  @Field(() => Int) chat!: number;
  @Field(() => Int) documents!: number;
}

@ObjectType('WebhookAttempt')
export class WebhookAttemptType {
  @Field(() => Int) durationMs!: number;
  @Field(() => WebhookFailureEnum, { nullable: true }) failure!: C.WebhookFailure | null;
  @Field(() => String) message!: string;
  @Field(() => String) responseStart!: string;
  @Field(() => Date) startedAt!: Date;
  @Field(() => Int, { nullable: true }) statusCode!: number | null;
}

@ObjectType('WebhookDelivery', { implements: Node })
export class WebhookDeliveryType extends Node {
  @Field(() => [WebhookAttemptType]) attempts!: WebhookAttemptType[];
  @Field(() => String) body!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => ID) eventId!: string;
  @Field(() => String) eventType!: string;
  @Field(() => Boolean) isReplay!: boolean;
  @Field(() => Date, { nullable: true }) nextAttemptAt!: Date | null;
  @Field(() => WebhookDeliveryStatusEnum) status!: C.WebhookDeliveryStatus;
}

@ObjectType('WebhookDeliveryConnection')
export class WebhookDeliveryConnection {
  @Field(() => [WebhookDeliveryEdgeType]) edges!: WebhookDeliveryEdgeType[];
  @Field(() => [WebhookDeliveryType]) nodes!: WebhookDeliveryType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('WebhookDeliveryEdge')
export class WebhookDeliveryEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => WebhookDeliveryType) node!: WebhookDeliveryType;
}

@ObjectType('WebhookDeliveryPayload')
export class WebhookDeliveryPayload {
  @Field(() => WebhookDeliveryType, { nullable: true }) delivery!: WebhookDeliveryType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('WebhookEndpoint', { implements: Node })
export class WebhookEndpointType extends Node {
  @Field(() => Date) createdAt!: Date;
  @Field(() => String) description!: string;
  @Field(() => [String]) eventTypes!: string[];
  @Field(() => Date, { nullable: true }) failingSince!: Date | null;
  @Field(() => Date, { nullable: true }) previousSecretUntil!: Date | null;
  @Field(() => WebhookEndpointStateEnum) state!: C.WebhookEndpointState;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => String) url!: string;
}

@ObjectType('WebhookEndpointPayload')
export class WebhookEndpointPayload {
  @Field(() => WebhookEndpointType, { nullable: true }) endpoint!: WebhookEndpointType | null;
  @Field(() => String, { nullable: true }) secret!: string | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ObjectType('WebhookEventType')
export class WebhookEventTypeType {
  @Field(() => String) description!: string;
  @Field(() => String) descriptionEn!: string;
  @Field(() => String) example!: string;
  @Field(() => String) group!: string;
  @Field(() => String) jsonSchema!: string;
  @Field(() => String) name!: string;
  @Field(() => String) title!: string;
  @Field(() => Int) version!: number;
}

@ObjectType('WorkTask', { implements: Node })
export class WorkTaskType extends Node {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true }) doneAt!: Date | null;
  @Field(() => DateScalar, { nullable: true }) dueOn!: string | null;
  @Field(() => Boolean) isDone!: boolean;
  @Field(() => String) notes!: string;
  @Field(() => Int) recordedSeconds!: number;
  @Field(() => String) title!: string;
  @Field(() => Int) version!: number;
}

@ObjectType('WorkTaskConnection')
export class WorkTaskConnection {
  @Field(() => [WorkTaskEdgeType]) edges!: WorkTaskEdgeType[];
  @Field(() => [WorkTaskType]) nodes!: WorkTaskType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
}

@ObjectType('WorkTaskEdge')
export class WorkTaskEdgeType {
  @Field(() => String) cursor!: string;
  @Field(() => WorkTaskType) node!: WorkTaskType;
}

@ObjectType('WorkTaskPayload')
export class WorkTaskPayload {
  @Field(() => WorkTaskType, { nullable: true }) task!: WorkTaskType | null;
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

@ArgsType()
export class ArticleCitedByArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class CaseDeadlinesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class CaseDocumentsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class CaseEventsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class CaseNotesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class CaseTimelineArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class ChatThreadMessagesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => String, { nullable: true }) before?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => Int, { nullable: true }) last?: number | null;
}

@ArgsType()
export class DeadlinePanelActiveArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 50 }) first?: number | null;
}

@ArgsType()
export class GoogleCalendarConnectionConflictsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QueryAnalyticsArgs {
  @Field(() => AnalyticsComparisonEnum, { nullable: true, defaultValue: "PREVIOUS_PERIOD" }) compareWith?: C.AnalyticsComparison | null;
  @Field(() => DateScalar, { nullable: true }) from?: string | null;
  @Field(() => AnalyticsPresetEnum, { nullable: true, defaultValue: "LAST_30_DAYS" }) range?: C.AnalyticsPreset | null;
  @Field(() => DateScalar, { nullable: true }) to?: string | null;
}

@ArgsType()
export class QueryAnalyticsRowsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => DateScalar, { nullable: true }) from?: string | null;
  @Field(() => AnalyticsMetricEnum) metric!: C.AnalyticsMetric;
  @Field(() => AnalyticsPresetEnum, { nullable: true, defaultValue: "LAST_30_DAYS" }) range?: C.AnalyticsPreset | null;
  @Field(() => DateScalar, { nullable: true }) to?: string | null;
}

@ArgsType()
export class QueryArticleArgs {
  @Field(() => DateScalar, { nullable: true }) asOf?: string | null;
  @Field(() => String) number!: string;
  @Field(() => ID) statute!: string;
}

@ArgsType()
export class QueryAuditEntriesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => AuditFilter, { nullable: true }) filter?: AuditFilter | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QueryAuditFileArgs {
  @Field(() => AuditFilter, { nullable: true }) filter?: AuditFilter | null;
  @Field(() => AuditFileFormatEnum) format!: C.AuditFileFormat;
}

@ArgsType()
export class QueryBillableSummaryArgs {
  @Field(() => DateScalar, { nullable: true }) from?: string | null;
  @Field(() => DateScalar, { nullable: true }) to?: string | null;
}

@ArgsType()
export class QueryCalculationDocumentArgs {
  @Field(() => DocumentFormatEnum) format!: C.DocumentFormat;
  @Field(() => CalculateInput) values!: CalculateInput;
}

@ArgsType()
export class QueryCalendarEventsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => CalendarFilter, { nullable: true }) filter?: CalendarFilter | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => DateScalar, { nullable: true }) from?: string | null;
  @Field(() => DateScalar, { nullable: true }) to?: string | null;
}

@ArgsType()
export class QueryCalendarFeedContentArgs {
  @Field(() => ID) feedId!: string;
  @Field(() => String) key!: string;
}

@ArgsType()
export class QueryCalendarRangeArgs {
  @Field(() => ID, { nullable: true }) calendar?: string | null;
  @Field(() => CalendarFilter, { nullable: true }) filter?: CalendarFilter | null;
  @Field(() => DateScalar) from!: string;
  @Field(() => DateScalar) to!: string;
  @Field(() => String, { nullable: true }) zone?: string | null;
}

@ArgsType()
export class QueryCaseChatDocumentArgs {
  @Field(() => ID) caseId!: string;
  @Field(() => DocumentFormatEnum) format!: C.DocumentFormat;
}

@ArgsType()
export class QueryCaseEventsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QueryCaseMessagesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => String, { nullable: true }) before?: string | null;
  @Field(() => ID) caseId!: string;
  @Field(() => Int, { nullable: true }) first?: number | null;
  @Field(() => Int, { nullable: true }) last?: number | null;
  @Field(() => String, { nullable: true }) search?: string | null;
}

@ArgsType()
export class QueryCasesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => CaseFilter, { nullable: true }) filter?: CaseFilter | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => CaseSortEnum, { nullable: true, defaultValue: "UPDATED" }) sort?: C.CaseSort | null;
}

@ArgsType()
export class QueryChatThreadDocumentArgs {
  @Field(() => DocumentFormatEnum) format!: C.DocumentFormat;
  @Field(() => ID) id!: string;
  @Field(() => Boolean, { nullable: true, defaultValue: true }) withSources?: boolean | null;
}

@ArgsType()
export class QueryChatThreadsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => String, { nullable: true }) search?: string | null;
}

@ArgsType()
export class QueryCheckConflictsArgs {
  @Field(() => ID, { nullable: true }) exceptCaseId?: string | null;
  @Field(() => String) name!: string;
}

@ArgsType()
export class QueryCheckFileNumberArgs {
  @Field(() => ID, { nullable: true }) courtId?: string | null;
  @Field(() => String, { nullable: true }) courtName?: string | null;
  @Field(() => String) fileNumber!: string;
}

@ArgsType()
export class QueryCitationReviewDocumentArgs {
  @Field(() => DocumentFormatEnum) format!: C.DocumentFormat;
  @Field(() => ID) id!: string;
}

@ArgsType()
export class QueryCitationReviewsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QueryComputationDocumentArgs {
  @Field(() => DocumentFormatEnum) format!: C.DocumentFormat;
  @Field(() => ComputeDeadlineInput) input!: ComputeDeadlineInput;
}

@ArgsType()
export class QueryContractComparisonArgs {
  @Field(() => ID) contractId!: string;
  @Field(() => Int) from!: number;
  @Field(() => Int) to!: number;
}

@ArgsType()
export class QueryContractDocumentArgs {
  @Field(() => Boolean, { nullable: true, defaultValue: false }) fillLines?: boolean | null;
  @Field(() => DocumentFormatEnum) format!: C.DocumentFormat;
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true }) version?: number | null;
}

@ArgsType()
export class QueryContractEvidenceArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true }) version?: number | null;
}

@ArgsType()
export class QueryContractTextArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true }) version?: number | null;
}

@ArgsType()
export class QueryContractsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => ContractFilter, { nullable: true }) filter?: ContractFilter | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QueryCourtCalendarArgs {
  @Field(() => ID) key!: string;
  @Field(() => Int) year!: number;
}

@ArgsType()
export class QueryCourtOfficesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => String, { nullable: true }) search?: string | null;
}

@ArgsType()
export class QueryDeadlineDocumentArgs {
  @Field(() => DocumentFormatEnum) format!: C.DocumentFormat;
  @Field(() => ID) id!: string;
}

@ArgsType()
export class QueryDeadlinesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => DeadlineFilter, { nullable: true }) filter?: DeadlineFilter | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QueryDocumentComparisonArgs {
  @Field(() => ID) firstId!: string;
  @Field(() => ID) secondId!: string;
}

@ArgsType()
export class QueryDocumentReportArgs {
  @Field(() => DocumentReportFormatEnum) format!: C.DocumentReportFormat;
  @Field(() => ID) id!: string;
}

@ArgsType()
export class QueryDocumentTableFileArgs {
  @Field(() => DocumentTableFormatEnum) format!: C.DocumentTableFormat;
  @Field(() => ID) id!: string;
}

@ArgsType()
export class QueryDocumentTemplateComparisonArgs {
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true }) templateId?: string | null;
}

@ArgsType()
export class QueryDocumentsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => LegalDocumentFilter, { nullable: true }) filter?: LegalDocumentFilter | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QueryEstimateDocumentArgs {
  @Field(() => EstimateAudienceEnum) audience!: C.EstimateAudience;
  @Field(() => DocumentFormatEnum) format!: C.DocumentFormat;
  @Field(() => ID) id!: string;
}

@ArgsType()
export class QueryEstimatesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QueryEventConflictsArgs {
  @Field(() => String) end!: string;
  @Field(() => ID, { nullable: true }) exceptEventId?: string | null;
  @Field(() => String) start!: string;
  @Field(() => String, { nullable: true }) zone?: string | null;
}

@ArgsType()
export class QueryExportAnalyticsArgs {
  @Field(() => AnalyticsComparisonEnum, { nullable: true, defaultValue: "PREVIOUS_PERIOD" }) compareWith?: C.AnalyticsComparison | null;
  @Field(() => DateScalar, { nullable: true }) from?: string | null;
  @Field(() => AnalyticsPresetEnum, { nullable: true, defaultValue: "LAST_30_DAYS" }) range?: C.AnalyticsPreset | null;
  @Field(() => DateScalar, { nullable: true }) to?: string | null;
}

@ArgsType()
export class QueryModelCallsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QueryNotificationsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { defaultValue: 20 }) first!: number;
  @Field(() => Boolean, { defaultValue: false }) unreadOnly!: boolean;
}

@ArgsType()
export class QueryPlatformAnalyticsArgs {
  @Field(() => DateScalar, { nullable: true }) from?: string | null;
  @Field(() => AnalyticsPresetEnum, { nullable: true, defaultValue: "LAST_30_DAYS" }) range?: C.AnalyticsPreset | null;
  @Field(() => DateScalar, { nullable: true }) to?: string | null;
}

@ArgsType()
export class QueryPrebillCfdiArgs {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) paymentForm?: string | null;
  @Field(() => String, { nullable: true }) productKey?: string | null;
}

@ArgsType()
export class QueryPrebillCfdiDraftArgs {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) paymentForm?: string | null;
  @Field(() => String, { nullable: true }) productKey?: string | null;
}

@ArgsType()
export class QueryPrebillDocumentArgs {
  @Field(() => DocumentFormatEnum) format!: C.DocumentFormat;
  @Field(() => ID) id!: string;
}

@ArgsType()
export class QueryPrebillsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QueryRegisteredOperationsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QuerySavedCalculationsArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QuerySearchArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => SearchFilters, { nullable: true }) filters?: SearchFilters | null;
  @Field(() => Int, { nullable: true, defaultValue: 10 }) first?: number | null;
  @Field(() => String) query!: string;
  @Field(() => SearchSortEnum, { nullable: true, defaultValue: "RELEVANCE" }) sort?: C.SearchSort | null;
}

@ArgsType()
export class QueryStatuteSectionArgs {
  @Field(() => DateScalar, { nullable: true }) asOf?: string | null;
  @Field(() => String, { nullable: true }) number?: string | null;
  @Field(() => ID) statute!: string;
}

@ArgsType()
export class QuerySubscriptionInvoiceCfdiArgs {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) paymentForm?: string | null;
}

@ArgsType()
export class QuerySubscriptionInvoicesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QueryTermRulesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => LegalAreaEnum, { nullable: true }) area?: C.LegalArea | null;
  @Field(() => String, { nullable: true }) article?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => ID, { nullable: true }) statute?: string | null;
}

@ArgsType()
export class QueryTimeEntriesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => HoursFilter, { nullable: true }) filter?: HoursFilter | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class QueryWebhookDeliveriesArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => ID) endpointId!: string;
  @Field(() => Int, { defaultValue: 20 }) first!: number;
  @Field(() => WebhookDeliveryStatusEnum, { nullable: true }) status?: C.WebhookDeliveryStatus | null;
}

@ArgsType()
export class QueryWorkTasksArgs {
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => WorkTaskFilter, { nullable: true }) filter?: WorkTaskFilter | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
}

@ArgsType()
export class SubscriptionCaseMessageAddedArgs {
  @Field(() => Int) afterSequence!: number;
  @Field(() => ID) caseId!: string;
  @Field(() => Date, { nullable: true }) changedSince?: Date | null;
}

@ArgsType()
export class SubscriptionChatReplyArgs {
  @Field(() => Int, { nullable: true, defaultValue: 0 }) fromOffset?: number | null;
  @Field(() => ID) messageId!: string;
}