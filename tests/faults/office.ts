import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres, type DatabaseServer } from '#db/server/embedded-postgres.ts';
import { layoutOf } from '#db/server/layout.ts';
import { newProductFolder, startProduct, type Product } from '../support/product.ts';
import { memoryFolder } from '../support/memory-folder.ts';
import { superuserUrl } from '../support/superuser.ts';
import type { Sql } from './ledger.ts';

const READY_MS = 40_000;
const LOOK_MS = 50;
const PACE_MS = '15';

const open = new Set<Office>();

/** Ends what every office started, by its process ids. For a run that is interrupted. */
export const endAllOffices = async (): Promise<void> => {
  for (const office of open) await office.end();
};

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}

interface OfficeOptions {
  /** The data folder; absent: one of its own. */
  folder?: string;
  env?: Record<string, string>;
}

/** The product with its data. It is killed, and started again on the same data. */
export class Office {
  private product: Product | null = null;
  /** The last one: who asks while nobody is there is refused. */
  url = '';
  private readonly isOwnFolder: boolean;

  private constructor(
    readonly folder: string,
    private readonly env: Record<string, string>,
    isOwnFolder: boolean,
    /** A database that is not the product's own. */
    private readonly server: DatabaseServer | null,
  ) {
    this.isOwnFolder = isOwnFolder;
    open.add(this);
  }

  /** With the embedded database. */
  static async open(options: OfficeOptions = {}): Promise<Office> {
    const folder = options.folder ?? (await newProductFolder());
    const office = new Office(folder, options.env ?? {}, !options.folder, null);
    await office.startOrEnd();
    return office;
  }

  /** With a database server, which the product reaches through `through`: what it answers is the port it goes by. */
  static async openWithServer(through: (port: number) => Promise<number>, env = {}): Promise<Office> {
    const folder = memoryFolder('foja-faults-');
    const server = await startEmbeddedPostgres({ folder: path.join(folder, 'server'), database: 'foja' });
    const port = await through(server.port);
    const by = (url: string): string => Object.assign(new URL(url), { port: String(port) }).toString();
    const addresses = { DATABASE_URL: by(server.url), DATABASE_OWNER_URL: by(server.ownerUrl) };
    const office = new Office(folder, { ...env, ...addresses }, true, server);
    await office.startOrEnd();
    return office;
  }

  get pid(): number {
    return this.product?.child.pid ?? 0;
  }

  output(): string {
    return this.product?.output() ?? '';
  }

  private async startOrEnd(): Promise<void> {
    await this.start().catch(async (error: unknown) => {
      await this.end();
      throw error;
    });
  }

  async start(): Promise<void> {
    this.product = await startProduct({
      folder: this.folder,
      env: { LOG_LEVEL: 'error', READING_PACE_MS: PACE_MS, ...this.env },
    });
    this.url = this.product.url;
    await this.untilReady();
  }

  async killServer(): Promise<void> {
    await this.product?.kill();
    this.product = null;
  }

  /** 0: there is none. */
  private postmaster(): { pid: number; port: number } {
    const { postmasterPid } = layoutOf(this.server ? path.join(this.folder, 'server') : this.folder);
    const lines = existsSync(postmasterPid) ? readFileSync(postmasterPid, 'utf8').split('\n') : [];
    return { pid: Number(lines[0] ?? 0), port: Number(lines[3] ?? 0) };
  }

  killPostmaster(): void {
    const { pid } = this.postmaster();
    if (pid > 0) killIfThere(pid);
  }

  /** A process that serves a connection of the product; PostgreSQL then ends all others and recovers. */
  async killBackend(): Promise<void> {
    const [row] = await this.sql<{ pid: number }>(
      `select pid from pg_stat_activity where datname = 'foja' and usename = 'foja_app' order by random() limit 1`,
    );
    if (row) killIfThere(row.pid);
  }

  readonly sql: Sql = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const folder = this.server ? path.join(this.folder, 'server') : this.folder;
    const client = new pg.Client({ connectionString: superuserUrl(folder, this.postmaster().port, 'foja') });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  /** What a path answers; 0: nothing. */
  async statusOf(at: string): Promise<number> {
    try {
      const response = await fetch(new URL(at, this.url), { signal: AbortSignal.timeout(READY_MS / 2) });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  async reasons(): Promise<string[]> {
    try {
      const response = await fetch(new URL('/graphql', this.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ health { reasons } }' }),
      });
      const { data } = (await response.json()) as { data?: { health: { reasons: string[] } } };
      return data?.health.reasons ?? [];
    } catch {
      return [];
    }
  }

  async untilReady(): Promise<void> {
    await until('the product is ready', async () => (await this.statusOf('/readyz')) === 200);
  }

  /** Ends everything and removes the data. */
  async end(): Promise<void> {
    if (!open.delete(this)) return;
    const { pid } = this.postmaster();
    await this.product?.stop();
    await this.server?.stop();
    if (!this.product && !this.server && pid > 0) killIfThere(pid);
    if (this.isOwnFolder) rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** Waits until something is so, and says what it waited for when it does not come. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, timeoutMs = READY_MS): Promise<void> {
  for (const limit = performance.now() + timeoutMs; performance.now() < limit; await sleep(LOOK_MS))
    if (await isSo()) return;
  throw new Error(`not in time: ${what}`);
}
