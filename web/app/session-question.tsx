import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { isIdleOver } from '#web/shared/session/idle.ts';
import { session } from '#web/shared/session/session.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { loginAddress } from './select-view.ts';

const PasswordDialog = lazyPart(() =>
  import('#web/features/users/index.ts').then(({ PasswordDialog }) => PasswordDialog),
);
const IdleWarning = lazyPart(() => import('./idle-warning.tsx').then(({ IdleWarning }) => IdleWarning));

/** The question for the password when the session has ended, and the warning before it ends without use. Every page that asks the server for an account has it. */
export function SessionQuestion() {
  const { user, ended } = useSession();
  const navigate = useNavigate();
  if (!user || session.isAnonymous()) return null;
  if (!ended)
    return (
      <Suspense fallback={null}>
        <IdleWarning onLeave={() => void session.signOut()} />
      </Suspense>
    );
  return (
    <Suspense fallback={null}>
      <PasswordDialog
        user={user}
        // Every tab ends at the same time; the first one is `elsewhere` to the others.
        reason={ended === 'elsewhere' && isIdleOver() ? 'idle' : ended}
        onOtherAccount={() => {
          void navigate(loginAddress(new URL('/', window.location.origin), 'login'));
          void session.signOut();
        }}
      />
    </Suspense>
  );
}
