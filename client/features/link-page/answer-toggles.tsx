import { Button, Grid } from '@chakra-ui/react';
import type { LeadResponse } from '../../graphql/schema.generated';
import { CheckIcon } from '../../ui/icons';
import { answers, type Offer } from './answers';

type Props = {
  offers: readonly Offer[];
  /** Those that are left out. */
  without: readonly LeadResponse[];
  onChange: (without: LeadResponse[]) => void;
};

/** Shows or leaves out offers by what was answered, each with how many there are (R228). */
export function AnswerToggles({ offers, without, onChange }: Props) {
  return (
    <Grid
      role="group"
      aria-label="Show by answer"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, max-content)' }}
      gap="2"
    >
      {answers.map(({ value, label }) => {
        const on = !without.includes(value);
        const count = offers.filter(({ customersResponse }) => customersResponse === value).length;
        return (
          <Button
            key={value}
            size="sm"
            minH="11"
            h="auto"
            px="3"
            py="2"
            whiteSpace="normal"
            lineHeight="1.3"
            variant={on ? 'subtle' : 'outline'}
            colorPalette={on ? 'brand' : 'neutral'}
            aria-pressed={on}
            onClick={() => onChange(on ? [...without, value] : without.filter((each) => each !== value))}
          >
            {on && <CheckIcon />} {label} ({count})
          </Button>
        );
      })}
    </Grid>
  );
}
