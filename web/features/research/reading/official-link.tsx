import { ExternalLink } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { readingFrameText } from '#schema/text/reading.ts';
import { buttonClasses, type ButtonStyle } from '#web/shared/ui/button.tsx';

/** Link to the official publication; only https addresses are shown. */
export function OfficialLink({
  url,
  label = readingFrameText.goTo,
  variant = 'secondary',
}: {
  url: string | null;
  label?: string;
  variant?: ButtonStyle['variant'];
}) {
  if (!url?.startsWith('https://')) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClasses({ variant, size: 'sm' })}>
      <ExternalLink size={15} aria-hidden="true" />
      {label}
      <span className="sr-only"> {commonText.opensInNewTab}</span>
    </a>
  );
}
