import type { FieldRights } from '../kits/records/field.js';

/** The roles of viewers of a user: staff, or the user. */
export type UserViewer = 'Admin' | 'Self';

type Rights = FieldRights<UserViewer>;

/** Fields that staff and the user see, and that are not edited here. */
export const fixed = { sees: ['Admin', 'Self'], changes: [] } as const satisfies Rights;
/** Fields that staff and the user see and change. */
export const own = { sees: ['Admin', 'Self'], changes: ['Admin', 'Self'] } as const satisfies Rights;
/** Roles and links, which the user sees and only staff change (R290, R293). */
export const granted = { sees: ['Admin', 'Self'], changes: ['Admin'] } as const satisfies Rights;
