import { type RequestContext, userOf } from '../platform/request-context.js';

/** Whether the caller sees slides of suppliers that are not listed, too: staff write them (A159). */
export const seesEveryListing = (context: RequestContext): boolean =>
  userOf(context)?.roles.includes('Admin') ?? false;
