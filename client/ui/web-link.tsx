import { Link } from '@chakra-ui/react';
import { webAddress } from '../lib/web-address';
import { NewTabIcon } from './new-tab-icon';

type Props = {
  address: string | null | undefined;
  /** In a grid, whether Tab stops at the link. */
  tabIndex?: number;
};

/** A typed web address: a link if the address is safe, otherwise plain text. */
export function WebLink({ address, tabIndex }: Props) {
  const href = webAddress(address);
  if (!href) return address;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex}>
      {address} <NewTabIcon />
    </Link>
  );
}
