import { validationText } from '#schema/text/validation.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

export interface RegistrationInput {
  name: string;
  email: string;
  password: string;
  profession?: string | null;
}

export interface FieldProblem {
  field: string | null;
  message: string;
}

const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 256;

/** The e-mail is the login name: case and surrounding space do not matter. */
export const foldEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

// Something before and after one `@`, no spaces or control characters. Whether it exists is not checked.
const EMAIL = /^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,255}$/u;

/** Of a folded e-mail. */
export const isEmail = (email: string): boolean => EMAIL.test(email) && isStorable(email);

const problem = (field: string | null, message: string): FieldProblem => ({ field, message });

export function passwordProblem(password: string, isCommon: (password: string) => boolean): FieldProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return problem('password', validationText.passwordTooShort);
  if (length > PASSWORD_MAX) return problem('password', validationText.passwordTooLong);
  if (isCommon(password)) return problem('password', validationText.passwordCommon);
  return null;
}

/** The specification's order: required, then e-mail, then password; one message at a time. */
export function registrationProblem(
  input: RegistrationInput,
  isCommon: (password: string) => boolean,
): FieldProblem | null {
  const { name, email, password, profession } = input;
  if (!name.trim()) return problem('name', validationText.allRequired);
  if (!email.trim()) return problem('email', validationText.allRequired);
  if (!password) return problem('password', validationText.allRequired);
  if (!isStorable(name + email + password + (profession ?? ''))) return problem(null, validationText.invalidCharacters);
  if (!EMAIL.test(foldEmail(email))) return problem('email', validationText.emailInvalid);
  if (name.trim().length > 200) return problem('name', validationText.nameTooLong);
  if ((profession ?? '').trim().length > 100) return problem('profession', validationText.professionTooLong);
  return passwordProblem(password, isCommon);
}

/** The problem of a login that shows before the account is looked up, or `null`. */
export function loginProblem(email: string, password: string): FieldProblem | null {
  if (!email.trim()) return problem('email', validationText.allRequired);
  if (!password) return problem('password', validationText.allRequired);
  return null;
}

/** Whether the password repeats the name or the e-mail of its owner, or a single character. */
export function isObvious(password: string, owner: { name: string; email: string }): boolean {
  const folded = password.toLowerCase();
  const parts = [foldEmail(owner.email), foldEmail(owner.email).split('@')[0] ?? '', owner.name.trim().toLowerCase()];
  return new Set(folded).size === 1 || parts.some((part) => part.length > 0 && folded === part);
}
