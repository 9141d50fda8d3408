import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Database, Statement } from '../platform/database/database.js';
import { contributionOf, partners } from '../statistics/contribution.sql.js';
import { equivalentHours } from '../statistics/equivalent-hours.js';

@ObjectType({ description: 'An impact buyer that staff have chosen for the front page.' })
export class FrontPageEntry {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field(() => String, { nullable: true }) urlKeyword!: string | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true }) slogan!: string | null;
  @Field(() => Int, { nullable: true, description: 'Suppliers used by a buyer, sales of a supplier.' })
  count!: number | null;
  @Field(() => Float, { description: 'Dollars of contribution.' }) contributions!: number;
  @Field(() => String, { nullable: true }) contributionsSlogan!: string | null;
  @Field(() => Int, { description: 'Equivalent hours of community work.' }) hours!: number;
  @Field(() => String, { nullable: true }) hoursSlogan!: string | null;
  @Field(() => [String], { description: 'Statistics and messages of a tradie, in their order.' })
  lines!: string[];
}

@ObjectType({ description: 'Who stands on the front page, as the settings of impact buyers have it.' })
export class FrontPage {
  @Field(() => [FrontPageEntry]) buyers!: FrontPageEntry[];
  @Field(() => [FrontPageEntry]) tradies!: FrontPageEntry[];
  @Field(() => [FrontPageEntry]) suppliers!: FrontPageEntry[];
}

/** So many of each are shown, those who gave most first. */
const MOST = 3;

/** The columns of one section; `picked` is the flag that staff set, `also` what else must hold. */
const section = (picked: string, columns: string, also = '') => `(
  SELECT coalesce(json_agg(e ORDER BY e.contributions DESC, e.id), '[]') FROM (
    SELECT b.id, b.name, b.url_keyword AS "urlKeyword", b.image_url AS "imageUrl", ${columns}
    FROM impact_buyer b WHERE b.status = 'Live Report' AND b.${picked} ${also}
    ORDER BY contributions DESC, b.id LIMIT ${MOST}) e)`;

/** As staff have it, else as the report of the buyer counts them. */
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
      // What a supplier sells is shown as long as the supplier itself is (R001).
      'AND (b.supplier_id IS NULL OR EXISTS (SELECT FROM supplier s WHERE s.id = b.supplier_id AND s.listed))',
    )} AS suppliers`,
};

type Row = Record<keyof FrontPage, Omit<FrontPageEntry, 'hours'>[]>;

/** The front page's buyers, tradies and suppliers, each by contribution; public reports alone. */
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
