import { aNote, noteFields } from '../testing/notes';
import { valuesOf } from './field-table';
import { threeWayMerge } from './three-way-merge';

const loaded = valuesOf(noteFields, aNote());
const merged = (typed: Partial<typeof loaded>, newer: Partial<typeof loaded>) =>
  threeWayMerge(noteFields, loaded, { ...loaded, ...typed }, { ...loaded, ...newer });

describe('merging with what someone else saved', () => {
  it('keeps what was typed and takes what only they changed', () => {
    const merge = merged({ title: 'Mine' }, { body: 'Theirs' });
    expect(merge.values).toEqual({ ...loaded, title: 'Mine', body: 'Theirs' });
    expect(merge).toMatchObject({ conflicts: [], taken: ['body'] });
  });

  it('names a field that both changed, and keeps the typed value', () => {
    const merge = merged({ title: 'Mine' }, { title: 'Theirs' });
    expect(merge.conflicts).toEqual(['title']);
    expect(merge.values.title).toBe('Mine');
  });

  it('sees no conflict where both say the same', () => {
    const merge = merged({ authorId: { id: 3, name: 'Tūī' } }, { authorId: { id: 3, name: 'Tui' } });
    expect(merge.conflicts).toEqual([]);
  });
});
