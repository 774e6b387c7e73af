import type { Basis, ContractTemplate, TemplateField } from '#db/content/contracts/contract-template.ts';
import type { StoredBasis, StoredTemplateField } from '#db/entities/contract.entity.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import { fixedLimit, longestOf, MOST_ROWS, mostPartiesOf } from '../generation/index.ts';

/** Templates as the contract shows them. */

/** A template that the caller may see: one of the product, or an own one. */
export interface FoundTemplate {
  template: ContractTemplate;
  /** Null: it is one of the product. */
  own: { fileName: string; createdAt: Date } | null;
  isLocked: boolean;
}

function mostOf(field: TemplateField): number {
  if (field.format === 'PARTIES') return mostPartiesOf(field);
  return field.format === 'ROWS' ? (field.maxLength ?? MOST_ROWS) : longestOf(field);
}

const showField = (field: TemplateField, today: string) => ({
  name: field.name,
  label: field.label,
  type: field.type,
  format: field.format ?? ('PLAIN' as const),
  required: field.required ?? false,
  options: (field.options ?? []).map((option) => ({ value: option, label: option })),
  columns: (field.columns ?? []).map((column) => ({ ...column })),
  step: field.step,
  help: field.help ?? null,
  example: field.example ?? null,
  defaultValue: field.defaultValue ?? null,
  min: fixedLimit(field.min, today),
  max: fixedLimit(field.max, today),
  maxLength: mostOf(field),
  showWhen: field.showWhen ? { field: field.showWhen.field, values: [...field.showWhen.values] } : null,
});

const storedBasis = ({ law, article, reason }: Basis): StoredBasis => ({ lawKey: law, article, reason });

/** What all clauses rest on, each article once. */
function basisOf({ blocks }: ContractTemplate): StoredBasis[] {
  const byArticle = new Map<string, StoredBasis>();
  for (const block of blocks)
    for (const each of block.kind === 'CLAUSE' ? block.basis : []) {
      const key = `${each.law} ${each.article}`;
      if (!byArticle.has(key)) byArticle.set(key, storedBasis(each));
    }
  return [...byArticle.values()];
}

/** `today`: the day in Mexico, which may be a limit. */
export const showTemplate = ({ template, own, isLocked }: FoundTemplate, today: string) => ({
  id: template.id,
  name: template.name,
  description: template.description,
  category: own ? null : template.category,
  complexity: own ? null : template.complexity,
  isPremium: template.isPremium,
  isLocked,
  isOwn: own !== null,
  steps: template.steps.map(({ id, title }) => ({ id, title })),
  fields: template.fields.map((field) => showField(field, today)),
  basis: basisOf(template),
  formalities: [...template.formalities],
  createdAt: own?.createdAt ?? null,
});

export type TemplateView = ReturnType<typeof showTemplate>;

const STEP = 'datos';

/** A file with fields as a template like the others: it has fields, and no text of ours. */
export const templateOfFile = (file: {
  id: string;
  name: string;
  fileName: string;
  fields: readonly StoredTemplateField[];
}): ContractTemplate => ({
  id: file.id,
  name: file.name,
  description: say.ownFile.description(file.fileName),
  category: 'COMMERCIAL',
  complexity: 'BASIC',
  isPremium: false,
  numbering: 'NONE',
  steps: [{ id: STEP, title: say.ownFile.step }],
  fields: file.fields.map(({ name, label, type, format, required, options }): TemplateField => ({
    name,
    label,
    type,
    format,
    required,
    step: STEP,
    ...(options.length > 0 ? { options } : {}),
  })),
  blocks: [],
  checks: [],
  formalities: [],
  samples: [],
});
