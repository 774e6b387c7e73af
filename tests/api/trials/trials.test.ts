import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { InviteToCaseDocument } from '#tests/support/case-people.generated.ts';
import { AskDocument, ThreadsDocument } from '#tests/support/chat.generated.ts';
import { TrialDocument } from '#tests/support/trials.generated.ts';
import {
  LoginDocument,
  LogoutDocument,
  LogoutEverywhereDocument,
  MeDocument,
  UsageDocument,
} from '#tests/support/users.generated.ts';
import { World, type Caller } from '../../support/world.ts';
import { opens, sees, tries, titles } from '../cases/case-world.ts';
import { activates, anEmail, onTrial, registers } from './trial-world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => world.end());

const QUESTION = '¿Qué es el aguinaldo?';
const asks = (caller: Caller, text = QUESTION) => caller.graphql(AskDocument, { input: { text } });
const spend = (userId: string, used: number) =>
  world.sql(
    `insert into usage_counter (user_id, meter, period_start, used) select id, 'chat_messages', created_at, ?
     from user_account where id = ? on conflict (user_id, meter, period_start) do update set used = excluded.used`,
    [used, userId],
  );

describe('activating a trial', () => {
  test('gives three days with the limits of the trial, an id that nobody guesses, and mails its link', async () => {
    const email = anEmail();
    const { trial, userErrors } = await activates(world.visitor(), ` ${email.toUpperCase()} `, 'Tania Prueba');
    expect(userErrors).toEqual([]);
    expect(trial).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      name: 'Tania Prueba',
      email,
      isExpired: false,
      daysLeft: 3,
      usage: { chatMessages: { used: 0, limit: 100 }, documentsAnalyzed: { used: 0, limit: 20 } },
    });
    await world.runJobs('send-trial-link');
    const mail = (await world.outbox()).find(({ to }) => to === email);
    expect(mail?.subject).toBe('Tu periodo de prueba de Foja');
    expect(mail?.text).toContain(`/?trial_id=${trial?.id}`);
    // A stranger may have typed the e-mail: nothing that they wrote is mailed.
    expect(mail?.text).not.toContain('Tania');
  });

  test.each([['sin-arroba'], [''], ['@'], ['a@'], ['a b@ejemplo.mx'], ['a@ejemplo.mx\u0000']])(
    'refuses the e-mail «%s»',
    async (email) => {
      const { trial, userErrors } = await activates(world.visitor(), email);
      expect(trial).toBeNull();
      expect(userErrors).toEqual([
        { code: 'VALIDATION', field: 'email', message: 'Por favor ingresa un email válido' },
      ]);
    },
  );

  test('refuses a name of more than 200 characters; without one, that of the e-mail is taken', async () => {
    const { userErrors } = await activates(world.visitor(), anEmail(), 'a'.repeat(201));
    expect(userErrors[0]).toMatchObject({ code: 'VALIDATION', field: 'name' });
    const email = anEmail();
    expect((await activates(world.visitor(), email, '  ')).trial?.name).toBe(email.split('@')[0]);
  });

  test('of an e-mail that has a running trial answers that one, also when two ask at once', async () => {
    const email = anEmail();
    const both = await Promise.all([activates(world.visitor(), email), activates(world.visitor(), email)]);
    const third = await activates(world.visitor(), email.toUpperCase(), 'Otro nombre');
    expect(new Set([...both, third].map(({ trial }) => trial?.id)).size).toBe(1);
    expect(third.trial?.id).toBeTruthy();
    expect(await world.sql('select 1 from trial where email = ?', [email])).toHaveLength(1);
  });

  test('writes to one e-mail three times a day at most, and answers all the same', async () => {
    const email = anEmail();
    for (let n = 0; n < 5; n++) expect((await activates(world.visitor(), email)).trial?.id).toBeTruthy();
    await world.runJobs('send-trial-link');
    expect((await world.outbox()).filter(({ to }) => to === email)).toHaveLength(3);
  });

  test('of an e-mail whose trial is over is refused, even after its account is gone', async () => {
    const tania = await onTrial(world);
    world.clock.advance(3 * DAY);
    const again = () => activates(world.visitor(), tania.email);
    const refusal = { code: 'CONFLICT', field: 'email', message: 'Tu periodo de prueba ya fue utilizado' };
    expect((await again()).userErrors).toEqual([refusal]);
    world.clock.advance(28 * DAY);
    await world.deletesOverdue();
    expect(await world.sql('select 1 from user_account where id = ?', [tania.userId])).toEqual([]);
    expect((await again()).userErrors).toEqual([refusal]);
  });

  test('of an e-mail with an account is refused', async () => {
    const ana = await world.lawyer();
    expect((await activates(world.visitor(), ana.email)).userErrors[0]).toMatchObject({
      code: 'CONFLICT',
      field: 'email',
    });
  });

  test('is limited to thirty an hour from one address', async () => {
    const caller = world.visitor();
    caller.address = '198.51.100.7';
    const replies = await Promise.all(
      Array.from({ length: 35 }, () => caller.rest('POST', '/api/trial/activate-trial', { email: anEmail() })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(replies.find(({ status }) => status === 429)?.body).toMatchObject({ success: false, code: 'RATE_LIMITED' });
  });
});

describe('POST /api/trial/activate-trial', () => {
  test('answers the trial with its id', async () => {
    const email = anEmail();
    const { status, body } = await world.visitor().rest('POST', '/api/trial/activate-trial', { email, name: 'Tania' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      trial: {
        name: 'Tania',
        email,
        days_left: 3,
        is_expired: false,
        usage: { chat_messages: { used: 0, limit: 100, percentage: 0 }, documents_analyzed: { used: 0, limit: 20 } },
      },
    });
  });

  test.each([[{}], [{ email: 'sin-arroba', name: 'Tania' }], [{ email: 7 }]])('refuses %j', async (body) => {
    expect(await world.visitor().rest('POST', '/api/trial/activate-trial', body)).toMatchObject({
      status: 400,
      body: { success: false, error: 'Por favor ingresa un email válido' },
    });
  });
});

describe('a trial by its id', () => {
  test('is found by whoever knows it, whatever the case of its letters', async () => {
    const tania = await onTrial(world);
    const id = tania.trialId ?? '';
    expect((await world.visitor().does(TrialDocument, { id: id.toUpperCase() })).trial).toMatchObject({ id });
  });

  test.each([['abc'], [''], ['00000000-0000-4000-8000-000000000000'], ['usr_1']])('«%s» is none', async (id) => {
    expect((await world.visitor().does(TrialDocument, { id })).trial).toBeNull();
  });

  test('is stored neither as it is nor as something that opens it', async () => {
    const { trialId } = await onTrial(world);
    const [row] = await world.sql<{ all: string }>(
      `select (select string_agg(s::text, ' ') from session s) || (select string_agg(t::text, ' ') from trial t) as all`,
    );
    expect(row?.all).not.toContain(trialId);
  });
});

describe('whoever sends X-Trial-Id', () => {
  test('asks, opens cases and sees what is theirs, over GraphQL, REST and the socket', async () => {
    const tania = await onTrial(world);
    expect(await tania.me()).toMatchObject({ plan: 'TRIAL', isPremium: false, email: null });
    const answer = await tania.asks(QUESTION);
    expect(answer.status).toBe('COMPLETE');
    const legalCase = await opens(tania, { title: 'De la prueba' });
    expect((await sees(tania, legalCase.id))?.title).toBe('De la prueba');
    const chat = await tania.rest('POST', '/api/chat', { message: QUESTION, user_plan: 'enterprise' });
    expect(chat.status).toBe(200);
    expect((await tania.rest('GET', '/api/real-auth/user-info')).body).toMatchObject({
      user: { plan: 'trial', usage: { chat: 2, cases: 1 }, limits: { chat_messages: 100, cases: 10 } },
    });
    const search = await tania.rest('POST', '/api/research/search', { query: 'aguinaldo' });
    expect(search.status).toBe(200);
    const { answerId } = await tania.startsQuestion(QUESTION);
    expect((await tania.follows(answerId)).length).toBeGreaterThan(0);
  });

  test('sees nothing of another trial', async () => {
    const [tania, otra] = [await onTrial(world), await onTrial(world)];
    const legalCase = await opens(tania);
    await tania.asks(QUESTION);
    expect(await sees(otra, legalCase.id)).toBeNull();
    expect(await titles(otra)).toEqual([]);
    expect((await otra.does(ThreadsDocument, {})).chatThreads.totalCount).toBe(0);
    expect((await otra.rest('GET', `/api/cases/${tania.userId}`)).status).toBeGreaterThanOrEqual(403);
  });

  test('with an id that does not exist is a visitor', async () => {
    const nobody = world.visitor();
    nobody.trialId = crypto.randomUUID();
    expect((await asks(nobody)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    nobody.trialId = 'abc';
    expect((await nobody.rest('POST', '/api/chat', { message: QUESTION })).status).toBe(401);
  });

  test('and the token of an account acts as the account; with a bad token as nobody', async () => {
    const tania = await onTrial(world);
    const ana = await world.lawyer();
    ana.trialId = tania.trialId;
    expect((await ana.me()).id).toBe(ana.userId);
    tania.token = 'abc';
    expect((await tania.graphql(MeDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('may not invite, nor end the sessions of an account, and is told how', async () => {
    const tania = await onTrial(world);
    const { id: caseId } = await opens(tania);
    const invited = await tania.graphql(InviteToCaseDocument, {
      input: { caseId, email: 'ana@ejemplo.mx', role: 'COLLABORATOR' },
    });
    expect(invited.errors[0]).toMatchObject({
      message: 'Para esto necesitas una cuenta. Créala gratis: lo que hiciste aquí se conserva.',
      extensions: { code: 'FORBIDDEN', requiredPermission: 'case:invite' },
    });
    expect((await tania.graphql(LogoutEverywhereDocument)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the limits of a trial', () => {
  test('of fifty questions at once with five left, exactly five are taken', async () => {
    const tania = await onTrial(world);
    await spend(tania.userId, 95);
    const replies = await Promise.all(Array.from({ length: 50 }, () => asks(tania)));
    expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(5);
    const refused = replies.flatMap(({ errors }) => errors.map(({ extensions }) => extensions));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['LIMIT_REACHED']));
    expect((await tania.does(UsageDocument)).usage.chatMessages).toMatchObject({ used: 100, limit: 100 });
    expect((await tania.rest('POST', '/api/chat', { message: 'otra' })).status).toBe(403);
  });

  test('the eleventh case is refused', async () => {
    const tania = await onTrial(world);
    for (let n = 0; n < 10; n++) await opens(tania, { title: `Asunto ${n}` });
    await expect(tries(tania)).rejects.toThrow('LIMIT_REACHED');
  });
});

describe('a trial that is over', () => {
  test('has the free plan by itself, can be read, and takes no question and no case', async () => {
    const tania = await onTrial(world);
    const { id } = await opens(tania, { title: 'Se conserva' });
    await tania.asks(QUESTION);
    world.clock.advance(3 * DAY);
    expect((await tania.does(TrialDocument, { id: tania.trialId ?? '' })).trial).toMatchObject({
      isExpired: true,
      daysLeft: 0,
      usage: { chatMessages: { used: 0, limit: 3 }, documentsAnalyzed: { limit: 1 } },
    });
    expect(await tania.me()).toMatchObject({ plan: 'FREE', subscription: { status: 'ACTIVE', trialDaysLeft: 0 } });
    expect((await sees(tania, id))?.title).toBe('Se conserva');
    expect((await asks(tania)).errors[0]).toMatchObject({
      message: expect.stringContaining('Tu periodo de prueba no existe o ya venció'),
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await tania.rest('POST', '/api/chat', { message: QUESTION })).status).toBe(403);
    await expect(tries(tania)).rejects.toThrow('FORBIDDEN');
  });

  test('takes nothing over a socket that was opened before either', async () => {
    const tania = await onTrial(world);
    const socket = tania.socket({ lazy: false });
    const run = async () => {
      const results = socket.iterate({ query: 'mutation { askQuestion(input: {text: "hola"}) { answer { id } } }' });
      return (await results.next()).value as { errors?: { extensions?: { code?: string } }[] };
    };
    expect((await run()).errors).toBeUndefined();
    world.clock.advance(3 * DAY);
    expect((await run()).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    await socket.dispose();
  });

  test('is deleted with all of its data thirty days after its beginning, and not before', async () => {
    const tania = await onTrial(world);
    const { id } = await opens(tania);
    await tania.asks(QUESTION);
    world.clock.advance(30 * DAY - HOUR);
    await world.deletesOverdue();
    expect(await world.sql('select 1 from legal_case where id = ?', [id])).toHaveLength(1);
    world.clock.advance(2 * HOUR);
    await world.deletesOverdue();
    for (const table of ['legal_case where owner_id', 'chat_thread where user_id', 'trial where user_id'])
      expect(await world.sql(`select 1 from ${table} = ?`, [tania.userId])).toEqual([]);
    expect((await world.visitor().does(TrialDocument, { id: tania.trialId ?? '' })).trial).toBeNull();
  });

  test('leaves nothing of an account behind in any table', async () => {
    const rules = await world.sql<{ name: string; rule: string }>(
      `select conrelid::regclass::text as name, confdeltype::text as rule from pg_constraint
       where contype = 'f' and confrelid = 'user_account'::regclass`,
    );
    expect(rules.length).toBeGreaterThan(20);
    // `c`: cascade, `n`: set null.
    expect(rules.filter(({ rule }) => rule !== 'c' && rule !== 'n')).toEqual([]);
  });
});

describe('registering with a trial', () => {
  test('keeps everything, the meters go on, and the days are those that were left', async () => {
    const tania = await onTrial(world);
    const { userId, trialId } = tania;
    const { id } = await opens(tania, { title: 'De antes' });
    await tania.asks(QUESTION);
    world.clock.advance(DAY + HOUR);
    expect((await registers(tania)).userErrors).toEqual([]);
    const me = await tania.me();
    expect(me).toMatchObject({ id: userId, name: 'Tania Registrada', plan: 'TRIAL', usage: { chat: 1, cases: 1 } });
    expect(me.email).toMatch(/@ejemplo\.mx$/);
    expect(me.subscription).toMatchObject({ status: 'TRIALING', trialDaysLeft: 2 });
    expect((await sees(tania, id))?.title).toBe('De antes');
    const login = await world.visitor().does(LoginDocument, {
      input: { email: me.email ?? '', password: 'una clave larga de ejemplo' },
    });
    expect(login.login.user?.id).toBe(userId);
    // The id opens nothing any more.
    const old = world.visitor();
    old.trialId = trialId;
    expect((await old.graphql(MeDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await old.does(TrialDocument, { id: trialId ?? '' })).trial).toBeNull();
    expect((await activates(world.visitor(), tania.email)).userErrors[0]?.code).toBe('CONFLICT');
    world.clock.advance(40 * DAY);
    await world.deletesOverdue();
    expect(await world.sql('select 1 from legal_case where id = ?', [id])).toHaveLength(1);
  });

  test('over REST does the same', async () => {
    const tania = await onTrial(world);
    const body = { name: 'Tania', email: anEmail(), password: 'una clave larga de ejemplo' };
    const { body: reply } = await tania.rest('POST', '/api/real-auth/register', body);
    expect(reply).toMatchObject({ success: true, user: { id: tania.userId, plan: 'trial' } });
  });

  test('after it is over gives the free plan with everything kept', async () => {
    const tania = await onTrial(world);
    const { id } = await opens(tania);
    world.clock.advance(4 * DAY);
    await registers(tania);
    expect(await tania.me()).toMatchObject({ id: tania.userId, plan: 'FREE', subscription: { status: 'ACTIVE' } });
    expect((await sees(tania, id))?.id).toBe(id);
    expect((await asks(tania)).errors).toEqual([]);
  });

  test('twice at once makes one account; the other hears that there is one', async () => {
    const tania = await onTrial(world);
    const twin = world.visitor();
    twin.trialId = tania.trialId;
    const both = await Promise.all([registers(tania), registers(twin)]);
    expect(both.flatMap(({ userErrors }) => userErrors)).toEqual([
      expect.objectContaining({ code: 'CONFLICT', message: expect.stringContaining('ya se creó una cuenta') }),
    ]);
    expect(
      await world.sql('select 1 from user_account where id = ? and email is not null', [tania.userId]),
    ).toHaveLength(1);
  });

  test('with an e-mail that is taken changes nothing, and the trial goes on', async () => {
    const ana = await world.lawyer();
    const tania = await onTrial(world);
    expect((await registers(tania, ana.email)).userErrors[0]).toMatchObject({ code: 'CONFLICT', field: 'email' });
    expect((await asks(tania)).errors).toEqual([]);
    expect((await tania.me()).email).toBeNull();
  });

  test('signing in to another account merges nothing', async () => {
    const ana = await world.lawyer();
    const tania = await onTrial(world);
    await opens(tania, { title: 'De la prueba' });
    const input = { email: ana.email, password: 'una clave larga de ejemplo' };
    const { login } = await tania.does(LoginDocument, { input });
    ana.token = login.token ?? null;
    expect(await titles(ana)).toEqual([]);
    expect(await titles(tania)).toEqual(['De la prueba']);
  });

  test('a logout with the id of a trial does not end it', async () => {
    const tania = await onTrial(world);
    expect((await tania.does(LogoutDocument)).logout.ended).toBe(false);
    expect((await tania.me()).id).toBe(tania.userId);
  });

  test('closes the sockets of the trial', async () => {
    const tania = await onTrial(world);
    const socket = tania.socket({ lazy: false });
    const ended = socket.iterate<{ sessionEnded: { sessionId: string } }>({
      query: 'subscription { sessionEnded { sessionId } }',
    });
    const first = ended.next();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await registers(tania);
    expect((await first).value).toMatchObject({ data: { sessionEnded: { sessionId: expect.any(String) } } });
    await socket.dispose();
  });
});
