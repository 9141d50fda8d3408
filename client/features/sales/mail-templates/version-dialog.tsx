import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { toAppError } from '../../../graphql/errors';
import { Dialog } from '../../../ui/dialog';
import { RefreshIcon } from '../../../ui/icons';
import { notify } from '../../../ui/notices';
import { RichText } from '../../../ui/rich-text';
import { useRestoreMailTemplateMutation } from './mail-templates.generated';
import type { Template, Version } from './template-fields';
import { templateStore } from './template-store';

type Props = { template: Template; version: Version; onClose: () => void };

/** One version of a template, with a button that restores it. */
export function VersionDialog({ template, version, onClose }: Props) {
  const client = useApolloClient();
  const [restore, { loading }] = useRestoreMailTemplateMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const same = version.subject === template.subject && version.body === template.body;
  const bringBack = async () => {
    setRefusal(null);
    try {
      const { data } = await restore({
        variables: { id: template.id, of: version.version, version: template.version },
      });
      if (data) templateStore.refresh(client.cache, data.restoreMailTemplate);
      notify({
        kind: 'saved',
        title: 'Save Successful',
        description: `Version ${version.version} restored`,
      });
      onClose();
    } catch (failure) {
      const error = toAppError(failure);
      setRefusal(errorMessage('en', error));
      // Another user's newer save is shown before it is replaced.
      if (error.code === 'CONFLICT') await templateStore.fetchNewest(client, template.id).catch(() => null);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Version ${version.version}`}
      dismissable={!loading}
      footer={
        !same && (
          <Button loading={loading} onClick={() => void bringBack()}>
            <RefreshIcon /> Restore this version
          </Button>
        )
      }
    >
      {refusal && (
        <Text role="alert" color="fg.error" textStyle="sm" mb="3">
          {refusal}
        </Text>
      )}
      <Text textStyle="xs" color="fg.muted">
        {version.subjectChanged ? 'Subject (changed in this version)' : 'Subject'}
      </Text>
      <Text fontWeight="semibold" mb="4" overflowWrap="anywhere">
        {version.subject}
      </Text>
      <Text textStyle="xs" color="fg.muted" mb="1">
        {version.bodyChanged ? 'Message (changed in this version)' : 'Message'}
      </Text>
      <Box borderWidth="1px" borderColor="border" borderRadius="l2" p="4">
        <RichText text={version.body} below={2} />
      </Box>
    </Dialog>
  );
}
