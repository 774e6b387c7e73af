import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CalculateOnceDocument,
  CalculationCsvDocument,
  CalculationPdfDocument,
  CalculatorFormsDocument,
  ChangeCalculationDocument,
  DropCalculationDocument,
  KeepCalculationDocument,
  KeptCalculationDocument,
  KeptCalculationsDocument,
} from '#tests/support/calculators.generated.ts';
import { openCaseOf } from '../../support/deadline-actions.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
let bruno: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer();
  bruno = await world.lawyer();
});
afterAll(() => world.end());

/** An example of LFT 48 and 162; its figures are worked by hand in the development set. */
const SEVERANCE = {
  severance: {
    hireDate: '2022-01-10',
    dismissalDate: '2025-03-10',
    paymentDate: '2025-08-10',
    dailySalary: '700',
  },
};
const FEES = { feeWithholding: { fee: '1234.57', payer: 'COMPANY' as const } };

test('every calculator has a form, and its fields are those of the contract', async () => {
  const { calculators } = await ana.does(CalculatorFormsDocument, {});
  expect(calculators).toHaveLength(20);
  for (const { fields, name } of calculators) {
    expect(fields.length, name).toBeGreaterThan(1);
    for (const { type, choices } of fields) expect(choices.length > 0).toBe(type === 'CHOICE');
  }
  const sent = await Promise.all(
    calculators.map(({ member, fields }) =>
      ana.graphql(CalculateOnceDocument, {
        values: {
          [member]: Object.fromEntries(
            fields.map(({ name, type, choices }) => [name, valueFor(type, choices[0]?.code, name)]),
          ),
        },
      }),
    ),
  );
  for (const { errors } of sent) expect(errors ?? []).toEqual([]);
});

function valueFor(type: string, code: string | undefined, name: string): unknown {
  if (type === 'CHOICE') return name === 'zone' ? [code] : code;
  if (type === 'YES') return true;
  if (type === 'DAY') return '2025-05-05';
  if (type === 'MONTH') return '2025-05';
  if (type === 'WHOLE') return 3;
  if (type === 'NUMBERS') return ['2'];
  if (type === 'PAYMENTS') return [{ date: '2025-05-05', amount: '1' }];
  if (type === 'WORKERS') return [{ name: 'Ejemplo', days: '10', wages: '10' }];
  if (type === 'PAYMENTS_OF_WORK') return [{ name: 'vales', amount: '10', period: 'MONTH' }];
  return '2';
}

test('a severance comes with its lines, the articles that open in the reader, and both readings', async () => {
  const { calculate } = await ana.does(CalculateOnceDocument, { values: SEVERANCE });
  expect(calculate).toMatchObject({ computable: 'YES', isMainCautious: false, cautiousFor: 'trabajador' });
  expect(calculate.main.total).toBe('202722.83');
  expect(calculate.cautious.total).toBe('201622.91');
  expect(calculate.alternatives.map(({ total }) => total)).toContain('204935.02');
  const [line] = calculate.main.lines;
  expect(line?.articles[0]).toMatchObject({ lawKey: 'lft', lawName: 'LFT', article: '48', path: '/stps/lft/48' });
});

test('what is missing gives no figure and says which', async () => {
  const { calculate } = await ana.does(CalculateOnceDocument, {
    values: { settlement: { hireDate: '2025-01-01', lastDayWorked: '2025-06-30' } },
  });
  expect(calculate.computable).toBe('NO');
  expect(calculate.main.lines).toEqual([]);
  expect(calculate.statements.join()).toContain('«Salario diario»');
});

test('two calculators at once are refused', async () => {
  const { errors } = await ana.graphql(CalculateOnceDocument, { values: { ...SEVERANCE, ...FEES } });
  expect(errors[0]?.message).toBe('Escribe los datos de un solo cálculo.');
});

test('a calculation is printed, and is a table for a spreadsheet', async () => {
  const { calculationDocument: file } = await ana.does(CalculationPdfDocument, { values: SEVERANCE });
  expect(file).toMatchObject({ fileName: 'liquidacion.pdf', mediaType: 'application/pdf' });
  expect(Buffer.from(file.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const { calculationTable: table } = await ana.does(CalculationCsvDocument, { values: FEES });
  const rows = Buffer.from(table.content, 'base64').toString('utf8');
  expect(rows).toContain('honorarios');
  expect(rows).toContain('1176.95');
});

test('a calculation is kept with a case, changed and deleted', async () => {
  const caseId = await openCaseOf(world, ana);
  const { saveCalculation } = await ana.does(KeepCalculationDocument, {
    input: { title: ' Honorarios de ejemplo ', values: FEES, caseId },
  });
  const kept = saveCalculation.savedCalculation;
  expect(kept).toMatchObject({ title: 'Honorarios de ejemplo', kind: 'FEE_WITHHOLDING', caseId });
  expect(kept?.calculation.main.total).toBe('1176.95');
  const { savedCalculations } = await ana.does(KeptCalculationsDocument, { caseId });
  expect(savedCalculations.totalCount).toBe(1);
  expect(JSON.parse(savedCalculations.nodes[0]?.values ?? '')).toEqual(FEES);
  const calculationId = kept?.id ?? '';
  const { updateCalculation } = await ana.does(ChangeCalculationDocument, {
    input: { calculationId, values: { feeWithholding: { fee: '10000' } } },
  });
  expect(updateCalculation.savedCalculation?.calculation.main.total).toBe('9533.33');
  const { deleteCalculation } = await ana.does(DropCalculationDocument, { input: { calculationId } });
  expect(deleteCalculation.deletedCalculationId).toBe(calculationId);
  expect((await ana.does(KeptCalculationDocument, { id: calculationId })).savedCalculation).toBeNull();
});

test('what one account keeps is not there for another', async () => {
  const { saveCalculation } = await ana.does(KeepCalculationDocument, { input: { title: 'De Ana', values: FEES } });
  const id = saveCalculation.savedCalculation?.id ?? '';
  expect((await bruno.does(KeptCalculationDocument, { id })).savedCalculation).toBeNull();
  expect((await bruno.does(KeptCalculationsDocument, {})).savedCalculations.totalCount).toBe(0);
  const changed = await bruno.graphql(ChangeCalculationDocument, { input: { calculationId: id, title: 'Mío' } });
  expect(changed.data.updateCalculation.userErrors[0]?.code).toBe('NOT_FOUND');
  const dropped = await bruno.graphql(DropCalculationDocument, { input: { calculationId: id } });
  expect(dropped.data.deleteCalculation.userErrors[0]?.code).toBe('NOT_FOUND');
});

test('a case, a deadline and a contract of somebody else cannot be named', async () => {
  const caseId = await openCaseOf(world, ana);
  for (const tie of [{ caseId }, { deadlineId: 'dl_x' }, { contractId: 'ctr_x' }]) {
    const { data } = await bruno.graphql(KeepCalculationDocument, { input: { title: 'Ajeno', values: FEES, ...tie } });
    expect(data.saveCalculation.userErrors[0]?.code).toBe('NOT_FOUND');
  }
});

test('the aguinaldo of a year is in proportion to the days worked, and says when it must be paid', async () => {
  const values = { aguinaldo: { hireDate: '2025-03-01', cutDate: '2025-12-31', monthlySalary: '12000' } };
  const { calculate } = await ana.does(CalculateOnceDocument, { values });
  // 15 × 306/365 = 12.5753 días de $400.00.
  expect(calculate.main.lines).toMatchObject([{ concept: 'aguinaldo proporcional', amount: '5030.14' }]);
  expect(calculate.statements.join(' ')).toContain('20 de diciembre');
  const whole = { aguinaldo: { cutDate: '2025-12-31', dailySalary: '400', aguinaldoDays: '30' } };
  expect((await ana.does(CalculateOnceDocument, { values: whole })).calculate.main.total).toBe('12000.00');
});
