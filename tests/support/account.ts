import { expect } from 'vitest';
import type { Product } from './product.ts';

export const PASSWORD = 'una clave de ejemplo';

export interface Account {
  name: string;
  email: string;
  token: string;
}

const asked = async ({ url }: Product, path: string, body: object, token = ''): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};

let people = 0;

/** A new account of a product, signed in. Everybody has an address of their own. */
export async function register(product: Product, name = 'Persona de Ejemplo'): Promise<Account> {
  const email = `${name.split(' ')[0]?.toLowerCase()}-${++people}-${Date.now()}@ejemplo.mx`;
  const reply = await asked(product, '/api/real-auth/register', { name, email, password: PASSWORD });
  return { name, email, token: (reply as { token: string }).token };
}

/** What an account is told over GraphQL. An error fails the test. */
export async function ask<T>(product: Product, token: string, query: string, variables: object = {}): Promise<T> {
  const reply = await asked(product, '/graphql', { query, variables }, token);
  const { data, errors } = reply as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** A mutation with its input. */
export const mutate = <T>(product: Product, token: string, query: string, input: object): Promise<T> =>
  ask<T>(product, token, query, { input });

/** A new case of an account; its id. */
export async function openCase(product: Product, token: string, part: object = {}): Promise<string> {
  const { createCase } = await mutate<{ createCase: { case: { id: string } } }>(
    product,
    token,
    'mutation($input: CreateCaseInput!) { createCase(input: $input) { case { id } userErrors { message } } }',
    { title: 'Cobro de pagaré', client: 'Comercializadora Ejemplo', area: 'COMMERCIAL', ...part },
  );
  return createCase.case.id;
}
