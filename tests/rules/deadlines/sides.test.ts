import { describe, expect, test } from 'vitest';
import { isOfOtherSide, representedSide } from '#api/features/deadlines/represented-side.rules.ts';
import { findTermRule, isEstimate, sideOfTerm, termChains } from '#db/content/deadlines/terms.ts';
import termSides from '#db/content/deadlines/term-sides.json' with { type: 'json' };
import type { PartyRole } from '#schema/generated/contract.ts';

const party = (name: string, role: PartyRole, isOurs = false) => ({ name, role, isOurs });
const isClient = (name: string): boolean => name === 'Paola Ríos';

describe('the side that a case represents', () => {
  test.each([
    ['our party is the plaintiff', [party('Paola', 'PLAINTIFF', true), party('Textiles', 'DEFENDANT')], 'PLAINTIFF'],
    ['our party is the defendant', [party('Textiles', 'DEFENDANT', true)], 'DEFENDANT'],
    ['the client is a party by name', [party('Paola Ríos', 'PLAINTIFF')], 'PLAINTIFF'],
    ['only the other side is named', [party('Textiles', 'DEFENDANT')], 'PLAINTIFF'],
    ['both sides are ours', [party('A', 'PLAINTIFF', true), party('B', 'DEFENDANT', true)], null],
    ['nobody has a side', [party('A', 'CLIENT', true), party('B', 'WITNESS')], null],
    ['there are no parties', [], null],
  ] as const)('when %s', (_when, parties, side) => {
    expect(representedSide(parties, isClient)).toBe(side);
  });

  test('marks the terms of the other side, and none when a side is not known', () => {
    expect(isOfOtherSide('lft-873-a-contestacion', 'PLAINTIFF')).toBe(true);
    expect(isOfOtherSide('lft-873-a-contestacion', 'DEFENDANT')).toBe(false);
    expect(isOfOtherSide('lft-873-b-replica', 'DEFENDANT')).toBe(true);
    expect(isOfOtherSide('lft-873-b-replica', null)).toBe(false);
    expect(isOfOtherSide('lamparo-86-revision', 'DEFENDANT')).toBe(false);
  });
});

describe('the sides of terms', () => {
  const all = [...termSides.PLAINTIFF, ...termSides.DEFENDANT];

  test('are of rules that exist, each on one side', () => {
    expect(all.filter((id) => findTermRule(id) === null)).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('a counterclaim turns them round', () => {
    expect(sideOfTerm('ccom-1378-contestacion')).toBe('DEFENDANT');
    expect(sideOfTerm('ccom-1378-contestar-reconvencion')).toBe('PLAINTIFF');
    expect(sideOfTerm('ccom-1378-vista-reconvencion')).toBe('DEFENDANT');
  });
});

describe('steps whose notice does not exist', () => {
  const steps = termChains().flatMap((chain) => chain.steps);

  test('are estimates and are never proposed to be saved', () => {
    const estimates = steps.filter(isEstimate);
    expect(estimates.length).toBeGreaterThan(25);
    expect(estimates.filter(({ isChecked }) => isChecked)).toEqual([]);
  });

  test('what the law runs from the end of another term is none', () => {
    const own = steps.filter((step) => step.after !== null && !isEstimate(step)).map(({ rule }) => rule);
    expect(own.toSorted()).toEqual([
      'cff-50-liquidacion',
      'cnpp-340-defensa-intermedia',
      'lgtoc-190-protestar-cheque',
      'lgtoc-192-acciones-cheque',
    ]);
  });
});
