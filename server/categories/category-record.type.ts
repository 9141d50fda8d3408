import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { outputFromFields } from '../platform/graphql/output-from-fields.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { categoryFields, subCategoryFields } from './category.fields.js';

@ObjectType({ description: 'A sub category as staff keep it.' })
export class SubCategoryRecord extends outputFromFields(subCategoryFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int, { description: 'Suppliers under it, listed or not.' }) supplierCount!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Its place in the order that staff gave; null: behind those that have one, by name.',
  })
  position!: number | null;
}

@ObjectType({ description: 'A category as staff keep it.' })
export class CategoryRecord extends outputFromFields(categoryFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => Int, { description: 'Where it stands among all of them, from 1.' }) place!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Its place in the order that staff gave; null: behind those that have one, by name.',
  })
  position!: number | null;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field(() => Int, { description: 'Suppliers under it, listed or not.' }) supplierCount!: number;
  @Field(() => Int) childCount!: number;
  @Field(() => [SubCategoryRecord], {
    description: 'In the order that staff gave, the others by name, whatever the case.',
  })
  children!: SubCategoryRecord[];
}

@ObjectType()
export class CategoryRecordConnection {
  @Field(() => [CategoryRecord]) nodes!: CategoryRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
