import { createContext } from 'react';

/** Leads from a drawing to its numbers: from the slice that stands for several to each of them. */
export const ShowTable = createContext<() => void>(() => {});
