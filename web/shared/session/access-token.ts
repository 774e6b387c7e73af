const MINUTE = 60_000;
/** Assumed lifetime of a token whose claims cannot be read. */
const ASSUMED_LIFETIME_MS = 5 * MINUTE;

interface Claims {
  exp?: number;
  iat?: number;
}

function claimsOf(token: string): Claims {
  try {
    const part = token.split('.')[1] ?? '';
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}

/** Milliseconds until the token expires by this computer's clock; negative after that. */
export function millisecondsLeft(token: string, now = Date.now()): number {
  const { exp } = claimsOf(token);
  return exp === undefined ? ASSUMED_LIFETIME_MS : exp * 1000 - now;
}

/**
 * Milliseconds from the issue of a token to its renewal: its lifetime minus a minute. It uses the length, not the end,
 * so a wrong clock does no harm.
 */
export function refreshDelay(token: string, isNew: boolean, now = Date.now()): number {
  const { exp, iat } = claimsOf(token);
  const left = isNew && exp !== undefined && iat !== undefined ? (exp - iat) * 1000 : millisecondsLeft(token, now);
  return Math.max(1_000, left - MINUTE);
}
