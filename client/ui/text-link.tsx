import { Link as Anchor, type LinkProps as AnchorProps } from '@chakra-ui/react';
import { Link, type LinkProps } from 'react-router';
import { NewTabIcon } from './new-tab-icon';

export type TextLinkProps = Omit<AnchorProps, 'href' | 'onClick'> &
  Pick<LinkProps, 'to' | 'onClick' | 'state'>;

/** A link within the site, in running text or in a list. */
export function TextLink({ to, onClick, state, children, ...look }: TextLinkProps) {
  return (
    <Anchor asChild {...look}>
      <Link to={to} onClick={onClick} state={state}>
        {children}
      </Link>
    </Anchor>
  );
}

/** A link that leaves the site, in a tab of its own. */
export function ExternalLink({ children, ...props }: AnchorProps & { href: string }) {
  return (
    <Anchor target="_blank" rel="noopener noreferrer" {...props}>
      {children} <NewTabIcon />
    </Anchor>
  );
}
