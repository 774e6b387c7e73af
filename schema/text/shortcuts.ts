/** Every shortcut of the product, by where it holds. */
export const shortcutsText = {
  title: 'Atajos de teclado',
  lead: 'Ninguno de una sola letra actúa mientras escribes.',
  off: 'Los atajos están apagados en el panel de accesibilidad. Ctrl+K, las flechas y Esc siguen funcionando.',
  groups: [
    {
      title: 'En todas partes',
      rows: [
        [['Alt + A'], 'Abrir o cerrar el panel de accesibilidad'],
        [['Alt + M'], 'Ir al contenido principal'],
        [['Alt + S'], 'Ir a la búsqueda de la página, o al menú si no la hay'],
        [['F6', 'Mayús + F6'], 'Pasar a la zona siguiente o a la anterior'],
        [['?'], 'Esta lista'],
        [['Esc'], 'Cerrar el panel o la ventana abierta'],
      ],
    },
    {
      title: 'En tu despacho',
      rows: [
        [['Ctrl + K', '⌘ + K'], 'Buscar o ir a cualquier parte'],
        [['↑', '↓', 'Intro'], 'Recorrer lo encontrado y abrirlo'],
      ],
    },
    {
      title: 'Casos y búsqueda',
      rows: [
        [['J', 'K'], 'Fila siguiente o anterior'],
        [['X'], 'Elegir la fila (en casos)'],
      ],
    },
    {
      title: 'Al leer una ley o una tesis',
      rows: [
        [['→', 'J'], 'Artículo siguiente'],
        [['←', 'K'], 'Artículo anterior'],
      ],
    },
    {
      title: 'Calendario',
      rows: [
        [['T'], 'Ir a hoy'],
        [['N'], 'Evento nuevo'],
        [['M'], 'Mover el evento enfocado'],
        [['Supr'], 'Eliminar el evento enfocado'],
        [['Re Pág', 'Av Pág'], 'Periodo anterior o siguiente'],
        [['← ↑ → ↓'], 'Moverse por las horas'],
      ],
    },
    {
      title: 'Chat',
      rows: [
        [['Intro'], 'Enviar'],
        [['Mayús + Intro'], 'Renglón nuevo'],
      ],
    },
  ],
} as const;
