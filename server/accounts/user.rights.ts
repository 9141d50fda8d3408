import type { FieldRights } from '../platform/records/field.js';

/** As whom one sees a user: staff, or they themselves. */
export type UserViewer = 'Admin' | 'Self';

type Rights = FieldRights<UserViewer>;

/** Everybody sees it of themselves; it is not changed here. */
export const fixed = { sees: ['Admin', 'Self'], changes: [] } as const satisfies Rights;
/** For them to change as well. */
export const own = { sees: ['Admin', 'Self'], changes: ['Admin', 'Self'] } as const satisfies Rights;
/** What they may do, and for whom: for staff alone to say (R290, R293). */
export const granted = { sees: ['Admin', 'Self'], changes: ['Admin'] } as const satisfies Rights;
