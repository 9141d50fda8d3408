import { Badge, Button, Text, VisuallyHidden } from '@chakra-ui/react';
import { ListIcon } from '../ui/admin-icons';
import { isRunning, type Task } from './task';
import { showTasks, useTasksShown } from './tasks-visibility';

/** The button that shows and hides the tasks; renders nothing if there are none. */
export function TasksButton({ tasks }: { tasks: readonly Task[] }) {
  const { shown, byBar } = useTasksShown();
  if (tasks.length === 0) return null;
  const running = tasks.filter(isRunning).length;
  return (
    <Button
      variant="ghost"
      colorPalette="neutral"
      size="sm"
      px="2.5"
      aria-expanded={shown}
      onClick={() => showTasks(!shown, byBar)}
    >
      <ListIcon />
      <VisuallyHidden>{running > 0 ? `Tasks, ${running} running` : 'Tasks'}</VisuallyHidden>
      <Text as="span" aria-hidden hideBelow="lg">
        Tasks
      </Text>
      {running > 0 && (
        <Badge aria-hidden colorPalette="brand" variant="solid" size="xs" borderRadius="full">
          {running}
        </Badge>
      )}
    </Button>
  );
}
