import { Ctx, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { loadImpactSummary } from './impact-summary.read-model.js';
import { ImpactSummary } from './impact-summary.type.js';

@Resolver()
export class ImpactSummaryResolver {
  @ForAudience('public')
  @Query(() => ImpactSummary, {
    description: 'Returns the impact of all sales so far, as the home page shows it.',
  })
  impactSummary(@Ctx() { app }: RequestContext): Promise<ImpactSummary> {
    return loadImpactSummary(app.database);
  }
}
