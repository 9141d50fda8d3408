import { z } from 'zod';
import { tooMany } from '../../../shared/limit-messages.js';
import { SUPPLIER_STATUSES, SupplierStatusEnum } from '../../accounts/supplier-status.js';
import { choice, flag, json, jsonList, line, orNull } from '../../kits/records/field-kinds.js';
import { publicStaffEditable } from './supplier.rights.js';
import { SUSTAINABILITY } from './sustainability.js';

/** The fields of the outcomes that a supplier claims (R095). */
export const sustainabilityFields = {
  sustainabilitySme: {
    ...flag,
    ...publicStaffEditable,
    wire: 'sustainabilitySME',
    meaning: 'True if the supplier claims the outcome “SME”.',
  },
  sustainabilitySocialEnterprise: {
    ...flag,
    ...publicStaffEditable,
    wire: 'sustainabilitySocialEnterprise',
    meaning: 'True if the supplier claims the outcome “Social Enterprise”.',
  },
  sustainabilityCarbon: {
    ...flag,
    ...publicStaffEditable,
    wire: 'sustainabilityCarbon',
    meaning: 'True if the supplier claims the outcome “Carbon”.',
  },
  sustainabilityWaste: {
    ...flag,
    ...publicStaffEditable,
    wire: 'sustainabilityWaste',
    meaning: 'True if the supplier claims the outcome “Waste”.',
  },
  sustainabilityWater: {
    ...flag,
    ...publicStaffEditable,
    wire: 'sustainabilityWater',
    meaning: 'True if the supplier claims the outcome “Water”.',
  },
  sustainabilityEnergy: {
    ...flag,
    ...publicStaffEditable,
    wire: 'sustainabilityEnergy',
    meaning: 'True if the supplier claims the outcome “Energy”.',
  },
  sustainabilitySocialImpact: {
    ...flag,
    ...publicStaffEditable,
    wire: 'sustainabilitySocialImpact',
    meaning: 'True if the supplier claims the outcome “Social Impact”.',
  },
  sustainabilityNotes: {
    ...json,
    schema: z.partialRecord(z.enum(SUSTAINABILITY.map(({ notes }) => notes)), line(500).schema),
    codec: { ...json.codec, read: json.codec.answer.nullable().transform((notes) => notes ?? {}) },
    ...publicStaffEditable,
    wire: 'sustainabilityNotes',
    meaning: 'Notes on the outcomes that the supplier claims, such as `{"sustainabilityCarbon": "…"}`.',
  },
} as const;

/** The fields that control the listing. */
export const listingFields = {
  status: {
    ...choice(SUPPLIER_STATUSES, SupplierStatusEnum),
    ...publicStaffEditable,
    wire: 'status',
    meaning: 'The status of the supplier. Only “Approved & Live” is public. Staff set it.',
  },
  showCommercial: {
    ...flag,
    ...publicStaffEditable,
    wire: 'showCommercial',
    meaning: 'True if searches in commercial mode find the supplier.',
  },
  showConsumer: {
    ...flag,
    ...publicStaffEditable,
    wire: 'showConsumer',
    meaning: 'True if searches in consumer mode find the supplier.',
  },
  specialFieldLabel: {
    ...line(50),
    ...publicStaffEditable,
    wire: 'specialFieldLabel',
    meaning:
      'The supplier’s label for the special field of its enquiries. Null if it does not use the field.',
  },
  isGstRegistered: {
    ...flag,
    ...publicStaffEditable,
    wire: 'isGstRegistered',
    meaning: 'True if the supplier is registered for GST.',
  },
  locationsJson: {
    ...orNull({ ...jsonList, schema: z.array(json.schema).max(200, tooMany(200)) }),
    ...publicStaffEditable,
    wire: 'locationsJSON',
    meaning:
      'The places where customers find the supplier. Each has a name, address, suburb, city, postCode, region, phone, latitude and longitude as far as known. Other keys are stored unchanged.',
  },
  promotionLive: {
    ...flag,
    ...publicStaffEditable,
    wire: 'promotionLive',
    meaning: 'True if the profile shows the promotion.',
  },
} as const;
