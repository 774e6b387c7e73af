import { hostileCalendars } from './calendars.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostileMarkup } from './markup.ts';
import { hostileOffice } from './office.ts';
import { hostilePdfs } from './pdfs.ts';

export const hostileFiles: HostileFile[] = [...hostileMarkup, ...hostileOffice, ...hostilePdfs, ...hostileCalendars];
