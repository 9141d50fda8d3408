import { z } from 'zod';
import { changesBetween } from '../platform/activity/changes.js';
import { recordActivity } from '../platform/activity/record-activity.js';
import type { Database } from '../platform/database/database.js';
import { conflict } from '../platform/errors.js';
import { parseInput } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { SiteSettings } from './site-settings.entity.js';

/** The one row. */
const ID = 1;
const MOST = 1e12;

const input = z.strictObject({
  contributions: z
    .number({ error: 'This must be a number.' })
    .min(0, 'This must not be negative.')
    .max(MOST, 'This is too much.')
    .transform((dollars) => Math.round(dollars * 100) / 100),
  version: z.number().int().optional(),
});

/** The settings of the site, `contributions` in dollars (R284, A113). */
export const loadSiteSettings = (database: Database): Promise<SiteSettings> =>
  database.manager.findOneByOrFail(SiteSettings, { id: ID });

/**
 * Changes the settings; with `version` a stale change is refused (R284).
 * @throws AppError BAD_USER_INPUT, CONFLICT with the newer settings
 */
export async function saveSiteSettings(context: RequestContext, values: unknown): Promise<SiteSettings> {
  const { contributions, version } = parseInput(input, values);
  const { database } = context.app;
  return database.transaction(async (manager) => {
    const before = await manager.findOneOrFail(SiteSettings, {
      where: { id: ID },
      lock: { mode: 'pessimistic_write' },
    });
    if (version !== undefined && version !== before.version)
      throw conflict('Somebody else has changed the settings.', before);
    const after = { contributions, version: before.version + 1 };
    await manager.update(SiteSettings, ID, after);
    await recordActivity(context, {
      action: 'settings.changed',
      subjectType: 'settings',
      subjectId: ID,
      changes: changesBetween(before, { contributions }),
    });
    return { ...before, ...after };
  });
}
