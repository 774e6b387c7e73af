import { printDocument } from '#api/kernel/print/printer.ts';
import { CreateUploadDocument } from './case-chat.generated.ts';
import {
  AnalyzeDocumentDocument,
  AnalyzedDocumentDocument,
  DocumentStatusDocument,
  type AnalyzedDocumentQuery,
} from './documents.generated.ts';
import type { Caller } from './world.ts';

/** Documents that are brought and analysed. */

/** A printed document of these paragraphs. */
export const printed = (
  paragraphs: readonly string[],
  format: 'PDF' | 'DOCX' = 'PDF',
  title = 'Documento de ejemplo',
): Promise<Buffer> =>
  printDocument(
    {
      title,
      subtitle: '',
      footer: '',
      createdOn: '2026-11-20',
      blocks: paragraphs.map((text) => ({ kind: 'PARAGRAPH' as const, runs: [{ text }] })),
    },
    format,
  );

export const NOTE = [
  'PAGARÉ',
  'Bueno por $125,000.00 M.N.',
  'En la ciudad de Puebla, Puebla, a 3 de marzo de 2026.',
  'Debo y pagaré incondicionalmente por este pagaré a la orden de la señora Beatriz Ejemplo Luna, en la ciudad de Puebla, Puebla, el día 3 de septiembre de 2026, la cantidad de $125,000.00 (ciento cincuenta mil pesos 00/100 M.N.).',
  'La suma causará intereses moratorios a razón del 3% mensual desde la fecha de su vencimiento hasta su total liquidación.',
  'Suscriptor: Carlos Ejemplo Mora, con domicilio en calle Cinco de Mayo número 10, Puebla, Puebla.',
  'Firma: ______________________ Carlos Ejemplo Mora',
];

export const LEASE = [
  'CONTRATO DE ARRENDAMIENTO que celebran por una parte la señora Ana Ejemplo Ríos, a quien en lo sucesivo se le denominará «LA ARRENDADORA», y por la otra el señor Bruno Ejemplo Paz, en adelante «EL ARRENDATARIO», al tenor de las siguientes declaraciones y cláusulas:',
  'DECLARACIONES',
  'I. Declara LA ARRENDADORA ser propietaria del inmueble ubicado en calle Hidalgo número 20, Ciudad de México.',
  'CLÁUSULAS',
  'PRIMERA. OBJETO. LA ARRENDADORA da en arrendamiento a EL ARRENDATARIO el inmueble descrito.',
  'SEGUNDA. RENTA. La renta mensual será de $12,500.00 (doce mil quinientos pesos 00/100 M.N.), que se pagará dentro de los primeros cinco días de cada mes.',
  'TERCERA. PLAZO. El plazo será de doce meses, del 1 de enero de 2026 al 31 de diciembre de 2026, conforme al artículo 2398 del Código Civil Federal.',
  'CUARTA. JURISDICCIÓN. Las partes se someten a los tribunales de la Ciudad de México.',
  'Leído que fue, lo firman en la Ciudad de México el 15 de diciembre de 2025.',
  '______________________ Ana Ejemplo Ríos, LA ARRENDADORA',
  '______________________ Bruno Ejemplo Paz, EL ARRENDATARIO',
];

/** Brings a file; its id as an upload. */
export async function uploads(who: Caller, fileName: string, bytes: Uint8Array): Promise<string> {
  const input = { fileName, byteLength: bytes.length };
  const { createUpload } = await who.does(CreateUploadDocument, { input });
  if (!createUpload.upload) throw new Error(createUpload.userErrors[0]?.message);
  const { status } = await fetch(who.url + createUpload.upload.url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  });
  if (status !== 200) throw new Error(`the upload was answered with ${status}`);
  return createUpload.upload.id;
}

/** The answer to a file that is sent for analysis. */
export async function sends(who: Caller, fileName: string, bytes: Uint8Array, caseId: string | null = null) {
  const uploadId = await uploads(who, fileName, bytes);
  const { analyzeDocument } = await who.does(AnalyzeDocumentDocument, {
    input: { uploadId, caseId, caseDocumentId: null },
  });
  return analyzeDocument;
}

type Analyzed = NonNullable<AnalyzedDocumentQuery['document']>;

/** The document with its analysis; it must be there. */
async function reads(who: Caller, id: string): Promise<Analyzed> {
  const { document } = await who.does(AnalyzedDocumentDocument, { id });
  if (!document) throw new Error('no such document');
  return document;
}

/** The document once its analysis is over. */
export async function finished(who: Caller, id: string, timeoutMs = 90_000): Promise<Analyzed> {
  for (const until = Date.now() + timeoutMs; Date.now() < until;) {
    const status = (await who.does(DocumentStatusDocument, { id })).document?.status;
    if (status === undefined) throw new Error('no such document');
    if (status !== 'QUEUED' && status !== 'RUNNING') return reads(who, id);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the analysis did not end in time');
}

/** Brings a file and waits for its analysis. */
export async function analyzes(who: Caller, fileName: string, bytes: Uint8Array): Promise<Analyzed> {
  const { document, userErrors } = await sends(who, fileName, bytes);
  if (!document) throw new Error(userErrors[0]?.message ?? 'it was refused');
  return finished(who, document.id);
}
