import { skipToken } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { useServicesQuery } from './services.generated';

const none: string[] = [];

/**
 * Names of services that begin with `text` (R014), once somebody is typing. The last answer stays until the next
 * one, without what no longer begins with the text: an arrow key pressed at once must not choose it.
 */
export function useServiceSuggestions(text: string, active: boolean): string[] {
  const prefix = useDeferredValue(text.trim());
  const { data, previousData } = useServicesQuery(
    active ? { variables: { prefix: prefix || null } } : skipToken,
  );
  if (!active) return none;
  if (data && prefix === text.trim()) return data.services;
  const typed = text.trim().toLowerCase();
  return (data ?? previousData)?.services.filter((name) => name.toLowerCase().startsWith(typed)) ?? none;
}
