import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { TokenScope } from '../../../shared/token-scopes.js';
import type { Database } from '../database/database.js';
import type { UserSource } from './signed-in-user.js';
import type { TokenHolder } from './token-kinds.js';

/** The beginning of every API token, by which secret scanners recognise one. */
const PREFIX = 'uplift_';
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 40;
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(`^${PREFIX}[${LETTERS}]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);
/** The number of letters after the prefix that lists show of a token. */
const SHOWN_LENGTH = 4;
const MAX_CACHED_TOKENS = 1000;
const NOTE_USE_MS = 60_000;

/** The holder of an API token, its scopes, and the time in milliseconds at which it expires. */
export interface ApiTokenHolder extends TokenHolder {
  scopes: ReadonlySet<TokenScope>;
  /** Infinity for a token without expiry. */
  endsAt: number;
}

/** Returns a new API token: letters and digits, the last six of which are a checksum of the others. */
export function makeApiToken(): { token: string; hash: Buffer; start: string } {
  const random = Array.from({ length: RANDOM_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(
    '',
  );
  const token = `${PREFIX}${random}${checksumOf(random)}`;
  return { token, hash: hashOf(token), start: token.slice(0, PREFIX.length + SHOWN_LENGTH) };
}

/** Returns true if the text has the form of an API token. */
export const isApiToken = (text: string): boolean => text.startsWith(PREFIX);

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

function checksumOf(text: string): string {
  let rest = crc32(text);
  let letters = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    letters = LETTERS.charAt(rest % LETTERS.length) + letters;
    rest = Math.floor(rest / LETTERS.length);
  }
  return letters;
}

/** Finds the holders of API tokens. Whether a token still works is read with its user, for each request. */
export class ApiTokens {
  /** Holders by the hash of their token. They do not change: a token that ends is never another one’s. */
  private readonly holders = new LRUCache<string, ApiTokenHolder>({ max: MAX_CACHED_TOKENS });
  private readonly noted = new LRUCache<string, true>({ max: MAX_CACHED_TOKENS, ttl: NOTE_USE_MS });

  constructor(
    private readonly users: UserSource,
    private readonly onNoteFailed: (error: unknown) => void,
  ) {}

  /** Returns the holder of a token that was used before, without reading the database. */
  known(token: string): ApiTokenHolder | null {
    return isApiToken(token) ? (this.holders.get(hashOf(token).toString('base64')) ?? null) : null;
  }

  /** Returns the holder of a token. Null if it is malformed, unknown or revoked. */
  async find(database: Database, token: string): Promise<ApiTokenHolder | null> {
    const known = this.known(token);
    if (known) return known;
    const secret = token.slice(PREFIX.length);
    const isGenuine = FORM.test(token) && secret.endsWith(checksumOf(secret.slice(0, RANDOM_LENGTH)));
    const found = isGenuine ? await this.users.apiTokenHolder(database, hashOf(token)) : null;
    if (!found) return null;
    const { userId, sessionId, scopes, expiresAt } = found;
    const endsAt = expiresAt ? new Date(expiresAt).getTime() : Number.POSITIVE_INFINITY;
    const holder = { userId, sessionId, scopes: new Set(scopes), endsAt };
    this.holders.set(hashOf(token).toString('base64'), holder);
    return holder;
  }

  /** Records that a token was used, at most once a minute in each process. The request does not wait for it. */
  noteUse(database: Database, sessionId: string): void {
    if (this.noted.has(sessionId)) return;
    this.noted.set(sessionId, true);
    this.users.noteApiTokenUse(database, sessionId).catch(this.onNoteFailed);
  }
}
