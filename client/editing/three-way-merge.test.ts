import { aNote, noteFields } from '../testing/notes';
import { valuesOf } from './field-table';
import { threeWayMerge } from './three-way-merge';

const loaded = valuesOf(noteFields, aNote());
const merged = (typed: Partial<typeof loaded>, newer: Partial<typeof loaded>) =>
  threeWayMerge(noteFields, loaded, { ...loaded, ...typed }, { ...loaded, ...newer });

describe('three-way merge', () => {
  it('keeps my input and takes their changes of other fields', () => {
    const merge = merged({ title: 'Mine' }, { body: 'Theirs' });
    expect(merge.values).toEqual({ ...loaded, title: 'Mine', body: 'Theirs' });
    expect(merge).toMatchObject({ conflicts: [], taken: ['body'] });
  });

  it('reports a field that both changed and keeps my input', () => {
    const merge = merged({ title: 'Mine' }, { title: 'Theirs' });
    expect(merge.conflicts).toEqual(['title']);
    expect(merge.values.title).toBe('Mine');
  });

  it('reports no conflict if both entered the same value', () => {
    const merge = merged({ authorId: { id: 3, name: 'Tūī' } }, { authorId: { id: 3, name: 'Tui' } });
    expect(merge.conflicts).toEqual([]);
  });
});
