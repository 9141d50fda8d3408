import { Box } from '@chakra-ui/react';

/** What is made of a lead is made of what is stored, whatever has been typed on its card meanwhile. */
export const UnsavedNote = () => (
  <Box role="status" bg="bg.warning" borderRadius="l2" p="3" mb="4" textStyle="sm">
    What you have changed on the card is not saved yet, so it is left out here. Close this and save it first
    if it belongs in.
  </Box>
);
