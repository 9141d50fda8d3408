import type { ReactNode } from 'react';
import { boundFields } from '../../../editing/bound-field';
import { NewRecord } from '../../../editing/new-record';
import { SelectField } from '../../../forms/choice-fields';
import { DayField } from '../../../forms/day-fields';
import { FormColumns } from '../../../forms/form-columns';
import { TextAreaField } from '../../../forms/text-fields';
import { BuyerPicker, StaffPicker, SupplierPicker } from '../../../pickers/record-pickers';
import { choicesOf } from '../../../ui/sales-labels';
import { SectionCard } from '../../../ui/section-card';
import { newLeadFields } from './lead-fields';
import { leadTypes, weights } from './lead-labels';
import { leadStore } from './lead-store';

const types = choicesOf(leadTypes);
const weightChoices = Object.values(weights).map((weight) => ({ value: weight, label: weight }));

type Props = { back: ReactNode; onCreated: (id: number) => void };

/**
 * The form with which staff offer a supplier to an impact buyer (R191); the two records supply what the form leaves out
 * (R225).
 */
export function NewLead({ back, onCreated }: Props) {
  return (
    <NewRecord fields={newLeadFields} store={leadStore} recordLabel="lead" back={back} onCreated={onCreated}>
      {(form) => {
        const of = boundFields(newLeadFields, form);
        return (
          <FormColumns>
            <SectionCard
              title="Buyer and supplier"
              description="Contact and type are copied from the buyer. Title, summary, phone and keyword are copied from the supplier."
            >
              <BuyerPicker {...of('impactBuyerId')} required />
              <SupplierPicker {...of('supplierId')} required />
              <TextAreaField {...of('opportunitySummary')} rows={3} maxLength={2000} />
            </SectionCard>
            <SectionCard title="Lead Details">
              <SelectField {...of('leadType')} options={types} placeholder="Not known" />
              <SelectField
                {...of('weight')}
                options={weightChoices}
                hint="The higher the number, the earlier the lead appears on the buyer’s page."
              />
              <StaffPicker {...of('personResponsibleId')} />
              <DayField {...of('futureActionOn')} />
              <TextAreaField {...of('notes')} rows={5} hint="Staff only." />
            </SectionCard>
          </FormColumns>
        );
      }}
    </NewRecord>
  );
}
