/** Operations that partners register: refusals. */
export const operationText = {
  name: 'Escribe un nombre de 1 a 80 caracteres para la operación.',
  tooLong: 'La operación tiene más de 20,000 caracteres. Divídela en varias.',
  unreadable: (line: number | undefined, column: number | undefined) =>
    `La operación no es válida según el contrato${line === undefined ? '' : ` (línea ${line}, columna ${column ?? 1})`}. Pruébala en /developers/explorer antes de registrarla.`,
  tooLarge: 'La operación es demasiado grande: revisa los límites de niveles, alias y campos en /developers/limites.',
  oneOperation: 'Registra una sola operación por texto.',
  queriesOnly: 'Solo se registran consultas (query). Las mutaciones y suscripciones se envían a /graphql.',
  maxAge: 'El tiempo de reutilización va de 0 a 3600 segundos.',
  tooMany: (most: number) => `Ya tienes ${most} operaciones registradas. Borra alguna antes de registrar otra.`,
  variables: 'El parámetro «variables» debe ser un objeto JSON, por ejemplo {"id":"case_…"}.',
} as const;
