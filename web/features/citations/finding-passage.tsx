import { Fragment, useState } from 'react';
import { findingText as text } from '#schema/text/citation-review.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { TOUCH } from './citation-look.ts';
import type { Finding } from './review.ts';

const LONG_PASSAGE = 600;
const AROUND = 220;

interface Stretch {
  start: number;
  end: number;
}

/** The stretch of a long passage to show first: around what is marked, cut at spaces. */
export function excerptOf(passage: string, marked: Stretch | null): Stretch {
  if (passage.length <= LONG_PASSAGE) return { start: 0, end: passage.length };
  const middle = marked ?? { start: 0, end: LONG_PASSAGE - AROUND };
  const from = Math.max(0, middle.start - AROUND);
  const to = Math.min(passage.length, middle.end + AROUND);
  const start = from === 0 ? 0 : passage.indexOf(' ', from) + 1;
  const cut = passage.lastIndexOf(' ', to);
  return { start, end: to === passage.length || cut <= middle.end ? to : cut };
}

/** The text of what is cited, with the stretch that matters marked. */
export function FindingPassage({ passage, highlight }: { passage: string; highlight: Finding['highlight'] }) {
  const [isWhole, setWhole] = useState(false);
  const marked = highlight && highlight.end > highlight.start && highlight.end <= passage.length ? highlight : null;
  const shown = isWhole ? { start: 0, end: passage.length } : excerptOf(passage, marked);
  const isLong = passage.length > LONG_PASSAGE;
  return (
    <div className="grid justify-items-start gap-1.5">
      <blockquote className="passage border-l-2 border-accent pl-3.5">
        {shown.start > 0 && '… '}
        {marked ? (
          <>
            {passage.slice(shown.start, marked.start)}
            <mark>{passage.slice(marked.start, marked.end)}</mark>
            {passage.slice(marked.end, shown.end)}
          </>
        ) : (
          passage.slice(shown.start, shown.end)
        )}
        {shown.end < passage.length && ' …'}
      </blockquote>
      {isLong && (
        <Button look="quiet" size="sm" className={TOUCH} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text.collapse : text.expand}
        </Button>
      )}
    </div>
  );
}

const SIGN = { ONLY_QUOTED: '−', ONLY_IN_TEXT: '+' } as const;

/** The quoted words beside those of the text: signs and words say what the colours say. */
export const QuoteDifference = ({ difference }: Pick<Finding, 'difference'>) => (
  <div className="grid gap-1.5">
    <p className="quote-difference flex flex-wrap gap-x-3 text-xs text-muted" aria-hidden="true">
      <span>
        <del>{SIGN.ONLY_QUOTED}</del> {text.onlyQuoted}
      </span>
      <span>
        <ins>{SIGN.ONLY_IN_TEXT}</ins> {text.onlyInText}
      </span>
    </p>
    <p className="passage quote-difference">
      {difference.map(({ kind, text: words }, at) => {
        // The pieces are words; the space between them is ours.
        const space = at > 0 && !/^[\s,.;:)»”]/.test(words) ? ' ' : '';
        if (kind === 'SAME') return space + words;
        const Tag = kind === 'ONLY_QUOTED' ? 'del' : 'ins';
        return (
          // The pieces of one comparison never change places.
          <Fragment key={at}>
            {space}
            <Tag>
              <span aria-hidden="true">{SIGN[kind]}</span>
              <span className="sr-only"> [{kind === 'ONLY_QUOTED' ? text.startOnlyQuoted : text.startOnlyInText} </span>
              {words}
              <span className="sr-only"> {text.end}] </span>
            </Tag>
          </Fragment>
        );
      })}
    </p>
  </div>
);
