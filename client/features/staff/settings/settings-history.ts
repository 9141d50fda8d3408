import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { settingsFields } from './settings-fields';

/** Names of fields and operations in the history of the settings. */
export const settingsHistory: HistoryLabels = {
  recordLabel: 'setting',
  labels: labelsOf(settingsFields),
  money: ['contributions'],
  actions: { changed: 'changed the settings', undone: 'undid a change to the settings' },
};
