import type { ExportedFile } from '#schema/generated/contract.ts';
import { contractExportText as say } from '#schema/text/contracts.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { writeZip } from '#api/kernel/office/zip-parts.adapter.ts';
import { mailsOf, versionsOf } from '../keeping/contract-rows.service.ts';
import { keepHash } from '../keeping/write-version.service.ts';
import {
  openVersion,
  plainFile,
  verificationPage,
  writeVersion,
  type OpenedVersion,
} from './contract-files.service.ts';
import { evidenceParts, type HashedFile } from './evidence.rules.ts';

async function filesOf(ctx: Ctx, opened: OpenedVersion): Promise<HashedFile[]> {
  const { version } = opened;
  const files: HashedFile[] = [];
  for (const format of ['PDF', 'DOCX'] as const) {
    const bytes = await writeVersion(ctx, opened, format);
    const sha256 = await keepHash(ctx, version.id, format, bytes);
    files.push({ name: `${say.document}.${format.toLowerCase()}`, bytes, sha256 });
  }
  const text = Buffer.from(version.text, 'utf8');
  return [...files, { name: `${say.document}.txt`, bytes: text, sha256: version.sha256 }];
}

/** The same version with the same history gives the same bytes. */
export async function contractEvidence(
  ctx: Ctx,
  asked: { id: string; version?: number | null | undefined },
): Promise<ExportedFile> {
  const opened = await openVersion(ctx, asked);
  const { contract, version } = opened;
  const parts = evidenceParts({
    contractId: contract.id,
    title: contract.title,
    version,
    versions: await versionsOf(ctx, contract.id),
    mails: await mailsOf(ctx, contract.id),
    page: verificationPage(ctx, version.sha256),
    files: await filesOf(ctx, opened),
  });
  return plainFile(say.evidenceName(contract.title, version.number), 'zip', 'application/zip', writeZip(parts));
}
