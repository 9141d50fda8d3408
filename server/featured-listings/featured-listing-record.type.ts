import { Field, Int, ObjectType } from 'type-graphql';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { outputFromFields } from '../platform/graphql/output-from-fields.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { featuredListingFields } from './featured-listing.fields.js';

@ObjectType('FeaturedListingRecord', { description: 'A slide of the first page as staff keep it.' })
export class KeptFeaturedListing extends outputFromFields(featuredListingFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => NamedRef, { nullable: true }) supplier!: NamedRef | null;
  @Field({ description: 'Visitors see it: its supplier is listed, or it shows none.' }) shown!: boolean;
}

@ObjectType()
export class FeaturedListingRecordConnection {
  @Field(() => [KeptFeaturedListing]) nodes!: KeptFeaturedListing[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
