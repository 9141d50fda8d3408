import { type HistoryWords, labelsOf } from '../../history/history-words';
import { RecordTimeline } from '../../history/record-timeline';
import { TimelineCard } from '../../history/timeline-card';
import { type Settings, settingsFields } from './settings-fields';
import { settingsStore } from './settings-store';

const words: HistoryWords = {
  noun: 'setting',
  labels: labelsOf(settingsFields),
  money: ['contributions'],
  actions: { changed: 'changed the settings', undone: 'took back a change of the settings' },
};

/** Who has changed the settings, and what they were before (A156). */
export const SettingsTimeline = ({ settings }: { settings: Settings }) => (
  <TimelineCard>
    <RecordTimeline store={settingsStore} record={settings} words={words} />
  </TimelineCard>
);
