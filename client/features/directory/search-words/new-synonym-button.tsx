import { useState } from 'react';
import { AddButton } from '../../../lists/add-button';
import { SynonymDialog } from './synonym-dialog';

/** The button that opens the dialog for a new synonym. */
export function NewSynonymButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <AddButton what="synonym" onClick={() => setOpen(true)} />
      {open && (
        <SynonymDialog synonym={null} onClose={() => setOpen(false)} refresh={() => Promise.resolve()} />
      )}
    </>
  );
}
