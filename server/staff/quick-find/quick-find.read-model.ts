import { phoneKey } from '../../../shared/phone-numbers.js';
import type { Database } from '../../platform/database/database.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import type { FoundKind, FoundRecord } from './quick-find.type.js';

/** The maximum number of records of each kind. The list of that kind has the others. */
const MAX_OF_A_KIND = 5;
/** The minimum number of letters. Fewer match everything, and no index supports them. */
const FEWEST_LETTERS = 3;
const ID = /^#?(\d{1,9})$/;

interface Findable {
  kind: FoundKind;
  table: string;
  title: string;
  detail: string;
  /** The searched expression, exactly as in its index. */
  foundBy: string;
  /** An indexed column that sorts by its letters and begins with the title. */
  begins?: string;
  /** The condition of the rows that can be found. All rows if absent. */
  where?: string;
}

const FINDABLE: readonly Findable[] = [
  {
    kind: 'supplier',
    table: 'supplier',
    title: 'name',
    detail: 'list_title',
    foundBy: `found_by(name, list_title, physical_address,
      physical_suburb, physical_city, enquiry_email, phone_digits(call_rail_phone, owner_mobile))`,
    begins: 'searched_text',
  },
  {
    kind: 'impact-buyer',
    table: 'impact_buyer',
    title: 'name',
    detail: 'coalesce(contact_name, email)',
    foundBy: 'found_by(name, contact_name, email, address, phone_digits(phone))',
  },
  { kind: 'good-cause', table: 'good_cause', title: 'name', detail: 'status', foundBy: 'found_by(name)' },
  {
    kind: 'sales-enquiry',
    table: 'sales_enquiry',
    title: `coalesce(full_name, email, 'Enquiry ' || id)`,
    detail: 'email',
    foundBy: 'found_by(full_name, email, address, phone_digits(mobile))',
  },
  {
    kind: 'lead',
    table: 'lead',
    title: `coalesce(from_name, list_title, 'Lead ' || id)`,
    detail: 'status',
    foundBy: 'found_by(from_name, from_email, list_title, phone_digits(from_phone))',
  },
  {
    kind: 'user',
    table: 'user_account',
    title: 'email',
    detail: 'full_name',
    foundBy: 'found_by(full_name, email)',
  },
  {
    kind: 'order',
    table: 'impact_box_order',
    title: 'full_name',
    detail: 'status',
    foundBy: 'found_by(full_name, email, address, phone_digits(mobile))',
  },
  {
    kind: 'message',
    table: 'contact_message',
    title: `coalesce(full_name, organisation, email, 'Message ' || id)`,
    detail: 'kind',
    foundBy: 'found_by(full_name, organisation, email, phone_digits(mobile))',
    // A followed link is not a message of a person.
    where: `kind <> 'Affiliate link'`,
  },
  // These tables are small and need no index.
  { kind: 'category', table: 'category', title: 'name', detail: 'NULL', foundBy: 'found_by(name)' },
  {
    kind: 'featured-listing',
    table: 'featured_listing',
    title: `coalesce(title, 'Featured listing ' || id)`,
    detail: 'text',
    foundBy: 'found_by(title, text)',
  },
];

/**
 * The maximum number of matches that are read. A text in half of all records would otherwise read too many of
 * them.
 */
const MAX_LOOKED_AT = 100;

/**
 * The matches of a kind, those that begin with the text first. Where there are many, an index of beginnings
 * finds them.
 */
const found = ({ kind, table, title, detail, foundBy, begins, where = 'true' }: Findable, place: number) => `
  (SELECT '${kind}' AS kind, ${place} AS place, id, ${title} AS title, ${detail} AS detail,
    fold(${title}) LIKE $2 || '%' AS begins
  FROM ${table} WHERE id IN (
    (SELECT id FROM ${table} WHERE ${foundBy} LIKE '%' || $2 || '%' AND ${where} LIMIT ${MAX_LOOKED_AT})
    ${begins ? `UNION (SELECT id FROM ${table} WHERE ${begins} LIKE $2 || '%' LIMIT ${MAX_LOOKED_AT})` : ''})
  ORDER BY fold(${title}) LIKE $2 || '%' DESC, ${title}, id LIMIT ${MAX_OF_A_KIND})`;

const byId = ({ kind, table, title, detail, where = 'true' }: Findable, place: number) => `
  (SELECT '${kind}' AS kind, ${place} AS place, id, ${title} AS title, ${detail} AS detail, true AS begins
  FROM ${table} WHERE id = $1 AND ${where})`;

const answerOf = (parts: readonly string[]) =>
  `SELECT kind, id, title, detail FROM (${parts.join(' UNION ALL ')}) found ORDER BY begins DESC, place, title, id`;

const BY_TEXT = answerOf(FINDABLE.map(found));
const BY_ID_OR_TEXT = answerOf([...FINDABLE.map(byId), ...FINDABLE.map(found)]);
const BY_ID = answerOf(FINDABLE.map(byId));

/**
 * Returns records of all kinds for staff, by part of the name, address, email address or phone number, or by
 * id; at most five of each kind. Runs one statement, which uses indexes. Returns nothing for fewer than three
 * letters.
 */
export async function findRecords(database: Database, text: string): Promise<FoundRecord[]> {
  const typed = text.trim();
  const id = ID.exec(typed)?.[1];
  const searchText = phoneKey(typed) ?? foldForLike(typed);
  const long = searchText.length >= FEWEST_LETTERS;
  if (!id && !long) return [];
  if (id && !long) return database.read({ name: 'quick-find-id', text: BY_ID }, [Number(id)]);
  if (id) return database.read({ name: 'quick-find-both', text: BY_ID_OR_TEXT }, [Number(id), searchText]);
  // The first value would be the id, which is missing here.
  return database.read({ name: 'quick-find', text: BY_TEXT.replaceAll('$2', '$1') }, [searchText]);
}
