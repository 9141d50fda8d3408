import type { App } from '../../platform/app.js';
import type { ScheduledJob } from '../../platform/scheduled-jobs.js';

/** The statement timeout. The statement reads the words of all listings. */
const TIMEOUT = '10min';

/** Deletes search words that no listing has any more, so that no search is corrected to one of them. */
async function removeUnusedSearchWords({ database, log }: App): Promise<void> {
  await database.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = '${TIMEOUT}'`);
    const [{ forgotten }] = await manager.query('SELECT forget_search_words() AS forgotten');
    if (forgotten > 0) log.info({ forgotten }, 'Unused search words were deleted');
  });
}

export const removeUnusedSearchWordsJob: ScheduledJob = {
  name: 'forget-search-words',
  due: 'nightly',
  run: removeUnusedSearchWords,
};
