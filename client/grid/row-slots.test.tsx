import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import type { GridColumn } from './grid-column';
import { GridRow } from './grid-row';
import { useRowSlots } from './use-row-slots';

type Tree = { id: string; name: string };

/** A component that keeps typed text, as components in cells can. */
function Note() {
  const [text, setText] = useState('');
  return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />;
}

const columns: GridColumn<Tree>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, width: 100 },
  { id: 'note', header: 'Note', cell: () => <Note />, width: 100 },
];

function Rows({ trees }: { trees: readonly Tree[] }) {
  const slots = useRowSlots(trees.map(({ id }) => id));
  return (
    <MemoryRouter>
      <table>
        <tbody>
          {trees.map((tree, index) => (
            <GridRow
              key={slots.get(tree.id)}
              row={tree}
              id={tree.id}
              index={index}
              columns={columns}
              href={null}
              tabIndex={0}
              selected={undefined}
              selectWordId="select"
              onLink={() => undefined}
              edited={undefined}
              cellActions={undefined}
            />
          ))}
        </tbody>
      </table>
    </MemoryRouter>
  );
}

const trees = (...ids: number[]): Tree[] => ids.map((id) => ({ id: String(id), name: `Tree ${id}` }));

describe('row elements of a scrolled grid', () => {
  it('are reused when all rows are replaced', () => {
    const { rerender } = render(<Rows trees={trees(1, 2, 3)} />);
    const before = screen.getAllByRole('row');
    rerender(<Rows trees={trees(41, 42, 43)} />);
    expect(screen.getAllByRole('row')).toEqual(before);
    expect(before.map((row) => row.textContent)).toEqual(['Tree 41', 'Tree 42', 'Tree 43']);
  });

  it('stay with rows that remain', () => {
    const { rerender } = render(<Rows trees={trees(1, 2, 3)} />);
    const [, second, third] = screen.getAllByRole('row');
    rerender(<Rows trees={trees(2, 3, 4)} />);
    expect(screen.getAllByRole('row').slice(0, 2)).toEqual([second, third]);
    rerender(<Rows trees={trees(1, 2, 3)} />);
    expect(screen.getAllByRole('row').slice(1)).toEqual([second, third]);
  });

  it('do not carry over focus, cell state or tooltip', () => {
    const { rerender } = render(<Rows trees={trees(1)} />);
    const note = screen.getByRole('textbox');
    note.focus();
    const [cell] = screen.getAllByRole('cell');
    if (cell) cell.title = 'Tree 1';
    rerender(<Rows trees={trees(2)} />);
    expect(screen.getAllByRole('cell')[0]).toBe(cell);
    expect(screen.getByRole('textbox')).not.toBe(note);
    expect(cell).not.toHaveAttribute('title');
    screen.getByRole('row').focus();
    rerender(<Rows trees={trees(3)} />);
    expect(document.body).toHaveFocus();
  });
});
