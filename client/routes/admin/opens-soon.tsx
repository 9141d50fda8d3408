import { paths } from '../../navigation/paths';
import { usePageTitle } from '../../navigation/use-route-handle';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';

/** A part of the admin area that is announced in its drawer and not open yet. */
export function Component() {
  const title = usePageTitle();
  return (
    <EmptyState
      level="h1"
      title={title}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      py="20"
      action={
        <ButtonLink to={paths.dashboard()} variant="outline">
          Go to the dashboard
        </ButtonLink>
      }
    >
      This part of Uplift opens soon.
    </EmptyState>
  );
}
