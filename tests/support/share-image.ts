// Makes `web/public/foja-compartir.png`, which link previews show: `node tests/support/share-image.ts`, after `npm run build`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageHeads } from '../../schema/text/page-heads.ts';
import { demoChatText, landingText } from '../../schema/text/landing.ts';
import { launchBrowser } from './browser.ts';

const OUT = 'web/public/foja-compartir.png';
/** What networks ask for. */
const SIZE = { width: 1200, height: 630 };

/** A face of the built pages, inside of the page: the browser opens no file of the disk from a page without address. */
function face(family: string, file: RegExp): string {
  const name = readdirSync('dist/web/assets').find((entry) => file.test(entry));
  if (!name) throw new Error('build the pages first: npm run build');
  const bytes = readFileSync(path.join('dist/web/assets', name)).toString('base64');
  return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${bytes});font-weight:200 900}`;
}

const { title } = landingText;
const html = `<!doctype html><html lang="es-MX"><style>
${face('FojaSerif', /^source-serif-4-latin-wght-normal.*\.woff2$/)}
${face('FojaSans', /^source-sans-3-latin-wght-normal.*\.woff2$/)}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;background:#faf9f6;color:#1c1b19;font-family:FojaSans;padding:72px 80px;display:grid;grid-template-rows:auto 1fr auto}
.mark{display:flex;align-items:center;gap:16px;font:600 44px FojaSerif}
h1{font:600 88px/1.08 FojaSerif;letter-spacing:-.02em;align-self:center;max-width:19ch;text-wrap:balance}
ul{display:flex;gap:14px;list-style:none;padding:0;font-size:25px}
li{border-radius:99px;background:#e0efe8;color:#0b5d4a;padding:8px 20px}
p{font-size:27px;color:#5c5e57;margin-top:24px}
</style><body>
<div class="mark"><svg viewBox="0 0 20 24" height="48"><path fill="#0b5d4a" d="M2.5 0H13l7 7v14.5a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 0 21.5v-19A2.5 2.5 0 0 1 2.5 0z"/><path fill="#fff" opacity=".6" d="M13 0v4.5A2.5 2.5 0 0 0 15.5 7H20z"/><path fill="#fff" d="M5 12h10v1.5H5zm0 4h7v1.5H5z"/></svg>Foja</div>
<h1>${title}</h1>
<div><ul>${demoChatText.sources.map((source) => `<li>✓ ${source}</li>`).join('')}</ul><p>${pageHeads['/'].title.replace('Foja · ', '')}</p></div>`;

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(html);
await page.evaluate('document.fonts.ready');
await page.screenshot({ path: OUT });
await browser.close();
