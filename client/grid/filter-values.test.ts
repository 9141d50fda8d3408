import { type GridColumn, sortInput } from './grid-column';
import { knownValues, yesOrNo } from './list-variables';

const labels = { RIMU: 'Rimu', KAURI: 'Kauri' };
const columns: GridColumn<object, 'NAME' | 'HEIGHT'>[] = [
  { id: 'name', header: 'Name', cell: () => '', width: 100, sort: 'NAME' },
  { id: 'mark', header: 'Mark', cell: () => '', width: 100 },
];

describe('filter values in the address', () => {
  it('include only known values', () => {
    expect(knownValues(['RIMU', 'oak', 'toString'], labels)).toEqual(['RIMU']);
    expect(knownValues(undefined, labels)).toBeUndefined();
  });

  it('read as yes, no or none', () => {
    expect(yesOrNo(['yes'])).toBe(true);
    expect(yesOrNo(['given'], 'waits')).toBe(false);
    expect(yesOrNo([''])).toBeUndefined();
  });

  it('sort by a sortable column, or else by the default', () => {
    expect(sortInput(columns, { id: 'NAME', desc: true }, 'HEIGHT')).toEqual({
      field: 'NAME',
      direction: 'DESC',
    });
    expect(sortInput(columns, { id: 'mark', desc: false }, 'HEIGHT')).toEqual({
      field: 'HEIGHT',
      direction: 'ASC',
    });
  });
});
