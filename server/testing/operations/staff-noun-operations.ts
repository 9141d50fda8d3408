import { adminOnly, noneOfThem, type Operations } from './operation.js';

const NONE = 999_999;
/** Outcomes for a record that does not exist. */
const ofNone = { ...adminOnly, admin: 404 } as const;

interface StaffNounNames {
  name: string;
  plural?: string;
  /** A list column for the export. */
  column: string;
  /** The GraphQL input of a new record. If absent, records cannot be created. */
  create?: string;
  /** The GraphQL input of a change to many records. If absent, they cannot be changed together. */
  changeMany?: string;
}

/** Returns the operations that `defineStaffNoun` makes. Only staff may call them. */
export function staffNounOperations({
  name,
  plural = `${name}s`,
  column,
  create,
  changeMany,
}: StaffNounNames): Operations {
  const record = `${name.charAt(0).toLowerCase()}${name.slice(1)}Record`;
  const many = `selection: { ids: [${NONE}] }`;
  const mutation = (call: string, fields = '{ id }') => `mutation { ${call} ${fields} }`;
  return {
    [`GraphQL Query.${record}s`]: { query: () => `{ ${record}s { totalCount } }`, expected: adminOnly },
    [`GraphQL Query.${record}`]: {
      query: () => `{ ${record}(id: ${NONE}) { id } }`,
      expected: { ...adminOnly, admin: 'nothing' },
    },
    ...(create && {
      [`GraphQL Mutation.create${name}`]: {
        query: () => mutation(`create${name}(input: ${create})`),
        expected: adminOnly,
      },
    }),
    [`GraphQL Mutation.update${name}`]: {
      query: () => mutation(`update${name}(id: ${NONE}, input: {})`),
      expected: ofNone,
    },
    [`GraphQL Mutation.delete${name}`]: {
      query: () => mutation(`delete${name}(id: ${NONE})`, ''),
      expected: ofNone,
    },
    ...(changeMany && {
      [`GraphQL Mutation.change${plural}`]: {
        query: () => mutation(`change${plural}(${many}, input: ${changeMany})`),
        expected: noneOfThem,
      },
    }),
    [`GraphQL Mutation.delete${plural}`]: {
      query: () => mutation(`delete${plural}(${many})`),
      expected: noneOfThem,
    },
    [`GraphQL Mutation.export${plural}`]: {
      query: () => mutation(`export${plural}(${many}, columns: [{ column: ${column}, header: "Column" }])`),
      expected: noneOfThem,
    },
  };
}
