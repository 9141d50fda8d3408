import type { Config } from '../platform/config/config.js';
import { apiUrlOf } from '../platform/http/cross-origin.js';
import type { PageConfig } from './page-module.js';

/** What the pages are told of the settings. */
export const pageConfig = (config: Config): PageConfig => ({
  adminSiteUrl: config.adminSiteUrl,
  publicUrl: config.publicUrl,
  apiUrl: apiUrlOf(config),
});
