/** What a user may be; a user holds a set of these, compared exactly (R344). */
export const ROLES = ['Admin', 'Business', 'ImpactBusiness', 'GoodCause'] as const;
export type Role = (typeof ROLES)[number];
