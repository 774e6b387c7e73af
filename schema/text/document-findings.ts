import { formatPesos } from '../lib/pesos.ts';
import { writtenDay } from './days.ts';
import { counted } from './words.ts';

/** What is said of a finding of a document. Findings of missing requirements have their words with the requirement. */

interface FindingWords {
  message: (...values: string[]) => string;
  why: string;
  suggestion: string | null;
}

/** `12500.5` → `$12,500.50`; other words as they are. */
const money = (value = ''): string =>
  /^-?\d+(?:\.\d+)?$/.test(value) ? formatPesos(Math.round(Number(value) * 100)) : value;
const day = (value = ''): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? writtenDay(value) : value);

const witnessesOfLetter = (count = ''): string =>
  count === '0'
    ? 'La carta poder no tiene testigos.'
    : `La carta poder lleva ${counted(Number(count), 'testigo', 'testigos')}; se piden dos.`;

const documentFindings = {
  'rfc.check_digit': {
    message: (rfc) => `El RFC ${rfc} no es válido: su dígito verificador o su fecha no corresponden.`,
    why: 'Con una clave equivocada la persona queda mal identificada y no se podrá facturar ni cotejar.',
    suggestion: 'Cópialo de la constancia de situación fiscal; si ahí está igual, vale lo que dice la constancia.',
  },
  'curp.check_digit': {
    message: (curp) => `La CURP ${curp} no es válida: su dígito verificador o su fecha no corresponden.`,
    why: 'Con una clave equivocada la persona queda mal identificada.',
    suggestion: 'Cópiala de la constancia de la CURP; si ahí está igual, vale lo que dice la constancia.',
  },
  'curp.birth_date': {
    message: (curp, born) => `La CURP ${curp} no corresponde a la fecha de nacimiento que se dice, ${day(born)}.`,
    why: 'Una de las dos está mal, o la CURP es de otra persona.',
    suggestion: 'Coteja las dos con el acta de nacimiento.',
  },
  'amount.words_mismatch': {
    message: (amount) => `La cantidad en cifras, ${money(amount)}, no es la que se escribe con letra.`,
    why: 'No se sabe cuál vale, y quien cobre o pague discutirá la que le convenga.',
    suggestion: 'Escribe la misma cantidad en cifras y con letra.',
  },
  'amount.words_mismatch.note': {
    message: (amount) => `La cantidad en cifras, ${money(amount)}, no es la que se escribe con letra.`,
    why: 'En un pagaré vale la suma escrita con letra; si letra y cifra se escribieron varias veces, vale la menor.',
    suggestion: 'Suscribe otro pagaré con la misma cantidad en cifras y con letra.',
  },
  'amount.inconsistent': {
    message: (noun, first, second) => `La misma cosa (${noun}) tiene dos importes: ${money(first)} y ${money(second)}.`,
    why: 'No se sabe cuál se pactó.',
    suggestion: 'Deja un solo importe en todo el documento, o explica por qué cambia.',
  },
  'amount.inconsistent.total': {
    message: (_noun, sum, total) =>
      `El total dice ${money(total)}, pero el subtotal y el impuesto suman ${money(sum)}.`,
    why: 'Un total equivocado se rechaza o se paga mal.',
    suggestion: 'Corrige la suma.',
  },
  'amount.inconsistent.multiple': {
    message: (_noun, rent, amount) =>
      `${money(amount)} no corresponde al número de rentas que se dice: la renta es de ${money(rent)}.`,
    why: 'El importe y su explicación se contradicen.',
    suggestion: 'Corrige el importe o el número de rentas.',
  },
  'amount.inconsistent.parts': {
    message: (_noun, whole, sum) => `Los pagos suman ${money(sum)} y el precio es de ${money(whole)}.`,
    why: 'Sobra o falta dinero: no se sabe cuánto se debe.',
    suggestion: 'Ajusta los pagos para que sumen el precio.',
  },
  'amount.inconsistent.sum': {
    message: (whole, sum) => `Se dice ${money(whole)} y las cantidades suman ${money(sum)}.`,
    why: 'La suma y sus partes se contradicen: no se sabe cuál vale.',
    suggestion: 'Ajusta las partes o la suma.',
  },
  'amount.inconsistent.product': {
    message: (count, unit, made, said) => `${count} veces ${money(unit)} son ${money(made)}, y se dice ${money(said)}.`,
    why: 'El número, el importe de cada uno y el total no corresponden.',
    suggestion: 'Corrige el número, el importe o el total.',
  },
  'amount.inconsistent.share': {
    message: (share, whole, made, said) =>
      `El ${share} % de ${money(whole)} son ${money(made)}, y se dice ${money(said)}.`,
    why: 'El porcentaje y el importe se contradicen.',
    suggestion: 'Corrige el porcentaje o el importe.',
  },
  'amount.inconsistent.head': {
    message: (_noun, head, text) => `El encabezado dice «bueno por» ${money(head)} y el texto ${money(text)}.`,
    why: 'El título promete una sola suma determinada; con dos se discutirá cuál se debe.',
    suggestion: 'Suscribe otro pagaré con una sola cantidad.',
  },
  'dates.period': {
    message: (from, to) => `El periodo termina el ${day(to)}, antes de empezar el ${day(from)}.`,
    why: 'Un plazo que termina antes de empezar no se puede cumplir ni exigir.',
    suggestion: 'Corrige las fechas de inicio y de término.',
  },
  'dates.due_before_signing': {
    message: (signed, due) => `El vencimiento, ${day(due)}, es anterior a la suscripción, ${day(signed)}.`,
    why: 'La época del pago no es posible: el deudor discutirá cuándo venció.',
    suggestion: 'Suscribe otro pagaré con las fechas correctas.',
  },
  'dates.later_than_signing': {
    message: (signed, late) =>
      `Se da por ocurrido el ${day(late)} algo que sería posterior a la fecha del documento, ${day(signed)}.`,
    why: 'Lo que todavía no pasaba no puede ser antecedente: una de las fechas está mal.',
    suggestion: 'Coteja la fecha con el documento que se cita.',
  },
  'dates.events': {
    message: (first, second) =>
      `Lo que debió pasar primero tiene fecha ${day(first)}, y lo que vino después, ${day(second)}.`,
    why: 'El orden de los hechos es imposible y la contraparte lo hará notar.',
    suggestion: 'Corrige la fecha que esté mal.',
  },
  'dates.story': {
    message: (first, second) =>
      `Lo que debió pasar antes tiene fecha ${day(first)}, y lo que vino después, ${day(second)}.`,
    why: 'Así contado, lo posterior ocurrió antes que aquello de lo que depende.',
    suggestion: 'Coteja las dos fechas con sus documentos y corrige la que esté mal.',
  },
  'power.expired': {
    message: (end, used) => `El poder terminó el ${day(end)} y se usa para un acto del ${day(used)}.`,
    why: 'Quien actúa con un poder vencido no obliga a quien representa, salvo que éste lo ratifique.',
    suggestion: 'Pide un poder vigente o la ratificación de quien lo otorgó.',
  },
  'parties.swapped_roles': {
    message: () => 'Los papeles parecen cambiados: aquí una parte hace lo que le toca a la otra.',
    why: 'Si es así, la cláusula dice lo contrario de lo que se quiso pactar.',
    suggestion: 'Revisa quién se obliga a qué y cambia el nombre o el papel.',
  },
  'parties.inconsistent_name': {
    message: (known, found) => `«${found}» se parece a «${known}», pero no es el mismo nombre.`,
    why: 'No se sabe si es otra persona o un error: la parte podría negar que se obligó.',
    suggestion: 'Escribe el nombre igual en todo el documento.',
  },
  'signature.none': {
    message: () => 'No hay firmas ni un lugar para ellas.',
    why: 'Sin firma no consta que alguien se haya obligado.',
    suggestion: 'Agrega al final una línea de firma con el nombre de cada parte.',
  },
  'signature.will': {
    message: () => 'El testamento no tiene la firma de quien lo otorga.',
    why: 'Sin su firma el testamento no vale; en el público abierto, si no sabe o no puede firmar, pone su huella y firma un testigo a su ruego.',
    suggestion: 'Otórgalo de nuevo con la firma del testador al final: no se completa después.',
  },
  'signature.claim': {
    message: () => 'El escrito no tiene la firma de quien promueve.',
    why: 'Sin firma no consta que alguien promueva: puede prevenirse, desecharse o tenerse por no presentado.',
    suggestion: 'Firma al final, bajo «Protesto lo necesario», o con firma electrónica donde la ley la admita.',
  },
  'signature.side': {
    message: (role, name) => `No hay firma ni línea de firma de ${name}${role ? ` (${role})` : ''}.`,
    why: 'Quien no firma puede decir que no se obligó.',
    suggestion: 'Agrega una línea de firma con su nombre.',
  },
  'signature.blank': {
    message: (who) => `La línea de ${who || 'firma'} está en blanco.`,
    why: 'Falta el nombre y la firma de quien debía firmar ahí.',
    suggestion: 'Que firme y escriba su nombre; quita la línea sólo si la ley no pide esa firma.',
  },
  'signature.witnesses': {
    message: witnessesOfLetter,
    why: 'El Código Civil Federal pide la firma ante dos testigos; sin ella el poder puede anularse.',
    suggestion: 'Otórgala de nuevo con el nombre y la firma de dos testigos.',
  },
  'signature.witnesses.labour': {
    message: witnessesOfLetter,
    why: 'En un juicio laboral la carta poder acredita la personalidad sólo si se otorga ante dos testigos.',
    suggestion: 'Otórgala de nuevo con el nombre y la firma de dos testigos.',
  },
  'contract.annex_missing': {
    message: (name) => `Se menciona el anexo ${name}, que no está en el documento.`,
    why: 'Lo que el anexo debía fijar queda sin probar.',
    suggestion: 'Agrega el anexo, firmado por las partes, o quita la mención.',
  },
  'jurisdiction.missing': {
    message: () => 'El contrato no dice qué tribunales resolverán las diferencias.',
    why: 'Sin pacto se litiga donde la ley diga, que puede ser lejos de ti. No es requisito de validez.',
    suggestion:
      'Para la interpretación y el cumplimiento de este contrato las partes se someten a los tribunales de ______ y renuncian a cualquier otro fuero.',
  },
  'contract.penalty_above_debt': {
    message: (penalty, debt) =>
      penalty
        ? `La pena, ${money(penalty)}, es mayor que la obligación principal, ${money(debt)}.`
        : 'La pena es mayor que la obligación principal.',
    why: 'La pena no puede pasar de la obligación principal: lo que exceda es atacable.',
    suggestion: 'Baja la pena hasta el monto de la obligación principal.',
  },
  'contract.renews_by_itself': {
    message: () => 'El contrato se renueva solo, sin un aviso para evitarlo.',
    why: 'Quien no se dé cuenta quedará obligado por otro periodo.',
    suggestion:
      'Salvo que una de las partes avise por escrito, con ___ días de anticipación, que no desea la prórroga.',
  },
  'contract.guarantor_benefits': {
    message: () => 'La fianza no dice si se renuncia a los beneficios de orden y excusión.',
    why: 'Sin renuncia, por regla antes de cobrar al fiador hay que demandar al deudor y agotar sus bienes. Conviene al fiador, no al acreedor.',
    suggestion: 'El fiador renuncia a los beneficios de orden y excusión y, si son varios, al de división.',
  },
  'contract.one_sided_will': {
    message: () => 'Una sola de las partes puede cambiar lo pactado a su voluntad.',
    why: 'El cumplimiento no puede quedar al arbitrio de uno: la cláusula es atacable.',
    suggestion: 'Los cambios se harán por escrito firmado por las dos partes.',
  },
  'term.undefined': {
    message: (term) => `«${term}» se escribe como término definido y el contrato no lo define.`,
    why: 'Cada parte podrá entender otra cosa.',
    suggestion: 'Agrega su definición.',
  },
  'term.undefined_side': {
    message: (side) => `Se obliga a «${side}» y el documento no dice quién es.`,
    why: 'Nadie queda obligado si no se sabe quién es.',
    suggestion: 'Di en las declaraciones quién es, o usa el nombre de la parte que se quiso obligar.',
  },
  'contract.clause_missing': {
    message: (ordinal) => `Se remite a la cláusula ${ordinal}, que el contrato no tiene.`,
    why: 'La remisión queda sin contenido.',
    suggestion: 'Corrige el número de la cláusula.',
  },
  'document.blank': {
    message: (count) => `Hay ${counted(Number(count), 'espacio', 'espacios')} sin llenar.`,
    why: 'Lo que queda en blanco no se puede exigir, o alguien lo llenará después.',
    suggestion: 'Llénalo o táchalo antes de firmar; si ya se firmó, que las partes salven el cambio con su firma.',
  },
  'interest.usury': {
    message: (_rate, year) => `El interés equivale a ${year} % anual.`,
    why: 'Un interés tan alto puede reducirse en juicio aunque se haya pactado; depende de las circunstancias del caso.',
    suggestion: 'Pacta una tasa que se acerque a las del mercado.',
  },
  'interest.usury.note': {
    message: (_rate, year) => `El interés equivale a ${year} % anual.`,
    why: 'Según la jurisprudencia, el juez revisa de oficio si el interés es notoriamente usurario y entonces lo reduce con prudencia.',
    suggestion: 'Pacta una tasa que se acerque a las del mercado.',
  },
  'employment.trial_period': {
    message: (days, limit) =>
      `El periodo a prueba o de capacitación es de ${days} días; aquí no puede pasar de ${limit}.`,
    why: 'Lo que exceda no vale; si la relación sigue al terminar el máximo, es por tiempo indeterminado.',
    suggestion:
      'Redúcelo al máximo: a prueba, treinta días (ciento ochenta en dirección, administración o labores especializadas); capacitación inicial, tres meses (seis).',
  },
  'employment.waiver': {
    message: () => 'Quien trabaja renuncia aquí a un derecho que la ley no le deja renunciar.',
    why: 'La renuncia es nula y el patrón deberá pagar de todos modos.',
    suggestion: 'Quita la renuncia.',
  },
  'employment.wage_below_minimum': {
    message: (daily, least) =>
      `El salario equivale a ${money(daily)} diarios; el mínimo de la zona era de ${money(least)}.`,
    why: 'No se puede pactar menos que el mínimo; además hay sanciones.',
    suggestion: 'Sube el salario por lo menos al mínimo de la zona.',
  },
  'employment.long_week': {
    message: (hours) => `La jornada pactada es de ${hours} horas a la semana.`,
    why: 'Pasa de la jornada máxima: la cláusula no produce efecto y el exceso se paga como tiempo extraordinario.',
    suggestion:
      'Una jornada de hasta ocho horas diarias (siete la nocturna, siete y media la mixta), con un día de descanso por cada seis.',
  },
  'citation.mismatch': {
    message: (citation) => `La cita «${citation}» no existe como se escribe.`,
    why: 'Un artículo que no existe quita fuerza al argumento y delata un error.',
    suggestion: null,
  },
  'citation.repealed': {
    message: (citation) => `La cita «${citation}» es de algo derogado.`,
    why: 'Lo derogado no funda nada que haya pasado después.',
    suggestion: null,
  },
  'citation.quote_not_found': {
    message: (citation) => `Las palabras entrecomilladas no están en ${citation}.`,
    why: 'Una cita textual que no coincide se vuelve en contra de quien la usa.',
    suggestion: 'Copia el texto del artículo tal como está publicado.',
  },
} as const satisfies Record<string, FindingWords>;

export type DocumentFindingCode = keyof typeof documentFindings;
/** As they are looked up by code. */
export const findingWords: Readonly<Record<DocumentFindingCode, FindingWords>> = documentFindings;

/** How a grade came about. */
export const gradeReasons = {
  missing: (count: number) =>
    count === 0
      ? 'Cumple los requisitos que se revisaron'
      : `Le ${count === 1 ? 'falta' : 'faltan'} ${counted(count, 'requisito', 'requisitos')}`,
  open: (high: number, medium: number) => {
    const kinds = [
      ...(high > 0 ? [counted(high, 'hallazgo grave', 'hallazgos graves')] : []),
      ...(medium > 0 ? [counted(medium, 'hallazgo medio', 'hallazgos medios')] : []),
    ];
    if (kinds.length === 0) return 'no tiene hallazgos graves abiertos';
    return `tiene ${high + medium === 1 ? 'abierto' : 'abiertos'} ${kinds.join(' y ')}`;
  },
  sentence: (missing: string, open: string) => `${missing} y ${open}.`,
} as const;
