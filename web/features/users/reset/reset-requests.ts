import { commonText } from '#schema/text/common.ts';
import { passwordResetText as text } from '#schema/text/password-reset-screen.ts';
import { postGraphql } from '#web/shared/session/account-requests.ts';
import requestText from './request-reset.graphql?raw';
import setText from './set-password.graphql?raw';

/** `null`: done. Plain fetch, as the login does it: these pages load no GraphQL client. */
export type ResetProblem = { message: string; field: string | null } | null;

interface Payload {
  userErrors?: { field?: string | null; message?: string }[];
}

async function send(query: string, name: string, input: object): Promise<ResetProblem> {
  try {
    const { data, errors } = await postGraphql(query, null, { variables: { input } });
    const payload = data?.[name] as Payload | null | undefined;
    if (!payload) return { message: errors?.[0]?.message ?? text.failed, field: null };
    const [wrong] = payload.userErrors ?? [];
    return wrong ? { message: wrong.message ?? text.failed, field: wrong.field ?? null } : null;
  } catch {
    return { message: commonText.connectionFailed, field: null };
  }
}

export const requestReset = (email: string) => send(requestText, 'requestPasswordReset', { email });

export const setPassword = (token: string, newPassword: string) =>
  send(setText, 'resetPassword', { token, newPassword });
