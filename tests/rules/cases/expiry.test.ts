import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { daysBetween } from '#schema/lib/days.ts';
import { findLaw, hasArticle } from '#db/content/law-index.ts';
import { expiryText } from '#schema/text/case-rules.ts';
import { EXPIRY_RULES, watchOf, type InactiveCase } from '#api/features/cases/checks/expiry.rules.ts';

const CORPUS = '../shared/corpus/leyes';

const quiet = (rest: Partial<InactiveCase>): InactiveCase => ({
  area: 'COMMERCIAL',
  type: 'Juicio ordinario',
  status: 'ACTIVE',
  isArchived: false,
  since: '2026-03-02',
  ...rest,
});

describe('what watches a quiet matter', () => {
  test.each([
    ['COMMERCIAL', 'ccom', '1076', null],
    ['CIVIL', 'cnpcf', '234', null],
    ['FAMILY', 'cnpcf', '234', null],
    ['LABOR', 'lft', '772', '2026-04-16'],
    ['AGRARIAN', 'lagraria', '190', '2026-07-02'],
  ] as const)('%s: %s %s, %s', (area, statuteKey, articleNumber, expectedOn) => {
    const watch = watchOf(quiet({ area }), '2026-03-12');
    expect(watch).toMatchObject({ rule: { statuteKey, articleNumber }, expectedOn });
    expect(watch?.daysLeft).toBe(expectedOn && daysBetween('2026-03-12', expectedOn));
  });

  test.each(['CRIMINAL', 'TAX', 'CONSTITUTIONAL', 'ADMINISTRATIVE', 'CORPORATE'] as const)(
    '%s: no rule is known, none is made up',
    (area) => expect(watchOf(quiet({ area }), '2026-03-12')).toBeNull(),
  );

  test('once the 45 days are past, the four months run from a summons whose day is not known', () => {
    expect(watchOf(quiet({ area: 'LABOR' }), '2026-04-16')).toMatchObject({
      rule: { articleNumber: '772' },
      daysLeft: 0,
    });
    expect(watchOf(quiet({ area: 'LABOR' }), '2026-04-17')).toMatchObject({
      rule: { articleNumber: '773' },
      expectedOn: null,
      daysLeft: null,
    });
  });

  test('what is past is said as past', () => {
    expect(watchOf(quiet({ area: 'AGRARIAN' }), '2026-07-05')?.daysLeft).toBe(-3);
  });

  test('a closed or archived matter has nothing to lose', () => {
    expect(watchOf(quiet({ status: 'COMPLETED' }), '2026-03-12')).toBeNull();
    expect(watchOf(quiet({ isArchived: true }), '2026-03-12')).toBeNull();
  });

  test.each([
    ['FAMILY', 'Juicio de ALIMENTOS'],
    ['FAMILY', 'Guarda y custodia de menores'],
    ['FAMILY', 'Sucesión intestamentaria'],
    ['CIVIL', 'Jurisdicción voluntaria'],
    ['CIVIL', 'Concurso civil'],
    ['COMMERCIAL', 'Concurso mercantil'],
    ['LABOR', 'Conciliación prejudicial'],
  ] as const)('%s, «%s»: the law makes an exception', (area, type) =>
    expect(watchOf(quiet({ area, type }), '2026-03-12')).toBeNull(),
  );
});

describe.each(Object.values(EXPIRY_RULES))('$id', ({ id, statuteKey, articleNumber, textAsOf }) => {
  test('names an article that exists, as of the text that the index knows', () => {
    expect(hasArticle(statuteKey, articleNumber)).toBe(true);
    expect(findLaw(statuteKey)?.textAsOf).toBe(textAsOf);
    expect(expiryText[id].length).toBeGreaterThan(40);
  });

  test('says what the official text says', ({ skip }) => {
    const file = `${CORPUS}/${statuteKey}.json`;
    if (!existsSync(file)) return skip(`not checked: there is no corpus at ${CORPUS}`);
    const law = JSON.parse(readFileSync(file, 'utf8')) as { articulos: { articulo: string; texto: string }[] };
    const text = law.articulos.find(({ articulo }) => articulo === articleNumber)?.texto ?? '';
    // The words that the count rests on.
    const words = {
      COMMERCIAL: '120 días contados a partir del día siguiente a aquel en que surtió efectos la notificación',
      CIVIL_AND_FAMILY: 'cuarenta días hábiles contados a partir de la notificación de la última determinación',
      LABOR_SUMMONS: 'cuarenta y cinco días naturales',
      LABOR_WITHDRAWAL: 'en el término de cuatro meses',
      AGRARIAN: 'durante el plazo de cuatro meses producirá la caducidad',
    };
    expect(text).toContain(words[id]);
  });
});
