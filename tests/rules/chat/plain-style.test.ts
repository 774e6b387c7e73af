import { describe, expect, test } from 'vitest';
import { plainSentences } from '#api/providers/llm/plain-style.rules.ts';
import type { AnswerRequest, DirectReply } from '#api/ports/llm.ts';
import { composeAnswer } from '#api/providers/llm/composition.rules.ts';

describe('an answer in everyday words', () => {
  test('says one thing in each sentence, as people say it, and each keeps what it rests on', () => {
    expect(
      plainSentences(
        'Tienes cinco días hábiles, contados desde la entrega, para revocar tu consentimiento sin responsabilidad {{lfpc:56}}; flete y seguro corren por tu cuenta {{lfpc:56|párrafo segundo}}.',
      ),
    ).toEqual([
      'Tienes cinco días hábiles, desde la entrega, para arrepentirte sin que te cobren nada por eso {{lfpc:56}}.',
      'Flete y seguro los pagas tú {{lfpc:56|párrafo segundo}}.',
    ]);
    expect(plainSentences('Puedes vender la casa; el precio se paga aparte {{ccf:2248}}.')).toEqual([
      'Puedes vender la casa {{ccf:2248}}.',
      'El precio se paga aparte {{ccf:2248}}.',
    ]);
  });

  test('leaves the items of a list in one sentence', () => {
    const list = 'La tabla fija: mariguana 5 gramos; cocaína 500 miligramos; heroína 50 miligramos {{lgs:479}}.';
    expect(plainSentences(list)).toEqual([list]);
  });

  test('is not the usual text again', () => {
    const direct: DirectReply = {
      answer: 'Tienes un mes, contado desde la entrega; los gastos corren por tu cuenta {{lfpc:56}}.',
      more: [],
      askBack: [],
      placeNote: null,
      otherReading: null,
    };
    const request: AnswerRequest = {
      question: '¿puedo devolverlo?',
      history: [],
      area: null,
      passages: [],
      topics: [],
      corrections: [],
      abstention: null,
      direct,
    };
    const told = (style: 'PLAIN' | 'STANDARD') => [...composeAnswer({ ...request, style })].join('');
    expect(told('STANDARD')).toContain('contado desde la entrega; los gastos corren por tu cuenta');
    expect(told('PLAIN')).toMatch(
      /^\*\*En sencillo\.\*\* Tienes un mes, desde la entrega \{\{lfpc:56\}\}\. Los gastos los pagas tú/,
    );
  });
});
