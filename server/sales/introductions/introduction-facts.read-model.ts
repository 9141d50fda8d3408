import type { Statement } from '../../platform/database/database.js';
import { notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ENQUIRY_SUBJECT } from '../sales-enquiries/sales-enquiry.fields.js';

/** The parties of an introduction, given by an enquiry or by the two records. */
export type IntroductionParties =
  | { salesEnquiryId: number }
  | { salesEnquiryId: null; supplierId: number; impactBuyerId: number };

/** The facts from the records for an introduction. */
export interface IntroductionFacts extends Record<string, unknown> {
  supplierName: string;
  /** The supplier's address for introductions, otherwise its address for enquiries (A58). */
  supplierEmail: string;
  /** The name of the impact buyer. Null if the enquiry has none. */
  buyerName: string | null;
  fullName: string | null;
  email: string | null;
  phone: string | null;
  about: string | null;
  /** The time at which the customer of the enquiry was last introduced. Null if never. */
  introducedAt: Date | null;
}

const OF_ENQUIRY: Statement = {
  name: 'introduction-of-enquiry',
  text: `SELECT s.name AS "supplierName",
      coalesce(s.intros_email, s.enquiry_email) AS "supplierEmail", b.name AS "buyerName",
      e.full_name AS "fullName", e.email, e.mobile AS phone, e.enquiry_about AS about,
      (SELECT max(a.occurred_at) FROM activity a WHERE a.subject_type = '${ENQUIRY_SUBJECT}' AND a.subject_id = e.id
        AND a.action = '${ENQUIRY_SUBJECT}.introduced') AS "introducedAt"
    FROM sales_enquiry e JOIN supplier s ON s.id = e.supplier_id
    LEFT JOIN impact_buyer b ON b.id = e.impact_buyer_id WHERE e.id = $1::integer`,
};

const OF_PAIR: Statement = {
  name: 'introduction-of-pair',
  text: `SELECT s.name AS "supplierName",
      coalesce(s.intros_email, s.enquiry_email) AS "supplierEmail", b.name AS "buyerName",
      b.contact_name AS "fullName", b.email, b.phone, NULL AS about, NULL AS "introducedAt"
    FROM supplier s, impact_buyer b WHERE s.id = $1::integer AND b.id = $2::integer`,
};

/**
 * Returns the facts for an introduction.
 * @throws AppError NOT_FOUND, also if the enquiry has no supplier
 */
export async function introductionFacts(
  { app }: RequestContext,
  parties: IntroductionParties,
): Promise<IntroductionFacts> {
  const facts =
    parties.salesEnquiryId === null
      ? await app.database.readOne<IntroductionFacts>(OF_PAIR, [parties.supplierId, parties.impactBuyerId])
      : await app.database.readOne<IntroductionFacts>(OF_ENQUIRY, [parties.salesEnquiryId]);
  if (facts) return facts;
  throw notFound(
    parties.salesEnquiryId === null ? 'This supplier or impact buyer' : 'The supplier of this enquiry',
  );
}

/** Returns the default subject of an introduction, with the customer and the supplier. */
export const introductionSubject = ({ buyerName, fullName, supplierName }: IntroductionFacts): string =>
  `Introducing ${buyerName ?? fullName ?? 'a customer'} to ${supplierName}`;
