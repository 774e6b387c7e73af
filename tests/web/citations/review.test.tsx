import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Dashboard } from '#web/app/dashboard/dashboard.tsx';
import { DEMO_USER } from '#web/shared/session/session-user.ts';
import { BRIEF, finding, onPhone, open, place, review, reviewAnswers } from './review-world.tsx';
import { readDraft } from '#web/shared/session/drafts.ts';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const REVIEW = { review: 'crv_1' };
const text = () => screen.findByRole('region', { name: 'Texto revisado' });
const mark = (name: RegExp) => screen.getByRole('link', { name });
const panel = () => screen.getByRole('complementary', { name: 'Hallazgos' });
const heads = () => [...panel().querySelectorAll('[data-finding-head]')].map(({ textContent }) => textContent);
const current = () => [...document.querySelectorAll('.cita[aria-current="true"]')].map((one) => one.textContent);
const press = (key: string) => userEvent.keyboard(key);

describe('the text', () => {
  it('stays word for word as it was, each citation marked with the word of its state', async () => {
    reviewAnswers();
    open(REVIEW);
    const region = await text();
    expect(mark(/^artículo 48 de la LFT\s?\(verificada\)$/)).toHaveAttribute('data-state', 'VERIFIED');
    expect(mark(/^artículo 9999 de la LFT\s?\(no existe como se cita\)$/)).toBeVisible();
    expect(mark(/Jalisco\s?\(fuera de nuestra base\)$/)).toBeVisible();
    expect(mark(/^artículo 123 constitucional\s?\(existe, pero la cita textual no coincide\)$/)).toBeVisible();
    const shown = region.querySelector('.review-text')?.cloneNode(true) as HTMLElement;
    shown.querySelectorAll('.sr-only').forEach((word) => word.remove());
    expect([...shown.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(
      BRIEF.split('\n').filter(Boolean),
    );
  });

  it('tells of quoted words whether they stand in what is cited', async () => {
    reviewAnswers();
    open(REVIEW);
    await text();
    const quotes = [...document.querySelectorAll('.review-text [data-quote]')];
    expect(quotes.map((quote) => [quote.getAttribute('data-quote'), quote.textContent])).toEqual([
      ['FOUND', 'El trabajador podrá solicitar (palabras entre comillas: están en el texto citado)'],
      ['NOT_FOUND', 'todo es gratis (palabras entre comillas: no están en el texto citado)'],
    ]);
  });

  it('without citations says what would be one, and can be edited', async () => {
    reviewAnswers({ held: review({ text: 'Nada que citar.' }, []) });
    open(REVIEW);
    expect(await screen.findByRole('heading', { name: 'No encontramos citas en este texto' })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Hallazgos' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Editar texto' })).toHaveLength(2);
  });
});

describe('a text from a file', () => {
  it('says the page of a finding, draws its lines there, and names the pages that were not read', async () => {
    const boxes = [{ __typename: 'PageBox', page: 4, left: 0.1, top: 0.2, right: 0.4, bottom: 0.22 }];
    const place = {
      __typename: 'FilePlace',
      label: 'p. 4',
      page: 4,
      paragraph: null,
      note: null,
      pageRatio: 0.77,
      boxes,
    };
    const found = finding(0, 'artículo 48 de la LFT', { place });
    const pages = [
      { __typename: 'FilePage', number: 4, start: 0, isScanned: false },
      { __typename: 'FilePage', number: 5, start: null, isScanned: true },
    ];
    reviewAnswers({ held: review({ fileName: 'demanda.pdf', pages }, [found]) });
    open({ ...REVIEW, citation: '0' });
    expect(await screen.findByText(/La página 5 es una imagen sin texto/)).toBeVisible();
    expect(within(panel()).getByText('En tu archivo: p. 4')).toBeVisible();
    expect(within(panel()).getByRole('img', { name: 'Lugar en la página: 4' })).toBeVisible();
    expect((await text()).querySelector('.page-mark')).toHaveTextContent('p. 4');
  });
});

describe('moving among citations', () => {
  it('with j, n, →, k, p and ← the focus goes to the mark and the address follows', async () => {
    reviewAnswers();
    open(REVIEW);
    await text();
    await press('j');
    expect(mark(/^artículo 48/)).toHaveFocus();
    expect(current()).toEqual(['artículo 48 de la LFT (verificada)']);
    expect(place()).toEqual({ review: 'crv_1', citation: '0' });
    await press('n');
    await press('{ArrowRight}');
    expect(mark(/Jalisco/)).toHaveFocus();
    await press('{ArrowDown}');
    await press('j');
    expect(mark(/123/)).toHaveFocus();
    await press('k');
    await press('p');
    await press('{ArrowLeft}');
    expect(mark(/^artículo 48/)).toHaveFocus();
    expect(current()).toHaveLength(1);
  });

  it('goes only through what the filter lets through', async () => {
    reviewAnswers();
    open({ ...REVIEW, state: 'pending' });
    await text();
    await press('j');
    expect(mark(/9999/)).toHaveFocus();
    expect(within(panel()).getByText('1 de 3')).toBeVisible();
    await userEvent.click(within(panel()).getByRole('button', { name: /^no existe como se cita/ }));
    expect(heads()).toHaveLength(1);
    expect(place()).toEqual({ review: 'crv_1', state: 'mismatch', citation: '1' });
    await press('j');
    expect(place()).toMatchObject({ citation: '1' });
  });

  it('by button keeps the focus on the button and says where it led', async () => {
    reviewAnswers();
    open(REVIEW);
    await text();
    const next = within(panel()).getByRole('button', { name: 'Cita siguiente' });
    await userEvent.click(next);
    await userEvent.click(next);
    expect(next).toHaveFocus();
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('2 de 4: LFT, artículo 9999, No existe ese artículo');
  });

  it('letters in a field are letters', async () => {
    reviewAnswers();
    open({ ...REVIEW, citation: '1' });
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Ignorar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar nota' }));
    await userEvent.keyboard('jkn');
    expect(screen.getByRole('textbox', { name: /^Nota/ })).toHaveValue('jkn');
    expect(place()).toMatchObject({ citation: '1' });
  });

  it('Enter on a mark leads to its finding, Escape back to the text', async () => {
    reviewAnswers();
    open(REVIEW);
    await text();
    mark(/123/).focus();
    await press('{Enter}');
    await waitFor(() => expect(within(panel()).getByRole('button', { name: /CPEUM, artículo 123/ })).toHaveFocus());
    await press('{Escape}');
    expect(mark(/123/)).toHaveFocus();
  });

  it('an address brings the filter and the citation back', async () => {
    reviewAnswers();
    open({ ...REVIEW, state: 'quote_not_found', citation: '3' });
    await text();
    expect(current()).toEqual(['artículo 123 constitucional (existe, pero la cita textual no coincide)']);
    expect(within(panel()).getByText('El artículo existe, pero no dice lo que se cita.')).toBeVisible();
  });

  it('an address that names no citation chooses none', async () => {
    reviewAnswers();
    open({ ...REVIEW, state: 'magia', citation: '77' });
    await text();
    expect(current()).toEqual([]);
    expect(heads()).toHaveLength(4);
  });
});

describe('a finding', () => {
  it('shows reason, notes, differences with signs and words, the date of the text and where to read on', async () => {
    reviewAnswers();
    open({ ...REVIEW, citation: '3' });
    await text();
    const inside = within(panel());
    expect(inside.getByText('Este artículo se reformó después de la fecha del texto.')).toBeVisible();
    expect(panel().querySelector('del:has(.sr-only)')?.textContent).toBe('− [sólo en tu texto: o es gratis fin] ');
    expect(panel().querySelector('ins:has(.sr-only)')?.textContent).toBe('+ [sólo en la ley: a persona fin] ');
    expect(inside.getByText('texto oficial · texto al 15 de enero de 2026')).toBeVisible();
    expect(panel().querySelector('mark')?.textContent).toBe('Toda persona');
    expect(inside.getByRole('link', { name: 'Leer el artículo' })).toHaveAttribute('href', '/stps/lft/48');
    expect(inside.getByRole('link', { name: /Fuente oficial/ })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('of what is not held links to nothing that is not there', async () => {
    reviewAnswers();
    open({ ...REVIEW, citation: '2' });
    await text();
    expect(within(panel()).queryByRole('link', { name: 'Leer el artículo' })).toBeNull();
  });

  it('is ignored at once, gets a note, and the decision is taken back', async () => {
    const { asked } = reviewAnswers();
    open({ ...REVIEW, state: 'pending', citation: '2' });
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Ignorar' }));
    expect(await screen.findByText('Tu decisión: ignorada')).toBeVisible();
    expect(screen.getByText('4 citas, 2 por decidir.')).toBeVisible();
    expect(mark(/Jalisco/)).toHaveAttribute('data-decision', 'IGNORED');
    // It no longer waits, but whoever is reading it still reads it.
    expect(heads()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Agregar nota' }));
    await userEvent.keyboard('Es ley local');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(await screen.findByText('Es ley local')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retirar decisión' }));
    await screen.findByRole('button', { name: 'Aceptar' });
    expect(asked('DecideCitation')).toEqual([
      { reviewId: 'crv_1', index: 2, citation: expect.any(String), decision: 'IGNORED', note: null },
      { reviewId: 'crv_1', index: 2, citation: expect.any(String), decision: 'IGNORED', note: 'Es ley local' },
      { reviewId: 'crv_1', index: 2, citation: expect.any(String), decision: null, note: null },
    ]);
  });

  it('whose decision was not kept is as before, and says so', async () => {
    const { mend } = reviewAnswers({ broken: ['DecideCitation'] });
    open({ ...REVIEW, citation: '2' });
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText('No pudimos guardar tu decisión.')).toBeVisible();
    expect(mark(/Jalisco/)).not.toHaveAttribute('data-decision');
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Tu decisión: aceptada')).toBeVisible();
  });

  it('that is verified asks for no decision', async () => {
    reviewAnswers();
    open({ ...REVIEW, citation: '0' });
    await text();
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  });
});

describe('the right citation', () => {
  const corrected = BRIEF.replace('artículo 9999 de la LFT', 'artículo 999 de la LFT');
  const after = (words: string) =>
    review({ text: words }, words === BRIEF ? undefined : [finding(0, 'artículo 48 de la LFT')]);

  it('is written into the text, checked again, and can be taken back', async () => {
    const { asked } = reviewAnswers({ rechecked: after });
    open({ ...REVIEW, citation: '1' });
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Usar esta cita' }));
    const notice = await screen.findByText('Se cambió «artículo 9999 de la LFT» por «artículo 999 de la LFT».');
    expect(notice).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('La cita volvió a quedar como estaba.')).toBeVisible();
    expect(asked('RecheckCitationReview')).toEqual([
      { reviewId: 'crv_1', text: corrected },
      { reviewId: 'crv_1', text: BRIEF },
    ]);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('that could not be written leaves the text as it was', async () => {
    reviewAnswers({ broken: ['RecheckCitationReview'] });
    open({ ...REVIEW, citation: '1' });
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Usar esta cita' }));
    expect(await screen.findByText('No pudimos cambiar la cita. El texto sigue como estaba.')).toBeVisible();
    expect(mark(/9999/)).toBeVisible();
  });
});

describe('what is offered besides', () => {
  const misspelled = [
    finding(0, 'artículo 48 de la LFT', { correction: 'art. 48 de la LFT', correctionKind: 'FORM' }),
    finding(1, 'artículo 9999 de la LFT', { correction: 'artículo 9999, LFT', correctionKind: 'FORM' }),
    finding(2, 'artículo 5 del Código Civil de Jalisco', {
      state: 'NOT_HELD',
      alternatives: [{ label: 'CCF, artículo 5', correction: 'artículo 5 del CCF' }],
    }),
  ];

  it('all corrections of form are written at once', async () => {
    const { asked } = reviewAnswers({
      held: review({}, misspelled),
      rechecked: (words) => review({ text: words }, []),
    });
    open(REVIEW);
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Corregir la forma de 2 citas' }));
    expect(await screen.findByText('Se corrigió la forma de 2 citas.')).toBeVisible();
    expect(asked('RecheckCitationReview')).toEqual([
      {
        reviewId: 'crv_1',
        text: BRIEF.replace('artículo 48 de la LFT', 'art. 48 de la LFT').replace(
          'artículo 9999 de la LFT',
          'artículo 9999, LFT',
        ),
      },
    ]);
  });

  it('one of the articles that may be meant is written with one press', async () => {
    const { asked } = reviewAnswers({
      held: review({}, misspelled),
      rechecked: (words) => review({ text: words }, []),
    });
    open({ ...REVIEW, citation: '2' });
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'CCF, artículo 5' }));
    expect(await screen.findByText(/Se cambió «artículo 5 del Código Civil de Jalisco»/)).toBeVisible();
    expect(asked('RecheckCitationReview')).toEqual([
      { reviewId: 'crv_1', text: BRIEF.replace('artículo 5 del Código Civil de Jalisco', 'artículo 5 del CCF') },
    ]);
  });

  it('a verified citation whose sentence says otherwise waits for a decision', async () => {
    const said = finding(0, 'artículo 48 de la LFT', { contradictions: ['La ley dice «dos»; el escrito, «tres».'] });
    reviewAnswers({ held: review({}, [said]) });
    open({ ...REVIEW, citation: '0' });
    await text();
    expect(screen.getByText('La ley dice «dos»; el escrito, «tres».')).toBeVisible();
    expect(screen.getByText('1 cita, 1 por decidir.')).toBeVisible();
    expect(mark(/48/)).toHaveAttribute('data-contradicted');
    expect(screen.getByRole('button', { name: 'Aceptar' })).toBeVisible();
  });

  it('the laws that are not held are listed with where they are cited', async () => {
    reviewAnswers({});
    open(REVIEW);
    await text();
    await userEvent.click(screen.getByText('Una ley citada no está en el acervo'));
    await userEvent.click(screen.getByRole('button', { name: 'Código Civil de Jalisco: 1 cita' }));
    expect(mark(/Jalisco/)).toHaveFocus();
  });
});

describe('editing', () => {
  it('keeps what was changed when checking fails, also through a reload, and checks again', async () => {
    const { asked, mend } = reviewAnswers({ broken: ['RecheckCitationReview'] });
    const { unmount } = open(REVIEW);
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Editar texto' }));
    const area = () => screen.getByRole('textbox', { name: 'Texto de la revisión' });
    expect(area()).toHaveFocus();
    fireEvent.input(area(), { target: { value: 'Otro texto, artículo 5 de la LFT.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Revisar otra vez' }));
    expect(await screen.findByText('No pudimos revisar otra vez. Tus cambios siguen aquí.')).toBeVisible();
    unmount();
    open(REVIEW);
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Editar texto' }));
    expect(area()).toHaveValue('Otro texto, artículo 5 de la LFT.');
    expect(screen.getByText('Recuperamos los cambios que no habías revisado.')).toBeVisible();
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Revisar otra vez' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Texto de la revisión' })).toBeNull());
    expect(asked('RecheckCitationReview').at(-1)).toEqual({
      reviewId: 'crv_1',
      text: 'Otro texto, artículo 5 de la LFT.',
      writtenOn: null,
    });
    expect(readDraft('citations_crv_1')).toBe('');
  });
});

describe('the review as a whole', () => {
  it('is renamed', async () => {
    reviewAnswers();
    open(REVIEW);
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar nombre' }));
    const name = await screen.findByLabelText('Nombre de la revisión');
    await userEvent.clear(name);
    await userEvent.type(name, 'Amparo{Enter}');
    expect(await screen.findByRole('heading', { name: 'Amparo' })).toBeVisible();
  });

  it('is downloaded as a report', async () => {
    const { asked } = reviewAnswers();
    const saved: string[] = [];
    const kept: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => (kept.push(blob), 'blob:x') }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    open(REVIEW);
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Descargar informe' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Informe en PDF' }));
    await waitFor(() => expect(saved).toEqual(['revision-de-citas.pdf']));
    expect(asked('ExportCitationReview')).toEqual([{ id: 'crv_1', format: 'PDF' }]);
    expect(await kept[0]?.text()).toBe('%PDF-1.7');
    click.mockRestore();
    vi.unstubAllGlobals();
  });

  it('of a Word file is downloaded with its changes tracked, and says which have no place in it', async () => {
    const unplaced = [{ __typename: 'UnplacedChange', before: 'uno', after: 'dos', line: 'De uno a otro.' }];
    const held = review({ fileName: 'demanda.docx', trackedChangesProblem: null });
    const { asked } = reviewAnswers({ held, tracked: { unplaced } });
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    open(REVIEW);
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Descargar Word con control de cambios' }));
    await waitFor(() => expect(saved).toEqual(['demanda (control de cambios).docx']));
    expect(asked('ExportTrackedChanges')).toEqual([{ id: 'crv_1' }]);
    expect(await screen.findByText('1 cambio no tiene lugar en el archivo; por hacer a mano:')).toBeVisible();
    expect(screen.getByText('«uno» por «dos»')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(screen.queryByText('«uno» por «dos»')).toBeNull();
    click.mockRestore();
    vi.unstubAllGlobals();
  });

  it('of a Word file that is not kept says why it has no changes to download', async () => {
    reviewAnswers({ held: review({ fileName: 'demanda.docx', trackedChangesProblem: 'No está guardado.' }) });
    open(REVIEW);
    await text();
    expect(screen.getByText('No está guardado.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /control de cambios/ })).toBeNull();
  });

  it('whose report fails says so', async () => {
    reviewAnswers({ broken: ['ExportCitationReview'] });
    open(REVIEW);
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Descargar informe' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /DOCX/ }));
    expect(await screen.findByText('No pudimos preparar el informe.')).toBeVisible();
    expect(screen.getByText('Referencia: req_9')).toBeVisible();
  });

  it('that is nobody’s or somebody else’s says so', async () => {
    reviewAnswers({ held: null });
    open(REVIEW);
    expect(await screen.findByText('Esta revisión no existe o no es tuya.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Revisar otro texto' })).toBeVisible();
  });

  it('that cannot be loaded comes on another try', async () => {
    const { mend } = reviewAnswers({ broken: ['CitationReview'] });
    open(REVIEW);
    expect(await screen.findByText('No pudimos cargar la revisión.')).toBeVisible();
    expect(screen.getByText('Referencia: req_9')).toBeVisible();
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await text();
  });
});

describe('on a phone', () => {
  it('the findings are a sheet that a mark opens, and the focus comes back to the mark', async () => {
    const leave = onPhone();
    reviewAnswers();
    open(REVIEW);
    await text();
    expect(screen.queryByRole('complementary', { name: 'Hallazgos' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cita siguiente' }));
    expect(current()).toHaveLength(1);
    mark(/9999/).focus();
    await userEvent.click(mark(/9999/));
    const sheet = await screen.findByRole('dialog', { name: 'Hallazgos' });
    expect(within(sheet).getByText('No hay artículo 9999 en LFT.')).toBeVisible();
    expect(within(sheet).getByRole('button', { name: /LFT, artículo 9999/ })).toHaveFocus();
    await press('{Escape}');
    await waitFor(() => expect(mark(/9999/)).toHaveFocus());
    leave();
  });
});

describe('without an account', () => {
  const openDemo = () => {
    const address = '/dashboard?view=dashboard&tab=citations';
    return render(
      <MemoryRouter useTransitions={false} initialEntries={[address]}>
        <Dashboard
          user={DEMO_USER}
          url={new URL(address, 'https://foja.mx')}
          loginAddress={(form) => `/?view=login&form=${form}`}
          onLogout={() => undefined}
        />
      </MemoryRouter>,
    );
  };

  it('says what it is and how to get one, and shows no findings', async () => {
    openDemo();
    expect(await screen.findByRole('heading', { level: 1, name: 'Revisor de citas' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute('href', '/?view=login&form=register');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is found in the sidebar under research, and from the palette', async () => {
    openDemo();
    const sidebar = screen.getByRole('navigation', { name: 'Secciones' });
    expect(within(sidebar).getByRole('link', { name: 'Revisor de citas' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'revisor');
    expect(screen.getByRole('option', { name: 'Revisor de citas' })).toBeVisible();
  });
});
