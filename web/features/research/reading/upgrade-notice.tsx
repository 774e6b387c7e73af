import { Link } from 'react-router';
import { Lock } from 'lucide-react';
import { readingFrameText, upgradeText as text } from '#schema/text/reading.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { OfficialLink } from './official-link.tsx';
import { useLinks } from './links.ts';

/** The plan does not include the full text: which one does, and where the text is public. */
export function UpgradeNotice({ officialUrl }: { officialUrl: string | null }) {
  const { plans } = useLinks();
  return (
    <div className="grid justify-items-start gap-3 rounded-md border border-line bg-surface px-5 py-5 print:hidden">
      <p className="flex items-start gap-2.5 text-lg font-semibold">
        <Lock size={20} className="mt-1 text-accent" aria-hidden="true" />
        {text.title}
      </p>
      <p className="text-muted">{text.body}</p>
      <div className="flex flex-wrap gap-2">
        <Link to={plans} className={buttonClasses({ size: 'sm' })}>
          {readingFrameText.plans}
        </Link>
        <OfficialLink url={officialUrl} />
      </div>
      {officialUrl && <p className="text-sm text-muted">{text.official}</p>}
    </div>
  );
}
