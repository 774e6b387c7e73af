import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ArchiveContractDocument,
  ContractComparisonDocument,
  ContractVerificationDocument,
  DeleteContractDocument,
  RestoreContractVersionDocument,
  SaveContractVersionDocument,
} from '#tests/support/contracts.generated.ts';
import { bodyWith, hasContract, readsContract } from '../../support/contract-actions.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL', name: 'Ana Ejemplo' });
});
afterAll(() => world.end());

const saves = async (caller: Caller, contractId: string, baseNumber: number, body: string, note = '') =>
  (await caller.does(SaveContractVersionDocument, { input: { contractId, baseNumber, body, note } }))
    .saveContractVersion;

async function begins(): Promise<{ id: string; body: string }> {
  const { id } = await hasContract(ana);
  return { id, body: (await readsContract(ana, id)).versions[0]?.body ?? '' };
}

const verifies = async (sha256: string) =>
  (await world.visitor().does(ContractVerificationDocument, { sha256 })).contractVerification;

describe('saving', () => {
  test('keeps what was edited as the next version; the same document again is no new one', async () => {
    const { id, body } = await begins();
    const edited = bodyWith(body, 'Las partes añaden este párrafo.');
    const { contract } = await saves(ana, id, 1, edited, 'Párrafo final');
    expect(contract?.latest).toMatchObject({ number: 2, note: 'Párrafo final', generationMs: null });
    expect(contract?.latest.text).toContain('Las partes añaden este párrafo.');
    expect((await saves(ana, id, 2, edited)).contract?.latest.number).toBe(2);
    const whole = await readsContract(ana, id);
    expect(whole.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(whole.versions[0]?.body).toBe(edited);
    expect(whole.versions[1]?.body).toBe(body);
    expect(whole.versions[0]?.clauses).toEqual(whole.versions[1]?.clauses);
  });

  test('a change of the format alone is kept too', async () => {
    const { id, body } = await begins();
    const bold = body.replace('"type":"text",', '"type":"text","marks":[{"type":"bold"}],');
    expect(bold).not.toBe(body);
    const { contract } = await saves(ana, id, 1, bold);
    expect(contract?.latest.number).toBe(2);
  });

  test('of an older version is refused: nobody overwrites what somebody else saved', async () => {
    const { id, body } = await begins();
    await saves(ana, id, 1, bodyWith(body, 'Uno'));
    const late = await saves(ana, id, 1, bodyWith(body, 'Dos'));
    expect(late.userErrors).toMatchObject([{ code: 'CONFLICT', field: 'baseNumber' }]);
    const both = await Promise.all(['Tres', 'Cuatro'].map((text) => saves(ana, id, 2, bodyWith(body, text))));
    expect(both.map(({ userErrors }) => userErrors[0]?.code ?? 'saved').toSorted()).toEqual(['CONFLICT', 'saved']);
    expect((await readsContract(ana, id)).latest.number).toBe(3);
  });

  test('an empty document, one of another form and one that is too long are refused', async () => {
    const { id } = await begins();
    const paragraph = (text: string) => ({
      type: 'paragraph',
      attrs: { align: 'LEFT', clauseId: null },
      content: [{ type: 'text', text }],
    });
    const doc = (...content: object[]) => JSON.stringify({ type: 'doc', content });
    for (const body of [
      '',
      doc(paragraph(' ')),
      doc(paragraph('\u200B')),
      doc({ type: 'paragraph', attrs: { align: 'LEFT', clauseId: null } }),
    ])
      expect((await saves(ana, id, 1, body)).userErrors).toMatchObject([
        { code: 'VALIDATION', message: 'No hay contrato para guardar', field: 'body' },
      ]);
    for (const body of [
      '{',
      '[]',
      doc({ type: 'script', content: [] }),
      doc(paragraph('a\u0000b')),
      `"${'x'.repeat(1_000_001)}"`,
    ])
      expect((await saves(ana, id, 1, body)).userErrors).toMatchObject([{ code: 'VALIDATION', field: 'body' }]);
    expect((await readsContract(ana, id)).latest.number).toBe(1);
  });

  test('an archived contract, one of somebody else and a long note are refused', async () => {
    const { id, body } = await begins();
    const eva = await world.lawyer({ plan: 'BASIC' });
    expect((await saves(eva, id, 1, bodyWith(body, 'x'))).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await saves(ana, id, 1, bodyWith(body, 'x'), 'n'.repeat(301))).userErrors).toMatchObject([
      { field: 'note' },
    ]);
    await ana.does(ArchiveContractDocument, { id });
    expect((await saves(ana, id, 1, bodyWith(body, 'x'))).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('ends at two hundred versions', async () => {
    const { id, body } = await begins();
    await world.sql('update contract set latest_number = 200 where id = ?', [id]);
    await world.sql('update contract_version set number = 200 where contract_id = ?', [id]);
    expect((await saves(ana, id, 200, bodyWith(body, 'x'))).userErrors).toMatchObject([{ code: 'LIMIT_REACHED' }]);
  });
});

describe('a version that is taken back', () => {
  test('is a new version with the old text, and what was after it stays', async () => {
    const { id, body } = await begins();
    await saves(ana, id, 1, bodyWith(body, 'Error'));
    const restore = async (number: number) =>
      (await ana.does(RestoreContractVersionDocument, { input: { contractId: id, number } })).restoreContractVersion;
    const { contract } = await restore(1);
    expect(contract?.latest).toMatchObject({ number: 3, note: 'Se recuperó la versión 1.' });
    const whole = await readsContract(ana, id);
    expect(whole.versions[0]?.sha256).toBe(whole.versions[2]?.sha256);
    expect((await restore(9)).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'number' }]);
  });
});

describe('a clause that was edited', () => {
  test('keeps its articles by its id; one that was added has none', async () => {
    const { id, body } = await begins();
    const parsed = JSON.parse(body) as { content: Record<string, unknown>[] };
    const heading = {
      type: 'clauseHeading',
      attrs: { clauseId: 'extra_1' },
      content: [{ type: 'text', text: 'VIGÉSIMA. NUEVA.' }],
    };
    const added = JSON.stringify({ ...parsed, content: [...parsed.content, heading] });
    await saves(ana, id, 1, added);
    const [latest, first] = (await readsContract(ana, id)).versions;
    expect(latest?.clauses.at(-1)).toMatchObject({
      id: 'extra_1',
      number: 'VIGÉSIMA',
      heading: 'NUEVA',
      basis: [],
      isDrafted: false,
    });
    expect(latest?.clauses.slice(0, -1)).toEqual(first?.clauses);
  });
});

describe('a comparison', () => {
  test('shows what was added and removed word by word, and all that stayed', async () => {
    const { id, body } = await begins();
    const rent = body.replace(/ARRENDAMIENTO/, 'ALQUILER');
    expect(rent).not.toBe(body);
    await saves(ana, id, 1, bodyWith(rent, 'Un párrafo nuevo de cinco palabras.'));
    const { contractComparison } = await ana.does(ContractComparisonDocument, { contractId: id, from: 1, to: 2 });
    const { paragraphs, addedWords, removedWords } = contractComparison;
    expect({ addedWords, removedWords }).toEqual({ addedWords: 7, removedWords: 1 });
    const text = (kinds: string[]) =>
      paragraphs
        .map(({ changes }) =>
          changes
            .filter(({ kind }) => kinds.includes(kind))
            .map((each) => each.text)
            .join(''),
        )
        .filter(Boolean);
    const whole = await readsContract(ana, id);
    expect(text(['SAME', 'ADDED']).join('\n')).toBe(whole.latest.text.replace(/\n+/g, '\n').trim());
  });

  test('asks for an earlier and a later version of a contract of the caller', async () => {
    const { id } = await begins();
    const compare = async (from: number, to: number, caller = ana) =>
      (await caller.graphql(ContractComparisonDocument, { contractId: id, from, to })).errors[0]?.extensions.code;
    expect(await compare(2, 1)).toBe('VALIDATION');
    expect(await compare(1, 2)).toBe('NOT_FOUND');
    expect(await compare(1, 2, await world.lawyer({ plan: 'BASIC' }))).toBe('NOT_FOUND');
  });
});

describe('the verification', () => {
  test('anybody who holds a text knows its version, and nothing else of it', async () => {
    const { id, body } = await begins();
    // A text of its own: the same sample is generated by other tests too.
    const { contract } = await saves(ana, id, 1, bodyWith(body, `Ejemplar ${id}`));
    const sha256 = contract?.latest.sha256 ?? '';
    expect(await verifies(sha256.toUpperCase())).toMatchObject({
      sha256,
      isKnown: true,
      kind: 'TEXT',
      versionNumber: 2,
      hasLaterVersion: false,
    });
    await saves(ana, id, 2, bodyWith(body, `Otro ejemplar ${id}`));
    expect(await verifies(sha256)).toMatchObject({ isKnown: true, hasLaterVersion: true });
    await ana.does(ArchiveContractDocument, { id });
    await ana.does(DeleteContractDocument, { id });
    expect(await verifies(sha256)).toMatchObject({ isKnown: false, kind: null, savedAt: null });
  });

  test('of what is unknown says so; of what is no SHA-256 it is refused; often from one place too', async () => {
    const unknown = createHash('sha256').update('nada').digest('hex');
    expect(await verifies(unknown)).toEqual(
      expect.objectContaining({ isKnown: false, versionNumber: null, hasLaterVersion: null }),
    );
    const visitor = world.visitor();
    expect((await visitor.graphql(ContractVerificationDocument, { sha256: 'abc' })).errors[0]?.extensions.code).toBe(
      'VALIDATION',
    );
    let code: string | undefined;
    for (let n = 0; n < 70 && !code; n++)
      code = (await visitor.graphql(ContractVerificationDocument, { sha256: unknown })).errors[0]?.extensions.code;
    expect(code).toBe('RATE_LIMITED');
  });
});
