import { readFileSync } from 'node:fs';
import {
  ConnectionIsNotSetError,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionAlreadyStartedError,
  TransactionNotStartedError,
  TypeORMError,
} from 'typeorm';
import { toAppError } from './errors.js';

const SQLSTATES = [
  ['08000', '08003', '08006', '08001', '08004', '08P01'],
  ['28000', '28P01', '3D000'],
  ['53000', '53100', '53200', '53300', '53400'],
  ['57P01', '57P02', '57P03', '57P04', '57P05', '57014'],
  ['25006', '25P03', '25P04', '40001', '40003', '40P01', '55P03', '58000', '58030'],
].flat();

const SYSTEM_CODES = [
  ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ['ENOTFOUND', 'EAI_AGAIN', 'EMFILE', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'EPROTO'],
].flat();

/** Messages of errors without a code, with the modules whose source contains them. */
const WORDS: Record<string, string[]> = {
  'pg/lib/client.js': [
    'Connection terminated',
    'Connection terminated unexpectedly',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Received unexpected commandComplete message from backend.',
  ],
  'pg/lib/connection.js': [
    'The server does not support SSL connections',
    'There was an error establishing an SSL connection',
  ],
  'pg-pool/index.js': [
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
    'Cannot use a pool after calling end on the pool',
  ],
};

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });
const failed = (error: Error, query = 'SELECT 1') => new QueryFailedError(query, [], error);

const errors: [string, unknown][] = [
  ...[...SQLSTATES, ...SYSTEM_CODES].map((code): [string, unknown] => [code, withCode(code)]),
  ...Object.values(WORDS)
    .flat()
    .map((words): [string, unknown] => [words, new Error(words)]),
  ['a released runner', new QueryRunnerAlreadyReleasedError()],
  ['the released runner of a manager', new QueryRunnerProviderAlreadyReleasedError()],
  ['no pool any more', new TypeORMError('Driver not Connected')],
  ['no data source any more', new ConnectionIsNotSetError('postgres')],
  ['a socket file that is gone', withCode('ENOENT', { syscall: 'connect' })],
  ['a socket file of others', withCode('EACCES', { syscall: 'connect' })],
  [
    'refusals of all addresses of a host',
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')], ''),
  ],
  ['a cause', new Error('It could not be read.', { cause: new Error('Connection terminated') })],
  ['a cause behind a cause', new Error('a', { cause: new Error('b', { cause: withCode('57P01') }) })],
  ['an original error', Object.assign(new Error('a'), { originalError: withCode('ECONNRESET') })],
];

describe('503 responses', () => {
  it.each(errors)('%s', (_name, error) => {
    const expected = { code: 'UNAVAILABLE', status: 503, details: { retryAfterSeconds: 5 } };
    expect(toAppError(error)).toMatchObject(expected);
    if (error instanceof Error) expect(toAppError(failed(error))).toMatchObject(expected);
  });

  it.each(Object.entries(WORDS))('%s still contains its error messages in its source', (module, words) => {
    const source = readFileSync(`node_modules/${module}`, 'utf8');
    const spoken = words.map((each) => `'${each}'`);
    expect(spoken.filter((each) => !source.includes(each))).toEqual([]);
  });
});

describe('errors of the product itself', () => {
  it.each<[string, unknown]>([
    ['a bug', new TypeError("Cannot read properties of undefined (reading 'id')")],
    ['a bug behind a bug', new Error('a', { cause: new TypeError('b') })],
    ['a statement that is wrong', failed(withCode('42601'))],
    ['a missing column', failed(withCode('42703'))],
    ['a statement in a failed transaction', failed(withCode('25P02'))],
    ['an object that is not in the right state', failed(withCode('55000'))],
    [
      'too few parameters',
      failed(
        Object.assign(
          new Error('bind message supplies 2 parameters, but prepared statement "a" requires 3'),
          {
            code: '08P01',
          },
        ),
      ),
    ],
    ['an error within the database', failed(withCode('XX000'))],
    ['a transaction that was not started', new TransactionNotStartedError()],
    ['a transaction that was started twice', new TransactionAlreadyStartedError()],
    [
      'a client that is connected twice',
      new Error('Client has already been connected. You cannot reuse a client.'),
    ],
    ['words about a connection', new Error('The connection of these records was terminated.')],
    ['no error', 'ECONNREFUSED'],
  ])('do not return 503: %s', (_name, error) => {
    expect(toAppError(error)).toBeNull();
  });
});

describe('lost COMMIT', () => {
  const UNKNOWN = expect.stringMatching(/may or may not have been saved/);

  it.each([new Error('Connection terminated unexpectedly'), withCode('57P01'), withCode('ECONNRESET')])(
    'reports an unknown outcome: %s',
    (error) => {
      expect(toAppError(failed(error, 'COMMIT'))).toMatchObject({ status: 503, message: UNKNOWN });
      expect(toAppError(failed(error))).not.toMatchObject({ message: UNKNOWN });
    },
  );

  it.each(['40001', '57014', '53200'])(
    'reports a busy server when the database rejected it with %s',
    (code) => {
      const answer = toAppError(failed(withCode(code), 'COMMIT'));
      expect([answer?.status, answer?.message]).toEqual([503, expect.stringMatching(/Uplift is busy/)]);
    },
  );
});
