import { Container } from '@chakra-ui/react';
import { paths } from '../navigation/paths';
import { usePageTitle } from '../navigation/use-route-handle';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';

/** A part of the public site that is announced in its menus and not open yet. */
export function Component() {
  const title = usePageTitle();
  return (
    <Container flex="1" display="grid" placeItems="center">
      <EmptyState
        level="h1"
        title={title}
        py="24"
        action={<ButtonLink to={paths.search()}>Browse suppliers</ButtonLink>}
      >
        This part of Uplift opens soon.
      </EmptyState>
    </Container>
  );
}
