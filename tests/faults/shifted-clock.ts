/**
 * Loaded into the product before anything else: its wall clock is that of the machine plus an offset in milliseconds,
 * which is read from the file `SHIFTED_CLOCK` whenever SIGUSR2 comes. Timers and the database keep the machine's time.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env['SHIFTED_CLOCK'] ?? '';
let offset = 0;
process.on('SIGUSR2', () => (offset = Number(readFileSync(file, 'utf8'))));

const now = (): number => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: ConstructorParameters<DateConstructor> | [], made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});
