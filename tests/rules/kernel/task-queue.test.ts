import { expect, test } from 'vitest';
import { TaskQueue } from '#api/kernel/workers/task-queue.ts';

const work = (account: string, name = account) => ({ account, name });
const queueOf = (size: number) =>
  new TaskQueue<{ account: string; name: string }>({ size, maxWaiting: 8, maxWaitingOfAccount: 4 });

test('accounts take turns, each in its own order', () => {
  const queue = queueOf(2);
  for (const name of ['a1', 'a2', 'a3']) queue.add(work('ana', name));
  queue.add(work('beto', 'b1'));
  const order: string[] = [];
  for (let item = queue.next(); item; item = queue.next()) {
    order.push(item.name);
    queue.done(item);
  }
  expect(order.slice(0, 2).toSorted()).toEqual(['a1', 'b1']);
  expect(order.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
});

test('one account never takes the last process', () => {
  const queue = queueOf(2);
  const items = ['a1', 'a2'].map((name) => work('ana', name));
  items.forEach((item) => queue.add(item));
  expect(queue.next()?.name).toBe('a1');
  expect(queue.next()).toBeNull();
  queue.add(work('beto', 'b1'));
  expect(queue.next()?.name).toBe('b1');
  queue.done(items[0] as (typeof items)[0]);
  expect(queue.next()?.name).toBe('a2');
});

test('with one process an account that works keeps nobody out for good', () => {
  const queue = queueOf(1);
  const first = work('ana', 'a1');
  queue.add(first);
  queue.add(work('ana', 'a2'));
  queue.add(work('beto', 'b1'));
  expect(queue.next()).toBe(first);
  queue.done(first);
  expect(queue.next()?.name).toBe('b1');
});

test('there is room for so much of one account and so much of all', () => {
  const queue = queueOf(2);
  const added = (account: string): boolean[] => Array.from({ length: 5 }, () => queue.add(work(account)));
  expect(added('ana')).toEqual([true, true, true, true, false]);
  expect(added('beto')).toEqual([true, true, true, true, false]);
  expect(queue.add(work('carla'))).toBe(false);
});
