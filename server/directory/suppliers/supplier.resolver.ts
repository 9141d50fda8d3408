import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { RawJson, Selection, WithRawNodes } from '../../platform/database/selection.js';
import { badField, badInput } from '../../platform/errors.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import { parseInput, recordId, text } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { CategoryCounts, countByCategory } from './category-counts.read-model.js';
import { recordZeroResultSearch } from './record-zero-result-search.js';
import { REGIONS } from './regions.js';
import { suggestInSearchBox } from './search-box.read-model.js';
import { SearchBoxSuggestions } from './search-box.type.js';
import { SearchSuggestions, suggestSearches } from './search-suggestions.read-model.js';
import { listServices } from './services.read-model.js';
import { loadSupplierProfile } from './supplier-profile.read-model.js';
import { SupplierProfile } from './supplier-profile.type.js';
import { SupplierSearchFilter, type SupplierSort, SupplierSortEnum } from './supplier-search.inputs.js';
import { searchSuppliers } from './supplier-search.read-model.js';
import { SupplierSearchConnection } from './supplier-search.type.js';

const SHORT_TEXT = text(100);

@ObjectType('Region', { description: 'A region of New Zealand.' })
class RegionWithDistricts {
  @Field({ description: 'The name of the region.' }) name!: string;
  @Field(() => [String], { description: 'The names of its districts and cities.' })
  districts!: readonly string[];
}

@Resolver()
export class SupplierResolver {
  @ForAudience('public')
  @Query(() => SupplierSearchConnection, {
    description:
      'Returns the listed suppliers that match the filter, best match first. Throws BAD_USER_INPUT if the text is too long.',
  })
  async searchSuppliers(
    @Ctx() context: RequestContext,
    @Arg('filter', () => SupplierSearchFilter, { nullable: true }) filter: SupplierSearchFilter | null,
    @Arg('first', () => Int, { defaultValue: 24 }) first: number,
    @Arg('offset', () => Int, { defaultValue: 0 }) offset: number,
    @Arg('sort', () => SupplierSortEnum, {
      nullable: true,
      description: 'The order of the suppliers. Null for the best match first.',
    })
    sort: SupplierSort | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<SupplierSearchConnection>> {
    const { database, searchMisses } = context.app;
    const found = await searchSuppliers(database, filter ?? {}, { first, offset, sort }, selection);
    if (offset === 0) recordZeroResultSearch(searchMisses, filter?.text, found);
    return found;
  }

  @ForAudience('public')
  @Query(() => CategoryCounts, {
    description:
      'Returns the number of search results in each category. The category of the filter has no effect.',
  })
  categoryCounts(
    @Ctx() context: RequestContext,
    @Arg('filter', () => SupplierSearchFilter, { nullable: true }) filter: SupplierSearchFilter | null,
  ): Promise<CategoryCounts> {
    return countByCategory(context.app.database, filter ?? {});
  }

  @ForAudience('public')
  @Query(() => SearchSuggestions, { description: 'Returns suggestions for a zero-result search.' })
  searchSuggestions(
    @Ctx() context: RequestContext,
    @Arg('filter', () => SupplierSearchFilter, { nullable: true }) filter: SupplierSearchFilter | null,
  ): Promise<SearchSuggestions> {
    return suggestSearches(context.app.database, filter ?? {});
  }

  @ForAudience('public')
  @Query(() => SearchBoxSuggestions, {
    description:
      'Returns the services, trades, categories, places and suppliers that begin with the text of a search box.',
  })
  searchBoxSuggestions(
    @Ctx() context: RequestContext,
    @Arg('text', () => String, { description: 'The text that was typed so far.' }) typed: string,
  ): Promise<SearchBoxSuggestions> {
    return suggestInSearchBox(context.app.database, parseInput(SHORT_TEXT, typed));
  }

  @ForAudience('public')
  @Query(() => [String], {
    description: 'Returns the services of listed suppliers that begin with a prefix.',
  })
  services(
    @Ctx() context: RequestContext,
    @Arg('prefix', () => String, {
      nullable: true,
      description: 'The first letters of the services. Null lists all services.',
    })
    prefix: string | null,
    @Arg('first', () => Int, { defaultValue: 12, description: 'The maximum number of services.' })
    first: number,
  ): Promise<string[]> {
    return listServices(context.app.database, parseInput(SHORT_TEXT, prefix ?? ''), first);
  }

  @ForAudience('public')
  @Query(() => [RegionWithDistricts], {
    description:
      'Returns the regions of New Zealand with their districts and cities. The first one is Nationwide, for suppliers that serve the whole country.',
  })
  regions(): RegionWithDistricts[] {
    return [...REGIONS];
  }

  @ForAudience('public')
  @Query(() => SupplierProfile, {
    nullable: true,
    description:
      'Returns a supplier by its id or its keyword, or null if the caller may not see it. Throws BAD_USER_INPUT unless exactly one of the two is given.',
  })
  async supplier(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { nullable: true, description: 'The id of the supplier.' }) id: number | null,
    @Arg('urlKeyword', () => String, {
      nullable: true,
      description: 'The keyword in the supplier’s own web address on this site.',
    })
    urlKeyword: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<SupplierProfile | RawJson | null> {
    if ((id == null) === (urlKeyword == null)) throw badInput('Give either an id or a urlKeyword.');
    if (id != null) return loadSupplierProfile(context, { id: parseInput(recordId, id) }, selection);
    const keyword = parseInput(SHORT_TEXT, urlKeyword);
    if (keyword === '') throw badField('urlKeyword', 'A keyword cannot be empty.');
    return loadSupplierProfile(context, { urlKeyword: keyword }, selection);
  }
}
