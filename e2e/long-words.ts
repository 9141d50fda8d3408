import { sql } from './database.js';

/** Longer than a phone is wide, with nowhere to break it. */
const WORD = 'Whakawhanaungatanga'.repeat(4);
/** What every column below has room for, in characters. */
const AT_MOST = 100;

/** What people type that screens show: names, titles and free text. */
const TYPED = {
  contact_message: ['full_name', 'organisation', 'message', 'admin_notes'],
  featured_listing: ['title', 'text'],
  good_cause: ['name', 'description'],
  impact_box_order: ['full_name', 'address', 'message', 'admin_notes'],
  impact_buyer: ['name', 'contact_name', 'description', 'who_we_are', 'recent_impact_story', 'admin_notes'],
  lead: ['from_name', 'summary', 'opportunity_summary', 'notes', 'customers_comments'],
  sales_enquiry: ['full_name', 'address', 'enquiry_about', 'message', 'admin_notes', 'supplier_notes'],
  supplier: ['name', 'owner_name', 'admin_notes', 'specific_benefits', 'lead_summary'],
  task: ['title', 'problem'],
  testimonial: ['full_name', 'message'],
  user_account: ['full_name'],
};

/** Adds a word that is too long for a phone to all that people have typed in the demo. */
export async function lengthenTexts(): Promise<void> {
  for (const [table, columns] of Object.entries(TYPED))
    await sql(
      `UPDATE ${table} SET ${columns.map((column) => `${column} = left(${column} || ' ' || $1, ${AT_MOST})`).join(', ')}`,
      [WORD],
    );
}
