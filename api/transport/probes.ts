import { Router, type RequestHandler } from 'express';
import type { HealthReason } from '#schema/generated/contract.ts';
import { readHealth } from '../kernel/http/health.ts';
import { notReady } from '../kernel/http/health.rules.ts';
import type { ContextParts } from './request-context.ts';

/** An answer is kept for so long: anybody may ask, and asking must not load the database. */
const KEPT_MS = 1000;

/**
 * For whoever runs the server, without a session: `/livez` says that the process answers, `/readyz` whether it should be
 * given requests. The reasons are those of `health`, and `STOPPING`.
 */
export function probeRouter(parts: ContextParts): Router {
  let last: { at: number; reasons: Promise<HealthReason[]> } | null = null;
  const reasonsNow = (): Promise<HealthReason[]> => {
    if (!last || performance.now() - last.at > KEPT_MS) {
      const { clock, runtime } = parts;
      last = {
        at: performance.now(),
        reasons: readHealth({ em: parts.freshEm(), clock, runtime }).then(({ reasons }) => notReady(reasons)),
      };
    }
    return last.reasons;
  };
  const live: RequestHandler = (_request, response) => {
    response.setHeader('cache-control', 'no-store');
    response.json({ status: 'live' });
  };
  const ready: RequestHandler = async (_request, response) => {
    response.setHeader('cache-control', 'no-store');
    const reasons = parts.shutdown.aborted ? ['STOPPING'] : await reasonsNow();
    if (reasons.length === 0) return void response.json({ status: 'ready', reasons });
    response.setHeader('retry-after', '2');
    response.status(503).json({ status: 'not ready', reasons });
  };
  const router = Router();
  router.get('/livez', live);
  router.get('/readyz', ready);
  return router;
}
