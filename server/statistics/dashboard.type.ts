import { Field, Float, Int, ObjectType } from 'type-graphql';
import {
  type EnquiryProgress,
  EnquiryProgressEnum,
  type EnquiryVia,
  EnquiryViaEnum,
} from '../sales-enquiries/sales-enquiry.states.js';
import { SalesEnquiryRow } from '../sales-enquiries/sales-enquiry-grid.type.js';

@ObjectType()
export class ProgressCount {
  @Field(() => EnquiryProgressEnum) progress!: EnquiryProgress;
  @Field(() => Int) enquiries!: number;
}

@ObjectType({ description: 'A New Zealand year of sales; money in dollars, never halved.' })
export class YearTotals {
  @Field(() => Int) year!: number;
  @Field(() => Int) enquiries!: number;
  @Field(() => Float) revenue!: number;
  @Field(() => Float) contribution!: number;
}

@ObjectType({ description: 'What came of the enquiries from one source.' })
export class SourceTotals {
  @Field(() => EnquiryViaEnum) via!: EnquiryVia;
  @Field(() => Int) enquiries!: number;
  @Field(() => Float, { description: 'Dollars.' }) contribution!: number;
}

@ObjectType({ description: 'What is offered to an impact buyer, and waits for its answer.' })
export class LeadsToReview {
  @Field(() => Int, { description: 'Open leads that it has not answered, of those that it has not hidden.' })
  count!: number;
  @Field({ description: 'Opens the page on which they are answered: whoever has it may.' }) linkKey!: string;
  @Field(() => Int, { description: 'Opportunities that are open, answered or not.' }) active!: number;
  @Field(() => Int, { description: 'Those that came to nothing: already used, or no opportunity.' })
  attempted!: number;
}

@ObjectType({
  description: 'What has come of the enquiries of one owner; fallen through ones bring no money.',
})
export class SalesPanel {
  @Field(() => Int, { nullable: true, description: 'The supplier, buyer or cause; null for all of them.' })
  ownerId!: number | null;
  @Field() ownerName!: string;
  @Field(() => Int) enquiries!: number;
  @Field(() => Int, { description: 'Neither completed nor fallen through.' }) active!: number;
  @Field(() => Int) completed!: number;
  @Field(() => Int) fallenThrough!: number;
  @Field(() => Float, { description: 'Dollars without GST.' }) revenue!: number;
  @Field(() => Float, { description: 'Dollars; for a good cause already halved.' })
  contribution!: number;
  @Field(() => Int, { description: 'Hours of community work that the contribution above equals.' })
  equivalentHours!: number;
  @Field({ description: "Completed of all, one decimal, '0' for none." }) conversionPercent!: string;
  @Field(() => [ProgressCount]) byProgress!: ProgressCount[];
  @Field(() => [YearTotals], { description: 'Every year, oldest first, whatever the year chosen.' })
  byYear!: YearTotals[];
  @Field(() => LeadsToReview, { nullable: true, description: 'Of an impact buyer alone.' })
  toReview!: LeadsToReview | null;
  @Field(() => [SourceTotals], {
    nullable: true,
    description: 'Of a supplier alone: every source of enquiries, that of most of them first.',
  })
  bySource!: SourceTotals[] | null;
  @Field({ description: 'Whether there is a certificate: of an impact buyer with a Live Report.' })
  hasCertificate!: boolean;
  @Field(() => [SalesEnquiryRow], { description: 'The latest five.' }) recent!: SalesEnquiryRow[];
}

@ObjectType({ description: 'One panel for each role that the caller holds with a record of its own.' })
export class Dashboard {
  @Field(() => [Int], { description: 'Years there is anything for, newest first.' }) years!: number[];
  @Field(() => SalesPanel, { nullable: true }) admin!: SalesPanel | null;
  @Field(() => SalesPanel, { nullable: true }) supplier!: SalesPanel | null;
  @Field(() => SalesPanel, { nullable: true }) impactBuyer!: SalesPanel | null;
  @Field(() => SalesPanel, { nullable: true }) goodCause!: SalesPanel | null;
}
