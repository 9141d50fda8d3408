import { chakra, Flex, Grid } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

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

type Props<Value> = {
  label: string;
  /** The subject of the answers, for screen readers. */
  about: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChoose: (value: Value) => void;
  /** Renders the state of saving beside the label; its element must have the ID. */
  mark: (id: string) => ReactNode;
};

/** A choice of a few answers as large touch targets (R230, R241). */
export function ThumbChoice<Value extends string>({
  label,
  about,
  options,
  value,
  onChoose,
  mark,
}: Props<Value>) {
  const id = useId();
  return (
    <Group aria-labelledby={`${id}-legend`} aria-describedby={`${id}-mark`}>
      <Flex justify="space-between" align="center" gap="3" minH="6" mb="2" wrap="wrap">
        <chakra.span id={`${id}-legend`} textStyle="label">
          {label}
          <chakra.span srOnly> on {about}</chakra.span>
        </chakra.span>
        {mark(`${id}-mark`)}
      </Flex>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="2">
        {options.map((option) => (
          <Choice key={option.value}>
            <Radio
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </Choice>
        ))}
      </Grid>
    </Group>
  );
}
