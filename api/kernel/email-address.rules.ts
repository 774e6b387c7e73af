const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';
/** Without invisible characters: with them, two different addresses could look the same. */
const ADDRESS = new RegExp(`^[^\\s@<>,;:"()[\\]\\\\\\p{Cc}\\p{Cf}]{1,64}@${LABEL}(?:\\.${LABEL})+$`, 'u');

/** Whether an address has one `@` and a domain with a dot. Others are refused before a mail is sent. */
export const isDeliverable = (email: string): boolean =>
  email.length <= 254 && email.isWellFormed() && ADDRESS.test(email);
