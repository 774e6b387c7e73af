/** Splits a text into extracted passages and the rest. Pure. */

export type PassageKind = 'fileNumber' | 'court' | 'party' | 'noticeOn' | 'otherDate' | 'method' | 'act' | 'term';

export interface Passage {
  kind: PassageKind;
  start: number;
  end: number;
}

export interface TextPiece {
  text: string;
  kind: PassageKind | null;
}

interface Place {
  start: number;
  end: number;
}
interface Read {
  passage: Place;
}

/** The passages of a reading, most important first. */
export interface ReadPlaces {
  noticeOn?: Read | null;
  methodPassage?: Place | null;
  act?: Read | null;
  freeTerm?: Read | null;
  fileNumber?: Read | null;
  court?: Read | null;
  parties: readonly Read[];
  otherDates: readonly Read[];
}

export function passagesOf(reading: ReadPlaces): Passage[] {
  const one = (kind: PassageKind, read: Read | null | undefined): Passage[] =>
    read ? [{ kind, ...read.passage }] : [];
  return [
    ...one('noticeOn', reading.noticeOn),
    ...(reading.methodPassage ? [{ kind: 'method' as const, ...reading.methodPassage }] : []),
    ...one('act', reading.act),
    ...one('term', reading.freeTerm),
    ...one('fileNumber', reading.fileNumber),
    ...one('court', reading.court),
    ...reading.parties.flatMap((party) => one('party', party)),
    ...reading.otherDates.flatMap((date) => one('otherDate', date)),
  ];
}

/** The parts of the text in order; of overlapping passages the more important one is kept. */
export function piecesOf(text: string, passages: readonly Passage[]): TextPiece[] {
  const taken: Passage[] = [];
  for (const passage of passages) {
    const isFree = taken.every(({ start, end }) => passage.end <= start || passage.start >= end);
    if (passage.end > passage.start && passage.end <= text.length && isFree) taken.push(passage);
  }
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { kind, start, end } of taken.toSorted((a, b) => a.start - b.start)) {
    if (start > at) pieces.push({ text: text.slice(at, start), kind: null });
    pieces.push({ text: text.slice(start, end), kind });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), kind: null });
  return pieces;
}
