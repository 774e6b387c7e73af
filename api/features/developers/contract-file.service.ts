import { createHash } from 'node:crypto';
import { changelog } from '#schema/generated/changelog.ts';
import { sdl } from '#schema/generated/sdl.ts';
import type { RawRoute } from '#api/kernel/http/raw-route.ts';

/** The contract as a file for tools, at one address for good. */

const sha256 = createHash('sha256').update(sdl).digest('hex');
/** The day of the last change that partners could notice. */
const contractDay: string =
  changelog
    .map(({ day }) => day)
    .toSorted()
    .at(-1) ?? '';

const FILE = `# Foja, contract of ${contractDay}, sha256 ${sha256}\n# What changed: /developers/cambios\n\n${sdl}\n`;
const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'public, max-age=300',
  etag: `"${sha256}"`,
};

export const contractFileRoute: RawRoute = {
  method: 'GET',
  path: '/schema.graphql',
  maxBytes: 0,
  answer: (_ctx, request) =>
    Promise.resolve(
      request.header('if-none-match')?.includes(sha256)
        ? { status: 304, headers: HEADERS, content: '' }
        : { status: 200, headers: HEADERS, content: FILE },
    ),
};
