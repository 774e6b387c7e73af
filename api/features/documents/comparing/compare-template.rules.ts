import { contractTemplates } from '#db/content/contracts/index.ts';
import type { StoredAnalysis } from '#db/entities/document.entity.ts';
import { bestTemplateId, templateClauses, type TemplateClause } from '../analysis/findings/template-clauses.rules.ts';

/** A document beside one of the templates of the product. */

export interface BesideTemplate extends Pick<StoredAnalysis, 'sections' | 'type'> {
  text: string;
  /** `null`: the one that fits best. */
  templateId: string | null;
}

export interface ComparedWithTemplate {
  templateId: string;
  templateName: string;
  clauses: TemplateClause[];
}

/** `null`: there is no such template, or none that fits. */
export function compareWithTemplate({ text, sections, type, templateId }: BesideTemplate): ComparedWithTemplate | null {
  const wanted = templateId ?? bestTemplateId({ text, type });
  const template = contractTemplates.find(({ id }) => id === wanted);
  if (!template) return null;
  return {
    templateId: template.id,
    templateName: template.name,
    clauses: templateClauses({ text, sections }, template),
  };
}
