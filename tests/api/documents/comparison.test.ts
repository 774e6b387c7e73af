import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DocumentComparisonDocument } from '#tests/support/document-outputs.generated.ts';
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
