import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatCount } from '../../../lib/format';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { EmptyState } from '../../../ui/empty-state';
import { PlusIcon, TrashIcon } from '../../../ui/pictograms';
import { LearnMoreDialog } from './learn-more-dialog';
import { useDeleteLearnMoreFileMutation } from './supplier-detail.generated';
import type { Supplier } from './supplier-fields';
import { useDeleteRow, useSaveRows } from './use-supplier-rows';

type File = Supplier['learnMoreFiles'][number];

/** The tab of the files that visitors download from the profile (R066). */
export function LearnMoreTab({ supplier }: { supplier: Supplier }) {
  const [remove] = useDeleteLearnMoreFileMutation();
  const { saveRows } = useSaveRows(supplier.id);
  const deleteRow = useDeleteRow();
  const removed = async (id: number) => (await remove({ variables: { id } })).data?.deleteLearnMoreFile;
  const [deleted, setDeleted] = useState<File | null>(null);
  const [edited, setEdited] = useState<File | 'new' | null>(null);
  return (
    <>
      <Flex justify="space-between" align="center" gap="4" mb="4" wrap="wrap" maxW="3xl">
        <Text color="fg.muted" textStyle="sm">
          We count how often each file is downloaded.
        </Text>
        <Button size="sm" onClick={() => setEdited('new')}>
          <PlusIcon /> Add a file
        </Button>
      </Flex>
      {supplier.learnMoreFiles.length === 0 && (
        <EmptyState title="No files yet">Price lists and brochures show up here.</EmptyState>
      )}
      <Box as="ul" listStyleType="none" display="grid" gap="2" maxW="3xl">
        {supplier.learnMoreFiles.map((file) => (
          <Flex as="li" key={file.id} layerStyle="panel" px="4" py="3" align="center" gap="3">
            <Box flex="1" minW="0">
              <a href={file.fileLink} target="_blank" rel="noopener">
                {file.title}
              </a>
              <Text textStyle="xs" color="fg.muted">
                {formatCount(file.downloads)} {file.downloads === 1 ? 'download' : 'downloads'}
              </Text>
            </Box>
            <Button
              size="sm"
              variant="ghost"
              colorPalette="neutral"
              aria-label={`Edit ${file.title}`}
              onClick={() => setEdited(file)}
            >
              Edit
            </Button>
            <IconButton
              size="sm"
              variant="ghost"
              colorPalette="danger"
              aria-label={`Delete ${file.title}`}
              onClick={() => setDeleted(file)}
            >
              <TrashIcon />
            </IconButton>
          </Flex>
        ))}
      </Box>
      {edited && (
        <LearnMoreDialog
          file={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          save={(row) => saveRows({ learnMoreFiles: [row] })}
        />
      )}
      <ConfirmDialog
        open={deleted !== null}
        onClose={() => setDeleted(null)}
        title="Delete file"
        confirmLabel="Delete"
        cancelLabel="Don't Delete"
        danger
        onConfirm={async () => {
          if (deleted) await deleteRow(() => removed(deleted.id), 'The file');
        }}
      >
        Are you sure you want to delete this file?
      </ConfirmDialog>
    </>
  );
}
