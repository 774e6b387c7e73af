import { Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { trialPageText as text } from '#schema/text/pages.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { keepAnonymous, tokenOfTrial } from '#web/shared/session/anonymous.ts';
import { findTrial, type FoundTrial } from '#web/shared/session/anonymous-requests.ts';
import { session } from '#web/shared/session/session.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { loginAddress } from '../select-view.ts';
import { LoadingScreen } from '../startup/startup-screens.tsx';
import { PlainPage } from './plain-page.tsx';

const Dashboard = lazyPart(() => import('../dashboard/dashboard.tsx').then(({ Dashboard }) => Dashboard));

interface TrialPageProps {
  trialId: string;
  url: URL;
}

/** Requests are those of the trial while it is shown. */
function useTrial(id: string): { found: FoundTrial | null; retry: () => void } {
  const [found, setFound] = useState<{ id: string; trial: FoundTrial } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void findTrial(id).then((trial) => {
      if (!isWanted) return;
      if (typeof trial === 'object') session.actAs({ token: tokenOfTrial(id), userId: trial.user.id });
      setFound({ id, trial });
    });
    return () => {
      isWanted = false;
      session.actAs(null);
    };
  }, [id, attempt]);
  return { found: found?.id === id ? found.trial : null, retry: () => setAttempt((count) => count + 1) };
}

/** The public page of plans. */
const PLANS = '/planes';

interface TrialNoticeProps {
  found: FoundTrial;
  loginAddress: (form: 'login' | 'register') => string;
  retry: () => void;
}

function TrialNotice({ found, loginAddress, retry }: TrialNoticeProps) {
  useDocumentTitle(text.title);
  if (found === 'unreachable') {
    return (
      <PlainPage title={text.title} actions={<Button onClick={retry}>{commonText.retry}</Button>}>
        <p>{text.unreachable}</p>
      </PlainPage>
    );
  }
  return (
    <PlainPage
      title={text.title}
      notice={text.notice}
      actions={
        <>
          <Link to={loginAddress('register')} className={buttonClasses()}>
            {text.register}
          </Link>
          <Link to={loginAddress('login')} className={buttonClasses({ variant: 'secondary' })}>
            {text.login}
          </Link>
          <Link to={PLANS} className={buttonClasses({ variant: 'secondary' })}>
            {text.plans}
          </Link>
        </>
      }
    >
      <p>{found === 'over' ? text.over : text.body}</p>
    </PlainPage>
  );
}

/** The sections have the addresses of an account; the id stays in the bar of the browser and in no link. */
function useNamedAddress(trialId: string, { pathname, search, hash }: URL): void {
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (query.has('trial_id')) return;
    query.set('trial_id', trialId);
    void navigate(`${pathname}?${query}${hash}`, { replace: true });
  }, [hash, navigate, pathname, search, trialId]);
}

/** The dashboard of a trial without registration: that of an account, whose requests bring the id of the trial. */
export function TrialPage({ trialId, url }: TrialPageProps) {
  const navigate = useNavigate();
  const { found, retry } = useTrial(trialId);
  useNamedAddress(trialId, url);
  const page = new URL(url);
  page.searchParams.delete('trial_id');
  const addressOf = (form: 'login' | 'register') => loginAddress(page, form);
  const leave = () => {
    keepAnonymous(null);
    void navigate('/');
  };
  if (!found) return <LoadingScreen />;
  if (typeof found === 'string') return <TrialNotice found={found} loginAddress={addressOf} retry={retry} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Dashboard user={found.user} url={page} loginAddress={addressOf} onLogout={leave} />
    </Suspense>
  );
}
