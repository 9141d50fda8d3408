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
      'Reports the progress and the end of the caller’s tasks. With an API token, leaves out tasks of operations that its scopes do not allow: `ids` lists the others, and is null only in the first event.',
    subscribe: ({ context }: Watching) => watchTasks(context),
  })
  taskChanges(@Root() change: LiveChange): LiveChange {
    return change;
  }
}
