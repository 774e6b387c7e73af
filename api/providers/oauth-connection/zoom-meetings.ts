import { z } from 'zod';
import type { Meetings } from '#api/ports/oauth-connection.ts';
import { PortError } from '#api/ports/port-error.ts';
import { askService, readAnswer } from './ask-service.ts';

/** Meetings of the Zoom API: `POST /users/me/meetings`, `DELETE /meetings/{id}`. */

const SCHEDULED = 2;
const RECURRING_WITHOUT_TIME = 3;

const made = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  join_url: z.url({ protocol: /^https?$/ }).max(500),
});

/** `base`: address of the API with its version. */
export function zoomMeetings(base: string, timeoutMs: number): Meetings {
  const ask = (path: string, method: string, token: string, signal: AbortSignal, body?: object) =>
    askService(
      base + path,
      {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
      { timeoutMs, signal, lostAt: [401] },
    );
  return {
    async create(token, { topic, startAt, minutes, zone }, signal) {
      const time = startAt
        ? // Without milliseconds: Zoom takes no others.
          { type: SCHEDULED, start_time: `${startAt.toISOString().slice(0, 19)}Z`, duration: minutes, timezone: zone }
        : { type: RECURRING_WITHOUT_TIME };
      const { id, join_url: joinUrl } = readAnswer(
        made,
        await ask('/users/me/meetings', 'POST', token, signal, { topic, ...time }),
      );
      return { id, joinUrl };
    },
    async remove(token, id, signal) {
      try {
        await ask(`/meetings/${encodeURIComponent(id)}`, 'DELETE', token, signal);
      } catch (error) {
        // It is not there any more.
        if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      }
    },
  };
}
