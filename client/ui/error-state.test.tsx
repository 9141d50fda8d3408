import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { renderElement } from '../testing/render';
import { ErrorState } from './error-state';
import { LoadingScreen } from './loading-state';

const broken = new CombinedGraphQLErrors({
  errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL', id: 'r1' } }],
});

it('describes the error in the language of the page, with a next step', () => {
  renderElement(<ErrorState error={broken} onRetry={() => {}} />, { language: 'mi' });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Kāore i tutuki');
  expect(alert).toHaveTextContent('I hē tētahi mea i tō mātou taha.');
  expect(alert).toHaveTextContent('Tohutoro r1');
  expect(screen.getByRole('button', { name: 'Whakamātau anō' })).toBeInTheDocument();
});

it('shows the server’s message in English', () => {
  renderElement(<ErrorState error={broken} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Something went wrongSomething went wrong.Reference r1',
  );
});

it('shows the loading text in te reo Māori', () => {
  renderElement(<LoadingScreen />, { language: 'mi' });
  expect(screen.getByRole('status')).toHaveTextContent('E uta ana');
});
