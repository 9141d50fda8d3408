import { Field, Int, ObjectType } from 'type-graphql';
import { CategoryRef } from '../suppliers/supplier-profile.type.js';

@ObjectType('Category')
export class CategoryWithChildren {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => Int, { description: 'Listed suppliers in it.' }) supplierCount!: number;
  @Field(() => [CategoryRef]) children!: CategoryRef[];
}
