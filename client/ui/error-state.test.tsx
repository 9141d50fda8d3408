import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { renderElement } from '../testing/render';
import { ErrorState } from './error-state';
import { LoadingScreen } from './loading-state';

const broken = new CombinedGraphQLErrors({
  errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL', id: 'r1' } }],
});

it('says what happened in the language of the page, with a way on', () => {
  renderElement(<ErrorState error={broken} onRetry={() => {}} />, { language: 'mi' });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Kāore i tutuki');
  expect(alert).toHaveTextContent('I hē tētahi mea i tō mātou taha.');
  expect(alert).toHaveTextContent('Tohutoro r1');
  expect(screen.getByRole('button', { name: 'Whakamātau anō' })).toBeInTheDocument();
});

it('keeps the words of the server in English', () => {
  renderElement(<ErrorState error={broken} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Something went wrongSomething went wrong.Reference r1',
  );
});

it('says that a screen is on its way in te reo Māori', () => {
  renderElement(<LoadingScreen />, { language: 'mi' });
  expect(screen.getByRole('status')).toHaveTextContent('E uta ana');
});
