import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LegalPage } from '#web/app/pages/legal-page.tsx';

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <LegalPage />
    </MemoryRouter>,
  );

describe('the accessibility statement', () => {
  it('says what was tested, what does not hold yet and how to complain, and is no draft of law', async () => {
    open('/accesibilidad');
    expect(await screen.findByRole('heading', { level: 1, name: 'Declaración de accesibilidad' })).toBeVisible();
    for (const heading of [/Qué comprobamos y cómo/, /Qué todavía no cumple/, /Cómo quejarte/])
      expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect(screen.queryByText(/Borrador pendiente/)).toBeNull();
  });
});

describe('the legal documents', () => {
  it.each([
    ['/terminos', 'Términos de Servicio'],
    ['/privacidad/', 'Aviso de Privacidad'],
  ])('%s is a page that says that it is a draft and marks what is missing', (path, title) => {
    open(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/Borrador pendiente de revisión/)).toBeVisible();
    expect(screen.getAllByText(/^\[por completar: /).every((blank) => blank.tagName === 'MARK')).toBe(true);
    const links = within(screen.getByRole('navigation', { name: 'Contenido' })).getAllByRole('link');
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '-')).not.toBeNull();
  });

  it('the privacy notice has what article 15 of the law asks for', () => {
    open('/privacidad');
    for (const heading of [
      /Quién responde de tus datos/,
      /Qué datos tratamos/,
      /Datos sensibles/,
      /Para qué los usamos/,
      /requieren tu consentimiento/,
      /Cómo limitar su uso/,
      /ARCO/,
      /Cambios a este aviso/,
    ])
      expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect(screen.getByText(/20 días hábiles como máximo/)).toBeVisible();
  });
});
