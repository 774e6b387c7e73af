import { useNavigate } from 'react-router';
import { RegisterDialog, TrialDialog } from '#web/features/users/index.ts';
import { addressAfterSignIn, loginAddress } from './select-view.ts';

interface LandingDialogProps {
  dialog: 'register' | 'trial';
  onDialog: (dialog: 'register' | null) => void;
  url: URL;
}

/** What the buttons of the landing open. */
export function LandingDialog({ dialog, onDialog, url }: LandingDialogProps) {
  const navigate = useNavigate();
  const common = {
    onOpenChange: (isOpen: boolean) => isOpen || onDialog(null),
    loginAddress: loginAddress(url, 'login'),
  };
  return dialog === 'trial' ? (
    <TrialDialog
      {...common}
      onActivated={(id) => navigate(`/?trial_id=${id}`)}
      onRegister={() => onDialog('register')}
    />
  ) : (
    <RegisterDialog {...common} open onSignedIn={() => navigate(addressAfterSignIn(url))} />
  );
}
