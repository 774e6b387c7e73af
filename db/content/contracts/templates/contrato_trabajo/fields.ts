import type { TemplateField } from '../../contract-template.ts';

const YES_NO = ['Sí', 'No'] as const;

export const steps = [
  { id: 'partes', title: 'Partes' },
  { id: 'relacion', title: 'Puesto y relación de trabajo' },
  { id: 'jornada', title: 'Jornada y lugar' },
  { id: 'salario', title: 'Salario y prestaciones' },
  { id: 'otros', title: 'Otras condiciones' },
  { id: 'firma', title: 'Firma' },
] as const;

export const fields: readonly TemplateField[] = [
  {
    name: 'patron', label: 'Patrón', type: 'TEXT', format: 'PARTIES', required: true, step: 'partes', maxParties: 3,
    role: { male: 'PATRÓN', female: 'PATRONA', males: 'PATRONES', females: 'PATRONAS' },
    wanted: ['gender', 'birthDate', 'nationality', 'maritalStatus', 'curp', 'rfc', 'address', 'representatives'],
    help: 'Quien recibirá los servicios y pagará el salario. Si es una empresa, indica quién la representa.',
  },
  {
    name: 'trabajador', label: 'Persona trabajadora', type: 'TEXT', format: 'PARTIES', required: true, step: 'partes', maxParties: 1,
    role: { male: 'TRABAJADOR', female: 'TRABAJADORA', males: 'TRABAJADORES', females: 'TRABAJADORAS' },
    wanted: ['gender', 'birthDate', 'nationality', 'maritalStatus', 'curp', 'rfc', 'idDocument', 'address'],
    help: 'La Ley pide nombre, nacionalidad, edad, sexo, estado civil, CURP, RFC y domicilio.',
  },
  { name: 'registro_patronal', label: 'Registro patronal ante el IMSS', type: 'TEXT', step: 'partes', maxLength: 20, example: 'Y12-34567-10-8' },
  { name: 'nss', label: 'Número de seguridad social', type: 'TEXT', step: 'partes', maxLength: 20, example: '12 34 56 7890 1' },

  { name: 'puesto', label: 'Puesto', type: 'TEXT', required: true, step: 'relacion', maxLength: 150, example: 'Auxiliar contable' },
  {
    name: 'actividades', label: 'Funciones del puesto', type: 'TEXTAREA', step: 'relacion', maxLength: 4000,
    help: 'Con la mayor precisión posible; una por renglón.', example: 'Registrar pólizas, conciliar cuentas bancarias y preparar reportes mensuales',
  },
  {
    name: 'tipo_relacion', label: 'Tipo de relación de trabajo', type: 'SELECT', required: true, step: 'relacion',
    options: ['Tiempo indeterminado', 'Tiempo determinado', 'Obra determinada', 'Periodo de prueba', 'Capacitación inicial'],
    help: 'El periodo de prueba y la capacitación inicial no se prorrogan ni se repiten con la misma persona.',
  },
  {
    name: 'categoria', label: 'Naturaleza de las funciones', type: 'SELECT', step: 'relacion',
    options: ['General', 'Dirección, gerencia o administración general', 'Técnica especializada', 'Profesional especializada'],
    defaultValue: 'General', help: 'De ella dependen los máximos del periodo de prueba y de la capacitación inicial.',
  },
  { name: 'fecha_inicio', label: 'Fecha de inicio de labores', type: 'DATE', required: true, step: 'relacion' },
  {
    name: 'fecha_fin', label: 'Fecha de término', type: 'DATE', step: 'relacion',
    showWhen: { field: 'tipo_relacion', values: ['Tiempo determinado'] },
  },
  {
    name: 'causa_temporalidad', label: 'Causa que justifica el tiempo determinado', type: 'TEXTAREA', step: 'relacion', maxLength: 2000,
    showWhen: { field: 'tipo_relacion', values: ['Tiempo determinado'] },
    help: 'La naturaleza del trabajo o la sustitución temporal de otra persona, con los hechos que lo muestran.',
    example: 'Sustituir a la titular del puesto durante su licencia de maternidad',
  },
  {
    name: 'obra', label: 'Obra que se realizará', type: 'TEXTAREA', step: 'relacion', maxLength: 2000,
    showWhen: { field: 'tipo_relacion', values: ['Obra determinada'] }, example: 'Instalación eléctrica de la bodega 4 de la planta Ejemplo',
  },
  {
    name: 'dias_prueba', label: 'Días del periodo de prueba', type: 'NUMBER', format: 'INTEGER', step: 'relacion', min: '1', defaultValue: '30',
    showWhen: { field: 'tipo_relacion', values: ['Periodo de prueba'] }, help: '30 como máximo; hasta 180 para dirección o labores especializadas.',
  },
  {
    name: 'meses_capacitacion', label: 'Meses de capacitación inicial', type: 'NUMBER', format: 'INTEGER', step: 'relacion', min: '1', defaultValue: '3',
    showWhen: { field: 'tipo_relacion', values: ['Capacitación inicial'] }, help: '3 como máximo; hasta 6 para dirección o labores profesionales especializadas.',
  },
  {
    name: 'confianza', label: '¿Funciones de confianza?', type: 'SELECT', options: YES_NO, defaultValue: 'No', step: 'relacion',
    help: 'Depende de las funciones reales (dirección, inspección, vigilancia o fiscalización generales), no del nombre del puesto.',
  },

  { name: 'jornada', label: 'Jornada', type: 'SELECT', required: true, options: ['Diurna', 'Nocturna', 'Mixta'], step: 'jornada' },
  { name: 'horario', label: 'Horario', type: 'TEXT', required: true, step: 'jornada', maxLength: 400, example: 'de lunes a viernes, de 9:00 a 14:00 y de 15:00 a 18:00 horas' },
  { name: 'horas_semanales', label: 'Horas a la semana', type: 'NUMBER', format: 'INTEGER', step: 'jornada', min: '1', max: '168' },
  { name: 'descanso_semanal', label: 'Días de descanso semanal', type: 'TEXT', step: 'jornada', maxLength: 120, example: 'sábado y domingo' },
  { name: 'lugar_trabajo', label: 'Lugar de trabajo', type: 'TEXT', format: 'ADDRESS', required: true, step: 'jornada', maxLength: 400 },
  {
    name: 'modalidad', label: 'Modalidad', type: 'SELECT', options: ['Presencial', 'Teletrabajo'], defaultValue: 'Presencial', step: 'jornada',
    help: 'Teletrabajo: más del 40 % del tiempo en el domicilio de la persona trabajadora o en el que ella elija.',
  },
  { name: 'domicilio_teletrabajo', label: 'Domicilio del teletrabajo', type: 'TEXT', format: 'ADDRESS', step: 'jornada', maxLength: 400, showWhen: { field: 'modalidad', values: ['Teletrabajo'] } },
  { name: 'equipo_teletrabajo', label: 'Equipo e insumos que se entregan', type: 'TEXTAREA', step: 'jornada', maxLength: 2000, showWhen: { field: 'modalidad', values: ['Teletrabajo'] }, example: 'computadora portátil, monitor y silla ergonómica' },
  { name: 'medios_contacto', label: 'Medios de contacto y supervisión', type: 'TEXT', step: 'jornada', maxLength: 300, showWhen: { field: 'modalidad', values: ['Teletrabajo'] }, example: 'correo y plataforma de videollamadas de la empresa, dentro del horario' },
  { name: 'apoyo_teletrabajo', label: 'Pago mensual de internet y electricidad', type: 'NUMBER', format: 'MONEY', step: 'jornada', showWhen: { field: 'modalidad', values: ['Teletrabajo'] } },
  {
    name: 'sede_tercero', label: '¿Trabajará en instalaciones de un cliente del patrón?', type: 'SELECT', options: YES_NO, defaultValue: 'No', step: 'jornada',
    help: 'La subcontratación de personal está prohibida; sólo se permiten servicios u obras especializados con registro.',
  },

  { name: 'salario_diario', label: 'Salario diario', type: 'NUMBER', format: 'MONEY', required: true, step: 'salario', help: 'Cuota diaria en efectivo, antes de impuestos.' },
  { name: 'zona_salarial', label: 'Área geográfica del salario mínimo', type: 'SELECT', options: ['Resto del país', 'Zona Libre de la Frontera Norte'], defaultValue: 'Resto del país', step: 'salario' },
  { name: 'periodo_pago', label: 'Periodo de pago', type: 'SELECT', options: ['Semanal', 'Catorcenal', 'Quincenal'], defaultValue: 'Quincenal', step: 'salario' },
  { name: 'trabajo_material', label: '¿Es trabajo material (obrero o de campo)?', type: 'SELECT', options: YES_NO, defaultValue: 'No', step: 'salario', help: 'El salario del trabajo material se paga cada semana.' },
  { name: 'dia_pago', label: 'Día de pago', type: 'TEXT', step: 'salario', maxLength: 120, example: 'los días 15 y último de cada mes' },
  { name: 'medio_pago', label: 'Medio de pago', type: 'SELECT', options: ['Transferencia bancaria', 'Efectivo'], defaultValue: 'Transferencia bancaria', step: 'salario' },
  { name: 'dias_aguinaldo', label: 'Días de aguinaldo', type: 'NUMBER', format: 'INTEGER', step: 'salario', defaultValue: '15', help: 'El mínimo legal es de 15 días.' },
  { name: 'dias_vacaciones', label: 'Días de vacaciones del primer año', type: 'NUMBER', format: 'INTEGER', step: 'salario', defaultValue: '12', help: 'El mínimo legal es de 12 días; 18 para menores de edad.' },
  { name: 'prima_vacacional', label: 'Prima vacacional', type: 'NUMBER', format: 'PERCENTAGE', step: 'salario', defaultValue: '25', help: 'El mínimo legal es de 25 %.' },
  { name: 'prestaciones', label: 'Prestaciones adicionales', type: 'TEXTAREA', step: 'salario', maxLength: 4000, help: 'Superiores a las de la Ley: vales de despensa, seguro, fondo de ahorro.' },
  {
    name: 'beneficiarios', label: 'Beneficiarios en caso de muerte o desaparición', type: 'TEXTAREA', format: 'ROWS', step: 'salario',
    columns: [
      { name: 'nombre', label: 'Nombre', type: 'TEXT', format: 'PLAIN', required: true },
      { name: 'parentesco', label: 'Parentesco', type: 'TEXT', format: 'PLAIN', required: true },
      { name: 'porcentaje', label: 'Porcentaje', type: 'NUMBER', format: 'PERCENTAGE', required: true },
    ],
  },

  { name: 'confidencialidad', label: '¿Cláusula de confidencialidad?', type: 'SELECT', options: YES_NO, defaultValue: 'Sí', step: 'otros' },
  { name: 'creaciones', label: '¿El puesto implica inventar, programar o crear obras?', type: 'SELECT', options: YES_NO, defaultValue: 'No', step: 'otros' },
  { name: 'contrato_colectivo', label: 'Contrato colectivo aplicable', type: 'TEXT', step: 'otros', maxLength: 300, help: 'Sindicato y datos de registro, si existe.' },
  { name: 'credito_vivienda', label: '¿Tiene crédito del Infonavit?', type: 'SELECT', options: YES_NO, defaultValue: 'No', step: 'otros' },

  { name: 'lugar_firma', label: 'Lugar de firma', type: 'TEXT', step: 'firma', maxLength: 200, example: 'Guadalajara, Jalisco' },
  { name: 'fecha_firma', label: 'Fecha de firma', type: 'DATE', step: 'firma' },
  {
    name: 'testigos', label: 'Testigos', type: 'TEXT', format: 'PARTIES', step: 'firma', maxParties: 2,
    role: { male: 'TESTIGO', female: 'TESTIGO', males: 'TESTIGOS', females: 'TESTIGOS' },
  },
];
