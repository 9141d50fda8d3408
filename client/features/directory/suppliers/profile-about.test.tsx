import { act, screen } from '@testing-library/react';
import { renderElement } from '../../../testing/render';
import { ProfileAbout_SupplierFragmentDoc } from './profile.generated';
import { ProfileAbout } from './profile-about';

const from = { __typename: 'Supplier' as const, id: 5 };

afterEach(() => jest.useRealTimers());

it('the outcomes of a supplier rotate every eight seconds R053', async () => {
  const scrollTo = jest.fn();
  jest.useFakeTimers();
  const { client } = renderElement(<ProfileAbout supplier={from as never} />);
  Element.prototype.scrollTo = scrollTo;
  act(() => {
    client.writeFragment({
      fragment: ProfileAbout_SupplierFragmentDoc,
      fragmentName: 'ProfileAbout_supplier',
      data: {
        ...from,
        whoAreWe: null,
        aboutWhatWeDo: null,
        services: [],
        servicesHeadingOverride: null,
        sustainability: [
          { __typename: 'SustainabilityOutcome', type: 'Waste', notes: null },
          { __typename: 'SustainabilityOutcome', type: 'Water', notes: null },
        ],
      } as never,
    });
  });
  act(() => jest.advanceTimersByTime(50));
  expect(screen.getByText('Less waste')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(7900));
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(200));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
