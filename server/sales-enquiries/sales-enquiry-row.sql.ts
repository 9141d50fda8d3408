import { type EnquiryVisibility, ofBuyer, ofCustomer } from './enquiry-visibility.js';

/** The joins that `enquiryRow` needs beside `e`. */
export const ROW_JOINS = `
  LEFT JOIN supplier s ON s.id = e.supplier_id
  LEFT JOIN impact_buyer b ON b.id = e.impact_buyer_id
  LEFT JOIN good_cause g ON g.id = e.good_cause_id
  LEFT JOIN user_account u ON u.id = e.person_responsible_id`;

/** A row of the grid as JSON, with what its viewer may see: no customer for good causes (R341). */
export function enquiryRow(visibility: EnquiryVisibility): string {
  const { only } = visibility;
  const customer = (column: string) => ofCustomer(visibility, column);
  const staff = (column: string, otherwise?: string) => only(['Admin'], column, otherwise);
  return `json_build_object('id', e.id, 'version', e.version, 'enquiredAt', e.enquired_at,
    'supplierId', e.supplier_id, 'supplierName', s.name, 'supplierListTitle', s.list_title,
    'impactBuyerId', ${ofBuyer(visibility, 'b.id')}, 'impactBuyerName', ${ofBuyer(visibility, 'b.name')}, 'buyerType', b.buyer_type,
    'goodCauseId', e.good_cause_id, 'goodCauseName', g.name,
    'fullName', ${customer('e.full_name')}, 'email', ${customer('e.email')},
    'mobile', ${customer('e.mobile')}, 'enquiryAbout', ${customer('e.enquiry_about')},
    'progress', e.progress, 'buyerFeedback', ${only(['Admin', 'ImpactBuyer'], 'e.buyer_feedback')},
    'emailState', e.email_state, 'via', e.via, 'revenue', e.revenue, 'contribution', e.contribution,
    'paidToGoodCause', ${staff('e.paid_to_good_cause', 'false')}, 'repeatSale', e.repeat_sale,
    'actionNeeded', ${staff('e.action_needed', 'false')}, 'followUpOn', ${staff('e.follow_up_on')},
    'chance', ${staff('e.chance')}, 'personResponsibleName', ${staff('coalesce(u.full_name, u.email)')},
    'archived', e.archived_at IS NOT NULL)`;
}
