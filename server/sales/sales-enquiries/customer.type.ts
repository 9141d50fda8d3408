import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/page-info.type.js';

@ObjectType({ description: 'A customer: the enquiries that were sent with one email address.' })
export class Customer {
  @Field(() => Int, { description: 'The id of the customer’s first enquiry.' }) id!: number;
  @Field({ description: 'The email address of the customer.' }) email!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The name in the customer’s latest enquiry that has one.',
  })
  name!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The mobile number in the customer’s latest enquiry that has one.',
  })
  mobile!: string | null;
  @Field(() => Int, { description: 'The number of the customer’s enquiries.' }) enquiries!: number;
  @Field(() => Float, { description: 'The revenue of completed sales in New Zealand dollars excluding GST.' })
  revenue!: number;
  @Field(() => GraphQLDateTime, { description: 'The time of the customer’s latest enquiry.' })
  lastEnquiredAt!: string;
}

@ObjectType()
export class CustomerConnection {
  @Field(() => [Customer]) nodes!: Customer[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
