import ical, { ICalEventTransparency } from 'ical-generator';
import { normalizeText } from '../../../shared/characters.js';
import { PRODUCT_NAME } from '../../../shared/product-name.js';
import type { PlannedDate } from './planned-dates.read-model.js';

const HOUR_SECONDS = 3600;

/** Returns a text on one line, without characters that calendar files cannot contain. */
const onOneLine = (text: string) => normalizeText(text, ' ').replace(/\s*\n\s*/g, ' ');

/**
 * Returns a calendar (iCalendar, RFC 5545) with an all-day event for each planned date. Events take up no time, so
 * that their day stays free for meetings.
 * @param origin of the site, for links and ids of events
 */
export function staffCalendar(origin: string, dates: readonly PlannedDate[]): string {
  const calendar = ical({
    name: `${PRODUCT_NAME} follow-ups`,
    prodId: { company: PRODUCT_NAME, product: 'Follow-ups', language: 'EN' },
    ttl: HOUR_SECONDS,
  });
  for (const { key, day, title, path, changedAt } of dates)
    calendar.createEvent({
      id: `${key}@${new URL(origin).host}`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: changedAt,
      summary: onOneLine(title),
      description: origin + path,
      url: origin + path,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return `${calendar.toString()}\r\n`;
}
