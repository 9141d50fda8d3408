import { enquiriesDrillDown, leadsDrillDown } from './drill-down';

/** Returns the query parameters of an address, in order. */
const searchParamsOf = (address: string) =>
  [...new URLSearchParams(address)].map(([name, value]) => `${name}=${value}`);

it('links a figure to its enquiries, including archived ones, of its year or month A62', () => {
  expect(searchParamsOf(enquiriesDrillDown({ period: { year: null, month: 0 } }))).toEqual(['archived=too']);
  expect(searchParamsOf(enquiriesDrillDown({ period: { year: 2025, month: 0 }, via: 'OTHER' }))).toEqual([
    'archived=too',
    'via=OTHER',
    'year=2025',
  ]);
  expect(
    searchParamsOf(enquiriesDrillDown({ period: { year: 2024, month: 2 }, progress: ['COMPLETED'] })),
  ).toEqual(['archived=too', 'progress=COMPLETED', 'f=ENQUIRED_AT~BETWEEN~2024-02-01~2024-02-29']);
});

it('filters consumers, typed buyers, and enquiries with or without a cause A106', () => {
  const period = { year: null, month: 0 };
  expect(searchParamsOf(enquiriesDrillDown({ period, buyerType: null }))).toContain('f=BUYER_TYPE~EMPTY');
  expect(searchParamsOf(enquiriesDrillDown({ period, organisations: true }))).toContain(
    'f=BUYER_TYPE~NOT_EMPTY',
  );
  expect(
    searchParamsOf(enquiriesDrillDown({ period, goodCause: null, supplier: 'Rimu~', impactBuyer: 'School' })),
  ).toEqual([
    'archived=too',
    'f=SUPPLIER~EQUALS~Rimu%7E',
    'f=IMPACT_BUYER~EQUALS~School',
    'f=GOOD_CAUSE~EMPTY',
  ]);
});

it('filters the leads that were created in the period R261', () => {
  expect(searchParamsOf(leadsDrillDown(null, { year: null, month: 0 }))).toEqual([
    'archived=too',
    'f=BUYER_TYPE~EMPTY',
  ]);
  expect(searchParamsOf(leadsDrillDown('School', { year: 2025, month: 0 }))).toEqual([
    'archived=too',
    'f=CREATED_AT~BETWEEN~2025-01-01~2025-12-31',
    'f=BUYER_TYPE~EQUALS~School',
  ]);
  expect(searchParamsOf(leadsDrillDown('School', { year: 2025, month: 4 }))).toContain(
    'f=CREATED_AT~BETWEEN~2025-04-01~2025-04-30',
  );
});
