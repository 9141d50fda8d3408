import type { FieldRights } from '../../kits/records/field.js';

/** The roles of viewers of a good cause. Its own users and staff see all fields (A158). */
export type CauseViewer = 'Admin' | 'GoodCause' | 'Visitor';

type Rights = FieldRights<CauseViewer>;

/** Public fields that only staff change (R315). */
export const publicStaffEditable = {
  sees: ['Admin', 'GoodCause', 'Visitor'],
  changes: ['Admin'],
} as const satisfies Rights;
/** Fields that its own users and staff see, and only the server changes (A25). */
export const fixed = { sees: ['Admin', 'GoodCause'], changes: [] } as const satisfies Rights;
