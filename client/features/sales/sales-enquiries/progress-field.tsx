import { Flex, NativeSelect } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { FieldFrame } from '../../../forms/field-frame';
import { CheckIcon, WarningIcon } from '../../../ui/icons';
import { ChevronDownIcon } from '../../../ui/pictograms';
import { choicesOf, feedbackLabels, progressLabels } from '../../../ui/sales-labels';
import { enquiryFields } from './enquiry-fields';
import type { EnquiryForm } from './record-pickers';

export type Tint = 'agrees' | 'differs' | null;

/** Returns whether the buyer's feedback agrees with the status (R158); null while there is no feedback (A54). */
function tintOf(progress: string, buyerFeedback: string): Tint {
  if (!buyerFeedback) return null;
  return progress === buyerFeedback ? 'agrees' : 'differs';
}

const looks = {
  agrees: { bg: 'bg.success', borderColor: 'brand.border' },
  differs: { bg: 'bg.error', borderColor: 'border.error' },
};

const choices = choicesOf(progressLabels);

/** The status, green if the buyer's feedback agrees and red if it differs (R158). */
export function ProgressField({ form }: { form: EnquiryForm }) {
  const [progress, feedback] = useWatch({ control: form.control, name: ['progress', 'buyerFeedback'] });
  const tint = tintOf(progress, feedback);
  const says = feedback ? feedbackLabels[feedback] : '';
  const hint = tint && (
    <Flex as="span" align="center" gap="1.5" color={tint === 'agrees' ? 'fg.success' : 'fg.error'}>
      {tint === 'agrees' ? <CheckIcon /> : <WarningIcon />}
      {tint === 'agrees' ? `The buyer also says ${says}.` : `The buyer says ${says}.`}
    </Flex>
  );
  return (
    <FieldFrame form={form} name="progress" label={enquiryFields.progress.label} hint={hint}>
      {(described) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            data-tint={tint ?? 'none'}
            {...(tint ? looks[tint] : {})}
            {...described}
            {...form.register('progress')}
          >
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <ChevronDownIcon />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      )}
    </FieldFrame>
  );
}
