import { texts, useTexts } from '../lib/language';
import { paths } from '../navigation/paths';
import { ButtonLink } from './button-link';
import { EmptyState } from './empty-state';
import { WindsweptTree } from './illustrations/plants';

const notFoundTexts = texts(
  {
    notFound: 'We couldn’t find that page',
    mayHaveMoved: 'The page may have moved, or may no longer be listed.',
    browse: 'Browse suppliers',
    home: 'Go to the home page',
  },
  {
    notFound: 'Kāore i kitea',
    mayHaveMoved: 'Kua neke pea, kua kore rānei i te rārangi.',
    browse: 'Tirohia ngā kaiwhakarato',
    home: 'Haere ki te Kāinga',
  },
);

/** The page for content that does not exist or that the user may not see: both look the same. */
export function NotFound({ title }: { title?: string }) {
  const text = useTexts(notFoundTexts);
  return (
    <EmptyState
      level="h1"
      py="24"
      illustration={<WindsweptTree />}
      title={title ?? text.notFound}
      action={
        <>
          <ButtonLink to={paths.search()}>{text.browse}</ButtonLink>
          <ButtonLink to={paths.home()} variant="outline">
            {text.home}
          </ButtonLink>
        </>
      }
    >
      {text.mayHaveMoved}
    </EmptyState>
  );
}
