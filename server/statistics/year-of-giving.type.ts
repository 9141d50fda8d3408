import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What was given in one year; the years of New Zealand.' })
export class YearOfGiving {
  @Field(() => Int) year!: number;
  @Field(() => Float, { description: 'Dollars of contribution.' }) contribution!: number;
  @Field(() => Int, { description: 'Equivalent hours of community work.' }) equivalentHours!: number;
  @Field(() => Int, { description: 'Completed sales.' }) sales!: number;
}
