import { Box, Flex, IconButton, Input } from '@chakra-ui/react';
import type { PointerEventHandler } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldFrame } from '../../../forms/field-frame';
import { registered } from '../../../forms/registered';
import { formatCount } from '../../../lib/format';
import { DragHandle, MoveButtons } from '../../../lists/order-handles';
import type { Order } from '../../../lists/use-order';
import { ArrowRightIcon, TrashIcon } from '../../../ui/pictograms';
import type { Category, CategoryForm } from './category-fields';

type Props = {
  form: CategoryForm;
  /** Index in the form; `place` is the index on the screen. */
  index: number;
  place: number;
  /** The stored sub category; undefined for a new one. */
  child: Category['children'][number] | undefined;
  order: Order;
  dragging: boolean;
  onDrag: (id: number) => PointerEventHandler;
  onDelete: () => void;
  /** Asks which other category to move it to. */
  onMove: () => void;
};

const suppliersIn = (count: number) => `${formatCount(count)} ${count === 1 ? 'supplier' : 'suppliers'}`;

/**
 * One sub category: its name, its place, and buttons to move it to another category or delete it. A new one can be
 * moved once it is saved.
 */
export function SubCategoryLine(line: Props) {
  const { form, index, place, child, order, dragging, onDrag, onDelete, onMove } = line;
  const name = useWatch({ control: form.control, name: `children.${index}.name` });
  const called = name?.trim() || `sub category ${place + 1}`;
  const used = (child?.supplierCount ?? 0) > 0;
  const movable = child && order.shown.length > 1;
  return (
    <Flex
      as="li"
      gap={{ base: '1', md: '2' }}
      align="flex-start"
      data-row={child?.id}
      borderRadius="l2"
      bg={dragging ? 'brand.subtle' : undefined}
    >
      {movable && (
        <Box mt="7" ms="-2">
          <DragHandle dragging={dragging} onPointerDown={onDrag(child.id)} />
        </Box>
      )}
      <Box flex="1" minW="0">
        <FieldFrame
          form={form}
          name={`children.${index}.name`}
          label={`Sub category ${place + 1}`}
          hint={child ? suppliersIn(child.supplierCount) : undefined}
        >
          {(described) => (
            <Input maxLength={100} {...described} {...registered(form, `children.${index}.name`)} />
          )}
        </FieldFrame>
      </Box>
      {movable && (
        <Box mt="5">
          <MoveButtons stacked order={order} id={child.id} name={called} />
        </Box>
      )}
      <Flex
        direction={{ base: child ? 'column' : 'row', md: 'row' }}
        mt={child ? { base: '5', md: '6' } : '6'}
      >
        {child && (
          <IconButton
            size={{ base: 'xs', md: 'sm' }}
            variant="ghost"
            colorPalette="neutral"
            aria-label={`Move ${called} to another category`}
            title="Move to another category"
            onClick={onMove}
          >
            <ArrowRightIcon />
          </IconButton>
        )}
        <IconButton
          size={child ? { base: 'xs', md: 'sm' } : 'sm'}
          variant="ghost"
          colorPalette="danger"
          disabled={used}
          aria-label={`Delete ${called}`}
          title={used ? 'This sub category still has suppliers' : undefined}
          onClick={onDelete}
        >
          <TrashIcon />
        </IconButton>
      </Flex>
    </Flex>
  );
}
