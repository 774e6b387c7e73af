import { Link } from 'react-router';
import { ArrowLeft, BadgeCheck } from 'lucide-react';
import { authText as text } from '#schema/text/users-screen.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { register } from '#web/shared/session/sign-in-requests.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { Tabs } from '#web/shared/ui/tabs.tsx';
import { Wordmark } from '#web/shared/ui/wordmark.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm, Terms } from './register-form.tsx';

const sample = text.asideSample;

type Tab = 'login' | 'register';

interface LoginPageProps {
  tab: Tab;
  onTabChange: (tab: Tab) => void;
  onSignedIn: () => void;
}

const Aside = () => (
  <aside className="sticky top-0 hidden h-dvh bg-accent-soft lg:grid lg:content-center lg:px-16">
    <div className="grid max-w-md gap-5">
      <p className="font-serif text-3xl font-semibold leading-tight">{text.asideTitle}</p>
      <p className="font-serif text-xl leading-relaxed text-muted">{text.asideBody}</p>
      <figure className="mt-4 grid gap-3 rounded-lg border border-line bg-surface p-6 shadow-float">
        <figcaption className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{sample.label}</span>
          <StateBadge tone="positive" icon={BadgeCheck}>
            {sample.state}
          </StateBadge>
          <span className="text-sm text-muted">{sample.source}</span>
        </figcaption>
        <blockquote className="passage border-l-2 border-accent pl-4">
          {sample.before}
          <mark>{sample.marked}</mark>
          {sample.after}
        </blockquote>
      </figure>
    </div>
  </aside>
);

/** Radix unmounts the form of the hidden tab, and its messages with it, as the specification requires. */
export function LoginPage({ tab, onTabChange, onSignedIn }: LoginPageProps) {
  useDocumentTitle(tab === 'login' ? text.loginTab : text.registerTab);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <main id="main-content" className="mx-auto flex w-full max-w-md flex-col gap-8 px-6 py-8">
        <header className="flex items-center justify-between">
          <Wordmark />
          <Link to="/" className={`${buttonClasses({ variant: 'ghost', size: 'sm' })} -mr-3`}>
            <ArrowLeft size={16} aria-hidden="true" />
            {text.backToLanding}
          </Link>
        </header>
        <div className="my-auto grid gap-6">
          <h1 className="text-3xl font-semibold">{text.pageTitle}</h1>
          <Tabs
            label={text.tabsLabel}
            value={tab}
            onChange={onTabChange}
            items={[
              { id: 'login', label: text.loginTab, content: <LoginForm onSignedIn={onSignedIn} /> },
              {
                id: 'register',
                label: text.registerTab,
                content: <RegisterForm submit={register} onSignedIn={onSignedIn} />,
              },
            ]}
          />
          <div className="grid gap-4">
            <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {text.or}
            </p>
            <GoogleButton key={tab} version={tab === 'login' ? 'B' : 'A'} onSignedIn={onSignedIn} />
            {tab === 'register' && <Terms />}
            <div className="grid justify-items-center gap-1 border-t border-line pt-5">
              <Link to="/?view=dashboard" className={buttonClasses({ variant: 'quiet' })}>
                {text.demo}
              </Link>
              <p className="text-center text-sm text-balance text-muted">{text.demoExplained}</p>
            </div>
          </div>
        </div>
      </main>
      <Aside />
    </div>
  );
}
