import type { SalesEnquiry } from '../../sales/sales-enquiries/sales-enquiry.entity.js';
import type { TestUser } from '../test-uplift.js';

/** The kinds of callers, in relation to a record. */
export const ACTORS = [
  'visitor',
  'member',
  'supplier',
  'other supplier',
  'buyer',
  'other buyer',
  'cause',
  'other cause',
  'admin',
] as const;
export type Actor = (typeof ACTORS)[number];

/** The outcome of a call. ok: a result. nothing: null. A number: an error with this status. */
export type Outcome = 409 | 'ok' | 'nothing' | 400 | 401 | 403 | 404;

export interface Fixtures {
  people: Record<Actor, TestUser | null>;
  supplierId: number;
  causeId: number;
  buyerId: number;
  categoryId: number;
  /** A new enquiry to the supplier, through the buyer, for the cause. */
  enquiry: SalesEnquiry;
}

export interface Operation {
  query?: (fixtures: Fixtures) => string;
  rest?: (fixtures: Fixtures) => { body?: unknown; path?: string };
  /** The arguments of an MCP tool. */
  mcp?: (fixtures: Fixtures) => Record<string, unknown>;
  /** The outcomes by actor. `else` is for all others. */
  expected: Partial<Record<Actor, Outcome>> & { else: Outcome };
}

/** Operations by their names in the audience ledger. */
export type Operations = Readonly<Record<string, Operation>>;

/** Allowed for every caller. */
export const open = { else: 'ok' } as const;
export const signedIn = { visitor: 401, else: 'ok' } as const;
export const adminOnly = { visitor: 401, admin: 'ok', else: 403 } as const;
/** Staff get the error that there is no such record. */
export const noneOfThem = { visitor: 401, admin: 400, else: 403 } as const;
/** Outcomes for an enquiry. Good causes and members get 403, strangers the error that it does not exist. */
export const ofEnquiry = (buyer: Outcome, missing: Outcome = 404) =>
  ({
    visitor: 401,
    member: 403,
    supplier: 'ok',
    'other supplier': missing,
    buyer,
    'other buyer': buyer === 403 ? 403 : missing,
    cause: 403,
    'other cause': 403,
    admin: 'ok',
    else: 403,
  }) as const;
/** Outcomes for the report of an impact buyer that is not live, which only the buyer and Admin see (A22). */
export const ofDraftReport = (missing: Outcome) => ({ buyer: 'ok', admin: 'ok', else: missing }) as const;
export const rolesOnly = { visitor: 401, member: 403, else: 'ok' } as const;

/** Data that is not a picture. Callers who may upload one are told so. */
export const NO_PICTURE = 'data:image/png;base64,AAAA';
