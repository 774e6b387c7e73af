import { filesOf, noise, type HostileFile } from './hostile-file.ts';

const MB = 1024 * 1024;
const html = (body: string): string => `<!doctype html><html><body>${body}`;
const nested = (tag: string, depth: number): string => html(`<${tag}>`.repeat(depth) + 'texto');

const pages: HostileFile[] = filesOf('html', [
  ['a megabyte of nested divs', () => nested('div', 200_000), 'worst'],
  ['five megabytes of nested divs', () => nested('div', 1_000_000)],
  ['nested tables', () => nested('table', 100_000)],
  ['nested lists', () => nested('ol', 150_000)],
  ['nested fonts with attributes', () => nested('font color="red" size=2', 60_000)],
  ['one element deeper than allowed', () => nested('div', 300)],
  ['nested frames and pictures', () => nested('svg', 100_000)],
  ['half a million attributes', () => html(`<p ${Array.from({ length: 500_000 }, (_, at) => `a${at}=1`).join(' ')}>x`)],
  ['an attribute of fourteen megabytes', () => html(`<p style="${'font-weight '.repeat(1_200_000)}">x`)],
  ['a comment without an end', () => html(`texto<!--${'-'.repeat(14 * MB)}`)],
  ['a script without an end', () => html(`texto<script>${'<a'.repeat(7 * MB)}`)],
  ['three million entities', () => html('&amp;'.repeat(2_900_000)), 'worst'],
  ['entities beyond all numbers', () => html('&#99999999999999999999;'.repeat(600_000))],
  ['only opening signs', () => html('<'.repeat(14 * MB))],
  ['only ends of elements', () => html('</div>'.repeat(2_400_000))],
  ['list items with absurd numbers', () => html(`<ol type=I>${'<li value=1e308>a'.repeat(300_000)}`)],
  ['roman numbers of millions', () => html(`<ol type=I start=99999999>${'<li>a'.repeat(20_000)}`), 'worst'],
  ['one word of fourteen megabytes', () => html('a'.repeat(14 * MB))],
  ['letters with a million accents each', () => html(`a${'\u0301'.repeat(5 * MB)}`)],
  ['signs without width', () => html('\u200b\u202e'.repeat(2 * MB))],
  ['a definition that names a file', () => '<!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/passwd">]><html><p>&x;</p>'],
  ['a charset that nobody knows', () => '<html><meta charset="x-nada"><p>texto</p>'],
  ['wide letters that say they are narrow', () => Buffer.from(`\ufeff${html('<b>'.repeat(300_000))}`, 'utf16le')],
]);

const texts: HostileFile[] = filesOf('txt', [
  ['one line of fourteen megabytes', () => 'artículo '.repeat(1_400_000)],
  ['fourteen million lines', () => '\n'.repeat(14 * MB)],
  ['fourteen million pages', () => '\f'.repeat(14 * MB)],
  ['lines of spaces', () => `${' '.repeat(2000)}a\n`.repeat(7000)],
  ['page marks that count up', () => Array.from({ length: 500_000 }, (_, at) => `${at + 1} de 500000`).join('\n')],
  ['more than fifteen megabytes', () => 'a'.repeat(16 * MB)],
  ['noise', () => noise(2 * MB)],
  ['wide letters, half of pairs alone', () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(MB, 0xd8)])],
  ['a text of nothing but citations', () => 'artículo 48 de la LFT, '.repeat(43_000), 'worst'],
  ['quotation marks without an end', () => '«'.repeat(900_000)],
  ['an article with a hundred thousand fractions', () => `artículo 1, fracciones ${'I, II y III, '.repeat(75_000)}`],
  ['digits', () => '1 22 333 4444 '.repeat(65_000)],
  ['pairs of thesis keys', () => 'tesis 1a./J. 1/2020 (10a.), '.repeat(33_000)],
  ['a calendar, called a text', () => 'BEGIN:VCALENDAR\n'.repeat(500_000)],
]);

const others: HostileFile[] = [
  ...filesOf('csv', [
    ['a table that is none', () => '=HYPERLINK("http://x"),1\n'.repeat(300_000)],
    ['quotes without an end', () => `"${'a,'.repeat(MB)}`],
  ]),
  ...filesOf('xml', [
    [
      'a billion laughs',
      () =>
        `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ja">${Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at} "${`&a${at || ''};`.repeat(10)}">`).join('')}]><l>&a19;</l>`,
    ],
    ['nested elements', () => '<a>'.repeat(900_000)],
  ]),
  ...filesOf('exe', [['a program', () => Buffer.concat([Buffer.from('MZ'), noise(MB)])]]),
];

export const hostileMarkup: HostileFile[] = [...pages, ...texts, ...others];
