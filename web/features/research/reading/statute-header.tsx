import { Link } from 'react-router';
import { History } from 'lucide-react';
import { statuteAddress } from '#schema/record-address.ts';
import { articlePanelText } from '#schema/text/reading.ts';
import { areaLabel, jurisdictionLabel, kindLabel } from '#schema/text/search.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/states.tsx';
import type { ReadStatute } from './article-panel.tsx';
import { NotFound } from './record-states.tsx';

type Standing = Pick<ReadStatute, 'kind' | 'area' | 'jurisdiction'>;

/** `Código · Civil · Federal`. */
export const standingOf = ({ kind, area, jurisdiction }: Standing): string =>
  [kindLabel[kind], areaLabel[area], jurisdiction && jurisdictionLabel[jurisdiction]].filter(Boolean).join(' · ');

/** The name of the law above the section. */
export const StatuteHeader = ({ statute, statuteKey }: { statute: ReadStatute | undefined; statuteKey: string }) => (
  <header className="grid gap-1 pb-5 pt-7">
    {statute ? (
      <>
        <p className="text-sm text-muted">{standingOf(statute)}</p>
        <h1 className="text-2xl font-semibold">
          <Link to={statuteAddress(statuteKey)} className="rounded-sm underline-offset-4 hover:underline">
            {statute.name}
          </Link>
        </h1>
      </>
    ) : (
      <>
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-8 w-80 max-w-full" />
      </>
    )}
  </header>
);

/** Always visible while a version is shown that is no longer in force. */
export const OldVersionNotice = ({ shown, current, address }: { shown: string; current: string; address: string }) => (
  <p
    role="status"
    className="-mx-4 flex min-h-12 flex-wrap items-center gap-x-2 border-b border-line bg-warning-soft px-4 py-1.5 text-sm font-medium text-warning"
  >
    <History size={16} aria-hidden="true" />
    <span className="min-w-0 flex-1">{articlePanelText.oldVersion(formatDay(shown), formatDay(current))}</span>
    <Link to={address} className="rounded-sm underline underline-offset-4">
      {articlePanelText.readCurrent}
    </Link>
  </p>
);

export const VersionMissing = ({ day, address, title }: { day: string; address: string; title: string }) => (
  <NotFound
    title={title}
    body={articlePanelText.noVersion(formatDay(day))}
    actions={
      <Link to={address} className={buttonClasses()}>
        {articlePanelText.readCurrent}
      </Link>
    }
  />
);
