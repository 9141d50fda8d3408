import jwt from 'jsonwebtoken';
import { AccessTokens } from './access-tokens.js';
import { BounceTokens } from './bounce-tokens.js';
import { SigningKeys } from './signing-keys.js';
import { createSignedTokens } from './token-kinds.js';

const OLD = 'cP2vY7rQ0kXw5LmT9dFh3ZsBn8JgUa6E';
const NEW = 'Hq4tW1yK8mVb6NxR3pJe9CgSz7DfAo2L';
const NOW = Date.UTC(2026, 10, 2, 1, 0, 0);

interface AnyToken {
  issue: (value: never) => string | { token: string };
  read: (token: string) => unknown;
}

function tokensOf(keys: SigningKeys) {
  const { mailTokens, ...others } = createSignedTokens(keys);
  const { opened: openedTokens, unsubscribe: unsubscribeTokens, alert: alertTokens } = mailTokens;
  return {
    ...others,
    openedTokens,
    unsubscribeTokens,
    alertTokens,
    accessTokens: new AccessTokens(keys),
    bounceTokens: new BounceTokens(keys),
  };
}

type Name = keyof ReturnType<typeof tokensOf>;

/**
 * A value of each kind, and the token that a release without key ids issued for it at `NOW` with the secret
 * `OLD`.
 */
const KINDS: Record<Name, { value: unknown; issuedBefore: string }> = {
  accessTokens: {
    value: { userId: 7, sessionId: '00000000-0000-4000-8000-000000000007' },
    issuedBefore:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzaWQiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDciLCJpYXQiOjE3OTM1ODEyMDAsImV4cCI6MTc5MzU4MjEwMCwiYXVkIjoidXBsaWZ0Iiwic3ViIjoiNyJ9.i9kpWka3Z8s_y_NJ4q8_MyyBcrzLMlOq0pqGGchzVHg',
  },
  deviceTokens: {
    value: { deviceId: '6f1c', users: [{ id: 7, mark: 'Qm3' }] },
    issuedBefore:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VycyI6W3siaWQiOjcsIm1hcmsiOiJRbTMifV0sImlhdCI6MTc5MzU4MTIwMCwiZXhwIjoxODI1MTE3MjAwLCJhdWQiOiJ1cGxpZnQtZGV2aWNlIiwic3ViIjoiNmYxYyJ9.z2rST3qw8xEb5e1cIhKgC9wrHx7FO5R2BlsAXbjggZY',
  },
  downloadTokens: {
    value: { taskId: 3, userId: 7 },
    issuedBefore:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ0YXNrIjozLCJpYXQiOjE3OTM1ODEyMDAsImV4cCI6MTc5MzU4MTI2MCwiYXVkIjoidXBsaWZ0LWRvd25sb2FkIiwic3ViIjoiNyJ9.X-7qrWlvBWvRNBqBW4Jyw4oGi6-wL2TdZ9W6IpjAx9E',
  },
  previewTokens: {
    value: { shows: 'certificate/7', userId: 7 },
    issuedBefore:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzaG93cyI6ImNlcnRpZmljYXRlLzciLCJpYXQiOjE3OTM1ODEyMDAsImV4cCI6MTc5MzU4MTI2MCwiYXVkIjoidXBsaWZ0LXByZXZpZXciLCJzdWIiOiI3In0.dgIljDKCH5AWDHpwjvqNDLSwPXo6X0URydPNSO1RO2M',
  },
  handshakeTokens: {
    value: { state: 's', nonce: 'n', verifier: 'v', language: 'en' },
    issuedBefore:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdGF0ZSI6InMiLCJub25jZSI6Im4iLCJ2ZXJpZmllciI6InYiLCJsYW5ndWFnZSI6ImVuIiwiaWF0IjoxNzkzNTgxMjAwLCJleHAiOjE3OTM1ODE4MDAsImF1ZCI6InVwbGlmdC1oYW5kc2hha2UifQ.WzEMSTYfK-T2Ia1RmDn4_iXAwnrJYCCnNI4lj7zz3Ms',
  },
  openedTokens: {
    value: '42',
    issuedBefore:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJhdWQiOiJ1cGxpZnQtbWFpbC1vcGVuZWQiLCJzdWIiOiI0MiJ9.iEGAflh91eOhseHAPkiCoTpCLbuJBmYyC2JMfLoE0JI',
  },
  unsubscribeTokens: {
    value: '42',
    issuedBefore:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJhdWQiOiJ1cGxpZnQtbWFpbC11bnN1YnNjcmliZSIsInN1YiI6IjQyIn0.3uS3T4r32Tff86mcn1pyg25xemH4Qg2r68UVVz2xCjE',
  },
  alertTokens: {
    value: '42',
    issuedBefore:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJhdWQiOiJ1cGxpZnQtbWFpbC1hbGVydCIsInN1YiI6IjQyIn0.v9125KxFAV782hp4nrGJzw4_jbCHCQ-H8dKC2IU0kag',
  },
  bounceTokens: {
    value: { mailId: '42', attempt: 2 },
    issuedBefore: '42-2-20759-c8bb5e6783290ecf33556ac53da187',
  },
};

const EVERY_KIND = (Object.keys(KINDS) as Name[]).map((name) => ({ name, ...KINDS[name] }));
const JSON_WEB_TOKENS = EVERY_KIND.filter(({ name }) => name !== 'bounceTokens');

const issue = (name: Name, value: unknown, ...secrets: [string, ...string[]]): string => {
  const token = kind(name, ...secrets).issue(value as never);
  return typeof token === 'string' ? token : token.token;
};
const read = (name: Name, token: string, ...secrets: [string, ...string[]]) =>
  kind(name, ...secrets).read(token);
function kind(name: Name, secret: string, ...fallbacks: string[]): AnyToken {
  return tokensOf(new SigningKeys(secret, fallbacks))[name] as AnyToken;
}

describe('replaced secret', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each(EVERY_KIND)(
    '$name of the old secret are valid while it is a fallback, and not after its removal',
    (kind) => {
      const { name, value } = kind;
      const token = issue(name, value, OLD);
      expect([read(name, token, NEW, OLD)]).toMatchObject([value]);
      expect(read(name, token, NEW)).toBeNull();
    },
  );

  it.each(EVERY_KIND)('$name are signed with the new secret only', ({ name, value }) => {
    const token = issue(name, value, NEW, OLD);
    expect([read(name, token, NEW)]).toMatchObject([value]);
    expect(read(name, token, OLD)).toBeNull();
  });

  it.each(EVERY_KIND)('$name of a future secret are valid before it signs', ({ name, value }) => {
    expect([read(name, issue(name, value, NEW, OLD), OLD, NEW)]).toMatchObject([value]);
  });

  it.each(EVERY_KIND)('$name from before key ids are valid with the secret that signed them', (kind) => {
    const { name, value, issuedBefore } = kind;
    for (const secrets of [[OLD], [NEW, OLD]] as [string, ...string[]][])
      expect([read(name, issuedBefore, ...secrets)]).toMatchObject([value]);
    expect(read(name, issuedBefore, NEW)).toBeNull();
  });

  it.each(JSON_WEB_TOKENS)('$name with a key id that does not match the signature are rejected', (kind) => {
    const { name, value } = kind;
    const [, payload] = issue(name, value, OLD).split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    for (const keyid of [new SigningKeys(NEW).current.id, 'unknown'])
      expect(read(name, jwt.sign(claims, OLD, { keyid }), NEW, OLD)).toBeNull();
  });

  it.each(EVERY_KIND)('$name are not valid as tokens of any other kind', ({ name, issuedBefore }) => {
    for (const other of EVERY_KIND.filter((each) => each.name !== name))
      expect(read(other.name, issuedBefore, OLD)).toBeNull();
  });

  it('a key id reveals no part of the secret and is the same in each process', () => {
    expect(new SigningKeys(OLD).current.id).toBe(new SigningKeys(NEW, [OLD]).candidates()[1]?.id);
    expect(new SigningKeys(OLD).current.id).toMatch(/^[\w-]{8}$/);
  });

  it.each([
    { name: 'accessTokens', seconds: 15 * 60 },
    { name: 'deviceTokens', seconds: 365 * 24 * 3600 },
    { name: 'downloadTokens', seconds: 60 },
    { name: 'previewTokens', seconds: 60 },
    { name: 'handshakeTokens', seconds: 10 * 60 },
  ] as const)('$name expire after $seconds seconds', ({ name, seconds }) => {
    const token = issue(name, KINDS[name].value, OLD);
    jest.setSystemTime(NOW + seconds * 1000 - 1000);
    expect(read(name, token, OLD)).not.toBeNull();
    jest.setSystemTime(NOW + seconds * 1000);
    expect(read(name, token, OLD)).toBeNull();
  });
});
