import { ExternalLink } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { readingFrameText } from '#schema/text/reading.ts';
import { buttonClasses, type ButtonLook } from '#web/shared/ui/button.tsx';

/** The publication of the authority; an address that is not https is not shown. */
export function OfficialLink({
  url,
  label = readingFrameText.goTo,
  look = 'secondary',
}: {
  url: string | null;
  label?: string;
  look?: ButtonLook['look'];
}) {
  if (!url?.startsWith('https://')) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClasses({ look, size: 'sm' })}>
      <ExternalLink size={15} aria-hidden="true" />
      {label}
      <span className="sr-only"> {commonText.opensInNewTab}</span>
    </a>
  );
}
