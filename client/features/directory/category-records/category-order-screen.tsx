import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/format';
import { DragHandle, MoveButtons, OrderAnnouncement } from '../../../lists/order-handles';
import { useOrder } from '../../../lists/use-order';
import { useRowDrag } from '../../../lists/use-row-drag';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LoadingLines } from '../../../ui/loading-state';
import { ScreenHeader } from '../../../ui/page-section';
import { TextLink } from '../../../ui/text-link';
import { type CategoryOrder_RowFragment, useCategoryOrderQuery } from './category-order.generated';
import { useCategoryOrder } from './use-category-order';

type Category = Omit<CategoryOrder_RowFragment, ' $fragmentName'>;

const Rows = chakra('ul', { base: { layerStyle: 'panel', listStyle: 'none', m: '0', p: '0' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1.5', md: '3' },
    ps: { base: '1', md: '3' },
    pe: { base: '2', md: '4' },
    py: '1.5',
    borderColor: 'border',
    '&:not(:last-child)': { borderBottomWidth: '1px' },
    '&[data-dragged=true]': { bg: 'brand.subtle' },
  },
});

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const belowIt = ({ children, supplierCount }: Category) =>
  [
    counted(children.length, 'sub category', 'sub categories'),
    counted(supplierCount, 'listed supplier', 'listed suppliers'),
  ].join(' · ');

type ListProps = {
  categories: readonly Category[];
  move: (id: number, before: number | null) => Promise<void>;
  categoryHref: (id: number) => string;
};

function OrderedCategories({ categories, move, categoryHref }: ListProps) {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const order = useOrder({
    ids: categories.map(({ id }) => id),
    nameOf: (id) => byId.get(id)?.name ?? '',
    save: move,
  });
  const { list, dragged, begin } = useRowDrag(order);
  return (
    <>
      <Rows ref={list} aria-label="Order of categories">
        {order.shown.map((id, index) => {
          const category = byId.get(id);
          if (!category) return null;
          return (
            <Row key={id} data-row={id} data-dragged={dragged === id}>
              <DragHandle dragging={dragged === id} onPointerDown={begin(id)} />
              <Text
                as="span"
                minW="2ch"
                textAlign="end"
                color="fg.muted"
                textStyle="sm"
                fontVariantNumeric="tabular-nums"
                aria-hidden
              >
                {index + 1}
              </Text>
              <Box minW="0" flex="1">
                <TextLink to={categoryHref(id)} fontWeight="medium">
                  {category.name}
                </TextLink>
                <Text textStyle="xs" color="fg.muted">
                  {belowIt(category)}
                </Text>
              </Box>
              <MoveButtons order={order} id={id} name={category.name} />
            </Row>
          );
        })}
      </Rows>
      <OrderAnnouncement order={order} />
    </>
  );
}

type Props = { back: ReactNode; categoryHref: (id: number) => string; toNew: ReactNode };

/** The screen on which staff order the categories, by dragging or by buttons; each move is saved at once (R287). */
export function CategoryOrderScreen({ back, categoryHref, toNew }: Props) {
  const { data, error, refetch } = useCategoryOrderQuery({ fetchPolicy: 'cache-and-network' });
  const { move, sort } = useCategoryOrder();
  const categories = data?.categories;
  const ordered = categories?.some(({ position }) => position !== null) ?? false;
  return (
    <Flex direction="column" maxW="3xl" w="full">
      {back && <Box>{back}</Box>}
      <ScreenHeader
        title="Order of categories"
        lead={
          ordered
            ? 'This is the order visitors see. New categories go to the end.'
            : 'Visitors see the categories from A to Z. Drag a category to set your own order.'
        }
        action={
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            aria-disabled={!ordered}
            onClick={() => ordered && void sort()}
          >
            Sort by name
          </Button>
        }
      />
      {!categories && error && (
        <ErrorState level="h2" error={error} onRetry={() => void refetch()} layerStyle="panel" />
      )}
      {!categories && !error && <LoadingLines lines={8} layerStyle="panel" p="6" />}
      {categories?.length === 0 && (
        <EmptyState layerStyle="panel" title="No categories yet" action={toNew}>
          Add categories to group your suppliers.
        </EmptyState>
      )}
      {categories && categories.length > 0 && (
        <OrderedCategories categories={categories} move={move} categoryHref={categoryHref} />
      )}
    </Flex>
  );
}
