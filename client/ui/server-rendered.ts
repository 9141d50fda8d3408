import { createContext } from 'react';

/** True for a server-rendered part, which could be used before its code had loaded (hydrate-on-interaction.tsx). */
export const ServerRendered = /* @__PURE__ */ createContext(false);
