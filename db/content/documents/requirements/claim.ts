import { AGRARIAN, AMPARO, anyOf, DIRECT, of, STATE_SERVICE, TAX, URGENT, WAYS, type Part } from './claim-ways.ts';
import type { RequirementData } from './requirement.ts';

/** What claims contain: each part by the law that asks for it. */

type Told = Pick<RequirementData, 'met' | 'near' | 'check' | 'missing'> & { label: string; code: Part };
const byWay = ({ label, code, missing, ...rest }: Told): RequirementData[] =>
  WAYS.flatMap(({ id, when, unless, since, before, law, asks, withoutFacts }): RequirementData[] => {
    const articles = asks[code];
    if (!articles) return [];
    return [
      {
        code: `claim.${id}.${code}`,
        label,
        ...(when && { when }),
        ...(unless && { unless }),
        ...(since && { since }),
        ...(before && { before }),
        basis: articles.map(([article, reason]) => of(law, article, reason)),
        ...(missing && { missing: code === 'facts' ? { ...missing, why: withoutFacts } : missing }),
        ...rest,
      },
    ];
  });

const FACTS: readonly RegExp[] = [
  /(?:^|\n)[^\na-z]{0,8}(?:[ivx]{1,5}[.)-]+ ?)?(?:capitulo (?:de )?|relacion (?:sucinta )?de (?:los )?)?hechos\b/,
  /siguientes hechos(?: y (?:consideraciones|fundamentos|preceptos)[^.\n]{0,40})?\s?[:.]?\s?\n/,
  /(?:^|\n)[^\na-z]{0,8}(?:[ivx]{1,5}[.)-]+ ?)?antecedentes\b/,
  /fund[oa][^.;]{0,80}en los siguientes hechos|(?:los )?siguientes (?:antecedentes|hechos)|paso a (?:narrar|exponer|relatar)/,
];

/** The law of amparo of before is not held. */
const AMPARO_LAW = '2013-04-03';

export const claimRequirements: readonly RequirementData[] = [
  ...byWay({
    code: 'court',
    label: 'El tribunal ante el que se promueve',
    met: [/\b(?:c\.|h\.|ciudadano|honorable)? ?(?:juez|jueza|juzgado|tribunal|magistrad[oa]s?|junta|sala|ministr[oa])\b/],
  }),
  ...byWay({
    code: 'parties',
    label: 'Quién demanda y a quién',
    check: 'PARTIES',
  }),
  ...byWay({
    code: 'address',
    label: 'Domicilio para oír y recibir notificaciones',
    met: [/domicilio/, /buzon|correo electronico/],
  }),
  ...byWay({
    code: 'claims',
    label: 'Lo que se reclama (prestaciones)',
    met: [/prestaciones/, /\b(?:reclamo|reclama|demando|demandamos)\b[^.]{0,160}:/, /(?:^|\n)[^\na-z]{0,6}a[).-]+/, /vengo a (?:demandar|promover|solicitar)|solicit[oa]|resolucion (?:que se )?impugna/],
    near: [/demand[oa]/],
  }),
  ...byWay({
    code: 'facts',
    label: 'Los hechos en que se funda',
    met: FACTS,
    missing: {
      code: 'claim.facts',
      severity: 'HIGH',
      message: 'La demanda no tiene capítulo de hechos.',
      why: 'Sin hechos no se puede contestar ni probar: el tribunal previene o desecha la demanda.',
      suggestion: 'HECHOS\n1. El ___ de ______ de ____, en ______, …',
    },
  }),
  ...byWay({
    code: 'evidence',
    label: 'Las pruebas que se ofrecen',
    met: [/\bpruebas?\b|documental|testimonial|\bconfesional|se (?:acompana|anexa|exhibe)/],
  }),
  ...byWay({
    code: 'law',
    label: 'Los fundamentos de derecho',
    met: [/(?:^|\n)[^\na-z]{0,8}(?:[ivx]{1,5}[.)-]+ ?)?(?:fundamentos? de )?derecho\b/, /\barticulos?\b|\bart\./],
  }),
  {
    code: 'claim.tax.concepts',
    label: 'Los conceptos de impugnación (contencioso administrativo)',
    met: [/conceptos? de (?:impugnacion|anulacion|nulidad)|agravios?/],
    when: TAX,
    unless: AMPARO,
    basis: [of('lfpca', '14', 'La fracción VI los pide; sin ellos la demanda se desecha por improcedente.')],
  },
  {
    code: 'claim.petition',
    label: 'Los puntos petitorios (práctica)',
    met: [/puntos petitorios|petitorios|(?:atentamente )?(?:pido|solicito|suplico|pedimos|solicitamos)\b|(?:a usted|a ustedes|a ese h)[^.]{0,60}(?:pido|solicito)|(?:^|\n)[^\na-z]{0,8}p ?u ?n ?t ?o ?s\b/],
    basis: [],
    missing: {
      severity: 'MEDIUM',
      message: 'La demanda no termina con lo que se pide al tribunal.',
      why: 'Los puntos petitorios resumen lo que el tribunal debe acordar; es práctica, y sin ellos algo puede quedar sin respuesta.',
      suggestion: 'Por lo expuesto, a usted, C. Juez, pido: PRIMERO. Tenerme por presentado…',
    },
  },
  {
    code: 'claim.amparo.authority',
    label: 'La autoridad responsable (amparo indirecto)',
    met: [/autoridad(?:es)? (?:senaladas? como )?responsables?|\bordenadora\b|\bejecutora\b/],
    when: AMPARO,
    since: AMPARO_LAW,
    unless: DIRECT,
    basis: [
      of('lamparo', '108', 'La fracción III pide la autoridad o autoridades responsables.'),
      of('lamparo', '114', 'Si falta un requisito se previene; sin corregir en cinco días, se tiene por no presentada.'),
    ],
    missing: {
      severity: 'HIGH',
      message: 'La demanda de amparo no dice qué autoridad es responsable.',
      why: 'El juez previene y, si no se dice en cinco días, tiene la demanda por no presentada.',
      suggestion: 'AUTORIDADES RESPONSABLES: ordenadora, ______; ejecutora, ______.',
    },
  },
  {
    code: 'claim.amparo.act',
    label: 'El acto reclamado (amparo indirecto)',
    met: [/actos? reclamados?|acto que se reclama|(?:norma|omision)(?:es)? (?:que se )?reclama/],
    when: AMPARO,
    since: AMPARO_LAW,
    unless: DIRECT,
    basis: [
      of('lamparo', '108', 'La fracción IV pide la norma, el acto o la omisión de cada autoridad.'),
      of('lamparo', '114', 'Se previene también cuando el acto no se dice con precisión.'),
    ],
    missing: {
      severity: 'HIGH',
      message: 'La demanda de amparo no dice cuál es el acto reclamado.',
      why: 'El acto reclamado fija de qué se juzga y desde cuándo corre el plazo; sin él se previene.',
      suggestion: 'ACTO RECLAMADO: ______.',
    },
  },
  {
    code: 'claim.amparo.facts',
    label: 'Los antecedentes del acto, bajo protesta de decir verdad (amparo indirecto)',
    met: [/bajo protesta de decir verdad/, /protesto (?:decir|que)/, ...FACTS],
    when: AMPARO,
    since: AMPARO_LAW,
    unless: anyOf(DIRECT, URGENT),
    basis: [
      of('lamparo', '108', 'La fracción V pide, bajo protesta, los hechos que anteceden al acto o fundan los conceptos.'),
      of('lamparo', '114', 'Si falta un requisito se previene; sin corregir en cinco días, se tiene por no presentada.'),
    ],
    missing: {
      code: 'claim.facts',
      severity: 'HIGH',
      message: 'La demanda de amparo no narra los antecedentes del acto bajo protesta de decir verdad.',
      why: 'El juez previene y, si no se narran en cinco días, tiene la demanda por no presentada.',
      suggestion: 'Bajo protesta de decir verdad manifiesto que los antecedentes del acto son: 1. …',
    },
  },
  {
    code: 'claim.amparo.concepts',
    label: 'Los conceptos de violación (amparo indirecto)',
    met: [/conceptos? de violacion|preceptos [^.]{0,60}violad|derechos [^.]{0,40}violad/],
    when: AMPARO,
    since: AMPARO_LAW,
    unless: anyOf(DIRECT, URGENT),
    basis: [of('lamparo', '108', 'Las fracciones VI y VIII piden los preceptos violados y los conceptos de violación.')],
  },
  {
    code: 'claim.direct_amparo.authority',
    label: 'La autoridad responsable (amparo directo)',
    met: [/autoridad(?:es)? (?:senaladas? como )?responsables?/],
    when: DIRECT,
    since: AMPARO_LAW,
    basis: [of('lamparo', '175', 'La fracción III pide la autoridad responsable.')],
  },
  {
    code: 'claim.direct_amparo.act',
    label: 'El acto reclamado (amparo directo)',
    met: [/actos? reclamados?|acto que se reclama|(?:sentencia|laudo|resolucion) (?:que se )?reclamada/],
    when: DIRECT,
    since: AMPARO_LAW,
    basis: [of('lamparo', '175', 'La fracción IV pide la sentencia, laudo o resolución que se reclama.')],
  },
  {
    code: 'claim.direct_amparo.notified',
    label: 'La fecha en que se notificó o se conoció el acto (amparo directo)',
    met: [/notific|tuve conocimiento/],
    when: DIRECT,
    since: AMPARO_LAW,
    basis: [of('lamparo', '175', 'La fracción V pide la fecha de notificación o de conocimiento del acto.')],
  },
  {
    code: 'claim.direct_amparo.concepts',
    label: 'Los conceptos de violación (amparo directo)',
    met: [/conceptos? de violacion/],
    when: DIRECT,
    since: AMPARO_LAW,
    basis: [of('lamparo', '175', 'Las fracciones VI y VII piden los preceptos violados y los conceptos de violación.')],
  },
  {
    code: 'claim.agrarian.facts',
    label: 'La causa de la demanda (agrario)',
    met: FACTS,
    when: AGRARIAN,
    unless: AMPARO,
    basis: [
      of('lagraria', '170', 'El emplazamiento dice lo que el actor demanda y la causa: la demanda debe darlas.'),
      of('lagraria', '181', 'El tribunal examina la demanda y previene por ocho días lo que falte.'),
    ],
    missing: {
      code: 'claim.facts',
      severity: 'HIGH',
      message: 'La demanda agraria no dice los hechos en que se funda.',
      why: 'Sin la causa de la demanda no se puede emplazar ni contestar: el tribunal previene por ocho días.',
      suggestion: 'HECHOS\n1. El ___ de ______ de ____, …',
    },
  },
  ...byWay({ code: 'signature', label: 'La firma de quien promueve', check: 'SIGNATURE' }),
  {
    code: 'claim.signature',
    label: 'La firma de quien promueve',
    check: 'SIGNATURE',
    when: anyOf(AMPARO, AGRARIAN, STATE_SERVICE),
    basis: [],
  },
];
