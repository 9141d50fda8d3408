import { Field, Int, ObjectType } from 'type-graphql';

/** A change among the watched records. */
@ObjectType({
  description: 'Records that have changed, have come or have gone. Read them to learn what they are now.',
})
export class LiveChange {
  @Field(() => [Int], {
    nullable: true,
    description:
      'Which ones; null where they are many, are not named to the caller, or some changes went unheard.',
  })
  ids!: number[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The x-request-id of the one request that has changed them; null where there were several. Whoever has sent it knows already.',
  })
  requestId!: string | null;

  @Field({
    description:
      'True of the first word where nothing was heard of in the three seconds before: whoever has read within these need not read again.',
  })
  quiet!: boolean;
}
