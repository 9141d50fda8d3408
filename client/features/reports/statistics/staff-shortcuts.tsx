import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../lib/format';
import { BellIcon, InboxIcon, MailOpenIcon } from '../../../ui/admin-icons';
import { ArrowRightIcon, MailIcon } from '../../../ui/pictograms';

const Tile = chakra(Link, {
  base: {
    layerStyle: 'panel',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    px: '5',
    py: '4',
    textDecoration: 'none',
    focusVisibleRing: 'outside',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'brand.border' },
  },
});

type TileProps = { to: string; icon: ReactNode; title: ReactNode; text: string };

function Shortcut({ to, icon, title, text }: TileProps) {
  return (
    <Tile to={to}>
      <Flex
        boxSize="10"
        align="center"
        justify="center"
        bg="brand.subtle"
        color="brand.fg"
        borderRadius="leafSm"
      >
        {icon}
      </Flex>
      <span>
        <Text as="span" display="block" fontWeight="semibold">
          {title}
        </Text>
        <Text as="span" display="block" textStyle="xs" color="fg.muted">
          {text}
        </Text>
      </span>
      <ArrowRightIcon ms="auto" color="fg.muted" />
    </Tile>
  );
}

type Props = {
  pendingActions: number;
  actionCentre: string;
  enquiries: string;
  messages: string;
  mailbox: string;
};

/** Shortcuts for staff, with the number of waiting actions. */
export function StaffShortcuts({ pendingActions, actionCentre, enquiries, messages, mailbox }: Props) {
  const waiting =
    pendingActions === 0
      ? 'Nothing needs your attention'
      : `${formatCount(pendingActions)} ${pendingActions === 1 ? 'action' : 'actions'} waiting`;
  return (
    <Grid
      as="nav"
      aria-label="Shortcuts"
      templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' }}
      gap="4"
      mb="6"
    >
      <Shortcut to={actionCentre} icon={<BellIcon />} title={waiting} text="Action Centre" />
      <Shortcut to={enquiries} icon={<InboxIcon />} title="New enquiries" text="Sales Tracking" />
      <Shortcut
        to={messages}
        icon={<MailOpenIcon />}
        title="Messages"
        text="Messages from visitors and suppliers"
      />
      <Shortcut to={mailbox} icon={<MailIcon />} title="Mailbox" text="Emails Uplift has sent" />
    </Grid>
  );
}
