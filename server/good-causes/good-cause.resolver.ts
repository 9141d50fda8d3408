import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { parseInput, recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { wholeFor } from './good-cause.policy.js';
import { GoodCauseAccount, type GoodCauseRecord, PublicGoodCause } from './good-cause.type.js';
import { loadGoodCauseReport } from './good-cause-report.read-model.js';
import { GoodCauseReport } from './good-cause-report.type.js';
import { listGoodCauses, loadGoodCause } from './good-causes.read-model.js';

@Resolver()
export class GoodCauseResolver {
  @ForAudience('public')
  @Query(() => [PublicGoodCause], { description: 'Approved good causes.' })
  goodCauses(@Ctx() { app }: RequestContext): Promise<PublicGoodCause[]> {
    return listGoodCauses(app.database);
  }

  @ForAudience('public')
  @Query(() => PublicGoodCause, { nullable: true })
  goodCause(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<PublicGoodCause | null> {
    return loadGoodCause(context, parseInput(recordId, id));
  }

  @ForAudience('public')
  @Query(() => GoodCauseReport, {
    nullable: true,
    description: 'What a cause has received, and from whom; null when there is none to see.',
  })
  goodCauseReport(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('buyersOffset', () => Int, { defaultValue: 0 }) buyersOffset: number,
    @Arg('suppliersOffset', () => Int, { defaultValue: 0 }) suppliersOffset: number,
  ): Promise<GoodCauseReport | null> {
    return loadGoodCauseReport(context, { id, buyersOffset, suppliersOffset });
  }
}

@Resolver(() => PublicGoodCause)
export class GoodCauseAccountResolver {
  @FieldResolver(() => GoodCauseAccount, {
    nullable: true,
    description: 'For its own user and Admin; null for everybody else.',
  })
  account(@Root() cause: GoodCauseRecord, @Ctx() context: RequestContext): GoodCauseAccount | null {
    return wholeFor(context, cause);
  }
}
