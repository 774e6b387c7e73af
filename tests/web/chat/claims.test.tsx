import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AnswerMarkdown } from '#web/features/chat/answer-markdown.tsx';
import { sourcePositions } from '#web/features/chat/claim-marks.rules.ts';
import { formatDuration } from '#web/features/chat/fact-format.ts';
import { isFallback } from '#web/features/chat/answer-ending.tsx';
import type { Message } from '#web/features/chat/reply-follower.ts';
import { answersText } from '#schema/text/answers.ts';
import { citation } from './world.tsx';

type Claim = Message['claims'][number];

/** The claims of a text in which each sentence stands between ⟦ and ⟧. */
function answer(marked: string, support: Claim['support'] = 'SUPPORTED'): { text: string; claims: Claim[] } {
  let text = '';
  const claims: Claim[] = [];
  for (const letter of marked) {
    if (letter === '⟦') claims.push({ start: text.length, end: 0, support, citations: [], reason: null });
    else if (letter === '⟧') claims.at(-1)!.end = text.length;
    else text += letter;
  }
  return { text, claims };
}

function show({ text, claims }: { text: string; claims: Claim[] }) {
  const { container } = render(
    <AnswerMarkdown
      text={text}
      claims={claims}
      citations={[citation()]}
      openOrdinal={null}
      onOpenSource={() => undefined}
    />,
  );
  return claims.map((_, index) =>
    [...container.querySelectorAll(`[data-claim="${index}"]`)].map((piece) => piece.textContent).join('+'),
  );
}

describe('the sentences of an answer stand where the server found them', () => {
  const cases: [string, string, string[]][] = [
    [
      'in a paragraph',
      '⟦Tienes dos meses.⟧ Nada más. ⟦Se cuentan desde ayer.⟧',
      ['Tienes dos meses.', 'Se cuentan desde ayer.'],
    ],
    ['with numbers inside and behind', '⟦Tienes dos [1], no tres. [1]⟧ ⟦Otra.⟧', ['Tienes dos1, no tres.1', 'Otra.']],
    ['through bold and italics', '**Plazo.** ⟦Son **dos** meses, *no* tres.⟧', ['Son +dos+ meses, +no+ tres.']],
    ['in lists', '- ⟦Uno [1].⟧\n- ⟦Dos.⟧\n\n1. ⟦Tres.⟧', ['Uno1.', 'Dos.', 'Tres.']],
    ['after escapes and entities', '5 \\* 3 &amp; a &aacute; \\\\ x. ⟦Son quince.⟧ Fin.', ['Son quince.']],
    ['over broken and indented lines', '> a\n> ⟦b\n> c.⟧ d', ['b\nc.']],
    ['with a link and code', '⟦La [ley](https://dof.gob.mx) dice `dos`.⟧ No.', ['La +ley+ dice +dos+.']],
    ['beyond letters of two code units', '𝒜 𝒷 &#x1D49C; ok. ⟦Dos &#x1D49C; tres.⟧', ['Dos 𝒜 tres.']],
    ['in a table', '| a | b |\n|---|---|\n| ⟦uno⟧ | ⟦dos⟧ |', ['uno', 'dos']],
    ['after an address that becomes a link', 'Escribe a ayuda@ejemplo.mx hoy. ⟦Son dos.⟧', ['Son dos.']],
  ];
  it.each(cases)('%s', (_, marked, expected) => expect(show(answer(marked))).toEqual(expected));

  it('and a place outside of the text marks nothing', () => {
    const claims: Claim[] = [{ start: 90, end: 120, support: 'NONE', citations: [], reason: null }];
    expect(show({ text: 'Corto.', claims })).toEqual(['']);
    expect(screen.queryByRole('button', { name: 'sin sustento' })).toBeNull();
  });

  it('every shown letter has a place, in order', () => {
    const places = sourcePositions('a \\* &lt;b', 'a * <b', 0);
    expect(places).toEqual([0, 1, 3, 4, 5, 9]);
  });
});

describe('a sentence that nothing backs', () => {
  it('has its word after it, once, and says why when it has the focus or is pressed', async () => {
    const { text, claims } = answer('⟦Son **dos** meses.⟧ Fin.', 'WEAK');
    show({ text, claims: claims.map((claim) => ({ ...claim, reason: 'El pasaje citado no dice «dos meses».' })) });
    const sign = screen.getByRole('button', { name: 'sustento débil' });
    await userEvent.click(sign);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('no dice «dos meses»');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('is not said of one that is backed', () => {
    show(answer('⟦Son dos meses.⟧'));
    expect(screen.queryByRole('button', { name: /sustento/ })).toBeNull();
  });
});

describe('facts are told as people say them', () => {
  it.each([
    ['P3Y', '3 años'],
    ['P1Y6M', '1 año y 6 meses'],
    ['P15D', '15 días'],
    ['PT48H', '48 horas'],
    ['P1M', '1 mes'],
    ['raro', 'raro'],
  ])('%s is %s', (iso, words) => expect(formatDuration(iso)).toBe(words));
});

describe('an answer of the embedded engine', () => {
  it('is a fallback only when the notice says that a model failed', () => {
    const notice = answersText.fallbackNotice(answersText.fellBack.TIMEOUT);
    expect(isFallback({ engine: 'LOCAL', notice })).toBe(true);
    expect(isFallback({ engine: 'LOCAL', notice: answersText.localNotice })).toBe(false);
    expect(isFallback({ engine: 'GEMINI', notice: answersText.modelNotice })).toBe(false);
    expect(isFallback({ engine: 'LOCAL', notice: null })).toBe(false);
  });
});
