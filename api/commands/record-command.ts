import type { AuditAction } from '#schema/generated/contract.ts';
import { connectPatiently } from '#db/migrations/run.ts';
import { recordOperation } from '../features/audit/index.ts';

/** Writes what a command did into the audit log of this server. */
export async function recordCommand(
  ownerUrl: string,
  action: AuditAction,
  details: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  const client = await connectPatiently(ownerUrl);
  try {
    await recordOperation((sql, values) => client.query(sql, values), { action, details, at: new Date() });
  } finally {
    await client.end();
  }
}
