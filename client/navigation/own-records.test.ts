import { userWith } from '../testing/users';
import { ownRecords } from './own-records';

const links = {
  supplierId: 1,
  supplierName: 'Kōwhai Plumbing',
  impactBuyerId: 2,
  impactBuyerName: 'Hill School',
  goodCauseId: 3,
  goodCauseName: 'Youth Trust',
};

it('a user owns only the records of the user’s roles, in a fixed order P048 R344', () => {
  const of = (...roles: Parameters<typeof userWith>[0]) =>
    ownRecords(userWith(roles, links)).map((record) => `${record.of} ${record.id}`);
  expect(of('BUSINESS')).toEqual(['supplier 1']);
  expect(of('IMPACT_BUSINESS')).toEqual(['buyer 2']);
  expect(of('GOOD_CAUSE')).toEqual(['cause 3']);
  expect(of('GOOD_CAUSE', 'IMPACT_BUSINESS', 'BUSINESS')).toEqual(['supplier 1', 'buyer 2', 'cause 3']);
  expect(of('ADMIN')).toEqual([]);
  expect(ownRecords(userWith(['GOOD_CAUSE']))).toEqual([]);
  expect(ownRecords(null)).toEqual([]);
});
