import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import { SaveMark } from '../../editing/save-mark';
import type { SaveState } from '../../editing/use-auto-save';
import type { LeadResponse } from '../../graphql/schema.generated';
import { answers } from './answers';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '12',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.panel',
    textStyle: 'sm',
    cursor: 'pointer',
    '&:has(input:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle', fontWeight: 'semibold' },
    '&:has(input:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
  },
});
const Radio = chakra('input', {
  base: { boxSize: '5', flexShrink: '0', accentColor: 'brand.solid', outline: 'none' },
});
const Group = chakra('fieldset', { base: { border: '0', p: '0', m: '0', minW: '0' } });

type Props = {
  /** What is being answered, for those who hear the page. */
  about: string;
  value: LeadResponse | null;
  state: SaveState;
  onChoose: (value: LeadResponse) => void;
  onRetry: () => void;
};

/** The four answers as targets for a thumb; choosing one saves it (R230). */
export function AnswerChoice({ about, value, state, onChoose, onRetry }: Props) {
  const id = useId();
  return (
    <Group aria-labelledby={`${id}-legend`} aria-describedby={`${id}-mark`}>
      <Flex justify="space-between" align="center" gap="3" minH="6" mb="2" wrap="wrap">
        <chakra.span id={`${id}-legend`} textStyle="label">
          Your answer<chakra.span srOnly> on {about}</chakra.span>
        </chakra.span>
        <SaveMark id={`${id}-mark`} state={state} onRetry={onRetry} />
      </Flex>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="2">
        {answers.map((answer) => (
          <Choice key={answer.value}>
            <Radio
              type="radio"
              name={id}
              value={answer.value}
              checked={answer.value === value}
              onChange={() => onChoose(answer.value)}
            />
            {answer.label}
          </Choice>
        ))}
      </Grid>
    </Group>
  );
}
