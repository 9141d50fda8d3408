import { adminOnly, type Operations } from './operation.js';

const NONE = 999_999;
const notThere = { ...adminOnly, admin: 404 } as const;

const NOUNS = [
  ['Supplier', 'business'],
  ['ImpactBuyer', 'impactBusiness'],
  ['GoodCause', 'goodCause'],
  ['Lead', 'leads'],
  ['SalesEnquiry', 'business/salesEnquiry'],
  ['Order', 'orders'],
] as const;

const operationsOf = ([name, path]: (typeof NOUNS)[number]): Operations => {
  const lookUp = `${name.charAt(0).toLowerCase()}${name.slice(1)}ByExternalRef`;
  const ref = 'ref: { system: "xero", externalId: "none" }';
  return {
    [`GraphQL Query.${lookUp}`]: {
      query: () => `{ ${lookUp}(${ref}) { id } }`,
      expected: { ...adminOnly, admin: 'nothing' },
    },
    [`GraphQL Mutation.set${name}ExternalRef`]: {
      query: () => `mutation { set${name}ExternalRef(id: ${NONE}, ${ref}) { id } }`,
      expected: notThere,
    },
    [`GraphQL Mutation.remove${name}ExternalRef`]: {
      query: () => `mutation { remove${name}ExternalRef(id: ${NONE}, system: "xero") { id } }`,
      expected: notThere,
    },
    [`REST GET ${path}/externalRefs`]: {
      rest: () => ({ path: `${path}/externalRefs?system=xero&external_id=none` }),
      expected: notThere,
    },
    [`REST PUT ${path}/externalRefs`]: {
      rest: () => ({ body: { id: NONE, system: 'xero', external_id: 'none' } }),
      expected: notThere,
    },
  };
};

/** Operations on the ids of records in other systems, for staff. */
export const externalRefOperations: Operations = Object.assign({}, ...NOUNS.map(operationsOf));
