import { withCommas } from './words.ts';

/** What the server says about the values of a contract. What templates check themselves is written in them. */

export const contractProblems = {
  money: 'escribe un importe en pesos, por ejemplo 12,500.50.',
  moneyPositive: 'el importe debe ser mayor que cero.',
  moneyPlaces: 'el importe lleva a lo más dos decimales.',
  moneyMost: 'el importe llega hasta 999,999,999,999.99.',
  percentage: 'escribe un porcentaje de 0 a 100, con hasta cuatro decimales.',
  integer: 'escribe un número entero, sin signo ni decimales.',
  number: 'escribe un número de cero en adelante, con hasta cuatro decimales.',
  day: 'escribe una fecha que exista, entre 1900 y 2199.',
  rfc: 'el RFC no es válido: revisa sus letras, la fecha y el dígito verificador.',
  curp: 'la CURP no es válida: revisa sus letras, la fecha y el dígito verificador.',
  email: 'escribe un correo electrónico válido.',
  characters: 'hay caracteres que no se pueden imprimir. Escríbelo de nuevo o pégalo sin formato.',
  choice: (options: readonly string[]) => `elige una de las opciones: ${options.join(', ')}.`,
  tooLong: (most: number) => `escribe hasta ${withCommas(most)} caracteres.`,
  tooManyParties: (most: number) => `anota hasta ${most} personas.`,
  tooManyRepresentatives: (most: number) => `anota hasta ${most} representantes por cada parte.`,
  tooManyRows: (most: number) => `anota hasta ${most} renglones.`,
  partyName: 'falta el nombre de una de las personas.',
  representativeName: 'falta el nombre de un representante.',
  birthDate: 'la fecha de nacimiento no es posible.',
  cellMissing: (column: string) => `falta «${column}».`,
  cellsOf: (columns: readonly string[]) => `separa con «|» estos datos: ${columns.join(' | ')}.`,
  row: (number: number, problem: string) => `renglón ${number}: ${problem}`,
  unknownField: (field: string) => `La plantilla no tiene el campo «${field}».`,
} as const;

/** `Renta mensual: el importe debe ser mayor que cero.` */
export const problemOf = (label: string, message: string): string => `${label}: ${message}`;

/** Particulars of a party, after «falta». */
export const particularLabels = {
  gender: 'género',
  birthDate: 'fecha de nacimiento',
  nationality: 'nacionalidad',
  maritalStatus: 'estado civil',
  occupation: 'ocupación',
  rfc: 'RFC',
  curp: 'CURP',
  idDocument: 'identificación',
  address: 'domicilio',
  email: 'correo electrónico',
  incorporation: 'escritura constitutiva',
  representatives: 'representante',
} as const;

export const contractChecks = {
  below: (label: string, limit: string) => `${label}: no puede ser menor que ${limit}.`,
  above: (label: string, limit: string) => `${label}: no puede ser mayor que ${limit}.`,
  before: (label: string, limit: string) => `${label}: no puede ser anterior a ${limit}.`,
  after: (label: string, limit: string) => `${label}: no puede ser posterior a ${limit}.`,
  fieldAndValue: (label: string, value: string) => `«${label}» (${value})`,
  particulars: (who: string, what: string) => `Faltan datos de ${who}: ${what}.`,
  particularsRemedy:
    'El documento se genera sin esos datos; quien contrata queda mejor identificado si los agregas antes de firmar.',
  minor: (who: string) =>
    `${who} es menor de edad y nadie actúa en su representación: el acto podría anularse por incapacidad.`,
  minorRemedy: 'Anota como representante a quien ejerce la patria potestad o la tutela.',
  minorReasons: {
    capacity: 'La minoría de edad restringe la capacidad: se contrata por medio de representante.',
    incapacity: 'Los menores de edad tienen incapacidad natural y legal.',
    contract: 'Solo es hábil para contratar quien la ley no exceptúa.',
  },
  noRepresentative: (who: string) => `Nadie actúa en nombre de ${who}: una persona moral firma por sus representantes.`,
  noRepresentativeRemedy:
    'Anota quién firma, con qué carácter y en qué escritura constan sus facultades. Mientras tanto la línea de firma queda en blanco.',
  noRepresentativeReason: 'Las personas morales obran y se obligan por los órganos que las representan.',
  rfc: (who: string) => `El RFC de ${who} no es válido: revisa sus letras, la fecha y el dígito verificador.`,
  rfcRemedy: 'Cópialo de su constancia de situación fiscal, o déjalo vacío.',
  rfcOfPerson: (who: string) => `El RFC de ${who} es de persona moral, y la parte está como persona física.`,
  rfcOfCompany: (who: string) => `El RFC de ${who} es de persona física, y la parte está como persona moral.`,
  rfcDate: (who: string) => `La fecha del RFC de ${who} no coincide con su fecha de nacimiento.`,
  curp: (who: string) => `La CURP de ${who} no es válida: revisa sus letras, la fecha y el dígito verificador.`,
  curpRemedy: 'Cópiala de su constancia de la CURP, o déjala vacía.',
  curpDate: (who: string) => `La fecha de la CURP de ${who} no coincide con su fecha de nacimiento.`,
  curpGender: (who: string) => `El género que indica la CURP de ${who} no coincide con el que anotaste.`,
  agreeRemedy: 'Uno de los dos datos está mal: compáralos con sus documentos.',
  sameParty: (name: string, first: string, second: string) =>
    `${name} está a la vez como «${first}» y como «${second}»: nadie contrata consigo mismo ni es garante o testigo de su propia obligación.`,
  sameRemedy: 'Corrige una de las dos partes, o explica en el texto con qué carácter actúa cada vez.',
  lawNotHeld: (law: string) =>
    `El ${law} no está en el acervo: los fundamentos se citan del Código Civil Federal como referencia y pueden diferir.`,
  lawNotHeldRemedy: 'Compara las cláusulas con el código de esa entidad antes de firmar.',
} as const;
