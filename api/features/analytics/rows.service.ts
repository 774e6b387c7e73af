import type { AnalyticsMetric, AnalyticsRow, QueryAnalyticsRowsArgs } from '#schema/generated/contract.ts';
import { asSystem } from '#db/row-wall.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { isIdKey, isInstantKey, pageOf, pageRequestOf } from '#api/kernel/paging/pages.ts';
import { spanOfCaller } from './analytics.service.ts';
import { FIGURES } from './figures.rules.ts';
import { JOINED, PEOPLE, peopleValues } from './measures.service.ts';
import { ROW_SOURCES, type FoundRow, type RowSource } from './row-sources.rules.ts';

/** The rows behind a figure, page by page. */

const named = (people: string, count: string): string =>
  `select u.id, max(p.at) as at, u.name as what, null as detail, ${count} as value, null as subject
   from (${people}) p join user_account u on u.id = p.person group by u.id, u.name`;

const people = (sql: string, values: RowSource['values']): RowSource => ({
  sql,
  values,
  label: ({ what }) => what ?? '',
  detail: () => null,
});

const SOURCES: Record<AnalyticsMetric, RowSource> = {
  ...ROW_SOURCES,
  ACTIVE_USERS: people(named(PEOPLE, 'count(*)::float8'), peopleValues),
  NEW_REGISTRATIONS: people(named(JOINED, '1::float8'), (userId, { fromAt, toAt }) => [userId, fromAt, toAt]),
};

/** Rows of figures that are percentages or averages show their own unit; people are counted. */
const unitOf = (metric: AnalyticsMetric) => (metric === 'UPTIME_PERCENTAGE' ? 'COUNT' : FIGURES[metric].unit);

const instantOfRow = ({ at }: FoundRow): Date => new Date(at);

export async function listRows(ctx: Ctx, { metric, first, after, ...asked }: QueryAnalyticsRowsArgs) {
  const { userId } = signedIn(ctx);
  const request = pageRequestOf({ first, after }, [isInstantKey, isIdKey]);
  const span = await spanOfCaller(ctx, asked);
  await asSystem(() => ctx.runtime.calls.flush());
  const source = SOURCES[metric];
  const beyond = request.start ? 'where (r.at, r.id) < (?::timestamptz, ?)' : '';
  const rows = await readRows<FoundRow>(
    ctx.em,
    `select r.* from (select s.id, date_trunc('milliseconds', s.at) as at, s.what, s.detail, s.value, s.subject
       from (${source.sql}) s) r ${beyond} order by r.at desc, r.id desc limit ?`,
    [...source.values(userId, span), ...(request.start ?? []), request.size + 1],
  );
  const unit = unitOf(metric);
  return pageOf(rows, request, {
    keys: (row) => [instantOfRow(row).toISOString(), row.id],
    node: (row): AnalyticsRow => ({
      id: row.id,
      at: instantOfRow(row),
      label: source.label(row),
      detail: source.detail(row),
      value: row.value,
      unit,
      subjectId: row.subject,
    }),
  });
}
