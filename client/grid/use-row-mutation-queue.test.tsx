import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderElement } from '../testing/render';
import { readAfterChanges, useRowMutationQueue } from './use-row-mutation-queue';

const held = () => {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
};

const ROW: TypedDocumentNode<{ id: number }, unknown> = gql`fragment Note_row on Note { id }`;
let saving = held();

function Change() {
  const enqueue = useRowMutationQueue(ROW);
  return (
    <button type="button" onClick={() => void enqueue({ id: 1 }, {}, () => saving.until)}>
      Change
    </button>
  );
}

describe('rows that are read while a change of a row is being saved', () => {
  const readings = ['from before the save', 'from after the save'];

  beforeEach(async () => {
    saving = held();
    renderElement(<Change />);
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  });

  it('are read again if the save ended meanwhile R215', async () => {
    const answer = held();
    const left = [...readings];
    const rows = readAfterChanges(async () => {
      const read = left.shift();
      await answer.until;
      return read;
    });
    await act(async () => saving.release());
    answer.release();
    expect(await rows).toBe('from after the save');
  });

  it('are read once if the save ends later R215', async () => {
    const left = [...readings];
    expect(await readAfterChanges(async () => left.shift())).toBe('from before the save');
    await act(async () => saving.release());
  });
});
