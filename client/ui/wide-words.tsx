import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Words of a button whose icon says enough on a phone; they are read aloud there, too. */
export const WideWords = ({ children }: { children: ReactNode }) => (
  <Text as="span" srOnly={{ base: true, md: false }}>
    {children}
  </Text>
);

/** Room beside the icon of such a button. */
export const wideWordsRoom = { base: '2.5', md: '3.5' } as const;
