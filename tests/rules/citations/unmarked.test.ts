import { describe, expect, it } from 'vitest';
import { isNearlyLiteral, nearestWords } from '#api/features/citations/checking/likeness.rules.ts';
import { quotesOf } from '#api/legal-language/citations/references.rules.ts';

const unmarkedIn = (text: string): string[] =>
  quotesOf(text).flatMap(({ start, end, isUnmarked }) => (isUnmarked ? [text.slice(start, end)] : []));
const markedIn = (text: string): string[] =>
  quotesOf(text).flatMap(({ start, end, isUnmarked }) => (isUnmarked ? [] : [text.slice(start, end)]));

const WORDS = 'Los zapatos verdes se devuelven en nueve días';

describe('words of an article without marks', () => {
  it.each([
    `El artículo 518 de la LFT establece: ${WORDS}. Así lo dice.`,
    `El artículo 518 de la LFT dispone lo siguiente: ${WORDS}.`,
    `El artículo 518 de la LFT dice: «${WORDS}. Y «nada más».`,
    `Artículo 518 LFT.- ${WORDS}.`,
    `Artículo 518 LFT: ${WORDS}.`,
  ])('are read in «%s»', (text) => {
    expect(unmarkedIn(text)).toEqual([`${WORDS}.`]);
  });

  it('are read inside of what HTML and Markdown set in italics', () => {
    expect(unmarkedIn(`El artículo 518 de la LFT dice: <i>${WORDS}</i>.`)).toEqual([`${WORDS}</i>.`]);
    expect(unmarkedIn(`El artículo 518 de la LFT dice: *${WORDS}*.`)).toEqual([`${WORDS}*.`]);
  });

  it('are a block where HTML says so', () => {
    const block = `<blockquote><p>${WORDS}</p></blockquote>`;
    expect(markedIn(`<p>El artículo 518 de la LFT:</p>${block}<p>Nada más.</p>`)).toEqual([WORDS]);
  });

  it.each([
    'El artículo 518 de la LFT establece: dos meses para demandar.',
    'El artículo 518 de la LFT establece: Dos meses.',
    `El artículo 518 de la LFT se cita así: ${WORDS}.`,
    `El artículo 518 de la LFT no ayuda. El patrón dice: ${WORDS}.`,
    `El artículo 518 de la LFT dice: «${WORDS}».`,
  ])('are not there in «%s»', (text) => {
    expect(unmarkedIn(text)).toEqual([]);
  });

  const LAW = 'Los zapatos verdes se devuelven en nueve días, con su caja. La tienda no cobrará por ello.';
  it.each([
    ['Los zapatos verdes se devuelven en tres días, con su caja', true],
    ['Los zapatos verdes no se devuelven en nueve días, con su caja', true],
    // As the law has them, with a comment of one's own behind.
    ['Los zapatos verdes se devuelven en nueve días, con su caja, según se ve', false],
    ['Quien compra zapatos puede volver con ellos y con su caja hasta tres días después', false],
    ['Los zapatos verdes', false],
  ])('«%s» is nearly what the law says: %s', (words, isNearly) => {
    expect(isNearlyLiteral(nearestWords(LAW, words))).toBe(isNearly);
  });
});
