import { describe, expect, test } from 'vitest';
import { findingsOfCitations } from '#api/features/documents/analysis/findings/citation-findings.rules.ts';
import { gradeOf } from '#api/features/documents/analysis/findings/grade.rules.ts';
import { FINDING_RULES, judge, RULES_AT_MOST } from '#api/features/documents/analysis/findings/judge.rules.ts';
import { bestTemplateId, templateClauses } from '#api/features/documents/analysis/findings/template-clauses.rules.ts';
import { understand } from '#api/features/documents/analysis/understand.rules.ts';
import { contractTemplates } from '#db/content/contracts/index.ts';
import { findingBasis } from '#db/content/documents/finding-basis.ts';
import { documentRequirements } from '#db/content/documents/requirements/index.ts';
import { hasArticle, isRepealed } from '#db/content/law-index.ts';
import type { StoredCheckedCitation } from '#db/entities/citation-review.entity.ts';
import { cpuTimeRatio, MAX_RATIO_FOR_EIGHTFOLD_INPUT } from '../../../support/cpu-time.ts';
import { claim, judged, lease, note, PROMISE, sale, services, will } from '../../../support/legal-documents.ts';

const allBasis = [
  ...Object.entries(findingBasis).flatMap(([code, basis]) => basis.map((one) => ({ code, ...one }))),
  ...Object.values(documentRequirements).flatMap((requirements) =>
    requirements.flatMap(({ code, basis }) => basis.map((one) => ({ code, ...one }))),
  ),
];

describe('what findings and requirements rest on', () => {
  test.each(allBasis.map((one) => [`${one.code}: ${one.law} ${one.article}`, one] as const))(
    '%s is in force',
    (_name, one) => {
      expect(hasArticle(one.law, one.article)).toBe(true);
      expect(isRepealed(one.law, one.article)).toBe(false);
      const words = one.reason.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(5);
      expect(words).toBeLessThanOrEqual(30);
      expect(one.reason).toMatch(/\.$/);
    },
  );

  test('every code with articles is that of a rule', () => {
    const codes: string[] = FINDING_RULES.map(({ code }) => code);
    for (const code of Object.keys(findingBasis)) expect(codes).toContain(code);
  });

  test('codes of requirements are told once', () => {
    for (const requirements of Object.values(documentRequirements)) {
      const codes = requirements.map(({ code }) => code);
      expect(codes).toEqual([...new Set(codes)]);
    }
  });
});

describe('a judged document', () => {
  const mixed = lease(
    'PRIMERA. El inmueble de la calle ______________ causará un interés del 20% mensual. El contrato se renovará automáticamente.',
  );

  test('shows the heaviest findings first', () => {
    const severities = judged('CONTRACT', mixed).findings.map(({ severity }) => severity);
    expect(severities).toEqual(['HIGH', 'MEDIUM', 'LOW']);
  });

  test('quotes only words that are in it', () => {
    for (const { at, related } of judged('CONTRACT', mixed).findings)
      for (const span of [at, ...related])
        if (span) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(mixed.length);
        }
  });

  test('tells which requirements it meets, and where', () => {
    const { requirements } = judged(
      'PROMISSORY_NOTE',
      note(PROMISE.replace('a la orden de Laura Ibáñez Montes, ', '')),
    );
    const states = Object.fromEntries(requirements.map(({ code, state }) => [code, state]));
    expect(states).toMatchObject({
      'promissory_note.payee': 'MISSING',
      'promissory_note.sum': 'MET',
      'promissory_note.mention': 'MET',
    });
    for (const { state, at } of requirements) if (state === 'MISSING') expect(at).toBeNull();
  });

  test.each([
    ['CONTRACT', 'contract.sale.price', sale('PRIMERA. Doy en venta el vehículo en la cantidad de $41,500.00.')],
    [
      'WILL',
      'will.beneficiaries',
      will().replace(
        'Instituye heredero a su hijo Óscar Ruelas Ibáñez.',
        'Deja la casa a su hijo Óscar Ruelas Ibáñez.',
      ),
    ],
  ] as const)('%s meets %s in plain words', (type, code, text) => {
    const requirement = judged(type, text).requirements.find((one) => one.code === code);
    expect(requirement?.state).toBe('MET');
  });

  test('has no requirements without a type, and is not judged in English', () => {
    expect(judged('UNKNOWN', 'Una carta.').requirements).toEqual([]);
    const english = understand(
      {
        text: 'This lease is made between the landlord and the tenant, who agree as follows. The tenant shall pay the rent on the first day of each month, and the landlord shall keep the house in good repair.',
        pageStarts: [],
      },
      { correctedType: 'CONTRACT', today: '2026-11-23' },
    );
    expect(judge({ ...english, language: 'en' }, { correctedType: null, today: '2026-11-23' }).findings).toEqual([]);
  });

  test('tries no more rules than it says at most', () => {
    for (const [type, text] of [
      ['CONTRACT', mixed],
      ['WILL', will()],
      ['CLAIM', claim('HECHOS\n1. El 3 de enero de 2021 pagué.')],
    ] as const) {
      const { rulesTried } = judged(type, text);
      expect(rulesTried).toBeGreaterThan(10);
      expect(rulesTried).toBeLessThanOrEqual(RULES_AT_MOST);
    }
  });

  test.each([
    ['blanks', (size: number) => ' '.repeat(size)],
    ['figures', (size: number) => '1'.repeat(size)],
    ['capitals', (size: number) => 'A'.repeat(size)],
    ['spaced letters', (size: number) => 'a '.repeat(size / 2)],
    [
      'clauses',
      (size: number) => 'PRIMERA. El arrendador pagará la renta de $1,000.00 el 3 de mayo de 2020. '.repeat(size / 76),
    ],
    ['names', (size: number) => 'Ana Ruiz Soto y '.repeat(size / 16)],
    ['initials', (size: number) => 'A.'.repeat(size / 2)],
  ])('work grows with the length of %s, not faster', (_name, make) => {
    const workOf = (size: number) => {
      const text = make(size);
      const guess = { type: 'CONTRACT' as const, confidence: 90, features: [], shares: {} as never };
      const understood = { text, language: 'es', sections: [], type: 'CONTRACT' as const, facts: [], guess };
      return () => judge(understood, { correctedType: null, today: '2026-11-23' });
    };
    expect(cpuTimeRatio(workOf(160_000), workOf(20_000))).toBeLessThan(MAX_RATIO_FOR_EIGHTFOLD_INPUT);
  });
});

const cited = (
  state: StoredCheckedCitation['state'],
  more: Partial<StoredCheckedCitation> = {},
): StoredCheckedCitation => ({
  index: 0,
  kind: 'STATUTE',
  citation: 'artículo 9999 del Código Civil Federal',
  normalized: 'CCF, artículo 9999',
  state,
  verdict: 'No existe ese artículo',
  reason: 'El Código Civil Federal llega al artículo 3074.',
  notes: [],
  contradictions: [],
  isInferred: false,
  target: {} as StoredCheckedCitation['target'],
  unheldLaw: null,
  correction: null,
  correctionKind: null,
  alternatives: [],
  textAsOf: null,
  source: null,
  passage: null,
  highlight: null,
  difference: [],
  start: 10,
  end: 48,
  ...more,
});

describe('citations of a document', () => {
  const findings = (...citations: StoredCheckedCitation[]) => findingsOfCitations({ citations, quotes: [] });

  test('an article that does not exist is a finding at its place', () => {
    expect(findings(cited('MISMATCH'))).toMatchObject([
      { code: 'citation.mismatch', severity: 'HIGH', at: { start: 10, end: 48 } },
    ]);
  });
  test('a repealed one is told as such, and an inferred one weighs little', () => {
    expect(findings(cited('MISMATCH', { verdict: 'Está derogado' }))).toMatchObject([{ code: 'citation.repealed' }]);
    expect(findings(cited('MISMATCH', { isInferred: true }))).toMatchObject([{ severity: 'LOW' }]);
  });
  test('a number alone whose law was guessed is none: it may be that of a machine in a table', () => {
    expect(findings(cited('MISMATCH', { isInferred: true, citation: '0419-A' }))).toEqual([]);
    expect(findings(cited('MISMATCH', { citation: '9999' }))).toHaveLength(1);
  });
  test('words that are not in the article are a finding, and what is right or not held is none', () => {
    expect(findings(cited('QUOTE_NOT_FOUND'), cited('VERIFIED'), cited('NOT_HELD'))).toMatchObject([
      { code: 'citation.quote_not_found' },
    ]);
  });
});

describe('the grade', () => {
  const met = { state: 'MET' as const };
  const missing = { state: 'MISSING' as const };
  const high = { severity: 'HIGH' as const };
  const medium = { severity: 'MEDIUM' as const };
  test.each([
    ['A', [met], []],
    ['A', [met], [{ severity: 'LOW' as const }]],
    ['B', [met, missing], [medium, medium]],
    ['C', [met, missing, missing], []],
    ['C', [met], [high]],
    ['D', [met], [high, high]],
    ['D', [missing, missing, missing], []],
  ])('%s', (grade, requirements, open) => {
    expect(gradeOf('CONTRACT', requirements, open).grade).toBe(grade);
  });
  test('has its reason in words, and there is none without a type', () => {
    expect(gradeOf('WILL', [met, missing], [high]).reason).toBe(
      'Le falta 1 requisito y tiene abierto 1 hallazgo grave.',
    );
    expect(gradeOf('WILL', [met], [high, medium, medium]).reason).toBe(
      'Cumple los requisitos que se revisaron y tiene abiertos 1 hallazgo grave y 2 hallazgos medios.',
    );
    expect(gradeOf('UNKNOWN', [], [])).toEqual({ grade: null, reason: null });
  });
});

describe('our templates beside a document', () => {
  const understood = (text: string) =>
    understand({ text, pageStarts: [] }, { correctedType: 'CONTRACT', today: '2026-11-23' });
  const text = lease(
    'PRIMERA. OBJETO. LA ARRENDADORA da en arrendamiento el departamento 3.\n\nSEGUNDA. RENTA. EL ARRENDATARIO pagará una renta mensual de $8,000.00 (ocho mil pesos 00/100 M.N.).\n\nTERCERA. MORA. La renta que no se pague a tiempo causará un interés moratorio del 2% mensual.',
  );

  test('the template of its kind fits best, or none', () => {
    expect(bestTemplateId(understood(text))).toBe('arrendamiento');
    expect(bestTemplateId(understood(services('PRIMERA. EL PRESTADOR llevará la contabilidad.')))).toBe(
      'servicios_profesionales',
    );
    expect(bestTemplateId({ ...understood(text), type: 'CLAIM' })).toBeNull();
  });
  test('clauses that the document has are shown at their place, others are absent', () => {
    const template = contractTemplates.find(({ id }) => id === 'arrendamiento');
    if (!template) throw new Error('No template');
    const clauses = templateClauses(understood(text), template);
    const stateOf = (heading: string) => clauses.find((clause) => clause.heading === heading);
    expect(stateOf('RENTA')?.state).toBe('PRESENT');
    expect(text.slice(stateOf('RENTA')?.at?.start, stateOf('RENTA')?.at?.end)).toContain('SEGUNDA. RENTA');
    expect(stateOf('MORA')?.state).toBe('PRESENT');
    expect(stateOf('FALLECIMIENTO')).toMatchObject({ state: 'ABSENT', at: null });
    expect(clauses.map(({ heading }) => heading)).toEqual([...new Set(clauses.map(({ heading }) => heading))]);
  });
});
