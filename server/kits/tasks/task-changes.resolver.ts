import { Resolver, Root, Subscription } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { LiveChange } from '../../platform/live/live-change.type.js';
import type { Watching } from '../../platform/live/watch.js';
import { watchTasks } from './watch-tasks.js';

/** Live updates of long-running tasks. */
@Resolver()
export class TaskChangesResolver {
  @ForAudience('signed-in')
  @Subscription(() => LiveChange, {
    description:
      'Reports progress and ends of the caller’s tasks. With an API token, only of tasks of operations that its scopes allow.',
    subscribe: ({ context }: Watching) => watchTasks(context),
  })
  taskChanges(@Root() change: LiveChange): LiveChange {
    return change;
  }
}
