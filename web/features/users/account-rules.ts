import { validationText } from '#schema/text/validation.ts';

export interface AccountValues {
  name: string;
  email: string;
  password: string;
  profession: string;
}

export interface AccountProblem {
  message: string;
  fields: (keyof AccountValues)[];
}

export const PASSWORD_MIN = 6;
export const PASSWORD_RECOMMENDED = 12;

function missing(values: AccountValues, required: (keyof AccountValues)[]): AccountProblem | null {
  const fields = required.filter((field) => (field === 'password' ? !values.password : !values[field].trim()));
  return fields.length > 0 ? { message: validationText.allRequired, fields } : null;
}

/** In the order of the specification: required fields, e-mail, password; one message at a time. */
export function registrationProblem(values: AccountValues): AccountProblem | null {
  const absent = missing(values, ['name', 'email', 'password']);
  if (absent) return absent;
  if (!values.email.includes('@')) return { message: validationText.emailInvalid, fields: ['email'] };
  if ([...values.password].length < PASSWORD_MIN)
    return { message: validationText.passwordTooShort, fields: ['password'] };
  return null;
}

/** The length of an existing password is not checked: only the server knows it. */
export function loginProblem(values: AccountValues): AccountProblem | null {
  const absent = missing(values, ['email', 'password']);
  if (absent) return absent;
  return values.email.includes('@') ? null : { message: validationText.emailInvalid, fields: ['email'] };
}
