import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { outputFromFields } from '../../kits/records/output-from-fields.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { categoryFields, subCategoryFields } from './category.fields.js';
import { POSITION } from './category-ref.type.js';

@ObjectType({ description: 'A sub category with the fields for staff.' })
export class SubCategoryRecord extends outputFromFields(subCategoryFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int, { description: 'The number of its suppliers, listed or not.' }) supplierCount!: number;
  @Field(() => Int, POSITION) position!: number | null;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
}

@ObjectType({ description: 'A category with all its fields, for staff.' })
export class CategoryRecord extends outputFromFields(categoryFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => Int, { description: 'The place among all categories, from 1.' }) place!: number;
  @Field(() => Int, POSITION) position!: number | null;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field(() => Int, { description: 'The number of its suppliers, listed or not.' }) supplierCount!: number;
  @Field(() => Int, { description: 'The number of its sub categories.' }) childCount!: number;
  @Field(() => [SubCategoryRecord], {
    description: 'The sub categories, in the order set by staff, then by name.',
  })
  children!: SubCategoryRecord[];
}

@ObjectType()
export class CategoryRecordConnection {
  @Field(() => [CategoryRecord]) nodes!: CategoryRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
