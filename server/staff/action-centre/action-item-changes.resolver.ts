import { Resolver, Root, Subscription } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { LiveChange } from '../../platform/live/live-change.type.js';
import { type Watching, watch } from '../../platform/live/watch.js';

/** Notifies staff of changes to actions. */
@Resolver()
export class ActionItemChangesResolver {
  @ForAudience('Admin')
  @Subscription(() => LiveChange, {
    description: 'Sends new actions and changes to actions, including dismissals.',
    subscribe: ({ context }: Watching) => watch(context, 'action-item', 'all'),
  })
  actionItemChanges(@Root() change: LiveChange): LiveChange {
    return change;
  }
}
