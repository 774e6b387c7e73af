import { describe, expect, test } from 'vitest';
import { offerActions } from '#api/features/chat/actions.rules.ts';
import { understandFacts } from '#api/features/chat/facts.rules.ts';
import { claimsOf } from '#api/features/citations/claims.rules.ts';
import { italiciseLooseQuotes } from '#api/features/citations/loose-quotes.rules.ts';
import { addedConcepts, aspectOf, contextOf } from '#api/features/research/answering/answer-material.rules.ts';
import { readConcepts } from '#api/features/research/retrieval/concepts.rules.ts';
import { focusOf, fractionsOf } from '#api/features/research/retrieval/focus.rules.ts';
import { termsToExplain } from '#api/providers/llm/legal-terms.rules.ts';
import type { StoredCitation } from '#db/entities/chat.entity.ts';

const citation = (ordinal: number, passage: string | null, changes: Partial<StoredCitation> = {}): StoredCitation => ({
  ordinal,
  label: 'LEJ, artículo 1',
  state: 'VERIFIED',
  reason: '',
  statuteKey: 'lej',
  articleNumber: '1',
  detail: null,
  textAsOf: '2025-01-01',
  officialUrl: null,
  source: 'OFFICIAL',
  passage,
  highlight: null,
  ...changes,
});

describe('what backs a sentence', () => {
  const passage =
    'La persona compradora podrá devolver los zapatos dentro de nueve días hábiles con su nota de compra.';
  const supportOf = (text: string, citations = [citation(1, passage)]) => claimsOf(text, citations)[0]?.support;

  test('a sentence whose words and figures stand in the passage that it cites is supported', () => {
    expect(supportOf('Puedes devolver los zapatos en nueve días hábiles con la nota [1].')).toBe('SUPPORTED');
  });

  test('a figure that the passage does not have makes it weak, and the figure is named', () => {
    const [claim] = claimsOf('Puedes devolver los zapatos en treinta días hábiles con la nota [1].', [
      citation(1, passage),
    ]);
    expect(claim).toMatchObject({ support: 'WEAK', reason: expect.stringContaining('treinta días') });
  });

  test('a sentence of law without a citation is not supported; one that claims no law is not judged', () => {
    expect(supportOf('El vendedor está obligado a devolver el doble.')).toBe('NONE');
    expect(supportOf('Guarda tus papeles y anota la fecha.')).toBeUndefined();
  });

  test('a citation that could not be verified backs nothing', () => {
    expect(
      supportOf('Puedes devolver los zapatos en nueve días hábiles [1].', [
        citation(1, passage, { state: 'QUOTE_NOT_FOUND' }),
      ]),
    ).toBe('WEAK');
  });

  test('a year and twelve months are the same figure', () => {
    expect(
      supportOf('El derecho de devolver los zapatos dura un año desde la compra [1].', [
        citation(1, 'El derecho de devolver los zapatos durará doce meses desde la compra.'),
      ]),
    ).toBe('SUPPORTED');
  });

  test('places are those of the text, through headings and lists', () => {
    const text = '**Plazo**\n\n- Puedes devolver los zapatos en nueve días hábiles [1].\n- Guarda la caja.\n';
    const [claim] = claimsOf(text, [citation(1, passage)]);
    expect(text.slice(claim?.start, claim?.end)).toMatch(/^- Puedes devolver.*\[1\]\.$/);
  });
});

describe('words in quotation marks', () => {
  const cited = [citation(1, 'El patrón entregará un aviso escrito de la fecha.')];

  test('stay when they are words of a passage, and when their citation says that they are not', () => {
    const law = 'Dice: «entregará un aviso escrito» [1].';
    expect(italiciseLooseQuotes(law, cited)).toBe(law);
    const invented = 'Dice: «pagará el triple siempre» [1].';
    const accused = [citation(1, 'El patrón entregará un aviso.', { state: 'QUOTE_NOT_FOUND' })];
    expect(italiciseLooseQuotes(invented, accused)).toBe(invented);
  });

  test('become italics when they are nobody’s law, sign for sign', () => {
    const text = 'El error: «con los años se vuelve matrimonio». Avísale [1].';
    const shown = italiciseLooseQuotes(text, cited);
    expect(shown).toBe('El error: *con los años se vuelve matrimonio*. Avísale [1].');
    expect(shown).toHaveLength(text.length);
  });
});

describe('facts of a question', () => {
  const kinds = (text: string) =>
    understandFacts(text, '2026-11-21').map(({ date, amount, duration }) => date ?? amount?.centavos ?? duration);

  test('a day without a year is the last such day', () => {
    expect(kinds('me corrieron el 3 de noviembre')).toEqual(['2026-11-03']);
    expect(kinds('me corrieron el 3 de diciembre')).toEqual(['2025-12-03']);
  });

  test('today and yesterday are days; an age and a range are no stretch of time', () => {
    expect(kinds('me notificaron ayer')).toEqual(['2026-11-20']);
    expect(kinds('tengo 65 años y quiero pensionarme')).toEqual([]);
  });

  test('amounts are whole centavos', () => {
    expect(kinds('me deben $1,234.56 y diez mil pesos')).toEqual([123_456, 1_000_000]);
  });

  test('the time that somebody worked counts for what is owed, a term that was only heard of does not', () => {
    const material = (question: string) =>
      offerActions({ question, area: 'LABOR', topics: [] }, understandFacts(question, '2026-11-21'))[0]?.duration;
    expect(material('me despidieron después de tres años')).toBe('P3Y');
    expect(material('¿cuál es el plazo de 5 años para demandar por despido?')).toBeNull();
  });

  test('nothing is offered to count where nothing is counted', () => {
    expect(offerActions({ question: '¿qué es un testamento?', area: 'CIVIL', topics: [] }, [])).toEqual([]);
  });
});

describe('a follow-up', () => {
  const history = [
    { role: 'USER' as const, text: 'Me despidieron sin causa, ¿qué puedo reclamar?' },
    { role: 'ASSISTANT' as const, text: 'Tres meses de salario…' },
    { role: 'USER' as const, text: '¿y si era de confianza?' },
    { role: 'ASSISTANT' as const, text: 'El patrón puede negarse…' },
  ];

  test('goes back to the last question that stood alone', () => {
    expect(contextOf('¿y cuánto tiempo tengo?', history)).toBe(
      'Me despidieron sin causa, ¿qué puedo reclamar?\n¿y si era de confianza?',
    );
  });

  test('a question that says everything itself needs nothing before', () => {
    expect(
      contextOf('¿Cuántos testigos exige el testamento público abierto ante notario según el código civil?', history),
    ).toBeNull();
  });

  test('what it adds is what the questions before did not say', () => {
    const added = addedConcepts('¿y si era de confianza, cambia algo?', history[0]?.text ?? '');
    expect(added.map(({ words }) => words)).toEqual([expect.stringContaining('confianza')]);
  });

  test('is answered by the points that speak of what it adds', () => {
    const topic = {
      id: 'x',
      area: 'LABOR' as const,
      title: 'Despido',
      answer: 'Puedes pedir volver a tu puesto {{lft:48}}.',
      sections: [
        {
          heading: 'Casos',
          points: ['A quien es de confianza el patrón puede no reinstalarlo en el despido {{lft:49}}.'],
        },
      ],
      steps: [],
      askBack: [],
    };
    const aspect = aspectOf('¿y si era de confianza?', 'Me despidieron sin causa, ¿qué reclamo?', [topic], []);
    expect(aspect?.points).toEqual([topic.sections[0]?.points[0]]);
  });
});

describe('the fraction that a question is about', () => {
  const text = [
    'Son causas:',
    'I. Engañar al patrón con certificados falsos;',
    'II. Tener más de tres faltas de asistencia en treinta días;',
    'III. Concurrir al trabajo en estado de embriaguez;',
    'El aviso se da por escrito.',
  ].join('\n');
  const focus = (question: string) => focusOf(text, question, readConcepts(question))?.detail ?? null;

  test('is the one that it names, or the one that speaks of it', () => {
    expect(focus('¿qué dice la fracción II?')).toBe('fr. II');
    expect(focus('¿cuál es la de las faltas de asistencia?')).toBe('fr. II');
  });

  test('is none when none stands out', () => {
    expect(focus('¿de qué trata?')).toBeNull();
  });

  test('sections are told apart', () => {
    const sections = fractionsOf('A. Obreros:\nI. Ocho horas.\nB. Estado:\nI. Ocho horas diurnas.');
    expect(sections.map(({ section, number }) => `${section} ${number}`)).toEqual(['A I', 'B I']);
  });
});

test('terms of law are explained in the order in which they come, at most five, and marks are not read', () => {
  const terms = termsToExplain('El plazo prescribe {{lft:518|prescripción}}; el fiador responde y hay embargo.');
  expect(terms.map(({ term }) => term)).toEqual(['prescripción', 'fiador', 'embargo']);
});
