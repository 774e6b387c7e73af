import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** Markdown as HTML. What is HTML in the text is shown, not run. */
export const htmlOf = (markdown: string): string =>
  micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
