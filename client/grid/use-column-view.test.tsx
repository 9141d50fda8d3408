import { act, renderHook } from '@testing-library/react';
import { useColumnView } from './use-column-view';

const columns = [
  { id: 'name', header: 'Name', width: 100, key: true, cell: () => null },
  { id: 'city', header: 'City', width: 100, cell: () => null },
  { id: 'notes', header: 'Notes', width: 100, startsHidden: true, cell: () => null },
];
const view = () => renderHook(() => useColumnView('test', columns)).result;
const shown = (result: ReturnType<typeof view>) => result.current.columns.map(({ id }) => id);

beforeEach(() => localStorage.clear());

it('shows columns that are not hidden by default, and stores visibility, order and width', () => {
  const first = view();
  expect(shown(first)).toEqual(['name', 'city']);
  act(() => first.current.show('notes', true));
  act(() => first.current.move('notes', -2));
  act(() => first.current.resize('city', 1000));
  const again = view();
  expect(shown(again)).toEqual(['notes', 'name', 'city']);
  expect(again.current.columns.map(({ width }) => width)).toEqual([100, 100, 640]);
  act(() => again.current.reset());
  expect(shown(view())).toEqual(['name', 'city']);
});

it('never hides the column with the link to the record', () => {
  const { current } = view();
  act(() => current.show('name', false));
  expect(shown(view())).toEqual(['name', 'city']);
});

it('moves a column past the next visible one, skipping hidden columns', () => {
  const { current } = view();
  act(() => current.move('notes', -1));
  const moved = view().current;
  act(() => moved.moveBeside('city', 'name'));
  expect(shown(view())).toEqual(['city', 'name']);
});

it('uses the defaults if the stored view is invalid', () => {
  localStorage.setItem('grid-columns:test', '{');
  expect(shown(view())).toEqual(['name', 'city']);
});
