import { describe, expect, test } from 'vitest';
import { FILE_NUMBER_FORMATS, NUMBERINGS, type Numbering } from '#db/content/file-numbers.ts';
import { courtProblems, readCourts } from '#db/seeds/courts.ts';
import { fileNumberWarning, numberingOf } from '#api/features/cases/checks/file-numbers.rules.ts';
import { MAX_RATIO_FOR_EIGHTFOLD_INPUT, cpuTimeRatio } from '../../support/cpu-time.ts';

const TODAY = '2026-11-21';
const court = (numbering: Numbering | null, name = 'Órgano de ejemplo') => ({ name, numbering });
const warning = (number: string | null, numbering: Numbering | null): string | null =>
  fileNumberWarning(number, court(numbering), TODAY);

describe('a file number', () => {
  test.each(Object.entries(FILE_NUMBER_FORMATS))('%s takes its own example', (_kind, { pattern, example }) =>
    expect(example).toMatch(pattern),
  );

  test.each([
    ['1183/2025', 'DISTRICT'],
    ['Amparo indirecto 1183/2025', 'DISTRICT'],
    ['Exp. No. 1183 / 2025', 'DISTRICT'],
    ['expediente 845/2026', 'LOCAL'],
    ['845/2026-A', 'LOCAL'],
    ['Toca 321/2026-01', 'LOCAL'],
    ['Amparo Directo 33/2025', 'COLLEGIATE'],
    ['D.A.-141/2013', 'COLLEGIATE'],
    ['R.F. 6/2026', 'COLLEGIATE'],
    ['ADR 1234/2024', 'SCJN'],
    ['4506/12-17-11-2', 'TFJA'],
    ['5618/14–11–02–3–OT', 'TFJA'],
    ['268/93', 'AGRARIAN'],
    ['CDMX/CI/2026/001234', 'CONCILIATION'],
    ['512/2025', 'FEDERAL_LABOUR'],
  ] as const)('«%s» looks right for %s', (number, numbering) => expect(warning(number, numbering)).toBeNull());

  test.each([
    ['abc', 'DISTRICT'],
    ['1183-2025', 'DISTRICT'],
    ['1183/25', 'DISTRICT'],
    ['1183/2025', 'TFJA'],
    ['1183/2025', 'CONCILIATION'],
    ['<script>alert(1)</script>', 'LOCAL'],
  ] as const)('«%s» is asked about for %s, with an example', (number, numbering) => {
    const [kind] = NUMBERINGS[numbering];
    expect(warning(number, numbering)).toContain(FILE_NUMBER_FORMATS[kind].example);
    expect(warning(number, numbering)).toContain('Órgano de ejemplo');
  });

  test('of a year that has not come is asked about', () => {
    expect(warning('12/2027', 'LOCAL')).toContain('2027');
    expect(warning('12/2026', 'LOCAL')).toBeNull();
  });

  test('nothing is said without a number, a court, or knowledge of it', () => {
    expect(warning(null, 'DISTRICT')).toBeNull();
    expect(warning('  ', 'DISTRICT')).toBeNull();
    expect(fileNumberWarning('abc', null, TODAY)).toBeNull();
    expect(warning('abc', null)).toBeNull();
  });

  test('is read with work in proportion, however long it is', () => {
    const reads = (size: number) => () => {
      for (const numbering of Object.keys(NUMBERINGS) as Numbering[]) {
        warning('1'.repeat(2 * size), numbering);
        warning(`${'A '.repeat(size)}/2025`, numbering);
        warning(' / '.repeat(size), numbering);
      }
    };
    expect(cpuTimeRatio(reads(24_000), reads(3_000))).toBeLessThan(MAX_RATIO_FOR_EIGHTFOLD_INPUT);
  });
});

describe('how a court that was written by hand numbers', () => {
  test.each([
    ['Juzgado Segundo de Distrito en el Estado de Ejemplo', 'DISTRICT'],
    ['Primer Tribunal Colegiado en Materia Civil del Primer Circuito', 'COLLEGIATE'],
    ['Tribunal Colegiado de Apelación del Vigésimo Séptimo Circuito', 'FEDERAL_APPEAL'],
    ['Juzgado Décimo de lo Familiar', 'LOCAL'],
    ['Juzgado Primero Laboral', 'LOCAL_LABOUR'],
    ['Tribunal Laboral Federal de Asuntos Individuales', 'FEDERAL_LABOUR'],
    ['Centro de Conciliación Laboral del Estado', 'CONCILIATION'],
    ['Tribunal Unitario Agrario, Distrito 8', 'AGRARIAN'],
    ['Sala del Tribunal Federal de Justicia Administrativa', 'TFJA'],
    ['Tribunal de Justicia Administrativa del Estado de Ejemplo', null],
    ['Árbitro', null],
  ])('%s: %s', (name, numbering) => expect(numberingOf({ name, numbering: null })).toBe(numbering));
});

test('the directory of courts has no name twice, and says where each was read', async () => {
  const courts = await readCourts();
  expect(courts.length).toBeGreaterThan(150);
  expect(courtProblems(courts)).toEqual([]);
  const [first] = courts;
  expect(courtProblems([...courts, { ...first!, source: null, confidence: 'OFFICIAL' }])).toHaveLength(2);
});
