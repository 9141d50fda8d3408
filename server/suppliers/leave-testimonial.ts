import { z } from 'zod';
import { raiseActionItem } from '../action-centre/raise-action-item.js';
import { recordActivity } from '../platform/activity/record-activity.js';
import { notFound } from '../platform/errors.js';
import { filledInByMachine, formGuardFields, withoutGuard } from '../platform/form-guard.js';
import { onceAMinute } from '../platform/idempotency.js';
import { requireNotLeft } from '../platform/identity/signed-in-user.js';
import { filledIn, line, parseInput, recordId, text } from '../platform/input.js';
import { limitRate } from '../platform/rate-limit.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { Supplier } from './supplier.entity.js';
import { supplierViewerOf } from './supplier.policy.js';
import { Testimonial } from './testimonial.entity.js';

/** What a testimonial may send. */
export const testimonialForm = z.object({
  supplierId: recordId,
  fullName: filledIn(line(100)),
  message: filledIn(text(225)),
  visible: z.boolean().nullish(),
  featured: z.boolean().nullish(),
  ...formGuardFields,
});

/**
 * A testimonial, from anybody (C012, R103). It is stored hidden and put before staff; only Admin and the
 * supplier's own user may show it at once, and a featured one is always visible (R100). One that is sent
 * again within a minute is the same one.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND for a supplier the caller does not see, FORBIDDEN for users of one
 *   that has left (A157), RATE_LIMITED
 */
export async function leaveTestimonial(context: RequestContext, input: unknown): Promise<void> {
  const form = parseInput(testimonialForm, input);
  await limitRate(context, 'leave-testimonial');
  requireNotLeft(userOf(context));
  const { visible, featured, ...said } = withoutGuard(form);
  const mayShow = supplierViewerOf(context, said.supplierId) !== 'Visitor';
  await requireSupplier(context, said.supplierId, mayShow);
  if (filledInByMachine(form)) return;
  const shown = mayShow && (visible || featured || false);
  const testimonial = { ...said, visible: shown, featured: mayShow && (featured ?? false) };
  await onceAMinute(context, 'leaveTestimonial', testimonial, () => store(context, testimonial));
}

async function requireSupplier(context: RequestContext, id: number, evenUnlisted: boolean): Promise<void> {
  const where = evenUnlisted ? { id } : { id, listed: true };
  if (!(await context.app.database.manager.existsBy(Supplier, where))) throw notFound('This supplier');
}

type Stored = Pick<Testimonial, 'supplierId' | 'fullName' | 'message' | 'visible' | 'featured'>;

const store = (context: RequestContext, testimonial: Stored) =>
  context.app.database.transaction(async (manager) => {
    const { supplierId, fullName } = testimonial;
    const [{ next }] = await manager.query(
      'SELECT coalesce(max(position), 0) + 1 AS next FROM testimonial WHERE supplier_id = $1',
      [supplierId],
    );
    const { identifiers } = await manager.insert(Testimonial, { ...testimonial, position: next });
    const id: number = identifiers[0]?.id;
    await recordActivity(context, {
      action: 'testimonial.left',
      subjectType: 'testimonial',
      subjectId: id,
      shownOn: testimonial.visible ? { type: 'supplier', id: supplierId } : undefined,
      changes: { visible: [null, testimonial.visible] },
    });
    if (testimonial.visible) return;
    await raiseActionItem(context, {
      type: 'Testimonial to check',
      value: `A new testimonial by ${fullName} waits to be shown`,
      redirectUrl: `/admin/businesses/${supplierId}/{ref_id}`,
      refId: id,
    });
  });
