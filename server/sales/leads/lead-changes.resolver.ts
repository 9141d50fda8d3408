import { Arg, Resolver, Root, Subscription } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { AFTER, LiveChange } from '../../platform/live/live-change.type.js';
import { type Watching, watch } from '../../platform/live/watch.js';

/** Notifies staff of changes to leads in other sessions (R215, A79). */
@Resolver()
export class LeadChangesResolver {
  @ForAudience('Admin')
  @Subscription(() => LiveChange, {
    description: 'Sends the changes to leads, from all sessions.',
    subscribe: ({ context, args }: Watching) => watch(context, 'lead', 'all', args),
  })
  leadChanges(
    @Root() change: LiveChange,
    // The subscription reads it.
    @Arg('after', () => String, AFTER) _after: string | null,
  ): LiveChange {
    return change;
  }
}
