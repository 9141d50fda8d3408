import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { useZodForm } from '../../../forms/use-zod-form';
import { ServiceForm } from '../../../pickers/service-form';
import { Dialog } from '../../../ui/dialog';
import { meaningsIn } from './meanings';
import { SynonymFormFields, type SynonymValues, synonymSchema } from './synonym-form-fields';
import type { ZeroResult, ZeroResultActions } from './use-zero-result-actions';

type Props = { miss: ZeroResult; actions: ZeroResultActions; onClose: () => void };

function MeaningForm({ miss, actions, onClose }: Props) {
  const form = useZodForm<SynonymValues, SynonymValues>(synonymSchema, {
    defaultValues: { phrase: miss.text, means: '' },
  });
  return (
    <Form
      form={form}
      pb="3"
      onSubmit={async ({ phrase, means }) => {
        await actions.means(miss, meaningsIn(means), phrase);
        onClose();
      }}
    >
      <FormMessage form={form} />
      <SynonymFormFields
        form={form}
        phraseHint="Up to four words. Keep only the words that name the trade or service."
      />
      <SubmitButton form={form} justifySelf="end">
        Save synonym
      </SubmitButton>
    </Form>
  );
}

/** The dialog for typing the meaning of a zero-result search. */
export const MeaningDialog = (props: Props) => (
  <Dialog open onClose={props.onClose} title={`What does “${props.miss.text}” mean?`}>
    <MeaningForm {...props} />
  </Dialog>
);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The dialog that adds a zero-result search to the list of services. */
export const ServiceDialog = ({ miss, actions, onClose }: Props) => (
  <Dialog open onClose={onClose} title={`Add “${miss.text}” as a service`}>
    <ServiceForm
      suggested={capitalised(miss.text)}
      save={async (label) => {
        await actions.offer(miss, label);
        onClose();
      }}
    />
  </Dialog>
);
