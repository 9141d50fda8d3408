import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The text of a button whose icon is enough on a phone; screen readers read it there, too. */
export const ResponsiveLabel = ({ children }: { children: ReactNode }) => (
  <Text as="span" srOnly={{ base: true, md: false }}>
    {children}
  </Text>
);

/** The padding of such a button. */
export const responsiveLabelPadding = { base: '2.5', md: '3.5' } as const;
