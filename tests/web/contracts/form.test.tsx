import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { broken, refusal } from '../calendar/world.tsx';
import { webServer } from '../web-server.ts';
import {
  AT,
  check,
  contractsWorld,
  done,
  file,
  lease,
  openContracts,
  place,
  preview,
  row,
} from './contracts-world.tsx';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const put = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const openForm = () => openContracts({ template: 'arrendamiento', place: 'cdmx' });
const generate = () => userEvent.click(screen.getByRole('button', { name: 'Generar contrato' }));
const toStep = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^\\d${name}`) }));

async function fill() {
  put(await screen.findByLabelText('Nombre completo'), 'Ana "Anita" <Ejemplo> 🏠');
  await toStep('Renta');
  put(await screen.findByLabelText('Renta mensual'), '12,500.5');
}

describe('the form of a template', () => {
  it('names the required fields that are missing and goes to the first', async () => {
    const world = contractsWorld();
    openForm();
    await screen.findByRole('heading', { name: 'Arrendamiento' });
    await toStep('Renta');
    await generate();
    expect(
      await screen.findByText('Por favor completa todos los campos requeridos: Arrendador, Renta mensual'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Nombre completo')).toHaveFocus());
    expect(world.asked('GenerateContract')).toEqual([]);
  });

  it('shows a field only with the value that it depends on, and its example as one', async () => {
    contractsWorld();
    openForm();
    const use = await screen.findByLabelText(/^Uso/);
    expect(screen.queryByLabelText(/^Giro/)).toBeNull();
    await userEvent.selectOptions(use, 'Comercial');
    expect(await screen.findByPlaceholderText('Ejemplo: papelería')).toBeVisible();
  });

  it('asks for the preview with what is shown and filled in, amounts as plain numbers', async () => {
    const world = contractsWorld();
    openForm();
    await fill();
    expect(screen.getByText('$12,500.50 (DOCE MIL QUINIENTOS PESOS 50/100 M.N.)')).toBeVisible();
    await waitFor(() =>
      expect(world.asked('ContractPreview').at(-1)).toEqual({
        templateId: 'arrendamiento',
        jurisdiction: 'CDMX',
        values: [
          { field: 'arrendador', parties: [{ kind: 'PERSON', name: 'Ana "Anita" <Ejemplo> 🏠', representatives: [] }] },
          { field: 'renta', text: '12500.50' },
        ],
      }),
    );
  });

  it('highlights the clause that uses the field in which somebody writes, and opens its articles', async () => {
    contractsWorld();
    openForm();
    await screen.findByText('PRIMERA. RENTA');
    await toStep('Renta');
    fireEvent.focus(await screen.findByLabelText('Renta mensual'));
    await waitFor(() =>
      expect(document.querySelector('[data-clause="renta"]')).toHaveAttribute('data-highlighted', 'true'),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Fundamento de PRIMERA RENTA/ }));
    expect(screen.getByRole('link', { name: 'Leer CCF 2398' })).toHaveAttribute('href', '/codigo-civil/ccf/2398');
    expect(screen.getByText('Texto al 15 de enero de 2026')).toBeVisible();
  });

  it('drops an answer to earlier values that comes after that to later ones', async () => {
    let release: () => void = () => undefined;
    contractsWorld({
      ContractPreview: async ({ values }) => {
        const name = JSON.stringify(values).includes('Beatriz') ? 'Beatriz' : 'Nadie';
        if (name === 'Nadie') await new Promise<void>((resolve) => (release = resolve));
        return preview({ checks: [check('NOTE', `Nota de ${name}`)] });
      },
    });
    openForm();
    put(await screen.findByLabelText('Nombre completo'), 'Beatriz Ejemplo');
    expect(await screen.findByText('Nota de Beatriz')).toBeInTheDocument();
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Nota de Nadie')).toBeNull();
  });

  it('a blocking check disables the generation, says why, and leads to its field', async () => {
    contractsWorld({
      ContractPreview: () =>
        preview({
          checks: [check('NOTE', 'Inscríbelo.'), check('BLOCKING', 'El plazo es demasiado largo.', { field: 'renta' })],
        }),
    });
    openForm();
    expect(await screen.findByText(/^No se puede generar: hay 1 revisión que lo impide/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generar contrato' })).toBeDisabled();
    const items = [...document.querySelectorAll('[data-check]')].map((each) => each.getAttribute('data-check'));
    expect(items).toEqual(['lease.blocking', 'lease.note']);
    await userEvent.click(screen.getByRole('button', { name: 'Ir al campo Renta mensual' }));
    await waitFor(() => expect(screen.getByLabelText('Renta mensual')).toHaveFocus());
  });

  it('says when a field is left that the check digit of RFC or CURP is wrong', async () => {
    contractsWorld();
    openForm();
    await userEvent.click(await screen.findByRole('button', { name: 'Datos para el texto' }));
    const rfc = screen.getByLabelText(/^RFC/);
    await userEvent.type(rfc, 'ejea800101ab1');
    expect(screen.queryByText(/dígito verificador/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(/dígito verificador.*RFC/)).toBeVisible();
    await userEvent.clear(rfc);
    await userEvent.type(screen.getByLabelText(/^CURP/), 'EEAA800101MDFXXX00');
    await userEvent.tab();
    expect(screen.getByText(/CURP/, { selector: 'p' })).toBeVisible();
  });

  it('takes a party and a row away with a way back', async () => {
    contractsWorld();
    openForm();
    put(await screen.findByLabelText('Nombre completo'), 'Ana Ejemplo');
    await userEvent.click(screen.getByRole('button', { name: 'Agregar otra persona o empresa' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar a Ana Ejemplo' }));
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(screen.getAllByLabelText('Nombre completo')[0]).toHaveValue('Ana Ejemplo');
    await toStep('Renta');
    for (const amount of ['1000', '2500']) {
      await userEvent.click(screen.getByRole('button', { name: 'Agregar fila' }));
      put(screen.getAllByLabelText('Monto').at(-1)!, amount);
    }
    expect(screen.getByText('$3,500.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la fila 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(screen.getAllByLabelText('Monto').map((each) => (each as HTMLInputElement).value)).toEqual(['1000', '2500']);
  });
});

describe('the draft of a form', () => {
  it('is kept in the account after a pause, and filled in when the form is opened again', async () => {
    const world = contractsWorld();
    openForm();
    put(await screen.findByLabelText('Nombre completo'), 'Ana Ejemplo');
    expect(await screen.findByText('Borrador guardado a las 12:05')).toBeVisible();
    const [kept] = world.asked('SaveContractDraft');
    expect(kept).toMatchObject({ templateId: 'arrendamiento', jurisdiction: 'CDMX' });
    expect(Object.keys(localStorage).filter((key) => key.includes('contract_form'))).toEqual([]);
  });

  it('begins with the values of the account', async () => {
    const party = {
      __typename: 'ContractParty',
      kind: 'COMPANY',
      name: 'Comercializadora Ejemplo',
      gender: null,
      birthDate: null,
      nationality: null,
      migratoryDocument: null,
      maritalStatus: null,
      occupation: null,
      rfc: null,
      curp: null,
      idDocument: null,
      address: null,
      email: null,
      incorporation: null,
      representatives: [],
    };
    const world = contractsWorld();
    world.answer('ContractForm', () => ({
      contractTemplate: lease(),
      contractDraft: {
        __typename: 'ContractDraft',
        templateId: 'arrendamiento',
        jurisdiction: 'JALISCO',
        savedAt: AT,
        values: [
          { __typename: 'ContractValue', field: 'arrendador', text: null, parties: [party], rows: [] },
          { __typename: 'ContractValue', field: 'ya_no_existe', text: 'x', parties: [], rows: [] },
        ],
      },
    }));
    openContracts({ template: 'arrendamiento' });
    expect(await screen.findByLabelText('Denominación o razón social')).toHaveValue('Comercializadora Ejemplo');
    expect(screen.getByLabelText('Jurisdicción')).toHaveValue('JALISCO');
    expect(screen.getByText('Borrador guardado a las 12:05')).toBeVisible();
  });

  it('stays in this browser while the account cannot be reached, through a reload', async () => {
    contractsWorld({ SaveContractDraft: () => broken() });
    const { unmount } = openForm();
    put(await screen.findByLabelText('Nombre completo'), 'Ana Ejemplo');
    expect(await screen.findByText(/el borrador está guardado en este navegador/)).toBeVisible();
    unmount();
    openForm();
    expect(await screen.findByLabelText('Nombre completo')).toHaveValue('Ana Ejemplo');
  });

  it('is discarded with a way back', async () => {
    const world = contractsWorld();
    openForm();
    put(await screen.findByLabelText('Nombre completo'), 'Ana Ejemplo');
    await screen.findByText(/^Borrador guardado/);
    await userEvent.click(screen.getByRole('button', { name: 'Descartar borrador' }));
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('');
    await waitFor(() => expect(world.asked('DiscardContractDraft')).toEqual([{ templateId: 'arrendamiento' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Ana Ejemplo');
  });
});

describe('the generation', () => {
  it('opens the editor above the form', async () => {
    const world = contractsWorld({
      GenerateContract: () => done('generateContract', { contract: row('ctr_1') }),
      ContractToEdit: () => ({ contract: file() }),
    });
    openForm();
    await fill();
    await generate();
    await waitFor(() => expect(place()).toMatchObject({ template: 'arrendamiento', contract: 'ctr_1', edit: '1' }));
    expect(within(await screen.findByRole('dialog')).getByText(/ya está en tu cuenta como versión 1/)).toBeVisible();
    expect(world.asked('GenerateContract')).toHaveLength(1);
  });

  it('that fails is an error with a retry: nothing is made in its place and nothing is lost', async () => {
    const world = contractsWorld({ GenerateContract: () => broken() });
    openForm();
    await fill();
    await generate();
    expect(await screen.findByText('No se generó el contrato.')).toBeVisible();
    expect(screen.getByText(/No se creó ningún contrato/)).toBeVisible();
    expect(localStorage.getItem('my_contracts')).toBeNull();
    expect(screen.getByLabelText('Renta mensual')).toHaveValue('12,500.5');
    world.answer('GenerateContract', () => ({
      generateContract: { __typename: 'P', contract: null, checks: [], userErrors: [refusal('Revisa la renta.')] },
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Revisa la renta.')).toBeVisible();
  });
});
