import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { session } from '#web/shared/session/session.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { loginAddress } from './select-view.ts';

const PasswordDialog = lazyPart(() =>
  import('#web/features/users/index.ts').then(({ PasswordDialog }) => PasswordDialog),
);

/** The question for the password when the session has ended. Every page that asks the server for an account has it. */
export function SessionQuestion() {
  const { user, ended } = useSession();
  const navigate = useNavigate();
  if (!user || !ended) return null;
  return (
    <Suspense fallback={null}>
      <PasswordDialog
        user={user}
        reason={ended}
        onOtherAccount={() => {
          void navigate(loginAddress(new URL('/', window.location.origin), 'login'));
          void session.signOut();
        }}
      />
    </Suspense>
  );
}
