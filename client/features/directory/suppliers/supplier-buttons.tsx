import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useContentLang, useTexts } from '../../../lib/language';
import { onOpen } from '../../../lib/on-open';
import { webAddress } from '../../../lib/web-address';
import { ExternalIcon } from '../../../ui/icons';
import { NewTabTexts } from '../../../ui/new-tab-icon';
import { MailIcon } from '../../../ui/pictograms';
import type { ProfileAside_SupplierFragment } from './profile.generated';
import { profileTexts } from './profile-texts';

type Buttons = ProfileAside_SupplierFragment['buttons'];

/** Returns a link to a web page or an email address; null for anything else. */
function linkTarget(value: string | null | undefined): string | null {
  if (value && /^(mailto:)?[^\s@/?]+@[^\s@/?]+(\?.*)?$/i.test(value))
    return value.replace(/^(mailto:)?/i, 'mailto:');
  return webAddress(value);
}

/** The supplier chooses the label, which can have any length. */
const WRAPS = { h: 'auto', minH: '11', py: '2', whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

type SupplierButtonProps = {
  target: string;
  icon: ReactNode;
  /** The supplier's label; `ours` if there is none. */
  text: string | null;
  ours: string;
  subText: string | null;
  variant: 'solid' | 'outline';
  onFollow?: () => void;
};

function OwnButton({ target, icon, text, ours, subText, variant, onFollow }: SupplierButtonProps) {
  const content = useContentLang();
  const leaves = target.startsWith('http');
  return (
    <Box>
      <Button asChild type={undefined} w="full" variant={variant} {...WRAPS}>
        <a
          href={target}
          {...(onFollow && onOpen(onFollow))}
          {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {icon}{' '}
          <Box as="span" minW="0" lang={text ? content : undefined}>
            {text || ours}
          </Box>
          {leaves && <NewTabTexts />}
        </a>
      </Button>
      {subText && (
        <Text textStyle="sm" color="fg.muted" mt="2" textAlign="center" whiteSpace="pre-line" lang={content}>
          {subText}
        </Text>
      )}
    </Box>
  );
}

type OwnButtonsProps = {
  supplierId: number;
  buttons: Buttons;
  /** The files that the supplier would like with a mail, in its own words. */
  emailFileDescription: string | null;
};

/**
 * The two buttons that a supplier can put on its profile, with the files it would like by mail beside the first (R096,
 * A164); visits to its shop are counted (R304).
 */
export function SupplierButtons({ supplierId, buttons, emailFileDescription }: OwnButtonsProps) {
  const text = useTexts(profileTexts);
  const client = useApolloClient();
  const shop = buttons.affiliateButtonVisible && webAddress(buttons.affiliateButtonLink);
  // A failed count does not concern the visitor, who is on the way to the shop.
  const count = (url: string) =>
    void import('./count-clicks')
      .then(({ followAffiliateLink }) =>
        followAffiliateLink(client, { supplierId, input: { supplierId, url } }),
      )
      .catch(() => {});
  return (
    <>
      {buttons.emailButtonVisible && (
        <OwnButton
          target={linkTarget(buttons.buttonLink) ?? '#enquiry'}
          icon={<MailIcon />}
          text={buttons.buttonText}
          ours={text.emailUs}
          subText={[buttons.buttonSubText, emailFileDescription].filter(Boolean).join('\n')}
          variant="outline"
        />
      )}
      {shop && (
        <OwnButton
          target={shop}
          icon={<ExternalIcon />}
          text={buttons.affiliateButtonText}
          ours={text.shop}
          subText={buttons.affiliateButtonSubText}
          variant="solid"
          onFollow={() => count(shop)}
        />
      )}
    </>
  );
}
