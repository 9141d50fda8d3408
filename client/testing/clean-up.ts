/** Removes everything that a test file has left in the window that it shares with other files of its group. */
export function cleanUp(): void {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  // Those of a test that renders with styles would hide elements of later files.
  for (const sheet of document.head.querySelectorAll('style[data-emotion]')) sheet.remove();
  document.title = '';
  history.replaceState(null, '', '/');
}
