import type { SalesEnquiry } from '../../sales-enquiries/sales-enquiry.entity.js';
import type { TestUser } from '../test-uplift.js';

/** Who walks: everybody who may be somebody else to a record. */
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

/** ok: answered. nothing: answered with null. Numbers: refused with that status. */
export type Outcome = 409 | 'ok' | 'nothing' | 400 | 401 | 403 | 404;

export interface Ground {
  people: Record<Actor, TestUser | null>;
  supplierId: number;
  causeId: number;
  buyerId: number;
  categoryId: number;
  /** A fresh enquiry to the supplier, through the buyer, for the cause. */
  enquiry: SalesEnquiry;
}

export interface Operation {
  query?: (ground: Ground) => string;
  rest?: (ground: Ground) => { body?: unknown; path?: string };
  /** By actor; `else` for those not named. */
  expected: Partial<Record<Actor, Outcome>> & { else: Outcome };
}

/** An operation by its name in the ledger. */
export type Operations = Readonly<Record<string, Operation>>;

/** Everybody may. */
export const open = { else: 'ok' } as const;
export const signedIn = { visitor: 401, else: 'ok' } as const;
export const adminOnly = { visitor: 401, admin: 'ok', else: 403 } as const;
/** Staff are told that there is none. */
export const noneOfThem = { visitor: 401, admin: 400, else: 403 } as const;
/** Good causes and members may not ask; strangers are told there is no such thing. */
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
/** The report of an impact buyer that is not live: for the buyer itself and Admin (A22). */
export const ofDraftReport = (missing: Outcome) => ({ buyer: 'ok', admin: 'ok', else: missing }) as const;
export const rolesOnly = { visitor: 401, member: 403, else: 'ok' } as const;

/** Bytes that are no picture: whoever may send one is told so. */
export const NO_PICTURE = 'data:image/png;base64,AAAA';
