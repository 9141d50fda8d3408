import { ConfigError, readConfig } from './config';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/uplift',
  JWT_SECRET: 'kTz0qf9Yw3nB7xLr2VdM8sHc5PjE1uGa6',
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
  it('needs nothing on a bare machine and serves demo data there', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      demo: true,
      production: false,
      databaseUrl: undefined,
    });
  });

  it('takes demo data away from a database given by address, unless asked for', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://db/uplift' }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://db/uplift', DEMO: '1' }).demo).toBe(true);
  });

  it('accepts a complete production environment', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ production: true, demo: false });
  });

  it.each([
    ['a port that is none', { PORT: 'http' }, 'PORT'],
    ['a database of another kind', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    ['no database in production', { ...PRODUCTION, DATABASE_URL: '' }, 'DATABASE_URL'],
    ['no secret in production', { ...PRODUCTION, JWT_SECRET: '' }, 'JWT_SECRET'],
    ['a short secret', { JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [
      'a repeated character as secret in production',
      { ...PRODUCTION, JWT_SECRET: 'a'.repeat(64) },
      'JWT_SECRET',
    ],
    ['demo data in production', { ...PRODUCTION, DEMO: '1' }, 'DEMO'],
    ['a site address without protocol', { PUBLIC_URL: 'uplift.nz' }, 'PUBLIC_URL'],
  ])('refuses %s in one line that names the setting', (_what, env, setting) => {
    const message = refusal(env as Record<string, string>);
    expect(message).toContain(setting);
    expect(message).not.toContain('\n');
  });

  it('A149 leaves room for a person trying everything out in demo mode', () => {
    expect(readConfig({}).rateLimitPerMinute).toBeGreaterThanOrEqual(60);
  });
});
