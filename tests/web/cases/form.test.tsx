import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { session } from '#web/shared/session/session.ts';
import { parseSessionUser } from '#web/shared/session/session-user.ts';
import { address, broken, casesWorld, file, hit, openFile, openSection, refusal } from './world.tsx';
import { accessToken, userReply, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: /^(Abrir caso|Guardar cambios)$/ }));

async function fill(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Título' }), 'Cobro de pagaré');
  await userEvent.type(field('Cliente'), 'Comercializadora Ejemplo');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Materia' }), 'Mercantil');
}

describe('a new case', () => {
  const open = () => openSection({ new: '1' });

  it('says what is missing beside each field, and goes to the first', async () => {
    const world = casesWorld();
    open();
    await screen.findByRole('heading', { name: 'Nuevo caso' });
    await submit();
    expect(await screen.findByText('Falta corregir 3 campos.')).toBeVisible();
    expect(field('Título')).toHaveFocus();
    expect(field('Título')).toHaveAccessibleDescription(/Escribe el título del caso\./);
    expect(world.asked('OpenCase')).toEqual([]);
    await userEvent.type(field('Título'), 'X');
    expect(screen.queryByText('Escribe el título del caso.')).toBeNull();
  });

  it('is sent with its court, parties, and amount in centavos, and opens its page', async () => {
    const world = casesWorld();
    open();
    await fill();
    const court = screen.getByRole('combobox', { name: /^Órgano jurisdiccional/ });
    await userEvent.type(court, 'primero');
    await screen.findByRole('option', { name: /Juzgado Primero de lo Mercantil/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: 'Quitar órgano' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar parte' }));
    await userEvent.type(field('Nombre'), 'Deudora de Ejemplo');
    await userEvent.type(field(/^Monto reclamado/), '125,000.50');
    await submit();
    await waitFor(() => expect(address()).toBe('/cases/case_1'));
    expect(world.asked('OpenCase')).toEqual([
      {
        title: 'Cobro de pagaré',
        client: 'Comercializadora Ejemplo',
        description: '',
        area: 'COMMERCIAL',
        type: '',
        status: 'PENDING',
        isUrgent: false,
        fileNumber: null,
        courtId: 'crt_1',
        openedOn: null,
        amountClaimed: 12_500_050,
        tags: [],
        parties: [{ name: 'Deudora de Ejemplo', role: 'PLAINTIFF', isOurs: false }],
      },
    ]);
    expect(await screen.findByText('Caso abierto.')).toBeVisible();
  });

  it('is one case when it is sent again because no answer came, and another after an answer', async () => {
    const world = casesWorld({ answers: { OpenCase: () => HttpResponse.error() } });
    open();
    await fill();
    await submit();
    await screen.findByText('No pudimos abrir el caso. Lo que escribiste sigue aquí.');
    world.answer('OpenCase', () =>
      world.done('createCase', { case: null, conflicts: [], usage: null, userErrors: [refusal('Ahora no.')] }),
    );
    await submit();
    await screen.findByText('Ahora no.');
    world.mend('OpenCase');
    await submit();
    await waitFor(() => expect(address()).toBe('/cases/case_1'));
    const [first, second, third] = world.keys('OpenCase');
    expect(first).toMatch(/^[\x21-\x7e]{1,128}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('keeps a court that was written and not chosen', async () => {
    const world = casesWorld();
    open();
    await fill();
    await userEvent.type(screen.getByRole('combobox', { name: /^Órgano jurisdiccional/ }), 'Juzgado de mi pueblo');
    await submit();
    await waitFor(() => expect(world.asked('OpenCase')[0]).toMatchObject({ courtName: 'Juzgado de mi pueblo' }));
  });

  it('shows beside a name where it stands in other cases', async () => {
    const world = casesWorld({
      answers: { CaseConflicts: ({ name }) => ({ checkConflicts: [hit(`${name as string}`, 'Divorcio de ejemplo')] }) },
    });
    open();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar parte' }));
    await userEvent.type(field('Nombre'), 'Pérez Ejemplo');
    const party = within(screen.getByRole('group', { name: 'Parte 1' }));
    expect(await party.findByText('Posible conflicto de interés')).toBeVisible();
    const link = party.getByRole('link', { name: /^Divorcio de ejemplo/ });
    expect(link).toHaveAttribute('href', '/cases/case_9');
    expect(link).toHaveAttribute('target', '_blank');
    expect(world.asked('CaseConflicts').at(-1)).toEqual({ name: 'Pérez Ejemplo', exceptCaseId: null });
    // On the same side there is no conflict.
    await userEvent.click(party.getByRole('checkbox', { name: 'Es de nuestro lado' }));
    expect(party.queryByText('Posible conflicto de interés')).toBeNull();
    expect(party.getByText('Del mismo lado en otros casos')).toBeVisible();
  });

  it('asks about its number when the hand rests, of the court that was chosen', async () => {
    const words = 'Los expedientes de ese juzgado suelen ser como 123/2026.';
    const world = casesWorld({
      answers: {
        FileNumberCheck: ({ fileNumber }) => ({ checkFileNumber: fileNumber === '123/2026' ? null : words }),
      },
    });
    open();
    const number = await screen.findByRole('textbox', { name: /^Número de expediente/ });
    await userEvent.type(number, '12-26');
    const court = screen.getByRole('combobox', { name: /^Órgano jurisdiccional/ });
    await userEvent.type(court, 'primero');
    await screen.findByRole('option', { name: /Juzgado Primero de lo Mercantil/ });
    expect(world.asked('FileNumberCheck')).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText(words, undefined, { timeout: 2_000 })).toBeVisible();
    expect(number).toHaveAccessibleDescription(new RegExp(words));
    expect(world.asked('FileNumberCheck')).toEqual([{ fileNumber: '12-26', courtId: 'crt_1', courtName: null }]);
    await userEvent.clear(number);
    expect(screen.queryByText(words)).toBeNull();
    await userEvent.type(number, '123/2026');
    await waitFor(() => expect(world.asked('FileNumberCheck')).toHaveLength(2), { timeout: 2_000 });
    expect(screen.queryByText(words)).toBeNull();
  });

  it('says what the server refuses beside its field, and what has no field above the button', async () => {
    const world = casesWorld();
    const refuse = (field: string | null) => () => ({
      createCase: { __typename: 'P', case: null, conflicts: [], usage: null, userErrors: [refusal('Así no.', field)] },
    });
    world.answer('OpenCase', refuse('title'));
    open();
    await fill();
    await submit();
    await waitFor(() => expect(field('Título')).toHaveAccessibleDescription(/Así no\./));
    world.answer('OpenCase', refuse(null));
    await submit();
    expect(await screen.findByText('No pudimos abrir el caso. Lo que escribiste sigue aquí.')).toBeVisible();
    expect(field('Título')).toHaveValue('Cobro de pagaré');
  });

  it('says that the plan is full, and where the others are', async () => {
    session.signIn({ token: accessToken(), raw: userReply, user: parseSessionUser(userReply)! });
    casesWorld({ answers: { OpenCase: () => broken('LIMIT_REACHED', 'Tu plan permite 3 casos.') } });
    open();
    await fill();
    await submit();
    expect(await screen.findByText('Llegaste al límite de casos de tu plan')).toBeVisible();
    expect(screen.getByText('Tu plan permite 3 casos.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/dashboard?tab=subscriptions');
  });

  it('loses nothing when the page is left, and can drop it', async () => {
    casesWorld();
    const { unmount } = open();
    await fill();
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    open();
    expect(await screen.findByText('Recuperamos lo que habías escrito y no guardaste.')).toBeVisible();
    expect(field('Título')).toHaveValue('Cobro de pagaré');
    await userEvent.click(screen.getByRole('button', { name: 'Descartarlo' }));
    expect(field('Título')).toHaveValue('');
  });
});

describe('editing a case', () => {
  const open = () => openFile('?edit=1');

  it('sends only what was changed, upon the version that was read', async () => {
    const world = casesWorld();
    open();
    const title = await screen.findByRole('textbox', { name: 'Título' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Otro título');
    await userEvent.clear(field(/^Monto reclamado/));
    await submit();
    await waitFor(() => expect(address()).toBe('/cases/case_1'));
    expect(world.asked('EditCase')).toEqual([
      { caseId: 'case_1', version: 3, title: 'Otro título', amountClaimed: null },
    ]);
  });

  it('sends nothing when nothing was changed', async () => {
    const world = casesWorld();
    open();
    await screen.findByRole('textbox', { name: 'Título' });
    await submit();
    expect(await screen.findByText('No había cambios que guardar.')).toBeVisible();
    expect(world.asked('EditCase')).toEqual([]);
  });

  it('shows the warning about the file number while it is the one that was warned of', async () => {
    casesWorld({ held: file({ fileNumberWarning: 'No parece un número de ese juzgado.' }) });
    open();
    expect(await screen.findByText('No parece un número de ese juzgado.')).toBeVisible();
    await userEvent.type(field(/^Número de expediente/), '-B');
    expect(screen.queryByText('No parece un número de ese juzgado.')).toBeNull();
  });

  it('asks how it ended only when it is closed', async () => {
    casesWorld({ held: file({ status: 'COMPLETED' }) });
    open();
    expect(await screen.findByRole('combobox', { name: /^Resultado/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Monto obtenido/ })).toBeVisible();
  });

  it('shows both values of what somebody else changed meanwhile, and saves what is chosen upon the new version', async () => {
    const world = casesWorld();
    world.answer('EditCase', () => {
      world.mend('EditCase');
      world.state.held = file({ title: 'El suyo', client: 'La suya', type: 'Oral mercantil', version: 5 });
      return {
        updateCase: {
          __typename: 'P',
          case: null,
          fieldConflicts: [
            { __typename: 'FieldConflict', field: 'title', yours: 'El mío', theirs: 'El suyo' },
            { __typename: 'FieldConflict', field: 'client', yours: 'La mía', theirs: 'La suya' },
          ],
          userErrors: [refusal('Cambió.', null, 'CONFLICT')],
        },
      };
    });
    open();
    for (const [name, words] of [
      ['Título', 'El mío'],
      ['Cliente', 'La mía'],
    ] as const) {
      const input = await screen.findByRole('textbox', { name });
      await userEvent.clear(input);
      await userEvent.type(input, words);
    }
    await submit();
    const dialog = within(await screen.findByRole('dialog', { name: 'Alguien más cambió este caso' }));
    const of = (legend: string) => within(dialog.getByRole('group', { name: legend }));
    expect(of('Título').getByRole('radio', { name: /Tu versión\s*El mío/ })).toBeChecked();
    await userEvent.click(of('Cliente').getByRole('radio', { name: /La versión guardada\s*La suya/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar con lo elegido' }));
    await waitFor(() => expect(address()).toBe('/cases/case_1'));
    expect(world.asked('EditCase')[1]).toEqual({ caseId: 'case_1', version: 5, title: 'El mío' });
  });
});
