/**
 * Declares a test that leaves mocks, fake timers and a changed window behind, and fails if a file before it
 * has done so.
 */
export function leavesMuch(): void {
  it('finds nothing of another file, and leaves much itself', () => {
    expect(jest.isMockFunction(console.debug)).toBe(false);
    expect(Date.now()).toBeGreaterThan(0);
    expect(localStorage).toHaveLength(0);
    expect(document.body).toBeEmptyDOMElement();
    expect(document.title).toBe('');
    expect(window.location.pathname).toBe('/');

    jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    jest.useFakeTimers({ now: 0 });
    localStorage.setItem('left', 'behind');
    document.body.append('left behind');
    document.title = 'Left behind';
    history.pushState(null, '', '/left-behind');
  });
}
