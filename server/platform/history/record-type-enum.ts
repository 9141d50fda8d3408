import { registerEnumType } from 'type-graphql';
import type { Histories } from './record-history.js';

const made = new WeakMap<Histories, Record<string, string>>();

/** Returns the GraphQL enum of the record types that have a timeline. */
export function recordTypeEnum(histories: Histories): Record<string, string> {
  const known = made.get(histories);
  if (known) return known;
  const RecordTypeEnum = Object.fromEntries(Object.keys(histories).map((name) => [name, name]));
  registerEnumType(RecordTypeEnum, { name: 'RecordType', description: 'Records that have a timeline.' });
  made.set(histories, RecordTypeEnum);
  return RecordTypeEnum;
}
