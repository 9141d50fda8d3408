import { Box, Flex, Grid, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { Skeleton } from '../ui/skeleton';

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };
const fields = ['first', 'second', 'third', 'fourth'];

/** The placeholder of a card with a title and some fields. */
const CardShape = () => (
  <Box layerStyle="panel" p={{ base: '4', md: '6' }} display="grid" gap="5">
    <Skeleton h="5" w="36" />
    {fields.map((key) => (
      <Box key={key}>
        <Skeleton h="3.5" w="24" mb="2" />
        <Skeleton h="9" />
      </Box>
    ))}
  </Box>
);

/** Loading state of a record: the outline of its heading, facts, tabs and cards, with a spinner (R054, R119). */
export function RecordSkeleton({ tabs }: { tabs: boolean }) {
  return (
    <Box role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton h="4" w="24" mt="1" mb="4.5" />
      <Flex align="center" gap="4">
        <Skeleton h="7" w="64" />
        <Spinner size="md" color="fg.brand" flexShrink="0" aria-hidden />
      </Flex>
      <Skeleton h="4" w={{ base: 'full', md: 'sm' }} mt="3" />
      {tabs && <Skeleton h="4" w="56" mt="1.5" />}
      {/* On narrow screens the actions are below the heading. */}
      <Skeleton h="9" w="36" mt="4" hideFrom="md" />
      {tabs && (
        <Box display="flex" gap="4" mt="5" pt="3.5" pb="3" borderBottomWidth="1px" borderColor="border">
          {fields.map((key) => (
            <Skeleton key={key} h="4" w="20" />
          ))}
        </Box>
      )}
      <Grid templateColumns={columns} gap="5" mt="5">
        <CardShape />
        <CardShape />
      </Grid>
    </Box>
  );
}
