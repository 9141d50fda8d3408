import { Field, Int, ObjectType } from 'type-graphql';
import { FIGURES } from '../../totals/figures.js';
import { SalesPanel } from './sales-panel.type.js';

@ObjectType({
  description: 'The dashboard of the caller, with one panel for each role of the caller that has a record.',
})
export class Dashboard {
  @Field(() => [Int], { description: FIGURES.years }) years!: number[];
  @Field(() => SalesPanel, {
    nullable: true,
    description: 'The panel of all sales. Null for callers other than Admin.',
  })
  admin!: SalesPanel | null;
  @Field(() => SalesPanel, {
    nullable: true,
    description: 'The panel of the caller’s supplier. Null if the caller has none.',
  })
  supplier!: SalesPanel | null;
  @Field(() => SalesPanel, {
    nullable: true,
    description: 'The panel of the caller’s impact buyer. Null if the caller has none.',
  })
  impactBuyer!: SalesPanel | null;
  @Field(() => SalesPanel, {
    nullable: true,
    description: 'The panel of the caller’s good cause. Null if the caller has none.',
  })
  goodCause!: SalesPanel | null;
}
