import { Box, Button, Field, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import type { RecordForm } from '../../../editing/use-record-form';
import { RecordBox, type RecordOption, type UseOptions } from '../../../forms/record-box';
import { errorMessage } from '../../../graphql/error-messages';
import { RefreshIcon } from '../../../ui/icons';
import { LoadingLines } from '../../../ui/loading-state';
import { MailBody } from '../../../ui/mail-body';
import { SectionCard } from '../../../ui/section-card';
import { useLeadChoiceQuery } from './mail-templates.generated';
import type { templateFields } from './template-fields';
import { useTemplatePreview } from './use-template-preview';

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

/** Prevents Enter from saving the template's form around the preview. */
const saveNothing = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** A preview of the mail that the unsaved template produces for a real lead: the newest, until another is chosen. */
export function TemplatePreview({ id, form }: { id: number; form: RecordForm<typeof templateFields> }) {
  const [picked, setPicked] = useState<LeadOption | null | undefined>();
  const newest = useLeads(null, picked === undefined);
  const lead = picked === undefined ? (newest.options[0] ?? null) : picked;
  const { mail, busy, error, again } = useTemplatePreview(id, lead?.id ?? null, form);
  const starting = newest.loading && picked === undefined;
  return (
    <SectionCard
      title="Preview"
      description="Shows your draft filled in with details from a real lead. Nothing is sent."
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
          onPick={setPicked}
        />
      </Field.Root>
      {!lead && !starting && (
        <Text color="fg.muted" textStyle="sm">
          {picked === undefined && !newest.failed
            ? 'There are no leads to use for a preview yet.'
            : 'Choose a lead to see its email.'}
        </Text>
      )}
      {error && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {errorMessage('en', error)}
        </Text>
      )}
      {/* No retry for errors in the template itself: typing corrects those. */}
      {error && error.code !== 'BAD_USER_INPUT' && (
        <Button type="button" alignSelf="start" size="sm" variant="outline" onClick={again}>
          <RefreshIcon /> Try again
        </Button>
      )}
      {!mail && (busy || starting) && <LoadingLines lines={6} p="2" />}
      {mail && (
        <Box
          as="section"
          aria-label="Email preview"
          aria-busy={busy}
          opacity={busy || error ? 0.6 : undefined}
          borderWidth="1px"
          borderColor="border"
          borderRadius="l2"
        >
          <Text fontWeight="semibold" px="4" pt="3" overflowWrap="anywhere">
            {mail.subject}
          </Text>
          <MailBody subject={mail.subject} html={mail.html} text={mail.text} />
        </Box>
      )}
    </SectionCard>
  );
}
