import { counted } from './words.ts';

/** The accessibility panel and what it announces. */
export const accessibilityText = {
  open: 'Accesibilidad',
  title: 'Accesibilidad',
  lead: 'Los ajustes valen en este navegador, con o sin cuenta. Se guardan al elegirlos.',
  fontSize: 'Tamaño del texto',
  sizes: {
    small: 'Chico',
    normal: 'Normal',
    large: 'Grande',
    xlarge: 'Muy grande',
  },
  seeing: 'Vista',
  hearing: 'Voz y lector de pantalla',
  moving: 'Teclado y movimiento',
  system: 'Tu sistema lo pide: se aplica aunque aquí esté apagado.',
  systemMotion: 'Tu sistema pide menos movimiento: se respeta aunque aquí estén encendidas.',
  systemColours: 'Tu sistema pone sus propios colores (alto contraste): esos mandan sobre los de Foja.',
  noVoice: 'Este navegador no tiene voz; no podrá leer los avisos.',
  noSpanishVoice: 'Tu equipo no tiene instalada una voz en español; se usará la que haya.',
  tryVoice: 'Probar la voz',
  voiceSample: 'Así sonarán los avisos de Foja.',
  shortcuts: 'Atajos de teclado',
  shortcutsHint: 'Apágalos si chocan con tu lector de pantalla o con el dictado por voz. Esc sigue cerrando ventanas.',
  allShortcuts: 'Ver todos los atajos',
  reset: 'Restablecer',
  wasReset: 'Ajustes de accesibilidad restablecidos.',
  notKept: 'Este navegador no deja guardar: los ajustes duran hasta que cierres la página.',
  statement: 'Declaración de accesibilidad',
  skips: 'Saltos',
  skipToMenu: 'Saltar al menú',
  skipToSearch: 'Saltar a la búsqueda',
  turned: (setting: string, isOn: boolean) => `${setting}: ${isOn ? 'encendido' : 'apagado'}.`,
  sized: (size: string) => `Tamaño del texto: ${size}.`,
  page: (title: string) => `Página: ${title}`,
  toMend: (count: number, fields: readonly string[]) =>
    `${counted(count, 'campo por corregir', 'campos por corregir')}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}.`,
} as const;

/** Name and effect of each switch. */
export const accessibilitySwitchText = {
  highContrast: {
    label: 'Alto contraste',
    hint: 'Negro y blanco plenos, bordes marcados y enlaces subrayados.',
  },
  colorBlind: {
    label: 'Colores para daltonismo',
    hint: 'Azul, naranja y morado en lugar de verde y rojo.',
  },
  animations: { label: 'Animaciones', hint: 'Apágalas para que nada se mueva ni se desvanezca.' },
  screenReader: {
    label: 'Ayuda para lector de pantalla',
    hint: 'Anuncia la página que se abre y los campos por corregir, y lleva el foco al contenido.',
  },
  voiceAnnouncements: {
    label: 'Avisos con voz',
    hint: 'Lee en voz alta, en español de México, los avisos y la página.',
  },
  keyboardNav: {
    label: 'Navegación con teclado',
    hint: 'Foco muy visible, saltos al inicio de la página y F6 para ir de una zona a otra.',
  },
  motorAssist: {
    label: 'Asistencia motriz',
    hint: 'Botones y campos de 44 píxeles o más, y el triple de tiempo para los avisos.',
  },
} as const;
