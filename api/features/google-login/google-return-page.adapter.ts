import { createHash } from 'node:crypto';
import { googleLoginText as say } from '#schema/text/google-login.ts';
import { escapeHtml } from '#api/kernel/escape-html.rules.ts';
import type { RawReply } from '#api/kernel/http/rest-route.ts';

/**
 * The page that Google redirects to. It hands code and state to the page that opened it and closes itself: that page
 * sends them to the server, in the browser whose cookie began the attempt.
 */

/** Name of the BroadcastChannel; only pages of this origin hear it. */
const CHANNEL = 'foja-google-login';

const SCRIPT = `(()=>{const q=new URLSearchParams(location.search);history.replaceState(null,'',location.pathname);const c=new BroadcastChannel('${CHANNEL}');c.postMessage({state:q.get('state'),code:q.get('code'),error:q.get('error')});c.close();setTimeout(()=>window.close(),200)})()`;

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font-family:Georgia,serif;background:#faf9f6;color:#1c1917}' +
  'main{max-width:360px;padding:24px;text-align:center}h1{font-size:20px;margin:0 0 12px}p{margin:0 0 8px;line-height:1.5}' +
  '@media (prefers-color-scheme:dark){body{background:#171412;color:#f5f2ec}}';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only this script and this style are allowed. The address held a code: it is not kept, and no referrer is sent. */
export const returnPage = (): RawReply => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; script-src ${sha256(SCRIPT)}; style-src ${sha256(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
  },
  content:
    `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(say.returnTitle)}</title><style>${STYLE}</style></head>` +
    `<body><main role="status"><h1>${escapeHtml(say.returnDone)}</h1><p>${escapeHtml(say.returnHint)}</p></main>` +
    `<script>${SCRIPT}</script></body></html>`,
});
