import { useId, useState, type SyntheticEvent } from 'react';
import { ArrowUp } from 'lucide-react';
import { demoAskText as text } from '#schema/text/trials-screen.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { QUESTION_MAX } from './chat-limits.ts';

interface DemoAskProps {
  /** Returns what went wrong; null: nothing. */
  onAsk: (question: string) => Promise<string | null>;
}

/** The first question of the demo. Only with it a session is begun on the server. */
export function DemoAsk({ onAsk }: DemoAskProps) {
  const id = useId();
  const [question, setQuestion] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!question.trim() || isAsking) return;
    setAsking(true);
    setError(await onAsk(question.trim()));
    setAsking(false);
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex gap-2 max-sm:flex-col">
        <label htmlFor={id} className="sr-only">
          {text.label}
        </label>
        <input
          id={id}
          value={question}
          maxLength={QUESTION_MAX}
          placeholder={text.placeholder}
          autoComplete="off"
          onChange={({ target }) => setQuestion(target.value)}
          className="min-h-11 min-w-0 rounded-md border border-line-strong bg-surface px-3.5 sm:flex-1"
        />
        <Button type="submit" className={TOUCH_TARGET} disabled={isAsking || !question.trim()}>
          <ArrowUp size={17} aria-hidden="true" />
          {isAsking ? text.asking : text.ask}
        </Button>
      </div>
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
    </form>
  );
}
