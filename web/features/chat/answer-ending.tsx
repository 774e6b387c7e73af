import { CircleSlash, PenLine, TriangleAlert } from 'lucide-react';
import { answersText } from '#schema/text/answers.ts';
import { answerText } from '#schema/text/chat.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import type { Message } from './reply-follower.ts';

/** Whether the local engine answered instead of the model; the server explains it in the notice. */
export const isFallback = ({ engine, notice }: Pick<Message, 'engine' | 'notice'>): boolean =>
  engine === 'LOCAL' && Object.values(answersText.fellBack).some((why) => notice?.startsWith(why));

function formatUsage({ modelUsage, model }: Message): string | null {
  if (!modelUsage) return null;
  const { calls, inputTokens, outputTokens, droppedSentences } = modelUsage;
  const tokens = inputTokens + outputTokens;
  const took = [
    answerText.calls(calls, formatCount(calls)),
    tokens > 0 && answerText.tokens(tokens, formatCount(tokens)),
    droppedSentences > 0 && answerText.dropped(droppedSentences),
  ].filter(Boolean);
  return [model, took.join(', ')].filter(Boolean).join(' · ');
}

/** The author of the answer, and the usage of the model. */
function Authorship({ message }: { message: Message }) {
  const notice = message.notice ?? (message.engine ? answerText.engines[message.engine] : null);
  const usage = formatUsage(message);
  if (!notice && !usage) return null;
  const isWarning = isFallback(message);
  const Icon = isWarning ? TriangleAlert : PenLine;
  return (
    <div
      className={
        isWarning
          ? 'flex items-start gap-2.5 rounded-md bg-warning-soft px-4 py-3 text-warning'
          : 'flex items-start gap-2 text-sm text-muted'
      }
    >
      <Icon size={isWarning ? 18 : 15} className="mt-0.5" aria-hidden="true" />
      <div className="grid min-w-0 gap-0.5">
        {notice && <p>{notice}</p>}
        {usage && <p className="text-xs tabular wrap-anywhere">{usage}</p>}
      </div>
    </div>
  );
}

/** How an answer ended, if it needs a notice. */
export const AnswerEnding = ({ message }: { message: Message }) => (
  <>
    {message.status === 'STOPPED' && (
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <StateBadge tone="warning" icon={CircleSlash}>
          {answerText.stopped}
        </StateBadge>
        {answerText.stoppedExplained}
      </p>
    )}
    {message.isAbstention && (
      <p>
        <StateBadge tone="neutral" icon={TriangleAlert}>
          {answerText.abstention}
        </StateBadge>
      </p>
    )}
    {message.status === 'COMPLETE' && <Authorship message={message} />}
  </>
);
