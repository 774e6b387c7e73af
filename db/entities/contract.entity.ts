import { defineEntity, p } from '@mikro-orm/core';
import type {
  ContractCheckSeverity,
  ContractFieldFormat,
  ContractFieldType,
  ContractGender,
  ContractHashKind,
  ContractJurisdiction,
  ContractMailState,
  ContractMaritalStatus,
  ContractPartyKind,
  ContractStatus,
  DocumentFormat,
} from '#schema/generated/contract.ts';
import { LegalCase } from './case.entity.ts';
import { User } from './user.entity.ts';

export interface StoredRepresentative {
  name: string;
  gender: ContractGender | null;
  capacity: string | null;
  instrument: string | null;
}

export interface StoredParty {
  kind: ContractPartyKind;
  name: string;
  gender: ContractGender | null;
  birthDate: string | null;
  nationality: string | null;
  migratoryDocument: string | null;
  maritalStatus: ContractMaritalStatus | null;
  occupation: string | null;
  rfc: string | null;
  curp: string | null;
  idDocument: string | null;
  address: string | null;
  email: string | null;
  incorporation: string | null;
  representatives: StoredRepresentative[];
}

/** The value of a field as it was sent, tidied. */
export interface StoredValue {
  field: string;
  text: string | null;
  parties: StoredParty[];
  rows: { cells: string[] }[];
}

/** What a clause or a check rests on; names and dates of the law are read from the stock. */
export interface StoredBasis {
  lawKey: string;
  article: string;
  reason: string;
}

export interface StoredClause {
  id: string;
  number: string;
  heading: string;
  basis: StoredBasis[];
  fields: string[];
  isDrafted: boolean;
}

export interface StoredContractCheck {
  code: string;
  severity: ContractCheckSeverity;
  message: string;
  remedy: string | null;
  field: string | null;
  basis: StoredBasis[];
}

/** A contract of an account. Its texts are its versions. */
const ContractSchema = defineEntity({
  name: 'Contract',
  tableName: 'contract',
  properties: {
    id: p.text().primary(),
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('set null'),
    title: p.text(),
    status: p.text().$type<ContractStatus>(),
    /** Of a template of the product, or of an own one; null when that was deleted. */
    templateId: p.text().nullable(),
    templateName: p.text(),
    jurisdiction: p.text().$type<ContractJurisdiction>(),
    /** Read lazily: they are larger than the rest of the row. */
    values: p.json<StoredValue[]>().lazy().fieldName('given_values'),
    /** What the law said about the values. */
    checks: p.json<StoredContractCheck[]>().lazy(),
    /** Number of its newest version. */
    latestNumber: p.integer(),
    /** Milliseconds of the generation; null: it is a copy of another contract. */
    generationMs: p.integer().nullable(),
    version: p.integer().default(1),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ['owner', 'updatedAt', 'id'] },
    { properties: ['owner', 'createdAt'] },
    { properties: ['legalCase'] },
  ],
});
export class Contract extends ContractSchema.class {}
ContractSchema.setClass(Contract);

/** A text of a contract. It is never changed. */
const ContractVersionSchema = defineEntity({
  name: 'ContractVersion',
  tableName: 'contract_version',
  properties: {
    id: p.text().primary(),
    contract: () => p.manyToOne(Contract).ref().deleteRule('cascade'),
    number: p.integer(),
    /** The document of the editor as JSON text, byte for byte as it is given back. */
    body: p.text().lazy(),
    text: p.text().lazy(),
    clauses: p.json<StoredClause[]>().lazy(),
    /** Of the text in UTF-8. */
    sha256: p.text(),
    authorName: p.text(),
    note: p.text().default(''),
    generationMs: p.integer().nullable(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['contract', 'number'] }],
});
export class ContractVersion extends ContractVersionSchema.class {}
ContractVersionSchema.setClass(ContractVersion);

/** The filled file of an own template: it keeps the formatting that the body of the editor does not have. */
const ContractVersionFileSchema = defineEntity({
  name: 'ContractVersionFile',
  tableName: 'contract_version_file',
  properties: {
    version: () => p.oneToOne(ContractVersion).ref().primary().fieldName('version_id').deleteRule('cascade'),
    content: p.blob().lazy(),
  },
});
export class ContractVersionFile extends ContractVersionFileSchema.class {}
ContractVersionFileSchema.setClass(ContractVersionFile);

/** SHA-256 of a text, and of each file that was made of it: what the public verification knows. */
const ContractHashSchema = defineEntity({
  name: 'ContractHash',
  tableName: 'contract_hash',
  properties: {
    version: () => p.manyToOne(ContractVersion).ref().primary().fieldName('version_id').deleteRule('cascade'),
    sha256: p.text().primary(),
    kind: p.text().$type<ContractHashKind>(),
  },
  indexes: [{ properties: ['sha256'] }],
});
export class ContractHash extends ContractHashSchema.class {}
ContractHashSchema.setClass(ContractHash);

/** A mail with a contract to one address. */
const ContractMailSchema = defineEntity({
  name: 'ContractMail',
  tableName: 'contract_mail',
  properties: {
    id: p.text().primary(),
    contract: () => p.manyToOne(Contract).ref().deleteRule('cascade'),
    to: p.text().fieldName('recipient'),
    versionNumber: p.integer(),
    format: p.text().$type<DocumentFormat>(),
    message: p.text().default(''),
    state: p.text().$type<ContractMailState>(),
    /** When the state was reached. */
    at: p.datetime(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['contract', 'createdAt'] }],
});
export class ContractMail extends ContractMailSchema.class {}
ContractMailSchema.setClass(ContractMail);

/** A form that is not finished: one for each template. */
const ContractDraftSchema = defineEntity({
  name: 'ContractDraft',
  tableName: 'contract_draft',
  properties: {
    owner: () => p.manyToOne(User).ref().primary().fieldName('owner_id').deleteRule('cascade'),
    templateId: p.text().primary(),
    jurisdiction: p.text().$type<ContractJurisdiction>(),
    values: p.json<StoredValue[]>().fieldName('given_values'),
    savedAt: p.datetime(),
  },
});
export class ContractDraft extends ContractDraftSchema.class {}
ContractDraftSchema.setClass(ContractDraft);

/** A clause that a model drafted for a contract, with how many of its citations the checker verified. */
const DraftedClauseSchema = defineEntity({
  name: 'DraftedClause',
  tableName: 'contract_drafted_clause',
  properties: {
    /** Also the id of the clause in the body: `extra_…`. */
    id: p.text().primary(),
    contract: () => p.manyToOne(Contract).ref().deleteRule('cascade'),
    citations: p.integer(),
    verified: p.integer(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['contract'] }],
});
export class DraftedClause extends DraftedClauseSchema.class {}
DraftedClauseSchema.setClass(DraftedClause);

export interface StoredTemplateField {
  name: string;
  label: string;
  type: ContractFieldType;
  format: ContractFieldFormat;
  required: boolean;
  options: string[];
}

/** A template that an account brought as a DOCX. */
const ContractTemplateFileSchema = defineEntity({
  name: 'ContractTemplateFile',
  tableName: 'contract_template_file',
  properties: {
    id: p.text().primary(),
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    name: p.text(),
    fileName: p.text(),
    fields: p.json<StoredTemplateField[]>(),
    content: p.blob().lazy(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ['owner', 'createdAt'] }],
});
export class ContractTemplateFile extends ContractTemplateFileSchema.class {}
ContractTemplateFileSchema.setClass(ContractTemplateFile);
