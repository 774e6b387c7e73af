import { ActivateTrialDocument, StartDemoSessionDocument } from '#tests/support/trials.generated.ts';
import { RegisterDocument } from '#tests/support/users.generated.ts';
import type { Caller, World } from '../../support/world.ts';

const PASSWORD = 'una clave larga de ejemplo';

let people = 0;
export const anEmail = (): string => `prueba-${++people}-${Math.random().toString(36).slice(2)}@ejemplo.mx`;

export const activates = async (caller: Caller, email: string, name: string | null = null) =>
  (await caller.does(ActivateTrialDocument, { input: { email, name } })).activateTrial;

/** Somebody on a trial. */
export async function onTrial(world: World, email = anEmail()): Promise<Caller> {
  const caller = world.visitor();
  const { trial, userErrors } = await activates(caller, email, 'Tania Prueba');
  if (!trial) throw new Error(userErrors[0]?.message);
  caller.email = email;
  caller.trialId = trial.id;
  caller.userId = (await caller.me()).id;
  return caller;
}

let networks = 0;
export const anAddress = (): string => `203.0.113.${++networks}`;

/** Somebody in the demo, at an address of their own unless one is given. */
export async function inDemo(world: World, address = anAddress()): Promise<Caller> {
  const caller = world.visitor();
  caller.address = address;
  const { startDemoSession } = await caller.does(StartDemoSessionDocument);
  caller.token = startDemoSession.demoSession?.token ?? null;
  caller.userId = (await caller.me()).id;
  return caller;
}

/** Registers with whatever credentials the caller has, and signs in. */
export async function registers(caller: Caller, email = anEmail()) {
  const input = { name: 'Tania Registrada', email, password: PASSWORD, profession: null };
  const { register } = await caller.does(RegisterDocument, { input });
  if (register.token) {
    caller.token = register.token;
    caller.trialId = null;
  }
  return register;
}
