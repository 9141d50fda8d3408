import { z } from 'zod';
import { SignedToken, type TokenKind } from './signed-token.js';
import type { SigningKeys } from './signing-keys.js';

const YEAR_SECONDS = 365 * 24 * 3600;
/** From the click to the first byte. */
const CLICK_SECONDS = 60;

/** The id of a record, which the claim `sub` holds as text. */
const recordIdText = z.codec(z.string().regex(/^[1-9]\d{0,15}$/), z.int().positive(), {
  decode: Number,
  encode: String,
});

/** The user that a token speaks for, and the sign-in that it came from. */
export interface TokenHolder {
  userId: number;
  sessionId: string;
}

/** The short-lived token that calls of a signed-in user carry. */
export const ACCESS_TOKEN = {
  audience: 'uplift',
  seconds: 15 * 60,
  claims: z.codec(z.object({ sub: recordIdText, sid: z.string() }), z.custom<TokenHolder>(), {
    decode: ({ sub, sid }) => ({ userId: sub, sessionId: sid }),
    encode: ({ userId, sessionId }) => ({ sub: userId, sid: sessionId }),
  }),
} satisfies TokenKind<TokenHolder>;

/** A browser that accounts signed in on. */
export interface KnownDevice {
  deviceId: string;
  /** The accounts that signed in on it, the last one first. */
  users: DeviceUser[];
}

/** An account, and a mark that changes with its password (known-devices.ts). */
interface DeviceUser {
  id: number;
  mark: string;
}

/** A cookie by which a browser is recognised. It authorises nothing. */
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

/** Part of the address of a download: browsers fetch files by links, without a header. */
const DOWNLOAD_TOKEN = {
  audience: 'uplift-download',
  seconds: CLICK_SECONDS,
  claims: z.codec(z.object({ task: z.int(), sub: recordIdText }), z.custom<Download>(), {
    decode: ({ task, sub }) => ({ taskId: task, userId: sub }),
    encode: ({ taskId, userId }) => ({ task: taskId, sub: userId }),
  }),
} satisfies TokenKind<Download>;

/** A page that a user may look at. */
interface Preview {
  /** Names the page, such as `certificate/7`. */
  shows: string;
  userId: number;
}

/** Part of the address of a preview: a new window brings no sign-in along. */
const PREVIEW_TOKEN = {
  audience: 'uplift-preview',
  seconds: CLICK_SECONDS,
  claims: z.codec(z.object({ shows: z.string(), sub: recordIdText }), z.custom<Preview>(), {
    decode: ({ shows, sub }) => ({ shows, userId: sub }),
    encode: ({ shows, userId }) => ({ shows, sub: userId }),
  }),
} satisfies TokenKind<Preview>;

const handshake = z.object({
  /** Comes back with the provider's answer and ties it to this browser. */
  state: z.string(),
  /** Comes back inside the provider's token and ties it to this sign-in. */
  nonce: z.string(),
  /** Proves to the provider that the code is traded by the party that asked for it (PKCE). */
  verifier: z.string(),
  /** The page to open afterwards; absent for the dashboard. */
  to: z.string().optional(),
  language: z.enum(['en', 'mi']),
});

/** The state that a browser keeps between leaving for the provider and coming back. */
export type Handshake = z.output<typeof handshake>;

/** A cookie that keeps the handshake: long enough to choose an account at the provider and to find its password. */
export const HANDSHAKE_TOKEN = {
  audience: 'uplift-handshake',
  seconds: 10 * 60,
  claims: handshake,
} satisfies TokenKind<Handshake>;

/** A token in the address of a mail, which stands for the id of the mail or alert. It does not expire. */
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
    /** Stops mails like it. */
    unsubscribe: new SignedToken(keys, mailToken('unsubscribe')),
    /** Confirms and ends the supplier alert that the mail is about. */
    alert: new SignedToken(keys, mailToken('alert')),
  },
});

export type SignedTokens = ReturnType<typeof createSignedTokens>;
