import { Resolver, Root, Subscription } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { LiveChange } from '../platform/live/live-change.type.js';
import { ownersFor, type Watching, watch } from '../platform/live/watch.js';
import { userOf } from '../platform/request-context.js';

/** Enquiries as they come and change, for whoever sees them (R179). */
@Resolver()
export class SalesEnquiryChangesResolver {
  @ForAudience('Admin', 'Business', 'ImpactBusiness', 'GoodCause')
  @Subscription(() => LiveChange, {
    description:
      'Enquiries that come or change: all for Admin, those of their own for others, who are not told which.',
    subscribe: ({ context }: Watching) => watch(context, 'sales-enquiry', ownersFor(userOf(context))),
  })
  salesEnquiryChanges(@Root() change: LiveChange): LiveChange {
    return change;
  }
}
