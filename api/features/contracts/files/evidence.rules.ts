import { contractExportText as say } from '#schema/text/contracts.ts';

/** The bundle of a version: files, their hashes, what happened, and what all of it proves. */

export interface HashedFile {
  name: string;
  bytes: Buffer;
  sha256: string;
}

interface VersionFacts {
  number: number;
  sha256: string;
  createdAt: Date;
  authorName: string;
  note: string;
}

interface MailFacts {
  to: string;
  versionNumber: number;
  format: string;
  state: string;
  at: Date;
}

export interface EvidenceFacts {
  contractId: string;
  title: string;
  version: VersionFacts;
  /** Newest first. */
  versions: readonly VersionFacts[];
  mails: readonly MailFacts[];
  page: string;
  files: readonly HashedFile[];
}

const shownVersion = ({ number, sha256, createdAt, authorName, note }: VersionFacts) => ({
  version: number,
  text_sha256: sha256,
  saved_at: createdAt.toISOString(),
  author: authorName,
  note,
});

const historyOf = ({ contractId, title, version, versions, mails, page, files }: EvidenceFacts) => ({
  contract: contractId,
  title,
  version: version.number,
  text_sha256: version.sha256,
  verification: page,
  files: files.map(({ name, sha256, bytes }) => ({ name, sha256, bytes: bytes.byteLength })),
  versions: versions.toReversed().map(shownVersion),
  mails: mails.toReversed().map(({ to, versionNumber, format, state, at }) => ({
    to,
    version: versionNumber,
    format: format.toLowerCase(),
    state: state.toLowerCase(),
    at: at.toISOString(),
  })),
});

/** The parts of the archive by their names. `SHA256SUMS.txt` is what `sha256sum --check` reads. */
export function evidenceParts(facts: EvidenceFacts): Map<string, Buffer> {
  const { title, version, page, files } = facts;
  const names = [...files.map(({ name }) => name), say.sums, say.history];
  const readme = say.proves({
    title,
    version: version.number,
    savedAt: version.createdAt.toISOString(),
    sha256: version.sha256,
    page,
    files: names,
  });
  return new Map([
    [say.readme, Buffer.from(readme)],
    ...files.map(({ name, bytes }): [string, Buffer] => [name, bytes]),
    [say.sums, Buffer.from(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''))],
    [say.history, Buffer.from(`${JSON.stringify(historyOf(facts), null, 2)}\n`)],
  ]);
}
