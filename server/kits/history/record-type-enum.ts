import { registerEnumType } from 'type-graphql';
import type { Histories } from './record-history.js';

const made = new WeakMap<Histories, Record<string, string>>();

const typeOf = (name: string) => `Records of the type ${name.replaceAll('_', ' ').toLowerCase()}.`;

/** Returns the GraphQL enum of the record types that have a timeline. */
export function recordTypeEnum(histories: Histories): Record<string, string> {
  const known = made.get(histories);
  if (known) return known;
  const RecordTypeEnum = Object.fromEntries(Object.keys(histories).map((name) => [name, name]));
  registerEnumType(RecordTypeEnum, {
    name: 'RecordType',
    description: 'A type of records that have a timeline.',
    valuesConfig: Object.fromEntries(
      Object.keys(histories).map((name) => [name, { description: typeOf(name) }]),
    ),
  });
  made.set(histories, RecordTypeEnum);
  return RecordTypeEnum;
}
