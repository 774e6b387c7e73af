import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { demoAskText as text } from '#schema/text/trials-screen.ts';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { session } from '#web/shared/session/session.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { DEFAULT_CHOICES } from './ask-choices.ts';
import { ChatPage, type ChatPageProps } from './chat-page.tsx';
import { MessagesSkeleton } from './chat-skeleton.tsx';
import { useChatUsageQuery } from './chat.generated.ts';
import { useAskQuestion } from './use-ask-question.ts';

interface DemoConversationProps extends ChatPageProps {
  /** Of the session of the demo. */
  token: string;
  /** Asked at once; null: nothing is. */
  first: string | null;
  onAsked: () => void;
  registerAddress: string;
}

/** What is left of the demo, and how to keep what was asked. */
function DemoMeter({ registerAddress }: { registerAddress: string }) {
  const { data } = useChatUsageQuery();
  const meter = data?.usage?.chatMessages;
  const left = meter ? Math.max(0, meter.limit - meter.used) : null;
  return (
    <p
      role="status"
      className={cx(
        'flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2 md:px-6',
        left === 0 ? 'bg-warning-soft text-warning' : 'bg-accent-soft',
      )}
    >
      <span className="tabular">
        {meter && left !== null && (left === 0 ? text.spent : text.meter(left, meter.limit))}{' '}
        <span className="text-sm">{meter && text.perNetwork}</span>
      </span>
      <Link to={registerAddress} className={buttonClasses({ size: 'sm' })}>
        {text.register}
      </Link>
    </p>
  );
}

/** Sends the question with which the demo was begun. */
function FirstQuestion({ question, onThread }: { question: string; onThread: (id: string) => void }) {
  const { ask, failure } = useAskQuestion(null, onThread);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void ask(question, DEFAULT_CHOICES);
  });
  if (!failure) return <MessagesSkeleton />;
  return (
    <p role="alert" className="mx-auto w-full max-w-[46rem] px-4 py-8 text-danger md:px-6">
      {failure.message}
    </p>
  );
}

/** The chat of an account, with the session of the demo. */
export function DemoConversation({ token, first, onAsked, registerAddress, ...chat }: DemoConversationProps) {
  const navigate = useNavigate();
  // Before the first request of the children.
  useState(() => session.actAs({ token, userId: 'demo' }));
  useEffect(() => {
    session.actAs({ token, userId: 'demo' });
    return () => session.actAs(null);
  }, [token]);
  const onThread = (id: string) => {
    onAsked();
    void navigate(chat.addressOf(id), { replace: true });
  };
  return (
    <GraphqlProvider key={token}>
      <div className="flex h-full min-h-0 flex-col">
        <DemoMeter registerAddress={registerAddress} />
        <div className="min-h-0 flex-1">
          {first === null ? <ChatPage {...chat} /> : <FirstQuestion question={first} onThread={onThread} />}
        </div>
      </div>
    </GraphqlProvider>
  );
}
