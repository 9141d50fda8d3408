import { causeListTexts } from './good-cause-texts';
import { outsideList } from './outside-list';

const { en, mi } = causeListTexts;

it.each([
  [17_695.9, 0, 'A further $17,696 is waiting for its good cause to be chosen.'],
  [0, 30, '$30 more has gone to causes that are not listed here.'],
  [
    2,
    30,
    'A further $2 is waiting for its good cause to be chosen. $30 more has gone to causes that are not listed here.',
  ],
  [0, 0, null],
  [0.49, 0.4, null],
])(
  'R109 says where contributions are that no listed cause has: %s, %s',
  (awaitingCause, unlistedCauses, said) => {
    expect(outsideList({ awaitingCause, unlistedCauses }, en)).toBe(said);
  },
);

it('A113 says nothing where it does not fit in the total that staff have set', () => {
  expect(outsideList(null, en)).toBeNull();
});

it('says it in te reo Māori', () => {
  expect(outsideList({ awaitingCause: 17_696, unlistedCauses: 30 }, mi)).toBe(
    'Tērā anō te $17,696 e tatari ana kia kōwhiria tōna kaupapa pai. Kua tae anō te $30 ki ētahi kaupapa kāore i te rārangi nei.',
  );
});
