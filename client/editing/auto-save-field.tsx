import { Field, Flex, Input, InputGroup, Textarea } from '@chakra-ui/react';
import { type KeyboardEvent, useId } from 'react';
import { understoodDollars } from '../forms/money-field';
import { complaintOf, type RecordField } from './field-table';
import { isSaveKey } from './save-key';
import { ConflictNote, SaveMark } from './save-mark';
import { useAutoSave } from './use-auto-save';

type Props<Source> = {
  /** The field, and the record that it is read from. */
  row: RecordField<Source, string, unknown>;
  record: Source;
  save: (text: string, before: string) => Promise<void>;
  /** For those who call it otherwise than staff do. */
  label?: string;
  hint?: string;
  /** Several lines, saved while typing rests as well. */
  multiline?: boolean;
  /** An amount in dollars; what was understood of it shows below (A168). */
  money?: boolean;
};

/** A field of its own, without a save button: it saves when it is left, and says so. */
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
  const { text, state, change, flush, settle } = useAutoSave({
    stored: row.fromRecord(record),
    save,
    check: (typed) => complaintOf(row, typed),
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
      {state.status === 'conflict' && <ConflictNote theirs={state.theirs} onSettle={settle} />}
    </Field.Root>
  );
}
