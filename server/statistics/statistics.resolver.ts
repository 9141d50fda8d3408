import { Arg, Ctx, Int, Query, Resolver, registerEnumType } from 'type-graphql';
import type { AskedFields } from '../platform/database/asked-fields.js';
import { Asked } from '../platform/graphql/asked.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import type { RollupOwner } from '../sales-enquiries/enquiry-visibility.js';
import { periodOf } from './period.js';
import type { AnsweredPanel } from './sales-panel.js';
import { loadSalesPanel } from './sales-panel.read-model.js';
import { SalesPanel } from './sales-panel.type.js';
import { loadSalesTracking } from './sales-tracking.read-model.js';
import { SalesTracking } from './sales-tracking.type.js';

/** Whose sales are counted. */
const StatisticsOfEnum = {
  ALL: 'all',
  SUPPLIER: 'supplier',
  IMPACT_BUYER: 'impact-buyer',
  GOOD_CAUSE: 'good-cause',
} as const satisfies Record<string, RollupOwner['scope']>;
registerEnumType(StatisticsOfEnum, { name: 'StatisticsOf' });

const MONTH = { nullable: true, description: '0 or left out: the whole year.' };

@Resolver()
export class StatisticsResolver {
  @ForAudience('Admin', 'Business', 'ImpactBusiness', 'GoodCause')
  @Query(() => SalesPanel, { description: 'What sales come to: of all for staff, else of one owner.' })
  salesStatistics(
    @Ctx() context: RequestContext,
    @Arg('of', () => StatisticsOfEnum) scope: RollupOwner['scope'],
    @Arg('id', () => Int, { defaultValue: 0, description: 'The supplier, buyer or cause.' }) ownerId: number,
    @Arg('year', () => Int, { nullable: true, description: 'Left out: all years.' }) year: number | null,
    @Arg('month', () => Int, MONTH) month: number | null,
    @Asked() asked: AskedFields | null,
  ): Promise<AnsweredPanel> {
    const owner = { scope, ownerId: scope === 'all' ? 0 : ownerId };
    return loadSalesPanel(context, owner, periodOf({ year, month }), asked);
  }

  @ForAudience('Admin')
  @Query(() => SalesTracking, { description: 'What all enquiries come to, year by year.' })
  salesTracking(@Ctx() { app }: RequestContext, @Asked() asked: AskedFields | null): Promise<SalesTracking> {
    return loadSalesTracking(app.database, asked);
  }
}
