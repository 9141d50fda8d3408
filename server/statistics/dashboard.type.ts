import { Field, Int, ObjectType } from 'type-graphql';
import { SalesPanel } from './sales-panel.type.js';

@ObjectType({ description: 'One panel for each role that the caller holds with a record of its own.' })
export class Dashboard {
  @Field(() => [Int], { description: 'Years there is anything for, newest first.' }) years!: number[];
  @Field(() => SalesPanel, { nullable: true }) admin!: SalesPanel | null;
  @Field(() => SalesPanel, { nullable: true }) supplier!: SalesPanel | null;
  @Field(() => SalesPanel, { nullable: true }) impactBuyer!: SalesPanel | null;
  @Field(() => SalesPanel, { nullable: true }) goodCause!: SalesPanel | null;
}
