import { noticeText as text } from '#schema/text/deadline-calculator.ts';
import '../deadlines.css';
import { passagesOf, piecesOf, type PassageKind } from './passages.rules.ts';
import type { Reading } from './use-read-notice.ts';

/** The text of the order with the extracted passages highlighted and labelled. */
export function ReadText({ reading, active }: { reading: Reading; active: PassageKind | null }) {
  const pieces = piecesOf(reading.text, passagesOf(reading));
  return (
    <p className="notice-text">
      {pieces.map(({ text: words, kind }, index) =>
        kind ? (
          // The parts of a text keep their order.
          <mark key={index} data-kind={kind} data-active={kind === active || undefined}>
            {words}
            <small>
              <span className="sr-only"> (</span>
              {text.marks[kind]}
              <span className="sr-only">)</span>
            </small>
          </mark>
        ) : (
          words
        ),
      )}
    </p>
  );
}
