import { describe, expect, it } from 'vitest';
import { findLaw, hasArticle, lawsNamedIn } from '#db/content/law-index.ts';
import history from '#db/content/law-history.json' with { type: 'json' };
import { causeByWords } from '#api/features/research/retrieval/abstention.rules.ts';
import type { AbstentionCause } from '#api/features/research/retrieval/abstention-cause.rules.ts';
import { readConcepts } from '#api/features/research/retrieval/concepts.rules.ts';
import { readNaming } from '#api/features/research/retrieval/named-articles.rules.ts';
import { noticesFor } from '#api/features/research/retrieval/notices.rules.ts';
import {
  lawChangeIn,
  readTime,
  reformDays,
  reformedAfter,
  replacedLawIn,
  yearsIn,
} from '#api/features/research/retrieval/time.rules.ts';

describe('laws of before', () => {
  it.each([
    ['¿Sigue vigente la Ley Federal de Telecomunicaciones y Radiodifusión?', 'lmtr'],
    ['la Ley de Amparo de 1936', 'lamparo'],
    ['Ley Federal del Trabajo de 1931', 'lft'],
    ['el Código Federal de Procedimientos Penales', 'cnpp'],
  ])('«%s» gave way to %s', (question, by) => {
    expect(replacedLawIn(question)?.by).toBe(by);
  });

  it.each([
    'Ley Federal del Trabajo de 1970',
    'Ley Federal del Trabajo',
    'la reforma de 2012 a la LFT',
    'Ley de Amparo de 2013',
  ])('«%s» rules', (question) => {
    expect(replacedLawIn(question)).toBeNull();
  });

  it('called by a name that people give the law of today are meant only with a word of time', () => {
    expect(replacedLawIn('¿cuánto dura una marca en la ley de propiedad industrial?')).toBeNull();
    expect(replacedLawIn('¿todavía se aplica la ley de propiedad industrial?')?.by).toBe('lfppi');
    expect(replacedLawIn('la ley de propiedad industrial de 1991')?.by).toBe('lfppi');
  });

  it('gave way to laws that are held', () => {
    for (const { name, called, by } of history.replaced) {
      expect(findLaw(by), name).not.toBeNull();
      if (called.length === 0) expect(lawsNamedIn(name).length, name).toBeGreaterThan(0);
    }
  });

  it('the facts name articles that exist', () => {
    for (const { law, articles } of history.inForce)
      for (const article of articles) expect(hasArticle(law, article), `${law} ${article}`).toBe(true);
    for (const { articles } of history.changes)
      for (const each of articles) {
        const [law = '', article = ''] = each.split(':');
        expect(hasArticle(law, article), each).toBe(true);
      }
  });
});

describe('years and what is asked of them', () => {
  it('are no articles and no amounts', () => {
    expect(yearsIn('en 2019 y en 2023')).toEqual([2019, 2023]);
    expect(yearsIn('artículo 2000 del código, deuda de 2015 pesos, 1950 metros')).toEqual([]);
  });

  it.each([
    ['¿Desde cuándo entraron en vigor los doce días?', { asksWhen: true }],
    ['¿Cuándo se reformó el artículo 48 de la LFT?', { asksWhen: true }],
    ['¿desde cuándo corre el plazo para demandar?', { asksWhen: false }],
    ['¿Cuál era la tasa del IVA en 2008?', { asksOldText: true, year: 2008 }],
    ['en 2019 cuántos días me tocaban', { asksOldText: false, year: 2019 }],
    ['¿Qué decía antes de la reforma?', { asksOldText: true, isBeforeReform: true }],
    ['con la reforma judicial de 2024', { isOfReform: true, year: 2024 }],
    ['¿sigue vigente esa ley?', { asksStill: true }],
    ['¿ya aprobaron los 30 días de aguinaldo?', { asksStill: true }],
    ['ya cambiaron la cerradura', { asksStill: false }],
  ])('«%s»', (question, wanted) => {
    expect(readTime(question)).toMatchObject(wanted);
  });

  it('reads the days of reforms from the notes', () => {
    const notes = ['Párrafo reformado DOF 30-11-2012, 01-05-2019', 'Fe de erratas al inciso DOF 05-06-1970'];
    expect(reformDays(notes)).toEqual(['2012-11-30', '2019-05-01']);
    expect(reformedAfter(notes, 2012)).toEqual(['2019-05-01']);
  });

  it('reads changes of law that are asked about', () => {
    expect(lawChangeIn('¿Ya rige en Jalisco el código nacional de procedimientos civiles?')?.articles).toEqual([
      'cnpcf:1',
    ]);
    expect(lawChangeIn('¿Todavía puedo entrar al RIF?')?.articles).toEqual(['lisr:113-E']);
    expect(lawChangeIn('¿cuántos días da el código nacional para contestar?')).toBeNull();
  });
});

describe('what no law says', () => {
  const cause = (question: string): AbstentionCause | null => {
    const naming = readNaming(question);
    return causeByWords({ question, naming, area: null, conceptCount: readConcepts(naming.rest).length });
  };

  it.each([
    ['¿Cuánto vale la UMA diaria en 2026?', 'FIGURE'],
    ['¿de cuánto será el salario mínimo en 2028?', 'FIGURE'],
    ['tabla de ISR mensual 2026', 'FIGURE'],
    ['¿En qué domicilio está el juzgado tercero civil?', 'OFFICE_FACT'],
    ['¿a qué hora abre Profeco?', 'OFFICE_FACT'],
    ['¿cuánto tarda en la práctica un amparo?', 'PRACTICE'],
    ['¿qué porcentaje de los juicios se ganan?', 'PRACTICE'],
    ['calendario de días inhábiles del Poder Judicial para 2026', 'COURT_CALENDAR'],
    ['¿Qué decía el artículo 122 de la Ley Federal del Trabajo de 1931?', 'REPLACED_LAW'],
    ['¿Qué decía el artículo 1391 del Código de Comercio antes de la reforma de 1996?', 'OLD_TEXT'],
  ])('«%s» is %s', (question, kind) => {
    expect(cause(question)?.kind).toBe(kind);
  });

  it.each([
    '¿Qué es la UMA?',
    '¿Quién fija el salario mínimo?',
    '¿me pueden pagar menos del salario mínimo?',
    '¿Qué días son inhábiles en el amparo?',
    '¿cuánto tiempo tengo para demandar?',
    '¿ante qué juzgado presento la demanda?',
    '¿Cuántas UMA de multa pone Profeco?',
    '¿Sigue vigente el artículo 390 del Código Penal Federal?',
    '¿Cuándo se publicó la Ley Agraria?',
  ])('«%s» is answered', (question) => {
    expect(cause(question)).toBeNull();
  });
});

describe('notices', () => {
  const article = {
    statuteKey: 'lft',
    number: '76',
    notes: ['Artículo reformado DOF 27-12-2022'],
    isRepealed: false,
    lastReformOn: '2022-12-27',
    officialText: 'texto',
    statute: { shortName: 'LFT', name: 'Ley Federal del Trabajo' },
  };
  const told = (question: string): string =>
    noticesFor({ question, naming: readNaming(question), articles: [article] })
      .map(({ text }) => text)
      .join('\n');

  it('tell that the text is later than the year asked about', () => {
    expect(told('en 2019 cuántos días de vacaciones me tocaban')).toContain('27 de diciembre de 2022');
    expect(told('en 2024 cuántos días de vacaciones me tocaban')).toBe('');
  });

  it('tell when it was reformed and when that entered into force', () => {
    const text = told('¿desde cuándo entraron en vigor los doce días de vacaciones?');
    expect(text).toContain('el artículo 76 de la LFT (27 de diciembre de 2022) {{lft:76}}');
    expect(text).toContain('1 de enero de 2023');
  });

  it('tell what became of a law, and that a repealed article is one', () => {
    expect(told('¿sigue vigente la Ley Federal de Telecomunicaciones y Radiodifusión?')).toContain('{{lmtr:1}}');
    expect(told('¿existe todavía el artículo 390 del Código Penal Federal?')).toContain('derogado');
  });

  it('tell how far the text goes to who asks whether it changed', () => {
    expect(told('¿ya aprobaron los 30 días de aguinaldo?')).toContain('15 de enero de 2026');
    expect(told('¿cuántas vacaciones me tocan?')).toBe('');
  });
});
