import { describe, expect, it } from 'vitest';
import { findLaw } from '#db/content/law-index.ts';
import { completeCorrection, spelled } from '#api/features/citations/checking/corrections.rules.ts';
import { draft } from '#api/features/citations/checking/finding.rules.ts';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';

describe('the form of a citation that is right', () => {
  it.each([
    ['articulo 48 de la Ley Federal del Trabajo', null, 'artículo 48 de la Ley Federal del Trabajo'],
    ['art 48, fraccion II, de la LFT', 'II', 'art. 48, fracción II, de la LFT'],
    ['48 frac II de la lft', 'II', '48, frac. II de la LFT'],
    ['artículo 48, fracción ii, inciso a, de la LFT', 'II', 'artículo 48, fracción II, inciso a), de la LFT'],
    ['artículo 48, fracción 2, de la LFT', 'II', 'artículo 48, fracción II, de la LFT'],
    ['ARTICULO 48 DE LA LFT', null, 'ARTÍCULO 48 DE LA LFT'],
    ['artículo 48, fracción II, de la LFT', 'II', 'artículo 48, fracción II, de la LFT'],
    ['arts. 48 y 50 de la LFT', null, 'arts. 48 y 50 de la LFT'],
  ])('«%s» becomes «%3$s»', (written, fraction, right) => {
    expect(spelled(written, fraction, findLaw('lft'))).toBe(right);
  });
});

describe('the correction of a wrong citation', () => {
  function corrected(written: string, correction: string): [string | null, string | null] {
    const [reference] = findReferences('El artículo 47 de la LFT.');
    if (!reference) throw new Error('no citation');
    const wrong = draft('LFT, artículo 47', 'QUOTE_NOT_FOUND', '', { correction });
    completeCorrection(wrong, written, reference);
    return [wrong.correction, wrong.correctionKind];
  }

  it.each([
    ['Artículo 47 de la Ley Federal del Trabajo', 'Artículo 48 de la Ley Federal del Trabajo'],
    ['artículo 47 de la LFT', 'artículo 48 de la LFT'],
    ['47 de la LFT', '48 de la LFT'],
  ])('of «%s» is «%s»', (written, right) => {
    expect(corrected(written, 'artículo 48 de la LFT')).toEqual([right, 'SUBSTANCE']);
  });
});
