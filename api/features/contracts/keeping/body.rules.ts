import { textOfBody, type ContractBody } from '#schema/lib/contract-body.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import { validationText } from '#schema/text/validation.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import { isUnseen, readBody as parseBody } from '../generation/index.ts';

/** What the editor sends, checked. */

const MAX_BODY = 1_000_000;

export function readBody(json: string): { body: ContractBody } | { problem: string } {
  if (json.trim() === '') return { problem: say.nothingToSave };
  if (json.length > MAX_BODY) return { problem: say.bodyTooLong };
  const body = parseBody(json);
  if (!body) return { problem: say.bodyInvalid };
  const text = textOfBody(body);
  if (isUnseen(text)) return { problem: say.nothingToSave };
  return isStorable(text) ? { body } : { problem: validationText.invalidCharacters };
}
