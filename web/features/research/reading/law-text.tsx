import { memo } from 'react';
import { clausesOf } from './clauses.rules.ts';

/** The words of an article, each fraction and inciso hanging from its mark. */
export const LawText = memo(function LawText({ text }: { text: string }) {
  return (
    <div className="law-text">
      {clausesOf(text).map(({ mark, text: words, level }, at) => (
        // The paragraphs of one text never change places.
        <p key={at} data-level={level || undefined}>
          {mark && <span className="law-mark">{mark}</span>}
          {mark && ' '}
          {words}
        </p>
      ))}
    </div>
  );
});
