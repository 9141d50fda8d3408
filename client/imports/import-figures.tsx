import { Box, Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../lib/format';
import { isRunning, percentOf, type Task } from '../tasks/task';
import { TaskFailures } from '../tasks/task-failures';
import type { ImportTexts } from './import-texts';
import type { Import_ProgressFragment } from './imports.generated';

export type ImportProgress = Omit<Import_ProgressFragment, ' $fragmentName'>;

/**
 * Returns true while rows are still being counted, each of them once. A live update can report the end of a task before
 * its counts have been fetched.
 */
export const isCounting = ({ task, ...counted }: ImportProgress): boolean =>
  isRunning(task) ||
  (task.state === 'FINISHED' &&
    counted.new + counted.changed + counted.unchanged + counted.refused < task.total);

/** The progress of the import. */
export function Running({ task, label }: { task: Task; label: string }) {
  const percent = percentOf(task);
  return (
    <Flex align="center" gap="3">
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        flex="1"
        h="2.5"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box h="full" bg="brand.solid" borderRadius="full" style={{ width: `${percent}%` }} />
      </Box>
      <Text textStyle="sm" fontVariantNumeric="tabular-nums">
        {formatCount(task.done)} of {formatCount(task.total)}
      </Text>
    </Flex>
  );
}

/** The numbers of new, changed, unchanged and refused rows. */
export function Figures({ progress }: { progress: ImportProgress }) {
  const figures = [
    ['New', progress.new],
    ['Changed', progress.changed],
    ['Unchanged', progress.unchanged],
    ['Rejected', progress.refused],
  ] as const;
  return (
    <Box as="dl" display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap="3">
      {figures.map(([name, count]) => (
        <Flex
          key={name}
          direction="column-reverse"
          px="4"
          py="3"
          borderWidth="1px"
          borderColor={name === 'Rejected' && count > 0 ? 'border.error' : 'border'}
          borderRadius="leafSm"
        >
          <Text as="dt" textStyle="sm" color="fg.muted">
            {name}
          </Text>
          <Text as="dd" textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {formatCount(count)}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}

type RefusalsProps = { progress: ImportProgress; words: ImportTexts };

/** The first refused rows, with the invalid column and the reason. */
export function Refusals({ progress, words: { labels } }: RefusalsProps) {
  if (progress.refused === 0 || isCounting(progress)) return null;
  return (
    <TaskFailures
      task={progress.task}
      heading="Rejected rows"
      fieldName={(field) => labels[field] ?? field}
    />
  );
}
