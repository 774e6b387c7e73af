import type { Contract, ContractVersion } from '#db/entities/contract.entity.ts';
import type { DocumentFormat, ExportedFile } from '#schema/generated/contract.ts';
import { slugOf } from '#schema/lib/fold-text.ts';
import { MEXICO_CITY, dayIn } from '#schema/lib/zones.ts';
import { contractExportText as say, contractText } from '#schema/text/contracts.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { exportedFile, printDocument } from '#api/kernel/print/print.ts';
import type { ContractBody } from '#schema/lib/contract-body.ts';
import { fileOfVersion, findContract, findVersion } from '../keeping/contract-rows.service.ts';
import { keepHash } from '../keeping/write-version.service.ts';
import { printedContract } from '../printing/contract-document.rules.ts';

/** Versions as files. Each file that leaves is known by its hash afterwards. */

interface Asked {
  id: string;
  version?: number | null | undefined;
}

export interface OpenedVersion {
  contract: Contract;
  version: ContractVersion;
}

/** The version of a contract of the caller; refused when there is none. */
export async function openVersion(ctx: Ctx, { id, version: number }: Asked): Promise<OpenedVersion> {
  const contract = await findContract(ctx, id);
  if (!contract) throw new Refusal('NOT_FOUND');
  const version = await findVersion(ctx, contract, number);
  if (!version) throw new Refusal('NOT_FOUND', contractText.versionUnknown);
  return { contract, version };
}

/** Where anybody verifies a version by its hash. */
export const verificationPage = (ctx: Ctx, sha256: string): string => `${ctx.ports.address()}/verificar/${sha256}`;

export const fileNameOf = ({ contract, version }: OpenedVersion): string =>
  say.versionName(contract.title, version.number);

/**
 * The bytes of a version, the same each time. A version that was filled into a file of its author is that file: it keeps
 * the formatting that the editor does not have.
 */
export async function writeVersion(
  ctx: Ctx,
  { contract, version }: OpenedVersion,
  format: DocumentFormat,
  { fillLines = false } = {},
): Promise<Buffer> {
  const own = format === 'DOCX' ? await fileOfVersion(ctx, version.id) : null;
  if (own) return own;
  const document = printedContract(
    {
      title: contract.title,
      number: version.number,
      sha256: version.sha256,
      savedOn: dayIn(MEXICO_CITY, version.createdAt),
      body: JSON.parse(version.body) as ContractBody,
    },
    { verificationUrl: verificationPage(ctx, version.sha256), fillsLines: fillLines && format === 'PDF' },
  );
  return printDocument(ctx, document, format);
}

export async function contractDocument(
  ctx: Ctx,
  asked: Asked & { format: DocumentFormat; fillLines?: boolean | null | undefined },
): Promise<ExportedFile> {
  const opened = await openVersion(ctx, asked);
  const bytes = await writeVersion(ctx, opened, asked.format, { fillLines: asked.fillLines ?? false });
  await keepHash(ctx, opened.version.id, asked.format, bytes);
  return exportedFile(fileNameOf(opened), asked.format, bytes);
}

export const plainFile = (name: string, extension: string, mediaType: string, bytes: Buffer): ExportedFile => ({
  fileName: `${slugOf(name, 80) || say.document}.${extension}`,
  mediaType,
  byteLength: bytes.byteLength,
  content: bytes.toString('base64'),
});

/** Its bytes are those that the hash of the version was taken of. */
export async function writePlainText(ctx: Ctx, asked: Asked): Promise<ExportedFile> {
  const opened = await openVersion(ctx, asked);
  return plainFile(fileNameOf(opened), 'txt', say.plainText, Buffer.from(opened.version.text, 'utf8'));
}
