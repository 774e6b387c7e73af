/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AskQuestionInput = {
  /** Chosen by the client: the same id asked twice is one question. */
  clientId?: string | null | undefined;
  /** The question, 1–8,000 characters. */
  text: string;
  /** Conversation to go on with; a new one is opened without it. */
  threadId?: string | null | undefined;
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

export type HealthStatus =
  | 'DEGRADED'
  | 'OK';

export type LoginInput = {
  email: string;
  password: string;
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

export type RegisterInput = {
  email: string;
  name: string;
  /** At least 6 characters; 12 or more are recommended. */
  password: string;
  profession?: string | null | undefined;
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

export type RestAskMutationVariables = Exact<{
  input: AskQuestionInput;
}>;


export type RestAskMutation = { askQuestion: { finishedAnswer: { id: string, threadId: string, status: ChatMessageStatus, text: string, error: string | null, notice: string | null, isAbstention: boolean, citations: Array<{ ordinal: number, label: string, state: CitationState, reason: string, textAsOf: string | null, officialUrl: string | null }> } | null, userErrors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type RestUserFragment = { id: string, name: string, email: string | null, profession: string | null, plan: PlanCode, isPremium: boolean, features: Array<string>, subscription: { plan: PlanCode, status: PlanSubscriptionStatus, trialDaysLeft: number, currentPeriodEnd: string }, usage: { chat: number, documents: number, cases: number }, limits: { chatMessages: number, documentAnalysis: number, cases: number } };

export type RestLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type RestLoginMutation = { login: { token: string | null, expiresAt: string | null, user: { id: string, name: string, email: string | null, profession: string | null, plan: PlanCode, isPremium: boolean, features: Array<string>, subscription: { plan: PlanCode, status: PlanSubscriptionStatus, trialDaysLeft: number, currentPeriodEnd: string }, usage: { chat: number, documents: number, cases: number }, limits: { chatMessages: number, documentAnalysis: number, cases: number } } | null, userErrors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type RestRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RestRegisterMutation = { register: { token: string | null, expiresAt: string | null, user: { id: string, name: string, email: string | null, profession: string | null, plan: PlanCode, isPremium: boolean, features: Array<string>, subscription: { plan: PlanCode, status: PlanSubscriptionStatus, trialDaysLeft: number, currentPeriodEnd: string }, usage: { chat: number, documents: number, cases: number }, limits: { chatMessages: number, documentAnalysis: number, cases: number } } | null, userErrors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type RestUserInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type RestUserInfoQuery = { me: { id: string, name: string, email: string | null, profession: string | null, plan: PlanCode, isPremium: boolean, features: Array<string>, subscription: { plan: PlanCode, status: PlanSubscriptionStatus, trialDaysLeft: number, currentPeriodEnd: string }, usage: { chat: number, documents: number, cases: number }, limits: { chatMessages: number, documentAnalysis: number, cases: number } } };

export type RestReportClientErrorMutationVariables = Exact<{
  input: ReportClientErrorInput;
}>;


export type RestReportClientErrorMutation = { reportClientError: { recorded: boolean, userErrors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type RestHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type RestHealthQuery = { health: { status: HealthStatus, endpointsAvailable: number, version: string } };

export const RestUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trialDaysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatMessages"}},{"kind":"Field","name":{"kind":"Name","value":"documentAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}}]}}]}}]} as unknown as DocumentNode<RestUserFragment, unknown>;
export const RestAskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishedAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"isAbstention"}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordinal"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestAskMutation, RestAskMutationVariables>;
export const RestLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trialDaysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatMessages"}},{"kind":"Field","name":{"kind":"Name","value":"documentAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}}]}}]}}]} as unknown as DocumentNode<RestLoginMutation, RestLoginMutationVariables>;
export const RestRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trialDaysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatMessages"}},{"kind":"Field","name":{"kind":"Name","value":"documentAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}}]}}]}}]} as unknown as DocumentNode<RestRegisterMutation, RestRegisterMutationVariables>;
export const RestUserInfoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestUserInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trialDaysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatMessages"}},{"kind":"Field","name":{"kind":"Name","value":"documentAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}}]}}]}}]} as unknown as DocumentNode<RestUserInfoQuery, RestUserInfoQueryVariables>;
export const RestReportClientErrorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestReportClientError"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportClientErrorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportClientError"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recorded"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestReportClientErrorMutation, RestReportClientErrorMutationVariables>;
export const RestHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endpointsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RestHealthQuery, RestHealthQueryVariables>;