import { useSyncExternalStore } from 'react';
import { type AudienceMode, currentAudienceMode, subscribeAudienceMode } from './audience-mode';

/** Returns the chosen mode; General on the server and while hydrating. */
export function useAudienceMode(): AudienceMode {
  return useSyncExternalStore<AudienceMode>(subscribeAudienceMode, currentAudienceMode, () => 'General');
}
