import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router';
import type { PageConfig } from '../../shared/page-config';
import { defaultPageConfig } from '../lib/page-config';

/**
 * The state that the server passes to the browser in one JSON block; `router` is missing on pages it did not render.
 */
export type PageState = {
  config: PageConfig;
  cache?: NormalizedCacheObject;
  router?: Pick<HydrationState, 'loaderData' | 'errors'>;
};

export const STATE_ELEMENT = 'uplift-state';

/** Reads the state that the server has passed to this document. */
export function readPageState(): PageState {
  const text = document.getElementById(STATE_ELEMENT)?.textContent;
  return text ? JSON.parse(text) : { config: defaultPageConfig };
}
