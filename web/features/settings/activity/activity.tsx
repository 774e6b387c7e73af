import { useState } from 'react';
import { Bot, CircleX, Download, User, UserRoundX } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { addDays } from '#schema/lib/days.ts';
import { beginningOf } from '#schema/lib/zones.ts';
import { auditKindText } from '#schema/text/audit.ts';
import { activityText as text, actorText } from '#schema/text/audit-screen.ts';
import type { AuditFileFormat, AuditFilter, AuditKind } from '#schema/generated/operation-types.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { accountZone } from '#web/shared/dates/account-zone.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { Group } from '../group.tsx';
import { deviceOf } from '#schema/lib/devices.ts';
import { OwnActivityFileDocument, useOwnActivityQuery, type OwnActivityQuery } from './activity.generated.ts';

type Entry = OwnActivityQuery['auditEntries']['nodes'][number];

interface Chosen {
  kind: AuditKind | '';
  from: string;
  until: string;
}
const ALL: Chosen = { kind: '', from: '', until: '' };

const instantOf = (day: string): Instant => beginningOf(accountZone(), day).toISOString() as Instant;

/** Days are those of the account's zone; the last one counts whole. */
const filterOf = ({ kind, from, until }: Chosen): AuditFilter => ({
  ...(kind ? { kinds: [kind] } : {}),
  ...(from ? { since: instantOf(from) } : {}),
  ...(until ? { before: instantOf(addDays(until, 1)) } : {}),
});

const ICONS = { SELF: User, API_KEY: Bot, SERVICE: Bot } as const;

function Row({ entry }: { entry: Entry }) {
  const { at, summary, detail, outcome, actorKind, address, device } = entry;
  const Icon = actorKind in ICONS ? ICONS[actorKind as keyof typeof ICONS] : UserRoundX;
  const from = [actorText[actorKind], deviceOf(device), address && text.at(address)].filter(Boolean);
  return (
    <li className="grid gap-1 border-t border-line px-4 py-3 first:border-t-0 sm:grid-cols-[1fr_auto] sm:gap-x-6">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {summary}
        {outcome === 'FAILED' && (
          <StateBadge tone="warning" icon={CircleX}>
            {text.failed}
          </StateBadge>
        )}
      </span>
      <time dateTime={at} className="text-sm text-muted tabular-nums sm:text-right">
        {formatInstant(at)}
      </time>
      <span className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
        <Icon size={14} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 wrap-anywhere">{from.join(' · ')}</span>
      </span>
      {detail && <span className="text-sm wrap-anywhere text-muted sm:col-span-2">{detail}</span>}
    </li>
  );
}

function Filters({ chosen, onChange }: { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label={text.kind}
        value={chosen.kind}
        onChange={({ target }) => onChange({ ...chosen, kind: target.value as AuditKind | '' })}
      >
        <option value="">{text.allKinds}</option>
        {Object.entries(auditKindText)
          .filter(([kind]) => kind !== 'OPERATION')
          .map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
      </SelectField>
      <DateField
        label={text.from}
        value={chosen.from}
        leans="back"
        onChange={(from) => onChange({ ...chosen, from })}
      />
      <DateField
        label={text.until}
        value={chosen.until}
        leans="back"
        onChange={(until) => onChange({ ...chosen, until })}
      />
    </div>
  );
}

/** The audit log of the account, with filters and files. */
export function Activity() {
  const [chosen, setChosen] = useState(ALL);
  const client = useApolloClient();
  const filter = filterOf(chosen);
  const { data, error, refetch, fetchMore } = useOwnActivityQuery({
    variables: { filter, first: 20, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.auditEntries;
  const failure = error && !page ? readFailure(error) : null;
  const save = async (format: AuditFileFormat) => {
    try {
      const reply = await client.query({
        query: OwnActivityFileDocument,
        variables: { filter, format },
        fetchPolicy: 'no-cache',
      });
      if (reply.data) saveDocument(reply.data.auditFile);
      void refetch();
    } catch (problem) {
      showToast({ title: text.saveFailed, message: readFailure(problem).message, tone: 'danger' });
    }
  };
  const more = () =>
    void fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult: { auditEntries: next } }) => ({
        auditEntries: { ...next, nodes: [...before.auditEntries.nodes, ...next.nodes] },
      }),
    });
  return (
    <Group title={text.title}>
      <p className="max-w-[68ch] text-muted">{text.intro}</p>
      <Filters chosen={chosen} onChange={setChosen} />
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto text-sm text-muted">
          {page && text.total(page.totalCount)}
        </p>
        {(['CSV', 'JSON'] as const).map((format) => (
          <Button key={format} variant="secondary" size="sm" disabled={!page} onClick={() => void save(format)}>
            <Download size={15} aria-hidden="true" />
            {format === 'CSV' ? text.csv : text.json}
          </Button>
        ))}
      </div>
      {failure && (
        <ErrorState
          title={text.loadFailed}
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!page && !failure && <Skeleton className="h-64 rounded-md" />}
      {page && page.nodes.length === 0 && (
        <EmptyState
          text={text.empty}
          action={
            <Button variant="secondary" size="sm" onClick={() => setChosen(ALL)}>
              {text.clear}
            </Button>
          }
        />
      )}
      {page && page.nodes.length > 0 && (
        <ol className="rounded-md border border-line bg-surface">
          {page.nodes.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {page?.pageInfo.hasNextPage && (
        <Button variant="secondary" className="justify-self-center" onClick={more}>
          {text.more}
        </Button>
      )}
    </Group>
  );
}
