import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/format';
import { CardLink } from '../../../ui/card-link';
import { GridDate } from '../../../ui/date-time';
import { contributionOf, progressLabels, progressTones } from '../../../ui/sales-labels';
import { StatusTag } from '../../../ui/status-tag';
import type { RecentEnquiries_RowFragment } from './dashboard.generated';

type Row = Omit<RecentEnquiries_RowFragment, ' $fragmentName'>;

type Props = {
  rows: readonly Row[];
  /** Returns the name of a row; good causes see no customers (R341). */
  nameOf: (row: Row) => string | null;
  aboutOf: (row: Row) => string | null;
  hrefOf?: (row: Row) => string;
  all: ReactNode;
};

/** A link that covers the whole row, with a focus ring that keeps some distance from the text. */
const RowLink = chakra(CardLink, {
  base: {
    _hover: { color: 'fg.brand' },
    _after: { insetInline: '-2', borderRadius: 'l1' },
    _focusVisible: { _after: { outlineOffset: '0' } },
  },
});

function Entry({ row, nameOf, aboutOf, hrefOf }: Omit<Props, 'rows' | 'all'> & { row: Row }) {
  const name = nameOf(row) || `Enquiry ${row.id}`;
  const given = contributionOf(row);
  const money = given ? `${formatMoney(given)} contribution` : null;
  return (
    <Box
      as="li"
      position="relative"
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _focusWithin={{ zIndex: '1' }}
    >
      <Flex justify="space-between" gap="3" align="baseline">
        <Text fontWeight="semibold" textStyle="sm" truncate>
          {hrefOf ? <RowLink to={hrefOf(row)}>{name}</RowLink> : name}
        </Text>
        <GridDate value={row.enquiredAt} textStyle="xs" color="fg.muted" flexShrink="0" />
      </Flex>
      <Flex justify="space-between" gap="3" align="center" mt="1">
        <Text textStyle="xs" color="fg.muted" minW="0" lineClamp="2" overflowWrap="anywhere">
          {[aboutOf(row), money].filter(Boolean).join(' · ')}
        </Text>
        <StatusTag tone={progressTones[row.progress]}>{progressLabels[row.progress]}</StatusTag>
      </Flex>
    </Box>
  );
}

/** The latest enquiries, each with a link to its page if it has one. */
export function RecentEnquiries({ rows, all, ...words }: Props) {
  return (
    <Box minW="0">
      <Flex justify="space-between" align="center" mb="3" gap="3">
        <Heading as="h3" size="sm">
          Latest enquiries
        </Heading>
        {all}
      </Flex>
      {rows.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          None yet.
        </Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {rows.map((row) => (
            <Entry key={row.id} row={row} {...words} />
          ))}
        </Box>
      )}
    </Box>
  );
}
