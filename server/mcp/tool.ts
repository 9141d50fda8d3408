import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { scopeOf, type TokenResource } from '../../shared/token-scopes.js';
import { withCurrentRecord } from '../kits/records/with-current-record.js';
import type { Access, Audience } from '../platform/audience.js';
import type { RequestContext } from '../platform/request-context.js';
import { change, changesBetween } from './changes.js';

/** The parts of a declaration that all tools have. */
interface ToolTerms<Input extends z.ZodObject> {
  /** The name by which assistants call the tool: a verb and a noun, such as `read_enquiry`. */
  name: string;
  title: string;
  description: string;
  audience: Audience;
  /** The data that the tool works with, which decides the scope that an API token needs. */
  resource: TokenResource;
  input: Input;
}

/** A tool that assistants can call. */
export interface Tool extends Omit<ToolTerms<z.ZodObject>, 'resource'>, Access {
  annotations: ToolAnnotations;
  output: z.ZodObject;
  /** Returns the structured content for validated arguments. */
  answer: (context: RequestContext, input: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** An error whose trace leads to the declaration. */
  declaredAt: Error;
}

/** Hints of a tool that changes nothing. */
const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Hints of writes. A repeated change of a version is refused, so it has no further effect. */
const WRITES = {
  creates: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  changes: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  // An email cannot be called back, so clients should ask the user first.
  sends: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
} as const satisfies Record<string, ToolAnnotations>;

/**
 * Declares a tool that changes nothing. The output schema picks the fields of the result, and marks texts as
 * untrusted.
 */
export function defineRead<Input extends z.ZodObject>({
  resource,
  handle,
  ...terms
}: ToolTerms<Input> & {
  output: z.ZodObject;
  handle: (context: RequestContext, input: z.output<Input>) => Promise<object>;
}): Tool {
  return {
    ...terms,
    scope: scopeOf(resource, 'read'),
    annotations: READS,
    declaredAt: new Error(),
    answer: async (context, input) => terms.output.parse(await handle(context, input as z.output<Input>)),
  };
}

/** The declaration of a tool that writes a record. */
interface WriteTerms<Input extends z.ZodObject> extends ToolTerms<Input> {
  effect: keyof typeof WRITES;
  /** The output schema of the record. */
  record: z.ZodObject;
  /** Reads the record. Throws NOT_FOUND if the caller may not see it. */
  read: (context: RequestContext, id: number) => Promise<object>;
  /** Writes, and returns the id of the record. */
  write: (context: RequestContext, input: z.output<Input>) => Promise<number>;
}

/**
 * Declares a tool that writes a record. It returns the record with the fields that have changed. The `id` of
 * the input is that of the record before.
 */
export function defineWrite<Input extends z.ZodObject>({
  resource,
  effect,
  record,
  read,
  write,
  ...terms
}: WriteTerms<Input>): Tool {
  const readIn = async (context: RequestContext, id: number) => record.parse(await read(context, id));
  const written = async (context: RequestContext, input: z.output<Input>, id: number | undefined) => {
    const before = id === undefined ? null : await readIn(context, id);
    const after = await readIn(context, await write(context, input));
    return { record: after, changes: changesBetween(before, after) };
  };
  return {
    ...terms,
    scope: scopeOf(resource, 'write'),
    annotations: WRITES[effect],
    declaredAt: new Error(),
    output: writtenRecord(record),
    answer: async (caller, input) => {
      const { id, idempotencyKey } = input as { id?: number; idempotencyKey?: string | null };
      let replayed = false;
      const markReplayed = () => {
        replayed = true;
      };
      const context = { ...caller, idempotencyKey: idempotencyKey ?? undefined, markReplayed };
      const work = () => written(context, input as z.output<Input>, id);
      // A write that sends an email waits for it, so it cannot be one transaction.
      const whole = effect === 'sends' ? work : () => context.app.database.transaction(work);
      const { record: now, changes } = await withCurrentRecord(() => readIn(context, id as number), whole);
      return { record: now, changes: replayed ? [] : changes, replayed };
    },
  };
}

const writtenRecord = (record: z.ZodObject) =>
  z.object({
    record,
    changes: z.array(change).describe('The fields that have changed. Empty if nothing has.'),
    replayed: z
      .boolean()
      .describe(
        'True if the request was a retry: nothing was done again, and the result is that of the first request.',
      ),
  });
