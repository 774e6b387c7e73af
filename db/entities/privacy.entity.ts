import { defineEntity, p } from '@mikro-orm/core';
import type {
  AccountExportState,
  PrivacyRequestState,
  PrivacyRight,
  SharedCasesFate,
} from '#schema/generated/contract.ts';
import { User } from './user.entity.ts';

/** A request about personal data. */
const PrivacyRequestSchema = defineEntity({
  name: 'PrivacyRequest',
  tableName: 'privacy_request',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    right: p.text().$type<PrivacyRight>(),
    state: p.text().$type<PrivacyRequestState>(),
    text: p.text().nullable(),
    receivedAt: p.datetime(),
    /** Legal days. */
    answerBy: p.date(),
    effectBy: p.date().nullable(),
    answeredAt: p.datetime().nullable(),
    answer: p.text().nullable(),
    doneAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['user', 'receivedAt'] }],
});

export class PrivacyRequest extends PrivacyRequestSchema.class {}
PrivacyRequestSchema.setClass(PrivacyRequest);

/** A ZIP of a copy; its bytes are in the file storage under `exports/<id of the copy>-<number>`. */
export interface StoredExportPart {
  byteLength: number;
  sha256: string;
}

/** A copy of everything that an account has. */
const AccountExportSchema = defineEntity({
  name: 'AccountExport',
  tableName: 'account_export',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** The request that it answers. */
    requestId: p.text().nullable(),
    state: p.text().$type<AccountExportState>(),
    parts: p.json<StoredExportPart[]>().defaultRaw(`'[]'`),
    createdAt: p.datetime(),
    readyAt: p.datetime().nullable(),
    expiresAt: p.datetime().index(),
  },
  indexes: [{ properties: ['user', 'createdAt'] }],
});

export class AccountExport extends AccountExportSchema.class {}
AccountExportSchema.setClass(AccountExport);

/** An account that is about to be deleted. */
const AccountDeletionSchema = defineEntity({
  name: 'AccountDeletion',
  tableName: 'account_deletion',
  properties: {
    user: () => p.oneToOne(User).ref().primary().deleteRule('cascade'),
    requestId: p.text(),
    sharedCases: p.text().$type<SharedCasesFate>(),
    requestedAt: p.datetime(),
    dueAt: p.datetime().index(),
  },
});

export class AccountDeletion extends AccountDeletionSchema.class {}
AccountDeletionSchema.setClass(AccountDeletion);

/** What an account allows beyond the service itself; no row: the defaults. */
const PrivacyChoiceSchema = defineEntity({
  name: 'PrivacyChoice',
  tableName: 'privacy_choice',
  properties: {
    user: () => p.oneToOne(User).ref().primary().deleteRule('cascade'),
    automatedEvaluation: p.boolean().default(true),
    modelUse: p.boolean().default(false),
    updatedAt: p.datetime(),
  },
});

export class PrivacyChoice extends PrivacyChoiceSchema.class {}
PrivacyChoiceSchema.setClass(PrivacyChoice);

/** Something that was sent to an outside model. */
const ModelCallSchema = defineEntity({
  name: 'ModelCall',
  tableName: 'model_call',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    at: p.datetime(),
    purpose: p.text().$type<'ANSWER' | 'CLAUSE' | 'DOCUMENT'>(),
    model: p.text(),
    subjectId: p.text().nullable(),
    characters: p.integer(),
    replaced: p.integer(),
  },
  indexes: [{ properties: ['user', 'at'] }],
});

export class ModelCall extends ModelCallSchema.class {}
ModelCallSchema.setClass(ModelCall);
