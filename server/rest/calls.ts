import type { Call } from './call.js';

/** Every documented call, a file per path group. */
export const CALLS: Call[] = [];
