import { useEffect, useState } from 'react';

/** Milliseconds without a change before a search is sent. */
const DEBOUNCE = 150;

/** Returns the value once it has stopped changing, so that not every keystroke sends a search. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
