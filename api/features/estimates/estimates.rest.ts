import type {
  EstimateCaseType,
  EstimateJurisdiction,
  EstimateKind,
  EvidenceQuality,
} from '#schema/generated/contract.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import {
  estimateCaseTypeText,
  estimateJurisdictionText,
  estimateKindText,
  estimateText as say,
  evidenceQualityText,
} from '#schema/text/estimates.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { optionalText, restRoute, textOf, type RestRequest, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { RestPredictDocument, type RestPredictMutation } from './estimates.rest.generated.ts';

type Made = NonNullable<RestPredictMutation['createEstimate']['estimate']>;
type Figure = Made['figures'][number];

/** A code in any spelling, or its label: `case_outcome`, «Laboral - Despido», «Excelente (90-100%)», «Buena». */
function codeOf<T extends string>(labels: Record<T, string>, given: string, field: string, list: string): T {
  const plain = (text: string): string => foldText(text).replace(/\([^)]*\)|[^a-z0-9]/g, '');
  const found = (Object.keys(labels) as T[]).find((code) => [code, labels[code]].map(plain).includes(plain(given)));
  if (!found) throw new Refusal('VALIDATION', say.unknownValue(field, list), { field });
  return found;
}

const listed = (labels: Record<string, string>): string =>
  Object.keys(labels)
    .map((code) => code.toLowerCase())
    .join(', ');

const NEEDED = ['case_type', 'description', 'evidence_quality'];

function inputOf(body: RestRequest['body']) {
  const data = (typeof body['case_data'] === 'object' && body['case_data']) || {};
  const field = (name: string): unknown => (data as Record<string, unknown>)[name];
  const [caseType = '', description = '', quality = ''] = NEEDED.map((name) => textOf(field(name)).trim());
  const missingFields = NEEDED.filter((name) => !textOf(field(name)).trim());
  if (missingFields[0]) throw new Refusal('VALIDATION', say.required, { field: missingFields[0], missingFields });
  const jurisdiction = optionalText(field('jurisdiction'));
  return {
    kind: codeOf<EstimateKind>(
      estimateKindText,
      textOf(body['analysis_type']),
      'analysis_type',
      listed(estimateKindText),
    ),
    caseType: codeOf<EstimateCaseType>(
      estimateCaseTypeText,
      caseType,
      'case_type',
      Object.values(estimateCaseTypeText).join(', '),
    ),
    description,
    evidenceQuality: codeOf<EvidenceQuality>(
      evidenceQualityText,
      quality,
      'evidence_quality',
      listed(evidenceQualityText),
    ),
    jurisdiction:
      jurisdiction === null
        ? null
        : codeOf<EstimateJurisdiction>(
            estimateJurisdictionText,
            jurisdiction,
            'jurisdiction',
            Object.values(estimateJurisdictionText).join(', '),
          ),
    judgeHistory: optionalText(field('judge_history')),
    similarCases: optionalText(field('similar_cases')),
    caseId: optionalText(field('case_id')),
  };
}

const rangeOf = ({ unit, value, low, high, n, missing, sources }: Figure) => ({
  unit: unit.toLowerCase(),
  value,
  low,
  high,
  n,
  missing,
  sources: sources.map(({ isUsed, ...source }) => ({ ...source, is_used: isUsed })),
});

function predictionOf({ id, kind, confidence, createdAt, method, figures, factors, ...made }: Made) {
  const byKind = new Map(figures.map((figure) => [figure.kind, figure]));
  const value = (of: Figure['kind']) => byKind.get(of)?.value ?? null;
  return {
    id,
    analysis_type: kind.toLowerCase(),
    success_probability: value(kind === 'SETTLEMENT_PROBABILITY' ? 'SETTLEMENT' : 'SUCCESS'),
    confidence_level: confidence,
    /** Months. */
    estimated_duration: value('MONTHS'),
    /** Pesos. */
    estimated_cost: value('COST'),
    key_factors: factors.map(({ text }) => text),
    recommendations: made.recommendations,
    risk_factors: made.risks,
    would_change: made.wouldChange,
    figures: Object.fromEntries(figures.map((figure) => [figure.kind.toLowerCase(), rangeOf(figure)])),
    method,
    timestamp: createdAt,
    status: 'completed',
  };
}

export const estimatesRest: RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/api/neural/predict',
    document: RestPredictDocument,
    variables: ({ body }) => ({ input: inputOf(body) }),
    fields: { kind: 'analysis_type', caseType: 'case_type', evidenceQuality: 'evidence_quality', caseId: 'case_id' },
    reply: ({ createEstimate: { estimate } }) => ({ body: { prediction: estimate && predictionOf(estimate) } }),
  }),
];
