import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LegalCase } from '#db/entities/case.entity.ts';
import { readRows, rowOf } from '#api/kernel/database/rows.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer();
  await ana.does(CreateCaseDocument, { input: { title: 'Uno', client: 'Cliente', area: 'CIVIL' } });
});
afterAll(() => world.end());

const CASES_OF = 'select * from legal_case where owner_id = ?';

describe('what is only read', () => {
  test('has the values of its entity, by the names of its properties', async () => {
    const em = world.server.work.em.fork();
    const [raw] = await readRows(em as never, CASES_OF, [ana.userId]);
    const entity = await em.findOneOrFail(LegalCase, { owner: ana.userId });
    const row = rowOf(em as never, LegalCase, raw ?? {});
    const { owner, court, members: _members, parties: _parties, ...values } = entity;
    expect(row).toMatchObject({ ...values, owner: { id: owner.id }, court: court ?? null });
  });

  test('in a transaction sees what that has written', async () => {
    await world.server.work.em.fork().transactional(async (em) => {
      await em
        .getConnection()
        .execute(
          `update legal_case set title = 'Otro' where owner_id = ?`,
          [ana.userId],
          'run',
          em.getTransactionContext(),
        );
      expect(await readRows(em as never, CASES_OF, [ana.userId])).toMatchObject([{ title: 'Otro' }]);
      const outside = world.server.work.em.fork();
      expect(await readRows(outside as never, CASES_OF, [ana.userId])).toMatchObject([{ title: 'Uno' }]);
    });
  });

  test('is read all the same after another server has changed the table', async () => {
    const em = world.server.work.em.fork();
    const read = () => readRows(em as never, CASES_OF, [ana.userId]);
    // Every connection of the pool has a plan of before.
    await Promise.all(Array.from({ length: 20 }, read));
    await world.asOwner('alter table legal_case add column added_later int not null default 7');
    expect(await read()).toMatchObject([{ added_later: 7 }]);
    await world.asOwner('alter table legal_case drop column added_later');
    expect((await read())[0]).not.toHaveProperty('added_later');
  });
});
