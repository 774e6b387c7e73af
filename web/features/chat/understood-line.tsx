import { actionText as text } from '#schema/text/chat.ts';
import { factWords } from './fact-words.ts';
import type { Message } from './reply-follower.ts';

/** The dates, amounts and times that were read in the question: whoever asked sees at once when one was misread. */
export const UnderstoodLine = ({ facts }: { facts: Message['understood'] }) => (
  <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1.5 text-sm">
    <p className="text-muted">{text.understood}:</p>
    <ul aria-label={text.understood} className="flex flex-wrap gap-1.5">
      {facts.map((fact) => (
        <li key={fact.start} className="rounded-full border border-line bg-surface px-2.5 py-0.5 tabular">
          <span className="text-muted">{text.kinds[fact.kind]}</span> {factWords(fact)}
        </li>
      ))}
    </ul>
  </div>
);
