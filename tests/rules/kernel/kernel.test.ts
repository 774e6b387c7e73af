import { parse } from 'graphql/index.js';
import { describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from '#api/kernel/env.ts';
import { cachedCost } from '#api/kernel/graphql/cost-cache.ts';
import { isOutage } from '#api/kernel/database/failure.rules.ts';
import { asRefusal, HTTP_STATUS, Refusal } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { createLog, errorWithoutSecrets, hideSecrets } from '#api/kernel/log.ts';
import { mxn } from '#api/kernel/money.ts';
import {
  isIdKey,
  isInstantKey,
  isTextKey,
  pageOf,
  pageSize,
  readCursor,
  writeCursor,
} from '#api/kernel/paging/pages.ts';
import { DateScalar, DateTimeScalar } from '#api/kernel/graphql/scalars.ts';
import { createSemaphore, WorkLimits } from '#api/kernel/jobs/semaphore.ts';
import { createEncryption, keyIdIn, keyIdOf, type SealingSecrets } from '#api/kernel/security/encryption.ts';
import { socketCredentials } from '#api/transport/request-context.ts';
import { clauses, likePattern, threadTitleOf } from '#api/features/chat/chat.rules.ts';
import { foldEmail, isObvious, registrationProblem } from '#api/features/users/users.rules.ts';
import { errorText } from '#schema/text/errors.ts';

describe('the environment', () => {
  test('is told whole: every problem at once', () => {
    const read = () =>
      parseEnv({ PORT: 'mil', DATABASE_URL: 'mysql://x', LLM_PROVIDER: 'gemini', FOJA_SECRET: 'short' });
    expect(read).toThrow(EnvError);
    try {
      read();
    } catch (error) {
      expect((error as EnvError).problems.map((problem) => problem.split(':')[0])).toEqual(
        expect.arrayContaining(['DATABASE_URL', 'FOJA_SECRET', 'PORT']),
      );
    }
  });

  test('needs the key of the provider that was chosen', () => {
    expect(() => parseEnv({ LLM_PROVIDER: 'gemini' })).toThrow(/GEMINI_API_KEY/);
    expect(() => parseEnv({ LLM_PROVIDER: 'openai-compatible' })).toThrow(
      /OPENAI_COMPATIBLE_URL[\s\S]*OPENAI_COMPATIBLE_MODEL/,
    );
    expect(parseEnv({ PORT: '', LLM_PROVIDER: '' }).PORT).toBe(3000);
  });

  test('needs what a provider of embeddings needs, or takes it from the model that writes', () => {
    expect(parseEnv({}).EMBEDDING_PROVIDER).toBe('none');
    expect(() => parseEnv({ EMBEDDING_PROVIDER: 'gemini' })).toThrow(/EMBEDDING_KEY.*EMBEDDING_PROVIDER=gemini/);
    expect(() => parseEnv({ EMBEDDING_PROVIDER: 'openai-compatible' })).toThrow(/EMBEDDING_URL[\s\S]*EMBEDDING_MODEL/);
    expect(() => parseEnv({ EMBEDDING_PROVIDER: 'gemini', GEMINI_API_KEY: 'key' })).not.toThrow();
    const url = 'http://localhost:11434/v1';
    expect(() =>
      parseEnv({ EMBEDDING_PROVIDER: 'openai-compatible', EMBEDDING_MODEL: 'bge-m3', OPENAI_COMPATIBLE_URL: url }),
    ).not.toThrow();
  });
});

describe('errors', () => {
  test('have one status and one Spanish text for each code', () => {
    expect(Object.keys(HTTP_STATUS).toSorted()).toEqual(Object.keys(errorText).toSorted());
  });

  test('of a database that is away are an outage, however deep they are wrapped', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(isOutage(new Error('query failed', { cause: new Error('driver', { cause: refused }) }))).toBe(true);
    expect(isOutage(new Error('column does not exist'))).toBe(false);
    expect(asRefusal(refused)?.code).toBe('UNAVAILABLE');
    expect(asRefusal(new TypeError('x is undefined'))).toBeNull();
    expect(asRefusal(new Refusal('NOT_FOUND'))?.code).toBe('NOT_FOUND');
  });
});

describe('ids', () => {
  test('are prefixed, ordered by time, and told from anything else', () => {
    const id = newId('chatThread');
    expect(id).toMatch(/^cht_[0-9a-z]{26}$/);
    expect(isId(id, 'chatThread')).toBe(true);
    for (const other of ['', 'cht_', id.slice(0, -1), id.toUpperCase(), newId('user'), `${id}'`])
      expect(isId(other, 'chatThread')).toBe(false);
  });
});

describe('scalars', () => {
  test('a legal day that does not exist is refused', () => {
    expect(DateScalar.parseValue('2026-02-28')).toBe('2026-02-28');
    for (const day of ['2026-02-29', '2026-06-31', '2026-13-01', '26-01-01', 5, null])
      expect(() => DateScalar.parseValue(day)).toThrow();
  });

  test('an instant without zone, or that is none, is refused', () => {
    expect(DateTimeScalar.parseValue('2026-11-20T12:00:00Z')).toEqual(new Date('2026-11-20T12:00:00Z'));
    for (const instant of ['2026-11-20T12:00:00', '2026-11-20', 'mañana', 0])
      expect(() => DateTimeScalar.parseValue(instant)).toThrow();
  });
});

const withKeys = (current: string, previous: string | null = null) => createEncryption(() => ({ current, previous }));

describe('secrets', () => {
  test('that were sealed are read with the same key only, and not when a letter was changed', () => {
    const sealed = withKeys('one secret').encrypt('jwk');
    expect(withKeys('one secret').decrypt(sealed)).toBe('jwk');
    expect(() => withKeys('another').decrypt(sealed)).toThrow(/unknown key/);
    expect(() => withKeys('one secret').decrypt(sealed.slice(0, -2) + 'xx')).toThrow();
    expect(withKeys('one secret').encrypt('jwk')).not.toBe(sealed);
    // A tag that was cut off would be guessed sooner.
    const [version, id, iv, tag, text] = sealed.split('.');
    const short = Buffer.from(tag ?? '', 'base64url')
      .subarray(0, 4)
      .toString('base64url');
    expect(() => withKeys('one secret').decrypt([version, id, iv, short, text].join('.'))).toThrow();
    for (const other of ['', 'v2', 'v2.', 'v3.a.b.c.d', `v2.${id}`, `v2.${id}..${tag}.${text}`, 'v1.a.b', 'v1...'])
      expect(() => withKeys('one secret').decrypt(other), other).toThrow();
  });

  test('name their key, and those of the first releases are read without', () => {
    expect(withKeys('one secret').encrypt('jwk')).toMatch(new RegExp(`^v2\\.${keyIdOf('one secret')}\\.`));
    expect(keyIdIn(withKeys('one secret').encrypt('jwk'))).toBe(keyIdOf('one secret'));
    const first = 'v1.6taFX77iZRmHweA7.VLYVxJlY6k0gDJSXHYanUg.sB81';
    expect(keyIdIn(first)).toBeNull();
    expect(withKeys('one secret').decrypt(first)).toBe('jwk');
    expect(withKeys('another', 'one secret').decrypt(first)).toBe('jwk');
    expect(() => withKeys('another').decrypt(first)).toThrow();
  });

  test('of two that live at once the current one seals and both open; a server takes a new one without a start', () => {
    let held: SealingSecrets = { current: 'one secret', previous: null };
    const running = createEncryption(() => held);
    const old = running.encrypt('jwk');
    // Another process replaced the secret and sealed with it.
    held = { current: 'another', previous: 'one secret' };
    expect(running.decrypt(withKeys('another').encrypt('new'))).toBe('new');
    expect(running.decrypt(old)).toBe('jwk');
    expect(keyIdIn(running.encrypt('x'))).toBe(keyIdOf('another'));
    held = { current: 'third', previous: null };
    expect(keyIdIn(running.encrypt('x'))).toBe(keyIdOf('third'));
    // What it read before can still be opened by whoever is in the middle of something.
    expect(running.decrypt(old)).toBe('jwk');
  });

  test('a file of the secret that cannot be read for a moment stops nobody', () => {
    let isThere = true;
    const running = createEncryption(() => {
      if (!isThere) throw new Error('EIO');
      return { current: 'one secret', previous: null };
    });
    isThere = false;
    expect(running.decrypt(running.encrypt('jwk'))).toBe('jwk');
    expect(() => running.decrypt(withKeys('another').encrypt('jwk'))).toThrow(/unknown key/);
  });

  test('are taken out of free text', () => {
    const text = hideSecrets(
      'at https://x/?token=abc&trial_id=0f-1&x=1 Bearer abc.def-123 password: "hola" eyJhbGciOi.eyJzdWIi.sig',
    );
    expect(text).not.toMatch(/abc|hola|eyJ|0f-1/);
  });

  test('never reach the log, wherever they stand', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    log.info(
      {
        token: 'abc1',
        input: { password: 'abc2', email: 'abc3@ejemplo.mx' },
        req: { headers: { authorization: 'Bearer abc4', cookie: 'foja_refresh=abc5' } },
      },
      'in',
    );
    log.error({ err: Object.assign(new Error('refused for Bearer abc6'), { client: { password: 'abc7' } }) }, 'out');
    expect(lines.join('')).not.toMatch(/abc\d/);
    expect(lines).toHaveLength(2);
  });

  test('and personal data are hidden in every text of a line, also of an error and of what caused it', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const cause = Object.assign(new Error('duplicate key\n - detail: Key (name)=(Ana\nSecreta) already exists.'), {
      detail: 'Ana Secreta',
    });
    const error = new Error('refused VECJ880326XX1 at postgres://ana:Secreta@127.0.0.1/db', { cause });
    log.error({ err: error, meta: { list: [{ error, url: '/graphql?name=Secreta' }] } }, 'for ana@ejemplo.mx');
    log.error(error);
    log.child({ requestId: 'req_1' }).warn('55 1234 5678 %s', 'done');
    expect(lines.join('')).not.toMatch(/Secreta|VECJ|ana@|1234/);
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'for [correo]',
      'refused [rfc] at postgres://ana:[oculto]@127.0.0.1/db',
      '[teléfono] done',
    ]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { type: 'Error', cause: { message: 'duplicate key\n - detail: [oculto]' } },
      meta: { list: [{ url: '/graphql?name=[oculto]' }] },
    });
  });

  test('are hidden in errors that the queue stores, whose kind and cause stay', () => {
    const stored = errorWithoutSecrets(new TypeError('no ana@ejemplo.mx', { cause: new Error('55 1234 5678') }));
    expect([stored.name, stored.message, (stored.cause as Error).message]).toEqual([
      'TypeError',
      'no [correo]',
      '[teléfono]',
    ]);
    expect(stored.stack).not.toContain('ana@');
    expect(errorWithoutSecrets('ana@ejemplo.mx').message).toBe('[correo]');
  });

  test('a bearer is read whatever its case, and nothing else is one', () => {
    expect(socketCredentials({ authorization: 'bearer abc' })).toEqual({ bearer: 'abc', trialId: null });
    for (const Authorization of [undefined, '', 'abc', 'Basic abc', 'Bearer ', `Bearer ${'a'.repeat(5000)}`, 7])
      expect(socketCredentials({ Authorization }).bearer).toBeNull();
  });

  test('the id of a trial is read beside it', () => {
    expect(socketCredentials({ 'X-Trial-Id': 'abc' })).toEqual({ bearer: null, trialId: 'abc' });
    for (const id of [undefined, '', ' ', 'a'.repeat(101), 7])
      expect(socketCredentials({ 'x-trial-id': id }).trialId).toBeNull();
  });
});

describe('limits of work', () => {
  test('let no more than so many work at once, in the order in which they came, also when one fails', async () => {
    const inTurn = createSemaphore(2);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (n: number) => async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      order.push(n);
      if (n === 1) throw new Error('planned');
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => inTurn(work(n))));
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  test('of a kind that has no place left are not taken, belong to one server, and are given back by what fails', async () => {
    const limits = new WorkLimits();
    let end = (): void => {};
    const first = limits.ifFree('sync', 1, () => new Promise<void>((resolve) => (end = resolve)));
    const done = () => Promise.resolve('done');
    expect(await limits.ifFree('sync', 1, done)).toBeNull();
    expect(await limits.ifFree('mail', 1, done)).toBe('done');
    expect(await new WorkLimits().ifFree('sync', 1, done)).toBe('done');
    end();
    await first;
    await expect(limits.ifFree('sync', 1, () => Promise.reject(new Error('planned')))).rejects.toThrow('planned');
    expect(await limits.ifFree('sync', 1, done)).toBe('done');
  });
});

describe('money', () => {
  test('is whole centavos', () => {
    expect(() => mxn(10.5)).toThrow(RangeError);
    expect(() => mxn(Number.NaN)).toThrow(RangeError);
  });
});

describe('small rules of accounts and conversations', () => {
  test('the e-mail is folded, and the first problem of a registration is said in the specification’s order', () => {
    expect(foldEmail('  ANA@Ejemplo.MX ')).toBe('ana@ejemplo.mx');
    const never = (): boolean => false;
    expect(registrationProblem({ name: '', email: 'x', password: '1' }, never)?.field).toBe('name');
    expect(registrationProblem({ name: 'A', email: 'x', password: '1' }, never)?.field).toBe('email');
    expect(registrationProblem({ name: 'A', email: 'a@b', password: '12345' }, never)?.field).toBe('password');
    expect(registrationProblem({ name: 'A', email: 'a@b', password: '🦙🦙🦙🦙🦙🦙' }, never)).toBeNull();
    expect(isObvious('aaaaaa', { name: 'Ana', email: 'ana@b.mx' })).toBe(true);
  });

  test('a title is the first line, cut at a word', () => {
    expect(threadTitleOf('¿Qué es el aguinaldo?\nQuiero saber')).toBe('¿Qué es el aguinaldo?');
    const long = threadTitleOf('palabra '.repeat(30));
    expect(long.length).toBeLessThanOrEqual(81);
    expect(long.endsWith('…')).toBe(true);
  });

  test('pieces put together are the text again', () => {
    for (const text of ['', 'corto', 'x'.repeat(500), 'una frase larga con espacios '.repeat(40)])
      expect([...clauses(text)].join('')).toBe(text);
  });

  test('what a person searches for is letters, not a pattern', () => {
    expect(likePattern('100%_\\')).toBe('%100\\%\\_\\\\%');
  });
});

describe('pages', () => {
  const CHECKS = [(key: unknown) => key === 'TITLE', isTextKey, isIdKey];
  const INSTANT = '2026-03-21T05:59:59.000Z';

  test('a cursor reads back what was written, and nothing else', () => {
    const cursor = writeCursor(['TITLE', 'n~andú', 'cas_1']);
    expect(readCursor(cursor, CHECKS)).toEqual(['TITLE', 'n~andú', 'cas_1']);
    const other = writeCursor(['CLIENT', 'n~andú', 'cas_1']);
    const bad = ['', 'x', 'é', 'AAAA', btoa('{}'), btoa('[1,2,3]'), btoa('["TITLE",1,"cas_1"]'), btoa('null')];
    for (const one of [other, ...bad, writeCursor(['TITLE', 'a\u0000', 'cas_1']), 'a'.repeat(10_000)])
      expect(() => readCursor(one, CHECKS)).toThrow(Refusal);
  });

  test('a cursor of an earlier release, in plain base64 with its padding, is still read', () => {
    const keys = ['TITLE', 'Pérez ~ïÿ>>>?', 'cas_12'];
    const earlier = Buffer.from(JSON.stringify(keys)).toString('base64');
    expect(earlier).toMatch(/[+/]/);
    expect(earlier.endsWith('=')).toBe(true);
    expect(readCursor(earlier, CHECKS)).toEqual(keys);
  });

  test('a key is what its column can hold', () => {
    expect([INSTANT, '2026-13-21T05:59:59.000Z', '2026-03-21', 5].map(isInstantKey)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([isTextKey('a'.repeat(1001)), isTextKey('\ud800'), isIdKey("x'; --")]).toEqual([false, false, false]);
  });

  test('a page has a size that is allowed', () => {
    expect([pageSize(null), pageSize(100), pageSize(undefined, 50)]).toEqual([20, 100, 50]);
    for (const size of [0, 101, 1.5, Number.NaN]) expect(() => pageSize(size)).toThrow(Refusal);
  });

  test('what was read beyond the page says that there is more, on the side that was read to', () => {
    const shape = { keys: (row: number) => [row], node: (row: number) => row };
    const forwards = pageOf([1, 2, 3], { size: 2, start: null, isBackwards: false }, shape);
    expect(forwards).toMatchObject({ nodes: [1, 2], pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    expect(forwards.pageInfo.endCursor).toBe(writeCursor([2]));
    const backwards = pageOf([9, 8, 7], { size: 2, start: [10], isBackwards: true }, shape);
    expect(backwards).toMatchObject({ nodes: [8, 9], pageInfo: { hasNextPage: true, hasPreviousPage: true } });
    expect(pageOf([], { size: 2, start: null, isBackwards: false }, shape).pageInfo).toMatchObject({ endCursor: null });
  });
});

describe('the cost of an operation', () => {
  const document = parse('query Page($id: ID!, $first: Int, $ids: [ID!]) { case(id: $id) { id } }');
  const reckonings = (...calls: Record<string, unknown>[]): number => {
    let count = 0;
    for (const variables of calls) cachedCost(document, null, variables, () => (count += 1));
    return count;
  };

  test('is reckoned once for variables that weigh the same, whatever their texts say', () => {
    expect(reckonings({ id: 'cas_1', first: 5 }, { id: 'cas_2', first: 5 }, { id: 'cas_3', first: 5 })).toBe(1);
  });

  test('is reckoned for each number, for lists always, and anew after a refusal', () => {
    expect(reckonings({ id: 'cas_1', first: 6 }, { id: 'cas_1', first: 7 }, { id: 'cas_1' }, { first: 6 })).toBe(4);
    expect(reckonings({ id: 'a', ids: ['b'] }, { id: 'a', ids: ['b'] })).toBe(2);
    const refuse = (): number => {
      throw new Refusal('VALIDATION');
    };
    expect(() => cachedCost(document, null, { id: 'a', first: 9 }, refuse)).toThrow(Refusal);
    expect(reckonings({ id: 'a', first: 9 })).toBe(1);
  });
});
