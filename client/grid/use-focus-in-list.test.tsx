import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusInList } from './use-focus-in-list';

function List() {
  const [ids, setIds] = useState([11, 12, 13]);
  const { list, foot } = useFocusInList(ids);
  return (
    <>
      <button type="button" onClick={() => setIds([11, 12])}>
        Reload
      </button>
      <div {...list}>
        <ul>
          {ids.map((id, index) => (
            <li key={id} data-index={index} tabIndex={-1} aria-label={`Row ${id}`}>
              <button type="button" onClick={() => setIds(ids.filter((other) => other !== id))}>
                Remove {id}
              </button>
            </li>
          ))}
        </ul>
        <div ref={foot} tabIndex={-1}>
          Foot
        </div>
      </div>
    </>
  );
}

const remove = (id: number) => userEvent.click(screen.getByRole('button', { name: `Remove ${id}` }));

describe('focus in a list', () => {
  it('moves to the next row, the last row, then the footer as rows are removed', async () => {
    render(<List />);
    await remove(12);
    expect(screen.getByRole('listitem', { name: 'Row 13' })).toBe(document.activeElement);
    await remove(13);
    expect(screen.getByRole('listitem', { name: 'Row 11' })).toBe(document.activeElement);
    await remove(11);
    expect(screen.getByText('Foot')).toBe(document.activeElement);
  });

  it('stays in place when other rows are removed', async () => {
    render(<List />);
    screen.getByRole('button', { name: 'Remove 13' }).focus();
    const reload = screen.getByRole('button', { name: 'Reload' });
    await userEvent.click(reload);
    expect(reload).toBe(document.activeElement);
  });

  it('is not moved when a row that lost the focus is removed', () => {
    render(<List />);
    const button = screen.getByRole('button', { name: 'Remove 13' });
    button.focus();
    button.blur();
    act(() => screen.getByRole('button', { name: 'Reload' }).click());
    expect(screen.queryByRole('listitem', { name: 'Row 13' })).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });
});
