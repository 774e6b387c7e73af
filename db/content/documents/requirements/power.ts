import type { RequirementBasis, RequirementData } from './requirement.ts';

const ccf = (article: string, reason: string): RequirementBasis => ({ law: 'ccf', article, reason });
const GENERAL = /poder(?:es)? (?:judicial |amplio |muy amplio )?(?:generales? )?(?:judicial )?para pleitos y cobranzas|poder general/;
const PRIVATE = /carta poder/;
const ARTICLE_692 = /(?<![$.,\d])692\b(?![.,]\d)/;
const LABOUR = /(?<![$.,\d])692\b(?![.,]\d)|tribunal(?:es)? laboral|ley federal del trabajo|junta (?:local|federal|especial)/;
/** Commerce asks for no witnesses of a commission, nor of who votes for a shareholder (CCom 274, LGSM 192). */
const COMMERCE = /comision mercantil|comisionista|asamblea[^.;]{0,80}accionistas/;
const COMPANY = /s\.? ?a\.? de c\.? ?v|sociedad anonima|s\. de r\.l|sociedad de responsabilidad/;
const anyOf = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

export const powerRequirements: readonly RequirementData[] = [
  {
    code: 'power.grantor_and_attorney',
    label: 'Quién otorga el poder y a quién',
    check: 'PARTIES',
    basis: [ccf('2546', 'En el mandato uno encarga actos jurídicos y otro los ejecuta por cuenta de aquél.')],
  },
  {
    code: 'power.acts',
    label: 'Los actos para los que se da',
    met: [
      /para que (?:lo |la |los |las |en (?:mi|su|nuestro) nombre|a (?:mi|su|nuestro) nombre|me |nos |represent|comparezca|realice|promueva|tramite|cobre|venda)/,
      /para que\b[^.;]{0,120}(?:nombre y representacion|(?:mi|su|nuestro) nombre)/,
      /pleitos y cobranzas|actos de (?:administracion|dominio)|con (?:las )?(?:siguientes )?facultades|a fin de que/,
    ],
    near: [/para que\b/],
    basis: [ccf('2548', 'Son objeto del mandato los actos lícitos que no exigen la intervención personal del interesado.')],
  },
  {
    code: 'power.clause_2554',
    label: 'La fórmula «con todas las facultades generales y las especiales que requieran cláusula especial»',
    check: 'POWER_CLAUSE',
    when: GENERAL,
    basis: [
      ccf('2554', 'En los poderes generales para pleitos y cobranzas basta esa fórmula para conferirlos sin limitación.'),
      ccf('2587', 'Piden cláusula especial desistirse, transigir, comprometer en árbitros, absolver posiciones, ceder bienes, recusar y recibir pagos.'),
    ],
    missing: {
      severity: 'HIGH',
      message: 'El poder general para pleitos y cobranzas no lleva la fórmula de las facultades que requieren cláusula especial.',
      why: 'Sin ella, ni esas facultades escritas una por una, el apoderado no puede desistirse, transigir, absolver posiciones ni recibir pagos.',
      suggestion:
        'Con todas las facultades generales y las especiales que requieran cláusula especial conforme a la ley, en los términos del artículo 2554 del Código Civil Federal y de sus correlativos de las entidades federativas.',
    },
  },
  {
    code: 'power.article_2554',
    label: 'El artículo 2554 (o su correlativo) citado o inserto en el poder general ante notario',
    met: [
      /2554|2,554|2 554|dos mil quinientos cincuenta y cuatro|correlativ|articulo [^.;]{2,60}codigo civil|codigo civil/,
      /clausula especial|facultades (?:de|como) duen|caracter de duen/,
    ],
    when: /(?:ante mi\b|yo, (?:el )?(?:licenciado|notario)|doy fe)[^]{0,4000}poder(?:es)? general(?:es)? (?:[a-z ]{0,40})?(?:para |de )?(?:actos? de )?(?:dominio|administracion)/,
    unless: PRIVATE,
    basis: [
      ccf('2554', 'Los notarios insertan este artículo en los testimonios de los poderes que otorgan, y sus limitaciones se consignan.'),
    ],
    missing: {
      severity: 'MEDIUM',
      message: 'El poder general no cita ni inserta el artículo 2554 del Código Civil, ni dice con qué facultades se da.',
      why: 'Un registro o un banco puede rechazarlo, y se discutirá si es general o limitado.',
      suggestion: 'Cita el artículo 2554 (o el de tu estado) y di si se da con todas las facultades o con límites.',
    },
  },
  {
    code: 'power.two_witnesses',
    label: 'La firma ante dos testigos (carta poder)',
    check: 'POWER_WITNESSES',
    when: PRIVATE,
    unless: anyOf(LABOUR, COMMERCE),
    basis: [
      ccf('2556', 'Bastan dos testigos, sin ratificar, si el negocio no pasa de mil salarios mínimos (hoy UMA).'),
      ccf('2555', 'Si es general, de mayor interés o para actos de instrumento público: escritura o firmas ratificadas.'),
      { law: 'lfpa', article: '19', reason: 'Ante la administración federal, la carta poder lleva además las firmas ratificadas.' },
    ],
  },
  {
    code: 'power.two_witnesses_labour',
    label: 'La firma ante dos testigos (carta poder laboral)',
    check: 'POWER_WITNESSES',
    when: /carta poder[^]{0,3000}(?:\b692\b|laboral|ley federal del trabajo)/,
    basis: [
      {
        law: 'lft',
        article: '692',
        reason: 'Basta carta poder ante dos testigos; si otorga una empresa, se comprueba que quien firma podía darlo.',
      },
    ],
  },
  {
    code: 'power.notarial_form',
    label: 'Escritura pública, porque el poder es general',
    met: [/ante mi\b|notari[oa]|doy fe|escritura|protocolo/, /ratific/],
    when: /poder general/,
    unless: anyOf(ARTICLE_692, COMMERCE),
    basis: [
      ccf('2555', 'Si es general, va en escritura o en carta poder ante dos testigos y con firmas ratificadas.'),
      ccf('2557', 'Sin la forma el mandato se anula; sólo queda lo obligado entre mandatario y tercero de buena fe.'),
    ],
    missing: {
      severity: 'HIGH',
      message: 'El poder es general y consta en un escrito privado sin ratificación de firmas.',
      why: 'La ley pide escritura pública o firmas ratificadas; la falta de esa forma anula el mandato.',
      suggestion: 'Otórgalo en escritura pública, o ratifica ante notario, juez o la autoridad del asunto las firmas del otorgante y de dos testigos.',
    },
  },
  {
    code: 'power.company_authority',
    label: 'Las facultades de quien otorga por una sociedad',
    met: [/acredit[ao][^.;]{0,60}(?:personalidad|facultades|existencia|nombramiento|caracter)|personalidad|nombrad[oa]|facultades (?:bastantes|suficientes)|en su caracter de/],
    // The company may be the other side: that one is named is not that one grants.
    near: [COMPANY],
    when: COMPANY,
    basis: [
      { law: 'lgsm', article: '10', reason: 'Representa a la sociedad su administrador o administradores, salvo lo que digan la ley y los estatutos.' },
      { law: 'lgsm', article: '149', reason: 'En la anónima, administrador, consejo y gerentes confieren poderes revocables dentro de sus facultades.' },
    ],
  },
  {
    code: 'power.signature',
    label: 'La firma de quien otorga',
    check: 'SIGNATURE',
    basis: [ccf('2551', 'El escrito va en escritura pública, en escrito privado con firmas ratificadas o en carta poder.')],
  },
];
