import { Alert, Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { alert } from '../theme/lazy-recipes/alert';
import { WarningIcon } from '../ui/icons';
import { type Fields, type NameIn, rowOf, type ValuesOf } from './field-table';

type Props<Table> = {
  fields: Table;
  /** The name of the record type in a sentence, such as 'enquiry'. */
  recordLabel: string;
  conflicts: readonly NameIn<Table>[];
  mine: ValuesOf<Table>;
  theirs: ValuesOf<Table>;
  /** The number of saves that have waited for a decision: each one moves the focus here. */
  attempts: number;
  /** Resolves the conflicts of these fields. */
  onResolve: (names: readonly NameIn<Table>[], take: 'mine' | 'theirs') => void;
};

/**
 * Two versions of the same record side by side: nothing typed is lost, and the other user's changes are seen before
 * saving.
 */
export function ConflictPanel<Table extends Fields<never>>({
  fields,
  recordLabel,
  conflicts,
  mine,
  theirs,
  attempts,
  onResolve,
}: Props<Table>) {
  const words = (name: NameIn<Table>, values: ValuesOf<Table>) =>
    rowOf(fields, name).format(values[name]) || '(empty)';
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) panel.current?.focus();
  }, [attempts]);
  return (
    <Alert.Root recipe={alert} status="warning" ref={panel} tabIndex={-1} role="alert" outline="0">
      <Alert.Indicator>
        <WarningIcon />
      </Alert.Indicator>
      <Alert.Content gap="4">
        <Box>
          <Alert.Title>Someone else saved this {recordLabel} while you had it open</Alert.Title>
          <Alert.Description>
            Your changes are still here. Choose which version to keep, then save again.
          </Alert.Description>
        </Box>
        {conflicts.map((name) => (
          <Box
            key={name}
            as="section"
            aria-label={`Two versions of ${rowOf(fields, name).label}`}
            bg="bg.panel"
            borderRadius="l2"
            p="4"
          >
            <Text fontWeight="semibold" mb="3">
              {rowOf(fields, name).label}
            </Text>
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
              {(['mine', 'theirs'] as const).map((side) => (
                <Flex key={side} direction="column" gap="2" align="flex-start">
                  <Text textStyle="xs" color="fg.muted">
                    {side === 'mine' ? 'Your version' : 'Saved by someone else'}
                  </Text>
                  <Text whiteSpace="pre-line" overflowWrap="anywhere" maxH="40" overflowY="auto" flex="1">
                    {words(name, side === 'mine' ? mine : theirs)}
                  </Text>
                  <Button size="sm" variant="outline" onClick={() => onResolve([name], side)}>
                    {side === 'mine' ? 'Keep my version' : 'Use their version'}
                  </Button>
                </Flex>
              ))}
            </Grid>
          </Box>
        ))}
        {conflicts.length > 1 && (
          <Flex gap="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={() => onResolve(conflicts, 'mine')}>
              Keep all my changes
            </Button>
            <Button size="sm" variant="outline" onClick={() => onResolve(conflicts, 'theirs')}>
              Use all of the other person’s changes
            </Button>
          </Flex>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
