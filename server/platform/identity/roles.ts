/** The roles of users. A user has a set of roles, compared exactly (R344). */
export const ROLES = ['Admin', 'Business', 'ImpactBusiness', 'GoodCause'] as const;
export type Role = (typeof ROLES)[number];
