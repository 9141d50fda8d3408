import { Resolver, Root, Subscription } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { LiveChange } from '../../platform/live/live-change.type.js';
import { type Watching, watch } from '../../platform/live/watch.js';

/** Notifies staff of changes to leads in other sessions (R215, A79). */
@Resolver()
export class LeadChangesResolver {
  @ForAudience('Admin')
  @Subscription(() => LiveChange, {
    description: 'Sends the changes to leads, from all sessions.',
    subscribe: ({ context }: Watching) => watch(context, 'lead', 'all'),
  })
  leadChanges(@Root() change: LiveChange): LiveChange {
    return change;
  }
}
