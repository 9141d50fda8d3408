import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { createSavedView, deleteSavedView, updateSavedView } from './keep-saved-view.js';
import { SavedViewChanges, SavedViewInput, SavedViewView } from './saved-view.type.js';
import { listSavedViews } from './saved-views.read-model.js';
import { setDefaultView } from './set-default-view.js';

@Resolver()
export class SavedViewResolver {
  @ForAudience('signed-in')
  @Query(() => [SavedViewView], {
    description: 'The views of a list: one’s own, and for staff those that staff share. By name.',
  })
  savedViews(@Ctx() context: RequestContext, @Arg('list') list: string): Promise<SavedViewView[]> {
    return listSavedViews(context, list);
  }

  @ForAudience('signed-in')
  @Mutation(() => SavedViewView)
  createSavedView(
    @Ctx() context: RequestContext,
    @Arg('input') input: SavedViewInput,
  ): Promise<SavedViewView> {
    return createSavedView(context, input);
  }

  @ForAudience('signed-in')
  @Mutation(() => SavedViewView, {
    description: 'One’s own, or for Admin a shared one. A stale version is refused with CONFLICT.',
  })
  updateSavedView(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input') input: SavedViewChanges,
  ): Promise<SavedViewView> {
    return updateSavedView(context, id, input, version);
  }

  @ForAudience('signed-in')
  @Mutation(() => Boolean)
  async deleteSavedView(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await deleteSavedView(context, id);
    return true;
  }

  @ForAudience('signed-in')
  @Mutation(() => Boolean, {
    description: 'The view that the list opens with for the caller; without id none.',
  })
  async setDefaultView(
    @Ctx() context: RequestContext,
    @Arg('list') list: string,
    @Arg('id', () => Int, { nullable: true }) id?: number | null,
  ): Promise<boolean> {
    await setDefaultView(context, list, id ?? null);
    return true;
  }
}
