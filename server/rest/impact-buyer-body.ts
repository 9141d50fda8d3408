import { z } from 'zod';
import { impactBuyerFields } from '../directory/impact-buyers/impact-buyer.fields.js';
import { fieldsOfWire, filledInNames, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { recordId } from '../platform/input.js';
import { WORKED_OUT } from './impact-buyer-wire.js';
import { newPicture } from './profile-image.js';
import { changedVersion } from './record-calls.js';
import { salesEnquiryAnswer } from './sales-enquiry-answer.js';
import { bodyNamed, ignoredField, recordBody, wireBody } from './wire-values.js';

const bodySchema = z.strictObject({
  id: recordId.nullish(),
  version: changedVersion,
  image: newPicture.describe('A new picture, which replaces imageUrl.'),
  ...Object.fromEntries(WORKED_OUT.map((key) => [key, ignoredField])),
  ...wireShape(impactBuyerFields),
});

/** The body of impactBusiness/update. */
export const buyerChangesBody = recordBody(
  bodyNamed('ImpactBuyerChanges', bodySchema, { required: ['id'] }),
  impactBuyerFields,
);

const { linkKey: _, ...fieldsOfNew } = impactBuyerFields;

/** The body of impactBusiness/create. A new buyer gets its key from the server. */
export const newBuyerBody = recordBody(
  bodyNamed('NewImpactBuyer', bodySchema, { required: filledInNames(fieldsOfNew) }),
  impactBuyerFields,
);

const { contactName, email, phone, address } = impactBuyerFields;
const givenFields = { contactName, email, phone, address };
const { name } = impactBuyerFields;
const givenOfCustomer = { name, ...givenFields };

/** The body of impactBusiness/createImpactBusinessFromSupplier. */
export const wireFromSupplierBody = wireBody(
  z.strictObject({
    business_id: recordId.describe('The id of the supplier.'),
    ...wireShape(givenFields),
    impactEmail: wireShape({ email }).impactEmail.nullable(),
  }),
);

/** The body of impactBusiness/createFromSalesEnquiry. */
export const wireFromEnquiryBody = wireBody(
  z
    .strictObject({
      ...Object.fromEntries(Object.keys(salesEnquiryAnswer.shape).map((key) => [key, ignoredField])),
      id: recordId.nullish().describe('The id of the enquiry, if the enquiry itself is sent.'),
      salesEnquiry_id: recordId.nullish().describe('The id of the enquiry.'),
      ...wireShape(givenOfCustomer),
      name: wireShape({ name }).name.nullable(),
      impactEmail: wireShape({ email }).impactEmail.nullable(),
    })
    .transform(({ id, salesEnquiry_id, ...given }, context) => {
      const enquiryId = salesEnquiry_id ?? id;
      if (enquiryId) return { ...given, salesEnquiry_id: enquiryId };
      context.addIssue({ code: 'custom', path: ['salesEnquiry_id'], message: 'An enquiry is required.' });
      return z.NEVER;
    }),
);

/** Returns the input for the use cases. Fields that were left out are absent. */
export const impactBuyerInput = (body: z.output<typeof bodySchema>): object =>
  fieldsOfWire(impactBuyerFields, body);

/** Returns the given fields, which override those of the supplier. */
export const supplierOverrides = (body: z.output<typeof wireFromSupplierBody>): object =>
  fieldsOfWire(givenFields, { ...body, impactEmail: body.impactEmail ?? undefined });

/** Returns the given fields, which override those of the enquiry. */
export const enquiryOverrides = (body: z.output<typeof wireFromEnquiryBody>): object =>
  fieldsOfWire(givenOfCustomer, {
    ...body,
    name: body.name ?? undefined,
    impactEmail: body.impactEmail ?? undefined,
  });

/** The REST name of each field, for error messages. */
export const BUYER_WIRE_NAMES = wireNamesOf(impactBuyerFields);
