import { useEffect, useState } from 'react';

/** Milliseconds of rest before a search goes out. */
const DEBOUNCE = 150;

/** The value once it has rested, so that a search does not go out at every key. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
