/** Descriptions of the figures that many statistics have in common. */
export const FIGURES = {
  enquiries: 'The number of enquiries.',
  completed: 'The number of completed sales.',
  fallenThrough: 'The number of sales that have fallen through.',
  active: 'The number of enquiries that are neither completed nor fallen through.',
  consumerEnquiries: 'The number of enquiries from customers without a type of buyer.',
  businessEnquiries: 'The number of enquiries from businesses and organisations.',
  repeatSales: 'The number of repeat sales.',
  revenue: 'The revenue in New Zealand dollars excluding GST, without sales that have fallen through.',
  contribution: 'The contribution in New Zealand dollars, without sales that have fallen through.',
  ownContribution: 'The contribution in New Zealand dollars. For a good cause, half of `wholeContribution`.',
  wholeContribution: 'The contribution in New Zealand dollars, not halved for a good cause.',
  contributions: 'The contributions in New Zealand dollars.',
  hours: 'The hours of community work that are equivalent to the contribution.',
  years: 'The years that have any data, newest first.',
  year: 'The calendar year, in New Zealand time.',
  attempted:
    'The number of opportunities without a result: the buyer already uses the supplier, or has no need of it.',
} as const;
