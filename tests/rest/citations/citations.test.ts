import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  // Words of our own: official text is never kept in the repository.
  await world.sql(
    `update article set official_text = 'Los zapatos verdes se devuelven en nueve días.' where id = 'art_lft_518'`,
  );
  ana = await world.lawyer();
});
afterAll(() => world.end());

const PATH = '/api/citations/check';

describe(`POST ${PATH}`, () => {
  test('answers every citation with its state, its target and its place', async () => {
    const text =
      'El artículo 518 de la LFT dice: «Los zapatos verdes se devuelven en once días». El artículo 5000 de la LFT. Tesis 1a./J. 999/2024 (11a.).';
    const { status, body } = await ana.rest('POST', PATH, { text });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      length: text.length,
      counts: { total: 3, verified: 0, quote_not_found: 1, not_held: 1, mismatch: 1 },
      citations: [
        {
          citation: 'artículo 518 de la LFT',
          normalized: 'LFT, artículo 518',
          kind: 'statute',
          state: 'quote_not_found',
          start: 3,
          end: 25,
          correction: null,
          target: { statute_key: 'lft', article_number: '518', thesis_key: null },
          difference: expect.arrayContaining([{ kind: 'only_quoted', text: 'once' }]),
        },
        { state: 'mismatch', reason: expect.stringContaining('No hay artículo 5000') },
        { kind: 'thesis', state: 'not_held', target: { thesis_key: '1a./J. 999/2024 (11a.)' } },
      ],
      quotes: [{ state: 'not_found', citation: 0, place: null }],
    });
  });

  test('says what was reformed after the day on which it was written', async () => {
    await world.sql(`update article set last_reform_on = '2019-05-01' where id = 'art_lft_518'`);
    const { body } = await ana.rest('POST', PATH, { text: 'El artículo 518 de la LFT.', written_on: '2010-01-01' });
    expect(JSON.stringify(body['citations'])).toContain('se reformó el 1o. de mayo de 2019');
  });

  test('signed out is 401, empty is 400, an impossible day is 400', async () => {
    expect((await world.visitor().rest('POST', PATH, { text: 'LFT 48' })).status).toBe(401);
    expect(await ana.rest('POST', PATH, { text: '  ' })).toMatchObject({
      status: 400,
      body: { success: false, error: expect.stringContaining('Escribe o pega el texto') },
    });
    expect((await ana.rest('POST', PATH, { text: 7 })).status).toBe(400);
    expect((await ana.rest('POST', PATH, { text: 'LFT 48', written_on: '2020-06-31' })).status).toBe(400);
  });

  test('a long text is taken, one of 20 MB is refused in Spanish', async () => {
    const long = `El artículo 518 de la LFT. ${'Sin citas. '.repeat(80_000)}`;
    expect(await ana.rest('POST', PATH, { text: long })).toMatchObject({
      status: 200,
      body: { length: long.length, counts: { total: 1 } },
    });
    expect(await ana.rest('POST', PATH, { text: 'a'.repeat(1_000_001) })).toMatchObject({
      status: 413,
      body: { error: expect.stringContaining('1,000,000 caracteres') },
    });
    expect(await ana.rest('POST', PATH, { text: 'a'.repeat(20 * 1024 * 1024) })).toMatchObject({
      status: 413,
      body: { success: false },
    });
  });

  test('thirty a minute, then it says how long to wait', async () => {
    const bruno = await world.lawyer();
    const statuses: number[] = [];
    let wait: string | null = null;
    for (let n = 0; n < 31; n++) {
      const reply = await bruno.rest('POST', PATH, { text: 'LFT 48' });
      statuses.push(reply.status);
      wait = reply.headers.get('retry-after');
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect(Number(wait)).toBeGreaterThan(0);
  });
});
