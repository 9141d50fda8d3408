import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type ListFilter, type ListSort, listInputs } from '../../kits/lists/list-inputs.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { HeldForms } from './held-forms.js';
import { HeldSubmissionConnection } from './held-submission.type.js';
import { heldSubmissionColumns, listHeldSubmissions } from './held-submissions.read-model.js';
import { discardHeldSubmission, releaseHeldSubmission } from './review-held-submission.js';

/** The inputs of the list of held submissions. */
export const heldSubmissionInputs = listInputs('HeldSubmission', Object.keys(heldSubmissionColumns));

/** Returns the operations of staff on held submissions. The composition root provides the forms. */
export function heldSubmissionResolver(forms: HeldForms) {
  @Resolver()
  class HeldSubmissionResolver {
    @ForAudience('Admin')
    @Query(() => HeldSubmissionConnection, {
      description: 'Returns the submissions of public forms that look automated, newest first by default.',
    })
    heldSubmissions(
      @Ctx() context: RequestContext,
      @Arg('filter', () => heldSubmissionInputs.Filter, { nullable: true }) filter: ListFilter | null,
      @Arg('sort', () => heldSubmissionInputs.Sort, { nullable: true }) sort: ListSort | null,
      @Arg('first', () => Int, { defaultValue: 50 }) first: number,
      @Arg('after', () => String, { nullable: true }) after: string | null,
      @SelectedFields() selection: Selection | null,
    ): Promise<WithRawNodes<HeldSubmissionConnection>> {
      return listHeldSubmissions(context, { filter, sort, first, after }, selection);
    }

    @ForAudience('Admin')
    @Mutation(() => Boolean, {
      description:
        'Stores the submission and sends its emails as if it had not been held. Throws NOT_FOUND if it was already released or discarded.',
    })
    async releaseHeldSubmission(
      @Ctx() context: RequestContext,
      @Arg('id', () => Int) id: number,
    ): Promise<boolean> {
      await releaseHeldSubmission(context, forms, id);
      return true;
    }

    @ForAudience('Admin')
    @Mutation(() => Boolean, {
      description:
        'Deletes the submission for good. Throws NOT_FOUND if it was already released or discarded.',
    })
    async discardHeldSubmission(
      @Ctx() context: RequestContext,
      @Arg('id', () => Int) id: number,
    ): Promise<boolean> {
      await discardHeldSubmission(context, id);
      return true;
    }
  }

  return HeldSubmissionResolver;
}
