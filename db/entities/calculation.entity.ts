import { defineEntity, p } from '@mikro-orm/core';
import type { CalculateInput, CalculatorKind } from '#schema/generated/contract.ts';
import { LegalCase } from './case.entity.ts';
import { Contract } from './contract.entity.ts';
import { Deadline } from './deadline.entity.ts';
import { User } from './user.entity.ts';

/** The values of a calculation that an account keeps. Its result is not kept: it is calculated when it is read. */
const SavedCalculationSchema = defineEntity({
  name: 'SavedCalculation',
  tableName: 'saved_calculation',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('set null'),
    deadline: () => p.manyToOne(Deadline).ref().nullable().deleteRule('set null'),
    contract: () => p.manyToOne(Contract).ref().nullable().deleteRule('set null'),
    title: p.text(),
    kind: p.text().$type<CalculatorKind>(),
    values: p.json<CalculateInput>().fieldName('given_values'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ['user', 'updatedAt', 'id'] },
    { properties: ['legalCase'] },
    { properties: ['deadline'] },
    { properties: ['contract'] },
  ],
});

export class SavedCalculation extends SavedCalculationSchema.class {}
SavedCalculationSchema.setClass(SavedCalculation);
