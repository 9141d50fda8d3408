import { createContext } from 'react';

/** Whether the part at hand came with the page, so that it could be used from the start (late-part.tsx). */
export const CameWithPage = /* @__PURE__ */ createContext(false);
