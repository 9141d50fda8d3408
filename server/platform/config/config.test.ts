import { ConfigError, readConfig } from './config.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/uplift',
  JWT_SECRET: 'kTz0qf9Yw3nB7xLr2VdM8sHc5PjE1uGa6',
  PUBLIC_URL: 'https://uplift.nz',
  SMTP_URL: 'smtp://mail.example',
};

const refusal = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return null;
};

describe('configuration', () => {
  it('needs no settings on a bare machine and serves demo data there', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      demo: true,
      production: false,
      databaseUrl: undefined,
    });
  });

  it('writes no demo data into a database given by address, unless requested', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://db/uplift' }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://db/uplift', DEMO: '1' }).demo).toBe(true);
  });

  it('detects a pooler by an address that differs from the direct one', () => {
    const pooled = { DATABASE_URL: 'postgres://pooler/uplift', DATABASE_DIRECT_URL: 'postgres://db/uplift' };
    expect(readConfig(pooled)).toMatchObject({
      databaseUrl: 'postgres://pooler/uplift',
      databaseDirectUrl: 'postgres://db/uplift',
    });
    for (const direct of ['', 'postgres://pooler/uplift'])
      expect(readConfig({ ...pooled, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBeUndefined();
  });

  it('enables Google sign-in only with its client id and secret A117', () => {
    expect(readConfig({}).google).toBeUndefined();
    expect(readConfig({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }).google).toBeUndefined();
    expect(
      readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: '' }).google,
    ).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'secret',
    });
  });

  it('accepts a bounce domain, or none', () => {
    expect(readConfig({ MAIL_BOUNCE_DOMAIN: 'Mail.Uplift.nz' }).mailBounceDomain).toBe('mail.uplift.nz');
    expect(readConfig({ MAIL_BOUNCE_DOMAIN: '' }).mailBounceDomain).toBeUndefined();
  });

  it('preserves a secret as given, and separates further secrets by white space only', () => {
    const [odd, next] = ['a secret, with a comma: +/= and spaces', 'n3Xt+/=,:;Yw3nB7xLr2VdM8sHc5PjE1uGa6'];
    const env = { JWT_SECRET: odd, JWT_SECRET_FALLBACKS: ` ${next}  ${PRODUCTION.JWT_SECRET}\n` };
    expect(readConfig(env)).toMatchObject({
      jwtSecret: odd,
      jwtSecretFallbacks: [next, PRODUCTION.JWT_SECRET],
    });
  });

  it('accepts a complete production environment', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ production: true, demo: false });
  });

  it('disables mail in production only when explicitly set', () => {
    expect(refusal({ ...PRODUCTION, SMTP_URL: '' })).toContain('SMTP_URL: is required in production');
    expect(readConfig({ ...PRODUCTION, SMTP_URL: 'none' }).smtpUrl).toBeUndefined();
    expect(refusal({ SMTP_URL: 'mail.example' })).toBe('SMTP_URL: must start with smtp:// or smtps://');
  });

  it.each([
    ['an invalid port', { PORT: 'http' }, 'PORT'],
    ['a database of another kind', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [
      'a direct address of a database of another kind',
      { DATABASE_URL: 'postgres://db', DATABASE_DIRECT_URL: 'mysql://db' },
      'DATABASE_DIRECT_URL: must start with postgres://',
    ],
    [
      'a direct address without one of a pooler',
      { DATABASE_DIRECT_URL: 'postgres://db' },
      'DATABASE_DIRECT_URL: is of use only with DATABASE_URL',
    ],
    ['no database in production', { ...PRODUCTION, DATABASE_URL: '' }, 'DATABASE_URL'],
    [
      'no address of the site in production',
      { ...PRODUCTION, PUBLIC_URL: '' },
      'PUBLIC_URL: is required in production',
    ],
    ['no secret in production', { ...PRODUCTION, JWT_SECRET: '' }, 'JWT_SECRET'],
    ['a short secret', { JWT_SECRET: 'short' }, 'JWT_SECRET'],
    ['an address in place of a domain', { MAIL_BOUNCE_DOMAIN: 'bounces@uplift.nz' }, 'MAIL_BOUNCE_DOMAIN'],
    ['a domain that mail cannot reach', { MAIL_BOUNCE_DOMAIN: 'localhost' }, 'MAIL_BOUNCE_DOMAIN'],
    [
      'a repeated character as secret in production',
      { ...PRODUCTION, JWT_SECRET: 'a'.repeat(64) },
      'JWT_SECRET',
    ],
    [
      'a short secret among those that still verify',
      { JWT_SECRET_FALLBACKS: `${PRODUCTION.JWT_SECRET} short` },
      'JWT_SECRET_FALLBACKS: each secret must be at least 32 bytes of random text, number 2 is not',
    ],
    [
      'a repeated character as secret that still verifies in production',
      { ...PRODUCTION, JWT_SECRET_FALLBACKS: 'a'.repeat(64) },
      'JWT_SECRET_FALLBACKS',
    ],
    [
      'secrets that verify without one that signs in production',
      { ...PRODUCTION, JWT_SECRET: '', JWT_SECRET_FALLBACKS: PRODUCTION.JWT_SECRET },
      'JWT_SECRET: at least',
    ],
    ['a Google client ID without its secret', { GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET: is needed'],
    ['a Google secret without its client ID', { GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_ID: is needed'],
    [
      'a provider that is not a URL',
      { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: 'google' },
      'GOOGLE_ISSUER: must be an address',
    ],
    [
      'a provider over plain HTTP in production',
      { ...PRODUCTION, GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: 'http://id.example' },
      'GOOGLE_ISSUER: must start with https://',
    ],
    ['demo data in production', { ...PRODUCTION, DEMO: '1' }, 'DEMO'],
    ['trust in all proxies', { TRUST_PROXY: 'true' }, 'TRUST_PROXY: true would'],
    ['a network of all addresses', { TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
    ['a proxy that is not an address', { TRUST_PROXY: '10.0.0.0/8, nginx' }, '"nginx" is neither'],
    ['a prefix that is too long', { TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    ['too many proxies', { TRUST_PROXY: '4000' }, 'TRUST_PROXY'],
    ['a bucket without its key', { S3_BUCKET: 'uplift' }, 'S3_ACCESS_KEY_ID'],
    ['a bucket without its secret', { S3_BUCKET: 'uplift', S3_ACCESS_KEY_ID: 'x' }, 'S3_SECRET_ACCESS_KEY'],
    ['a store without a bucket', { S3_ENDPOINT: 'https://s3.example.nz' }, 'S3_BUCKET'],
    ['a store that is not a URL', { S3_ENDPOINT: 's3.example.nz', S3_BUCKET: 'uplift' }, 'S3_ENDPOINT'],
    ['a site address without protocol', { PUBLIC_URL: 'uplift.nz' }, 'PUBLIC_URL'],
  ])('rejects %s with a one-line message that names the setting', (_what, env, setting) => {
    const message = refusal(env as Record<string, string>);
    expect(message).toContain(setting);
    expect(message).not.toContain('\n');
  });

  it.each([
    ['', false],
    ['0', false],
    ['1', { hops: 1 }],
    ['2', { hops: 2 }],
    ['10.0.0.0/8,fd00::/8 , 192.0.2.7', { networks: ['10.0.0.0/8', 'fd00::/8', '192.0.2.7'] }],
    ['loopback', { networks: ['loopback'] }],
  ])('reads TRUST_PROXY=%s as hops or networks', (value, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
  });

  it('uses path-style bucket addresses for a custom S3 endpoint', () => {
    const bucket = { S3_BUCKET: 'uplift', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' };
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(bucket).s3).toMatchObject({ region: 'us-east-1', pathStyle: false });
    const elsewhere = { ...bucket, S3_ENDPOINT: 'https://s3.example.nz/' };
    expect(readConfig(elsewhere).s3).toMatchObject({ endpoint: 'https://s3.example.nz', pathStyle: true });
    expect(readConfig({ ...elsewhere, S3_PATH_STYLE: '0' }).s3?.pathStyle).toBe(false);
  });

  it('sets a rate limit that suffices for a person trying the demo A149', () => {
    expect(readConfig({}).rateLimitPerMinute).toBeGreaterThanOrEqual(60);
  });
});
