import 'reflect-metadata';
import type { Server } from 'node:http';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql/index.js';
import pg from 'pg';
import { openOrm, REQUEST_LIMITS } from '#db/mikro-orm.config.ts';
import { asSystem, guardPool } from '#db/row-wall.ts';
import { startupText } from '#schema/text/startup.ts';
import { analyticsFeature, createCallLog } from './features/analytics/feature.ts';
import { apiKeysFeature, createApiKeyAuthority } from './features/api-keys/feature.ts';
import { auditFeature } from './features/audit/feature.ts';
import { calculatorsFeature } from './features/calculators/feature.ts';
import { calendarFeature } from './features/calendar/feature.ts';
import { casesFeature } from './features/cases/feature.ts';
import { chatFeature } from './features/chat/feature.ts';
import { citationsFeature } from './features/citations/feature.ts';
import { contractsFeature } from './features/contracts/feature.ts';
import { deadlinesFeature } from './features/deadlines/feature.ts';
import { developersFeature } from './features/developers/feature.ts';
import { documentsFeature } from './features/documents/feature.ts';
import { googleLoginFeature } from './features/google-login/feature.ts';
import { estimatesFeature } from './features/estimates/feature.ts';
import { hoursFeature } from './features/hours/feature.ts';
import { integrationsFeature } from './features/integrations/feature.ts';
import { invoicingFeature } from './features/invoicing/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { onboardingFeature } from './features/onboarding/feature.ts';
import { privacyFeature } from './features/privacy/feature.ts';
import { researchFeature } from './features/research/feature.ts';
import {
  planUsage,
  sendSandboxConfirmation,
  SOLD_PRICES,
  subscriptionsFeature,
} from './features/subscriptions/feature.ts';
import { settingsFeature } from './features/settings/feature.ts';
import { trialsFeature } from './features/trials/feature.ts';
import { createKeyring, createSessionAuthority, usersFeature } from './features/users/feature.ts';
import { webhooksFeature } from './features/webhooks/feature.ts';
import { createOperationLimits } from './kernel/graphql/operation-limits.ts';
import { connectBus } from './kernel/events/bus.ts';
import { systemClock } from './kernel/clock.ts';
import { buildContract } from './kernel/graphql/contract.ts';
import type { Env } from './kernel/env.ts';
import type { Feature } from './kernel/feature.ts';
import { endPool, startJobs, type AnyJob, type JobRunner } from './kernel/jobs/jobs.ts';
import { fileSweepJob } from './kernel/jobs/kept-files.ts';
import { KERNEL_RETENTION, retentionJobs } from './kernel/jobs/retention.ts';
import { WorkLimits } from './kernel/jobs/semaphore.ts';
import { createLog } from './kernel/log.ts';
import { VERSION } from './kernel/version.ts';
import { createWorkerPool } from './kernel/workers/pool.ts';
import { operatorOf } from './kernel/operator.ts';
import { createThrottle } from './kernel/security/throttle.ts';
import { readHealth } from './kernel/http/health.ts';
import { graphqlOverHttp } from './transport/graphql.ts';
import { developerTags } from './startup/developer-assets.ts';
import { chooseFileStorage } from './startup/file-storage.ts';
import { chooseOcr } from './startup/ocr.ts';
import {
  chooseCalendarSync,
  chooseEmbedder,
  chooseIdentity,
  chooseMailer,
  chooseModel,
  choosePayments,
  chooseServices,
  chooseWebhookPost,
} from './startup/providers.ts';
import { openDatabase, prepareDatabase } from './startup/database.ts';
import { logHealth } from './startup/health-log.ts';
import { backUpIfLate, scheduledBackup } from './startup/scheduled-backup.ts';
import { matchesDatabase, openEncryption } from './startup/secret.ts';
import { startTelemetry } from './startup/telemetry.ts';
import { createHealthProbes } from './startup/health-probes.ts';
import type { Overrides } from './startup/overrides.ts';
import { createHttpServer } from './transport/http-server.ts';
import { createHttpApp } from './transport/http-app.ts';
import type { Origins } from './transport/origins.ts';
import { contextFor, noCookies, type ContextParts } from './transport/request-context.ts';
import { healthRoute } from './transport/rest/health.route.ts';
import { graphqlOverSocket } from './transport/subscriptions.ts';

export const FEATURES: Feature[] = [
  auditFeature,
  usersFeature,
  googleLoginFeature,
  subscriptionsFeature,
  trialsFeature,
  researchFeature,
  citationsFeature,
  casesFeature,
  deadlinesFeature,
  calendarFeature,
  hoursFeature,
  invoicingFeature,
  contractsFeature,
  calculatorsFeature,
  apiKeysFeature,
  settingsFeature,
  privacyFeature,
  documentsFeature,
  estimatesFeature,
  chatFeature,
  onboardingFeature,
  notificationsFeature,
  webhooksFeature,
  integrationsFeature,
  developersFeature,
  analyticsFeature,
];
export const RETENTION = [...KERNEL_RETENTION, ...FEATURES.flatMap((feature) => feature.retention ?? [])];
const REST_ROUTES = [healthRoute, ...FEATURES.flatMap((feature) => feature.rest ?? [])];
const RAW_ROUTES = FEATURES.flatMap((feature) => feature.raw ?? []);
const JOB_CONCURRENCY = 6;
const STOP_TIMEOUT_MS = 8000;

export interface RunningServer {
  url: string;
  port: number;
  /** Null: no metrics are kept. */
  metricsPort: number | null;
  /** Of requests, which sees what their callers may see. */
  orm: MikroORM;
  /** Of jobs, which sees everything. */
  work: MikroORM;
  /** The contract that it serves. */
  schema: GraphQLSchema;
  stop(): Promise<void>;
}

const originsOf = (env: Env): Origins => ({
  own: new Set(env.PUBLIC_URL ? [new URL(env.PUBLIC_URL).origin] : []),
  foreign: new Set(env.CORS_ORIGINS),
});

/** Starts to listen; returns the port. Rejects with `StartError` when the port is in use or not allowed. */
function listen(server: Server, env: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const text =
        error.code === 'EADDRINUSE'
          ? startupText.portInUse(env.PORT)
          : error.code === 'EACCES'
            ? startupText.portNotAllowed(env.PORT)
            : null;
      reject(text ? new StartError(text) : error);
    });
    server.listen(env.PORT, env.HOST, () => resolve((server.address() as { port: number }).port));
  });
}

/** A problem at the start that the operator can solve; its message is Spanish. */
export class StartError extends Error {}

/** Waits for running jobs, up to the timeout. A job that takes longer is run again at the next start. */
const orStopTimeout = (stopping: Promise<void>): Promise<void> =>
  Promise.race([stopping, new Promise<void>((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref())]);

/** Starts one server. `stop` ends everything that was started, in reverse order. */
export async function startServer(env: Env, overrides: Overrides = {}): Promise<RunningServer> {
  const log = overrides.log ?? createLog(env.LOG_LEVEL);
  const clock = overrides.clock ?? systemClock;
  const cleanups: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of cleanups.splice(0).toReversed())
      await end().catch((error: unknown) => log.error({ err: error }, 'while stopping'));
  };
  try {
    const draining = new AbortController();
    const observing = await startTelemetry(env, log);
    cleanups.push(() => observing.stop());
    const { url, ownerUrl, server: database } = await openDatabase(env);
    if (database) cleanups.push(() => database.stop());
    const key = await prepareDatabase({ url, ownerUrl }, database !== null, log);
    const limits = overrides.limits ?? REQUEST_LIMITS;
    const orm = await openOrm(url, { limits, wall: key && { key, isSystem: false } });
    cleanups.push(() => orm.close());
    // Jobs have connections of their own: theirs may take long, and never keep a request waiting.
    const work = await openOrm(url, {
      pool: { min: 0, max: 2 * JOB_CONCURRENCY },
      wall: key && { key, isSystem: true },
    });
    cleanups.push(() => work.close());

    const pool = new pg.Pool({ connectionString: url, max: JOB_CONCURRENCY + 4, ...limits });
    if (key) guardPool(pool, key, true);
    pool.on('error', (error) =>
      log[draining.signal.aborted ? 'debug' : 'warn']({ err: error }, 'pool: an idle connection was lost'),
    );
    pool.on('connect', (client) =>
      client.on('error', (error) => log.debug({ err: error }, 'pool: a connection was lost')),
    );
    cleanups.push(() => endPool(pool));
    const bus = await connectBus(url, log);
    cleanups.push(() => bus.close());

    const mailer = overrides.mailer ?? chooseMailer(env, log);
    cleanups.push(() => mailer.close());
    const files = overrides.files ?? chooseFileStorage(env);
    cleanups.push(() => files.close());
    // Without PUBLIC_URL the address is known after `listen`. A job that needs it earlier fails and is retried.
    let address = env.PUBLIC_URL?.replace(/\/+$/, '') ?? '';
    const publicAddress = (): string => {
      if (!address) throw new StartError('not listening yet');
      return address;
    };
    const workers = createWorkerPool({ size: env.WORKER_PROCESSES, log });
    cleanups.push(() => workers.stop());
    const encryption = openEncryption(env);
    if (!(await asSystem(() => matchesDatabase(orm.em.fork(), encryption))))
      throw new StartError(startupText.wrongSecret);
    const keyring = createKeyring(encryption, clock);
    const apiKeys = createApiKeyAuthority(bus, clock);
    const authority = createSessionAuthority(keyring, apiKeys, bus, clock);
    const isOpen = env.GRAPHQL_INTROSPECTION ?? env.NODE_ENV === 'development';
    const schema = await buildContract(FEATURES);
    const operationLimits = createOperationLimits(schema, { isOpen });
    const calls = createCallLog({ em: () => work.em.fork() as SqlEntityManager, clock, log });
    cleanups.push(() => calls.stop());
    let jobs: JobRunner | null = null;
    const origins = originsOf(env);
    const parts: ContextParts = {
      clock,
      log,
      bus,
      encryption,
      usage: planUsage,
      throttle: createThrottle(pool),
      apiKeys,
      ports: {
        llm: overrides.llm ?? chooseModel(env),
        embedder: overrides.embedder ?? chooseEmbedder(env),
        mailer,
        files,
        ocr: overrides.ocr ?? (await chooseOcr(env, log)),
        calendarSync: chooseCalendarSync(env, log),
        identity: chooseIdentity(env),
        payments:
          overrides.payments ??
          choosePayments(env, log, {
            em: () => work.em.fork() as SqlEntityManager,
            clock,
            prices: SOLD_PRICES,
            address: publicAddress,
            send: sendSandboxConfirmation,
          }),
        services: overrides.services ?? chooseServices(env),
        webhookPost: overrides.webhookPost ?? chooseWebhookPost(env),
        address: publicAddress,
        keyring,
        sessions: authority,
      },
      runtime: {
        version: VERSION,
        schema,
        developerTags: developerTags(env.NODE_ENV === 'development'),
        endpointsAvailable: REST_ROUTES.length,
        readingPaceMs: env.READING_PACE_MS,
        operator: operatorOf(env),
        nodes: new Map(FEATURES.flatMap((feature) => Object.entries(feature.nodes ?? {}))),
        offers: FEATURES.flatMap((feature) => feature.offers ?? []),
        toasts: new Map(FEATURES.flatMap((feature) => Object.entries(feature.toasts ?? {}))),
        workLimits: new WorkLimits(),
        telemetry: observing.telemetry,
        calls,
        surroundings: createHealthProbes(env, clock, () => jobs?.isRunning() ?? false),
        workers,
      },
      shutdown: draining.signal,
      freshEm: () => orm.em.fork(),
      actorOf: (em, credentials) => authority.actorOf(em, credentials),
      isSessionAlive: (em, sessionId) => authority.isAlive(em, sessionId),
      markSessionUsed: (em, sessionId) => authority.markUsed(em, sessionId),
      origins,
      isSecure: env.PUBLIC_URL?.startsWith('https:') ?? false,
      trustedProxies: env.TRUST_PROXY,
    };

    const httpServer = createHttpServer();
    const graphql = await graphqlOverHttp({ schema, operationLimits, parts, httpServer });
    const sockets = graphqlOverSocket({
      schema,
      operationLimits,
      parts,
      httpServer,
      origins,
    });
    const app = await createHttpApp({
      httpServer,
      graphql,
      sockets,
      schema,
      operationLimits,
      parts,
      routes: REST_ROUTES,
      rawRoutes: RAW_ROUTES,
      files: new Map(FEATURES.flatMap((feature) => Object.entries(feature.files ?? {}))),
      env,
      web: overrides.web,
    });
    await observing.watch({ env, parts, sockets, orms: { requests: orm, jobs: work }, pools: { queue: pool } });
    const stopHealthLog = logHealth(async () => (await readHealth({ ...parts, em: orm.em.fork() })).reasons, log);
    cleanups.push(() => Promise.resolve(stopHealthLog()));
    const backup = scheduledBackup(env, ownerUrl);
    const hasSchedules = overrides.schedules ?? true;
    if (backup && hasSchedules) await backUpIfLate(env, work.em.fork(), backup, log);
    const running = await startJobs({
      pool,
      log,
      jobs: [
        ...retentionJobs(RETENTION),
        fileSweepJob(FEATURES.flatMap((feature) => feature.keptFiles ?? [])),
        ...FEATURES.flatMap((feature) => feature.jobs ?? []),
        ...(backup ? [backup as unknown as AnyJob] : []),
      ],
      concurrency: JOB_CONCURRENCY,
      schedules: hasSchedules,
      contextFor: (name) =>
        contextFor(parts, {
          em: work.em.fork(),
          actor: { kind: 'visitor' },
          cookies: noCookies,
          origin: { ip: `job:${name}`, userAgent: null },
        }),
    });
    // They run in reverse order: no new jobs, subscriptions, running jobs, sockets, GraphQL, HTTP.
    cleanups.push(
      () => app.stop(),
      () => graphql.stop(),
      () => sockets.stop(),
      () => orStopTimeout(running.ended()),
      () => Promise.resolve(draining.abort()),
      () => orStopTimeout(running.stop()),
    );
    jobs = running;
    const port = await listen(httpServer, env);
    address ||= `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${port}`;
    return { url: address, port, metricsPort: observing.port, orm, work, schema, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
