import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { type GoodCauseStatus, GoodCauseStatusEnum } from '../../accounts/good-cause-status.js';

@ObjectType({ description: 'The private fields of a good cause, for its own users and staff.' })
export class GoodCauseAccount {
  @Field(() => String, {
    nullable: true,
    description: 'The link key of its prospecting page. Anyone with the key can open the page.',
  })
  linkKey!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The id of the folder of its picture, for integrations.',
  })
  storageId!: string | null;
  @Field(() => GraphQLDateTime, { description: 'The time at which the good cause was created.' })
  createdAt!: Date;
  @Field(() => GraphQLDateTime, { description: 'The time of the last change to the good cause.' })
  updatedAt!: Date;
}

@ObjectType('GoodCause', { description: 'A good cause with the contribution to it.' })
export class PublicGoodCause {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field() name!: string;
  @Field(() => GoodCauseStatusEnum, {
    description: 'The status, always APPROVED_AND_LIVE unless the caller is staff or a user of the cause.',
  })
  status!: GoodCauseStatus;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'A description of the good cause.' }) description!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The address of its website.' }) website!:
    | string
    | null;
  @Field({ description: 'True if the name contains (Impact an Area) or (Impacts Overall).' })
  special!: boolean;
  @Field(() => Float, { description: 'The contribution from sales so far, in New Zealand dollars.' })
  contribution!: number;
  @Field(() => Int, { description: 'The contribution as equivalent hours of community work.' })
  equivalentHours!: number;
}

/** A good cause as it is read, with its private fields. Only `allFieldsFor` hands these out. */
export type GoodCauseRecord = PublicGoodCause & GoodCauseAccount;
