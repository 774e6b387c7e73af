import { useEffect, useRef, useState } from 'react';
import { noticeText as text } from '#schema/text/deadline-calculator.ts';
import { readDraft, writeDraft } from '#web/shared/session/drafts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { Saved } from '../calculator/save-dialog.tsx';
import { SavedNotice } from '../saved-notice.tsx';
import { NoticeForm } from './notice-form.tsx';
import { ReadingView } from './reading-view.tsx';
import { useReadNotice } from './use-read-notice.ts';

const DRAFT = 'notice';

/** From a court order to its deadlines, in at most three steps. */
export function NoticePage() {
  const [words, setWords] = useState(() => readDraft(DRAFT));
  const { stage, failure, reading, read, forget } = useReadNotice();
  const [saved, setSaved] = useState<Saved | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!reading) return;
    view.current?.focus({ preventScroll: true });
    // The form was longer: the title of what was read is in view.
    head.current?.closest('main')?.scrollTo?.({ top: 0 });
  }, [reading]);
  const again = () => {
    setSaved(null);
    forget();
  };
  return (
    <>
      <header ref={head} className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
        <p className="max-w-[70ch] font-serif text-lg text-muted">{text.subtitle}</p>
      </header>
      {saved && (
        <div className="grid gap-3">
          <SavedNotice saved={saved} onUndone={() => setSaved(null)} />
          <Button
            variant="secondary"
            className="w-fit"
            onClick={() => {
              setWords('');
              writeDraft(DRAFT, '');
              again();
            }}
          >
            {text.again}
          </Button>
        </div>
      )}
      {reading ? (
        <div ref={view} tabIndex={-1} hidden={saved !== null} className="outline-none">
          <ReadingView key={reading.text} reading={reading} onAgain={again} onSaved={setSaved} />
        </div>
      ) : (
        <NoticeForm
          words={words}
          stage={stage}
          failure={failure}
          onWords={(next) => {
            setWords(next);
            writeDraft(DRAFT, next);
          }}
          onRead={(what) => void read(what)}
        />
      )}
    </>
  );
}
