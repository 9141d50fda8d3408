/**
 * Declares a test file that leaves mocks, fake timers and settings behind, and fails if a file before it has
 * done so.
 */
export function leavesMuch(): void {
  const found = {
    mocked: jest.isMockFunction(console.debug) || jest.isMockFunction(console.error),
    time: Date.now() > 0,
    setting: process.env.LEFT_BEHIND ?? process.env.SET_WHEN_LOADED,
  };
  process.env.SET_WHEN_LOADED = 'yes';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  it('finds nothing of another file, and leaves much itself', () => {
    expect(found).toEqual({ mocked: false, time: true, setting: undefined });
    expect(process.env.TEST_LIMIT_MS).toBeDefined();

    jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    jest.useFakeTimers({ now: 0 });
    process.env.LEFT_BEHIND = 'yes';
    delete process.env.TEST_LIMIT_MS;
  });

  const keepsItsOwn = () => {
    expect(process.env.SET_WHEN_LOADED).toBe('yes');
    expect(jest.isMockFunction(console.error)).toBe(true);
  };
  it('keeps what it set and mocked when it was loaded', keepsItsOwn);
  // After the last of its own hooks.
  afterAll(keepsItsOwn);
}
