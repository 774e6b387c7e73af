import { Suspense, useState } from 'react';
import { ArrowUpRight, Check, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { demoChatText as text } from '#schema/text/chat.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { keepDemoQuestion, readDemoQuestions } from '#web/shared/session/demo-usage.ts';
import { heldDemo } from '#web/shared/session/anonymous.ts';
import { startDemo } from '#web/shared/session/anonymous-requests.ts';
import { DemoSection, type DemoAddresses } from '#web/shared/ui/demo-section.tsx';
import { ChatPageSkeleton } from './chat-skeleton.tsx';
import { DemoAsk } from './demo-ask.tsx';

interface DemoChatProps extends DemoAddresses {
  searchAddress: (question: string) => string;
  threadId: string | null;
  addressOf: (threadId: string | null) => string;
}

const DemoConversation = lazyPart(() =>
  import('./demo-conversation.tsx').then(({ DemoConversation }) => DemoConversation),
);

/**
 * The chat without an account. Its first question begins a session of the demo on the server, which answers and counts;
 * until then nothing is sent. Below it: questions whose law can be read.
 */
export function DemoChat({ searchAddress, threadId, addressOf, ...addresses }: DemoChatProps) {
  const [read] = useState(readDemoQuestions);
  const [token, setToken] = useState(heldDemo);
  const [first, setFirst] = useState<string | null>(null);
  if (token !== null)
    return (
      <Suspense fallback={<ChatPageSkeleton />}>
        <DemoConversation
          token={token}
          first={first}
          onAsked={() => setFirst(null)}
          registerAddress={addresses.registerAddress}
          threadId={threadId}
          addressOf={addressOf}
        />
      </Suspense>
    );
  const begin = async (question: string): Promise<string | null> => {
    const started = await startDemo();
    if (!started.ok) return started.error;
    setFirst(question);
    setToken(started.value);
    return null;
  };
  return (
    <DemoSection {...addresses} icon={Scale} text={text} lead={<DemoAsk onAsk={begin} />} heading={text.heading}>
      <ul className="grid divide-y divide-line font-serif text-lg">
        {text.examples.map((example) => (
          <li key={example}>
            <Link
              to={searchAddress(example)}
              onClick={() => keepDemoQuestion(example)}
              className="flex min-h-11 items-center gap-3 py-2 underline-offset-2 hover:underline"
            >
              <span className="flex-1">{example}</span>
              {read.includes(example) && (
                <span className="inline-flex items-center gap-1 font-sans text-sm text-positive">
                  <Check size={15} aria-hidden="true" />
                  {text.read}
                </span>
              )}
              <ArrowUpRight size={17} className="text-muted" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </DemoSection>
  );
}
