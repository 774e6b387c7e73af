import { ActivityHour, ActivityVisit, ServerHour } from './activity.entity.ts';
import { AccountIdentity, GoogleAttempt } from './account-identity.entity.ts';
import { Estimate } from './estimate.entity.ts';
import {
  Notification,
  NotificationDigest,
  NotificationPreference,
  PushDevice,
  PushKey,
} from './notification.entity.ts';
import { ApiKey } from './api-key.entity.ts';
import { AuditChain, AuditEntry } from './audit.entity.ts';
import { SavedCalculation } from './calculation.entity.ts';
import { RegisteredOperation } from './developers.entity.ts';
import { Ruling, Thesis } from './case-law.entity.ts';
import {
  CalendarEvent,
  CalendarFeed,
  CalendarPreference,
  GoogleConflict,
  GoogleConnection,
  GoogleConsent,
  GoogleLink,
} from './calendar.entity.ts';
import { ChatMessage, ChatThread } from './chat.entity.ts';
import {
  CaseDocument,
  CaseEvent,
  CaseInvitation,
  CaseLink,
  CaseMember,
  CaseMessage,
  CaseNote,
  CaseParty,
  CourtOffice,
  LegalCase,
} from './case.entity.ts';
import { CitationReview, CitationReviewFile } from './citation-review.entity.ts';
import { ClientError, IdempotentRequest, OutboxEvent, Upload } from './kernel.entity.ts';
import {
  Contract,
  ContractDraft,
  ContractHash,
  ContractMail,
  ContractTemplateFile,
  ContractVersion,
  ContractVersionFile,
  DraftedClause,
} from './contract.entity.ts';
import { DocumentAnalysis, DocumentQuestion, DocumentTable, LegalDocument } from './document.entity.ts';
import { CourtClosure, Deadline, DeadlineAlert, DeadlinePreference } from './deadline.entity.ts';
import {
  HoursPreference,
  Prebill,
  PrebillPayment,
  PrebillReceipt,
  RunningTimer,
  TimeEntry,
  TimeRate,
  WorkTask,
} from './hours.entity.ts';
import { ClientFiscalProfile, FiscalProfile } from './invoicing.entity.ts';
import {
  PaidSubscription,
  PaymentCustomer,
  PaymentEvent,
  PlanCheckout,
  SandboxObject,
  SubscriptionInvoice,
} from './payment.entity.ts';
import { PlanSubscription, UsageCounter } from './plan-subscription.entity.ts';
import { Article } from './article.entity.ts';
import { Statute } from './statute.entity.ts';
import { ContentStamp, Topic } from './topic.entity.ts';
import { PlanSeat, QuoteRequest } from './seat.entity.ts';
import { TransitoryArticle, TransitoryDecree } from './transitory.entity.ts';
import { Passkey, RecoveryCode, SecurityTicket, TotpFactor } from './security.entity.ts';
import { AccountSettings } from './settings.entity.ts';
import { AccountDeletion, AccountExport, ModelCall, PrivacyChoice, PrivacyRequest } from './privacy.entity.ts';
import { IntegrationConnection, IntegrationConsent } from './integration.entity.ts';
import { WebhookDelivery, WebhookEndpoint, WebhookEvent } from './webhook.entity.ts';
import { SavedSearch, SearchRun } from './search.entity.ts';
import { RefreshToken, Session, SigningKey } from './session.entity.ts';
import { Trial, UsedTrial } from './trial.entity.ts';
import { User } from './user.entity.ts';

/** All entities. Their relations form one graph, so they are registered together. */
export const entities = [
  AccountIdentity,
  GoogleAttempt,
  User,
  Session,
  RefreshToken,
  SigningKey,
  SecurityTicket,
  TotpFactor,
  RecoveryCode,
  Passkey,
  ApiKey,
  AuditChain,
  AuditEntry,
  PrivacyRequest,
  AccountExport,
  AccountDeletion,
  PrivacyChoice,
  ModelCall,
  AccountSettings,
  IntegrationConnection,
  IntegrationConsent,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEvent,
  PlanSubscription,
  UsageCounter,
  PaymentCustomer,
  PlanCheckout,
  PaidSubscription,
  SubscriptionInvoice,
  PaymentEvent,
  SandboxObject,
  Trial,
  UsedTrial,
  ChatThread,
  ChatMessage,
  Statute,
  Article,
  TransitoryDecree,
  TransitoryArticle,
  Topic,
  ContentStamp,
  Thesis,
  Ruling,
  SearchRun,
  SavedSearch,
  OutboxEvent,
  ClientError,
  Upload,
  CitationReview,
  CitationReviewFile,
  CourtOffice,
  LegalCase,
  CaseMember,
  CaseParty,
  CaseLink,
  CaseNote,
  CaseEvent,
  CaseInvitation,
  CaseMessage,
  CaseDocument,
  IdempotentRequest,
  Deadline,
  DeadlineAlert,
  CourtClosure,
  DeadlinePreference,
  CalendarEvent,
  CalendarPreference,
  CalendarFeed,
  GoogleConnection,
  GoogleConsent,
  GoogleLink,
  GoogleConflict,
  WorkTask,
  RunningTimer,
  HoursPreference,
  TimeRate,
  Prebill,
  PrebillPayment,
  PrebillReceipt,
  TimeEntry,
  FiscalProfile,
  ClientFiscalProfile,
  PlanSeat,
  QuoteRequest,
  Contract,
  ContractVersion,
  ContractVersionFile,
  ContractHash,
  ContractMail,
  ContractDraft,
  DraftedClause,
  ContractTemplateFile,
  LegalDocument,
  DocumentAnalysis,
  DocumentQuestion,
  DocumentTable,
  SavedCalculation,
  RegisteredOperation,
  Estimate,
  Notification,
  NotificationPreference,
  NotificationDigest,
  PushDevice,
  PushKey,
  ActivityHour,
  ActivityVisit,
  ServerHour,
];
