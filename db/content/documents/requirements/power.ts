import type { RequirementBasis, RequirementData } from './requirement.ts';

const ccf = (article: string, reason: string): RequirementBasis => ({ law: 'ccf', article, reason });
const GENERAL = /poder(?:es)? (?:judicial |amplio |muy amplio )?(?:generales? )?(?:judicial )?para pleitos y cobranzas|poder general/;
const PRIVATE = /carta poder/;
const LABOUR = /692|tribunal(?:es)? laboral|ley federal del trabajo/;

export const powerRequirements: readonly RequirementData[] = [
  {
    code: 'power.grantor_and_attorney',
    label: 'Quién otorga el poder y a quién',
    check: 'PARTIES',
    basis: [ccf('2546', 'El mandatario se obliga a ejecutar por cuenta del mandante los actos que éste le encarga.')],
  },
  {
    code: 'power.acts',
    label: 'Los actos para los que se da',
    met: [
      /para que (?:lo |la |los |las |en (?:mi|su|nuestro) nombre|a (?:mi|su|nuestro) nombre|me |nos |represent|comparezca|realice|promueva|tramite|cobre|venda)/,
      /pleitos y cobranzas|actos de (?:administracion|dominio)|con (?:las )?(?:siguientes )?facultades|a fin de que/,
    ],
    basis: [ccf('2548', 'Son objeto del mandato los actos lícitos que no exigen la intervención personal del interesado.')],
  },
  {
    code: 'power.clause_2554',
    label: 'La fórmula «con todas las facultades generales y las especiales que requieran cláusula especial»',
    check: 'POWER_CLAUSE',
    when: GENERAL,
    basis: [
      ccf('2554', 'En los poderes generales para pleitos y cobranzas basta esa fórmula para conferirlos sin limitación.'),
      ccf('2587', 'Sin cláusula especial no se puede desistir, transigir, absolver posiciones, ceder bienes ni recibir pagos.'),
    ],
    missing: {
      severity: 'HIGH',
      message: 'El poder general para pleitos y cobranzas no lleva la fórmula de las facultades que requieren cláusula especial.',
      why: 'Sin ella el apoderado no puede desistirse, transigir, absolver posiciones ni recibir pagos.',
      suggestion:
        'Con todas las facultades generales y las especiales que requieran cláusula especial conforme a la ley, en los términos del artículo 2554 del Código Civil Federal y de sus correlativos de las entidades federativas.',
    },
  },
  {
    code: 'power.two_witnesses',
    label: 'La firma ante dos testigos (carta poder)',
    check: 'POWER_WITNESSES',
    when: PRIVATE,
    unless: LABOUR,
    basis: [
      ccf('2556', 'El mandato en escrito privado se firma ante dos testigos cuando el negocio no pasa de cierto monto.'),
      ccf('2555', 'El poder general, o de negocios mayores, va en escritura o con firmas ratificadas.'),
    ],
  },
  {
    code: 'power.two_witnesses_labour',
    label: 'La firma ante dos testigos (carta poder laboral)',
    check: 'POWER_WITNESSES',
    when: /carta poder[^]{0,3000}(?:692|laboral)/,
    basis: [{ law: 'lft', article: '692', reason: 'Basta carta poder firmada por el otorgante y ante dos testigos, sin ratificarla.' }],
  },
  {
    code: 'power.notarial_form',
    label: 'Escritura pública, porque el poder es general',
    met: [/ante mi\b|notari[oa]|doy fe|escritura|protocolo/, /ratific/],
    when: /poder general/,
    basis: [ccf('2555', 'Cuando es general, el mandato va en escritura pública o en carta poder con firmas ratificadas.')],
    missing: {
      severity: 'HIGH',
      message: 'El poder es general y consta en un escrito privado sin ratificación de firmas.',
      why: 'La ley pide escritura pública o firmas ratificadas; sin ellas el mandato es nulo.',
      suggestion: 'Otórgalo en escritura pública, o ratifica ante notario las firmas del otorgante y de los testigos.',
    },
  },
  {
    code: 'power.company_authority',
    label: 'Las facultades de quien otorga por una sociedad',
    met: [/acredit[ao][^.;]{0,60}(?:personalidad|facultades|existencia|nombramiento|caracter)|personalidad|nombrad[oa]|facultades (?:bastantes|suficientes)|en su caracter de/],
    when: /s\.? ?a\.? de c\.? ?v|sociedad anonima|s\. de r\.l|sociedad de responsabilidad/,
    basis: [
      { law: 'lgsm', article: '10', reason: 'La representación de la sociedad corresponde a su administrador o administradores.' },
      { law: 'lgsm', article: '149', reason: 'El administrador, el consejo y los gerentes pueden conferir poderes dentro de sus facultades.' },
    ],
  },
  {
    code: 'power.signature',
    label: 'La firma de quien otorga',
    check: 'SIGNATURE',
    basis: [ccf('2551', 'El mandato escrito va en escritura pública, en escrito privado firmado o en carta poder.')],
  },
];
