import { Box, Button, Flex, Grid, IconButton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { StarIcon } from '../../../ui/admin-icons';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { EmptyState } from '../../../ui/empty-state';
import { EyeIcon, EyeOffIcon } from '../../../ui/icons';
import { PlusIcon, TrashIcon } from '../../../ui/pictograms';
import { StatusTag } from '../../../ui/status-tag';
import { useDeleteTestimonialMutation } from './supplier-detail.generated';
import type { Supplier } from './supplier-fields';
import { TestimonialDialog } from './testimonial-dialog';
import { useDeleteRow, useSaveRows } from './use-supplier-rows';

type Testimonial = Supplier['testimonials'][number];

type Props = { supplier: Supplier; openId?: number | null };

/** The tab of customers' testimonials, with switches for showing and featuring them (R061, R100). */
export function TestimonialsTab({ supplier, openId = null }: Props) {
  const staff = supplier.viewedAs === 'ADMIN';
  const { saveRows } = useSaveRows(supplier.id);
  const [remove] = useDeleteTestimonialMutation();
  const deleteRow = useDeleteRow();
  const removed = async (id: number) => (await remove({ variables: { id } })).data?.deleteTestimonial;
  const [deleted, setDeleted] = useState<Testimonial | null>(null);
  const [edited, setEdited] = useState<Testimonial | 'new' | null>(
    supplier.testimonials.find(({ id }) => id === openId) ?? null,
  );
  return (
    <>
      {staff && (
        <Flex justify="flex-end" mb="4">
          <Button size="sm" onClick={() => setEdited('new')}>
            <PlusIcon /> Add a testimonial
          </Button>
        </Flex>
      )}
      {supplier.testimonials.length === 0 && (
        <EmptyState title="No testimonials yet">
          Customers can leave a testimonial on the supplier’s public profile.
        </EmptyState>
      )}
      <Grid as="ul" listStyleType="none" templateColumns="repeat(auto-fill, minmax(18rem, 1fr))" gap="4">
        {supplier.testimonials.map((testimonial) => {
          const { id, fullName, message, visible, featured } = testimonial;
          return (
            <Flex as="li" key={id} direction="column" layerStyle="panel" p="4" gap="3">
              <Flex justify="space-between" gap="2" align="flex-start">
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {fullName}
                </Text>
                <Flex gap="1.5" flexShrink="0">
                  {featured && (
                    <StatusTag tone="good">
                      <StarIcon /> Featured
                    </StatusTag>
                  )}
                  <StatusTag tone={visible ? 'active' : 'quiet'}>
                    {visible ? <EyeIcon /> : <EyeOffIcon />} {visible ? 'Visible' : 'Hidden'}
                  </StatusTag>
                </Flex>
              </Flex>
              <Text textStyle="sm" flex="1" overflowWrap="anywhere">
                {message}
              </Text>
              <Flex gap="1">
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="neutral"
                  aria-label={`Edit the testimonial from ${fullName}`}
                  onClick={() => setEdited(testimonial)}
                >
                  Edit
                </Button>
                <Box flex="1" />
                <IconButton
                  size="sm"
                  variant="ghost"
                  colorPalette="danger"
                  aria-label={`Delete the testimonial from ${fullName}`}
                  onClick={() => setDeleted(testimonial)}
                >
                  <TrashIcon />
                </IconButton>
              </Flex>
            </Flex>
          );
        })}
      </Grid>
      {edited && (
        <TestimonialDialog
          testimonial={edited === 'new' ? null : edited}
          staff={staff}
          onClose={() => setEdited(null)}
          save={(row) => saveRows({ testimonials: [row] })}
        />
      )}
      <ConfirmDialog
        open={deleted !== null}
        onClose={() => setDeleted(null)}
        title="Delete testimonial"
        confirmLabel="Delete"
        cancelLabel="Don't Delete"
        danger
        onConfirm={async () => {
          if (deleted) await deleteRow(() => removed(deleted.id), 'The testimonial');
        }}
      >
        Are you sure you want to delete this testimonial?
      </ConfirmDialog>
    </>
  );
}
