import { describe, expect, it } from 'vitest';
import { ComparedText, compareQuotes } from '#api/features/citations/checking/finding.rules.ts';
import { isDeniedBefore } from '#api/features/citations/checking/omissions.rules.ts';

// Words of our own: official text is never kept in the repository.
const LAW =
  'La tienda no podrá cobrar por la caja, y devolverá los zapatos o las botas en un plazo de quince días hábiles, contados desde la compra, salvo que la caja falte. El cliente no está obligado a dar las gracias. Nadie podrá pedirle otra cosa.';

const hiddenIn = (quote: string, denied?: ReadonlySet<string>): string | null =>
  compareQuotes(new ComparedText(LAW), [quote], denied).hidden;

describe('an ellipsis', () => {
  it.each([
    ['La tienda […] podrá cobrar por la caja', 'no'],
    ['El cliente (...) está obligado a dar las gracias', 'no'],
    ['en un plazo de […] días hábiles', 'quince días'],
    ['en un plazo de [tres] días hábiles', 'quince días'],
    ['devolverá los zapatos […] las botas', 'o'],
    ['contados desde la compra… la caja falte', 'salvo'],
  ])('hides a word: «%s»', (quote, word) => {
    const found = compareQuotes(new ComparedText(LAW), [quote]);
    expect(found.hidden).toContain(word);
    expect(found.outcomes[0]?.state).toBe('NOT_FOUND');
  });

  it.each([
    'La tienda no podrá cobrar por la caja […] contados desde la compra',
    'devolverá los zapatos […] desde la compra',
    'La tienda […] devolverá los zapatos o las botas',
    'en un plazo de quince días hábiles […] salvo que la caja falte',
  ])('leaves out what does not turn the rest: «%s»', (quote) => {
    const found = compareQuotes(new ComparedText(LAW), [quote]);
    expect(found.hidden).toBeNull();
    expect(found.outcomes[0]?.state).toBe('FOUND');
  });
});

describe('a quotation that begins behind a negation', () => {
  it('leaves it out, unless the text around says it', () => {
    expect(hiddenIn('podrá cobrar por la caja')).toBe('no');
    expect(hiddenIn('podrá cobrar por la caja', new Set(['podrá cobrar por la caja']))).toBeNull();
    expect(hiddenIn('está obligado a dar las gracias')).toBe('no');
    expect(hiddenIn('no podrá cobrar por la caja')).toBeNull();
  });

  it.each([
    ['El artículo 5 dice que la tienda no «', true],
    ['El artículo 5 prohíbe que «', true],
    ['El artículo 5 dice que la tienda «', false],
    ['No hay duda. El artículo 5 dice «', false],
  ])('«%s» says a negation of its own: %s', (lead, isDenied) => {
    expect(isDeniedBefore(lead)).toBe(isDenied);
  });
});
