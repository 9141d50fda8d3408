import { parseInput } from '../platform/input.js';
import { changesSchema } from '../platform/records/changes-schema.js';
import type { ChangesTo } from '../platform/records/field.js';
import { impactBuyerFields } from './impact-buyer.fields.js';

export type ImpactBuyerChanges = ChangesTo<typeof impactBuyerFields>;

const schema = changesSchema(impactBuyerFields);

/** What a new buyer cannot do without (R133, R134): told as if it had been emptied. */
const REQUIRED = { name: null, email: null };

/**
 * Reads what was sent of a buyer, checked but for what only the database knows.
 * @throws AppError BAD_USER_INPUT
 */
export function readImpactBuyer(sent: object, isNew = false): ImpactBuyerChanges {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return parseInput(schema, { ...(isNew && REQUIRED), ...Object.fromEntries(given) });
}
