import { supplierFields } from './supplier-fields';

const {
  status,
  membershipListingDate,
  membershipOption,
  signUpMonth,
  contributionType,
  contributionDetails,
  isGstRegistered,
  showCommercial,
  showConsumer,
  useContactForm,
  promotionLive,
  emailNotificationsDisabled,
  searchWeight,
  commercialSearchWeight,
  consumerSearchWeight,
  specificBenefits,
  reasonForLeaving,
} = supplierFields;

/** What many suppliers can be given at once. */
export const offeredToSuppliers = {
  status,
  membershipListingDate,
  membershipOption,
  signUpMonth,
  contributionType,
  contributionDetails,
  isGstRegistered,
  showCommercial,
  showConsumer,
  useContactForm,
  promotionLive,
  emailNotificationsDisabled,
  searchWeight,
  commercialSearchWeight,
  consumerSearchWeight,
  specificBenefits,
  reasonForLeaving,
};
