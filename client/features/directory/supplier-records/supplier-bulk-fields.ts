import { fieldsNamed } from '../../../editing/field-table';
import { supplierFields } from './supplier-fields';

/** Fields that can be set for many suppliers at once. */
export const supplierBulkFields = fieldsNamed(supplierFields, [
  'status',
  'membershipListingDate',
  'membershipOption',
  'signUpMonth',
  'contributionType',
  'contributionDetails',
  'isGstRegistered',
  'showCommercial',
  'showConsumer',
  'useContactForm',
  'promotionLive',
  'emailNotificationsDisabled',
  'searchWeight',
  'commercialSearchWeight',
  'consumerSearchWeight',
  'specificBenefits',
  'reasonForLeaving',
]);
