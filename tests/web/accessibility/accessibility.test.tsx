import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Accessibility } from '#web/features/accessibility/index.ts';
import { accessibility } from '#web/shared/accessibility/settings.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';

const KEY = 'accessibility-settings';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null;

/** What was read aloud. */
let spoken: { text: string; lang: string }[] = [];

/** A system that asks for these things. */
function systemAsks(...asked: string[]) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: asked.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  localStorage.clear();
  spoken = [];
  // jsdom draws nothing: everything counts as shown.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      voice = null;
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel: () => undefined,
    speak: ({ text, lang }: { text: string; lang: string }) => spoken.push({ text, lang }),
  });
});
afterEach(() => {
  act(() => accessibility.reset());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <nav aria-label="Menú">
        <Link to="/dashboard?tab=cases">Casos</Link>
      </nav>
      <main id="main-content" tabIndex={-1}>
        <input type="search" aria-label="Buscar" />
        <textarea aria-label="Escrito" />
        <input aria-label="Nombre" />
      </main>
      <Accessibility />
      <Toaster />
    </MemoryRouter>,
  );

async function openPanel() {
  await userEvent.click(screen.getByRole('button', { name: 'Accesibilidad', expanded: false }));
  return within(await screen.findByRole('dialog', { name: 'Accesibilidad' }));
}

const SWITCHES = [
  ['Alto contraste', 'highContrast', 'contrast', 'high', true],
  ['Colores para daltonismo', 'colorBlind', 'palette', 'safe', true],
  ['Animaciones', 'animations', 'motion', 'off', false],
  ['Ayuda para lector de pantalla', 'screenReader', 'screenReader', 'on', true],
  ['Avisos con voz', 'voiceAnnouncements', 'voice', 'on', true],
  ['Asistencia motriz', 'motorAssist', 'motor', 'on', true],
] as const;

describe('the accessibility button', () => {
  it.each(['/', '/dashboard', '/mi-dashboard'])('is on %s', (path) => {
    show(path);
    expect(screen.getByRole('button', { name: 'Accesibilidad', expanded: false })).toBeVisible();
  });

  it.each(['/checkout', '/subscriptions', '/terminos', '/cases/case_1'])('is not on %s', (path) => {
    show(path);
    expect(screen.queryByRole('button', { name: 'Accesibilidad', expanded: false })).toBeNull();
  });
});

describe('the settings', () => {
  it.each(SWITCHES)('«%s» changes the page, is stored and can be taken back', async (label, key, mark, value, isOn) => {
    show();
    const toggle = (await openPanel()).getByRole('switch', { name: label });
    expect(document.documentElement.dataset[mark]).toBeUndefined();
    await userEvent.click(toggle);
    expect(document.documentElement.dataset[mark]).toBe(value);
    expect(stored()?.[key]).toBe(isOn);
    await userEvent.click(toggle);
    expect(document.documentElement.dataset[mark]).toBeUndefined();
    expect(stored()?.[key]).toBe(!isOn);
  });

  it('«Navegación con teclado» is on at first; off, it takes the jumps and F6 away', async () => {
    show();
    expect(screen.getByRole('region', { name: 'Saltos' })).toBeInTheDocument();
    await userEvent.keyboard('{F6}');
    expect(screen.getByRole('navigation')).toHaveFocus();
    await userEvent.click((await openPanel()).getByRole('switch', { name: 'Navegación con teclado' }));
    expect(document.documentElement.dataset['keyboard']).toBeUndefined();
    expect(document.querySelector('.skip-links')).toBeNull();
    await userEvent.keyboard('{Escape}{F6}');
    expect(screen.getByRole('navigation')).not.toHaveFocus();
  });

  it.each([
    ['Chico', 'small'],
    ['Grande', 'large'],
    ['Muy grande', 'xlarge'],
  ])('the text can be «%s»', async (label, size) => {
    show();
    await userEvent.click((await openPanel()).getByRole('radio', { name: label }));
    expect(document.documentElement.dataset['fontSize']).toBe(size);
    expect(stored()?.['fontSize']).toBe(size);
  });

  it('what is stored holds after a reload, all eight under their names', () => {
    const eight = {
      highContrast: true,
      fontSize: 'xlarge',
      screenReader: true,
      keyboardNav: false,
      animations: false,
      voiceAnnouncements: false,
      colorBlind: true,
      motorAssist: true,
    };
    localStorage.setItem(KEY, JSON.stringify(eight));
    show();
    expect(document.documentElement.dataset).toMatchObject({ contrast: 'high', fontSize: 'xlarge', motion: 'off' });
    act(() => accessibility.change({ highContrast: false }));
    expect(stored()).toEqual({ ...eight, highContrast: false });
  });

  it('what somebody else wrote there is not taken for settings', () => {
    localStorage.setItem(KEY, '{"fontSize":"huge","highContrast":"yes","animations":');
    show();
    expect(document.documentElement.dataset['contrast']).toBeUndefined();
    expect(accessibility.state().settings.fontSize).toBe('normal');
  });

  it('what the system asks for holds, and the panel says so', async () => {
    systemAsks('(prefers-contrast: more)', '(prefers-reduced-motion: reduce)');
    show();
    expect(document.documentElement.dataset).toMatchObject({ contrast: 'high', motion: 'off' });
    expect(stored()).toBeNull();
    const panel = await openPanel();
    expect(panel.getByRole('switch', { name: 'Alto contraste' })).toHaveAccessibleDescription(/Tu sistema lo pide/);
  });

  it('«Restablecer» brings the defaults back', async () => {
    localStorage.setItem(KEY, JSON.stringify({ highContrast: true, fontSize: 'small' }));
    show();
    await userEvent.click((await openPanel()).getByRole('button', { name: 'Restablecer' }));
    expect(document.documentElement.dataset['contrast']).toBeUndefined();
    expect(document.documentElement.dataset['fontSize']).toBeUndefined();
  });
});

describe('announcements', () => {
  it('screen readers hear of the page that opens, and the focus goes to its content', async () => {
    localStorage.setItem(KEY, JSON.stringify({ screenReader: true }));
    show();
    document.title = 'Vencimientos · Foja';
    await waitFor(() =>
      expect(document.querySelector('[data-announcements]')).toHaveTextContent('Página: Vencimientos'),
    );
    expect(document.getElementById('main-content')).toHaveFocus();
  });

  it('screen readers hear which fields are to be mended', async () => {
    localStorage.setItem(KEY, JSON.stringify({ screenReader: true }));
    show();
    screen.getByLabelText('Nombre').setAttribute('aria-invalid', 'true');
    await waitFor(() =>
      expect(document.querySelector('[data-announcements]')).toHaveTextContent('1 campo por corregir: Nombre.'),
    );
  });

  it('the voice reads notices in Mexican Spanish, and nothing while it is off', async () => {
    show();
    act(() => showToast({ message: 'Caso guardado.' }));
    expect(await screen.findByText('Caso guardado.')).toBeVisible();
    expect(spoken).toEqual([]);
    act(() => accessibility.change({ voiceAnnouncements: true }));
    act(() => showToast({ message: 'Plazo por vencer.' }));
    await waitFor(() => expect(spoken).toEqual([{ text: 'Plazo por vencer.', lang: 'es-MX' }]));
  });
});

const press = (code: string, on: Element = document.body, more: KeyboardEventInit = {}) =>
  act(() => {
    const key = code.replace('Key', '').toLowerCase();
    on.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, altKey: true, bubbles: true, cancelable: true, ...more }),
    );
  });

describe('shortcuts', () => {
  it('Alt+A opens the panel and closes it, and so does Escape', async () => {
    show('/checkout');
    press('KeyA');
    await screen.findByRole('dialog', { name: 'Accesibilidad' });
    press('KeyA');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('KeyA');
    await screen.findByRole('dialog', { name: 'Accesibilidad' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('Alt+M goes to the content, Alt+S to the search, and without one to the menu', () => {
    show();
    press('KeyM');
    expect(document.getElementById('main-content')).toHaveFocus();
    press('KeyS');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    screen.getByRole('searchbox').remove();
    press('KeyS');
    expect(screen.getByRole('link', { name: 'Casos' })).toHaveFocus();
  });

  it('«?» shows every shortcut', async () => {
    show();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toHaveTextContent('Alt + S');
  });

  it('takes no key from somebody who writes, nor AltGr', async () => {
    show();
    const field = screen.getByRole('textbox', { name: 'Escrito' });
    await userEvent.type(field, '¿?');
    expect(field).toHaveValue('¿?');
    press('KeyA', field);
    press('KeyA', document.body, { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be turned off, with those of one letter of every section', async () => {
    show();
    const onLetter = vi.fn();
    document.addEventListener('keydown', onLetter);
    await userEvent.click((await openPanel()).getByRole('switch', { name: 'Atajos de teclado' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    onLetter.mockClear();
    press('KeyA');
    await userEvent.keyboard('?j');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onLetter.mock.calls.filter(([event]) => !(event as KeyboardEvent).altKey)).toEqual([]);
    expect(localStorage.getItem('accessibility-shortcuts')).toBe('off');
    document.removeEventListener('keydown', onLetter);
  });

  it('with motor assistance notices stay three times as long', async () => {
    vi.useFakeTimers();
    show();
    act(() => accessibility.change({ motorAssist: true }));
    act(() => showToast({ message: 'Se queda.' }));
    act(() => void vi.advanceTimersByTime(8_900));
    expect(screen.getByText('Se queda.')).toBeVisible();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText('Se queda.')).toBeNull();
    vi.useRealTimers();
  });
});
