import { z } from 'zod';
import type { TokenScope } from '../../../shared/token-scopes.js';
import { SignedToken, type TokenKind } from './signed-token.js';
import type { SigningKeys } from './signing-keys.js';

const YEAR_SECONDS = 365 * 24 * 3600;
/** The seconds from the click to the first byte. */
const CLICK_SECONDS = 60;

/** The id of a record, which is text in the claim `sub`. */
const recordIdText = z.codec(z.string().regex(/^[1-9]\d{0,15}$/), z.int().positive(), {
  decode: Number,
  encode: String,
});

/** The user of a token, and the session that it belongs to. */
export interface TokenHolder {
  userId: number;
  sessionId: string;
  /** The scopes of an API token. Absent for an access token of a signed-in user. */
  scopes?: ReadonlySet<TokenScope>;
}

/** The kinds of sessions: after a sign-in, and with an API token. */
export type SessionKind = 'sign-in' | 'api-token';

/** Returns the kind of session of a token. */
export const sessionKindOf = ({ scopes }: TokenHolder): SessionKind => (scopes ? 'api-token' : 'sign-in');

/** The short-lived token that a signed-in user sends with calls. */
export const ACCESS_TOKEN = {
  audience: 'uplift',
  seconds: 15 * 60,
  claims: z.codec(z.object({ sub: recordIdText, sid: z.string() }), z.custom<TokenHolder>(), {
    decode: ({ sub, sid }) => ({ userId: sub, sessionId: sid }),
    encode: ({ userId, sessionId }) => ({ sub: userId, sid: sessionId }),
  }),
} satisfies TokenKind<TokenHolder>;

/** A browser that accounts have signed in on. */
export interface KnownDevice {
  deviceId: string;
  /** The accounts that have signed in on it, the last one first. */
  users: DeviceUser[];
}

/** An account, and a mark that changes with its password (known-devices.ts). */
interface DeviceUser {
  id: number;
  mark: string;
}

/** A cookie that identifies a browser. It authorises nothing. */
export const DEVICE_TOKEN = {
  audience: 'uplift-device',
  seconds: YEAR_SECONDS,
  claims: z.codec(
    z.object({ sub: z.string().min(1), users: z.array(z.object({ id: z.int(), mark: z.string() })) }),
    z.custom<KnownDevice>(),
    {
      decode: ({ sub, users }) => ({ deviceId: sub, users }),
      encode: ({ deviceId, users }) => ({ sub: deviceId, users }),
    },
  ),
} satisfies TokenKind<KnownDevice>;

/** A file that a user may fetch. */
interface Download {
  taskId: number;
  userId: number;
}

/** A part of the address of a download, since browsers fetch files by links, without a header. */
const DOWNLOAD_TOKEN = {
  audience: 'uplift-download',
  seconds: CLICK_SECONDS,
  claims: z.codec(z.object({ task: z.int(), sub: recordIdText }), z.custom<Download>(), {
    decode: ({ task, sub }) => ({ taskId: task, userId: sub }),
    encode: ({ taskId, userId }) => ({ task: taskId, sub: userId }),
  }),
} satisfies TokenKind<Download>;

/** A page that a user may view. */
interface Preview {
  /** The name of the page, such as `certificate/7`. */
  shows: string;
  userId: number;
}

/** A part of the address of a preview, since a new window has no sign-in. */
const PREVIEW_TOKEN = {
  audience: 'uplift-preview',
  seconds: CLICK_SECONDS,
  claims: z.codec(z.object({ shows: z.string(), sub: recordIdText }), z.custom<Preview>(), {
    decode: ({ shows, sub }) => ({ shows, userId: sub }),
    encode: ({ shows, userId }) => ({ shows, sub: userId }),
  }),
} satisfies TokenKind<Preview>;

const handshake = z.object({
  /** A value that the provider returns, which ties its response to this browser. */
  state: z.string(),
  /** A value in the provider’s token, which ties the token to this sign-in. */
  nonce: z.string(),
  /** A secret that proves to the provider that the same party requests the code and redeems it (PKCE). */
  verifier: z.string(),
  /** The page to open afterwards. If absent, the dashboard. */
  to: z.string().optional(),
  language: z.enum(['en', 'mi']),
});

/** The state that a browser keeps while the user is at the provider. */
export type Handshake = z.output<typeof handshake>;

/**
 * A cookie with the handshake. It lasts long enough to choose an account at the provider and find its
 * password.
 */
export const HANDSHAKE_TOKEN = {
  audience: 'uplift-handshake',
  seconds: 10 * 60,
  claims: handshake,
} satisfies TokenKind<Handshake>;

/**
 * Returns the kind of a token in the address of a mail, for the id of the mail or alert. It does not expire.
 */
const mailToken = (purpose: string): TokenKind<string> => ({
  audience: `uplift-mail-${purpose}`,
  claims: z.codec(z.object({ sub: z.string().regex(/^\d{1,18}$/) }), z.string(), {
    decode: ({ sub }) => sub,
    encode: (id) => ({ sub: id }),
  }),
});

/** Returns the tokens of the product that are JWTs, except access tokens. */
export const createSignedTokens = (keys: SigningKeys) => ({
  deviceTokens: new SignedToken(keys, DEVICE_TOKEN),
  downloadTokens: new SignedToken(keys, DOWNLOAD_TOKEN),
  previewTokens: new SignedToken(keys, PREVIEW_TOKEN),
  handshakeTokens: new SignedToken(keys, HANDSHAKE_TOKEN),
  mailTokens: {
    /** Reports that the mail was opened. */
    opened: new SignedToken(keys, mailToken('opened')),
    /** Stops similar mails. */
    unsubscribe: new SignedToken(keys, mailToken('unsubscribe')),
    /** Confirms and ends the supplier alert of the mail. */
    alert: new SignedToken(keys, mailToken('alert')),
  },
});

export type SignedTokens = ReturnType<typeof createSignedTokens>;
