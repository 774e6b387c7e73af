import { defineEntity, p } from '@mikro-orm/core';
import type {
  AttachmentKind,
  CaseEventKind,
  CaseLinkKind,
  CaseOutcome,
  CaseRole,
  CaseStatus,
  CourtConfidence,
  PartyRole,
} from '#schema/generated/contract.ts';
import type { LegalArea } from '../content/legal-content.ts';
import { User } from './user.entity.ts';

/** A court of the directory (without owner), or one that an account added. */
const CourtOfficeSchema = defineEntity({
  name: 'CourtOffice',
  tableName: 'court_office',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    /** Folded, for searching. */
    foldedName: p.text(),
    place: p.text().nullable(),
    confidence: p.text().$type<CourtConfidence>(),
    source: p.text().nullable(),
    /** Kind of its file numbers; see `db/content/file-numbers.ts`. */
    numbering: p.text().nullable(),
    owner: () => p.manyToOne(User).ref().nullable().deleteRule('cascade'),
  },
  indexes: [{ properties: ['foldedName', 'id'] }, { properties: ['owner'] }],
});
export class CourtOffice extends CourtOfficeSchema.class {}
CourtOfficeSchema.setClass(CourtOffice);

/** A legal case of an account. */
const LegalCaseSchema = defineEntity({
  name: 'LegalCase',
  tableName: 'legal_case',
  properties: {
    id: p.text().primary(),
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    title: p.text(),
    client: p.text(),
    description: p.text().default(''),
    area: p.text().$type<LegalArea>(),
    type: p.text().default(''),
    status: p.text().$type<CaseStatus>(),
    isUrgent: p.boolean().default(false),
    /** The example that Foja made for the account. */
    isSample: p.boolean().default(false),
    fileNumber: p.text().nullable(),
    court: () => p.manyToOne(CourtOffice).ref().nullable().deleteRule('set null'),
    openedOn: p.date(),
    closedOn: p.date().nullable(),
    outcome: p.text().$type<CaseOutcome>().nullable(),
    /** Whole centavos. */
    amountClaimed: p.bigint('number').nullable(),
    amountObtained: p.bigint('number').nullable(),
    tags: p.array().default([]),
    archivedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    lastActivityAt: p.datetime(),
    version: p.integer().default(1),
    /** Sequence of the last message of its chat. */
    messageSequence: p.integer().default(0),
    /** Folded words of title, client, number, description and parties, for the search. */
    searchText: p.text().default(''),
    members: () => p.oneToMany(CaseMember).mappedBy('legalCase'),
    parties: () => p.oneToMany(CaseParty).mappedBy('legalCase'),
  },
  indexes: [{ properties: ['owner', 'updatedAt', 'id'] }],
});
export class LegalCase extends LegalCaseSchema.class {}
LegalCaseSchema.setClass(LegalCase);

/** A member of a case. The owner has a row too. */
const CaseMemberSchema = defineEntity({
  name: 'CaseMember',
  tableName: 'case_member',
  properties: {
    legalCase: () => p.manyToOne(LegalCase).ref().primary().fieldName('case_id').deleteRule('cascade'),
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    role: p.text().$type<CaseRole>(),
    joinedAt: p.datetime(),
    deliveredSequence: p.integer().default(0),
    readSequence: p.integer().default(0),
  },
  indexes: [{ properties: ['user', 'legalCase'] }],
});
export class CaseMember extends CaseMemberSchema.class {}
CaseMemberSchema.setClass(CaseMember);

/** A party or other person of a case. */
const CasePartySchema = defineEntity({
  name: 'CaseParty',
  tableName: 'case_party',
  properties: {
    id: p.text().primary(),
    legalCase: () => p.manyToOne(LegalCase).ref().fieldName('case_id').deleteRule('cascade'),
    /** The owner of the case, for searches of names in all their cases (conflicts of interest). */
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    name: p.text(),
    /** Words without accents in alphabetical order, so that «Pérez López, Juan» equals «Juan Perez Lopez». */
    foldedName: p.text(),
    role: p.text().$type<PartyRole>(),
    isOurs: p.boolean().default(false),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['owner', 'foldedName'] }, { properties: ['legalCase'] }],
});
export class CaseParty extends CasePartySchema.class {}
CasePartySchema.setClass(CaseParty);

const CaseLinkSchema = defineEntity({
  name: 'CaseLink',
  tableName: 'case_link',
  properties: {
    id: p.text().primary(),
    from: () => p.manyToOne(LegalCase).ref().fieldName('from_case_id').deleteRule('cascade'),
    to: () => p.manyToOne(LegalCase).ref().fieldName('to_case_id').deleteRule('cascade'),
    kind: p.text().$type<CaseLinkKind>(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['from', 'to', 'kind'] }],
  indexes: [{ properties: ['to'] }],
});
export class CaseLink extends CaseLinkSchema.class {}
CaseLinkSchema.setClass(CaseLink);

const CaseNoteSchema = defineEntity({
  name: 'CaseNote',
  tableName: 'case_note',
  properties: {
    id: p.text().primary(),
    legalCase: () => p.manyToOne(LegalCase).ref().fieldName('case_id').deleteRule('cascade'),
    author: () => p.manyToOne(User).ref().deleteRule('cascade'),
    text: p.text(),
    /** Visible to guests too. */
    isShared: p.boolean().default(false),
    createdAt: p.datetime(),
    editedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['legalCase', 'createdAt', 'id'] }],
});
export class CaseNote extends CaseNoteSchema.class {}
CaseNoteSchema.setClass(CaseNote);

/** An entry of the timeline. Never changed; deleted only with its case. */
const CaseEventSchema = defineEntity({
  name: 'CaseEvent',
  tableName: 'case_event',
  properties: {
    id: p.text().primary(),
    legalCase: () => p.manyToOne(LegalCase).ref().fieldName('case_id').deleteRule('cascade'),
    actor: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    kind: p.text().$type<CaseEventKind>(),
    /** Data for its text: `{from: 'PENDING', to: 'ACTIVE'}`, `{fields: ['title']}`, `{name: 'Ana'}`. */
    facts: p.json<Record<string, string | string[]>>().defaultRaw(`'{}'`),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['legalCase', 'createdAt', 'id'] }],
});
export class CaseEvent extends CaseEventSchema.class {}
CaseEventSchema.setClass(CaseEvent);

const CaseInvitationSchema = defineEntity({
  name: 'CaseInvitation',
  tableName: 'case_invitation',
  properties: {
    id: p.text().primary(),
    legalCase: () => p.manyToOne(LegalCase).ref().fieldName('case_id').deleteRule('cascade'),
    inviter: () => p.manyToOne(User).ref().deleteRule('cascade'),
    email: p.text(),
    role: p.text().$type<CaseRole>(),
    /** SHA-256 of the token in the link. The token itself is only in the e-mail. */
    tokenHash: p.text().unique(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    /** When it was accepted or revoked; it cannot be used after that. */
    endedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['legalCase'] }],
});
export class CaseInvitation extends CaseInvitationSchema.class {}
CaseInvitationSchema.setClass(CaseInvitation);

export interface StoredAttachment {
  kind: AttachmentKind;
  id: string;
  label: string;
  /** For documents only. */
  byteLength?: number;
  mediaType?: string;
}

/** A message of the chat of a case. */
const CaseMessageSchema = defineEntity({
  name: 'CaseMessage',
  tableName: 'case_message',
  properties: {
    id: p.text().primary(),
    legalCase: () => p.manyToOne(LegalCase).ref().fieldName('case_id').deleteRule('cascade'),
    author: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** From 1, without gaps. Assigned with the case's row locked, so that its order is the order of commits. */
    sequence: p.integer(),
    clientId: p.text(),
    text: p.text(),
    mentions: p.array().default([]),
    replyTo: () => p.manyToOne(CaseMessage).ref().nullable().deleteRule('set null'),
    attachments: p.json<StoredAttachment[]>().defaultRaw(`'[]'`),
    versions: p.json<{ text: string; until: string }[]>().defaultRaw(`'[]'`),
    createdAt: p.datetime(),
    editedAt: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['legalCase', 'sequence'] }, { properties: ['author', 'clientId'] }],
});
export class CaseMessage extends CaseMessageSchema.class {}
CaseMessageSchema.setClass(CaseMessage);

/** A document of a case. One that came with a message is deleted with the message. */
const CaseDocumentSchema = defineEntity({
  name: 'CaseDocument',
  tableName: 'case_document',
  properties: {
    id: p.text().primary(),
    legalCase: () => p.manyToOne(LegalCase).ref().fieldName('case_id').deleteRule('cascade'),
    /** Null: added to the file of the case. */
    message: () => p.manyToOne(CaseMessage).ref().nullable().deleteRule('cascade'),
    author: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    folder: p.text().nullable(),
    /** The id of its first version, which may be deleted. */
    rootId: p.text(),
    version: p.integer().default(1),
    /** When a newer version replaced it; null: it is the latest. */
    replacedAt: p.datetime().nullable(),
    fileName: p.text(),
    mediaType: p.text(),
    byteLength: p.integer(),
    /** Null: in the file storage. */
    content: p.blob().nullable().lazy(),
    createdAt: p.datetime(),
  },
  indexes: [
    { properties: ['legalCase', 'createdAt', 'id'] },
    { properties: ['message'] },
    { properties: ['rootId'] },
    { properties: ['author'] },
  ],
});
export class CaseDocument extends CaseDocumentSchema.class {}
CaseDocumentSchema.setClass(CaseDocument);
