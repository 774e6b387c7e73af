/** The mail with what is unread, and the page that ends it. */

const unread = (count: number): string =>
  count === 1 ? '1 notificación sin leer' : `${count} notificaciones sin leer`;

export const digestMail = {
  subject: (count: number) => `Tu resumen de Foja: ${unread(count)}`,
  greeting: (name: string) => `Hola, ${name}:`,
  intro: (count: number) => `Desde tu último resumen tienes ${unread(count)}.`,
  more: (count: number) => (count === 1 ? 'Hay otra en la campana.' : `Hay otras ${count} en la campana.`),
  open: 'Abrir Foja',
  footer: 'Recibes este resumen porque lo elegiste en «Configuración», «Avisos».',
  unsubscribe: 'Dejar de recibir el resumen',
} as const;

export const unsubscribePage = {
  askTitle: '¿Dejar de recibir el resumen?',
  ask: 'Ya no te enviaremos el resumen de notificaciones por correo. Los demás avisos siguen como están.',
  confirm: 'Dejar de recibirlo',
  doneTitle: 'Listo',
  done: 'No te enviaremos más resúmenes por correo.',
  unknownTitle: 'El enlace no es válido',
  unknown: 'El enlace ya venció o está incompleto. Puedes cambiar tus avisos desde la configuración.',
  settings: 'Configurar avisos',
} as const;
