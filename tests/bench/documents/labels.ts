import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocument } from '#api/features/research/documents/read-document.adapter.ts';
import type { LegalDocumentKind } from '#schema/generated/contract.ts';

/** Reads folders of labelled documents; `sets/README.md` describes the labels. */

export interface Label {
  file: string;
  type: keyof typeof KIND_OF_LABEL;
  language: string;
  scanned: boolean;
  parties: { name: string; role: string }[];
  mentioned?: { name: string; role: string }[];
  rfc: { value: string; valid: boolean }[];
  curp: { value: string; valid: boolean }[];
  amounts: { value: number; currency: string; in_words_matches: boolean | null }[];
  dates: string[];
  plantings: { kind: string; where: string; quote: string }[];
}

const KIND_OF_LABEL = {
  contrato: 'CONTRACT',
  poder: 'POWER_OF_ATTORNEY',
  demanda: 'CLAIM',
  testamento: 'WILL',
  pagare: 'PROMISSORY_NOTE',
  escritura: 'DEED',
  unknown: 'UNKNOWN',
} as const satisfies Record<string, LegalDocumentKind>;

export interface LabelledDocument {
  label: Label;
  kind: LegalDocumentKind;
  /** Null: the file has no text, a scan. */
  text: string | null;
  pageStarts: number[];
  pages: number;
  /** Of reading the file. */
  seconds: number;
}

/** `labels.jsonl`, or the file that has the name of the folder. */
function labelsOf(folder: string): Label[] {
  const file = [path.join(folder, 'labels.jsonl'), path.join(folder, `${path.basename(folder)}.jsonl`)].find(
    existsSync,
  );
  if (!file) throw new Error(`${folder}: no labels.jsonl; it has ${readdirSync(folder).slice(0, 5).join(', ')}`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Label);
}

const LETTERS_A_PAGE = 2500;

async function readOne(folder: string, label: Label): Promise<LabelledDocument> {
  const bytes = readFileSync(path.join(folder, label.file));
  const started = performance.now();
  const document = (text: string | null, pageStarts: number[] = []): LabelledDocument => ({
    label,
    kind: KIND_OF_LABEL[label.type],
    text,
    pageStarts,
    pages: pageStarts.length || Math.max(1, Math.ceil((text?.length ?? 0) / LETTERS_A_PAGE)),
    seconds: (performance.now() - started) / 1000,
  });
  if (label.file.endsWith('.txt')) return document(bytes.toString('utf8'));
  try {
    const { text, places } = await readDocument(new Uint8Array(bytes), label.file);
    const starts = places.pages.map(
      ({ number }) => places.parts.find(({ page }) => page === number)?.start ?? text.length,
    );
    return document(text, starts);
  } catch (error) {
    console.error(`${label.file}: ${error instanceof Error ? error.message : String(error)}`);
    return document(null);
  }
}

export async function readLabelled(folder: string): Promise<LabelledDocument[]> {
  const found: LabelledDocument[] = [];
  for (const label of labelsOf(folder)) found.push(await readOne(folder, label));
  return found;
}
