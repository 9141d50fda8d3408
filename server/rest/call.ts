import type { z } from 'zod';
import type { Audience } from '../platform/audience.js';
import type { RequestContext } from '../platform/request-context.js';
import type { Answered, AnswerShape, Exact } from './answers.js';
import { fileBody } from './file-body.js';
import type { JsonSchema } from './openapi/openapi.type.js';

/** What a handler gets: everything checked against the call's schemas. */
interface CallInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
}

/** Refusals that not every call knows, and what they mean here. */
type Refusals = Partial<Record<400 | 401 | 403 | 404 | 409 | 413 | 415 | 507, string>>;

/** What a call says of itself: everything but what it does. */
interface CallTerms<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends AnswerShape,
> {
  /** Number of the call in the documents, such as C070. */
  id: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Below /api/, with :params; matched whatever its case (A05). */
  path: string;
  audience: Audience;
  /** What it does, in a line for those who integrate it. */
  summary: string;
  /** What else they should know, in sentences. */
  details?: string;
  params?: Params;
  query?: Query;
  /** `fileBody` for a call that takes a file. */
  body?: Body;
  /** The most bytes of a JSON body, where the usual 512 kB are too few. */
  bodyLimit?: number;
  /** What it answers with 200. The handler is held to it, and so is each answer in tests. */
  answer: Answer;
  refusals?: Refusals;
  /** It honours an Idempotency-Key. */
  takesKey?: boolean;
  /** It answers 429 to whoever calls it too often. */
  limited?: boolean;
  /** Extra answer headers, such as Cache-Control. */
  headers?: Record<string, string>;
}

/** Answer headers that follow from what the handler answered, by name. */
interface AnswerHeaders<Answer> {
  headersOf?: Record<string, { description: string; schema: JsonSchema; textOf: (answer: Answer) => string }>;
}

/** One documented HTTP call. */
export interface Call
  extends CallTerms<z.ZodType, z.ZodType, z.ZodType, AnswerShape>,
    AnswerHeaders<unknown> {
  handle: (context: RequestContext, input: CallInput<unknown, unknown, unknown>) => Promise<unknown>;
}

/** Whether it takes a file instead of JSON. */
export const takesFile = ({ body }: Call): boolean => body === fileBody;

/** Ties a handler's types to its schemas, in both directions: a key that the answer does not declare is refused, too. */
export function defineCall<
  Answer extends AnswerShape,
  Given extends Answered<Answer>,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  call: CallTerms<Params, Query, Body, Answer> &
    AnswerHeaders<NoInfer<Answered<Answer>>> & {
      handle: (
        context: RequestContext,
        input: CallInput<z.output<Params>, z.output<Query>, z.output<Body>>,
      ) => Promise<Given & Exact<NoInfer<Answered<Answer>>, Given>>;
    },
): Call {
  return call as unknown as Call;
}
