import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { webServer } from '../web-server.ts';
import { documentsWorld, done, openDocuments, page, place, row, table } from './documents-world.tsx';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const corrected = { value: '$13,000.00', isCorrected: true };

test('a cell is corrected in place, shows what was found, and the correction can be undone', async () => {
  const world = documentsWorld({
    CorrectDocumentCell: ({ value }) =>
      done('correctDocumentCell', { table: value === null ? table() : table(corrected) }),
  });
  openDocuments({ table: 'dtb_1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Corregir Renta de «renta.docx»' }));
  const field = screen.getByRole('textbox', { name: 'Renta de «renta.docx»' });
  await userEvent.clear(field);
  await userEvent.type(field, '$13,000.00{Enter}');
  await screen.findByText(/Corregido · En el documento: \$12,500.00/);
  expect(world.asked('CorrectDocumentCell')).toEqual([
    { tableId: 'dtb_1', documentId: 'doc_1', columnId: 'c2', value: '$13,000.00' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(world.asked('CorrectDocumentCell')[1]).toMatchObject({ value: null }));
  await waitFor(() => expect(screen.queryByText(/Corregido/)).toBeNull());
});

test('arrows walk through the cells, Enter corrects and Escape leaves it', async () => {
  documentsWorld();
  openDocuments({ table: 'dtb_1' });
  (await screen.findByRole('rowheader', { name: 'renta.docx' })).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByRole('textbox', { name: 'Renta de «renta.docx»' })).toHaveFocus();
  await userEvent.keyboard('{Escape}{ArrowLeft}');
  expect(document.activeElement?.textContent).toContain('Contrato');
});

test('a cell leads to its place in the document', async () => {
  documentsWorld();
  openDocuments({ table: 'dtb_1' });
  await userEvent.click(await screen.findByRole('link', { name: 'Ver Renta en «renta.docx»' }));
  expect(place()).toEqual({ document: 'doc_1', view: 'facts', at: '40-50' });
});

test('a new table takes the chosen documents and columns', async () => {
  const world = documentsWorld({
    DocumentsForTable: () => page([row('doc_1'), row('doc_2'), row('doc_3', { status: 'FAILED' })]),
    SaveDocumentTable: () => done('saveDocumentTable', { table: table() }),
  });
  openDocuments({ edit: '1', documents: 'doc_1' });
  const name = await screen.findByLabelText('Nombre de la tabla');
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar tabla' }));
  await screen.findByText('Escribe un nombre.');
  await userEvent.type(name, 'Rentas');
  await userEvent.click(await screen.findByLabelText(/doc_2\.docx/));
  expect(screen.queryByLabelText(/doc_3\.docx/)).toBeNull();
  for (const column of ['Partes', 'Fecha de firma', 'Plazo', 'Hallazgos abiertos', 'Monto mayor'])
    await userEvent.click(screen.getByRole('button', { name: `Quitar la columna «${column}»` }));
  await userEvent.click(screen.getByRole('button', { name: 'Agregar columna' }));
  const second = within(screen.getByRole('listitem', { name: 'Columna 2' }));
  await userEvent.selectOptions(second.getByLabelText('Qué muestra'), 'Montos');
  await userEvent.type(second.getByLabelText(/Sólo de este carácter/), 'renta');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar tabla' }));
  await waitFor(() => expect(place()).toEqual({ table: 'dtb_1' }));
  expect(world.asked('SaveDocumentTable')).toEqual([
    {
      name: 'Rentas',
      documentIds: ['doc_1', 'doc_2'],
      columns: [
        { kind: 'TYPE', title: 'Tipo' },
        { kind: 'AMOUNTS', title: 'Montos', role: 'renta' },
      ],
    },
  ]);
});

const difference = (kind: string, text: string) => ({
  __typename: 'DocumentDifference',
  kind,
  text,
  firstStart: kind === 'ONLY_SECOND' ? null : 0,
  secondStart: kind === 'ONLY_FIRST' ? null : 0,
});

test('two documents stand side by side or as one text, with the facts that differ', async () => {
  documentsWorld({
    DocumentsCompared: () => ({
      documentComparison: {
        __typename: 'DocumentComparison',
        first: row('doc_1'),
        second: row('doc_2'),
        similarity: 80.25,
        differences: [
          difference('SAME', 'La renta es de '),
          difference('ONLY_FIRST', 'doce mil '),
          difference('ONLY_SECOND', 'trece mil '),
          difference('SAME', 'pesos.'),
        ],
        facts: [
          {
            __typename: 'DocumentFactDifference',
            kind: 'AMOUNT',
            role: 'renta',
            first: ['12000.00', '700.50 USD'],
            second: [],
          },
          { __typename: 'DocumentFactDifference', kind: 'DATE', role: null, first: [], second: ['2026-12-01'] },
        ],
      },
    }),
  });
  openDocuments({ compare: 'doc_1,doc_2' });
  await screen.findByText('80.3 % de las palabras están en los dos');
  expect(screen.getByRole('region', { name: 'doc_1.docx' }).textContent).not.toContain('trece');
  expect(screen.getByRole('region', { name: 'doc_2.docx' }).textContent).toContain('trece');
  const facts = within(screen.getByRole('region', { name: 'Datos que difieren' }));
  expect(facts.getAllByText('No aparece')).toHaveLength(2);
  facts.getByText('$12,000.00 · 700.50 USD');
  facts.getByText('1 de diciembre de 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Un solo texto' }));
  await waitFor(() => expect(place()).toEqual({ compare: 'doc_1,doc_2', layout: 'redline' }));
  const whole = screen.getAllByRole('region', { name: 'Texto' }).at(-1);
  expect(whole?.querySelector('del')?.textContent).toContain('doce mil');
  expect(whole?.querySelector('ins')?.textContent).toContain('trece mil');
});
