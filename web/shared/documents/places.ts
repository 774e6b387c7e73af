import type { FindingSeverity } from '#schema/generated/contract.ts';

/** A rectangle on a page, in shares of the page from its upper left corner. */
export interface PlaceBox {
  page: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A stretch of the text of a document, with its place in the file. */
export interface DocumentSpan {
  start: number;
  end: number;
  quote: string;
  place: { label: string; page: number | null; boxes: readonly PlaceBox[] } | null;
}

/** A stretch that is marked for a finding. */
export interface DocumentMark {
  id: string;
  severity: FindingSeverity;
  /** Its message, for screen readers. */
  label: string;
  span: DocumentSpan;
  /** Decided findings are drawn fainter. */
  isDecided: boolean;
}

/** What is lit; a new object for each request, so that the same place is scrolled to again. */
export interface LitPlace {
  span: DocumentSpan;
}

/** Whether a page can show where it is. */
export const isOnPage = ({ place }: DocumentSpan): boolean => Boolean(place && (place.boxes.length > 0 || place.page));
