import { act, fireEvent, screen } from '@testing-library/react';
import { renderElement } from '../testing/render';
import { CopyButton } from './copy-button';
import { NoticeRegion } from './notice-region';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  renderElement(
    <>
      <CopyButton text={() => 'https://uplift.example/business/5'}>Copy link</CopyButton>
      <NoticeRegion />
    </>,
  );
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const notice = () => screen.queryByText('Copied to Clipboard');

it('copies 100 ms after a press, and once for repeated presses R329', async () => {
  press();
  await pass(99);
  expect(writeText).not.toHaveBeenCalled();
  press();
  await pass(99);
  expect(writeText).not.toHaveBeenCalled();
  await pass(1);
  expect(writeText.mock.calls).toEqual([['https://uplift.example/business/5']]);
});

it('shows Copied to Clipboard as information for two seconds R332', async () => {
  press();
  await pass(100);
  expect(notice()).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Notices' })).toHaveAttribute('aria-live', 'polite');
  await pass(1999);
  expect(notice()).toBeInTheDocument();
  await pass(1);
  expect(notice()).toBeNull();
});

it('shows no such notice if the browser refuses R332', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  press();
  await pass(100);
  expect(notice()).toBeNull();
  expect(screen.getByText('Could not copy')).toBeInTheDocument();
});
