import { Field, Int, ObjectType } from 'type-graphql';
import { CategoryRef } from './category-ref.type.js';

@ObjectType('Category')
export class CategoryWithChildren {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => Int, { description: 'Listed suppliers in it.' }) supplierCount!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Its place in the order that staff gave; null: behind those that have one, by name.',
  })
  position!: number | null;
  @Field(() => [CategoryRef], { description: 'In the order that staff gave, the others by name.' })
  children!: CategoryRef[];
}
