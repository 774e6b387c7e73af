import { openCaseFor, type Sql } from '../../support/case-chat-load.ts';
import { World, type Caller } from '../../support/world.ts';

/** A server with the people of a case that has a chat, and somebody who has no part in it. */
export interface ChatWorld {
  world: World;
  sql: Sql;
  ana: Caller;
  bruno: Caller;
  carla: Caller;
  stranger: Caller;
  addGuest: (caseId: string, userId: string) => Promise<unknown>;
  /** Opens a case of Ana with Bruno as collaborator and Carla as guest; returns its id. */
  aCase: () => Promise<string>;
}

export async function beginChatWorld(): Promise<ChatWorld> {
  const world = await World.begin();
  const [ana, bruno, carla, stranger] = [
    await world.lawyer({ name: 'Ana Ruiz', plan: 'PROFESSIONAL' }),
    await world.lawyer({ name: 'Bruno Núñez' }),
    await world.lawyer({ name: 'Carla' }),
    await world.lawyer({ name: 'Otra Persona' }),
  ];
  const sql: Sql = (text, values) => world.sql(text, values);
  const addGuest = (caseId: string, userId: string) =>
    sql(`insert into case_member (case_id, user_id, role, joined_at) values (?, ?, 'GUEST', now())`, [caseId, userId]);
  async function aCase(): Promise<string> {
    const id = await openCaseFor(sql, ana.userId, [bruno.userId]);
    await addGuest(id, carla.userId);
    return id;
  }
  return { world, sql, ana, bruno, carla, stranger, addGuest, aCase };
}
