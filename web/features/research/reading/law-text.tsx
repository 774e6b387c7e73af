import { memo } from 'react';
import { clausesOf } from './clauses.rules.ts';

/** The text of an article; fractions and incisos have a hanging indent. */
export const LawText = memo(function LawText({ text }: { text: string }) {
  return (
    <div className="law-text">
      {clausesOf(text).map(({ mark, text: words, level }, at) => (
        // The paragraphs of one text keep their order.
        <p key={at} data-level={level || undefined}>
          {mark && <span className="law-mark">{mark}</span>}
          {mark && ' '}
          {words}
        </p>
      ))}
    </div>
  );
});
