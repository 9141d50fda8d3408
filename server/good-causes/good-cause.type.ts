import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What its own user and Admin see of a good cause besides.' })
export class GoodCauseAccount {
  @Field(() => String, { nullable: true, description: 'Opens its prospecting page: whoever has it may.' })
  linkKey!: string | null;
  @Field(() => String, { nullable: true, description: 'What integrations know it by.' })
  storageId!: string | null;
  @Field(() => GraphQLDateTime) createdAt!: Date;
  @Field(() => GraphQLDateTime) updatedAt!: Date;
}

@ObjectType('GoodCause', { description: 'A good cause with what it has received.' })
export class PublicGoodCause {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field() name!: string;
  @Field({ description: 'Approved & Live, unless its own user or Admin asks.' }) status!: string;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => String, { nullable: true }) website!: string | null;
  @Field({ description: 'Named (Impact an Area) or (Impacts Overall).' }) special!: boolean;
  @Field(() => Float, { description: 'Dollars of contribution from sales so far.' }) contribution!: number;
  @Field(() => Int, { description: 'Equivalent hours of community work.' }) equivalentHours!: number;
}

/** A cause as it is read: with what only some may see, which is handed out by `wholeFor` alone. */
export type GoodCauseRecord = PublicGoodCause & GoodCauseAccount;
