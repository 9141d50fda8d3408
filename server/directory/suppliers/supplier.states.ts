import { registerEnumType } from 'type-graphql';
import { MONTHS } from '../../../shared/months.js';

/** The ways in which a contribution can be agreed. */
export const ContributionTypeEnum = {
  PERCENT: '%',
  PERCENT_OF_SPECIFIC: '% of specific',
  FIXED_COST: 'Fixed cost',
  RANGE: 'Range',
} as const;
export type ContributionType = (typeof ContributionTypeEnum)[keyof typeof ContributionTypeEnum];
export const CONTRIBUTION_TYPES = Object.values(ContributionTypeEnum);
registerEnumType(ContributionTypeEnum, {
  name: 'ContributionType',
  description: 'The way in which a contribution is agreed.',
  valuesConfig: {
    PERCENT: { description: 'A percentage of each sale.' },
    PERCENT_OF_SPECIFIC: { description: 'A percentage of the sales of specific products or services.' },
    FIXED_COST: { description: 'A fixed amount for each sale.' },
    RANGE: { description: 'An amount within a range.' },
  },
});

/** The people who can receive tracked calls. */
export const CallTrackingTitleEnum = {
  OWNER_OPERATOR: 'Owner-Operator',
  SALESPERSON: 'Salesperson',
  OFFICE: 'Office',
} as const;
export type CallTrackingTitle = (typeof CallTrackingTitleEnum)[keyof typeof CallTrackingTitleEnum];
export const CALL_TRACKING_TITLES = Object.values(CallTrackingTitleEnum);
registerEnumType(CallTrackingTitleEnum, {
  name: 'CallTrackingTitle',
  description: 'The role of the person who receives tracked calls.',
  valuesConfig: {
    OWNER_OPERATOR: { description: 'The owner-operator of the supplier.' },
    SALESPERSON: { description: 'A salesperson of the supplier.' },
    OFFICE: { description: 'The office of the supplier.' },
  },
});

export type Month = (typeof MONTHS)[number];
/** The months by their GraphQL names. */
export const MonthEnum = Object.fromEntries(MONTHS.map((month) => [month.toUpperCase(), month])) as {
  readonly [Name in Month as Uppercase<Name>]: Name;
};
registerEnumType(MonthEnum, {
  name: 'Month',
  description: 'A month of the year.',
  valuesConfig: Object.fromEntries(
    MONTHS.map((month) => [month.toUpperCase(), { description: `The month of ${month}.` }]),
  ),
});
