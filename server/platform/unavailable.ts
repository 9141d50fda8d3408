/**
 * SQLSTATEs of a database that cannot be used at present, whatever the statement: unreachable (08), refusing
 * the sign-in (28) or gone (3D000), restarting or ending sessions (57P), full or out of memory (53),
 * read-only after a failover (25006), with a broken disk (58000, 58030); and of work that it has aborted:
 * conflicts of transactions (40001, 40P01), time limits (57014, 55P03, 25P03, 25P04). None of them is the
 * fault of the caller, and all are worth a retry.
 */
const SQLSTATES =
  /^(08...|28...|3D000|40001|40003|40P01|53...|57P0[1-5]|57014|55P03|25006|25P0[34]|58000|58030)$/;

/** SQLSTATEs of a lost session, in which the outcome of the last statement is unknown. */
const LOST_SQLSTATES = /^(08...|40003|57P0[1-5])$/;

/** Codes of Node for a connection that failed, has broken, or lacks resources. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTCONN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
]);
/** Codes of TLS errors, such as for an expired certificate or a proxy without TLS. */
const TLS_CODES =
  /^(CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO|UNABLE_TO_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN)$/;
/**
 * System calls whose failure means that there is no connection, whatever the code, such as ENOENT or EACCES
 * of a Unix socket.
 */
const CONNECTING = new Set(['connect', 'getaddrinfo']);

/** Messages without a code by which pg, its pool and TypeORM report a missing connection. */
const MESSAGES = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'The server does not support SSL connections',
  'There was an error establishing an SSL connection',
  'Driver not Connected',
]);
/** The message of pg for responses to statements that it has already abandoned. */
const OUT_OF_STEP = /^Received unexpected \w+ message from backend\.$/;
/**
 * Errors of TypeORM after it has released a lost connection, thrown by the next statement of a transaction.
 */
const NAMES = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
  'ConnectionIsNotSetError',
  'CannotExecuteNotConnectedError',
]);

/** The maximum depth, since libraries wrap errors only a few times. */
const DEEPEST = 6;

interface Reported {
  code?: unknown;
  syscall?: unknown;
  query?: unknown;
  cause?: unknown;
  driverError?: unknown;
  originalError?: unknown;
  errors?: unknown;
}

/**
 * Yields the error and those behind it: the error of the driver, a cause, and each try of a connection to
 * several addresses.
 */
function* within(error: unknown, depth = 0): Generator<Error & Reported> {
  if (!(error instanceof Error) || depth > DEEPEST) return;
  const reported = error as Error & Reported;
  yield reported;
  const { cause, driverError, originalError, errors } = reported;
  for (const inner of [driverError, cause, originalError, ...(Array.isArray(errors) ? errors : [])])
    yield* within(inner, depth + 1);
}

/** Returns true if an error says that the database, or a connection to it, cannot be used at present. */
export function isUnavailable(error: unknown): boolean {
  for (const each of within(error)) if (hasState(each, SQLSTATES) || isLost(each)) return true;
  return false;
}

/**
 * Returns true if the connection was lost between sending COMMIT and receiving its response, so that the
 * transaction may have been committed or not.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  const [outer] = within(error);
  if (outer?.query !== 'COMMIT') return false;
  for (const each of within(error)) if (hasState(each, LOST_SQLSTATES) || isLost(each)) return true;
  return false;
}

/**
 * Returns true if the error has one of these codes. PostgreSQL also uses the code of a broken protocol
 * (08P01) for a wrong number of parameters, which is our own fault.
 */
const hasState = ({ code, message }: Error & Reported, states: RegExp) =>
  states.test(String(code)) && !message.startsWith('bind message ');

function isLost({ code, syscall, message, name }: Error & Reported): boolean {
  return (
    (typeof code === 'string' && (SYSTEM_CODES.has(code) || TLS_CODES.test(code))) ||
    (typeof syscall === 'string' && CONNECTING.has(syscall)) ||
    MESSAGES.has(message) ||
    OUT_OF_STEP.test(message) ||
    NAMES.has(name)
  );
}
