import { Field, Int, ObjectType } from 'type-graphql';

/** A change among the watched records. */
@ObjectType({
  description: 'Records that were created, changed or deleted. Read them again to get the current values.',
})
export class LiveChange {
  @Field(() => [Int], {
    nullable: true,
    description:
      'The ids of the records. Null if there are too many to list, if the caller may not see them, or if changes may have been missed. In the first event, which is sent once the subscription is active, it is null, or with `after` the ids of the records that have changed since that position.',
  })
  ids!: number[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The x-request-id of the request that made all of the changes. Null if it was not a single request. A client that sent this request knows the changes already.',
  })
  requestId!: string | null;

  @Field({
    description:
      'True only in the first event, if nothing changed in the three seconds before it, or since `after`. Clients that have read the data within that time need not read it again.',
  })
  quiet!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The position in the change feed after the changes that were sent so far. To continue from this position, subscribe with it as `after`; the last changes may be repeated. Null before the first change, and for tasks.',
  })
  position!: string | null;
}

/** The argument with which a subscription continues after a connection was lost. */
export const AFTER = {
  nullable: true,
  description:
    'The position from which to continue, from an earlier event or the change feed. The first event then lists the records that have changed since. Null to start now.',
} as const;
