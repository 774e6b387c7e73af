import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Ocr, OcrPage } from '#api/ports/ocr.ts';
import { PortError } from '#api/ports/port-error.ts';
import { runProgram } from './limited-program.ts';
import { pageOfTsv } from './tesseract-tsv.rules.ts';

export interface TesseractOptions {
  /** Names or paths of the programs. */
  tesseract: string;
  pdftoppm: string;
  pdfinfo: string;
  language: string;
  /** Of one page. */
  pageMs: number;
  /** Of one file: pages that are not read by then are missing. */
  fileMs: number;
  /** Pages that this server reads at once, of all files. */
  atOnce: number;
}

export const TESSERACT: TesseractOptions = {
  tesseract: 'tesseract',
  pdftoppm: 'pdftoppm',
  pdfinfo: 'pdfinfo',
  language: 'spa',
  pageMs: 20_000,
  // A job that takes three minutes counts as lost.
  fileMs: 90_000,
  atOnce: 2,
};

const CHECK_MS = 5000;
/** Long side of the picture of a page, whatever its size on paper: 236 dots an inch of a letter. */
const PIXELS = 2600;

/** Whether everything that is needed is installed, and which is not. */
export async function missingPrograms(options: TesseractOptions): Promise<string[]> {
  const limits = { signal: new AbortController().signal, timeoutMs: CHECK_MS };
  const answers = async (program: string, args: readonly string[]): Promise<string | null> =>
    runProgram(program, args, limits).catch(() => null);
  const [languages, ...poppler] = await Promise.all([
    answers(options.tesseract, ['--list-langs']),
    answers(options.pdftoppm, ['-v']),
    answers(options.pdfinfo, ['-v']),
  ]);
  const missing = [options.pdftoppm, options.pdfinfo].filter((_, at) => poppler[at] === null);
  if (languages === null) missing.push(options.tesseract);
  else if (!languages.split(/\s+/).includes(options.language))
    missing.push(`${options.tesseract} (${options.language})`);
  return missing;
}

/** Tesseract and the programs of Poppler, as Linux distributions and Homebrew install them. */
export function createTesseractOcr(options: TesseractOptions = TESSERACT): Ocr {
  const waiting: (() => void)[] = [];
  let free = options.atOnce;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };

  async function readPage(file: string, number: number, signal: AbortSignal): Promise<OcrPage> {
    const limits = { signal, timeoutMs: options.pageMs };
    const picture = path.join(path.dirname(file), `page-${number}`);
    const at = String(number);
    try {
      await runProgram(
        options.pdftoppm,
        ['-gray', '-f', at, '-l', at, '-singlefile', '-scale-to', String(PIXELS), file, picture],
        limits,
      );
      const args = [`${picture}.pgm`, 'stdout', '-l', options.language, '--psm', '3', 'tsv'];
      return pageOfTsv(await runProgram(options.tesseract, args, limits), number);
    } finally {
      await rm(`${picture}.pgm`, { force: true });
    }
  }

  async function allPages(file: string, signal: AbortSignal): Promise<number[]> {
    const printed = await runProgram(options.pdfinfo, [file], { signal, timeoutMs: options.pageMs });
    const count = Number(/^Pages:\s+(\d+)$/m.exec(printed)?.[1] ?? 0);
    return Array.from({ length: count }, (_, at) => at + 1);
  }

  return {
    async read(pdf, given, { signal, onPage }) {
      signal.throwIfAborted();
      const folder = await mkdtemp(path.join(tmpdir(), 'foja-ocr-'));
      const ending = new AbortController();
      const timeIsOver = setTimeout(() => ending.abort(), options.fileMs);
      const stop = AbortSignal.any([signal, ending.signal]);
      try {
        const file = path.join(folder, 'file.pdf');
        await writeFile(file, pdf, { mode: 0o600 });
        const numbers = given ?? (await allPages(file, stop));
        const read: OcrPage[] = [];
        let last: unknown = null;
        const rest = [...numbers];
        const reader = async (): Promise<void> => {
          for (let number = rest.shift(); number !== undefined && !stop.aborted; number = rest.shift()) {
            const wanted = number;
            try {
              read.push(await inTurn(() => readPage(file, wanted, stop)));
            } catch (error) {
              // One page that cannot be read leaves the others.
              last = error;
            }
            onPage?.(numbers.length - rest.length, numbers.length);
          }
        };
        await Promise.all(Array.from({ length: options.atOnce }, reader));
        signal.throwIfAborted();
        if (read.length === 0 && last instanceof PortError) throw last;
        return read.toSorted((a, b) => a.number - b.number);
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof PortError ? error : new PortError('UNAVAILABLE', 'OCR', { cause: error });
      } finally {
        clearTimeout(timeIsOver);
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
