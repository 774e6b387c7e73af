import { describe, expect, it, test } from 'vitest';
import { findLaw } from '#db/content/law-index.ts';
import type { TermChain, TermRule } from '#db/content/deadlines/term-rule.ts';
import { findTermRule, ruleOfArticle, rulesOfArticle, termChains, termRules } from '#db/content/deadlines/terms.ts';
import { extensionText, termText } from '#schema/text/deadline-terms.ts';
import { basisOf } from '#api/features/deadlines/terms/basis.rules.ts';
import { isTypo, searchTerms } from '#api/features/deadlines/terms/search.rules.ts';
import { showChain, showRule } from '#api/features/deadlines/terms/show-rule.rules.ts';
import {
  amountProblems,
  chainProblems,
  copiedTerms,
  extensionProblems,
  readArticles,
  readsAs,
  ruleProblems,
  WRITTEN_OTHERWISE,
} from './terms.ts';

const CORPUS = '../shared/corpus';
const articles = readArticles(CORPUS);
const [repealed = ''] = findLaw('lft')?.repealed ?? [];

const aRule = (changes: Partial<TermRule> = {}): TermRule => ({
  id: 'lft-735-ejemplo',
  title: 'Término de ejemplo en lo laboral',
  area: 'LABOR',
  kind: 'PARTY',
  articles: ['lft:735'],
  regime: 'lft',
  byLawOfAct: false,
  lawOfAct: null,
  amount: 3,
  unit: 'WORKING_DAYS',
  extension: null,
  direction: 'FORWARD',
  trigger: 'Día en que se notificó el acuerdo',
  methods: ['PERSONAL'],
  firstDay: null,
  consequence: 'Se pierde el derecho.',
  notes: [],
  alternative: null,
  validFrom: null,
  validUntil: null,
  words: ['ejemplo', 'tres días'],
  ...changes,
});

const aChain = (changes: Partial<TermChain> = {}): TermChain => ({
  id: 'ejemplo',
  title: 'Ejemplo',
  trigger: 'Día del emplazamiento',
  steps: [
    { rule: 'lft-735-ejemplo', after: null, isChecked: true, note: null },
    { rule: 'lft-735-segundo', after: 'lft-735-ejemplo', isChecked: true, note: 'Estimación.' },
  ],
  ...changes,
});
const chained = [aRule(), aRule({ id: 'lft-735-segundo' })];

/** Terms whose mistakes cost cases, as practice lists them. */
const COSTLY: Record<string, [number | null, TermRule['unit'], string]> = {
  'lamparo-98-queja-suspension': [2, 'WORKING_DAYS', 'lamparo:98|I'],
  'lfpca-58-2-demanda': [30, 'WORKING_DAYS', 'lfpca:58-2'],
  'cnpcf-665-contestacion': [9, 'WORKING_DAYS', 'cnpcf:665'],
  'ccom-1378-contestar-reconvencion': [9, 'WORKING_DAYS', 'ccom:1378'],
  'ccom-1344-apelacion-preventiva': [3, 'WORKING_DAYS', 'ccom:1344'],
  'lft-518-despido': [2, 'MONTHS', 'lft:518'],
  'cnpcf-234-caducidad-primera': [40, 'WORKING_DAYS', 'cnpcf:234'],
  'ccom-1076-caducidad-primera': [120, 'WORKING_DAYS', 'ccom:1076'],
  'lfpc-122-aclarar-laudo': [2, 'CALENDAR_DAYS', 'lfpc:122'],
  'lagraria-199-revision': [10, 'CALENDAR_DAYS', 'lagraria:199'],
  'lamparo-17-cualquier-tiempo': [null, null, 'lamparo:17|IV'],
};

describe('the terms of the law', () => {
  it('are over four hundred, of thirty laws, over eleven areas', () => {
    expect(termRules().length).toBeGreaterThanOrEqual(450);
    expect(new Set(termRules().map(({ articles: [first] }) => first?.split(':')[0])).size).toBeGreaterThanOrEqual(30);
    expect(new Set(termRules().map(({ area }) => area)).size).toBeGreaterThanOrEqual(11);
  });

  it('rest on articles that exist and are in force, and on a way of counting that is known', () => {
    expect(ruleProblems(termRules())).toEqual([]);
  });

  it('last as long as their articles say', ({ skip }) => {
    if (articles === null) return skip(`not checked: there is no corpus at ${CORPUS}`);
    expect(amountProblems(termRules(), articles)).toEqual([]);
    expect(extensionProblems(termRules(), articles)).toEqual([]);
  });

  it('are told in our own words', ({ skip }) => {
    if (articles === null) return skip(`not checked: there is no corpus at ${CORPUS}`);
    expect(copiedTerms(termRules(), articles)).toEqual([]);
  });

  it('hold from the day on which the law that brought them came into force', () => {
    const since = (law: string): Set<string | null> =>
      new Set(
        termRules()
          .filter(({ id }) => id.startsWith(`${law}-`))
          .map(({ validFrom }) => validFrom),
      );
    expect(since('lfpdppp')).toEqual(new Set(['2025-03-21']));
    expect(since('laassp')).toEqual(new Set(['2025-04-17']));
    expect(findTermRule('lamparo-124-sentencia')?.validFrom).toBe('2025-10-17');
  });

  it.for(Object.keys(WRITTEN_OTHERWISE))('%s is written otherwise than as a number and its unit', (id, { skip }) => {
    const rule = findTermRule(id);
    expect(rule).not.toBeNull();
    if (articles === null || rule === null) return skip('not checked: there is no corpus');
    // An exception that is no longer one would hide a wrong amount.
    expect(amountProblems([{ ...rule, id: 'sin-excepcion' }], articles)).toHaveLength(1);
  });

  it.each(Object.entries(COSTLY))('%s', (id, [amount, unit, firstArticle]) => {
    const rule = findTermRule(id);
    expect([rule?.amount, rule?.unit, rule?.articles[0]]).toEqual([amount, unit, firstArticle]);
  });
});

describe('the chains', () => {
  it('are thirty and more, of steps that exist, and say which dates are estimates', () => {
    expect(termChains().length).toBeGreaterThanOrEqual(30);
    expect(chainProblems(termChains(), termRules())).toEqual([]);
  });

  it('show every step with its rule', () => {
    for (const chain of termChains()) expect(showChain(chain).steps).toHaveLength(chain.steps.length);
  });
});

describe('the checks see', () => {
  it('a sound rule and a sound chain', () => {
    expect([...ruleProblems([aRule()]), ...chainProblems([aChain()], chained)]).toEqual([]);
  });

  it.each([
    ['an article that does not exist', { articles: ['lft:5000'] }, /no article/],
    ['a repealed article', { articles: [`lft:${repealed}`] }, /is repealed/],
    ['an unknown law', { id: 'xyz-1-ejemplo', articles: ['xyz:1'] }, /names no law/],
    ['an unknown regime', { regime: 'xyz' }, /no regime/],
    ['no methods', { methods: [] }, /no methods/],
    ['a method that the regime does not know', { methods: ['TAX_MAILBOX' as const] }, /knows no TAX_MAILBOX/],
    ['an amount without a unit', { unit: null }, /without a unit/],
    ['an amount of nothing', { amount: 0 }, /of nothing/],
    ['no term and no word of why', { amount: null, unit: null }, /no note of why/],
    ['words in capitals', { words: ['IMSS', 'uno'] }, /lower case/],
    ['an id in capitals', { id: 'lft-735-Ejemplo' }, /kebab-case/],
    ['an id of another law', { id: 'cff-735-ejemplo' }, /begin with its law/],
    ['a title of one word', { title: 'Queja' }, /title of 1/],
    ['a key that nobody reads', { notes: ['Mira lft:733.'] }, /a key where/],
  ])('%s', (_name, planted, expected) => {
    expect(ruleProblems([aRule(planted)]).join('\n')).toMatch(expected);
  });

  it('the same id twice', () => {
    expect(ruleProblems([aRule(), aRule()]).join()).toMatch(/twice/);
  });

  it.each([
    ['four days where the article says three', { amount: 4 }],
    ['three months where it says three days', { unit: 'MONTHS' as const }],
    ['calendar days where it says working days', { unit: 'CALENDAR_DAYS' as const }],
    ['hours where it says days', { unit: 'HOURS' as const }],
  ])('a wrong amount: %s', (_name, planted) => {
    const text = 'Si la ley no fija un término, éste será de tres días hábiles.';
    expect(readsAs(aRule(), text)).toBe(true);
    expect(readsAs(aRule(planted), text)).toBe(false);
    expect(amountProblems([aRule(planted)], () => text)).toHaveLength(1);
  });

  it('an extension that no article gives', () => {
    const extension = { amount: 7, unit: 'WORKING_DAYS' as const, note: 'ejemplo' };
    expect(extensionProblems([aRule({ extension })], () => 'Podrá ampliarse diez días más.')).toHaveLength(1);
  });

  it('twelve words of the law in a row', () => {
    const text = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece';
    expect(copiedTerms([aRule({ notes: [text] })], () => `La ley dice ${text}.`)).toHaveLength(1);
  });

  it.each([
    ['a rule that is not there', [{ rule: 'no', after: null, isChecked: true, note: null }], /no rule «no»/],
    [
      'a step that follows a later one',
      [
        { rule: 'lft-735-ejemplo', after: 'lft-735-segundo', isChecked: true, note: 'Estimación.' },
        { rule: 'lft-735-segundo', after: null, isChecked: true, note: null },
      ],
      /not before it/,
    ],
    [
      'an estimate that does not say so',
      [
        { rule: 'lft-735-ejemplo', after: null, isChecked: true, note: null },
        { rule: 'lft-735-segundo', after: 'lft-735-ejemplo', isChecked: true, note: null },
      ],
      /says no estimate/,
    ],
  ])('a chain with %s', (_name, steps, expected) => {
    expect(chainProblems([aChain({ steps })], chained).join('\n')).toMatch(expected);
  });
});

describe('a term is found', () => {
  const find = (search: string, filter: Partial<{ area: TermRule['area']; statute: string }> = {}): string[] =>
    searchTerms(termRules(), { search, area: filter.area ?? null, statute: filter.statute ?? null }).map(
      ({ id }) => id,
    );

  test.each([
    ['amparo indirecto', 'lamparo-17-demanda-indirecto'],
    ['contestar demanda laboral', 'lft-873-a-contestacion'],
    ['me corrieron', 'lft-518-despido'],
    ['pagaré', 'lgtoc-165-cambiaria-directa'],
    ['recurso de revocacion sat', 'cff-121-revocacion'],
    ['revocación', 'cff-121-revocacion'],
    ['demanda de nulidad', 'lfpca-13-demanda'],
    ['divorcio contestar', 'cnpcf-665-contestacion'],
    ['queja suspensión provisional', 'lamparo-98-queja-suspension'],
    ['iva mensual', 'liva-5-d-pago-mensual'],
    ['ejecutivo mercantil contestar', 'ccom-1399-contestacion-ejecutivo'],
    ['multa profeco', 'lfpc-135-revision'],
    ['apelacion preventiva', 'ccom-1344-apelacion-preventiva'],
    ['buzon tributario', 'cff-134-abrir-buzon'],
  ])('«%s» among the first three: %s', (search, id) => {
    expect(find(search).slice(0, 3)).toContain(id);
  });

  test('with a slip of the pen, without accents, in the plural', () => {
    expect(find('rebocacion fiscal')).toContain('cff-121-revocacion');
    expect(find('contrareplica')[0]).toBe('lft-873-c-contrarreplica');
    expect(find('alegatos tfja')).toContain('lfpca-47-alegatos');
  });

  test('by the number of its article', () => {
    expect(find('ccom 1399')[0]).toBe('ccom-1399-contestacion-ejecutivo');
    expect(find('518 lft')[0]).toBe('lft-518-despido');
  });

  test('within an area or a law', () => {
    expect(find('contestar demanda', { area: 'FAMILY' })[0]).toBe('cnpcf-665-contestacion');
    expect(find('', { statute: 'lagraria' }).every((id) => !id.startsWith('lft'))).toBe(true);
    expect(find('revisión', { statute: 'lagraria' })[0]).toBe('lagraria-199-revision');
  });

  test('not by words that say nothing, nor by nonsense', () => {
    expect(find('')).toHaveLength(termRules().length);
    expect(find('de la que')).toEqual([]);
    expect(find('xyzzy plugh')).toEqual([]);
  });

  test('only one letter away', () => {
    expect(isTypo('rebocacion', 'revocacion')).toBe(true);
    expect(isTypo('revoacion', 'revocacion')).toBe(true);
    expect(isTypo('revocaicon', 'revocacion')).toBe(true);
    expect(isTypo('rebocasion', 'revocacion')).toBe(false);
    expect(isTypo('pago', 'pega')).toBe(false);
  });

  test.each([
    ['lft', '518', 'lft-518-despido'],
    ['lamparo', '17', 'lamparo-17-demanda-indirecto'],
    ['ccom', '1396', 'ccom-1399-contestacion-ejecutivo'],
    ['lfpca', '13', 'lfpca-13-demanda'],
    ['cff', '135', 'cff-121-revocacion'],
  ])('by an article that an answer names: %s %s', (statute, article, id) => {
    expect(ruleOfArticle(statute, article)?.id).toBe(id);
  });

  test('an article without a term has no rule', () => {
    expect(ruleOfArticle('lft', '1')).toBeNull();
    expect(rulesOfArticle('lamparo', '98')).toHaveLength(3);
  });
});

describe('a rule as it is shown', () => {
  test('with its amount in words, its articles by law, and what it asks', () => {
    expect(showRule(aRule({ articles: ['lft:747|I'], byLawOfAct: true }))).toMatchObject({
      term: '3 días hábiles',
      asksLawOfAct: true,
      isBackward: false,
      basis: [{ statuteKey: 'lft', articleNumber: '747', place: 'fracción I', textAsOf: findLaw('lft')?.textAsOf }],
    });
    expect(showRule(aRule({ byLawOfAct: true, lawOfAct: 'cff' })).asksLawOfAct).toBe(false);
    expect(showRule(aRule({ direction: 'BACKWARD_CLEAR' })).isBackward).toBe(true);
  });

  test('with one and with many', () => {
    expect(termText(1, 'WORKING_DAYS')).toBe('1 día hábil');
    expect(termText(1, 'MONTHS')).toBe('1 mes');
    expect(termText(17, 'DAY_OF_MONTH')).toBe('a más tardar el día 17 del mes');
    expect(termText(null, null)).toBe('sin término fijo en la ley');
    expect(extensionText(10, 'WORKING_DAYS', 'por complejidad')).toBe('hasta 10 días hábiles más: por complejidad');
  });

  test('a place that is no fraction says itself what it is', () => {
    expect(basisOf('cff:12|párrafo quinto').place).toBe('párrafo quinto');
    expect(() => basisOf('xyz:1')).toThrow('xyz:1');
  });
});
