import { Card, type CardRootProps } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type Props = Omit<CardRootProps, 'title'> & { title: string; description?: ReactNode; children: ReactNode };

/** One of the cards of a record (R154), a region named by its title. */
export function SectionCard({ title, description, children, ...card }: Props) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} size={{ base: 'sm', md: 'md' }} {...card}>
      <Card.Header>
        <Card.Title as="h2" id={id}>
          {title}
        </Card.Title>
        {description && <Card.Description>{description}</Card.Description>}
      </Card.Header>
      <Card.Body gap="4">{children}</Card.Body>
    </Card.Root>
  );
}
