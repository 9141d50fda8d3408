import { Box } from '@chakra-ui/react';

/** Warns that actions on a lead use its stored data, not unsaved changes on its card. */
export const UnsavedNote = () => (
  <Box role="status" bg="bg.warning" borderRadius="l2" p="3" mb="4" textStyle="sm">
    What you have changed on the card is not saved yet, so it is left out here. Close this and save it first
    if it belongs in.
  </Box>
);
