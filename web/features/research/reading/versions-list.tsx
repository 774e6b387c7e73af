import { Link } from 'react-router';
import { articlePanelText as text } from '#schema/text/reading.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import type { StatuteOutlineQuery } from './reading.generated.ts';
import { withVersions } from './version-url.ts';

type Version = NonNullable<StatuteOutlineQuery['statute']>['versions'][number];

interface VersionsListProps {
  versions: readonly Version[];
  /** Date of the version on the page. */
  shown: string;
  /** Address of the article or law. */
  address: string;
  /** A whole law cannot be compared. */
  canCompare: boolean;
  /** Whether any official text is held. */
  isHeld: boolean;
}

const LINK = buttonClasses({ variant: 'quiet', size: 'sm' });

/** The versions of a law that are held; each can be opened, or compared with the current page. */
export function VersionsList({ versions, shown, address, canCompare, isHeld }: VersionsListProps) {
  if (versions.length < 2) return <p className="text-sm text-muted">{isHeld ? text.onlyVersion : text.noOfficial}</p>;
  return (
    <ul className="grid gap-1">
      {versions.map(({ textAsOf, isCurrent }) => {
        const day = formatDay(textAsOf);
        const asOf = isCurrent ? null : textAsOf;
        const reading = versions.find((version) => version.textAsOf === shown);
        return (
          <li key={textAsOf} className="flex flex-wrap items-center justify-between gap-x-2">
            <span className="text-base tabular">
              {day}
              {isCurrent && <span className="text-sm text-muted"> · {text.current}</span>}
              {textAsOf === shown && <span className="text-sm text-muted"> · {text.shown}</span>}
            </span>
            {textAsOf !== shown && (
              <span className="flex">
                <Link to={withVersions(address, { asOf })} aria-label={text.readVersion(day)} className={LINK}>
                  {text.read}
                </Link>
                {canCompare && (
                  <Link
                    to={withVersions(address, { asOf: reading?.isCurrent ? null : shown, compare: textAsOf })}
                    aria-label={text.compareWith(day)}
                    className={LINK}
                  >
                    {text.compare}
                  </Link>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
