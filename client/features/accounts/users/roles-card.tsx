import { boundFields } from '../../../editing/bound-field';
import { CheckListField } from '../../../forms/check-list-field';
import { BuyerPicker, CausePicker, SupplierPicker } from '../../../pickers/record-pickers';
import { SectionCard } from '../../../ui/section-card';
import { LoginAlert } from './login-alert';
import { type UserForm, userFields } from './user-fields';
import { roleNames } from './user-labels';

const roleChoices = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

type Props = {
  form: UserForm;
  /** Null for a user without an account yet. */
  userId: number | null;
};

/** The roles of a user, and the records that they are for (R290, R296). */
export function RolesCard({ form, userId }: Props) {
  const fieldOf = boundFields(userFields, form);
  return (
    <SectionCard title="Roles" description="The role only takes effect once you link a record below.">
      <CheckListField {...fieldOf('roles')} choices={roleChoices} />
      <LoginAlert form={form} userId={userId} />
      <SupplierPicker {...fieldOf('supplierId')} />
      <BuyerPicker {...fieldOf('impactBuyerId')} />
      <CausePicker {...fieldOf('goodCauseId')} />
    </SectionCard>
  );
}
