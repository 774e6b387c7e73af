import { Fragment, useState } from 'react';
import { findingText as text } from '#schema/text/citation-review.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { Finding } from './review.ts';

const LONG_PASSAGE = 600;
const EXCERPT_LENGTH = 220;

interface TextRange {
  start: number;
  end: number;
}

/** The excerpt of a long passage around the highlight, cut at spaces. */
export function excerptOf(passage: string, marked: TextRange | null): TextRange {
  if (passage.length <= LONG_PASSAGE) return { start: 0, end: passage.length };
  const middle = marked ?? { start: 0, end: LONG_PASSAGE - EXCERPT_LENGTH };
  const from = Math.max(0, middle.start - EXCERPT_LENGTH);
  const to = Math.min(passage.length, middle.end + EXCERPT_LENGTH);
  const start = from === 0 ? 0 : passage.indexOf(' ', from) + 1;
  const cut = passage.lastIndexOf(' ', to);
  return { start, end: to === passage.length || cut <= middle.end ? to : cut };
}

/** The text of the cited record with the relevant part highlighted. */
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
        <Button
          variant="quiet"
          size="sm"
          className={TOUCH_TARGET}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? text.collapse : text.expand}
        </Button>
      )}
    </div>
  );
}

const SIGN = { ONLY_QUOTED: '−', ONLY_IN_TEXT: '+' } as const;

/** The quoted words compared with the law; signs and words repeat what the colours say. */
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
        // The parts are words without spaces; the space between them is added here.
        const space = at > 0 && !/^[\s,.;:)»”]/.test(words) ? ' ' : '';
        if (kind === 'SAME') return space + words;
        const Tag = kind === 'ONLY_QUOTED' ? 'del' : 'ins';
        return (
          // The parts of one comparison keep their order.
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
