import type { TestUplift, TestUser } from './test-uplift.js';

/** The number of lists in one operation. */
const AT_ONCE = 12;

/**
 * Returns the number of records of a list for each filter. `list` is its query, `typeName` the prefix of its
 * filter type.
 */
export async function listCounts(
  uplift: TestUplift,
  as: TestUser,
  { list, typeName }: { list: string; typeName: string },
  filters: object[],
): Promise<number[]> {
  const Filter = typeName === 'SalesEnquiry' ? 'SalesEnquiryFilter' : `${typeName}ListFilter`;
  const all: number[] = [];
  for (let from = 0; from < filters.length; from += AT_ONCE) {
    const part = filters.slice(from, from + AT_ONCE);
    const names = part.map((_, index) => `f${index}`);
    const { data, errors } = await uplift.graphql(
      `query (${names.map((name) => `$${name}: ${Filter}`).join(', ')}) {
        ${names.map((name) => `${name}: ${list}(filter: $${name}) { totalCount }`).join(' ')} }`,
      Object.fromEntries(part.map((filter, index) => [`f${index}`, filter])),
      { as },
    );
    if (errors) throw new Error(`${list}: ${errors[0]?.message}`);
    all.push(...names.map((name) => (data as Record<string, { totalCount: number }>)[name]?.totalCount ?? 0));
  }
  return all;
}
