import { Field, Float, Int, ObjectType } from 'type-graphql';
import { type BuyerType, BuyerTypeEnum } from '../../directory/impact-buyers/buyer-types.js';
import {
  type EnquiryProgress,
  EnquiryProgressEnum,
  type EnquiryVia,
  EnquiryViaEnum,
} from '../../sales/sales-enquiries/sales-enquiry.states.js';
import { SalesEnquiryRow } from '../../sales/sales-enquiries/sales-enquiry-grid.type.js';
import { FIGURES } from '../../totals/figures.js';

@ObjectType({ description: 'The number of enquiries with one progress.' })
export class ProgressCount {
  @Field(() => EnquiryProgressEnum, { description: 'The progress of the sales.' }) progress!: EnquiryProgress;
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
}

@ObjectType({ description: 'The sales of one year in New Zealand time.' })
export class YearTotals {
  @Field(() => Int, { description: FIGURES.year }) year!: number;
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
  @Field(() => Int, { description: FIGURES.completed }) completed!: number;
  @Field(() => Float, { description: FIGURES.revenue }) revenue!: number;
  @Field(() => Float, { description: FIGURES.wholeContribution }) contribution!: number;
}

@ObjectType({
  description:
    'The sales of one month, and of the same month a year before. Contributions are not halved for a good cause.',
})
export class MonthTotals {
  @Field(() => Int, { description: 'The month, from 1 to 12.' }) month!: number;
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
  @Field(() => Int, { description: FIGURES.completed }) completed!: number;
  @Field(() => Float, { description: FIGURES.revenue }) revenue!: number;
  @Field(() => Float, { description: FIGURES.contribution }) contribution!: number;
  @Field(() => Int, { description: 'The number of enquiries a year before.' }) enquiriesBefore!: number;
  @Field(() => Float, {
    description: 'The revenue a year before, in New Zealand dollars excluding GST.',
  })
  revenueBefore!: number;
  @Field(() => Float, { description: 'The contribution a year before, in New Zealand dollars.' })
  contributionBefore!: number;
}

@ObjectType({
  description:
    'The sales of the same months a year before. If the year is not over, only the months that have begun are included.',
})
export class YearBefore {
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
  @Field(() => Int, { description: FIGURES.completed }) completed!: number;
  @Field(() => Float, { description: FIGURES.revenue }) revenue!: number;
  @Field(() => Float, { description: FIGURES.ownContribution }) contribution!: number;
}

@ObjectType({ description: 'The enquiries from one source.' })
export class SourceTotals {
  @Field(() => EnquiryViaEnum, { description: 'The source of the enquiries.' }) via!: EnquiryVia;
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
  @Field(() => Float, { description: FIGURES.contribution }) contribution!: number;
}

@ObjectType({ description: 'The enquiries of one type of buyer.' })
export class BuyerTypeSales {
  @Field(() => BuyerTypeEnum, { nullable: true, description: 'The type of buyer. Null for consumers.' })
  buyerType!: BuyerType | null;
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
  @Field(() => Int, { description: FIGURES.active }) active!: number;
  @Field(() => Int, { description: FIGURES.completed }) completed!: number;
  @Field(() => Int, { description: FIGURES.fallenThrough }) fallenThrough!: number;
  @Field(() => Float, { description: FIGURES.contribution }) contribution!: number;
}

@ObjectType({ description: 'The opportunities with one type of buyer.' })
export class BuyerTypeOpportunities {
  @Field(() => String, { nullable: true, description: 'The type of buyer. Null for buyers without a type.' })
  buyerType!: string | null;
  @Field(() => Int, { description: 'The number of opportunities.' }) opportunities!: number;
}

@ObjectType({ description: 'The contributions to one good cause.' })
export class CauseContribution {
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the good cause. Null if none has been chosen yet.',
  })
  goodCauseId!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the good cause. Null if none has been chosen yet.',
  })
  name!: string | null;
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
  @Field(() => Float, { description: FIGURES.contribution }) contribution!: number;
}

@ObjectType({
  description:
    'The contributions from the suppliers of one category. A supplier with several categories counts under its first one.',
})
export class CategoryContribution {
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the category. Null for suppliers without a category.',
  })
  categoryId!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the category. Null for suppliers without a category.',
  })
  name!: string | null;
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
  @Field(() => Float, { description: FIGURES.contribution }) contribution!: number;
}

@ObjectType({
  description: 'The numbers of opportunities: leads in which a supplier was offered to a buyer.',
})
export class Opportunities {
  @Field(() => Int, { description: 'The number of open opportunities, answered or not.' }) active!: number;
  @Field(() => Int, { description: FIGURES.attempted }) attempted!: number;
  @Field(() => Int, { description: 'The number of opportunities that became an enquiry.' })
  converted!: number;
  @Field(() => Int, {
    description: 'The number of open opportunities that the buyer has neither answered nor hidden.',
  })
  toReview!: number;
}

@ObjectType({ description: 'The leads that an impact buyer has not answered yet.' })
export class LeadsToReview {
  @Field(() => Int, {
    description: 'The number of open leads that the buyer has neither answered nor hidden.',
  })
  count!: number;
  @Field({
    description: 'The secret key of the page on which the buyer answers leads. Anyone who has it can answer.',
  })
  linkKey!: string;
  @Field(() => Int, { description: 'The number of open leads, answered or not.' }) active!: number;
  @Field(() => Int, { description: FIGURES.attempted }) attempted!: number;
}

@ObjectType({ description: 'The good cause that an impact buyer has chosen.' })
export class ChosenGoodCause {
  @Field(() => Int) id!: number;
  @Field({ description: 'The name of the good cause.' }) name!: string;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'HTML of the good cause’s recent impact story for this buyer. Null if there is no story.',
  })
  recentImpactStory!: string | null;
}

@ObjectType({
  description:
    'The sales of one supplier, impact buyer or good cause, or of all. Fallen-through sales count without revenue and contribution.',
})
export class SalesPanel {
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the supplier, impact buyer or good cause. Null for all sales.',
  })
  ownerId!: number | null;
  @Field({ description: 'The name of the supplier, impact buyer or good cause.' }) ownerName!: string;
  @Field(() => [Int], { description: FIGURES.years }) years!: number[];
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
  @Field(() => Int, { description: FIGURES.active }) active!: number;
  @Field(() => Int, { description: FIGURES.completed }) completed!: number;
  @Field(() => Int, { description: FIGURES.fallenThrough }) fallenThrough!: number;
  @Field(() => Int, { description: FIGURES.consumerEnquiries }) consumerEnquiries!: number;
  @Field(() => Int, { description: FIGURES.businessEnquiries }) businessEnquiries!: number;
  @Field(() => Int, { description: FIGURES.repeatSales }) repeatSales!: number;
  @Field(() => Float, { description: FIGURES.revenue }) revenue!: number;
  @Field(() => Float, { description: FIGURES.ownContribution }) contribution!: number;
  @Field(() => Float, { description: FIGURES.wholeContribution }) wholeContribution!: number;
  @Field({
    description: 'The contribution in percent of the revenue, with one decimal. “0” if there is none.',
  })
  contributionPercent!: string;
  @Field(() => Int, { description: FIGURES.hours }) equivalentHours!: number;
  @Field({
    description: 'The completed sales in percent of all enquiries, with one decimal. “0” if there are none.',
  })
  conversionPercent!: string;
  @Field(() => YearBefore, {
    nullable: true,
    description: 'The sales of the same months a year before. Null if no year is chosen.',
  })
  yearBefore!: YearBefore | null;
  @Field(() => [ProgressCount], { description: 'The number of enquiries with each progress.' })
  byProgress!: ProgressCount[];
  @Field(() => [YearTotals], {
    description: 'The sales of every year, oldest first, regardless of the chosen period.',
  })
  byYear!: YearTotals[];
  @Field(() => [MonthTotals], {
    nullable: true,
    description: 'The sales of all twelve months of the chosen year. Null if no year is chosen.',
  })
  byMonth!: MonthTotals[] | null;
  @Field(() => [SourceTotals], {
    nullable: true,
    description:
      'The enquiries from every source, the largest number first. Null for an impact buyer or a good cause.',
  })
  bySource!: SourceTotals[] | null;
  @Field(() => [BuyerTypeSales], {
    nullable: true,
    description: 'The enquiries of each type of buyer, the largest number first. Null for an impact buyer.',
  })
  byBuyerType!: BuyerTypeSales[] | null;
  @Field(() => [CauseContribution], {
    nullable: true,
    description:
      'The contributions to each good cause that the customers of a supplier chose, the largest first. Null unless the panel is for a supplier.',
  })
  byCause!: CauseContribution[] | null;
  @Field(() => [CategoryContribution], {
    nullable: true,
    description:
      'The contributions from each category, the largest first. Null for a supplier or an impact buyer.',
  })
  byCategory!: CategoryContribution[] | null;
  @Field(() => Opportunities, { description: 'The numbers of opportunities.' }) opportunities!: Opportunities;
  @Field(() => [BuyerTypeOpportunities], {
    description:
      'The opportunities with each type of buyer, the largest number first. Archived leads are included.',
  })
  opportunitiesByBuyerType!: BuyerTypeOpportunities[];
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of visits to suppliers’ own shops that staff have not reviewed. Null for an impact buyer or a good cause.',
  })
  linkClicksToReview!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of suppliers that the impact buyer has bought from. Null if the panel has no impact buyer.',
  })
  suppliersUsed!: number | null;
  @Field(() => LeadsToReview, {
    nullable: true,
    description:
      'The leads that the impact buyer has not answered yet. Null if the panel has no impact buyer.',
  })
  toReview!: LeadsToReview | null;
  @Field(() => ChosenGoodCause, {
    nullable: true,
    description: 'The good cause that the impact buyer has chosen. Null for others, or if none is chosen.',
  })
  chosenGoodCause!: ChosenGoodCause | null;
  @Field({ description: 'True for an impact buyer with a certificate, which needs a Live Report.' })
  hasCertificate!: boolean;
  @Field(() => [SalesEnquiryRow], { description: 'The five latest enquiries.' }) recent!: SalesEnquiryRow[];
}
