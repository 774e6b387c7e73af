import { Link } from 'react-router';
import { Scale } from 'lucide-react';
import { demoChatText as text, welcomeText } from '#schema/text/chat.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';

/** The chat without an account: an invitation, and no invented answers. */
export const DemoChat = ({ registerAddress, loginAddress }: { registerAddress: string; loginAddress: string }) => (
  <div className="mx-auto grid max-w-2xl gap-6 px-6 py-12 md:py-20">
    <Scale size={32} className="text-accent" aria-hidden="true" />
    <h1 className="text-3xl font-semibold">{text.title}</h1>
    <p className="text-lg text-muted">{text.body}</p>
    <div className="flex flex-wrap gap-3">
      <Link to={registerAddress} className={buttonClasses()}>
        {text.register}
      </Link>
      <Link to={loginAddress} className={buttonClasses({ look: 'secondary' })}>
        {text.login}
      </Link>
    </div>
    <section aria-labelledby="demo-examples" className="grid gap-2 border-t border-line pt-6">
      <h2 id="demo-examples" className="font-sans text-sm font-medium text-muted">
        {welcomeText.examples}
      </h2>
      <ul className="grid gap-2 font-serif text-lg">
        {text.examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </section>
  </div>
);
