import { Arg, Resolver, Root, Subscription } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { AFTER, LiveChange } from '../../platform/live/live-change.type.js';
import { type Watching, watch } from '../../platform/live/watch.js';

/** Notifies staff of changes to actions. */
@Resolver()
export class ActionItemChangesResolver {
  @ForAudience('Admin')
  @Subscription(() => LiveChange, {
    description: 'Sends new actions and changes to actions, including dismissals.',
    subscribe: ({ context, args }: Watching) => watch(context, 'action-item', 'all', args),
  })
  actionItemChanges(
    @Root() change: LiveChange,
    // The subscription reads it.
    @Arg('after', () => String, AFTER) _after: string | null,
  ): LiveChange {
    return change;
  }
}
