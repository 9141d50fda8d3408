// A real OpenID provider in a separate process, started and controlled by
// server/testing/test-open-id-provider.ts. Its page has two links: one continues as the given person, the
// other declines.

import { createServer } from 'node:http';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';

const { CLIENT_ID, CLIENT_SECRET, BACK_TO, PORT } = process.env;
const KID = 'of-the-provider';
const SCOPE = 'openid email profile';

const ours = await generateKeyPair('RS256', { extractable: true });
const foreign = await generateKeyPair('RS256');

let person = { sub: 'nobody' };
/** The fault of the tokens from now on, or null. */
let fault = null;

const server = createServer();
await new Promise((resolve) => server.listen(Number(PORT), resolve));
const issuer = `http://localhost:${server.address().port}`;

const policy = interactionPolicy.base();
policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      redirect_uris: [BACK_TO],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  jwks: { keys: [{ ...(await exportJWK(ours.privateKey)), kid: KID, use: 'sig', alg: 'RS256' }] },
  cookies: { keys: ['of the tests'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // Tokens of Google contain the address.
  conformIdTokenClaims: false,
  findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ ...person, sub: accountId }) }),
  features: { devInteractions: { enabled: false } },
  interactions: { policy, url: (_ctx, { uid }) => `/asked/${uid}` },
  pkce: { required: () => true },
  loadExistingGrant: async ({ oidc }) => {
    const { client, session } = oidc;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(SCOPE);
    await grant.save();
    return grant;
  },
});

provider.use(async (ctx, next) => {
  const [, uid, answer] = /^\/asked\/([^/]+)(?:\/(yes|no))?$/.exec(ctx.path) ?? [];
  if (!uid) {
    await next();
    if (ctx.path === '/token' && fault && ctx.body?.id_token)
      ctx.body = { ...ctx.body, id_token: await tokenOf(decodeJwt(ctx.body.id_token), fault) };
  } else if (!answer) {
    ctx.type = 'html';
    ctx.body = `<!doctype html><title>Provider</title><h1>Who are you?</h1>
      <a href="/asked/${uid}/yes">Continue</a> <a href="/asked/${uid}/no">Cancel</a>`;
  } else {
    const result =
      answer === 'yes'
        ? { select_account: {}, login: { accountId: person.sub } }
        : { error: 'access_denied', error_description: 'The person said no' };
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
  }
});
server.on('request', provider.callback());

/** Returns a token with these claims and faults. A claim that is null is left out. */
async function tokenOf(given, { claims, alg = 'RS256', key = 'ours' }) {
  const all = Object.fromEntries(
    Object.entries({ ...given, ...claims }).filter(([, value]) => value !== null),
  );
  if (alg === 'none') return new UnsecuredJWT(all).encode();
  const keys = { ours: ours.privateKey, foreign: foreign.privateKey };
  const shared = new TextEncoder().encode(CLIENT_SECRET);
  const signing = alg === 'HS256' ? shared : keys[key];
  return new SignJWT(all).setProtectedHeader({ alg, kid: KID }).sign(signing);
}

process.on('message', async ({ id, ...message }) => {
  if (message.person) person = message.person;
  if ('fault' in message) fault = message.fault;
  const token = message.token && (await tokenOf(message.token.given, message.token));
  process.send({ id, token });
});
process.on('disconnect', () => process.exit());
process.send({ issuer });
