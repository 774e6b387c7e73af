import type { PlanCode } from '#schema/generated/contract.ts';

/** Texts shared by all screens. */
export const commonText = {
  product: 'Foja',
  productTagline: 'Asistente legal para México',
  retry: 'Reintentar',
  discardTitle: '¿Cerrar sin guardar?',
  discardBody: 'Lo que escribiste se pierde.',
  discard: 'Descartar',
  keepWriting: 'Seguir escribiendo',
  draftKept: 'Recuperamos lo que habías escrito y no guardaste.',
  draftDrop: 'Descartarlo',
  cancel: 'Cancelar',
  close: 'Cerrar',
  save: 'Guardar',
  more: 'Ver más',
  loading: 'Cargando…',
  searching: 'Buscando…',
  copy: 'Copiar',
  copied: 'Copiado',
  optional: 'opcional',
  home: 'Ir al inicio',
  open: 'Abrir',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  skipToContent: 'Saltar al contenido',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  reference: (requestId: string) => `Referencia: ${requestId}`,
  notices: 'Avisos',
  dismiss: 'Descartar aviso',
  connectionFailed: 'Error de conexión',
  seePlans: 'Ver planes',
  opensInNewTab: '(se abre en otra pestaña)',
} as const;

export const planLabel = {
  TRIAL: 'Prueba',
  DEMO: 'Demostración',
  FREE: 'Gratis',
  BASIC: 'Básico',
  PROFESSIONAL: 'Profesional',
  ENTERPRISE: 'Empresarial',
  CUSTOM: 'A la medida',
} satisfies Record<PlanCode, string>;

export const themeText = {
  title: 'Apariencia',
  options: { light: 'Clara', dark: 'Oscura', auto: 'Como el sistema' },
} as const;
