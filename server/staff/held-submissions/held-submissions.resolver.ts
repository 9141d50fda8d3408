import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type ListFilter, type ListSort, listInputs } from '../../kits/lists/list-inputs.js';
import type { BulkAction } from '../../kits/tasks/bulk-actions.js';
import { bulkActionResolver } from '../../kits/tasks/bulk-resolvers.js';
import { exportResolver } from '../../kits/tasks/export-resolver.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { HeldForms } from './held-forms.js';
import { HeldSubmissionConnection } from './held-submission.type.js';
import { heldSubmissionDiscard, heldSubmissionExport } from './held-submission-bulk.js';
import { heldSubmissionColumns, listHeldSubmissions } from './held-submissions.read-model.js';
import { discardHeldSubmission, releaseHeldSubmission } from './review-held-submission.js';

const inputs = listInputs('HeldSubmission', Object.keys(heldSubmissionColumns));
const many = { typeName: 'HeldSubmission', Filter: inputs.Filter };

/** The operations of staff on held submissions; `forms` and `release` come from the composition root. */
export function heldSubmissionResolvers(forms: HeldForms, release: BulkAction) {
  @Resolver()
  class HeldSubmissionResolver {
    @ForAudience('Admin')
    @Query(() => HeldSubmissionConnection, {
      description: 'Returns the submissions of public forms that look automated, newest first by default.',
    })
    heldSubmissions(
      @Ctx() context: RequestContext,
      @Arg('filter', () => inputs.Filter, { nullable: true }) filter: ListFilter | null,
      @Arg('sort', () => inputs.Sort, { nullable: true }) sort: ListSort | null,
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

  return [
    HeldSubmissionResolver,
    bulkActionResolver(
      { ...many, name: 'releaseHeldSubmissions', description: 'Releases the selected submissions.' },
      release,
    ),
    bulkActionResolver(
      { ...many, name: 'discardHeldSubmissions', description: 'Deletes the selected submissions for good.' },
      heldSubmissionDiscard,
    ),
    exportResolver('HeldSubmission', 'exportHeldSubmissions', heldSubmissionExport, inputs),
  ] as const;
}
