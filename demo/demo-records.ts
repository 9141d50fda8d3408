/** Ids of records that the demo sign-ins, the documentation and the tests use. */
export const KOWHAI_PLUMBING_ID = 5;
/** The other supplier with a sign-in. Its user has an impact buyer as well. */
export const RATA_PRINT_ID = 6;
/** The record whose services are the list that staff maintain. It is never public. */
export const SERVICES_LIST_ID = 32;
export const POHUTUKAWA_SCHOOL_ID = 1;
/** The impact buyer of the same user as Rātā Print. */
export const RATA_STUDIO_BUYER_ID = 2;
export const YOUTH_TRUST_ID = 1;
export const ADMIN_USER_ID = 1;
export const STAFF_USER_ID = 2;
