import type { RequirementBasis, RequirementData } from './requirement.ts';

const lgtoc = (article: string, reason: string): RequirementBasis => ({ law: 'lgtoc', article, reason });
const noEffect = lgtoc('14', 'Sin los requisitos que la ley no presume, el documento no produce efectos de título de crédito.');

export const promissoryNoteRequirements: readonly RequirementData[] = [
  {
    code: 'promissory_note.mention',
    label: 'La mención de ser pagaré, dentro del texto',
    met: [
      /(?:por|en) (?:el presente|este|medio del presente|virtud de este) (?:titulo |documento )?pagare/,
      /\b(?:este|el presente|del presente|presente|del) pagare\b/,
      /(?:^|\n)\W*pagare\b/,
      /\bpagare (?:n|unico|serie|mercantil|a la orden)/,
    ],
    basis: [lgtoc('170', 'La fracción I exige la mención de ser pagaré, inserta en el texto del documento.'), noEffect],
    missing: {
      severity: 'HIGH',
      message: 'El documento no dice, en su texto, que es un pagaré.',
      why: 'Sin esa mención no vale como pagaré ni abre por sí la vía ejecutiva; el negocio que le dio origen sigue siendo válido.',
      suggestion: 'Por este pagaré prometo incondicionalmente pagar a la orden de…',
    },
  },
  {
    code: 'promissory_note.unconditional_promise',
    label: 'La promesa incondicional de pagar',
    check: 'NOTE_PROMISE',
    basis: [lgtoc('170', 'La fracción II exige la promesa incondicional de pagar una suma determinada de dinero.'), noEffect],
    missing: {
      severity: 'HIGH',
      message: 'El pago no se promete sin condiciones.',
      why: 'Una promesa sujeta a una condición, o que no es promesa de pagar, no hace un pagaré.',
      suggestion: 'Prometo incondicionalmente pagar…',
    },
  },
  {
    code: 'promissory_note.sum',
    label: 'Una suma determinada de dinero',
    check: 'NOTE_SUM',
    basis: [lgtoc('170', 'La fracción II exige una suma determinada de dinero.'), noEffect],
    missing: {
      severity: 'HIGH',
      message: 'El pagaré no dice cuánto se pagará.',
      why: 'Sin una suma determinada el documento no vale como pagaré.',
      suggestion: 'La cantidad de $______ (______ pesos 00/100 M.N.).',
    },
  },
  {
    code: 'promissory_note.payee',
    label: 'El nombre de la persona a quien se pagará',
    check: 'NOTE_PAYEE',
    basis: [
      lgtoc('170', 'La fracción III exige nombrar a la persona que ha de cobrar.'),
      lgtoc('88', 'Al portador no produce efectos; si además nombra a una persona, «al portador» no cuenta.'),
      lgtoc('174', 'Extiende al pagaré, entre otras reglas de la letra, la del artículo 88.'),
      lgtoc('15', 'Quien debía llenar lo omitido puede hacerlo hasta antes de presentarlo para su pago.'),
    ],
    missing: {
      severity: 'HIGH',
      message: 'Falta el nombre de la persona a quien se pagará.',
      why: 'El pagaré no puede ser al portador. El nombre puede llenarse antes de cobrarlo; si se presenta sin él, no vale como pagaré.',
      suggestion: 'A la orden de [nombre completo o denominación del beneficiario].',
    },
  },
  {
    code: 'promissory_note.due_time',
    label: 'La época del pago',
    check: 'NOTE_TIME',
    basis: [
      lgtoc('170', 'La fracción IV exige la época del pago.'),
      lgtoc('171', 'Si no se menciona el vencimiento, el pagaré se considera pagadero a la vista.'),
      lgtoc('79', 'Con vencimientos sucesivos se tiene por pagadero a la vista, por toda la suma.'),
    ],
    missing: {
      severity: 'MEDIUM',
      message: 'No se dice cuándo se pagará.',
      why: 'La ley lo tiene entonces por pagadero a la vista: puede cobrarse en cuanto se presente.',
      suggestion: 'El día ___ de ______ de ____.',
    },
  },
  {
    code: 'promissory_note.place',
    label: 'El lugar del pago',
    check: 'NOTE_PLACE',
    basis: [
      lgtoc('170', 'La fracción IV exige el lugar del pago.'),
      lgtoc('171', 'Si no se indica el lugar del pago, se tiene como tal el domicilio de quien suscribe.'),
    ],
    missing: {
      severity: 'LOW',
      message: 'No se dice dónde se pagará.',
      why: 'El pagaré vale: la ley tiene por lugar de pago el domicilio de quien suscribe, y allá habrá que cobrar.',
      suggestion: 'En la ciudad de ______, en el domicilio de ______.',
    },
  },
  {
    code: 'promissory_note.signed_at',
    label: 'La fecha y el lugar de la suscripción',
    check: 'NOTE_SIGNED_AT',
    basis: [
      lgtoc('170', 'La fracción V exige la fecha y el lugar en que se suscriba el documento.'),
      noEffect,
      lgtoc('15', 'Quien debía llenar lo omitido puede hacerlo hasta antes de presentarlo para su pago.'),
    ],
    missing: {
      severity: 'HIGH',
      message: 'Falta la fecha o el lugar en que se suscribe.',
      why: 'La ley no los presume: si se cobra sin ellos, el documento puede quedar sin efectos de pagaré.',
      suggestion: '[Ciudad, entidad], a ___ de ______ de ____.',
    },
  },
  {
    code: 'promissory_note.signature',
    label: 'La firma de quien suscribe',
    check: 'SIGNATURE',
    basis: [
      lgtoc('170', 'La fracción VI exige que firme el suscriptor, u otro a su ruego o en su nombre.'),
      noEffect,
    ],
    missing: {
      severity: 'HIGH',
      message: 'No hay firma de quien suscribe ni un lugar para ella.',
      why: 'Sin la firma del suscriptor, o de quien firme a su ruego o en su nombre, el documento no vale como pagaré.',
      suggestion: 'Nombre y firma del suscriptor: ______________________',
    },
  },
];
