/** Facts of whoever operates a server. They are not known here. */
export const LEGAL_BLANKS = {
  OPERATOR: '[por completar: nombre o razón social]',
  ADDRESS: '[por completar: domicilio]',
  PRIVACY_MAIL: '[por completar: correo para datos personales]',
  SUPPORT_MAIL: '[por completar: correo de atención]',
} as const;
