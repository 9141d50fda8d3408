import { type RequestContext, userOf } from '../../platform/request-context.js';

/** Returns true if the caller also sees slides of suppliers that are not listed: staff do (A159). */
export const seesEveryListing = (context: RequestContext): boolean =>
  userOf(context)?.roles.includes('Admin') ?? false;
