import { Box } from '@chakra-ui/react';

/** Warns that actions on a lead use its stored data, not unsaved changes on its card. */
export const UnsavedNote = () => (
  <Box role="status" bg="bg.warning" borderRadius="l2" p="3" mb="4" textStyle="sm">
    You have unsaved changes that aren’t included here. To include them, close this window and save your
    changes first.
  </Box>
);
