import { readFileSync } from 'node:fs';
import { readConfig, SETTINGS } from './config.js';

const ENVIRONMENTS = {
  development: {},
  production: {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/uplift',
    JWT_SECRET: 'kTz0qf9Yw3nB7xLr2VdM8sHc5PjE1uGa6',
    PUBLIC_URL: 'https://uplift.nz',
    SMTP_URL: 'smtp://mail.example',
  },
};
type EnvironmentName = keyof typeof ENVIRONMENTS;

const OPERATIONS = readFileSync('docs/operations.md', 'utf8');

/** The settings of the table in docs/operations.md, each with the text of its default. */
const DOCUMENTED = [...OPERATIONS.matchAll(/^\| (`[A-Z][^|]*?) +\| ([^|]*?) +\|/gm)].flatMap(
  ([, names = '', defaults = '']) => {
    const each = names.split(', ').map((name) => name.replaceAll('`', ''));
    const parts = defaults.split(', ');
    return each.map((name, at): [string, string] => [
      name,
      parts.length === each.length ? (parts[at] ?? '') : defaults,
    ]);
  },
);

/** Returns the documented default. Undefined if there is no default or it is not a fixed value. */
function documentedDefault(text: string, environment: EnvironmentName): string | undefined {
  const [, here, elsewhere] = /^`([^`]+)` in production, else `([^`]+)`$/.exec(text) ?? [];
  if (here) return environment === 'production' ? here : elsewhere;
  if (text === 'on, in production off') return environment === 'production' ? '0' : '1';
  const [, value, condition = ''] = /^`([^`]+)`(.*)$/.exec(text) ?? [];
  if (
    condition.startsWith(' with `') ||
    (condition.includes('none in production') && environment === 'production')
  )
    return undefined;
  return value
    ?.replace('$PUBLIC_URL', readConfig(ENVIRONMENTS[environment]).publicUrl)
    .replace('$PORT', '4000');
}

describe.each(Object.keys(ENVIRONMENTS) as EnvironmentName[])('configuration in %s', (environment) => {
  const base = ENVIRONMENTS[environment];

  const settable = DOCUMENTED.filter(([name]) => !(name in base) && name !== 'NODE_ENV');
  const withDefault = settable.flatMap(([name, text]): [string, string][] => {
    const value = documentedDefault(text, environment);
    return value === undefined ? [] : [[name, value]];
  });

  it.each(withDefault)('%s defaults to %s', (name, value) => {
    const { publicApiUrl: _, ...asDefault } = readConfig(base);
    const { publicApiUrl: __, ...asWritten } = readConfig({ ...base, [name]: value });
    expect(asWritten).toEqual(asDefault);
  });

  it.each(settable)('%s with an empty value counts as not set', (name) => {
    expect(readConfig({ ...base, [name]: '' })).toEqual(readConfig(base));
  });
});

it('documents every setting in docs/operations.md', () => {
  expect(SETTINGS.filter((name) => !OPERATIONS.includes(`\`${name}\``))).toEqual([]);
});

it('rejects an empty NODE_ENV, so that production never turns into development unnoticed', () => {
  expect(() => readConfig({ NODE_ENV: '' })).toThrow('NODE_ENV');
});
