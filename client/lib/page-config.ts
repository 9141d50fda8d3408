import { createContext, use } from 'react';
import type { PageConfig } from '../../shared/page-config';

export const defaultPageConfig: PageConfig = {
  adminSiteUrl: '/admin/actionCenter',
  publicUrl: 'http://localhost:4000',
};

export const PageConfigContext = createContext<PageConfig>(defaultPageConfig);

/** What the server told the pages about its own settings. */
export const usePageConfig = (): PageConfig => use(PageConfigContext);
