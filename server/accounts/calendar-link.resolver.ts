import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { CalendarLinkView, CreatedCalendarLink } from './calendar-link.type.js';
import { createCalendarLink, findCalendarLink, revokeCalendarLink } from './calendar-links.js';

const OWNER = { nullable: true, description: 'The id of the user. Null for the caller.' } as const;

@Resolver()
export class CalendarLinkResolver {
  @ForAudience('Admin')
  @Query(() => CalendarLinkView, {
    nullable: true,
    description:
      'Returns the calendar address of a staff member, without its secret. Null if the staff member has none.',
  })
  calendarLink(
    @Ctx() context: RequestContext,
    @Arg('userId', () => Int, OWNER) userId: number | null,
  ): Promise<CalendarLinkView | null> {
    return findCalendarLink(context, userId);
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
      'Revokes the calendar address of a staff member, if there is one. The next request with it gets 404. Always returns true.',
  })
  async revokeCalendarLink(
    @Ctx() context: RequestContext,
    @Arg('userId', () => Int, OWNER) userId: number | null,
  ): Promise<boolean> {
    await revokeCalendarLink(context, userId);
    return true;
  }
}
