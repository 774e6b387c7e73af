import { escapeHtml } from './escape-html.rules.ts';

interface EmailLink {
  label: string;
  url: string;
}

/** The content of an e-mail: greeting, paragraphs, an optional button and a footer. */
export interface EmailTemplate {
  greeting: string;
  paragraphs: string[];
  action?: EmailLink;
  /** Shown in small type below the text. */
  footer: string;
  /** A link in small type below the footer. */
  footerLink?: EmailLink;
}

/** Text of a user (a name, a title) on one line, without addresses that a mail program would turn into links. */
export const singleLine = (text: string, most = 120): string => {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/:(?=\/)|(?<=[\p{L}\p{N}-]{2})\.(?=\p{L}{2})|@(?=\S)/gu, '$& ')
    .trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
};

/** The text twin of the HTML: every word of it, and the addresses of its links. */
export const emailText = ({ greeting, paragraphs, action, footer, footerLink }: EmailTemplate): string =>
  [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\n${footer}`,
    ...(footerLink ? [`${footerLink.label}:\n${footerLink.url}`] : []),
  ].join('\n\n') + '\n';

/** Colours of the two schemes. Light ones are in the elements; dark ones replace them in programs that ask for them. */
export const EMAIL_PALETTE = {
  light: { page: '#faf9f6', card: '#ffffff', ink: '#1c1917', muted: '#57534e', button: '#1f4d3f', onButton: '#ffffff' },
  dark: { page: '#161412', card: '#211e1b', ink: '#f5f3f0', muted: '#b8b0a8', button: '#8fd3bb', onButton: '#0f241d' },
} as const;

const FONT = "font-family:Georgia,'Times New Roman',serif;font-size:16px;line-height:1.5";
const BUTTON = 'display:inline-block;padding:12px 20px;border-radius:6px;text-decoration:none';
const { light, dark } = EMAIL_PALETTE;

/** Some programs darken by themselves what has no rule: every coloured element has a class with its dark colour. */
const RULES = [
  ['page', `background:${dark.page}`],
  ['card', `background:${dark.card}`],
  ['ink', `color:${dark.ink}`],
  ['muted', `color:${dark.muted}`],
  ['button', `background:${dark.button};color:${dark.onButton}`],
] as const;
const important = (rule: string): string => rule.replaceAll(';', '!important;') + '!important';
const STYLE =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  `@media (prefers-color-scheme:dark){${RULES.map(([name, rule]) => `.${name}{${important(rule)}}`).join('')}}` +
  // Outlook on the web marks the page instead.
  RULES.map(([name, rule]) => `[data-ogsc] .${name}{${important(rule)}}`).join('');

const HIDDEN = 'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px';
const PREHEADER_LENGTH = 110;

/** What a list of mails shows beside the subject: the beginning of the text, not the greeting. */
const preheaderOf = ([first = '']: readonly string[]): string =>
  first.length > PREHEADER_LENGTH ? `${first.slice(0, PREHEADER_LENGTH - 1).trimEnd()}…` : first;

/** Tables and inline styles, because every mail program supports them. Nothing is fetched from outside. */
export function emailHtml({ greeting, paragraphs, action, footer, footerLink }: EmailTemplate): string {
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const small = `font-size:13px;color:${light.muted}`;
  const linkOf = ({ label, url }: EmailLink, name: string, style: string): string =>
    `<a href="${escapeHtml(url)}" class="${name}" style="${style}">${escapeHtml(label)}</a>`;
  const button = action
    ? `<p style="margin:24px 0">${linkOf(action, 'button', `${BUTTON};background:${light.button};color:${light.onButton}`)}</p>` +
      `<p class="muted" style="margin:0 0 16px;${small};word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  const below = footerLink
    ? `<p class="muted" style="margin:8px 0 0;${small}">${linkOf(footerLink, 'muted', `${small};text-decoration:underline`)}</p>`
    : '';
  return (
    '<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<style>${STYLE}</style></head><body class="page" style="margin:0;padding:24px;background:${light.page}">` +
    `<div style="${HIDDEN}">${escapeHtml(preheaderOf(paragraphs))}</div>` +
    '<table role="presentation" width="100%"><tr><td>' +
    `<div class="card ink" style="max-width:560px;margin:0 auto;padding:24px;border-radius:8px;background:${light.card};${FONT};color:${light.ink}">` +
    [greeting, ...paragraphs].map(paragraph).join('') +
    button +
    `<p class="muted" style="margin:24px 0 0;${small}">${escapeHtml(footer)}</p>` +
    below +
    '</div></td></tr></table></body></html>'
  );
}
