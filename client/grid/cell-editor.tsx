import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { validateField } from '../editing/field-table';
import { type EditableCell, textOfCell } from './editable-cell';
import type { CellActions } from './use-cell-editing';

type Props<Row> = {
  row: Row;
  cell: EditableCell;
  /** The header of the cell's column. */
  label: string;
  actions: CellActions<Row>;
};

/** Pixels that an error message takes below a cell. */
const VALIDATION_ERROR = 44;

/** The control that replaces a cell while it is edited. Leaving it saves; Escape discards the change. */
export function CellEditor<Row>({ row, cell, label, actions }: Props<Row>) {
  const errorId = useId();
  const box = useRef<HTMLDivElement>(null);
  const started = useRef(textOfCell(cell, row));
  const [text, setText] = useState(started.current);
  const [validationError, setComplaint] = useState<{ text: string; above: boolean } | null>(null);
  const done = useRef(false);
  const { inCell } = cell.field;

  useEffect(() => {
    const control = box.current?.querySelector<HTMLInputElement>('input, textarea, select');
    control?.focus();
    if (control?.type === 'text') control.select();
  }, []);

  /** Saves the typed value; returns false if it is not valid. */
  const commit = (): boolean => {
    if (done.current || text === started.current) return true;
    const typed = inCell?.fromText(text);
    const wrong = validateField(cell.field, typed as never);
    if (wrong) {
      setComplaint({ text: wrong, above: nearFoot(box.current) });
      return false;
    }
    done.current = true;
    actions.save(row, cell, typed);
    return true;
  };
  const latest = useRef(commit);
  latest.current = commit;
  // Scrolling the cell out of view leaves it, too.
  useEffect(() => () => void latest.current(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    // Keys of the whole screen, such as F8 and Ctrl+K, are passed on to it.
    if (!/^F\d+$/.test(key) && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape') {
      done.current = true;
      actions.leave(true);
    } else if (key === 'Tab') {
      if (commit()) actions.step(shiftKey ? 'previous' : 'next');
    } else if (key === 'Enter' && !(shiftKey && lines)) {
      if (commit()) actions.step(shiftKey ? 'up' : 'down');
    } else return;
    event.preventDefault();
  };
  // A text with line breaks keeps them.
  const lines = inCell?.lines || started.current.includes('\n');
  const control = {
    value: text,
    'aria-label': label,
    'aria-invalid': validationError !== null,
    'aria-describedby': validationError ? errorId : undefined,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      setComplaint(null);
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the one control inside
    <div
      ref={box}
      className="cell-editor"
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (!done.current && commit()) actions.leave(false);
      }}
    >
      {inCell?.choices ? (
        <select {...control}>
          {inCell.choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : lines ? (
        <textarea rows={4} {...control} />
      ) : (
        <input type="text" {...control} />
      )}
      {validationError && (
        <span
          id={errorId}
          role="alert"
          className={validationError.above ? 'validation-error above' : 'validation-error'}
        >
          {validationError.text}
        </span>
      )}
    </div>
  );
}

/** Returns true if an error message below the cell would be cut off at the end of the rows. */
function nearFoot(box: HTMLElement | null): boolean {
  const foot = box?.closest('[data-scroller]')?.getBoundingClientRect().bottom ?? Infinity;
  return (box?.getBoundingClientRect().bottom ?? 0) + VALIDATION_ERROR > foot - VALIDATION_ERROR;
}
