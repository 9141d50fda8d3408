import type { FastifyInstance } from 'fastify';
import { CALENDARS, findCalendarOwner } from '../accounts/calendar-links.js';
import type { App } from '../platform/app.js';
import { notFound } from '../platform/errors.js';
import { refuseOtherMethods } from '../platform/http/other-methods.js';
import type { FollowUps } from '../staff/action-centre/raise-follow-ups.js';
import { listPlannedDates, plannedDates } from '../staff/calendar/planned-dates.read-model.js';
import { staffCalendar } from '../staff/calendar/staff-calendar.js';
import { toRenderedResponse } from './rendered-response.js';
import { sendPage } from './send-page.js';

const ROUTE = { config: { audience: ['public'] as const }, logLevel: 'warn' as const };
/** Headers that keep the calendar out of shared caches, and its secret address out of search engines and referrers. */
const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/**
 * Serves the calendars of staff at their secret addresses (ADR 75). An address that is unknown or revoked, and one
 * whose owner is no longer staff, get the same 404.
 */
export function serveStaffCalendars(
  fastify: FastifyInstance,
  app: App,
  followUps: readonly FollowUps[],
): void {
  const statement = plannedDates(followUps);
  fastify.get<{ Params: { secret: string } }>(`${CALENDARS}/:secret.ics`, ROUTE, async (request, reply) => {
    const ownerId = await findCalendarOwner(app, request.params.secret);
    if (ownerId === null) throw notFound('This calendar');
    const dates = await listPlannedDates(app.database, statement, ownerId);
    const text = staffCalendar(app.config.publicUrl, dates);
    return sendPage(
      request,
      reply,
      toRenderedResponse(text, { status: 200, redirect: null, headers: HEADERS }),
    );
  });
  refuseOtherMethods(fastify, `${CALENDARS}/:secret.ics`, ['GET']);
}
