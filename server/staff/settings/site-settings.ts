import {
  type ExpectedVersion,
  lockRecord,
  refuseStale,
  saveRecord,
} from '../../kits/records/update-record.js';
import type { Database } from '../../platform/database/database.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { SiteSettings } from './site-settings.entity.js';
import { siteSettingsRecords, siteSettingsSchema } from './site-settings.fields.js';

/** The id of the only row. */
const ID = 1;

/** Returns the settings of the site, `contributions` in dollars (R284, A113). */
export const loadSiteSettings = (database: Database): Promise<SiteSettings> =>
  database.manager.findOneByOrFail(SiteSettings, { id: ID });

/**
 * Changes the settings. Refuses a stale `version` (R284).
 * @throws AppError BAD_USER_INPUT, CONFLICT with the newer settings
 */
export async function saveSiteSettings(
  context: RequestContext,
  input: unknown,
  version?: ExpectedVersion,
): Promise<SiteSettings> {
  const changes = parseInput(siteSettingsSchema, input);
  const { database } = context.app;
  return database.transaction(async () => {
    const settings =
      (await lockRecord(context, siteSettingsRecords, ID)) ?? (await loadSiteSettings(database));
    await refuseStale(settings, version, 'Someone else has changed the settings.', async () => settings);
    return saveRecord(context, siteSettingsRecords, settings, changes, 'settings.changed');
  });
}
