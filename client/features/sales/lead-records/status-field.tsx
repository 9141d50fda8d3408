import { useEffect } from 'react';
import { SelectField } from '../../../forms/choice-fields';
import type { LeadStatus } from '../../../graphql/schema.generated';
import { type LeadForm, leadFields } from './lead-fields';
import { chanceOf, chosenStatuses, leadStatuses } from './lead-labels';

const choices = Object.entries(chosenStatuses).map(([value, label]) => ({ value, label }));
const slim = { value: 'SLIM_CHANCE', label: leadStatuses.SLIM_CHANCE };

/** The status field of a lead; a new status changes the chance as the server will set it (R194). */
export function StatusField({ form, stored }: { form: LeadForm; stored: LeadStatus }) {
  useEffect(
    () =>
      form.watch(({ status }, { name, type }) => {
        // Only if the user chose it: changes from elsewhere bring their own chance.
        if (name !== 'status' || type !== 'change' || !status) return;
        const chance = chanceOf[status];
        if (chance !== undefined) form.setValue('chance', chance, { shouldDirty: true });
      }).unsubscribe,
    [form],
  );
  return (
    <SelectField
      form={form}
      name="status"
      label={leadFields.status.label}
      options={stored === 'SLIM_CHANCE' ? [...choices, slim] : choices}
    />
  );
}
