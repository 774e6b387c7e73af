import { LEGAL_BLANKS } from './legal-blanks.ts';
import type { LegalDocument } from './legal-page.ts';

/**
 * What holds of the accessibility of the product and what does not. It says only what was looked at; whoever changes
 * the tests or mends a fault that it names changes it too.
 */
export const accessibilityStatement: LegalDocument = {
  title: 'Declaración de accesibilidad',
  updated: '2026-11-23',
  lead: 'Queremos que cualquier persona pueda trabajar con Foja: con teclado, con lector de pantalla, con texto grande, con otros colores o con poco pulso. Aquí decimos qué comprobamos, cómo, y qué todavía no cumple.',
  inShort: [
    'La meta es el nivel AA de las pautas WCAG 2.2. Nos declaramos parcialmente conformes: hay fallas conocidas, que están abajo.',
    'Lo revisó nuestro propio equipo, con programas y a mano. No hay auditoría externa.',
    'Todavía no lo han probado personas con discapacidad. Eso pesa más que cualquier programa.',
    'Si algo te estorba, dinos: respondemos y lo arreglamos o decimos por qué no.',
  ],
  sections: [
    {
      id: 'ajustes',
      title: 'Los ajustes de accesibilidad',
      paragraphs: [
        'En la portada y en tu despacho hay un botón en el borde derecho; Alt+A abre el mismo panel en cualquier página. Los ajustes se guardan en tu navegador, con o sin cuenta.',
        'Lo que tu sistema pide va primero: más contraste, menos movimiento o colores propios se respetan aunque no toques el panel.',
      ],
      points: [
        'Alto contraste, y colores que no dependen de distinguir verde de rojo.',
        'Cuatro tamaños de texto: 14, 16, 18 y 22 píxeles, sobre el tamaño que ya use tu navegador.',
        'Animaciones apagadas.',
        'Ayuda para lector de pantalla: anuncia la página que se abre y los campos por corregir.',
        'Avisos con voz en español de México, con la voz que tenga tu equipo.',
        'Foco muy visible, saltos y F6 entre zonas; botones y campos de 44 píxeles y avisos que duran el triple.',
        'Los atajos de teclado, también los de una sola letra, se pueden apagar.',
      ],
    },
    {
      id: 'comprobado',
      title: 'Qué comprobamos y cómo',
      paragraphs: ['Cada versión pasa por pruebas automáticas en un navegador Chromium real.'],
      points: [
        'axe-core, sin errores admitidos, en las pantallas principales con datos de ejemplo: todas sus reglas a 1440 y 320 píxeles de ancho en claro y a 768 en oscuro; el contraste, además, a 1440 en oscuro y a 390 en claro.',
        'Que ninguna de esas pantallas obligue a desplazarse de lado a 320 píxeles.',
        'El 23 de noviembre de 2026, a mano y una sola vez: la portada y el inicio de la demostración con axe-core, con el panel abierto y con cada ajuste que cambia colores, tamaño o movimiento. Las demás pantallas no se revisaron con cada ajuste.',
        'Recorridos solo con teclado: abrir y cerrar un caso, revisar las citas de un escrito, crear y mover un evento, contar un término.',
        'El contraste de los colores con axe-core: 4.5 a 1 o más en todo texto de esas pantallas.',
      ],
    },
    {
      id: 'pendiente',
      title: 'Qué todavía no cumple',
      paragraphs: ['Esto lo sabemos y no lo damos por resuelto:'],
      points: [
        'No probamos con lectores de pantalla reales (NVDA, JAWS, VoiceOver, TalkBack); solo revisamos lo que el navegador les entrega.',
        'No probamos en Firefox ni en Safari, ni con dictado por voz o con un solo pulsador.',
        'Los archivos PDF que subes se muestran como vienen: si no tienen texto o etiquetas, un lector de pantalla no los lee. El texto reconocido está al lado.',
        'El editor de contratos y la vista de horas del calendario se usan con teclado, pero piden aprender sus teclas.',
        'Con texto muy grande a 320 píxeles, algunas tablas anchas se desplazan de lado dentro de su recuadro.',
        'No hay versión en lectura fácil, en lenguas indígenas ni en Lengua de Señas Mexicana.',
        'La voz depende del equipo: si no tiene una voz en español, sonará con otra o no sonará, y el panel lo dice.',
      ],
    },
    {
      id: 'quejas',
      title: 'Cómo quejarte o pedir otro formato',
      paragraphs: [
        `Escribe a ${LEGAL_BLANKS.SUPPORT_MAIL}. Cuéntanos la página, qué querías hacer, y con qué equipo o programa; no hace falta que expliques tu discapacidad. También puedes pedir un documento en otro formato.`,
        'Si la respuesta no te sirve, puedes acudir al Consejo Nacional para Prevenir la Discriminación (CONAPRED), conforme a la Ley Federal para Prevenir y Eliminar la Discriminación, o a la Procuraduría Federal del Consumidor si eres cliente.',
      ],
    },
    {
      id: 'normas',
      title: 'Con qué se compara',
      paragraphs: [
        'Las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 del W3C, niveles A y AA. En México orientan, además, la Ley General para la Inclusión de las Personas con Discapacidad y la Convención sobre los Derechos de las Personas con Discapacidad, cuyo artículo 9 trata de la accesibilidad.',
      ],
    },
  ],
};

export const statementText = { openPanel: 'Abrir los ajustes de accesibilidad' } as const;
