import sql, { join, raw } from 'sql-template-tag';
import { always, jsonFields } from '../../kits/records/field-columns.sql.js';
import {
  enumValue,
  type JsonColumns,
  type JsonValue,
  jsonList,
  jsonObject,
  jsonPart,
} from '../../platform/database/json-object.sql.js';
import { namedCategories } from '../categories/category-order.sql.js';
import type { CategoryRef } from '../categories/category-ref.type.js';
import type {
  LearnMoreFileOnProfile,
  SupplierPremises,
  SupplierProfile,
  TestimonialOnProfile,
  WorkExampleOnProfile,
} from './supplier-profile.type.js';
import { buttonFields, contactFormFields, profileFields, promotionFields } from './supplier-public.fields.js';
import { SUSTAINABILITY } from './sustainability.js';
import { ImageOrientationEnum, WorkExampleTypeEnum } from './work-example.states.js';

/** The categories that a supplier is listed under, in their order (R287). */
export const categories = (kind: 'category' | 'sub_category'): JsonValue => {
  const { from, order } = namedCategories[kind](`supplier_${kind}`);
  return jsonList(
    { id: sql`c.id`, name: sql`c.name`, position: sql`c.position` } satisfies JsonColumns<CategoryRef>,
    raw(`FROM ${from} WHERE x.supplier_id = s.id ORDER BY ${order}`),
  );
};

const workExample: JsonColumns<WorkExampleOnProfile> = {
  id: sql`w.id`,
  type: enumValue(sql`w.type`, WorkExampleTypeEnum),
  description: sql`w.description`,
  imageUrl: sql`w.image_url`,
  imageOrientation: enumValue(sql`w.image_orientation`, ImageOrientationEnum),
  videoUrl: sql`w.video_url`,
  videoId: sql`w.video_id`,
};

const testimonial: JsonColumns<TestimonialOnProfile> = {
  id: sql`t.id`,
  fullName: sql`t.full_name`,
  message: sql`t.message`,
  featured: sql`t.featured`,
};

const learnMoreFile: JsonColumns<LearnMoreFileOnProfile> = {
  id: sql`f.id`,
  title: sql`f.title`,
  fileLink: sql`f.file_link`,
};

/** The value that integrators store under a key, if it is a text or a number. */
const said = (key: string) =>
  `CASE WHEN jsonb_typeof(p.place -> '${key}') IN ('string', 'number') THEN nullif(btrim(p.place ->> '${key}'), '') END`;
const degrees = (key: string) =>
  `CASE WHEN ${said(key)} ~ '^-?\\d{1,3}(\\.\\d+)?$' THEN (${said(key)})::float8 END`;
const [LATITUDE, LONGITUDE] = [degrees('latitude'), degrees('longitude')];

const premises: JsonColumns<SupplierPremises> = {
  name: raw(said('name')),
  address: raw(said('address')),
  suburb: raw(said('suburb')),
  city: raw(said('city')),
  postCode: raw(said('postCode')),
  phone: raw(said('phone')),
  latitude: raw(`CASE WHEN ${LONGITUDE} IS NOT NULL THEN ${LATITUDE} END`),
  longitude: raw(`CASE WHEN ${LATITUDE} IS NOT NULL THEN ${LONGITUDE} END`),
};

/**
 * The places of a supplier. Places with only a town are left out, as they do not help customers to find it.
 */
const PREMISES = raw(`FROM jsonb_array_elements(
    CASE WHEN jsonb_typeof(s.locations_json) = 'array' THEN s.locations_json ELSE '[]' END) WITH ORDINALITY AS p (place, nth)
  WHERE ${said('name')} IS NOT NULL OR ${said('address')} IS NOT NULL ORDER BY p.nth`);

/**
 * The outcomes that the supplier claims, in their order. They are joined as text, which leaves out the
 * others.
 */
const outcomes: JsonValue = (field) => {
  const each = SUSTAINABILITY.map(({ column, type, notes }) => {
    const outcome = { type: raw(`'${type}'`), notes: raw(`s.sustainability_notes->>'${notes}'`) };
    return sql`CASE WHEN ${raw(`s.${column}`)} THEN ${jsonObject(outcome, field?.of ?? null)}::text END`;
  });
  return sql`('[' || concat_ws(',', ${join(each)}) || ']')::json`;
};

/** The public profile of the supplier `s` in JSON. */
export const profileColumns: JsonColumns<SupplierProfile> = {
  id: sql`s.id`,
  listed: sql`s.listed`,
  ...jsonFields(profileFields, 's', always),
  categories: categories('category'),
  subCategories: categories('sub_category'),
  workExamples: jsonList(
    workExample,
    sql`FROM work_example w WHERE w.supplier_id = s.id ORDER BY w.position`,
  ),
  testimonials: jsonList(
    testimonial,
    sql`FROM testimonial t WHERE t.supplier_id = s.id AND t.visible
      ORDER BY t.featured DESC, t.position, t.id`,
  ),
  learnMoreFiles: jsonList(
    learnMoreFile,
    sql`FROM learn_more_file f WHERE f.supplier_id = s.id ORDER BY f.position, f.id`,
  ),
  premises: jsonList(premises, PREMISES),
  buttons: jsonPart(jsonFields(buttonFields, 's', always)),
  contactForm: jsonPart(jsonFields(contactFormFields, 's', always)),
  promotion: jsonPart(jsonFields(promotionFields, 's', always), sql`s.promotion_live`),
  sustainability: outcomes,
  memberSince: sql`extract(year FROM s.membership_listing_date)`,
};
