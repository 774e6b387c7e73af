import type { RequirementBasis, RequirementData } from './requirement.ts';

const ccf = (article: string, reason: string): RequirementBasis => ({ law: 'ccf', article, reason });
const OPEN = /publico abierto/;
const HOLOGRAPH = /olografo|(?:mi|propio|su) puno y letra[^]{0,3000}testamento|testamento[^]{0,3000}(?:todo|integramente|totalmente)[^.]{0,40}puno y letra/;
const CLOSED = /publico cerrado|testamento cerrado/;
const PRIVATE = /testamento privado/;

export const willRequirements: readonly RequirementData[] = [
  {
    code: 'will.beneficiaries',
    label: 'Quiénes heredan o reciben legados',
    met: [/\bhereder[oa]s?\b|\blego\b|\blegados?\b|\blega\b|\bdej[oa] (?:a|mi|la|el|su)\b|\bse repartan?\b/],
    unless: CLOSED,
    near: [/testamento/],
    basis: [ccf('1378', 'El testamento es válido aunque no instituya heredero: por eso no se cuenta como falta.')],
  },
  {
    code: 'will.date',
    label: 'El día, mes y año',
    check: 'SIGNED_ON',
    basis: [
      ccf('1512', 'En el público abierto se asientan lugar, año, mes, día y hora.'),
      ccf('1551', 'El ológrafo expresa el día, mes y año en que se otorga.'),
    ],
  },
  {
    code: 'will.open.hour',
    label: 'La hora del otorgamiento (público abierto)',
    met: [/\bhoras?\b|\bsiendo las\b/],
    when: OPEN,
    unless: HOLOGRAPH,
    basis: [ccf('1512', 'Se asienta la hora en que el testamento hubiere sido otorgado.')],
  },
  {
    code: 'will.open.read_aloud',
    label: 'La lectura en voz alta por el notario (público abierto)',
    met: [/(?:le[iy]|leyo|leid[oa]|lectura|lei)[^.;]{0,70}(?:voz alta|alta voz|voz clara)|(?:en voz alta|en alta voz)[^.;]{0,40}(?:le[iy]|lectura)/],
    near: [/\b(?:lei|leyo|leid[oa]|lectura)\b/],
    when: OPEN,
    basis: [ccf('1512', 'El notario lee en voz alta las cláusulas para que el testador diga si está conforme.')],
  },
  {
    code: 'will.open.single_act',
    label: 'Un solo acto, del que da fe el notario (público abierto)',
    met: [/un solo acto|sin interrupcion|acto continuo|unidad de acto|doy fe/],
    when: OPEN,
    basis: [ccf('1519', 'El acto es uno solo, comienza con la lectura, y de las formalidades da fe el notario.')],
  },
  {
    code: 'will.witnesses',
    label: 'Los testigos, cuando la ley los pide',
    check: 'WILL_WITNESSES',
    basis: [
      ccf('1513', 'Dos testigos en los casos de 1514, 1516 y 1517 o si se piden; hasta enero de 1994 eran tres siempre.'),
      ccf('1514', 'Si el testador no sabe o no puede firmar, firma un testigo a su ruego y él pone su huella.'),
      ccf('1516', 'El enteramente sordo lee su testamento o designa a quien lo lea por él.'),
      ccf('1517', 'Si es ciego o no lee, hay segunda lectura por un testigo u otra persona que él designe.'),
      ccf('1520', 'El público abierto al que falte una de sus solemnidades queda sin efecto.'),
      ccf('1524', 'El testamento cerrado se exhibe al notario en presencia de tres testigos.'),
      ccf('1534', 'El testamento cerrado al que falte una formalidad tampoco tiene efecto.'),
      ccf('1567', 'El testamento privado se declara ante cinco testigos idóneos.'),
      ccf('1569', 'Si la urgencia es suma, al privado le bastan tres testigos idóneos.'),
    ],
    missing: {
      severity: 'HIGH',
      message: 'Faltan los testigos que la ley pide en este caso.',
      why: 'Conforme al Código Civil Federal, sin esa solemnidad el testamento queda sin efecto. Coteja el código de la entidad en que se otorga.',
      suggestion: 'Otórgalo de nuevo ante los testigos que pide el caso, y que firmen: agregarlos después no lo corrige.',
    },
  },
  {
    code: 'will.holograph.own_hand',
    label: 'Escrito todo de puño y letra (ológrafo)',
    met: [/puno y letra|manuscrit/],
    near: [HOLOGRAPH],
    when: HOLOGRAPH,
    basis: [ccf('1551', 'Debe estar totalmente escrito por el testador y firmado por él.')],
  },
  {
    code: 'will.holograph.deposit',
    label: 'El depósito en el Archivo General de Notarías (ológrafo)',
    met: [/deposit|archivo (?:general )?de notarias/],
    // The deposit comes after the writing: the text need not speak of it.
    near: [HOLOGRAPH],
    when: HOLOGRAPH,
    basis: [
      ccf('1550', 'Sin el depósito en el Archivo General de Notarías no tiene efecto.'),
      ccf('1553', 'Se hace por duplicado, con huella en cada ejemplar y en sobres cerrados.'),
    ],
  },
  {
    code: 'will.private.case',
    label: 'El caso que permite el testamento privado',
    met: [/enfermedad|grave|no (?:hay|haya|existe) notari|imposib|dificil|campana|guerra/],
    when: PRIVATE,
    basis: [ccf('1565', 'Enumera los casos: enfermedad repentina, falta de notario, campaña militar o cautiverio.')],
  },
  {
    code: 'will.executor',
    label: 'Albacea',
    met: [/\balbaceas?\b/],
    near: [/testamento/],
    unless: CLOSED,
    basis: [
      ccf('1681', 'Nombrarlo es facultad del testador, no requisito.'),
      ccf('1682', 'Si no lo nombra, lo eligen los herederos por mayoría de votos.'),
    ],
  },
  {
    code: 'will.signature',
    label: 'La firma del testador',
    check: 'SIGNATURE',
    basis: [
      ccf('1512', 'Firman el público abierto testador y notario y, en su caso, testigos e intérprete.'),
      ccf('1514', 'Quien no sabe o no puede firmar pone su huella y un testigo firma a su ruego.'),
      ccf('1522', 'El cerrado se rubrica en cada hoja y se firma al calce, también a ruego.'),
      ccf('1551', 'El testamento ológrafo lo firma el testador mismo.'),
    ],
  },
];
