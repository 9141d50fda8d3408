import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { TextField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import { evictQueries } from '../../../graphql/row-cache';
import { LinkIcon } from '../../../ui/admin-icons';
import { Dialog } from '../../../ui/dialog';
import { notify } from '../../../ui/notices';
import { EnquiryDetailDocument, useLinkEnquiryToLeadMutation } from './enquiry-detail.generated';

const schema = z.object({
  leadId: z.string().check(z.regex(/^\s*[1-9]\d{0,8}\s*$/, 'Enter a lead ID')),
});

function LinkDialog({ enquiryId, onClose }: { enquiryId: number; onClose: () => void }) {
  const form = useZodForm(schema, { defaultValues: { leadId: '' } });
  const [link] = useLinkEnquiryToLeadMutation({
    // Fetches the enquiry again, so that the form merges the change with what is being typed.
    refetchQueries: [EnquiryDetailDocument],
    awaitRefetchQueries: true,
    update: (cache) => evictQueries(cache, 'leadRecords', 'leadBoard'),
  });
  return (
    <Dialog open onClose={onClose} title="Link To Lead">
      <Form
        form={form}
        aria-label="Link To Lead"
        pb="3"
        onSubmit={async ({ leadId }) => {
          const { data } = await link({ variables: { leadId: Number(leadId), salesEnquiryId: enquiryId } });
          if (!data) return;
          notify({
            kind: 'saved',
            title: 'Linked',
            description: `This enquiry is now linked to lead ${leadId.trim()}.`,
          });
          onClose();
        }}
      >
        <FormMessage form={form} />
        <TextField
          form={form}
          name="leadId"
          label="Lead ID"
          required
          hint="The lead’s status changes to Enquiry Created. The lead stays linked to this enquiry."
        />
        <Flex justify="flex-end" gap="2">
          <Button variant="ghost" colorPalette="neutral" onClick={onClose}>
            Don’t link
          </Button>
          <SubmitButton form={form}>Link</SubmitButton>
        </Flex>
      </Form>
    </Dialog>
  );
}

/** The button with which staff link an enquiry without a lead to the lead that it came from (R162). */
export function LinkToLead({ enquiryId }: { enquiryId: number }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => setAsking(true)}>
        <LinkIcon /> Link To Lead
      </Button>
      {asking && <LinkDialog enquiryId={enquiryId} onClose={() => setAsking(false)} />}
    </>
  );
}
