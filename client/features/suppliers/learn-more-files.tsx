import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { useContentLang } from '../../lib/language';
import { DownloadIcon } from '../../ui/icons';
import type { ProfileAside_SupplierFragment } from './profile.generated';

type Props = { supplierId: number; files: ProfileAside_SupplierFragment['learnMoreFiles'] };

/** Papers to take home (R319); each download is counted (R305). */
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
      {files.map(({ id, title, fileLink }) => (
        <li key={id}>
          <Flex asChild gap="2" align="center" color="fg.brand" textDecoration="underline" py="1">
            <a href={fileLink} download onClick={() => count(id)}>
              <DownloadIcon aria-hidden /> {title}
            </a>
          </Flex>
        </li>
      ))}
    </Flex>
  );
}
