import type { TemplateField } from '../../contract-template.ts';

const YES_NO = ['Sí', 'No'] as const;

export const steps = [
  { id: 'partes', title: 'Quién otorga y a quién' },
  { id: 'encargo', title: 'Trámite' },
  { id: 'alcance', title: 'Alcance y duración' },
  { id: 'firma', title: 'Firma' },
] as const;

export const fields: readonly TemplateField[] = [
  {
    name: 'poderdante', label: 'Poderdante', type: 'TEXT', format: 'PARTIES', required: true, step: 'partes', maxParties: 10,
    role: { male: 'PODERDANTE', female: 'PODERDANTE', males: 'PODERDANTES', females: 'PODERDANTES' }, wanted: ['idDocument', 'address', 'rfc', 'representatives'],
    help: 'Quien otorga el poder. Una empresa lo otorga por quien tenga facultades para ello.',
  },
  {
    name: 'apoderado', label: 'Apoderado', type: 'TEXT', format: 'PARTIES', required: true, step: 'partes', maxParties: 10,
    role: { male: 'APODERADO', female: 'APODERADA', males: 'APODERADOS', females: 'APODERADAS' }, wanted: ['idDocument', 'address'],
    help: 'Quien actuará. Escribe su nombre como aparece en su identificación.',
  },
  { name: 'actuacion', label: 'Si son varios apoderados, actúan', type: 'SELECT', options: ['Conjunta o separadamente', 'Sólo conjuntamente'], step: 'partes' },

  { name: 'tramite', label: 'Trámite o acto', type: 'TEXTAREA', required: true, step: 'encargo', maxLength: 6000, help: 'Con precisión: número de expediente, contrato, placas o cuenta. El poder no vale para otra cosa.', example: 'Solicitar y recoger el duplicado de la tarjeta de circulación del vehículo con placas ABC-123-D' },
  { name: 'autoridad', label: 'Autoridad, institución o persona ante quien se actúa', type: 'TEXT', required: true, step: 'encargo', maxLength: 400, example: 'Secretaría de Movilidad de la Ciudad de México' },
  {
    name: 'ambito', label: 'Ámbito', type: 'SELECT', step: 'encargo',
    options: ['Administrativo federal', 'Administrativo local', 'Fiscal federal', 'Judicial', 'Laboral', 'Ante particulares'],
    help: 'De él depende la forma que el poder debe tener.',
  },
  { name: 'valor_negocio', label: 'Valor del negocio', type: 'NUMBER', format: 'MONEY', step: 'encargo', help: 'Lo que vale el asunto. De él depende si basta una carta poder. Vacío: sin cuantía.' },
  { name: 'acto_instrumento', label: '¿El acto debe constar en instrumento público?', type: 'SELECT', options: YES_NO, defaultValue: 'No', step: 'encargo', help: 'Por ejemplo, la compraventa de un inmueble ante notario.' },

  { name: 'facultades', label: 'Facultades o instrucciones particulares', type: 'TEXTAREA', step: 'alcance', maxLength: 4000 },
  { name: 'recibir_pagos', label: '¿Puede recibir dinero o valores?', type: 'SELECT', options: YES_NO, defaultValue: 'No', step: 'alcance' },
  { name: 'sustitucion', label: '¿Puede encargar el poder a otra persona?', type: 'SELECT', options: YES_NO, defaultValue: 'No', step: 'alcance' },
  { name: 'vigencia', label: 'Vigente hasta', type: 'DATE', step: 'alcance', help: 'Vacía: hasta concluir el trámite o hasta su revocación.' },
  { name: 'irrevocable', label: '¿Se pactó como condición de un contrato?', type: 'SELECT', options: YES_NO, defaultValue: 'No', step: 'alcance', help: 'Sólo entonces el poder puede ser irrevocable.' },
  { name: 'contrato_origen', label: 'Contrato u obligación de que deriva', type: 'TEXTAREA', step: 'alcance', maxLength: 1000, showWhen: { field: 'irrevocable', values: ['Sí'] }, example: 'contrato de compraventa del 3 de noviembre de 2026, cláusula quinta' },
  { name: 'retribucion', label: 'Retribución del apoderado', type: 'NUMBER', format: 'MONEY', step: 'alcance', help: 'Vacía: gratuito.' },

  { name: 'forma', label: 'Forma del poder', type: 'SELECT', options: ['Carta poder ante dos testigos', 'Carta poder con firmas ratificadas', 'Escritura pública'], defaultValue: 'Carta poder ante dos testigos', step: 'firma' },
  { name: 'lugar_firma', label: 'Lugar de otorgamiento', type: 'TEXT', step: 'firma', maxLength: 200 },
  { name: 'fecha_firma', label: 'Fecha de otorgamiento', type: 'DATE', step: 'firma' },
  { name: 'testigos', label: 'Testigos', type: 'TEXT', format: 'PARTIES', step: 'firma', maxParties: 2, role: { male: 'TESTIGO', female: 'TESTIGO', males: 'TESTIGOS', females: 'TESTIGOS' }, wanted: ['idDocument', 'address'] },
];
