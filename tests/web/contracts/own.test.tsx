import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { VerificationView } from '#web/features/contracts/public-pages.ts';
import { VisitorGraphql } from '#web/shared/apollo/visitor-graphql.tsx';
import { refusal } from '../calendar/world.tsx';
import { webServer } from '../web-server.ts';
import { AT, contractsWorld, done, field, openContracts, template } from './contracts-world.tsx';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const own = (part: object = {}) =>
  template('ctt_1', {
    name: 'Comodato del despacho',
    category: null,
    complexity: null,
    isOwn: true,
    createdAt: AT,
    fields: [field('comodante', 'comodante', { required: true }), field('monto', 'monto')],
    ...part,
  });
const docx = new File(['PK'], 'comodato.docx');

describe('own templates', () => {
  it('are made of a DOCX: the fields that were found are labelled and typed', async () => {
    const world = contractsWorld({
      OwnTemplates: () => ({ contractTemplates: [] }),
      AnnounceFile: () =>
        done('createUpload', { upload: { __typename: 'Upload', id: 'upl_1', url: '/api/uploads/1' } }),
      CreateContractTemplate: () => done('createContractTemplate', { template: own() }),
      UpdateContractTemplate: () => done('updateContractTemplate', { template: own() }),
    });
    webServer.use(http.put('*/api/uploads/1', () => new HttpResponse(null, { status: 204 })));
    openContracts({ part: 'own' });
    expect(await screen.findByText('Todavía no subes ninguna plantilla.')).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Subir un DOCX', { selector: 'input' }), docx);
    const form = within(await screen.findByRole('dialog', { name: 'Campos de Comodato del despacho' }));
    // Inside the dialog: a toast would cover its buttons.
    expect(form.getByText('Plantilla «Comodato del despacho» creada: revisa sus campos.')).toBeVisible();
    const label = form.getByLabelText('Qué se pregunta por comodante');
    await userEvent.clear(label);
    await userEvent.type(label, 'Quien presta');
    await userEvent.selectOptions(form.getByLabelText('Tipo de monto'), 'Número');
    await userEvent.selectOptions(form.getByLabelText('Formato de monto'), 'Pesos');
    await userEvent.click(form.getByRole('checkbox', { name: 'monto es obligatorio' }));
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(world.asked('UpdateContractTemplate')).toEqual([
        {
          id: 'ctt_1',
          fields: [
            { name: 'comodante', label: 'Quien presta', type: 'TEXT', format: 'PLAIN', required: true, options: [] },
            { name: 'monto', label: 'monto', type: 'NUMBER', format: 'MONEY', required: true, options: [] },
          ],
        },
      ]),
    );
  });

  it('say why the server refused a file', async () => {
    contractsWorld({
      OwnTemplates: () => ({ contractTemplates: [] }),
      AnnounceFile: () =>
        done('createUpload', { upload: { __typename: 'Upload', id: 'upl_1', url: '/api/uploads/1' } }),
      CreateContractTemplate: () => ({
        createContractTemplate: { __typename: 'P', template: null, userErrors: [refusal('El archivo tiene macros.')] },
      }),
    });
    webServer.use(http.put('*/api/uploads/1', () => new HttpResponse(null, { status: 204 })));
    openContracts({ part: 'own' });
    await userEvent.upload(await screen.findByLabelText('Subir un DOCX', { selector: 'input' }), docx);
    expect(await screen.findByText('El archivo tiene macros.')).toBeVisible();
  });

  it('are renamed, and deleted after a question', async () => {
    const world = contractsWorld({
      OwnTemplates: () => ({ contractTemplates: [own()] }),
      UpdateContractTemplate: () => done('updateContractTemplate', { template: own({ name: 'Comodato' }) }),
      DeleteContractTemplate: () => ({ deleteContractTemplate: { __typename: 'P', userErrors: [] } }),
    });
    openContracts({ part: 'own' });
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de Comodato del despacho' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cambiar nombre' }));
    const name = await screen.findByLabelText('Nombre de la plantilla');
    await userEvent.clear(name);
    await userEvent.type(name, 'Comodato{Enter}');
    expect(await screen.findByRole('link', { name: 'Usar Comodato' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Más acciones de Comodato' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(world.asked('DeleteContractTemplate')).toEqual([{ id: 'ctt_1' }]));
  });
});

describe('the verification', () => {
  const SHA = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  const answer = (part: object = {}) => ({
    contractVerification: {
      __typename: 'ContractVerification',
      sha256: SHA,
      isKnown: true,
      kind: 'PDF',
      versionNumber: 2,
      hasLaterVersion: true,
      savedAt: AT,
      ...part,
    },
  });
  const show = (given: string | null, onVerify: (sha256: string) => void = () => undefined) =>
    render(
      <VisitorGraphql>
        <VerificationView given={given} onVerify={onVerify} />
      </VisitorGraphql>,
    );

  it('says of which version a digest is, and that there is a later one', async () => {
    contractsWorld({ ContractVerification: () => answer() });
    show(SHA);
    expect(await screen.findByText('Sí: coincide con un contrato guardado en Foja')).toBeVisible();
    expect(screen.getByText(/Es el PDF de la versión 2\..*23\/11\/2026, 12:05/)).toBeVisible();
    expect(screen.getByText('Ese contrato tiene una versión posterior.')).toBeVisible();
  });

  it('does not say that an unknown file is false', async () => {
    contractsWorld({
      ContractVerification: () =>
        answer({ isKnown: false, kind: null, versionNumber: null, hasLaterVersion: null, savedAt: null }),
    });
    show(SHA);
    expect(await screen.findByText('No coincide con ningún contrato guardado aquí')).toBeVisible();
    expect(screen.getByText(/basta un espacio/)).toBeVisible();
  });

  it('computes the digest of a file in the browser and sends only the digest', async () => {
    const world = contractsWorld({ ContractVerification: () => answer() });
    const asked: string[] = [];
    show(null, (sha256) => asked.push(sha256));
    const chosen = new File(['abc'], 'contrato.txt');
    Object.defineProperty(chosen, 'arrayBuffer', { value: () => Promise.resolve(new TextEncoder().encode('abc')) });
    await userEvent.upload(screen.getByLabelText('Elegir archivo', { selector: 'input' }), chosen);
    await waitFor(() => expect(asked).toEqual([SHA]));
    expect(screen.getByLabelText('Huella de contrato.txt')).toHaveValue(SHA);
    expect(world.asked('AnnounceFile')).toEqual([]);
  });

  it('refuses what is no digest without asking', async () => {
    const world = contractsWorld();
    show('no-es-una-huella');
    expect(screen.getByText(/^Una huella SHA-256 tiene 64 caracteres/)).toBeVisible();
    expect(world.asked('ContractVerification')).toEqual([]);
  });
});
