import { Box } from '@chakra-ui/react';
import { inPrintToo } from '../ui/print';
import { type ChartColor, chartPaints } from './chart-colors';

type Props = { color: ChartColor; before?: boolean; line?: boolean };

/** The colour of a series or slice, beside its name; a dashed line for the data to compare with. */
export function ChartSwatch({ color, before, line }: Props) {
  const { fill, outline } = chartPaints[color];
  return before || line ? (
    <Box
      aria-hidden
      as="span"
      w="4"
      borderTopWidth="2px"
      borderStyle={before ? 'dashed' : 'solid'}
      borderColor={before ? 'border.emphasized' : outline}
      flexShrink="0"
    />
  ) : (
    <Box
      aria-hidden
      as="span"
      boxSize="2.5"
      borderRadius="xs"
      bg={fill}
      borderWidth="1px"
      borderColor={outline}
      flexShrink="0"
      css={inPrintToo}
    />
  );
}
