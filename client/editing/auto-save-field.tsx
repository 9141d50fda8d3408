import { Field, Flex, Input, InputGroup, Textarea } from '@chakra-ui/react';
import { useId } from 'react';
import { understoodDollars } from '../forms/money-field';
import { ConflictNote, SaveMark } from './save-mark';
import { useAutoSave } from './use-auto-save';

type Props = {
  label: string;
  hint?: string;
  stored: string;
  save: (text: string, before: string) => Promise<void>;
  check?: (text: string) => string | null;
  /** Several lines, saved while typing rests as well. */
  multiline?: boolean;
  /** An amount in dollars; what was understood of it shows below (A168). */
  money?: boolean;
};

/** A field of its own, without a save button: it saves when it is left, and says so. */
export function AutoSaveField({ label, hint, stored, save, check, multiline = false, money = false }: Props) {
  const id = useId();
  const { text, state, change, flush, settle } = useAutoSave({ stored, save, check, whileTyping: multiline });
  const understood = money ? understoodDollars(text) : null;
  const below = [understood, hint].filter(Boolean).join(' · ');
  const control = {
    value: text,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
    onBlur: flush,
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
