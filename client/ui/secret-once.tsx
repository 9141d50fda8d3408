import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button';

type Props = {
  secret: string;
  /** The accessible name of the secret. */
  label: string;
  copyLabel: string;
  /** Says that the secret cannot be read again. */
  children: ReactNode;
};

/** A secret that is shown once, with a button that copies it. */
export function SecretOnce({ secret, label, copyLabel, children }: Props) {
  return (
    <Box role="status" display="grid" gap="4">
      <Text>{children}</Text>
      <Flex gap="3" align="center" wrap="wrap">
        <Box
          as="code"
          aria-label={label}
          flex="1"
          minW="0"
          overflowWrap="anywhere"
          fontFamily="mono"
          textStyle="sm"
          bg="bg.muted"
          borderRadius="l2"
          px="3"
          py="2"
        >
          {secret}
        </Box>
        <CopyButton text={secret}>{copyLabel}</CopyButton>
      </Flex>
    </Box>
  );
}
