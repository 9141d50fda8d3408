import { adminOnly, type Operations } from './operation.js';

const notThere = { visitor: 401, admin: 404, else: 403 } as const;

/** Operations on orders of Impact Boxes. */
export const orderOperations: Operations = {
  'REST GET orders': { rest: () => ({}), expected: adminOnly },
  'REST POST orders/update': { rest: () => ({ body: { id: 999999 } }), expected: notThere },
};
