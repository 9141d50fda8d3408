it('goes on while an error is thrown outside of it', async () => {
  setTimeout(() => {
    throw new Error('thrown later');
  });
  await new Promise(() => undefined);
});
