import { Box, Button, Grid, Spinner, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { toAppError } from '../graphql/errors';
import type { PaletteName } from '../theme/colors';
import { CheckIcon, WarningIcon } from '../ui/icons';
import { notify } from '../ui/notices';
import { FieldConflict } from './save-field';

export type ChoiceButton<Value extends string> = { value: Value; label: string; palette: PaletteName };

type Props<Value extends string> = {
  legend: string;
  choices: readonly ChoiceButton<Value>[];
  value: Value | null;
  onChoose: (value: Value) => Promise<void>;
};

/** A status as large buttons: pressing one saves at once (R164). */
export function ChoiceButtons<Value extends string>({ legend, choices, value, onChoose }: Props<Value>) {
  const id = useId();
  const [sending, setSending] = useState<Value | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (wanted: Value) => {
    if (wanted === value || sending) return;
    setSending(wanted);
    setProblem(null);
    try {
      await onChoose(wanted);
      notify({ kind: 'saved', title: 'Save Successful' });
    } catch (failure) {
      setProblem(
        failure instanceof FieldConflict
          ? 'Someone else has changed this field. Make your choice again to replace their change.'
          : toAppError(failure).message,
      );
    } finally {
      setSending(null);
    }
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} textStyle="label" mb="2">
        {legend}
      </Text>
      <Grid
        templateColumns="repeat(2, minmax(0, 1fr))"
        gap="2.5"
        css={{ '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } }}
      >
        {choices.map((choice) => {
          const on = choice.value === value;
          return (
            <Button
              key={choice.value}
              size="lg"
              px="3"
              fontSize="md"
              variant={on ? 'solid' : 'outline'}
              colorPalette={choice.palette}
              aria-pressed={on}
              aria-busy={sending === choice.value}
              onClick={() => choose(choice.value)}
            >
              {/* Not disabled while sending: a disabled button would lose the focus. */}
              {sending === choice.value ? <Spinner size="xs" aria-hidden /> : on && <CheckIcon />}{' '}
              {choice.label}
            </Button>
          );
        })}
      </Grid>
      {problem && (
        <Text
          role="alert"
          color="fg.error"
          textStyle="sm"
          mt="2"
          display="flex"
          gap="1.5"
          alignItems="center"
        >
          <WarningIcon /> Not saved. {problem}
        </Text>
      )}
    </Box>
  );
}
