import { browserStorage } from '../lib/browser-storage';

const KEY = 'uplift-sent';
const MINUTE = 60_000;
/** As long as an answer may be waited for; the server remembers keys longer. */
const UNANSWERED_MS = 24 * 60 * MINUTE;
/** As long as the same words sent again are taken for doubt whether they have arrived. */
const ANSWERED_MS = 10 * MINUTE;
const MOST = 50;

/** A submission that was sent from this browser: its key, and when it was sent or answered. */
type Sent = { key: string; at: number; answered: boolean };
type All = Record<string, Sent>;

/** Where the browser's storage is closed, keys last as long as the page. */
let onPage: All = {};

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

function readAll(): All {
  const storage = browserStorage();
  if (!storage) return onPage;
  try {
    return JSON.parse(storage.getItem(KEY) ?? 'null') ?? {};
  } catch {
    return onPage;
  }
}

/** The submissions that still count, the newest fifty. */
function freshOf(all: All): All {
  const since = (answered: boolean) => Date.now() - (answered ? ANSWERED_MS : UNANSWERED_MS);
  const fresh = Object.entries(all).filter(([, { at, answered }]) => at > since(answered));
  return Object.fromEntries(fresh.slice(-MOST));
}

function writeAll(all: All): void {
  onPage = freshOf(all);
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(onPage));
  } catch {
    // They last as long as the page.
  }
}

const nameOf = (form: string, fields: object) => `${form}:${digest(JSON.stringify(fields))}`;

/** Returns the key of this submission: that of before, if this browser has sent the same and it still counts as one. */
export function keyOf(form: string, fields: object): string {
  const name = nameOf(form, fields);
  const all = freshOf(readAll());
  const sent = all[name] ?? { key: newKey(), at: Date.now(), answered: false };
  writeAll({ ...all, [name]: sent });
  return sent.key;
}

/** Notes that a submission has been answered. `forget`: the same once more is another one. */
export function noteAnswer(form: string, fields: object, { forget }: { forget: boolean }): void {
  const { [nameOf(form, fields)]: sent, ...others } = readAll();
  const answered = sent && !forget && { [nameOf(form, fields)]: { ...sent, at: Date.now(), answered: true } };
  writeAll({ ...others, ...answered });
}

/** Forgets what has been answered of a form: whoever asks to send another one means another one. */
export function forgetAnswered(form: string): void {
  const left = Object.entries(readAll()).filter(
    ([name, { answered }]) => !(answered && name.startsWith(`${form}:`)),
  );
  writeAll(Object.fromEntries(left));
}
