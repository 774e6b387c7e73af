import { useState } from 'react';
import { ArrowUpRight, Check, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { demoChatText as text } from '#schema/text/chat.ts';
import { keepDemoQuestion, readDemoQuestions } from '#web/shared/session/demo-usage.ts';
import { DemoSection, type DemoAddresses } from '#web/shared/ui/demo-section.tsx';

interface DemoChatProps extends DemoAddresses {
  searchAddress: (question: string) => string;
}

/** The chat without an account: questions whose law can be read, and an invitation. It shows no invented answers. */
export function DemoChat({ searchAddress, ...addresses }: DemoChatProps) {
  const [read] = useState(readDemoQuestions);
  return (
    <DemoSection {...addresses} icon={Scale} text={text} heading={text.heading}>
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
