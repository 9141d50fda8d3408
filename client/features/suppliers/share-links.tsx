import { Flex } from '@chakra-ui/react';
import { texts, useTexts } from '../../lib/language';
import { CopyButton } from '../../ui/copy-button';
import { ShareButton } from '../../ui/share-button';

const shareTexts = texts(
  { shareVia: 'Share …', copyLink: 'Copy link' },
  { shareVia: 'Tohaina …', copyLink: 'Tāruatia te hononga' },
);

/** Ways to pass a supplier's address on; they need script. */
export default function ShareLinks({ name, url }: { name: string; url: () => string }) {
  const text = useTexts(shareTexts);
  return (
    <Flex gap="2" wrap="wrap">
      <CopyButton text={url}>{text.copyLink}</CopyButton>
      <ShareButton title={name} url={url}>
        {text.shareVia}
      </ShareButton>
    </Flex>
  );
}
