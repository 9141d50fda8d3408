import type { FieldsOf } from '../../kits/records/field.js';
import { email, filledIn, line, phone } from '../../kits/records/field-kinds.js';
import type { CauseEditorRole } from './good-cause.policy.js';
import type { ImpactBuyerRequest } from './impact-buyer-request.entity.js';

/** Made by the good cause's own user, or by staff on its behalf. */
const access = { sees: ['Admin', 'GoodCause'], changes: ['Admin', 'GoodCause'] } as const;
const personal = { personal: true } as const;

/** Every field of a New Impact Buyer Request (R111). */
export const impactBuyerRequestFields = {
  name: {
    ...filledIn(line(150), 'Impact Buyer Name is required'),
    ...access,
    wire: 'name',
    meaning: 'The name of the requested impact buyer.',
  },
  contactName: {
    ...line(200),
    ...access,
    ...personal,
    wire: 'impactLeadConnectionName',
    meaning: 'The name of the contact person at the impact buyer.',
  },
  contactConnection: {
    ...line(200),
    ...access,
    ...personal,
    wire: 'impactGoodcauseConnectionRelation',
    meaning: 'The connection of the contact person to the good cause.',
  },
  contactTitle: {
    ...line(200),
    ...access,
    ...personal,
    wire: 'impactLeadConnectionTitle',
    meaning: 'The job title of the contact person.',
  },
  phone: {
    ...phone,
    ...access,
    ...personal,
    wire: 'impactPhone',
    meaning: 'The phone number of the contact person.',
  },
  email: {
    ...filledIn(email, 'Email is required'),
    ...access,
    ...personal,
    wire: 'impactEmail',
    meaning: 'The email address of the contact person.',
  },
} as const satisfies FieldsOf<Omit<ImpactBuyerRequest, 'id' | 'createdAt' | 'goodCauseId'>, CauseEditorRole>;
