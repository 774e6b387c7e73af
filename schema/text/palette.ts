import { deadlineRoomsText } from './deadline-screen.ts';
import { counted } from './words.ts';

const { names } = deadlineRoomsText;

/** The command palette: finds cases, articles, sections and conversations, and starts things. */
export const paletteText = {
  title: 'Buscar o ir a…',
  placeholder: 'Caso, cliente, expediente, «LFT 48» o acción…',
  groups: {
    articles: 'Artículos',
    cases: 'Casos',
    recentCases: 'Casos recientes',
    actions: 'Acciones',
    sections: 'Secciones',
    conversations: 'Conversaciones',
    recentConversations: 'Conversaciones recientes',
    stock: 'Acervo',
  },
  searchStock: (query: string) => `Buscar «${query}» en el acervo`,
  none: 'Nada coincide con lo que escribiste.',
  searching: 'Buscando…',
  failed: 'No pudimos buscar entre tus casos y conversaciones.',
  results: (count: number) => counted(count, 'resultado', 'resultados'),
} as const;

/** What the palette starts. `also`: other words that find it. */
export const paletteActionText = {
  question: { label: 'Nueva consulta', also: 'pregunta chat' },
  case: { label: 'Nuevo caso', also: 'asunto expediente abrir' },
  deadline: { label: 'Nuevo vencimiento', also: 'fecha escribir aviso recordatorio' },
  calculator: { label: names.calculator, also: 'plazo cómputo vencimiento fecha límite' },
  notice: { label: names.notice, also: 'auto proveído notificación boletín término plazo' },
  chain: { label: names.chain, also: 'cadena plazos vencimientos' },
  amounts: {
    label: 'Calculadoras',
    also: 'finiquito liquidación intereses prescripción isr honorarios vacaciones aguinaldo',
  },
  event: { label: 'Nuevo evento', also: 'audiencia reunión cita calendario' },
  hours: { label: 'Registrar horas', also: 'tiempo facturar' },
  timer: { label: 'Iniciar cronómetro', also: 'tiempo horas' },
  light: { label: 'Apariencia clara', also: 'tema' },
  dark: { label: 'Apariencia oscura', also: 'tema noche' },
  auto: { label: 'Apariencia como el sistema', also: 'tema' },
  accessibility: { label: 'Accesibilidad', also: 'contraste tamaño texto letra voz daltonismo animaciones lector' },
  shortcuts: { label: 'Atajos de teclado', also: 'ayuda teclas' },
} as const;
