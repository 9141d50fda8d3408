import { Link as Anchor, type LinkProps as AnchorProps } from '@chakra-ui/react';
import { Link, type LinkProps } from 'react-router';

type Props = Omit<AnchorProps, 'href' | 'onClick'> & Pick<LinkProps, 'to' | 'onClick' | 'state'>;

/** A link within the site, in running text or in a list. */
export function TextLink({ to, onClick, state, children, ...look }: Props) {
  return (
    <Anchor asChild {...look}>
      <Link to={to} onClick={onClick} state={state}>
        {children}
      </Link>
    </Anchor>
  );
}
