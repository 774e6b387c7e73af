import type {
  AnswerLanguage,
  DashboardLayout,
  DateFormat,
  LegalSpecialization,
  ThemePreference,
} from '../generated/contract.ts';
import { specializationText } from './settings-screen.ts';

/** The settings over REST: the values of the specification, and what the server answers. */

interface Named {
  /** As REST writes it. */
  value: string;
  /** As people write it; understood too. */
  label: string;
}

const named = <T extends string>(labels: Record<T, string>): Record<T, Named> =>
  Object.fromEntries(
    (Object.entries(labels) as [T, string][]).map(([code, label]) => [code, { value: code.toLowerCase(), label }]),
  ) as Record<T, Named>;

const shown = <T extends string>(values: Record<T, string>): Record<T, Named> =>
  Object.fromEntries(
    (Object.entries(values) as [T, string][]).map(([code, value]) => [code, { value, label: value }]),
  ) as Record<T, Named>;

export const restSettingsValues = {
  specializations: named<LegalSpecialization>(specializationText),
  languages: named<AnswerLanguage>({ ES: 'Español', EN: 'English', PT: 'Português' }),
  dateFormats: shown<DateFormat>({
    DAY_MONTH_YEAR: 'DD/MM/YYYY',
    MONTH_DAY_YEAR: 'MM/DD/YYYY',
    YEAR_MONTH_DAY: 'YYYY-MM-DD',
  }),
  themes: named<ThemePreference>({ LIGHT: 'Claro', DARK: 'Oscuro', AUTO: 'Automático' }),
  layouts: named<DashboardLayout>({ DEFAULT: 'Predeterminada', COMPACT: 'Compacta', EXPANDED: 'Amplia' }),
};

export const restSettingsText = {
  objectExpected: (field: string) => `«${field}» debe ser un objeto.`,
  textExpected: (field: string) => `«${field}» debe ser un texto.`,
  flagExpected: (field: string) => `«${field}» debe ser true o false.`,
  numberExpected: (field: string) => `«${field}» debe ser un número entero.`,
  listExpected: (field: string) => `«${field}» debe ser una lista.`,
  notInList: (field: string, values: readonly string[]) =>
    `El valor de «${field}» no es de la lista: ${values.join(', ')}.`,
  notConfigured: (name: string) => `Integración no configurada en el servidor: ${name}.`,
  passwordsDiffer: 'Las contraseñas no coinciden',
  changedElsewhere: {
    api_key: 'Las llaves de API se crean y se revocan en Configuración, pestaña Integraciones: aquí no se cambian.',
    webhook_url: 'Los webhooks se agregan y se cambian en Configuración, pestaña Integraciones: aquí no se cambian.',
    rate_limit: 'El límite por hora es de cada llave de API: se cambia en la llave, no aquí.',
    google_calendar: 'Google Calendar se conecta y se desconecta en el calendario, no aquí.',
    stripe: 'Los pagos con Stripe son del servidor, no de la cuenta: aquí no se cambian.',
    zoom: 'Zoom se conecta y se desconecta en Configuración, pestaña Integraciones.',
    docusign: 'DocuSign se conecta y se desconecta en Configuración, pestaña Integraciones.',
  },
} as const;
