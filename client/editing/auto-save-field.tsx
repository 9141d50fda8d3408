import { Field, Flex, Input, InputGroup, Textarea } from '@chakra-ui/react';
import { type KeyboardEvent, useId } from 'react';
import { understoodDollars } from '../forms/money-field';
import { type RecordField, validateField } from './field-table';
import { isSaveKey } from './save-key';
import { ConflictNote, SaveMark } from './save-mark';
import { useAutoSave } from './use-auto-save';

type Props<Source> = {
  /** The field, and the record that it is read from. */
  row: RecordField<Source, string, unknown>;
  record: Source;
  save: (text: string, before: string) => Promise<void>;
  /** A label other than the one for staff. */
  label?: string;
  hint?: string;
  /** If true, has several lines, and also saves when typing pauses. */
  multiline?: boolean;
  /** If true, an amount in dollars; the understood amount is shown below (A168). */
  money?: boolean;
};

/** A single field without a Save button: saves when it is left, and shows whether it has been saved. */
export function AutoSaveField<Source>({
  row,
  record,
  save,
  label = row.label,
  hint,
  multiline = false,
  money = false,
}: Props<Source>) {
  const id = useId();
  const { text, state, change, flush, resolveConflict } = useAutoSave({
    stored: row.fromRecord(record),
    save,
    check: (typed) => validateField(row, typed),
    whileTyping: multiline,
  });
  const understood = money ? understoodDollars(text) : null;
  const below = [understood, hint].filter(Boolean).join(' · ');
  const control = {
    value: text,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
    onBlur: flush,
    onKeyDown: (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      flush();
    },
    'aria-describedby': below ? `${id}-hint ${id}-mark` : `${id}-mark`,
  };
  return (
    <Field.Root ids={{ helperText: `${id}-hint` }} invalid={state.status === 'failed'}>
      <Flex justify="space-between" align="center" gap="3" minH="5">
        <Field.Label>{label}</Field.Label>
        <SaveMark id={`${id}-mark`} state={state} onRetry={flush} />
      </Flex>
      {multiline ? (
        <Textarea rows={5} maxLength={20_000} {...control} />
      ) : (
        <InputGroup startElement={money ? '$' : undefined}>
          <Input
            ps={money ? '8' : undefined}
            inputMode={money ? 'decimal' : undefined}
            maxLength={money ? 20 : 500}
            autoComplete="off"
            {...control}
          />
        </InputGroup>
      )}
      {below && <Field.HelperText textStyle="xs">{below}</Field.HelperText>}
      {state.status === 'conflict' && <ConflictNote theirs={state.theirs} onResolve={resolveConflict} />}
    </Field.Root>
  );
}
