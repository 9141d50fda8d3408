import { Arg, Ctx, Int, Query, Resolver, registerEnumType } from 'type-graphql';
import type { Selection } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { RollupOwner } from '../../sales/sales-enquiries/enquiry-visibility.js';
import { periodOf } from './period.js';
import type { AnsweredPanel } from './sales-panel.js';
import { loadSalesPanel } from './sales-panel.read-model.js';
import { SalesPanel } from './sales-panel.type.js';
import { loadSalesTracking } from './sales-tracking.read-model.js';
import { SalesTracking } from './sales-tracking.type.js';

/** The kind of record whose sales are counted. */
const StatisticsOfEnum = {
  ALL: 'all',
  SUPPLIER: 'supplier',
  IMPACT_BUYER: 'impact-buyer',
  GOOD_CAUSE: 'good-cause',
} as const satisfies Record<string, RollupOwner['scope']>;
registerEnumType(StatisticsOfEnum, {
  name: 'StatisticsOf',
  valuesConfig: {
    ALL: { description: 'All sales. For Admin only.' },
    SUPPLIER: { description: 'The sales of a supplier.' },
    IMPACT_BUYER: { description: 'The purchases of an impact buyer.' },
    GOOD_CAUSE: { description: 'The sales that benefit a good cause.' },
  },
  description: 'The kind of record whose sales are counted.',
});

const MONTH = {
  nullable: true,
  description: 'The month of the year, from 1 to 12. Null or 0 for the whole year.',
};

@Resolver()
export class StatisticsResolver {
  @ForAudience('Admin', 'Business', 'ImpactBusiness', 'GoodCause')
  @Query(() => SalesPanel, {
    description:
      'Returns the sales of one record, or all sales. Throws FORBIDDEN unless the caller is Admin or the record is the caller’s own.',
  })
  salesStatistics(
    @Ctx() context: RequestContext,
    @Arg('of', () => StatisticsOfEnum, { description: 'The kind of record.' }) scope: RollupOwner['scope'],
    @Arg('id', () => Int, {
      defaultValue: 0,
      description: 'The id of the supplier, impact buyer or good cause. Ignored for ALL.',
    })
    ownerId: number,
    @Arg('year', () => Int, {
      nullable: true,
      description: 'The calendar year, in New Zealand time. Null for all years.',
    })
    year: number | null,
    @Arg('month', () => Int, MONTH) month: number | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<AnsweredPanel> {
    const owner = { scope, ownerId: scope === 'all' ? 0 : ownerId };
    return loadSalesPanel(context, owner, periodOf({ year, month }), selection);
  }

  @ForAudience('Admin')
  @Query(() => SalesTracking, { description: 'Returns figures about the enquiries of each year.' })
  salesTracking(
    @Ctx() { app }: RequestContext,
    @SelectedFields() selection: Selection | null,
  ): Promise<SalesTracking> {
    return loadSalesTracking(app.database, selection);
  }
}
