import { describe, expect, it } from 'vitest';
import { statedFactsOf, wrongFacts, type ThesisCard } from '#api/features/citations/checking/thesis-facts.rules.ts';
import { judgeThesis } from '#api/features/citations/checking/thesis-judgement.rules.ts';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';

const ISOLATED: ThesisCard = {
  kind: 'ISOLATED_THESIS',
  instance: 'Suprema Corte de Justicia de la Nación',
  body: 'Primera Sala',
  publishedText: '2014-02',
};
const BINDING: ThesisCard = { ...ISOLATED, kind: 'JURISPRUDENCE', body: 'Pleno', publishedText: '2016-09-23' };
const COLLEGIATE: ThesisCard = {
  kind: 'ISOLATED_THESIS',
  instance: 'Tribunales Colegiados de Circuito',
  body: 'Segundo Tribunal Colegiado del Vigésimo Quinto Circuito',
  publishedText: '2022-02-25',
};

function wrongIn(text: string, card: ThesisCard): string[] {
  const [thesis] = findReferences(text);
  const { start = 0, end = 0 } = thesis ?? {};
  return wrongFacts(statedFactsOf(text.slice(0, start), text.slice(start, end), text.slice(end)), card);
}

describe('what is said of a thesis beside its key', () => {
  it.each<[string, ThesisCard, string[]]>([
    ['Jurisprudencia 1a. LI/2014 (10a.), de rubro: ZAPATOS.', ISOLATED, ['es una tesis aislada, no jurisprudencia']],
    ['Jurisprudencia obligatoria con registro digital 2099532', ISOLATED, ['es una tesis aislada, no jurisprudencia']],
    [
      'Tesis aislada de la Segunda Sala, 1a. LI/2014 (10a.)',
      ISOLATED,
      ['es de la Primera Sala, no de la Segunda Sala'],
    ],
    ['tesis aislada P./J. 9/2016 (10a.)', BINDING, ['es jurisprudencia, no tesis aislada']],
    [
      'jurisprudencia P./J. 9/2016 (10a.) de la Segunda Sala de la SCJN, publicada en 1998.',
      BINDING,
      ['es del Pleno de la Suprema Corte, no de la Segunda Sala', 'se publicó en 2016, no en 1998'],
    ],
    [
      'la jurisprudencia de rubro «ZAPATOS VERDES. SU PLAZO», registro digital 2099594, del Primer Tribunal Colegiado del Primer Circuito.',
      BINDING,
      ['es del Pleno de la Suprema Corte, no de un Tribunal Colegiado'],
    ],
    [
      'Registro digital: 2099532\nInstancia: Segunda Sala\nTesis: 1a. LI/2014 (10a.)\nTipo: Jurisprudencia',
      ISOLATED,
      ['es una tesis aislada, no jurisprudencia', 'es de la Primera Sala, no de la Segunda Sala'],
    ],
  ])('«%s» is wrong', (text, card, wrong) => {
    expect(wrongIn(text, card)).toEqual(wrong);
  });

  it.each<[string, ThesisCard]>([
    ['tesis aislada 1a. LI/2014 (10a.) de la Primera Sala de la SCJN, publicada en febrero de 2014.', ISOLATED],
    ['La jurisprudencia P./J. 9/2016 (10a.), del Pleno de la SCJN, publicada el 23 de septiembre de 2016.', BINDING],
    ['La tesis 1a. LI/2014 (10a.) no es jurisprudencia.', ISOLATED],
    ['No es jurisprudencia, sino aislada, la 1a. LI/2014 (10a.).', ISOLATED],
    ['La doctrina y la jurisprudencia coinciden: tesis 1a. LI/2014 (10a.).', ISOLATED],
    ['La Segunda Sala citó la tesis 1a. LI/2014 (10a.) al resolver.', ISOLATED],
    ['contra el criterio de la Segunda Sala, la tesis 1a. LI/2014 (10a.).', ISOLATED],
    ['la tesis de la Suprema Corte 1a. LI/2014 (10a.)', ISOLATED],
    ['tesis aislada XXV.2o.4 L (11a.) del Segundo Tribunal Colegiado del Vigésimo Quinto Circuito', COLLEGIATE],
    ['Registro digital: 2099532\nInstancia: Primera Sala\nTesis: 1a. LI/2014 (10a.)\nTipo: Aislada', ISOLATED],
    ['tesis aislada 1a. LI/2014 (10a.), publicada en 2015.', { ...ISOLATED, publishedText: '2014-12' }],
    ['tesis aislada 1a. LI/2014 (10a.), que interpreta la Ley de Amparo publicada en 1998.', ISOLATED],
    ['y la aislada 1a. LI/2014 (10a.), de la Segunda Sala y de la Primera Sala, respectivamente.', ISOLATED],
    ['Jurisprudencia de la Segunda Sala 1a. LI/2014 (10a.), publicada en 1998', {}],
  ])('«%s» is not held against anybody', (text, card) => {
    expect(wrongIn(text, card)).toEqual([]);
  });

  it('makes a mismatch of it that says what the thesis is', () => {
    const thesis = { id: 't', registry: '2099532', key: '1a. LI/2014 (10a.)', title: 'ZAPATOS.', text: 'Son verdes.' };
    const [reference] = findReferences('1a. LI/2014 (10a.)');
    if (reference?.kind !== 'THESIS') throw new Error('no thesis');
    const found = judgeThesis({
      reference,
      byRegistry: null,
      byKey: { ...thesis, ...ISOLATED, officialUrl: null, isChecked: true },
      nearest: null,
      byTitle: null,
      quotes: [],
      changes: [],
      said: { kind: 'JURISPRUDENCE', court: 'COLLEGIATE', year: null },
    });
    expect(found).toMatchObject({
      state: 'MISMATCH',
      reason:
        'La tesis está en el acervo, pero es una tesis aislada, no jurisprudencia; es de la Primera Sala, no de un Tribunal Colegiado.',
    });
  });
});
