import { adminOnly, type Operations } from './operation.js';

const readers = { visitor: 401, cause: 'ok', 'other cause': 'ok', admin: 'ok', else: 403 } as const;
/** Outcomes for the user’s own cause only. */
const askers = { visitor: 401, cause: 'ok', admin: 'ok', else: 403 } as const;
/** Outcomes for a record that its user refers to. */
const referenced = { visitor: 401, admin: 409, else: 403 } as const;

/** Operations that edit good causes. */
export const causeAdminOperations: Operations = {
  'GraphQL Mutation.createGoodCause': {
    query: ({ enquiry }) => `mutation { createGoodCause(input: { name: "Kai ${enquiry.id}" }) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.updateGoodCause': {
    query: ({ causeId }) => `mutation { updateGoodCause(id: ${causeId}, input: {}) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.deleteGoodCause': {
    query: ({ causeId }) => `mutation { deleteGoodCause(id: ${causeId}) }`,
    expected: referenced,
  },
  'GraphQL Mutation.rotateGoodCauseLinkKey': {
    query: ({ causeId }) => `mutation { rotateGoodCauseLinkKey(id: ${causeId}) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Query.goodCauseRecords': {
    query: () => '{ goodCauseRecords { totalCount } }',
    expected: readers,
  },
  'GraphQL Query.goodCauseRecord': {
    query: ({ causeId }) => `{ goodCauseRecord(id: ${causeId}) { id } }`,
    expected: { ...readers, 'other cause': 'nothing' },
  },
  'GraphQL Mutation.requestImpactBuyer': {
    query: ({ causeId }) =>
      `mutation { requestImpactBuyer(input: { goodCauseId: ${causeId}, name: "Kāinga", email: "k@home.example" }) }`,
    expected: askers,
  },
  'REST POST goodCause/requestIBCreation': {
    rest: ({ causeId }) => ({
      body: { goodCause_id: causeId, name: 'Kāinga', impactEmail: 'k@home.example' },
    }),
    expected: askers,
  },
  'REST GET goodCause/all': { rest: () => ({}), expected: readers },
  'REST POST goodCause/create': {
    rest: ({ enquiry }) => ({ body: { name: `Kai ora ${enquiry.id}` } }),
    expected: adminOnly,
  },
  'REST POST goodCause/update': {
    rest: ({ causeId }) => ({ body: { id: causeId, website: 'kai.example.nz' } }),
    expected: adminOnly,
  },
  'REST POST goodCause/delete': {
    rest: ({ causeId }) => ({ body: { id: causeId } }),
    expected: referenced,
  },
};
