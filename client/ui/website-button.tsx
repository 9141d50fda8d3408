import { Button, type ButtonProps } from '@chakra-ui/react';
import { texts, useTexts } from '../lib/language';
import { webAddress } from '../lib/web-address';
import { NewTabIcon } from './new-tab-icon';

const words = texts({ website: 'Website' }, { website: 'Paetukutuku' });

type Props = Pick<ButtonProps, 'variant'> & { address: string | null | undefined };

/**
 * The link to the website of a supplier, cause or buyer; renders nothing if there is no address that is safe in a link.
 */
export function WebsiteButton({ address, variant = 'outline' }: Props) {
  const text = useTexts(words);
  const href = webAddress(address);
  if (!href) return null;
  return (
    <Button asChild type={undefined} size="lg" variant={variant}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {text.website} <NewTabIcon />
      </a>
    </Button>
  );
}
