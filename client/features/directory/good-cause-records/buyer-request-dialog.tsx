import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { email, required, text } from '../../../editing/field-kinds';
import { type FieldTable, field, newInputOf, schemaOf, valuesOf } from '../../../editing/field-table';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { useSendOnce } from '../../../forms/send-once';
import { TextField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import type { ImpactBuyerRequestInput } from '../../../graphql/schema.generated';
import { Dialog } from '../../../ui/dialog';
import { notify } from '../../../ui/notices';
import { PlusIcon } from '../../../ui/pictograms';
import { useRequestImpactBuyerMutation } from './buyer-requests.generated';

/** All fields of a request, with the wording of R111. */
const requestFields = {
  name: field('Impact Buyer Name', required(text(150), 'Impact Buyer Name is required'), () => ''),
  contactName: field('Contact Name', text(200), () => ''),
  contactTitle: field('Contact’s Job Title', text(200), () => ''),
  contactConnection: field('How you’re connected to your good cause', text(200), () => ''),
  email: field('Contact Email', required(email, 'Email is required'), () => ''),
  phone: field('Contact Phone', text(50), () => ''),
} satisfies FieldTable<object, ImpactBuyerRequestInput>;

const schema = schemaOf(requestFields);

type Props = { goodCauseId: number };

function RequestForm({ goodCauseId, onClose }: Props & { onClose: () => void }) {
  const { cache } = useApolloClient();
  const [request] = useRequestImpactBuyerMutation();
  const sendOnce = useSendOnce(`buyer-request-${goodCauseId}`, { until: 'another' });
  const form = useZodForm(schema, { defaultValues: valuesOf(requestFields, null) });
  const of = (name: keyof typeof requestFields) => ({ form, name, label: requestFields[name].label });
  return (
    <Form
      form={form}
      pb="3"
      autoComplete="off"
      aria-label="New Impact Buyer Request"
      onSubmit={async (values) => {
        const input = newInputOf(requestFields, values) as Pick<ImpactBuyerRequestInput, 'name' | 'email'>;
        await sendOnce(input, (context) =>
          request({ variables: { input: { ...input, goodCauseId } }, context }),
        );
        cache.evict({ id: `GoodCauseRecord:${goodCauseId}`, fieldName: 'buyerRequests' });
        notify({
          kind: 'success',
          title: 'Request Sent',
          description: 'We will look into creating this Impact Buyer.',
        });
        onClose();
      }}
    >
      <FormMessage form={form} />
      <TextField {...of('name')} required maxLength={150} />
      <TextField {...of('contactName')} maxLength={200} />
      <TextField {...of('contactTitle')} maxLength={200} />
      <TextField {...of('contactConnection')} maxLength={200} />
      <TextField {...of('email')} type="email" required maxLength={254} />
      <TextField {...of('phone')} type="tel" maxLength={50} />
      <SubmitButton form={form} justifySelf="end">
        Send request
      </SubmitButton>
    </Form>
  );
}

/**
 * The button with which a good cause asks our team for a new impact buyer (R110, R111). The outcome is worded as in
 * R112 and A98.
 */
export function RequestBuyerButton({ goodCauseId }: Props) {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <PlusIcon /> New Impact Buyer Request
      </Button>
      <Dialog open={open} onClose={onClose} title="New Impact Buyer Request">
        <RequestForm goodCauseId={goodCauseId} onClose={onClose} />
      </Dialog>
    </>
  );
}
