import { Suspense, useState, type ReactNode } from 'react';
import { Minus, Plus } from 'lucide-react';
import { documentViewText as text } from '#schema/text/document-file-screen.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Skeleton } from '../ui/states.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '../ui/touch-target.ts';
import type { PageStart } from '../text/marked-text.rules.ts';
import { isOnPage, type DocumentMark, type LitPlace } from './places.ts';
import { TextView, type TextSection } from './text-view.tsx';
import './document-view.css';

/** The reader of PDF is large: only who opens a PDF loads it. */
const PdfView = lazyPart(() => import('./pdf-view.tsx').then(({ PdfView }) => PdfView));

const ZOOMS = [0.6, 0.8, 1, 1.25, 1.5, 2] as const;
const NO_PAGES: readonly PageStart[] = [];

interface DocumentViewProps {
  file: { url: string; mediaType: string };
  /** `null`: not read, only the file is shown. */
  content: { text: string; sections: readonly TextSection[]; pages: readonly PageStart[] } | null;
  marks: readonly DocumentMark[];
  lit: LitPlace | null;
  onPick: (id: string) => void;
  /** Shown where neither the pages nor a text can be. */
  fallback?: ReactNode;
}

/** A document as its pages, or as its text: of a PDF both can be chosen. */
export function DocumentView({ file, content, marks, lit, onPick, fallback }: DocumentViewProps) {
  const isPdf = file.mediaType === 'application/pdf';
  const [isText, setText] = useState(!isPdf);
  const [hasFailed, setFailed] = useState(false);
  const [zoom, setZoom] = useState<number>(2);
  // A place that the page cannot show is shown in the text.
  const isShownAsText = isText || hasFailed || (lit !== null && content !== null && !isOnPage(lit.span));
  return (
    <div className="flex h-full min-h-0 flex-col">
      {isPdf && (
        <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
          {!isShownAsText && (
            <div className="flex items-center gap-1">
              <IconButton
                label={text.zoomOut}
                size="sm"
                className={TOUCH_TARGET_ICON}
                disabled={zoom === 0}
                onClick={() => setZoom(zoom - 1)}
              >
                <Minus size={16} aria-hidden="true" />
              </IconButton>
              <span className="min-w-12 text-center text-sm text-muted tabular">
                {text.zoom(Math.round((ZOOMS[zoom] ?? 1) * 100))}
              </span>
              <IconButton
                label={text.zoomIn}
                size="sm"
                className={TOUCH_TARGET_ICON}
                disabled={zoom === ZOOMS.length - 1}
                onClick={() => setZoom(zoom + 1)}
              >
                <Plus size={16} aria-hidden="true" />
              </IconButton>
            </div>
          )}
          {hasFailed && (
            <p role="status" className="text-sm">
              {text.failed}
            </p>
          )}
          {content && !hasFailed && (
            <Button
              variant="ghost"
              size="sm"
              className={`${TOUCH_TARGET} ml-auto`}
              aria-pressed={isText}
              onClick={() => setText(!isText)}
            >
              {isText ? text.asPdf : text.asText}
            </Button>
          )}
        </div>
      )}
      <div className="relative min-h-0 flex-1">
        {isPdf && !isShownAsText ? (
          <Suspense fallback={<Skeleton className="m-4 h-[60vh] rounded-sm" />}>
            <PdfView
              url={file.url}
              zoom={ZOOMS[zoom] ?? 1}
              marks={marks}
              lit={lit}
              onPick={onPick}
              onFailed={() => setFailed(true)}
            />
          </Suspense>
        ) : content === null ? (
          fallback
        ) : (
          <TextView
            words={content.text}
            sections={content.sections}
            pages={isPdf ? content.pages : NO_PAGES}
            marks={marks}
            lit={lit}
            onPick={onPick}
          />
        )}
      </div>
    </div>
  );
}
