import { escapeHtml } from './escape-html.rules.ts';

/** The content of an e-mail: greeting, paragraphs, an optional button and a footer. */
export interface EmailTemplate {
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Shown in small type below the text. */
  footer: string;
}

/** Text of a user (a name, a title) on one line, without addresses that a mail program would turn into links. */
export const singleLine = (text: string, most = 120): string => {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/:(?=\/)|(?<=[\p{L}\p{N}-]{2})\.(?=\p{L}{2})|@(?=\S)/gu, '$& ')
    .trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
};

export const emailText = ({ greeting, paragraphs, action, footer }: EmailTemplate): string =>
  [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), `--\n${footer}`].join('\n\n') +
  '\n';

const FONT = "font-family:Georgia,'Times New Roman',serif;font-size:16px;line-height:1.5;color:#1c1917";
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1f4d3f;color:#ffffff;text-decoration:none';

/** Tables and inline styles, because every mail program supports them. */
export function emailHtml({ greeting, paragraphs, action, footer }: EmailTemplate): string {
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const url = action ? escapeHtml(action.url) : '';
  const button = action
    ? `<p style="margin:24px 0"><a href="${url}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:13px;color:#57534e;word-break:break-all">${url}</p>`
    : '';
  return (
    '<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `</head><body style="margin:0;padding:24px;background:#faf9f6"><table role="presentation" width="100%"><tr><td>` +
    `<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;${FONT}">` +
    [greeting, ...paragraphs].map(paragraph).join('') +
    button +
    `<p style="margin:24px 0 0;font-size:13px;color:#57534e">${escapeHtml(footer)}</p>` +
    '</div></td></tr></table></body></html>'
  );
}
