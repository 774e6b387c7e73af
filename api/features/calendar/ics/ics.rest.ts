import { restText } from '#schema/text/errors.ts';
import { RestCalendarFeedDocument } from './ics.rest.generated.ts';
import { restRoute, type RawReply, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { FEEDS_PATH } from './feeds.service.ts';

/** Programs that subscribed ask again after so long at the soonest; nobody in between keeps a copy. */
const CACHE = 'private, max-age=900';

/** Unknown, revoked, of a case that is closed to its owner: nothing tells them apart. */
const nothing: RawReply = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  text: restText.unknownRoute,
};

/** `W/"x"` and lists of tags are the same question (RFC 9110, 13.1.2). */
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
      if (hasTag(ifNoneMatch, tag)) return { status: 304, headers, text: '' };
      return {
        status: 200,
        headers: {
          ...headers,
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `inline; filename="${feed.fileName}"`,
        },
        text: feed.text,
      };
    },
  }),
];
