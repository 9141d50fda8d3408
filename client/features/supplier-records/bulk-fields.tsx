import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { schemaOf, type ValuesOf } from '../../editing/field-table';
import { recordStatuses } from '../../editing/record-statuses';
import { CheckboxField } from '../../forms/checkbox-field';
import { SelectField } from '../../forms/choice-fields';
import { choicesIn } from '../../forms/choices';
import { DayField } from '../../forms/day-fields';
import { TextField } from '../../forms/text-fields';
import { supplierFields } from './supplier-fields';
import { contributionTypes, months } from './supplier-words';

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
export const bulkFields = {
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

export const bulkSchema = schemaOf(bulkFields);
export type BulkField = keyof typeof bulkFields;
export type BulkValues = ValuesOf<typeof bulkFields>;
type BulkForm = UseFormReturn<BulkValues, unknown, BulkValues>;

const CHOICES: Partial<Record<BulkField, Readonly<Record<string, string>>>> = {
  status: recordStatuses,
  signUpMonth: months,
  contributionType: contributionTypes,
};
const FLAGS: readonly BulkField[] = [
  'isGstRegistered',
  'showCommercial',
  'showConsumer',
  'useContactForm',
  'promotionLive',
  'emailNotificationsDisabled',
];

/** The field of the form for what is to be changed. */
export function bulkFieldView(form: BulkForm, name: BulkField): ReactNode {
  const props = { form, name, label: bulkFields[name].label };
  const choices = CHOICES[name];
  if (choices)
    return (
      <SelectField
        {...props}
        options={choicesIn(choices)}
        placeholder={name === 'status' ? undefined : 'None'}
      />
    );
  if (FLAGS.includes(name)) return <CheckboxField {...props} />;
  if (name === 'membershipListingDate') return <DayField {...props} hint="Left empty, it is cleared." />;
  return <TextField {...props} hint="Left empty, it is cleared." />;
}
