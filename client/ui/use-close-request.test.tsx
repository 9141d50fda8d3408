import { render } from '@testing-library/react';
import { useCloseRequest } from './use-close-request';

const watchers = new Set<EventTarget>();

class FakeCloseWatcher extends EventTarget {
  constructor() {
    super();
    watchers.add(this);
  }
  destroy() {
    watchers.delete(this);
  }
}

function Open({ onClose, open }: { onClose: () => void; open?: boolean }) {
  useCloseRequest(onClose, open);
  return null;
}

describe('closing an overlay by the device’s back gesture', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'CloseWatcher');
    watchers.clear();
  });

  it('closes the overlay and stops listening afterwards', () => {
    Object.assign(window, { CloseWatcher: FakeCloseWatcher });
    const onClose = jest.fn();
    const { unmount } = render(<Open onClose={onClose} />);
    const [watcher] = watchers;
    watcher?.dispatchEvent(new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    expect(watchers.size).toBe(0);
  });

  it('listens only while the overlay is open and can close', () => {
    Object.assign(window, { CloseWatcher: FakeCloseWatcher });
    const { rerender } = render(<Open onClose={jest.fn()} open={false} />);
    expect(watchers.size).toBe(0);
    rerender(<Open onClose={jest.fn()} open />);
    expect(watchers.size).toBe(1);
    rerender(<Open onClose={jest.fn()} open={false} />);
    expect(watchers.size).toBe(0);
  });

  it('opens the overlay in a browser without close watchers', () => {
    expect(() => render(<Open onClose={jest.fn()} />)).not.toThrow();
  });
});
