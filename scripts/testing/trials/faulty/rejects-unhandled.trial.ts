it('goes on while a promise that nobody waits for rejects', async () => {
  void Promise.reject(new Error('rejected unseen'));
  await new Promise(() => undefined);
});
