import { describe, expect, test } from 'vitest';
import { maskPersonalData } from '#api/kernel/security/personal-data.rules.ts';
import { newId } from '#api/kernel/ids.ts';

/** Numbers from 0 to 1, the same in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
const next = random(20_261_122);
const upTo = (most: number): number => Math.floor(next() * most);
const oneOf = <T>(choices: readonly T[]): T => choices[upTo(choices.length)] as T;
const digits = (count: number): string => Array.from({ length: count }, () => upTo(10)).join('');
const letters = (count: number): string =>
  Array.from({ length: count }, () => oneOf([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])).join('');
const two = (value: number): string => String(value).padStart(2, '0');
const monthAndDay = (): string => two(1 + upTo(12)) + two(1 + upTo(28));

function clabe(): string {
  const body = oneOf(['002', '012', '014', '021', '072', '127', '646', '722']) + digits(14);
  const sum = [...body].reduce((total, digit, at) => total + ((Number(digit) * [3, 7, 1][at % 3]!) % 10), 0);
  return body + ((10 - (sum % 10)) % 10);
}
function card(): string {
  const body = oneOf(['4', '51', '5579', '4152']).padEnd(4, '7') + digits(11);
  const sum = [...body].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return body + ((10 - (sum % 10)) % 10);
}
const telephone = (): string =>
  oneOf<() => string>([
    () => `55 ${digits(4)} ${digits(4)}`,
    () => `(33) ${digits(4)}-${digits(4)}`,
    () => `81${digits(8)}`,
    () => `+52 1 55 ${digits(4)} ${digits(4)}`,
    () => `442 ${digits(3)} ${digits(4)}`,
    () => `777-${digits(3)}-${digits(2)}-${digits(2)}`,
    () => `55.${digits(4)}.${digits(4)}`,
    () => `01 800 ${digits(3)} ${digits(4)}`,
    () => `044 55 ${digits(2)} ${digits(2)} ${digits(2)} ${digits(2)}`,
    () => `+1 (415) ${digits(3)}-${digits(4)}`,
  ])();
const groupsOf = (number: string, separator: string): string => number.replace(/(\d{4})(?=\d)/g, `$1${separator}`);

const PERSONAL: Record<string, { mask: string; make: () => string }> = {
  'an RFC of a person': {
    mask: '[rfc]',
    make: () => `${letters(4)}${digits(2)}${monthAndDay()}${letters(2)}${digits(1)}`,
  },
  'an RFC of a company': { mask: '[rfc]', make: () => `${letters(3)}-${digits(2)}${monthAndDay()}-${digits(3)}` },
  'a CURP': {
    mask: '[curp]',
    make: () =>
      `${letters(1)}${oneOf([...'AEIOU'])}${letters(2)}${digits(2)}${monthAndDay()}${oneOf(['H', 'M'])}${oneOf(['DF', 'NL', 'JC', 'YN'])}RRN${digits(2)}`,
  },
  'an e-mail': {
    mask: '[correo]',
    make: () => `${letters(5)}.${letters(4)}@${oneOf(['ejemplo.mx', 'despacho.com.mx', 'ñandú.org'])}`,
  },
  'a telephone': { mask: '[teléfono]', make: telephone },
  'a CLABE': { mask: '[clabe]', make: () => oneOf([clabe(), groupsOf(clabe(), ' ')]) },
  'a card': { mask: '[tarjeta]', make: () => oneOf([card(), groupsOf(card(), ' '), groupsOf(card(), '-')]) },
};
const AROUND: ((text: string) => string)[] = [
  (text) => text,
  (text) => `El cliente dejó ${text}, y espera.`,
  (text) => `Error: (${text})`,
  (text) => `{"dato":"${text}"}`,
  (text) => `artículo 123\n${text}\n    at a.ts:12:34`,
  (text) => `Tel.: ${text.toLowerCase()}.`,
];

describe.each(Object.entries(PERSONAL))('%s', (_name, { mask, make }) => {
  test('is masked wherever it stands, and nothing of it is left', () => {
    for (let run = 0; run < 400; run++) {
      const secret = make();
      const around = oneOf(AROUND);
      expect(maskPersonalData(around(secret)), secret).toBe(around(mask));
    }
  });
});

/** What stands in files, laws and logs every day. */
const ORDINARY: Record<string, () => string> = {
  'an article': () => `artículo ${1 + upTo(2000)}`,
  'a list of articles': () => `artículos ${upTo(900)}, ${upTo(900)}, ${upTo(900)} y ${upTo(900)}`,
  'a day': () => `20${two(upTo(40))}-${two(1 + upTo(12))}-${two(1 + upTo(28))}`,
  'a written day': () => `${1 + upTo(28)} de mayo de ${1900 + upTo(150)}`,
  'a day with slashes': () => `${two(1 + upTo(28))}/${two(1 + upTo(12))}/${1950 + upTo(100)}`,
  'a day with its hour': () =>
    `20${two(upTo(40))}-${two(1 + upTo(12))}-${two(1 + upTo(28))} ${two(upTo(24))}:${two(upTo(60))}`,
  'an instant': () => new Date(upTo(4_000_000_000) * 1000).toISOString(),
  'milliseconds of the epoch': () => String(1_500_000_000_000 + upTo(400_000_000_000)),
  'an amount': () => `$${(upTo(99_999_999_999) / 100).toLocaleString('en-US')}`,
  'an amount without commas': () => `$ ${upTo(9_999_999_999)}`,
  'an amount with its currency': () => `${2_000_000_000 + upTo(7_000_000_000)} pesos`,
  cents: () => `${2_000_000_000 + upTo(7_000_000_000)}.${two(upTo(100))}`,
  'a file number': () => `${1 + upTo(99_999)}/${1950 + upTo(100)}`,
  'a file number with its desk': () => `expediente ${1 + upTo(9999)}/${2000 + upTo(40)}-${oneOf(['I', 'III', 'B'])}`,
  'a registry number of a thesis': () => `registro digital ${2_000_000 + upTo(99_999)}`,
  'a percentage': () => `${upTo(100)}.${digits(10)}%`,
  'a place in a file': () => `at run (/app/api/main.ts:${upTo(9999)}:${upTo(999)})`,
  'an id': () => newId(oneOf(['user', 'session', 'case', 'request'])),
  'a UUID': () => crypto.randomUUID(),
  'an address of a network': () => `192.168.${upTo(256)}.${upTo(256)}:${upTo(65_536)}`,
  'a package': () => `node_modules/@apollo/server@${upTo(20)}.${upTo(20)}.${upTo(20)}`,
  'a version': () => `${upTo(30)}.${upTo(30)}.${upTo(30)}`,
  'an address of a page': () => `https://foja.mx/cases/${newId('case')}#notas`,
};

describe.each(Object.entries(ORDINARY))('%s', (_name, make) => {
  test('stays as it is', () => {
    for (let run = 0; run < 400; run++) {
      const text = oneOf([(number: string) => number, (number: string) => `Según ${number}, procede.`])(make());
      expect(maskPersonalData(text)).toBe(text);
    }
  });
});

test('the values of a query string are hidden, its names and the place in a file stay', () => {
  expect(maskPersonalData('GET /graphql?query=%7Bme%7D&name=Juan%20Perez#top')).toBe(
    'GET /graphql?query=[oculto]&name=[oculto]#top',
  );
  expect(maskPersonalData('http://127.0.0.1/main.tsx?t=1763800000:20:7')).toBe(
    'http://127.0.0.1/main.tsx?t=[oculto]:20:7',
  );
});

test('several kinds in one text are each masked, and a masked text stays as it is', () => {
  const masked = maskPersonalData('VECJ880326XX1, 55 1234 5678 4111111111111111; ana@ejemplo.mx artículo 123');
  expect(masked).toBe('[rfc], [teléfono] [tarjeta]; [correo] artículo 123');
  expect(maskPersonalData(masked)).toBe(masked);
});

test('a CLABE or a card with a wrong control digit is an ordinary number', () => {
  for (const number of ['002010077777777772', '4111111111111112'])
    expect(maskPersonalData(`folio ${number}`)).toBe(`folio ${number}`);
});
