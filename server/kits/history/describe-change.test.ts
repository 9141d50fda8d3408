import { line } from '../records/field-kinds.js';
import { fieldChange, listChanges } from './describe-change.js';
import type { HistoryList, RecordHistory } from './record-history.js';

const open = { sees: ['Admin'], changes: ['Admin'] };
const fields = { description: { ...line(100), ...open }, imageUrl: { ...line(500), ...open } };
const works = { list: 'workExamples', fields } as unknown as HistoryList;
const history = { fields } as unknown as RecordHistory;
const work = (id: number, description: string, picture = 'one') => ({
  id,
  position: id,
  description,
  imageUrl: `/files/workItemImages/${picture}-600x800.jpg`,
});

describe('description of a change', () => {
  it('says that a file was added or replaced, without its location', () => {
    const was = '/files/businessImages/one-600x400.png';
    const is = 'https://uplift.example/files/businessImages/two-600x400.webp';
    expect(fieldChange(history, 'imageUrl', [was, is], {})).toMatchObject({
      before: 'a picture',
      after: 'another picture',
    });
    expect(fieldChange(history, 'imageUrl', ['/files/demo/price-guide.pdf', null], {})).toMatchObject({
      before: 'a file',
      after: null,
    });
  });

  it('describes files of rows in the same way', () => {
    const [taken] = listChanges(works, [[work(1, 'New bath')], []]);
    expect(taken).toMatchObject({ before: 'New bath: a picture', after: null });
    const changed = listChanges(works, [[work(1, 'New bath')], [work(1, 'New bath', 'two')]]);
    expect(changed).toMatchObject([{ before: 'New bath: a picture', after: 'New bath: another picture' }]);
  });

  it('shows only the reordered part of an order', () => {
    const long = Array.from({ length: 12 }, (_, n) =>
      work(n + 1, `A picture of a bathroom, number ${n + 1}`),
    );
    const swapped = long.map((row) => ({ ...row, position: { 9: 10, 10: 9 }[row.id] ?? row.id }));
    expect(listChanges(works, [long, swapped])).toMatchObject([
      {
        before: 'A picture of a bathroom, number 9, A picture of a bathroom, number 10',
        after: 'A picture of a bathroom, number 10, A picture of a bathroom, number 9',
      },
    ]);
  });
});
