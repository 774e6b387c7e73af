import { describe, expect, it } from 'vitest';
import {
  isLooselyQuoted,
  isOwnLaw,
  isOfAnyArticle,
  isPartOfBefore,
  withWholeNumber,
} from '#api/features/citations/checking/lists.rules.ts';
import { isGenericName } from '#api/features/citations/checking/generic-names.rules.ts';
import { judgeGazette } from '#api/features/citations/checking/other-judgement.rules.ts';
import type { StatuteReference } from '#api/legal-language/index.ts';
import { reformDaysIn, fractionRepealedOn, repealedOn } from '#api/features/citations/checking/reform-notes.rules.ts';
import { clip } from '#api/features/citations/checking/report.rules.ts';
import type { StatuteClaim } from '#api/features/citations/checking/statute-judgement.rules.ts';
import { statuteLabelOf } from '#api/features/citations/checking/statute-labels.rules.ts';
import {
  carryDecisions,
  countPending,
  reviewTextProblem,
  reviewTitleOf,
} from '#api/features/citations/reviews/reviews.rules.ts';
import { findLaw, type LawFacts } from '#db/content/law-index.ts';
import type { StoredCheckedCitation } from '#db/entities/citation-review.entity.ts';
import { storable } from '#api/kernel/database/storable.ts';
import { held, judged, reference } from './judgement-world.ts';

describe('the citation of an article', () => {
  it('is verified when law, article, parts and words are there', () => {
    const found = judged({ fraction: 'III' }, { quotes: ['Los de niño, que se devuelven'] });
    expect(found).toMatchObject({ state: 'VERIFIED', source: 'OFFICIAL', textAsOf: '2026-01-15', correction: null });
    expect(found.normalized).toBe('LFT, artículo 48, fracción III');
    expect(found.passage?.slice(found.highlight?.start, found.highlight?.end)).toBe('Los de niño, que se devuelven');
    expect(found.quotes).toEqual([{ state: 'FOUND', place: found.highlight, missing: null }]);
  });

  it('is written properly whatever its parts', () => {
    const whole = reference({
      law: 'cpeum',
      article: '123',
      section: '"A"',
      fraction: 'XXII',
      letter: 'a',
      paragraph: 'Segundo  párrafo',
    });
    expect(statuteLabelOf(whole)).toBe('CPEUM, artículo 123, apartado A, fracción XXII, inciso a), segundo párrafo');
    expect(statuteLabelOf(reference({ fraction: 'I, II y XV' }))).toBe('LFT, artículo 48, fracciones I, II y XV');
    expect(statuteLabelOf(reference({ article: '76', rangeTo: '81' }))).toBe('LFT, artículos 76 a 81');
    expect(statuteLabelOf(reference({ law: null, lawName: null, article: '5' }))).toBe('Artículo 5 (sin ley)');
  });

  it('does not say what is quoted: nearest words and difference are shown', () => {
    const found = judged({}, { quotes: ['Los zapatos verdes se devuelven en quince días'] });
    expect(found.state).toBe('QUOTE_NOT_FOUND');
    expect(found.difference.map(({ kind }) => kind)).toContain('ONLY_QUOTED');
    expect(found.passage?.slice(found.highlight?.start, found.highlight?.end)).toContain('nueve días');
    expect(judged({}, { quotes: ['la luna de queso gira sobre el mar'] })).toMatchObject({
      state: 'QUOTE_NOT_FOUND',
      difference: [],
    });
  });

  it.each([
    ['a number that the law does not have', { article: '5000' }, {}, 'No hay artículo 5000 en la LFT'],
    ['a fraction that the article does not have', { fraction: 'IX' }, {}, 'no tiene fracción IX'],
    ['an inciso that the fraction does not have', { fraction: 'III', letter: 'z)' }, {}, 'no tiene inciso z)'],
    ['a repealed fraction', { fraction: 'II' }, {}, 'fracción II está derogada'],
    [
      'a repealed article, with the day',
      { article: '15-A' },
      {
        held: held({
          number: '15-A',
          officialText: 'Se deroga.',
          isRepealed: true,
          notes: ['Artículo adicionado DOF 30-11-2012. Derogado DOF 23-04-2021'],
        }),
      },
      'derogado desde el 23 de abril de 2021',
    ],
  ])('is a mismatch: %s', (_, changes, claim, reason) => {
    const found = judged(changes, claim);
    expect(found.state).toBe('MISMATCH');
    expect(found.reason).toContain(reason);
  });

  it('says the fraction in which the words do stand', () => {
    expect(judged({ fraction: 'IX' }, { quotes: ['agujeta dorada'] })).toMatchObject({
      state: 'MISMATCH',
      correction: 'artículo 48, fracción I, de la LFT',
    });
    expect(judged({ fraction: 'III' }, { quotes: ['agujeta dorada'] })).toMatchObject({
      state: 'QUOTE_NOT_FOUND',
      reason: 'Las palabras citadas están en la fracción I de este artículo.',
      correction: 'artículo 48, fracción I, de la LFT',
    });
  });

  it('holds no one to a fraction for words that may be said of all of them', () => {
    for (const quote of ['La zapatería no cobrará', 'Los zapatos verdes se devuelven', 'En la tienda, con su caja'])
      expect(judged({ fraction: 'III' }, { quotes: [quote] })).toMatchObject({ state: 'VERIFIED' });
    expect(judged({ fraction: 'I' }, { quotes: ['La zapatería no cobrará'] }).state).toBe('VERIFIED');
    expect(judged({ fraction: 'I' }, { quotes: ['En la tienda, con su caja'] }).state).toBe('QUOTE_NOT_FOUND');
  });

  it('accuses nobody of a number that the law of a state may have', () => {
    const generic = { law: 'ccf', lawName: 'Código Civil', article: '5000' };
    const found = judged(generic, { isGeneric: true });
    expect(found.state).toBe('NOT_HELD');
    expect(found.normalized).toBe('Código Civil, artículo 5000');
    expect(found.reason).toMatch(
      /^No hay artículo 5000 en el CCF.*Si citas el código de un estado, no está en el acervo\.$/,
    );
    expect(judged(generic).state).toBe('MISMATCH');
  });

  it.each([
    ['Código Civil', 'ccf', true],
    ['Código Penal', 'cpf', true],
    ['Ley de Transparencia', 'lgtaip', true],
    ['Ley de Obras Públicas', 'lopsrm', true],
    ['Código Civil Federal', 'ccf', false],
    ['Código Fiscal de la Federación', 'cff', false],
    ['CCF', 'ccf', false],
    ['Ley General de Salud', 'lgs', false],
    ['Constitución', 'cpeum', false],
    ['Ley de Amparo', 'lamparo', false],
    ['Código Civil para el Distrito Federal', 'ccdf', false],
  ])('«%s» for %s may be of a state: %s', (name, key, isGeneric) => {
    expect(isGenericName(name, findLaw(key) as LawFacts)).toBe(isGeneric);
  });

  it('says of a law of before which one took its place', () => {
    const found = judged({ law: null, lawName: 'Ley de la Propiedad Industrial', article: '12' }, { held: null });
    expect(found.state).toBe('NOT_HELD');
    expect(found.reason).toContain('la sustituyó la Ley Federal de Protección a la Propiedad Industrial');
  });

  it.each([
    ['a law that is not held', { law: null, lawName: 'Código Civil español', article: '1902' }, {}],
    ['no law at all', { law: null, lawName: null }, {}],
    ['an abrogated law of the same name', { law: 'lamparo', article: '76 Bis' }, { after: ' abrogada, cuando debió' }],
    ['the text of before a reform', { article: '5000' }, { after: ' en su texto vigente hasta 2011' }],
    [
      'a law that was only taken from near, while another may be meant',
      { article: '5000', lawSource: 'NEAR' as const },
      { others: [null] },
    ],
    ['a law that quoted words do not name', { article: '5000', lawSource: 'POINTED' as const }, { isQuoted: true }],
    [
      'an article that was repealed after the text',
      { article: '15-A' },
      { writtenOn: '2020-01-01', held: held({ number: '15-A', isRepealed: true, notes: ['Derogado DOF 23-04-2021'] }) },
    ],
    ['a fraction of an article that was reformed after the text', { fraction: 'IX' }, { writtenOn: '2018-01-01' }],
    [
      'words of an article that was reformed after the text',
      {},
      { writtenOn: '2018-01-01', quotes: ['en quince días los zapatos verdes'] },
    ],
    [
      'words of which only a synthesis is held',
      {},
      { quotes: ['nueve días de zapatos'], held: held({ officialText: null, synthesis: 'Trata de zapatos.' }) },
    ],
  ] as [string, Partial<StatuteReference>, Partial<StatuteClaim>][])(
    'is never called false for %s',
    (_, changes, claim) => {
      const found = judged(changes, claim);
      expect(found.state).toBe('NOT_HELD');
      expect(found.quotes.every(({ state }) => state === 'NOT_COMPARABLE')).toBe(true);
    },
  );

  it('is held against the writer when the only law of the text is meant', () => {
    expect(judged({ article: '5000', lawSource: 'NEAR', isInferred: true })).toMatchObject({ state: 'MISMATCH' });
  });

  it('is verified on a synthesis with a note', () => {
    const found = judged({ fraction: 'II' }, { held: held({ officialText: null, synthesis: 'Trata de zapatos.' }) });
    expect(found).toMatchObject({ state: 'VERIFIED', source: 'SYNTHESIS' });
    expect(found.notes.join(' ')).toMatch(/No se pudo comprobar «fracción II».*síntesis de Foja/);
  });

  it('notes a reform after the text, and a law that was taken from before', () => {
    expect(judged({}, { writtenOn: '2018-01-01' }).notes.join()).toContain('se reformó el 1o. de mayo de 2019');
    expect(judged({}, { writtenOn: '2020-01-01' }).notes).toEqual([]);
    expect(judged({ isInferred: true, lawSource: 'NEAR' }).notes.join()).toContain(
      'se tomó de lo que el texto dice antes (la LFT)',
    );
  });

  it('says that the twin code has the number', () => {
    const found = judged({ law: 'ccf', article: '291 Bis' }, { held: null });
    expect(found).toMatchObject({ state: 'MISMATCH' });
    expect(found.notes).toEqual(['El artículo 291 Bis del CCDF sí existe.']);
  });
});

describe('days of the gazette and notes of reform', () => {
  it('a day that does not exist is a mismatch, any other is not called false', () => {
    expect(judgeGazette({ kind: 'GAZETTE', start: 0, end: 3, date: null }, [], []).state).toBe('MISMATCH');
    const known = judgeGazette({ kind: 'GAZETTE', start: 0, end: 3, date: '1970-04-01' }, [], ['lft']);
    expect(known).toMatchObject({
      state: 'NOT_HELD',
      verdict: 'La fecha coincide con el acervo',
      reason: 'Ese día se publicó la LFT, según el acervo; el ejemplar del Diario Oficial no se tiene.',
    });
    expect(judgeGazette({ kind: 'GAZETTE', start: 0, end: 3, date: '1999-01-05' }, [], ['lft'])).toMatchObject({
      state: 'NOT_HELD',
      verdict: 'Publicación sin cotejar',
    });
  });

  it('reads when an article or a fraction was repealed', () => {
    expect(repealedOn(['Artículo adicionado DOF 30-11-2012. Derogado DOF 23-04-2021'])).toBe('2021-04-23');
    expect(repealedOn(['(DEROGADO, G.O. 13 DE ENERO DE 2004)'])).toBe('2004-01-13');
    expect(repealedOn(['Artículo reformado DOF 30-11-2012'])).toBeNull();
    const notes = [
      'Fracción derogada DOF 08-10-1974',
      'Fracción reformada DOF 01-01-1980',
      'Fracción derogada DOF 02-02-1990',
    ];
    expect(fractionRepealedOn(notes, ['II', 'V'], 'V')).toBe('1990-02-02');
    expect(fractionRepealedOn(notes, ['II', 'V', 'VI'], 'V')).toBeNull();
    expect(reformDaysIn('Fe de erratas DOF 05-06-1970, 06-07-1971')).toEqual(['1970-06-05', '1971-07-06']);
  });
});

describe('what is only loosely said', () => {
  const TEXT_OF_OTHERS =
    'El artículo 4 constitucional, pues “una cosa es no haber tenido la oportunidad”. El artículo 5 dispone: «nadie irá descalzo por la calle».';
  const at = (words: string) => ({
    start: TEXT_OF_OTHERS.indexOf(words),
    end: TEXT_OF_OTHERS.indexOf(words) + words.length,
  });

  it('arguments, names and unmarked words are not held against an article, announced words are', () => {
    const four = reference(at('artículo 4 constitucional'));
    const five = reference(at('artículo 5'));
    expect(
      isLooselyQuoted(TEXT_OF_OTHERS, { ...at('una cosa es no haber tenido la oportunidad'), reference: 0 }, four),
    ).toBe(true);
    expect(isLooselyQuoted(TEXT_OF_OTHERS, { ...at('nadie irá descalzo por la calle'), reference: 1 }, five)).toBe(
      false,
    );
    const paper = 'El artículo 5 se publicó en el Periódico Oficial «La Sombra de Arteaga».';
    expect(
      isLooselyQuoted(
        paper,
        { start: paper.indexOf('La S'), end: paper.length - 2, reference: 0 },
        reference({ start: 3, end: 13 }),
      ),
    ).toBe(true);
    const block = 'El artículo 5 dice:\n\nPrimero. La Sala se equivocó al resolver.';
    expect(
      isLooselyQuoted(
        block,
        { start: block.indexOf('Primero'), end: block.length, reference: 0 },
        reference({ start: 3, end: 13 }),
      ),
    ).toBe(true);
  });

  it('«de este Código» in quoted law is of whichever law is quoted', () => {
    const text = 'el artículo 5000 de este Código';
    const own = reference({ start: 3, end: text.length, lawSource: 'POINTED', isInferred: true, article: '5000' });
    expect(isOwnLaw(text, own)).toBe(true);
    expect(isOwnLaw('el artículo 5000 de ese mismo Código', { ...own, end: 36 })).toBe(false);
  });

  it('«artículo 10, numeral 1» names a part, «los numerales 5 y 6» do not', () => {
    const text = 'artículo 10, numeral 1, inciso c). Los numerales 5 y 6.';
    expect(isPartOfBefore(text, reference({ start: text.indexOf('numeral 1') }))).toBe(true);
    expect(isPartOfBefore(text, reference({ start: text.indexOf('numerales') }))).toBe(false);
    expect(judged({ fraction: 'IX' }, { isUnsure: true }).state).toBe('NOT_HELD');
  });

  it('a lone fraction that another sentence speaks of may be of another article', () => {
    const at = (text: string, words: string) => {
      const start = text.indexOf(words);
      return isOfAnyArticle(text, reference({ start, end: start + words.length, isPointer: true }));
    };
    expect(at('El artículo 978 establece que en el caso de la fracción II, la declaración…', 'fracción II')).toBe(true);
    expect(at('El artículo 146 lo define (fracción III).', 'fracción III')).toBe(false);
    expect(
      at('Se invoca el 8. La ley habla de la fracción II de dicho precepto.', 'fracción II de dicho precepto'),
    ).toBe(false);
  });

  it('reads the whole number where a law has letters behind its numbers', () => {
    const text = 'el artículo 228 a de la LGTOC y del artículo 228 a 230 de la LGTOC';
    const cited = reference({ law: 'lgtoc', article: '228', start: 3, end: 29 });
    expect(withWholeNumber(text, cited)).toMatchObject({ article: '228 a' });
    expect(withWholeNumber(text, { ...cited, start: 36, end: 66 })).toMatchObject({ article: '228' });
  });

  it('a repealed article of a guessed law is told when the writer says so, or no other law can be meant', () => {
    const gone = { held: held({ number: '15-A', isRepealed: true }) };
    const near = { article: '15-A', lawSource: 'NEAR' as const };
    expect(judged(near, { ...gone, others: [null] }).state).toBe('NOT_HELD');
    expect(judged(near, { ...gone, others: [null], after: ', que ya fue derogado.' }).state).toBe('MISMATCH');
    expect(judged(near, gone).state).toBe('MISMATCH');
  });
});

describe('a report', () => {
  const citation = (index: number, written: string, state: StoredCheckedCitation['state'] = 'MISMATCH') =>
    ({ index, kind: 'STATUTE', citation: written, state }) as StoredCheckedCitation;

  it('cuts a long passage around what matters, and moves the places with it', () => {
    const passage = `${'Relleno de la ley. '.repeat(300)}Aquí está lo citado. ${'Más relleno. '.repeat(300)}`;
    const start = passage.indexOf('Aquí');
    const mark = { start, end: start + 20 };
    const found = judged();
    const cut = clip({ ...found, passage, highlight: mark, quotes: [{ state: 'FOUND', place: mark, missing: null }] });
    expect(cut.passage?.length).toBeLessThan(3000);
    expect(cut.passage?.slice(cut.highlight?.start, cut.highlight?.end)).toBe('Aquí está lo citado.');
    expect(cut.quotes[0]?.place).toEqual(cut.highlight);
  });

  it('keeps decisions about citations that are still written the same, in their order', () => {
    const before = { citations: [citation(0, 'art. 5'), citation(1, 'art. 9'), citation(2, 'art. 5')], quotes: [] };
    const after = {
      citations: [citation(0, 'art. 1'), citation(1, 'art.  5'), citation(2, 'art. 5'), citation(3, 'art. 5')],
      quotes: [],
    };
    const decisions = {
      0: { decision: 'ACCEPTED' as const, note: 'a' },
      2: { decision: 'IGNORED' as const, note: null },
    };
    expect(carryDecisions(before, decisions, after)).toEqual({
      1: { decision: 'ACCEPTED', note: 'a' },
      2: { decision: 'IGNORED', note: null },
    });
    expect(countPending(after, carryDecisions(before, decisions, after))).toBe(2);
  });

  it('names a review after its file, its first words, or nothing', () => {
    expect(reviewTitleOf('x', 'demanda.final.docx')).toBe('demanda.final');
    expect(reviewTitleOf('\n  <p>Juez de Distrito</p>\nOtra', null)).toBe('Juez de Distrito');
    expect(reviewTitleOf('123', null)).toBe('Revisión de citas');
    expect(reviewTitleOf(`${'palabra '.repeat(40)}`, null).length).toBeLessThanOrEqual(80);
  });

  it('refuses empty and endless texts, and keeps lengths when it replaces what cannot be kept', () => {
    expect(reviewTextProblem(' \n')?.code).toBe('VALIDATION');
    expect(reviewTextProblem('a'.repeat(2_000_001))?.code).toBe('PAYLOAD_TOO_LARGE');
    expect(reviewTextProblem('a')).toBeNull();
    expect(storable('a\u0000b\ud800c')).toHaveLength(5);
  });
});
