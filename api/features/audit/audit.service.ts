import type {
  AuditAction,
  AuditFileFormat,
  AuditFilter,
  ExportedFile,
  QueryAuditEntriesArgs,
} from '#schema/generated/contract.ts';
import { auditDetail, auditFileText, auditKindText, auditSummary } from '#schema/text/audit.ts';
import { AuditEntry } from '#db/entities/audit.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { mapPage } from '#api/kernel/paging/pages.ts';
import { readListingWithTotal } from '#api/kernel/paging/listing.ts';
import { readRows, rowOf, type Row } from '#api/kernel/database/rows.ts';
import { csvFile, jsonFile } from '#api/kernel/print/print.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { actionsOf, KIND_OF, type AuditDetails } from './audit.rules.ts';

/** Entries of one file. */
const MAX_EXPORTED = 10_000;

function conditionOf(userId: string, filter: AuditFilter | null | undefined) {
  const parts = ['r.account_id = ?'];
  const values: unknown[] = [userId];
  if (filter?.kinds?.length) {
    parts.push('r.action = any(?::text[])');
    values.push(`{${actionsOf(filter.kinds).join(',')}}`);
  }
  if (filter?.since) {
    parts.push('r.at >= ?::timestamptz');
    values.push(filter.since);
  }
  if (filter?.before) {
    parts.push('r.at < ?::timestamptz');
    values.push(filter.before);
  }
  return { where: parts.join(' and '), values };
}

function shown(row: Row<AuditEntry>) {
  const { id, at, action, outcome, actorKind, subjectId, ip, device, hash } = row;
  const details = JSON.parse(row.details) as AuditDetails;
  return {
    id,
    at,
    // An action of a newer release is in no list of this one.
    kind: (KIND_OF as Partial<Record<AuditAction, (typeof KIND_OF)[AuditAction]>>)[action] ?? 'OPERATION',
    action,
    outcome,
    actorKind,
    summary: auditSummary(action, outcome),
    detail: auditDetail(details),
    subjectId,
    address: ip,
    device,
    hash,
  };
}

export async function listEntries(ctx: Ctx, { filter, first, after }: QueryAuditEntriesArgs) {
  const { where, values } = conditionOf(signedIn(ctx).userId, filter);
  const page = await readListingWithTotal(
    ctx,
    { entity: AuditEntry, orderBy: 'at', direction: 'desc', where, values },
    { first, after },
  );
  return { ...mapPage(page, shown), totalCount: page.totalCount };
}

export async function exportEntries(
  ctx: Ctx,
  { filter, format }: { filter?: AuditFilter | null | undefined; format: AuditFileFormat },
): Promise<ExportedFile> {
  const { where, values } = conditionOf(signedIn(ctx).userId, filter);
  const raw = await readRows(
    ctx.em,
    `select r.* from audit_entry r where ${where} order by r.at desc, r.id desc limit ${MAX_EXPORTED}`,
    values,
  );
  const rows = raw.map((row) => rowOf(ctx.em, AuditEntry, row));
  if (format === 'JSON')
    return jsonFile(
      auditFileText.name,
      rows.map((row) => ({ ...shown(row), seq: row.seq, previousHash: row.previousHash })),
    );
  const lines = rows
    .map(shown)
    .map((entry) => [
      entry.at.toISOString(),
      auditKindText[entry.kind],
      entry.summary,
      entry.detail,
      entry.subjectId ?? null,
      entry.address ?? null,
      entry.device ?? null,
    ]);
  return csvFile(auditFileText.name, [auditFileText.columns, ...lines]);
}
