import { z } from 'zod';
import { fold } from '../../shared/fold.js';
import { recordActivity } from '../platform/activity/record-activity.js';
import { notFound } from '../platform/errors.js';
import { filledIn, line, parseInput, recordId } from '../platform/input.js';
import { lockRecord, saveRecord } from '../platform/records/update-record.js';
import type { RequestContext } from '../platform/request-context.js';
import type { Supplier } from './supplier.entity.js';
import { SERVICES_LIST_ID, supplierRecords } from './supplier.fields.js';

const labelSchema = z.object({ label: filledIn(line(100)) });

/** A service as it is known; `offered` is null where staff have said nothing of it. */
interface Service {
  id: number;
  folded: string;
  label: string;
  offered: boolean | null;
}

const KNOWN = {
  name: 'service-to-offer',
  text: 'SELECT id, folded, label, offered FROM search_phrase WHERE id = $1 FOR UPDATE',
};
const NAMED = {
  name: 'service-by-name',
  text: `INSERT INTO search_phrase AS known (folded, label) VALUES (fold($1), $1)
    ON CONFLICT (folded) DO UPDATE SET
      label = CASE WHEN known.listed_suppliers > 0 THEN known.label ELSE excluded.label END
    RETURNING id, folded, label, offered`,
};
const SAY = { name: 'offer-service', text: 'UPDATE search_phrase SET offered = $2 WHERE id = $1' };

/**
 * Puts a service on the list that suppliers choose theirs from; answers its id. Visitors are offered it as soon as a
 * listed supplier has chosen it. What suppliers offer already keeps the name that it has.
 * @throws AppError BAD_USER_INPUT
 */
export async function offerService(context: RequestContext, given: string): Promise<number> {
  const { label } = parseInput(labelSchema, { label: given });
  return withList(context, async (list) => {
    const service = await context.app.database.readOne<Service>(NAMED, [label]);
    if (!service) throw notFound('This service');
    await say(context, list, service, true);
    return service.id;
  });
}

/**
 * Offers a service to suppliers, or stops to: those who have it keep it, and no other can choose it (R063). Saying what
 * is so already changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function setServiceOffered(
  context: RequestContext,
  id: number,
  offered: boolean,
): Promise<void> {
  const serviceId = parseInput(recordId, id);
  await withList(context, async (list) => {
    const service = await context.app.database.readOne<Service>(KNOWN, [serviceId]);
    if (!service) throw notFound('This service');
    await say(context, list, service, offered);
  });
}

/** The list is held before a service is, as whoever changes the list itself does it. */
const withList = <Answer>(
  context: RequestContext,
  work: (list: Supplier | null) => Promise<Answer>,
): Promise<Answer> =>
  context.app.database.transaction(async () =>
    work(await lockRecord(context, supplierRecords, SERVICES_LIST_ID)),
  );

/** Says of a service whether it is offered, on the list as well: that is the same said twice, and never at odds. */
async function say(
  context: RequestContext,
  list: Supplier | null,
  { id, folded, label, offered: before }: Service,
  offered: boolean,
): Promise<void> {
  const others = list?.services.filter((service) => fold(service) !== folded) ?? [];
  const listed = list !== null && others.length < list.services.length;
  if (before === offered && (!list || listed === offered)) return;
  if (list && listed !== offered)
    await saveRecord(
      context,
      supplierRecords,
      list,
      { services: offered ? [...others, label] : others },
      'supplier.changed',
    );
  await context.app.database.manager.query(SAY.text, [id, offered]);
  await recordActivity(context, {
    action: offered ? 'service.offered' : 'service.stopped',
    subjectType: 'service',
    subjectId: id,
    changes: { label: [offered ? null : label, offered ? label : null] },
  });
}
