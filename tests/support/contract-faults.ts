import { previewOf, type ContractForm } from '#api/features/contracts/generation/index.ts';
import type { ContractTemplate } from '#db/content/contracts/contract-template.ts';
import { textOfBody } from '#schema/lib/contract-body.ts';

/** What no document may have. */

/** Marks of a text that was put together wrongly. */
const WRONG: readonly RegExp[] = [
  /undefined|\bnil\b|\bnull\b|NaN|\[object|Infinity/,
  /\{\{|\}\}|\{%|%\}|\*\*/,
  / {2}|\t\t| [,.;:](?=\s|$)/m,
  /,,|;;|\(\s*\)|«\s*»|,\.|;\./,
  /(?<!\.)\.\.(?!\.)/,
  /\b(?:de|a|DE|A) EL\b/,
  /(?<!\p{L})(?:de|a) el(?!\p{L})/u,
  /(?:^|[.!?] )(?:del|al|de|a) [A-ZÁÉÍÓÚÑ]{2}/m,
  /[\uFDD0-\uFDEF]/,
];

export function faultsOf(text: string): string[] {
  return WRONG.flatMap((pattern) => {
    const match = pattern.exec(text);
    return match ? [`${String(pattern)}: …${text.slice(Math.max(0, match.index - 60), match.index + 60)}…`] : [];
  });
}

/** What is wrong with a document of values that are complete. */
export function faultsOfForm(template: ContractTemplate, form: ContractForm, today: string): string[] {
  const { body, clauses, checks, missing } = previewOf(template, form, today);
  const text = textOfBody(body);
  const invalid = checks.filter(({ code }) => code === 'value.invalid').map(({ message }) => message);
  const said = checks.map(({ message, remedy }) => `${message}\n${remedy ?? ''}`).join('\n');
  const faults = [
    ...missing.map((label) => `missing: ${label}`),
    ...invalid,
    ...faultsOf(text),
    ...faultsOf(said),
    ...clauses.filter(({ heading }) => heading.trim() === '').map(({ id }) => `${id} has no heading`),
    ...(template.numbering === 'ORDINAL' && clauses.some(({ number }) => number === '') ? ['no number'] : []),
  ];
  return faults.length === 0 ? [] : [`${JSON.stringify(form).slice(0, 3000)}: ${faults.join('; ')}`];
}
