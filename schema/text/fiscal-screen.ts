/** Fiscal data of the account, for the CFDI of its receipts and of its pre-bills. */

export const fiscalText = {
  title: 'Datos fiscales',
  intro:
    'Con ellos se arma el CFDI 4.0 de tus recibos (cuando recibes) y el de tus prefacturas (cuando emites). Escríbelos como están en tu Constancia de Situación Fiscal.',
  unstamped:
    'Foja no timbra: el XML que bajas va sin el sello del SAT y todavía no es una factura. Lo revisas aquí y lo timbras con tu proveedor.',
  loadFailed: 'No pudimos cargar tus datos fiscales',
  rfc: 'RFC',
  rfcHint: '12 caracteres si es persona moral, 13 si es persona física.',
  rfcMissing: (missing: number) =>
    missing === 1 ? 'Falta 1 carácter o, si es persona física, 2.' : `Faltan ${missing} caracteres o más.`,
  rfcWrong: 'No tiene la forma de un RFC: letras, fecha (AAMMDD) y tres caracteres.',
  rfcDigit: (expected: string) =>
    `El último carácter no corresponde: con los demás tendría que ser ${expected}. Revisa que no haya una letra cambiada.`,
  rfcRight: {
    INDIVIDUAL: 'El dígito verificador corresponde: persona física.',
    COMPANY: 'El dígito verificador corresponde: persona moral.',
  },
  rfcGeneric: 'RFC genérico: el régimen es 616 y el uso S01.',
  legalName: 'Nombre o razón social',
  legalNameHint: 'Como en la Constancia de Situación Fiscal, sin el tipo de sociedad (sin «S.A. de C.V.»).',
  regime: 'Régimen fiscal',
  regimeHint: 'Primero escribe el RFC: de él depende qué regímenes hay.',
  choose: 'Elige uno',
  postalCode: 'Código postal del domicilio fiscal',
  cfdiUse: 'Uso del CFDI',
  cfdiUseHint: 'Para los recibos de tu plan. Sólo aparecen los que admite tu régimen.',
  missing: 'Falta este dato.',
  save: 'Guardar datos fiscales',
  saving: 'Guardando…',
  saved: 'Datos fiscales guardados.',
  failed: 'No pudimos guardar tus datos fiscales',
  savedOn: (day: string) => `Guardados el ${day}.`,
} as const;
