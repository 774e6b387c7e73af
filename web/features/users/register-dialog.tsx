import { Link } from 'react-router';
import { authText, registerDialogText as text } from '#schema/text/users-screen.ts';
import { registerFromLanding } from '#web/shared/session/sign-in-requests.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { GoogleButton } from './google-button.tsx';
import { RegisterForm, Terms } from './register-form.tsx';

interface RegisterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  loginAddress: string;
  onSignedIn: () => void;
}

/** The registration dialog of the landing. */
export const RegisterDialog = ({ open, onOpenChange, loginAddress, onSignedIn }: RegisterDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title={text.title} positionClassName="top-[3dvh] max-h-[94dvh]">
    <div className="grid gap-4 px-6 pb-6 pt-4">
      <RegisterForm submit={registerFromLanding} onSignedIn={onSignedIn} />
      <GoogleButton version="A" onSignedIn={onSignedIn} />
      <Terms />
      <p className="border-t border-line pt-4 text-sm">
        {text.haveAccount}{' '}
        <Link to={loginAddress} className="font-medium text-accent underline underline-offset-2">
          {authText.loginTab}
        </Link>
      </p>
    </div>
  </Dialog>
);
