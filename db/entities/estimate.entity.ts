import { defineEntity, p } from '@mikro-orm/core';
import type {
  EstimateCaseType,
  EstimateJurisdiction,
  EstimateKind,
  Estimate as ContractEstimate,
  EvidenceQuality,
} from '#schema/generated/contract.ts';
import { LegalCase } from './case.entity.ts';
import { User } from './user.entity.ts';

type Shown = Omit<ContractEstimate, '__typename'>;
type Plain<T> = T extends (infer E)[]
  ? Plain<E>[]
  : T extends object
    ? { [K in keyof T as Exclude<K, '__typename'>]: Plain<T[K]> }
    : T;

/** Figures and words of an estimate as they were when it was made. */
type StoredEstimate = Plain<
  Pick<Shown, 'method' | 'figures' | 'factors' | 'recommendations' | 'risks' | 'wouldChange'>
> & { strategy: Plain<NonNullable<Shown['strategy']>> | null };

/** An estimate of a case. */
const EstimateSchema = defineEntity({
  name: 'Estimate',
  tableName: 'estimate',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    kind: p.text().$type<EstimateKind>(),
    caseType: p.text().$type<EstimateCaseType>(),
    description: p.text(),
    evidenceQuality: p.text().$type<EvidenceQuality>(),
    jurisdiction: p.text().$type<EstimateJurisdiction>().nullable(),
    judgeHistory: p.text().nullable(),
    similarCases: p.text().nullable(),
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('set null'),
    /** Percent. */
    ownEstimate: p.integer().nullable(),
    /** Percent: the success figure when it was made; null: there was none. */
    success: p.integer().nullable(),
    result: p.json<StoredEstimate>(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['user', 'createdAt', 'id'] }, { properties: ['legalCase'] }],
});
export class Estimate extends EstimateSchema.class {}
EstimateSchema.setClass(Estimate);
