import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The buttons of a form that is longer than its dialog; they stay visible. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <Flex
      justify="flex-end"
      gap="2"
      wrap="wrap"
      position="sticky"
      bottom="-1px"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      py="3"
      zIndex="1"
    >
      {children}
    </Flex>
  );
}
