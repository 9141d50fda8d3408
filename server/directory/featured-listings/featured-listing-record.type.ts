import { Field, Int, ObjectType } from 'type-graphql';
import { outputFromFields } from '../../kits/records/output-from-fields.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { featuredListingFields } from './featured-listing.fields.js';

@ObjectType('FeaturedListingRecord', {
  description: 'A featured listing with all its fields, for staff.',
})
export class FeaturedListingRecordView extends outputFromFields(featuredListingFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => NamedRef, { nullable: true, description: 'The featured supplier. Null if there is none.' })
  supplier!: NamedRef | null;
  @Field({
    description: 'True if visitors see it: its supplier is listed, or it has a title and no supplier.',
  })
  shown!: boolean;
}

@ObjectType()
export class FeaturedListingRecordConnection {
  @Field(() => [FeaturedListingRecordView]) nodes!: FeaturedListingRecordView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
