import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadReading } from '#web/features/research/index.ts';
import { law, openRecord, readingAnswers, thesis } from './reading-world.tsx';
import { webServer } from '../web-server.ts';

const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();

beforeAll(async () => {
  webServer.listen({ onUnhandledFrame: 'error' });
  // The page comes when it is asked for; no test waits for its file.
  await loadReading();
});
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText: copied } }));
});
afterEach(() => {
  webServer.resetHandlers();
  copied.mockClear();
  document.title = '';
});
afterAll(() => webServer.close());

const address = () => screen.getByTestId('address').textContent;

describe('the list of laws', () => {
  it('stands by type, and is filtered by name, acronym and area; the address keeps the filter', async () => {
    readingAnswers();
    openRecord('/leyes');
    expect(await screen.findByRole('heading', { name: 'Constitución 1' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Códigos 1' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Filtrar por nombre o siglas'), 'codigo');
    expect(screen.getByText('1 de 3 leyes')).toBeVisible();
    expect(screen.getByRole('link', { name: /Código Civil Federal/ })).toHaveAttribute('href', '/codigo-civil/ccf');
    expect(address()).toBe('/leyes?q=codigo');
    await userEvent.selectOptions(screen.getByLabelText('Materia'), 'Laboral');
    expect(screen.getByText('Ninguna ley coincide con el filtro.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(screen.getByText('3 leyes')).toBeVisible();
  });
});

describe('the cover of a law', () => {
  it('says what it is and of which day, and begins at the beginning', async () => {
    readingAnswers();
    openRecord('/stps');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ley Federal del Trabajo' })).toBeVisible();
    expect(address()).toBe('/stps/lft');
    expect(screen.getByText('1 de abril de 1970')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leer desde el principio' })).toHaveAttribute('href', '/stps/lft/47');
    expect(screen.getByRole('heading', { name: 'Índice' })).toBeVisible();
  });

  it('says that there is no outline where the official text is not loaded', async () => {
    readingAnswers({ law: law({ outline: [], hasOfficialText: false, versions: [] }) });
    openRecord('/stps/lft');
    expect(await screen.findByText(/todavía no está aquí, así que no hay índice/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leer las síntesis' })).toBeVisible();
  });
});

describe('a thesis', () => {
  it('shows rubro, ficha, text and precedents', async () => {
    readingAnswers();
    openRecord('/jurisprudencia/2032726');
    expect(await screen.findByRole('heading', { level: 1, name: /^SUSPENSIÓN PROVISIONAL/ })).toBeVisible();
    const facts = within(screen.getByRole('complementary', { name: 'Ficha' }));
    expect(facts.getByText('III.7o.A.2 K (12a.)')).toBeVisible();
    expect(facts.getByText('junio de 2018')).toBeVisible();
    expect(facts.getByText('Cotejada con el repositorio de la Suprema Corte.')).toBeVisible();
    expect(screen.getByText('Criterio jurídico:')).toBeVisible();
    expect(screen.getByText('Queja 151/2026.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copiar cita' }));
    expect(copied).toHaveBeenCalledWith('Tesis aislada, III.7o.A.2 K (12a.), registro digital 2032726');
    expect(document.title).toBe('Tesis 2032726 · Foja');
  });

  it('shows its first words when the plan does not reach it; the official link stays', async () => {
    readingAnswers({ thesis: thesis({ access: 'UPGRADE_REQUIRED', text: null, precedents: null }) });
    openRecord('/jurisprudencia/2032726');
    expect(await screen.findByText('Texto completo disponible para usuarios Premium')).toBeVisible();
    expect(screen.getByText('Actualiza tu plan para ver el texto completo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toBeVisible();
    expect(screen.getByText(/Una persona moral promovió…/)).toBeVisible();
    expect(screen.queryByText('Queja 151/2026.')).toBeNull();
    expect(screen.getAllByRole('link', { name: /Ver en la fuente oficial/ }).length).toBeGreaterThan(0);
  });
});

describe('a ruling', () => {
  it('is read with an outline of its own headings and its foot notes below their paragraphs', async () => {
    readingAnswers();
    const { container } = openRecord('/jurisprudencia/sentencia/mx-1');
    expect(await screen.findByRole('heading', { level: 1, name: /1309\/2023/ })).toBeVisible();
    const contents = within(screen.getByRole('navigation', { name: 'Contenido' }));
    const [, decision] = contents.getAllByRole('link');
    expect(decision).toHaveTextContent('II. DECISIÓN');
    expect(container.querySelector(decision?.getAttribute('href') ?? '')).toHaveTextContent('Se revoca.');
    expect(screen.getByRole('link', { name: 'Nota 1' })).toHaveAttribute('href', '#nota-1');
    expect(container.querySelector('#nota-1')).toHaveTextContent('Por el artículo 107.');
    expect(screen.queryByText(/footnoteRef/)).toBeNull();
  });
});

describe('a topic', () => {
  it('says whose it is, and its numbers lead to the articles', async () => {
    readingAnswers();
    const { container } = openRecord('/ia-analysis/despido-injustificado');
    expect(await screen.findByRole('heading', { level: 1, name: 'Despido injustificado' })).toBeVisible();
    expect(screen.getByText(/No sustituye el texto de la ley/)).toHaveTextContent('Escrito por los editores de Foja.');
    const [second] = screen.getAllByRole('link', { name: 'Fuente 2: LFT, artículo 518' });
    expect(second).toHaveAttribute('href', '#fuente-2');
    const source = within(container.querySelector<HTMLElement>('#fuente-2') ?? document.body);
    expect(source.getByRole('link', { name: 'LFT, artículo 518' })).toHaveAttribute('href', '/stps/lft/518');
    expect(screen.getByText('Ley Federal del Trabajo, texto al 15 de enero de 2026')).toBeVisible();
    expect(screen.getByText('Término:')).toBeVisible();
  });
});

describe('the bar above every record', () => {
  it('searches the stock and leads to signing in', async () => {
    readingAnswers();
    openRecord('/jurisprudencia/2032726');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar en el acervo' }), 'despido{Enter}');
    expect(address()).toBe('/dashboard?view=dashboard&tab=search&q=despido');
  });
});
