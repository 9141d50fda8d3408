import { fieldsNamed } from '../../editing/field-table';
import { supplierFields } from './supplier-fields';

/** What many suppliers can be given at once. */
export const offeredToSuppliers = fieldsNamed(supplierFields, [
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
