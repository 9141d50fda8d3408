import { Arg, Resolver, Root, Subscription } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { AFTER, LiveChange } from '../../platform/live/live-change.type.js';
import { ownersFor, type Watching, watch } from '../../platform/live/watch.js';
import { userOf } from '../../platform/request-context.js';

/** Live updates of enquiries, for everyone who may see them (R179). */
@Resolver()
export class SalesEnquiryChangesResolver {
  @ForAudience('Admin', 'Business', 'ImpactBusiness', 'GoodCause')
  @Subscription(() => LiveChange, {
    description:
      'Reports new and changed enquiries. Admin gets all of them with their ids, other users only their own, without ids.',
    subscribe: ({ context, args }: Watching) =>
      watch(context, 'sales-enquiry', ownersFor(userOf(context)), args),
  })
  salesEnquiryChanges(
    @Root() change: LiveChange,
    // The subscription reads it.
    @Arg('after', () => String, AFTER) _after: string | null,
  ): LiveChange {
    return change;
  }
}
