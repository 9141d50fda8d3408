import { z } from 'zod';
import { fold } from '../../../shared/fold.js';
import { lockRecord, saveRecord } from '../../kits/records/update-record.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { notFound } from '../../platform/errors.js';
import { filledIn, line, parseInput, recordId } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Supplier } from './supplier.entity.js';
import { SERVICES_LIST_ID, supplierRecords } from './supplier.fields.js';

const labelSchema = z.object({ label: filledIn(line(100)) });

/** A known service. `offered` is null if staff have not decided on it. */
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
      label = CASE WHEN known.listed_suppliers > 0 THEN known.label ELSE excluded.label END,
      updated_at = CASE WHEN known.listed_suppliers > 0 OR known.label = excluded.label THEN known.updated_at ELSE now() END
    RETURNING id, folded, label, offered`,
};
const SAY = {
  name: 'offer-service',
  text: `UPDATE search_phrase SET offered = $2, updated_at = now()
    WHERE id = $1 AND offered IS DISTINCT FROM $2`,
};

/**
 * Adds a service to the list that suppliers choose from, and returns its id. Visitors see it as soon as a
 * listed supplier has chosen it. A service that suppliers offer already keeps its name.
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
 * Sets whether suppliers can choose a service. Suppliers that have it keep it (R063). Has no effect if
 * nothing changes.
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

/** Runs `work` with the list locked before any service, in the same order as changes of the list itself. */
const withList = <Answer>(
  context: RequestContext,
  work: (list: Supplier | null) => Promise<Answer>,
): Promise<Answer> =>
  context.app.database.transaction(async () =>
    work(await lockRecord(context, supplierRecords, SERVICES_LIST_ID)),
  );

/** Sets whether a service is offered, on the service and on the list, so that the two always agree. */
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
