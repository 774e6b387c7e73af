import { unsubscribePage as words } from '#schema/text/notification-digest.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { escapeHtml } from '#api/kernel/escape-html.rules.ts';
import type { RawRequest, RawRoute } from '#api/kernel/http/raw-route.ts';
import type { RawReply } from '#api/kernel/http/rest-route.ts';
import { hashOfLinkToken, looksLikeLinkToken } from '#api/kernel/security/link-token.ts';

/** The link in each digest that ends them: one click of a mail program (RFC 8058), or a page with a button. */

const PATH = '/api/notifications/unsubscribe/:token';
const MAX_FORM = 4096;

export const unsubscribeUrl = (address: string, token: string): string => `${address}${PATH.replace(':token', token)}`;

const pageOf = (status: number, title: string, text: string, form = ''): RawReply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' },
  content:
    '<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head><body><main>` +
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}` +
    `<p><a href="/dashboard?tab=settings&amp;part=notifications">${escapeHtml(words.settings)}</a></p></main></body></html>`,
});

const unknownPage = (): RawReply => pageOf(404, words.unknownTitle, words.unknown);

/** The account of a link; null: it is not known, or too old. */
async function accountOf({ em }: Ctx, { params }: RawRequest): Promise<string | null> {
  const token = params['token'] ?? '';
  if (!looksLikeLinkToken(token)) return null;
  const [found] = await em.execute<{ user_id: string }[]>(
    'select user_id from notification_digest where token_hash = ?',
    [hashOfLinkToken(token)],
  );
  return found?.user_id ?? null;
}

export const UNSUBSCRIBE_ROUTES: RawRoute[] = [
  {
    // Programs that look at every link of a mail change nothing.
    method: 'GET',
    path: PATH,
    maxBytes: MAX_FORM,
    async answer(ctx, request) {
      if (!(await accountOf(ctx, request))) return unknownPage();
      const form = `<form method="post"><button type="submit">${escapeHtml(words.confirm)}</button></form>`;
      return pageOf(200, words.askTitle, words.ask, form);
    },
  },
  {
    method: 'POST',
    path: PATH,
    maxBytes: MAX_FORM,
    async answer(ctx, request) {
      const userId = await accountOf(ctx, request);
      if (!userId) return unknownPage();
      await ctx.em.execute(`update notification_preference set digest = 'OFF', updated_at = ? where user_id = ?`, [
        ctx.clock.now(),
        userId,
      ]);
      return pageOf(200, words.doneTitle, words.done);
    },
  },
];
