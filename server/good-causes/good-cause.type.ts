import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('GoodCause', { description: 'A good cause with what it has received.' })
export class PublicGoodCause {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field({ description: 'Approved & Live, unless its own user or Admin asks (C027).' }) status!: string;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => String, { nullable: true }) website!: string | null;
  @Field({ description: 'Named (Impact an Area) or (Impacts Overall) (R105).' }) special!: boolean;
  @Field(() => Float, { description: 'Dollars of contribution from sales so far.' }) contribution!: number;
  @Field(() => Int, { description: 'Equivalent hours of community work (R280).' }) equivalentHours!: number;
}
