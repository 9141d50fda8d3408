import { z } from 'zod';
import { logChange } from '../../kits/change-feed/log-change.js';
import { lockRecord, saveRecord } from '../../kits/records/update-record.js';
import type { Changes } from '../../platform/activity/changes.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { notFound } from '../../platform/errors.js';
import { formGuardFields, withoutGuard } from '../../platform/form-guard.js';
import { requireNotLeft } from '../../platform/identity/signed-in-user.js';
import { filledIn, line, parseInput, recordId, text } from '../../platform/input.js';
import { limitRate } from '../../platform/rate-limit.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { raiseActionItem } from '../../staff/action-centre/raise-action-item.js';
import type { ReleasedSubmission } from '../../staff/held-submissions/held-forms.js';
import { holdSubmission, storeOrHold } from '../../staff/held-submissions/hold-submission.js';
import { Supplier } from './supplier.entity.js';
import { supplierRecords } from './supplier.fields.js';
import { supplierViewerOf } from './supplier.policy.js';
import { testimonials } from './supplier-children.js';
import { Testimonial } from './testimonial.entity.js';

/** The schema of a testimonial from a visitor. */
export const testimonialForm = z.object({
  supplierId: recordId,
  fullName: filledIn(line(100)),
  message: filledIn(text(225)),
  visible: z.boolean().nullish(),
  featured: z.boolean().nullish(),
  ...formGuardFields,
});

type SentTestimonial = Pick<Testimonial, 'supplierId' | 'fullName' | 'message' | 'visible' | 'featured'>;

/**
 * Stores a testimonial from a visitor (C012, R103), hidden, and raises an action item. Only Admin and the
 * supplier’s own user may make it public at once, and a featured one is always public (R100). A repeat within
 * a minute is stored once. A suspicious one is held for staff.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND for a supplier that the caller does not see, FORBIDDEN for users
 * of a supplier that has left (A157), RATE_LIMITED
 */
export async function leaveTestimonial(context: RequestContext, input: unknown): Promise<void> {
  const form = parseInput(testimonialForm, input);
  await limitRate(context, 'leave-testimonial');
  requireNotLeft(userOf(context));
  const { visible, featured, ...said } = withoutGuard(form);
  const mayShow = supplierViewerOf(context, said.supplierId) !== 'Visitor';
  const supplier = await requireSupplier(context, said.supplierId, mayShow);
  const shown = mayShow && (visible || featured || false);
  const testimonial = { ...said, visible: shown, featured: mayShow && (featured ?? false) };
  await storeOrHold(
    context,
    'leaveTestimonial',
    { form, answers: testimonial },
    {
      store: () => store(context, testimonial),
      hold: (reason) =>
        holdSubmission(context, {
          form: 'Testimonial',
          reason,
          senderName: said.fullName,
          senderEmail: null,
          summary: `For ${supplier.name}: ${said.message}`,
          answers: [
            ['Supplier', supplier.name],
            ['Testimonial', said.message],
          ],
          content: testimonial,
        }),
    },
  );
}

/**
 * Releases a held testimonial.
 * @throws AppError NOT_FOUND if the supplier has been deleted
 */
export async function releaseTestimonial(
  context: RequestContext,
  { content, sentAt }: ReleasedSubmission,
): Promise<void> {
  const testimonial = content as SentTestimonial;
  await requireSupplier(context, testimonial.supplierId, true);
  await store(context, testimonial, sentAt);
}

async function requireSupplier(
  context: RequestContext,
  id: number,
  evenUnlisted: boolean,
): Promise<Supplier> {
  const where = evenUnlisted ? { id } : { id, listed: true };
  const supplier = await context.app.database.manager.findOne(Supplier, {
    where,
    select: { id: true, name: true },
  });
  if (!supplier) throw notFound('This supplier');
  return supplier;
}

const store = (context: RequestContext, testimonial: SentTestimonial, createdAt?: Date) =>
  context.app.database.transaction(async (manager) => {
    const { supplierId, fullName, visible } = testimonial;
    const supplier = await lockRecord(context, supplierRecords, supplierId);
    if (!supplier) throw notFound('This supplier');
    const [{ next }] = await manager.query(
      'SELECT coalesce(max(position), 0) + 1 AS next FROM testimonial WHERE supplier_id = $1',
      [supplierId],
    );
    const { identifiers } = await manager.insert(Testimonial, { ...testimonial, createdAt, position: next });
    const id: number = identifiers[0]?.id;
    await recordActivity(context, {
      action: 'testimonial.left',
      subjectType: 'testimonial',
      subjectId: id,
      changes: { visible: [null, visible] },
    });
    if (visible) {
      const added: Changes = { [testimonials.list]: [[], [{ id, ...testimonial, position: next }]] };
      await saveRecord(context, supplierRecords, supplier, {}, 'supplier.changed', added);
      return;
    }
    // A visitor must not cause conflicts for those who edit the supplier, so its version stays.
    await logChange(manager, 'SUPPLIER', supplier);
    await raiseActionItem(context, {
      type: 'Testimonial to check',
      value: `A testimonial from ${fullName} needs review`,
      redirectUrl: `/admin/businesses/${supplierId}/{ref_id}`,
      refId: id,
    });
  });
