import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button-link';
import { PlusIcon, UploadIcon } from '../ui/icons';
import { ScreenHeader } from '../ui/page-section';
import { hideInPrint } from '../ui/print';
import { TrashLink } from '../ui/trash-link';
import { WideWords, wideWordsRoom } from '../ui/wide-words';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Where each act leads that the user has; without it, it is not offered. */
  trash?: string;
  imports?: string;
  /** What a new record is called: supplier. */
  adds?: { to: string; what: string };
};

/** The heading of a list of records, with the ways to its trash, to an import and to a new record. */
export function ListHeader({ title, lead, trash, imports, adds }: Props) {
  return (
    <ScreenHeader
      title={title}
      lead={lead}
      action={
        (trash || imports || adds) && (
          <Flex gap={{ base: '1', md: '2' }} css={hideInPrint}>
            {trash && <TrashLink to={trash} />}
            {imports && (
              <ButtonLink to={imports} size="sm" variant="outline" px={wideWordsRoom}>
                <UploadIcon /> <WideWords>Import</WideWords>
              </ButtonLink>
            )}
            {adds && (
              <ButtonLink to={adds.to} size="sm">
                <PlusIcon />{' '}
                <span>
                  New<WideWords> {adds.what}</WideWords>
                </span>
              </ButtonLink>
            )}
          </Flex>
        )
      }
    />
  );
}
