import { describe, expect, it } from 'vitest';
import { CitationNumbering } from '#api/features/citations/marks.rules.ts';
import { sentenceStretches } from '#api/features/citations/sentences.rules.ts';
import { MAX_RATIO_FOR_EIGHTFOLD_INPUT, cpuTimeRatio } from '../../support/cpu-time.ts';

/** Numbers a text that arrives in pieces of `size` characters. */
function number(text: string, size = text.length || 1) {
  const numbering = new CitationNumbering();
  let written = '';
  for (let at = 0; at < text.length; at += size) written += numbering.push(text.slice(at, at + size));
  return { written: written + numbering.end(), numbering };
}

const shown = (text: string): string => number(text).written;

describe('numbering the marks of an answer', () => {
  it('gives each law, article and detail one number, in order of first appearance', () => {
    const { written, numbering } = number(
      'Uno {{lft:48}}. Dos {{lft:518|párrafo segundo}}. Tres {{lft:48}}. Cuatro {{lft:518}}.',
    );
    expect(written).toBe('Uno [1]. Dos [2]. Tres [1]. Cuatro [3].');
    expect(numbering.marks.map(({ law, article, detail }) => [law, article, detail])).toEqual([
      ['lft', '48', null],
      ['lft', '518', 'párrafo segundo'],
      ['lft', '518', null],
    ]);
  });

  it('says the same however the text is cut into pieces', () => {
    const text =
      '**Corta.** A {{lft:47|párrafos finales}} {{lft:685 Ter}}; «b {c} [d]» {{cff:29-A}}.\n- {{bad}} x {{ccom:1390 Bis 20}}\n[9] y';
    const whole = shown(text);
    expect(whole).toBe('**Corta.** A [1][2]; «b {c} [d]» [3].\n- x [4]\n y');
    for (let size = 1; size < 40; size++) expect(number(text, size).written).toBe(whole);
  });

  it('gives out what cannot belong to a mark at once', () => {
    const numbering = new CitationNumbering();
    expect(numbering.push('Tienes dos meses {{lf')).toBe('Tienes dos meses');
    expect(numbering.push('t:518}')).toBe('');
    expect(numbering.push('} desde')).toBe(' [1] desde');
    expect(numbering.push(' el despido {')).toBe(' el despido');
    expect(numbering.push('a}')).toBe(' {a}');
    expect(numbering.end()).toBe('');
  });

  it('reads numbers as the law writes them', () => {
    const { numbering } = number('{{LFT: 3o Bis }} {{cff:29 a}} {{cff:art. 17-h bis}} {{cpeum:1o.}}');
    expect(numbering.marks.map((mark) => mark.article)).toEqual(['3 Bis', '29-A', '17-H Bis', '1']);
  });

  it.each([
    ['no law', 'Texto {{48}}.', 'Texto.'],
    ['no article', 'Texto {{lft:}}, y más.', 'Texto, y más.'],
    ['nothing', 'Texto {{}} y más.', 'Texto y más.'],
    ['a word for an article', 'Texto {{lft:cuarenta}} y más.', 'Texto y más.'],
    ['never closed', 'Texto {{lft:518', 'Texto'],
    ['cut by a line', 'Texto {{lft:518\n- otro', 'Texto\n- otro'],
    ['endless', `Texto {{lft:518|${'x'.repeat(500)}`, 'Texto'],
  ])('never shows a mark with %s', (_name, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('leaves out numbers that the writer made up, and keeps other brackets', () => {
    expect(shown('Es así [1] y [12]. Pero [sic] y [a](b) quedan; [3](http://x) también.')).toBe(
      'Es así y. Pero [sic] y [a](b) quedan; [3](http://x) también.',
    );
  });

  it('puts no number against a word and no space before a stop', () => {
    expect(shown('uno{{lft:48}}, dos {{lft:49}}tres ({{lft:50}}) cuatro.{{lft:51}}')).toBe(
      'uno [1], dos [2] tres ([3]) cuatro. [4]',
    );
    expect(shown('uno {{lft:48}} {{lft:48}}, dos')).toBe('uno [1], dos');
  });

  it('knows the sentences and the clause that carry a mark', () => {
    const { numbering } = number(
      'Lo primero. Te deben salarios {{lft:99}}, aguinaldo {{lft:87}} y el art. 48 da más. Eso es todo. {{lft:48}}\n- Otra vez {{lft:99}}.',
    );
    const [wages, bonus, last] = numbering.marks;
    expect(wages?.sentences).toEqual(['Te deben salarios, aguinaldo y el art. 48 da más.', 'Otra vez.']);
    expect(wages?.clauses).toEqual(['Te deben salarios', 'Otra vez']);
    expect(bonus?.clauses).toEqual([', aguinaldo']);
    expect(last?.sentences).toEqual(['Eso es todo.']);
  });

  it('knows the quoted words right before a mark, and only those', () => {
    const { numbering } = number(
      'La ley dice «prescriben en dos meses» {{lft:518}}. El «despido» es otra cosa {{lft:47}}. “Hola, mundo.” {{lft:48}} "fin", {{lft:49}}',
    );
    expect(numbering.marks.map((mark) => mark.quotes)).toEqual([
      ['prescriben en dos meses'],
      [],
      ['Hola, mundo.'],
      ['fin'],
    ]);
  });

  it('can be asked before the answer has ended', () => {
    const numbering = new CitationNumbering();
    numbering.push('Tienes dos meses {{lft:518}} y luego {{lf');
    expect(numbering.marks).toHaveLength(1);
  });

  it('takes a long answer without slowing down', () => {
    const sentence = 'Una oración con su marca {{lft:48}} y otra {{lft:518|párrafo segundo}}. ';
    expect(number(sentence.repeat(2000), 7).numbering.marks).toHaveLength(2);
    for (const piece of [sentence, '{', '{{ ']) {
      const numbers = (size: number) => () => number(piece.repeat(size / piece.length), 7);
      expect(cpuTimeRatio(numbers(100_000), numbers(12_500)), piece).toBeLessThan(MAX_RATIO_FOR_EIGHTFOLD_INPUT);
    }
  });
});

describe('where sentences end', () => {
  const sentences = (text: string) => sentenceStretches(text).map(({ start, end }) => text.slice(start, end));

  it('is not at abbreviations', () => {
    expect(sentences('Lo dice el art. 48, fr. III de la ley. Luego sigue. [1][2] Fin')).toEqual([
      'Lo dice el art. 48, fr. III de la ley.',
      'Luego sigue. [1][2]',
      'Fin',
    ]);
  });

  it('is at line breaks', () => {
    expect(sentences('- Uno\n- Dos\n\nTres')).toEqual(['- Uno', '- Dos', 'Tres']);
  });
});
