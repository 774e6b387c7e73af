import type { StoredReport } from '#db/entities/citation-review.entity.ts';
import type { StoredAnalysis } from '#db/entities/document.entity.ts';
import type { Finding } from './analysis.types.ts';
import type { Decisions } from './stored-analysis.rules.ts';

export const RULES_AT_MOST = 0;
export const findingsOfCitations = (_report: StoredReport): Finding[] => [];
export const gradeOf = (_content: StoredAnalysis, _decisions: Decisions) => ({
  grade: null as string | null,
  reason: null as string | null,
});
