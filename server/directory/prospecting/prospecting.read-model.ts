import type { Database, Statement } from '../../platform/database/database.js';
import { CONTACT_FIELDS, isReadOnly } from '../impact-buyers/prospecting-buyer.fields.js';
import type { ProspectingBuyer } from './prospecting.type.js';

/** A buyer `b` is on the page of its cause while staff have enabled it for prospecting (R244, A20). */
export const ON_PAGE = 'b.good_cause_link_enabled';

const BUYERS: Statement = {
  name: 'prospecting-buyers',
  text: `SELECT b.id, b.name, b.buyer_type AS "buyerType", b.action_notes AS "actionNotes",
      b.chance_of_lead AS "chanceOfLead", b.interested_status AS "interestedStatus", b.contact_name AS "contactName",
      b.phone, b.contact_title AS "contactTitle", b.contact_connection AS "contactConnection", b.email,
      b.good_cause_action AS "goodCauseAction", b.good_cause_comments AS "goodCauseComments",
      b.prospecting_entered AS entered
    FROM impact_buyer b WHERE b.good_cause_id = $1::integer AND ${ON_PAGE}
    ORDER BY lower(b.name), b.id`,
};

type Row = Omit<ProspectingBuyer, 'readOnly'> & { entered: string[] };

/** The buyers that a good cause helps to win, by name (R240). One statement. */
export async function readProspectingBuyers(
  database: Database,
  goodCauseId: number,
): Promise<ProspectingBuyer[]> {
  const rows = await database.read<Row>(BUYERS, [goodCauseId]);
  return rows.map(({ entered, ...row }) => ({
    ...row,
    readOnly: CONTACT_FIELDS.filter((field) => isReadOnly(field, row[field], entered)),
  }));
}
