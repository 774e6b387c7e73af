import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLaw, hasArticle, isRepealed } from '#db/content/law-index.ts';
import { contractTemplates, quickTypes } from '#db/content/contracts/index.ts';
import type { Basis, ContractTemplate } from '#db/content/contracts/contract-template.ts';
import { generate, previewOf } from '#api/features/contracts/generation/index.ts';
import { textOfBody } from '#schema/lib/contract-body.ts';
import { faultsOf, faultsOfForm } from '../../support/contract-faults.ts';
import { formsOf } from '../../support/contract-cases.ts';
import { formOf, violationForm } from '../../support/contract-samples.ts';
import { readOfficialLaw, sharedRun } from '../research/legal-content.ts';
import { SPECIFICATION } from './specification.ts';

const TODAY = '2026-11-23';

const HOSTILE = 'a) "Uno" <b>«dos»</b> {{ facts.hoy }} {% if x %} **azul** & 🙂 O\'Hara';

const problemsOfBasis = ({ law, article, reason }: Basis): string[] => {
  const words = reason.split(/\s+/).length;
  return [
    ...(findLaw(law) ? [] : [`${law} is not held`]),
    ...(hasArticle(law, article) ? [] : [`${law} has no article ${article}`]),
    ...(isRepealed(law, article) ? [`${law} ${article} is repealed`] : []),
    ...(words >= 5 && words <= 30 && reason.endsWith('.') ? [] : [`${law} ${article}: «${reason}»`]),
  ];
};

test('the fourteen templates of the specification are there, with their fields, types and marks', () => {
  expect(contractTemplates.map(({ id }) => id).toSorted()).toEqual(SPECIFICATION.map(({ id }) => id).toSorted());
  for (const { id, name, category, complexity, isPremium, fields } of SPECIFICATION) {
    const template = contractTemplates.find((one) => one.id === id);
    expect(template, id).toMatchObject({ name, category, complexity, isPremium });
    for (const [field, type, isRequired, options] of fields) {
      const own = template?.fields.find((one) => one.name === field);
      expect(own, `${id}.${field}`).toMatchObject({ type });
      expect(own?.required === true, `${id}.${field}`).toBe(isRequired);
      if (options) expect(own?.options, `${id}.${field}`).toEqual(options);
    }
    const more = template?.fields.filter(
      (one) => one.required === true && !fields.some(([field]) => field === one.name),
    );
    expect(
      more?.filter(({ showWhen }) => !showWhen).map((one) => one.name),
      `${id}: required besides`,
    ).toEqual([]);
  }
});

test('every type of the quick generator leads to templates that exist', () => {
  const ids = contractTemplates.map(({ id }) => id);
  for (const { templateId, alternativeIds } of quickTypes)
    for (const id of [templateId, ...alternativeIds]) expect(ids).toContain(id);
});

/** Where the official texts are at hand. */
const CORPUS = '../shared/corpus';

/** Texts of a template that have twelve words in a row of the article that they rest on. */
function copiedFrom(template: ContractTemplate): string[] {
  const official = new Map<string, string>();
  const articleOf = ({ law, article }: Basis): string => {
    if (!official.has(`${law} 1`))
      for (const [number, text] of Object.entries(readOfficialLaw(CORPUS, law))) official.set(`${law} ${number}`, text);
    return official.get(`${law} ${article}`) ?? '';
  };
  const parts = [
    ...template.blocks.flatMap((block) => (block.kind === 'CLAUSE' ? [{ text: block.text, basis: block.basis }] : [])),
    ...template.checks.map(({ message, remedy, basis }) => ({ text: `${message} ${remedy ?? ''}`, basis })),
  ];
  return parts.flatMap(({ text, basis }) =>
    basis.flatMap((one) => {
      const run = sharedRun(text, articleOf(one)) ?? sharedRun(one.reason, articleOf(one));
      return run === null ? [] : [`${one.law} ${one.article}: «${run}»`];
    }),
  );
}

describe.each(contractTemplates.map((template) => [template.id, template] as const))('%s', (_id, template) => {
  test('rests on articles that exist, are in force and are held', () => {
    const basis = [
      ...template.blocks.flatMap((block) => (block.kind === 'CLAUSE' ? block.basis : [])),
      ...template.checks.flatMap((check) => check.basis),
    ];
    expect(basis.flatMap(problemsOfBasis)).toEqual([]);
    const unfounded = template.blocks.filter(
      (block) => block.kind === 'CLAUSE' && block.isPractice !== true && block.basis.length === 0,
    );
    expect(unfounded).toEqual([]);
  });

  test('is written in our own words', ({ skip }) => {
    if (!existsSync(path.join(CORPUS, 'leyes'))) return skip(`not checked: there is no corpus at ${CORPUS}`);
    expect(copiedFrom(template)).toEqual([]);
  });

  test('has two samples that are generated', () => {
    expect(template.samples.length).toBeGreaterThanOrEqual(2);
    for (const sample of template.samples) {
      const generated = generate(template, formOf(sample), TODAY);
      expect(generated, sample.name).toMatchObject({ kind: 'GENERATED' });
    }
  });

  test('reads right whatever is chosen, filled in or left out', () => {
    const { forms } = formsOf(template);
    expect(forms.flatMap((form) => faultsOfForm(template, form, TODAY)).slice(0, 5)).toEqual([]);
  });

  test('takes every text as text: quotes, brackets, emoji, Liquid and asterisks', () => {
    for (const sample of template.samples) {
      const before = textOfBody(previewOf(template, formOf(sample), TODAY).body);
      const shown: string[] = [];
      const values = Object.entries(sample.values).map(([name, value]) => {
        const field = template.fields.find((one) => one.name === name);
        const hostile = `${HOSTILE} ${name}`;
        const fits = hostile.length <= (field?.maxLength ?? Infinity);
        const isText = field?.type.startsWith('TEXT') === true && (field?.format ?? 'PLAIN') === 'PLAIN';
        const isTaken = isText && fits && typeof value === 'string' && value !== '';
        if (isTaken && before.includes(value)) shown.push(hostile);
        return [name, isTaken ? hostile : value] as const;
      });
      const { body, missing } = previewOf(template, formOf({ ...sample, values: Object.fromEntries(values) }), TODAY);
      expect(missing).toEqual([]);
      const text = textOfBody(body);
      for (const hostile of shown) expect(text).toContain(hostile);
      expect(JSON.stringify(body)).not.toContain('"text":"azul"');
    }
  });

  test('an empty variable that is planted in it is found', () => {
    const optional = template.fields.find(({ required, format }) => required !== true && format !== 'ROWS');
    const planted = {
      kind: 'PARAGRAPH',
      text: `{{ ${optional?.name ?? ''}${optional?.format === 'PARTIES' ? '.rol' : ''} }}`,
    } as const;
    const broken = { ...template, blocks: [...template.blocks, planted] };
    expect(() => formsOf(template).forms.map((form) => previewOf(broken, form, TODAY))).toThrow();
  });

  test('is shown from the first field on', () => {
    for (const sample of template.samples) {
      const { jurisdiction, values } = formOf(sample);
      for (let count = 0; count <= values.length; count++) {
        const { body } = previewOf(template, { jurisdiction, values: values.slice(0, count) }, TODAY);
        expect(faultsOf(textOfBody(body)).slice(0, 3), `${count} fields of ${sample.name}`).toEqual([]);
      }
    }
  });

  test.each(template.checks.map((check) => [check.code, check] as const))('%s speaks', (code, check) => {
    const { form, today } = violationForm(template, check);
    const generated = generate(template, form, today ?? TODAY);
    const { checks } = previewOf(template, form, today ?? TODAY);
    expect(checks.map((one) => one.code)).toContain(code);
    if (check.severity === 'BLOCKING') expect(generated.kind).toBe('BLOCKED');
    const spoken = checks.find((one) => one.code === code);
    expect(faultsOf(`${spoken?.message ?? ''}\n${spoken?.remedy ?? ''}`)).toEqual([]);
  });
});
