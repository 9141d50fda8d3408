import { Button, Card } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '../ui/pictograms';

/** The card of a timeline on its record's page, loaded when the user opens it. */
export function TimelineCard({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={`${id}-title`} size={{ base: 'sm', md: 'md' }}>
      <Card.Header flexDirection="row" alignItems="center" justifyContent="space-between" pb={{ base: '4' }}>
        <Card.Title as="h2" id={`${id}-title`}>
          Timeline
        </Card.Title>
        <Button
          type="button"
          size="sm"
          variant="ghost"
          colorPalette="neutral"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide' : 'Show'} activity
          <ChevronDownIcon transform={open ? 'rotate(180deg)' : undefined} />
        </Button>
      </Card.Header>
      <Card.Body id={id} hidden={!open}>
        {open && children}
      </Card.Body>
    </Card.Root>
  );
}
