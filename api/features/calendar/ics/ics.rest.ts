import { restText } from '#schema/text/errors.ts';
import { RestCalendarFeedDocument } from './ics.rest.generated.ts';
import { restRoute, type RawReply, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { FEEDS_PATH } from './feeds.service.ts';

/** Clients may reuse the answer for 15 minutes; shared caches may not store it. */
const CACHE = 'private, max-age=900';

/** The same answer for unknown, revoked and inaccessible feeds. */
const nothing: RawReply = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  content: restText.unknownRoute,
};

/** Weak tags and lists match too (RFC 9110, 13.1.2). */
const hasTag = (ifNoneMatch: string | null, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag);

export const ICS_REST: RestRoute[] = [
  restRoute({
    method: 'GET',
    path: `${FEEDS_PATH}/:feedId.ics`,
    document: RestCalendarFeedDocument,
    variables: ({ params, query }) => ({ feedId: params['feedId'] ?? '', key: query['key'] ?? '' }),
    reply: ({ calendarFeedContent: feed }, { ifNoneMatch }) => {
      if (!feed) return nothing;
      const tag = `"${feed.etag}"`;
      const headers = { etag: tag, 'cache-control': CACHE, 'x-robots-tag': 'noindex' };
      if (hasTag(ifNoneMatch, tag)) return { status: 304, headers, content: '' };
      return {
        status: 200,
        headers: {
          ...headers,
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `inline; filename="${feed.fileName}"`,
        },
        content: feed.text,
      };
    },
  }),
];
