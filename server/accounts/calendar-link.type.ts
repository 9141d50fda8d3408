import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('CalendarLink', {
  description: 'The secret address of a staff member’s calendar, without the secret.',
})
export class CalendarLinkView {
  @Field(() => GraphQLDateTime) createdAt!: Date;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time of the last request of a calendar app, to the minute. Null if there was none.',
  })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'A new calendar address.' })
export class CreatedCalendarLink {
  @Field({ description: 'The address itself. It cannot be read again.' }) url!: string;
  @Field(() => CalendarLinkView, { description: 'The address as My Profile shows it.' })
  calendarLink!: CalendarLinkView;
}
