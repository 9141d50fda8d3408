import { Flex, type FlexProps } from '@chakra-ui/react';
import { WarningIcon } from '../ui/icons';

/** The error of a group of checkboxes, in the look of the errors of single fields. */
export function GroupError({ children, ...flex }: FlexProps) {
  return (
    <Flex gap="2" align="center" textStyle="sm" color="fg.error" {...flex}>
      <WarningIcon flex="none" /> {children}
    </Flex>
  );
}
