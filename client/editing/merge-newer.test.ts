import { toChanges, toNewEnquiry, toValues } from '../features/sales-enquiries/enquiry-form-values';
import { aStaffEnquiry } from '../testing/enquiry-fixtures';
import { mergeNewer } from './merge-newer';

const loaded = toValues(aStaffEnquiry());

describe('merging with what somebody else saved', () => {
  it('keeps what was typed and takes what only they changed', () => {
    const merge = mergeNewer(loaded, { ...loaded, fullName: 'Mine' }, { ...loaded, mobile: '09' });
    expect(merge.values).toEqual({ ...loaded, fullName: 'Mine', mobile: '09' });
    expect(merge).toMatchObject({ conflicts: [], taken: ['mobile'] });
  });

  it('names a field that both changed, and keeps the typed value', () => {
    const merge = mergeNewer(loaded, { ...loaded, fullName: 'Mine' }, { ...loaded, fullName: 'Theirs' });
    expect(merge.conflicts).toEqual(['fullName']);
    expect(merge.values.fullName).toBe('Mine');
  });

  it('sees no conflict where both say the same', () => {
    const same = { ...loaded, goodCauseId: { id: 3, name: 'Tūī' } };
    expect(mergeNewer(loaded, same, { ...loaded, goodCauseId: { id: 3, name: 'Tui' } }).conflicts).toEqual(
      [],
    );
  });
});

it('A52 sends changed fields alone, cleared ones as null', () => {
  const after = { ...loaded, mobile: ' ', impactBuyerId: { id: 7, name: 'x' }, revenue: '1,200', chance: 40 };
  expect(toChanges(loaded, after)).toEqual({ mobile: null, impactBuyerId: 7, revenue: 1200, chance: 40 });
  expect(toChanges(loaded, { ...loaded, goodCauseId: null })).toEqual({ goodCauseId: null });
  expect(toChanges(loaded, loaded)).toEqual({});
});

it('R176 leaves empty keys out of a new enquiry', () => {
  const values = { ...toValues(null), fullName: 'Ana' };
  expect(Object.keys(toNewEnquiry(values)).sort()).toEqual([
    'emailState',
    'enquiredAt',
    'fullName',
    'progress',
  ]);
});

it('keeps the minute of an instant through the form', () => {
  const typed = toValues(aStaffEnquiry({ enquiredAt: '2026-06-05T01:07:42Z' }));
  const later = { ...typed, enquiredAt: typed.enquiredAt.replace(/:07$/, ':09') };
  expect(toChanges(typed, later)).toEqual({ enquiredAt: '2026-06-05T01:09:00.000Z' });
});
