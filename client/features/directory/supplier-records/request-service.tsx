import { type MouseEvent, useState } from 'react';
import * as z from 'zod/mini';
import { firstCharacters } from '../../../../shared/text-length';
import { optionalText, requiredText } from '../../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { useSendOnce } from '../../../forms/send-once';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import { useSessionState } from '../../../graphql/use-session';
import { Dialog } from '../../../ui/dialog';
import { notify } from '../../../ui/notices';
import { TextLink } from '../../../ui/text-link';
import { useRequestServiceMutation } from './request-service.generated';

/**
 * Keeps the focus in the field above when something below it is pressed: an error that the field shows on blur would
 * move the pressed element from under the pointer.
 */
export const preventBlur = (event: MouseEvent): void => event.preventDefault();

const schema = z.object({
  service: requiredText(100, 'Enter the service that is missing'),
  note: optionalText(2000),
});

type Props = {
  /** The typed text that is not in the list. */
  typed: string;
  supplierName: string | null;
};

function AskForm({ typed, supplierName, onClose }: Props & { onClose: () => void }) {
  const { user } = useSessionState();
  const [ask] = useRequestServiceMutation();
  const sendOnce = useSendOnce('request-service', { until: 'another' });
  const form = useZodForm(schema, {
    defaultValues: { service: firstCharacters(typed.trim(), 100), note: '' },
  });
  if (!user) return null;
  return (
    <Form
      form={form}
      pb="3"
      autoComplete="off"
      aria-label="Ask us to add a service"
      onSubmit={async ({ service, note }) => {
        const message = [`Please add this service to the list: ${service.trim()}`, note.trim()];
        const input = {
          kind: 'GENERAL' as const,
          fullName: user.fullName ?? user.email,
          email: user.email,
          organisation: supplierName,
          message: message.filter(Boolean).join('\n\n'),
        };
        await sendOnce(input, (context) => ask({ variables: { input }, context }));
        notify({
          kind: 'success',
          title: 'Request Sent',
          description: 'We will look into adding this service.',
        });
        onClose();
      }}
    >
      <FormMessage form={form} />
      <TextField form={form} name="service" label="Service" required maxLength={100} />
      <TextAreaField form={form} name="note" label="What should we know about this service?" rows={3} />
      <SubmitButton form={form} justifySelf="end">
        Send request
      </SubmitButton>
    </Form>
  );
}

/** The link with which a supplier asks for a service that the list lacks, with the typed text (R063). */
export function RequestService({ askHref, ...props }: Props & { askHref: string }) {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <TextLink
        to={askHref}
        onMouseDown={preventBlur}
        onClick={(event) => {
          // In a new tab the link opens the contact page; here it opens a dialog, so that nothing typed is lost.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        Ask us to add a service
      </TextLink>
      <Dialog open={open} onClose={onClose} title="Ask us to add a service">
        <AskForm {...props} onClose={onClose} />
      </Dialog>
    </>
  );
}
