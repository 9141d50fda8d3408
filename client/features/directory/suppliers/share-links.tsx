import { Flex } from '@chakra-ui/react';
import { useHref } from 'react-router';
import { texts, useTexts } from '../../../lib/language';
import { CopyButton } from '../../../ui/copy-button';
import { ShareButton } from '../../../ui/share-button';

const shareTexts = texts(
  { shareVia: 'Share …', copyLink: 'Copy link' },
  { shareVia: 'Tohaina …', copyLink: 'Tāruatia te hononga' },
);

/** Buttons for sharing a supplier's address in the current language; they need script. */
export default function ShareLinks({ name, path }: { name: string; path: string }) {
  const text = useTexts(shareTexts);
  // Includes the /mi prefix on a page in te reo Māori.
  const href = useHref(path);
  const url = () => window.location.origin + href;
  return (
    <Flex gap="2" wrap="wrap">
      <CopyButton text={url}>{text.copyLink}</CopyButton>
      <ShareButton title={name} url={url}>
        {text.shareVia}
      </ShareButton>
    </Flex>
  );
}
