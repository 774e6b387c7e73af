import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HealthReason } from '#schema/generated/contract.ts';
import type { Log } from '../kernel/log.ts';
import { noTelemetry, type Telemetry } from '../kernel/telemetry.ts';

/** What is measured when somebody asks for the metrics. */
export interface Gauges {
  pools: Record<string, { totalCount: number; idleCount: number; waitingCount: number }>;
  sockets(): { sockets: number; subscriptions: number };
  jobs(): Promise<{ waiting: number; failed: number }>;
  reasons(): Promise<HealthReason[]>;
  freeBytes(): Promise<number | null>;
  /** Null: this server makes no backups, or has made none yet. */
  lastBackupAt(): Promise<Date | null>;
}

export interface MetricsServer {
  telemetry: Telemetry;
  port: number;
  watch(gauges: Gauges): void;
  stop(): Promise<void>;
}

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts in the form of Prometheus, served on a port of this computer only. */
export async function startMetrics(port: number, log: Log): Promise<MetricsServer> {
  const { Registry, Counter, Histogram, Gauge, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <T extends string>(name: string, help: string, labelNames: T[]) =>
    new Counter({ name: `foja_${name}`, help, labelNames, registers });
  const histogram = <T extends string>(name: string, help: string, labelNames: T[]) =>
    new Histogram({ name: `foja_${name}`, help, labelNames, registers, buckets: SECONDS });
  const gauge = <T extends string>(name: string, help: string, labelNames: T[] = []) =>
    new Gauge({ name: `foja_${name}`, help, labelNames, registers });

  const requests = counter('http_requests_total', 'HTTP requests by route and status', ['route', 'method', 'status']);
  const requestSeconds = histogram('http_request_seconds', 'Time of an HTTP request', ['route']);
  const fieldSeconds = histogram('field_seconds', 'Time of a root field of the contract', ['field']);
  const fieldErrors = counter('field_errors_total', 'Root fields that ended with an error', ['field']);
  const jobSeconds = histogram('job_seconds', 'Time of a job', ['job']);
  const jobErrors = counter('job_errors_total', 'Tries of jobs that failed', ['job']);
  const refusals = counter('refusals_total', 'What callers were refused, by code', ['code']);
  const answers = counter('answers_total', 'Answers of the chat by engine and outcome', ['engine', 'outcome']);

  const connections = gauge('connections', 'Connections with the database', ['pool', 'state']);
  const sockets = gauge('sockets', 'Open sockets');
  const subscriptions = gauge('subscriptions', 'Running subscriptions');
  const jobs = gauge('jobs', 'Jobs that are due, and jobs that failed for good', ['state']);
  const health = gauge('health', '1: what the label names is not as it should be', ['reason']);
  const freeBytes = gauge('disk_free_bytes', 'Free space of the data folder');
  const lastBackup = gauge('last_backup_timestamp_seconds', 'When the newest backup was made');

  const timed = async <T>(act: () => Promise<T>, told: (seconds: number, hasFailed: boolean) => void): Promise<T> => {
    const begun = performance.now();
    let hasFailed = true;
    try {
      const result = await act();
      hasFailed = false;
      return result;
    } finally {
      told((performance.now() - begun) / 1000, hasFailed);
    }
  };
  const telemetry: Telemetry = {
    ...noTelemetry,
    async request(method, act) {
      const begun = performance.now();
      const answered = await act();
      requests.inc({ ...answered, method });
      requestSeconds.observe({ route: answered.route }, (performance.now() - begun) / 1000);
      return answered;
    },
    field: (field, act) =>
      timed(act, (seconds, hasFailed) => {
        fieldSeconds.observe({ field }, seconds);
        if (hasFailed) fieldErrors.inc({ field });
      }),
    job: (job, act) =>
      timed(act, (seconds, hasFailed) => {
        jobSeconds.observe({ job }, seconds);
        if (hasFailed) jobErrors.inc({ job });
      }),
    refusal: (code) => refusals.inc({ code }),
    answer: (engine, outcome) => answers.inc({ engine, outcome }),
  };

  let gauges: Gauges | null = null;
  const look = async (): Promise<void> => {
    if (!gauges) return;
    for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(gauges.pools)) {
      connections.set({ pool, state: 'used' }, totalCount - idleCount);
      connections.set({ pool, state: 'idle' }, idleCount);
      connections.set({ pool, state: 'waiting' }, waitingCount);
    }
    const open = gauges.sockets();
    sockets.set(open.sockets);
    subscriptions.set(open.subscriptions);
    health.reset();
    for (const reason of await gauges.reasons()) health.set({ reason }, 1);
    const [queue, free, backup] = await Promise.all([
      // A database that is away is told by `foja_health`.
      gauges.jobs().catch(() => null),
      gauges.freeBytes(),
      gauges.lastBackupAt(),
    ]);
    if (queue) {
      jobs.set({ state: 'waiting' }, queue.waiting);
      jobs.set({ state: 'failed' }, queue.failed);
    }
    if (free !== null) freeBytes.set(free);
    if (backup) lastBackup.set(backup.getTime() / 1000);
  };

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    look()
      .then(() => registry.metrics())
      .then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text))
      .catch((error: unknown) => {
        log.error({ err: error }, 'metrics: not read');
        response.writeHead(500).end();
      });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    telemetry,
    port: (server.address() as AddressInfo).port,
    watch: (all) => void (gauges = all),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
