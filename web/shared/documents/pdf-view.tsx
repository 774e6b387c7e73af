import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { documentViewText as text, severityText } from '#schema/text/document-file-screen.ts';
import { fetchFile } from '../files/fetch-file.ts';
import { Skeleton } from '../ui/states.tsx';
import { openPdf, type PageSize, type PdfFile } from './open-pdf.ts';
import type { DocumentMark, LitPlace, PlaceBox } from './places.ts';

const MOST_WIDTH = 920;
const PADDING = 32;
/** Pages this far from the view are drawn ahead. */
const NEAR = '800px 0px';

interface PageProps {
  file: PdfFile;
  number: number;
  width: number;
  isNear: boolean;
  marks: readonly DocumentMark[];
  lit: readonly PlaceBox[];
  onPick: (id: string) => void;
}

const percent = (share: number): string => `${share * 100}%`;
const boxStyle = ({ left, top, right, bottom }: PlaceBox) => ({
  left: percent(left),
  top: percent(top),
  width: percent(right - left),
  height: percent(bottom - top),
});

/** One page: the picture, its text over it, and the marks. Far from the view it is an empty sheet. */
function PdfPage({ file, number, width, isNear, marks, lit, onPick }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<PageSize>(file.firstSize);
  useEffect(() => {
    if (!isNear || !canvas.current || !words.current) return;
    const stop = new AbortController();
    file
      .draw(number, { canvas: canvas.current, text: words.current, width }, stop.signal)
      .then((drawn) =>
        setSize((known) => (known.height === drawn.height && known.width === drawn.width ? known : drawn)),
      )
      // Scrolled past, or a page that cannot be drawn: the sheet stays empty.
      .catch(() => undefined);
    return () => stop.abort();
  }, [file, number, width, isNear]);
  return (
    <div
      data-page={number}
      role="group"
      aria-label={text.pageLabel(number)}
      className="pdf-page"
      style={{ width, height: (width * size.height) / size.width }}
    >
      {isNear && (
        <>
          <canvas ref={canvas} aria-hidden="true" />
          <div ref={words} className="pdf-words" />
        </>
      )}
      {marks.flatMap(({ id, severity, label, span, isDecided }) =>
        (span.place?.boxes ?? [])
          .filter((box) => box.page === number)
          .map((box, at) => (
            <button
              // The boxes of a finding keep their order.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${id}-${at}`}
              type="button"
              tabIndex={-1}
              data-mark={id}
              data-severity={severity}
              data-decided={isDecided || undefined}
              aria-label={text.mark(severityText[severity], label)}
              className="pdf-mark"
              style={boxStyle(box)}
              onClick={() => onPick(id)}
            />
          )),
      )}
      {lit.map((box) => (
        <span key={`${box.top}-${box.left}`} data-lit aria-hidden="true" className="pdf-lit" style={boxStyle(box)} />
      ))}
    </div>
  );
}

/** Numbers of the pages in view or near it. */
function useNearPages(view: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1]));
  useEffect(() => {
    if (!view.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const number = Number((target as HTMLElement).dataset['page']);
            if (isIntersecting) now.add(number);
            else now.delete(number);
          }
          return now;
        }),
      { root: view.current, rootMargin: NEAR },
    );
    view.current.querySelectorAll('[data-page]').forEach((page) => observer.observe(page));
    return () => observer.disconnect();
  }, [view, count]);
  return near;
}

/** The width that the pages have at 100 %. */
function useSheetWidth(view: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = view.current;
    if (!target) return;
    const measure = () => setWidth(Math.min(MOST_WIDTH, Math.max(240, target.clientWidth - PADDING)));
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [view]);
  return width;
}

function revealPlace(view: HTMLElement, page: number, top: number): void {
  const sheet = view.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (!sheet) return;
  const above = sheet.getBoundingClientRect().top - view.getBoundingClientRect().top;
  view.scrollTop += above + sheet.offsetHeight * top - view.clientHeight / 3;
}

export interface PdfViewProps {
  url: string;
  zoom: number;
  marks: readonly DocumentMark[];
  lit: LitPlace | null;
  onPick: (id: string) => void;
  /** The file could not be drawn. */
  onFailed: () => void;
}

/** A PDF, page by page; only those near the view are drawn. */
export function PdfView({ url, zoom, marks, lit, onPick, onFailed }: PdfViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<PdfFile | null>(null);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    let opened: PdfFile | null = null;
    let isOver = false;
    const open = async () => {
      const bytes = await (await fetchFile(url)).arrayBuffer();
      if (isOver) return;
      opened = await openPdf(bytes);
      if (isOver) opened.close();
      else setFile(opened);
    };
    open().catch(() => !isOver && failed.current());
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [url]);
  const near = useNearPages(view, file?.count ?? 0);
  const width = Math.round(useSheetWidth(view) * zoom);

  const boxes = lit?.span.place?.boxes ?? [];
  const page = boxes[0]?.page ?? lit?.span.place?.page ?? null;
  useEffect(() => {
    if (!file || !view.current || page === null) return;
    const target = view.current;
    const top = boxes[0]?.top ?? 0;
    revealPlace(target, page, top);
    // Pages before it may turn out to have another height once they are drawn.
    const timer = setTimeout(() => revealPlace(target, page, top), 400);
    return () => clearTimeout(timer);
    // Once for each request; what is drawn later does not move the reader.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file, lit]);
  return (
    // Scrolls by itself, so that the keyboard reaches its end.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={view} role="region" aria-label={text.region} tabIndex={0} className="document-view pdf-view">
      {!file && (
        <div role="status" aria-label={text.drawing} className="mx-auto grid w-full max-w-3xl gap-3 p-4">
          <Skeleton className="h-[60vh] rounded-sm" />
        </div>
      )}
      {file &&
        width > 0 &&
        Array.from({ length: file.count }, (_, at) => (
          <PdfPage
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            file={file}
            number={at + 1}
            width={width}
            isNear={near.has(at + 1)}
            marks={near.has(at + 1) ? marks : []}
            lit={boxes.filter((box) => box.page === at + 1)}
            onPick={onPick}
          />
        ))}
    </div>
  );
}
