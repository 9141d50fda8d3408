import type { FollowUps } from '../../staff/action-centre/raise-follow-ups.js';
import { CLOSED_STATUSES } from './lead.states.js';

const closed = CLOSED_STATUSES.map((status) => `'${status}'`).join(', ');

/** Open leads with a follow-up date: neither closed nor archived. */
export const leadFollowUps: FollowUps = {
  subject: 'lead',
  type: 'Lead to follow up',
  redirectUrl: '/admin/leads/{ref_id}',
  records: `SELECT l.id, l.future_action_on AS day, concat_ws(' · ', b.name, s.name) AS value,
      l.person_responsible_id AS person, l.updated_at AS changed_at
    FROM lead l JOIN impact_buyer b ON b.id = l.impact_buyer_id JOIN supplier s ON s.id = l.supplier_id
    WHERE l.future_action_on IS NOT NULL AND l.archived_at IS NULL AND l.status NOT IN (${closed})`,
};
