import type { FieldsOf } from '../platform/records/field.js';
import { email, filledIn, line, phone } from '../platform/records/field-kinds.js';
import type { CauseKeeper } from './good-cause.policy.js';
import type { ImpactBuyerRequest } from './impact-buyer-request.entity.js';

/** Asked by the cause's own user, or by staff in its name. */
const asked = { sees: ['Admin', 'GoodCause'], changes: ['Admin', 'GoodCause'] } as const;
const personal = { personal: true } as const;

/** Every field of a New Impact Buyer Request (R111). */
export const impactBuyerRequestFields = {
  name: { ...filledIn(line(150), 'Impact Buyer Name is required'), ...asked, wire: 'name' },
  contactName: { ...line(200), ...asked, ...personal, wire: 'impactLeadConnectionName' },
  contactConnection: {
    ...line(200),
    ...asked,
    ...personal,
    wire: 'impactGoodcauseConnectionRelation',
    meaning: 'How they are connected to the good cause.',
  },
  contactTitle: { ...line(200), ...asked, ...personal, wire: 'impactLeadConnectionTitle' },
  phone: { ...phone, ...asked, ...personal, wire: 'impactPhone' },
  email: { ...filledIn(email, 'Email is required'), ...asked, ...personal, wire: 'impactEmail' },
} as const satisfies FieldsOf<Omit<ImpactBuyerRequest, 'id' | 'createdAt' | 'goodCauseId'>, CauseKeeper>;
