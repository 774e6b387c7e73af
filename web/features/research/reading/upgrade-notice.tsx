import { Lock } from 'lucide-react';
import { upgradeText as text } from '#schema/text/reading.ts';
import { PlansLink } from '#web/shared/plans/plans-link.tsx';
import { OfficialLink } from './official-link.tsx';

/** The plan does not include the full text: where the plans are, and where the text is public. */
export function UpgradeNotice({ officialUrl }: { officialUrl: string | null }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-md border border-line bg-surface px-5 py-5 print:hidden">
      <p className="flex items-start gap-2.5 text-lg font-semibold">
        <Lock size={20} className="mt-1 text-accent" aria-hidden="true" />
        {text.title}
      </p>
      <p className="text-muted">{text.body}</p>
      <div className="flex flex-wrap gap-2">
        <PlansLink />
        <OfficialLink url={officialUrl} />
      </div>
      {officialUrl && <p className="text-sm text-muted">{text.official}</p>}
    </div>
  );
}
