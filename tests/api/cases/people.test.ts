import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseRole } from '#schema/generated/contract.ts';
import { casePeopleText as say } from '#schema/text/case-people.ts';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { MAX_GUESTS } from '#api/features/cases/people/invitations.rules.ts';
import type { Mailer } from '#api/ports/mailer.ts';
import { PortError } from '#api/ports/port-error.ts';
import { SubscriptionListener } from '../../support/subscription-listener.ts';
import {
  AcceptInvitationDocument,
  CasePeopleDocument,
  CaseRulesDocument,
  ConflictsDocument,
  NumberCheckDocument,
  CourtsDocument,
  InvitationDocument,
  InviteToCaseDocument,
  RemoveMemberDocument,
  RevokeInvitationDocument,
} from '#tests/support/case-people.generated.ts';
import {
  CaseHistoryDocument,
  CreateCaseDocument,
  type CreateCaseMutationVariables,
} from '#tests/support/cases.generated.ts';
import {
  CaseUpdatedDocument,
  ToastsDocument,
  type CaseUpdatedSubscription,
} from '#tests/support/case-chat.generated.ts';
import { LoginDocument, RegisterDocument } from '#tests/support/users.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
let beto: Caller;
let eva: Caller;

beforeAll(async () => {
  world = await World.begin();
  // Without a limit of seats: what is counted elsewhere is not in the way here.
  ana = await world.lawyer({ plan: 'CUSTOM', name: 'Ana' });
  beto = await world.lawyer({ name: 'Beto' });
  eva = await world.lawyer({ name: 'Eva' });
});
afterAll(() => world.end());

type Opened = Partial<CreateCaseMutationVariables['input']>;

async function opens(who: Caller, rest: Opened = {}): Promise<string> {
  const input = { title: 'Amparo indirecto', client: 'Cliente de ejemplo', area: 'CIVIL' as const, ...rest };
  const { createCase } = await who.does(CreateCaseDocument, { input });
  if (!createCase.case) throw new Error(createCase.userErrors[0]?.message);
  return createCase.case.id;
}

const invites = async (who: Caller, caseId: string, email: string, role: CaseRole = 'COLLABORATOR') =>
  (await who.does(InviteToCaseDocument, { input: { caseId, email, role } })).inviteToCase;

async function mailsTo(email: string) {
  await world.runJobs('send-invitation');
  return (await world.outbox()).filter(({ to }) => to === email);
}

const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';

/** The token of the last mail to an address. */
const lastToken = async (email: string): Promise<string> => tokenOf((await mailsTo(email)).at(-1)?.link ?? '');

const accepts = async (who: Caller, token: string) =>
  (await who.does(AcceptInvitationDocument, { input: { token } })).acceptInvitation;

async function joins(who: Caller, caseId: string, role: CaseRole = 'COLLABORATOR', owner = ana): Promise<void> {
  expect((await invites(owner, caseId, who.email, role)).userErrors).toEqual([]);
  expect((await accepts(who, await lastToken(who.email))).userErrors).toEqual([]);
}

const seenBy = async (who: Caller, id: string) => (await who.does(CasePeopleDocument, { id })).case;

let strangers = 0;
const stranger = (): string => `desconocida-${++strangers}-${Math.random().toString(36).slice(2)}@ejemplo.mx`;

describe('an invitation', () => {
  test('goes out by mail, opens the matter once, to the account of that address', async () => {
    const caseId = await opens(ana, { title: 'Divorcio <b>incausado</b>' });
    const invited = await invites(ana, caseId, ` ${beto.email.toUpperCase()} `);
    expect(invited.userErrors).toEqual([]);
    expect(invited.case?.invitations).toMatchObject([{ email: beto.email, role: 'COLLABORATOR' }]);
    const [mail] = await mailsTo(beto.email);
    expect(mail?.link).toMatch(new RegExp(`^${world.server.url}/invitacion\\?token=[\\w-]{43}$`));
    expect(mail?.subject).toContain('Ana');
    expect(mail?.text).toContain('«Divorcio <b>incausado</b>»');
    expect(mail?.html).toContain('&lt;b&gt;incausado');
    expect(mail?.html).not.toContain('<b>incausado');

    expect(await seenBy(beto, caseId)).toBeNull();
    const token = tokenOf(mail?.link ?? '');
    const accepted = await accepts(beto, token);
    expect(accepted.userErrors).toEqual([]);
    expect(accepted.case).toMatchObject({ id: caseId, myRole: 'COLLABORATOR', memberCount: 2, invitations: [] });
    expect((await seenBy(ana, caseId))?.members).toMatchObject([
      { name: 'Ana', role: 'OWNER', email: ana.email },
      { name: 'Beto', role: 'COLLABORATOR', email: beto.email },
    ]);
    expect((await accepts(beto, token)).userErrors).toMatchObject([{ code: 'CONFLICT', message: say.invitationUsed }]);
  });

  test('is kept as a hash, never as a token: not in its row, not in the queue', async () => {
    const caseId = await opens(ana);
    const email = stranger();
    await invites(ana, caseId, email);
    const token = await lastToken(email);
    const rows = await world.sql<{ token_hash: string }>('select token_hash from case_invitation where email = ?', [
      email,
    ]);
    expect(rows).toEqual([{ token_hash: createHash('sha256').update(token).digest('hex') }]);
    const events = await world.sql('select 1 from case_event where facts::text like ?', [`%${token}%`]);
    expect(events).toEqual([]);
  });

  test('works for an address without an account, and its sender cannot tell', async () => {
    const caseId = await opens(ana);
    const email = stranger();
    const [toNobody, toSomebody] = [await invites(ana, caseId, email), await invites(ana, caseId, eva.email)];
    const shape = ({ case: of, userErrors }: typeof toNobody) => ({
      userErrors,
      members: of?.members.length,
      keys: of?.invitations.map((invitation) => Object.keys(invitation))[0],
    });
    expect(shape(toNobody)).toEqual(shape(toSomebody));
    const token = await lastToken(email);
    const nueva = world.visitor();
    expect((await nueva.does(InvitationDocument, { token })).invitation).toMatchObject({
      caseTitle: 'Amparo indirecto',
      inviterName: 'Ana',
      role: 'COLLABORATOR',
    });
    const registered = await nueva.does(RegisterDocument, {
      input: { name: 'Nueva', email, password: 'una clave larga de ejemplo', profession: null },
    });
    nueva.token = registered.register.token ?? null;
    expect((await accepts(nueva, token)).case?.myRole).toBe('COLLABORATOR');
    expect((await nueva.does(InvitationDocument, { token })).invitation).toBeNull();
  });

  test('opens nothing to another account, nor to somebody signed out', async () => {
    const caseId = await opens(ana);
    const email = stranger();
    await invites(ana, caseId, email);
    const token = await lastToken(email);
    expect((await accepts(eva, token)).userErrors).toMatchObject([
      { code: 'FORBIDDEN', message: say.invitationForOther },
    ]);
    expect(await seenBy(eva, caseId)).toBeNull();
    const signedOut = await world.visitor().graphql(AcceptInvitationDocument, { input: { token } });
    expect(signedOut.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    // It was not used up by those who tried.
    expect((await world.visitor().does(InvitationDocument, { token })).invitation).not.toBeNull();
  });

  test('two clicks at once make one member', async () => {
    const caseId = await opens(ana);
    await invites(ana, caseId, eva.email);
    const token = await lastToken(eva.email);
    const answers = await Promise.all([accepts(eva, token), accepts(eva, token), accepts(eva, token)]);
    expect(answers.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1);
    expect((await seenBy(ana, caseId))?.memberCount).toBe(2);
    const joined = await world.sql(`select 1 from case_event where case_id = ? and kind = 'MEMBER_JOINED'`, [caseId]);
    expect(joined).toHaveLength(1);
  });

  test('sent again it replaces the one before', async () => {
    const caseId = await opens(ana);
    const email = stranger();
    await invites(ana, caseId, email, 'GUEST');
    const first = await lastToken(email);
    const again = await invites(ana, caseId, email, 'COLLABORATOR');
    expect(again.case?.invitations).toMatchObject([{ email, role: 'COLLABORATOR' }]);
    expect((await world.visitor().does(InvitationDocument, { token: first })).invitation).toBeNull();
    const second = await lastToken(email);
    expect(second).not.toBe(first);
    expect((await world.visitor().does(InvitationDocument, { token: second })).invitation?.role).toBe('COLLABORATOR');
  });

  test('revoked it opens nothing more; only its owner revokes, once', async () => {
    const caseId = await opens(ana);
    const otra = await world.lawyer();
    const { case: of } = await invites(ana, caseId, otra.email);
    const invitationId = of?.invitations[0]?.id ?? '';
    const token = await lastToken(otra.email);
    const revokes = async (who: Caller) =>
      (await who.does(RevokeInvitationDocument, { input: { caseId, invitationId } })).revokeInvitation;
    expect((await revokes(eva)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await revokes(ana)).case?.invitations).toEqual([]);
    expect((await revokes(ana)).userErrors).toMatchObject([{ message: say.invitationNotPending }]);
    expect((await accepts(otra, token)).userErrors).toMatchObject([{ message: say.invitationOver }]);
  });

  test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(43)}'`, 'ñ'.repeat(43)])(
    'token «%s» opens nothing',
    async (token) => {
      expect((await eva.does(InvitationDocument, { token })).invitation).toBeNull();
      expect((await accepts(eva, token)).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'token' }]);
    },
  );

  test.each([
    '',
    'sin-arroba',
    'a@b',
    'a@b.mx, c@d.mx',
    'a@b.mx\r\nBcc: c@d.mx',
    '"a b"@c.mx',
    `${'a'.repeat(300)}@b.mx`,
  ])('address «%s» is not invited', async (email) => {
    const caseId = await opens(ana);
    expect((await invites(ana, caseId, email)).userErrors).toMatchObject([{ code: 'VALIDATION', field: 'email' }]);
  });

  test('is sent by the owner alone: not by a collaborator, a guest or a stranger', async () => {
    const caseId = await opens(ana);
    const [works, looks] = [await world.lawyer(), await world.lawyer()];
    await joins(works, caseId);
    await joins(looks, caseId, 'GUEST');
    for (const who of [works, looks])
      expect((await invites(who, caseId, stranger())).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await invites(eva, caseId, stranger())).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const signedOut = await world.visitor().graphql(InviteToCaseDocument, {
      input: { caseId, email: stranger(), role: 'GUEST' },
    });
    expect(signedOut.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('nobody becomes an owner by it, nor is invited to where they are', async () => {
    const caseId = await opens(ana);
    const works = await world.lawyer();
    await joins(works, caseId);
    expect((await invites(ana, caseId, stranger(), 'OWNER')).userErrors).toMatchObject([{ field: 'role' }]);
    expect((await invites(ana, caseId, ana.email)).userErrors).toMatchObject([{ message: say.yourself }]);
    expect((await invites(ana, caseId, works.email)).userErrors).toMatchObject([{ message: say.memberAlready }]);
  });

  test('an address is written to five times a day at most', async () => {
    const email = stranger();
    const caseId = await opens(ana);
    for (let times = 0; times < 5; times++) expect((await invites(ana, caseId, email)).userErrors).toEqual([]);
    const sixth = await ana.graphql(InviteToCaseDocument, { input: { caseId, email, role: 'COLLABORATOR' } });
    expect(sixth.errors[0]?.extensions.code).toBe('RATE_LIMITED');
    await ana.does(RevokeInvitationDocument, {
      input: { caseId, invitationId: (await seenBy(ana, caseId))?.invitations[0]?.id ?? '' },
    });
  });
});

describe('members', () => {
  test('a guest learns names, not addresses, and no invitations', async () => {
    const caseId = await opens(ana);
    const [works, looks] = [await world.lawyer(), await world.lawyer()];
    await joins(works, caseId);
    await joins(looks, caseId, 'GUEST');
    await invites(ana, caseId, stranger(), 'GUEST');
    const seen = await seenBy(looks, caseId);
    expect(seen).toMatchObject({ myRole: 'GUEST', memberCount: 3, invitations: [], viewerCanInvite: false });
    expect(seen?.members.map(({ email }) => email)).toEqual([null, null, null]);
    expect((await seenBy(works, caseId))?.invitations).toEqual([]);
    expect((await seenBy(ana, caseId))?.invitations).toHaveLength(1);
  });

  test('one who is there gets another role by being invited to it', async () => {
    const caseId = await opens(ana);
    const looks = await world.lawyer();
    await joins(looks, caseId, 'GUEST');
    const sent = (await mailsTo(looks.email)).length;
    expect((await invites(ana, caseId, looks.email, 'COLLABORATOR')).userErrors).toEqual([]);
    expect((await seenBy(looks, caseId))?.myRole).toBe('COLLABORATOR');
    expect(await mailsTo(looks.email)).toHaveLength(sent);
  });

  const removes = async (who: Caller, caseId: string, userId: string) =>
    (await who.does(RemoveMemberDocument, { input: { caseId, userId } })).removeMember;

  test('the owner removes, and the door is shut at once', async () => {
    const caseId = await opens(ana);
    const works = await world.lawyer();
    await joins(works, caseId);
    const removed = await removes(ana, caseId, works.userId);
    expect(removed).toMatchObject({ case: { memberCount: 1 }, userErrors: [] });
    expect(await seenBy(works, caseId)).toBeNull();
    const told = await world.sql<{ payload: object }>(
      `select payload from outbox_event where topic = 'case.member-removed' order by id desc limit 1`,
    );
    expect(told[0]?.payload).toEqual({ caseId, userId: works.userId });
    expect((await removes(ana, caseId, works.userId)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('a member leaves by themselves; the owner does not', async () => {
    const caseId = await opens(ana);
    const looks = await world.lawyer();
    await joins(looks, caseId, 'GUEST');
    expect(await removes(looks, caseId, looks.userId)).toMatchObject({ case: null, userErrors: [] });
    expect(await seenBy(looks, caseId)).toBeNull();
    expect((await removes(ana, caseId, ana.userId)).userErrors).toMatchObject([{ message: say.ownerCannotLeave }]);
  });

  test('nobody else removes anybody', async () => {
    const caseId = await opens(ana);
    const [works, other] = [await world.lawyer(), await world.lawyer()];
    await joins(works, caseId);
    await joins(other, caseId);
    expect((await removes(works, caseId, other.userId)).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await removes(works, caseId, ana.userId)).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await removes(eva, caseId, other.userId)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await seenBy(ana, caseId))?.memberCount).toBe(3);
  });
});

describe('seats', () => {
  test('ten collaborators over all matters of an owner, invited ones counted; guests are free', async () => {
    const jefa = await world.lawyer({ plan: 'ENTERPRISE', name: 'Jefa' });
    const [one, two] = [await opens(jefa), await opens(jefa)];
    const known = stranger();
    for (let seat = 0; seat < 9; seat++)
      expect((await invites(jefa, seat % 2 ? one : two, stranger())).userErrors).toEqual([]);
    expect((await invites(jefa, one, known)).userErrors).toEqual([]);
    // The same person in another matter is the same seat.
    expect((await invites(jefa, two, known)).userErrors).toEqual([]);
    const eleventh = await jefa.graphql(InviteToCaseDocument, {
      input: { caseId: one, email: stranger(), role: 'COLLABORATOR' },
    });
    expect(eleventh.errors[0]).toMatchObject({
      message: say.seatsFull(10),
      extensions: { code: 'LIMIT_REACHED', used: 10, limit: 10 },
    });
    expect((await invites(jefa, one, stranger(), 'GUEST')).userErrors).toEqual([]);
  });
});

test('a seat that was promised and taken meanwhile is said when the invitation is accepted', async () => {
  const jefa = await world.lawyer({ plan: 'CUSTOM' });
  const caseId = await opens(jefa);
  const late = await world.lawyer();
  for (let seat = 0; seat < 10; seat++) await invites(jefa, caseId, stranger());
  await invites(jefa, caseId, late.email);
  await world.sql(
    `insert into case_member (case_id, user_id, role, joined_at)
     select ?, id, 'COLLABORATOR', now() from user_account where id <> all(?::text[]) limit 10`,
    [caseId, `{${jefa.userId},${late.userId}}`],
  );
  await world.sql(`update plan_subscription set plan = 'ENTERPRISE' where user_id = ?`, [jefa.userId]);
  const refused = await accepts(late, await lastToken(late.email));
  expect(refused.userErrors).toMatchObject([{ code: 'LIMIT_REACHED', message: say.seatsFullForInvited }]);
  expect(await seenBy(late, caseId)).toBeNull();
});

describe('who accepts at once', () => {
  /** So many others in a matter already. */
  const fills = (caseId: string, role: CaseRole, count: number, but: Caller[]) =>
    world.sql(
      `with others as (
         insert into user_account (id, name, email, password_hash, created_at, updated_at)
         select 'usr_' || substr(md5(?::text || n), 1, 26), 'Otra', md5(?::text || n) || '@ejemplo.mx', 'x', now(), now()
         from generate_series(1, ?::int) n returning id)
       insert into case_member (case_id, user_id, role, joined_at) select ?, id, ?, now() from others where id <> all(?::text[])`,
      [caseId, caseId, count, caseId, role, `{${but.map(({ userId }) => userId).join(',')}}`],
    );

  test('finds the last place of a guest taken once', async () => {
    const caseId = await opens(ana);
    const two = [await world.lawyer(), await world.lawyer()];
    const tokens: string[] = [];
    for (const who of two) {
      await invites(ana, caseId, who.email, 'GUEST');
      tokens.push(await lastToken(who.email));
    }
    await fills(caseId, 'GUEST', MAX_GUESTS - 1, two);
    const answers = await Promise.all(two.map((who, at) => accepts(who, tokens[at] ?? '')));
    const errors = answers.flatMap(({ userErrors }) => userErrors);
    expect(errors).toEqual([{ code: 'LIMIT_REACHED', field: 'token', message: say.guestsFullForInvited(MAX_GUESTS) }]);
    // The invitation still stands, for when there is room.
    const late = answers[0]?.userErrors.length ? 0 : 1;
    await world.sql(
      `delete from case_member where case_id = ? and user_id in
      (select user_id from case_member where case_id = ? and role = 'GUEST' limit 1)`,
      [caseId, caseId],
    );
    expect((await accepts(two[late] as Caller, tokens[late] ?? '')).userErrors).toEqual([]);
  });

  test('in two matters of one owner finds the last seat taken once', async () => {
    const jefa = await world.lawyer({ plan: 'ENTERPRISE' });
    const [one, other] = [await opens(jefa), await opens(jefa)];
    const [eleven, twelve] = [await world.lawyer(), await world.lawyer()];
    await invites(jefa, one, eleven.email);
    await invites(jefa, other, twelve.email);
    const tokens = [await lastToken(eleven.email), await lastToken(twelve.email)];
    await fills(one, 'COLLABORATOR', 9, []);
    const answers = await Promise.all([accepts(eleven, tokens[0] ?? ''), accepts(twelve, tokens[1] ?? '')]);
    expect(answers.flatMap(({ userErrors }) => userErrors)).toMatchObject([
      { code: 'LIMIT_REACHED', message: say.seatsFullForInvited },
    ]);
  });
});

test('the owner is told that somebody accepted, on the screens that are open', async () => {
  const caseId = await opens(ana, { title: 'Sucesión' });
  const works = await world.lawyer({ name: 'Nadia' });
  const [told, notTold] = [
    await SubscriptionListener.open(ana, ToastsDocument, {}),
    await SubscriptionListener.open(works, ToastsDocument, {}),
  ];
  await joins(works, caseId);
  expect((await told.receives(1))[0]?.toast).toEqual({
    kind: 'SUCCESS',
    message: 'Nadia aceptó tu invitación a «Sucesión».',
    path: `/cases/${caseId}`,
  });
  expect(notTold.received).toEqual([]);
});

describe('the timeline', () => {
  test('tells the address that was invited to the owner alone', async () => {
    const caseId = await opens(ana);
    const works = await world.lawyer();
    await joins(works, caseId);
    const email = stranger();
    await invites(ana, caseId, email, 'GUEST');
    const sentences = async (who: Caller) =>
      ((await who.does(CaseHistoryDocument, { id: caseId, first: 20 })).case?.timeline.nodes ?? []).map(
        ({ text }) => text,
      );
    expect(await sentences(ana)).toContain(`invitó a ${email} como invitado`);
    const seen = await sentences(works);
    expect(seen).toContain('invitó a alguien como invitado');
    expect(seen.join()).not.toContain('@');
  });
});

describe('names in other matters', () => {
  test('are found among one’s own matters only, whatever the spelling', async () => {
    const [carla, dario] = [await world.lawyer({ plan: 'BASIC' }), await world.lawyer({ plan: 'BASIC' })];
    const parties = [{ name: 'Juan Pérez López', role: 'DEFENDANT' as const, isOurs: false }];
    const own = await opens(carla, { title: 'Mío', parties });
    await opens(dario, { title: 'Ajeno', parties });
    const asks = async (name: string, exceptCaseId?: string) =>
      (await carla.does(ConflictsDocument, { name, exceptCaseId: exceptCaseId ?? null })).checkConflicts;
    const hits = await asks('PEREZ LOPEZ JUAN');
    expect(hits).toMatchObject([
      { name: 'Juan Pérez López', role: 'DEFENDANT', likeness: 1, case: { id: own, title: 'Mío' } },
    ]);
    expect(hits).toHaveLength(1);
    expect(await asks('Juana Pérez López')).toEqual([]);
    expect(await asks('Juan Pérez López', own)).toEqual([]);
    expect(await asks('cliente de EJEMPLO')).toMatchObject([{ role: 'CLIENT', isOurs: true }]);
    expect(await asks(`'; drop table x; -- %_?`)).toEqual([]);
  });
});

describe('the directory of courts', () => {
  test('is searched by words, and says how sure a name is', async () => {
    const { courtOffices } = await ana.does(CourtsDocument, { search: 'laboral AGUASCALIENTES', first: 5 });
    expect(courtOffices.nodes.length).toBeGreaterThan(1);
    for (const court of courtOffices.nodes) expect(court.place).toBe('Aguascalientes');
    expect(courtOffices.nodes[0]).toMatchObject({ confidence: 'SECONDARY' });
    const all = await ana.does(CourtsDocument, { search: null, first: 100 });
    const rest = await ana.does(CourtsDocument, { first: 100, after: all.courtOffices.pageInfo.endCursor ?? null });
    const ids = [...all.courtOffices.nodes, ...rest.courtOffices.nodes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(150);
    const signedOut = await world.visitor().graphql(CourtsDocument, { search: 'x' });
    expect(signedOut.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('shows a court that one wrote oneself, to nobody else', async () => {
    const name = 'Juzgado Primero de lo Familiar de Villa Ejemplo';
    await opens(beto, { courtName: name });
    const finds = async (who: Caller) =>
      (await who.does(CourtsDocument, { search: 'villa ejemplo' })).courtOffices.nodes;
    expect(await finds(beto)).toMatchObject([{ name, confidence: 'OWN' }]);
    expect(await finds(eva)).toEqual([]);
  });
});

describe('what live screens are told', () => {
  test('who is removed is cut off at once, the others go on', async () => {
    const caseId = await opens(ana);
    const [works, stays] = [await world.lawyer(), await world.lawyer()];
    await joins(works, caseId);
    await joins(stays, caseId);
    const follow = (who: Caller) => {
      const seen: number[] = [];
      const sequence = who.socket().iterate<CaseUpdatedSubscription>({
        query: print(CaseUpdatedDocument),
        variables: { caseId },
      });
      const over = (async () => {
        for await (const { data } of sequence) if (data) seen.push(1);
      })();
      return { seen, over };
    };
    const [cut, kept] = [follow(works), follow(stays)];
    // A change that both see says that both listen.
    for (let times = 0; times < 40 && (cut.seen.length === 0 || kept.seen.length === 0); times++) {
      await world.sql(`select pg_notify('foja_events', ?)`, [
        JSON.stringify({ t: 'case.changed', d: { caseId, userId: ana.userId, at: new Date().toISOString() } }),
      ]);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await ana.does(RemoveMemberDocument, { input: { caseId, userId: works.userId } });
    await cut.over;
    // Each has counted as it was told: how many changes of the loop came to whom is not the same.
    const [toRemoved, toOther] = [cut.seen.length, kept.seen.length];
    await invites(ana, caseId, stranger(), 'GUEST');
    await expect.poll(() => kept.seen.length).toBeGreaterThan(toOther);
    expect(cut.seen).toHaveLength(toRemoved);
  });
});

describe('a matter in which nothing moves', () => {
  test('counts the days, says which rule watches it, and what to ask about its number', async () => {
    const lena = await world.lawyer({ plan: 'BASIC' });
    const { courtOffices } = await lena.does(CourtsDocument, { search: 'sala regional queretaro', first: 1 });
    const caseId = await opens(lena, {
      area: 'LABOR',
      fileNumber: '12/2026',
      courtId: courtOffices.nodes[0]?.id ?? null,
    });
    const { case: fresh } = await lena.does(CaseRulesDocument, { id: caseId });
    expect(fresh?.fileNumberWarning).toContain('5618/14-11-02-3-OT');
    expect(fresh?.activity).toMatchObject({
      daysSince: 0,
      isForgotten: false,
      watch: { statuteKey: 'lft', articleNumber: '772', daysLeft: 45 },
    });
    await joins(eva, caseId, 'GUEST', lena);
    expect((await eva.does(CaseRulesDocument, { id: caseId })).case).toMatchObject({
      fileNumberWarning: null,
      activity: { isForgotten: false, watch: null },
    });
  });
});

describe('a number that is being written', () => {
  test('is held against the format of its court, of the directory or written by hand; nothing is kept', async () => {
    const lena = await world.lawyer();
    const { courtOffices } = await lena.does(CourtsDocument, { search: 'sala regional queretaro', first: 1 });
    const courtId = courtOffices.nodes[0]?.id ?? null;
    const asks = async (fileNumber: string, court: { courtId?: string | null; courtName?: string }) =>
      (await lena.does(NumberCheckDocument, { fileNumber, ...court })).checkFileNumber;
    expect(await asks('12/2026', { courtId })).toContain('5618/14-11-02-3-OT');
    expect(await asks('5618/26-11-02-3-OT', { courtId })).toBeNull();
    expect(await asks('x', { courtName: 'Juzgado Primero de lo Mercantil de Ejemplo' })).toContain('Ejemplo');
    expect(await asks('12/2026', {})).toBeNull();
    expect(await asks('12/2026', { courtId: 'crt_nada' })).toBeNull();
    expect(await asks('9'.repeat(100_000), { courtName: 'juzgado '.repeat(10_000) })).not.toBeUndefined();
    expect((await lena.does(CourtsDocument, { search: 'Mercantil de Ejemplo', first: 1 })).courtOffices.nodes).toEqual(
      [],
    );
  });

  test('of a court that another account keeps says nothing', async () => {
    const [lena, otto] = [await world.lawyer(), await world.lawyer()];
    await opens(lena, { courtName: 'Juzgado Mercantil que sólo Lena escribió' });
    const own = await lena.does(CourtsDocument, { search: 'que solo Lena escribio', first: 1 });
    const courtId = own.courtOffices.nodes[0]?.id ?? '';
    const asks = async (who: Caller) =>
      (await who.does(NumberCheckDocument, { fileNumber: 'x', courtId })).checkFileNumber;
    expect(await asks(lena)).toContain('Lena');
    expect(await asks(otto)).toBeNull();
  });

  test('is for whoever is signed in', async () => {
    const signedOut = await world.visitor().graphql(NumberCheckDocument, { fileNumber: '1' });
    expect(signedOut.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a mail server', () => {
  test('that fails is tried again; one that refuses for good is not', async () => {
    const tried: string[] = [];
    let reason: PortError['reason'] | null = 'UNAVAILABLE';
    const mailer: Mailer = {
      kind: 'SMTP',
      send: ({ id }) => {
        tried.push(id);
        return reason ? Promise.reject(new PortError(reason, 'as the test says')) : Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    const other = await World.begin({ mailer });
    try {
      const owner = await other.lawyer({ plan: 'BASIC' });
      const caseId = await opens(owner);
      const waiting = () =>
        other.sql<{ attempts: number }>(
          `select attempts from graphile_worker.jobs where task_identifier = 'send-invitation'`,
        );
      const again = async (): Promise<void> => {
        await other.sql(`update graphile_worker._private_jobs set run_at = now() where key like 'send-invitation:%'`);
        await other.sql(`select graphile_worker.add_job('send-invitation', '{"invitationId":"","sealedToken":""}')`);
        await other.runJobs('send-invitation');
      };
      expect((await invites(owner, caseId, stranger())).userErrors).toEqual([]);
      await other.runJobs('send-invitation');
      expect(await waiting()).toHaveLength(1);
      reason = null;
      await again();
      expect(await waiting()).toEqual([]);
      expect(tried).toHaveLength(2);
      expect(new Set(tried).size).toBe(1);
      reason = 'REFUSED';
      await invites(owner, caseId, stranger());
      await other.runJobs('send-invitation');
      expect(await waiting()).toEqual([]);
      expect(tried).toHaveLength(3);
    } finally {
      await other.end();
    }
  });
});

// Last: the clock does not come back.
test('after seven days an invitation is over', async () => {
  const caseId = await opens(ana);
  await invites(ana, caseId, eva.email);
  const token = await lastToken(eva.email);
  world.clock.advance(7 * DAY - HOUR);
  expect((await world.visitor().does(InvitationDocument, { token })).invitation).not.toBeNull();
  world.clock.advance(2 * HOUR);
  expect((await world.visitor().does(InvitationDocument, { token })).invitation).toBeNull();
  const again = world.visitor();
  const { login } = await again.does(LoginDocument, {
    input: { email: eva.email, password: 'una clave larga de ejemplo' },
  });
  again.token = login.token ?? null;
  expect((await accepts(again, token)).userErrors).toMatchObject([{ message: say.invitationExpired }]);
});
