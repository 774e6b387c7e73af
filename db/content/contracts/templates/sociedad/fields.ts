import type { TemplateField } from '../../contract-template.ts';

const YES_NO = ['Sí', 'No'] as const;
const BY_SHARES = ['S.A. de C.V.', 'S.A.P.I. de C.V.', 'S.A.S.'] as const;

export const steps = [
  { id: 'sociedad', title: 'Sociedad' },
  { id: 'socios', title: 'Socios y capital' },
  { id: 'administracion', title: 'Administración y vigilancia' },
  { id: 'pactos', title: 'Pactos' },
  { id: 'firma', title: 'Firma' },
] as const;

export const fields: readonly TemplateField[] = [
  { name: 'denominacion', label: 'Denominación o razón social', type: 'TEXT', required: true, step: 'sociedad', maxLength: 200, help: 'Como la autorizó la Secretaría de Economía, sin el tipo de sociedad.', example: 'Desarrollos Ejemplo' },
  { name: 'tipo_social', label: 'Tipo de sociedad', type: 'SELECT', required: true, options: ['S.A. de C.V.', 'S. de R.L. de C.V.', 'S.A.P.I. de C.V.', 'S.A.S.', 'Sociedad civil'], step: 'sociedad' },
  { name: 'autorizacion_nombre', label: 'Clave única de la autorización de uso de denominación', type: 'TEXT', step: 'sociedad', maxLength: 60, example: 'A202611230000000001' },
  { name: 'objeto_social', label: 'Objeto social', type: 'TEXTAREA', required: true, step: 'sociedad', maxLength: 10000, help: 'Las actividades concretas; una por renglón.' },
  { name: 'domicilio', label: 'Domicilio social', type: 'TEXT', required: true, step: 'sociedad', maxLength: 200, help: 'La ciudad y la entidad federativa; no hace falta la calle.', example: 'Ciudad de México' },
  { name: 'duracion_anios', label: 'Duración en años', type: 'NUMBER', format: 'INTEGER', step: 'sociedad', min: '1', max: '999', help: 'Vacía: indefinida.' },
  { name: 'extranjeros', label: 'Cláusula de extranjeros', type: 'SELECT', options: ['Admisión', 'Exclusión'], defaultValue: 'Admisión', step: 'sociedad', help: 'Admisión, con el convenio de considerarse mexicanos respecto de sus bienes, o exclusión.' },

  {
    name: 'socios', label: 'Socios o accionistas', type: 'TEXTAREA', format: 'PARTIES', required: true, step: 'socios', maxParties: 60,
    role: { male: 'SOCIO', female: 'SOCIA', males: 'SOCIOS', females: 'SOCIAS' }, wanted: ['nationality', 'rfc', 'address', 'maritalStatus', 'idDocument'],
  },
  { name: 'capital_social', label: 'Capital social mínimo fijo', type: 'NUMBER', format: 'MONEY', required: true, step: 'socios', help: 'En las sociedades de capital variable es el mínimo fijo, sin derecho a retiro.' },
  { name: 'valor_nominal', label: 'Valor nominal de cada acción', type: 'NUMBER', format: 'MONEY', step: 'socios', showWhen: { field: 'tipo_social', values: BY_SHARES }, help: 'Vacío: sin expresión de valor nominal.' },
  { name: 'numero_acciones', label: 'Número de acciones del capital fijo', type: 'NUMBER', format: 'INTEGER', step: 'socios', min: '1', showWhen: { field: 'tipo_social', values: BY_SHARES }, help: 'Vacío: se calcula con el valor nominal.' },
  {
    name: 'aportaciones', label: 'Aportaciones', type: 'TEXTAREA', format: 'ROWS', step: 'socios', help: 'Una por socio; la suma de los valores debe ser el capital social. Exhibido vacío: nada se ha pagado.',
    columns: [
      { name: 'socio', label: 'Socio', type: 'TEXT', format: 'PLAIN', required: true },
      { name: 'bien', label: 'En qué consiste', type: 'TEXT', format: 'PLAIN', required: true },
      { name: 'valor', label: 'Valor', type: 'NUMBER', format: 'MONEY', required: true },
      { name: 'exhibido', label: 'Exhibido', type: 'NUMBER', format: 'MONEY', required: false },
    ],
  },
  { name: 'criterio_valuacion', label: 'Criterio de valuación de los bienes', type: 'TEXT', step: 'socios', maxLength: 400, help: 'Si alguna aportación no es en dinero.', example: 'valor de mercado según avalúo del 3 de noviembre de 2026' },
  { name: 'plazo_exhibicion', label: 'Plazo para pagar lo no exhibido, en meses', type: 'NUMBER', format: 'INTEGER', step: 'socios', min: '1', max: '120' },

  { name: 'administracion', label: 'Administración', type: 'SELECT', required: true, options: ['Administrador único', 'Consejo de administración', 'Gerente'], step: 'administracion' },
  {
    name: 'administradores', label: 'Quienes administrarán', type: 'TEXT', format: 'PARTIES', step: 'administracion', maxParties: 21,
    role: { male: 'ADMINISTRADOR', female: 'ADMINISTRADORA', males: 'ADMINISTRADORES', females: 'ADMINISTRADORAS' }, mayRepeat: true, help: 'En un consejo, la primera persona lo preside.',
  },
  {
    name: 'comisario', label: 'Comisario', type: 'TEXT', format: 'PARTIES', step: 'administracion', maxParties: 3,
    role: { male: 'COMISARIO', female: 'COMISARIA', males: 'COMISARIOS', females: 'COMISARIAS' }, mayRepeat: true, showWhen: { field: 'tipo_social', values: ['S.A. de C.V.', 'S.A.P.I. de C.V.'] },
    help: 'No puede ser empleado de la sociedad ni pariente de quienes administran.',
  },
  { name: 'apoderados', label: 'Apoderados que se nombran desde ahora', type: 'TEXTAREA', step: 'administracion', maxLength: 2000, help: 'Nombre y clase de poder de cada uno.' },
  { name: 'dominio_con_acuerdo', label: '¿Los actos de dominio requieren acuerdo previo de los socios?', type: 'SELECT', options: YES_NO, defaultValue: 'Sí', step: 'administracion' },

  { name: 'medios_electronicos', label: '¿Asambleas y sesiones por medios electrónicos?', type: 'SELECT', options: YES_NO, defaultValue: 'Sí', step: 'pactos' },
  { name: 'restriccion_transmision', label: '¿Preferencia de los socios en la transmisión de acciones?', type: 'SELECT', options: YES_NO, defaultValue: 'Sí', step: 'pactos', showWhen: { field: 'tipo_social', values: BY_SHARES } },
  { name: 'acompanamiento', label: '¿Derechos de venta conjunta?', type: 'SELECT', options: YES_NO, defaultValue: 'No', step: 'pactos', showWhen: { field: 'tipo_social', values: ['S.A. de C.V.', 'S.A.P.I. de C.V.'] }, help: 'Quien vende el control permite a los demás vender en iguales condiciones.' },
  { name: 'pactos_especiales', label: 'Otros pactos entre los socios', type: 'TEXTAREA', step: 'pactos', maxLength: 6000 },

  { name: 'delegado', label: 'Delegado para trámites de constitución', type: 'TEXT', step: 'firma', maxLength: 200 },
  { name: 'lugar_firma', label: 'Lugar de firma', type: 'TEXT', step: 'firma', maxLength: 200 },
  { name: 'fecha_firma', label: 'Fecha de firma', type: 'DATE', step: 'firma' },
];
