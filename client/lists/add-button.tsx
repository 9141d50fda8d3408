import { Button } from '@chakra-ui/react';
import { PlusIcon } from '../ui/pictograms';
import { WideWords } from '../ui/responsive-label';

/** The label of buttons for a new record; on narrow screens only "New". */
export const NewWords = ({ what }: { what: string }) => (
  <>
    <PlusIcon />{' '}
    <span>
      New<WideWords> {what}</WideWords>
    </span>
  </>
);

type Props = { what: string; onClick: () => void };

/** The button that opens the form for a new record, if the form has no page of its own. */
export const AddButton = ({ what, onClick }: Props) => (
  <Button size="sm" onClick={onClick}>
    <NewWords what={what} />
  </Button>
);
