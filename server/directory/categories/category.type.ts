import { Field, Int, ObjectType } from 'type-graphql';
import { CategoryRef, POSITION } from './category-ref.type.js';

@ObjectType('Category', { description: 'A category of suppliers with its sub categories.' })
export class CategoryWithChildren {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => Int, { description: 'The number of its listed suppliers.' }) supplierCount!: number;
  @Field(() => Int, POSITION) position!: number | null;
  @Field(() => [CategoryRef], {
    description: 'The sub categories, in the order set by staff, then by name.',
  })
  children!: CategoryRef[];
}
