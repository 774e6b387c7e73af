import { describe, expect, test } from 'vitest';
import { previewOf } from '#api/features/contracts/generation/index.ts';
import { confidencialidad } from '#db/content/contracts/templates/confidencialidad.ts';
import { pagare } from '#db/content/contracts/templates/pagare.ts';
import { formOf } from '../../support/contract-samples.ts';

const codesOf = (concepto: string): string[] => {
  const [{ jurisdiction, values }] = pagare.samples;
  return previewOf(pagare, formOf({ jurisdiction, values: { ...values, concepto } }), '2026-11-23').checks.map(
    ({ code }) => code,
  );
};

describe('what a promissory note says was received', () => {
  test.each([
    'mercancía, siempre que se entregue completa',
    'préstamo, si se firma la escritura',
    'compraventa, contra entrega de la casa',
    'anticipo, una vez que se autorice la obra',
  ])('«%s» makes the promise conditional', (concepto) => {
    expect(codesOf(concepto)).toContain('note.conditional_promise');
  });

  test.each(['mercancía', 'préstamo personal', 'servicios de la sociedad', 'la entrega de equipo de cómputo'])(
    '«%s» leaves it unconditional',
    (concepto) => {
      expect(codesOf(concepto)).not.toContain('note.conditional_promise');
    },
  );

  test('payments in parts are pointed out', () => {
    expect(codesOf('préstamo en diez parcialidades')).toContain('note.instalments');
    expect(codesOf('préstamo')).not.toContain('note.instalments');
  });
});

test('a company of another country is not asked for a Mexican tax number', () => {
  const [, sample] = confidencialidad.samples;
  const messages = (nationality: string): string[] => {
    const [company] = sample.values.parte_receptora;
    const values = { ...sample.values, parte_receptora: [{ ...company, nationality }] };
    return previewOf(confidencialidad, formOf({ ...sample, values }), '2026-11-23').checks.map(
      ({ message }) => message,
    );
  };
  const about = (all: string[]): string | undefined => all.find((message) => message.includes('Example Components'));
  expect(about(messages('estadounidense'))).not.toContain('RFC');
  expect(about(messages('mexicana'))).toContain('RFC');
});
