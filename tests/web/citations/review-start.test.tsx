import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BRIEF, open, place, review, reviewAnswers } from './review-world.tsx';
import { readDraft } from '#web/shared/session/drafts.ts';
import { accessToken, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto por revisar' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Revisar citas' }));
const paste = (text: string) => fireEvent.input(area(), { target: { value: text } });
const pdf = (part: { name?: string; size?: number } = {}) => {
  const file = new File(['%PDF'], part.name ?? 'demanda.pdf', { type: 'application/pdf' });
  if (part.size !== undefined) Object.defineProperty(file, 'size', { value: part.size });
  return file;
};
const choose = (file: File) => fireEvent.change(screen.getByLabelText('Elegir archivo'), { target: { files: [file] } });
const DRAFT = 'citations_new';

describe('a text that is pasted', () => {
  it('is checked, and its review opens', async () => {
    const { asked } = reviewAnswers();
    open();
    paste(BRIEF);
    fireEvent.change(screen.getByLabelText(/Escrito el/), { target: { value: '2020-03-01' } });
    await submit();
    expect(await screen.findByRole('heading', { name: 'Demanda de ejemplo' })).toBeVisible();
    expect(asked('CreateCitationReview')).toEqual([{ text: BRIEF, writtenOn: '2020-03-01' }]);
    expect(place()).toEqual({ review: 'crv_1' });
    expect(readDraft(DRAFT)).toBe('');
  });

  it('is counted, and a blank one is asked for instead of being sent', async () => {
    const { asked } = reviewAnswers();
    open();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Pega un texto o elige un archivo.');
    expect(area()).toHaveFocus();
    paste('doce letras.');
    expect(screen.getByText('12 de 1,000,000 caracteres')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked('CreateCitationReview')).toEqual([]);
  });

  it('over the limit is said to be too long and stays', async () => {
    const { asked } = reviewAnswers();
    open();
    paste('a'.repeat(1_000_001));
    expect(screen.getByRole('alert')).toHaveTextContent('El texto pasa de 1,000,000 caracteres');
    await submit();
    expect(asked('CreateCitationReview')).toEqual([]);
    expect(area().value).toHaveLength(1_000_001);
  });

  it('is not lost when the server fails: it stays, survives a reload, and goes with the next try', async () => {
    const { asked, mend } = reviewAnswers({ broken: ['CreateCitationReview'] });
    const { unmount } = open();
    paste(BRIEF);
    await submit();
    const alert = await screen.findByText('No pudimos revisar el texto. Lo que pegaste sigue aquí.');
    expect(within(alert.closest('[role="alert"]') as HTMLElement).getByText('Referencia: req_9')).toBeVisible();
    expect(area()).toHaveValue(BRIEF);
    unmount();
    expect(readDraft(DRAFT)).toBe(BRIEF);
    open();
    expect(area()).toHaveValue(BRIEF);
    await submit();
    await screen.findByRole('button', { name: 'Reintentar' });
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('heading', { name: 'Demanda de ejemplo' });
    expect(asked('CreateCitationReview')).toHaveLength(3);
  });

  it('that the server refuses says why at the field', async () => {
    reviewAnswers({ refuses: { message: 'Ya guardas 100 revisiones. Elimina alguna.', field: 'text' } });
    open();
    paste(BRIEF);
    await submit();
    expect(await screen.findByText('Ya guardas 100 revisiones. Elimina alguna.')).toBeVisible();
    expect(area()).toHaveAttribute('aria-invalid', 'true');
  });

  it('is not of a day to come', async () => {
    const { asked } = reviewAnswers();
    open();
    paste(BRIEF);
    fireEvent.change(screen.getByLabelText(/Escrito el/), { target: { value: '2999-01-01' } });
    await submit();
    expect(screen.getByText('La fecha no puede ser posterior a hoy.')).toBeVisible();
    expect(asked('CreateCitationReview')).toEqual([]);
  });
});

describe('a file', () => {
  it('is announced, sent with the token of the session, and checked', async () => {
    const token = accessToken();
    localStorage.setItem('auth_token', token);
    const { asked, sent } = reviewAnswers();
    open();
    choose(pdf());
    expect(screen.getByText('demanda.pdf')).toBeVisible();
    await submit();
    await screen.findByRole('heading', { name: 'Demanda de ejemplo' });
    expect(asked('AnnounceFile')).toEqual([{ fileName: 'demanda.pdf', byteLength: 4 }]);
    expect(sent).toMatchObject([{ authorization: `Bearer ${token}`, length: 4 }]);
    expect(sent[0]?.url).toMatch(/\/api\/uploads\/upl_1$/);
    expect(asked('CreateCitationReview')).toEqual([{ uploadId: 'upl_1', writtenOn: null }]);
  });

  it.each([
    [pdf({ name: 'foto.png' }), 'Ese tipo de archivo no se puede leer. Usa PDF, DOCX, DOC, HTML o TXT.'],
    [pdf({ size: 25 * 1024 * 1024 + 1 }), 'El archivo pasa de 25 MB.'],
    [pdf({ size: 0 }), 'El archivo está vacío.'],
  ])('that cannot be read is refused before it is sent (%#)', (file, message) => {
    const { asked } = reviewAnswers();
    open();
    choose(file);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(asked('AnnounceFile')).toEqual([]);
  });

  it('that is dropped is taken, and given back it leaves the text that was pasted', async () => {
    reviewAnswers();
    open();
    paste('lo que pegué');
    const zone = area().parentElement as HTMLElement;
    const dataTransfer = { types: ['Files'], files: [pdf({ name: 'escrito.docx' })] };
    fireEvent.dragOver(zone, { dataTransfer });
    expect(screen.getByText('Suelta el archivo para revisarlo')).toBeVisible();
    fireEvent.drop(zone, { dataTransfer });
    expect(screen.getByText('escrito.docx')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar archivo' }));
    expect(area()).toBeVisible();
    expect(area()).toHaveValue('lo que pegué');
  });

  it('that the server could not take says so in its words, and can be tried again', async () => {
    reviewAnswers({
      uploadReply: () => HttpResponse.json({ success: false, error: 'Vuelve a subirlo.' }, { status: 400 }),
    });
    open();
    choose(pdf());
    await submit();
    expect(await screen.findByText('Vuelve a subirlo.')).toBeVisible();
    expect(screen.getByText('demanda.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  });
});

describe('earlier reviews', () => {
  const some = (from: number) =>
    Array.from({ length: 10 }, (_, n) => review({ id: `crv_${from + n}`, title: `Escrito ${from + n}` }));

  it('are listed with their counts, and more of them on demand', async () => {
    reviewAnswers({ pages: [some(1), [review({ id: 'crv_99', title: 'El último' })]] });
    open();
    const list = await screen.findByRole('list', { name: 'Tus revisiones' });
    const first = within(list).getByRole('link', { name: 'Escrito 1' }).closest('li');
    expect(first).toHaveTextContent('4 citas · 3 por decidir');
    expect(first).toHaveTextContent('no existe como se cita: 1');
    await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
    expect(await screen.findByRole('link', { name: /El último/ })).toBeVisible();
    expect(screen.getByText('11 de 11')).toBeVisible();
  });

  it('are deleted only after a question', async () => {
    const { asked } = reviewAnswers({ reviews: [review()] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de «Demanda de ejemplo»' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    expect(asked('DeleteCitationReview')).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar revisión' }));
    await screen.findByText(/Todavía no has revisado ningún texto/);
    expect(asked('DeleteCitationReview')).toEqual([{ reviewId: 'crv_1' }]);
  });

  it('that cannot be loaded say so, with the reference, and come on another try', async () => {
    const { mend } = reviewAnswers({ reviews: [review()], broken: ['CitationReviews'] });
    open();
    expect(await screen.findByText('No pudimos cargar tus revisiones.')).toBeVisible();
    expect(screen.getByText('Referencia: req_9')).toBeVisible();
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /Demanda de ejemplo/ })).toBeVisible());
  });
});
