import { Link } from '@chakra-ui/react';
import { webAddress } from '../lib/web-address';
import { NewTabIcon } from './new-tab-icon';

type Props = {
  address: string | null | undefined;
  /** In a grid: whether Tab stops at it. */
  tabIndex?: number;
};

/** A web address as somebody typed it, leading there where it may stand in a link; as text where it may not. */
export function WebLink({ address, tabIndex }: Props) {
  const href = webAddress(address);
  if (!href) return address;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex}>
      {address} <NewTabIcon />
    </Link>
  );
}
