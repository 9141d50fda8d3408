import { createContext, use } from 'react';

/** What the server tells the pages about its own settings. */
export type AppConfig = {
  /** Where the Admin entry of the account menu leads (R046). */
  adminSiteUrl: string;
};

export const defaultAppConfig: AppConfig = { adminSiteUrl: '/admin/actionCenter' };

export const AppConfigContext = createContext<AppConfig>(defaultAppConfig);

export const useAppConfig = (): AppConfig => use(AppConfigContext);
