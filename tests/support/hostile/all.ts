import { hostileCalendars } from './calendars.ts';
import { hostileDocuments } from './documents.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostileMarkup } from './markup.ts';
import { hostileOffice } from './office.ts';
import { hostilePdfs } from './pdfs.ts';

export const hostileFiles: HostileFile[] = [
  ...hostileMarkup,
  ...hostileOffice,
  ...hostilePdfs,
  ...hostileCalendars,
  ...hostileDocuments,
];

/** Whether a file can be brought to be analysed. */
export const isDocument = ({ fileName }: HostileFile): boolean => /\.(?:pdf|docx?)$/.test(fileName);
