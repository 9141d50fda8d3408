import type { PageConfig } from '../../shared/page-config.js';
import type { Config } from '../platform/config/config.js';
import { apiUrlOf } from '../platform/http/cross-origin.js';

/** What the pages are told of the settings. */
export const pageConfig = (config: Config): PageConfig => ({
  adminSiteUrl: config.adminSiteUrl,
  publicUrl: config.publicUrl,
  apiUrl: apiUrlOf(config),
  ...(config.google && { googleSignIn: true }),
});
