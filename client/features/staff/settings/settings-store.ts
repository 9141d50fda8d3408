import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import { SaveSiteSettingsDocument, SiteSettingsDocument, type SiteSettingsQuery } from './settings.generated';
import type { Settings, settingsFields } from './settings-fields';

/** Returns the settings as a record with ID 1, as the record form needs them. */
export const settingsOf = ({ siteSettings }: Pick<SiteSettingsQuery, 'siteSettings'>): Settings => ({
  id: 1,
  version: siteSettings.version,
  contributions: siteSettings.contributions,
});

/** Fetches and saves the settings. Their query also fetches the figures on pages that depend on them. */
export const settingsStore: RecordStore<Settings, InputOf<typeof settingsFields>> = {
  recordLabel: 'Settings',
  recordType: 'SITE_SETTINGS',
  stored: (cache) => {
    const known = cache.readQuery({ query: SiteSettingsDocument });
    return known && settingsOf(known);
  },
  fetchNewest: async (client) => {
    const data = await fetchNewest(client, SiteSettingsDocument, {});
    return data ? settingsOf(data) : null;
  },
  save: async (client, _id, version, { contributions = 0 }) => {
    const { data } = await client.mutate({
      mutation: SaveSiteSettingsDocument,
      variables: { input: { version, contributions: contributions ?? 0 } },
      refetchQueries: [SiteSettingsDocument],
    });
    return data ? settingsOf({ siteSettings: data.saveSiteSettings }) : null;
  },
  refresh: () => undefined,
};
