import { Flex, type FlexProps, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Seedling } from './illustrations/plants';

type Props = Omit<FlexProps, 'title'> & {
  title: ReactNode;
  children?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  illustration?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
};

/** The message for an empty list or a search without results, with a suggestion for what to do. */
export function EmptyState({ title, children, action, illustration, level = 'h2', ...flex }: Props) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="3" py="14" px="6" {...flex}>
      {illustration ?? <Seedling />}
      <Heading as={level} size="lg" mt="2">
        {title}
      </Heading>
      {children && (
        <Text color="fg.muted" maxW="md" textWrap="balance">
          {children}
        </Text>
      )}
      {action && (
        <Flex mt="3" gap="3" wrap="wrap" justify="center">
          {action}
        </Flex>
      )}
    </Flex>
  );
}
