import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Histories } from '../history/record-history.js';
import { listChanges } from './list-changes.js';
import { type ChangePage, changeFeedTypes } from './record-change.type.js';

/** Creates the resolver of the change feed for these record types. */
export function changeFeedResolver(histories: Histories) {
  const { RecordTypeEnum, ChangeFeed } = changeFeedTypes(histories);

  @Resolver()
  class ChangeFeedResolver {
    @ForAudience('Admin')
    @Query(() => ChangeFeed, {
      description:
        'Returns the records that were created, changed or deleted after a position, oldest change first. No change is skipped, and a record can be listed more than once. Throws BAD_USER_INPUT with the reason `expired` for a position that is older than 30 days.',
    })
    changes(
      @Ctx() context: RequestContext,
      @Arg('after', () => String, {
        nullable: true,
        description: 'The position of an earlier page or event. Null to begin with all records.',
      })
      after: string | null,
      @Arg('types', () => [RecordTypeEnum], {
        nullable: true,
        description: 'The types of records. Null for all.',
      })
      types: string[] | null,
      @Arg('first', () => Int, { defaultValue: 100, description: 'The number of changes, at most 1,000.' })
      first: number,
    ): Promise<ChangePage> {
      return listChanges(context, { after, types, first });
    }
  }
  return ChangeFeedResolver;
}
