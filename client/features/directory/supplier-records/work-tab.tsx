import { Box, Button, Flex, Grid, IconButton, Image, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { EmptyState } from '../../../ui/empty-state';
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon, TrashIcon } from '../../../ui/pictograms';
import { useDeleteWorkExampleMutation } from './supplier-detail.generated';
import type { Supplier } from './supplier-fields';
import { useDeleteRow, useSaveRows } from './use-supplier-rows';
import { WorkDialog } from './work-dialog';

type Work = Supplier['workExamples'][number];
/** A work example, or the kind of a new one. */
type Edited = Work | Work['type'];

const nameOf = ({ type, description }: Work, index: number) =>
  description || `${type === 'VIDEO' ? 'Video' : 'Picture'} ${index + 1}`;

function WorkPicture({ work, name }: { work: Work; name: string }) {
  const src = work.type === 'VIDEO' ? `https://i.ytimg.com/vi/${work.videoId}/mqdefault.jpg` : work.imageUrl;
  return (
    <Box
      aspectRatio="4 / 3"
      bg="bg.muted"
      borderRadius="l2"
      overflow="hidden"
      display="grid"
      placeItems="center"
    >
      {work.type === 'IMAGE' && src ? (
        <Image src={src} alt={name} w="full" h="full" objectFit="contain" loading="lazy" />
      ) : (
        <Text textStyle="sm" color="fg.muted" textAlign="center" px="3">
          Video on YouTube
          <br />
          {work.videoId}
        </Text>
      )}
    </Box>
  );
}

/**
 * The tab of work examples, pictures and videos in their order; moving one is saved at once (R060). A button that
 * cannot move its example further is not disabled, since a disabled button would lose the focus.
 */
export function WorkTab({ supplier }: { supplier: Supplier }) {
  const works = supplier.workExamples;
  const { saveRows, saving } = useSaveRows(supplier.id);
  const [remove] = useDeleteWorkExampleMutation();
  const deleteRow = useDeleteRow();
  const removed = async (id: number) => (await remove({ variables: { id } })).data?.deleteWorkExample;
  const [deleted, setDeleted] = useState<Work | null>(null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const swap = (one: Work | undefined, other: Work | undefined) => {
    if (!one || !other) return;
    void saveRows({
      workExamples: [
        { id: one.id, position: other.position },
        { id: other.id, position: one.position },
      ],
    });
  };
  return (
    <>
      <Flex justify="space-between" align="center" gap="4" mb="4" wrap="wrap">
        <Text color="fg.muted" textStyle="sm">
          Shown on the profile in this order.
        </Text>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="outline" onClick={() => setEdited('VIDEO')}>
            <PlusIcon /> Add a video
          </Button>
          <Button size="sm" onClick={() => setEdited('IMAGE')}>
            <PlusIcon /> Add a picture
          </Button>
        </Flex>
      </Flex>
      {works.length === 0 && (
        <EmptyState title="No work examples yet">
          Add pictures and videos that show the supplier’s work.
        </EmptyState>
      )}
      <Grid as="ul" listStyleType="none" templateColumns="repeat(auto-fill, minmax(15rem, 1fr))" gap="4">
        {works.map((work, index) => {
          const name = nameOf(work, index);
          return (
            <Box as="li" key={work.id} layerStyle="panel" p="3">
              <WorkPicture work={work} name={name} />
              <Text mt="2.5" textStyle="sm" fontWeight="medium" truncate>
                {name}
              </Text>
              <Flex mt="2" gap="1" align="center">
                <IconButton
                  size="sm"
                  variant="ghost"
                  colorPalette="neutral"
                  aria-label={`Move ${name} left`}
                  aria-disabled={index === 0 || saving}
                  onClick={() => saving || swap(work, works[index - 1])}
                >
                  <ChevronLeftIcon />
                </IconButton>
                <IconButton
                  size="sm"
                  variant="ghost"
                  colorPalette="neutral"
                  aria-label={`Move ${name} right`}
                  aria-disabled={index === works.length - 1 || saving}
                  onClick={() => saving || swap(work, works[index + 1])}
                >
                  <ChevronRightIcon />
                </IconButton>
                <Button
                  size="sm"
                  variant="ghost"
                  colorPalette="neutral"
                  ms="auto"
                  aria-label={`Edit ${name}`}
                  onClick={() => setEdited(work)}
                >
                  Edit
                </Button>
                <IconButton
                  size="sm"
                  variant="ghost"
                  colorPalette="danger"
                  aria-label={`Delete ${name}`}
                  onClick={() => setDeleted(work)}
                >
                  <TrashIcon />
                </IconButton>
              </Flex>
            </Box>
          );
        })}
      </Grid>
      {edited && (
        <WorkDialog
          work={typeof edited === 'string' ? null : edited}
          kind={typeof edited === 'string' ? edited : edited.type}
          onClose={() => setEdited(null)}
          save={(row) => saveRows({ workExamples: [row] })}
        />
      )}
      <ConfirmDialog
        open={deleted !== null}
        onClose={() => setDeleted(null)}
        title="Delete work example"
        confirmLabel="Delete"
        cancelLabel="Don't Delete"
        danger
        onConfirm={async () => {
          if (deleted) await deleteRow(() => removed(deleted.id), 'The work example');
        }}
      >
        Are you sure you want to delete this work example?
      </ConfirmDialog>
    </>
  );
}
