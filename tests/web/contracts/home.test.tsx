import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { broken, refusal } from '../calendar/world.tsx';
import { webServer } from '../web-server.ts';
import { contractsWorld, done, openContracts, page, place, row, stats } from './contracts-world.tsx';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

describe('the start of the section', () => {
  it('leads from the six types and four jurisdictions to a template; a sale offers three', async () => {
    contractsWorld();
    openContracts();
    const type = await screen.findByLabelText('Tipo de contrato');
    expect([...type.querySelectorAll('option')].slice(1).map((each) => each.textContent)).toEqual([
      'Servicios Profesionales',
      'Arrendamiento',
      'Compraventa',
      'Trabajo',
      'Acuerdo de Confidencialidad',
      'Sociedad',
    ]);
    expect(
      [...screen.getByLabelText('Jurisdicción').querySelectorAll('option')].map((each) => each.textContent),
    ).toEqual(['México federal', 'CDMX', 'Jalisco', 'Nuevo León']);
    expect(screen.getByRole('button', { name: 'Llenar el contrato' })).toBeDisabled();
    await userEvent.selectOptions(type, 'Compraventa');
    await userEvent.selectOptions(screen.getByLabelText('Qué se vende'), 'Compraventa de vehículo');
    await userEvent.selectOptions(screen.getByLabelText('Jurisdicción'), 'Jalisco');
    expect(screen.getByText(/El código civil de Jalisco no está en el acervo/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Llenar el contrato' })).toHaveAttribute(
      'href',
      '/dashboard?tab=contracts&template=compraventa_vehiculo&place=jalisco',
    );
    await userEvent.selectOptions(type, 'Trabajo');
    expect(screen.getByRole('button', { name: 'Llenar el contrato' })).toBeDisabled();
  });

  it('greys a premium template for a free plan: marked, without link, with the way to the plans', async () => {
    contractsWorld();
    openContracts();
    const locked = (await screen.findByRole('heading', { name: 'Contrato de trabajo' })).closest('li')!;
    expect(locked).toHaveAttribute('data-locked', 'true');
    expect(within(locked).getByText('PREMIUM')).toBeVisible();
    expect(
      within(locked)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Ver planes']);
    expect(screen.getByRole('link', { name: 'Usar la plantilla Arrendamiento' })).toBeVisible();
  });

  it('filters templates by category and by words without accents', async () => {
    contractsWorld();
    openContracts();
    await userEvent.click(await screen.findByRole('button', { name: 'Mercantil' }));
    expect(await screen.findByText('1 plantilla')).toBeVisible();
    expect(place()).toEqual({ category: 'commercial' });
    await userEvent.click(screen.getByRole('button', { name: 'Todas' }));
    await userEvent.type(screen.getByLabelText('Buscar plantilla'), 'vehiculo');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Pagaré/ })).toBeNull());
    expect(screen.getByRole('link', { name: 'Usar la plantilla Compraventa de vehículo' })).toBeVisible();
  });

  it('loads its figures by a button; without clauses of a model it says so instead of a percentage', async () => {
    const world = contractsWorld({ ContractStats: () => broken() });
    openContracts();
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar cifras' }));
    expect(await screen.findByText('Error cargando contratos')).toBeVisible();
    world.answer('ContractStats', () =>
      stats({
        userContracts: 3,
        generationTimeAvg: 0.042,
        popularTemplates: [{ __typename: 'ContractTemplateUse', templateId: 'pagare', name: 'Pagaré', usageCount: 2 }],
        recentGenerations: [row('ctr_9', { title: 'Renta del local' })],
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('sin cláusulas redactadas con IA')).toBeVisible();
    expect(screen.getByText('0.042 s')).toBeVisible();
    const recent = within(screen.getByRole('region', { name: 'Generaciones recientes' }));
    expect(recent.getByText(/Arrendamiento · CDMX · 23\/11\/2026/)).toBeVisible();
    expect(recent.getByRole('link', { name: 'Ver Renta del local' })).toBeVisible();
    expect(recent.getByRole('button', { name: 'Descargar Renta del local en PDF' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Plantillas más usadas' })).getByText('2 contratos'),
    ).toBeVisible();
  });

  it('asks for three saved contracts and leads to all of them', async () => {
    const world = contractsWorld({ Contracts: () => page([row('a'), row('b'), row('c')], 'next') });
    openContracts();
    expect(await screen.findByText('Contrato c')).toBeVisible();
    expect(world.asked('Contracts')[0]).toMatchObject({ first: 3 });
    expect(screen.getByRole('link', { name: /Ver todos/ })).toHaveAttribute(
      'href',
      '/dashboard?tab=contracts&part=saved',
    );
  });

  it('shows the copies of this browser only when the account cannot be read, and calls them copies', async () => {
    const copy = { id: 'ctr_1', title: 'Renta', content: 'Texto', template: 'arrendamiento', status: 'draft' };
    const kept = [
      { ...copy, created_at: '2026-11-20T18:00:00.000Z', user_id: 'usr_1' },
      { ...copy, id: 'ctr_2', title: 'De otra cuenta', created_at: '2026-11-20T18:00:00.000Z', user_id: 'usr_2' },
    ];
    localStorage.setItem('my_contracts', JSON.stringify(kept));
    contractsWorld({ Contracts: () => broken() });
    openContracts();
    expect(await screen.findByText(/^Copia de este navegador/)).toBeVisible();
    expect(screen.getByText('Renta')).toBeVisible();
    expect(screen.queryByText('De otra cuenta')).toBeNull();
  });
});

describe('the list of contracts', () => {
  it('searches after a pause, shows the archive, and reads on', async () => {
    const world = contractsWorld({
      Contracts: ({ after }) => (after ? page([row('z')]) : page([row('a')], 'cursor_a')),
    });
    openContracts({ part: 'saved' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByText('Contrato z')).toBeVisible();
    expect(screen.getByText('Contrato a')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Buscar por título o plantilla'), 'renta');
    await waitFor(() => expect(place()).toEqual({ part: 'saved', q: 'renta' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archivados' }));
    await waitFor(() =>
      expect(world.asked('Contracts').at(-1)).toMatchObject({ filter: { status: 'ARCHIVED', search: 'renta' } }),
    );
  });

  it('takes an archived contract back, and deletes one only when nobody undid it', async () => {
    const world = contractsWorld({
      Contracts: () => page([row('a', { status: 'ARCHIVED' })]),
      DeleteContract: () => ({ deleteContract: { __typename: 'P', deletedId: 'a', userErrors: [] } }),
    });
    openContracts({ part: 'saved', status: 'archived' });
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de Contrato a' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    expect(screen.queryByRole('link', { name: 'Contrato a' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('link', { name: 'Contrato a' })).toBeVisible();
    expect(world.asked('DeleteContract')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Más acciones de Contrato a' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar aviso' }));
    await waitFor(() => expect(world.asked('DeleteContract')).toEqual([{ id: 'a' }]));
  });

  it('archives with a way back, and says why the server refused', async () => {
    const world = contractsWorld({
      Contracts: () => page([row('a')]),
      ArchiveContract: () => done('archiveContract', { contract: row('a', { status: 'ARCHIVED' }) }),
      UnarchiveContract: () => ({
        unarchiveContract: { __typename: 'P', contract: null, userErrors: [refusal('Ya no existe.')] },
      }),
    });
    openContracts({ part: 'saved' });
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de Contrato a' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archivar' }));
    expect(await screen.findByText('Archivaste «Contrato a».')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Ya no existe.')).toBeVisible();
    expect(world.asked('UnarchiveContract')).toEqual([{ id: 'a' }]);
  });
});
