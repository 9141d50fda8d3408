import { act } from '@testing-library/react';
import { renderElement } from '../testing/render';
import { Carousel } from './carousel';

const scrollTo = jest.fn();
const widths = { UL: 0, LI: 0 };

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollTo = scrollTo;
  scrollTo.mockClear();
  // jsdom has no layout: a row and its slides have the widths of the test.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return widths[this.tagName as keyof typeof widths] ?? 0;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function show(row: number, slide: number, interval?: number) {
  Object.assign(widths, { UL: row, LI: slide });
  renderElement(
    <Carousel
      label="Featured"
      heading={(controls) => controls}
      interval={interval}
      slides={[1, 2, 3, 4].map((key) => ({ key, content: `Slide ${key}` }))}
    />,
  );
  // The timer starts after the first frame.
  act(() => jest.advanceTimersByTime(20));
}
const after = (milliseconds: number) => {
  act(() => jest.advanceTimersByTime(milliseconds));
  return scrollTo.mock.calls.length;
};

it('a row of several slides advances every 2.5 seconds R052', () => {
  show(960, 300);
  expect(after(2400)).toBe(0);
  expect(after(200)).toBe(1);
  expect(after(2500)).toBe(2);
});

it('a single slide stays seven seconds R052', () => {
  show(340, 340);
  expect(after(6900)).toBe(0);
  expect(after(200)).toBe(1);
});
