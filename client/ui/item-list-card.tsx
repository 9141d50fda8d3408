import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { LoadingLines } from './loading-state';
import { SectionCard } from './section-card';

type Props = {
  title: string;
  description: string;
  /** The items as `ItemRow`. Undefined until they are loaded. */
  rows: readonly ReactNode[] | undefined;
  error: Error | undefined;
  onRetry: () => void;
  /** The text if there are no items. */
  none: string;
  /** The button for a new item. Leave it out if the viewer cannot create items. */
  create?: ReactNode;
};

/** A card with the few items of one user, such as API tokens. */
export function ItemListCard({ title, description, create, ...list }: Props) {
  return (
    <SectionCard title={title} description={description} {...(create && { size: 'md' })}>
      <Items {...list} />
      {create && <Flex>{create}</Flex>}
    </SectionCard>
  );
}

function Items({ rows, error, onRetry, none }: Pick<Props, 'rows' | 'error' | 'onRetry' | 'none'>) {
  if (error && !rows) return <ErrorState error={error} onRetry={onRetry} level="h3" py="4" />;
  if (!rows) return <LoadingLines lines={2} />;
  if (rows.length === 0)
    return (
      <Text color="fg.muted" textStyle="sm">
        {none}
      </Text>
    );
  return (
    <Box as="ul" listStyleType="none">
      {rows}
    </Box>
  );
}

type RowProps = {
  name: string;
  tag?: ReactNode;
  /** The buttons beside the facts, if any; below them on narrow screens. */
  actions: ReactNode;
  /** The facts below the name. */
  children: ReactNode;
};

/** An item of an `ItemListCard`: its name, its facts and its buttons. */
export function ItemRow({ name, tag, actions, children }: RowProps) {
  return (
    <Flex
      as="li"
      gap="4"
      py="4"
      align="start"
      direction={{ base: 'column', sm: 'row' }}
      borderTopWidth="1px"
      borderColor="border"
      _first={{ border: '0', pt: '0' }}
    >
      <Box flex={{ sm: '1' }} minW="0" textStyle="sm">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          {tag}
        </Flex>
        {children}
      </Box>
      {actions && (
        <Flex gap="2" flex="none">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
