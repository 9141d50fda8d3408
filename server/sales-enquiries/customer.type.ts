import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../platform/graphql/page-info.type.js';

@ObjectType({ description: 'Somebody who has enquired, by the address they gave.' })
export class Customer {
  @Field(() => Int, { description: 'The number of their first enquiry.' }) id!: number;
  @Field() email!: string;
  @Field(() => String, { nullable: true, description: 'As they wrote it last.' }) name!: string | null;
  @Field(() => String, { nullable: true, description: 'As they wrote it last.' }) mobile!: string | null;
  @Field(() => Int) enquiries!: number;
  @Field(() => Float, { description: 'Dollars of what was completed.' }) revenue!: number;
  @Field(() => GraphQLDateTime) lastEnquiredAt!: string;
}

@ObjectType()
export class CustomerConnection {
  @Field(() => [Customer]) nodes!: Customer[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
