import { act, render, screen } from '@testing-library/react';
import { useWidth } from './use-width';

let resized: () => void = () => undefined;
const { ResizeObserver: before } = globalThis;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this as unknown as ResizeObserver);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.ResizeObserver = before;
});

function Box() {
  const [box, width] = useWidth<HTMLDivElement>();
  return <div ref={box}>{width} px</div>;
}

it('redraws a chart 100 ms after the last resize and keeps its width while hidden R283', () => {
  const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  render(<Box />);
  expect(screen.getByText('600 px')).toBeInTheDocument();
  const resize = (to: number, rest: number) => {
    width.mockReturnValue(to);
    resized();
    act(() => jest.advanceTimersByTime(rest));
  };
  resize(500, 99);
  resize(400, 99);
  expect(screen.getByText('600 px')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('400 px')).toBeInTheDocument();
  resize(0, 100);
  expect(screen.getByText('400 px')).toBeInTheDocument();
});
