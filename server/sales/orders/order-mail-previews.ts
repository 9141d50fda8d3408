import type { Statement } from '../../platform/database/database.js';
import { type MailPreviews, previewsOf } from '../../platform/mail/mail-previews.js';
import { ImpactBoxOrderConfirmationEmail } from './impact-box-order-confirmation.email.js';
import { ImpactBoxOrderToStaffEmail, type PlacedOrder } from './impact-box-order-to-staff.email.js';
import { IMPACT_BOXES, type OrderedBox } from './impact-boxes.js';

const NEWEST: Statement = {
  name: 'order-to-preview',
  text: `SELECT o.id, o.full_name AS "fullName", o.email, o.mobile, coalesce(o.address, '') AS address, o.message,
      g.name AS "goodCauseName", o.items AS boxes, coalesce(o.total, 0)::float8 AS total
    FROM impact_box_order o LEFT JOIN good_cause g ON g.id = o.good_cause_id
    ORDER BY o.created_at DESC, o.id DESC LIMIT 1`,
};

/** Orders store only the English names. */
const inBothLanguages = (box: OrderedBox): OrderedBox => ({
  ...IMPACT_BOXES.find(({ name }) => name === box.name),
  ...box,
});

const of = previewsOf<PlacedOrder>(NEWEST);

/** Mails about the newest order of Impact Boxes. */
export const orderMailPreviews: MailPreviews = {
  'impact-box-order.to-staff': of((newest) => new ImpactBoxOrderToStaffEmail(newest)),
  'impact-box-order.confirmation': of(
    (newest, _, language) =>
      new ImpactBoxOrderConfirmationEmail({ ...newest, boxes: newest.boxes.map(inBothLanguages) }, language),
  ),
};
