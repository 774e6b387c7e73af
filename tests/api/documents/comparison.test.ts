import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DocumentComparisonDocument,
  DocumentTemplateComparisonDocument,
} from '#tests/support/document-outputs.generated.ts';
import { analyzes, LEASE, NOTE, printed, sends } from '../../support/document-actions.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
let lease: Awaited<ReturnType<typeof analyzes>>;
let renewed: Awaited<ReturnType<typeof analyzes>>;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'ENTERPRISE', name: 'Ana Ejemplo' });
  const changed = LEASE.map((line) =>
    line.replace('$12,500.00 (doce mil quinientos pesos', '$13,000.00 (trece mil pesos'),
  );
  lease = await analyzes(ana, 'arrendamiento.docx', await printed(LEASE, 'DOCX'));
  // The other is a PDF: its lines end elsewhere.
  renewed = await analyzes(ana, 'renovado.pdf', await printed(changed));
});
afterAll(() => world.end());

const compares = async (who: Caller, firstId: string, secondId: string) =>
  who.graphql(DocumentComparisonDocument, { firstId, secondId });

describe('two documents beside each other', () => {
  test('differ in the words that were changed, at their places, however their lines end', async () => {
    const { documentComparison: compared } = (await compares(ana, lease.id, renewed.id)).data;
    const only = (kind: string) =>
      compared?.differences.filter((each) => each.kind === kind).map(({ text }) => text.trim());
    expect(only('ONLY_FIRST')).toEqual(['$12,500.00 (doce mil quinientos']);
    expect(only('ONLY_SECOND')?.[0]).toBe('$13,000.00 (trece mil');
    expect(compared?.similarity).toBeGreaterThan(90);
    for (const { kind, text, firstStart, secondStart } of compared?.differences ?? []) {
      const [source, start] = kind === 'ONLY_SECOND' ? [renewed, secondStart] : [lease, firstStart];
      const shown = text.split(' […] ')[0] ?? '';
      expect(source.analysis?.text.slice(start ?? 0, (start ?? 0) + shown.length)).toBe(shown);
      expect([firstStart === null, secondStart === null]).toEqual([kind === 'ONLY_SECOND', kind === 'ONLY_FIRST']);
    }
  });

  test('differ in the facts that only one has, and not in those that both have', async () => {
    const { documentComparison: compared } = (await compares(ana, lease.id, renewed.id)).data;
    const amounts = compared?.facts.filter(({ kind }) => kind === 'AMOUNT');
    expect(amounts).toEqual([expect.objectContaining({ first: ['12500.00'], second: ['13000.00'] })]);
    expect(compared?.facts.some(({ kind }) => kind === 'PARTY')).toBe(false);
  });

  test('that are one document say the same', async () => {
    const { documentComparison: compared } = (await compares(ana, lease.id, lease.id)).data;
    expect(compared).toMatchObject({ similarity: 100, facts: [] });
    expect(compared?.differences.map(({ kind }) => kind)).toEqual(['SAME']);
  });
});

describe('a document beside a template', () => {
  const beside = async (who: Caller, id: string, templateId: string | null = null) =>
    who.graphql(DocumentTemplateComparisonDocument, { id, templateId });

  test('has each clause of the one that fits, with the part that is nearest and its articles', async () => {
    const { documentTemplateComparison: compared } = (await beside(ana, lease.id)).data;
    expect(compared?.templateId).toBe('arrendamiento');
    const states = new Map(compared?.clauses.map(({ heading, state }) => [heading, state]));
    expect([...states.values()]).toContain('PRESENT');
    expect([...states.values()]).toContain('ABSENT');
    for (const { state, at } of compared?.clauses ?? []) {
      expect(at === null).toBe(state === 'ABSENT');
      if (at) expect(at.quote).toBe(lease.analysis?.text.slice(at.start, at.end).slice(0, 1000));
    }
    expect(compared?.clauses.flatMap(({ basis }) => basis)[0]).toMatchObject({ lawName: expect.any(String) });
  });

  test('is compared with the one that is named; there is none with a template or a document that is not there', async () => {
    expect((await beside(ana, lease.id, 'mutuo')).data.documentTemplateComparison?.templateId).toBe('mutuo');
    expect((await beside(ana, lease.id, 'otra')).data.documentTemplateComparison).toBeNull();
    expect((await beside(await world.lawyer(), lease.id)).data.documentTemplateComparison).toBeNull();
  });
});

describe('there is no comparison', () => {
  test('with a document of others or none', async () => {
    const eva = await world.lawyer();
    expect((await compares(eva, lease.id, renewed.id)).data.documentComparison).toBeNull();
    expect((await compares(ana, lease.id, 'doc_x')).data.documentComparison).toBeNull();
  });

  test('with one that has no result', async () => {
    const { document } = await sends(ana, 'otro.pdf', await printed(NOTE));
    await world.sql(`update legal_document set status = 'FAILED' where id = ?`, [document?.id]);
    expect((await compares(ana, lease.id, document?.id ?? '')).errors[0]?.extensions.code).toBe('CONFLICT');
  });
});
