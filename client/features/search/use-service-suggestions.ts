import { skipToken } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { useServicesQuery } from './services.generated';

const none: string[] = [];

/** Names of services that begin with `text` (R014), once somebody is typing; the last answer stays until the next. */
export function useServiceSuggestions(text: string, active: boolean): string[] {
  const prefix = useDeferredValue(text.trim());
  const { data, previousData } = useServicesQuery(
    active ? { variables: { prefix: prefix || null } } : skipToken,
  );
  return active ? ((data ?? previousData)?.services ?? none) : none;
}
