import { Resolver, Root, Subscription } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { LiveChange } from '../../platform/live/live-change.type.js';
import { type Watching, watch } from '../../platform/live/watch.js';
import { userOf } from '../../platform/request-context.js';

/** Live updates of long-running tasks. */
@Resolver()
export class TaskChangesResolver {
  @ForAudience('signed-in')
  @Subscription(() => LiveChange, {
    description: 'Reports progress and ends of the caller’s tasks.',
    subscribe: ({ context }: Watching) => watch(context, 'task', [['user', userOf(context)?.id ?? null]]),
  })
  taskChanges(@Root() change: LiveChange): LiveChange {
    return change;
  }
}
