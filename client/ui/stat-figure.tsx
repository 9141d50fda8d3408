import { Box, type BoxProps, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = BoxProps & { value: ReactNode; label: ReactNode; hint?: ReactNode; size?: 'sm' | 'md' | 'lg' };

const sizes = { sm: 'xl', md: '3xl', lg: { base: '3xl', md: '5xl' } } as const;

/** One number and its label. Inside a `<dl>` they are a term and its value, in reading order. */
export function StatFigure({ value, label, hint, size = 'md', ...box }: Props) {
  return (
    <Box display="flex" flexDirection="column-reverse" justifyContent="flex-end" gap="1.5" minW="0" {...box}>
      <Box as="dt" textStyle="sm" color="inherit" opacity="0.92">
        {label}
        {hint && (
          <Text as="span" display="block" textStyle="xs" opacity="0.85">
            {hint}
          </Text>
        )}
      </Box>
      <Box as="dd" textStyle="figure" whiteSpace="nowrap" fontSize={sizes[size]}>
        {value}
      </Box>
    </Box>
  );
}
