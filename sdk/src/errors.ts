import type { ErrorCode } from '../../shared/error-codes.js';

/** An invalid field. `field` is a path, such as `input.items.0.type`. */
export interface FieldError {
  field: string;
  message: string;
  /** A code for programs, such as `expired` for a position of the change feed. */
  reason?: string;
}

/**
 * The code of an error of the API, or `NETWORK` if no response arrived, or `INVALID_RESPONSE` if the response
 * is not from the API.
 */
export type UpliftErrorCode = ErrorCode | 'NETWORK' | 'INVALID_RESPONSE';

/** An error in a response, as GraphQL sends it. */
export interface ResponseError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}

export interface UpliftErrorDetails {
  code: UpliftErrorCode;
  /** The HTTP status. 0 if no response arrived. */
  status: number;
  /** The errors of the response. The first one gives the fields of the error. */
  errors?: readonly ResponseError[];
  /** The data of the response: the results of the mutations of the request that succeeded. */
  data?: unknown;
  retryAfterSeconds?: number;
}

/** The error of a call that failed, after all attempts. */
export class UpliftError extends Error {
  override readonly name = 'UpliftError';
  readonly code: UpliftErrorCode;
  /** The HTTP status. 0 if no response arrived. */
  readonly status: number;
  /** The path of the field in the response that failed. Empty if the request as a whole failed. */
  readonly path: readonly (string | number)[];
  /** The newer values of the record, with the code CONFLICT. */
  readonly current: Readonly<Record<string, unknown>> | undefined;
  /** The invalid fields, with the code BAD_USER_INPUT. */
  readonly fields: readonly FieldError[];
  /** The scope that the API token lacks, with the code FORBIDDEN. */
  readonly requiredScope: string | undefined;
  /** The seconds after which the call can be sent again, with the codes RATE_LIMITED and UNAVAILABLE. */
  readonly retryAfterSeconds: number | undefined;
  /** The id of the error in the log of Uplift. */
  readonly id: string | undefined;
  /** All errors of the response. */
  readonly errors: readonly ResponseError[];
  /** The results of the mutations that succeeded in this request. */
  readonly data: unknown;

  constructor(message: string, details: UpliftErrorDetails, cause?: unknown) {
    super(message, { cause });
    const { code, status, errors = [], data, retryAfterSeconds } = details;
    const [first] = errors;
    const extensions = (first?.extensions ?? {}) as {
      current?: Record<string, unknown>;
      fields?: FieldError[];
      requiredScope?: string;
      id?: string;
    };
    this.code = code;
    this.status = status;
    this.path = first?.path ?? [];
    this.current = extensions.current;
    this.fields = extensions.fields ?? [];
    this.requiredScope = extensions.requiredScope;
    this.retryAfterSeconds = retryAfterSeconds;
    this.id = extensions.id;
    this.errors = errors;
    this.data = data;
  }
}

/**
 * Returns true if a position of the change feed is too old. Read all records again then, starting without a
 * position.
 */
export const isExpiredPosition = (error: unknown): boolean =>
  error instanceof UpliftError && error.fields.some(({ reason }) => reason === 'expired');
