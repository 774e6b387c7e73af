import { createHash } from 'node:crypto';
import { sandboxText as say } from '#schema/text/sandbox-payments.ts';
import { escapeHtml } from '#api/kernel/escape-html.rules.ts';
import type { RawReply } from '#api/kernel/http/rest-route.ts';
import type { SandboxPage, SandboxPortal } from '#api/ports/payments.ts';

/** The pages of the test mode: plain forms, no scripts. Each says that nothing is charged. */

const STYLE =
  'body{margin:0;min-height:100vh;font-family:Georgia,serif;background:#faf9f6;color:#1c1917;line-height:1.5}' +
  '.banner{margin:0;padding:12px 16px;background:#7c2d12;color:#fff;text-align:center;font-weight:bold}' +
  'main{max-width:440px;margin:0 auto;padding:24px 16px}h1{font-size:24px;margin:0 0 12px}h2{font-size:18px;margin:24px 0 8px}' +
  'p{margin:0 0 12px;overflow-wrap:anywhere}ul{padding-left:20px}form{margin:0 0 12px}' +
  'button{width:100%;min-height:44px;padding:10px 16px;font:inherit;border:1px solid #1f4d3f;border-radius:6px;background:#fff;color:#1f4d3f;cursor:pointer}' +
  'button.main{background:#1f4d3f;color:#fff}button:focus-visible,a:focus-visible{outline:3px solid #b45309;outline-offset:2px}a{color:#1f4d3f}' +
  '@media (prefers-color-scheme:dark){body{background:#171412;color:#f5f2ec}button{background:#171412;color:#a7d7c5;border-color:#a7d7c5}a{color:#a7d7c5}}';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
    `base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
};

function page(title: string, parts: string[], status = 200): RawReply {
  return {
    status,
    headers: HEADERS,
    content:
      '<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>` +
      `<header class="banner">${escapeHtml(say.banner)}</header><main><h1>${escapeHtml(title)}</h1>` +
      `${parts.join('')}<p>${escapeHtml(say.explained)}</p></main></body></html>`,
  };
}

const line = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const button = (act: string, label: string, isMain = false): string =>
  `<form method="post"><input type="hidden" name="act" value="${act}">` +
  `<button${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button></form>`;
const link = (href: string, label: string): string => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;

export const missingPage = (): RawReply => page(say.checkoutTitle, [line(say.missing)], 404);

function checkoutActs({ status, method, successUrl }: SandboxPage): string[] {
  if (status === 'OPEN')
    return [
      ...(method === 'CARD' ? [button('PAY', say.pay, true)] : []),
      button('PAY_LATER', say.payLater, method !== 'CARD'),
      ...(method === 'CARD' ? [button('REFUSE', say.refuse)] : []),
      button('GIVE_UP', say.giveUp),
    ];
  if (status === 'PENDING')
    return [
      `<h2>${escapeHtml(say.pendingTitle)}</h2>`,
      line(say.pending),
      button('CONFIRM', say.confirm, true),
      button('REFUSE', say.neverPaid),
      link(successUrl, say.backToProduct),
    ];
  return [line(say.over[status]), link(successUrl, say.backToProduct)];
}

export const checkoutPage = (checkout: SandboxPage, isRefused: boolean): RawReply =>
  page(say.checkoutTitle, [
    ...(isRefused ? [`<p role="alert">${escapeHtml(say.refused)}</p>`] : []),
    line(say.plan(checkout.plan, checkout.centavos)),
    ...(checkout.trialDays > 0 ? [line(say.trial(checkout.trialDays))] : []),
    ...(checkout.method === 'CARD' ? [] : [line(say.prepaid)]),
    line(say.buyer(checkout.email)),
    ...checkoutActs(checkout),
  ]);

function portalActs({ subscription, failsNext }: SandboxPortal): string[] {
  if (!subscription) return [line(say.noSubscription)];
  const { status, periodEnd, cancelAtPeriodEnd, isPrepaid, endedAt } = subscription;
  const told = [line(say.status[status])];
  if (endedAt) return told;
  if (status === 'PAST_DUE') return [...told, button('PAY_OVERDUE', say.payOverdue, true)];
  return [
    ...told,
    line(`${say.period(periodEnd)}${cancelAtPeriodEnd ? ` ${say.ends}` : ''}`),
    ...(failsNext ? [line(say.nextFails)] : []),
    ...(isPrepaid
      ? []
      : [
          button('RENEW', say.renew),
          button('FAIL_RENEWAL', say.failRenewal),
          button('FAIL_NEXT', failsNext ? say.acceptNext : say.failNext),
          cancelAtPeriodEnd ? button('KEEP', say.keep) : button('CANCEL', say.cancel),
        ]),
  ];
}

export const portalPage = (portal: SandboxPortal): RawReply =>
  page(say.portalTitle, [
    ...portalActs(portal),
    ...(portal.invoices.length > 0
      ? [
          `<h2>${escapeHtml(say.invoices)}</h2><ul>`,
          ...portal.invoices.map(
            ({ number, centavos, status }) =>
              `<li>${escapeHtml(say.invoice(number, centavos, say.invoiceStatus[status]))}</li>`,
          ),
          '</ul>',
        ]
      : []),
    link(portal.returnUrl, say.backToProduct),
  ]);
