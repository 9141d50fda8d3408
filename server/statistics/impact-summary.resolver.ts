import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Statement } from '../platform/database/database.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { equivalentHours } from './equivalent-hours.js';

@ObjectType({ description: 'What buying through the product has done so far.' })
export class ImpactSummary {
  @Field(() => Float, { description: 'Dollars of contribution: as set by staff (A113), else as counted.' })
  contributions!: number;
  @Field(() => Int, { description: 'Equivalent hours of community work (R280).' }) communityHours!: number;
  @Field(() => Int) completedSales!: number;
  @Field(() => Int) supplierCount!: number;
  @Field(() => Int) impactBuyerCount!: number;
  @Field(() => Int) goodCauseCount!: number;
}

const SUMMARY: Statement = {
  name: 'impact-summary',
  text: `
    SELECT coalesce((SELECT nullif(contributions, 0) FROM settings),
        sum(contribution) FILTER (WHERE progress <> 'Fallen Through'), 0)::float8 AS contributions,
      coalesce(sum(enquiries) FILTER (WHERE progress = 'Completed'), 0)::integer AS "completedSales",
      coalesce((SELECT general FROM listing_rollup WHERE place = '' AND kind = 'all'), 0) AS "supplierCount",
      (SELECT count(*)::integer FROM impact_buyer WHERE status = 'Live Report') AS "impactBuyerCount",
      (SELECT count(*)::integer FROM good_cause WHERE status = 'Approved & Live') AS "goodCauseCount"
    FROM sales_rollup WHERE scope = 'all'`,
};

@Resolver()
export class ImpactSummaryResolver {
  @ForAudience('public')
  @Query(() => ImpactSummary, { description: 'Site-wide numbers for Home.' })
  async impactSummary(@Ctx() { app }: RequestContext): Promise<ImpactSummary> {
    const row = await app.database.readOne<Omit<ImpactSummary, 'communityHours'>>(SUMMARY);
    const found = row ?? {
      contributions: 0,
      completedSales: 0,
      supplierCount: 0,
      impactBuyerCount: 0,
      goodCauseCount: 0,
    };
    return { ...found, communityHours: equivalentHours(found.contributions) };
  }
}
