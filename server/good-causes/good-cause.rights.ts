import type { FieldRights } from '../platform/records/field.js';

/** As whom one sees a good cause: its own user and staff see all of it (A158). */
export type CauseViewer = 'Admin' | 'GoodCause' | 'Visitor';

type Rights = FieldRights<CauseViewer>;

/** On its public page, for staff to say (R315). */
export const open = {
  sees: ['Admin', 'GoodCause', 'Visitor'],
  changes: ['Admin'],
} as const satisfies Rights;
/** For its own user and staff, and nobody changes it here: the server does (A25). */
export const fixed = { sees: ['Admin', 'GoodCause'], changes: [] } as const satisfies Rights;
