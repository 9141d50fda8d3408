import type { z } from 'zod';
import type { TokenScope } from '../../shared/token-scopes.js';
import type { ExpectedVersion } from '../kits/records/update-record.js';
import type { Audience } from '../platform/audience.js';
import type { Deprecation } from '../platform/deprecation.js';
import type { RequestContext } from '../platform/request-context.js';
import type { AnswerShape, Exact, WithRawNodes } from './answers.js';
import type { Conflict } from './conflict.js';
import { fileBody } from './file-body.js';
import type { JsonSchema } from './openapi/openapi.type.js';

/** The input of a handler, validated against the schemas of the call. */
interface CallInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** The version that the write of a versioned call is based on, from the body or the header If-Match. */
  version?: ExpectedVersion;
}

/** Errors of some calls only, with their meaning in this call. */
type Refusals = Partial<Record<400 | 401 | 403 | 404 | 413 | 415 | 507, string>> & {
  409?: string | Conflict;
};

/** The declaration of a call without its handler. */
interface CallTerms<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends AnswerShape,
> {
  /** The number of the call in the documents, such as C070. */
  id: string;
  method: 'GET' | 'POST' | 'PUT';
  /** The path below /api/, with :params. Matched without regard to case (A05). */
  path: string;
  audience: Audience;
  /** The scope that an API token needs besides that of the path, for a call about records of two types. */
  furtherScope?: TokenScope;
  /** A one-line summary for integrators. */
  summary: string;
  /** Further information for integrators, in sentences. */
  details?: string;
  params?: Params;
  query?: Query;
  /** The schema of the body, or `fileBody` for a call that takes a file. */
  body?: Body;
  /** True if pages of any website may send it, as a public form. They may call all public reads. */
  anyWebsite?: boolean;
  /** The maximum size of a JSON body in bytes. The default is 512 kB. */
  bodyLimit?: number;
  /**
   * The response with status 200. It is the type of the handler’s result, and tests validate each response.
   */
  answer: Answer;
  refusals?: Refusals;
  /** True if the call changes or deletes one record with a version, so that it supports If-Match. */
  versioned?: boolean;
  /** True if the call supports an Idempotency-Key. */
  takesKey?: boolean;
  /** True if the call responds with 429 to callers who exceed the limit. */
  limited?: boolean;
  /** Present if the call will be removed. The product does not start if it gives less than six months’ notice. */
  deprecated?: Deprecation;
  /** Additional response headers, such as Cache-Control. */
  headers?: Record<string, string>;
  /** An error whose trace leads to the declaration. */
  declaredAt?: Error;
}

/** Response headers that depend on the result of the handler, by name. */
interface AnswerHeaders<Answer> {
  headersOf?: Record<string, { description: string; schema: JsonSchema; textOf: (answer: Answer) => string }>;
}

/** A documented HTTP call. */
export interface Call
  extends CallTerms<z.ZodType, z.ZodType, z.ZodType, AnswerShape>,
    AnswerHeaders<unknown> {
  handle: (context: RequestContext, input: CallInput<unknown, unknown, unknown>) => Promise<unknown>;
}

/** Returns true if pages of any website may send the call: public reads and public forms (ADR 69). */
export const isForAnyWebsite = ({ method, audience, anyWebsite }: Call): boolean =>
  audience.includes('public') && (method === 'GET' || anyWebsite === true);

/** Returns true if the call takes a file instead of JSON. */
export const takesFile = ({ body }: Call): boolean => body === fileBody;

/**
 * Ties the types of a handler to its schemas, in both directions: a key that the response does not declare
 * does not compile either.
 */
export function defineCall<
  Answer extends AnswerShape,
  Given extends WithRawNodes<Answer>,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  call: CallTerms<Params, Query, Body, Answer> &
    AnswerHeaders<NoInfer<WithRawNodes<Answer>>> & {
      handle: (
        context: RequestContext,
        input: CallInput<z.output<Params>, z.output<Query>, z.output<Body>>,
      ) => Promise<Given & Exact<NoInfer<WithRawNodes<Answer>>, Given>>;
    },
): Call {
  return { ...call, declaredAt: new Error() } as unknown as Call;
}
