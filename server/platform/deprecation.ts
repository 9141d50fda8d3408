import type { Config } from './config/config.js';

/** The announcement that a part of the API will be removed. */
export interface Deprecation {
  /** The day of the announcement, as YYYY-MM-DD. */
  since: string;
  /** The last day on which the part works, as YYYY-MM-DD, at least six months after `since`. */
  removedAfter: string;
  /** The name of the replacement. Absent if clients should leave the part out. */
  use?: string;
}

const NOTICE_MONTHS = 6;
/** The path of the changelog, which tells integrators what changes (ADR 76). */
export const CHANGELOG_PATH = 'changelog';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const REASON = /^(?:Use `(.+)`|Leave it out)\. Deprecated since (\S+)\. Removed after (\S+)\.$/;

/**
 * Returns the sentence about a deprecation for `deprecationReason` of a field or argument, and for the description of
 * a REST call.
 * @throws Error if a date is not a day, or if less than six months are between them
 */
export function deprecationReason({ since, removedAfter, use }: Deprecation): string {
  if (removedAfter < earliestRemoval(since) || !isDay(removedAfter))
    throw new Error(`${removedAfter} must be a date at least ${NOTICE_MONTHS} months after ${since}.`);
  const advice = use ? `Use \`${use}\`` : 'Leave it out';
  return `${advice}. Deprecated since ${since}. Removed after ${removedAfter}.`;
}

/**
 * Returns the deprecation that a sentence of `deprecationReason` is about.
 * @throws Error for another sentence
 */
export function readDeprecation(reason: string): Deprecation {
  const [, use, since = '', removedAfter = ''] = REASON.exec(reason) ?? [];
  const deprecation = { since, removedAfter, ...(use && { use }) };
  if (deprecationReason(deprecation) !== reason)
    throw new Error(`“${reason}” was not written by deprecationReason.`);
  return deprecation;
}

function earliestRemoval(since: string): string {
  if (!isDay(since)) throw new Error(`“${since}” is not a day.`);
  const date = new Date(since);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + NOTICE_MONTHS);
  // The start date is the last day of a month, and the month six months later is shorter.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString().slice(0, DAY_LENGTH);
}

const DAY_LENGTH = 10;
const isDay = (text: string) =>
  DAY.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, DAY_LENGTH) === text;

/**
 * Returns the headers of a response to a request that uses these deprecated parts: Deprecation (RFC 9745) and Sunset
 * (RFC 8594) with the earliest dates, and a Link to the changelog. Days begin and end in UTC. Empty for no parts.
 */
export function deprecationHeaders(
  deprecations: readonly Deprecation[],
  { publicApiUrl, publicUrl }: Pick<Config, 'publicApiUrl' | 'publicUrl'>,
): Record<string, string> {
  const since = deprecations.map((each) => each.since).sort()[0];
  const removedAfter = deprecations.map((each) => each.removedAfter).sort()[0];
  if (!since || !removedAfter) return {};
  const changelog = new URL(`/api/${CHANGELOG_PATH}`, publicApiUrl ?? publicUrl);
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(`${removedAfter}T23:59:59Z`).toUTCString(),
    link: `<${changelog}>; rel="deprecation"; type="text/markdown"`,
  };
}
