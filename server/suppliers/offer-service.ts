import { z } from 'zod';
import { fold } from '../../shared/fold.js';
import { recordActivity } from '../platform/activity/record-activity.js';
import { filledIn, line, parseInput } from '../platform/input.js';
import { lockRecord, saveRecord } from '../platform/records/update-record.js';
import type { RequestContext } from '../platform/request-context.js';
import { SERVICES_LIST_ID, supplierRecords } from './supplier.fields.js';

const labelSchema = z.object({ label: filledIn(line(100)) });

const OFFER = {
  name: 'offer-service',
  text: `INSERT INTO search_phrase AS known (folded, label, offered) VALUES (fold($1), $1, true)
    ON CONFLICT (folded) DO UPDATE SET offered = true,
      label = CASE WHEN known.listed_suppliers > 0 THEN known.label ELSE excluded.label END
    RETURNING id, label`,
};

/**
 * Puts a service on the list that suppliers choose theirs from. Visitors are offered it as soon as a listed supplier
 * has chosen it. What suppliers offer already keeps the name that it has.
 * @throws AppError BAD_USER_INPUT
 */
export async function offerService(context: RequestContext, given: string): Promise<void> {
  const { label } = parseInput(labelSchema, { label: given });
  await context.app.database.transaction(async () => {
    const list = await lockRecord(context, supplierRecords, SERVICES_LIST_ID);
    if (list && !list.services.some((service) => fold(service) === fold(label)))
      await saveRecord(
        context,
        supplierRecords,
        list,
        { services: [...list.services, label] },
        'supplier.changed',
      );
    const service = await context.app.database.readOne<{ id: number; label: string }>(OFFER, [label]);
    await recordActivity(context, {
      action: 'service.offered',
      subjectType: 'service',
      subjectId: service?.id ?? null,
      changes: { label: [null, service?.label ?? label] },
    });
  });
}
