import { isEmailAddress, oneSpelling } from '../../shared/email-address';
import { browserStorage } from '../lib/browser-storage';

const KEY = 'uplift-sent';
const MINUTE = 60_000;
/** Milliseconds in which an answer may still arrive; the server remembers keys longer. */
const UNANSWERED_MS = 24 * 60 * MINUTE;
const MAX = 50;

/** A submission sent from this browser: its key, and the time until which the same fields use it. */
type Sent = { key: string; until: number; answered: boolean };

/**
 * `secret` is the basis of new keys, so that two tabs that send at the same moment, without seeing each other's data,
 * use the same key. It is replaced once a key is deleted, since that key must not be used again.
 */
type Keys = { secret: string; sent: Record<string, Sent> };

/** The keys of this page, if the browser has no storage. */
let onPage: Keys | undefined;

/**
 * Returns a new key for one write. Does not use `randomUUID`, which browsers withhold from pages over plain HTTP, such
 * as a demonstration in an office.
 */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Returns a 53-bit hash of a text (cyrb53), so that the storage holds no typed text. Browsers' digests are not
 * available over plain HTTP, either.
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
    // Without storage they last as long as the page.
  }
}

/** Keeps the submissions that are still valid, at most the newest fifty. */
function retainLatest(sent: Keys['sent'], { secret, sent: before }: Keys): Keys {
  const fresh = Object.entries(sent).filter(([, { until }]) => until > Date.now());
  const retained = Object.fromEntries(fresh.slice(-MAX));
  const removed = Object.keys(before).some((name) => !(name in retained));
  return { secret: removed ? newKey() : secret, sent: retained };
}

/** An email address in its one spelling; other values as they are. */
function comparable(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || !/[@＠]/.test(value)) return value;
  const address = oneSpelling(value);
  return isEmailAddress(address) ? address : value;
}

/** The server compares addresses in their one spelling, so the same address in other capitals is the same submission. */
const nameOf = (form: string, fields: object) => `${form}:${digest(JSON.stringify(fields, comparable))}`;

/** Creates the secret before it is needed, since other tabs see it only a moment later. */
export const prepareKeys = (): void => write(read());

/**
 * Returns the key of this submission: the earlier one if this browser has sent the same fields and they still count as
 * the same submission.
 */
export function keyOf(form: string, fields: object): string {
  const name = nameOf(form, fields);
  const before = read();
  const keys = retainLatest(before.sent, before);
  const sent = keys.sent[name] ?? {
    key: `${keys.secret}-${digest(name)}`,
    until: Date.now() + UNANSWERED_MS,
    answered: false,
  };
  write({ ...keys, sent: { ...keys.sent, [name]: sent } });
  return sent.key;
}

/**
 * Records the answer to a submission. For `minutes` after the first answer, the same fields are the same submission.
 */
export function noteAnswer(form: string, fields: object, minutes: number): void {
  const name = nameOf(form, fields);
  const before = read();
  const { [name]: sent, ...others } = before.sent;
  const until = sent?.answered ? sent.until : Date.now() + minutes * MINUTE;
  const answered = sent && { [name]: { ...sent, until, answered: true } };
  write(retainLatest({ ...others, ...answered }, before));
}

/** Deletes the answered submissions of a form, so that the user can send the same fields again. */
export function discardAnswered(form: string): void {
  const before = read();
  const left = Object.entries(before.sent).filter(
    ([name, { answered }]) => !(answered && name.startsWith(`${form}:`)),
  );
  write(retainLatest(Object.fromEntries(left), before));
}
