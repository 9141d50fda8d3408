import { sql } from './database.js';

/** A word that is wider than a phone and cannot be broken. */
const WORD = 'Whakawhanaungatanga'.repeat(4);
/** The length in characters that every column below accepts. */
const AT_MOST = 100;

/** The columns with typed names, titles and free text, by table. */
const TYPED = {
  action_item: ['value'],
  category: ['name'],
  contact_message: ['full_name', 'organisation', 'message', 'admin_notes'],
  featured_listing: ['title', 'text'],
  good_cause: ['name', 'description'],
  impact_box_order: ['full_name', 'address', 'message', 'admin_notes'],
  impact_buyer: [
    ...['name', 'contact_name', 'contact_title', 'contact_connection', 'address'],
    ...['description', 'who_we_are', 'recent_impact_story', 'admin_notes', 'action_notes'],
    ...['buyers_slogan', 'contributions_generated_slogan', 'community_hours_slogan', 'tradie_slogan'],
  ],
  lead: ['from_name', 'summary', 'opportunity_summary', 'notes', 'customers_comments'],
  sales_enquiry: [
    ...['full_name', 'address', 'enquiry_about', 'heard_from', 'import_supplier', 'message'],
    ...['admin_notes', 'supplier_notes', 'buyer_notes', 'special_field'],
  ],
  sub_category: ['name'],
  supplier: [
    ...['name', 'owner_name', 'admin_notes', 'specific_benefits', 'lead_summary'],
    ...['who_are_we', 'about_what_we_do', 'physical_address', 'physical_suburb', 'contribution_details'],
    ...['list_title', 'contact_us_header', 'contact_us_subheading', 'button_text', 'button_sub_text'],
    ...['services_heading_override', 'our_work_heading_override'],
  ],
  task: ['title', 'problem'],
  testimonial: ['full_name', 'message'],
  user_account: ['full_name'],
};

/** Columns with a lower maximum length. */
const SHORT: Readonly<Record<string, number>> = {
  contribution_details: 35,
  list_title: 50,
  button_text: 30,
  button_sub_text: 50,
};

/**
 * Adds a word that is wider than a phone to the beginning of every name and text of the demo, including empty
 * ones.
 */
export async function lengthenTexts(): Promise<void> {
  for (const [table, columns] of Object.entries(TYPED)) {
    const lengthened = columns.map(
      (column) =>
        `${column} = left(concat_ws(' ', $1::text, '${column}', ${column}), ${SHORT[column] ?? AT_MOST})`,
    );
    await sql(`UPDATE ${table} SET ${lengthened.join(', ')}`, [WORD]);
  }
}
