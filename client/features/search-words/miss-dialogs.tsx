import { Text } from '@chakra-ui/react';
import * as z from 'zod/mini';
import { requiredText } from '../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { Dialog } from '../../ui/dialog';
import { meaningsIn } from './meanings';
import type { Miss, MissActs } from './miss-acts';
import { type SynonymValues, synonymSchema, WordFields } from './word-fields';

type Props = { miss: Miss; acts: MissActs; onClose: () => void };

function MeaningForm({ miss, acts, onClose }: Props) {
  const form = useZodForm<SynonymValues, SynonymValues>(synonymSchema, {
    defaultValues: { phrase: miss.text, means: '' },
  });
  return (
    <Form
      form={form}
      pb="3"
      onSubmit={async ({ phrase, means }) => {
        await acts.means(miss, meaningsIn(means), phrase);
        onClose();
      }}
    >
      <FormMessage form={form} />
      <WordFields form={form} phraseHint="Up to four words: shorten it to those that say what is sought." />
      <SubmitButton form={form} justifySelf="end">
        Save synonym
      </SubmitButton>
    </Form>
  );
}

/** Says in one's own words what somebody meant. */
export const MeaningDialog = (props: Props) => (
  <Dialog open onClose={props.onClose} title={`What does “${props.miss.text}” mean?`}>
    <MeaningForm {...props} />
  </Dialog>
);

const labelSchema = z.object({ label: requiredText(100) });
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function ServiceForm({ miss, acts, onClose }: Props) {
  const form = useZodForm(labelSchema, { defaultValues: { label: capitalised(miss.text) } });
  return (
    <Form
      form={form}
      pb="3"
      onSubmit={async ({ label }) => {
        await acts.offer(miss, label);
        onClose();
      }}
    >
      <FormMessage form={form} />
      <Text textStyle="sm" color="fg.muted">
        It joins the list that suppliers choose their services from. A search for it still finds nobody until
        a listed supplier has chosen it, so ask those who might.
      </Text>
      <TextField form={form} name="label" label="Name of the service" autoComplete="off" />
      <SubmitButton form={form} justifySelf="end">
        Add service
      </SubmitButton>
    </Form>
  );
}

/** Puts what somebody sought on the list of services. */
export const ServiceDialog = (props: Props) => (
  <Dialog open onClose={props.onClose} title={`Add “${props.miss.text}” as a service`}>
    <ServiceForm {...props} />
  </Dialog>
);
