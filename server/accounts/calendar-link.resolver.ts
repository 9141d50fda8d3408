import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { CalendarLinkView, CreatedCalendarLink } from './calendar-link.type.js';
import { createCalendarLink, findCalendarLink, revokeCalendarLink } from './calendar-links.js';

@Resolver()
export class CalendarLinkResolver {
  @ForAudience('Admin')
  @Query(() => CalendarLinkView, {
    nullable: true,
    description:
      'Returns the calendar address of the caller, without its secret. Null if the caller has none.',
  })
  calendarLink(@Ctx() context: RequestContext): Promise<CalendarLinkView | null> {
    return findCalendarLink(context);
  }

  @ForAudience('Admin')
  @Mutation(() => CreatedCalendarLink, {
    description:
      'Creates the secret address of the caller’s calendar of follow-ups (iCalendar). An earlier address stops working.',
  })
  createCalendarLink(@Ctx() context: RequestContext): Promise<CreatedCalendarLink> {
    return createCalendarLink(context);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description:
      'Revokes the calendar address of the caller, if it has one. The next request with it gets 404. Always returns true.',
  })
  async revokeCalendarLink(@Ctx() context: RequestContext): Promise<boolean> {
    await revokeCalendarLink(context);
    return true;
  }
}
