import type { Statement } from '../../platform/database/database.js';
import type { RequestContext } from '../../platform/request-context.js';

/** The fields of a supplier that its enquiries need. */
export interface SupplierParty {
  id: number;
  name: string;
  /** True if the supplier is listed, so that visitors may write to it (R001, R002). */
  listed: boolean;
  enquiryEmail: string;
  emailNotificationsDisabled: boolean;
  contributionType: string | null;
  contributionDetails: string | null;
}

/** The fields of an impact buyer that its enquiries need. */
export interface BuyerParty {
  id: number;
  goodCauseId: number | null;
  /** True if the buyer is public, so that anyone may name it. */
  published: boolean;
}

/** The fields of a good cause that its enquiries need. */
export interface CauseParty {
  id: number;
  name: string;
  approved: boolean;
}

const SUPPLIER: Statement = {
  name: 'enquiry-supplier',
  text: `SELECT id, name, listed, enquiry_email AS "enquiryEmail",
      email_notifications_disabled AS "emailNotificationsDisabled", contribution_type AS "contributionType",
      contribution_details AS "contributionDetails"
    FROM supplier WHERE id = $1::integer`,
};

const BUYER: Statement = {
  name: 'enquiry-buyer',
  text: `SELECT id, good_cause_id AS "goodCauseId", status = 'Live Report' AS published
    FROM impact_buyer WHERE id = $1::integer`,
};

const CAUSE: Statement = {
  name: 'enquiry-cause',
  text: `SELECT id, name, status = 'Approved & Live' AS approved FROM good_cause WHERE id = $1::integer`,
};

const LEAD: Statement = {
  name: 'enquiry-lead',
  text: 'SELECT id FROM lead WHERE id = $1::integer',
};

type Id = number | null | undefined;
const find = async <T extends object>({ app }: RequestContext, statement: Statement, id: Id) =>
  id ? app.database.readOne<T & Record<string, unknown>>(statement, [id]) : null;

/** Reads of the records that an enquiry links to, null without an id or a record. One statement each. */
export const enquiryParties = {
  supplier: (context: RequestContext, id: Id): Promise<SupplierParty | null> => find(context, SUPPLIER, id),
  buyer: (context: RequestContext, id: Id): Promise<BuyerParty | null> => find(context, BUYER, id),
  cause: (context: RequestContext, id: Id): Promise<CauseParty | null> => find(context, CAUSE, id),
  lead: (context: RequestContext, id: Id): Promise<{ id: number } | null> => find(context, LEAD, id),
};
