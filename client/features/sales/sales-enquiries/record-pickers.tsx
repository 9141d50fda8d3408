import type { FieldValues } from 'react-hook-form';
import type { RecordForm } from '../../../editing/use-record-form';
import { ComboboxField } from '../../../forms/combobox-field';
import type { FieldProps } from '../../../forms/field-frame';
import type { RecordOption, UseOptions } from '../../../forms/record-box';
import { type EnquiryOptionsQuery, useEnquiryOptionsQuery } from './enquiry-detail.generated';
import { type EnquiryField, type EnquiryValues, enquiryFields, type PickedSupplier } from './enquiry-fields';

export type EnquiryForm = RecordForm<typeof enquiryFields>;
type Options = EnquiryOptionsQuery['enquiryFormOptions'];
type SupplierOption = Options['suppliers'][number];
type BuyerOption = Options['impactBuyers'][number];

function useRecordOptions<Kind extends keyof Options>(kind: Kind, search: string | null, open: boolean) {
  const { data, previousData, loading, error } = useEnquiryOptionsQuery({
    variables: { search },
    skip: !open,
  });
  const options: readonly Options[Kind][number][] = (data ?? previousData)?.enquiryFormOptions[kind] ?? [];
  return { options, loading: loading && !data, failed: Boolean(error) };
}

const useSuppliers: UseOptions<SupplierOption> = (search, open) =>
  useRecordOptions('suppliers', search, open);
const useBuyers: UseOptions<BuyerOption> = (search, open) => useRecordOptions('impactBuyers', search, open);
const useCauses: UseOptions<RecordOption> = (search, open) => useRecordOptions('goodCauses', search, open);
const useStaff: UseOptions<RecordOption> = (search, open) => useRecordOptions('staff', search, open);

type Props = { form: EnquiryForm };

/** Returns the props of a field's component: the form, the field's name and its label. */
export const enquiryField = <Name extends EnquiryField>(form: EnquiryForm, name: Name) => ({
  form,
  name,
  label: enquiryFields[name].label,
});

/** Copies a buyer's details to those fields that are still empty (R160, A59). */
function fillFromBuyer(form: EnquiryForm, buyer: BuyerOption): void {
  const details: [EnquiryField, string | null][] = [
    ['fullName', buyer.contactName],
    ['email', buyer.email],
    ['mobile', buyer.phone],
    ['address', buyer.address],
  ];
  for (const [field, value] of details) {
    const typed = form.getValues(field);
    if (value && typeof typed === 'string' && typed.trim() === '')
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
  }
}

/** The picker of the impact buyer, whose details fill in empty fields. */
export function BuyerPicker({ form }: Props) {
  return (
    <ComboboxField<EnquiryValues, EnquiryValues, RecordOption | BuyerOption>
      {...enquiryField(form, 'impactBuyerId')}
      hint="Fills in the customer’s name, email, phone and address if they are blank."
      placeholder="Search buyers"
      useOptions={useBuyers}
      detail={(buyer) =>
        'contactName' in buyer ? [buyer.contactName, buyer.email].filter(Boolean).join(' · ') : null
      }
      onPicked={(buyer) => buyer && 'contactName' in buyer && fillFromBuyer(form, buyer)}
    />
  );
}

/** The picker of the supplier; choosing one fills in its categories as texts (R161). */
export function SupplierPicker({ form }: Props) {
  return (
    <ComboboxField<EnquiryValues, EnquiryValues, PickedSupplier | SupplierOption>
      {...enquiryField(form, 'supplierId')}
      placeholder="Search suppliers"
      useOptions={useSuppliers}
      detail={(supplier) => ('listTitle' in supplier ? supplier.listTitle : null)}
    />
  );
}

/** The picker of the supplier that referred the customer. */
export function ReferrerPicker({ form }: Props) {
  return (
    <ComboboxField<EnquiryValues, EnquiryValues, RecordOption>
      {...enquiryField(form, 'referredBySupplierId')}
      placeholder="Search suppliers"
      useOptions={useSuppliers}
    />
  );
}

/** The picker of the good cause that receives the contribution. */
export function CausePicker({ form }: Props) {
  return (
    <ComboboxField<EnquiryValues, EnquiryValues, RecordOption>
      {...enquiryField(form, 'goodCauseId')}
      hint="Leave blank to use the buyer’s cause. If the buyer has none, you can choose one later."
      placeholder="Search good causes"
      useOptions={useCauses}
    />
  );
}

/** A picker of staff members (R183); the server offers nobody else. */
export const StaffPicker = <Input extends FieldValues, Output>(
  props: FieldProps<Input, Output> & { label: string },
) => (
  <ComboboxField<Input, Output, RecordOption> {...props} placeholder="Search staff" useOptions={useStaff} />
);

/** The picker of the person responsible. */
export const ResponsiblePicker = ({ form }: Props) => (
  <StaffPicker {...enquiryField(form, 'personResponsibleId')} />
);
