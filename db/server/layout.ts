import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** The paths of the embedded database. */
export interface Layout {
  folder: string;
  data: string;
  /** Password of the superuser. */
  secret: string;
  ownerSecret: string;
  serverSecret: string;
  logs: string;
  /** Output of the server before its log collector runs. */
  startLog: string;
  postmasterPid: string;
  versionFile: string;
}

export function layoutOf(folder: string): Layout {
  const data = path.join(folder, 'pg');
  const logs = path.join(folder, 'log');
  return {
    folder,
    data,
    secret: path.join(folder, 'pg.secret'),
    ownerSecret: path.join(folder, 'pg-owner.secret'),
    serverSecret: path.join(folder, 'pg-app.secret'),
    logs,
    startLog: path.join(logs, 'start.log'),
    postmasterPid: path.join(data, 'postmaster.pid'),
    versionFile: path.join(data, 'PG_VERSION'),
  };
}

export function makeFolders(layout: Layout): void {
  mkdirSync(layout.folder, { recursive: true });
  mkdirSync(layout.logs, { recursive: true, mode: 0o700 });
}
