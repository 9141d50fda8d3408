import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import {
  createServiceFromZeroResult,
  createSynonymFromZeroResult,
  dismissSearchMiss,
} from './resolve-zero-result-search.js';
import { createSearchSynonym, deleteSearchSynonym, updateSearchSynonym } from './save-search-synonym.js';
import { listSearchSynonyms } from './search-synonyms.read-model.js';
import { SearchSynonymInput, searchMissInputs, searchSynonymInputs } from './search-words.inputs.js';
import { SearchMissConnection, SearchSynonymConnection, SynonymView } from './search-words.type.js';
import { listSearchMisses } from './zero-result-searches.read-model.js';

@Resolver()
export class SearchWordsResolver {
  @ForAudience('Admin')
  @Query(() => SearchSynonymConnection, {
    description: 'Returns the synonyms that searches use.',
  })
  searchSynonyms(
    @Ctx() context: RequestContext,
    @Arg('filter', () => searchSynonymInputs.Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => searchSynonymInputs.Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<SearchSynonymConnection>> {
    return listSearchSynonyms(context, { filter, sort, first, after }, selection);
  }

  @ForAudience('Admin')
  @Query(() => SearchMissConnection, {
    description: 'Returns the zero-result searches, dismissed or not. They do not record who searched.',
  })
  searchMisses(
    @Ctx() context: RequestContext,
    @Arg('filter', () => searchMissInputs.Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => searchMissInputs.Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<SearchMissConnection>> {
    return listSearchMisses(context, { filter, sort, first, after }, selection);
  }

  @ForAudience('Admin')
  @Mutation(() => SynonymView, {
    description:
      'Creates a synonym. Throws BAD_USER_INPUT if the phrase already has a synonym. Can be retried safely with an Idempotency-Key header.',
  })
  createSearchSynonym(
    @Ctx() context: RequestContext,
    @Arg('input') input: SearchSynonymInput,
  ): Promise<SynonymView> {
    return createSearchSynonym(context, input);
  }

  @ForAudience('Admin')
  @Mutation(() => SynonymView, {
    description: 'Changes a synonym. Throws CONFLICT if the version is not the latest.',
  })
  updateSearchSynonym(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input') input: SearchSynonymInput,
  ): Promise<SynonymView> {
    return updateSearchSynonym(context, id, input, version);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description: 'Moves a synonym to the trash. Throws NOT_FOUND if there is no such synonym.',
  })
  async deleteSearchSynonym(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    await deleteSearchSynonym(context, id);
    return true;
  }

  @ForAudience('Admin')
  @Mutation(() => SynonymView, {
    description:
      'Creates a synonym from a zero-result search, or adds to the synonym of that phrase. The search is then removed from the list.',
  })
  createSynonymFromZeroResult(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { description: 'The id of the zero-result search.' }) id: number,
    @Arg('phrase', () => String, {
      nullable: true,
      description: 'The part of the search text that is the phrase. Null for the whole text.',
    })
    phrase: string | null,
    @Arg('means', () => [String], { description: 'The terms to search for as well.' }) means: string[],
  ): Promise<SynonymView> {
    return createSynonymFromZeroResult(context, id, { phrase, means });
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description:
      'Adds a service to the list that suppliers choose from, and dismisses the zero-result search. The search has results once a listed supplier has chosen the service.',
  })
  async createServiceFromZeroResult(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { description: 'The id of the zero-result search.' }) id: number,
    @Arg('label', () => String, { description: 'The name of the service.' }) label: string,
  ): Promise<boolean> {
    await createServiceFromZeroResult(context, id, label);
    return true;
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, { description: 'Dismisses a zero-result search, or lists it again.' })
  async dismissSearchMiss(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { description: 'The id of the zero-result search.' }) id: number,
    @Arg('dismissed', () => Boolean, { defaultValue: true, description: 'False to list the search again.' })
    dismissed: boolean,
  ): Promise<boolean> {
    await dismissSearchMiss(context, id, dismissed);
    return true;
  }
}
