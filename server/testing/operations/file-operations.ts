import type { Operations } from './operation.js';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Operations that upload and download files. */
export const fileOperations: Operations = {
  'REST GET files/:folder/:name': {
    rest: () => ({ path: 'files/profileImages/none.png' }),
    expected: { else: 404 },
  },
  'REST POST files/:folder': {
    rest: () => ({ path: 'files/profileImages', body: PIXEL }),
    expected: { visitor: 401, member: 403, cause: 403, 'other cause': 403, else: 'ok' },
  },
  'REST POST files/:folder/:name': {
    rest: ({ supplierId }) => ({ path: `files/workItemImages/${supplierId}_0`, body: PIXEL }),
    expected: { visitor: 401, supplier: 'ok', 'other supplier': 404, admin: 'ok', else: 403 },
  },
};
