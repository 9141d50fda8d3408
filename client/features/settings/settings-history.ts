import { type HistoryWords, labelsOf } from '../../history/history-words';
import { settingsFields } from './settings-fields';

/** What the history of the settings calls things. */
export const settingsHistory: HistoryWords = {
  noun: 'setting',
  labels: labelsOf(settingsFields),
  money: ['contributions'],
  actions: { changed: 'changed the settings', undone: 'took back a change of the settings' },
};
