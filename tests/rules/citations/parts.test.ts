import { describe, expect, it } from 'vitest';
import { paragraphNumbers } from '#api/features/citations/checking/cited-parts.rules.ts';
import { ComparedText } from '#api/features/citations/checking/finding.rules.ts';
import { otherPart } from '#api/features/citations/checking/quoted-parts.rules.ts';
import { wordsPutIn } from '#api/features/citations/checking/quotes.rules.ts';
import { judgeStatute } from '#api/features/citations/checking/statute-judgement.rules.ts';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';

/** Invented: official text is never kept in the repository. */
const TEXT = [
  'Nadie andará descalzo en la calle.',
  'Los zapatos verdes se devuelven en nueve días.',
  'La tienda no cobrará por ello, salvo:',
  'I. Los que tengan agujeta dorada;',
  'II. Los de charol.',
].join('\n');
const PARTS = { fraction: null, letter: null, section: null, paragraph: null };
const WORDS = 'se devuelven en nueve días';

const otherOf = (paragraph: string, quote: string, text = TEXT): string | null =>
  otherPart({ ...PARTS, paragraph }, [quote], new ComparedText(text))?.part ?? null;

/** A citation of article 5 of the Constitution, as if `TEXT` were its words. */
function judged(text: string, quote: string) {
  const [reference] = findReferences(text);
  if (reference?.kind !== 'STATUTE') throw new Error('no citation');
  const held = {
    number: '5',
    officialText: TEXT,
    synthesis: null,
    textAsOf: '2026-01-01',
    officialUrl: null,
    isRepealed: false,
    notes: [],
    lastReformOn: null,
  };
  const others = { writtenOn: null, after: '', others: [], isQuoted: false, isUnsure: false };
  return judgeStatute({ reference, held, passage: new ComparedText(TEXT), quotes: [quote], ...others });
}

describe('the paragraph that is cited', () => {
  it('words of another one are told, with where they stand', () => {
    expect(judged(`El artículo 5 de la CPEUM, tercer párrafo, dice: «${WORDS}»`, WORDS)).toMatchObject({
      state: 'QUOTE_NOT_FOUND',
      reason: 'Las palabras citadas están en el párrafo segundo de este artículo.',
      correction: 'artículo 5, párrafo segundo, de la CPEUM',
    });
    expect(judged(`El artículo 5, segundo párrafo, de la CPEUM dice: «${WORDS}»`, WORDS).state).toBe('VERIFIED');
  });

  it.each([
    ['primer párrafo', WORDS, 'párrafo segundo'],
    ['párrafos primero y tercero', WORDS, 'párrafo segundo'],
    ['párrafos primero a tercero', WORDS, null],
    ['párrafos 1 y 2', WORDS, null],
    ['último párrafo', WORDS, null],
    ['cuarto párrafo', WORDS, null],
    ['tercer párrafo', 'Los de charol', null],
    ['tercer párrafo', 'Nadie andará descalzo en la calle. Los zapatos verdes', null],
  ])('«%s» with «%s»: %s', (paragraph, quote, part) => {
    expect(otherOf(paragraph, quote)).toBe(part);
  });

  it('is not called another one where a copy may have joined paragraphs', () => {
    const joined = TEXT.replace('calle.', 'calle. Tampoco en la plaza.');
    expect(joined).not.toBe(TEXT);
    expect(otherOf('tercer párrafo', WORDS, joined)).toBeNull();
    expect(otherOf('primer párrafo', WORDS, joined)).toBe('párrafo segundo');
  });

  it('is not counted where lines look cut', () => {
    expect(otherOf('primer párrafo', WORDS, TEXT.replace('descalzo en', 'descalzo\nen'))).toBeNull();
  });

  it('has its numbers read, and those between', () => {
    expect([
      paragraphNumbers('párrafos primero a cuarto'),
      paragraphNumbers('párrafo segundo y último'),
      paragraphNumbers('parte final'),
      paragraphNumbers(null),
    ]).toEqual([[1, 2, 3, 4], [], [], []]);
  });
});

describe('words in brackets inside of a quotation', () => {
  it('are said to be of whoever quotes, where the law has them not', () => {
    const note = 'Las palabras entre corchetes no son de la ley: las puso quien cita.';
    const notesOf = (quote: string) => judged(`El artículo 5 de la CPEUM dice: «${quote}»`, quote).notes;
    expect(notesOf('se devuelven [sin caja] en nueve días')).toEqual([note]);
    expect(notesOf('Los zapatos verdes [se devuelven] en nueve días')).toEqual([]);
    expect(notesOf(WORDS)).toEqual([]);
  });

  it('are not those that only say how it was copied', () => {
    expect(wordsPutIn('[…] [sic] [L]os zapatos [énfasis añadido] [el patrón]')).toEqual(['el patrón']);
  });
});
