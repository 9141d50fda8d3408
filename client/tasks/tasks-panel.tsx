import { Box, chakra, Flex, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { CloseIcon } from '../ui/icons';
import { isRunning, percentOf, type Task } from './task';
import { TaskCard } from './task-card';
import { showTasks, useTasksShown } from './tasks-visibility';

const Panel = chakra('section', {
  base: {
    position: 'fixed',
    insetInlineEnd: { base: '3', md: '4' },
    w: { base: 'calc(100vw - 1.5rem)', sm: '25rem' },
    maxH: '60dvh',
    display: 'flex',
    flexDirection: 'column',
    zIndex: 'dropdown',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'leafSm',
    boxShadow: 'lg',
    animation: 'rise 180ms',
  },
});

/** In the corner, or below the panel's button while the bar of bulk actions is shown. */
const corner = { bottom: { base: '3', md: '4' } } as const;
const belowButton = { top: '14' } as const;

/** The announcement for screen readers, in quarters: every percent would drown out other speech. */
const spoken = (tasks: readonly Task[]): string =>
  tasks
    .filter(isRunning)
    .map((task) => `${task.title}: ${Math.floor(percentOf(task) / 25) * 25} percent`)
    .join('. ');

/** Returns the height of the panel, in pixels. */
function useHeight(shown: boolean) {
  const panel = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!shown || !element) return;
    const measure = () => setHeight(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown]);
  return { panel, height };
}

/** Moves notices above the panel. Defined here, since public pages have notices but no tasks. */
const noticesAbove = (height: number) => ({ 'section[aria-live]': { bottom: `${height + 24}px` } });

/**
 * The panel of running and recent tasks of the last day: in a corner of every admin screen, or below its button while
 * rows are selected.
 */
export function TasksPanel({ tasks }: { tasks: readonly Task[] }) {
  const { shown: wanted, byBar } = useTasksShown();
  const shown = wanted && tasks.length > 0;
  const { panel, height } = useHeight(shown);
  return (
    <>
      <VisuallyHidden role="status">{spoken(tasks)}</VisuallyHidden>
      {shown && !byBar && <Global styles={noticesAbove(height)} />}
      {shown && (
        <Panel
          ref={panel}
          aria-label="Tasks"
          {...(byBar ? belowButton : corner)}
          onKeyDown={({ key }) => key === 'Escape' && showTasks(false)}
        >
          <Flex
            align="center"
            justify="space-between"
            ps="4"
            pe="2"
            py="2"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <Text as="h2" fontWeight="semibold">
              Tasks
            </Text>
            <IconButton
              size="sm"
              variant="ghost"
              colorPalette="neutral"
              aria-label="Hide tasks"
              onClick={() => showTasks(false)}
            >
              <CloseIcon />
            </IconButton>
          </Flex>
          <Box as="ul" overflowY="auto" px="4" listStyleType="none">
            {tasks.map((task) => (
              <TaskCard key={task.id} task={task} />
            ))}
          </Box>
          <Text textStyle="xs" color="fg.muted" px="4" py="2" borderTopWidth="1px" borderColor="border">
            Tasks continue while you work elsewhere. They stay in this list for a day.
          </Text>
        </Panel>
      )}
    </>
  );
}
