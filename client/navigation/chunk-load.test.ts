import { ChunkLoadError, withLoadTimeout } from './chunk-load';

afterEach(() => jest.useRealTimers());

it('a chunk that does not load within 120 seconds raises a load error R049', async () => {
  jest.useFakeTimers();
  const outcome = jest.fn();
  const loading = withLoadTimeout(() => new Promise(() => {})).catch(outcome);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await loading;
  expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});

it('a chunk that fails to load raises the same error R049', async () => {
  await expect(withLoadTimeout(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(
    ChunkLoadError,
  );
});

it('passes on a chunk that loads', async () => {
  await expect(withLoadTimeout(async () => 'screen')).resolves.toBe('screen');
});
