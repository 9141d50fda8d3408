beforeEach(() => {
  document.title = 'Mine alone';
});

it('fails', () => {
  expect(document.title).toBe('Somebody else’s');
});
