import { Button } from '@chakra-ui/react';
import { PlusIcon } from '../ui/pictograms';
import { ResponsiveLabel } from '../ui/responsive-label';

/** The label of buttons for a new record; on narrow screens only "New". */
export const NewTexts = ({ what }: { what: string }) => (
  <>
    <PlusIcon />{' '}
    <span>
      New<ResponsiveLabel> {what}</ResponsiveLabel>
    </span>
  </>
);

type Props = { what: string; onClick: () => void };

/** The button that opens the form for a new record, if the form has no page of its own. */
export const AddButton = ({ what, onClick }: Props) => (
  <Button size="sm" onClick={onClick}>
    <NewTexts what={what} />
  </Button>
);
