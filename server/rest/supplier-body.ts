import { z } from 'zod';
import { categoryIds } from '../directory/categories/category-ids.js';
import { supplierFields } from '../directory/suppliers/supplier.fields.js';
import {
  learnMoreFields,
  testimonialFields,
  workExampleFields,
} from '../directory/suppliers/supplier-children.fields.js';
import { readCommaList } from '../kits/records/comma-list.js';
import type { FieldTable } from '../kits/records/field.js';
import { fieldsOfWire, filledInNames, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { changedVersion } from './record-calls.js';
import { bodyNamed, ignoredField, recordBody } from './wire-values.js';

/** Documented fields that the server computes. */
const IGNORED = [
  'enquiryTotal',
  'revenueTotal',
  'cCTotal',
  'suppliersUsed',
  'leadsToBeReviewed',
  'businessLinkKey',
  'leads_count',
];

/** Ids or names, as a list or comma-separated text. Null is an empty list. */
const categoryList = z
  .union([z.array(z.union([z.string(), z.number()])), z.string(), z.number(), z.null()], {
    error: 'This must be a list of ids.',
  })
  .transform((given) =>
    Array.isArray(given)
      ? given.map((word) => String(word).trim()).filter((word) => word !== '')
      : readCommaList(String(given ?? '')),
  );

const LISTS = 'A list, or text separated by commas, with double quotes around names that contain commas.';

/** REST names of a row that clients cannot set. */
const FIXED = ['business_id', 'videoID'];

const withoutFixed = (row: unknown) =>
  typeof row === 'object' && row !== null
    ? Object.fromEntries(
        Object.entries(row).filter(
          ([key, value]) => !FIXED.includes(key) && !(key === 'id' && value === null),
        ),
      )
    : row;

/** Returns the schema of rows that belong to a supplier, by field name. */
const rowsOf = (fields: FieldTable, id: string) =>
  z.array(
    recordBody(z.preprocess(withoutFixed, z.strictObject(wireShape(fields)).meta({ id })), fields).transform(
      (row) => fieldsOfWire(fields, row as never),
    ),
  );

const bodySchema = z.strictObject({
  id: recordId.nullish(),
  version: changedVersion,
  ...Object.fromEntries(IGNORED.map((key) => [key, ignoredField])),
  ...wireShape(supplierFields),
  category: categoryList.optional().describe(`The ids or names of its categories. ${LISTS}`),
  subCategory: categoryList.optional().describe(`The ids or names of its subcategories. ${LISTS}`),
  ourWork: rowsOf(workExampleFields, 'WorkExampleChanges').nullish(),
  learnMore: rowsOf(learnMoreFields, 'LearnMoreChanges').nullish(),
  testimonial: rowsOf(testimonialFields, 'TestimonialChanges').nullish(),
});

/** Lists of rows that a change of a supplier cannot clear, with the error messages. */
export const STAYING_ROWS = {
  ourWork: 'Work examples cannot be cleared here. Delete each one with businessOurWork/delete.',
  learnMore: '“Learn more” files cannot be cleared here. Delete each one with businessLearnMore/delete.',
  testimonial: 'Testimonials cannot be cleared here. Delete each one with businessTestimonial/delete.',
};

const bodyOf = (schema: typeof bodySchema) =>
  recordBody(schema, supplierFields, {
    besides: { category: [], subCategory: [], ourWork: null, learnMore: null, testimonial: null },
  });

/** The body of business/update. */
export const supplierChangesBody = bodyOf(
  bodyNamed('SupplierChanges', bodySchema, { required: ['id'], neverNull: Object.keys(STAYING_ROWS) }),
);

/** The body of business/create. */
export const newSupplierBody = bodyOf(
  bodyNamed('NewSupplier', bodySchema, { required: filledInNames(supplierFields) }),
);
export type WireSupplierBody = z.output<typeof bodySchema>;

/** Returns the input for the use cases. Fields that were left out are absent. */
export async function supplierInput(context: RequestContext, body: WireSupplierBody): Promise<object> {
  const { category, subCategory, ourWork, learnMore, testimonial } = body;
  return {
    ...fieldsOfWire(supplierFields, body),
    ...(category !== undefined && {
      categoryIds: await categoryIds(context, 'category', category, 'category'),
    }),
    ...(subCategory !== undefined && {
      subCategoryIds: await categoryIds(context, 'sub_category', subCategory, 'subCategory'),
    }),
    ...(ourWork && { workExamples: ourWork }),
    ...(learnMore && { learnMoreFiles: learnMore }),
    ...(testimonial && { testimonials: testimonial }),
  };
}

/** The REST name of each field, for error messages. */
export const SUPPLIER_WIRE_NAMES = {
  ...wireNamesOf(supplierFields),
  categoryIds: 'category',
  subCategoryIds: 'subCategory',
  workExamples: 'ourWork',
  learnMoreFiles: 'learnMore',
  testimonials: 'testimonial',
};
