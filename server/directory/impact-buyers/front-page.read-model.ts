import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Database, Statement } from '../../platform/database/database.js';
import { contributionOf, partners } from '../../totals/contribution.sql.js';
import { equivalentHours } from '../../totals/equivalent-hours.js';

@ObjectType({ description: 'An impact buyer that staff have chosen for the home page.' })
export class FrontPageEntry {
  @Field(() => Int, { description: 'The id of the impact buyer.' }) id!: number;
  @Field({ description: 'The name of the impact buyer.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'The URL keyword of its impact report.' })
  urlKeyword!: string | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'The slogan of this section.' })
  slogan!: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'For a buyer, the number of suppliers that it uses. For a supplier, the number of its sales, or null if not set. Null for a tradie.',
  })
  count!: number | null;
  @Field(() => Float, { description: 'The contribution in New Zealand dollars.' }) contributions!: number;
  @Field(() => String, { nullable: true, description: 'The slogan for the contribution.' })
  contributionsSlogan!: string | null;
  @Field(() => Int, { description: 'The contribution as equivalent hours of community work.' })
  hours!: number;
  @Field(() => String, { nullable: true, description: 'The slogan for the hours of community work.' })
  hoursSlogan!: string | null;
  @Field(() => [String], {
    description: 'The statistics and messages of a tradie, in order. Empty for buyers and suppliers.',
  })
  lines!: string[];
}

@ObjectType({ description: 'The impact buyers on the home page, at most three in each section.' })
export class FrontPage {
  @Field(() => [FrontPageEntry], { description: 'The buyers, highest contribution first.' })
  buyers!: FrontPageEntry[];
  @Field(() => [FrontPageEntry], { description: 'The tradies, highest contribution first.' })
  tradies!: FrontPageEntry[];
  @Field(() => [FrontPageEntry], { description: 'The suppliers, highest contribution first.' })
  suppliers!: FrontPageEntry[];
}

/** The maximum number of entries in each section, highest contribution first. */
const MAX = 3;

/** Returns the SQL of one section. `picked` is the flag that staff set, `also` a further condition. */
const section = (picked: string, columns: string, also = '') => `(
  SELECT coalesce(json_agg(e ORDER BY e.contributions DESC, e.id), '[]') FROM (
    SELECT b.id, b.name, b.url_keyword AS "urlKeyword", b.image_url AS "imageUrl", ${columns}
    FROM impact_buyer b WHERE b.status = 'Live Report' AND b.${picked} ${also}
    ORDER BY contributions DESC, b.id LIMIT ${MAX}) e)`;

/** The number of suppliers in the impact report. Used unless staff have set a number. */
const SUPPLIERS_USED = `(SELECT count(*)::integer FROM ${partners('impact-buyer', 'b.id')})`;

const FRONT_PAGE: Statement = {
  name: 'front-page',
  text: `SELECT
    ${section(
      'buyer_selected',
      `b.buyers_slogan AS slogan, coalesce(b.suppliers_used, ${SUPPLIERS_USED}) AS count, ${contributionOf('impact-buyer', 'b.id')} AS contributions,
      b.contributions_generated_slogan AS "contributionsSlogan", b.community_hours_slogan AS "hoursSlogan", ARRAY[]::text[] AS lines`,
    )} AS buyers,
    ${section(
      'tradies_selected',
      `b.tradie_slogan AS slogan, NULL AS count, ${contributionOf('impact-buyer', 'b.id')} AS contributions,
      NULL AS "contributionsSlogan", NULL AS "hoursSlogan",
      array_remove(ARRAY[b.tradie_stat_1, b.tradie_stat_2, b.tradie_message_1, b.tradie_message_2], NULL) AS lines`,
    )} AS tradies,
    ${section(
      'supplier_selected',
      `b.suppliers_slogan AS slogan, b.supplier_enquiry_total AS count,
      coalesce(b.supplier_contribution_total::float8, ${contributionOf('supplier', 'b.supplier_id')}) AS contributions,
      b.contributions_generated_slogan_supplier AS "contributionsSlogan",
      b.community_hours_slogan_supplier AS "hoursSlogan", ARRAY[]::text[] AS lines`,
      // A linked supplier must be listed (R001).
      'AND (b.supplier_id IS NULL OR EXISTS (SELECT FROM supplier s WHERE s.id = b.supplier_id AND s.listed))',
    )} AS suppliers`,
};

type Row = Record<keyof FrontPage, Omit<FrontPageEntry, 'hours'>[]>;

/**
 * Returns the buyers, tradies and suppliers of the front page, highest contribution first. Only buyers with a
 * Live Report are included.
 */
export async function loadFrontPage(database: Database): Promise<FrontPage> {
  const row = await database.readOne<Row>(FRONT_PAGE);
  const withHours = (entries: Row['buyers'] = []): FrontPageEntry[] =>
    entries.map((entry) => ({ ...entry, hours: equivalentHours(entry.contributions) }));
  return {
    buyers: withHours(row?.buyers),
    tradies: withHours(row?.tradies),
    suppliers: withHours(row?.suppliers),
  };
}
