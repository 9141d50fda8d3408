import type { TokenScope } from '../../../shared/token-scopes.js';
import type { Database } from '../database/database.js';
import { forbidden } from '../errors.js';
import type { Role } from './roles.js';
import type { SessionKind, TokenHolder } from './token-kinds.js';

/** The user behind a request, read for each request so that role changes take effect at once. */
export interface SignedInUser {
  id: number;
  identityId: string;
  email: string;
  emailVerified: boolean;
  fullName: string | null;
  roles: Role[];
  supplierId: number | null;
  impactBuyerId: number | null;
  goodCauseId: number | null;
  supplierStatus: string | null;
  goodCauseStatus: string | null;
}

/** An API token as it is stored. */
export interface StoredApiToken extends Omit<TokenHolder, 'scopes'> {
  scopes: TokenScope[];
  expiresAt: Date | string | null;
}

/** Reads users from their tables, which belong to the accounts. */
export interface UserSource {
  /** Returns SQL of the user with the id and the session in these placeholders. */
  signedInUserSql: (kind: SessionKind, userId: string, sessionId: string) => string;
  /** Returns the user of a token, or null if the session has ended. One statement. */
  signedIn: (database: Database, holder: TokenHolder) => Promise<SignedInUser | null>;
  /**
   * Returns the current state of a user whose work goes on without a session. Null if the user is gone or
   * deactivated.
   */
  byId: (database: Database, id: number) => Promise<SignedInUser | null>;
  /** Returns the holder of the API token with this hash. Null if there is none, or it is revoked. */
  apiTokenHolder: (database: Database, hash: Buffer) => Promise<StoredApiToken | null>;
  /** Records that the API token of this session was used now. */
  noteApiTokenUse: (database: Database, sessionId: string) => Promise<void>;
}

/**
 * Returns a text of everything that decides which records and fields a user sees, for comparisons over time.
 */
export const rightsOf = ({ roles, supplierId, impactBuyerId, goodCauseId }: SignedInUser): string =>
  JSON.stringify([[...roles].sort(), supplierId, impactBuyerId, goodCauseId]);

/**
 * Returns true for users of Left & Removed suppliers and causes. They keep their sign-in but lose the admin
 * area (R047, A36).
 */
function hasLeft(user: SignedInUser): boolean {
  return user.supplierStatus === 'Left & Removed' || user.goodCauseStatus === 'Left & Removed';
}

/**
 * Refuses changes by users of a supplier or cause that has left (A36, A157). Admins are always allowed.
 * @throws AppError FORBIDDEN
 */
export function requireNotLeft(user: SignedInUser | null): void {
  if (user && hasLeft(user) && !user.roles.includes('Admin'))
    throw forbidden('You can’t make changes because your supplier or good cause has left Uplift.');
}
