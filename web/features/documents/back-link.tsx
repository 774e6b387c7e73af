import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { documentsText } from '#schema/text/documents-screen.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useDocuments } from './documents-context.ts';

/** Back to the start of the section. */
export function BackLink() {
  const { address } = useDocuments();
  return (
    <Link
      to={address()}
      className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), TOUCH_TARGET, '-ml-3 w-fit text-muted')}
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {documentsText.back}
    </Link>
  );
}
