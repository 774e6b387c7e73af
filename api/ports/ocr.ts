/** A word that was recognised in the picture of a page, in pixels from its upper left corner. */
export interface OcrWord {
  text: string;
  left: number;
  right: number;
  /** Of its line: words of one line share both. */
  baseline: number;
  /** Of the type. */
  size: number;
}

export interface OcrPage {
  number: number;
  /** Of the picture. */
  width: number;
  height: number;
  words: OcrWord[];
}

/** Recognises the text of pages that are pictures. Errors are `PortError`, an abort is the reason of its signal. */
export interface Ocr {
  /**
   * Pages of a PDF by their numbers; `null`: all. It gives the pages that it could read in its time: one that was not
   * read is missing. Nothing of it runs any more when it resolves or rejects.
   */
  read(
    pdf: Uint8Array,
    pages: readonly number[] | null,
    options: { signal: AbortSignal; onPage?: (done: number, all: number) => void },
  ): Promise<OcrPage[]>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    /** `null`: none is installed; pages that are pictures are said to be so. */
    ocr: Ocr | null;
  }
}
