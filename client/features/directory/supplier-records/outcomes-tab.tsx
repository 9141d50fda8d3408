import { Box } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../forms/checkbox-field';
import { TextAreaField } from '../../../forms/text-fields';
import { SectionCard } from '../../../ui/section-card';
import { type FormOf, fieldOf } from './supplier-field';
import { type Outcome, outcomes } from './supplier-labels';

function OutcomeFields({ outcome: { flag, notes }, ...of }: FormOf & { outcome: Outcome }) {
  const claimed = useWatch({ control: of.form.control, name: flag });
  const { label, disabled } = fieldOf(of, flag);
  return (
    <Box display="grid" gap="2">
      <CheckboxField {...fieldOf(of, flag)} />
      {claimed && (
        <Box ps="7">
          <TextAreaField
            form={of.form}
            name={`sustainabilityNotes.${notes}`}
            label={`Notes about ${label}`}
            rows={2}
            maxLength={500}
            disabled={disabled}
          />
        </Box>
      )}
    </Box>
  );
}

/** The tab of the seven outcomes that a supplier can claim, each with its notes (R066, R095). */
export function OutcomesTab(of: FormOf) {
  return (
    <SectionCard title="Sustainability" maxW="3xl">
      {outcomes.map((outcome) => (
        <OutcomeFields key={outcome.flag} outcome={outcome} {...of} />
      ))}
    </SectionCard>
  );
}
