import sql, { raw } from 'sql-template-tag';
import type { Statement } from '../platform/database/database.js';
import { always, jsonFields } from '../platform/records/field-columns.sql.js';
import type { RequestContext } from '../platform/request-context.js';
import { suppliersOf } from './supplier.policy.js';
import type { SupplierProfile } from './supplier-profile.type.js';
import { buttonFields, contactFormFields, profileFields, promotionFields } from './supplier-public.fields.js';
import { SUSTAINABILITY } from './sustainability.js';

/** How a profile is asked for: by id, or by the keyword of /buy and /use (R024). */
export type SupplierKey = { id: number } | { urlKeyword: string };

const outcome = ({ column, type, notes }: (typeof SUSTAINABILITY)[number]) =>
  `CASE WHEN s.${column} THEN jsonb_build_object('type', '${type}', 'notes', s.sustainability_notes->>'${notes}') END`;

const PROFILE = sql`json_build_object(
  'id', s.id, 'listed', s.listed, ${jsonFields(profileFields, 's', always)},
  'categories', (SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) ORDER BY lower(c.name)), '[]')
    FROM supplier_category x JOIN category c ON c.id = x.category_id WHERE x.supplier_id = s.id),
  'subCategories', (SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) ORDER BY lower(c.name)), '[]')
    FROM supplier_sub_category x JOIN sub_category c ON c.id = x.sub_category_id WHERE x.supplier_id = s.id),
  'workExamples', (SELECT coalesce(json_agg(json_build_object('id', w.id, 'type', w.type,
      'description', w.description, 'imageUrl', w.image_url, 'imageOrientation', w.image_orientation,
      'videoUrl', w.video_url, 'videoId', w.video_id) ORDER BY w.position), '[]')
    FROM work_example w WHERE w.supplier_id = s.id),
  'testimonials', (SELECT coalesce(json_agg(json_build_object('id', t.id, 'fullName', t.full_name,
      'message', t.message, 'featured', t.featured) ORDER BY t.featured DESC, t.position, t.id), '[]')
    FROM testimonial t WHERE t.supplier_id = s.id AND t.visible),
  'learnMoreFiles', (SELECT coalesce(json_agg(json_build_object('id', f.id, 'title', f.title,
      'fileLink', f.file_link) ORDER BY f.position, f.id), '[]')
    FROM learn_more_file f WHERE f.supplier_id = s.id),
  'buttons', json_build_object(${jsonFields(buttonFields, 's', always)}),
  'contactForm', json_build_object(${jsonFields(contactFormFields, 's', always)}),
  'promotion', CASE WHEN s.promotion_live THEN json_build_object(${jsonFields(promotionFields, 's', always)}) END,
  'sustainability', array_to_json(array_remove(ARRAY[
    ${raw(SUSTAINABILITY.map(outcome).join(', '))}
  ]::jsonb[], NULL)),
  'memberSince', extract(year FROM s.membership_listing_date)
) AS profile`.text;

// Listed for everyone; any status for Admin ($2) and for the supplier's own user ($3).
const VISIBLE = 'AND (s.listed OR $2::boolean OR s.id = $3::integer)';

const BY_ID: Statement = {
  name: 'supplier-profile-by-id',
  text: `SELECT ${PROFILE} FROM supplier s WHERE s.id = $1 ${VISIBLE}`,
};
const BY_KEYWORD: Statement = {
  name: 'supplier-profile-by-keyword',
  text: `SELECT ${PROFILE} FROM supplier s WHERE lower(s.url_keyword) = lower($1) ${VISIBLE}`,
};

/**
 * The profile, or null when there is none that the caller may see: visitors see listed suppliers
 * (R001, R002), a supplier's own user and Admin see any (A22, A86). One statement.
 */
export async function loadSupplierProfile(
  context: RequestContext,
  key: SupplierKey,
): Promise<SupplierProfile | null> {
  const [statement, value] = 'id' in key ? [BY_ID, key.id] : [BY_KEYWORD, key.urlKeyword];
  const row = await context.app.database.readOne<{ profile: SupplierProfile }>(statement, [
    value,
    ...suppliersOf(context),
  ]);
  return row?.profile ?? null;
}
