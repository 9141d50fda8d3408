import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount, formatMoney } from '../../lib/format';
import { DateTime } from '../../ui/date-time';
import { StatusTag } from '../../ui/status-tag';
import type { Supplier } from './supplier-fields';
import { toneOf } from './supplier-words';

type Props = { supplier: Supplier; back?: ReactNode; action?: ReactNode };

/** Who it is, where it stands, and what has come of it so far. */
export function SupplierHeader({ supplier, back, action }: Props) {
  const { id, name, listTitle, status, createdAt, enquiryTotal, revenueTotal, contributionTotal } = supplier;
  return (
    <Box mb="5">
      {back}
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
        <Box minW="0" flex="1 1 20rem">
          <Flex align="center" gap="3" wrap="wrap">
            <Heading as="h1" size="xl" overflowWrap="anywhere">
              {name}
            </Heading>
            <StatusTag tone={toneOf(status)}>{status}</StatusTag>
          </Flex>
          <Flex
            columnGap="2"
            wrap="wrap"
            color="fg.muted"
            textStyle="sm"
            mt="1.5"
            fontVariantNumeric="tabular-nums"
            css={{ '& > :not(:last-child)::after': { content: '"·" / ""', ms: '2' } }}
          >
            <span>Supplier {id}</span>
            <span>{listTitle}</span>
            <span>
              Since <DateTime value={createdAt} />
            </span>
            <Text as="span">
              {formatCount(enquiryTotal)} {enquiryTotal === 1 ? 'enquiry' : 'enquiries'}
            </Text>
            <span>{formatMoney(revenueTotal)} revenue</span>
            <span>{formatMoney(contributionTotal)} for good causes</span>
          </Flex>
        </Box>
        {action && (
          <Flex gap="2" wrap="wrap">
            {action}
          </Flex>
        )}
      </Flex>
    </Box>
  );
}
