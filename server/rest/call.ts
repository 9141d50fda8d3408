import type { z } from 'zod';
import type { Audience } from '../platform/audience.js';
import type { RecordList } from '../platform/lists/record-list.js';
import type { RequestContext } from '../platform/request-context.js';

/** What a handler gets: everything checked against the call's schemas. */
interface CallInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
}

/** One documented HTTP call. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  /** Number of the call in the documents, such as C070. */
  id: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Below /api/, with :params; matched whatever its case (A05). */
  path: string;
  audience: Audience;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Extra answer headers, such as Cache-Control. */
  headers?: Record<string, string>;
  handle: (
    context: RequestContext,
    input: CallInput<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<unknown>;
}

/** One page of a list: the wire carries the rows as its body, and how many there are in all in a header. */
export class Page {
  constructor(
    readonly rows: unknown[],
    readonly totalCount: number,
  ) {}
}

/** A whole list, or the part of it that was asked for, sent as it is read; it carries an ETag and its total (A161). */
export class ListAnswer {
  constructor(readonly list: RecordList<unknown>) {}
}

/** A file as the answer of a call, shown in the browser under its name. */
export class FileAnswer {
  constructor(
    readonly bytes: Buffer,
    readonly contentType: string,
    /** Letters, digits and hyphens: it stands in a header. */
    readonly fileName: string,
    /** Seconds it may be kept by anybody, null: not at all. */
    readonly publicSeconds: number | null,
  ) {}
}

/** Ties a handler's types to its schemas. */
export function defineCall<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(call: Call<Params, Query, Body>): Call {
  return call as unknown as Call;
}
