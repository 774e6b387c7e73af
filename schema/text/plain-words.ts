/** Legal terms in everyday words, for answers in plain language. They explain; they do not define. */

export interface PlainWord {
  /** The term as shown. */
  term: string;
  /** Pattern of the term in text without accents, in lower case, with word boundaries. */
  forms: string;
  plain: string;
}

export const plainWords: readonly PlainWord[] = [
  {
    term: 'acción',
    forms: 'accion(?:es)? (?:civil|penal|laboral|legal|de )',
    plain: 'el derecho de pedirle a un juez que resuelva',
  },
  { term: 'acreedor', forms: 'acreedor(?:es|a|as)?', plain: 'la persona a la que se le debe' },
  { term: 'actor', forms: 'parte actora|la actora|el actor', plain: 'quien demanda' },
  { term: 'albacea', forms: 'albaceas?', plain: 'quien administra y reparte los bienes de quien murió' },
  {
    term: 'alegatos',
    forms: 'alegatos?',
    plain: 'lo que cada parte le dice al juez al final para convencerlo',
  },
  {
    term: 'alimentos',
    forms: 'alimentos|pension alimenticia|deudor alimentario',
    plain: 'el dinero para comida, techo, ropa, salud y escuela de quien depende de ti',
  },
  {
    term: 'amparo',
    forms: 'amparo',
    plain: 'el juicio con el que pides a un juez federal que detenga a una autoridad que viola tus derechos',
  },
  {
    term: 'antigüedad',
    forms: 'prima de antiguedad',
    plain: 'un pago por los años que trabajaste con el mismo patrón',
  },
  { term: 'apelación', forms: 'apelacion(?:es)?|apelar', plain: 'pedir que un tribunal revise lo que decidió el juez' },
  {
    term: 'apercibimiento',
    forms: 'apercibimientos?|apercibid[oa]s?|aperciba',
    plain: 'un aviso de lo que te pasará si no obedeces',
  },
  { term: 'arrendador', forms: 'arrendador(?:a|es)?', plain: 'quien da en renta' },
  { term: 'arrendatario', forms: 'arrendatari[oa]s?', plain: 'quien renta (inquilino)' },
  { term: 'aval', forms: 'avales|aval|avalista', plain: 'quien firma para responder si el otro no paga' },
  {
    term: 'caducidad',
    forms: 'caducidad|caduca[nr]?',
    plain: 'perder un derecho o un juicio por dejar pasar el tiempo sin moverlo',
  },
  { term: 'caución', forms: 'caucion(?:es)?', plain: 'una garantía en dinero o bienes para asegurar que cumplirás' },
  { term: 'cédula', forms: 'cedula de notificacion', plain: 'la hoja con la que te avisan de algo del juicio' },
  {
    term: 'cesantía',
    forms: 'cesantia',
    plain: 'quedarse sin trabajo a partir de los sesenta años, para efectos de la pensión',
  },
  {
    term: 'conciliación',
    forms: 'conciliacion',
    plain: 'la plática con un funcionario para llegar a un acuerdo antes de demandar',
  },
  {
    term: 'concubinato',
    forms: 'concubinato|concubin[oa]s?|concubinos',
    plain: 'vivir en pareja sin casarse, con efectos ante la ley',
  },
  { term: 'confesional', forms: 'confesional', plain: 'la prueba en que una parte contesta preguntas ante el juez' },
  { term: 'cónyuge', forms: 'conyuges?', plain: 'tu esposo o esposa' },
  {
    term: 'cosa juzgada',
    forms: 'cosa juzgada',
    plain: 'lo que ya se decidió de forma definitiva y no se vuelve a discutir',
  },
  {
    term: 'declinatoria',
    forms: 'declinatoria',
    plain: 'pedirle al juez que deje el asunto a otro que sí es competente',
  },
  { term: 'demandado', forms: 'demandad[oa]s?', plain: 'la persona contra la que se pide' },
  { term: 'desistimiento', forms: 'desistimiento|desistirse|desiste', plain: 'dejar de seguir con lo que pediste' },
  { term: 'deudor', forms: 'deudor(?:es|a|as)?', plain: 'la persona que debe' },
  { term: 'dolo', forms: 'dolo|dolos[oa]s?', plain: 'hacerlo a propósito, con engaño o mala intención' },
  {
    term: 'embargo',
    forms: 'embargos?|embargar|embargad[oa]s?|embarguen',
    plain: 'apartar bienes de quien debe para pagar con ellos',
  },
  {
    term: 'emplazamiento',
    forms: 'emplazamiento|emplazar|emplaza|emplazad[oa]s?',
    plain: 'el aviso oficial de que te demandaron, para que contestes',
  },
  { term: 'enajenación', forms: 'enajenacion(?:es)?|enajenar', plain: 'vender, donar o pasar a otro la propiedad' },
  { term: 'exhorto', forms: 'exhortos?', plain: 'pedirle a un juez de otro lugar que haga una diligencia' },
  { term: 'fiador', forms: 'fiador(?:es|a)?|fianza', plain: 'quien se compromete a pagar si el otro no lo hace' },
  {
    term: 'finiquito',
    forms: 'finiquito',
    plain: 'el pago de lo que ya te habías ganado al terminar el trabajo',
  },
  { term: 'gravamen', forms: 'gravamen(?:es)?', plain: 'una carga sobre un bien, por ejemplo una hipoteca' },
  { term: 'hipoteca', forms: 'hipotecas?|hipotecari[oa]s?', plain: 'dejar un inmueble como garantía de una deuda' },
  { term: 'imputado', forms: 'imputad[oa]s?', plain: 'la persona a la que señalan de un delito' },
  { term: 'incidente', forms: 'incidentes?|incidental', plain: 'un asunto aparte que se resuelve dentro del juicio' },
  {
    term: 'indemnización',
    forms: 'indemnizacion(?:es)?|indemnizar',
    plain: 'el dinero que te deben pagar por el daño que te hicieron',
  },
  {
    term: 'interdicto',
    forms: 'interdictos?',
    plain: 'un juicio corto para proteger a quien tiene la posesión de algo',
  },
  {
    term: 'intestado',
    forms: 'intestad[oa]s?|sucesion legitima',
    plain: 'cuando alguien muere sin testamento y la ley dice quién hereda',
  },
  {
    term: 'jurisprudencia',
    forms: 'jurisprudencia',
    plain: 'el criterio de los tribunales que los jueces deben seguir',
  },
  { term: 'lanzamiento', forms: 'lanzamiento', plain: 'sacar de un inmueble a quien ya no puede ocuparlo' },
  {
    term: 'lesión',
    forms: 'lesion (?:en el contrato|civil)',
    plain: 'aprovecharse de la necesidad o ignorancia del otro al contratar',
  },
  { term: 'litigio', forms: 'litigios?|litis', plain: 'el pleito que resuelve el juez' },
  {
    term: 'medidas cautelares',
    forms: 'medidas? cautelar(?:es)?|medidas? provisional(?:es)?',
    plain: 'lo que ordena el juez mientras dura el juicio para que nada empeore',
  },
  { term: 'mora', forms: 'en mora|moratori[oa]s?', plain: 'el retraso en pagar o cumplir' },
  {
    term: 'notificación',
    forms: 'notificacion(?:es)?|notificar|notificad[oa]s?|notifique',
    plain: 'el aviso oficial de algo',
  },
  { term: 'nulidad', forms: 'nulidad|nul[oa]s?', plain: 'que algo no vale, como si no se hubiera hecho' },
  { term: 'ofendido', forms: 'ofendid[oa]s?', plain: 'la persona que sufrió el delito o sus familiares' },
  { term: 'pagaré', forms: 'pagares?', plain: 'el papel firmado en que alguien promete pagar una cantidad' },
  {
    term: 'patria potestad',
    forms: 'patria potestad',
    plain: 'los derechos y deberes de los padres sobre sus hijos menores',
  },
  { term: 'perito', forms: 'peritos?|pericial(?:es)?|peritaje', plain: 'el experto que explica algo al juez' },
  {
    term: 'personalidad',
    forms: 'acreditar (?:la|su) personalidad',
    plain: 'demostrar que puedes actuar en nombre de otro',
  },
  {
    term: 'prescripción',
    forms: 'prescripcion(?:es)?|prescribe[nr]?|prescribiran?|prescribir',
    plain: 'que se acaba el tiempo para reclamar (o que ganas un derecho por el paso del tiempo)',
  },
  {
    term: 'prisión preventiva',
    forms: 'prision preventiva',
    plain: 'estar en la cárcel mientras se decide el proceso',
  },
  {
    term: 'promoción',
    forms: 'promocion(?:es)? (?:ante|al|en el juicio)',
    plain: 'un escrito que se presenta al juzgado',
  },
  {
    term: 'querella',
    forms: 'querellas?|querellarse',
    plain: 'pedir que se castigue un delito que sólo se persigue si la víctima lo pide',
  },
  { term: 'rebeldía', forms: 'rebeldia', plain: 'seguir el juicio sin quien no contestó' },
  {
    term: 'reconvención',
    forms: 'reconvencion|reconvenir',
    plain: 'cuando el demandado a su vez demanda a quien lo demandó',
  },
  {
    term: 'recurso',
    forms: 'recursos? de (?:revision|queja|reclamacion|revocacion|inconformidad)',
    plain: 'el medio para pedir que se revise una decisión',
  },
  { term: 'reinstalación', forms: 'reinstalacion|reinstalar|reinstalen', plain: 'volver a tu mismo puesto' },
  {
    term: 'remate',
    forms: 'remate|almoneda',
    plain: 'la venta pública de bienes embargados para pagar la deuda',
  },
  {
    term: 'rescisión',
    forms: 'rescision|rescindir|rescinde[n]?|rescindid[oa]',
    plain: 'terminar un contrato o un trabajo por culpa de la otra parte',
  },
  {
    term: 'salarios caídos',
    forms: 'salarios (?:caidos|vencidos)',
    plain: 'los sueldos que dejaste de recibir desde que te despidieron',
  },
  {
    term: 'sentencia firme',
    forms: 'firme|causa(?:r|do)? estado|causa ejecutoria',
    plain: 'la decisión que ya no se puede cambiar',
  },
  {
    term: 'sobreseimiento',
    forms: 'sobreseimiento|sobresee[r]?',
    plain: 'terminar el asunto sin decidir quién tenía razón',
  },
  { term: 'sociedad conyugal', forms: 'sociedad conyugal', plain: 'que los bienes del matrimonio son de los dos' },
  {
    term: 'sucesión',
    forms: 'sucesion(?:es)?|sucesori[oa]s?',
    plain: 'pasar los bienes de quien murió a sus herederos',
  },
  {
    term: 'suplencia de la queja',
    forms: 'suplencia de la queja',
    plain: 'que el juez te ayude corrigiendo lo que no pediste bien',
  },
  {
    term: 'suspensión',
    forms: 'suspension (?:del acto|provisional|definitiva)',
    plain: 'la orden de que la autoridad se detenga mientras se resuelve el amparo',
  },
  {
    term: 'título ejecutivo',
    forms: 'titulos? ejecutivos?',
    plain: 'un documento con el que se puede embargar desde el principio del juicio',
  },
  {
    term: 'UMA',
    forms: 'umas?|unidad(?:es)? de medida y actualizacion',
    plain: 'la cantidad en pesos que se fija cada año para calcular multas y pagos',
  },
  {
    term: 'usufructo',
    forms: 'usufructo|usufructuari[oa]s?',
    plain: 'usar un bien de otro y quedarse con lo que produce',
  },
  {
    term: 'usucapión',
    forms: 'usucapion|prescripcion positiva|prescripcion adquisitiva',
    plain: 'hacerse dueño de algo por tenerlo muchos años como propio',
  },
  { term: 'vicios ocultos', forms: 'vicios ocultos', plain: 'defectos que no se ven al comprar' },
];

/** What statutes say, and what people say for it. Only what means the same and agrees in gender and number. */
export const everydayPhrases: readonly (readonly [pattern: string, plain: string])[] = [
  ['revocar tu consentimiento sin responsabilidad', 'arrepentirte sin que te cobren nada por eso'],
  ['revocar (?:el|tu) consentimiento', 'arrepentirte'],
  ['lo último que ocurra', 'lo que pase después'],
  ['corren por tu cuenta', 'los pagas tú'],
  ['corre por tu cuenta', 'lo pagas tú'],
  ['por otro medio fehaciente', 'de otra forma que deje prueba'],
  ['de manera fehaciente', 'de forma que quede prueba'],
  [
    '(?:siguientes )?(?:al día siguiente )?(?:a|desde) (?:aquel en )?que surt(?:e|a|ió) efectos la notificación',
    'desde que la notificación empieza a contar',
  ],
  ['contad[oa]s? desde', 'desde'],
  ['a más tardar', 'cuando mucho'],
  ['salvo pacto en contrario', 'si no acordaron otra cosa'],
  ['salvo convenio en contrario', 'si no acordaron otra cosa'],
  ['salvo prueba en contrario', 'mientras no se pruebe otra cosa'],
  ['prescribe en', 'se pierde si pasan'],
  ['el arrendador', 'quien te renta'],
  ['al arrendador', 'a quien te renta'],
  ['el arrendatario', 'quien renta'],
  ['interpón', 'presenta'],
  ['interponer', 'presentar'],
  ['resarcir', 'pagar'],
  ['por conducto de', 'por medio de'],
  ['de pleno derecho', 'sin más trámite'],
  ['en su caso', 'si aplica'],
  ['así como', 'y también'],
];
