import type { ExportedFile } from '#schema/generated/contract.ts';
import { dayIn, timeIn } from '#schema/lib/zones.ts';
import { turn } from '#api/kernel/jobs/turns.ts';
import { cfdiFaults } from './cfdi-check.rules.ts';
import { cfdiElement, type CfdiParts } from './cfdi.rules.ts';
import { xmlOf } from './cfdi-xml.adapter.ts';

/** `YYYY-MM-DDThh:mm:ss`, as the voucher says when it was issued. */
export function localTimeIn(zone: string, now: Date): string {
  const time = timeIn(zone, now);
  return `${dayIn(zone, now)}T${time.length === 5 ? `${time}:00` : time}`;
}

/** A CFDI without stamp as a file. Throws when it is not as the SAT wants it: that is a bug, and no file leaves. */
export async function cfdiFile(parts: CfdiParts, fileName: string, comments: readonly string[]): Promise<ExportedFile> {
  const root = cfdiElement(parts);
  // A bill has up to 1,000 lines: each step takes some ten milliseconds, and others get their turn between them.
  await turn();
  const faults = cfdiFaults(root);
  if (faults.length > 0) throw new Error(`a CFDI that breaks the rules of the SAT: ${faults.join('; ')}`);
  await turn();
  const bytes = Buffer.from(xmlOf(root, comments), 'utf8');
  return { fileName, mediaType: 'application/xml', byteLength: bytes.byteLength, content: bytes.toString('base64') };
}
