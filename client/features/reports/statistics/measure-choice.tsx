import { Button, Flex } from '@chakra-ui/react';
import type { ChartColor } from '../../../charts/chart-colors';
import { type ChartData, inCounts, inDollars } from '../../../charts/chart-data';

export type Measure = 'contribution' | 'revenue' | 'enquiries';

/** The label, colour and number format of each measure. */
export const measureOptions: Record<
  Measure,
  { label: string; color: ChartColor } & Pick<ChartData, 'format' | 'formatTick'>
> = {
  contribution: { label: 'Contributions', color: 'second', ...inDollars },
  revenue: { label: 'Revenue', color: 'first', ...inDollars },
  enquiries: { label: 'Enquiries', color: 'third', ...inCounts },
};

type Props = { measures: readonly Measure[]; chosen: Measure; onChoose: (measure: Measure) => void };

/** The buttons for choosing the measure that a chart draws. */
export const MeasureChoice = ({ measures, chosen, onChoose }: Props) => (
  <Flex gap="1" wrap="wrap">
    {measures.map((measure) => (
      <Button
        key={measure}
        size="xs"
        variant={measure === chosen ? 'subtle' : 'ghost'}
        colorPalette={measure === chosen ? 'brand' : 'neutral'}
        aria-pressed={measure === chosen}
        onClick={() => onChoose(measure)}
      >
        {measureOptions[measure].label}
      </Button>
    ))}
  </Flex>
);
