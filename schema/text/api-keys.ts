/** Keys for programs: refusals of the server, and what each scope allows. */

export const apiKeyText = {
  nameInvalid: 'Escribe un nombre de 1 a 80 caracteres para la llave.',
  scopesInvalid: 'Elige al menos un alcance de la lista.',
  tooManyAddresses: 'Puedes indicar hasta 20 direcciones.',
  addressInvalid: 'Escribe direcciones IP o redes válidas: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32.',
  expiryInvalid: 'La fecha de vencimiento debe ser posterior a este momento y no pasar de dos años.',
  tooMany: (most: number) => `Ya tienes ${most} llaves activas. Revoca alguna antes de crear otra.`,
  limitPremium: 'El límite de 5,000 consultas por hora requiere un plan de pago.',
  isRevoked: 'Esa llave ya está revocada.',
  addressRefused: 'Esta llave no acepta consultas desde esa dirección IP.',
  planRefused: 'La API está incluida en los planes Profesional, Enterprise y Personalizado.',
} as const;

/** The account of example data that programs try things in. */
export const sandboxText = {
  name: 'Cuenta de pruebas (ejemplo)',
  otherKey: 'Solo una llave de pruebas, o quien la creó, puede reiniciar la cuenta de pruebas.',
} as const;

interface ScopeText {
  label: string;
  group: string;
}

const of = (group: string, label: string): ScopeText => ({ group, label });

/** By the name of the permission. A test holds that every grantable permission is here. */
export const apiScopeText: Readonly<Record<string, ScopeText>> = {
  'analytics:read': of('Analítica', 'Leer las cifras de la cuenta y del despacho'),
  'billing:read': of('Cuenta', 'Leer pagos y comprobantes de la suscripción'),
  'calculation:compute': of('Calculadoras', 'Calcular'),
  'calculation:read': of('Calculadoras', 'Leer cálculos guardados'),
  'calculation:write': of('Calculadoras', 'Guardar y borrar cálculos'),
  'calendar:read': of('Calendario', 'Leer eventos'),
  'calendar:share': of('Calendario', 'Publicar y dejar de publicar calendarios'),
  'calendar:write': of('Calendario', 'Crear y cambiar eventos'),
  'case-chat:read': of('Chat de los casos', 'Leer mensajes'),
  'case-chat:write': of('Chat de los casos', 'Escribir mensajes'),
  'case:invite': of('Casos', 'Invitar a otras personas'),
  'case:read': of('Casos', 'Leer casos y documentos'),
  'case:write': of('Casos', 'Crear y cambiar casos y documentos'),
  'chat:ask': of('Chat legal', 'Hacer preguntas (cuentan en tu plan)'),
  'chat:read': of('Chat legal', 'Leer conversaciones'),
  'chat:write': of('Chat legal', 'Ordenar y borrar conversaciones'),
  'citation:check': of('Citas', 'Revisar citas de un texto'),
  'citation:read': of('Citas', 'Leer revisiones guardadas'),
  'citation:write': of('Citas', 'Guardar y decidir revisiones'),
  'contract:read': of('Contratos', 'Leer plantillas y contratos'),
  'contract:send': of('Contratos', 'Enviar contratos por correo'),
  'contract:write': of('Contratos', 'Generar y cambiar contratos'),
  'deadline:compute': of('Vencimientos', 'Calcular plazos'),
  'deadline:read': of('Vencimientos', 'Leer vencimientos'),
  'deadline:write': of('Vencimientos', 'Crear y cambiar vencimientos'),
  'document:read': of('Documentos', 'Leer documentos y análisis'),
  'document:write': of('Documentos', 'Subir, analizar y cambiar documentos (los análisis cuentan en tu plan)'),
  'estimate:read': of('Estimaciones', 'Leer estimaciones'),
  'estimate:write': of('Estimaciones', 'Hacer y borrar estimaciones (las premium cuentan en tu plan)'),
  'hours:read': of('Horas', 'Leer horas y prefacturas'),
  'hours:write': of('Horas', 'Registrar horas y hacer prefacturas'),
  'operation:read': of('Programas', 'Leer operaciones registradas'),
  'operation:write': of('Programas', 'Registrar y borrar operaciones'),
  'search:read': of('Investigación', 'Buscar y leer el acervo'),
  'search:save': of('Investigación', 'Guardar búsquedas'),
  'settings:read': of('Cuenta', 'Leer la configuración'),
  'settings:write': of('Cuenta', 'Cambiar la configuración'),
  'subscription:read': of('Cuenta', 'Leer el plan'),
  'toast:read': of('Servicio', 'Recibir avisos en vivo'),
  'upload:write': of('Archivos', 'Subir archivos'),
  'usage:read': of('Cuenta', 'Leer el consumo'),
};
