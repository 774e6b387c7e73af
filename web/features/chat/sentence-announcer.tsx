import { useEffect, useRef, useState } from 'react';
import { answerText } from '#schema/text/chat.ts';

const SENTENCE_END = /[.!?…:](?=\s)|\n/g;
const EVERY_MS = 1_500;

/** Where the last finished sentence of `text` ends. */
export function lastSentenceEnd(text: string): number {
  let end = 0;
  for (const match of text.matchAll(SENTENCE_END)) end = match.index + match[0].length;
  return end;
}

/** The words of Markdown, for the ear. */
export const spoken = (markdown: string): string =>
  markdown
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/[*_#>`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads an answer aloud to screen readers while it is written: whole sentences, not each piece that arrives. */
export function SentenceAnnouncer({ text, isWriting }: { text: string; isWriting: boolean }) {
  const [words, setWords] = useState('');
  const said = useRef(isWriting ? 0 : text.length);
  const latest = useRef({ text, isWriting });
  latest.current = { text, isWriting };

  useEffect(() => {
    const say = () => {
      const { text: held, isWriting: goesOn } = latest.current;
      const end = goesOn ? lastSentenceEnd(held) : held.length;
      if (end <= said.current) return;
      setWords(spoken(held.slice(said.current, end)));
      said.current = end;
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
