import sql from 'sql-template-tag';
import { forbidden } from '../errors.js';
import { type RequestContext, userOf } from '../request-context.js';
import { type RecordHistory, STAFF } from './record-history.js';

const isStaff = (context: RequestContext) =>
  context.actor.kind === 'system' || (userOf(context)?.roles.includes(STAFF) ?? false);

/** Of records that are staff's alone. */
export const staffOnly: Pick<RecordHistory, 'viewer' | 'keeper'> = {
  viewer: (context) => (isStaff(context) ? sql`${STAFF}::text` : null),
  keeper: (context) => {
    if (!isStaff(context)) throw forbidden();
    return STAFF;
  },
};
