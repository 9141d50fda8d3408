import { Field, Float, Int, ObjectType } from 'type-graphql';
import {
  type EnquiryProgress,
  EnquiryProgressEnum,
  type EnquiryVia,
  EnquiryViaEnum,
} from '../sales-enquiries/sales-enquiry.states.js';
import { SalesEnquiryRow } from '../sales-enquiries/sales-enquiry-grid.type.js';

const DOLLARS = { description: 'Dollars; what has fallen through brings none.' };

@ObjectType()
export class ProgressCount {
  @Field(() => EnquiryProgressEnum) progress!: EnquiryProgress;
  @Field(() => Int) enquiries!: number;
}

@ObjectType({ description: 'A New Zealand year of sales; money in dollars, never halved.' })
export class YearTotals {
  @Field(() => Int) year!: number;
  @Field(() => Int) enquiries!: number;
  @Field(() => Int) completed!: number;
  @Field(() => Float) revenue!: number;
  @Field(() => Float) contribution!: number;
}

@ObjectType({ description: 'A month of the year chosen, with the same month a year before; never halved.' })
export class MonthTotals {
  @Field(() => Int, { description: '1 to 12.' }) month!: number;
  @Field(() => Int) enquiries!: number;
  @Field(() => Int) completed!: number;
  @Field(() => Float, DOLLARS) revenue!: number;
  @Field(() => Float, DOLLARS) contribution!: number;
  @Field(() => Int) enquiriesBefore!: number;
  @Field(() => Float, DOLLARS) revenueBefore!: number;
  @Field(() => Float, DOLLARS) contributionBefore!: number;
}

@ObjectType({
  description:
    'The same figures of the same months a year before; of a year that still runs, of those that have begun. Money as in the panel.',
})
export class YearBefore {
  @Field(() => Int) enquiries!: number;
  @Field(() => Int) completed!: number;
  @Field(() => Float) revenue!: number;
  @Field(() => Float) contribution!: number;
}

@ObjectType({ description: 'What came of the enquiries from one source.' })
export class SourceTotals {
  @Field(() => EnquiryViaEnum) via!: EnquiryVia;
  @Field(() => Int) enquiries!: number;
  @Field(() => Float, { description: 'Dollars.' }) contribution!: number;
}

@ObjectType({ description: 'What came of the enquiries of one type of buyer.' })
export class BuyerTypeSales {
  @Field(() => String, { nullable: true, description: 'Null: consumers.' }) buyerType!: string | null;
  @Field(() => Int) enquiries!: number;
  @Field(() => Int, { description: 'Neither completed nor fallen through.' }) active!: number;
  @Field(() => Int) completed!: number;
  @Field(() => Int) fallenThrough!: number;
  @Field(() => Float, DOLLARS) contribution!: number;
}

@ObjectType({ description: 'How many opportunities there are with one type of buyer.' })
export class BuyerTypeOpportunities {
  @Field(() => String, { nullable: true, description: 'Null: no type.' }) buyerType!: string | null;
  @Field(() => Int) opportunities!: number;
}

@ObjectType({ description: 'What went to one good cause.' })
export class CauseContribution {
  @Field(() => Int, { nullable: true, description: 'Null: not chosen yet.' }) goodCauseId!: number | null;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => Int) enquiries!: number;
  @Field(() => Float, DOLLARS) contribution!: number;
}

@ObjectType({ description: 'What suppliers of one category brought; one of several counts under its first.' })
export class CategoryContribution {
  @Field(() => Int, { nullable: true, description: 'Null: without a category.' }) categoryId!: number | null;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => Int) enquiries!: number;
  @Field(() => Float, DOLLARS) contribution!: number;
}

@ObjectType({ description: 'What has become of leads: suppliers that were offered to buyers.' })
export class Opportunities {
  @Field(() => Int, { description: 'Open, answered or not.' }) active!: number;
  @Field(() => Int, { description: 'Those that came to nothing: already used, or no opportunity.' })
  attempted!: number;
  @Field(() => Int, { description: 'Those that became an enquiry.' }) converted!: number;
  @Field(() => Int, { description: 'Open ones that the buyer has not answered and not hidden.' })
  toReview!: number;
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

@ObjectType({ description: 'Where an impact buyer has chosen to impact.' })
export class ChosenGoodCause {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'HTML: what the cause did last, told for this buyer.' })
  recentImpactStory!: string | null;
}

@ObjectType({
  description: 'What has come of the enquiries of one owner; fallen through ones bring no money.',
})
export class SalesPanel {
  @Field(() => Int, { nullable: true, description: 'The supplier, buyer or cause; null for all of them.' })
  ownerId!: number | null;
  @Field() ownerName!: string;
  @Field(() => [Int], { description: 'Years there is anything for, newest first.' }) years!: number[];
  @Field(() => Int) enquiries!: number;
  @Field(() => Int, { description: 'Neither completed nor fallen through.' }) active!: number;
  @Field(() => Int) completed!: number;
  @Field(() => Int) fallenThrough!: number;
  @Field(() => Int, { description: 'Of customers without a type of buyer.' }) consumerEnquiries!: number;
  @Field(() => Int, { description: 'Of businesses and organisations.' }) businessEnquiries!: number;
  @Field(() => Int, { description: 'Marked as a repeat sale.' }) repeatSales!: number;
  @Field(() => Float, { description: 'Dollars without GST.' }) revenue!: number;
  @Field(() => Float, { description: 'Dollars; for a good cause already halved.' })
  contribution!: number;
  @Field(() => Float, { description: 'Dollars, never halved.' }) wholeContribution!: number;
  @Field({ description: "Contribution of the revenue, one decimal, '0' for none." })
  contributionPercent!: string;
  @Field(() => Int, { description: 'Hours of community work that the contribution above equals.' })
  equivalentHours!: number;
  @Field({ description: "Completed of all, one decimal, '0' for none." }) conversionPercent!: string;
  @Field(() => YearBefore, { nullable: true, description: 'Null where no year is chosen.' })
  yearBefore!: YearBefore | null;
  @Field(() => [ProgressCount]) byProgress!: ProgressCount[];
  @Field(() => [YearTotals], { description: 'Every year, oldest first, whatever the year chosen.' })
  byYear!: YearTotals[];
  @Field(() => [MonthTotals], {
    nullable: true,
    description: 'All twelve of the year chosen; null without one.',
  })
  byMonth!: MonthTotals[] | null;
  @Field(() => [SourceTotals], {
    nullable: true,
    description: 'Every source of enquiries of a supplier or of all, that of most first; null for others.',
  })
  bySource!: SourceTotals[] | null;
  @Field(() => [BuyerTypeSales], {
    nullable: true,
    description: 'That of most enquiries first; null for a buyer, which is of one type.',
  })
  byBuyerType!: BuyerTypeSales[] | null;
  @Field(() => [CauseContribution], {
    nullable: true,
    description:
      'Where the customers of a supplier have chosen to impact, that of most first; null for others.',
  })
  byCause!: CauseContribution[] | null;
  @Field(() => [CategoryContribution], {
    nullable: true,
    description: 'Of a good cause or of all, that of most first; null for others.',
  })
  byCategory!: CategoryContribution[] | null;
  @Field(() => Opportunities) opportunities!: Opportunities;
  @Field(() => [BuyerTypeOpportunities], { description: 'That of most first; those archived count, too.' })
  opportunitiesByBuyerType!: BuyerTypeOpportunities[];
  @Field(() => Int, {
    nullable: true,
    description: 'Visits from here to the site of a supplier, or of all, that staff have not looked at yet.',
  })
  linkClicksToReview!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Suppliers that an impact buyer, or a supplier that is one, has bought from.',
  })
  suppliersUsed!: number | null;
  @Field(() => LeadsToReview, {
    nullable: true,
    description: 'Of an impact buyer, or a supplier that is one.',
  })
  toReview!: LeadsToReview | null;
  @Field(() => ChosenGoodCause, { nullable: true, description: 'Of an impact buyer that has chosen one.' })
  chosenGoodCause!: ChosenGoodCause | null;
  @Field({ description: 'Whether there is a certificate: of an impact buyer with a Live Report.' })
  hasCertificate!: boolean;
  @Field(() => [SalesEnquiryRow], { description: 'The latest five.' }) recent!: SalesEnquiryRow[];
}
