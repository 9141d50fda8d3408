import type { FollowUps } from '../../staff/action-centre/raise-follow-ups.js';

/** The enquiries that staff have planned to follow up on a day (R190, A57), until they are archived. */
export const enquiryFollowUps: FollowUps = {
  subject: 'sales-enquiry',
  type: 'Enquiry to follow up',
  redirectUrl: '/admin/salesEnquiry/{ref_id}',
  records: `SELECT e.id, e.follow_up_on AS day,
      concat_ws(' · ', coalesce(e.full_name, 'Enquiry ' || e.id), s.name) AS value, e.person_responsible_id AS person,
      e.updated_at AS changed_at
    FROM sales_enquiry e LEFT JOIN supplier s ON s.id = e.supplier_id
    WHERE e.follow_up_on IS NOT NULL AND e.archived_at IS NULL`,
};
