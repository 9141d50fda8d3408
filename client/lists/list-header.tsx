import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ListIcon, OrderIcon } from '../ui/admin-icons';
import { ButtonLink } from '../ui/button-link';
import { ScreenHeader } from '../ui/page-section';
import { TrashIcon, UploadIcon } from '../ui/pictograms';
import { hideInPrint } from '../ui/print';
import { ResponsiveLabel, responsiveLabelPadding } from '../ui/responsive-label';
import { NewTexts } from './add-button';

/** The link from a list to its trash (A155). */
const TrashLink = ({ to }: { to: string }) => (
  <ButtonLink to={to} size="sm" variant="ghost" colorPalette="neutral" px={responsiveLabelPadding}>
    <TrashIcon /> <ResponsiveLabel>Trash</ResponsiveLabel>
  </ButtonLink>
);

type Props = {
  title: string;
  lead?: ReactNode;
  /** Addresses of the actions that the user may use; undefined ones are not offered. */
  trash?: string;
  imports?: string;
  /** The address of the screen for ordering the records by hand. */
  order?: string;
  /** The address of the screen for creating several in a row. */
  addsSeveral?: string;
  /** The address and the name of a new record, such as 'supplier'. */
  adds?: { to: string; what: string };
  /** The control for creating a new record, if its form has no page of its own. */
  add?: ReactNode;
};

/** The heading of a list of records, with links to its trash, an import and a new record. */
export function ListHeader({ title, lead, trash, imports, order, addsSeveral, adds, add }: Props) {
  return (
    <ScreenHeader
      title={title}
      lead={lead}
      action={
        (trash || imports || order || addsSeveral || adds || add) && (
          <Flex gap={{ base: '1', md: '2' }} css={hideInPrint}>
            {trash && <TrashLink to={trash} />}
            {imports && (
              <ButtonLink to={imports} size="sm" variant="outline" px={responsiveLabelPadding}>
                <UploadIcon /> <ResponsiveLabel>Import</ResponsiveLabel>
              </ButtonLink>
            )}
            {order && (
              <ButtonLink to={order} size="sm" variant="outline" px={responsiveLabelPadding}>
                <OrderIcon /> <ResponsiveLabel>Order</ResponsiveLabel>
              </ButtonLink>
            )}
            {addsSeveral && (
              <ButtonLink to={addsSeveral} size="sm" variant="outline" px={responsiveLabelPadding}>
                <ListIcon /> <ResponsiveLabel>Add several leads at once</ResponsiveLabel>
              </ButtonLink>
            )}
            {adds && (
              <ButtonLink to={adds.to} size="sm">
                <NewTexts what={adds.what} />
              </ButtonLink>
            )}
            {add}
          </Flex>
        )
      }
    />
  );
}
