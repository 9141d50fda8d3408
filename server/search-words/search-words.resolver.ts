import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Answered, AskedFields } from '../platform/database/asked-fields.js';
import { Asked } from '../platform/graphql/asked.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { ListFilter, ListSort } from '../platform/lists/list-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { createSearchSynonym, deleteSearchSynonym, updateSearchSynonym } from './save-search-synonym.js';
import { listSearchMisses } from './search-misses.read-model.js';
import { listSearchSynonyms } from './search-synonyms.read-model.js';
import { SearchSynonymInput, searchMissInputs, searchSynonymInputs } from './search-words.inputs.js';
import { SearchMissConnection, SearchSynonymConnection, SynonymView } from './search-words.type.js';
import { dismissSearchMiss, turnMissIntoService, turnMissIntoSynonym } from './settle-search-miss.js';

@Resolver()
export class SearchWordsResolver {
  @ForAudience('Admin')
  @Query(() => SearchSynonymConnection, {
    description: 'What else is sought for the words that people type.',
  })
  searchSynonyms(
    @Ctx() context: RequestContext,
    @Arg('filter', () => searchSynonymInputs.Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => searchSynonymInputs.Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Asked() asked: AskedFields | null,
  ): Promise<Answered<SearchSynonymConnection>> {
    return listSearchSynonyms(context, { filter, sort, first, after }, asked);
  }

  @ForAudience('Admin')
  @Query(() => SearchMissConnection, {
    description: 'What was sought and found nobody, dismissed or not; not by whom.',
  })
  searchMisses(
    @Ctx() context: RequestContext,
    @Arg('filter', () => searchMissInputs.Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => searchMissInputs.Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Asked() asked: AskedFields | null,
  ): Promise<Answered<SearchMissConnection>> {
    return listSearchMisses(context, { filter, sort, first, after }, asked);
  }

  @ForAudience('Admin')
  @Mutation(() => SynonymView)
  createSearchSynonym(
    @Ctx() context: RequestContext,
    @Arg('input') input: SearchSynonymInput,
  ): Promise<SynonymView> {
    return createSearchSynonym(context, input);
  }

  @ForAudience('Admin')
  @Mutation(() => SynonymView, { description: 'A stale version is refused with CONFLICT.' })
  updateSearchSynonym(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input') input: SearchSynonymInput,
  ): Promise<SynonymView> {
    return updateSearchSynonym(context, id, input, version);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean)
  async deleteSearchSynonym(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    await deleteSearchSynonym(context, id);
    return true;
  }

  @ForAudience('Admin')
  @Mutation(() => SynonymView, {
    description: 'Says what was meant: makes a synonym, or adds to the one there is. The miss is gone then.',
  })
  turnMissIntoSynonym(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('phrase', () => String, { nullable: true, description: 'Where it is only part of the words.' })
    phrase: string | null,
    @Arg('means', () => [String]) means: string[],
  ): Promise<SynonymView> {
    return turnMissIntoSynonym(context, id, { phrase, means });
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description:
      'Puts it on the list that suppliers choose their services from, and aside here. It finds nobody before a listed supplier has chosen it.',
  })
  async turnMissIntoService(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('label', () => String, { description: 'What the service is called.' }) label: string,
  ): Promise<boolean> {
    await turnMissIntoService(context, id, label);
    return true;
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, { description: 'Puts it aside, or with `dismissed: false` back on the list.' })
  async dismissSearchMiss(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('dismissed', () => Boolean, { defaultValue: true }) dismissed: boolean,
  ): Promise<boolean> {
    await dismissSearchMiss(context, id, dismissed);
    return true;
  }
}
