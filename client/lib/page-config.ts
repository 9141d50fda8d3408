import { createContext, use } from 'react';
import type { PageConfig } from '../../shared/page-config';

export const defaultPageConfig: PageConfig = {
  adminSiteUrl: '/admin/actionCenter',
  publicUrl: 'http://localhost:4000',
};

export const PageConfigContext = createContext<PageConfig>(defaultPageConfig);

/** Returns the settings that the server has passed to the page. */
export const usePageConfig = (): PageConfig => use(PageConfigContext);
