import { changesOf, newInputOf, valuesOf } from '../../../editing/field-table';
import { aStaffEnquiry } from '../../../testing/enquiry-fixtures';
import { enquiryFields } from './enquiry-fields';

const loaded = valuesOf(enquiryFields, aStaffEnquiry());

it('sends only changed fields, and cleared ones as null A52', () => {
  const after = { ...loaded, mobile: ' ', impactBuyerId: { id: 7, name: 'x' }, revenue: '1,200', chance: 40 };
  expect(changesOf(enquiryFields, loaded, after)).toEqual({
    mobile: null,
    impactBuyerId: 7,
    revenue: 1200,
    chance: 40,
  });
  expect(changesOf(enquiryFields, loaded, { ...loaded, goodCauseId: null })).toEqual({ goodCauseId: null });
  expect(changesOf(enquiryFields, loaded, loaded)).toEqual({});
});

it('omits empty keys from a new enquiry R176', () => {
  const values = { ...valuesOf(enquiryFields, null), fullName: 'Ana' };
  expect(Object.keys(newInputOf(enquiryFields, values)).sort()).toEqual([
    'emailState',
    'enquiredAt',
    'fullName',
    'progress',
  ]);
});

it('preserves an instant to the minute through the form', () => {
  const typed = valuesOf(enquiryFields, aStaffEnquiry({ enquiredAt: '2026-06-05T01:07:42Z' }));
  const later = { ...typed, enquiredAt: typed.enquiredAt.replace(/:07$/, ':09') };
  expect(changesOf(enquiryFields, typed, later)).toEqual({ enquiredAt: '2026-06-05T01:09:00.000Z' });
});
