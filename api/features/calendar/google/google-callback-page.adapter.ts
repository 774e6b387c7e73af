import { createHash } from 'node:crypto';
import { googleText as say } from '#schema/text/google-calendar.ts';
import { escapeHtml } from '#api/kernel/escape-html.rules.ts';
import type { RawReply } from '#api/kernel/http/rest-route.ts';

/** The page that Google redirects to: it informs the panel, shows the result, and closes itself. */

/** Name of the BroadcastChannel that the panel listens to. The message also goes to the opener. */
const CHANNEL = 'foja-google';

const SCRIPT = `(()=>{const d=document.body.dataset;const m={type:'google-connection',connected:d.connected==='true',message:d.message};try{const c=new BroadcastChannel('${CHANNEL}');c.postMessage(m);c.close()}catch{}try{window.opener?.postMessage(m,location.origin)}catch{}history.replaceState(null,'',location.pathname);if(m.connected)setTimeout(()=>window.close(),300)})()`;

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font-family:Georgia,serif;background:#faf9f6;color:#1c1917}' +
  'main{max-width:360px;padding:24px;text-align:center}h1{font-size:20px;margin:0 0 12px}p{margin:0 0 8px;line-height:1.5}' +
  '@media (prefers-color-scheme:dark){body{background:#171412;color:#f5f2ec}}';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only this script and this style are allowed. The address held a code: no referrer is sent. */
const HEADERS = {
  'content-security-policy': `default-src 'none'; script-src ${sha256(SCRIPT)}; style-src ${sha256(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'unsafe-none',
};

export function callbackPage(isConnected: boolean, message: string): RawReply {
  const text = escapeHtml(message);
  return {
    status: isConnected ? 200 : 400,
    headers: { 'content-type': 'text/html; charset=utf-8', ...HEADERS },
    content:
      `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escapeHtml(say.pageTitle)}</title><style>${STYLE}</style></head>` +
      `<body data-connected="${isConnected}" data-message="${text}"><main role="status"><h1>${text}</h1>` +
      `<p>${escapeHtml(isConnected ? say.pageClose : say.pageRetry)}</p></main><script>${SCRIPT}</script></body></html>`,
  };
}
