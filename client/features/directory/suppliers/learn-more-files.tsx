import { useApolloClient } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import { useContentLang } from '../../../lib/language';
import { onOpen } from '../../../lib/on-open';
import { webAddress } from '../../../lib/web-address';
import { DownloadIcon } from '../../../ui/pictograms';
import type { ProfileAside_SupplierFragment } from './profile.generated';

/** Returns the address of an uploaded file or of a file on another site; null for anything else. */
const fileAddress = (link: string) => (/^\/[^/\\]/.test(link) ? link : webAddress(link));

type Props = { supplierId: number; files: ProfileAside_SupplierFragment['learnMoreFiles'] };

/** Files for visitors to download (R319); each download is counted (R305). */
export function LearnMoreFiles({ supplierId, files }: Props) {
  const client = useApolloClient();
  const count = (learnMoreFileId: number) =>
    void import('./count-clicks')
      .then(({ recordClick }) =>
        recordClick(client, {
          input: { type: 'learn-more', supplierId, learnMoreFileId, path: window.location.pathname },
        }),
      )
      .catch(() => {});
  return (
    <Flex as="ul" direction="column" gap="1" lang={useContentLang()}>
      {files.flatMap(({ id, title, fileLink }) => {
        const href = fileAddress(fileLink);
        return href ? (
          <li key={id}>
            <Flex asChild gap="2" align="center" color="fg.brand" textDecoration="underline" py="1">
              <a href={href} download {...onOpen(() => count(id))}>
                <DownloadIcon aria-hidden flexShrink="0" /> <Box minW="0">{title}</Box>
              </a>
            </Flex>
          </li>
        ) : (
          []
        );
      })}
    </Flex>
  );
}
