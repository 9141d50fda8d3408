import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Link, type LinkProps } from 'react-router';
import { NewTabTexts } from './new-tab-icon';

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  w: 'full',
  px: '3',
  py: '2',
  borderRadius: 'l1',
  color: 'fg',
  textStyle: 'sm',
  fontWeight: 'medium',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  focusRingWidth: '2px',
  _hover: { bg: 'bg.muted' },
  _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
} as const;

const ItemLink = chakra(Link, { base: look });
const ItemAnchor = chakra('a', { base: look });
const ItemButton = chakra('button', { base: look });

/** An item of a navigation panel that opens another screen. */
export function NavItem(props: LinkProps) {
  return <ItemLink {...props} />;
}

/** An item that opens another site in a new tab. */
export function NavAnchor({ children, ...props }: HTMLChakraProps<'a'>) {
  return (
    <ItemAnchor target="_blank" rel="noopener" {...props}>
      {children}
      <NewTabTexts />
    </ItemAnchor>
  );
}

/** An item with an action on this page. */
export function NavButton(props: HTMLChakraProps<'button'>) {
  return <ItemButton type="button" {...props} />;
}
