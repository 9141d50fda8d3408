import { Button } from '@chakra-ui/react';
import { PlusIcon } from '../ui/pictograms';
import { WideWords } from '../ui/wide-words';

/** What leads to a new record says: all of it where there is room. */
export const NewWords = ({ what }: { what: string }) => (
  <>
    <PlusIcon />{' '}
    <span>
      New<WideWords> {what}</WideWords>
    </span>
  </>
);

type Props = { what: string; onClick: () => void };

/** Opens what a new record of a list is made in, where that is no page of its own. */
export const AddButton = ({ what, onClick }: Props) => (
  <Button size="sm" onClick={onClick}>
    <NewWords what={what} />
  </Button>
);
