import { Field, Float, Int, ObjectType } from 'type-graphql';
import { FIGURES } from './figures.js';

@ObjectType({ description: 'The contributions of one year in New Zealand time.' })
export class YearOfGiving {
  @Field(() => Int, { description: FIGURES.year }) year!: number;
  @Field(() => Float, { description: FIGURES.contributions }) contribution!: number;
  @Field(() => Int, { description: 'The hours of community work that are equivalent to the contributions.' })
  equivalentHours!: number;
  @Field(() => Int, { description: FIGURES.completed }) sales!: number;
}
