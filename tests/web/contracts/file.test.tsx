import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { broken, legalCase, refusal } from '../calendar/world.tsx';
import { webServer } from '../web-server.ts';
import {
  AT,
  body,
  clause,
  contractsWorld,
  done,
  file,
  openContracts,
  place,
  row,
  version,
  versionRow,
} from './contracts-world.tsx';

const saved: { fileName: string }[] = [];
vi.mock('#web/shared/browser/save-document.ts', () => ({
  saveDocument: (document: { fileName: string }) => saved.push(document),
  saveBlob: () => undefined,
}));
beforeEach(() => {
  saved.length = 0;
});
beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const openFile = (params: Record<string, string> = {}) => openContracts({ contract: 'ctr_1', ...params });
const exported = (fileName: string) => ({
  __typename: 'ExportedFile',
  fileName,
  mediaType: 'application/pdf',
  content: '',
});
const mail = (state: string) => ({
  __typename: 'ContractMail',
  id: 'mail_1',
  to: 'cliente@ejemplo.mx',
  versionNumber: 1,
  format: 'PDF',
  state,
  at: AT,
});

describe('a contract', () => {
  it('that does not exist is said to be missing; one that cannot be read can be asked for again', async () => {
    const world = contractsWorld({ ContractFile: () => broken() });
    openFile();
    expect(await screen.findByText('No pudimos abrir el contrato.')).toBeVisible();
    world.answer('ContractFile', () => ({ contract: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No encontramos este contrato.')).toBeVisible();
  });

  it('shows the articles of a clause that was pressed, and what was drafted by a model as such', async () => {
    const latest = { ...version(1), clauses: [clause('renta', 'RENTA', [], { isDrafted: true })] };
    contractsWorld({ ContractFile: () => ({ contract: file({ latest }) }) });
    openFile();
    await userEvent.click(await screen.findByText('La renta es de mil pesos.'));
    expect(screen.getByRole('link', { name: 'Leer CCF 2398' })).toBeVisible();
    expect(screen.getByText(/Redactada con IA a petición/)).toBeVisible();
  });

  it('downloads the files that the server writes, the PDF with its lines filled too', async () => {
    const world = contractsWorld({
      ContractDocument: ({ format }) => ({ contractDocument: exported(`contrato.${String(format).toLowerCase()}`) }),
      ContractEvidence: () => ({ contractEvidence: exported('evidencia.zip') }),
    });
    openFile();
    for (const item of ['PDF con líneas rellenas', 'Word (DOCX)', 'Expediente de evidencia (ZIP)']) {
      await userEvent.click(await screen.findByRole('button', { name: 'Descargar' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Descargar' })).toBeEnabled());
    }
    expect(saved.map(({ fileName }) => fileName)).toEqual(['contrato.pdf', 'contrato.docx', 'evidencia.zip']);
    expect(world.asked('ContractDocument').map(({ fillLines }) => fillLines)).toEqual([true, false]);
  });

  it('is mailed to valid addresses only, and what became of the mail is told as it is', async () => {
    const world = contractsWorld({
      SendContract: () =>
        done('sendContract', { contract: { __typename: 'Contract', id: 'ctr_1', mails: [mail('QUEUED')] } }),
      ContractMails: () => ({ contract: { __typename: 'Contract', id: 'ctr_1', mails: [mail('OUTBOX')] } }),
    });
    openFile();
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar por correo' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByLabelText('Para'), 'cliente@ejemplo.mx, sin-arroba');
    await userEvent.click(form.getByRole('button', { name: 'Enviar' }));
    expect(form.getByText('Revisa esta dirección: sin-arroba')).toBeVisible();
    await userEvent.clear(form.getByLabelText('Para'));
    await userEvent.type(form.getByLabelText('Para'), 'cliente@ejemplo.mx');
    await userEvent.click(form.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText(/No salió: este servidor no envía correo/)).toBeVisible();
    expect(world.asked('SendContract')).toEqual([
      { id: 'ctr_1', to: ['cliente@ejemplo.mx'], format: 'PDF', message: '' },
    ]);
  });

  it('compares two versions and restores one as a new version, with a way back', async () => {
    const world = contractsWorld({
      ContractFile: () => ({ contract: file({}, 2) }),
      ContractComparison: () => ({
        contractComparison: {
          __typename: 'ContractComparison',
          addedWords: 1,
          removedWords: 1,
          paragraphs: [
            {
              __typename: 'P',
              changes: [
                { __typename: 'C', kind: 'SAME', text: 'La renta es de ' },
                { __typename: 'C', kind: 'REMOVED', text: 'mil' },
                { __typename: 'C', kind: 'ADDED', text: 'dos mil' },
              ],
            },
          ],
        },
      }),
      RestoreContractVersion: () => done('restoreContractVersion', { contract: file({}, 3) }),
    });
    openFile();
    await userEvent.click(await screen.findByRole('link', { name: 'Comparar la versión 1 con la más nueva' }));
    expect(await screen.findByText('1 palabra agregada · 1 palabra eliminada')).toBeVisible();
    expect(place()).toEqual({ contract: 'ctr_1', compare: '1-2' });
    expect(document.querySelector('.contract-paper ins')).toHaveTextContent('dos mil');
    expect(document.querySelector('.contract-paper del')).toHaveTextContent('mil');
    await userEvent.click(screen.getByRole('button', { name: 'Restaurar la versión 1' }));
    expect(await screen.findByText('El texto de la versión 1 es ahora la versión 3.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(world.asked('RestoreContractVersion').map(({ number }) => number)).toEqual([1, 2]));
  });

  it('reads an earlier version and says that there is a newer one', async () => {
    contractsWorld({
      ContractFile: () => ({ contract: file({}, 2) }),
      EarlierVersion: () => ({
        contractComparison: { __typename: 'ContractComparison', from: version(1, 'El texto de antes.') },
      }),
    });
    openFile({ version: '1' });
    expect(await screen.findByText('El texto de antes.')).toBeVisible();
    expect(screen.getByText(/Estás leyendo la versión 1\. La más nueva es la 2/)).toBeVisible();
  });

  it('copies its hash, and is linked to a case', async () => {
    const world = contractsWorld({
      CaseChoices: () => ({ cases: { __typename: 'CaseConnection', nodes: [legalCase()] } }),
      UpdateContract: () => done('updateContract', { contract: row('ctr_1', { case: legalCase(), version: 2 }) }),
    });
    openFile();
    await userEvent.type(await screen.findByRole('combobox', { name: /^Caso/ }), 'cobro');
    await userEvent.click(await screen.findByRole('option', { name: /Cobro de pagaré/ }));
    await waitFor(() => expect(world.asked('UpdateContract')).toEqual([{ id: 'ctr_1', version: 1, caseId: 'case_1' }]));
    expect(screen.getByText('1'.repeat(64))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verificar' })).toHaveAttribute('href', `/verificar/${'1'.repeat(64)}`);
  });

  it('goes to the citation checker with its text', async () => {
    const world = contractsWorld({
      ReviewContractText: () => done('createCitationReview', { review: { __typename: 'CitationReview', id: 'rev_1' } }),
    });
    openFile();
    await userEvent.click(await screen.findByRole('button', { name: 'Revisar citas' }));
    await waitFor(() => expect(place()).toEqual({ review: 'rev_1' }));
    expect(world.asked('ReviewContractText')[0]?.['text']).toContain('PRIMERA. RENTA\n\nLa renta es de mil pesos.');
  });
});

describe('the editor', () => {
  const editor = () => screen.findByRole('textbox', { name: 'Texto del contrato' });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar contrato' }));
  const openEditor = () => openFile({ edit: '1' });

  it('saves the document as a new version with what was changed, and keeps a copy here', async () => {
    const world = contractsWorld({
      SaveContractVersion: () => done('saveContractVersion', { contract: file({}, 2) }),
    });
    openEditor();
    await editor();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar cláusula' }));
    await userEvent.type(screen.getByLabelText(/^Qué cambiaste/), 'una cláusula más');
    await save();
    expect(await screen.findByText('Contrato guardado: versión 2.')).toBeVisible();
    const [sent] = world.asked('SaveContractVersion');
    expect(sent).toMatchObject({ contractId: 'ctr_1', baseNumber: 1, note: 'una cláusula más' });
    const { content } = JSON.parse(String(sent?.['body'])) as ReturnType<typeof body>;
    expect(content).toHaveLength(6);
    const before = body().content;
    for (const block of before) expect(content).toContainEqual(block);
    expect(JSON.parse(localStorage.getItem('my_contracts') ?? '[]')).toMatchObject([
      { id: 'ctr_1', template: 'arrendamiento', status: 'draft', created_at: AT },
    ]);
    expect(place()).toEqual({ contract: 'ctr_1' });
  });

  it('refuses a contract without text', async () => {
    const empty = { ...version(1), body: JSON.stringify({ type: 'doc', content: [] }) };
    const world = contractsWorld({ ContractToEdit: () => ({ contract: file({ latest: empty }) }) });
    openEditor();
    await editor();
    await save();
    expect(await screen.findByText('No hay contrato para guardar')).toBeVisible();
    expect(world.asked('SaveContractVersion')).toEqual([]);
  });

  it('asks what to do with a newer version: both texts are kept', async () => {
    let newest = 1;
    const world = contractsWorld({
      ContractToEdit: () => ({
        contract: file({ latest: { ...version(newest), ...versionRow(newest, { authorName: 'Luis' }) } }, newest),
      }),
      SaveContractVersion: ({ baseNumber }) =>
        baseNumber === 2
          ? done('saveContractVersion', { contract: file({}, 3) })
          : {
              saveContractVersion: {
                __typename: 'P',
                contract: null,
                userErrors: [refusal('Hay una más nueva.', 'baseNumber', 'CONFLICT')],
              },
            },
    });
    openEditor();
    await editor();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar cláusula' }));
    newest = 2;
    await save();
    const question = within(await screen.findByRole('dialog', { name: 'Hay una versión más nueva' }));
    expect(question.getByText(/Luis guardó la versión 2/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Guardar la mía como versión nueva' }));
    expect(await screen.findByText('Contrato guardado: versión 3.')).toBeVisible();
    expect(world.asked('SaveContractVersion').map(({ baseNumber }) => baseNumber)).toEqual([1, 2]);
  });

  it('keeps an unsaved text through a reload, and gives the saved one back on request', async () => {
    contractsWorld();
    const { unmount } = openEditor();
    await editor();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar cláusula' }));
    unmount();
    openEditor();
    expect(await screen.findByText('Recuperamos lo que habías escrito y no guardaste.')).toBeVisible();
    expect(await editor()).toHaveTextContent('CLÁUSULA ADICIONAL');
    await userEvent.click(screen.getByRole('button', { name: 'Descartarlo' }));
    expect(await editor()).not.toHaveTextContent('CLÁUSULA ADICIONAL');
  });

  it('finds words without accents', async () => {
    const latest = version(1, 'La pensión y la pension se pagan.');
    contractsWorld({ ContractToEdit: () => ({ contract: file({ latest }) }) });
    openEditor();
    await editor();
    await userEvent.click(screen.getByRole('button', { name: 'Buscar en el texto' }));
    await userEvent.type(screen.getByLabelText('Buscar en el texto', { selector: 'input' }), 'PENSION');
    expect(await screen.findByText('1 de 2')).toBeVisible();
    expect(document.querySelectorAll('.contract-found')).toHaveLength(2);
  });

  it('says that no model is configured, and offers to write the clause by hand', async () => {
    contractsWorld({ DraftContractClause: () => broken('NOT_CONFIGURED', 'Falta configurar.') });
    openEditor();
    await editor();
    await userEvent.click(screen.getByRole('button', { name: 'Cláusula con IA' }));
    const form = within(await screen.findByRole('dialog', { name: 'Cláusula con IA' }));
    await userEvent.type(form.getByLabelText('Qué debe decir'), 'Que nadie pueda ceder el contrato.');
    await userEvent.click(form.getByRole('button', { name: 'Redactar' }));
    expect(await form.findByText(/no tiene un modelo de lenguaje configurado/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Escribirla a mano' }));
    expect(await editor()).toHaveTextContent('CLÁUSULA ADICIONAL');
  });

  it('puts a clause of the model into the text only when it is inserted, with its citations judged', async () => {
    const drafted = {
      __typename: 'DraftedClause',
      id: 'extra_abc',
      heading: 'CESIÓN',
      text: 'Nadie cede.\n\nSalvo permiso.',
      citations: [
        { __typename: 'X', text: 'artículo 2398 del CCF', state: 'VERIFIED', statement: 'Existe y está vigente.' },
      ],
    };
    contractsWorld({ DraftContractClause: () => done('draftContractClause', { clause: drafted }) });
    openEditor();
    await editor();
    await userEvent.click(screen.getByRole('button', { name: 'Cláusula con IA' }));
    const form = within(await screen.findByRole('dialog', { name: 'Cláusula con IA' }));
    await userEvent.type(form.getByLabelText('Qué debe decir'), 'Que nadie pueda ceder el contrato.');
    await userEvent.click(form.getByRole('button', { name: 'Redactar' }));
    expect(await form.findByText('artículo 2398 del CCF')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Texto del contrato', hidden: true })).not.toHaveTextContent(
      'Nadie cede',
    );
    await userEvent.click(form.getByRole('button', { name: 'Insertar en el contrato' }));
    expect(await editor()).toHaveTextContent('CLÁUSULA ESPECIAL. CESIÓN');
  });
});
