import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { RadioField } from '../../../forms/choice-fields';
import { EMPTY, optionalText, requiredText } from '../../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { useSendOnce } from '../../../forms/send-once';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import type { ReportIssueType } from '../../../graphql/schema.generated';
import { Dialog } from '../../../ui/dialog';
import { notify } from '../../../ui/notices';
import { useReportEnquiryIssueMutation } from './enquiry-detail.generated';

const types: { value: ReportIssueType; label: string }[] = [
  { value: 'ISSUE_WITH_ENQUIRY', label: 'Issue with enquiry' },
  { value: 'ACCIDENTAL_ENQUIRY', label: 'Accidental enquiry' },
  { value: 'WRONG_CUSTOMER', label: 'Wrong customer' },
  { value: 'OTHER', label: 'Other' },
];

/** Validation of a reported issue, with the wording of R181. */
const issueSchema = z
  .object({
    issueType: requiredText(20, 'Please select an issue type'),
    otherIssue: optionalText(200),
    message: requiredText(5000),
  })
  .check(
    z.refine(({ issueType, otherIssue }) => issueType !== 'OTHER' || otherIssue !== '', {
      path: ['otherIssue'],
      error: EMPTY,
      when: () => true,
    }),
  );

type Props = { enquiryId: number; open: boolean; onClose: () => void };

function IssueForm({ enquiryId, onClose }: Omit<Props, 'open'>) {
  const [report] = useReportEnquiryIssueMutation();
  const sendOnce = useSendOnce(`issue-${enquiryId}`, { until: 'another' });
  const form = useZodForm(issueSchema, { defaultValues: { issueType: '', otherIssue: '', message: '' } });
  const issueType = useWatch({ control: form.control, name: 'issueType' });
  return (
    <Form
      form={form}
      pb="3"
      onSubmit={async (values) => {
        const input = {
          issueType: values.issueType as ReportIssueType,
          message: values.message,
          ...(values.issueType === 'OTHER' && { otherIssue: values.otherIssue }),
        };
        await sendOnce(input, (context) => report({ variables: { id: enquiryId, input }, context }));
        notify({
          kind: 'success',
          title: 'Issue reported',
          description: 'Our team will look into the problem.',
        });
        onClose();
      }}
    >
      <FormMessage form={form} />
      <RadioField form={form} name="issueType" label="What’s the problem?" options={types} required />
      {issueType === 'OTHER' && (
        <TextField
          form={form}
          name="otherIssue"
          label="What kind of issue is it?"
          autoComplete="off"
          required
        />
      )}
      <TextAreaField form={form} name="message" label="Message" rows={4} required />
      <SubmitButton form={form} justifySelf="end">
        Send report
      </SubmitButton>
    </Form>
  );
}

/** The dialog with which a supplier reports a problem with an enquiry to our team (R181). */
export function ReportIssueDialog({ enquiryId, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Report Issue">
      <IssueForm enquiryId={enquiryId} onClose={onClose} />
    </Dialog>
  );
}
