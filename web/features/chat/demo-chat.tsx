import { Scale } from 'lucide-react';
import { demoChatText as text, welcomeText } from '#schema/text/chat.ts';
import { DemoSection, type DemoAddresses } from '#web/shared/ui/demo-section.tsx';

/** The chat without an account: an invitation to register. It shows no invented answers. */
export const DemoChat = (addresses: DemoAddresses) => (
  <DemoSection {...addresses} icon={Scale} text={text} heading={welcomeText.examples}>
    <ul className="grid gap-2 font-serif text-lg">
      {text.examples.map((example) => (
        <li key={example}>{example}</li>
      ))}
    </ul>
  </DemoSection>
);
