import { useEffect, useRef, useState } from 'react';
import { answerText } from '#schema/text/chat.ts';

const SENTENCE_END = /[.!?…:](?=\s)|\n/g;
const EVERY_MS = 1_500;

/** End of the last complete sentence of `text`. */
function lastSentenceEnd(text: string): number {
  let end = 0;
  for (const match of text.matchAll(SENTENCE_END)) end = match.index + match[0].length;
  return end;
}

/** The text of Markdown for screen readers. */
export const plainTextOf = (markdown: string): string =>
  markdown
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/[*_#>`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Announces an answer to screen readers while it is written, in whole sentences. */
export function SentenceAnnouncer({ text, isWriting }: { text: string; isWriting: boolean }) {
  const [words, setWords] = useState('');
  const announcedUpTo = useRef(isWriting ? 0 : text.length);
  const latest = useRef({ text, isWriting });
  latest.current = { text, isWriting };

  useEffect(() => {
    const say = () => {
      const { text: held, isWriting: goesOn } = latest.current;
      const end = goesOn ? lastSentenceEnd(held) : held.length;
      if (end <= announcedUpTo.current) return;
      setWords(plainTextOf(held.slice(announcedUpTo.current, end)));
      announcedUpTo.current = end;
    };
    if (!isWriting) {
      say();
      return;
    }
    setWords(answerText.answering);
    const timer = setInterval(say, EVERY_MS);
    return () => clearInterval(timer);
  }, [isWriting]);

  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {words}
    </div>
  );
}
