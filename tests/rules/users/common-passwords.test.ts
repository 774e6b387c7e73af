import { expect, test } from 'vitest';
import { commonPasswords } from '#api/features/users/common-passwords.rules.ts';
import { loadCommonPasswords } from '#api/features/users/passwords.service.ts';
import { FAVOURITE_PASSWORDS } from '#db/content/favourite-passwords.ts';

const common = await loadCommonPasswords();

test.each([
  ['of the list', ['123456', 'password', 'qwerty123', 'zxcvbnm']],
  ['in other letters', ['PASSWORD', 'PassWord', 'QWERTY']],
  ['with signs for letters', ['P@ssword1', 'p4ssw0rd', 'Pa$$w0rd!', 'm0nk3y', 'l0v3ly12']],
  ['backwards', ['654321', 'drowssap', 'ytrewq', 'drowssap1']],
  [
    'with digits, a year or a sign behind',
    ['monkey7', 'dragon99', 'football!', 'shadow2024', 'Sunshine1!', 'master123'],
  ],
  ['of Mexico', ['contraseña1', 'Contraseña', 'contrasena123', 'mexico2026', 'México2026!', 'america1', 'Ch1vas10']],
  ['of names and beliefs', ['guadalupe', 'Guadalupe12', 'lupita1', 'teamo123', 'sanjudas28', 'diosesamor']],
  ['of the trade', ['abogado1', 'Licenciado2026', 'despacho1', '4bogado!']],
])('a common password is refused: %s', (_kind, passwords) => {
  expect(passwords.filter((password) => !common.has(password))).toEqual([]);
});

test('a password of one’s own is accepted', () => {
  const own = [
    'una clave larga de ejemplo',
    'caballo grapa batería correcto',
    'Tlacoyo-Marfil-83',
    'kJ8#pQ2!vB',
    'mexicanosalgritodeguerra',
    'password de mi abuela en Tepic',
    '🦙🦙🦙🦙🦙🦙',
    'x7Lm9Q',
  ];
  expect(own.filter((password) => common.has(password))).toEqual([]);
});

test('variants are of the most used only, and of the whole list the words themselves', () => {
  const ranked = Array.from({ length: 10_001 }, (_, rank) => `palabra${'abcdefghij'[rank % 10]}${rank}x`);
  const [first = '', last = ''] = [ranked[0], ranked.at(-1)];
  const ours = commonPasswords(ranked, ['casa']);
  expect([first, `${first}9`, last, 'c4sa!', 'asac'].map((word) => ours.has(word))).toEqual(Array(5).fill(true));
  expect([`${last}9`, '', '9', '!!', '12'].map((word) => ours.has(word))).toEqual(Array(5).fill(false));
});

test('our own words are few, folded and said once', () => {
  expect(FAVOURITE_PASSWORDS.length).toBeLessThanOrEqual(200);
  expect(new Set(FAVOURITE_PASSWORDS).size).toBe(FAVOURITE_PASSWORDS.length);
  expect(FAVOURITE_PASSWORDS.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
});
