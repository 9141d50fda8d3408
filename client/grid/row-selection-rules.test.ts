import { selectionInput, stillThere, withRows } from './row-selection';

const filter = { search: 'k' };

it('a bulk action sends ids, or the filter with exclusions', () => {
  const some = withRows({ all: false, named: new Set([7]) }, [8, 9], true);
  expect(selectionInput(some, filter)).toEqual({ ids: [7, 8, 9] });
  expect(selectionInput(withRows({ all: true, named: new Set([7]) }, [7], true), filter)).toEqual({
    filter,
    except: [],
  });
});

it('deselects removed rows once all rows are loaded', () => {
  const some = withRows({ all: false, named: new Set() }, [7, 8, 9], true);
  expect(stillThere(some, [8], 1).named).toEqual(new Set([8]));
  expect(stillThere(some, [9, 8, 7, 6], 4)).toBe(some);
  expect(stillThere(some, [8], 40)).toBe(some);
});
