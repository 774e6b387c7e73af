import type { RequirementBasis, RequirementData } from './requirement.ts';

/** What claims contain, by the code that rules them. What the codes of the states ask for is not held. */

const AMPARO = /\bamparo (?:indirecto|directo)|proteccion de la justicia|quejos[oa]s?:|acto reclamado/;
const LABOUR = /ley federal del trabajo|tribunal(?:es)? (?:laboral|federal laboral)|junta (?:local|federal|especial)|centro (?:federal )?de conciliacion/;
const COMMERCE = /mercantil/;
const ORAL = /oral mercantil|1390 bis/;
const TAX = /tribunal federal de justicia (?:fiscal y )?administrativa|juicio contencioso administrativo federal/;
const AGRARIAN = /tribunal unitario agrario|juicio agrario/;

const of = (law: string, article: string, reason: string): RequirementBasis => ({ law, article, reason });

/** The same requirement by each code: which article asks for it depends on the way. */
interface Way {
  id: string;
  when?: RegExp;
  unless?: RegExp;
  law: string;
  article: string;
}
const not = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));
const WAYS: readonly Way[] = [
  { id: 'labour', when: LABOUR, unless: AMPARO, law: 'lft', article: '872' },
  { id: 'oral_commerce', when: ORAL, unless: not(AMPARO, LABOUR), law: 'ccom', article: '1390 Bis 11' },
  { id: 'commerce', when: COMMERCE, unless: not(AMPARO, LABOUR, ORAL), law: 'ccom', article: '1378' },
  { id: 'tax', when: TAX, unless: AMPARO, law: 'lfpca', article: '14' },
  { id: 'civil', unless: not(AMPARO, LABOUR, COMMERCE, TAX, AGRARIAN), law: 'cnpcf', article: '235' },
];

type Told = Pick<RequirementData, 'met' | 'near' | 'check' | 'missing'> & { reason: string; label: string; code: string };
const byWay = ({ reason, label, code, ...rest }: Told): RequirementData[] =>
  WAYS.map(({ id, when, unless, law, article }) => ({
    code: `claim.${id}.${code}`,
    label,
    ...(when && { when }),
    ...(unless && { unless }),
    basis: [of(law, article, reason)],
    ...rest,
  }));

const FACTS: readonly RegExp[] = [
  /(?:^|\n)[^\na-z]{0,8}(?:[ivx]{1,5}[.)-]+ ?)?(?:capitulo (?:de )?|relacion (?:sucinta )?de (?:los )?)?hechos\b/,
  /siguientes hechos(?: y (?:consideraciones|fundamentos|preceptos)[^.\n]{0,40})?\s?[:.]?\s?\n/,
  /(?:^|\n)[^\na-z]{0,8}(?:[ivx]{1,5}[.)-]+ ?)?antecedentes\b/,
  /fund[oa][^.;]{0,80}en los siguientes hechos|(?:los )?siguientes (?:antecedentes|hechos)|paso a (?:narrar|exponer|relatar)/,
];

export const claimRequirements: readonly RequirementData[] = [
  {
    code: 'claim.court',
    label: 'El tribunal ante el que se promueve',
    met: [/\b(?:c\.|h\.|ciudadano|honorable)? ?(?:juez|jueza|juzgado|tribunal|magistrad[oa]s?|junta|sala|ministr[oa])\b/],
    basis: [
      of('cnpcf', '235', 'La demanda dice ante qué autoridad jurisdiccional se promueve.'),
      of('cfpc', '322', 'La demanda expresa el tribunal ante el cual se promueve.'),
    ],
  },
  ...byWay({
    code: 'parties',
    label: 'Quién demanda y a quién',
    check: 'PARTIES',
    reason: 'La demanda dice los nombres de quien demanda y de a quién se demanda.',
  }),
  ...byWay({
    code: 'address',
    label: 'Domicilio para oír y recibir notificaciones',
    met: [/domicilio/, /buzon|correo electronico/],
    reason: 'La demanda señala el domicilio para oír y recibir notificaciones.',
  }),
  ...byWay({
    code: 'claims',
    label: 'Lo que se reclama (prestaciones)',
    met: [/prestaciones/, /\b(?:reclamo|reclama|demando|demandamos)\b[^.]{0,160}:/, /(?:^|\n)[^\na-z]{0,6}a[).-]+/, /vengo a (?:demandar|promover|solicitar)|solicit[oa]|resolucion (?:que se )?impugna/],
    near: [/demand[oa]/],
    reason: 'La demanda dice qué se pide, con sus accesorios.',
  }),
  ...byWay({
    code: 'facts',
    label: 'Los hechos en que se funda',
    met: FACTS,
    reason: 'La demanda narra los hechos en que se funda, numerados y con claridad.',
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
    reason: 'La demanda acompaña u ofrece las pruebas de los hechos.',
  }),
  ...byWay({
    code: 'law',
    label: 'Los fundamentos de derecho',
    met: [/(?:^|\n)[^\na-z]{0,8}(?:[ivx]{1,5}[.)-]+ ?)?(?:fundamentos? de )?derecho\b/, /\barticulos?\b|\bart\./],
    reason: 'La demanda cita los preceptos o principios aplicables.',
  }),
  {
    code: 'claim.petition',
    label: 'Los puntos petitorios',
    met: [/puntos petitorios|petitorios|(?:atentamente )?(?:pido|solicito|suplico|pedimos|solicitamos)\b|(?:a usted|a ustedes|a ese h)[^.]{0,60}(?:pido|solicito)|(?:^|\n)[^\na-z]{0,8}p ?u ?n ?t ?o ?s\b/],
    basis: [of('cnpcf', '235', 'La demanda dice lo que se pide al tribunal.')],
    missing: {
      severity: 'MEDIUM',
      message: 'La demanda no termina con lo que se pide al tribunal.',
      why: 'Los puntos petitorios fijan lo que el tribunal debe acordar; sin ellos puede prevenir.',
      suggestion: 'Por lo expuesto, a usted, C. Juez, pido: PRIMERO. Tenerme por presentado…',
    },
  },
  {
    code: 'claim.amparo.authority',
    label: 'La autoridad responsable (amparo)',
    met: [/autoridad(?:es)? (?:senaladas? como )?responsables?|\bordenadora\b|\bejecutora\b/],
    when: AMPARO,
    basis: [of('lamparo', '108', 'La demanda de amparo indirecto expresa la autoridad o autoridades responsables.')],
    missing: {
      severity: 'HIGH',
      message: 'La demanda de amparo no dice qué autoridad es responsable.',
      why: 'Sin autoridad responsable el juicio no puede seguirse.',
      suggestion: 'AUTORIDADES RESPONSABLES: ordenadora, ______; ejecutora, ______.',
    },
  },
  {
    code: 'claim.amparo.act',
    label: 'El acto reclamado (amparo)',
    met: [/actos? reclamados?|acto que se reclama/],
    when: AMPARO,
    basis: [of('lamparo', '108', 'La demanda expresa la norma, acto u omisión que se reclame de cada autoridad.')],
    missing: {
      severity: 'HIGH',
      message: 'La demanda de amparo no dice cuál es el acto reclamado.',
      why: 'El acto reclamado fija de qué se juzga y desde cuándo corre el plazo.',
      suggestion: 'ACTO RECLAMADO: ______.',
    },
  },
  {
    code: 'claim.amparo.facts',
    label: 'Los hechos o abstenciones, bajo protesta de decir verdad (amparo)',
    met: [/bajo protesta de decir verdad/, /protesto (?:decir|que)/, ...FACTS],
    when: AMPARO,
    basis: [of('lamparo', '108', 'Bajo protesta de decir verdad se narran los hechos que son antecedente del acto.')],
    missing: {
      code: 'claim.facts',
      severity: 'HIGH',
      message: 'La demanda de amparo no narra los antecedentes del acto bajo protesta de decir verdad.',
      why: 'La ley los exige; sin ellos el juez previene y puede tener la demanda por no presentada.',
      suggestion: 'Bajo protesta de decir verdad manifiesto que los antecedentes del acto son: 1. …',
    },
  },
  {
    code: 'claim.amparo.concepts',
    label: 'Los conceptos de violación (amparo)',
    met: [/conceptos? de violacion|preceptos [^.]{0,60}violad|derechos [^.]{0,40}violad/],
    when: AMPARO,
    basis: [of('lamparo', '108', 'La demanda expresa los conceptos de violación.')],
  },
  {
    code: 'claim.agrarian.facts',
    label: 'La causa de la demanda (agrario)',
    met: FACTS,
    when: AGRARIAN,
    unless: AMPARO,
    basis: [of('lagraria', '170', 'El emplazamiento dice lo que el actor demanda y la causa de la demanda.')],
    missing: {
      code: 'claim.facts',
      severity: 'HIGH',
      message: 'La demanda agraria no dice los hechos en que se funda.',
      why: 'Sin la causa de la demanda no se puede emplazar ni contestar.',
      suggestion: 'HECHOS\n1. El ___ de ______ de ____, …',
    },
  },
  { code: 'claim.signature', label: 'La firma de quien promueve', check: 'SIGNATURE', basis: [] },
];
