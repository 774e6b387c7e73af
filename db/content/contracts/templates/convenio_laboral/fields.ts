import type { TemplateField } from '../../contract-template.ts';

const YES_NO = ['Sí', 'No'] as const;

export const steps = [
  { id: 'partes', title: 'Partes' },
  { id: 'relacion', title: 'Relación y motivo' },
  { id: 'cantidad', title: 'Cantidad y conceptos' },
  { id: 'pago', title: 'Pago' },
  { id: 'autoridad', title: 'Ratificación y firma' },
] as const;

export const fields: readonly TemplateField[] = [
  {
    name: 'patron', label: 'Patrón', type: 'TEXT', format: 'PARTIES', required: true, step: 'partes', maxParties: 3,
    role: { male: 'PATRÓN', female: 'PATRONA', males: 'PATRONES', females: 'PATRONAS' }, wanted: ['rfc', 'address', 'representatives'],
    help: 'Si es una empresa, quien la represente debe tener facultades suficientes para obligarla.',
  },
  {
    name: 'trabajador', label: 'Persona trabajadora', type: 'TEXT', format: 'PARTIES', required: true, step: 'partes', maxParties: 1,
    role: { male: 'TRABAJADOR', female: 'TRABAJADORA', males: 'TRABAJADORES', females: 'TRABAJADORAS' }, wanted: ['curp', 'rfc', 'idDocument', 'address'],
    help: 'Acude en persona al Centro de Conciliación; puede ir acompañada o asistida.',
  },
  { name: 'nss', label: 'Número de seguridad social', type: 'TEXT', step: 'partes', maxLength: 20, example: '12 34 56 7890 1' },

  { name: 'puesto', label: 'Puesto', type: 'TEXT', required: true, step: 'relacion', maxLength: 150, example: 'Vendedora de mostrador' },
  { name: 'lugar_trabajo', label: 'Lugar donde se prestó el servicio', type: 'TEXT', format: 'ADDRESS', step: 'relacion', maxLength: 400 },
  { name: 'fecha_ingreso', label: 'Fecha de ingreso', type: 'DATE', required: true, step: 'relacion' },
  { name: 'fecha_terminacion', label: 'Fecha de terminación', type: 'DATE', required: true, step: 'relacion' },
  {
    name: 'causa', label: 'Causa de terminación', type: 'SELECT', step: 'relacion', defaultValue: 'Mutuo consentimiento',
    options: ['Mutuo consentimiento', 'Renuncia voluntaria', 'Conclusión de la obra o del plazo', 'Incapacidad de la persona trabajadora', 'Arreglo de un conflicto por separación'],
  },
  {
    name: 'motivo', label: 'Hechos que motivan el convenio', type: 'TEXTAREA', required: true, step: 'relacion', maxLength: 6000,
    help: 'Relación circunstanciada: qué ocurrió, cuándo y dónde. La Ley la exige para la validez.',
  },
  { name: 'horario', label: 'Jornada y horario que tenía', type: 'TEXT', step: 'relacion', maxLength: 300 },
  { name: 'salario_diario', label: 'Último salario diario', type: 'NUMBER', format: 'MONEY', step: 'relacion', help: 'Cuota diaria en efectivo.' },
  { name: 'salario_integrado', label: 'Salario diario integrado', type: 'NUMBER', format: 'MONEY', step: 'relacion', help: 'Con aguinaldo, prima vacacional y demás prestaciones; es la base de las indemnizaciones.' },

  { name: 'monto', label: 'Cantidad total antes de deducciones', type: 'NUMBER', format: 'MONEY', required: true, step: 'cantidad' },
  {
    name: 'conceptos', label: 'Desglose de conceptos', type: 'TEXTAREA', format: 'ROWS', step: 'cantidad',
    help: 'Salarios devengados, vacaciones, prima vacacional, aguinaldo, prima de antigüedad, utilidades, indemnización. La suma debe ser la cantidad total.',
    columns: [
      { name: 'concepto', label: 'Concepto', type: 'TEXT', format: 'PLAIN', required: true },
      { name: 'periodo', label: 'Periodo o base', type: 'TEXT', format: 'PLAIN', required: false },
      { name: 'monto', label: 'Importe', type: 'NUMBER', format: 'MONEY', required: true },
    ],
  },
  {
    name: 'deducciones', label: 'Retenciones y deducciones', type: 'TEXTAREA', format: 'ROWS', step: 'cantidad',
    help: 'Impuesto sobre la renta, cuotas del IMSS, abonos del Infonavit o del Fonacot, pensión alimenticia.',
    columns: [
      { name: 'concepto', label: 'Concepto', type: 'TEXT', format: 'PLAIN', required: true },
      { name: 'monto', label: 'Importe', type: 'NUMBER', format: 'MONEY', required: true },
    ],
  },
  {
    name: 'utilidades', label: 'Participación en las utilidades', type: 'SELECT', step: 'cantidad',
    options: ['Pagada o sin derecho a ella', 'Incluida en este convenio', 'Pendiente de determinar'],
    help: 'El convenio debe decir qué pasa con ellas; si no se han determinado, se dejan a salvo.',
  },

  { name: 'forma_pago', label: 'Forma de pago', type: 'SELECT', required: true, options: ['Pago único', 'Parcialidades'], step: 'pago' },
  { name: 'fecha_pago', label: 'Fecha de pago', type: 'DATE', step: 'pago', showWhen: { field: 'forma_pago', values: ['Pago único'] }, help: 'Vacía: al ratificar el convenio.' },
  {
    name: 'exhibiciones', label: 'Parcialidades', type: 'TEXTAREA', format: 'ROWS', step: 'pago', showWhen: { field: 'forma_pago', values: ['Parcialidades'] },
    help: 'La suma debe ser la cantidad neta, después de deducciones.',
    columns: [
      { name: 'fecha', label: 'Fecha', type: 'DATE', format: 'PLAIN', required: true },
      { name: 'monto', label: 'Importe', type: 'NUMBER', format: 'MONEY', required: true },
    ],
  },
  { name: 'medio_pago', label: 'Medio de pago', type: 'SELECT', options: ['Transferencia bancaria', 'Cheque', 'Efectivo'], step: 'pago' },
  { name: 'pena_diaria', label: 'Pena por cada día de retraso', type: 'NUMBER', format: 'MONEY', step: 'pago', help: 'En pagos diferidos, no menor que el salario diario. Vacía: el salario diario.' },
  { name: 'bienes_devueltos', label: 'Bienes que se devuelven', type: 'TEXTAREA', step: 'pago', maxLength: 2000, example: 'computadora portátil, gafete y llaves' },

  { name: 'centro_conciliacion', label: 'Centro de Conciliación', type: 'TEXT', required: true, step: 'autoridad', maxLength: 200, example: 'Centro de Conciliación Laboral de la Ciudad de México' },
  { name: 'numero_solicitud', label: 'Número de identificación del expediente', type: 'TEXT', step: 'autoridad', maxLength: 60 },
  { name: 'asesor', label: 'Quien asiste a la persona trabajadora', type: 'TEXT', step: 'autoridad', maxLength: 200, example: 'licenciada Paula Ejemplo, de la Procuraduría de la Defensa del Trabajo' },
  { name: 'credito_vivienda', label: '¿Tiene crédito del Infonavit?', type: 'SELECT', options: YES_NO, step: 'autoridad' },
  { name: 'lugar_firma', label: 'Lugar de firma', type: 'TEXT', step: 'autoridad', maxLength: 200 },
  { name: 'fecha_firma', label: 'Fecha de firma', type: 'DATE', step: 'autoridad' },
];
