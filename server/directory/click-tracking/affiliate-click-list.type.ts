import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';

@ObjectType({ description: 'A click on the affiliate button of a supplier.' })
export class AffiliateClick {
  @Field(() => Int, { description: 'The id of the click.' }) id!: number;
  @Field({ description: 'The address that the button opened.' }) url!: string;
  @Field(() => NamedRef, { description: 'The supplier of the button.' }) supplier!: NamedRef;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The impact buyer of the visitor. Null if unknown, or if the caller may not see it.',
  })
  impactBuyer!: NamedRef | null;
  @Field(() => GraphQLDateTime, { description: 'The time of the click.' }) createdAt!: string;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which staff marked the click as reviewed. Null if not reviewed.',
  })
  reviewedAt!: string | null;
}

@ObjectType()
export class AffiliateClickConnection {
  @Field(() => [AffiliateClick]) nodes!: AffiliateClick[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
