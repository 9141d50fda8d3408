import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';

@ObjectType({ description: 'A visit through a supplier’s own button.' })
export class AffiliateClick {
  @Field(() => Int) id!: number;
  @Field() url!: string;
  @Field(() => NamedRef) supplier!: NamedRef;
  @Field(() => NamedRef, { nullable: true }) impactBuyer!: NamedRef | null;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When staff ticked it; null: not yet.' })
  reviewedAt!: string | null;
}

@ObjectType()
export class AffiliateClickConnection {
  @Field(() => [AffiliateClick]) nodes!: AffiliateClick[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
