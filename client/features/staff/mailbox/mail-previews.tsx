import { Field, Flex, NativeSelect, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Language } from '../../../graphql/schema.generated';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LoadingLines } from '../../../ui/loading-state';
import { MailBody } from '../../../ui/mail-body';
import { ChevronDownIcon } from '../../../ui/pictograms';
import { SectionCard } from '../../../ui/section-card';
import { mailKinds } from './mail-labels';
import { useMailPreviewQuery } from './mailbox.generated';

const KINDS = Object.keys(mailKinds);
const FIRST = 'sales-enquiry.to-supplier';
const LANGUAGES: Record<Language, string> = { EN: 'English', MI: 'Te reo Māori' };

type ChoiceProps = { label: string; value: string; onChoose: (value: string) => void; children: ReactNode };

const Choice = ({ label, value, onChoose, children }: ChoiceProps) => (
  <Field.Root w={{ base: 'full', sm: '16rem' }}>
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDownIcon />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  </Field.Root>
);

function Preview({ kind, language }: { kind: string; language: Language }) {
  const { data, error, refetch } = useMailPreviewQuery({
    variables: { kind, language },
    fetchPolicy: 'no-cache',
  });
  if (error)
    return <ErrorState level="h3" error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <LoadingLines lines={10} p="2" />;
  if (!data.mailPreview)
    return (
      <EmptyState level="h3" title="No preview yet">
        There’s nothing to preview yet. A preview will show up here once the first record is added.
      </EmptyState>
    );
  const { subject, html, text } = data.mailPreview;
  return (
    <>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {subject}
      </Text>
      <MailBody subject={subject} html={html} text={text} />
    </>
  );
}

/** Previews of each kind of mail, with the newest record that it can be about; nothing is sent. */
export function MailPreviews() {
  const [params, setParams] = useSearchParams();
  const requested = params.get('kind') ?? '';
  const kind = KINDS.includes(requested) ? requested : FIRST;
  const language: Language = params.get('language') === 'mi' ? 'MI' : 'EN';
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <Flex gap="4" wrap="wrap" mb="5">
        <Choice label="Email" value={kind} onChoose={(value) => choose('kind', value)}>
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {mailKinds[each]}
            </option>
          ))}
        </Choice>
        <Choice
          label="Language"
          value={language.toLowerCase()}
          onChoose={(value) => choose('language', value)}
        >
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code.toLowerCase()}>
              {name}
            </option>
          ))}
        </Choice>
      </Flex>
      <SectionCard
        title={mailKinds[kind] ?? kind}
        description="The preview uses your newest record. Emails to staff and suppliers are always in English."
      >
        <Preview key={`${kind} ${language}`} kind={kind} language={language} />
      </SectionCard>
    </>
  );
}
