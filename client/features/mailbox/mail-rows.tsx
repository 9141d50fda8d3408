import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { GridDate } from '../../ui/date-time';
import { mailStatusLabels, mailStatusTones } from '../../ui/sales-words';
import { StatusTag } from '../../ui/status-tag';
import type { MailList_MailFragment } from './mailbox.generated';

type MailRow = Omit<MailList_MailFragment, ' $fragmentName'>;

const Row = chakra(Link, {
  base: {
    display: 'block',
    px: '4',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    textDecoration: 'none',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    // Beyond its edge the list cuts it off.
    _focusVisible: { outlineOffset: '-2px' },
    _hover: { bg: 'bg.subtle' },
    _currentPage: { bg: 'brand.subtle', boxShadow: 'inset 3px 0 0 var(--up-colors-brand-focus-ring)' },
  },
});

type Props = {
  mails: readonly MailRow[];
  openId: string | null;
  hrefOf: (id: string) => string;
};

/** The mails as a list of links; the arrows go from one to the next. */
export function MailRows({ mails, openId, hrefOf }: Props) {
  return (
    <Box
      as="ul"
      aria-label="Mails"
      listStyleType="none"
      onKeyDown={(event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (!step || !(event.target instanceof HTMLElement)) return;
        const links = [...event.currentTarget.querySelectorAll('a')];
        const next = links[links.indexOf(event.target as HTMLAnchorElement) + step];
        if (!next) return;
        event.preventDefault();
        next.focus();
      }}
    >
      {mails.map((mail) => (
        <li key={mail.id}>
          <Row
            to={hrefOf(mail.id)}
            data-mail={mail.id}
            preventScrollReset
            aria-current={mail.id === openId ? 'page' : undefined}
          >
            <Flex justify="space-between" gap="3" align="baseline">
              <Text textStyle="sm" fontWeight="semibold" truncate>
                {mail.subject}
              </Text>
              <GridDate value={mail.createdAt} textStyle="xs" color="fg.muted" flexShrink="0" />
            </Flex>
            <Flex justify="space-between" gap="3" align="center" mt="0.5">
              <Text textStyle="xs" color="fg.muted" truncate>
                {mail.toAddress}
              </Text>
              <StatusTag size="xs" tone={mailStatusTones[mail.status]}>
                {mailStatusLabels[mail.status]}
              </StatusTag>
            </Flex>
          </Row>
        </li>
      ))}
    </Box>
  );
}
