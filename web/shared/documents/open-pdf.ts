import { getDocument, GlobalWorkerOptions, TextLayer, type PDFDocumentProxy } from 'pdfjs-dist';
// The address of the file, which only Vite knows.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import fontUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import decoderUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** The reader asks for these files by name; the build keeps their names (vite.config.ts). */
const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);
// All of them are emitted; only those that a file needs are fetched.
import.meta.glob(
  [
    '../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../node_modules/pdfjs-dist/wasm/*_nowasm_fallback.js',
  ],
  { query: '?url', import: 'default', eager: true },
);

export interface PageSize {
  width: number;
  height: number;
}

export interface PdfFile {
  count: number;
  /** Of the first page, in points. */
  firstSize: PageSize;
  /** Draws a page and lays its text over it. Rejects when the signal is aborted. */
  draw: (page: number, target: DrawTarget, signal: AbortSignal) => Promise<PageSize>;
  close: () => void;
}

interface DrawTarget {
  canvas: HTMLCanvasElement;
  text: HTMLElement;
  /** CSS pixels. */
  width: number;
}

/** More pixels than any screen shows at once: a canvas above the limit of a phone stays empty. */
const MAX_PIXELS = 12_000_000;

async function drawPage(file: PDFDocumentProxy, number: number, target: DrawTarget, signal: AbortSignal) {
  const page = await file.getPage(number);
  signal.throwIfAborted();
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = target.width / width;
  const viewport = page.getViewport({ scale });
  const ratio = Math.min(
    Math.max(1, window.devicePixelRatio),
    Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)),
  );
  const { canvas, text } = target;
  canvas.width = Math.floor(viewport.width * ratio);
  canvas.height = Math.floor(viewport.height * ratio);
  const drawing = page.render({ canvas, viewport: page.getViewport({ scale: scale * ratio }) });
  const stop = () => drawing.cancel();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await drawing.promise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  await new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport }).render();
  return { width, height };
}

/** Opens a PDF in a worker of the browser. No script of the file runs, and no compiled code is needed to decode images. */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfFile> {
  const task = getDocument({
    data: bytes,
    useWasm: false,
    wasmUrl: new URL(folderOf(decoderUrl), location.href).href,
    standardFontDataUrl: new URL(folderOf(fontUrl), location.href).href,
    enableXfa: false,
  });
  const file = await task.promise;
  const first = (await file.getPage(1)).getViewport({ scale: 1 });
  return {
    count: file.numPages,
    firstSize: { width: first.width, height: first.height },
    draw: (page, target, signal) => drawPage(file, page, target, signal),
    close: () => void task.destroy(),
  };
}
