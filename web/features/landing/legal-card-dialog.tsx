import { Link } from 'react-router';
import { landingSectionsText as text } from '#schema/text/landing-sections.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

interface LegalCardDialogProps {
  title: string;
  body: string;
  basis: readonly { label: string; address: string }[];
  onClose: () => void;
}

/** What a person should know first of an area of law, with the articles that say so. */
export const LegalCardDialog = ({ title, body, basis, onClose }: LegalCardDialogProps) => (
  <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={title}>
    <div className="grid gap-4 px-6 pb-6 pt-3">
      <p className="font-serif text-lg leading-relaxed">{body}</p>
      <div className="grid gap-1">
        <h3 className="font-sans text-sm font-semibold">{text.cardBasis}</h3>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {basis.map(({ label, address }) => (
            <li key={address}>
              <Link to={address} className="inline-flex min-h-8 items-center text-accent underline underline-offset-2">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-sm text-muted">{text.cardNote}</p>
      <Button onClick={onClose}>{text.cardClose}</Button>
    </div>
  </Dialog>
);
