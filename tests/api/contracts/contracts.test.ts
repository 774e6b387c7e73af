import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import {
  ArchiveContractDocument,
  ContractDocument,
  ContractDraftDocument,
  ContractPreviewDocument,
  ContractsDocument,
  ContractStatsDocument,
  ContractTemplatesDocument,
  DeleteContractDocument,
  DiscardContractDraftDocument,
  DuplicateContractDocument,
  GenerateContractDocument,
  SaveContractDraftDocument,
  UnarchiveContractDocument,
  UpdateContractDocument,
} from '#tests/support/contracts.generated.ts';
import { generates, hasContract, readsContract, sampleForm } from '../../support/contract-actions.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL', name: 'Ana Ejemplo' });
});
afterAll(() => world.end());

const granted = async (plan: 'FREE' | 'TRIAL'): Promise<Caller> => {
  const caller = await world.lawyer({ plan });
  await world.sql(`update user_account set features = '{contracts}' where id = ?`, [caller.userId]);
  return caller;
};

describe('templates', () => {
  test('are listed with their fields; premium ones are locked only without a paid plan', async () => {
    const paid = await ana.does(ContractTemplatesDocument);
    expect(paid.contractTemplates.every(({ isLocked }) => !isLocked)).toBe(true);
    const loan = paid.contractTemplates.find(({ id }) => id === 'arrendamiento');
    expect(loan).toMatchObject({ isOwn: false, isPremium: false, createdAt: null });
    expect(loan?.fields.find(({ name }) => name === 'renta_mensual')).toMatchObject({
      type: 'NUMBER',
      format: 'MONEY',
      required: true,
    });
    const free = await granted('FREE');
    const { contractTemplates } = await free.does(ContractTemplatesDocument);
    expect(contractTemplates.every(({ isLocked, isPremium }) => isLocked === isPremium)).toBe(true);
    expect(contractTemplates.some(({ isLocked }) => isLocked)).toBe(true);
  });

  test('a locked one is neither shown nor drafted nor generated, whatever the caller says', async () => {
    const free = await granted('TRIAL');
    const form = { templateId: 'contrato_trabajo', ...sampleForm('contrato_trabajo') };
    for (const reply of [
      await free.graphql(GenerateContractDocument, { input: form }),
      await free.graphql(ContractPreviewDocument, { input: form }),
      await free.graphql(SaveContractDraftDocument, { input: form }),
    ])
      expect(reply.errors[0]?.extensions).toMatchObject({ code: 'PREMIUM_REQUIRED', requiredPlan: 'BASIC' });
    expect((await generates(free)).contract?.templateId).toBe('arrendamiento');
  });
});

describe('a plan without the section', () => {
  test('makes nothing, and reads, exports and deletes what was made before', async () => {
    const caller = await world.lawyer({ plan: 'BASIC' });
    const { id } = await hasContract(caller);
    await world.sql(`update plan_subscription set plan = 'FREE' where user_id = ?`, [caller.userId]);
    const refused = await caller.graphql(GenerateContractDocument, {
      input: { templateId: 'arrendamiento', values: [] },
    });
    expect(refused.errors[0]?.extensions.code).toBe('PREMIUM_REQUIRED');
    expect((await caller.graphql(ContractStatsDocument)).errors[0]?.extensions.code).toBe('PREMIUM_REQUIRED');
    expect((await readsContract(caller, id)).latest.number).toBe(1);
    await caller.does(ArchiveContractDocument, { id });
    expect((await caller.does(DeleteContractDocument, { id })).deleteContract.deletedId).toBe(id);
  });
});

describe('generating', () => {
  test('keeps version 1 with its text, its hash and who made it; the form is forgotten', async () => {
    const form = sampleForm('arrendamiento');
    await ana.does(SaveContractDraftDocument, { input: { templateId: 'arrendamiento', ...form } });
    const contract = await hasContract(ana);
    expect(contract).toMatchObject({ status: 'DRAFT', templateId: 'arrendamiento', version: 1, case: null });
    expect(contract.latest).toMatchObject({ number: 1, authorName: 'Ana Ejemplo', note: '' });
    expect(contract.latest.generationMs).toBeGreaterThan(0);
    expect(contract.latest.sha256).toBe(createHash('sha256').update(contract.latest.text).digest('hex'));
    const whole = await readsContract(ana, contract.id);
    expect(whole.values.length).toBeGreaterThan(3);
    expect(whole.versions[0]?.clauses.every(({ basis, number }) => number !== '' && basis.length >= 0)).toBe(true);
    expect(whole.versions[0]?.clauses[0]?.basis[0]?.path).toMatch(/^\/(?:codigo-civil|leyes|stps)\//);
    expect((await ana.does(ContractDraftDocument, { templateId: 'arrendamiento' })).contractDraft).toBeNull();
  });

  test('names the missing fields in the words of the specification', async () => {
    const { values } = sampleForm('arrendamiento');
    const rest = values.filter(({ field }) => field !== 'renta_mensual' && field !== 'arrendador');
    const { contract, userErrors } = await generates(ana, 'arrendamiento', { values: rest });
    expect(contract).toBeNull();
    expect(userErrors[0]?.code).toBe('VALIDATION');
    expect(userErrors[0]?.message).toMatch(/^Por favor completa todos los campos requeridos: .+, .+/);
  });

  test('a value that cannot be, an unknown field and a field twice are refused with their field', async () => {
    const { values } = sampleForm('arrendamiento');
    const without = (name: string) => values.filter(({ field }) => field !== name);
    const text = (field: string, given: string) => ({ field, text: given, parties: null, rows: null });
    for (const [given, field] of [
      [[...without('renta_mensual'), text('renta_mensual', '-5000')], 'renta_mensual'],
      [[...without('renta_mensual'), text('renta_mensual', '10.123')], 'renta_mensual'],
      [[...without('fecha_inicio'), text('fecha_inicio', '2026-02-30')], 'fecha_inicio'],
      [[...values, text('no_existe', 'x')], 'no_existe'],
      [[...values, text('renta_mensual', '1')], 'renta_mensual'],
      [[...without('renta_mensual'), text('renta_mensual', 'x'.repeat(10_001))], 'renta_mensual'],
    ] as const) {
      const { contract, userErrors } = await generates(ana, 'arrendamiento', { values: [...given] });
      expect(contract).toBeNull();
      expect(userErrors).toMatchObject([{ code: 'VALIDATION', field }]);
    }
  });

  test('quotes, angle brackets, emoji, Liquid and long texts stay what was typed', async () => {
    const name = `D'Artagnan "El <b>Ñandú</b>" {{ precio }} {% raw %} 😀`;
    const long = 'Garantía con «comillas», <ángulos> y ñ. '.repeat(240).slice(0, 9_900).trim();
    const { values } = sampleForm('arrendamiento');
    const given = [
      ...values.filter(({ field }) => !['arrendador', 'inmueble'].includes(field)),
      { field: 'arrendador', text: name, parties: null, rows: null },
      { field: 'inmueble', text: long, parties: null, rows: null },
    ];
    const contract = await hasContract(ana, 'arrendamiento', { values: given });
    expect(contract.latest.text).toContain('{{ ');
    expect(contract.latest.text).toContain('😀');
    expect(contract.latest.text).toContain('<');
    expect(contract.title).toContain('😀');
  });

  test('days out of order are not generated, and the field that is wrong is named', async () => {
    const { values } = sampleForm('obra_civil');
    const day = (field: string, text: string) => ({ field, text, parties: null, rows: null });
    const rest = values.filter(({ field }) => field !== 'fecha_inicio' && field !== 'fecha_termino');
    const { contract, userErrors, checks } = await generates(ana, 'obra_civil', {
      values: [...rest, day('fecha_inicio', '2026-12-10'), day('fecha_termino', '2026-12-01')],
    });
    expect(contract).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'VALIDATION', field: 'fecha_termino' }]);
    expect(checks.some(({ severity, field }) => severity === 'BLOCKING' && field === 'fecha_termino')).toBe(true);
  });

  test('what the law forbids is not generated: the check says why, with its articles', async () => {
    const { values } = sampleForm('contrato_trabajo');
    const given = [
      ...values.filter(({ field }) => field !== 'salario_diario'),
      { field: 'salario_diario', text: '10', parties: null, rows: null },
    ];
    const { contract, checks, userErrors } = await generates(ana, 'contrato_trabajo', { values: given });
    expect(contract).toBeNull();
    expect(userErrors[0]?.code).toBe('VALIDATION');
    const blocking = checks.find(({ severity }) => severity === 'BLOCKING');
    expect(blocking?.message).toBe(userErrors[0]?.message);
    expect(blocking?.basis.length).toBeGreaterThan(0);
  });

  test('an unknown template, a bad title and a case that the caller may not write to are refused', async () => {
    const strange = await ana.graphql(GenerateContractDocument, { input: { templateId: 'nada', values: [] } });
    expect(strange.errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await generates(ana, 'arrendamiento', { title: ' ' })).userErrors).toMatchObject([{ field: 'title' }]);
    const eva = await world.lawyer({ plan: 'BASIC' });
    const { createCase } = await eva.does(CreateCaseDocument, { input: { title: 'X', client: 'Y', area: 'CIVIL' } });
    const foreign = await generates(ana, 'arrendamiento', { caseId: createCase.case?.id ?? '' });
    expect(foreign.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'caseId' }]);
    const own = await generates(eva, 'arrendamiento', { caseId: createCase.case?.id ?? '', title: 'Renta de Eva' });
    expect(own.contract).toMatchObject({ title: 'Renta de Eva', case: { id: createCase.case?.id } });
  });

  test('fifty at once are fifty different contracts, each with its own values', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    const { values } = sampleForm('arrendamiento');
    const rest = values.filter(({ field }) => field !== 'arrendador');
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        generates(eva, 'arrendamiento', {
          values: [
            ...rest,
            { field: 'arrendador', text: `Arrendadora Número ${at} Ejemplo`, parties: null, rows: null },
          ],
        }),
      ),
    );
    const contracts = made.map(({ contract }) => contract);
    expect(new Set(contracts.map((contract) => contract?.id)).size).toBe(50);
    contracts.forEach((contract, at) =>
      expect(contract?.latest.text.toUpperCase()).toContain(`ARRENDADORA NÚMERO ${at} EJEMPLO`),
    );
  });
});

describe('the preview', () => {
  test('shows what is there so far, says what is missing and stores nothing', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    const { contractPreview } = await eva.does(ContractPreviewDocument, {
      input: { templateId: 'arrendamiento', values: [{ field: 'renta_mensual', text: '10000' }] },
    });
    expect(contractPreview.missing.length).toBeGreaterThan(2);
    expect(contractPreview.body).toContain('DIEZ MIL PESOS 00/100 M.N.');
    expect(contractPreview.clauses.some(({ fields }) => fields.includes('renta_mensual'))).toBe(true);
    expect((await eva.does(ContractsDocument, {})).contracts.totalCount).toBe(0);
  });
});

describe('drafts of forms', () => {
  test('one for each template, as they were sent; the last one wins', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    const save = (text: string, templateId = 'arrendamiento') =>
      eva.does(SaveContractDraftDocument, {
        input: { templateId, jurisdiction: 'CDMX', values: [{ field: 'renta_mensual', text }] },
      });
    await Promise.all([save('1'), save('2'), save('3')]);
    await save('no es un número');
    const { contractDraft } = await eva.does(ContractDraftDocument, { templateId: 'arrendamiento' });
    expect(contractDraft).toMatchObject({
      jurisdiction: 'CDMX',
      values: [{ field: 'renta_mensual', text: 'no es un número' }],
    });
    expect((await ana.does(ContractDraftDocument, { templateId: 'pagare' })).contractDraft).toBeNull();
    await eva.does(DiscardContractDraftDocument, { templateId: 'arrendamiento' });
    expect((await eva.does(ContractDraftDocument, { templateId: 'arrendamiento' })).contractDraft).toBeNull();
  });

  test('of an id that no database holds there is none, and nothing to forget', async () => {
    const templateId = 'arrendamiento\u0000';
    expect((await ana.does(ContractDraftDocument, { templateId })).contractDraft).toBeNull();
    expect((await ana.does(DiscardContractDraftDocument, { templateId })).discardContractDraft.userErrors).toEqual([]);
  });

  test('an unknown field, too many parties and what cannot be stored are refused', async () => {
    const party = { kind: 'PERSON' as const, name: 'Eva Ejemplo', representatives: [] };
    for (const value of [
      { field: 'nada', text: 'x' },
      { field: 'arrendador', parties: Array.from({ length: 11 }, () => party) },
      { field: 'arrendador', parties: [{ ...party, name: 'x'.repeat(201) }] },
      { field: 'inmueble', text: 'a\u0000b' },
      { field: 'inmueble', text: 'a\ud800b' },
    ]) {
      const { saveContractDraft } = await ana.does(SaveContractDraftDocument, {
        input: { templateId: 'arrendamiento', values: [value] },
      });
      expect(saveContractDraft.userErrors[0]?.code).toBe('VALIDATION');
    }
  });
});

describe('the list', () => {
  test('is searched without accents, filtered and paged, changed last first', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    const first = await hasContract(eva, 'arrendamiento', { title: 'Préstamo a Núñez' });
    const second = await hasContract(eva, 'pagare', { title: 'Pagaré de julio' });
    const third = await hasContract(eva, 'arrendamiento', { title: 'Otro' });
    const ids = async (variables: object) =>
      (await eva.does(ContractsDocument, variables)).contracts.nodes.map(({ id }) => id);
    expect(await ids({})).toEqual([third.id, second.id, first.id]);
    await eva.does(UpdateContractDocument, { input: { id: first.id, version: 1, title: 'Préstamo a Núñez, S.A.' } });
    expect(await ids({})).toEqual([first.id, third.id, second.id]);
    expect(await ids({ filter: { search: 'prestamo nunez' } })).toEqual([first.id]);
    expect(await ids({ filter: { templateId: 'pagare' } })).toEqual([second.id]);
    await eva.does(ArchiveContractDocument, { id: third.id });
    expect(await ids({ filter: { status: 'ARCHIVED' } })).toEqual([third.id]);
    const page = (await eva.does(ContractsDocument, { first: 1 })).contracts;
    expect(page).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(await ids({ first: 1, after: page.pageInfo.endCursor })).toEqual([second.id]);
  });
});

describe('a whole contract', () => {
  test('title and case are changed with its version; an older one is refused', async () => {
    const { id } = await hasContract(ana);
    const change = async (input: object) =>
      (await ana.does(UpdateContractDocument, { input: { id, version: 1, ...input } })).updateContract;
    expect(await change({ title: 'Nuevo' })).toMatchObject({ contract: { title: 'Nuevo', version: 2 } });
    expect((await change({ title: 'Tarde' })).userErrors).toMatchObject([{ code: 'CONFLICT', field: 'version' }]);
    expect((await change({ version: 2, title: 'x'.repeat(201) })).userErrors).toMatchObject([{ field: 'title' }]);
  });

  test('a duplicate is a contract of its own with the newest text, and was not generated', async () => {
    const source = await hasContract(ana);
    const { duplicateContract } = await ana.does(DuplicateContractDocument, { id: source.id });
    expect(duplicateContract.contract).toMatchObject({ title: `${source.title} (copia)`, latest: { number: 1 } });
    expect(duplicateContract.contract?.latest).toMatchObject({ text: source.latest.text, generationMs: null });
    const copy = await readsContract(ana, duplicateContract.contract?.id ?? '');
    expect(copy.values).toEqual((await readsContract(ana, source.id)).values);
  });

  test('is archived, comes back, and is deleted from the archive only', async () => {
    const { id } = await hasContract(ana);
    const remove = async () => (await ana.does(DeleteContractDocument, { id })).deleteContract;
    expect((await remove()).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await ana.does(ArchiveContractDocument, { id })).archiveContract.contract?.status).toBe('ARCHIVED');
    expect((await ana.does(ArchiveContractDocument, { id })).archiveContract.contract?.version).toBe(2);
    expect((await ana.does(UnarchiveContractDocument, { id })).unarchiveContract.contract?.status).toBe('DRAFT');
    await ana.does(ArchiveContractDocument, { id });
    expect((await remove()).deletedId).toBe(id);
    expect((await ana.does(ContractDocument, { id })).contract).toBeNull();
    expect(await world.sql('select 1 from contract_version where contract_id = ?', [id])).toEqual([]);
  });

  test("somebody else's is not found, by whatever it is asked", async () => {
    const { id } = await hasContract(ana);
    const eva = await world.lawyer({ plan: 'BASIC' });
    expect((await eva.does(ContractDocument, { id })).contract).toBeNull();
    expect((await eva.does(ArchiveContractDocument, { id })).archiveContract.userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect((await eva.does(DuplicateContractDocument, { id })).duplicateContract.contract).toBeNull();
    const found = await eva.graphql<{ node: unknown }, { id: string }>('query ($id: ID!) { node(id: $id) { id } }', {
      id,
    });
    expect(found.data.node).toBeNull();
    expect(
      (await ana.graphql<{ node: unknown }, { id: string }>('query ($id: ID!) { node(id: $id) { id } }', { id })).data
        .node,
    ).toEqual({ id });
    expect((await world.visitor().graphql(ContractDocument, { id })).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('the figures', () => {
  test('are counted: an account without contracts has none, duplicates are no generations', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    const empty = (await eva.does(ContractStatsDocument)).contractStats;
    expect(empty).toMatchObject({
      userContracts: 0,
      aiConfidenceAvg: null,
      generationTimeAvg: null,
      popularTemplates: [],
      recentGenerations: [],
    });
    expect(empty.availableTemplates).toBe((await eva.does(ContractTemplatesDocument)).contractTemplates.length);
    const first = await hasContract(eva);
    await hasContract(eva);
    const note = await hasContract(eva, 'pagare');
    await eva.does(DuplicateContractDocument, { id: first.id });
    const { contractStats } = await eva.does(ContractStatsDocument);
    expect(contractStats.userContracts).toBe(4);
    expect(contractStats.generationTimeAvg).toBeGreaterThan(0);
    expect(contractStats.popularTemplates.map(({ templateId, usageCount }) => [templateId, usageCount])).toEqual([
      ['arrendamiento', 3],
      ['pagare', 1],
    ]);
    expect(contractStats.recentGenerations.map(({ id }) => id)[0]).toBe(note.id);
    expect(contractStats.recentGenerations).toHaveLength(3);
  });
});
