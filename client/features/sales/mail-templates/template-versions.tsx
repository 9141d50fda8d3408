import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PRODUCT_NAME } from '../../../lib/product';
import { DateTime } from '../../../ui/date-time';
import { ErrorState } from '../../../ui/error-state';
import { LoadingLines } from '../../../ui/loading-state';
import { SectionCard } from '../../../ui/section-card';
import { StatusTag } from '../../../ui/status-tag';
import { type MailTemplateVersionsQuery, useMailTemplateVersionsQuery } from './mail-templates.generated';
import type { Template, Version } from './template-fields';
import { VersionDialog } from './version-dialog';

const PAGE = 20;

function whatChanged({ version, subjectChanged, bodyChanged, restoredFrom }: Version): string {
  if (version === 1) return 'Original';
  const parts = [subjectChanged && 'subject', bodyChanged && 'body'].filter(Boolean).join(' and ');
  return restoredFrom ? `Restored from version ${restoredFrom}: ${parts}` : `Changed ${parts}`;
}

type Page = { fetchMoreResult: MailTemplateVersionsQuery };
const withMore = (before: MailTemplateVersionsQuery, { fetchMoreResult: more }: Page) => ({
  mailTemplateVersions: [...before.mailTemplateVersions, ...more.mailTemplateVersions],
});

/** The versions of a template, with their authors and times; each can be viewed and restored. */
export function TemplateVersions({ template }: { template: Template }) {
  const { data, error, refetch, fetchMore } = useMailTemplateVersionsQuery({
    variables: { id: template.id, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const [viewed, setViewed] = useState<Version | null>(null);
  const [more, setMore] = useState(false);
  const versions = data?.mailTemplateVersions;
  const last = versions?.at(-1);
  const showMore = async () => {
    setMore(true);
    const variables = { before: last?.version ?? null };
    await fetchMore({ variables, updateQuery: withMore }).catch(() => undefined);
    setMore(false);
  };
  return (
    <SectionCard title="Versions" description="Earlier versions of this email. You can restore any of them.">
      {!versions && error && (
        <ErrorState level="h3" error={error} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!versions && !error && <LoadingLines lines={4} p="2" />}
      {versions && (
        <Box as="ol" listStyleType="none" aria-label="Versions">
          {versions.map((version) => (
            <Flex
              key={version.version}
              as="li"
              justify="space-between"
              align="center"
              gap="3"
              py="2.5"
              borderBottomWidth="1px"
              borderColor="border"
              _last={{ borderBottomWidth: '0' }}
            >
              <Box minW="0">
                <Flex gap="2" align="center" wrap="wrap">
                  <Text fontWeight="semibold">Version {version.version}</Text>
                  {version.version === template.version && <StatusTag tone="good">In use</StatusTag>}
                </Flex>
                <Text textStyle="sm">{whatChanged(version)}</Text>
                <Text textStyle="xs" color="fg.muted">
                  {version.savedBy ?? PRODUCT_NAME}, <DateTime value={version.savedAt} />
                </Text>
              </Box>
              <Button
                type="button"
                size="sm"
                variant="outline"
                colorPalette="neutral"
                aria-label={`View version ${version.version}`}
                onClick={() => setViewed(version)}
              >
                View
              </Button>
            </Flex>
          ))}
        </Box>
      )}
      {last && last.version > 1 && (
        <Button
          type="button"
          size="sm"
          variant="outline"
          alignSelf="center"
          loading={more}
          onClick={showMore}
        >
          Show older versions
        </Button>
      )}
      {viewed && <VersionDialog template={template} version={viewed} onClose={() => setViewed(null)} />}
    </SectionCard>
  );
}
