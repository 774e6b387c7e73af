import { cleanText } from '../publications/publication-text.rules.ts';
import type { WordPiece } from './word-xml.adapter.ts';

/** Which letters of the runs of a Word paragraph the letters of its text were read from. */

/** A place in a piece: before the letter at `at` of its text. */
export interface PiecePlace {
  piece: number;
  at: number;
}

const isBlank = (letter: string | undefined): boolean => letter !== undefined && /\s/.test(letter);

/**
 * For each UTF-16 code unit of the text the letter of the pieces that it was read from; `null` for what the reader put
 * there itself (the tab between two cells). The reader tidies spaces and drops letters that do not print, so that both
 * are walked together. `null`: they do not fit.
 */
export function placesOfText(text: string, pieces: readonly Pick<WordPiece, 'text'>[]): (PiecePlace | null)[] | null {
  const places: (PiecePlace | null)[] = [];
  let [piece, at] = [0, 0];
  const skipEnded = (): void => {
    while (piece < pieces.length && at >= (pieces[piece]?.text.length ?? 0)) [piece, at] = [piece + 1, 0];
  };
  for (let place = 0; place < text.length;) {
    skipEnded();
    const [read, raw] = [text[place], pieces[piece]?.text[at]];
    if (raw !== undefined && (read === raw || (isBlank(read) && isBlank(raw)))) {
      places.push({ piece, at });
      place += 1;
      at += 1;
    } else if (raw !== undefined && (isBlank(raw) || cleanText(raw) === '')) at += 1;
    else if (isBlank(read)) {
      places.push(null);
      place += 1;
    } else {
      const size = composedAt(text, place, pieces[piece]?.text ?? '', at);
      if (size === null) return null;
      for (let unit = 0; unit < size.read; unit++) places.push({ piece, at });
      place += size.read;
      at += size.raw;
    }
  }
  return places;
}

/** «e» and an accent of its own are read as «é»; letters of a symbol font as bullets. */
function composedAt(text: string, place: number, raw: string, at: number): { read: number; raw: number } | null {
  for (let length = 1; length <= 3 && at + length <= raw.length; length++) {
    const read = cleanText(raw.slice(at, at + length));
    if (read !== '' && text.startsWith(read, place)) return { read: read.length, raw: length };
  }
  return null;
}
