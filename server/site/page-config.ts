import type { PageConfig } from '../../shared/page-config.js';
import type { Config } from '../platform/config/config.js';
import { apiUrlOf } from '../platform/http/cross-origin.js';

/** Returns the settings that pages need. */
export const pageConfig = (config: Config): PageConfig => ({
  adminSiteUrl: config.adminSiteUrl,
  publicUrl: config.publicUrl,
  apiUrl: apiUrlOf(config),
  ...(config.google && { googleSignIn: true }),
});
