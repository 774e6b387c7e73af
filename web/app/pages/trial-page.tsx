import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { trialPageText as text } from '#schema/text/pages.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { tokenOfAnonymous } from '#web/shared/session/anonymous.ts';
import { findTrial, type FoundTrial } from '#web/shared/session/anonymous-requests.ts';
import { session } from '#web/shared/session/session.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { LoadingScreen } from '../startup/startup-screens.tsx';
import { Dashboard } from '../views.ts';
import { PlainPage } from './plain-page.tsx';

interface TrialPageProps {
  trialId: string;
  /** The address without the id of the trial: no link of the dashboard shows it. */
  url: URL;
  loginAddress: (form: 'login' | 'register') => string;
  onLeave: () => void;
}

/** Requests are those of the trial while it is shown. */
function useTrial(id: string): { found: FoundTrial | null; retry: () => void } {
  const [found, setFound] = useState<{ id: string; trial: FoundTrial } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void findTrial(id).then((trial) => {
      if (!isWanted) return;
      if (typeof trial === 'object')
        session.actAs({ token: tokenOfAnonymous({ kind: 'trial', id }), userId: trial.user.id });
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

function TrialNotice({
  found,
  loginAddress,
  retry,
}: { found: FoundTrial; retry: () => void } & Pick<TrialPageProps, 'loginAddress'>) {
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

/** The dashboard of a trial without registration: that of an account, whose requests bring the id of the trial. */
export function TrialPage({ trialId, url, loginAddress, onLeave }: TrialPageProps) {
  const { found, retry } = useTrial(trialId);
  if (!found) return <LoadingScreen />;
  if (typeof found === 'string') return <TrialNotice found={found} loginAddress={loginAddress} retry={retry} />;
  const user: SessionUser = found.user;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Dashboard user={user} url={url} loginAddress={loginAddress} onLogout={onLeave} />
    </Suspense>
  );
}
