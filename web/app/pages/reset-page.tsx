import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ResetView } from '#web/features/users/index.ts';
import { loginAddress } from '../select-view.ts';
import { PageFrame } from './page-frame.tsx';

/** A forgotten password: `/restablecer`, and with the token of the mail `/restablecer#…`. */
export function ResetPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  // Out of the address at once: it would stay in the history of a shared computer.
  useEffect(() => {
    if (hash.length <= 1) return;
    setToken(hash.slice(1));
    void navigate('/restablecer', { replace: true });
  }, [hash, navigate]);
  return (
    <PageFrame className="max-w-md content-center px-6 py-12">
      <ResetView
        token={token}
        loginAddress={loginAddress(new URL('/', window.location.origin), 'login')}
        onAskAgain={() => setToken(null)}
      />
    </PageFrame>
  );
}
