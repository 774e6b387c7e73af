import { filesOf, noise, type HostileFile } from './hostile-file.ts';

const MB = 1024 * 1024;
const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//x', ...lines, 'END:VCALENDAR'].join('\r\n');
const START = 'DTSTART:20260105T100000Z';
const event = (...lines: string[]): string => ['BEGIN:VEVENT', START, 'SUMMARY:a', ...lines, 'END:VEVENT'].join('\r\n');
const many = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('\r\n');
const numbers = (count: number): string => Array.from({ length: count }, (_, at) => at + 1).join(',');
const zone = (more: string, id = 'Z'): string =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:${id}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0600',
    more,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');

export const hostileCalendars: HostileFile[] = filesOf('ics', [
  ['the thirtieth of February, for ever', () => calendar(event('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'))],
  [
    'five thousand times the thirtieth of February',
    () => calendar(many(5000, (at) => event(`UID:${at}`, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=99'))),
    'worst',
  ],
  ['a rule of every second', () => calendar(event('RRULE:FREQ=SECONDLY'))],
  ['a billion times', () => calendar(event('RRULE:FREQ=DAILY;COUNT=1000000000'))],
  [
    'five thousand rules of a billion times',
    () => calendar(many(5000, (at) => event(`UID:${at}`, 'RRULE:FREQ=DAILY;COUNT=1000000000'))),
  ],
  ['never, step by step', () => calendar(event('RRULE:FREQ=DAILY;INTERVAL=0'))],
  [
    'each day of each week of each month',
    () =>
      calendar(
        event(
          `RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYMONTHDAY=${numbers(31)};BYYEARDAY=${numbers(366)};BYWEEKNO=${numbers(53)};BYSETPOS=-366`,
        ),
      ),
    'worst',
  ],
  ['a rule of a megabyte', () => calendar(event(`RRULE:FREQ=MONTHLY;BYMONTHDAY=${numbers(40_000)}`))],
  ['a line of nine megabytes', () => calendar(event(`DESCRIPTION:${'a'.repeat(9 * MB)}`))],
  ['lines of one letter', () => calendar(event(`DESCRIPTION:${'a\r\n '.repeat(2 * MB)}`))],
  ['alarms inside of alarms', () => calendar(event('BEGIN:VALARM\r\n'.repeat(15_000)))],
  ['events inside of events', () => calendar('BEGIN:VEVENT\r\n'.repeat(4900))],
  ['more events than may be', () => calendar(many(6000, (at) => event(`UID:${at}`)))],
  ['events without an end', () => calendar(many(4000, () => `BEGIN:VEVENT\r\n${START}`))],
  [
    'ten thousand zones',
    () =>
      calendar(
        many(10_000, (at) => zone('', `Z${at}`)),
        event('UID:1'),
      ),
  ],
  [
    'zones that change each day for ever',
    () =>
      calendar(
        many(190, (at) => zone('RRULE:FREQ=DAILY', `Z${at}`)),
        many(2000, (at) => event(`UID:${at}`, `DTEND;TZID=Z${at % 190}:20990105T110000`)),
      ),
    'worst',
  ],
  [
    'a zone with a hundred thousand changes',
    () =>
      calendar(
        zone(`RDATE:${Array.from({ length: 15_000 }, (_, at) => `${1970 + (at % 60)}0101T000000`).join(',')}`),
        event('DTEND;TZID=Z:20260105T110000'),
      ),
  ],
  [
    'twenty thousand days left out',
    () =>
      calendar(event(`EXDATE:${many(15_000, () => '20260106T100000Z').replaceAll('\r\n', ',')}`, 'RRULE:FREQ=DAILY')),
  ],
  [
    'five thousand starts of their own',
    () => calendar(event(`RDATE:${many(15_000, (at) => `2026010${(at % 9) + 1}T100000Z`).replaceAll('\r\n', ',')}`)),
  ],
  ['an event of ten thousand years', () => calendar(event('DURATION:P99999999W'))],
  [
    'a day that is none',
    () => calendar(['BEGIN:VEVENT', 'DTSTART:99999999T999999Z', 'SUMMARY:a', 'END:VEVENT'].join('\r\n')),
  ],
  ['a hundred thousand parameters', () => calendar(event(`ATTENDEE${';X=1'.repeat(60_000)}:mailto:a@b`))],
  ['quotes without an end', () => calendar(event(`ATTENDEE;CN="${'a;'.repeat(140_000)}`))],
  [
    'nine megabytes of an attachment',
    () => calendar(event(`ATTACH;ENCODING=BASE64;VALUE=BINARY:${'A'.repeat(9 * MB)}`)),
  ],
  [
    'wide letters',
    () =>
      Buffer.from(`\ufeff${calendar(many(2000, (at) => event(`UID:${at}`, `SUMMARY:${'ñ'.repeat(300)}`)))}`, 'utf16le'),
  ],
  ['noise', () => Buffer.concat([Buffer.from('BEGIN:VCALENDAR\r\n'), noise(5 * MB)])],
  ['a page, called a calendar', () => '<html><p>hola</p>'],
]);
