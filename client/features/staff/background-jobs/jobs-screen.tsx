import { type Tab, Tabs, useTab } from '../../../ui/tabs';
import { OutboxTab } from './outbox-tab';
import { QueueTab } from './queue-tab';
import { ScheduleTab } from './schedule-tab';

const tabs: readonly Tab[] = [
  { id: 'queue', label: 'Queue', content: <QueueTab />, late: true },
  { id: 'outbox', label: 'Outbox', content: <OutboxTab />, late: true },
  { id: 'schedule', label: 'Schedule', content: <ScheduleTab />, late: true },
];

/** The background jobs: those in the queue, those on the way there, and those on a schedule. */
export function JobsScreen() {
  const [open, show] = useTab(tabs);
  return <Tabs label="Background jobs" tabs={tabs} open={open} onOpen={show} />;
}
