import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { parseInput, recordId } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { allFieldsFor } from './good-cause.policy.js';
import { GoodCauseAccount, type GoodCauseRecord, PublicGoodCause } from './good-cause.type.js';
import { loadGoodCauseReport } from './good-cause-report.read-model.js';
import { GoodCauseReport } from './good-cause-report.type.js';
import { listGoodCauses, loadGoodCause } from './good-causes.read-model.js';

@Resolver()
export class GoodCauseResolver {
  @ForAudience('public')
  @Query(() => [PublicGoodCause], {
    description: 'Returns the approved good causes, sorted by name. Good causes for an area come last.',
  })
  goodCauses(@Ctx() { app }: RequestContext): Promise<PublicGoodCause[]> {
    return listGoodCauses(app.database);
  }

  @ForAudience('public')
  @Query(() => PublicGoodCause, {
    nullable: true,
    description:
      'Returns a good cause by its id. Null if it does not exist, or if it is not approved and the caller is neither staff nor a user of the good cause.',
  })
  goodCause(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<PublicGoodCause | null> {
    return loadGoodCause(context, parseInput(recordId, id));
  }

  @ForAudience('public')
  @Query(() => GoodCauseReport, {
    nullable: true,
    description:
      'Returns the contributions to a good cause. Null if the good cause does not exist, or if it is not approved and the caller is neither staff nor one of its users.',
  })
  goodCauseReport(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('buyersOffset', () => Int, { defaultValue: 0, description: 'The number of impact buyers to skip.' })
    buyersOffset: number,
    @Arg('suppliersOffset', () => Int, { defaultValue: 0, description: 'The number of suppliers to skip.' })
    suppliersOffset: number,
  ): Promise<GoodCauseReport | null> {
    return loadGoodCauseReport(context, { id, buyersOffset, suppliersOffset });
  }
}

@Resolver(() => PublicGoodCause)
export class GoodCauseAccountResolver {
  @FieldResolver(() => GoodCauseAccount, {
    nullable: true,
    description: 'The private fields, for its own users and staff. Null for other callers.',
  })
  account(@Root() cause: GoodCauseRecord, @Ctx() context: RequestContext): GoodCauseAccount | null {
    return allFieldsFor(context, cause);
  }
}
