/**
 * `web [--rounds N] [--without-prefetch]`: the built product in a real browser, over the twelve main journeys. For each,
 * milliseconds from the click to the frame that shows the page that was asked for: the first time in the life of the
 * page, and warm (the median of the rounds of both). Beside them the slowest interaction (Event Timing) and the layout
 * shift of the whole visit. Exit code 1 when a bar is missed. Run `npm run build` before.
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { removeFolder, startProduct } from '#tests/support/product.ts';
import { quantile, tableOf } from './figures.rules.ts';

const BARS = { warm: 100, first: 400, inp: 200, cls: 0.05 };
const PREFETCH_MS = 6_000;
const SETTLED_MS = 700;

interface Journey {
  name: string;
  /** Selector of what is clicked. */
  click: string;
  /** Selector of what shows that the page is there. */
  shown: string;
  /** The query of the dashboard from which it begins; without it, home. */
  from?: string;
}

const link = (id: string) => `nav [id="${id}"]`;
const CASES = 'tab=cases&show=table';

const journeys = (caseId: string): Journey[] => [
  { name: 'Chat legal', click: link('chat'), shown: 'main textarea' },
  { name: 'Casos', click: link('cases'), shown: 'main h1' },
  { name: 'Nuevo caso', click: 'main a[href*="new=1"]', shown: 'main form', from: CASES },
  { name: 'Un caso', click: `main a[href^="/cases/${caseId}"]`, shown: 'main h1', from: CASES },
  { name: 'Casos en tiempo real', click: link('realtime-cases'), shown: 'main h1' },
  { name: 'Chat colaborativo', click: link('collaborative-chat'), shown: 'main h1' },
  { name: 'Vencimientos', click: link('deadline-alerts'), shown: 'main h1' },
  {
    name: 'Calcular plazo',
    click: 'main a[href^="/vencimientos/calcular"]',
    shown: 'main h1',
    from: 'tab=deadline-alerts',
  },
  { name: 'Calendario', click: link('calendar'), shown: 'main h1' },
  { name: 'Búsqueda', click: link('search'), shown: 'main [role="search"]' },
  { name: 'Investigación', click: link('research'), shown: 'main h1' },
  { name: 'Revisor de citas', click: link('citations'), shown: 'main textarea' },
];

async function post<T>(url: string, body: object, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

interface Account {
  token: string;
  user: object;
  caseId: string;
}

async function openAccount(url: string): Promise<Account> {
  const person = { name: 'Eva Ejemplo', email: `eva-${Date.now()}@ejemplo.mx`, password: 'una clave larga de ejemplo' };
  const { token, user } = await post<Omit<Account, 'caseId'>>(`${url}/api/real-auth/register`, person);
  const query = 'mutation Make($input: CreateCaseInput!) { createCase(input: $input) { case { id } } }';
  const input = { title: 'Cobro de pagaré', client: 'Comercializadora Ejemplo', area: 'COMMERCIAL' };
  const made = await post<{ data: { createCase: { case: { id: string } } } }>(
    `${url}/graphql`,
    { query, variables: { input } },
    token,
  );
  return { token, user, caseId: made.data.createCase.case.id };
}

interface Watched {
  slowest: number;
  shift: number;
  /** Waits for the next click; then gives the milliseconds to the frame after `selector` is on another page. */
  next: (selector: string) => Promise<number>;
}

type WatchedWindow = typeof window & { seen: Watched };

/** Runs in the page: watches interactions and layout shifts, and times clicks by its own clock. */
function watch(): void {
  const seen: Watched = {
    slowest: 0,
    shift: 0,
    next: (selector) =>
      new Promise((resolve) => {
        const { href } = location;
        const onClick = ({ timeStamp }: MouseEvent) => {
          const look = () => {
            const isThere = location.href !== href && document.querySelector(selector);
            // The frame after the next one has painted it.
            if (isThere) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            else requestAnimationFrame(look);
          };
          look();
        };
        addEventListener('click', onClick, { capture: true, once: true });
      }),
  };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function timeOf(page: Page, { click, shown }: Journey): Promise<number> {
  const target = page.locator(click).first();
  await target.waitFor();
  const time = page.evaluate((selector) => (window as WatchedWindow).seen.next(selector), shown);
  await target.click();
  const milliseconds = await time;
  await page.waitForTimeout(SETTLED_MS);
  return milliseconds;
}

/** Goes to the place where a journey begins, by the links of the page, so that the page lives on. */
async function goBack(page: Page, { from }: Journey): Promise<void> {
  const address = from ? `/dashboard?${from}` : '/dashboard';
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForTimeout(SETTLED_MS);
}

interface Visit {
  first: Map<string, number>;
  warm: Map<string, number>;
  home: number;
  seen: Omit<Watched, 'next'>;
}

/** One visit: every journey for the first time, then every journey again. */
async function visit(browser: Browser, url: string, account: Account, isPrefetched: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
  // tsx names functions with a helper that the page does not have.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  await context.addInitScript(watch);
  await context.addInitScript(
    ({ token, user, spares }) => {
      localStorage.setItem('auth_token', token);
      localStorage.setItem('auth_user', JSON.stringify(user));
      if (spares) Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    },
    { token: account.token, user: account.user, spares: !isPrefetched },
  );
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await page.locator('main h1').waitFor();
  await page.waitForTimeout(isPrefetched ? PREFETCH_MS : SETTLED_MS);
  const home = await page.evaluate(() => (window as WatchedWindow).seen.shift);
  const round = async () => {
    const times = new Map<string, number>();
    for (const journey of journeys(account.caseId)) {
      await goBack(page, journey);
      times.set(journey.name, await timeOf(page, journey));
    }
    return times;
  };
  const first = await round();
  const warm = await round();
  const { slowest, shift } = await page.evaluate(() => (window as WatchedWindow).seen);
  await context.close();
  return { first, warm, home, seen: { slowest, shift } };
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, 'without-prefetch': { type: 'boolean', default: false } },
});
const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
const visits: Visit[] = [];
try {
  const account = await openAccount(product.url);
  for (let round = 0; round < Number(values.rounds); round++)
    visits.push(await visit(browser, product.url, account, !values['without-prefetch']));
} finally {
  await browser.close();
  await product.stop();
  removeFolder(product.folder);
}

const median = (numbers: readonly number[]) => quantile(numbers, 0.5);
const shownMs = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
const rows = journeys('').map(({ name }) => ({
  name,
  first: median(visits.map(({ first }) => first.get(name) ?? Number.NaN)),
  warm: median(visits.map(({ warm }) => warm.get(name) ?? Number.NaN)),
}));
console.info(
  tableOf([
    ['Journey', 'first', 'warm'],
    ...rows.map(({ name, first, warm }) => [name, shownMs(first), shownMs(warm)]),
    ['Bar', shownMs(BARS.first), shownMs(BARS.warm)],
  ]),
);
const worst = {
  first: Math.max(...rows.map(({ first }) => first)),
  warm: Math.max(...rows.map(({ warm }) => warm)),
  inp: median(visits.map(({ seen }) => seen.slowest)),
  home: median(visits.map(({ home }) => home)),
  cls: median(visits.map(({ seen }) => seen.shift)),
};
console.info(`\nslowest interaction ${shownMs(worst.inp)} (bar ${BARS.inp})`);
console.info(`layout shift: home ${worst.home.toFixed(3)}, whole visit ${worst.cls.toFixed(3)} (bar ${BARS.cls})`);
const isMissed = worst.first > BARS.first || worst.warm > BARS.warm || worst.inp > BARS.inp || worst.cls > BARS.cls;
if (isMissed) process.exitCode = 1;
