import type { Env } from '../kernel/env.ts';
import type { Log } from '../kernel/log.ts';
import type { Ocr } from '../ports/ocr.ts';
import { createTesseractOcr, missingPrograms, TESSERACT } from '../providers/ocr/tesseract.ts';

/** Tesseract when it is installed with Spanish; `null`: people read that pages are pictures, the log why. */
export async function chooseOcr(env: Env, log: Log): Promise<Ocr | null> {
  if (env.OCR === 'off') return null;
  const missing = await missingPrograms(TESSERACT);
  if (missing.length === 0) return createTesseractOcr();
  log.info({ missing }, 'OCR is off: install tesseract-ocr, tesseract-ocr-spa and poppler-utils, or set OCR=off');
  return null;
}
