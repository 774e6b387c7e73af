import { describe, expect, test } from 'vitest';
import { mailOfContract } from '#api/features/contracts/mail/contract-mail.rules.ts';
import { invitationMail } from '#api/features/cases/people/invitations.rules.ts';
import { alertMail } from '#api/features/deadlines/alerts/alert-mail.rules.ts';
import { mailGoogleLink } from '#api/features/google-login/google-login.jobs.ts';
import { mailOfPrebill } from '#api/features/hours/billing/prebill-mail.rules.ts';
import { digestOf } from '#api/features/notifications/digest/digest.rules.ts';
import { mailPrivacy } from '#api/features/privacy/privacy-mail.jobs.ts';
import { mailEmailChanged } from '#api/features/settings/settings.jobs.ts';
import { meterMail } from '#api/features/subscriptions/notices/meter-notices.rules.ts';
import { claimMail, noticeMail } from '#api/features/subscriptions/payments/mails.rules.ts';
import { askedMail, receivedMail } from '#api/features/subscriptions/quotes/quotes.rules.ts';
import { seatInvitationMail } from '#api/features/subscriptions/seats/seats.rules.ts';
import { mailOfTrial } from '#api/features/trials/trials.rules.ts';
import { mailLogin } from '#api/features/users/login-mail.jobs.ts';
import { mailPasswordReset, mailSecurityNotice } from '#api/features/users/security-mails.jobs.ts';
import { mailWebhookDisabled } from '#api/features/webhooks/webhook-mail.jobs.ts';
import { EMAIL_PALETTE } from '#api/kernel/email-template.rules.ts';
import type { Job } from '#api/kernel/jobs/jobs.ts';
import type { Mail } from '#api/ports/mailer.ts';
import { messageOf } from '#api/providers/mailer/message.ts';
import { paymentMails } from '#schema/text/payments.ts';
import { privacyMail } from '#schema/text/privacy.ts';
import { securityNoticeText } from '#schema/text/account-security.ts';

/** Every mail that the product writes, as it is sent. */

const AT = new Date('2026-11-20T18:00:00Z');
const URL_OF_EXAMPLE = 'https://foja.ejemplo.mx/x?a=1&b=2';
const TO = 'persona@ejemplo.mx';
const account = { id: 'usr_1', name: 'Ana de Ejemplo', email: TO, kind: 'REGISTERED' };

/** Runs the job of a mail over rows that it would find; returns what it sends. */
async function sentBy<Input extends object>(
  job: Job<Input>,
  input: Input,
  found: object,
  rows: object[] = [found],
): Promise<Mail> {
  const sent: Mail[] = [];
  const em = {
    findOne: () => Promise.resolve(found),
    count: () => Promise.resolve(0),
    execute: () => Promise.resolve(rows),
  };
  const ctx = {
    em,
    clock: { now: () => AT },
    ports: { address: () => 'https://foja.ejemplo.mx', mailer: { send: (mail: Mail) => sent.push(mail) } },
    encryption: { decrypt: (text: string) => text },
    runtime: { offers: [] },
  };
  await job.run(ctx as never, input, { number: 1, isLast: false });
  if (!sent[0]) throw new Error(`${job.name} sent nothing`);
  return sent[0];
}

const contract = {
  mail: { id: 'ctm_1', to: TO, message: 'Te lo envío.', versionNumber: 2 },
  title: 'Arrendamiento de ejemplo',
  sha256: 'a'.repeat(64),
  verificationUrl: URL_OF_EXAMPLE,
  sender: account,
  attachment: { fileName: 'x.pdf', mediaType: 'application/pdf', bytes: new Uint8Array() },
};
const prebill = {
  prebill: { issuer: account, number: 7, fromOn: '2026-11-01', toOn: '2026-11-15', total: 100, received: 0 },
  mail: { id: 'x', to: TO, message: 'Va la prefactura.' },
  replyTo: TO,
  attachments: [],
};
const deadline = {
  kind: 'STAGE',
  title: 'Contestar & <b>alegar</b>',
  caseTitle: 'Juicio de ejemplo',
  dueOn: '2026-11-25',
  dueAt: AT,
  hasHour: false,
  zone: 'America/Mexico_City',
  viewerZone: 'America/Mexico_City',
  changeNote: null,
  isProvisional: false,
  isEstimated: false,
  isTheirs: false,
};
const meter = { userId: 'usr_1', meter: 'chat_messages', used: 80, limit: 100, plan: 'BASIC', percent: 80 };
const quote = { name: 'Ana de Ejemplo', email: TO, message: 'Somos doce.', seats: 12 };
const told = [{ title: 'Hay cambios en un asunto', body: 'Bruno hizo cambios en «Juicio de ejemplo».' }];
const invitation = { id: 'x', email: TO, expiresAt: AT };
const links = { list: URL_OF_EXAMPLE, unsubscribe: 'https://foja.ejemplo.mx/api/notifications/unsubscribe/x' };

const notices = Object.keys(paymentMails).filter((kind) => !['greeting', 'footer', 'open', 'CLAIM'].includes(kind));
const mails: Record<string, () => Mail | Promise<Mail>> = {
  alerts: () =>
    alertMail(
      { batchId: 'x', to: TO, name: 'Ana', alerts: [deadline as never], total: 3 },
      'https://foja.ejemplo.mx',
      AT,
    ),
  invitation: () =>
    invitationMail({ ...invitation, role: 'GUEST', inviterName: 'Bruno', caseTitle: 'Juicio' }, URL_OF_EXAMPLE),
  contract: () => mailOfContract(contract),
  prebill: () => mailOfPrebill(prebill as never),
  seat: () => seatInvitationMail({ ...invitation, ownerName: 'Bruno' }, URL_OF_EXAMPLE),
  trial: () => mailOfTrial({ ...invitation, days: 7, isRepeated: false }, URL_OF_EXAMPLE),
  meter: () =>
    meterMail({ ...meter, periodStart: AT.toISOString(), resetsAt: AT.toISOString() } as never, TO, URL_OF_EXAMPLE),
  'quote received': () => receivedMail('x', quote),
  'quote asked': () => askedMail('x', TO, quote, true),
  claim: () => claimMail({ id: 'x', email: TO, plan: 'BASIC' }, URL_OF_EXAMPLE),
  digest: () => digestOf({ userId: 'usr_1', period: '2026-11-20', to: TO, name: 'Ana', told, moreCount: 2 }, links),
  login: () =>
    sentBy(
      mailLogin,
      { sessionId: 'ses_1' },
      { user: { $: account }, createdAt: AT, ip: '192.0.2.1', userAgent: null },
    ),
  'google link': () =>
    sentBy(mailGoogleLink, { userId: 'usr_1', change: 'LINKED_BY_EMAIL', email: TO, at: 0 }, account),
  'e-mail changed': () => sentBy(mailEmailChanged, { userId: 'usr_1', from: TO, to: TO, at: 0 }, account),
  'webhook disabled': () =>
    sentBy(mailWebhookDisabled, { endpointId: 'whe_1', at: 0 }, { url: 'https://ejemplo.mx/x', email: TO }),
  ...Object.fromEntries(
    notices.map((kind) => [
      `payment ${kind}`,
      () =>
        noticeMail(
          { kind: kind as never, subscriptionId: 'x', to: TO, plan: 'BASIC', endsAt: AT, isTrial: false },
          URL_OF_EXAMPLE,
        ),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(securityNoticeText.kinds).map((kind) => [
      `security ${kind}`,
      () => sentBy(mailSecurityNotice, { userId: 'usr_1', kind: kind as never, ip: '192.0.2.1', at: 0 }, account),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(privacyMail).map((kind) => [
      `privacy ${kind}`,
      () => sentBy(mailPrivacy, { kind: kind as never, to: TO, at: 0, due: AT.getTime() }, account),
    ]),
  ),
};

/** The words of a text, without the marks that only one of the two has. */
const wordsOf = (text: string): string => text.replace(/^--$/gm, '').replace(/:$/gm, '').replace(/\s+/g, ' ').trim();

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
/** What a reader sees of the HTML: the hidden first line and the addresses of links are apart. */
function seenIn(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<div style="display:none[^>]*>.*?<\/div>/s, '');
  return wordsOf(
    body
      .replace(/<a href="([^"]*)" class="muted"[^>]*>(.*?)<\/a>/g, '$2\n$1')
      .replace(/<\/p>/g, '\n')
      .replace(/<[^>]+>/g, '')
      .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  );
}

describe.each(Object.entries(mails))('the mail «%s»', (_name, make) => {
  test('says the same as text and as HTML', async () => {
    const { text, html } = await make();
    const plain = wordsOf(text.replace(/:\n(https?:)/g, '\n$1'));
    expect(seenIn(html)).toBe(plain);
  });

  test('declares both schemes, fetches nothing, and has a first line for lists', async () => {
    const { html, subject } = await make();
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import/);
    const [, preheader] = /<div style="display:none[^>]*>(.*?)<\/div>/s.exec(html) ?? [];
    expect(preheader?.length).toBeGreaterThan(10);
    expect(subject.length).toBeGreaterThan(5);
  });
});

test('a mail that can be ended says so to mail programs, and no other does', async () => {
  const [digest, alerts] = await Promise.all([mails['digest']?.(), mails['alerts']?.()]);
  expect(messageOf(digest as Mail, 'foja@ejemplo.mx').headers).toMatchObject({
    'List-Unsubscribe': `<${links.unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(messageOf(alerts as Mail, 'foja@ejemplo.mx').headers).not.toHaveProperty('List-Unsubscribe');
});

test('a password reset says the same in both forms', async () => {
  const order = { email: TO, sealedToken: 'x'.repeat(43), at: AT.getTime() };
  // A ticket that is there already: it is a retry, which is not recorded again.
  const { text, html } = await sentBy(mailPasswordReset, order, account, []);
  expect(seenIn(html)).toBe(wordsOf(text.replace(/:\n(https?:)/g, '\n$1')));
});

/** WCAG 2.2: relative luminance, contrast. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test.each(Object.entries(EMAIL_PALETTE))('the colours of the %s scheme can be read', (_name, palette) => {
  for (const [text, ground] of [
    [palette.ink, palette.card],
    [palette.muted, palette.card],
    [palette.onButton, palette.button],
  ] as const)
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});
