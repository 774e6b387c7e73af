import { Scale } from 'lucide-react';
import { demoChatText as text, welcomeText } from '#schema/text/chat.ts';
import { DemoRoom, type DemoAddresses } from '#web/shared/ui/demo-room.tsx';

/** The chat without an account: an invitation, and no invented answers. */
export const DemoChat = (addresses: DemoAddresses) => (
  <DemoRoom {...addresses} icon={Scale} text={text} heading={welcomeText.examples}>
    <ul className="grid gap-2 font-serif text-lg">
      {text.examples.map((example) => (
        <li key={example}>{example}</li>
      ))}
    </ul>
  </DemoRoom>
);
