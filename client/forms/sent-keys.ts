import { browserStorage } from '../lib/browser-storage';

const KEY = 'uplift-sent';
const MINUTE = 60_000;
/** Milliseconds in which an answer may still come; the server remembers keys longer. */
const UNANSWERED_MS = 24 * 60 * MINUTE;
const MOST = 50;

/** A submission that was sent from this browser: its key, and until when the same fields go under it. */
type Sent = { key: string; until: number; answered: boolean };

/**
 * `secret` is what keys of new submissions are made of, so that two tabs that send at the same moment, when neither sees
 * what the other writes, have the same key. It is another one once a key is forgotten: that key must not come again.
 */
type Keys = { secret: string; sent: Record<string, Sent> };

/** Keys of this page, for a browser that closes its storage. */
let onPage: Keys | undefined;

/**
 * The key of one write. Not `randomUUID`, which browsers keep from pages that come over plain HTTP, such as a
 * demonstration in an office.
 */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Fifty-three bits that stand for a text (cyrb53), so that storage holds nothing of what was typed. The digests of
 * browsers are kept from plain HTTP, too.
 */
function digest(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

function read(): Keys {
  const none: Keys = { secret: newKey(), sent: {} };
  const storage = browserStorage();
  if (!storage) return onPage ?? none;
  try {
    return { ...none, ...JSON.parse(storage.getItem(KEY) ?? 'null') };
  } catch {
    return onPage ?? none;
  }
}

function write(keys: Keys): void {
  onPage = keys;
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(keys));
  } catch {
    // They last as long as the page.
  }
}

/** Keeps those submissions that still count, the newest fifty of them. */
function keep(sent: Keys['sent'], { secret, sent: before }: Keys): Keys {
  const fresh = Object.entries(sent).filter(([, { until }]) => until > Date.now());
  const kept = Object.fromEntries(fresh.slice(-MOST));
  const forgotten = Object.keys(before).some((name) => !(name in kept));
  return { secret: forgotten ? newKey() : secret, sent: kept };
}

const nameOf = (form: string, fields: object) => `${form}:${digest(JSON.stringify(fields))}`;

/** Makes what keys are made of, before it is needed: other tabs may see it only a moment later. */
export const prepareKeys = (): void => write(read());

/** Returns the key of this submission: that of before, if this browser has sent the same and it still counts as one. */
export function keyOf(form: string, fields: object): string {
  const name = nameOf(form, fields);
  const before = read();
  const keys = keep(before.sent, before);
  const sent = keys.sent[name] ?? {
    key: `${keys.secret}-${digest(name)}`,
    until: Date.now() + UNANSWERED_MS,
    answered: false,
  };
  write({ ...keys, sent: { ...keys.sent, [name]: sent } });
  return sent.key;
}

/** Notes the answer to a submission. For `minutes` after the first answer, the same fields are the same submission. */
export function noteAnswer(form: string, fields: object, minutes: number): void {
  const name = nameOf(form, fields);
  const before = read();
  const { [name]: sent, ...others } = before.sent;
  const until = sent?.answered ? sent.until : Date.now() + minutes * MINUTE;
  const answered = sent && { [name]: { ...sent, until, answered: true } };
  write(keep({ ...others, ...answered }, before));
}

/** Forgets what has been answered of a form: whoever asks to send another one means another one. */
export function forgetAnswered(form: string): void {
  const before = read();
  const left = Object.entries(before.sent).filter(
    ([name, { answered }]) => !(answered && name.startsWith(`${form}:`)),
  );
  write(keep(Object.fromEntries(left), before));
}
