import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { badField, badInput } from '../../platform/errors.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { line, parseInput, recordId } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ImpactBuyerConnection, ImpactBuyerFilter } from './impact-buyer.type.js';
import { listImpactBuyers } from './impact-buyers.read-model.js';
import { loadImpactReport } from './impact-report.read-model.js';
import { ImpactReport } from './impact-report.type.js';

const KEYWORD = line(100);

@Resolver()
export class ImpactBuyerResolver {
  @ForAudience('public')
  @Query(() => ImpactBuyerConnection, {
    description: 'Returns a page of the impact buyers with a Live Report, sorted by name.',
  })
  impactBuyers(
    @Ctx() { app }: RequestContext,
    @Arg('filter', () => ImpactBuyerFilter, { nullable: true }) filter: ImpactBuyerFilter | null,
    @Arg('first', () => Int, { defaultValue: 24 }) first: number,
    @Arg('offset', () => Int, { defaultValue: 0 }) offset: number,
  ): Promise<ImpactBuyerConnection> {
    return listImpactBuyers(app.database, filter ?? {}, first, offset);
  }

  @ForAudience('public')
  @Query(() => ImpactReport, {
    nullable: true,
    description:
      'Returns an impact report by either its id or its URL keyword. Null if it does not exist, or if it is not a Live Report and the caller is neither staff nor a user of the impact buyer. Throws BAD_USER_INPUT if both or neither are given.',
  })
  async impactReport(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { nullable: true }) id: number | null,
    @Arg('urlKeyword', () => String, { nullable: true, description: 'The URL keyword of the report.' })
    urlKeyword: string | null,
    @Arg('suppliersOffset', () => Int, { defaultValue: 0, description: 'The number of suppliers to skip.' })
    suppliersOffset: number,
  ): Promise<ImpactReport | null> {
    if ((id == null) === (urlKeyword == null)) throw badInput('Give either an id or a urlKeyword.');
    if (id != null) return loadImpactReport(context, { id: parseInput(recordId, id) }, suppliersOffset);
    const keyword = parseInput(KEYWORD, urlKeyword);
    if (keyword === '') throw badField('urlKeyword', 'A keyword cannot be empty.');
    return loadImpactReport(context, { urlKeyword: keyword }, suppliersOffset);
  }
}
