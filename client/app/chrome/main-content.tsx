import { Box, type BoxProps } from '@chakra-ui/react';

/** The main landmark: target of the skip link, and of the focus after a navigation. */
export function MainContent(props: BoxProps) {
  return (
    <Box
      as="main"
      id="content"
      tabIndex={-1}
      outline="0"
      flex="1"
      display="flex"
      flexDirection="column"
      minW="0"
      {...props}
    />
  );
}
