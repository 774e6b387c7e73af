import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { CalendarRefusal, ReadCalendar } from './ics-file.adapter.ts';

interface GivenCalendar {
  bytes: Uint8Array;
  given: string | null;
  usual: string;
}

/** A calendar file may be made so that each of its events takes its time. */
export const readCalendar = defineTask<GivenCalendar, ReadCalendar | CalendarRefusal>({
  name: 'readCalendar',
  cpuMs: 4500,
  memoryMb: 512,
  async run({ bytes, ...zones }) {
    const { readCalendarFile } = await import('./ics-file.adapter.ts');
    return readCalendarFile(bytes, zones);
  },
});

export const icsTasks = [readCalendar] as unknown as AnyTask[];
