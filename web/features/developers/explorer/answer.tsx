import { explorerText as text } from '#schema/text/developers-explorer.ts';
import type { Answer } from './run.ts';

/** What the server answered, what it cost, and what is left. */
export type Shown =
  | { kind: 'EMPTY' }
  | { kind: 'WAITING' }
  | { kind: 'LISTENING'; events: readonly string[] }
  | { kind: 'FAILED'; message: string }
  | { kind: 'ANSWER'; answer: Answer };

function factsOf({ status, milliseconds, cost, left }: Answer): string[] {
  return [
    ...(status === null ? [] : [text.status(status, milliseconds)]),
    ...(cost === null ? [] : [text.cost(cost)]),
    ...(left ? [text.left(left.remaining, left.limit)] : []),
  ];
}

export function AnswerView({ shown }: { shown: Shown }) {
  return (
    <section className="answer" aria-label={text.answer}>
      <h2>{text.answer}</h2>
      <p role="status" className="facts">
        {shown.kind === 'WAITING' && text.waiting}
        {shown.kind === 'LISTENING' && text.listening}
        {shown.kind === 'ANSWER' && factsOf(shown.answer).join(' · ')}
      </p>
      {shown.kind === 'FAILED' && <p role="alert">{shown.message}</p>}
      {shown.kind === 'EMPTY' && <p className="hint">{text.empty}</p>}
      {shown.kind === 'ANSWER' && <pre tabIndex={0}>{shown.answer.text}</pre>}
      {shown.kind === 'LISTENING' && <pre tabIndex={0}>{shown.events.join('\n')}</pre>}
    </section>
  );
}
