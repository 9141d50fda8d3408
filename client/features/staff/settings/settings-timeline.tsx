import { RecordTimeline } from '../../../history/record-timeline';
import { TimelineCard } from '../../../history/timeline-card';
import type { Settings } from './settings-fields';
import { settingsHistory } from './settings-history';
import { settingsStore } from './settings-store';

/** The history of the settings (A156). */
export const SettingsTimeline = ({ settings }: { settings: Settings }) => (
  <TimelineCard>
    <RecordTimeline store={settingsStore} record={settings} words={settingsHistory} />
  </TimelineCard>
);
