import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Field, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import type { RecordForm } from '../../editing/use-record-form';
import { RecordBox, type RecordOption, type UseOptions } from '../../forms/record-box';
import { errorWords } from '../../graphql/error-words';
import { toAppError } from '../../graphql/errors';
import { EyeIcon } from '../../ui/icons';
import { LoadingLines } from '../../ui/loading-state';
import { MailBody } from '../../ui/mail-body';
import { SectionCard } from '../../ui/section-card';
import {
  MailTemplatePreviewDocument,
  type MailTemplatePreviewQuery,
  useLeadChoiceQuery,
} from './mail-templates.generated';
import type { templateFields } from './template-fields';

type LeadOption = RecordOption & { detail: string };

const useLeads: UseOptions<LeadOption> = (search, open) => {
  const { data, previousData, loading, error } = useLeadChoiceQuery({ variables: { search }, skip: !open });
  const nodes = (data ?? previousData)?.leadRecords.nodes ?? [];
  const options = nodes.map(({ id, impactBuyer, supplier }) => ({
    id,
    name: `Lead - # ${id}`,
    detail: `${supplier.name} for ${impactBuyer.name}`,
  }));
  return { options, loading: loading && !data, failed: Boolean(error) };
};

type Preview = MailTemplatePreviewQuery['mailTemplatePreview'];
type Shown =
  | { state: 'none' | 'loading' }
  | { state: 'failed'; words: string }
  | { state: 'shown'; mail: Preview };

/** It stands in the form of the template, which Enter would save. */
const saveNothing = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** The mail that the template, as it is being written, makes of a real lead. */
export function TemplatePreview({ id, form }: { id: number; form: RecordForm<typeof templateFields> }) {
  const client = useApolloClient();
  const [lead, setLead] = useState<LeadOption | null>(null);
  const [shown, setShown] = useState<Shown>({ state: 'none' });
  const show = async (of: LeadOption) => {
    setShown({ state: 'loading' });
    try {
      const { data } = await client.query({
        query: MailTemplatePreviewDocument,
        variables: { id, leadId: of.id, input: form.getValues() },
        fetchPolicy: 'no-cache',
      });
      if (data) setShown({ state: 'shown', mail: data.mailTemplatePreview });
    } catch (failure) {
      setShown({ state: 'failed', words: errorWords('en', toAppError(failure)) });
    }
  };
  return (
    <SectionCard
      title="Preview"
      description="With a real lead, and with what is typed here. Nothing is sent."
    >
      <Field.Root onKeyDown={saveNothing}>
        <Field.Label>Lead</Field.Label>
        <RecordBox<LeadOption>
          label="Lead"
          value={lead}
          placeholder="Search leads"
          useOptions={useLeads}
          detail={({ detail }) => detail}
          onBlur={() => undefined}
          onPick={(picked) => {
            setLead(picked);
            if (picked) void show(picked);
            else setShown({ state: 'none' });
          }}
        />
      </Field.Root>
      {lead && (
        <Button
          type="button"
          alignSelf="start"
          size="sm"
          variant="outline"
          loading={shown.state === 'loading'}
          onClick={() => void show(lead)}
        >
          <EyeIcon /> Show again
        </Button>
      )}
      {shown.state === 'none' && (
        <Text color="fg.muted" textStyle="sm">
          Choose a lead to see its mail.
        </Text>
      )}
      {shown.state === 'loading' && <LoadingLines lines={6} p="2" />}
      {shown.state === 'failed' && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {shown.words}
        </Text>
      )}
      {shown.state === 'shown' && (
        <Box
          as="section"
          aria-label="Mail as it would leave"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l2"
        >
          <Text fontWeight="semibold" px="4" pt="3" overflowWrap="anywhere">
            {shown.mail.subject}
          </Text>
          <MailBody subject={shown.mail.subject} html={shown.mail.html} text={shown.mail.text} />
        </Box>
      )}
    </SectionCard>
  );
}
