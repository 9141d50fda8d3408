import { Box, Button, Grid, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { CheckIcon } from './icons';

type Props<Value> = {
  /** The label of the group of toggles. */
  label: string;
  options: readonly { value: Value; label: string; count: number }[];
  /** The values that are filtered out. */
  without: readonly Value[];
  onChange: (without: Value[]) => void;
};

/** Toggles that show or hide entries by kind, each with its count (R228, R239). */
export function CountToggles<Value extends string>({ label, options, without, onChange }: Props<Value>) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} textStyle="label" mb="2">
        {label}
      </Text>
      <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, max-content)' }} gap="2">
        {options.map((option) => {
          const on = !without.includes(option.value);
          return (
            <Button
              key={option.value}
              size="sm"
              minH="11"
              h="auto"
              px="3"
              py="2"
              justifyContent={{ base: 'flex-start', md: 'center' }}
              textAlign="start"
              whiteSpace="normal"
              lineHeight="1.3"
              variant={on ? 'subtle' : 'outline'}
              colorPalette={on ? 'brand' : 'neutral'}
              aria-pressed={on}
              onClick={() =>
                onChange(on ? [...without, option.value] : without.filter((each) => each !== option.value))
              }
            >
              {on && <CheckIcon flexShrink="0" />} {option.label} ({option.count})
            </Button>
          );
        })}
      </Grid>
    </Box>
  );
}
