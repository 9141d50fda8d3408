import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DateTime } from '../../ui/date-time';
import { viaLabels } from '../../ui/sales-words';
import { StatusTag } from '../../ui/status-tag';
import { EmailStateIcon } from './email-state-icon';
import type { Enquiry } from './enquiry-rows';
import { ProgressTag } from './progress-select';

type Props = { enquiry: Enquiry; back: ReactNode; action?: ReactNode };

/** Who asked, when, and where it stands. */
export function EnquiryHeader({ enquiry, back, action }: Props) {
  const { id, fullName, email, progress, emailState, enquiredAt, via, repeatSale, staff } = enquiry;
  return (
    <Box mb="6">
      {back}
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
        <Box minW="0">
          <Flex align="center" gap="3" wrap="wrap">
            <Heading as="h1" size="xl" overflowWrap="anywhere">
              {fullName || email || `Enquiry ${id}`}
            </Heading>
            <ProgressTag value={progress} />
            {repeatSale && <StatusTag>Repeat sale</StatusTag>}
            {staff?.archived && <StatusTag>Archived</StatusTag>}
          </Flex>
          <Flex gap="2" color="fg.muted" textStyle="sm" mt="1.5">
            <Flex align="center" h="1lh" flexShrink="0">
              <EmailStateIcon state={emailState} />
            </Flex>
            {/* Each dot hangs on to the fact before it, so that no line begins with one. */}
            <Flex
              columnGap="2"
              wrap="wrap"
              css={{ '& > :not(:last-child)::after': { content: '"·" / ""', ms: '2' } }}
            >
              <Text as="span" fontVariantNumeric="tabular-nums">
                Enquiry {id}
              </Text>
              <span>
                <DateTime value={enquiredAt} />
              </span>
              {via && <span>{viaLabels[via]}</span>}
            </Flex>
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
