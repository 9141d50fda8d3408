import sql, { raw, type Sql } from 'sql-template-tag';

/** Leads are estimated in bands, which are kept by their numbers, 1 to 5 (A70). */
export const LAST_BAND = 5;

/** What each band of estimated revenue counts as, in dollars (R210). */
const REVENUE_OF_BANDS = [500, 2000, 5000, 10_000, 10_000] as const;

/** What each band of the estimated contribution counts as, in dollars (R211). */
const CONTRIBUTION_OF_BANDS = [100, 200, 500, 1000, 1000] as const;

const amountOf = (band: string, amounts: readonly number[]): Sql =>
  sql`(ARRAY[${raw(amounts.join(', '))}]::float8[])[${raw(band)}]`;

/** SQL of the dollars that a band of estimated revenue counts as; null without one. */
export const revenueOfBand = (band: string): Sql => amountOf(band, REVENUE_OF_BANDS);

/** The same of the estimated contribution. */
export const contributionOfBand = (band: string): Sql => amountOf(band, CONTRIBUTION_OF_BANDS);
