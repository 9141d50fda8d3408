/** The table of the ids that records have in other systems. */
export const EXTERNAL_REF_TABLE = 'external_ref';
