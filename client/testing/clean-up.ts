/** Removes everything that a test file has left in the window that it shares with other files of its group. */
export function cleanUp(): void {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
}
