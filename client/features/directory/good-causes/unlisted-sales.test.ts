import { causeListTexts } from './good-cause-texts';
import { unlistedSales } from './unlisted-sales';

const { en, mi } = causeListTexts;

it.each([
  [0, 17_695.9, 0, 'Another $17,696 hasn’t been allocated to a cause yet.'],
  [400, 0, 30, 'Another $30 has gone to causes that are not listed here.'],
  [
    400,
    2,
    30,
    'Another $2 hasn’t been allocated to a cause yet. Another $30 has gone to causes that are not listed here.',
  ],
  [400, 0, 0, null],
  [400, 0.3, 0.1, null],
])(
  'reports contributions outside the listed causes: $%s listed, $%s, $%s R109',
  (listed, awaitingCause, unlistedCauses, said) => {
    expect(unlistedSales(listed, { awaitingCause, unlistedCauses }, en)).toBe(said);
  },
);

it('the shown amounts add up to the total on Home to the dollar R109', () => {
  // The totals are $118,357 and $138,273, so the difference must not be shown as $19,917.
  expect(unlistedSales(118_356.72, { awaitingCause: 19_916.59, unlistedCauses: 0 }, en)).toContain(
    '$19,916 ',
  );
});

it('shows nothing if the sales do not fit the total that staff set A113', () => {
  expect(unlistedSales(400, null, en)).toBeNull();
});

it('shows the sentence in te reo Māori', () => {
  expect(unlistedSales(400, { awaitingCause: 17_696, unlistedCauses: 30 }, mi)).toBe(
    'Tērā anō te $17,696 e tatari ana kia kōwhiria tōna kaupapa pai. Kua tae anō te $30 ki ētahi kaupapa kāore i te rārangi nei.',
  );
});
