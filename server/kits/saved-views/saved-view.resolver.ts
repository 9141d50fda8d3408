import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { createSavedView, deleteSavedView, updateSavedView } from './saved-view.commands.js';
import { SavedViewChanges, SavedViewInput, SavedViewView } from './saved-view.type.js';
import { listSavedViews } from './saved-views.read-model.js';
import { setDefaultView } from './set-default-view.js';

@Resolver()
export class SavedViewResolver {
  @ForAudience('signed-in')
  @Query(() => [SavedViewView], {
    description: 'Returns a list’s views, sorted by name: the caller’s own and, for staff, the shared ones.',
  })
  savedViews(
    @Ctx() context: RequestContext,
    @Arg('list', { description: 'The name of the list, such as `suppliers`.' }) list: string,
  ): Promise<SavedViewView[]> {
    return listSavedViews(context, list);
  }

  @ForAudience('signed-in')
  @Mutation(() => SavedViewView, {
    description:
      'Saves a view of a list. Throws BAD_USER_INPUT if the caller has a view of that name. Can be retried safely with an Idempotency-Key header.',
  })
  createSavedView(
    @Ctx() context: RequestContext,
    @Arg('input') input: SavedViewInput,
  ): Promise<SavedViewView> {
    return createSavedView(context, input);
  }

  @ForAudience('signed-in')
  @Mutation(() => SavedViewView, {
    description:
      'Changes a view of the caller or, for Admin, a shared one. Throws CONFLICT if the version is not the latest.',
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
  @Mutation(() => Boolean, {
    description:
      'Deletes a view of the caller or, for Admin, a shared one. Throws NOT_FOUND if there is no such view.',
  })
  async deleteSavedView(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await deleteSavedView(context, id);
    return true;
  }

  @ForAudience('signed-in')
  @Mutation(() => Boolean, {
    description: 'Sets the default view of a list for the caller.',
  })
  async setDefaultView(
    @Ctx() context: RequestContext,
    @Arg('list', { description: 'The name of the list, such as `suppliers`.' }) list: string,
    @Arg('id', () => Int, { nullable: true, description: 'The id of the view. Null for the usual view.' })
    id?: number | null,
  ): Promise<boolean> {
    await setDefaultView(context, list, id ?? null);
    return true;
  }
}
