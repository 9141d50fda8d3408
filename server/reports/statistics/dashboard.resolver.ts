import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Selection } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { type AnsweredDashboard, loadDashboard } from './dashboard.read-model.js';
import { Dashboard } from './dashboard.type.js';
import { periodOf } from './period.js';

@Resolver()
export class DashboardResolver {
  @ForAudience('Admin', 'Business', 'ImpactBusiness', 'GoodCause')
  @Query(() => Dashboard, { description: 'Returns the caller’s dashboard, with one panel for each role.' })
  dashboard(
    @Ctx() context: RequestContext,
    @Arg('year', () => Int, {
      nullable: true,
      description: 'The calendar year, in New Zealand time. Null for all years.',
    })
    year: number | null,
    @Arg('month', () => Int, {
      nullable: true,
      description: 'The month of the year, from 1 to 12. Null or 0 for the whole year.',
    })
    month: number | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<AnsweredDashboard> {
    return loadDashboard(context, periodOf({ year, month }), selection);
  }
}
