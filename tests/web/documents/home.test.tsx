import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { webServer } from '../web-server.ts';
import { documentsWorld, done, figures, openDocuments, page, place, pushes, row } from './documents-world.tsx';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const pdf = (name = 'renta.pdf', size = 4) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });
const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(picker(), files);
const start = () => userEvent.click(screen.getByRole('button', { name: /^Iniciar análisis/ }));
const queued = (name: string) =>
  within(screen.getByRole('list', { name: 'Documentos en proceso' }))
    .getByText(name)
    .closest('li')!;

test('the picker takes .pdf, .doc and .docx, says the limit, and the button waits for a file', async () => {
  documentsWorld();
  openDocuments();
  await screen.findByText('PDF, DOC o DOCX, hasta 25 MB cada uno');
  expect(picker().accept).toBe('.pdf,.doc,.docx');
  expect(screen.getByRole('button', { name: 'Iniciar análisis' })).toBeDisabled();
  await screen.findByText(/^Te quedan 7 análisis este mes/);
});

test('a file is uploaded and analysed, and its end is told with the type in capitals and the percent', async () => {
  const world = documentsWorld();
  const { socket, push } = pushes();
  openDocuments({}, socket);
  await screen.findByText('Arrastra aquí tus documentos');
  await choose(pdf());
  await start();
  await within(queued('renta.pdf')).findByText('En espera del análisis');
  expect(world.asked('AnalyzeDocument')).toEqual([{ uploadId: 'upl_1' }]);
  push(row('doc_1', { status: 'RUNNING', progress: 40, type: null, confidence: null }));
  await within(queued('renta.pdf')).findByText('Analizando: 40 %');
  push(row('doc_1', { fileName: 'renta.pdf' }));
  await within(queued('renta.pdf')).findByText('CONTRATO · 97 % de confianza');
  // The row, and the notice.
  expect((await screen.findAllByText('CONTRATO · 97 % de confianza')).length).toBeGreaterThan(1);
});

test('a failed analysis says «❌ Error en análisis: » and the error; without one «Error desconocido»', async () => {
  documentsWorld({
    LegalDocuments: () =>
      page([row('doc_1', { status: 'RUNNING', progress: 10 }), row('doc_2', { status: 'QUEUED', progress: 0 })]),
  });
  const { socket, push } = pushes();
  openDocuments({}, socket);
  await screen.findByText('doc_1.docx');
  push(row('doc_1', { status: 'FAILED', problem: 'El archivo está dañado.' }));
  await screen.findByText('❌ Error en análisis: El archivo está dañado.');
  push(row('doc_2', { status: 'FAILED', problem: null }));
  await screen.findByText('❌ Error en análisis: Error desconocido');
});

test('a wrong kind and a file that is too large are refused before anything is sent', async () => {
  const world = documentsWorld();
  openDocuments();
  await screen.findByText('Arrastra aquí tus documentos');
  await choose(new File(['x'], 'foto.png'), pdf('grande.pdf', 25 * 1024 * 1024 + 1));
  await within(queued('foto.png')).findByText('Solo se aceptan archivos .pdf, .doc y .docx');
  await within(queued('grande.pdf')).findByText('El archivo supera el límite de 25 MB');
  expect(screen.getByRole('button', { name: 'Iniciar análisis' })).toBeDisabled();
  expect(world.asked('AnnounceFile')).toEqual([]);
});

test('a cut upload can be tried again with the same file', async () => {
  const world = documentsWorld();
  webServer.use(http.put('*/api/uploads/:id', () => HttpResponse.error(), { once: true }));
  openDocuments();
  await screen.findByText('Arrastra aquí tus documentos');
  await choose(pdf());
  await start();
  await within(queued('renta.pdf')).findByText(
    '❌ Error en análisis: Se cortó la conexión mientras se subía el archivo.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar «renta.pdf»' }));
  await within(queued('renta.pdf')).findByText('En espera del análisis');
  expect(world.asked('AnalyzeDocument')).toHaveLength(1);
});

test('what a reload cut is listed, and choosing the file again takes it off the list', async () => {
  documentsWorld();
  localStorage.setItem(
    'foja_draft_usr_1_documents_uploads',
    JSON.stringify({ at: Date.now(), text: JSON.stringify([{ name: 'renta.pdf', size: 4, caseId: null }]) }),
  );
  openDocuments();
  await screen.findByRole('button', { name: 'Vuelve a elegir el archivo «renta.pdf»' });
  await choose(pdf());
  await waitFor(() => expect(screen.queryByText('No se terminaron de subir')).toBeNull());
});

test('before the first analysis an example says that it is one; then the own figures stand there', async () => {
  const world = documentsWorld();
  const first = openDocuments();
  await screen.findByText('Ejemplo');
  first.unmount();
  world.answer('DocumentFigures', () =>
    figures({
      analyzed: 3,
      averageConfidence: 93.456,
      medianSeconds: 0.412,
      grades: [{ __typename: 'DocumentGradeCount', grade: 'B', count: 3 }],
    }),
  );
  openDocuments();
  await screen.findByText('93.5 %');
  screen.getByText('0.41 s');
  screen.getByText('B: 3');
  expect(screen.queryByText('Ejemplo')).toBeNull();
});

test('the list is filtered by the address, and two finished documents can be compared', async () => {
  const world = documentsWorld({ LegalDocuments: () => page([row('doc_1'), row('doc_2')]) });
  openDocuments({ type: 'will' });
  await screen.findByText('doc_1.docx');
  expect(world.asked('LegalDocuments')[0]).toMatchObject({ filter: { type: 'WILL' } });
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Analizado');
  await waitFor(() => expect(place()).toEqual({ type: 'will', status: 'done' }));
  await userEvent.click(screen.getByLabelText('Elegir «doc_1.docx»'));
  expect(screen.getByRole('button', { name: 'Comparar' })).toBeDisabled();
  await userEvent.click(screen.getByLabelText('Elegir «doc_2.docx»'));
  world.answer('DocumentsCompared', () => ({ documentComparison: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Comparar' }));
  await waitFor(() => expect(place()).toEqual({ compare: 'doc_1,doc_2' }));
});

test('a deleted document can be restored', async () => {
  const world = documentsWorld({
    LegalDocuments: () => page([row('doc_1')]),
    DeleteLegalDocument: () => done('deleteDocument', { document: { __typename: 'LegalDocument', id: 'doc_1' } }),
    RestoreLegalDocument: () => done('restoreDocument', { document: row('doc_1') }),
  });
  openDocuments();
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de «doc_1.docx»' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(world.asked('RestoreLegalDocument')).toEqual([{ documentId: 'doc_1' }]));
});
