import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { sessionText, signInText } from '#schema/text/users.ts';
import { heldAnonymous, trialIdOf } from '#web/shared/session/anonymous.ts';
import { session } from '#web/shared/session/session.ts';
import { DEMO_USER } from '#web/shared/session/session-user.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { addressAfterSignIn, isOfAccount, isReturn, loginAddress, selectView, type View } from './select-view.ts';
import { LandingDialog, LandingModules, LoginPage } from './account-views.ts';
import { Dashboard, InvitationPage, LandingPage, TrialPage, VisitorReturn } from './views.ts';

function useUrl(): URL {
  const { pathname, search, hash } = useLocation();
  return new URL(pathname + search + hash, window.location.origin);
}

/** Which of the four views is shown can be seen from outside. */
function useShownView(name: View['name']): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['view'] = name;
    return () => void delete document.documentElement.dataset['view'];
  }, [name]);
}

/** The landing. Its dialogs are loaded when they are opened. */
export function LandingRoute() {
  const url = useUrl();
  const { user } = useSession();
  const [dialog, setDialog] = useState<'register' | 'trial' | null>(null);
  useShownView('landing');
  return (
    <>
      {user === null && isReturn(url.searchParams) && (
        <Suspense fallback={null}>
          <VisitorReturn query={url.searchParams} />
        </Suspense>
      )}
      {isOfAccount(url) && user === null && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-info-soft px-6 py-2.5">
          {sessionText.openAsked}
          <Link to={loginAddress(url, 'login')} className={buttonClasses({ size: 'sm' })}>
            {signInText.login}
          </Link>
        </p>
      )}
      <LandingPage
        isSignedIn={user !== null}
        loginAddress={loginAddress(url, 'login')}
        onRegister={() => setDialog('register')}
        onTrial={() => setDialog('trial')}
        modules={<LandingModules isSignedIn={user !== null} />}
      />
      {dialog && (
        <Suspense fallback={null}>
          <LandingDialog dialog={dialog} onDialog={setDialog} url={url} />
        </Suspense>
      )}
    </>
  );
}

/** The route of an invitation link. A user who must sign in or register returns to it. */
export function InvitationRoute() {
  const url = useUrl();
  const navigate = useNavigate();
  const { user } = useSession();
  const view = selectView(url, user);
  if (view.name !== 'login') return <InvitationPage />;
  return (
    <LoginPage
      tab={view.tab}
      onTabChange={(form) => navigate(loginAddress(url, form), { replace: true })}
      onSignedIn={() => navigate(addressAfterSignIn(url), { replace: true })}
    />
  );
}

/** The trial that this tab is in. An account of this browser comes first, unless the trial is what is shown. */
const trialOfTab = (isSignedIn: boolean): string | null =>
  isSignedIn && !session.isAnonymous() ? null : trialIdOf(heldAnonymous());

/** Shows the view that `selectView` returns. */
export function ShellRoute() {
  const url = useUrl();
  const navigate = useNavigate();
  const { user } = useSession();
  const chosen = selectView(url, user, trialOfTab(user !== null));
  // A case has no demo.
  const isWithoutDemo = url.pathname.startsWith('/cases/') && chosen.name === 'dashboard' && chosen.isDemo;
  const view: View = isWithoutDemo ? { name: 'landing' } : chosen;

  useEffect(() => {
    session.onEnd = () => navigate('/');
    return () => {
      session.onEnd = null;
    };
  }, [navigate]);

  useShownView(view.name);

  if (view.name === 'trial-dashboard') return <TrialPage trialId={view.trialId} url={url} />;
  if (view.name === 'login') {
    return (
      <LoginPage
        tab={view.tab}
        onTabChange={(form) => navigate(loginAddress(url, form), { replace: true })}
        onSignedIn={() => navigate(addressAfterSignIn(url), { replace: true })}
      />
    );
  }
  if (view.name === 'landing') return <LandingRoute />;
  return (
    <Dashboard
      user={user ?? DEMO_USER}
      url={url}
      loginAddress={(form) => loginAddress(url, form)}
      onLogout={() => {
        void navigate('/');
        if (!view.isDemo) void session.signOut();
      }}
    />
  );
}
