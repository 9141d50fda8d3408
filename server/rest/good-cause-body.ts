import { z } from 'zod';
import { goodCauseFields } from '../directory/good-causes/good-cause.fields.js';
import { fieldsOfWire, filledInNames, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { recordId } from '../platform/input.js';
import { changedVersion } from './record-calls.js';
import { bodyNamed, ignoredField, recordBody } from './wire-values.js';

const bodySchema = z.strictObject({
  id: recordId.nullish(),
  version: changedVersion,
  created_at: ignoredField,
  updated_at: ignoredField,
  ...wireShape(goodCauseFields),
});

/** The body of goodCause/update. */
export const goodCauseChangesBody = recordBody(
  bodyNamed('GoodCauseChanges', bodySchema, { required: ['id'] }),
  goodCauseFields,
);

/** The body of goodCause/create. */
export const newGoodCauseBody = recordBody(
  bodyNamed('NewGoodCause', bodySchema, { required: filledInNames(goodCauseFields) }),
  goodCauseFields,
);

/** Returns the input for the use cases. Fields that were left out are absent. */
export const goodCauseInput = (body: z.output<typeof bodySchema>): object =>
  fieldsOfWire(goodCauseFields, body);

/** The REST name of each field, for error messages. */
export const CAUSE_WIRE_NAMES = wireNamesOf(goodCauseFields);
