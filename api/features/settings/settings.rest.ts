import type { UpdateSettingsInput } from '#schema/generated/contract.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { restSettingsText as say, restSettingsValues } from '#schema/text/settings-rest.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { restRoute, type RestRequest, type RestRoute } from '#api/kernel/http/rest-route.ts';
import {
  RestUpdateSettingsDocument,
  RestApiSettingsDocument,
  RestUserSettingsDocument,
  type RestApiSettingsQuery,
  type RestSettingsFragment,
} from './settings.rest.generated.ts';

type Given = Record<string, unknown>;
type Section = 'profile' | 'security' | 'preferences' | 'api';

const refuse = (field: string, message: string): Refusal => new Refusal('VALIDATION', message, { field });

/** A part of the body: absent is empty, and what is no object is refused. */
function partOf(given: unknown, field: string): Given {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'object' || Array.isArray(given)) throw refuse(field, say.objectExpected(field));
  return given as Given;
}

/** Reads one value; its field is named in the refusal. */
type Read<T> = (value: unknown, field: string) => T;

const text: Read<string | null> = (value, field) => {
  if (value === null || typeof value === 'string') return value;
  throw refuse(field, say.textExpected(field));
};

const flag: Read<boolean> = (value, field) => {
  if (typeof value === 'boolean') return value;
  throw refuse(field, say.flagExpected(field));
};

/** Forms send numbers as text. */
const minutes: Read<number> = (value, field) => {
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number)) return number;
  throw refuse(field, say.numberExpected(field));
};

/** A value of a closed list, by its name in REST, its label or its code. */
const oneOf =
  <T extends string>(values: Record<T, { value: string; label: string }>): Read<T> =>
  (given, field) => {
    const wanted = typeof given === 'string' ? foldText(given.trim()) : '';
    const codes = Object.keys(values) as T[];
    const found = codes.find((code) =>
      [code, values[code].value, values[code].label].some((name) => foldText(name) === wanted),
    );
    if (found) return found;
    throw refuse(
      field,
      say.notInList(
        field,
        codes.map((code) => values[code].value),
      ),
    );
  };

const several =
  <T>(read: Read<T>): Read<T[]> =>
  (given, field) => {
    if (!Array.isArray(given)) throw refuse(field, say.listExpected(field));
    return given.map((each) => read(each, field));
  };

/** Without parts that are empty: a section that nobody sent changes nothing. */
const filled = <T extends Record<string, object>>(parts: T): Partial<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0)) as Partial<T>;

/** The fields of a part that came, by their names in the contract. */
function read(
  part: Given,
  section: string,
  fields: Record<string, readonly [name: string, read: Read<unknown>]>,
): Given {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => part[key] !== undefined)
      .map(([key, [name, readValue]]) => [name, readValue(part[key], `${section}.${key}`)]),
  );
}

const PROFILE = {
  name: ['name', text],
  email: ['email', text],
  profession: ['profession', text],
  phone: ['phone', text],
  address: ['address', text],
  law_firm: ['lawFirm', text],
  bar_number: ['barNumber', text],
  specializations: ['specializations', several(oneOf(restSettingsValues.specializations))],
  bio: ['bio', text],
} as const;

const SECURITY = {
  login_notifications: ['loginNotifications', flag],
  session_timeout: ['sessionTimeoutMinutes', minutes],
} as const;

const NOTIFICATIONS = {
  case_updates: ['caseUpdates', flag],
  payment_reminders: ['paymentReminders', flag],
  system_alerts: ['systemAlerts', flag],
  marketing: ['marketing', flag],
} as const;

const PREFERENCES = {
  language: ['language', oneOf(restSettingsValues.languages)],
  timezone: ['timeZone', text],
  date_format: ['dateFormat', oneOf(restSettingsValues.dateFormats)],
  currency: ['currency', text],
  theme: ['theme', oneOf(restSettingsValues.themes)],
  dashboard_layout: ['dashboardLayout', oneOf(restSettingsValues.layouts)],
  auto_save: ['autoSave', flag],
} as const;

/** Empty fields of the password are those that nobody filled in. */
function passwordsOf(security: Given): Given {
  const [current, next, again] = (['current_password', 'new_password', 'confirm_password'] as const).map((key) =>
    text(security[key] ?? null, `security.${key}`),
  );
  if (!current && !next) return {};
  if (next && again && next !== again) throw refuse('security.confirm_password', say.passwordsDiffer);
  return { currentPassword: current ?? '', ...(next ? { newPassword: next } : {}) };
}

function inputOf({ body }: RestRequest): UpdateSettingsInput {
  const [profile, security, preferences] = (['profile', 'security', 'preferences'] as const).map((section: Section) =>
    partOf(body[section], section),
  ) as [Given, Given, Given];
  partOf(body['api'], 'api');
  const mails = partOf(preferences['email_notifications'], 'preferences.email_notifications');
  const version = body['version'] === undefined ? {} : { version: minutes(body['version'], 'version') };
  const parts = filled({
    profile: read(profile, 'profile', PROFILE),
    security: { ...read(security, 'security', SECURITY), ...passwordsOf(security) },
    preferences: {
      ...read(preferences, 'preferences', PREFERENCES),
      ...filled({ emailNotifications: read(mails, 'preferences.email_notifications', NOTIFICATIONS) }),
    },
  });
  return { ...version, ...parts };
}

/** Fields of the contract by their names in REST, for refusals. */
const RENAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({ profile: PROFILE, security: SECURITY, preferences: PREFERENCES }).flatMap(([section, fields]) =>
      Object.entries(fields).map(([key, [name]]) => [`${section}.${name}`, `${section}.${key}`]),
    ),
  ),
  'security.currentPassword': 'security.current_password',
  'security.newPassword': 'security.new_password',
};

const valueOf = <T extends string>(values: Record<T, { value: string }>, code: T): string => values[code].value;

const storedOf = ({ profile, security, preferences, version }: RestSettingsFragment) => ({
  profile: {
    name: profile.name,
    email: profile.email,
    profession: profile.profession ?? '',
    phone: profile.phone ?? '',
    address: profile.address ?? '',
    law_firm: profile.lawFirm ?? '',
    bar_number: profile.barNumber ?? '',
    specializations: profile.specializations.map((each) => valueOf(restSettingsValues.specializations, each)),
    bio: profile.bio ?? '',
  },
  security: {
    // Passwords are never told.
    current_password: '',
    new_password: '',
    confirm_password: '',
    two_factor_enabled: security.twoFactorEnabled,
    login_notifications: security.loginNotifications,
    session_timeout: security.sessionTimeoutMinutes,
  },
  preferences: {
    language: valueOf(restSettingsValues.languages, preferences.language),
    timezone: preferences.timeZone,
    date_format: valueOf(restSettingsValues.dateFormats, preferences.dateFormat),
    currency: preferences.currency,
    email_notifications: {
      case_updates: preferences.emailNotifications.caseUpdates,
      payment_reminders: preferences.emailNotifications.paymentReminders,
      system_alerts: preferences.emailNotifications.systemAlerts,
      marketing: preferences.emailNotifications.marketing,
    },
    dashboard_layout: valueOf(restSettingsValues.layouts, preferences.dashboardLayout),
    theme: valueOf(restSettingsValues.themes, preferences.theme),
    auto_save: preferences.autoSave,
  },
  version,
});

type ApiFacts = RestApiSettingsQuery;

/** Keys have limits of their own: shown are those of the newest that works, else what a new one would have. */
function apiOf({ apiKeys, webhookEndpoints, integrations }: ApiFacts) {
  const key = apiKeys.find(({ isActive }) => isActive);
  const isConnected = (name: ApiFacts['integrations'][number]['kind']): boolean =>
    integrations.some(({ kind, state }) => kind === name && state === 'CONNECTED');
  return {
    api_key: key?.hint ?? '',
    webhook_url: webhookEndpoints[0]?.url ?? '',
    rate_limit: key ? Number(key.hourlyLimit.slice(1)) : USUAL_RATE_LIMIT,
    integrations: {
      google_calendar: isConnected('GOOGLE_CALENDAR'),
      stripe: isConnected('STRIPE'),
      zoom: isConnected('ZOOM'),
      docusign: isConnected('DOCUSIGN'),
    },
  };
}

const USUAL_RATE_LIMIT = 1000;

const wasSent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Forms send numbers as text. */
const isSame = (sent: unknown, stored: string | number | boolean): boolean =>
  sent === stored || (typeof sent === 'string' && sent === String(stored));

/** What was sent of `api` and is not so: it is changed elsewhere, and whoever sent it is told. */
function noticesOf(sent: unknown, facts: ApiFacts): string[] {
  const { integrations, ...plain } = apiOf(facts);
  const api = partOf(sent, 'api');
  const given = { ...api, ...partOf(api['integrations'], 'api.integrations') };
  const stored = { ...plain, ...integrations };
  const missing = new Set(
    facts.integrations.flatMap(({ kind, state }) => (state === 'NOT_CONFIGURED' ? kind.toLowerCase() : [])),
  );
  return (Object.keys(stored) as (keyof typeof stored)[])
    .filter((name) => wasSent(given[name]) && !isSame(given[name], stored[name]))
    .map((name) => (missing.has(name) ? say.notConfigured(name) : say.changedElsewhere[name]));
}

export const settingsRest: RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/user/settings',
    document: RestUserSettingsDocument,
    variables: () => ({}),
    reply: ({ settings, ...rest }) => ({ body: { settings: { ...storedOf(settings), api: apiOf(rest) } } }),
  }),
  restRoute({
    method: 'PUT',
    path: '/api/user/settings',
    document: RestUpdateSettingsDocument,
    also: RestApiSettingsDocument,
    fields: RENAMED,
    variables: (request) => ({ input: inputOf(request) }),
    reply: ({ updateSettings: { settings }, ...rest }, { body }) => {
      const stored = settings && { ...storedOf(settings), api: apiOf(rest) };
      return { body: { settings: stored, error: null, notices: noticesOf(body['api'], rest) } };
    },
  }),
];
