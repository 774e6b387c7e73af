import { googleText as say } from '#schema/text/google-calendar.ts';
import {
  RestCalendarStatusDocument,
  RestConnectCalendarDocument,
  RestFinishCalendarConnectionDocument,
} from './google.rest.generated.ts';
import { optionalText, restRoute, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { callbackPage } from './google-callback-page.adapter.ts';
import { CALLBACK_PATH } from './google-consent.service.ts';

export const GOOGLE_REST: RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/calendar/status',
    document: RestCalendarStatusDocument,
    variables: () => ({}),
    reply: ({ calendarConnection: { connected, state, problem, calendarName, lastSyncedAt } }) => ({
      body: {
        connected,
        state: state.toLowerCase(),
        problem,
        calendar_name: calendarName,
        last_synced_at: lastSyncedAt,
      },
    }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calendar/connect',
    document: RestConnectCalendarDocument,
    variables: () => ({}),
    reply: ({ connectGoogleCalendar }) => ({ body: { authUrl: connectGoogleCalendar.authUrl } }),
  }),
  restRoute({
    method: 'GET',
    path: CALLBACK_PATH,
    document: RestFinishCalendarConnectionDocument,
    variables: ({ query }) => ({
      input: {
        state: query['state'] ?? '',
        code: optionalText(query['code']),
        error: optionalText(query['error']),
      },
    }),
    reply: () => callbackPage(true, say.pageConnected),
    refusal: (message) => callbackPage(false, message),
  }),
];
