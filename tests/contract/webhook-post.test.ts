import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPinnedHttps, type Resolve } from '#api/providers/webhook-post/pinned-https.ts';
import { isPublicAddress } from '#api/providers/webhook-post/public-address.ts';
import { WebhookReceiver } from '../support/webhook-receiver.ts';

const file = (name: string): string =>
  readFileSync(new URL(`../fixtures/tls/receptor.${name}.pem`, import.meta.url), 'utf8');
const NAME = 'receptor.ejemplo.mx';
const never = AbortSignal.any([]);
const message = { headers: { 'content-type': 'application/json' }, body: '{"hola":"mundo"}' };

let plain: WebhookReceiver;
let secure: WebhookReceiver;
beforeAll(async () => {
  plain = await WebhookReceiver.begin();
  secure = await WebhookReceiver.begin({ key: file('key'), cert: file('cert') });
});
afterEach(() => {
  for (const receiver of [plain, secure]) {
    receiver.received.length = 0;
    receiver.answer = () => ({});
  }
});
afterAll(() => Promise.all([plain.end(), secure.end()]));

const poster = (options: { resolve?: Resolve; allowed?: string[]; timeoutMs?: number; ca?: string } = {}) =>
  createPinnedHttps({
    timeoutMs: options.timeoutMs ?? 5000,
    allowed: new Set(options.allowed ?? []),
    resolve: options.resolve ?? (() => Promise.resolve(['127.0.0.1'])),
    ...(options.ca ? { ca: options.ca } : {}),
  });
const local = (options: { timeoutMs?: number } = {}) => poster({ ...options, allowed: [plain.target] });

describe('the form of an address', () => {
  test.each([
    ['http://ejemplo.mx/', 'NOT_HTTPS'],
    ['ftp://ejemplo.mx/', 'NOT_HTTPS'],
    ['file:///etc/passwd', 'NOT_HTTPS'],
    ['javascript:alert(1)', 'NOT_HTTPS'],
    ['https://usuario:clave@ejemplo.mx/', 'CREDENTIALS'],
    ['https://ejemplo.mx@169.254.169.254/', 'CREDENTIALS'],
    ['https://@ejemplo.mx/', 'CREDENTIALS'],
    ['https://ejemplo.mx:22/', 'PORT'],
    ['https://ejemplo.mx:80/', 'PORT'],
    ['https://ejemplo.mx:5432/', 'PORT'],
    ['https://localhost/', 'HOST'],
    ['https://foja.localhost/', 'HOST'],
    ['https://servidor/', 'HOST'],
    ['https://impresora.local/', 'HOST'],
    ['https://metadata.google.internal/', 'HOST'],
    ['https://127.0.0.1/', 'HOST'],
    ['https://2130706433/', 'HOST'],
    ['https://0x7f000001/', 'HOST'],
    ['https://0177.0.0.1/', 'HOST'],
    ['https://127.1/', 'HOST'],
    ['https://169.254.169.254/latest/meta-data', 'HOST'],
    ['https://[::1]/', 'HOST'],
    ['https://[::ffff:127.0.0.1]/', 'HOST'],
    ['https://8.8.8.8/', 'HOST'],
    ['https://ejemplo.mx./', 'HOST'],
    ['https://ejemplo.mx\\@127.0.0.1/', 'FORM'],
    ['https://ejemplo.mx/a b', 'FORM'],
    ['https://', 'FORM'],
    ['', 'FORM'],
    [`https://ejemplo.mx/${'a'.repeat(2000)}`, 'FORM'],
  ])('%s is refused', (url, problem) => {
    expect(poster().problemOf(url)).toBe(problem);
  });

  test.each([
    'https://ejemplo.mx/foja',
    'https://ejemplo.mx:8443/?a=1',
    'https://avisos.ejemplo.com.mx',
    'https://ñandú.mx/',
  ])('%s is allowed', (url) => {
    expect(poster().problemOf(url)).toBeNull();
  });
});

describe('an IP address', () => {
  test.each([
    '127.0.0.1',
    '10.0.0.5',
    '172.16.9.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '0.0.0.0',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '192.0.0.192',
    '198.18.0.1',
    '168.63.129.16',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '4000::1',
    'x',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '2800:3f0::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test('of a private network is never public, whichever it is, nor wrapped into IPv6', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const within = fc.constantFrom([10], [127], [169, 254], [192, 168], [100, 64], [172, 20], [0], [224], [255]);
    fc.assert(
      fc.property(within, fc.tuple(byte, byte, byte), (start, rest) => {
        const bytes = [...start, ...rest].slice(0, 4);
        const [a = 0, b = 0, c = 0, d = 0] = bytes;
        const hex = [a * 256 + b, c * 256 + d].map((each) => each.toString(16)).join(':');
        return [bytes.join('.'), `::ffff:${hex}`, `64:ff9b::${hex}`, `2002:${hex}::`].every(
          (address) => !isPublicAddress(address),
        );
      }),
    );
  });
});

describe('a name', () => {
  test.each([
    ['one private address', ['10.0.0.1']],
    ['a private address besides a public one', ['93.184.215.14', '169.254.169.254']],
    ['an IPv4 address inside of an IPv6 one', ['::ffff:127.0.0.1']],
  ])('with %s is refused before anything is sent', async (_, addresses) => {
    const post = poster({ resolve: () => Promise.resolve(addresses) });
    expect(await post.probe('https://ejemplo.mx/')).toBe('ADDRESS_REFUSED');
    expect(await post.post('https://ejemplo.mx/', message, never)).toMatchObject({
      failure: 'ADDRESS_REFUSED',
      statusCode: null,
    });
  });

  test('that changes to a private address after it was checked is refused at the next attempt', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1']];
    const post = poster({ resolve: () => Promise.resolve(answers.shift() ?? []) });
    expect(await post.probe(`https://${NAME}:8443/`)).toBeNull();
    expect((await post.post(`https://${NAME}:8443/`, message, never)).failure).toBe('ADDRESS_REFUSED');
  });

  test('is resolved once for an attempt, and the connection goes to that address with the name of the certificate', async () => {
    let asked = 0;
    const url = `https://${NAME}:${secure.port}/foja?a=1`;
    const resolve = () => {
      asked += 1;
      return Promise.resolve([asked === 1 ? '127.0.0.1' : '192.0.2.1']);
    };
    const post = poster({ resolve, allowed: [`${NAME}:${secure.port}`], ca: file('cert') });
    expect(await post.post(url, message, never)).toMatchObject({ failure: null, statusCode: 204 });
    expect(asked).toBe(1);
    expect(secure.received).toMatchObject([{ path: '/foja?a=1', host: `${NAME}:${secure.port}`, body: message.body }]);
  });

  test('that does not exist is told', async () => {
    const post = poster({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await post.probe('https://ejemplo.mx/')).toBe('NAME_NOT_FOUND');
    expect((await post.post('https://ejemplo.mx/', message, never)).failure).toBe('NAME_NOT_FOUND');
  });

  test('that is resolved too slowly ends the attempt', async () => {
    const post = poster({ resolve: () => new Promise<string[]>(() => undefined), timeoutMs: 30 });
    expect((await post.post('https://ejemplo.mx/', message, never)).failure).toBe('TIMEOUT');
  });
});

describe('the receiver', () => {
  test.each([
    ['with a certificate of somebody else', 'otro.ejemplo.mx', true],
    ['with a certificate that nobody knows', NAME, false],
  ])('%s gets nothing', async (_, name, isKnown) => {
    const post = poster({ allowed: [`${name}:${secure.port}`], ...(isKnown ? { ca: file('cert') } : {}) });
    expect((await post.post(`https://${name}:${secure.port}/`, message, never)).failure).toBe('CERTIFICATE');
    expect(secure.received).toHaveLength(0);
  });

  test('that redirects is not followed', async () => {
    plain.answer = ({ path }) => (path === '/foja' ? { status: 302, headers: { location: '/otra' } } : {});
    expect(await local().post(plain.url, message, never)).toMatchObject({ failure: 'REDIRECT', statusCode: 302 });
    expect(plain.received).toHaveLength(1);
  });

  test('that refuses is quoted with its status and its first characters', async () => {
    plain.answer = () => ({ status: 500, body: `no\0 ${'ñ'.repeat(600)}` });
    const result = await local().post(plain.url, message, never);
    expect(result).toMatchObject({ failure: 'STATUS', statusCode: 500 });
    expect(result.responseStart).toBe(`no ${'ñ'.repeat(497)}`);
  });

  test('that answers with more than 64 kB is cut off', async () => {
    plain.answer = () => ({ status: 200, body: Buffer.alloc(300_000, 'a') });
    expect(await local().post(plain.url, message, never)).toMatchObject({ failure: 'TOO_LARGE', statusCode: 200 });
  });

  test('that hangs is left', async () => {
    plain.answer = () => ({ hangs: true });
    expect((await local({ timeoutMs: 60 }).post(plain.url, message, never)).failure).toBe('TIMEOUT');
  });

  test('that is not there is told', async () => {
    const gone = await WebhookReceiver.begin();
    const { target, url } = gone;
    await gone.end();
    expect((await poster({ allowed: [target] }).post(url, message, never)).failure).toBe('NO_CONNECTION');
  });

  test('is not an excuse: a caller that goes away gets an error and no result', async () => {
    await expect(local().post(plain.url, message, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});
