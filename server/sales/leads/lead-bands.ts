import sql, { raw, type Sql } from 'sql-template-tag';

/** The highest band. Estimates of leads are stored as the numbers of bands, 1 to 5 (A70). */
export const LAST_BAND = 5;

/** The dollars that each band of the estimated revenue counts as (R210). */
const REVENUE_OF_BANDS = [500, 2000, 5000, 10_000, 10_000] as const;

/** The dollars that each band of the estimated contribution counts as (R211). */
const CONTRIBUTION_OF_BANDS = [100, 200, 500, 1000, 1000] as const;

const amountOf = (band: string, amounts: readonly number[]): Sql =>
  sql`(ARRAY[${raw(amounts.join(', '))}]::float8[])[${raw(band)}]`;

/** Returns the SQL of the dollars that a band of the estimated revenue counts as, or null without a band. */
export const revenueOfBand = (band: string): Sql => amountOf(band, REVENUE_OF_BANDS);

/** Returns the same SQL for the estimated contribution. */
export const contributionOfBand = (band: string): Sql => amountOf(band, CONTRIBUTION_OF_BANDS);
