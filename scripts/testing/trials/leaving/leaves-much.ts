/** A test that leaves mocks, fake timers and settings behind, and fails if a file before it has. */
export function leavesMuch(): void {
  it('finds nothing of another file, and leaves much itself', () => {
    expect(jest.isMockFunction(console.debug)).toBe(false);
    expect(Date.now()).toBeGreaterThan(0);
    expect(process.env.LEFT_BEHIND).toBeUndefined();
    expect(process.env.TEST_LIMIT_MS).toBeDefined();

    jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    jest.useFakeTimers({ now: 0 });
    process.env.LEFT_BEHIND = 'yes';
    delete process.env.TEST_LIMIT_MS;
  });
}
