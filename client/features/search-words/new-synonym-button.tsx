import { useState } from 'react';
import { AddButton } from '../../lists/add-button';
import { SynonymDialog } from './synonym-dialog';

/** Says in a dialog what people mean by a word that they type. */
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
