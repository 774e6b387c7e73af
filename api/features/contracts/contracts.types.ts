import type { ContractTemplate } from '#db/content/contracts/contract-template.ts';
import type { StoredClause, StoredContractCheck, StoredValue } from '#db/entities/contract.entity.ts';
import type { ContractJurisdiction } from '#schema/generated/contract.ts';
import type { ContractBody } from '#schema/lib/contract-body.ts';

/** A template that the caller may see: one of the product, or an own one with the id of its file. */
export interface FoundTemplate {
  template: ContractTemplate;
  /** Null: it is one of the product. */
  own: { id: string; fileName: string; createdAt: Date } | null;
  isLocked: boolean;
}

export interface ContractForm {
  jurisdiction: ContractJurisdiction;
  values: StoredValue[];
}

/** What a form becomes. */
export interface WrittenForm {
  body: ContractBody;
  clauses: StoredClause[];
  checks: StoredContractCheck[];
  missing: { name: string; label: string }[];
  /** The filled DOCX of an own template; null: the template has no file. */
  file: Uint8Array | null;
}
