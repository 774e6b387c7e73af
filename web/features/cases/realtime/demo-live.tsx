import { Link } from 'react-router';
import { MessagesSquare, RadioTower } from 'lucide-react';
import { demoLiveText as text } from '#schema/text/realtime.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';

interface DemoLiveProps {
  section: 'realtime-cases' | 'collaborative-chat';
  registerAddress: string;
  loginAddress: string;
}

const SECTIONS = {
  'realtime-cases': { icon: RadioTower, title: text.realtimeTitle, body: text.realtimeBody },
  'collaborative-chat': { icon: MessagesSquare, title: text.chatTitle, body: text.chatBody },
} as const;

/** The shared sections without an account: what they are for. They show no invented data. */
export function DemoLive({ section, registerAddress, loginAddress }: DemoLiveProps) {
  const { icon: Icon, title, body } = SECTIONS[section];
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-12 md:px-6 md:py-20">
      <Icon size={32} className="text-accent" aria-hidden="true" />
      <h1 className="text-3xl font-semibold">{title}</h1>
      <p className="font-serif text-lg">{body}</p>
      <p className="text-muted">{text.needsAccount}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={registerAddress} className={`${buttonClasses()} min-h-11`}>
          {text.register}
        </Link>
        <Link to={loginAddress} className={`${buttonClasses({ variant: 'secondary' })} min-h-11`}>
          {text.login}
        </Link>
      </div>
    </div>
  );
}
