import { createContext } from 'react';

/** Shows the table, for the slice that combines several categories. */
export const ShowTable = createContext<() => void>(() => {});
