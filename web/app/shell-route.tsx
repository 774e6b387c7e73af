import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { sessionText, signInText } from '#schema/text/users.ts';
import { heldAnonymous, keepAnonymous } from '#web/shared/session/anonymous.ts';
import { session } from '#web/shared/session/session.ts';
import { DEMO_USER } from '#web/shared/session/session-user.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { addressAfterSignIn, isOfAccount, isReturn, loginAddress, selectView, type View } from './select-view.ts';
import { LoginPage, RegisterDialog, TrialDialog } from './account-views.ts';
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
  const navigate = useNavigate();
  const { user } = useSession();
  const [dialog, setDialog] = useState<'register' | 'trial' | null>(null);
  const onOpenChange = (isOpen: boolean) => isOpen || setDialog(null);
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
      />
      {dialog === 'trial' && (
        <Suspense fallback={null}>
          <TrialDialog
            onOpenChange={onOpenChange}
            onActivated={(id) => navigate(`/?trial_id=${id}`)}
            onRegister={() => setDialog('register')}
            loginAddress={loginAddress(url, 'login')}
          />
        </Suspense>
      )}
      {dialog === 'register' && (
        <Suspense fallback={null}>
          <RegisterDialog
            open
            onOpenChange={onOpenChange}
            loginAddress={loginAddress(url, 'login')}
            onSignedIn={() => navigate(addressAfterSignIn(url))}
          />
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
function trialOfTab(isSignedIn: boolean): string | null {
  const anonymous = heldAnonymous();
  return anonymous?.kind === 'trial' && (!isSignedIn || session.isAnonymous()) ? anonymous.id : null;
}

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

  const trialId = view.name === 'trial-dashboard' ? view.trialId : null;
  const isNamed = url.searchParams.has('trial_id');
  // The sections have the addresses of an account; the id stays in the bar of the browser and in no link.
  useEffect(() => {
    if (trialId === null || isNamed) return;
    const query = new URLSearchParams(url.search);
    query.set('trial_id', trialId);
    void navigate(`${url.pathname}?${query}${url.hash}`, { replace: true });
  }, [isNamed, navigate, trialId, url.pathname, url.search, url.hash]);

  if (view.name === 'trial-dashboard') {
    const page = new URL(url);
    page.searchParams.delete('trial_id');
    return (
      <TrialPage
        trialId={view.trialId}
        url={page}
        loginAddress={(form) => loginAddress(page, form)}
        onLeave={() => {
          keepAnonymous(null);
          void navigate('/');
        }}
      />
    );
  }
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
