import { describe, expect, it } from 'vitest';
import { ComparedText } from '#api/features/citations/checking/finding.rules.ts';
import { contradictionsOf, Sentences, statementOf } from '#api/features/citations/checking/statements.rules.ts';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';

// Words of our own: official text is never kept in the repository.
const LAW =
  'Las acciones de los compradores de zapatos prescriben en dos meses. El patrón deberá entregar la caja dentro de quince días naturales y el trabajador podrá rechazar los zapatos rotos. La tienda no cobrará por la devolución de los zapatos verdes con su caja.';

function saidIn(text: string): string[] {
  const references = findReferences(text);
  const [reference] = references;
  if (!reference) throw new Error('no citation');
  const sentence = new Sentences(text).around(reference.start);
  const said = sentence && statementOf(text, sentence, reference, undefined, references[1]);
  return said ? contradictionsOf(said, new ComparedText(LAW)) : [];
}

describe('the sentence beside a citation', () => {
  it.each([
    [
      'El artículo 518 de la LFT fija tres meses para las acciones.',
      'La ley dice «dos meses»; el escrito, «tres meses».',
    ],
    [
      'Las acciones de los compradores de zapatos prescriben en seis meses (artículo 518 de la LFT).',
      'La ley dice «dos meses»; el escrito, «seis meses».',
    ],
    [
      'El artículo 518 de la LFT exige entregar la caja dentro de quince días hábiles.',
      'La ley cuenta días naturales; el escrito dice «quince días hábiles».',
    ],
    [
      'El artículo 518 de la LFT dispone que el patrón podrá entregar la caja.',
      'La ley dice que «debe entregar»; el escrito, que «puede entregar».',
    ],
    [
      'El artículo 518 de la LFT señala que el trabajador no podrá rechazar los zapatos rotos.',
      'La ley dice que «puede rechazar»; el escrito, que «no puede rechazar».',
    ],
    [
      'El artículo 518 de la LFT señala que el patrón podrá rechazar los zapatos rotos.',
      'En la ley, «rechazar» es del trabajador; en el escrito, del patron.',
    ],
    [
      'El artículo 518 de la LFT ordena que la tienda cobrará por la devolución de los zapatos verdes con su caja.',
      'La ley dice «no», y el escrito lo deja fuera.',
    ],
  ])('«%s» says otherwise', (text, note) => {
    expect(saidIn(text)).toEqual([note]);
  });

  it.each([
    'El artículo 518 de la LFT fija dos meses para las acciones.',
    'El artículo 518 de la LFT fija un plazo de 60 días.',
    'La actora demandó tres meses después, conforme al artículo 518 de la LFT.',
    'El artículo 518 de la LFT dice «tres meses».',
    'El artículo 518 de la LFT fija un plazo; luego, quien compra no puede rechazar los zapatos.',
    'Se pagaron $3,000.00 en términos del artículo 518 de la LFT.',
    'El artículo 518 de la LFT dispone que el trabajador podrá rechazar los zapatos rotos.',
    'Procede la acción del artículo 518 de la LFT, que tiene seis meses de uso.',
  ])('«%s» says nothing otherwise', (text) => {
    expect(saidIn(text)).toEqual([]);
  });
});
