import type { StoredFilePlaces } from '#db/entities/citation-review.entity.ts';

/** The text of a file that a person brought, with the places of its parts in the file. */
export interface DocumentText {
  text: string;
  places: StoredFilePlaces;
}

/** Left, top, right, bottom in thousandths of the page. */
export type PageBox = readonly [left: number, top: number, right: number, bottom: number];

/** A printed line, or a whole paragraph where a format has no lines, with its place. */
export interface DocumentLine {
  text: string;
  page?: number;
  box?: PageBox;
  paragraph?: number;
}

/** Lines that are one paragraph; what is between them was decided when they were joined. */
export interface DocumentParagraph {
  lines: DocumentLine[];
  /** Mark of the note that it is; absent: it is part of the text. */
  note?: string;
  /** Something stands between it and the paragraph above: a wide gap, another page, another kind of text. */
  isApart?: boolean;
}

/** «[3]»: how the mark of a note is written, in the sentence and before the note. */
export const markOfNote = (label: string): string => `[${label}]`;
