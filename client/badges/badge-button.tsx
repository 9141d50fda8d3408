import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Dialog } from '../ui/dialog';
import { LeafIcon } from '../ui/pictograms';
import { BadgePanel } from './badge-panel';
import type { BadgeOwner } from './badge-snippet';

/** The button that opens the instructions for a record's badge on another site (ADR 51). */
export function BadgeButton(owner: BadgeOwner) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => setOpen(true)}>
        <LeafIcon /> Badge for your website
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Badge for your website">
        <BadgePanel owner={owner} />
      </Dialog>
    </>
  );
}
