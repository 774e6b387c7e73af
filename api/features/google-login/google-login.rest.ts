import { optionalText, restRoute, textOf, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { challengeDetails, restUser, type RestUserFragment } from '../users/index.ts';
import {
  RestGoogleCodeLoginDocument,
  RestGoogleConfigDocument,
  RestGoogleLoginDocument,
} from './google-login.rest.generated.ts';

interface SignedIn {
  token: string | null;
  expiresAt: string | null;
  notice: string | null;
  user: RestUserFragment | null;
}

const signedInReply = ({ token, expiresAt, notice, user }: SignedIn) => ({
  body: { token, expires_at: expiresAt, notice, user: user ? restUser(user) : null },
});

export const googleLoginRest: RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/auth/google-config',
    document: RestGoogleConfigDocument,
    variables: () => ({}),
    reply: ({ googleConfig }) => ({ body: { client_id: googleConfig.clientId } }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/auth/google-login',
    document: RestGoogleLoginDocument,
    variables: ({ body }) => ({
      input: {
        credential: optionalText(body['credential']),
        accessToken: optionalText(body['access_token']),
        state: optionalText(body['state']),
        name: optionalText(body['name']),
        email: optionalText(body['email']),
        picture: optionalText(body['picture']),
        id: optionalText(body['id']),
        provider: optionalText(body['provider']),
        verified: typeof body['verified'] === 'boolean' ? body['verified'] : null,
      },
    }),
    reply: ({ googleLogin }) => signedInReply(googleLogin),
    refusalDetails: ({ googleLogin }) => challengeDetails(googleLogin),
  }),
  restRoute({
    method: 'POST',
    path: '/api/auth/google-code',
    document: RestGoogleCodeLoginDocument,
    variables: ({ body }) => ({ input: { code: textOf(body['code']), state: textOf(body['state']) } }),
    reply: ({ googleCodeLogin }) => signedInReply(googleCodeLogin),
    refusalDetails: ({ googleCodeLogin }) => challengeDetails(googleCodeLogin),
  }),
];
