import { readFileSync } from 'node:fs';
import { SETTINGS } from './config.js';

const COMPOSE = readFileSync('docker-compose.yml', 'utf8');
/** Settings that docker-compose.yml or the image fixes. */
const FIXED = ['NODE_ENV', 'DATABASE_URL', 'REDIS_URL', 'PORT', 'HOST', 'DATA_FOLDER', 'DEMO'];

describe('docker-compose.yml', () => {
  it('passes on every setting that it does not fix', () => {
    const passedOn = (name: string) => new RegExp(`^    ${name}: \\$\\{${name}:[-?]`, 'm').test(COMPOSE);
    expect(SETTINGS.filter((name) => !FIXED.includes(name) && !passedOn(name))).toEqual([]);
  });

  it('publishes its ports on this machine only', () => {
    const published = [...COMPOSE.matchAll(/^ {6}- "([^"]*:\d+)"$/gm)].map(([, port]) => port);
    expect(published).toHaveLength(2);
    for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('accepts a port range for several web processes', () => {
    expect(COMPOSE).toMatch(/^ {6}- "127\.0\.0\.1:\$\{WEB_PORT:-4000\}:4000"$/m);
  });

  it('does not start without a mail server', () => {
    expect(COMPOSE).toMatch(/SMTP_URL: \$\{SMTP_URL:\?/);
  });
});
