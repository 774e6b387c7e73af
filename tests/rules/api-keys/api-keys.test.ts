import { expect, test } from 'vitest';
import { apiScopeText } from '#schema/text/api-keys.ts';
import { isAllowedAddress, readAddresses } from '#api/features/api-keys/addresses.service.ts';
import { abilitiesOf, API_SCOPES, readScopes } from '#api/features/api-keys/scopes.rules.ts';
import { hashOfSecret, hintOf, looksLikeSecret, newSecret } from '#api/features/api-keys/secret.adapter.ts';

test('every scope has its words, and no other has', () => {
  expect(Object.keys(apiScopeText).toSorted()).toEqual([...API_SCOPES].toSorted());
});

test('no key may touch sessions, payments, passwords or keys', () => {
  for (const scope of API_SCOPES) expect(scope).not.toMatch(/^(?:session:|api-key:|account:secure|billing:write)/);
  expect(readScopes(['case:read', 'session:end'])).toBeNull();
  expect([...abilitiesOf(['case:read', 'session:end', 'gone:read'])]).toEqual([
    'account:read',
    'health:read',
    'case:read',
  ]);
});

test('scopes are sorted, each once; none at all is refused', () => {
  expect(readScopes(['chat:ask', 'case:read', 'chat:ask'])).toEqual(['case:read', 'chat:ask']);
  expect(readScopes([])).toBeNull();
  expect(readScopes(['constructor'])).toBeNull();
});

test.each([
  [[], '198.51.100.7', true],
  [['198.51.100.7'], '198.51.100.7', true],
  [['198.51.100.7'], '::ffff:198.51.100.7', true],
  [['198.51.100.0/24'], '198.51.100.255', true],
  [['198.51.100.0/24'], '198.51.101.1', false],
  [['2001:db8::/32'], '2001:db8:1::1', true],
  [['2001:db8::/32'], '198.51.100.7', false],
  [['198.51.100.7'], 'unknown', false],
])('of a list %j, %s is let in: %s', (allowed, caller, isIn) => {
  expect(isAllowedAddress(allowed, caller)).toBe(isIn);
});

test.each(['', 'casa', '300.1.1.1', '198.51.100.0/33', '198.51.100.0/-1', '1.2.3.4/24/24', '2001:db8::/129'])(
  '«%s» is no address',
  (text) => expect(readAddresses([text])).toBeNull(),
);

test('a secret is told from other tokens, differs each time, and shows four characters', () => {
  const secret = newSecret();
  expect(looksLikeSecret(secret)).toBe(true);
  expect(looksLikeSecret('eyJhbGciOiJFZERTQSJ9.e30.x')).toBe(false);
  expect(newSecret()).not.toBe(secret);
  expect(hintOf(secret)).toBe(`${secret.slice(0, 7)}…`);
  expect(hashOfSecret(secret)).toMatch(/^[0-9a-f]{64}$/);
});
