import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { webServer } from '../web-server.ts';
import {
  analysis,
  documentsWorld,
  done,
  file,
  NO_COUNTS,
  openDocuments,
  path,
  place,
  refused,
  row,
  span,
} from './documents-world.tsx';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const text = () => screen.findByRole('region', { name: 'Texto del documento' });
/** What is lit, without the words for screen readers. */
const lit = () =>
  [...document.querySelectorAll('[data-lit]')]
    .map((part) => {
      const copy = part.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('.sr-only').forEach((spoken) => spoken.remove());
      return copy.textContent;
    })
    .join('');
const tab = async (name: RegExp | string) => userEvent.click(await screen.findByRole('tab', { name }));
const decided = (decision: string | null) =>
  done('decideFindings', {
    document: {
      __typename: 'LegalDocument',
      id: 'doc_1',
      openFindings: { ...NO_COUNTS, total: decision ? 1 : 2, medium: 1 },
      analysis: { __typename: 'DocumentAnalysis', grade: 'B', gradeReason: 'Sin hallazgos altos' },
    },
  });

test('type, confidence and grade stand with what made them, and another type can be chosen', async () => {
  const world = documentsWorld({
    CorrectDocumentType: () =>
      done('updateDocument', { document: file({ type: 'DEED' }, { type: 'DEED', isTypeCorrected: true }) }),
  });
  openDocuments({ document: 'doc_1' });
  await screen.findByText(/97 % de confianza/);
  screen.getByText('Calificación C');
  await userEvent.click(screen.getByRole('button', { name: '¿No es un contrato?' }));
  await userEvent.click(screen.getByRole('button', { name: 'título de contrato' }));
  expect(lit()).toContain('CONTRATO DE ARRENDAMIENTO');
  await userEvent.selectOptions(screen.getByLabelText('Elige qué es'), 'Escritura');
  await screen.findByText(/Tipo elegido por ti/);
  expect(world.asked('CorrectDocumentType')).toEqual([{ documentId: 'doc_1', type: 'DEED' }]);
});

test('a finding lights its place, and a mark in the text opens its finding', async () => {
  documentsWorld();
  openDocuments({ document: 'doc_1' });
  const view = await text();
  await userEvent.click(await screen.findByRole('button', { name: /monto en número y en letra/ }));
  expect(lit()).toContain('$12,500.00 (DOCE MIL PESOS 00/100 M.N.)');
  expect(place()).toEqual({ document: 'doc_1', finding: 'f1' });
  screen.getByRole('link', { name: 'Leer CCF 2398' });
  await userEvent.click(screen.getByRole('button', { name: /monto en número y en letra/ }));
  await waitFor(() => expect(place()).toEqual({ document: 'doc_1' }));
  await userEvent.click(view.querySelector('[data-mark="f1"]')!);
  await waitFor(() => expect(place()).toEqual({ document: 'doc_1', finding: 'f1' }));
});

test('a finding is accepted, noted and undone, also with the keyboard alone', async () => {
  const world = documentsWorld({ DecideFindings: ({ decision }) => decided((decision as string) ?? null) });
  openDocuments({ document: 'doc_1' });
  await screen.findByText('2 abiertos de 2');
  await userEvent.keyboard('ja');
  await screen.findByText('1 abierto de 2');
  await screen.findByText('Calificación B');
  expect(world.asked('DecideFindings')[0]).toEqual({
    documentId: 'doc_1',
    findingIds: ['f1'],
    decision: 'ACCEPTED',
  });
  await userEvent.keyboard('n');
  await userEvent.type(await screen.findByLabelText('Nota del hallazgo'), 'lo mando corregir');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await screen.findByText('lo mando corregir');
  expect(world.asked('DecideFindings')[1]).toMatchObject({ decision: 'ACCEPTED', note: 'lo mando corregir' });
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await screen.findByText('2 abiertos de 2');
});

test('a refused decision is taken back and said', async () => {
  documentsWorld({
    DecideFindings: () => refused('decideFindings', { document: null }, 'CONFLICT', 'El análisis cambió.'),
  });
  openDocuments({ document: 'doc_1' });
  await screen.findByText('2 abiertos de 2');
  await userEvent.keyboard('jr');
  await screen.findByText('El análisis cambió.');
  screen.getByText('2 abiertos de 2');
});

test('findings are filtered by severity and state, in the address', async () => {
  documentsWorld();
  openDocuments({ document: 'doc_1' });
  await userEvent.selectOptions(await screen.findByLabelText('Gravedad'), 'Media (1)');
  await waitFor(() => expect(place()).toEqual({ document: 'doc_1', severity: 'medium' }));
  expect(screen.queryByRole('button', { name: /monto en número/ })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Aceptados');
  await screen.findByText('Ningún hallazgo con estos filtros.');
});

test('facts say whether their digit is right, and a date goes to the form of a deadline', async () => {
  documentsWorld();
  openDocuments({ document: 'doc_1', view: 'facts' });
  const ids = within(await screen.findByRole('region', { name: 'RFC' }));
  ids.getByText('Dígito incorrecto');
  await userEvent.click(screen.getByRole('button', { name: 'Ver «$12,500.00» en el documento' }));
  expect(lit()).toBe('$12,500.00');
  screen.getByText('Vincula el documento a un caso para agregar sus partes.');
  await userEvent.click(screen.getByRole('link', { name: 'Agendar vencimiento el 1 de diciembre de 2026' }));
  const params = new URL(path(), 'https://foja.mx').searchParams;
  expect(params.get('day')).toBe('2026-12-01');
  expect(params.get('title')).toBe('inicio: renta.docx');
});

test('a party goes to the case of the document, and a conflict is said', async () => {
  const world = documentsWorld({
    LegalDocumentFile: () => ({ document: file({ case: { __typename: 'Case', id: 'cas_1', title: 'Desahucio' } }) }),
    AddPartyOfDocument: () =>
      done('addParty', {
        case: { __typename: 'Case', id: 'cas_1' },
        conflicts: [
          {
            __typename: 'ConflictHit',
            name: 'Ana Ejemplo Luna',
            case: { __typename: 'Case', id: 'cas_2', title: 'Divorcio' },
          },
        ],
      }),
  });
  openDocuments({ document: 'doc_1', view: 'facts' });
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar al caso a «Ana Ejemplo Luna»' }));
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  await screen.findByText('Ana Ejemplo Luna, en «Divorcio»');
  expect(world.asked('AddPartyOfDocument')).toEqual([
    { caseId: 'cas_1', party: { name: 'Ana Ejemplo Luna', role: 'DEFENDANT', isOurs: false } },
  ]);
});

test('requirements say what is met and what is missing', async () => {
  documentsWorld();
  openDocuments({ document: 'doc_1' });
  await tab('Requisitos');
  await screen.findByText('Cumple 1 de 2');
  await userEvent.click(screen.getByRole('button', { name: /Ver en el documento/ }));
  expect(lit()).toBe('La renta es de');
});

test('without a model it is said calmly, with what works; with one each sentence leads to its words', async () => {
  const world = documentsWorld({
    AskLegalDocument: () =>
      refused('askDocument', { document: null }, 'NOT_CONFIGURED', 'Este servidor no tiene un modelo.'),
  });
  openDocuments({ document: 'doc_1', view: 'ask' });
  await userEvent.type(await screen.findByLabelText('Pregunta'), '¿Cuánto es la renta?');
  await userEvent.click(screen.getByRole('button', { name: 'Preguntar' }));
  await screen.findByText(/no tiene un modelo de lenguaje/);
  expect(screen.queryByRole('alert')).toBeNull();
  world.answer('AskLegalDocument', () =>
    done('askDocument', {
      document: {
        __typename: 'LegalDocument',
        id: 'doc_1',
        summary: null,
        questions: [
          {
            __typename: 'DocumentQuestion',
            id: 'dqn_1',
            question: '¿Cuánto es la renta?',
            createdAt: '2026-11-23T18:06:00.000Z',
            answer: [
              {
                __typename: 'DocumentAnswerPoint',
                text: 'La renta es de doce mil quinientos pesos.',
                spans: [span('La renta es de $12,500.00')],
              },
            ],
          },
        ],
      },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preguntar' }));
  await screen.findByText('La renta es de doce mil quinientos pesos.');
  await userEvent.click(screen.getByRole('button', { name: /^Ver cita/ }));
  expect(lit()).toContain('La renta es de $12,500.00');
});

test('a place in the address is lit when the document is opened', async () => {
  documentsWorld();
  const { start, end } = span('SEGUNDA. El plazo');
  openDocuments({ document: 'doc_1', at: `${start}-${end}` });
  await text();
  expect(lit()).toBe('SEGUNDA. El plazo');
});

test.each([
  [{ status: 'RUNNING', progress: 30 }, 'Estamos leyendo el documento', 'Cancelar análisis'],
  [{ status: 'QUEUED', progress: 0 }, 'El documento espera su turno', 'Cancelar análisis'],
  [{ status: 'FAILED', problem: 'Está dañado.' }, '❌ Error en análisis: Está dañado.', 'Analizar de nuevo'],
  [{ status: 'CANCELLED' }, 'El análisis se canceló. No contó en tu plan.', 'Analizar de nuevo'],
])('a document that is %o says so', async (part, words, action) => {
  documentsWorld({ LegalDocumentFile: () => ({ document: file({ ...part, analysis: null, type: null }) }) });
  openDocuments({ document: 'doc_1' });
  await screen.findByText(words);
  screen.getByRole('button', { name: action });
});

test('an English document, a scan and the same file twice are said above the findings', async () => {
  documentsWorld({
    LegalDocumentFile: () => ({
      document: file(
        { sameFileAs: { __typename: 'LegalDocument', id: 'doc_0', fileName: 'antes.docx' } },
        { ...analysis(), language: 'en', findings: [], grade: null, gradeReason: null },
      ),
    }),
  });
  openDocuments({ document: 'doc_1' });
  await screen.findByText(/El documento está en inglés/);
  screen.getByText('Sin calificación');
  screen.getByText('No encontramos nada que marcar en este documento.');
  screen.getByText(/encontraron 29 de 45 defectos/);
  await userEvent.click(screen.getByRole('link', { name: 'Ver ese documento' }));
  expect(place()).toEqual({ document: 'doc_0' });
});

test('a document that is gone says so', async () => {
  documentsWorld({ LegalDocumentFile: () => ({ document: null }), LegalDocuments: () => ({ documents: row('x') }) });
  openDocuments({ document: 'doc_1' });
  await screen.findByText('Ese documento no existe o ya se eliminó.');
});
