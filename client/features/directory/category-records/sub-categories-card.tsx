import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { OrderAnnouncement } from '../../../lists/order-handles';
import { useOrder } from '../../../lists/use-order';
import { useRowDrag } from '../../../lists/use-row-drag';
import { PlusIcon } from '../../../ui/pictograms';
import { SectionCard } from '../../../ui/section-card';
import type { Category, CategoryForm } from './category-fields';
import { SubCategoryLine } from './sub-category-line';
import type { SubCategoryRow } from './sub-category-rows';
import { useSubCategoryOrder } from './use-sub-category-order';

const MoveSubCategory = lazy(() => import('./move-sub-category'));

type Props = { form: CategoryForm; category: Category | null };

/**
 * Sorts the form's rows by the order of the stored sub categories, whatever their order in the form; new rows come
 * last.
 */
function inOrder(rows: readonly SubCategoryRow[], shown: readonly number[]) {
  const placed = rows.map((row, index) => ({ ...row, index }));
  const placeOf = (id: number | null) => (id ? shown.indexOf(id) : shown.length);
  return placed.sort((one, other) => placeOf(one.id) - placeOf(other.id) || one.index - other.index);
}

/**
 * The sub categories of a category, added, renamed and deleted in its form and saved together. They follow the order
 * that staff give; the rest are sorted by name. Each move is saved by itself (R287). A sub category with suppliers
 * cannot be deleted, but can be moved to another category with them (A155).
 */
export function SubCategoriesCard({ form, category }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  const [moving, setMoving] = useState<Category['children'][number] | null>(null);
  const rows = useWatch({ control: form.control, name: 'children' });
  const stored = category?.children ?? [];
  const { move, sort } = useSubCategoryOrder(category?.id ?? 0);
  const order = useOrder({
    ids: stored.map(({ id }) => id).filter((id) => rows.some((row) => row.id === id)),
    nameOf: (id) => stored.find((child) => child.id === id)?.name ?? '',
    save: move,
  });
  const { list, dragged, begin } = useRowDrag(order);
  const ordered = stored.some(({ position }) => position !== null);
  const change = (children: typeof rows) =>
    form.setValue('children', children, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const remove = (index: number) => {
    const id = rows[index]?.id;
    const removed = form.getValues('removedChildIds');
    if (id) form.setValue('removedChildIds', [...removed, id], { shouldDirty: true });
    change(rows.filter((_, place) => place !== index));
    add.current?.focus();
  };
  return (
    <SectionCard
      title="Sub categories"
      description={
        ordered
          ? 'This is the order visitors see. New sub categories are added at the end.'
          : 'Sorted A to Z until you change the order.'
      }
    >
      {rows.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          None yet.
        </Text>
      )}
      <Box as="ul" ref={list} listStyleType="none" display="grid" gap="3">
        {inOrder(rows, order.shown).map(({ id, index }, place) => (
          <SubCategoryLine
            key={id ?? `new-${String(index)}`}
            form={form}
            index={index}
            place={place}
            child={stored.find((child) => child.id === id)}
            order={order}
            dragging={id !== null && dragged === id}
            onDrag={begin}
            onDelete={() => remove(index)}
            onMove={() => setMoving(stored.find((child) => child.id === id) ?? null)}
          />
        ))}
      </Box>
      <OrderAnnouncement order={order} />
      {category && moving && (
        <Suspense>
          <MoveSubCategory category={category} child={moving} onClose={() => setMoving(null)} />
        </Suspense>
      )}
      <Flex gap="2" wrap="wrap">
        <Button
          ref={add}
          size="sm"
          variant="outline"
          colorPalette="neutral"
          onClick={() => {
            change([...rows, { id: null, name: '' }]);
            // The field exists once the list has been rendered again.
            requestAnimationFrame(() => form.setFocus(`children.${rows.length}.name`));
          }}
        >
          <PlusIcon /> Add a sub category
        </Button>
        {ordered && (
          <Button
            size="sm"
            variant="ghost"
            colorPalette="neutral"
            onClick={() => {
              add.current?.focus();
              void sort();
            }}
          >
            Sort by name
          </Button>
        )}
      </Flex>
    </SectionCard>
  );
}
