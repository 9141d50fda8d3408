import { Resolver, Root, Subscription } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { LiveChange } from '../platform/live/live-change.type.js';
import { type Watching, watch } from '../platform/live/watch.js';

/** What waits for staff, as it comes and is dealt with. */
@Resolver()
export class ActionItemChangesResolver {
  @ForAudience('Admin')
  @Subscription(() => LiveChange, {
    description: 'Actions that come, change or are dismissed.',
    subscribe: ({ context }: Watching) => watch(context, 'action-item', 'all'),
  })
  actionItemChanges(@Root() change: LiveChange): LiveChange {
    return change;
  }
}
