import { z } from 'zod';
import type { DeleteOptions } from '../kits/records/delete-record.js';
import type { ExpectedVersion } from '../kits/records/update-record.js';
import { wireVersion } from '../kits/records/wire-codecs.js';
import { withCurrentRecord } from '../kits/records/with-current-record.js';
import { badField } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import type { Call } from './call.js';
import { conflict } from './conflict.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { changedRecord, withFieldNames } from './wire-names.js';
import { refuseCleared, wireBody } from './wire-values.js';

/** The version in a body that changes a record. */
export const changedVersion = wireVersion
  .nullish()
  .describe('The version that the change is based on. Responds with 409 if the version is not the latest.');

/** The version in a response with a record. */
export const recordVersion = wholeNumberAnswer.describe(
  'The version of the record, which grows by one with each change. Send it back with a change.',
);

/** A parsed body that changes or creates a record. */
interface RecordBody {
  id?: number | null;
  version?: number | null;
}

/** A record type whose records staff change, with its bodies and responses in REST. */
interface RecordType<Body extends RecordBody> {
  /** The singular for people, such as “order”. */
  called: string;
  /** The body of a change. */
  changes: z.ZodType<Body>;
  /** The body of a new record, if the call exists. The default is the body of a change. */
  newBody?: z.ZodType<Body>;
  answer: z.ZodType;
  /** The REST name of each field, for error messages. */
  names: Readonly<Record<string, string>>;
  /** Lists that cannot be cleared, with the messages for bodies that try. */
  fixed?: Readonly<Record<string, string>>;
  /**
   * Returns the input for the use cases. Fields that were left out are absent.
   * @throws AppError BAD_USER_INPUT
   */
  input: (context: RequestContext, body: Body) => object | Promise<object>;
  /**
   * Returns the record as the response has it.
   * @throws AppError NOT_FOUND
   */
  read: (context: RequestContext, id: number) => Promise<object>;
}

/** The parts of a call that differ by record type. */
type Own = Pick<Call, 'id' | 'path' | 'summary'> &
  Partial<Pick<Call, 'details' | 'bodyLimit' | 'limited' | 'refusals'>>;

interface UpdateOptions {
  version: ExpectedVersion;
  forbiddenFields: 'ignore';
}

const STAFF = { method: 'POST', audience: ['Admin'] } as const;

/** Returns the calls with which staff change, create and delete records of a type. */
export function recordCalls<Body extends RecordBody>({
  called,
  changes,
  newBody = changes,
  answer,
  names,
  fixed = {},
  input,
  read,
}: RecordType<Body>) {
  const missing = { 404: `The ${called} does not exist.` };
  const sent = (given: unknown) => given as Body;
  return {
    /** Changes the given fields. Fields that nobody may change are ignored. */
    update: (
      call: Own,
      change: (
        context: RequestContext,
        id: number,
        input: object,
        options: UpdateOptions,
      ) => Promise<unknown>,
    ): Call => ({
      ...STAFF,
      ...call,
      declaredAt: new Error(),
      body: changes,
      answer,
      versioned: true,
      refusals: {
        ...missing,
        ...call.refusals,
        409: conflict(answer, `The ${called} has changed since the given version.`),
      },
      async handle(context, given) {
        const changes = sent(given.body);
        const { id } = changes;
        if (!id) throw badField('id', 'An id is required.');
        refuseCleared(changes, fixed);
        const values = await input(context, changes);
        const options = { version: given.version, forbiddenFields: 'ignore' } as const;
        return changedRecord(
          names,
          () => read(context, id),
          () => change(context, id, values, options),
        );
      },
    }),
    /** Creates a record. The response has its id under `idKey`. */
    create: (
      call: Own & { idKey: string },
      make: (context: RequestContext, input: object) => Promise<number>,
    ): Call => {
      const { idKey, ...own } = call;
      return {
        ...STAFF,
        ...own,
        declaredAt: new Error(),
        body: newBody,
        answer: z.strictObject({ [idKey]: wholeNumberAnswer.describe(`The id of the new ${called}.`) }),
        takesKey: true,
        async handle(context, given) {
          const values = await input(context, sent(given.body));
          return { [idKey]: await withFieldNames(names, () => make(context, values)) };
        },
      };
    },
    /** Moves a record to the trash. */
    remove: (
      call: Own,
      remove: (context: RequestContext, id: number, options: DeleteOptions) => Promise<unknown>,
    ): Call => ({
      ...STAFF,
      ...call,
      declaredAt: new Error(),
      body: wireBody(z.strictObject({ id: recordId })),
      answer: successAnswer,
      versioned: true,
      refusals: { ...missing, ...call.refusals },
      async handle(context, { body: given, version }) {
        const { id } = given as { id: number };
        await withCurrentRecord(
          () => read(context, id),
          () => remove(context, id, { version }),
        );
        return SUCCESS;
      },
    }),
  };
}
