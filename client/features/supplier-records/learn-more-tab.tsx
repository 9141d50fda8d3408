import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatCount } from '../../lib/format';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/empty-state';
import { TrashIcon } from '../../ui/icons';
import { useDeleteLearnMoreFileMutation } from './supplier-detail.generated';
import type { Supplier } from './supplier-fields';
import { deleteRow } from './use-supplier-acts';

type File = Supplier['learnMoreFiles'][number];

/** Files that visitors download from the profile (R066). */
export function LearnMoreTab({ supplier }: { supplier: Supplier }) {
  const [remove] = useDeleteLearnMoreFileMutation();
  const [asked, setAsked] = useState<File | null>(null);
  return (
    <>
      {supplier.learnMoreFiles.length === 0 && (
        <EmptyState title="No files yet">Price lists and leaflets stand here.</EmptyState>
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
            <IconButton
              size="sm"
              variant="ghost"
              colorPalette="danger"
              aria-label={`Delete ${file.title}`}
              onClick={() => setAsked(file)}
            >
              <TrashIcon />
            </IconButton>
          </Flex>
        ))}
      </Box>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Delete file"
        confirmLabel="Delete"
        cancelLabel="Don't Delete"
        danger
        onConfirm={async () => {
          if (asked) await deleteRow(() => remove({ variables: { id: asked.id } }), 'The file');
        }}
      >
        Are you sure you want to delete this file?
      </ConfirmDialog>
    </>
  );
}
