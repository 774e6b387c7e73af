/** `npm run audit:verify`: walks the audit log and names the first row that was changed. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { auditVerifyText as text } from '#schema/text/audit.ts';
import { connectPatiently } from '#db/migrations/run.ts';
import { writeFileAtomically } from '#db/server/atomic-file.ts';
import { verifyAudit, type AuditHead } from '../features/audit/index.ts';
import { parseEnv } from '../kernel/env.ts';
import { CommandError, runCommand } from './run-command.ts';
import { withServer } from './with-database.ts';

const heads = z.array(z.object({ chain: z.string(), seq: z.number().int(), hash: z.string() }));

function readHeads(file: string): AuditHead[] {
  if (!existsSync(file)) return [];
  try {
    return heads.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CommandError(text.badHeads(file));
  }
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { heads: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) return console.info(text.usage);
  const saved = values.heads === undefined ? [] : readHeads(values.heads);
  const check = await withServer(parseEnv(process.env), async (url) => {
    const client = await connectPatiently(url);
    try {
      // One moment of the log, while others write.
      await client.query('begin isolation level repeatable read read only');
      return await verifyAudit(async (sql, parameters) => (await client.query(sql, parameters)).rows, saved);
    } finally {
      await client.end();
    }
  });
  if (check.broken) {
    console.error(text.broken(check.broken));
    process.exitCode = 1;
    return;
  }
  console.info(text.sound(check.entries, check.chains));
  if (values.heads === undefined) return;
  writeFileAtomically(values.heads, `${JSON.stringify(check.heads, null, 1)}\n`);
  console.info(text.saved(values.heads));
});
